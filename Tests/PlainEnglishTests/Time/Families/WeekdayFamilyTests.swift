import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Weekdays of every kind")
struct WeekdayFamilyTests {
  @Test("are read as people mean them", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("“Th” before an hour is one with its capital alone")
  func thursday() {
    #expect(TimeDesk().shown("Th 11am") == "2026-12-03T11:00")
    #expect(TimeDesk().shown("Th at 2") == "2026-12-03T14:00")
    #expect(TimeDesk().shown("the 5 th at 2") == "2026-12-05T14:00")
  }

  static let rows = [
    PhraseRow("thurs", "2026-12-03"),
    PhraseRow("on Weds", "2026-12-02"),
    PhraseRow("this Saturday", "2026-12-05"),
    PhraseRow("this coming Wednesday", "2026-12-02"),
    PhraseRow("coming Friday", "2026-12-04"),
    PhraseRow("the coming Sunday", "2026-12-06"),
    PhraseRow("next weds at noon", "2026-12-09T12:00"),
    PhraseRow("Saturday next", "2026-12-05"),
    PhraseRow("Friday after next", "2026-12-18"),
    PhraseRow("the Tuesday after next", "2026-12-15"),
    PhraseRow("a week on Thursday", "2026-12-10"),
    PhraseRow("a week next Tuesday", "2026-12-15"),
    PhraseRow("two weeks on Friday", "2026-12-18"),
    PhraseRow("Friday week", "2026-12-11"),
    PhraseRow("Friday in two weeks", "2026-12-18"),
    PhraseRow("Friday in 2 weeks' time", "2026-12-18"),
    PhraseRow("Friday 2 weeks from now", "2026-12-18"),
    PhraseRow("a fortnight on Saturday", "2026-12-19"),
    PhraseRow("three weeks on Monday", "2026-12-28"),
    PhraseRow("the following Wednesday", "2026-12-09"),
    PhraseRow("Thursday of this week", "2026-12-03"),
    PhraseRow("Thursday of the week after next", "2026-12-17"),
    PhraseRow("the week after next on a Friday", "2026-12-18"),
    PhraseRow("Tuesday the week after next", "2026-12-15"),
    PhraseRow("Wednesday in a fortnight", "2026-12-16"),
    PhraseRow("first thing Thursday", "2026-12-03T09:00..2026-12-03T10:00"),
    PhraseRow("a Thursday", "2026-12-03"),
    PhraseRow("one Tuesday in January", "2027-01-05..2027-02-01"),
    PhraseRow("the next Friday but one", "2026-12-11"),
    PhraseRow("this Fri.", "2026-12-04"),
    PhraseRow("fri 4th dec", "2026-12-04"),
    PhraseRow("Sunday coming", "2026-12-06"),
    PhraseRow("next week's Friday", "2026-12-11"),
    PhraseRow("next week Wed", "2026-12-09"),
    PhraseRow("Wed next wk", "2026-12-09"),
    PhraseRow("Thur next week", "2026-12-10"),
    PhraseRow("this week Thursday", "2026-12-03"),
    PhraseRow("on Friday of next week", "2026-12-11"),
    PhraseRow("last Friday of the year", "2026-12-25"),
    PhraseRow("Satuday", "2026-12-05"),
    PhraseRow("Thrusday", "2026-12-03"),
    PhraseRow("tusday", "2026-12-01"),
    PhraseRow("wednesady", "2026-12-02"),
    PhraseRow("monady", "2026-12-07"),
    PhraseRow("Fryday", "2026-12-04"),
    PhraseRow("the Wed after next", "2026-12-16"),
    PhraseRow("Sat week at noon", "2026-12-12T12:00"),
    PhraseRow("the Thursday after this one", "2026-12-10"),
    PhraseRow("see you Wed at 3", "2026-12-02T15:00"),
    PhraseRow("a Wed appointment at 10", "2026-12-02T10:00"),
    PhraseRow("Mon/Th at 2", "2026-12-07T14:00 2026-12-03T14:00"),
    PhraseRow("Tue & Th", "2026-12-01 2026-12-03"),
    PhraseRow("5 th of May", "2027-05-05"),
  ]
}
