import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Several bookings moved in one line")
struct MovingSeveralTests {
  @Test(
    "each has its own time",
    arguments: [
      "move B-12 to 3 and B-14 to 4", "move #12 to 3 and #14 to 4",
      "move booking 12 to 3pm and booking 14 to 4pm",
    ])
  func each(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).question == .moveOffer)
    #expect(desk.say("yes").question == .moveOffer)
    desk.say("yes")
    #expect(try desk.book.booking(BookingID(12))?.start.time.description.prefix(5) == "15:00")
    #expect(try desk.book.booking(BookingID(14))?.start.time.description.prefix(5) == "16:00")
    desk.say("undo")
    #expect(try desk.book.booking(BookingID(12))?.start.time.description.prefix(5) == "09:00")
    #expect(try desk.book.booking(BookingID(14))?.start.time.description.prefix(5) == "13:30")
  }

  @Test("a time said once is for each")
  func shared() throws {
    var desk = try TestDesk()
    desk.say("move B-12 and B-14 to Thursday")
    desk.say("yes")
    desk.say("yes")
    for number in [12, 14] {
      #expect(try desk.book.booking(BookingID(number))?.start.date.description == "2026-12-03")
    }
  }

  @Test("everything of a day moves together, after one question")
  func everything() throws {
    var desk = try TestDesk()
    #expect(desk.say("move everything on Friday to Saturday").question == .rearrangement)
    #expect(desk.say("yes").bookings.count == 3)
    for number in [23, 24, 25] {
      #expect(try desk.book.booking(BookingID(number))?.start.date.description == "2026-12-05")
    }
  }

  @Test("a booking that is named is moved, whatever new one is on offer")
  func besidesAnOffer() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 9")
    #expect(desk.say("move my Friday haircut to Saturday morning").question == .moveOffer)
    let before = try desk.standing().count
    #expect(desk.say("yes").bookings.map(\.id) == [BookingID(25)])
    #expect(try desk.standing().count == before)
  }

  @Test("looking for their times writes nothing")
  func readsOnly() throws {
    var desk = try TestDesk()
    let before = try desk.book.journal(limit: 5)
    desk.say("Sam is ill tomorrow")
    #expect(try desk.book.journal(limit: 5) == before)
  }
}

@Suite("How many are meant")
struct CountTests {
  @Test(
    "a count before a service is not dropped",
    arguments: [
      ("two haircuts on Friday at 10", 2), ("3 haircuts on Friday at 13:30", 3),
      ("haircuts for Dana and Zog on Friday", 2),
      ("book haircuts for Tom and Ada Byron on Friday", 2),
      ("haircuts for Dana, Tom and Zog on Friday", 3),
    ])
  func counted(_ line: String, _ count: Int) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).question == .visitOffer)
    #expect(desk.say("yes").bookings.count == count)
  }
}
