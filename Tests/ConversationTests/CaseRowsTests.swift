import CivilTime
import Scheduling
import Testing

@testable import Conversation

/// Faults that people met in other programs, as a desk should meet them.
@Suite("Dates as people type them at the desk")
struct CaseRowsTests {
  /// A line typed at a moment, the start that is suggested first, and what is
  /// said about it.
  struct Row: CustomTestStringConvertible, Sendable {
    var now: String
    var business = CaseDesk.Business.salon
    var line: String
    var start: String
    var says: [String] = []
    var testDescription: String { "\(line) (\(now))" }
  }

  static let rows: [Row] = [
    // A bare weekday lies ahead, also over the end of a month.
    Row(now: "2022-01-10T09:00", line: "trim thursday 11am", start: "2022-01-13T11:00"),
    Row(now: "2025-05-31T11:01", line: "haircut tuesday 9am", start: "2025-06-03T09:00"),
    // A clock time that has gone today is tomorrow's, and that is said.
    Row(
      now: "2022-05-26T13:57", line: "haircut at noon", start: "2022-05-27T12:00",
      says: ["has gone today", "May 27"]),
    // A weekday, a day of the month and a time, in a row.
    Row(now: "2022-05-02T09:00", line: "trim friday 6 16:30", start: "2022-05-06T16:30"),
    // A bare number after a day is an hour.
    Row(now: "2021-06-10T10:00", line: "trim tomorrow 3", start: "2021-06-11T15:00"),
    Row(now: "2021-06-10T10:00", line: "trim tomorrow 10", start: "2021-06-11T10:00"),
    // Minutes before the hour; off the grid is said.
    Row(
      now: "2020-01-29T09:00", line: "haircut at five to four", start: "2020-01-29T15:55",
      says: ["off the usual starts"]),
    Row(now: "2020-01-29T09:00", line: "haircut at quarter to 4", start: "2020-01-29T15:45"),
    Row(now: "2023-01-16T09:00", line: "haircut 12pm tomorrow", start: "2023-01-17T12:00"),
    Row(now: "2012-07-11T09:00", line: "haircut tomorrow 1445", start: "2012-07-12T14:45"),
    Row(now: "2020-07-24T10:00", line: "haircut in 2.5 hours", start: "2020-07-24T12:30"),
    Row(
      now: "2016-09-02T10:00", line: "colour tomorrow end of day", start: "2016-09-03T16:00"),
    Row(now: "2016-09-02T10:00", line: "colour tomorrow at noon", start: "2016-09-03T12:00"),
    Row(now: "2014-07-30T09:00", line: "trim a week from saturday at 9", start: "2014-08-09T09:00"),
    Row(
      now: "2020-02-20T00:30", line: "haircut tomorrow 11am", start: "2020-02-21T11:00",
      says: ["Fri, February 21, 2020", "Thu, February 20, 2020"]),
    Row(
      now: "2017-11-01T09:00", business: .clinic, line: "consult on the 3rd of this month at 10",
      start: "2017-11-03T10:00"),
    Row(
      now: "2026-12-03T10:00", business: .clinic, line: "physio the 3rd at 4",
      start: "2026-12-03T16:00"),
    // A name in the book that holds a command.
    Row(
      now: "2018-05-01T09:00", business: .clinic, line: "check-up on 30 May at 10",
      start: "2018-05-30T10:00"),
    Row(now: "2023-02-20T10:00:30", line: "haircut now", start: "2023-02-20T10:15"),
  ]

  @Test("the start that a person means comes first", arguments: rows)
  func firstStart(row: Row) throws {
    var desk = try CaseDesk(row.business, at: row.now)
    let answer = try desk.say(row.line)
    #expect(answer.reply.kind == .suggestion)
    #expect(answer.starts.first == row.start)
    for words in row.says { #expect(answer.text.contains(words), "\(answer.text)") }
    let booked = try desk.say("yes")
    #expect(booked.reply.bookings.first?.start.description == row.start)
  }

  @Test(
    "“next” follows one rule for all weekdays, and the other reading is the second choice",
    arguments: [
      ("Thursday", "2022-08-11", "2022-08-04"), ("Friday", "2022-08-12", "2022-08-05"),
      ("Saturday", "2022-08-13", "2022-08-06"), ("Monday", "2022-08-08", nil),
    ] as [(String, String, String?)])
  func nextWeekday(_ weekday: String, _ taken: String, _ other: String?) throws {
    var desk = try CaseDesk(.salon, at: "2022-08-02T10:00")
    let answer = try desk.say("book a trim next \(weekday) at 2pm")
    #expect(answer.starts.first == taken + "T14:00")
    #expect(answer.text.contains("\(weekday.prefix(3)), August"))
    if let other {
      #expect(answer.starts[1] == other + "T14:00")
      #expect(try desk.say("2").reply.bookings.first?.start.description == other + "T14:00")
    } else {
      #expect(!answer.text.contains("say so"))
    }
  }

  @Test("a weekday that is today's offers today and the week on")
  func todaysWeekday() throws {
    var desk = try CaseDesk(.clinic, at: "2026-12-01T10:00")
    let answer = try desk.say("consult Tuesday at 4")
    #expect(answer.starts.prefix(2) == ["2026-12-08T16:00", "2026-12-01T16:00"])
    #expect(answer.text.contains("Tue 1 December 2026"))
    let today = try desk.say("no, today")
    #expect(today.starts.first == "2026-12-01T16:00")
  }

  @Test("an hour that fits the opening hours twice offers both halves of the day")
  func bothHalves() throws {
    let open = CaseDesk.Business.lessons(60, "open every day 7am to 10pm")
    var desk = try CaseDesk(open, at: "2026-11-30T10:00")
    let answer = try desk.say("a lesson tomorrow at 8")
    #expect(answer.starts.prefix(2) == ["2026-12-01T08:00", "2026-12-01T20:00"])
    #expect(answer.text.contains("meant 8:00 pm"))
    #expect(try desk.say("8pm").starts.first == "2026-12-01T20:00")
    var short = try CaseDesk(.salon, at: "2026-11-30T10:00")
    let plain = try short.say("trim tomorrow at 10")
    #expect(!plain.text.contains("say so"))
  }

  // MARK: Dates that cannot be

  @Test(
    "a weekday that contradicts its date is asked about, and the hour is kept",
    arguments: [
      ("book physio on Friday 3 December at 10", "1", "2026-12-03T10:00"),
      ("book physio on Friday 3 December at 10", "2", "2026-12-04T10:00"),
      ("book physio on Friday 3 December at 10", "the Friday", "2026-12-04T10:00"),
      ("book physio on Monday 8 December between 2 and 4", "1", "2026-12-08T14:00"),
    ])
  func contradiction(_ line: String, _ choice: String, _ start: String) throws {
    var desk = try CaseDesk(.clinic, at: "2026-11-30T10:00")
    let question = try desk.say(line)
    #expect(question.reply.kind == .question)
    #expect(try desk.say(choice).starts.first == start)
  }

  @Test("a move to such a date asks and keeps the hour as well")
  func contradictionOfMove() throws {
    var desk = try CaseDesk(
      .clinic, at: "2026-11-30T10:00", booked: ["physio 2 Dec at 11 for Dana"])
    #expect(try desk.say("move Dana to Friday 3 December at 10").reply.kind == .question)
    try desk.say("2")
    #expect(try desk.say("yes").reply.bookings.first?.start.description == "2026-12-04T10:00")
  }

  @Test("29 February of an ordinary year offers the days beside it, never a far one")
  func leapDay() throws {
    var desk = try CaseDesk(.clinic, at: "2021-01-15T09:00")
    for line in ["consult on 29 Feb", "consult on 29 Feb at 8", "consult on 29 February 2021"] {
      let answer = try desk.say(line)
      #expect(answer.reply.outcome == .refused)
      #expect(answer.starts == ["2021-02-26T08:00", "2021-03-01T08:00"])
      #expect(answer.text.contains("2021 has no 29 February; the next is in 2024"))
      try desk.say("never mind")
    }
    #expect(try desk.desk.standing().isEmpty)
  }

  @Test("a day that its month does not have is refused, and never rolls over")
  func noSuchDay() throws {
    var desk = try CaseDesk(.clinic, at: "2018-05-01T09:00")
    let answer = try desk.say("check-up on 31 June at 10")
    #expect(answer.reply.kind == .refused)
    #expect(answer.text.contains("June has 30 days"))
    #expect(answer.starts == ["2018-06-29T10:00", "2018-07-02T10:00"])
    #expect(try desk.desk.standing().isEmpty)
  }

  @Test("a slashed date that allows one order only is read so, and that is said")
  func slashes() throws {
    var desk = try CaseDesk(.salon, at: "2023-07-10T09:00")
    let answer = try desk.say("haircut 20/8 at 11")
    #expect(answer.text.contains("Sun, August 20, 2023"))
    #expect(answer.text.contains("it can be nothing else"))
    #expect(answer.text.contains("you are closed"))
    let usual = try desk.say("haircut 8/7 at 11")
    #expect(usual.starts.first == "2023-08-07T11:00")
  }

  @Test("midnight is refused with the hours told")
  func midnight() throws {
    var desk = try CaseDesk(.salon, at: "2023-01-16T09:00")
    let answer = try desk.say("haircut 12am tomorrow")
    #expect(answer.text.contains("12:00 am is not possible: you are open 9:00 am–6:00 pm"))
    #expect(!answer.starts.contains("2023-01-17T00:00"))
  }

  // MARK: Ranges

  @Test(
    "a block lies where it was said",
    arguments: [
      ("2017-09-28T09:00", "block Priya today from 2:00pm-3:30", "2017-09-28T14:00", 90),
      ("2018-04-19T10:00", "block Priya from noon to midnight tomorrow", "2018-04-20T12:00", 720),
      ("2018-04-19T10:00", "block Priya tomorrow 11 to 1", "2018-04-20T11:00", 120),
    ])
  func block(_ now: String, _ line: String, _ start: String, _ minutes: Int) throws {
    var desk = try CaseDesk(.salon, at: now)
    #expect(try desk.say(line).reply.kind == .changed)
    let business = try desk.desk.book.business()
    let priya = try #require(business.staff.first { $0.name == "Priya" })
    let span = Span(
      start: desk.desk.now, end: desk.desk.now.adding(minutes: 4 * 1440))
    let blocks = try desk.desk.book.blocks(overlapping: span)
    #expect(blocks.count == 1)
    #expect(blocks.first?.staff == priya.id)
    #expect(blocks.first?.start.description == start)
    #expect(blocks.first.map { ($0.span.end.seconds - $0.span.start.seconds) / 60 } == minutes)
  }

  @Test("the month's end is in, now is the beginning")
  func monthEnd() throws {
    var desk = try CaseDesk(.clinic, at: "2022-02-11T09:00")
    let answer = try desk.say("any consult before the end of the month?")
    #expect(answer.starts.first == "2022-02-11T09:00")
    #expect(answer.starts.last?.hasPrefix("2022-02-28T17:") == true)
  }

  @Test("next week, asked on a Sunday, begins tomorrow, and its range is told")
  func nextWeek() throws {
    var desk = try CaseDesk(.salon, at: "2021-03-07T12:00")
    let answer = try desk.say("what's free next week for a colour?")
    #expect(answer.starts.first == "2021-03-08T09:00")
    #expect(answer.starts.last == "2021-03-13T16:00")
    #expect(answer.text.contains("Mon, March 8, 2021 to Sat, March 13, 2021"))
  }

  @Test("between two hours lie the starts, and the end of the last visit is told")
  func between() throws {
    var desk = try CaseDesk(.salon, at: "2018-01-16T09:00")
    let answer = try desk.say("any haircut between 2pm and 3pm Friday?")
    #expect(answer.clocks == ["14:00", "14:15", "14:30", "14:45"])
    #expect(answer.text.contains("the last visit ends at 3:30 pm"))
  }

  // MARK: Names and numbers

  @Test("a customer called like a month is moved, a verb is no month")
  func april() throws {
    var desk = try CaseDesk(
      .salon.after("add customer April"), at: "2018-02-07T09:00",
      booked: ["trim Thu 8 Feb 10:00 for April"])
    #expect(try desk.desk.standing().first?.start.description == "2018-02-08T10:00")
    let may = try desk.say("I may need to move my haircut")
    #expect(may.reply.slots.isEmpty)
    try desk.say("move April to Saturday at 2")
    let moved = try desk.say("yes")
    #expect(moved.reply.bookings.first?.start.description == "2018-02-10T14:00")
  }

  @Test("weekday, number and half of the day are one time")
  func weekdayNumber() throws {
    var desk = try CaseDesk(
      .salon, at: "2020-07-28T20:00", booked: ["trim Sat 1 Aug 10:00 for Dana"])
    let answer = try desk.say("move Dana to friday 11 am")
    #expect(answer.starts.first == "2020-07-31T11:00")
  }

  @Test(
    "a booking's number is never a time",
    arguments: ["move B-1 to 4", "move #1 to 4", "move booking 1 to 4"])
  func bookingNumber(_ line: String) throws {
    var desk = try CaseDesk(.salon, at: "2026-11-30T10:00", booked: ["trim Wednesday at 11"])
    #expect(try desk.say(line).starts.first == "2026-12-02T16:00")
    #expect(try desk.say("yes").reply.bookings.first?.start.description == "2026-12-02T16:00")
    for other in ["cancel B-1", "cancel #1"] {
      let answer = try desk.say(other)
      #expect(answer.reply.kind == .question)
      #expect(answer.text.contains("B-1"))
      try desk.say("no")
    }
  }

  @Test("from today to another day keeps the hour")
  func fromToday() throws {
    var desk = try CaseDesk(
      .salon, at: "2026-11-30T10:00",
      booked: ["trim today at 3 for Dana", "trim Friday at 5 for Dana"])
    try desk.say("move Dana's trim from today to Thursday")
    let moved = try desk.say("yes")
    #expect(moved.reply.bookings.map(\.id) == [BookingID(1)])
    #expect(moved.reply.bookings.first?.start.description == "2026-12-03T15:00")
  }
}
