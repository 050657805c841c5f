/// What a way must leave as it is: "without moving Omar", "but keep his break".
public struct KeptInPlace: Hashable, Sendable, Codable {
  /// Whose bookings stay.
  public var customers: Set<CustomerID> = []
  /// Which bookings stay.
  public var bookings: Set<BookingID> = []
  /// Whether no booking moves at all.
  public var isEveryone = false
  /// The rules that are not set aside.
  public var rules: Set<Rule> = []

  /// Nothing has to stay.
  public init() {}

  func allows(moving booking: Booking) -> Bool {
    !isEveryone && !bookings.contains(booking.id)
      && booking.customer.map { !customers.contains($0) } ?? true
  }
}
