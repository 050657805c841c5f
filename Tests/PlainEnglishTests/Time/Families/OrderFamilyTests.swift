import CivilTime
import Testing

@testable import PlainEnglish

/// A day and a time of the day in both orders: what is said does not hang on which comes first.
@Suite("Whichever is said first")
struct OrderFamilyTests {
  static let days = [
    "tomorrow", "on Friday", "next Friday", "Friday week", "on the 8th", "on December 8th",
    "in two weeks", "a fortnight tomorrow", "on Christmas Eve", "next week", "this weekend",
    "the first week of January", "mid January", "early next week", "Mon-Wed",
    "within the next 10 days", "week commencing December 14", "at the end of next month",
  ]

  static let times = [
    "at 3", "at 3pm", "at half three", "around 4", "3ish", "after 4", "before 11", "3-5pm",
    "from 3 to 5", "in the morning", "first thing", "early afternoon", "before lunch",
    "after lunch", "15h30", "at 9 or 10", "after 2 but before 5",
  ]

  @Test("a day and a time of it mean the same in both orders", arguments: days)
  func orders(day: String) {
    let desk = TimeDesk()
    for time in Self.times {
      let plain = desk.shown("book it \(day) \(time)")
      #expect(desk.shown("book it \(time) \(day)") == plain, "\(day) \(time)")
    }
  }

  @Test("a comma, capitals and a command behind them change nothing", arguments: days)
  func surroundings(day: String) {
    let desk = TimeDesk()
    for time in Self.times {
      let plain = desk.shown("\(day) \(time)")
      #expect(desk.shown("\(day), \(time)") == plain, "\(day), \(time)")
      #expect(desk.shown("\(day) \(time)".uppercased()) == plain, "\(day) \(time)")
      #expect(desk.shown("\(day) \(time) book a haircut for Dana") == plain, "\(day) \(time) book")
    }
  }

  @Test("are read as people mean them", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("after 4 Mon to Wed", "2026-12-07T16:00..2026-12-10T00:00"),
    PhraseRow("before lunch Tue-Thu", "2026-12-01T00:00..2026-12-03T12:00"),
    PhraseRow("at 9 or 10 in three weeks", "2026-12-21T09:00 or:2026-12-21T10:00"),
    PhraseRow(
      "book Friday for Dana at 9 or 10", "2026-12-04T09:00 or:2026-12-04T10:00"),
    PhraseRow("at 3 week commencing December 14", "2026-12-14T15:00..2026-12-21T00:00"),
    PhraseRow("late January first thing", "2027-01-21T09:00..2027-01-31T10:00"),
    PhraseRow("mid March 4ish", "2027-03-11T16:00..2027-03-21T00:00"),
    PhraseRow("in a week 14h15", "2026-12-07T14:15"),
    PhraseRow("within 5 days after 3", "2026-11-30T15:00..2026-12-05T00:00"),
    PhraseRow("December 8-10 3-5pm", "2026-12-08T15:00..2026-12-10T17:00"),
    PhraseRow("at the end of next month for Dana at 3", "2026-12-21T15:00..2027-01-01T00:00"),
    PhraseRow("I'd like to go to the 10:30 pm show", "T22:30"),
    PhraseRow("Sunday 13.12.26 / 19.45", "2026-12-13T19:45"),
    PhraseRow("tomorow2 at 3", "2026-12-01T15:00"),
    PhraseRow("tomorrow2pm", "2026-12-01T14:00"),
    PhraseRow("just wed and happy", ""),
    PhraseRow("the 24/7 line", ""),
    PhraseRow("are you open on the next bank holiday?", "2026-12-25"),
    PhraseRow("on the bank holiday on 4 May", "2027-05-04"),
    PhraseRow("that is on a bank holiday", ""),
    PhraseRow("after the 10th but before Christmas", "2026-12-11..2026-12-25"),
    PhraseRow("before the 20th but not before the 9th", "2026-12-09..2026-12-20"),
    PhraseRow("in 4 weeks on a Thursday", "2026-12-31"),
    PhraseRow("Thursday morning, but not before 10", "2026-12-03T10:00..2026-12-03T12:00"),
    PhraseRow("Tuesday afternoon, not later than 4", "2026-12-01T12:00..2026-12-01T16:00"),
    PhraseRow("Thursday morning early", "2026-12-03T06:00..2026-12-03T09:00"),
    PhraseRow(
      "9, 10 or 11 December in the morning",
      "2026-12-09T06:00..2026-12-09T12:00 or:2026-12-10T06:00..2026-12-10T12:00 or:2026-12-11T06:00..2026-12-11T12:00"
    ),
    PhraseRow("from Tuesday 8 to Thursday 10 December", "2026-12-08..2026-12-11"),
    PhraseRow("Wed at 3 / Thurs at 11", "2026-12-02T15:00 2026-12-03T11:00"),
    PhraseRow("later in January", "2027-01-21..2027-02-01"),
    PhraseRow("not this Thursday, the next one", "not:2026-12-03 2026-12-10"),
    PhraseRow("tomorrow in my lunch break", "2026-12-01T12:00..2026-12-01T14:00"),
    PhraseRow("at 3pm in Paris on Friday", "2026-12-04T15:00"),
    PhraseRow("at 3 or thereabouts on Friday", "2026-12-04T15:00"),
  ]

  @Test("a day of the month said on it may be next month's, and is behind closing time")
  func dayOfMonthToday() {
    let morning = TimeDesk(now: "2026-12-03T09:00").read("the 3rd").whens.first
    #expect(morning?.start?.date.description == "2026-12-03")
    #expect(morning?.otherReading?.date.description == "2027-01-03")
    let hours = ClockRange(startMinute: 540, endMinute: 1080)
    let evening = TimeDesk(now: "2026-12-03T19:00", hours: hours).read("the 3rd").whens.first
    #expect(evening?.start?.date.description == "2027-01-03")
  }

  @Test("a place beside an hour may mean the clock there")
  func placeBesideHour() {
    let when = TimeDesk().read("3pm in Paris").whens.first
    #expect(when?.start?.time.description == "15:00")
    #expect(when?.otherReading?.time.description == "14:00")
  }

  @Test("a word near one of time is known for it")
  func nearTimeWords() {
    #expect(TimeWords.near("frid", limit: 2).first == "Friday")
    #expect(TimeWords.near("thrae", limit: 2) == ["three"])
    #expect(TimeWords.near("fringe", limit: 3).isEmpty)
  }
}
