import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("The life of a booking")
struct BookingLifeTests {
  @Test(
    "a shift counts from where the booking is",
    arguments: [
      ("move B-24 back 30 minutes", "2026-12-04T11:00"),
      ("push B-24 back by half an hour", "2026-12-04T11:00"),
      ("move B-24 15 minutes later", "2026-12-04T10:45"),
      ("move B-24 an hour earlier", "2026-12-04T09:30"),
      ("bring B-24 forward an hour", "2026-12-04T09:30"),
      ("move B-30 a week later", "2026-12-16T14:00"),
    ])
  func shift(_ line: String, _ start: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).slots.first?.start.description == start)
    #expect(desk.say("yes").kind == .moved)
  }

  @Test("where it is now is no place to move to")
  func ownPlace() throws {
    var desk = try TestDesk()
    let reply = desk.say("move B-24 back 30 minutes")
    #expect(!reply.slots.contains { $0.start.description == "2026-12-04T10:30" })
  }

  @Test(
    "longer and shorter change by, to sets",
    arguments: [
      ("make B-24 15 minutes longer", 60), ("extend B-24 by half an hour", 75),
      ("shorten B-24 by 15 minutes", 30), ("shorten B-24 to half an hour", 30),
      ("make Dana's Friday haircut 15 minutes shorter", 30), ("extend B-24 to an hour", 60),
    ])
  func length(_ line: String, _ minutes: Int) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).bookings.first?.length == minutes)
    desk.say("undo")
    #expect(try desk.book.booking(BookingID(24))?.length == 45)
  }

  @Test("no booking is made so long that it runs into the next, or past closing")
  func tooLong() throws {
    var desk = try TestDesk()
    desk.say("book a haircut with Sam on Friday at 11:15")
    desk.say("yes")
    let reply = desk.say("make B-24 30 minutes longer")
    #expect(reply.outcome == .refused)
    #expect(try desk.book.booking(BookingID(24))?.length == 45)
    #expect(desk.say("extend B-23 to 10 hours").outcome == .refused)
  }

  @Test(
    "what a cancellation leaves out is kept",
    arguments: [
      "cancel everything next week except Friday", "cancel everything except Friday next week",
    ])
  func leftOut(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(line)
    desk.say("yes")
    let after = try desk.standing()
    let friday = CalendarDate(year: 2026, month: 12, clampedDay: 11)
    #expect(after.count < before.count)
    #expect(
      after.filter { $0.start.date == friday } == before.filter { $0.start.date == friday })
  }

  @Test(
    "a booking that is not wanted is not offered",
    arguments: ["please do not book a colour on Friday", "don't book anything for now"])
  func notWanted(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.slots.isEmpty)
    #expect(reply.statements == [.dropped])
  }

  @Test(
    "why it is cancelled is asked about with it, kept, and shown",
    arguments: [
      ("cancel B-24 because she is ill", "she is ill"),
      ("cancel Dana's Friday haircut, she has a cold", "she has a cold"),
      ("cancel B-24 due to illness", "illness"),
      ("cancel B-24: no sitter until Monday", "no sitter until Monday"),
      ("cancel Dana on Friday. Her son is ill.", "Her son is ill"),
    ])
  func reason(_ line: String, _ reason: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).statements.contains(.cancelReason(reason)))
    let cancelled = try #require(desk.say("yes").bookings.first)
    #expect(cancelled.id == BookingID(24))
    #expect(cancelled.cancelReason == reason)
    #expect(desk.say("show B-24").statements == [.details(cancelled)])
  }

  @Test("who has arrived is who is due today")
  func arrived() throws {
    var desk = try TestDesk()
    #expect(desk.say("Tom has arrived").bookings.first?.id == BookingID(8))
    #expect(desk.say("Tom is done").bookings.first?.status == .done)
    let reply = desk.say("Grace has arrived")
    #expect(reply.outcome == .refused)
    guard case .notDueYet? = reply.statements.first else {
      Issue.record("\(reply)")
      return
    }
  }

  @Test("a visit that was is told of by its past day")
  func missed() throws {
    var desk = try TestDesk()
    desk.now = desk.now.adding(minutes: 3 * 1440)
    #expect(desk.say("Grace didn't show up on Tuesday").bookings.first?.status == .noShow)
    #expect(
      desk.say("Dana did not come on 2 December").bookings.first?.start.description
        == "2026-12-02T10:00")
  }

  @Test("a remark goes with the booking or the customer that it names")
  func notes() throws {
    var desk = try TestDesk()
    desk.say("note on B-24: bring a towel")
    #expect(try desk.book.booking(BookingID(24))?.notes == "bring a towel")
    desk.say("note that Dana is allergic to latex")
    let dana = try #require(try desk.book.customers(havingWord: "dana").first)
    #expect(dana.notes == "Dana is allergic to latex")
    desk.say("undo")
    #expect(try desk.book.customers(havingWord: "dana").first?.notes == "")
  }

  @Test(
    "why is kept with or without a comma before it",
    arguments: [
      ("cancel Mei Wednesday she's got flu", "she's got flu"),
      ("cancel Mei on Wednesday, he has moved away", "he has moved away"),
      ("cancel the Wednesday one for Mei", ""),
    ])
  func reasonWithoutComma(_ line: String, _ reason: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    desk.say("yes")
    let booking = try #require(try desk.book.booking(BookingID(19)))
    #expect(booking.status == .cancelled)
    #expect(booking.cancelReason == reason)
  }

  @Test("move to someone else keeps the time")
  func otherPerson() throws {
    var desk = try TestDesk()
    let slot = try #require(desk.say("move B-24 to Alex").slots.first)
    #expect(slot.start.description == "2026-12-04T10:30")
    let moved = try #require(desk.say("yes").bookings.first)
    #expect(moved.start == slot.start && moved.staff == slot.staff)
  }
}
