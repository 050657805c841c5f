import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("What was done is put right, taken back by name, and of a series by its dates")
struct PutRightAfterwardsTests {
  private func after(_ lines: [String]) throws -> (TestDesk, Reply) {
    var desk = try TestDesk()
    var last = Reply(.talk)
    for line in lines { last = desk.say(line) }
    return (desk, last)
  }

  private func start(_ number: Int, _ desk: TestDesk) throws -> String {
    "\(try #require(try desk.book.booking(BookingID(number))).start)"
  }

  private func saysLastChange(_ reply: Reply) -> Bool {
    reply.statements.contains { if case .lastChange = $0 { true } else { false } }
  }

  @Test("another one was meant: what was done is said, and the same is asked of that one")
  func meantAnother() throws {
    var (desk, reply) = try after(["cancel Mei on Wednesday", "yes", "sorry, I meant Saturday"])
    #expect(saysLastChange(reply) && reply.question == .cancellation)
    desk.say("yes")
    #expect(try desk.book.booking(BookingID(27))?.status == .cancelled)
    (desk, reply) = try after(["move Dana Friday to 2", "yes", "no, not Dana, Omar"])
    #expect(saysLastChange(reply) && reply.question == .moveOffer)
    #expect(!reply.statements.contains(.dropped))
  }

  @Test("the last two are two, and each is said")
  func lastTwo() throws {
    let (desk, reply) = try after([
      "cancel Dana on Wednesday", "yes", "cancel Tom on Thursday", "yes",
      "take back the last two things",
    ])
    #expect(reply.statements.count == 2)
    #expect(try desk.book.booking(BookingID(17))?.status == .confirmed)
    #expect(try desk.book.booking(BookingID(22))?.status == .confirmed)
  }

  @Test("a change is taken back by whose it was")
  func byName() throws {
    let (desk, _) = try after([
      "move Dana Friday to 2pm", "yes", "cancel Tom on Thursday", "yes", "undo the Dana one",
    ])
    #expect(try start(24, desk) == "2026-12-04T10:30")
    #expect(try desk.book.booking(BookingID(22))?.status == .cancelled)
  }

  @Test("what has no room any more is refused, with what stands there")
  func noRoom() throws {
    let (desk, reply) = try after([
      "cancel Dana on Friday", "yes", "book Grace a haircut Friday 10:30 with Sam", "yes",
      "undo cancelling Dana",
    ])
    #expect(reply.outcome == .refused)
    #expect(try desk.book.booking(BookingID(24))?.status == .cancelled)
  }

  private let weekly = ["book Grace a haircut every Thursday at 2 for 4 weeks", "yes"]

  @Test("from a date on it is that date and those after it, to another hour or another day")
  func onwards() throws {
    var (desk, _) = try after(weekly + ["from the 17th on make it 3pm", "yes"])
    #expect(try start(37, desk) == "2026-12-10T14:00")
    #expect(try start(38, desk) == "2026-12-17T15:00")
    #expect(try start(39, desk) == "2026-12-24T15:00")
    (desk, _) = try after(
      weekly + ["move Grace on the 17th and everything after to Fridays", "yes"])
    #expect(try start(14, desk) == "2026-12-01T13:30")
    #expect(try start(37, desk) == "2026-12-10T14:00")
    #expect(try start(38, desk) == "2026-12-18T14:00")
  }

  @Test("a date that is skipped is that date alone")
  func skipped() throws {
    let (desk, _) = try after(weekly + ["skip Christmas Eve", "yes"])
    #expect(try desk.book.booking(BookingID(39))?.status == .cancelled)
    #expect(try desk.book.booking(BookingID(38))?.status == .confirmed)
  }

  @Test(
    "of a series that is offered the clash and a place are dates of it",
    arguments: [("skip the clash", 3), ("move the clash to 11", 4), ("not the second one", 3)])
  func clash(_ line: String, _ count: Int) throws {
    let (desk, _) = try after(["Luis haircut every Saturday at 10 for a month", line])
    guard case .series(let series)? = desk.conversation.state.table else {
      Issue.record("no series is offered")
      return
    }
    #expect(series.items.count == count, "\(line)")
  }

  @Test("an offer is made weekly with its yes")
  func weeklyYes() throws {
    let (desk, _) = try after(["haircut Friday at 3", "yes, weekly please"])
    guard case .series(let series)? = desk.conversation.state.table else {
      Issue.record("no series is offered")
      return
    }
    #expect(series.items.first?.start == LocalDateTime(iso: "2026-12-04T15:00"))
  }
}
