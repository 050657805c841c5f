import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("What is said of a booking that stands makes no new one")
struct StandingTests {
  /// The one booking that differs between two looks at the book.
  private func changed(_ before: [Booking], _ desk: TestDesk) throws -> Booking {
    let after = try desk.standing()
    #expect(after.count == before.count)
    let changed = after.filter { !before.contains($0) }
    return try #require(changed.count == 1 ? changed.first : nil)
  }

  @Test(
    "it moves, and asks first",
    arguments: [
      ("can Dana come at 4 on Wednesday instead?", 17, "2026-12-02T16:00"),
      ("Tom's Thursday haircut, put it back a week", 22, "2026-12-10T14:30"),
      ("Omar can't make it tomorrow, can he come Wednesday instead?", 13, "2026-12-02T10:00"),
      (
        "Dana can't do Wednesday, can we find her something on Monday at 3?", 17, "2026-12-07T15:00"
      ),
      ("put Tom's haircut on Friday the 11th to the 12th", 32, "2026-12-12T10:30"),
      ("Mei wants to come an hour later tomorrow", 12, "2026-12-01T10:30"),
      ("Grace wants her haircut on the 7th moved to the 9th, same time", 28, "2026-12-09T11:00"),
      ("Tom wants to bring his Thursday forward to the morning", 22, "2026-12-03T09:00"),
      ("bring Tom's Thursday forward 30 minutes", 22, "2026-12-03T14:00"),
    ])
  func moves(_ line: String, _ number: Int, _ start: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(line)
    #expect(try desk.standing() == before)
    desk.say("yes")
    let booking = try changed(before, desk)
    #expect(booking.id == BookingID(number))
    #expect(booking.start == LocalDateTime(iso: start))
    desk.say("undo")
    #expect(try desk.standing() == before)
  }

  @Test(
    "it lasts longer, or gets a remark",
    arguments: ["Tom's Thursday haircut needs an hour", "make Luis's haircut today an hour long"])
  func lasts(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(line)
    #expect(try changed(before, desk).length == 60)
  }

  @Test func remark() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say("Dana's colour on the 9th, note: bring a photo")
    let noted = try changed(before, desk)
    #expect(noted.id == BookingID(30) && noted.notes == "bring a photo")
  }

  @Test(
    "who cannot come is asked about, and may come at another time",
    arguments: ["Tom can't do Thursday", "Hi, Tom just rang, he can't make Thursday"])
  func cannotCome(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(line)
    guard case .cancel? = desk.conversation.state.table else {
      Issue.record("nothing is asked")
      return
    }
    desk.say("any time Friday")
    desk.say("yes")
    let booking = try changed(before, desk)
    #expect(booking.id == BookingID(22))
    #expect(booking.start.date == CalendarDate(year: 2026, month: 12, day: 4))
  }

  @Test("one that is only named is shown, and what is said next is of it")
  func shown() throws {
    var desk = try TestDesk()
    let reply = desk.say("Dana's Wednesday haircut")
    #expect(reply.kind == .list)
    #expect(desk.conversation.state.focus.booking == BookingID(17))
    #expect(desk.conversation.state.table == nil)
  }

  @Test(
    "what is booked anew stays a booking",
    arguments: ["book Dana a haircut on Wednesday", "another haircut for Dana on Wednesday"])
  func anew(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .suggestion)
  }

  // MARK: Another is meant

  @Test(
    "another booking is cancelled than the one that was asked about",
    arguments: [
      ("sorry, the Wednesday one", 17), ("Wednesday", 17), ("the colour", 30),
      ("actually Omar's", 23), ("I meant B-25", 25),
    ])
  func meantForCancelling(_ line: String, _ number: Int) throws {
    var desk = try TestDesk()
    desk.say("cancel Dana's haircut on Friday")
    desk.say(line)
    let reply = desk.say("yes")
    #expect(reply.bookings.map(\.id) == [BookingID(number)])
    #expect(try desk.book.booking(BookingID(24))?.status == .confirmed)
  }

  @Test(
    "another booking is moved there, and stays its own customer's",
    arguments: [("I meant the Wednesday one", 17), ("no, Omar's", 23), ("sorry, I meant B-25", 25)])
  func meantForMoving(_ line: String, _ number: Int) throws {
    var desk = try TestDesk()
    let customer = try desk.book.booking(BookingID(number))?.customer
    desk.say("move Dana's Friday haircut to Thursday at 1pm")
    desk.say(line)
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id == BookingID(number) && moved.customer == customer)
    #expect(moved.start.date == CalendarDate(year: 2026, month: 12, day: 3))
    #expect(try desk.book.booking(BookingID(24))?.start.date.day == 4)
  }

  @Test("everyone of a day, or all of one person, moves by a distance")
  func distance() throws {
    var desk = try TestDesk()
    desk.say("move everyone on Thursday back half an hour")
    desk.say("yes")
    #expect(try desk.book.booking(BookingID(20))?.start == LocalDateTime(iso: "2026-12-03T09:30"))
    #expect(try desk.book.booking(BookingID(22))?.start == LocalDateTime(iso: "2026-12-03T15:00"))
    desk.say("move Priya's Wednesday bookings an hour later")
    guard case .rearrangement? = desk.conversation.state.table else {
      Issue.record("not all of them")
      return
    }
  }

  @Test(
    "the service of a booking that stands is changed",
    arguments: [
      (["Mei would like to change her colour on Saturday to a haircut"], 27, "Haircut"),
      (["change Dana's Friday cut to a blow-dry"], 24, "Blow-dry"),
      (
        ["Dana's bookings", "cancel the first", "yes", "and make the other one a colour"], 24,
        "Colour"
      ),
    ])
  func service(_ lines: [String], _ number: Int, _ name: String) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    let changed = try #require(desk.say("yes").bookings.first)
    #expect(changed.id == BookingID(number))
    #expect(try desk.book.business().service(changed.service)?.name == name)
  }

  @Test("one of several is asked about, all are taken by their name, and one is kept")
  func severalOfThem() throws {
    var desk = try TestDesk()
    desk.say("haircuts for me and my wife on Friday at 2")
    let made = desk.say("yes").bookings
    desk.say("cancel one of them")
    desk.say("2")
    #expect(desk.say("yes").bookings.map(\.id) == [made[1].id])
    desk.say("cancel B-17, B-18 and B-19")
    desk.say("not 18")
    #expect(desk.say("all of them").bookings.map(\.id) == [BookingID(17), BookingID(19)])
  }

  @Test("a time that is given on is cancelled first, then booked")
  func givenOn() throws {
    var desk = try TestDesk()
    desk.say("I need to cancel tomorrow's 10 o'clock and give it to Luis")
    desk.say("yes")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try desk.book.booking(BookingID(13))?.status == .cancelled)
    #expect(made.customer == CustomerID(4))
    #expect(made.start == LocalDateTime(iso: "2026-12-01T10:00"))
  }
}
