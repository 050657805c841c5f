import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Ranges of days in figures")
struct FigureRangeFamilyTests {
  @Test("end on a day and never in a year", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("6 March - 9 March", "2027-03-06..2027-03-10"),
    PhraseRow("6 March-9 March", "2027-03-06..2027-03-10"),
    PhraseRow("6th March – 9th March", "2027-03-06..2027-03-10"),
    PhraseRow("6 March - 9", "2027-03-06..2027-03-10"),
    PhraseRow("6 March-9", "2027-03-06..2027-03-10"),
    PhraseRow("7JAN-9JAN", "2027-01-07..2027-01-10"),
    PhraseRow("6-Mar-27", "2027-03-06"),
    PhraseRow("6/Mar/27", "2027-03-06"),
    PhraseRow("6 March 27", "2027-03-06"),
    PhraseRow("6 March 2027 - 9 March 2027", "2027-03-06..2027-03-10"),
    PhraseRow("from 28 December - 3 January", "2026-12-28..2027-01-04"),
    PhraseRow("14.1.-16.1.", "2027-01-14..2027-01-17"),
    PhraseRow("14.01.2027-16.01.2027", "2027-01-14..2027-01-17"),
    PhraseRow("14.01-16.01", "2027-01-14..2027-01-17"),
    PhraseRow("14.-16.1.", "2027-01-14..2027-01-17"),
    PhraseRow("from 14.1 to 16.1", "2027-01-14..2027-01-17"),
    PhraseRow("from 1.5 to 2.5 hours", "PT2H30M"),
    PhraseRow("2027-01-14/2027-01-16", "2027-01-14..2027-01-17"),
    PhraseRow("2027-01-14-2027-01-16", "2027-01-14..2027-01-17"),
    PhraseRow("14 January → 16 January", "2027-01-14..2027-01-17"),
    PhraseRow("14 January -> 16 January", "2027-01-14..2027-01-17"),
    PhraseRow("Thu 1/14-Sat 1/16", "2027-01-14..2027-01-17"),
    PhraseRow("1/14-1/16", "2027-01-14..2027-01-17"),
    PhraseRow("2.30 - 3.30 on 5 May", "2027-05-05T14:30..2027-05-05T15:30"),
    PhraseRow("Monday to Wednesday, 4-6 January", "2027-01-04..2027-01-07"),
    PhraseRow("14.1. 15.30", "2027-01-14T15:30"),
    PhraseRow("14.1. 14.00-15.30", "2027-01-14T14:00..2027-01-14T15:30"),
    PhraseRow("Wednesday 16 next month", "2026-12-16"),
    PhraseRow("2-3:30pm on the 16th of next month", "2026-12-16T14:00..2026-12-16T15:30"),
    PhraseRow("2 to 4 on the 16th of next month", "2026-12-16T14:00..2026-12-16T16:00"),
    PhraseRow("the 2nd to the 16th of next month", "2026-12-02..2026-12-17"),
    PhraseRow("8 till midday tomorrow", "2026-12-01T08:00..2026-12-01T12:00"),
    PhraseRow("Friday 6 to noon", "2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("from 11 to noon on Friday", "2026-12-04T11:00..2026-12-04T12:00"),
    PhraseRow("eleven to noon on Friday", "2026-12-04T11:00..2026-12-04T12:00"),
    PhraseRow("Friday at ten to noon", "2026-12-04T11:50"),
    PhraseRow("20 to noon on Friday", "2026-12-04T11:40"),
    PhraseRow(
      "Friday 9-10 or 3-4",
      "2026-12-04T09:00..2026-12-04T10:00 or:2026-12-04T15:00..2026-12-04T16:00"),
    PhraseRow(
      "Wednesday 8-9, 1-2",
      "2026-12-02T08:00..2026-12-02T09:00 or:2026-12-02T13:00..2026-12-02T14:00"),
    PhraseRow(
      "Friday before 10 or 2-3",
      "2026-12-04T00:00..2026-12-04T10:00 or:2026-12-04T14:00..2026-12-04T15:00"),
    PhraseRow(
      "21 and 22 December 9-10",
      "2026-12-21T09:00..2026-12-21T10:00 2026-12-22T09:00..2026-12-22T10:00"),
    PhraseRow(
      "21, 22 and 23 December from 2 to 4",
      "2026-12-21T14:00..2026-12-21T16:00 2026-12-22T14:00..2026-12-22T16:00 2026-12-23T14:00..2026-12-23T16:00"
    ),
    PhraseRow("Friday 9 30 to 11 15", "2026-12-04T09:30..2026-12-04T11:15"),
    PhraseRow("Friday 9 30-11", "2026-12-04T09:30..2026-12-04T11:00"),
    PhraseRow("Dec 4 at 9 - Dec 6 at 5", "2026-12-04T09:00..2026-12-06T17:00"),
    PhraseRow("Monday morning to Wednesday noon", "2026-12-07T06:00..2026-12-09T12:00"),
    PhraseRow("Friday evening to Sunday morning", "2026-12-04T17:00..2026-12-06T12:00"),
    PhraseRow("Friday morning until Sunday", "2026-12-04T06:00..2026-12-07T00:00"),
    PhraseRow("Friday at noon to Saturday morning", "2026-12-04T12:00..2026-12-05T12:00"),
    PhraseRow("Tuesday to Thursday morning", "2026-12-01T06:00..2026-12-03T12:00"),
    PhraseRow("3 thru 5", "T15:00..T17:00"),
    PhraseRow(
      "10-12 or 2-4 tomorrow",
      "2026-12-01T10:00..2026-12-01T12:00 or:2026-12-01T14:00..2026-12-01T16:00"),
    PhraseRow("until but not including Friday", "2026-11-30..2026-12-04"),
    PhraseRow("up to but not including the 15th", "2026-11-30..2026-12-15"),
    PhraseRow("ahead of Friday", "2026-11-30..2026-12-04"),
    PhraseRow("Friday 4pm latest", "2026-12-04T00:00..2026-12-04T16:00"),
    PhraseRow("Friday 4pm earliest", "2026-12-04T16:00..2026-12-05T00:00"),
    PhraseRow("Friday or sooner", "2026-11-30..2026-12-05"),
    PhraseRow("5 onwards on Friday", "2026-12-04T17:00..2026-12-05T00:00"),
    PhraseRow("Friday but not 3-4", "2026-12-04 not:2026-12-04T15:00..2026-12-04T16:00"),
    PhraseRow("9.30 to 10.15", "T09:30..T10:15"),
    PhraseRow("10.15-11.30", "T10:15..T11:30"),
    PhraseRow("Thursday at the earliest 4pm", "2026-12-03T16:00..2026-12-04T00:00"),
    PhraseRow("Thursday at the latest 11", "2026-12-03T00:00..2026-12-03T11:00"),
  ]
}
