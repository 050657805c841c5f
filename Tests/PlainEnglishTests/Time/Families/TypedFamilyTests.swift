import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Slips of the fingers")
struct TypedFamilyTests {
  @Test("are read as what was meant", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("this mornign", "2026-11-30T06:00..2026-11-30T12:00"),
    PhraseRow("tomorrow evning at 7", "2026-12-01T19:00"),
    PhraseRow("quater past 3", "T15:15"),
    PhraseRow("harf past 3", "T15:30"),
    PhraseRow("midnite on Friday", "2026-12-04T00:00"),
    PhraseRow("three oclok Friday", "2026-12-04T15:00"),
    PhraseRow("elven am Friday", "2026-12-04T11:00"),
    PhraseRow("ten thrity on Friday", "2026-12-04T10:30"),
    PhraseRow("in an huor", "2026-11-30T10:00"),
    PhraseRow("5pmFriday", "2026-12-04T17:00"),
    PhraseRow("tomorrowat3", "2026-12-01T15:00"),
    PhraseRow("fridaynextweek at 10am", "2026-12-11T10:00"),
    PhraseRow("the elevneth at 2", "2026-12-11T14:00"),
    PhraseRow("sixtenth of december", "2026-12-16"),
    PhraseRow("thirtheenth of january", "2027-01-13"),
    PhraseRow("tmoz at 2", "2026-12-01T14:00"),
    PhraseRow("saturdaymorning", "2026-12-05T06:00..2026-12-05T12:00"),
    PhraseRow("mondayevening at 6", "2026-12-07T18:00"),
    PhraseRow("nex friday at 2", "2026-12-11T14:00"),
    PhraseRow("go forth and multiply", ""),
    PhraseRow("the length of it", ""),
    PhraseRow("for Tomm on Friday", "2026-12-04"),
    PhraseRow("begining of next week", "2026-12-07..2026-12-10"),
    PhraseRow("a wek from Friday", "2026-12-11"),
    PhraseRow("in 2 weaks", "2026-12-14"),
    PhraseRow("a fortnite tomorrow", "2026-12-15"),
    PhraseRow("everyother Friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
    PhraseRow("every otehr Friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
    PhraseRow("wkly on Mon", "FREQ=WEEKLY;BYDAY=MO"),
    PhraseRow("qtr past 3", "T15:15"),
  ]
}
