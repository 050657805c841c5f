/// Someone for whom bookings are made.
public struct Customer: Hashable, Sendable, Codable {
  /// Their number.
  public var id: CustomerID

  /// Their name, as it was first typed or later set.
  public var name: String

  /// The folded words of the name, by which they are looked up.
  public var searchWords: [String]

  /// A telephone number, as typed; may be empty.
  public var phone: String

  /// Remarks; may be empty.
  public var notes: String

  /// The IANA name of the zone that they are in; nil for that of the book.
  public var zone: String?

  /// Creates a customer.
  public init(
    id: CustomerID, name: String, searchWords: [String], phone: String = "", notes: String = "",
    zone: String? = nil
  ) {
    self.id = id
    self.name = name
    self.searchWords = searchWords
    self.phone = phone
    self.notes = notes
    self.zone = zone
  }
}
