/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Codable, Comparable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// Whether the left one comes first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

  /// The weekday `days` after this one; negative values go back.
  public func adding(_ days: Int) -> Weekday {
    let index = ((rawValue - 1 + days) % 7 + 7) % 7
    return Self.allCases[index]
  }

  /// Days from this weekday forward to the next `other`, 0 to 6.
  public func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
