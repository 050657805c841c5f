import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What was told last is what "do it", "yes" and a number mean, whatever was proposed
/// before.
@Suite("What was shown last")
struct ShownTests {
  private func ways(_ reply: Reply) -> [Way] {
    for case .ways(let ways, _) in reply.statements { return ways }
    return []
  }

  private static let proposals = [
    "book a haircut on Thursday 24 December", "book a haircut and a colour for Dana on Friday",
    "book a blow-dry for Tom on Thursday at 12",
  ]

  @Test(
    "a way is done, and what was proposed before is asked about by its name", arguments: [1, 2])
  func way(number: Int) throws {
    var desk = try TestDesk()
    let before = desk.say("book a haircut on Thursday 24 December").slots
    let reply = desk.say("how could I fit a colour in on Saturday at 9?")
    #expect(reply.question == nil)
    #expect(reply.statements.last == .orGoBack)
    let shown = ways(reply)
    try #require(shown.count > 1)
    let done = desk.say(number == 1 ? "do it" : "do 2")
    #expect(done.kind == .booked)
    #expect(done.bookings.first?.start == shown[number - 1].slot.start)
    #expect(done.bookings.first?.staff == shown[number - 1].slot.staff)
    #expect(done.question == .bookOffer)
    #expect(done.asksAbout?.slot.start == before.first?.start)
    #expect(desk.say("yes").bookings.first?.start == before.first?.start)
  }

  @Test("the other words that take a way", arguments: ["yes", "the second one", "2", "go ahead"])
  func words(line: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Thursday 24 December")
    let shown = ways(desk.say("how could I fit a colour in on Saturday at 9?"))
    try #require(shown.count > 1)
    let way = ["yes", "go ahead"].contains(line) ? shown[0] : shown[1]
    #expect(desk.say(line).bookings.first?.start == way.slot.start)
  }

  @Test("something supposed is made real, not what was proposed", arguments: proposals)
  func supposed(proposal: String) throws {
    var desk = try TestDesk()
    desk.say(proposal)
    let count = try desk.standing().count
    #expect(desk.say("what if Sam did colours?").question == nil)
    let done = desk.say("do it")
    #expect(done.kind == .changed)
    #expect(try desk.standing().count == count)
    #expect(done.question != nil)
  }

  @Test("a no takes back what was shown, and leaves what was proposed")
  func refused() throws {
    var desk = try TestDesk()
    let offered = try #require(desk.say("book a colour on Friday").slots.first)
    desk.say("what if Sam did colours?")
    let reply = desk.say("no")
    #expect(reply.statements.first == .dropped)
    #expect(reply.asksAbout?.slot.start == offered.start)
    #expect(desk.say("yes").bookings.first?.start == offered.start)
  }

  @Test("with nothing proposed a no takes it back, too")
  func droppedAlone() throws {
    var desk = try TestDesk()
    desk.say("what if the colour were 90 minutes?")
    #expect(desk.say("no").kind == .dropped)
    #expect(desk.say("do it").statements == [.nothingAsked])
  }

  @Test("behind a proposal that was turned down a way is done")
  func behindRefused() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Thursday 24 December")
    desk.say("no")
    desk.say("how could I fit a colour in on Saturday at 9?")
    #expect(desk.say("do it").kind == .booked)
  }

  @Test("what is so already leaves nothing to do")
  func already() throws {
    var desk = try TestDesk()
    desk.say("how can I get Dana in on Friday for a colour at 10?")
    desk.say("how can I get Hannah in tomorrow for a colour?")
    #expect(desk.say("do it").statements == [.nothingAsked])
  }

  @Test("what is proposed after it is what a yes means")
  func proposedAfter() throws {
    var desk = try TestDesk()
    desk.say("what if Sam did colours?")
    let offered = try #require(desk.say("book a haircut on Thursday 24 December").slots.first)
    #expect(desk.say("do it").bookings.first?.start == offered.start)
  }

  @Test("what would be changed is not done in silence by something shown")
  func cancellation() throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    desk.say("what if the colour were 90 minutes?")
    let done = desk.say("do it")
    #expect(done.kind == .changed)
    let isTold = done.statements.contains { if case .notDone = $0 { true } else { false } }
    #expect(isTold)
    #expect(try desk.book.booking(BookingID(24))?.status == .confirmed)
  }

  // MARK: Beside what is offered

  @Test(
    "a yes with another time is that time, proposed anew",
    arguments: [
      "yes, 11", "ok, 11 then", "fine, 11 it is", "ok, eleven", "yes, at 11", "ok, the 11 o'clock",
    ])
  func otherTime(line: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Thursday 24 December")
    let reply = desk.say(line)
    #expect(reply.kind == .suggestion && reply.bookings.isEmpty)
    #expect(reply.slots.first.map { "\($0.start)" } == "2026-12-24T11:00")
  }

  @Test("after a why not as well, where the question says which it is about")
  func afterWhyNot() throws {
    var desk = try TestDesk()
    let offered = try #require(desk.say("book a haircut on Thursday 24 December").slots.first)
    let told = desk.say("why not 11?")
    #expect(told.asksAbout?.slot.start == offered.start)
    #expect(desk.say("ok, 11 then").slots.first.map { "\($0.start)" } == "2026-12-24T11:00")
  }

  @Test("that one is what was told last")
  func thatOne() throws {
    var desk = try TestDesk()
    let offered = desk.say("book a haircut on Thursday 24 December").slots
    desk.say("why 2?")
    #expect(desk.say("that one").bookings.first?.start == offered[1].start)
    desk = try TestDesk()
    desk.say("book a haircut on Thursday 24 December")
    desk.say("why not 11?")
    let proposed = desk.say("that one")
    #expect(proposed.bookings.isEmpty)
    #expect(proposed.slots.first.map { "\($0.start)" } == "2026-12-24T11:00")
  }

  @Test("a yes with more takes what is offered along")
  func withMore() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Thursday 24 December")
    #expect(desk.say("yes, and a colour").question == .visitOffer)
    desk = try TestDesk()
    desk.say("book a haircut on Thursday 24 December")
    let reply = desk.say("yes, and one for Tom too")
    #expect(reply.bookings.count == 1 && reply.question == .bookOffer)
    let toms = try #require(desk.say("yes").bookings.first?.customer)
    #expect(try desk.book.customer(toms)?.name == "Tom Okafor")
  }

  // MARK: From what is spoken of

  @Test(
    "an hour later counts from the booking",
    arguments: [
      ("how could Peter come an hour later on Thursday?", "2026-12-03T10:00"),
      ("how could Omar come half an hour later on Friday?", "2026-12-04T10:00"),
      ("how could Dana come 15 minutes earlier on Friday?", "2026-12-04T10:15"),
    ])
  func later(line: String, start: String) throws {
    var desk = try TestDesk()
    #expect(ways(desk.say(line)).first.map { "\($0.slot.start)" } == start)
  }

  @Test(
    "so does what is only supposed",
    arguments: [
      ("what if Peter came an hour later on Thursday?", "2026-12-03T10:00"),
      ("what if Peter came half an hour later on Thursday?", "2026-12-03T09:30"),
    ])
  func supposedLater(line: String, start: String) throws {
    var desk = try TestDesk()
    for case .whatIf(let supposed) in desk.say(line).statements {
      guard case .booking(let booking)? = supposed.edits.first?.after else { continue }
      #expect("\(booking.start)" == start)
      return
    }
    Issue.record("nothing was supposed")
  }

  @Test("what is about to be cancelled is what is asked about")
  func cancelled() throws {
    var desk = try TestDesk()
    desk.say("cancel Dana's Friday haircut")
    let booking = desk.say("why is it at 10:30?").statements.lazy.compactMap { statement in
      if case .bookingReason(let booking) = statement { booking.id } else { nil }
    }.first
    #expect(booking == BookingID(24))
  }

  @Test("whose booking was supposed otherwise is who is meant next")
  func pronoun() throws {
    var desk = try TestDesk()
    desk.say("what if Dana cancelled on Friday?")
    let moved = desk.say("and if she came at 3 instead?").statements.contains { statement in
      if case .whatIf = statement { true } else { false }
    }
    #expect(moved)
  }

  @Test("a pronoun is of what is offered, and its day", arguments: ["he", "she", "they"])
  func ofThem(who: String) throws {
    var desk = try TestDesk()
    desk.say("book a colour for Omar on Saturday")
    let shown = ways(desk.say("how could \(who) have it at 10 with Alex?"))
    #expect(!shown.isEmpty)
    for way in shown { #expect("\(way.slot.start)" == "2026-12-05T10:00") }
  }

  @Test("a preferred number may be a place or an hour, which is asked")
  func preferred() throws {
    var desk = try TestDesk()
    desk.say("book a colour for Grace on Thursday")
    let isAsked = desk.say("I prefer 2").statements.contains { statement in
      if case .placeOrHour(_, 2) = statement { true } else { false }
    }
    #expect(isAsked)
  }

  @Test("an hour of what is offered is of its day")
  func ofItsDay() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let shown = ways(desk.say("how could I have it at 11?"))
    try #require(!shown.isEmpty)
    for way in shown {
      #expect("\(way.slot.start)" == "2026-12-04T11:00")
    }
  }
}
