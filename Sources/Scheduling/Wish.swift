import CivilTime

/// Numbers an entry of the waitlist.
public typealias WishID = Identifier<Wish>

/// An entry of the waitlist: a time that someone would take if it opened.
public struct Wish: Hashable, Sendable, Codable {
  /// Its number.
  public var id: WishID
  /// Who waits; nil for the one who typed.
  public var customer: CustomerID?
  /// What for; nil for anything.
  public var service: ServiceID?
  /// With whom; nil for anyone.
  public var staff: StaffID?
  /// The first wall time that would suit.
  public var start: LocalDateTime
  /// The first wall time after it.
  public var end: LocalDateTime
  /// When it was said.
  public var createdAt: Instant

  /// Creates a wish.
  public init(
    id: WishID = .placeholder(), customer: CustomerID?, service: ServiceID?, staff: StaffID?,
    start: LocalDateTime, end: LocalDateTime, createdAt: Instant
  ) {
    self.id = id
    self.customer = customer
    self.service = service
    self.staff = staff
    self.start = start
    self.end = end
    self.createdAt = createdAt
  }
}
