import CivilTime
import Testing

@testable import PlainEnglish

/// Against the lists that the governments publish.
@Suite struct PublicHolidayTests {
  private func dates(_ year: Int, _ region: String) throws -> [String] {
    let first = CalendarDate(year: year, month: 1, clampedDay: 1)
    let last = CalendarDate(year: year, month: 12, clampedDay: 31)
    let days = try #require(PublicHolidays.dates(from: first, through: last, region: region))
    return days.map { String($0.date.description.dropFirst(5)) }
  }

  @Test func `bank holidays of England and Wales, with what they are moved to`() throws {
    #expect(
      try dates(2026, "GB") == [
        "01-01", "04-03", "04-06", "05-04", "05-25", "08-31", "12-25", "12-26", "12-28",
      ])
    // Christmas Day and Boxing Day on a weekend have Monday and Tuesday.
    #expect(try dates(2027, "GB").suffix(4) == ["12-25", "12-26", "12-27", "12-28"])
    #expect(try dates(2022, "GB").prefix(2) == ["01-01", "01-03"])
  }

  @Test func `Scotland has the second of January, an early summer and Saint Andrew`() throws {
    #expect(
      try dates(2026, "GB-SCT") == [
        "01-01", "01-02", "04-03", "05-04", "05-25", "08-03", "11-30", "12-25", "12-26", "12-28",
      ])
    // Both of the new year's days of 2028 are on a weekend.
    #expect(try dates(2028, "GB-SCT").prefix(4) == ["01-01", "01-02", "01-03", "01-04"])
  }

  @Test func `Northern Ireland has Saint Patrick and the Twelfth beside the English ones`() throws {
    let dates = try dates(2026, "GB-NIR")
    #expect(
      dates.filter { ["03-17", "07-12", "07-13"].contains($0) } == ["03-17", "07-12", "07-13"])
    #expect(dates.count == 12)
  }

  @Test func `federal holidays are observed on the nearest working day`() throws {
    #expect(
      try dates(2026, "US") == [
        "01-01", "01-19", "02-16", "05-25", "06-19", "07-03", "07-04", "09-07", "10-12", "11-11",
        "11-26", "12-25",
      ])
    // New Year's Day of 2028 is a Saturday.
    #expect(try dates(2027, "US").last == "12-31")
  }

  @Test func `Irish holidays have the Mondays of their months`() throws {
    #expect(
      try dates(2026, "IE") == [
        "01-01", "02-02", "03-17", "04-06", "05-04", "06-01", "08-03", "10-26", "12-25", "12-26",
      ])
  }

  @Test func `of other countries none are told`() {
    let day = CalendarDate(year: 2026, month: 1, clampedDay: 1)
    #expect(PublicHolidays.dates(from: day, through: day, region: "XX") == nil)
    #expect(PublicHolidays.dates(from: day, through: day, region: nil) == nil)
  }
}
