import CivilTime
import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; the day comes first.

/// A repetition as it was said, its first moment, and the dates of the next two months that are
/// left out.
@Suite("Where a series begins, and what is left out of it")
struct SeriesFamilyTests {
  struct Row: CustomStringConvertible, Sendable {
    var phrase: String
    var start: String
    var exceptions: [String]

    init(_ phrase: String, _ start: String, without exceptions: [String] = []) {
      self.phrase = phrase
      self.start = start
      self.exceptions = exceptions
    }

    var description: String { phrase }
  }

  @Test("are kept as they were said", arguments: rows)
  func series(row: Row) throws {
    let reading = TimeDesk(locale: "en-GB").read(row.phrase)
    let recurrence = try #require(reading.recurrence)
    #expect(recurrence.start?.description == row.start)
    let horizon = CalendarDate(year: 2027, month: 2, clampedDay: 1)
    let near = recurrence.exceptions.filter { $0 < horizon }.map(\.description)
    #expect(near == row.exceptions)
  }

  static let rows = [
    Row("Wednesday at 2 every three weeks", "2026-12-02T14:00"),
    Row("this Saturday at 11 and then every other week", "2026-12-05T11:00"),
    Row("Thursday at 4, repeat monthly", "2026-12-03T16:00"),
    Row("Sat 12 Dec at 10 and every 4 weeks after that", "2026-12-12T10:00"),
    Row("tomorrow at 9 and every day after that", "2026-12-01T09:00"),
    Row("16 December at 2, then every month", "2026-12-16T14:00"),
    Row("weekly from Wednesday 16 December at 2", "2026-12-16T14:00"),
    Row("fortnightly starting Saturday 12th at 11", "2026-12-12T11:00"),
    Row("every week from Thu, 17 Dec 4pm", "2026-12-17T16:00"),
    Row("every three weeks from next Thursday at 4", "2026-12-10T16:00"),
    Row("every Thursday at 4 from 17 December", "2026-12-17T16:00"),
    Row("weekly at 4 from 17 December", "2026-12-17T16:00"),
    Row("every Saturday at 10 but skip 26 December", "2026-12-05T10:00", without: ["2026-12-26"]),
    Row("every Friday at 2, not on Christmas Day", "2026-12-04T14:00", without: ["2026-12-25"]),
    Row("every Friday at 2 except over Christmas", "2026-12-04T14:00", without: ["2026-12-25"]),
    Row("every Friday at 2, leaving out the 18th", "2026-12-04T14:00", without: ["2026-12-18"]),
    Row("every Friday at 2 without 1 January", "2026-12-04T14:00", without: ["2027-01-01"]),
    Row(
      "every Friday at 2 but not 25 December or 1 January", "2026-12-04T14:00",
      without: ["2026-12-25", "2027-01-01"]),
    Row(
      "every Wednesday at 2 except the last of the month", "2026-12-02T14:00",
      without: ["2026-12-30", "2027-01-27"]),
    Row(
      "every Wednesday at 2 except the first Wednesday of each month", "2026-12-02T14:00",
      without: ["2026-12-02", "2027-01-06"]),
  ]
}
