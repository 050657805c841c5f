import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00.

@Suite("Weekdays")
struct WeekdayTests {
  @Test(
    "are the coming ones",
    arguments: [
      PhraseRow("Friday", "2026-12-04"),
      PhraseRow("on fri.", "2026-12-04"),
      PhraseRow("Monday", "2026-12-07"),
      PhraseRow("this Thursday", "2026-12-03"),
      PhraseRow("this coming Sunday", "2026-12-06"),
      PhraseRow("next Tuesday", "2026-12-08"),
      PhraseRow("next Monday", "2026-12-07"),
      PhraseRow("next Sunday", "2026-12-13"),
      PhraseRow("the Saturday after next", "2026-12-19"),
      PhraseRow("Tuesday week", "2026-12-08"),
      PhraseRow("a week on Wednesday", "2026-12-09"),
      PhraseRow("a week from Friday", "2026-12-11"),
      PhraseRow("the Friday after Christmas", "2027-01-01"),
      PhraseRow("the Monday before 25 December", "2026-12-21"),
      PhraseRow("three Fridays from now", "2026-12-18"),
      PhraseRow("Friday next week", "2026-12-11"),
      PhraseRow("Sunday this week", "2026-12-06"),
      PhraseRow("next week on Thursday", "2026-12-10"),
      PhraseRow("Wednesday of next week", "2026-12-09"),
      PhraseRow("wensday", "2026-12-02"),
      PhraseRow("Friday fortnight", "2026-12-18"),
      PhraseRow("tomorrow week", "2026-12-08"),
      PhraseRow("nextweek", "2026-12-07..2026-12-14"),
    ])
  func coming(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("that differ between readings name the other one")
  func otherReading() throws {
    let when = try #require(TimeDesk().read("next Thursday").whens.first)
    #expect(when.otherReading?.description == "2026-12-03T00:00")
    #expect(when.notes.map(\.reason) == [.convention])
    let today = try #require(TimeDesk().read("Monday at 3pm").whens.first)
    #expect(today.start?.description == "2026-12-07T15:00")
    #expect(today.otherReading?.description == "2026-11-30T15:00")
  }

  @Test(
    "follow one rule for all seven days",
    arguments: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
  func oneRule(day: String) throws {
    for now in ["2026-12-01T10:00", "2026-12-05T10:00", "2026-12-06T10:00"] {
      let desk = TimeDesk(now: now)
      let start = try #require(desk.read("next \(day)").whens.first?.start)
      #expect(
        start.date.startOfWeek() == desk.context.now.date.startOfWeek().adding(days: 7))
    }
  }
}

@Suite("Days of the month")
struct MonthDayTests {
  @Test(
    "are the next ones",
    arguments: [
      PhraseRow("the 8th", "2026-12-08"),
      PhraseRow("on the 30th", "2026-11-30"),
      PhraseRow("the 29th", "2026-12-29"),
      PhraseRow("the 2nd of next month", "2026-12-02"),
      PhraseRow("the 30th of this month", "2026-11-30"),
      PhraseRow("March 8", "2027-03-08"),
      PhraseRow("8 March", "2027-03-08"),
      PhraseRow("8th of March 2028", "2028-03-08"),
      PhraseRow("Mar. 8th, 2028", "2028-03-08"),
      PhraseRow("the eighth of March", "2027-03-08"),
      PhraseRow("December the twenty-first", "2026-12-21"),
      PhraseRow("8mar", "2027-03-08"),
      PhraseRow("2026-12-24", "2026-12-24"),
      PhraseRow("12/24/2026", "2026-12-24"),
      PhraseRow("12/24", "2026-12-24"),
      PhraseRow("24/12", "2026-12-24"),
      PhraseRow("24.12.", "2026-12-24"),
      PhraseRow("24.12.26", "2026-12-24"),
      PhraseRow("24-Dec-26", "2026-12-24"),
      PhraseRow("Friday the 4th", "2026-12-04"),
      PhraseRow("Sunday 13 December", "2026-12-13"),
      PhraseRow("Friday 18", "2026-12-18"),
      PhraseRow("tomorrow", "2026-12-01"),
      PhraseRow("tommorow", "2026-12-01"),
      PhraseRow("the day after tomorrow", "2026-12-02"),
      PhraseRow("today", "2026-11-30"),
      PhraseRow("July 10th next year", "2027-07-10"),
      PhraseRow("8/9 Dec", "2026-12-08..2026-12-10"),
      PhraseRow("23 of this month", "2026-11-23"),
      PhraseRow("29 Feb", "2028-02-29"),
    ])
  func next(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "follow the locale's order where both are possible",
    arguments: [
      PhraseRow("3/4/2027", "2027-04-03"), PhraseRow("3/4", "2027-04-03"),
      PhraseRow("4/13", "2027-04-13"),
    ])
  func dayFirst(row: PhraseRow) {
    #expect(TimeDesk(locale: "en-GB").shown(row.phrase) == row.reading)
  }

  @Test("say when the other order was the only one")
  func onlyOrder() throws {
    let when = try #require(TimeDesk().read("13/8").whens.first)
    #expect(when.start?.date.description == "2027-08-13")
    #expect(when.notes.contains { $0.reason == .onlyOrder })
  }

  @Test("that do not exist are told, not moved")
  func impossible() throws {
    let june = try #require(TimeDesk().read("31 June at 9").whens.first)
    #expect(june.impossible == .noSuchDay(day: 31, month: 6, year: nil))
    #expect(june.start == nil)
    let leap = try #require(TimeDesk().read("29 February 2027").whens.first)
    #expect(leap.impossible == .noSuchDay(day: 29, month: 2, year: 2027))
  }

  @Test("that contradict their weekday name both days")
  func contradiction() throws {
    let when = try #require(TimeDesk().read("Friday 21 December").whens.first)
    guard case .weekdayContradicts(let date, let weekday)? = when.impossible else {
      Issue.record("no contradiction found")
      return
    }
    #expect(date.description == "2026-12-21")
    #expect(weekday.description == "2026-12-18" || weekday.description == "2026-12-25")
  }

  @Test("count today while a start is left")
  func today() {
    #expect(TimeDesk().shown("the 30th at 4pm") == "2026-11-30T16:00")
    #expect(TimeDesk(now: "2026-11-30T17:00").shown("the 30th at 4pm") == "2026-12-30T16:00")
  }
}

@Suite("Periods")
struct PeriodTests {
  @Test(
    "are whole units, of the running one what is left",
    arguments: [
      PhraseRow("next week", "2026-12-07..2026-12-14"),
      PhraseRow("this week", "2026-11-30..2026-12-07"),
      PhraseRow("the week after next", "2026-12-14..2026-12-21"),
      PhraseRow("this weekend", "2026-12-05..2026-12-07"),
      PhraseRow("next weekend", "2026-12-12..2026-12-14"),
      PhraseRow("next month", "2026-12-01..2027-01-01"),
      PhraseRow("this month", "2026-11-30"),
      PhraseRow("in March", "2027-03-01..2027-04-01"),
      PhraseRow("March 2028", "2028-03-01..2028-04-01"),
      PhraseRow("next year", "2027-01-01..2028-01-01"),
      PhraseRow("the week of the 18th of December", "2026-12-14..2026-12-21"),
      PhraseRow("week 3", "2027-01-18..2027-01-25"),
      PhraseRow("the first week of May", "2027-05-03..2027-05-10"),
      PhraseRow("early December", "2026-12-01..2026-12-11"),
      PhraseRow("mid January", "2027-01-11..2027-01-21"),
      PhraseRow("end of January", "2027-01-21..2027-02-01"),
      PhraseRow("the beginning of next week", "2026-12-07..2026-12-10"),
      PhraseRow("rest of the week", "2026-11-30..2026-12-06"),
      PhraseRow("the next two weeks", "2026-11-30..2026-12-14"),
      PhraseRow("within 3 days", "2026-11-30..2026-12-03"),
      PhraseRow("the second half of January", "2027-01-16..2027-02-01"),
      PhraseRow("the first two weeks of January", "2027-01-04..2027-01-18"),
      PhraseRow("later in the week", "2026-12-03..2026-12-07"),
      PhraseRow("this summer", "2027-06-21..2027-09-22"),
    ])
  func units(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "have an nth of each thing",
    arguments: [
      PhraseRow("the last Monday of March", "2027-03-29"),
      PhraseRow("first Tuesday next month", "2026-12-01"),
      PhraseRow("second Friday in January", "2027-01-08"),
      PhraseRow("the last day of December", "2026-12-31"),
      PhraseRow("the third day of May", "2027-05-03"),
      PhraseRow("second to last Friday in January", "2027-01-22"),
      PhraseRow("the 6th Tuesday in March", "impossible"),
    ])
  func nth(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "and named days move with the year",
    arguments: [
      PhraseRow("Christmas", "2026-12-25"), PhraseRow("New Year's Eve", "2026-12-31"),
      PhraseRow("Easter", "2027-03-28"), PhraseRow("Easter Monday 2028", "2028-04-17"),
      PhraseRow("Thanksgiving", "2027-11-25"), PhraseRow("good friday", "2027-03-26"),
      PhraseRow("Black Friday next year", "2027-11-26"),
      PhraseRow("St. Patrick's Day", "2027-03-17"),
    ])
  func holidays(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("keep the weekday that alone is wanted")
  func weekdays() throws {
    let when = try #require(TimeDesk().read("any Saturday in January").whens.first)
    #expect(when.weekdays == [.saturday])
    #expect(when.start?.date.description == "2027-01-02")
    #expect(when.end?.date.description == "2027-02-01")
  }

  @Test("and the country decides")
  func countries() {
    #expect(TimeDesk(locale: "en-GB").shown("Mother's Day") == "2027-03-07")
    #expect(TimeDesk().shown("Mother's Day") == "2027-05-09")
  }
}

@Suite("Offsets")
struct OffsetTests {
  @Test(
    "count from now or from another day",
    arguments: [
      PhraseRow("in two weeks", "2026-12-14"),
      PhraseRow("in an hour and a half", "2026-11-30T10:30"),
      PhraseRow("in 1.5 hours", "2026-11-30T10:30"),
      PhraseRow("in half an hour", "2026-11-30T09:30"),
      PhraseRow("in three quarters of an hour", "2026-11-30T09:45"),
      PhraseRow("20 minutes from now", "2026-11-30T09:20"),
      PhraseRow("90 min later", "2026-11-30T10:30"),
      PhraseRow("a fortnight tomorrow", "2026-12-15"),
      PhraseRow("3 days from now", "2026-12-03"),
      PhraseRow("two weeks after Christmas", "2027-01-08"),
      PhraseRow("3 days before Christmas", "2026-12-22"),
      PhraseRow("2 months from today", "2027-01-30"),
      PhraseRow("an hour before noon tomorrow", "2026-12-01T11:00"),
      PhraseRow("in a couple of days", "2026-12-02"),
      PhraseRow("Monday two weeks from now", "2026-12-14"),
      PhraseRow("5 working days from now", "2026-12-07"),
      PhraseRow("in a month", "2026-12-30"),
    ])
  func offsets(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }
}
