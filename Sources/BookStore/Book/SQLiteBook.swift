import CSQLite
import CivilTime
import Scheduling

/// A book in one SQLite file, which several processes may have open at once.
///
/// It is a class because it stands for an open file; it is not shared between
/// threads. Every change is one transaction with its entry in the journal.
public final class SQLiteBook: Book {
  let connection: Connection

  /// Whether the file may only be read; then changes fail with `permission`.
  public let isReadOnly: Bool

  /// Whether the book was made by opening it.
  public let isNew: Bool

  /// The file; empty for a book in memory.
  public var path: String { connection.path }

  /// The business as it was last read, and what the file said of itself then.
  private var known: (business: Business, version: Int)?

  init(_ connection: Connection, isReadOnly: Bool, isNew: Bool) {
    self.connection = connection
    self.isReadOnly = isReadOnly
    self.isNew = isNew
  }

  /// Ends the use of the file; the book is not to be used afterwards.
  public func close() throws(BookError) {
    connection.operation = "close the book"
    try connection.close()
  }

  /// Settings, services, staff, rooms, overrides and time off.
  ///
  /// They are read only when another process or a change of one's own has touched
  /// the file.
  public func business() throws(BookError) -> Business {
    if let known, try dataVersion() == known.version { return known.business }
    return try reading { () throws(BookError) in
      let version = try dataVersion()
      let business = try readBusiness()
      known = (business, version)
      return business
    }
  }

  /// A number that changes when another connection has written.
  private func dataVersion() throws(BookError) -> Int {
    try connection.number("PRAGMA data_version")
  }

  /// Runs several queries on the book as it stands at one moment, whatever
  /// others write meanwhile.
  func reading<Result>(
    _ body: () throws(BookError) -> Result
  ) throws(BookError) -> Result {
    if connection.isInTransaction { return try body() }
    try connection.execute("BEGIN")
    // Nothing was written, so that nothing is lost if the end of it fails.
    defer { try? connection.execute("COMMIT") }
    return try body()
  }

  /// Has the business read anew when it is next asked for.
  func forgetBusiness() {
    known = nil
  }

  private func readBusiness() throws(BookError) -> Business {
    Business(
      settings: try connection.first(Settings.selection, [], Settings.init) ?? Settings(),
      services: try all(Service.self), staff: try all(Staff.self),
      resources: try all(Resource.self), overrides: try all(DayOverride.self),
      absences: try all(Absence.self))
  }

  private func all<R: StoredRow>(_ type: R.Type) throws(BookError) -> [R] {
    try connection.rows(R.selection + " ORDER BY id", [], R.init)
  }

  /// The row of a number.
  func find<R: StoredRow>(_ type: R.Type, _ id: Int) throws(BookError) -> R? {
    try connection.first(R.selection + " WHERE id = ?1", [.integer(id)], R.init)
  }

  /// The row of a key as it stands; settings are always there.
  func entity(_ key: EntityKey) throws(BookError) -> Entity? {
    switch key.kind {
    case .settings: .settings(try business().settings)
    case .service: try find(Service.self, key.id).map(Entity.service)
    case .staff: try find(Staff.self, key.id).map(Entity.staff)
    case .resource: try find(Resource.self, key.id).map(Entity.resource)
    case .customer: try find(Customer.self, key.id).map(Entity.customer)
    case .override: try find(DayOverride.self, key.id).map(Entity.override)
    case .absence: try find(Absence.self, key.id).map(Entity.absence)
    case .block: try find(Block.self, key.id).map(Entity.block)
    case .booking: try find(Booking.self, key.id).map(Entity.booking)
    case .wish: try find(Wish.self, key.id).map(Entity.wish)
    case .hold: try find(Hold.self, key.id).map(Entity.hold)
    }
  }
}
