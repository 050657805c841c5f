import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What a line rules out is kept through the search, and the wish beside it stays.
@Suite("What is ruled out of a wish")
struct WishesBesideTests {
  private func slots(_ line: String) throws -> [Slot] {
    var desk = try TestDesk()
    return desk.say(line).slots
  }

  private func names(_ slots: [Slot]) throws -> Set<String> {
    let business = try TestDesk().book.business()
    return Set(slots.compactMap { business.staff($0.staff)?.name })
  }

  private func days(_ slots: [Slot]) -> Set<String> { Set(slots.map { "\($0.start.date)" }) }

  @Test(
    "each of the people who are ruled out is",
    arguments: [
      ("a haircut on Thursday, but neither Sam nor Priya", ["Alex"]),
      ("a haircut on Thursday with anybody except Alex or Sam", ["Priya"]),
      ("a haircut on Thursday without Sam and Priya", ["Alex"]),
      ("I don't want Alex, a haircut on Thursday at 3", ["Sam", "Priya"]),
      ("a haircut on Friday at 10, I'd rather not have Sam", ["Alex", "Priya"]),
    ])
  func people(line: String, left: [String]) throws {
    let found = try names(slots(line))
    #expect(!found.isEmpty)
    #expect(found.isSubset(of: left))
  }

  @Test("a name behind a comma is who is wanted instead")
  func insteadOf() throws {
    #expect(try names(slots("a haircut on Thursday, not Sam, Priya")) == ["Priya"])
  }

  @Test(
    "a day that does not suit is left out of what is asked for",
    arguments: [
      "a haircut next week, Wednesday doesn't suit me",
      "a haircut next week, Wednesday is no good",
      "a haircut next week, Wednesday excluded",
      "a haircut next week avoiding Wednesday",
      "a haircut next week, I can't on Wednesday",
      "a haircut next week but I'd rather not Wednesday",
      "a haircut next week, never on Wednesdays",
      "a haircut next week without Wednesdays",
    ])
  func refusedDay(line: String) throws {
    let found = try slots(line)
    #expect(!found.isEmpty)
    let week = try #require(CalendarDate(iso: "2026-12-07"))
    #expect(found.allSatisfy { $0.start.date >= week && $0.start.date.weekday != .wednesday })
  }

  @Test(
    "so is each day of a list",
    arguments: [
      "a haircut next week, Tuesday and Wednesday are no good",
      "a haircut next week, I'm away Tuesday and Wednesday",
      "a haircut next week, I can't do Tuesday or Wednesday",
      "I can't do Tuesday or Wednesday but any other day next week for a haircut",
    ])
  func refusedDays(line: String) throws {
    let found = days(try slots(line))
    #expect(!found.isEmpty)
    #expect(found.isDisjoint(with: ["2026-12-08", "2026-12-09"]))
    #expect(found.isDisjoint(with: ["2026-12-01", "2026-12-02"]))
  }

  @Test(
    "of a month each such day is left out",
    arguments: [
      ("what's free for a haircut in January, no Mondays", [Weekday.monday]),
      ("what's free for a haircut in January but not on a Friday", [.friday]),
      ("what's free for a haircut in January excluding weekends", [.saturday, .sunday]),
    ])
  func eachWeekday(line: String, out: [Weekday]) throws {
    let found = try slots(line)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !out.contains($0.start.date.weekday) })
  }

  @Test(
    "hours that are ruled out on two sides leave what lies between",
    arguments: [
      "a haircut on Thursday but not before 11 or after 3",
      "a haircut on Thursday, not before 11 and not after 3",
    ])
  func between(line: String) throws {
    let found = try slots(line)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { (660...900).contains($0.start.time.minuteOfDay) })
  }

  @Test(
    "the wish stays beside what is ruled out",
    arguments: [
      ("a haircut any time but not before 11 on Thursday", "2026-12-03", 660...1439),
      ("a haircut between 10 and 4 but not over lunch on Thursday", "2026-12-03", 600...960),
    ])
  func wishOfDay(line: String, day: String, minutes: ClosedRange<Int>) throws {
    let found = try slots(line)
    #expect(days(found) == [day])
    #expect(found.allSatisfy { minutes.contains($0.start.time.minuteOfDay) })
  }

  @Test("so does a part of the day, in the week of the day that is left out")
  func partOfWeek() throws {
    let found = try slots("a haircut any afternoon but Thursday next week")
    #expect(days(found) == ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-11", "2026-12-12"])
    #expect(found.allSatisfy { (720..<1020).contains($0.start.time.minuteOfDay) })
    let rest = try slots("a haircut anything but mornings next week")
    #expect(!rest.isEmpty)
    #expect(rest.allSatisfy { $0.start.time.minuteOfDay >= 720 })
    #expect(rest.allSatisfy { "\($0.start.date)" >= "2026-12-07" })
  }

  @Test("each hour of a list is ruled out")
  func hours() throws {
    let found = try slots("what's free for a haircut on Friday afternoon but not at 2 or 3")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { ![840, 900].contains($0.start.time.minuteOfDay) })
  }

  @Test("a series leaves out all bank holidays")
  func bankHolidays() throws {
    var desk = try TestDesk()
    let reply = desk.say("a haircut every Friday at 3 except bank holidays")
    #expect(!reply.slots.isEmpty)
    #expect(days(reply.slots).isDisjoint(with: ["2026-12-25", "2027-01-01"]))
  }
}
