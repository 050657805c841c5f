import CivilTime
import Scheduling

/// What is wrong with a book.
public struct Checkup: Hashable, Sendable {
  /// One thing that is wrong.
  public enum Problem: Hashable, Sendable {
    /// The file is damaged; SQLite's words.
    case damaged(String)
    /// A row of this table names a row that is not there.
    case strayReference(table: String)
    /// Two take the same time, neither as the owner's override.
    case overlap(ResourceKey, BookingID?, BookingID?, at: Instant)
    /// The time that a row takes is not what it should take.
    case timeDiffers(EntityKey)
    /// A week sheet is not what the table of taken time says.
    case sheetDiffers(ResourceKey, week: Int)
    /// A row is not as the journal's last entry for it left it.
    case journalDiffers(EntityKey)
  }

  /// What was found, the gravest first.
  public var problems: [Problem] = []

  /// Bookings looked at.
  public var bookings = 0

  /// Entries of the journal looked at.
  public var entries = 0
}

extension SQLiteBook {
  /// Looks at everything in the book; a large one takes a while.
  ///
  /// A week sheet that differs is packed anew, as nothing is lost by it.
  public func doctor() throws(BookError) -> Checkup {
    connection.operation = "check the book"
    defer { connection.operation = "read the book" }
    let checkup = try reading { () throws(BookError) in try examine() }
    if !isReadOnly { try mendSheets(checkup) }
    return checkup
  }

  private func examine() throws(BookError) -> Checkup {
    var checkup = Checkup()
    for line in try connection.rows(
      "PRAGMA integrity_check", [], { (row: inout Row) in row.text() }) where line != "ok"
    {
      checkup.problems.append(.damaged(line))
    }
    // What is read from a damaged file says nothing.
    guard checkup.problems.isEmpty else { return checkup }
    for table in try connection.rows(
      "PRAGMA foreign_key_check", [], { (row: inout Row) in row.text() })
    {
      checkup.problems.append(.strayReference(table: table))
    }
    try checkOverlaps(&checkup)
    try checkTime(&checkup)
    try checkSheets(&checkup)
    try checkJournal(&checkup)
    checkup.bookings = try connection.number("SELECT count(*) FROM booking")
    checkup.entries = try connection.number("SELECT count(*) FROM journal")
    return checkup
  }

  private func checkOverlaps(_ checkup: inout Checkup) throws(BookError) {
    let resources = try connection.rows("SELECT kind, resource FROM longest WHERE kind > 0") {
      (row: inout Row) in (row.integer(), row.integer())
    }
    for (kind, number) in resources where kind == 1 {
      let key = ResourceKey.staff(StaffID(number))
      let all = Span(start: Instant(seconds: -1 << 52), end: Instant(seconds: 1 << 52))
      var open: [Occupancy] = []
      for row in try rows(of: key, overlapping: all) where !row.isOverride {
        open.removeAll { $0.span.end <= row.span.start }
        // What was written first was right by itself, so one of the two suffices.
        if let other = open.first(where: {
          $0.owner != row.owner && ($0.sharing == nil || $0.sharing != row.sharing)
        }) {
          checkup.problems.append(
            .overlap(key, other.owner.booking, row.owner.booking, at: row.span.start))
        }
        open.append(row)
      }
    }
  }

  /// Compares the spans, and which class may share them; how many places there
  /// are counts for what is written later alone.
  private func checkTime(_ checkup: inout Checkup) throws(BookError) {
    let business = try business()
    var query = BookingQuery()
    query.statuses = Booking.Status.allCases
    for booking in try bookings(query) {
      let key = Entity.booking(booking).key
      let wanted = Set(Occupancy.rows(for: booking, in: business).map(Stretch.init))
      let present = Set(
        try connection.rows(OccupancyRow.ofOwner, [.integer(1), .integer(key.id)]) {
          (row: inout Row) in Stretch(OccupancyRow.read(&row))
        })
      if wanted != present { checkup.problems.append(.timeDiffers(key)) }
    }
  }

  private struct Stretch: Hashable {
    var resource: ResourceKey
    var span: Span
    var sharing: ServiceID?

    init(_ row: Occupancy) {
      resource = row.resource
      span = row.span
      sharing = row.sharing
    }
  }

  /// The last edit of each row left it as it is.
  ///
  /// Holds lapse without an entry.
  private func checkJournal(_ checkup: inout Checkup) throws(BookError) {
    let newest = try connection.rows(
      """
      SELECT kind, row, after FROM edit AS e WHERE kind <> 'hold' AND NOT EXISTS (
        SELECT 1 FROM edit AS later INDEXED BY edit_by_row
        WHERE later.kind = e.kind AND later.row = e.row
          AND (later.entry, later.ordinal) > (e.entry, e.ordinal))
      """
    ) { (row: inout Row) throws(BookError) in
      let kind = try row.parsed("the journal", EntityKey.Kind.init(rawValue:))
      let key = EntityKey(kind: kind, id: row.integer())
      return (
        key,
        try row.optionalParsed("the journal") { JSONText.decode(Entity.self, from: $0) }
      )
    }
    for (key, after) in newest where try entity(key) != after {
      checkup.problems.append(.journalDiffers(key))
    }
  }
}
