import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Bookings that are named by their place, their days, or all together")
struct NamedPlacesTests {
  private func after(_ lines: [String]) throws -> TestDesk {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    return desk
  }

  private func cancelled(_ desk: TestDesk) throws -> [Int] {
    var query = BookingQuery()
    query.statuses = [.cancelled]
    return try desk.book.bookings(query).map(\.id.rawValue).sorted()
  }

  private func start(_ number: Int, _ desk: TestDesk) throws -> String {
    "\(try #require(try desk.book.booking(BookingID(number))).start)"
  }

  @Test(
    "all that are named are cancelled, and no other",
    arguments: [
      ("cancel the first two on Friday", [23, 24]), ("cancel the last two on Friday", [24, 25]),
      ("cancel the second one on Saturday", [26]), ("cancel Omar's last one", [33]),
      ("cancel Dana Wednesday and Friday", [17, 24]),
      ("Dana's not coming Wednesday or Friday", [17, 24]),
      ("cancel Dana except Friday", [17, 30]), ("cancel all but Dana on Friday", [23, 25]),
      ("Dana's moved to Leeds, cancel everything she has", [17, 24, 30]), ("22 cancel", [22]),
      ("I'm not going to make Friday", [25]),
    ])
  func cancelling(_ line: String, _ numbers: [Int]) throws {
    #expect(try cancelled(after([line, "yes"])) == numbers, "\(line)")
  }

  @Test(
    "what is named moves where it is said to",
    arguments: [
      ("move the last one on Friday to 4pm", 25, "2026-12-04T16:00"),
      ("the last appointment on Friday to 2 please", 25, "2026-12-04T14:00"),
      ("move Dana Wed to 3", 17, "2026-12-02T15:00"),
      ("move Dana Friday to 3 no 4", 24, "2026-12-04T16:00"),
      ("B-22 Friday 2pm", 22, "2026-12-04T14:00"),
      ("Tom Thursday → Friday 2pm", 22, "2026-12-04T14:00"),
      ("Dana can't make Wednesday, can we do Friday same time", 17, "2026-12-04T12:15"),
      ("Hannah's colour tomorrow, can we do it Thursday instead", 15, "2026-12-03T10:00"),
    ])
  func moving(_ line: String, _ number: Int, _ moved: String) throws {
    #expect(try start(number, after([line, "yes"])) == moved, "\(line)")
  }

  @Test("each of several goes to its own time")
  func each() throws {
    let days = try after(["move Dana Wed to 2 and Fri to 3", "yes"])
    #expect(try start(17, days) == "2026-12-02T14:00")
    #expect(try start(24, days) == "2026-12-04T15:00")
    let hours = try after(["move the 9:30 and 10:30 on Friday to 2 and 3", "yes"])
    #expect(try start(23, hours) == "2026-12-04T14:00")
    #expect(try start(24, hours) == "2026-12-04T15:00")
  }

  @Test("to another week each goes to its own day, and what is there already stays")
  func week() throws {
    let desk = try after(["move Grace's bookings to next week", "yes"])
    #expect(try start(14, desk) == "2026-12-08T13:30")
    #expect(try start(21, desk) == "2026-12-10T10:15")
    #expect(try start(28, desk) == "2026-12-07T11:00")
  }

  @Test("it, of a visit, is all of it")
  func visit() throws {
    let desk = try after([
      "cut and blow dry for Grace on Thursday at 2", "yes", "move it to Friday", "yes",
    ])
    #expect(try start(36, desk) == "2026-12-04T14:00")
    #expect(try start(37, desk) == "2026-12-04T14:45")
  }

  @Test("the other one is another of the same customer")
  func other() throws {
    var desk = try after(["book a haircut for Luis Friday 3pm", "yes", "cancel the other one"])
    #expect(desk.conversation.openQuestion == .whichBooking)
    desk.say("1")
    desk.say("yes")
    #expect(try cancelled(desk) == [11])
  }

  @Test(
    "a verb of more or less changes the length, and cancels nothing",
    arguments: [
      ("take 10 minutes off Tom on Thursday", 22, 35), ("add 15 minutes to B-20", 20, 60),
      ("knock 15 minutes off Hannah's colour tomorrow", 15, 105),
    ])
  func lengths(_ line: String, _ number: Int, _ minutes: Int) throws {
    let desk = try after([line])
    #expect(try desk.book.booking(BookingID(number))?.length == minutes, "\(line)")
  }

  @Test("another service later the same day is that of the booking that stands")
  func serviceInstead() throws {
    let desk = try after([
      "Dana wants to come in an hour later on Wednesday and have a blow dry instead"
    ])
    guard case .offer(let offer)? = desk.conversation.state.table else {
      Issue.record("nothing is offered")
      return
    }
    #expect(offer.draft.moving == BookingID(17))
    #expect(try start(30, desk) == "2026-12-09T14:00")
  }

  @Test("what is read back of the last visit and of a day is what it was")
  func lastTime() throws {
    let desk = try after(["rebook Dana same as Wednesday but 3 weeks later", "yes"])
    #expect(try start(36, desk) == "2026-12-23T10:00")
    #expect(try start(17, desk) == "2026-12-02T10:00")
    // What was last is the colour that has been, and not tomorrow's haircut.
    let friday = try after(["book Mei same as last time but on Friday", "yes"])
    #expect(try start(36, friday).hasPrefix("2026-12-04"))
    let colour = try friday.book.booking(BookingID(27))?.service
    #expect(try friday.book.booking(BookingID(36))?.service == colour)
  }

  @Test("a status that is put right, and one for everyone")
  func statuses() throws {
    let here = try after(["Tom didn't come, no wait he's here"])
    #expect(try here.book.booking(BookingID(8))?.status == .arrived)
    let all = try after(["mark everyone today as arrived"])
    for number in [8, 9, 10, 11] {
      #expect(try all.book.booking(BookingID(number))?.status == .arrived)
    }
  }
}
