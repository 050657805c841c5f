import CivilTime
import Foundation
import Testing

@testable import PlainEnglish

/// Foundation's calendars check those of ours.
@Suite("Holidays that follow the moon")
struct LunarHolidayTests {
  /// The dates of a year on which a calendar shows a month and a day.
  private static func dates(
    _ identifier: Calendar.Identifier, month: Int, day: Int, in year: Int
  ) -> [CalendarDate] {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(secondsFromGMT: 8 * 3600) ?? .current
    let first = CalendarDate(year: year, month: 1, clampedDay: 1)
    return (0..<366).compactMap { offset in
      let date = first.adding(days: offset)
      // Noon, eight hours east.
      let moment = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400 + 4 * 3600)
      let parts = calendar.dateComponents([.month, .day], from: moment)
      let isLeap = parts.isLeapMonth ?? false
      return parts.month == month && parts.day == day && !isLeap && date.year == year ? date : nil
    }
  }

  @Test("of the Hebrew calendar fall on its days, for forty years")
  func hebrew() {
    let days: [(Holiday, month: Int, day: Int)] = [
      (.roshHashanah, 1, 1), (.yomKippur, 1, 10), (.sukkot, 1, 15), (.hanukkah, 3, 25),
      (.purim, 7, 14), (.passover, 8, 15), (.shavuot, 10, 6),
    ]
    for year in stride(from: 2020, to: 2060, by: 3) {
      for (holiday, month, day) in days {
        let theirs = Self.dates(.hebrew, month: month, day: day, in: year).first
        #expect(LunarHolidays.date(holiday, year: year) == theirs, "\(holiday) \(year)")
      }
    }
  }

  @Test("of the Islamic calendar fall within a day of the civil one")
  func islamic() throws {
    let days: [(Holiday, month: Int, day: Int)] = [
      (.ramadan, 9, 1), (.eidAlFitr, 10, 1), (.eidAlAdha, 12, 10), (.islamicNewYear, 1, 1),
    ]
    for year in stride(from: 2021, to: 2060, by: 4) {
      for (holiday, month, day) in days {
        let ours = try #require(LunarHolidays.islamicDates(holiday, year: year))
        let theirs = Self.dates(.islamicCivil, month: month, day: day, in: year)
        #expect(ours == theirs, "\(holiday) \(year)")
      }
    }
  }

  @Test("of the Chinese calendar begin its year")
  func chinese() {
    for year in 2020...2060 {
      let theirs = Self.dates(.chinese, month: 1, day: 1, in: year).first
      #expect(LunarHolidays.date(.chineseNewYear, year: year) == theirs, "\(year)")
    }
  }

  @Test(
    "are those that calendars print",
    arguments: [
      (Holiday.diwali, 2024, "2024-10-31"), (.diwali, 2026, "2026-11-08"),
      (.diwali, 2029, "2029-11-05"), (.orthodoxEaster, 2024, "2024-05-05"),
      (.orthodoxEaster, 2025, "2025-04-20"), (.orthodoxEaster, 2027, "2027-05-02"),
      (.hanukkah, 2026, "2026-12-05"), (.passover, 2026, "2026-04-02"),
    ])
  func known(holiday: Holiday, year: Int, date: String) {
    #expect(Holidays.date(holiday, year: year, region: nil)?.description == date)
  }

  @Test("that no table tells are none")
  func unknown() {
    #expect(TimeDesk().shown("Diwali 2080") == "impossible")
  }
}
