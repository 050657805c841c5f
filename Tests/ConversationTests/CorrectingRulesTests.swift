import CivilTime
import Conversation
import Scheduling
import Testing

/// Right behind a rule a word is enough to change it, or to take back just it.
@Suite("Correcting a rule just set")
struct CorrectingRulesTests {
  private func policy(_ lines: String...) throws -> Policy {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    return try desk.book.business().settings.policy
  }

  @Test("a value that is said takes the place of the old one")
  func value() throws {
    #expect(try policy("2 hours' notice", "actually make it 3 hours").notice == 180)
    #expect(try policy("2 hours' notice", "make it 3", "no, 90 minutes").notice == 90)
    // It was so already, and is not any more.
    #expect(try policy("slots every 15 minutes", "no, 20 minutes").step == 20)
    let limits = try policy("at most 4 haircuts a day", "a week, I mean").limits
    #expect(limits.map(\.period) == [.week])
  }

  @Test("what is taken back is the rule, with all its corrections")
  func takenBack() throws {
    let before = try TestDesk().book.business().settings.policy
    #expect(try policy("2 hours' notice", "cancel that") == before)
    #expect(try policy("2 hours' notice", "make it 3", "no, scrap that") == before)
    #expect(try policy("at most 4 haircuts a day", "remove that limit") == before)
    #expect(try policy("slots every 20 minutes", "2 hours' notice", "cancel that").step == 20)
  }

  @Test("a date that is corrected is closed no longer")
  func date() throws {
    var desk = try TestDesk()
    desk.say("closed on 24 December")
    desk.say("no, the 23rd")
    #expect(try desk.book.business().overrides.map(\.date.components.day) == [23])
    desk.say("and 22 December")
    #expect(try desk.book.business().overrides.map(\.date.components.day).sorted() == [22, 23])
  }

  @Test("a service just added is changed, not added again")
  func service() throws {
    var desk = try TestDesk()
    desk.say("add service Wax, 20 minutes, £15")
    desk.say("sorry, £18")
    let services = try desk.book.business().activeServices.filter { $0.name == "Wax" }
    #expect(services.map(\.price) == [Money(hundredths: 1800)])
  }

  @Test("a correction of what is only proposed proposes anew, and none is heard of other things")
  func proposed() throws {
    var desk = try TestDesk()
    #expect(desk.say("Sam is off on Friday").kind == .question)
    #expect(desk.say("no, Saturday 12 December").kind == .changed)
    #expect(try desk.book.business().absences.map(\.start.date.components.day) == [12])
    desk.say("2 hours' notice")
    desk.say("book a haircut tomorrow")
    desk.say("make it 3")
    #expect(try desk.book.business().settings.policy.notice == 120)
  }

  @Test("a rule of dates is made of each of the coming year, and says so")
  func recurring() throws {
    var desk = try TestDesk()
    desk.say("closed on the first Monday of the month")
    let reply = desk.say("leave them")
    let dates = try desk.book.business().overrides.map(\.date)
    #expect(dates.count == 12)
    #expect(dates.allSatisfy { $0.weekday == .monday && $0.components.day <= 7 })
    #expect(
      reply.statements.contains { if case .keptForAYear(12, _) = $0 { true } else { false } })
    var other = try TestDesk()
    other.say("Alex works every other Sunday 9 to 1")
    let sundays = try other.book.business().overrides.map(\.date)
    #expect(sundays.first?.components.day == 6)
    #expect(zip(sundays, sundays.dropFirst()).allSatisfy { $0.days(until: $1) == 14 })
  }

  @Test("a part of a day takes no more than that, and an open end is asked about")
  func partly() throws {
    var desk = try TestDesk()
    desk.say("Sam isn't in on Friday 11 December after 3")
    let absence = try #require(try desk.book.business().absences.first)
    #expect(absence.start.time.minuteOfDay == 900)
    #expect(absence.start.date.components.day == 11)
    #expect(desk.say("Sam is off from 20 December").statements == [.badValue(.missingEnd)])
    #expect(desk.say("closed from 20 December").statements == [.badValue(.missingEnd)])
    desk.say("block Alex on 15 December from 2 to 4")
    desk.say("block Alex on 15 December from 2 to 4")
    desk.say("unblock Alex on 15 December from 3 to 4")
    let always = Span(start: Instant(seconds: 0), end: Instant(seconds: 1 << 40))
    let blocks = try desk.book.blocks(overlapping: always)
    #expect(blocks.map(\.end.time.minuteOfDay) == [900])
  }

  @Test("a class is had only at the times of its weekday")
  func timetable() throws {
    var desk = try TestDesk()
    desk.say("add service Yoga, 1 hour, £12")
    desk.say("Priya does yoga")
    desk.say("yoga is at 11 on Wednesdays and 3pm on Fridays")
    let service = try #require(
      try desk.book.business().activeServices.first { $0.name == "Yoga" })
    var week = WeeklyTimes([.wednesday], [try #require(ClockTime(hour: 11))])
    week[.friday] = [try #require(ClockTime(hour: 15))]
    #expect(service.starts == .weekly(week))
    desk.say("yoga also starts at 4pm on Fridays")
    let more = try #require(try desk.book.business().activeServices.first { $0.name == "Yoga" })
    guard case .weekly(let times) = more.starts else {
      Issue.record("no weekly starts")
      return
    }
    #expect(times[.friday].count == 2)
    #expect(times[.wednesday].count == 1)
  }
}
