import CivilTime

/// A span for which a booking, a block or a hold takes someone's or something's
/// time, buffers in.
public struct Occupancy: Hashable, Sendable, Codable {
  /// What takes the time.
  public enum Owner: Hashable, Sendable, Codable {
    case booking(BookingID)
    case block(BlockID)
    case hold(HoldID)
  }

  /// What takes the time.
  public var owner: Owner

  /// Whose or what time is taken.
  public var resource: ResourceKey

  /// The span, buffers in, the staff's gap of a processing time left out.
  public var span: Span

  /// The service whose sessions may share the span; nil if nothing may.
  ///
  /// A room's rows are never exclusive: they count against its quantity.
  public var sharing: ServiceID?

  /// Places taken.
  public var seats: Int

  /// Places that there are: the service's capacity, or how many rooms.
  public var capacity: Int

  /// Whether the owner of the business allowed it against the rules.
  ///
  /// Then it is written without a check, but counts against what is written
  /// later.
  public var isOverride: Bool

  /// Who gives the class, for a room's row of a class.
  ///
  /// All rows of one class and one giver take one room together.
  public var session: StaffID?

  /// Creates an occupancy.
  public init(
    owner: Owner, resource: ResourceKey, span: Span, sharing: ServiceID? = nil, seats: Int = 1,
    capacity: Int = 1, isOverride: Bool = false, session: StaffID? = nil
  ) {
    self.owner = owner
    self.resource = resource
    self.span = span
    self.sharing = sharing
    self.seats = seats
    self.capacity = capacity
    self.isOverride = isOverride
    self.session = session
  }
}

/// A stretch for which someone takes no bookings: an owned span without buffers.
public struct Block: Hashable, Sendable, Codable {
  /// Its number.
  public var id: BlockID
  /// Who is blocked.
  public var staff: StaffID
  /// The start on the wall.
  public var start: LocalDateTime
  /// The end on the wall, exclusive.
  public var end: LocalDateTime
  /// The same in instants.
  public var span: Span
  /// Why; may be empty.
  public var reason: String
  /// The event of a calendar file that it came from, if it did.
  public var source: CalendarSource?

  /// Creates a block.
  public init(
    id: BlockID = .placeholder(), staff: StaffID, start: LocalDateTime, end: LocalDateTime,
    span: Span, reason: String = "", source: CalendarSource? = nil
  ) {
    self.id = id
    self.staff = staff
    self.start = start
    self.end = end
    self.span = span
    self.reason = reason
    self.source = source
  }
}

/// Numbers a hold.
public typealias HoldID = Identifier<Hold>

/// A slot kept for a while before it is booked.
public struct Hold: Hashable, Sendable, Codable {
  /// Its number.
  public var id: HoldID
  /// The booking that it would become.
  public var booking: Booking
  /// When it lapses.
  public var until: Instant

  /// Creates a hold.
  public init(id: HoldID = .placeholder(), booking: Booking, until: Instant) {
    self.id = id
    self.booking = booking
    self.until = until
  }
}
