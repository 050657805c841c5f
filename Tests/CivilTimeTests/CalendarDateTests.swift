import Foundation
import Testing

@testable import CivilTime

@Suite struct CalendarDateTests {
  /// Foundation's calendar of ISO 8601, in UTC.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  private static func date(_ day: CalendarDate) -> Date {
    Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400)
  }

  @Test("Foundation agrees on every day of 400 years")
  func agreesWithFoundation() throws {
    let first = try #require(CalendarDate(year: 1800, month: 1, day: 1))
    let parts: Set<Calendar.Component> = [
      .year, .month, .day, .weekday, .weekOfYear, .yearForWeekOfYear,
    ]
    for number in first.dayNumber..<first.dayNumber + 146_097 {
      let ours = CalendarDate(dayNumber: number)
      let theirs = Self.calendar.dateComponents(parts, from: Self.date(ours))
      let (year, month, day) = ours.components
      let (weekYear, week) = ours.isoWeek
      let same =
        theirs.year == year && theirs.month == month && theirs.day == day
        && theirs.weekday == ours.weekday.rawValue % 7 + 1
        && theirs.weekOfYear == week && theirs.yearForWeekOfYear == weekYear
      let back =
        CalendarDate(year: year, month: month, day: day) == ours
        && CalendarDate(isoYear: weekYear, week: week, weekday: ours.weekday) == ours
        && CalendarDate(iso: ours.description) == ours
      if !same || !back { Issue.record("\(ours): \(theirs)") }
    }
  }

  @Test("Foundation agrees on months added to the days of a leap and a common year")
  func addsMonths() throws {
    let first = try #require(CalendarDate(year: 2023, month: 12, day: 1))
    for number in stride(from: 0, to: 460, by: 1) {
      let day = first.adding(days: number)
      // Not −12 or −24: there Foundation 6.3 makes 1 March of 29 February.
      for months in [-13, -1, 0, 1, 2, 11, 12, 13, 14, 48] {
        let theirs = try #require(
          Self.calendar.date(byAdding: .month, value: months, to: Self.date(day)))
        #expect(Self.date(day.adding(months: months)) == theirs, "\(day) + \(months)")
      }
    }
  }

  @Test(
    "A day that a month does not have is no date",
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (2026, 6, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
    ])
  func refusesMissingDays(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test("A week number that a year does not have is no date")
  func refusesMissingWeeks() {
    #expect(CalendarDate(isoYear: 2026, week: 53)?.description == "2026-12-28")
    #expect(CalendarDate(isoYear: 2025, week: 53) == nil)
    #expect(CalendarDate(isoYear: 2025, week: 0) == nil)
  }

  @Test("Days of the year are counted from 1")
  func countsDays() {
    #expect(CalendarDate(iso: "2026-01-01")?.dayOfYear == 1)
    #expect(CalendarDate(iso: "2028-12-31")?.dayOfYear == 366)
  }
}

@Suite struct CivilDurationTests {
  @Test(
    "ISO 8601 durations are read and written",
    arguments: [
      ("PT1H30M", CivilDuration(seconds: 5400), "PT1H30M"),
      ("P2W", CivilDuration(days: 14), "P14D"),
      ("P1Y2M3D", CivilDuration(months: 14, days: 3), "P1Y2M3D"),
      ("-PT15M", CivilDuration(seconds: -900), "PT-15M"),
      ("PT90M", CivilDuration(seconds: 5400), "PT1H30M"),
      ("P1DT12H", CivilDuration(days: 1, seconds: 43_200), "P1DT12H"),
      ("PT0S", CivilDuration(), "PT0S"),
    ])
  func reads(text: String, value: CivilDuration, written: String) {
    #expect(CivilDuration(iso: text) == value)
    #expect(value.description == written)
  }

  @Test(
    "What is no duration is refused",
    arguments: [
      "", "P", "PT", "1H", "P1", "P1H", "PT1D", "P1D2M", "PT1.5H", "P1DT", "P99999999999", "PTM",
      "P1D ", "P1D1D",
    ])
  func refuses(text: String) {
    #expect(CivilDuration(iso: text) == nil)
  }
}
