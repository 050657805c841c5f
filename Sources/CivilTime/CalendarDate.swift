/// A date of the proleptic Gregorian calendar, without a clock time or a zone.
///
/// Kept as a count of days, so that comparing and adding are integer arithmetic.
/// The conversions are Howard Hinnant's `days_from_civil` and `civil_from_days`
/// (https://howardhinnant.github.io/date_algorithms.html).
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let dayNumber: Int

  /// Creates the date that lies `dayNumber` days after 1970-01-01.
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// Creates a date from its parts, or nil if that month has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1,
      day <= Self.daysIn(month: month, year: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// Creates the date of a month that is nearest to `day`: the last one where
  /// the month is shorter.
  public init(year: Int, month: Int, clampedDay day: Int) {
    let zeroBased = month - 1
    let carried = year + (zeroBased >= 0 ? zeroBased / 12 : (zeroBased - 11) / 12)
    let month = ((zeroBased % 12) + 12) % 12 + 1
    self.init(
      unchecked: carried, month, max(1, min(day, Self.daysIn(month: month, year: carried))))
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// Whether the left one comes first.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  /// Year, month and day together, which costs one conversion.
  public var components: (year: Int, month: Int, day: Int) {
    let z = dayNumber + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let mp = (5 * dayOfYear + 2) / 153
    let month = mp < 10 ? mp + 3 : mp - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * mp + 2) / 5 + 1)
  }

  /// The year.
  public var year: Int { components.year }

  /// The month, 1 to 12.
  public var month: Int { components.month }

  /// The day of the month, 1 to 31.
  public var day: Int { components.day }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.thursday.adding(dayNumber % 7)
  }

  /// The date `days` later; negative values go back.
  public func adding(days: Int) -> CalendarDate {
    CalendarDate(dayNumber: dayNumber + days)
  }

  /// The same day of the month `months` later, or that month's last day if it
  /// is shorter.
  public func adding(months: Int) -> CalendarDate {
    let (year, month, day) = components
    return CalendarDate(year: year, month: month + months, clampedDay: day)
  }

  /// Days from this date to `other`; negative if `other` is earlier.
  public func days(until other: CalendarDate) -> Int {
    other.dayNumber - dayNumber
  }

  /// The first date on or after this one that falls on `weekday`.
  public func onOrAfter(_ weekday: Weekday) -> CalendarDate {
    adding(days: self.weekday.days(until: weekday))
  }

  /// The first date after this one that falls on `weekday`.
  public func after(_ weekday: Weekday) -> CalendarDate {
    adding(days: 1).onOrAfter(weekday)
  }

  /// The first day of the week that this date lies in.
  public func startOfWeek(on first: Weekday = .monday) -> CalendarDate {
    adding(days: -first.days(until: weekday))
  }

  /// The first day of this date's month.
  public var startOfMonth: CalendarDate {
    adding(days: 1 - day)
  }

  /// The number of days of a month.
  public static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDate: CustomStringConvertible, Codable {
  /// The date as ISO 8601: `2026-11-30`.
  public var description: String {
    let (year, month, day) = components
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Reads `2026-11-30`; nil for anything else.
  public init?(iso text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = digits(parts[0]), let month = digits(parts[1]), let day = digits(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = CalendarDate(iso: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date: \(text)")
    }
    self = date
  }

  /// Writes the value as one string or number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
