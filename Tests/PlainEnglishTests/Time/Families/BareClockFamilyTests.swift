import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Clock times without their words")
struct BareClockFamilyTests {
  @Test("are found beside the day", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("9:30h - 11:00h on Friday", "2026-12-04T09:30..2026-12-04T11:00"),
    PhraseRow("at 14:00h tomorrow", "2026-12-01T14:00"),
    PhraseRow("14:00 hrs on Friday", "2026-12-04T14:00"),
    PhraseRow("Friday 14.00 hrs", "2026-12-04T14:00"),
    PhraseRow("Friday at 9.15 hrs", "2026-12-04T09:15"),
    PhraseRow("for 7.5 hours", "PT7H30M"),
    PhraseRow("7.25 hours", "PT7H15M"),
    PhraseRow("1430 hrs tomorrow", "2026-12-01T14:30"),
    PhraseRow("1430 hrs a week from Friday", "2026-12-11T14:30"),
    PhraseRow("in nine days, 1430h", "2026-12-09T14:30"),
    PhraseRow("16h30 in 9 days", "2026-12-09T16:30"),
    PhraseRow("14.30 on the 16th of next month", "2026-12-16T14:30"),
    PhraseRow("1430 next week on Friday", "2026-12-11T14:30"),
    PhraseRow("two thirty a week from Friday", "2026-12-11T14:30"),
    PhraseRow("10.15 in three days", "2026-12-03T10:15"),
    PhraseRow("in three days 10.15", "2026-12-03T10:15"),
    PhraseRow("1400-1530 next week on Friday", "2026-12-11T14:00..2026-12-11T15:30"),
    PhraseRow("in three days 30 minutes past 2 pm", "2026-12-03T14:30"),
    PhraseRow("in 3 days and 2 hours", "2026-12-03T11:00"),
    PhraseRow("at 7-05 pm", "T19:05"),
    PhraseRow("at 16-45", "T16:45"),
    PhraseRow("tomorrow 16-45", "2026-12-01T16:45"),
    PhraseRow("14-30 on March 16", "2027-03-16T14:30"),
    PhraseRow("March 16, 14-30", "2027-03-16T14:30"),
    PhraseRow("March 14-30", "2027-03-14..2027-03-31"),
    PhraseRow("14-30 March", "2027-03-14..2027-03-31"),
    PhraseRow("7-10 pm tomorrow", "2026-12-01T19:00..2026-12-01T22:00"),
    PhraseRow("five after 9pm", "T21:05"),
    PhraseRow("10 after 9pm tomorrow", "2026-12-01T21:10"),
    PhraseRow("the 18th, a Friday, 2pm", "2026-12-18T14:00"),
    PhraseRow("2 or so tomorrow", "2026-12-01T14:00"),
    PhraseRow("2 am tonight", "2026-12-01T02:00"),
    PhraseRow("11 pm tonight", "2026-11-30T23:00"),
    PhraseRow("9 till 5", "T09:00..T17:00"),
    PhraseRow("next Friday week", "2026-12-18"),
    PhraseRow("this Friday week at 3", "2026-12-11T15:00"),
    PhraseRow("just before 4 tomorrow", "2026-12-01T15:30..2026-12-01T16:00"),
    PhraseRow("tomorrow just after 3", "2026-12-01T15:00..2026-12-01T15:30"),
    PhraseRow("right before 12pm tomorrow", "2026-12-01T11:30..2026-12-01T12:00"),
    PhraseRow(
      "starting at 2pm and ending at 3:30pm on Friday",
      "2026-12-04T14:00..2026-12-04T15:30"),
    PhraseRow("start at 2 and end at 4 on Friday", "2026-12-04T14:00..2026-12-04T16:00"),
    PhraseRow("tue 8 9", "2026-12-08T09:00"),
    PhraseRow("sat 12 12", "2026-12-12T12:00"),
    PhraseRow("five before six", "T17:55"),
    PhraseRow("ten of four", "T15:50"),
    PhraseRow("zero six thirty", "T06:30"),
    PhraseRow("12-2 for lunch", "T12:00..T14:00"),
    PhraseRow("sat 5 17:00", "2026-12-05T17:00"),
    PhraseRow("end of play Friday", "2026-12-04T17:00"),
    PhraseRow("start of business on Monday", "2026-12-07T09:00..2026-12-07T10:00"),
    PhraseRow("tomorrow 8 45", "2026-12-01T08:45"),
    PhraseRow("11 20 on Friday", "2026-12-04T11:20"),
    PhraseRow("Saturday 2 15", "2026-12-05T14:15"),
    PhraseRow("4 December 8 30", "2026-12-04T08:30"),
    PhraseRow("Sat 5 10", "2026-12-05T10:00"),
    PhraseRow("Thursday sixteen hundred", "2026-12-03T16:00"),
    PhraseRow("tomorrow quarter-past-two", "2026-12-01T14:15"),
    PhraseRow("Friday twenty-to-five", "2026-12-04T16:40"),
    PhraseRow("five after 9 tomorrow", "2026-12-01T09:05"),
    PhraseRow("Friday;4pm", "2026-12-04T16:00"),
    PhraseRow("Christmas Eve 11", "2026-12-24T11:00"),
    PhraseRow("3pm Paris on Friday", "2026-12-04T15:00"),
  ]
}
