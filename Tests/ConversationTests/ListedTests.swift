import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Bookings that were listed, and which of several is meant")
struct ListedTests {
  private func numbers(_ reply: Reply) -> [Int] { reply.bookings.map(\.id.rawValue) }

  @Test("the second of a list goes where the first went, at its own hour")
  func theSecondToo() throws {
    var desk = try TestDesk()
    desk.say("show me Thursday")
    desk.say("move the first one to Friday")
    let first = try #require(desk.say("yes").bookings.first)
    desk.say("and the second one too")
    let second = try #require(desk.say("yes").bookings.first)
    #expect(second.id != first.id)
    #expect(second.start == LocalDateTime(iso: "2026-12-04T10:15"))
  }

  @Test("the others of a list are cancelled after the first was")
  func theOthersToo() throws {
    var desk = try TestDesk()
    desk.say("show me Thursday")
    desk.say("cancel the first one")
    desk.say("yes")
    desk.say("and the other two as well")
    #expect(numbers(desk.say("yes")).count == 2)
  }

  @Test("a service names the one of a list that has it")
  func theBlowDry() throws {
    var desk = try TestDesk()
    desk.say("show me Thursday")
    desk.say("the blow-dry, can that be at 11?")
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id.rawValue == 21)
    #expect(moved.start == LocalDateTime(iso: "2026-12-03T11:00"))
  }

  @Test(
    "several places are an answer to which one", arguments: ["1 and 2", "the first and second"])
  func severalPlaces(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("cancel Dana")
    desk.say(line)
    #expect(numbers(desk.say("yes")) == [17, 24])
  }

  @Test("a plural is all that somebody has")
  func plural() throws {
    var desk = try TestDesk()
    desk.say("cancel Dana's bookings")
    #expect(numbers(desk.say("yes")).count == 3)
  }

  @Test("what names several of those that were asked about is asked about again")
  func narrowsStepByStep() throws {
    var desk = try TestDesk()
    #expect(desk.say("I need to move an appointment").question == .whichBooking)
    #expect(desk.say("Dana's").question == .whichBooking)
    #expect(desk.say("the colour").question == .time)
    desk.say("to the 10th at 2")
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id.rawValue == 30)
    #expect(moved.start == LocalDateTime(iso: "2026-12-10T14:00"))
  }

  @Test(
    "to look at what became of bookings does nothing to them",
    arguments: [
      "list Tom's no-shows", "show me the no-shows", "show cancelled bookings this week",
      "cancelled bookings", "show Dana's no-shows",
    ])
  func onlyShown(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    #expect(desk.say(line).kind == .list)
    #expect(desk.conversation.state.table == nil)
    #expect(try desk.standing() == before)
  }

  @Test("nobody has stayed away from a visit that has not begun")
  func notYet() throws {
    var desk = try TestDesk()
    #expect(desk.say("Luis was a no-show").kind == .refused)
  }

  @Test(
    "the day before the next free slot is of what is there",
    arguments: [
      "move Dana on Friday to the next free slot", "move Dana on Friday to the first free slot",
    ])
  func nextFree(_ line: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    #expect(desk.say("yes").bookings.first?.id.rawValue == 24)
  }

  @Test("a weekday is that beside the booking which goes there")
  func besideIt() throws {
    var desk = try TestDesk()
    desk.say("move Mei's haircut on the 16th to Thursday at 11")
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-17T11:00"))
  }

  @Test("a number alone names a booking", arguments: ["cancel 24", "cancel number 24"])
  func byNumber(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).question == .cancellation)
    #expect(numbers(desk.say("yes")) == [24])
  }
}
