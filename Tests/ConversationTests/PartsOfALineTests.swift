import Scheduling
import Testing

@testable import Conversation

@Suite("Each part of a line by itself")
struct PartsOfALineTests {
  @Test(
    "a question behind a booking leaves its day alone, and is answered",
    arguments: [
      "book Dana a haircut tomorrow at 3 and tell me how busy Friday is",
      "book Dana a haircut tomorrow at 3, and how busy is Friday?",
    ])
  func bookingAndFigures(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.slots.first?.start.description == "2026-12-01T15:00")
    let tellsLoad = reply.statements.contains { if case .load = $0 { true } else { false } }
    #expect(tellsLoad)
  }

  @Test("two bookings of one person on two days are two")
  func another() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana tomorrow at 3 and another on Friday at 3")
    let made = desk.say("yes").bookings + desk.say("yes").bookings
    #expect(made.map(\.start.description) == ["2026-12-01T15:00", "2026-12-04T15:00"])
  }

  @Test("what is taken back first is taken back")
  func undoFirst() throws {
    var desk = try TestDesk()
    for line in ["book a haircut for Dana tomorrow at 3", "yes"] { desk.say(line) }
    desk.say("undo and then show tomorrow")
    #expect(try desk.standing().allSatisfy { $0.start.description != "2026-12-01T15:00" })
  }

  @Test("what is cancelled first is asked about")
  func cancelFirst() throws {
    var desk = try TestDesk()
    desk.say("first cancel Dana on Friday, then show me Friday")
    #expect(desk.conversation.openQuestion == .cancellation)
  }

  @Test("an hour behind a list is the booking's")
  func listFirst() throws {
    var desk = try TestDesk()
    let reply = desk.say("show tomorrow and book Dana a haircut at 3")
    #expect(reply.slots.first?.start.description == "2026-12-01T15:00")
  }

  @Test("an hour alone is of the day that was said before it")
  func dayBefore() throws {
    var desk = try TestDesk()
    desk.say("move Grace tomorrow to 3, then book a beard trim for Tom at 1:30 with Sam")
    let slot = try #require(desk.say("yes").slots.first)
    #expect(slot.start.description == "2026-12-01T13:30")
  }

  @Test("a place that is given up is taken by who is named for it")
  func inTheirPlace() throws {
    var desk = try TestDesk()
    desk.say("cancel Omar tomorrow and book a beard trim for Peter in his place")
    let slot = try #require(desk.say("yes").slots.first)
    #expect(slot.start.description == "2026-12-01T10:00")
  }

  @Test("a week that is said once is that of both")
  func weekOfBoth() throws {
    var desk = try TestDesk()
    desk.say("I'd like two appointments next week, a haircut on Monday and a colour on Thursday")
    let slot = try #require(desk.say("yes").slots.first)
    #expect(slot.start.date.description == "2026-12-10")
  }

  @Test("each visit is marked as it is said of it")
  func marks() throws {
    var desk = try TestDesk()
    desk.say("Tom has arrived, Omar is a no-show")
    let standing = try desk.standing()
    #expect(standing.first { $0.id == BookingID(8) }?.status == .arrived)
    #expect(standing.first { $0.id == BookingID(10) }?.status == .noShow)
  }

  @Test("the figures of two days are of these days")
  func figures() throws {
    var desk = try TestDesk()
    let reply = desk.say("how busy is Friday, and how busy is Saturday?")
    #expect(reply.statements.count == 2)
  }
}
