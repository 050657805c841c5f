import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Counted times")
struct CountedFamilyTests {
  @Test("count from the right side", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("3 days prior to Christmas", "2026-12-22"),
    PhraseRow("two weeks ahead of Christmas", "2026-12-11"),
    PhraseRow("5 days following Christmas", "2026-12-30"),
    PhraseRow("an hour prior to noon on Friday", "2026-12-04T11:00"),
    PhraseRow("the week after May 20", "2027-05-24..2027-05-31"),
    PhraseRow("a week before may 20th", "2027-05-13"),
    PhraseRow("prior to Friday", "2026-11-30..2026-12-04"),
    PhraseRow("1 hr. 20 min.", "PT1H20M"),
    PhraseRow("3/4 h", "PT45M"),
    PhraseRow("1/2 h", "PT30M"),
    PhraseRow("a dozen minutes", "PT12M"),
    PhraseRow("half a dozen days", "P6D"),
    PhraseRow("1¼ hours", "PT1H15M"),
    PhraseRow("2¾ hours", "PT2H45M"),
    PhraseRow("the ides of May", "2027-05-15"),
    PhraseRow("on day 15 of every month", "FREQ=MONTHLY;BYMONTHDAY=15"),
    PhraseRow("two dozen minutes", "PT24M"),
    PhraseRow("each month on day 10", "FREQ=MONTHLY;BYMONTHDAY=10"),
    PhraseRow("every mon., wed. and fri.", "FREQ=WEEKLY;BYDAY=MO,WE,FR"),
    PhraseRow("alternating Thursdays", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"),
    PhraseRow(
      "Mon Wed Fri at 10 for two weeks",
      "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=10;BYMINUTE=0;UNTIL=20261214T000000"),
    PhraseRow(
      "Tue and Thu at 4 for 6 weeks",
      "FREQ=WEEKLY;BYDAY=TU,TH;BYHOUR=16;BYMINUTE=0;UNTIL=20270111T000000"),
    PhraseRow("Tue and Wed at 10", "2026-12-01T10:00 2026-12-02T10:00"),
  ]
}
