import Testing

@testable import PlainEnglish

/// A phrase says the same whatever is said around it.
@Suite("Phrases and what stands around them")
struct SurroundedFamilyTests {
  private static let phrases = [
    "Tuesday 8th", "Mon 14th", "the twenty-second", "the thirtieth", "the 5th to the 8th",
    "May 3rd - 6th", "from the 9th to the 11th", "half five tomorrow", "Thursday at half nine",
    "nine thirty", "eleven oh five", "today week", "tomorrow fortnight", "Wed-Fri next week",
    "25 to 4 in the afternoon", "12-14 June", "Saturday morning", "3 days from now",
    "the day after next Monday",
  ]

  @Test("what goes on behind a phrase takes nothing from it", arguments: phrases)
  func behind(phrase: String) {
    let desk = TimeDesk()
    let plain = desk.shown(phrase)
    #expect(!plain.isEmpty)
    for end in [
      " if possible", " if you can", " if that suits", " with Sam", " works for me", " then",
      " would suit her", ", please", " instead", " is fine",
    ] {
      #expect(desk.shown(phrase + end) == plain, "\(phrase)\(end)")
    }
    #expect(desk.shown("is \(phrase) available?") == plain)
  }

  @Test("to propose it changes nothing", arguments: phrases)
  func proposed(phrase: String) {
    let desk = TimeDesk()
    for start in ["how about ", "what about ", "can we say "] {
      #expect(desk.shown("\(start)\(phrase)?") == desk.shown(phrase), "\(start)\(phrase)")
    }
  }

  @Test("“about” proposes behind “how”, and elsewhere means nearly")
  func about() throws {
    let proposed = try #require(TimeDesk().read("how about 4?").whens.first)
    let nearly = try #require(TimeDesk().read("at about 4").whens.first)
    #expect(!proposed.isApproximate)
    #expect(nearly.isApproximate)
    #expect(proposed.start == nearly.start)
  }

  @Test(
    "a week that is named with the last day is that of the first, too",
    arguments: [
      PhraseRow("Wednesday to Saturday next week", "2026-12-09..2026-12-13"),
      PhraseRow("from Tuesday until Friday next week", "2026-12-08..2026-12-12"),
      PhraseRow("Thu-Fri the week after next", "2026-12-17..2026-12-19"),
      PhraseRow("Saturday to Tuesday", "2026-12-05..2026-12-09"),
    ])
  func weeks(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "a month that is a plain word, too, is one where nothing is done",
    arguments: [
      PhraseRow("May suits us", "2027-05-01..2027-06-01"),
      PhraseRow("no, March please", "2027-03-01..2027-04-01"),
      PhraseRow("move it to May instead", "to:2027-05-01..2027-06-01"),
      PhraseRow("Sept.", "2027-09-01..2027-10-01"), PhraseRow("you may come", ""),
      PhraseRow("may I have a cut", ""), PhraseRow("we march on", ""),
    ])
  func months(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "a size, a picture and a length are no dates",
    arguments: [
      PhraseRow("a 3D scan on the 9th", "2026-12-09"),
      PhraseRow("look at it in 3D on 9 December", "2026-12-09"),
      PhraseRow("in 3 days", "2026-12-03"), PhraseRow("a 6 by 8 frame", ""),
      PhraseRow("book it by 8", "..T08:00"),
      PhraseRow("make it three and a half hours", "PT3H30M"),
      PhraseRow("change that to two and a quarter hours", "PT2H15M"),
      PhraseRow("2 full hours", "PT2H"), PhraseRow("make it 6", "T18:00"),
    ])
  func others(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "an nth day of every year",
    arguments: [
      PhraseRow("second Tuesday of every May", "FREQ=YEARLY;BYMONTH=5;BYDAY=2TU"),
      PhraseRow(
        "the first weekday of every month",
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1"),
    ])
  func yearly(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }
}
