import CivilTime
import Conversation
import Presentation
import Scheduling
import Testing

/// What "settings" shows are sentences: typed again, they change nothing.
@Suite("Settings, typed again")
struct SettingsRoundTripTests {
  private static let rules = [
    "add service Hot towel shave, 50 minutes, £28, 5 minutes before and 10 after",
    "a hot towel shave has 10 minutes of processing after 20 minutes",
    "hot towel shaves start every 20 minutes", "a head massage holds 5 people",
    "there are two treatment rooms", "a head massage needs the treatment room",
    "at most 3 colours a day", "at most 9 bookings a day for Priya",
    "Alex does hot towel shaves in 45 minutes for £26", "90 minutes' notice",
    "bookings up to 80 days ahead", "closed on 31 December",
    "open 11 to 3 on Sunday 20 December",
  ]

  @Test("each line that is shown says what is so, and is told so when it is typed")
  func roundTrip() throws {
    var desk = try TestDesk()
    for rule in Self.rules { desk.say(rule) }
    let zone = desk.zone
    let book = desk.book
    var session = DeskSession(
      Conversation(desk: Desk(book: book, zone: zone, files: TestFiles()), state: DialogueState()),
      format: .text(TextRenderer(width: 2_000)))
    let before = try book.business()
    let lines = session.respond(to: "settings", at: desk.now)
    #expect(lines.count > 25)
    for line in lines where line != "day first" {
      var fresh = DeskSession(
        Conversation(
          desk: Desk(book: book, zone: zone, files: TestFiles()), state: DialogueState()),
        format: .text(TextRenderer(width: 2_000)))
      _ = fresh.respond(to: line, at: desk.now)
      let after = try book.business()
      #expect(after == before, "\(line)")
      if after != before { return }
    }
  }

  @Test("a break with days of its own is a break, also one within the hour of noon")
  func breakWithDays() throws {
    var desk = try TestDesk()
    desk.say("Sam works Tue–Fri 10:00–16:00, break Tue–Fri 12:00–12:30")
    desk.say("yes")
    let sam = try #require(try desk.book.business().staff.first { $0.name == "Sam" })
    let noon = try #require(ClockRange(startMinute: 720, endMinute: 750))
    #expect(sam.breaks[.wednesday] == [noon])
    #expect(sam.hours?[.wednesday] == [try #require(ClockRange(startMinute: 600, endMinute: 960))])
  }

  @Test(
    "what someone does is added to, unless it is said to be all",
    arguments: [
      ("let Alex do blow-dries", 5), ("Alex does blow-dries", 5), ("Alex only does haircuts", 1),
      ("Alex doesn't do colours", 3),
    ])
  func skills(_ line: String, _ count: Int) throws {
    var desk = try TestDesk()
    desk.say(line)
    desk.say("leave them")
    let business = try desk.book.business()
    let alex = try #require(business.staff.first { $0.name == "Alex" })
    #expect(business.activeServices.filter { alex.does($0.id) }.count == count)
  }

  @Test("a limit that is said twice stays in its place")
  func limitTwice() throws {
    var desk = try TestDesk()
    desk.say("at most 4 haircuts a day")
    desk.say("at most 7 bookings a day for Sam")
    let before = try desk.book.business().settings.policy.limits
    #expect(before.count == 2)
    desk.say("at most 4 haircuts a day")
    #expect(try desk.book.business().settings.policy.limits == before)
  }
}
