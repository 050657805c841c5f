/// The number of a row in the book, typed by what it numbers.
///
/// Rows that are not in the book yet have negative numbers: within one change
/// they stand for the number that the book will give.
public struct Identifier<Entity>: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What stands for the number of a row that is not in the book yet.
  ///
  /// - Parameter place: Which of several of its kind in one change, from 1.
  /// - Returns: The stand-in.
  public static func placeholder(_ place: Int = 1) -> Self {
    precondition(place > 0, "places are counted from 1")
    return Self(-place)
  }

  /// Whether the book has not given a number yet.
  public var isPlaceholder: Bool { rawValue < 0 }

  /// Orders by number.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Reads the bare number.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// Numbers a service.
public typealias ServiceID = Identifier<Service>
/// Numbers a member of staff.
public typealias StaffID = Identifier<Staff>
/// Numbers a room or a piece of equipment.
public typealias ResourceID = Identifier<Resource>
/// Numbers a customer.
public typealias CustomerID = Identifier<Customer>
/// Numbers a booking; B-12 to people.
public typealias BookingID = Identifier<Booking>
/// Numbers a stretch that is blocked.
public typealias BlockID = Identifier<Block>
