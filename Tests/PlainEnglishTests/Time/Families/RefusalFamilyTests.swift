import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Refused, corrected and bounded times")
struct RefusalFamilyTests {
  @Test("are read as people mean them", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("We'd like Thursday", "2026-12-03"),
    PhraseRow("not this Friday, the one after", "not:2026-12-04 2026-12-11"),
    PhraseRow("not this month, the month after", "not:2026-11-30 2026-12-01..2027-01-01"),
    PhraseRow("Thursday at 3 no 4", "not:2026-12-03T15:00 2026-12-03T16:00"),
    PhraseRow("scrap Tuesday, let's do the day after", "not:2026-12-01 2026-12-02"),
    PhraseRow("forget Tuesday, Thursday at 2 instead", "not:2026-12-01T14:00 2026-12-03T14:00"),
    PhraseRow("I'm booked solid on Tuesday, what about Thursday", "not:2026-12-01 2026-12-03"),
    PhraseRow("Wednesday's no good, make it Thursday", "not:2026-12-02 2026-12-03"),
    PhraseRow("Wednesday's full, Friday at 10", "not:2026-12-02 2026-12-04T10:00"),
    PhraseRow("Friday works, Thursday doesn't", "2026-12-04 not:2026-12-03"),
    PhraseRow("if Wednesday is full, Friday", "2026-12-02 2026-12-04"),
    PhraseRow("Tuesday, no, Wednesday", "not:2026-12-01 2026-12-02"),
    PhraseRow("Tuesday at 10, I mean Thursday", "not:2026-12-01T10:00 2026-12-03T10:00"),
    PhraseRow("Friday at 3, sorry, 4pm", "not:2026-12-04T15:00 2026-12-04T16:00"),
    PhraseRow("I'm away until Thursday, Friday works", "not:..2026-12-04 2026-12-04"),
    PhraseRow("move it off Tuesday and onto Thursday", "from:2026-12-01 to:2026-12-03"),
    PhraseRow("can't come before 3 on Thursday", "2026-12-03T15:00..2026-12-04T00:00"),
    PhraseRow("please don't ring before 10 on Friday", "2026-12-04T10:00..2026-12-05T00:00"),
    PhraseRow("I can't do anything after 5 on Tuesday", "2026-12-01T00:00..2026-12-01T17:00"),
    PhraseRow("nothing before 4pm tomorrow", "2026-12-01T16:00..2026-12-02T00:00"),
    PhraseRow("can't you fit me in before 3 tomorrow?", "2026-12-01T00:00..2026-12-01T15:00"),
    PhraseRow("not before 16.30 tomorrow", "2026-12-01T16:30..2026-12-02T00:00"),
    PhraseRow("Friday except over lunch", "2026-12-04 not:2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("Friday but not during lunch", "2026-12-04 not:2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("same day but at 4pm", "T16:00"),
    PhraseRow("swing by Friday at 10", "2026-12-04T10:00"),
    PhraseRow("I'll drop by on Tuesday", "2026-12-01"),
    PhraseRow("we'll come by Saturday", "2026-12-05"),
    PhraseRow("pay by Saturday", "2026-11-30..2026-12-06"),
    PhraseRow(
      "I can't do mornings on Friday, afternoons are fine",
      "not:2026-12-04T06:00..2026-12-04T12:00 2026-12-04T12:00..2026-12-04T17:00"),
    PhraseRow("not too early on Friday", "2026-12-04"),
    PhraseRow("Friday is too soon, Saturday", "not:2026-12-04 2026-12-05"),
    PhraseRow("no good before 10 on Friday", "2026-12-04T10:00..2026-12-05T00:00"),
    PhraseRow("I'm not available after the 20th", "2026-11-30..2026-12-21"),
    PhraseRow("don't you have anything before Friday?", "2026-11-30..2026-12-04"),
    PhraseRow("is 4 ok on Thursday", "2026-12-03T16:00"),
    PhraseRow("the latest one on Friday", "2026-12-04"),
    PhraseRow("it must be Friday, latest 4pm", "2026-12-04T00:00..2026-12-04T16:00"),
    PhraseRow("I work until 5", "T17:00.."),
    PhraseRow("I'm away until the 14th", "2026-12-15.."),
    PhraseRow("I finish at 5, anything after that on Friday", "2026-12-04T17:00..2026-12-05T00:00"),
    PhraseRow("we get off at 5:30", "T17:30.."),
    PhraseRow(
      "the kids are at school till 3:15, so before then on Thursday",
      "2026-12-03T00:00..2026-12-03T15:15"),
    PhraseRow("I can work until 5", "..T17:00"),
    PhraseRow("Sam is away until Friday", "..2026-12-05"),
    PhraseRow("Fridays are bad, Monday at 3?", "not:2026-12-04 2026-12-07T15:00"),
    PhraseRow("Friday at 3, or rather 4", "not:2026-12-04T15:00 2026-12-04T16:00"),
    PhraseRow("Friday or rather Saturday", "not:2026-12-04 2026-12-05"),
    PhraseRow("Friday at 3 (well, 3:30)", "not:2026-12-04T15:00 2026-12-04T15:30"),
    PhraseRow("the one on Dec 8 has to be moved to Dec 9", "2026-12-08 to:2026-12-09"),
    PhraseRow("I go away on the 12th, so before that", "2026-11-30..2026-12-12"),
    PhraseRow("there is a meeting at 2, something after that", "T14:00.."),
    PhraseRow("tomorrow or the day after that", "2026-12-01 or:2026-12-02"),
    PhraseRow(
      "I work Mon to Wed so Thurs or Fri", "not:2026-12-07..2026-12-10 2026-12-03 or:2026-12-04"),
    PhraseRow("if not Thursday then Friday", "2026-12-03 or:2026-12-04"),
    PhraseRow("Friday at 3 if you can, if not 4", "2026-12-04T15:00 or:2026-12-04T16:00"),
    PhraseRow("Friday 3 else 4", "2026-12-04T15:00 or:2026-12-04T16:00"),
    PhraseRow("I don't work Thursdays so Thursday any time", "2026-12-03"),
    PhraseRow("I'm off on Mondays so Monday at 11", "2026-12-07T11:00"),
  ]
}
