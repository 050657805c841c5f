import Scheduling
import Testing

@testable import Conversation

@Suite("Which booking moves, and from where it counts")
struct MovingHeldTests {
  @Test(
    "a day before where it goes is which booking it is",
    arguments: [
      ("move Dana on Friday to the next free slot", 24),
      ("move Mei on Saturday to the next available slot", 27),
      ("move Dana on Friday to the first free time", 24),
      ("move Tom on Thursday to Sam at 10", 22),
      ("move Dana on Friday up by half an hour", 24),
    ])
  func held(_ line: String, _ number: Int) throws {
    var desk = try TestDesk()
    desk.say(line)
    #expect(desk.say("yes").bookings.map(\.id) == [BookingID(number)])
  }

  @Test(
    "an answer to when it would suit counts from the booking",
    arguments: [
      ("3", "2026-12-04T15:00"), ("to 4", "2026-12-04T16:00"),
      ("an hour earlier", "2026-12-04T09:30"), ("to Priya", "2026-12-04T10:30"),
      ("make it 2", "2026-12-04T14:00"), ("10", "2026-12-04T10:00"),
    ])
  func counted(_ line: String, _ start: String) throws {
    var desk = try TestDesk()
    desk.say("move Dana on Friday")
    desk.say(line)
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id == BookingID(24) && moved.start.description == start)
  }

  @Test("a week later is the same weekday of the week after")
  func weekLater() throws {
    var desk = try TestDesk()
    desk.say("move Dana on Friday")
    let slot = try #require(desk.say("a week later").slots.first)
    #expect(slot.start.date.description == "2026-12-11")
  }

  @Test("another booking that is meant keeps its own day")
  func another() throws {
    var desk = try TestDesk()
    desk.say("move Dana on Friday to 3")
    let slot = try #require(desk.say("I meant Wednesday's").slots.first)
    #expect(slot.start.description == "2026-12-02T15:00")
  }

  @Test(
    "each of two that move in one line has its own day and hour",
    arguments: [
      (
        "move Dana on Friday to 3 and Omar on Friday to 10:30",
        ["2026-12-04T15:00", "2026-12-04T10:30"]
      ),
      (
        "move Luis on Saturday to 11 and Mei on Saturday to 12:30",
        ["2026-12-05T11:00", "2026-12-05T12:30"]
      ),
    ])
  func two(_ line: String, _ starts: [String]) throws {
    var desk = try TestDesk()
    desk.say(line)
    let moved = desk.say("yes").bookings + desk.say("yes").bookings
    #expect(moved.map(\.start.description) == starts)
  }

  @Test(
    "a booking is made to last, and until an hour",
    arguments: [
      ("make Dana on Friday half an hour", 24, 30), ("extend Grace tomorrow to 14:30", 14, 60),
      ("make Dana on Friday last until 11:30", 24, 60),
    ])
  func length(_ line: String, _ number: Int, _ minutes: Int) throws {
    var desk = try TestDesk()
    desk.say(line)
    let booking = try desk.standing().first { $0.id == BookingID(number) }
    #expect(booking?.length == minutes)
  }

  @Test("who cannot come but could at another hour moves")
  func otherHour() throws {
    var desk = try TestDesk()
    desk.say("Mei can't do 9 tomorrow but 11 would be fine")
    #expect(desk.conversation.openQuestion == .moveOffer)
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.id == BookingID(12) && moved.start.description == "2026-12-01T11:00")
  }
}
