import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Alternatives and exclusions")
struct AlternativeFamilyTests {
  @Test("are read as people mean them", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("Tuesday or Wednesday", "2026-12-01 or:2026-12-02"),
    PhraseRow("Tuesday or Wednesday at 3", "2026-12-01T15:00 or:2026-12-02T15:00"),
    PhraseRow("Tuesday at 3 or Wednesday at 4", "2026-12-01T15:00 or:2026-12-02T16:00"),
    PhraseRow("Tuesday at 3 or at 4", "2026-12-01T15:00 or:2026-12-01T16:00"),
    PhraseRow("either Tuesday at 3 or Friday at 10", "2026-12-01T15:00 or:2026-12-04T10:00"),
    PhraseRow(
      "Tuesday or Wednesday morning",
      "2026-12-01T06:00..2026-12-01T12:00 or:2026-12-02T06:00..2026-12-02T12:00"),
    PhraseRow(
      "Tuesday morning or Wednesday afternoon",
      "2026-12-01T06:00..2026-12-01T12:00 or:2026-12-02T12:00..2026-12-02T17:00"),
    PhraseRow("Tuesday, Wednesday or Thursday", "2026-12-01 or:2026-12-02 or:2026-12-03"),
    PhraseRow(
      "Tuesday, Wednesday or Thursday at 10",
      "2026-12-01T10:00 or:2026-12-02T10:00 or:2026-12-03T10:00"),
    PhraseRow("3 or 4 on Friday", "2026-12-04T15:00 or:2026-12-04T16:00"),
    PhraseRow("at 3 or 3:30 on Friday", "2026-12-04T15:00 or:2026-12-04T15:30"),
    PhraseRow("3pm or 5pm on Friday", "2026-12-04T15:00 or:2026-12-04T17:00"),
    PhraseRow("the 5th or the 6th", "2026-12-05 or:2026-12-06"),
    PhraseRow("the 5th or 6th of January", "2027-01-05 or:2027-01-06"),
    PhraseRow("5 or 6 January", "2027-01-05 or:2027-01-06"),
    PhraseRow("January 5 or 6", "2027-01-05 or:2027-01-06"),
    PhraseRow("today or tomorrow", "2026-11-30 or:2026-12-01"),
    PhraseRow(
      "today or tomorrow after 5",
      "2026-11-30T17:00..2026-12-01T00:00 or:2026-12-01T17:00..2026-12-02T00:00"),
    PhraseRow("tomorrow or the day after", "2026-12-01 or:2026-12-02"),
    PhraseRow("tomorrow or Thursday", "2026-12-01 or:2026-12-03"),
    PhraseRow("this week or next", "2026-11-30..2026-12-07 or:2026-12-07..2026-12-14"),
    PhraseRow("this week or next week", "2026-11-30..2026-12-07 or:2026-12-07..2026-12-14"),
    PhraseRow(
      "this week or the week after",
      "2026-11-30..2026-12-07 or:2026-12-07..2026-12-14"),
    PhraseRow("next Tuesday or Thursday", "2026-12-08 or:2026-12-10"),
    PhraseRow("Saturday or Sunday next week", "2026-12-12 or:2026-12-13"),
    PhraseRow("Tuesday or, if not, Wednesday", "2026-12-01 or:2026-12-02"),
    PhraseRow("Tuesday or else Wednesday", "2026-12-01 or:2026-12-02"),
    PhraseRow("Tuesday, or Wednesday if that's full", "2026-12-01 or:2026-12-02"),
    PhraseRow("not on Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("any day but Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("any day except Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("any day other than Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("anything but Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("any day apart from Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("except on Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("excluding Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("not Monday or Tuesday", "not:2026-11-30 not:2026-12-07 not:2026-12-01"),
    PhraseRow("not Mondays", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("not on a Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("not in the morning", "not:T06:00..T12:00"),
    PhraseRow("not before 10", "T10:00.."),
    PhraseRow("not after 5", "..T17:00"),
    PhraseRow("not at 3", "not:T15:00"),
    PhraseRow("not at 3 but at 4", "not:T15:00 T16:00"),
    PhraseRow("not Tuesday but Wednesday", "not:2026-12-01 2026-12-02"),
    PhraseRow("next week but not Wednesday", "2026-12-07..2026-12-14 not:2026-12-09"),
    PhraseRow("next week except Wednesday", "2026-12-07..2026-12-14 not:2026-12-09"),
    PhraseRow(
      "next week, except Wednesday and Thursday",
      "2026-12-07..2026-12-14 not:2026-12-09 not:2026-12-10"),
    PhraseRow("next week, not Wednesday", "2026-12-07..2026-12-14 not:2026-12-09"),
    PhraseRow("next week, any day but Wednesday", "2026-12-07..2026-12-14 not:2026-12-09"),
    PhraseRow("any day next week except Wednesday", "2026-12-07..2026-12-14 not:2026-12-09"),
    PhraseRow("anytime next week except Tuesday", "2026-12-07..2026-12-14 not:2026-12-08"),
    PhraseRow(
      "any afternoon next week except Thursday",
      "2026-12-07T12:00..2026-12-13T17:00 not:2026-12-10"),
    PhraseRow("this week, just not Friday", "2026-11-30..2026-12-07 not:2026-12-04"),
    PhraseRow(
      "Friday, but not in the morning",
      "2026-12-04 not:2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("Friday, not before 11", "2026-12-04T11:00..2026-12-05T00:00"),
    PhraseRow("Friday but after 11", "2026-12-04T11:00..2026-12-05T00:00"),
    PhraseRow(
      "Friday, but not between 12 and 1",
      "2026-12-04 not:2026-12-04T12:00..2026-12-04T13:00"),
    PhraseRow("anything after Wednesday", "2026-12-03.."),
    PhraseRow("anything but the 4th", "not:2026-12-04"),
    PhraseRow("except the 4th and 5th", "not:2026-12-04 not:2026-12-05"),
    PhraseRow("weekdays only", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    PhraseRow("not at the weekend", "not:2026-12-05..2026-12-07"),
    PhraseRow("no weekends", "not:2026-12-05..2026-12-07"),
    PhraseRow("no Mondays please", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("anytime but Friday afternoon", "not:2026-12-04T12:00..2026-12-04T17:00"),
    PhraseRow("any day before Friday", "2026-11-30..2026-12-04"),
    PhraseRow("any day after Wednesday", "2026-12-03.."),
    PhraseRow("any Saturday", "2026-12-05"),
    PhraseRow("the first Saturday that's free", "2026-11-28"),
    PhraseRow("can't do Tuesday", "2026-12-01"),
    PhraseRow("I can't make Tuesday, what about Wednesday", "not:2026-12-01 2026-12-02"),
    PhraseRow("Tuesday doesn't work, Thursday is better", "not:2026-12-01 2026-12-03"),
    PhraseRow("Tuesday is no good", "2026-12-01"),
    PhraseRow("instead of Friday, Saturday", "not:2026-12-04 2026-12-05"),
    PhraseRow("Saturday instead of Friday", "2026-12-05 not:2026-12-04"),
    PhraseRow("Saturday rather than Friday", "2026-12-05 not:2026-12-04"),
    PhraseRow("rather than Friday, Saturday", "not:2026-12-04 2026-12-05"),
    PhraseRow("from Friday to Saturday", "2026-12-04..2026-12-06"),
    PhraseRow("move it from Friday to Saturday", "from:2026-12-04 to:2026-12-05"),
    PhraseRow(
      "either Tuesday or Thursday would do, at 4:10 pm", "2026-12-01T16:10 or:2026-12-03T16:10"),
    PhraseRow("the 5th or, failing that, the 8th", "2026-12-05 or:2026-12-08"),
    PhraseRow("Tue 8 or Wed 9 December, 10am", "2026-12-08T10:00 or:2026-12-09T10:00"),
    PhraseRow(
      "Thu 10, Fri 11 or Sat 12 December at 2",
      "2026-12-10T14:00 or:2026-12-11T14:00 or:2026-12-12T14:00"),
    PhraseRow("tomorrow, Thursday or Friday", "2026-12-01 or:2026-12-03 or:2026-12-04"),
    PhraseRow(
      "tomorrow, Thursday or Friday at 4pm",
      "2026-12-01T16:00 or:2026-12-03T16:00 or:2026-12-04T16:00"),
    PhraseRow("tonight or tomorrow night at 8", "2026-11-30T20:00 or:2026-12-01T20:00"),
    PhraseRow(
      "the morning of the 10th or 11th",
      "2026-12-10T06:00..2026-12-10T12:00 or:2026-12-11T06:00..2026-12-11T12:00"),
    PhraseRow(
      "the mornings of the 15th and 16th",
      "2026-12-15T06:00..2026-12-15T12:00 2026-12-16T06:00..2026-12-16T12:00"),
    PhraseRow("either 11 or noon on Friday", "2026-12-04T11:00 or:2026-12-04T12:00"),
    PhraseRow("Saturday at 1pm, or better 1:30", "2026-12-05T13:00 or:2026-12-05T13:30"),
    PhraseRow("December 8, 9, 10", "2026-12-08 2026-12-09 2026-12-10"),
    PhraseRow("December 5, 6 or 7", "2026-12-05 or:2026-12-06 or:2026-12-07"),
    PhraseRow("Dec 5, 7, or 9", "2026-12-05 or:2026-12-07 or:2026-12-09"),
    PhraseRow("Dec 5, 6 or 7pm", "2026-12-05T18:00 or:2026-12-05T19:00"),
    PhraseRow("5, 6, 7 December", "2026-12-05 2026-12-06 2026-12-07"),
    PhraseRow("Friday 3, 4:30 or 5", "2026-12-04T15:00 or:2026-12-04T16:30 or:2026-12-04T17:00"),
    PhraseRow("this or next week", "2026-11-30..2026-12-07 or:2026-12-07..2026-12-14"),
    PhraseRow("this or next Friday", "2026-12-04 or:2026-12-11"),
    PhraseRow("at 4 instead of 3 on Friday", "2026-12-04T16:00 not:2026-12-04T15:00"),
    PhraseRow("at 4 rather than 3 on Friday", "2026-12-04T16:00 not:2026-12-04T15:00"),
    PhraseRow("Monday or the next day", "2026-12-07 or:2026-12-08"),
    PhraseRow("tomorrow or the following day", "2026-12-01 or:2026-12-02"),
    PhraseRow("not next Tuesday but the following one", "not:2026-12-08 2026-12-15"),
    PhraseRow(
      "Mon Wed or Thurs after 5:30",
      "2026-12-07T17:30..2026-12-08T00:00 2026-12-02T17:30..2026-12-03T00:00 or:2026-12-03T17:30..2026-12-04T00:00"
    ),
    PhraseRow(
      "an evening slot on the 3rd or 4th",
      "2026-12-03T17:00..2026-12-03T21:00 or:2026-12-04T17:00..2026-12-04T21:00"),
    PhraseRow("Sat at 1, 1:30 and 2", "2026-12-05T13:00 or:2026-12-05T13:30 or:2026-12-05T14:00"),
    PhraseRow("is Wed 9th or Thurs 10th better?", "2026-12-09 or:2026-12-10"),
    PhraseRow("this Sunday evening around 6 or 7", "2026-12-06T18:00 or:2026-12-06T19:00"),
    PhraseRow("at 3, 3:30 and 4 on Friday", "2026-12-04T15:00 2026-12-04T15:30 2026-12-04T16:00"),
    PhraseRow(
      "10, 10.30 or 11 on Saturday", "2026-12-05T10:00 or:2026-12-05T10:30 or:2026-12-05T11:00"),
    PhraseRow("at 2:15 or 2:45 tomorrow", "2026-12-01T14:15 or:2026-12-01T14:45"),
  ]
}
