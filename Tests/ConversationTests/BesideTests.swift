import CivilTime
import Conversation
import PlainEnglish
import Scheduling
import Testing

@Suite struct BesideTests {
  /// Dana is booked on Friday 4 December, 10:30 to 11:15 with Sam.
  @Test(
    "a time told by somebody's booking is before or after it, and who has it is not booked again",
    arguments: [
      ("book Omar a haircut right after Dana on Friday", "2026-12-04T11:15"),
      ("book a haircut for Omar straight after Dana's haircut on Friday", "2026-12-04T11:15"),
      ("book Omar a beard trim right before Dana on Friday with Sam", "2026-12-04T10:00"),
      ("book Mei a blow-dry right after Grace tomorrow", "2026-12-01T14:15"),
    ])
  func direct(line: String, start: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    let slot = try #require(reply.slots.first)
    #expect("\(slot.start)".hasPrefix(start))
    let booked = desk.say("yes")
    #expect(booked.kind == .booked)
    #expect(booked.bookings.count == 1)
  }

  @Test("after and before bound the time where nothing says that it is right then")
  func bounds() throws {
    var desk = try TestDesk()
    let after = desk.say("book Omar a haircut after Dana on Friday").slots.map(\.start.time)
    #expect(!after.isEmpty && after.allSatisfy { $0.minuteOfDay >= 11 * 60 + 15 })
    desk.say("no")
    let before = desk.say("book Mei a haircut before Dana on Friday").slots
    #expect(before.first.map { $0.start.time.minuteOfDay + $0.length <= 10 * 60 + 30 } == true)
  }

  @Test("a booking can be moved beside another")
  func moved() throws {
    var desk = try TestDesk()
    // Dana comes on Wednesday too; B-23 is on Friday.
    let reply = desk.say("move B-23 to right after Dana")
    #expect(reply.slots.first.map { "\($0.start)" }?.hasPrefix("2026-12-04T11:15") == true)
  }

  @Test("beside a booking that there is not, nothing is booked")
  func none() throws {
    var desk = try TestDesk()
    let reply = desk.say("book a haircut right after Dana on Sunday")
    #expect(reply.kind == .notFound)
    #expect(!desk.conversation.hasUnansweredQuestion)
  }

  @Test(
    "a service after another of the same visit is no time",
    arguments: ["book a haircut and after that a beard trim for Omar on Friday"])
  func visit(line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).statements.contains { if case .visit = $0 { true } else { false } })
  }
}
