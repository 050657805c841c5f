import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Figures as hours, and looks at the book, beside an offer")
struct HoursBesideOfferTests {
  @Test(
    "a dotted figure is an hour of the day that is offered",
    arguments: ["2.15", "no, 2.15 please", "make it 2.15"])
  func dotted(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("haircut for Omar on Friday at 3")
    let start = desk.say(line).slots.first?.start
    #expect(start == LocalDateTime(iso: "2026-12-04T14:15"))
  }

  @Test("a number that is a place and the hour that was asked for is asked about")
  func both() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let slots = desk.say("haircut for Omar on Friday at 3").slots
    #expect(desk.say("3").statements == [.placeOrHour(slots[2], number: 3)])
    #expect(try desk.standing() == before)
    desk.say("number 3")
    #expect(try desk.standing().last?.start == slots[2].start)
  }

  @Test(
    "the sides of a comparison are those that were named",
    arguments: ["compare 9:00 and 14:00", "why 9 rather than 2", "why not 2 instead of 9"])
  func sides(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Omar a beard trim on Thursday")
    let compared: [(Slot, Slot)] = desk.say(line).statements.compactMap {
      if case .comparison(let one, let other) = $0 { (one, other) } else { nil }
    }
    let hours = compared.first.map { Set([$0.0.start.time.hour, $0.1.start.time.hour]) }
    #expect(hours == [9, 14])
  }

  @Test(
    "a look at a day leaves the offer as it is", arguments: ["show Tuesday", "look at Tuesday"])
  func looking(_ line: String) throws {
    var desk = try TestDesk()
    let slots = desk.say("haircut for Omar on Friday at 3").slots
    desk.say(line)
    desk.say("yes")
    #expect(try desk.standing().last?.start == slots[0].start)
  }

  @Test("what was given up does not come back, what was put aside does")
  func givenUp() throws {
    var desk = try TestDesk()
    desk.say("haircut for Omar on Friday at 3")
    desk.say("forget that, book Mei a haircut on Friday at 2")
    desk.say("yes")
    #expect(desk.conversation.openQuestion == nil)
    desk.say("haircut for Omar on Friday at 4")
    desk.say("haircut for Tom on Thursday at 11")
    desk.say("yes")
    #expect(desk.conversation.openQuestion == .bookOffer)
  }
}
