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
  ]
}
