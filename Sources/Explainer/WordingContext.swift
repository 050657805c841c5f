import CivilTime
import Scheduling

/// What names and settings a wording may draw on.
///
/// A reply carries it along, so that wording needs no book.
public struct WordingContext: Sendable {
  /// The business: settings, and the names of services and staff.
  public var business: Business

  /// Its zone.
  public var zone: TimeZoneRules

  /// What the clock on the wall shows.
  public var now: LocalDateTime

  /// The names of the customers that are spoken of.
  public var customers: [CustomerID: String]

  /// The bookings that are spoken of.
  public var bookings: [BookingID: Booking]

  /// The customer who looks on, where the book has one of their name.
  public var viewer: CustomerID?

  /// Customers whom an example may name, where it needs one and none is spoken of.
  public var exampleCustomers: [String] = []

  /// The name of who looks on; empty for "me".
  public var actor = ""

  /// Whether a booking is of who looks on.
  public func isOwn(_ booking: Booking) -> Bool {
    guard let owner = booking.customer else { return booking.bookedBy == actor }
    return owner == viewer
  }

  /// Creates a context.
  public init(
    business: Business, zone: TimeZoneRules, now: LocalDateTime,
    customers: [CustomerID: String] = [:], bookings: [BookingID: Booking] = [:]
  ) {
    self.business = business
    self.zone = zone
    self.now = now
    self.customers = customers
    self.bookings = bookings
  }
}

/// Words facts, dates, money and names: the one place where sentences about
/// the book are made.
public struct Wording: Sendable {
  /// What it draws on.
  public let context: WordingContext

  /// Creates a wording.
  public init(_ context: WordingContext) {
    self.context = context
  }

  var settings: Settings { context.business.settings }
}
