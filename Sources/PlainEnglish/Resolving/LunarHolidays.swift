import CivilTime

/// Holidays that follow the moon.
///
/// The Hebrew and the Islamic calendar are calculated, after Reingold and
/// Dershowitz, *Calendrical Calculations*; where months begin by sighting, a day
/// may differ by one. A holiday that begins at sunset is given by its first
/// daylight. The Chinese and the Hindu dates are tables, the first after the
/// calendar of the Purple Mountain Observatory, the second the evenings of the
/// new moon of Kartika in Indian time.
enum LunarHolidays {
  /// The date of a holiday that comes once a year; nil if it is another's, or
  /// out of the tables.
  static func date(_ holiday: Holiday, year: Int) -> CalendarDate? {
    switch holiday {
    case .chineseNewYear: return entry(chineseNewYears, year)
    case .diwali: return entry(diwalis, year)
    case .orthodoxEaster: return orthodoxEaster(year)
    default: break
    }
    let newYear = Hebrew.newYear(year + 3761)
    switch holiday {
    // From Nisan to Tishri the months have fixed lengths.
    case .passover: return newYear.adding(days: -163)
    case .purim: return newYear.adding(days: -193)
    case .shavuot: return newYear.adding(days: -113)
    case .roshHashanah: return newYear
    case .yomKippur: return newYear.adding(days: 9)
    case .sukkot: return newYear.adding(days: 14)
    case .hanukkah:
      let length = newYear.days(until: Hebrew.newYear(year + 3762))
      let isHeshvanLong = length == 355 || length == 385
      return newYear.adding(days: 83 + (isHeshvanLong ? 1 : 0))
    default: return nil
    }
  }

  /// The dates of an Islamic holiday in a year; nil if it is none.
  static func islamicDates(_ holiday: Holiday, year: Int) -> [CalendarDate]? {
    let days: [(month: Int, day: Int)]
    switch holiday {
    case .ramadan: days = [(9, 1)]
    case .eidAlFitr: days = [(10, 1)]
    case .eidAlAdha: days = [(12, 10)]
    case .eid: days = [(10, 1), (12, 10)]
    case .islamicNewYear: days = [(1, 1)]
    default: return nil
    }
    let about = (year - 622) * 33 / 32
    var dates: [CalendarDate] = []
    for lunarYear in about - 1...about + 2 {
      for (month, day) in days {
        let date = islamicDate(lunarYear, month, day)
        if date.year == year { dates.append(date) }
      }
    }
    return dates.sorted()
  }

  /// The date of a day of the arithmetical Islamic calendar.
  private static func islamicDate(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    let days =
      day + 29 * (month - 1) + (6 * month - 1) / 11 + (year - 1) * 354 + (3 + 11 * year) / 30
    return CalendarDate(dayNumber: days + 227_014 - rataDie1970)
  }

  /// The Sunday of Easter in the Eastern churches: the Julian computus, whose
  /// calendar is 13 days behind until 2099.
  private static func orthodoxEaster(_ year: Int) -> CalendarDate? {
    let d = (19 * (year % 19) + 15) % 30
    let e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
    let sum = d + e + 114
    guard (1900...2099).contains(year) else { return nil }
    return CalendarDate(year: year, month: sum / 31, clampedDay: sum % 31 + 1).adding(days: 13)
  }

  /// 1970-01-01 as a count from 1 January of the year 1.
  fileprivate static let rataDie1970 = 719_163

  // MARK: Tables

  private static let firstYear = 2020

  private static func entry(_ table: [(Int, Int)], _ year: Int) -> CalendarDate? {
    let index = year - firstYear
    guard table.indices.contains(index) else { return nil }
    return CalendarDate(year: year, month: table[index].0, day: table[index].1)
  }

  /// Month and day of the Chinese New Year, 2020 to 2060.
  private static let chineseNewYears = [
    (1, 25), (2, 12), (2, 1), (1, 22), (2, 10), (1, 29), (2, 17), (2, 6), (1, 26), (2, 13),
    (2, 3), (1, 23), (2, 11), (1, 31), (2, 19), (2, 8), (1, 28), (2, 15), (2, 4), (1, 24),
    (2, 12), (2, 1), (1, 22), (2, 10), (1, 30), (2, 17), (2, 6), (1, 26), (2, 14), (2, 2),
    (1, 23), (2, 11), (2, 1), (2, 19), (2, 8), (1, 28), (2, 15), (2, 4), (1, 24), (2, 12),
    (2, 2),
  ]

  /// Month and day of Diwali, 2020 to 2038.
  private static let diwalis = [
    (11, 14), (11, 4), (10, 24), (11, 12), (10, 31), (10, 20), (11, 8), (10, 29), (10, 17),
    (11, 5), (10, 26), (11, 14), (11, 2), (10, 22), (11, 10), (10, 30), (10, 18), (11, 6),
    (10, 27),
  ]
}

/// The Hebrew calendar's new year.
private enum Hebrew {
  /// 1 Tishri of a Hebrew year.
  static func newYear(_ year: Int) -> CalendarDate {
    let before = elapsedDays(year - 1)
    let this = elapsedDays(year)
    let after = elapsedDays(year + 1)
    // A year is 353 to 355 or 383 to 385 days long.
    let delay = after - this == 356 ? 2 : this - before == 382 ? 1 : 0
    return CalendarDate(dayNumber: this + delay - 1_373_427 - LunarHolidays.rataDie1970)
  }

  /// Days from the epoch to the new moon with which a year begins, put off so
  /// that it is no Sunday, Wednesday or Friday.
  private static func elapsedDays(_ year: Int) -> Int {
    let months = (235 * year - 234) / 19
    let parts = 12_084 + 13_753 * months
    let day = 29 * months + parts / 25_920
    return 3 * (day + 1) % 7 < 3 ? day + 1 : day
  }
}
