/// What a calendar and a clock on the wall show together, to the second, in no
/// particular zone.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00 as a clock without changes would count.
  public let wallSeconds: Int

  /// Creates a wall time from seconds since 1970-01-01T00:00 on the wall.
  public init(wallSeconds: Int) {
    self.wallSeconds = wallSeconds
  }

  /// Creates a wall time; 24:00 is the next day's 00:00.
  public init(_ date: CalendarDate, _ time: ClockTime, second: Int = 0) {
    wallSeconds = date.dayNumber * 86_400 + time.minuteOfDay * 60 + second
  }

  /// Creates a wall time `minutes` after a date's 00:00 on the wall; may be
  /// negative or beyond a day.
  public init(_ date: CalendarDate, minute minutes: Int) {
    wallSeconds = date.dayNumber * 86_400 + minutes * 60
  }

  /// Whether the left one comes first.
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    left.wallSeconds < right.wallSeconds
  }

  /// The date.
  public var date: CalendarDate {
    CalendarDate(dayNumber: floorDivide(wallSeconds, 86_400))
  }

  /// The clock time, seconds cut off; never 24:00.
  public var time: ClockTime {
    let minute = (wallSeconds - date.dayNumber * 86_400) / 60
    return ClockTime(minuteOfDay: minute) ?? .midnight
  }

  /// Seconds past the minute, 0 to 59.
  public var second: Int {
    wallSeconds - floorDivide(wallSeconds, 60) * 60
  }

  /// The wall time `minutes` on; no clock change is looked at.
  public func adding(minutes: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: wallSeconds + minutes * 60)
  }

  /// The same clock time `days` on.
  public func adding(days: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: wallSeconds + days * 86_400)
  }
}

extension LocalDateTime: CustomStringConvertible, Codable {
  /// The wall time as ISO 8601 to the minute, or to the second where there are
  /// any: `2026-11-30T09:00`.
  public var description: String {
    "\(date)T\(time)" + (second == 0 ? "" : ":\(padded(second, to: 2))")
  }

  /// Reads `2026-11-30T09:00`, with or without seconds, or a date alone as its
  /// midnight; nil for anything else.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let date = CalendarDate(iso: parts[0]), parts.count <= 2 else { return nil }
    guard parts.count == 2 else {
      self.init(date, .midnight)
      return
    }
    let clock = parts[1]
    guard let time = ClockTime(iso: clock.prefix(5)) else { return nil }
    let rest = clock.dropFirst(5)
    if rest.isEmpty {
      self.init(date, time)
    } else {
      guard rest.first == ":", rest.utf8.count == 3, let second = digits(rest.dropFirst().utf8),
        second < 60
      else { return nil }
      self.init(date, time, second: second)
    }
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = LocalDateTime(iso: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a local time: \(text)")
    }
    self = value
  }

  /// Writes the value as one string or number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// The quotient rounded towards minus infinity.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}
