import CivilTime
import Conversation
import Scheduling
import Testing

/// What is said beside a change, and what a change does not reach.
@Suite("Beside a change of the business")
struct SetUpBesideTests {
  @Test("hours that could be of the other half of the day are told")
  func guessed() throws {
    var desk = try TestDesk()
    let evening = try #require(ClockRange(startMinute: 1020, endMinute: 1200))
    let reply = desk.say("open 5 to 8 on Sunday 13 December")
    #expect(reply.statements.contains(.hoursGuessed(evening)))
    let plain = desk.say("open 5pm to 8pm on Sunday 20 December")
    #expect(!plain.statements.contains(.hoursGuessed(evening)))
  }

  @Test("a weekday that is said once is told to be each of them")
  func everyWeek() throws {
    var desk = try TestDesk()
    let reply = desk.say("Priya works 9 to 5 on Wednesday")
    #expect(reply.statements.contains(.everyWeek(.wednesday)))
    let plain = desk.say("Priya works Wednesdays 10 to 5")
    #expect(!plain.statements.contains(.everyWeek(.wednesday)))
  }

  @Test("bookings that hold no room are told when their service needs one")
  func needs() throws {
    var desk = try TestDesk()
    let reply = desk.say("a colour needs the basin")
    let told = reply.statements.contains { statement in
      if case .needNotHeld(_, let count) = statement { count > 0 } else { false }
    }
    #expect(told)
  }

  @Test("time off that is corrected takes the place of the old")
  func correctedAbsence() throws {
    var desk = try TestDesk()
    desk.say("Sam is off from 14 to 17 December")
    desk.say("leave them")
    desk.say("actually Sam is off from 15 to 17 December")
    desk.say("leave them")
    let sam = try #require(try desk.book.business().staff.first { $0.name == "Sam" })
    let absences = try desk.book.business().absences.filter { $0.staff == sam.id }
    #expect(absences.map(\.start.date.day) == [15])
  }

  @Test("a shift over midnight is told whole, also behind a break, and stays behind a day off")
  func night() throws {
    var desk = try TestDesk()
    desk.say("open every day 9am to 3am")
    desk.say("Sam works Fridays 6pm to 2am")
    desk.say("leave them")
    desk.say("Sam has a break on Fridays from 11:30pm to 12:30am")
    let reply = desk.say("who's in on Friday 18 December?")
    let spans = reply.statements.compactMap { statement -> Int? in
      guard case .onDuty(_, let duties, _) = statement else { return nil }
      return duties.map(\.spans.count).max()
    }
    #expect(spans == [2])
    let off = desk.say("Sam is off on 18 December")
    let told = off.statements.contains { statement in
      if case .nightStays = statement { true } else { false }
    }
    #expect(told)
  }

  @Test("the figures of hours are no date where one is on the table")
  func figures() throws {
    var desk = try TestDesk()
    desk.say("book a haircut with Sam on Saturday 12 December at 12:30")
    desk.say("no")
    desk.say("on Saturday 12 December Sam works 10 to 2")
    desk.say("leave them")
    #expect(try desk.book.business().overrides.count == 1)
  }
}
