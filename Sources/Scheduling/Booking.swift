import CivilTime

/// A visit that was agreed.
///
/// It keeps its wall time and zone, and its length, price, buffers and
/// rationale, as they were agreed: later changes of the business leave it alone.
public struct Booking: Hashable, Sendable, Codable {
  /// What has become of it.
  public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// It waits to be confirmed.
    case pending
    /// It stands.
    case confirmed
    /// The customer is here.
    case arrived
    /// It has been done.
    case done
    /// The customer did not come.
    case noShow
    /// It was cancelled.
    case cancelled
  }

  /// Its number; B-12 to people.
  public var id: BookingID
  /// What is done.
  public var service: ServiceID
  /// Who does it.
  public var staff: StaffID
  /// For whom; nil for the one who booked.
  public var customer: CustomerID?
  /// Who typed it; empty for "me".
  public var bookedBy: String
  /// The start on the wall.
  public var start: LocalDateTime
  /// The zone whose wall that is.
  public var zone: String
  /// The visit itself, without buffers, derived from `start`, `zone` and
  /// `length`.
  public var span: Span
  /// Minutes.
  public var length: Int
  /// What it costs, or nil if that was not said.
  public var price: Money?
  /// Minutes kept free before.
  public var bufferBefore: Int
  /// Minutes kept free after.
  public var bufferAfter: Int
  /// The time in which the staff is free.
  public var processing: Service.Processing?
  /// Places taken.
  public var seats: Int
  /// The rooms and equipment taken.
  public var resources: [ResourceID]
  /// What has become of it.
  public var status: Status
  /// Remarks; may be empty.
  public var notes: String
  /// Why it was cancelled; may be empty.
  public var cancelReason: String
  /// The first booking of the series that it belongs to.
  public var series: BookingID?
  /// The first booking of the visit of several services that it belongs to.
  public var visit: BookingID?
  /// The rules that the owner set aside for it.
  public var overrides: [Rule]
  /// Why this slot was suggested.
  public var rationale: Rationale
  /// How often a calendar would have to be told of a change.
  public var sequence: Int
  /// When it was made.
  public var createdAt: Instant
  /// The event of a calendar file that it came from, if it did.
  public var source: CalendarSource?

  /// Creates a booking; what is not given has the plainest value.
  public init(
    id: BookingID = .placeholder(), service: ServiceID, staff: StaffID, customer: CustomerID? = nil,
    bookedBy: String = "", start: LocalDateTime, zone: String, span: Span, length: Int,
    price: Money? = nil, bufferBefore: Int = 0, bufferAfter: Int = 0,
    processing: Service.Processing? = nil, seats: Int = 1, resources: [ResourceID] = [],
    status: Status = .confirmed, notes: String = "", cancelReason: String = "",
    series: BookingID? = nil, visit: BookingID? = nil, overrides: [Rule] = [],
    rationale: Rationale = Rationale(), sequence: Int = 0, createdAt: Instant,
    source: CalendarSource? = nil
  ) {
    self.id = id
    self.service = service
    self.staff = staff
    self.customer = customer
    self.bookedBy = bookedBy
    self.start = start
    self.zone = zone
    self.span = span
    self.length = length
    self.price = price
    self.bufferBefore = bufferBefore
    self.bufferAfter = bufferAfter
    self.processing = processing
    self.seats = seats
    self.resources = resources
    self.status = status
    self.notes = notes
    self.cancelReason = cancelReason
    self.series = series
    self.visit = visit
    self.overrides = overrides
    self.rationale = rationale
    self.sequence = sequence
    self.createdAt = createdAt
    self.source = source
  }
}

extension Booking.Status {
  /// Whether a booking in this state keeps its time, given the policy.
  ///
  /// This is the one list of blocking states.
  public func blocks(under policy: Policy) -> Bool {
    switch self {
    case .pending: policy.pendingBlocks
    case .confirmed, .arrived, .done, .noShow: true
    case .cancelled: false
    }
  }
}
