import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Calendar files that come in and go out")
struct ImportTests {
  private func event(
    _ uid: String, _ start: String, _ end: String, _ summary: String, sequence: Int = 0,
    more: [String] = []
  ) -> String {
    ([
      "BEGIN:VEVENT", "UID:\(uid)", "SEQUENCE:\(sequence)", "SUMMARY:\(summary)",
      "DTEND;TZID=Europe/London:\(end)", "DTSTART;TZID=Europe/London:\(start)",
    ] + more + ["END:VEVENT"]).joined(separator: "\r\n")
  }

  private func file(_ events: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + events + ["END:VCALENDAR", ""])
      .joined(separator: "\r\n")
  }

  private func plan(_ reply: Reply) throws -> ImportPlan {
    for statement in reply.statements {
      if case .importing(let plan) = statement { return plan }
      if case .imported(let plan) = statement { return plan }
    }
    return try #require(nil, "no file was read")
  }

  private var oneHaircut: String {
    event("one@x", "20261203T110000", "20261203T114500", "Haircut for Nina Patel with Sam")
  }

  @Test("nothing comes in before a yes, and one undo takes all of it back")
  func confirmed() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.files.texts["club.ics"] = file(
      oneHaircut, event("two@x", "20261208T140000", "20261208T153000", "Dentist"))
    let shown = try plan(desk.say("import bookings from club.ics"))
    #expect(shown.items.count == 2)
    #expect(try desk.standing() == before)
    let reply = desk.say("yes")
    let booking = try #require(reply.bookings.first)
    #expect(booking.start.description == "2026-12-03T11:00")
    #expect(try desk.book.customer(try #require(booking.customer))?.name == "Nina Patel")
    let always = Span(start: Instant(seconds: 0), end: Instant(seconds: 1 << 40))
    // Nobody was named, so nobody can be booked then.
    #expect(try desk.book.blocks(overlapping: always).count == 3)
    desk.say("undo")
    #expect(try desk.standing() == before)
    #expect(try desk.book.blocks(overlapping: always).isEmpty)
  }

  @Test("what clashes stays out, with the rule; anyway brings it in, marked")
  func clashes() throws {
    var desk = try TestDesk()
    desk.files.texts["club.ics"] = file(
      oneHaircut,
      event("two@x", "20261204T103000", "20261204T111500", "Haircut for Nina Patel with Sam"))
    let shown = try plan(desk.say("import club.ics"))
    #expect(shown.items.count == 1)
    #expect(shown.clashes.first?.obstacles.map(\.rule) == [.booked])
    let reply = desk.say("anyway")
    #expect(reply.bookings.map(\.overrides) == [[], [.booked]])
  }

  @Test("the same file twice changes nothing; a later one moves and calls off")
  func again() throws {
    var desk = try TestDesk()
    desk.files.texts["club.ics"] = file(oneHaircut)
    desk.say("import club.ics")
    let id = try #require(desk.say("yes").bookings.first?.id)
    let entries = try desk.book.journal(limit: 1000).count
    let second = desk.say("import club.ics")
    #expect(try plan(second).known == 1)
    #expect(second.question == nil)
    #expect(try desk.book.journal(limit: 1000).count == entries)

    desk.files.texts["club.ics"] = file(
      event(
        "one@x", "20261203T150000", "20261203T154500", "Haircut for Nina Patel with Sam",
        sequence: 1))
    desk.say("import club.ics")
    desk.say("yes")
    #expect(try desk.book.booking(id)?.start.description == "2026-12-03T15:00")

    desk.files.texts["club.ics"] = file(
      event(
        "one@x", "20261203T150000", "20261203T154500", "Haircut for Nina Patel with Sam",
        sequence: 2, more: ["STATUS:CANCELLED"]))
    desk.say("import club.ics")
    desk.say("yes")
    #expect(try desk.book.booking(id)?.status == .cancelled)
    #expect(desk.say("book a haircut with Sam on Thursday at 3").slots.first?.start.time.hour == 15)
  }

  @Test("what was moved at the desk stays where it is when the old file is read again")
  func movedHere() throws {
    var desk = try TestDesk()
    desk.files.texts["club.ics"] = file(oneHaircut)
    desk.say("import club.ics")
    let id = try #require(desk.say("yes").bookings.first?.id)
    desk.say("move B-\(id.rawValue) to 3pm")
    desk.say("yes")
    #expect(try plan(desk.say("import club.ics")).known == 1)
    #expect(try desk.book.booking(id)?.start.time.hour == 15)
  }

  @Test("an event that repeats comes in date by date")
  func repeating() throws {
    var desk = try TestDesk()
    desk.files.texts["club.ics"] = file(
      event(
        "weekly@x", "20261202T160000", "20261202T163000", "Head massage for Dana with Priya",
        more: ["RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;TZID=Europe/London:20261209T160000"]))
    desk.say("load club.ics")
    #expect(
      desk.say("yes").bookings.map(\.start.description) == [
        "2026-12-02T16:00", "2026-12-16T16:00",
      ])
    #expect(try plan(desk.say("load club.ics")).known == 2)
  }

  @Test("a part that cannot be read is told with its line, and the rest comes in")
  func problems() throws {
    var desk = try TestDesk()
    let broken = ["BEGIN:VEVENT", "UID:b@x", "SUMMARY:Broken", "DTSTART:tomorrow", "END:VEVENT"]
    desk.files.texts["club.ics"] = file(broken.joined(separator: "\r\n"), oneHaircut)
    let shown = try plan(desk.say("import club.ics"))
    #expect(shown.problems.map(\.line) == [6])
    let reply = desk.say("yes")
    #expect(reply.bookings.count == 1)
    #expect(reply.outcome == .refused)
    #expect(desk.say("import nowhere.ics").kind == .notFound)
  }

  @Test("the whole book goes out, and comes back as what it is")
  func roundTrip() throws {
    var desk = try TestDesk()
    desk.say("block Sam on Friday from 3 to 4")
    desk.say("move B-24 to Saturday at 1pm")
    desk.say("yes")
    desk.say("cancel B-25")
    desk.say("yes")
    #expect(desk.say("export everything to all.ics").outcome == .done)
    let text = try #require(desk.files.texts["all.ics"])
    #expect(text.contains("STATUS:CANCELLED"))
    #expect(text.contains("SEQUENCE:1"))
    let entries = try desk.book.journal(limit: 1000).count
    let shown = try plan(desk.say("import all.ics"))
    #expect(shown.items.isEmpty && shown.clashes.isEmpty && shown.problems.isEmpty)
    #expect(shown.known == shown.events)
    #expect(try desk.book.journal(limit: 1000).count == entries)
    // An empty book takes all that stands.
    var other = try TestDesk()
    other.files.texts["all.ics"] = text
    #expect(try plan(other.say("import all.ics")).problems.isEmpty)
  }

  @Test("what was booked together is one file")
  func together() throws {
    var desk = try TestDesk()
    desk.say("book a colour and a blow-dry for Dana on Thursday with Priya")
    let made = desk.say("yes").bookings
    desk.say("add it to my calendar")
    let text = try #require(desk.files.texts["B-\(made[0].id.rawValue).ics"])
    #expect(text.split(separator: "BEGIN:VEVENT").count == 3)
  }
}
