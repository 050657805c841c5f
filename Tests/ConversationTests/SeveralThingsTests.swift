import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Several things in one line")
struct SeveralThingsTests {
  @Test("each is asked about in its turn, and all of it is one change")
  func inTurn() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say("cancel Grace's haircut tomorrow and move Peter's massage to Thursday at 2")
    #expect(desk.conversation.openQuestion == .cancellation)
    let second = desk.say("yes")
    #expect(second.bookings.map(\.status) == [.cancelled])
    #expect(desk.conversation.openQuestion == .moveOffer)
    #expect(desk.say("yes").kind == .moved)
    let undone = desk.say("undo")
    #expect(undone.statements.count == 2)
    #expect(try desk.standing().map(\.start) == before.map(\.start))
    #expect(try desk.standing().map(\.status) == before.map(\.status))
    #expect(desk.say("redo").statements.count == 2)
    #expect(desk.say("undo").statements.count == 2)
  }

  @Test("a new conversation takes the line back as one change too")
  func afterRestart() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say("cancel B-14 and cancel B-16")
    desk.say("yes")
    desk.say("cancel Grace's haircut tomorrow and cancel Peter's massage")
    desk.say("undo")
    desk.conversation = TestDesk.begin(desk.book, desk.zone)
    #expect(try desk.standing().map(\.status) == before.map(\.status))
  }

  @Test("two lines alike are two changes")
  func alike() throws {
    var desk = try TestDesk()
    for line in ["cancel B-14", "yes", "cancel B-16", "yes"] { desk.say(line) }
    #expect(desk.say("undo").statements.count == 1)
  }

  @Test("no to the first goes on with the second; never mind ends both")
  func refusing() throws {
    var desk = try TestDesk()
    desk.say("cancel B-14 and move B-16 to Thursday at 2")
    #expect(desk.say("no").statements.first == .dropped)
    #expect(desk.conversation.openQuestion == .moveOffer)
    desk.say("never mind")
    desk.say("cancel B-14 and move B-16 to Thursday at 2")
    let reply = desk.say("forget it")
    #expect(reply.statements.contains(.leftUndone(["move B-16 to Thursday at 2"])))
    #expect(desk.conversation.openQuestion == nil)
  }

  @Test(
    "bookings of several people in one breath are several bookings",
    arguments: [
      "book a haircut for Tom on Friday at 3 and a colour for Mei on Wednesday at 2",
      "book Tom a haircut on Friday at 3, and Mei a colour on Wednesday at 2",
    ])
  func people(_ line: String) throws {
    var desk = try TestDesk()
    let first = try #require(desk.say(line).slots.first)
    #expect(first.start.description == "2026-12-04T15:00")
    let second = desk.say("yes")
    #expect(second.bookings.count == 1)
    #expect(second.slots.first?.start.date.description == "2026-12-02")
  }

  @Test("services of one person at one time stay one visit")
  func visit() throws {
    var desk = try TestDesk()
    desk.say("book a haircut and a blow-dry for Tom on Friday")
    #expect(desk.conversation.openQuestion == .visitOffer)
  }

  @Test("a question beside a proposal is answered, and the proposal stays")
  func question() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3")
    #expect(desk.say("yes, and what does a colour cost?").bookings.count == 1)
  }
}
