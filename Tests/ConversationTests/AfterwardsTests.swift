import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("What is said of the booking just made, and of others' times")
struct AfterwardsTests {
  private func customer(_ booking: Booking, _ desk: TestDesk) throws -> String? {
    try booking.customer.flatMap { id in try desk.book.customer(id) }?.name
  }

  private func service(_ booking: Booking, _ desk: TestDesk) throws -> String? {
    try desk.book.business().service(booking.service)?.name
  }

  private func booked() throws -> (desk: TestDesk, booking: Booking) {
    var desk = try TestDesk()
    desk.say("book Luis a beard trim on Thursday at 10")
    let booking = try #require(desk.say("yes").bookings.first)
    return (desk, booking)
  }

  @Test(
    "something beside it is for the same customer, next to it",
    arguments: ["and a haircut after", "plus a haircut", "can he have a haircut too"])
  func beside(_ line: String) throws {
    var (desk, first) = try booked()
    desk.say(line)
    let second = try #require(desk.say("yes").bookings.first)
    #expect(second.customer == first.customer)
    #expect(second.start.date == first.start.date)
    #expect(second.span.start >= first.span.end)
    #expect(try desk.book.booking(first.id)?.status == .confirmed)
  }

  @Test(
    "something else instead changes the booking, and makes no other",
    arguments: ["he wants a haircut instead", "actually make it a haircut"])
  func instead(_ line: String) throws {
    var (desk, first) = try booked()
    let count = try desk.standing().count
    desk.say(line)
    let changed = try #require(desk.say("yes").bookings.first)
    #expect(changed.id == first.id)
    #expect(try service(changed, desk) == "Haircut")
    #expect(try desk.standing().count == count)
    desk.say("undo")
    #expect(try desk.book.booking(first.id)?.service == first.service)
  }

  @Test(
    "whose it is can be put right, and undone",
    arguments: ["sorry, wrong person, it's for Peter", "it's for Peter, not Luis"])
  func whose(_ line: String) throws {
    var (desk, first) = try booked()
    desk.say(line)
    let changed = try #require(desk.say("yes").bookings.first)
    #expect(changed.id == first.id && changed.start == first.start)
    #expect(try customer(changed, desk) == "Peter Novak")
    desk.say("undo")
    #expect(try desk.book.booking(first.id)?.customer == first.customer)
  }

  @Test("with whom it should be is a change of it", arguments: ["sorry, it should be with Alex"])
  func withWhom(_ line: String) throws {
    var (desk, first) = try booked()
    desk.say(line)
    let changed = try #require(desk.say("yes").bookings.first)
    #expect(changed.id == first.id && changed.staff != first.staff)
  }

  @Test("the same again for another is another booking, about the same time")
  func same() throws {
    var (desk, first) = try booked()
    desk.say("same again for Peter")
    let second = try #require(desk.say("yes").bookings.first)
    #expect(second.id != first.id && second.service == first.service)
    #expect(second.start.date == first.start.date)
    #expect(try customer(second, desk) == "Peter Novak")
  }

  @Test("what was turned down for one is not taken for another")
  func leak() throws {
    var desk = try TestDesk()
    desk.say("haircut for Luis on Friday at 2")
    desk.say("no")
    let reply = desk.say("book Peter in on Wednesday")
    #expect(desk.conversation.openQuestion == .service)
    #expect(reply.slots.isEmpty)
  }

  @Test("the one that was turned down is not offered again")
  func refused() throws {
    var desk = try TestDesk()
    let first = try #require(desk.say("book Luis a haircut on Thursday at 11").slots.first)
    let others = desk.say("not that one").slots
    #expect(!others.isEmpty && others.allSatisfy { $0.span != first.span })
    let more = desk.say("the other one").slots
    #expect(more.allSatisfy { $0.span != first.span })
  }

  @Test("the waitlist is for what was offered")
  func waiting() throws {
    var desk = try TestDesk()
    desk.say("haircut for Peter on Friday at 2")
    desk.say("none of those, put him on the waitlist")
    let friday = try #require(LocalDateTime(iso: "2026-12-04T00:00"))
    let wish = try #require(try desk.book.wishes(from: friday, to: friday.adding(days: 1)).first)
    #expect(wish.service != nil && wish.start.date == friday.date)
  }

  @Test("the cheapest is that of what is wanted, not of another service beside it")
  func cheapest() throws {
    var desk = try TestDesk()
    let before = try desk.standing().count
    desk.say("colour for Peter on Friday with Priya at 9")
    desk.say("whichever's cheapest")
    let made = try desk.standing().dropFirst(before)
    try #require(!made.isEmpty)
    for booking in made { #expect(try service(booking, desk) == "Colour") }
  }

  @Test(
    "a cancelled one passes to whom it is given",
    arguments: [
      "cancel Omar's friday beard trim, and put Peter in his slot",
      "cancel B-23, then book Peter in his place",
    ])
  func place(_ line: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    desk.say("yes")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try customer(made, desk) == "Peter Novak")
    #expect(made.start.description == "2026-12-04T09:30")
    #expect(try desk.book.booking(BookingID(23))?.status == .cancelled)
  }

  @Test("a slot that is given away changes hands")
  func given() throws {
    var desk = try TestDesk()
    desk.say("give Omar's friday slot to Peter")
    desk.say("yes")
    #expect(try customer(try #require(try desk.book.booking(BookingID(23))), desk) == "Peter Novak")
  }

  @Test(
    "what has gone by takes none of what lies ahead",
    arguments: [
      "cancel all the bookings from last month", "delete everything from last week",
      "cancel all bookings from last year",
    ])
  func gone(_ line: String) throws {
    var desk = try TestDesk()
    let standing = try desk.standing()
    #expect(desk.say(line).kind == .notFound)
    desk.say("yes")
    #expect(try desk.standing() == standing)
  }

  @Test("both is said of two")
  func both() throws {
    var desk = try TestDesk()
    desk.say("cancel omar")
    #expect(desk.say("both of them").kind == .question)
    #expect(desk.conversation.openQuestion == .whichBooking)
  }

  @Test("they are those that were just listed, and a visit is all of it")
  func listed() throws {
    var desk = try TestDesk()
    desk.say("book Tom a haircut every Wednesday at 11 for 3 weeks")
    let made = desk.say("yes").bookings
    desk.say("push them all back half an hour")
    #expect(desk.say("yes").bookings.map(\.id) == made.map(\.id))
    desk.say("a beard trim and a haircut for Luis on Thursday afternoon")
    let visit = desk.say("yes").bookings
    desk.say("cancel it")
    #expect(desk.say("yes").bookings.map(\.id) == visit.map(\.id))
  }

  @Test("the day that tells which booking is no day to move it to")
  func which() throws {
    var desk = try TestDesk()
    desk.say("move Omar")
    desk.say("the one on Friday")
    #expect(desk.conversation.openQuestion == .time)
    #expect(desk.say("to 2pm").slots.first?.start.description == "2026-12-04T14:00")
  }

  @Test(
    "the day beside an hour narrows which booking moves",
    arguments: [
      "move Dana's haircut on Friday to 2", "move Dana's haircut on the 4th to 2",
    ])
  func narrowed(_ line: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id == BookingID(24))
    #expect(moved.start.description == "2026-12-04T14:00")
  }

  @Test(
    "of several cancellations the one that is named comes back",
    arguments: [
      ("undo the first one", 23), ("undo the second one", 24), ("reinstate B-23", 23),
      ("bring #24 back", 24),
    ])
  func back(_ line: String, _ number: Int) throws {
    var desk = try TestDesk()
    for line in ["cancel #23", "yes", "cancel #24", "yes", line] { desk.say(line) }
    for other in [23, 24] {
      let status = try desk.book.booking(BookingID(other))?.status
      #expect(status == (other == number ? .confirmed : .cancelled))
    }
  }

  @Test("the rules set aside keep the time that was asked for")
  func rules() throws {
    var desk = try TestDesk()
    desk.say("haircut for Luis on sunday at 10")
    let made = try #require(desk.say("forget the rules, just book it").bookings.first)
    #expect(made.start.description == "2026-12-06T10:00")
    #expect(!made.overrides.isEmpty)
  }

  @Test(
    "who has a number, an hour or a place in a list can be asked for",
    arguments: [
      (["#23"], 23), (["who's the half past 9 on friday?"], 23),
      (["what has Omar got", "cancel the later one"], 33),
    ])
  func named(_ lines: [String], _ number: Int) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    #expect(desk.conversation.state.focus.booking == BookingID(number))
  }

  @Test(
    "what was listed as free is taken by its hour",
    arguments: [
      "11:15 please", "book the 11:15", "11:15 for Peter",
    ])
  func free(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("what's free on friday morning for a haircut?")
    let slot = try #require(desk.say(line).slots.first)
    #expect(slot.start.description == "2026-12-04T11:15")
    #expect(try desk.book.business().service(slot.service)?.name == "Haircut")
  }

  @Test("two days joined are two bookings")
  func twoDays() throws {
    var desk = try TestDesk()
    desk.say("haircut on tuesday and thursday for Luis")
    let first = try #require(desk.say("yes").bookings.first)
    let second = try #require(desk.say("yes").bookings.first)
    #expect(first.start.date.weekday == .tuesday && second.start.date.weekday == .thursday)
    #expect(first.customer == second.customer && first.customer != nil)
  }

  @Test(
    "what is to be otherwise of a booking that stands makes no new one",
    arguments: [
      ("mark Omar's beard trim done", 10), ("put #24 with Alex", 24),
      ("make #24 a fringe trim", 24),
      ("Dana wants her friday cut half an hour earlier", 24),
      ("put Sam on Omar's friday beard trim", 23),
    ])
  func standing(_ line: String, _ number: Int) throws {
    var desk = try TestDesk()
    let count = try desk.standing().count
    let before = try desk.book.booking(BookingID(number))
    desk.say(line)
    desk.say("yes")
    #expect(try desk.standing().count == count)
    #expect(try desk.book.booking(BookingID(number)) != before)
  }
}

@Suite("What a line adds to what was just done")
struct AddedAfterwardsTests {
  @Test(
    "another time for the booking just made moves it, and no other of the same customer",
    arguments: [
      "actually can she come at 2 instead?", "actually make it 2", "could she come at 2 instead",
    ])
  func anotherTime(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book a colour for Mei on Friday at 1")
    let made = try #require(desk.say("yes").bookings.first)
    desk.say(line)
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id == made.id)
    #expect(moved.start == LocalDateTime(iso: "2026-12-04T14:00"))
  }

  @Test("no wait, for somebody else: the booking becomes theirs after a yes")
  func forAnother() throws {
    var desk = try TestDesk()
    desk.say("book Dana a haircut tomorrow at 3")
    let made = try #require(desk.say("yes").bookings.first)
    desk.say("no wait, for Grace")
    let changed = try #require(desk.say("yes").bookings.first)
    #expect(changed.id == made.id && changed.customer != made.customer)
  }

  @Test("in somebody's place is at their time")
  func inTheirPlace() throws {
    var desk = try TestDesk()
    desk.say("cancel Omar tomorrow and book a beard trim for Peter in his place")
    desk.say("yes")
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-01T10:00"))
  }

  @Test("an hour alone is of the day that the line named before")
  func sameDay() throws {
    var desk = try TestDesk()
    desk.say("move Grace tomorrow to 3, then book a beard trim for Tom at 1:30 with Sam")
    desk.say("yes")
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-01T13:30"))
  }

  @Test("what is asked behind what is to be done changes nothing of it")
  func questionBehind() throws {
    var desk = try TestDesk()
    let reply = desk.say("book Dana a haircut tomorrow at 3 and tell me how busy Friday is")
    #expect(
      reply.statements.contains { statement in
        if case .load = statement { true } else { false }
      })
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-01T15:00"))
  }

  @Test("a yes with its reason cancels, and keeps the reason")
  func yesBecause() throws {
    var desk = try TestDesk()
    desk.say("cancel the 10 o'clock tomorrow")
    let reply = desk.say("yes, because Omar is ill")
    #expect(reply.kind == .cancelled)
    #expect(reply.bookings.first?.cancelReason == "Omar is ill")
  }

  @Test("something is added to a booking that stands")
  func addedToOwn() throws {
    var desk = try TestDesk()
    desk.say("I've a haircut on Friday, can I add a blow-dry after it?")
    let made = desk.say("yes").bookings
    #expect(made.count == 1)
    #expect(made.first?.start == LocalDateTime(iso: "2026-12-04T12:15"))
  }
}
