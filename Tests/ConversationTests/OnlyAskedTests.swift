import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Questions and denials change nothing")
struct OnlyAskedTests {
  @Test(
    "what became of a visit is told, not asked",
    arguments: [
      "why is Tom a no show", "did Tom arrive", "has Tom arrived", "is Tom finished",
      "Tom isn't here", "Tom's not here", "Tom is not a no show", "Tom may be a no show",
      "was Tom a no show", "Tom is not done",
    ])
  func visits(_ line: String) throws {
    var desk = try TestDesk(now: "2026-11-30T10:30")
    let before = try desk.standing()
    desk.say(line)
    #expect(try desk.standing() == before)
  }

  @Test("what is told is kept")
  func told() throws {
    var desk = try TestDesk(now: "2026-11-30T10:30")
    desk.say("Tom is here")
    #expect(try desk.book.booking(BookingID(8))?.status == .arrived)
    var other = try TestDesk(now: "2026-11-30T10:30")
    other.say("Tom did not show up")
    #expect(try other.book.booking(BookingID(8))?.status == .noShow)
  }

  @Test("a question takes nothing back", arguments: ["should I undo", "undo?", "why undo"])
  func undoing(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    desk.say("yes")
    desk.say(line)
    #expect(try desk.book.booking(BookingID(24))?.status == .cancelled)
    desk.say("can you undo that")
    #expect(try desk.book.booking(BookingID(24))?.status == .confirmed)
  }

  @Test(
    "nobody waits by a question or a no",
    arguments: ["should Mei be on the waitlist", "don't put Mei on the waitlist"])
  func waiting(_ line: String) throws {
    var desk = try TestDesk()
    let before = try waitlist(desk)
    desk.say(line)
    #expect(try waitlist(desk) == before)
  }

  /// Who waits for a slot, on any of the days ahead.
  private func waitlist(_ desk: TestDesk) throws -> [Wish] {
    let today = try #require(LocalDateTime(iso: "2026-11-30T00:00"))
    return try desk.book.wishes(from: today, to: today.adding(days: 400))
  }

  @Test(
    "a rule that is asked about is asked back",
    arguments: ["should haircuts cost £40", "a colour takes 3 hours?", "shall we open on Sunday"])
  func rules(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .question)
    #expect(desk.conversation.openQuestion == .change)
    #expect(desk.say("yes").kind == .changed)
  }

  @Test("a number that is denied is not kept")
  func number() throws {
    var desk = try TestDesk()
    let before = try desk.book.journal(limit: 1)
    desk.say("Dana's number is not 07700 900888")
    #expect(try desk.book.journal(limit: 1) == before)
  }
}
