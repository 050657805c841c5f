import CivilTime
import Scheduling

/// How occupancy is kept: in a table in the order in which it is asked.
enum OccupancyRow {
  private static let columns =
    "owner_kind, owner, starts, ends, class, session, seats, capacity, is_override"

  /// The rows of resource `?1`, `?2` that overlap `?3` to `?4`, by start.
  static let overlapping = """
    SELECT \(columns) FROM occupancy \
    WHERE kind = ?1 AND resource = ?2 AND starts < ?4 AND ends > ?3 AND starts > ?3 - \
    (SELECT seconds FROM longest WHERE kind = ?1 AND resource = ?2) \
    ORDER BY starts, owner_kind, owner
    """

  /// The rows of resource `?1`, `?2` that begin from `?3` to `?4`, in the order of
  /// the table.
  static let beginning = """
    SELECT \(columns) FROM occupancy \
    WHERE kind = ?1 AND resource = ?2 AND starts >= ?3 AND starts <= ?4 \
    ORDER BY starts, owner_kind, owner
    """

  /// The rows of owner `?1`, `?2`.
  static let ofOwner = """
    SELECT kind, resource, \(columns) FROM occupancy INDEXED BY occupancy_by_owner \
    WHERE owner_kind = ?1 AND owner = ?2
    """

  /// Removes the rows of owner `?1`, `?2`.
  static let removal = "DELETE FROM occupancy WHERE owner_kind = ?1 AND owner = ?2"

  /// Adds a row; ``values(of:)`` are its parameters.
  static let insertion = """
    INSERT INTO occupancy (kind, resource, \(columns)) \
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
    """

  static func values(of row: Occupancy) -> [Value] {
    [
      .integer(row.resource.kindNumber), .integer(row.resource.number),
      .integer(row.owner.kindNumber), .integer(row.owner.number),
      .integer(row.span.start.seconds), .integer(row.span.end.seconds),
      .optional(row.sharing?.rawValue), .optional(row.session?.rawValue), .integer(row.seats),
      .integer(row.capacity), .flag(row.isOverride),
    ]
  }

  /// Reads the columns after the resource's.
  static func read(_ row: inout Row, of resource: ResourceKey) -> Occupancy {
    let kind = row.integer()
    let number = row.integer()
    let owner = Occupancy.Owner(kindNumber: kind, number: number) ?? .hold(HoldID(number))
    let span = Span(start: row.instant(), end: row.instant())
    let sharing: ServiceID? = row.optionalID()
    let session: StaffID? = row.optionalID()
    return Occupancy(
      owner: owner, resource: resource, span: span, sharing: sharing, seats: row.integer(),
      capacity: row.integer(), isOverride: row.flag(), session: session)
  }

  /// Reads all columns.
  static func read(_ row: inout Row) -> Occupancy {
    read(&row, of: ResourceKey(kindNumber: row.integer(), number: row.integer()))
  }
}

extension ResourceKey {
  /// Someone of the staff for 1, else a room or equipment.
  init(kindNumber: Int, number: Int) {
    self = kindNumber == 1 ? .staff(StaffID(number)) : .resource(ResourceID(number))
  }

  /// Staff 1, room or equipment 2.
  var kindNumber: Int {
    switch self {
    case .staff: 1
    case .resource: 2
    }
  }

  /// The number among its kind.
  var number: Int {
    switch self {
    case .staff(let id): id.rawValue
    case .resource(let id): id.rawValue
    }
  }
}

extension Occupancy.Owner {
  /// The owner of a kind, if there is the kind.
  init?(kindNumber: Int, number: Int) {
    switch kindNumber {
    case 1: self = .booking(BookingID(number))
    case 2: self = .block(BlockID(number))
    case 3: self = .hold(HoldID(number))
    default: return nil
    }
  }

  /// Booking 1, block 2, hold 3.
  var kindNumber: Int {
    switch self {
    case .booking: 1
    case .block: 2
    case .hold: 3
    }
  }

  /// The number among its kind.
  var number: Int {
    switch self {
    case .booking(let id): id.rawValue
    case .block(let id): id.rawValue
    case .hold(let id): id.rawValue
    }
  }

  /// The owner that a row of the book is, if it takes time.
  init?(_ key: EntityKey) {
    switch key.kind {
    case .booking: self = .booking(BookingID(key.id))
    case .block: self = .block(BlockID(key.id))
    case .hold: self = .hold(HoldID(key.id))
    default: return nil
    }
  }
}
