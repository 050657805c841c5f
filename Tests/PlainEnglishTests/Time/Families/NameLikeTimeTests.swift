import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Names that are words of time")
struct NameLikeTimeTests {
  @Test("say no time, and times beside them do", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  static let rows = [
    PhraseRow("ask June whether she can", ""),
    PhraseRow("please ask April to phone", ""),
    PhraseRow("my aunt June", ""),
    PhraseRow("my daughter June needs a cut", ""),
    PhraseRow("Dr. April Summers", ""),
    PhraseRow("Dr. March on Friday", "2026-12-04"),
    PhraseRow("Mr. Friday", ""),
    PhraseRow("Could I see Dr. Noon?", ""),
    PhraseRow("see the Dr Friday", "2026-12-04"),
    PhraseRow("August Keller signs", ""),
    PhraseRow("June Baker is here", ""),
    PhraseRow("AUGUST APPOINTMENTS", "2027-08-01..2027-09-01"),
    PhraseRow("invite April and June", ""),
    PhraseRow("June wants a trim", ""),
    PhraseRow("June and I", ""),
    PhraseRow("June and July", "2027-06-01..2027-07-01 2027-07-01..2027-08-01"),
    PhraseRow("my aunt is here on June 5", "2027-06-05"),
    PhraseRow("in June, Keller is away", "2027-06-01..2027-07-01"),
    PhraseRow("meet June on Friday at 3", "2026-12-04T15:00"),
    PhraseRow("meeting with Sun on Sunday at 2", "2026-12-06T14:00"),
    PhraseRow("in Sun City", ""),
    PhraseRow("Sun at 2", "2026-12-06T14:00"),
    PhraseRow("the Spring Street office", ""),
    PhraseRow("the summer house", ""),
    PhraseRow("in the summer", "2027-06-21..2027-09-22"),
    PhraseRow("the Winter Palace", ""),
    PhraseRow("Midnight Oil", ""),
    PhraseRow("the Sunday Times", ""),
    PhraseRow("The Daily Mail", ""),
    PhraseRow("weekly magazine", ""),
    PhraseRow("hourly rates", ""),
    PhraseRow("hourly", "FREQ=HOURLY"),
    PhraseRow("a morning person", ""),
    PhraseRow("Friday morning", "2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("tax form 1040", ""),
    PhraseRow("form 3 to 5 tomorrow", "2026-12-01T15:00..2026-12-01T17:00"),
    PhraseRow("it went from 4 to 6", ""),
    PhraseRow("the 2nd driver", ""),
    PhraseRow("the 2nd", "2026-12-02"),
    PhraseRow("rate it 9/10", ""),
    PhraseRow("2/3 majority", ""),
    PhraseRow("on 9/10", "2027-09-10"),
    PhraseRow("at 20/20 Optical", ""),
    PhraseRow("12:34:56:78", ""),
    PhraseRow("weekend bags", ""),
    PhraseRow("my name is April", ""),
    PhraseRow("I spoke to April", ""),
    PhraseRow("in April", "2027-04-01..2027-05-01"),
    PhraseRow("Friday Street", ""),
    PhraseRow("The Monday Club is full", ""),
    PhraseRow("Monday is full", "2026-12-07"),
    PhraseRow("3/4 of the people", ""),
    PhraseRow("a weekly pass", ""),
    PhraseRow("Happy Easter!", ""),
    PhraseRow("a Christmas jumper", ""),
    PhraseRow("at Christmas", "2026-12-25"),
    PhraseRow("midnight blue", ""),
    PhraseRow("this weekend", "2026-12-05..2026-12-07"),
    PhraseRow("a wed couple", ""),
  ]
}
