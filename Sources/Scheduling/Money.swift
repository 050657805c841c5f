/// An amount of the book's currency.
public struct Money: Hashable, Comparable, Sendable, Codable {
  /// Hundredths of the currency's unit.
  public let hundredths: Int

  /// Creates an amount from hundredths of the unit.
  public init(hundredths: Int) {
    self.hundredths = hundredths
  }

  /// Orders by amount.
  public static func < (left: Money, right: Money) -> Bool { left.hundredths < right.hundredths }

  /// Adds two amounts.
  public static func + (left: Money, right: Money) -> Money {
    Money(hundredths: left.hundredths + right.hundredths)
  }

  /// Reads the bare hundredths.
  public init(from decoder: any Decoder) throws {
    hundredths = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the bare hundredths.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hundredths)
  }
}
