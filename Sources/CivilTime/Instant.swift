/// A moment, the same all over the world: seconds since 1970-01-01T00:00Z,
/// leap seconds not counted.
public struct Instant: Hashable, Comparable, Sendable, Codable {
  /// Seconds since 1970-01-01T00:00Z.
  public let seconds: Int

  /// Creates a moment from seconds since 1970-01-01T00:00Z.
  public init(seconds: Int) {
    self.seconds = seconds
  }

  /// Whether the left one comes first.
  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }

  /// The moment `minutes` later; negative values go back.
  public func adding(minutes: Int) -> Instant {
    Instant(seconds: seconds + minutes * 60)
  }

  /// The moment `seconds` later; negative values go back.
  public func adding(seconds: Int) -> Instant {
    Instant(seconds: self.seconds + seconds)
  }

  /// Whole minutes from this moment to `other`, rounded down.
  public func minutes(until other: Instant) -> Int {
    floorDivide(other.seconds - seconds, 60)
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    seconds = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the value as one string or number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }
}

/// A half-open stretch of time: `start` is in it, `end` is not.
public struct Span: Hashable, Sendable, Codable {
  /// The first moment.
  public var start: Instant

  /// The first moment after it.
  public var end: Instant

  /// Creates a span; an `end` before `start` makes an empty one.
  public init(start: Instant, end: Instant) {
    self.start = start
    self.end = max(start, end)
  }

  /// All the time that a book can speak of.
  public static let always = Span(
    start: Instant(seconds: -1 << 40), end: Instant(seconds: 1 << 40))

  /// All that was before a moment.
  public static func before(_ end: Instant) -> Span { Span(start: always.start, end: end) }

  /// Whether nothing lies in it.
  public var isEmpty: Bool { start == end }

  /// Its length in whole minutes.
  public var minutes: Int { start.minutes(until: end) }

  /// Whether both share a moment; spans that only touch do not.
  public func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }

  /// Whether all of `other` lies in it.
  public func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }

  /// Whether the moment lies in it.
  public func contains(_ moment: Instant) -> Bool { start <= moment && moment < end }

  /// What both share, or nil.
  public func intersection(_ other: Span) -> Span? {
    let low = max(start, other.start)
    let high = min(end, other.end)
    return low < high ? Span(start: low, end: high) : nil
  }
}
