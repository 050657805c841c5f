import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("What corrects an offer changes what it says, and books nothing unseen")
struct CorrectedOfferTests {
  private func offered() throws -> TestDesk {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 3")
    return desk
  }

  @Test(
    "another service keeps whom it is for, the day and the hour",
    arguments: ["no, she wants a colour", "no, a colour", "actually make it a colour"])
  func otherService(_ line: String) throws {
    var desk = try offered()
    desk.say(line)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try desk.book.business().service(made.service)?.name == "Colour")
    #expect(made.customer == CustomerID(1))
    #expect(made.start.date == CalendarDate(year: 2026, month: 12, day: 3))
  }

  @Test("the Thursday after is a week on from the Thursday that is offered")
  func weekAfter() throws {
    var desk = try offered()
    desk.say("no, the Thursday after")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.start == LocalDateTime(iso: "2026-12-10T15:00"))
  }

  @Test(
    "the edges of a day are looked for in all that is free, and asked about",
    arguments: [
      ("the earliest of the day", "2026-12-03T10:45"), ("the last slot", "2026-12-03T17:15"),
    ])
  func edges(_ line: String, _ start: String) throws {
    var desk = try offered()
    let reply = desk.say(line)
    #expect(reply.question == .bookOffer && reply.bookings.isEmpty)
    let made = try #require(desk.say("yes").bookings.first)
    let shown = try #require(LocalDateTime(iso: start))
    #expect(line.contains("last") ? made.start >= shown : made.start <= shown)
  }

  @Test("the one after is another than is offered, and is not booked at once")
  func oneAfter() throws {
    var desk = try offered()
    #expect(desk.say("the one after").bookings.isEmpty)
    let made = try #require(desk.say("yes").bookings.first)
    let offered = try #require(LocalDateTime(iso: "2026-12-03T15:00"))
    #expect(made.start > offered)
  }

  @Test("the one before is the nearest that is free before what is offered")
  func oneBefore() throws {
    var desk = try offered()
    desk.say("the last slot")
    let last = try #require(desk.conversation.state.lastReply?.slots.first?.start)
    let before = try #require(desk.say("no, the one before").slots.first?.start)
    #expect(before < last && last.date == before.date && before.adding(minutes: 30) >= last)
  }

  @Test("yes to the second is the second that is shown")
  func second() throws {
    var desk = try TestDesk()
    let shown = desk.say("book a haircut for Dana on Thursday at 3").slots
    #expect(desk.say("yes to the second").bookings.first?.start == shown[1].start)
  }

  @Test("what she has already goes to the time that is offered")
  func moveThere() throws {
    var desk = try offered()
    desk.say("no, move her Friday one there")
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id.rawValue == 24)
    #expect(moved.start == LocalDateTime(iso: "2026-12-03T15:00"))
  }

  @Test("a question behind a yes books nothing more")
  func questionBehindYes() throws {
    var desk = try offered()
    #expect(desk.say("yes, and when is her colour?").bookings.count == 1)
    #expect(desk.conversation.state.table?.isOffer != true)
  }

  @Test(
    "a yes in other words", arguments: ["yeah why not", "ok she says yes"])
  func otherYes(_ line: String) throws {
    var desk = try offered()
    #expect(desk.say(line).kind == .booked)
  }

  @Test(
    "what wavers is no yes", arguments: ["yes no wait", "I'll have to check with her"])
  func wavers(_ line: String) throws {
    var desk = try offered()
    #expect(desk.say(line).bookings.isEmpty)
    #expect(desk.conversation.state.table?.isOffer == true)
  }

  @Test("a number tells two of one name apart")
  func twoOfOneName() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana Brown on Friday at 3")
    let brown = try #require(desk.say("yes").bookings.first)
    #expect(desk.say("book a colour for Dana on Saturday").question == .person)
    desk.say("2")
    #expect(desk.say("yes").bookings.first?.customer == brown.customer)
  }

  @Test("what was booked and taken back is gone on with")
  func afterUndo() throws {
    var desk = try offered()
    desk.say("yes")
    desk.say("undo")
    desk.say("make it 4 instead")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.start == LocalDateTime(iso: "2026-12-03T16:00") && made.customer == CustomerID(1))
  }
}
