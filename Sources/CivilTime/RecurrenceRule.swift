/// A rule by which something repeats, as RFC 5545 writes it in an RRULE.
public struct RecurrenceRule: Hashable, Sendable, Codable {
  /// The unit in which it repeats.
  public enum Frequency: String, Hashable, Sendable, Codable {
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A weekday, or the nth of them in the month or year; −1 is the last.
  public struct Day: Hashable, Sendable, Codable {
    /// Which of them, or nil for each.
    public var ordinal: Int?

    /// The weekday.
    public var weekday: Weekday

    /// Creates a weekday, with or without an ordinal.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// Where it ends.
  public enum End: Hashable, Sendable, Codable {
    /// After so many occurrences.
    case count(Int)
    /// With the last occurrence on or before this wall time.
    case until(LocalDateTime)
  }

  /// The unit in which it repeats.
  public var frequency: Frequency

  /// Every how many units; 1 is each.
  public var interval = 1

  /// BYDAY.
  public var days: [Day] = []

  /// BYMONTHDAY; negative values count from the end.
  public var monthDays: [Int] = []

  /// BYMONTH, 1 to 12.
  public var months: [Int] = []

  /// BYHOUR.
  public var hours: [Int] = []

  /// BYMINUTE.
  public var minutes: [Int] = []

  /// BYSETPOS.
  public var positions: [Int] = []

  /// COUNT or UNTIL.
  public var end: End?

  /// WKST: the day that a week starts on, which counts where it repeats every
  /// second week or less often.
  public var weekStart: Weekday = .monday

  /// Creates a rule of one frequency; its parts are set afterwards.
  public init(_ frequency: Frequency) {
    self.frequency = frequency
  }
}
