import Scheduling
import Testing

@testable import Conversation

@Suite("Answers to which booking is meant, and several that are named at once")
struct WhichOneTests {
  @Test(
    "name one or several of those that were shown",
    arguments: [
      ("the first two", [17, 24]), ("B-24", [24]), ("1 and 2", [17, 24]),
      ("both haircuts", [17, 24]), ("the haircuts", [17, 24]), ("not the colour", [17, 24]),
      ("the next one", [17]), ("the 4th", [24]), ("the colour", [30]), ("Friday", [24]),
      ("the haircut with Sam", [24]), ("all of them", [17, 24, 30]), ("the last one", [30]),
    ])
  func several(_ line: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    desk.say("cancel Dana")
    desk.say(line)
    #expect(desk.conversation.openQuestion == .cancellation)
    #expect(Set(desk.say("yes").bookings.map(\.id)) == Set(numbers.map { BookingID($0) }))
  }

  @Test("a name that fits two of three asks which of the two")
  func narrowed() throws {
    var desk = try TestDesk()
    desk.say("cancel Dana")
    desk.say("the haircut")
    #expect(desk.conversation.openQuestion == .whichBooking)
    desk.say("Friday's")
    #expect(desk.say("yes").bookings.map(\.id) == [BookingID(24)])
  }

  @Test("the reason that is told with it is kept")
  func reason() throws {
    var desk = try TestDesk()
    for line in ["cancel Dana", "the Friday one, she's ill"] { desk.say(line) }
    let cancelled = try #require(desk.say("yes").bookings.first)
    #expect(cancelled.id == BookingID(24) && cancelled.cancelReason == "she's ill")
    for line in ["cancel Dana", "1, because she is away"] { desk.say(line) }
    #expect(desk.say("yes").bookings.first?.cancelReason == "she is away")
  }

  @Test(
    "a plural, and several who have one each, are all of them",
    arguments: [
      ("cancel Dana's bookings", [17, 24, 30]), ("cancel Peter and Tom on Thursday", [20, 22]),
      ("cancel Luis on Saturday and Mei too", [26, 27]),
      ("cancel Dana's and Grace's haircuts", [14, 17, 24, 28]),
    ])
  func plural(_ line: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    desk.say(line)
    #expect(Set(desk.say("yes").bookings.map(\.id)) == Set(numbers.map { BookingID($0) }))
  }

  @Test("who has several is asked about, where one is named")
  func singular() throws {
    for line in ["cancel Dana", "cancel Dana and Tom", "cancel one of Dana's bookings"] {
      var desk = try TestDesk()
      desk.say(line)
      #expect(desk.conversation.openQuestion == .whichBooking)
    }
  }

  @Test(
    "what moves is named with where it goes",
    arguments: [
      ("the colour to Thursday at 11", 30, "2026-12-10T11:00"),
      ("Friday's to 3", 24, "2026-12-04T15:00"),
    ])
  func moving(_ line: String, _ number: Int, _ start: String) throws {
    var desk = try TestDesk()
    desk.say("move Dana")
    desk.say(line)
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id == BookingID(number) && moved.start.description == start)
  }

  @Test("a day that one of them has is which it is, and not to when it moves")
  func day() throws {
    for line in ["Wednesday", "Friday's", "the haircut with Sam"] {
      var desk = try TestDesk()
      desk.say("move Dana")
      desk.say(line)
      #expect(desk.conversation.openQuestion == .time)
    }
  }
}
