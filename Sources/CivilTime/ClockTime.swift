/// A time of day to the minute, from 00:00 to 24:00.
///
/// 24:00 is the end of a day, not the start of the next: opening hours need it.
public struct ClockTime: Hashable, Comparable, Sendable {
  /// Minutes since midnight on the clock's face, 0 to 1440.
  public let minuteOfDay: Int

  /// Creates a time from minutes since midnight, or nil outside 0 to 1440.
  public init?(minuteOfDay: Int) {
    guard (0...1440).contains(minuteOfDay) else { return nil }
    self.minuteOfDay = minuteOfDay
  }

  /// Creates a time from hour and minute, or nil if a clock never shows it.
  public init?(hour: Int, minute: Int = 0) {
    guard (0...24).contains(hour), (0...59).contains(minute) else { return nil }
    self.init(minuteOfDay: hour * 60 + minute)
  }

  private init(unchecked minuteOfDay: Int) {
    self.minuteOfDay = minuteOfDay
  }

  /// The start of the day.
  public static let midnight = ClockTime(unchecked: 0)

  /// 12:00.
  public static let noon = ClockTime(unchecked: 720)

  /// 24:00.
  public static let endOfDay = ClockTime(unchecked: 1440)

  /// The hour, 0 to 24.
  public var hour: Int { minuteOfDay / 60 }

  /// The minute, 0 to 59.
  public var minute: Int { minuteOfDay % 60 }

  /// Whether the left one comes first.
  public static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.minuteOfDay < right.minuteOfDay
  }
}

extension ClockTime: CustomStringConvertible, Codable {
  /// The time as ISO 8601: `09:30`.
  public var description: String { "\(padded(hour, to: 2)):\(padded(minute, to: 2))" }

  /// Reads `09:30`; nil for anything else.
  public init?(iso text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 2, parts[1].count == 2,
      let hour = digits(parts[0]), let minute = digits(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = ClockTime(iso: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a clock time: \(text)")
    }
    self = time
  }

  /// Writes the value as one string or number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
