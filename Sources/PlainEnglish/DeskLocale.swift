import CivilTime

/// How a business writes dates, clock times and money.
public struct DeskLocale: Hashable, Sendable, Codable {
  /// Which part of a slashed date comes first.
  public enum DateOrder: String, Hashable, Sendable, Codable {
    /// 31/12/2026.
    case dayFirst = "dmy"
    /// 12/31/2026.
    case monthFirst = "mdy"
  }

  /// The tag that it came from, such as `en-GB`.
  public var identifier: String

  /// Which part of a slashed date comes first.
  public var order: DateOrder

  /// Whether the clock is written 15:00 rather than 3:00 pm.
  public var uses24Hours: Bool

  /// The first day of a printed week.
  public var firstWeekday: Weekday

  /// The ISO 4217 code of its money.
  public var currency: String

  /// Creates a locale from its settings.
  public init(
    identifier: String, order: DateOrder, uses24Hours: Bool, firstWeekday: Weekday,
    currency: String
  ) {
    self.identifier = identifier
    self.order = order
    self.uses24Hours = uses24Hours
    self.firstWeekday = firstWeekday
    self.currency = currency
  }

  /// The country's ISO 3166 code, which decides holidays; nil if the tag has
  /// none.
  public var region: String? {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    return parts.dropFirst().last { $0.utf8.count == 2 }.map { $0.uppercased() }
  }
}
