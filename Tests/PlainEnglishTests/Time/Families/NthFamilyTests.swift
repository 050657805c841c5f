import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("The nth of a period")
struct NthFamilyTests {
  @Test("are read as people mean them", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("the first Monday of January", "2027-01-04"),
    PhraseRow("first Monday in January", "2027-01-04"),
    PhraseRow("1st Monday in Jan", "2027-01-04"),
    PhraseRow("the first Monday of next month", "2026-12-07"),
    PhraseRow("first Monday next month", "2026-12-07"),
    PhraseRow("the first Monday of the month", "2026-12-07"),
    PhraseRow("the second Tuesday of March", "2027-03-09"),
    PhraseRow("second Tuesday in March 2027", "2027-03-09"),
    PhraseRow("2nd Tuesday in March", "2027-03-09"),
    PhraseRow("the third Wednesday in April at 3pm", "2027-04-21T15:00"),
    PhraseRow("third Wed of April", "2027-04-21"),
    PhraseRow("3rd Wednesday of the month", "2026-12-16"),
    PhraseRow("the fourth Thursday of November", "2027-11-25"),
    PhraseRow("fourth Thursday in November", "2027-11-25"),
    PhraseRow("the last Friday of the month", "2026-12-25"),
    PhraseRow("last Friday of next month", "2026-12-25"),
    PhraseRow("the last Friday in January", "2027-01-29"),
    PhraseRow("last Fri in Jan", "2027-01-29"),
    PhraseRow("last Friday of 2026", "2026-12-25"),
    PhraseRow("last Friday of the year", "2026-12-25"),
    PhraseRow("the last Sunday in March", "2027-03-28"),
    PhraseRow("the second last Friday of January", "2027-01-22"),
    PhraseRow("the penultimate Friday of January", "2027-01-22"),
    PhraseRow("the next to last Friday in January", "2027-01-22"),
    PhraseRow("the fifth Friday of January", "2027-01-29"),
    PhraseRow("5th Friday in January", "2027-01-29"),
    PhraseRow("the fifth Friday in February", "impossible"),
    PhraseRow("first working day of January", "2027-01-01"),
    PhraseRow("first business day of the month", "2026-12-01"),
    PhraseRow("the first working day after Christmas", "2026-12-28"),
    PhraseRow("the last working day of the month", "2026-11-30"),
    PhraseRow("last working day before Christmas", "2026-12-24"),
    PhraseRow("last day of the month", "2026-11-30"),
    PhraseRow("last day of next month", "2026-12-31"),
    PhraseRow("the last day of January", "2027-01-31"),
    PhraseRow("first day of January", "2027-01-01"),
    PhraseRow("first day of next month", "2026-12-01"),
    PhraseRow("the first day of the month", "2026-12-01"),
    PhraseRow("first day of the week", "2026-11-30"),
    PhraseRow("the last day of the week", "2026-12-06"),
    PhraseRow("last day of the year", "2026-12-31"),
    PhraseRow("the 100th day of the year", "2026-04-10"),
    PhraseRow("third day of the month", "2026-12-03"),
    PhraseRow("the 3rd of the month", "2026-12-03"),
    PhraseRow("the third of next month", "2026-12-03"),
    PhraseRow("2 days before the end of the month", "2026-11-28"),
    PhraseRow("the Friday before Christmas", "2026-12-18"),
    PhraseRow("the last Friday before Christmas", "2026-12-18"),
    PhraseRow("Friday before Christmas", "2026-12-18"),
    PhraseRow("the Monday after Easter", "2027-03-29"),
    PhraseRow("the first Tuesday and Thursday of January", "2027-01-05 2027-01-07"),
    PhraseRow("the second and fourth Friday of January", "2027-01-08 2027-01-22"),
    PhraseRow(
      "first Monday or third Tuesday in March at 2", "2027-03-01T14:00 or:2027-03-16T14:00"),
    PhraseRow("the last Monday and Tuesday of March", "2027-03-29 2027-03-30"),
    PhraseRow("the 1st and 3rd Saturday next month", "2026-12-05 2026-12-19"),
  ]
}
