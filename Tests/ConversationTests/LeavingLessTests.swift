import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Answers that leave less of what is on the table")
struct LeavingLessTests {
  private func names(_ desk: TestDesk, _ bookings: [Booking]) throws -> [String?] {
    try bookings.map { booking in try desk.book.business().service(booking.service)?.name }
  }

  private func customers(_ desk: TestDesk, _ bookings: [Booking]) throws -> [String?] {
    try bookings.map { try $0.customer.flatMap { id in try desk.book.customer(id) }?.name }
  }

  @Test(
    "of a visit one service is left",
    arguments: [
      "skip the cut", "drop the cut", "no cut", "without the cut", "actually only the colour",
      "just the colour", "the colour only please",
    ])
  func service(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("a cut and a colour for Dana on Saturday")
    #expect(desk.say(line).question == .bookOffer)
    let made = desk.say("yes").bookings
    #expect(try names(desk, made) == ["Colour"])
    #expect(try customers(desk, made) == ["Dana Whitfield"])
    #expect(made.first?.start.date == CalendarDate(year: 2026, month: 12, day: 5))
  }

  @Test("what is left out of a visit is not what is booked already")
  func booked() throws {
    var desk = try TestDesk()
    desk.say("cut and blow-dry for Grace on Friday with Priya after 2")
    #expect(desk.say("drop the blow-dry").question == .bookOffer)
    #expect(try desk.book.booking(BookingID(21))?.status == .confirmed)
  }

  @Test(
    "of several people one is left, at the time that was asked for",
    arguments: [
      "Hannah can't do Thursday, just Dana", "only Dana", "not Hannah", "Hannah can't",
    ])
  func person(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("haircuts for Dana and Hannah Thursday at 2, same time")
    desk.say(line)
    let made = desk.say("yes").bookings
    #expect(try customers(desk, made) == ["Dana Whitfield"])
    #expect(made.first.map { "\($0.start)" }?.hasPrefix("2026-12-03T14:00") == true)
  }

  @Test("whom one of two wants is no wish of the other")
  func staff() throws {
    var desk = try TestDesk()
    desk.say("haircuts for Dana and Hannah Thursday at 2, same time")
    desk.say("Dana with Priya")
    let made = desk.say("yes").bookings
    let people = try made.map { try desk.book.business().staff($0.staff)?.name }
    #expect(people.first == "Priya" && people.last != "Priya")
    #expect(Set(made.map(\.start)).count == 1)
  }

  @Test(
    "of a series some dates are left",
    arguments: [
      ("no just this Friday", [4]), ("only the 11th", [11]), ("just the first two", [4, 11]),
      ("skip the second week", [4, 18, 25]), ("leave out the last", [4, 11, 18]),
      ("skip the first and last", [11, 18]),
    ])
  func dates(_ line: String, _ days: [Int]) throws {
    var desk = try TestDesk()
    desk.say("book Grace a blow-dry every Friday at 2 with Priya for 4 weeks")
    desk.say(line)
    #expect(desk.say("yes").bookings.map(\.start.date.day) == days)
  }

  @Test(
    "a count behind the hour is no further hour",
    arguments: ["four of them", "4 in all", "four altogether", "4 times"])
  func count(_ words: String) throws {
    var desk = try TestDesk()
    desk.say("book Grace a blow-dry weekly from next Friday at 2, \(words)")
    let made = desk.say("yes").bookings
    #expect(made.map(\.start.date.day) == [11, 18, 25, 1])
    #expect(Set(made.map(\.start.time)).count == 1)
  }

  @Test(
    "several places of a list are meant together",
    arguments: [("the first and third", [23, 25]), ("the first two", [23, 24])])
  func places(_ words: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    desk.say("show Friday")
    desk.say("cancel \(words)")
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == numbers)
  }

  @Test("a pair that was just booked moves together")
  func pair() throws {
    var desk = try TestDesk()
    desk.say("haircuts for Dana and Hannah Thursday at 2, same time")
    desk.say("yes")
    desk.say("move them to 3")
    #expect(desk.say("yes").bookings.map(\.start.time.minuteOfDay) == [900, 900])
  }
}

@Suite("Places that are not plainly one of those offered")
struct ChoosingTests {
  @Test(
    "several, or none that is there, are asked about",
    arguments: ["the second or the third", "2 and 3", "number five", "2?"])
  func asked(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("a haircut for Mei on Thursday")
    let reply = desk.say(line)
    #expect(reply.bookings.isEmpty && reply.question == .bookOffer)
  }

  @Test("one that is not wanted is taken away, and is no hour")
  func refused() throws {
    var desk = try TestDesk()
    let second = try #require(desk.say("a haircut for Mei on Thursday").slots.dropFirst().first)
    let left = desk.say("not 2").slots
    #expect(left.count == 3 && !left.contains(second))
  }

  @Test(
    "one that is chosen with something changed keeps its time",
    arguments: ["2 but with Priya", "second please, for Luis"])
  func changed(_ line: String) throws {
    var desk = try TestDesk()
    let second = try #require(desk.say("a haircut for Mei on Thursday").slots.dropFirst().first)
    #expect(desk.say(line).slots.first?.start == second.start)
  }

  @Test("a part of the day that is ruled out is ruled out on the day that is wanted")
  func ruledOut() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    let slots = desk.say("not in the afternoon").slots
    #expect(!slots.isEmpty && slots.allSatisfy { $0.start.time.minuteOfDay < 720 })
    #expect(slots.allSatisfy { $0.start.date.day == 3 })
  }

  @Test("the same day next week is the same weekday")
  func sameDay() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    #expect(desk.say("same day next week").slots.first?.start.date.day == 10)
  }

  @Test(
    "what is said behind a booking is of that booking",
    arguments: [("actually with Priya", "yes"), ("make hers 15 minutes longer", "thanks")])
  func behind(_ line: String, _ answer: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    let made = try #require(desk.say("yes").bookings.first)
    desk.say(line)
    desk.say(answer)
    let now = try #require(try desk.book.booking(made.id))
    #expect(now.start == made.start && (now.staff != made.staff || now.length == 60))
  }

  @Test("the first of several that were made in turn")
  func first() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    let made = try #require(desk.say("yes").bookings.first)
    desk.say("book a beard trim for Luis on Friday at 3")
    desk.say("yes")
    desk.say("move the first one to 4")
    #expect(desk.say("yes").bookings.map(\.id) == [made.id])
  }

  @Test("against closing time whoever works that day is taken")
  func anyway() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana today at 6pm")
    let made = try #require(desk.say("book it anyway").bookings.first)
    #expect(try desk.book.business().staff(made.staff)?.name == "Priya")
  }
}
