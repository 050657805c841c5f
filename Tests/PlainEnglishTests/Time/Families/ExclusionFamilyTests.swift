import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("What is left out, and what is next best")
struct ExclusionFamilyTests {
  @Test("is never asked for", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow(
      "any afternoon next week but Wednesday",
      "2026-12-07T12:00..2026-12-13T17:00 not:2026-12-09"),
    PhraseRow("any day next week but Wednesday", "2026-12-07..2026-12-14 not:2026-12-09"),
    PhraseRow("all days but Monday next week", "not:2026-12-07 2026-12-07..2026-12-14"),
    PhraseRow("every slot next week but Friday", "2026-12-07..2026-12-14 not:2026-12-11"),
    PhraseRow("any time next week but Wednesday is best", "2026-12-09"),
    PhraseRow("any day next week but preferably Wednesday", "2026-12-09"),
    PhraseRow("I'd come but Wednesday is bad", "2026-12-02"),
    PhraseRow(
      "any time except lunch on Friday",
      "not:2026-12-04T12:00..2026-12-04T14:00 2026-12-04"),
    PhraseRow("any time but lunch on Friday", "not:2026-12-04T12:00..2026-12-04T14:00 2026-12-04"),
    PhraseRow("Friday outside lunch", "2026-12-04 not:2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("Friday outside of lunch", "2026-12-04 not:2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("a table outside on Friday", "2026-12-04"),
    PhraseRow(
      "next week, not on Monday, Wednesday or Friday",
      "2026-12-07..2026-12-14 not:2026-12-07 not:2026-12-09 not:2026-12-11"),
    PhraseRow(
      "next week except Monday, Wednesday and Friday",
      "2026-12-07..2026-12-14 not:2026-12-07 not:2026-12-09 not:2026-12-11"),
    PhraseRow(
      "next week except Monday, Wednesday",
      "2026-12-07..2026-12-14 not:2026-12-07 not:2026-12-09"),
    PhraseRow("not Tuesday, Wednesday", "not:2026-12-01 2026-12-02"),
    PhraseRow(
      "not Tuesday, Wednesday or Thursday would do",
      "not:2026-12-01 or:2026-12-02 or:2026-12-03"),
    PhraseRow("neither Monday nor Tuesday", "not:2026-11-30 not:2026-12-07 not:2026-12-01"),
    PhraseRow("not Monday", "not:2026-11-30 not:2026-12-07"),
    PhraseRow("next week but not Monday", "2026-12-07..2026-12-14 not:2026-12-07"),
    PhraseRow("tomorrow ecxept at 3", "2026-12-01 not:2026-12-01T15:00"),
    PhraseRow("nto on Friday", "not:2026-12-04"),
    PhraseRow("Friday, or if that is full, Saturday", "2026-12-04 or:2026-12-05"),
    PhraseRow("Friday or if that's taken Saturday", "2026-12-04 or:2026-12-05"),
    PhraseRow("on Friday then Saturday", "2026-12-04 or:2026-12-05"),
    PhraseRow("tomorrow at 3, if not then at 4", "2026-12-01T15:00 or:2026-12-01T16:00"),
    PhraseRow("Friday if not Saturday", "2026-12-04 or:2026-12-05"),
    PhraseRow("Friday at 3, failing that Saturday", "2026-12-04T15:00 or:2026-12-05"),
    PhraseRow("Friday at 3 then Saturday at 4", "2026-12-04T15:00 2026-12-05T16:00"),
    PhraseRow("if Friday is free book it", "2026-12-04"),
    PhraseRow("Saturday, not in the morning", "2026-12-05 not:2026-12-05T06:00..2026-12-05T12:00"),
    PhraseRow("any day but Friday", "not:2026-12-04"),
    PhraseRow("next week bar Monday", "2026-12-07..2026-12-14 not:2026-12-07"),
    PhraseRow(
      "every day next week bar Monday",
      "FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU;UNTIL=20261213T235900"),
    PhraseRow("any time on Friday bar lunch", "2026-12-04 not:2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("meet at the bar on Monday", "2026-12-07"),
    PhraseRow(
      "Tuesday or Wednesday but not in the morning",
      "2026-12-01 or:2026-12-02 not:T06:00..T12:00"),
    PhraseRow("except for Tuesday, any day next week", "not:2026-12-08 2026-12-07..2026-12-14"),
    PhraseRow("but for Tuesday, any day next week", "not:2026-12-08 2026-12-07..2026-12-14"),
    PhraseRow("rather Friday than Saturday", "2026-12-04 not:2026-12-05"),
    PhraseRow("Friday, and if not, Monday", "2026-12-04 or:2026-12-07"),
    PhraseRow("Friday ideally, Monday if not", "2026-12-04 or:2026-12-07"),
    PhraseRow("Friday first, then Monday", "2026-12-04 or:2026-12-07"),
    PhraseRow("Friday at 10 and then Saturday at 11", "2026-12-04T10:00 2026-12-05T11:00"),
    PhraseRow("move it to any day but Friday", "to:2026-11-30.. not:2026-12-04"),
    PhraseRow("move it to anything except Saturday", "to:2026-11-30.. not:2026-12-05"),
    PhraseRow("any time but not before 2 on Friday", "2026-12-04T14:00..2026-12-05T00:00"),
    PhraseRow("Friday, not before 10 or after 4", "2026-12-04T10:00..2026-12-04T16:00"),
    PhraseRow("Friday, no earlier than 9 or later than noon", "2026-12-04T09:00..2026-12-04T12:00"),
    PhraseRow("I can't come before 10 or after 1 on Friday", "2026-12-04T10:00..2026-12-04T13:00"),
    PhraseRow("next week, not before Tuesday or after Thursday", "2026-12-08..2026-12-11"),
    PhraseRow(
      "I can't do Tuesday or Wednesday but any day next week after 3",
      "not:2026-12-08 not:2026-12-09 2026-12-07T15:00..2026-12-14T00:00"),
    PhraseRow(
      "Tuesday and Thursday don't work, any other day next week",
      "not:2026-12-08 not:2026-12-10 2026-12-07..2026-12-14"),
    PhraseRow("Wednesday not Thursday at 2", "2026-12-02T14:00 not:2026-12-03"),
    PhraseRow("Saturday, not this week, next week", "2026-12-12 not:2026-11-30..2026-12-07"),
    PhraseRow("Saturday but not this week", "2026-12-12 not:2026-11-30..2026-12-07"),
    PhraseRow("not this Thursday but the next at 2", "not:2026-12-03 2026-12-10T14:00"),
    PhraseRow("Thursday, but not this Thursday", "2026-12-10 not:2026-12-03"),
    PhraseRow(
      "any weekday except Friday at 4",
      "not:2026-12-04..2027-12-02 2026-11-30T16:00..2026-12-14T00:00"),
    PhraseRow("any day after the 8th", "2026-12-09.."),
  ]
}
