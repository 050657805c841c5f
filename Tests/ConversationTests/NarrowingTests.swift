import Scheduling
import Testing

@testable import Conversation

@Suite("What is said of bookings that are about to be cancelled")
struct NarrowingTests {
  @Test(
    "only some of them go",
    arguments: [
      ("just the haircuts", [24, 25]), ("only Omar's", [23]), ("not Dana's", [23, 25]),
      ("keep the beard trim", [24, 25]), ("only cancel Dana's", [24]),
    ])
  func some(_ line: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    desk.say("cancel everything on Friday")
    desk.say(line)
    let reply = desk.say("yes")
    #expect(Set(reply.bookings.map(\.id)) == Set(numbers.map { BookingID($0) }))
  }

  @Test(
    "a reason said with the yes is kept",
    arguments: [
      ("yes, she's ill", "she's ill"), ("yes because she moved away", "she moved away"),
      ("yes, Sam is ill", "Sam is ill"), ("yes please", ""), ("yes, thanks", ""),
    ])
  func reason(_ line: String, _ reason: String) throws {
    var desk = try TestDesk()
    desk.say("cancel Dana's haircut on Friday")
    let cancelled = try #require(desk.say(line).bookings.first)
    #expect(cancelled.status == .cancelled && cancelled.cancelReason == reason)
  }

  @Test("what is over is told by its whole stretch, and the waitlist by its name")
  func over() throws {
    var desk = try TestDesk()
    let reply = desk.say("cancel all the bookings from last week")
    guard case .noBookingIn(nil, let first, let last)? = reply.statements.first else {
      Issue.record("the week is not named")
      return
    }
    #expect(first.days(until: last) == 6)
  }
}
