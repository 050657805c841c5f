import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("An act of its own while something is on the table")
struct AsideTests {
  private func customer(_ booking: Booking, _ desk: TestDesk) throws -> String? {
    try booking.customer.flatMap { id in try desk.book.customer(id) }?.name
  }

  private func offered() throws -> TestDesk {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    return desk
  }

  private func isBack(_ reply: Reply) -> Bool { reply.statements.contains(.backTo) }

  @Test(
    "what needs no answer is done, and the offer comes back at once",
    arguments: [
      "Omar didn't turn up", "haircuts are £40 now", "opening hours 9 to 8 daily",
    ])
  func atOnce(_ line: String) throws {
    var desk = try offered()
    let reply = desk.say(line)
    #expect(isBack(reply) && reply.question == .bookOffer, "\(line)")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try customer(made, desk) == "Dana Whitfield")
    #expect("\(made.start)".hasPrefix("2026-12-03T14:00"))
  }

  @Test(
    "what asks first is asked, done, and the offer comes back behind it",
    arguments: [
      ("move Tom to Friday at 3 first", 22), ("move her Friday one to next week", 24),
      ("cancel Dana's Friday one first", 24), ("cancel Tom today", 8), ("move B-22 to 3", 22),
    ])
  func behind(_ line: String, _ number: Int) throws {
    var desk = try offered()
    desk.say("what's on Thursday")
    let before = try desk.book.booking(BookingID(number))
    desk.say(line)
    #expect(desk.conversation.openQuestion != .bookOffer)
    #expect(isBack(desk.say("yes")))
    #expect(try desk.book.booking(BookingID(number)) != before)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try customer(made, desk) == "Dana Whitfield")
    #expect(desk.conversation.state.asides.isEmpty)
  }

  @Test("the hour of a booking that was shown is no new hour of the offer")
  func hour() throws {
    var desk = try offered()
    desk.say("what's on Thursday")
    desk.say("move the 2:30 to 3")
    desk.say("yes")
    #expect(try desk.book.booking(BookingID(22))?.start.time == ClockTime(minuteOfDay: 900))
  }

  @Test("what is turned down leaves the offer as it was", arguments: ["no", "never mind"])
  func declined(_ answer: String) throws {
    var desk = try offered()
    desk.say("cancel Tom today")
    #expect(isBack(desk.say(answer)))
    #expect(try desk.book.booking(BookingID(8))?.status == .confirmed)
    #expect(desk.say("yes").kind == .booked)
  }

  @Test("two that were put aside come back one after the other")
  func several() throws {
    var desk = try offered()
    desk.say("cancel Tom today")
    desk.say("Omar didn't turn up")
    #expect(desk.conversation.openQuestion == .cancellation)
    #expect(desk.say("yes").kind == .cancelled)
    #expect(desk.say("yes").kind == .booked)
  }

  @Test("an offer whose time went meanwhile is told, and what is near is offered")
  func lapsed() throws {
    var desk = try offered()
    desk.say("closed on Thursday")
    let reply = desk.say("yes")
    #expect(!isBack(reply) && reply.question == .bookOffer)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.start.date != CalendarDate(year: 2026, month: 12, day: 3))
  }

  @Test("a price that was changed meanwhile is the price of the offer")
  func price() throws {
    var desk = try offered()
    desk.say("haircuts are £40 now")
    #expect(try #require(desk.say("yes").bookings.first).price?.hundredths == 4000)
  }

  @Test(
    "the same for the same customer takes its place, and nothing comes back",
    arguments: [
      "book a colour for Dana on Saturday at 10", "book a haircut on Friday at 2",
      "cancel Dana's Friday haircut instead",
    ])
  func instead(_ line: String) throws {
    var desk = try offered()
    desk.say(line)
    desk.say("yes")
    #expect(desk.conversation.state.asides.isEmpty)
    #expect(!desk.conversation.hasUnansweredQuestion)
  }

  @Test("what is still put aside when all ends is named")
  func leaving() throws {
    var desk = try offered()
    desk.say("cancel B-8")
    let lost = desk.say("bye").statements.count { if case .notDone = $0 { true } else { false } }
    #expect(lost == 2)
  }

  @Test("a remark while an offer is open is kept with what is booked")
  func note() throws {
    var desk = try offered()
    #expect(desk.say("note she likes tea").question == .bookOffer)
    #expect(try #require(desk.say("yes").bookings.first).notes == "she likes tea")
  }

  @Test("who is merely named is no new customer of the offer")
  func named() throws {
    var desk = try offered()
    desk.say("hold on, Mei's here")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try customer(made, desk) == "Dana Whitfield")
  }
}

@Suite("A line that leaves the verb to what is being done")
struct GoingOnTests {
  private static let move = "move Dana's Friday haircut to Thursday at 3"

  private func customer(_ number: Int, _ desk: TestDesk) throws -> String? {
    try desk.book.booking(BookingID(number))?.customer.flatMap { try desk.book.customer($0) }?.name
  }

  private func start(_ number: Int, _ desk: TestDesk) throws -> String {
    "\(try #require(try desk.book.booking(BookingID(number))).start)"
  }

  @Test("yes, and another's: the yes is done, the other asked about")
  func yesAnd() throws {
    var desk = try TestDesk()
    desk.say(Self.move)
    #expect(desk.say("yes, and Omar's to 10:30").question == .moveOffer)
    #expect(try start(24, desk).hasPrefix("2026-12-03T15:00"))
    desk.say("yes")
    #expect(try start(23, desk).hasPrefix("2026-12-04T10:30"))
    #expect(try customer(24, desk) == "Dana Whitfield")
    #expect(try customer(23, desk) == "Omar Aziz")
  }

  @Test("no, another's: that one instead, to the same time", arguments: ["no, Omar's", "Omar's"])
  func corrected(_ line: String) throws {
    var desk = try TestDesk()
    desk.say(Self.move)
    desk.say(line)
    desk.say("yes")
    #expect(try start(24, desk).hasPrefix("2026-12-04T10:30"))
    #expect(try start(23, desk).hasPrefix("2026-12-03T15"))
    #expect(try customer(23, desk) == "Omar Aziz")
  }

  @Test("and another: both move, as one change")
  func both() throws {
    var desk = try TestDesk()
    desk.say("move B-24 to 2")
    #expect(desk.say("and B-25 to 3").question == .rearrangement)
    desk.say("yes")
    #expect(try start(24, desk).hasPrefix("2026-12-04T14:00"))
    #expect(try start(25, desk).hasPrefix("2026-12-04T15:00"))
  }

  @Test(
    "only a sentence about just that makes a booking another's",
    arguments: [
      ("it's for Ravi, not Dana", "Ravi"), ("B-24 is for Ravi actually", "Ravi"),
      ("for Omar", "Dana Whitfield"), ("book Omar into her old slot", "Dana Whitfield"),
    ])
  func whose(_ line: String, _ name: String) throws {
    var desk = try TestDesk()
    desk.say("move B-24 to 2")
    desk.say(line)
    desk.say("yes")
    #expect(try customer(24, desk) == name)
    #expect(try start(24, desk).hasPrefix("2026-12-04T14:00"))
  }

  @Test("the slot that a move leaves is offered once it is left")
  func oldSlot() throws {
    var desk = try TestDesk()
    desk.say("move B-24 to 2")
    desk.say("book Omar into her old slot")
    #expect(desk.say("yes").question == .bookOffer)
    let made = try #require(desk.say("yes").bookings.first)
    #expect("\(made.start)".hasPrefix("2026-12-04T10:30"))
    #expect(try customer(made.id.rawValue, desk) == "Omar Aziz")
  }

  @Test(
    "of several that would be cancelled an answer keeps or leaves out",
    arguments: [
      ("only Omar's", [23]), ("except Dana's", [23, 25]), ("just the first two", [23, 24]),
      ("not 24", [23, 25]), ("the first and third", [23, 25]), ("not the last one", [23, 24]),
    ])
  func narrowed(_ line: String, _ left: [Int]) throws {
    var desk = try TestDesk()
    desk.say("cancel everything on Friday")
    #expect(desk.say(line).question == .cancellation)
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == left)
  }

  @Test(
    "a cancellation passes to another's, or takes it in",
    arguments: [
      ("actually Omar's", [23]), ("and Omar's", [24, 23]), ("sorry, I meant B-25", [25]),
    ])
  func others(_ line: String, _ cancelled: [Int]) throws {
    var desk = try TestDesk()
    desk.say("cancel Dana's haircut on Friday")
    desk.say(line)
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == cancelled)
  }

  @Test("yes and a further one: the first is cancelled, the further asked about")
  func yesToo() throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    let reply = desk.say("yes and B-25 too")
    #expect(reply.bookings.map(\.id.rawValue) == [24] && reply.question == .cancellation)
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == [25])
  }

  @Test(
    "what was to be moved or cancelled may be changed otherwise instead",
    arguments: [
      ("move B-24 to 2", "instead cancel it", [24]),
      ("cancel B-24", "swap with B-25 instead", [24, 25]),
      ("cancel B-24", "no keep the Friday one, cancel the Wednesday one", [17]),
    ])
  func otherwise(_ first: String, _ line: String, _ changed: [Int]) throws {
    var desk = try TestDesk()
    desk.say(first)
    desk.say(line)
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == changed)
  }

  @Test(
    "a question ends no question whether to cancel",
    arguments: ["is that the one with Sam?", "what would that leave Sam with on Friday?"])
  func question(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    #expect(desk.say(line).question == .cancellation)
  }

  @Test("what no desk does is named beside the yes")
  func errand() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    let reply = desk.say("yes and remind me to call Mei")
    #expect(reply.bookings.count == 1)
    #expect(reply.statements.contains { if case .ignored = $0 { true } else { false } })
  }

  @Test("a change that cannot be leaves the move on the table")
  func impossible() throws {
    var desk = try TestDesk()
    desk.say(Self.move)
    #expect(desk.say("make it an hour").question == .moveOffer)
  }

  @Test("yes, but not one that was not going to be, is a yes")
  func yesBut() throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    #expect(desk.say("yes but not B-25").bookings.map(\.id.rawValue) == [24])
  }
}

@Suite("One more beside what is offered")
struct OneMoreTests {
  private func names(_ desk: TestDesk, _ bookings: [Booking]) throws -> [String?] {
    try bookings.map { try $0.customer.flatMap { id in try desk.book.customer(id) }?.name }
  }

  @Test(
    "yes and one more: the first is booked, the other offered",
    arguments: [
      ("yes and one for Omar", "Haircut", "2026-12-03T14:00"),
      ("yes, and a beard trim for Omar at the same time", "Beard trim", "2026-12-03T14:00"),
      ("yes, and the same again two weeks later", "Haircut", "2026-12-17T14:00"),
    ])
  func yesAnd(_ line: String, _ service: String, _ start: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    let reply = desk.say(line)
    #expect(try names(desk, reply.bookings) == ["Dana Whitfield"] && reply.question == .bookOffer)
    let more = try #require(desk.say("yes").bookings.first)
    #expect(try desk.book.business().service(more.service)?.name == service)
    #expect("\(more.start)".hasPrefix(start))
  }

  @Test(
    "and one for another at the same time: both are offered together",
    arguments: [
      ("and a haircut for Grace at the same time", ["Tom Okafor", "Grace Lin"]),
      ("and his son a haircut at the same time", ["Tom Okafor", "Tom Okafor"]),
    ])
  func both(_ line: String, _ who: [String]) throws {
    var desk = try TestDesk()
    desk.say("book Tom a beard trim tomorrow at 11")
    #expect(desk.say(line).question == .visitOffer)
    let made = desk.say("yes").bookings
    #expect(try names(desk, made) == who)
    #expect(Set(made.map(\.start)).count == 1)
  }

  @Test("who else is somebody else at the same time, if there is one")
  func whoElse() throws {
    var desk = try TestDesk()
    let first = try #require(desk.say("book Grace a haircut Friday at 2").slots.first)
    let other = try #require(desk.say("who else could do it?").slots.first)
    #expect(other.start == first.start && other.staff != first.staff)
  }

  @Test("what somebody had is had again at the same time")
  func again() throws {
    var desk = try TestDesk()
    let slot = try #require(
      desk.say("book Dana's colour again the same time next week").slots.first)
    #expect("\(slot.start)".hasPrefix("2026-12-16T14:00"))
  }

  @Test("and one for another on another day: first that, then the other")
  func apart() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    desk.say("and a colour for Grace on Friday")
    #expect(try names(desk, desk.say("yes").bookings) == ["Grace Lin"])
    #expect(try names(desk, desk.say("yes").bookings) == ["Dana Whitfield"])
  }

  @Test(
    "in the place of what is cancelled the same is booked",
    arguments: [
      ("yes and book her Saturday at 11 instead", "2026-12-05"),
      ("ok but rebook her for the week after", "2026-12-11"),
    ])
  func instead(_ line: String, _ day: String) throws {
    var desk = try TestDesk()
    desk.say("cancel Dana's haircut on Friday")
    let reply = desk.say(line)
    #expect(reply.bookings.first?.status == .cancelled)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try names(desk, [made]) == ["Dana Whitfield"])
    #expect("\(made.start)".hasPrefix(day))
    #expect(try desk.book.business().service(made.service)?.name == "Haircut")
  }
}
