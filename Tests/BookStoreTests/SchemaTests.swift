import CSQLite
import CivilTime
import Scheduling
import Testing

@testable import BookStore

@Suite("Schema")
struct SchemaTests {
  private func schema(of connection: Connection) throws -> [String] {
    try connection.rows(
      "SELECT type || ' ' || name || ' ' || ifnull(sql, '') FROM sqlite_schema ORDER BY 1"
    ) {
      (row: inout Row) in row.text()
    }
  }

  private func empty(_ path: String? = nil) throws -> Connection {
    try Connection.open(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  private let later = [
    "ALTER TABLE service ADD COLUMN colour TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE tag (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
  ]

  @Test("an older book becomes what a new one is")
  func upgrades() throws {
    let steps = Schema.steps + later
    let fresh = try empty()
    try Schema.migrate(fresh, steps: steps)
    for version in 1..<steps.count {
      let old = try empty()
      try Schema.migrate(old, steps: Array(steps.prefix(version)))
      #expect(try Schema.version(of: old) == version)
      try Schema.migrate(old, steps: steps)
      #expect(try schema(of: old) == schema(of: fresh))
      #expect(try Schema.version(of: old) == steps.count)
    }
    let made = try SQLiteBook.openInMemory()
    let current = try empty()
    try Schema.migrate(current)
    #expect(try schema(of: made.connection) == schema(of: current))
  }

  @Test("a step that fails leaves the book and its version as they were")
  func failedStep() throws {
    let old = try empty()
    try Schema.migrate(old)
    let before = try schema(of: old)
    #expect(throws: BookError.self) {
      try Schema.migrate(old, steps: Schema.steps + [later[0] + "; SELECT no_such_function()"])
    }
    #expect(try schema(of: old) == before)
    #expect(try Schema.version(of: old) == Schema.currentVersion)
  }

  @Test("a step that leaves a stray reference is refused")
  func strayReference() throws {
    let book = try SmallBook.inMemory()
    try book.add(SmallBook.visit(0))
    #expect {
      try Schema.migrate(book.connection, steps: Schema.steps + ["DELETE FROM staff WHERE id = 1"])
    } throws: { error in
      (error as? BookError)?.kind == .damaged
    }
    #expect(try book.business().staff.count == 2)
  }

  @Test("every table is strict, and every index and trigger is ours")
  func strict() throws {
    let book = try SQLiteBook.openInMemory()
    let lax = try book.connection.rows(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict ORDER BY name"
    ) { (row: inout Row) in row.text() }
    #expect(lax == ["sqlite_schema", "sqlite_sequence"])
  }

  /// A property that was added to a type of the book must be added here, to its
  /// table and to its rows: else it would be lost without a sound.
  @Test(
    "no property is forgotten",
    arguments: [
      (Settings() as any Sendable, 13), (Policy(), 11),
      (Service(id: ServiceID(1), name: "", length: 1), 16),
      (Staff(id: StaffID(1), name: ""), 8), (Resource(id: ResourceID(1), name: ""), 3),
      (Customer(id: CustomerID(1), name: "", searchWords: []), 6),
      (DayOverride(date: Dice.monday, windows: []), 5),
      (SmallBook.visit(0), 25), (Hold(booking: SmallBook.visit(0), until: Instant(seconds: 0)), 3),
      (Policy.Limit(scope: .everything, period: .day, most: 1), 4),
      (Staff.Terms(service: ServiceID(1)), 3), (note(""), 4), (LineID(session: 1, number: 1), 2),
      (
        Occupancy(
          owner: .hold(HoldID(1)), resource: .staff(StaffID(1)), span: SmallBook.visit(0).span), 8
      ),
    ])
  func properties(row: any Sendable, count: Int) {
    #expect(Mirror(reflecting: row).children.count == count)
  }
}

@Suite("Queries")
struct PlanTests {
  private func plan(_ sql: String, in book: SQLiteBook) throws -> [String] {
    try book.connection.rows("EXPLAIN QUERY PLAN " + sql) { (row: inout Row) in
      _ = (row.integer(), row.integer(), row.integer())
      return row.text()
    }
  }

  /// Steps that read a whole table or index.
  private func scans(_ sql: String, in book: SQLiteBook) throws -> [String] {
    try plan(sql, in: book).filter { step in
      step.hasPrefix("SCAN")
        // One row, or what was found before; neither grows with the book.
        && !["SCAN CONSTANT ROW", "SCAN (subquery"].contains { step.hasPrefix($0) }
    }
  }

  @Test("every query that is narrowed down by something uses an index for it", arguments: 0..<400)
  func bookings(seed: Int) throws {
    var dice = Dice(seed: seed)
    let book = try SQLiteBook.openInMemory()
    let query = dice.query()
    let select = BookingSelect(query)
    if select.isImpossible { return }
    let isWide =
      query.span == nil && query.dates == nil && query.staff == nil && query.services == nil
      && query.customer == nil && query.bookedBy == nil && query.statuses == nil
      && query.series == nil && query.visit == nil && query.sourceUID == nil
    for sql in [select.rows, select.count] {
      let scans = try scans(sql, in: book)
      #expect(isWide || scans.isEmpty, "\(scans) for \(query)")
    }
  }

  @Test("bookings come out of the index in order")
  func order() throws {
    let book = try SQLiteBook.openInMemory()
    var query = BookingQuery()
    #expect(try !plan(BookingSelect(query).rows, in: book).contains { $0.contains("TEMP") })
    query.customer = CustomerID(1)
    query.order = .latestFirst
    query.limit = 8
    #expect(try !plan(BookingSelect(query).rows, in: book).contains { $0.contains("TEMP") })
    query = BookingQuery()
    query.order = .newestFirst
    #expect(try !plan(BookingSelect(query).rows, in: book).contains { $0.contains("TEMP") })
  }

  @Test(
    "the simple queries use an index",
    arguments: [
      OccupancyRow.overlapping, OccupancyRow.ofOwner, OccupancyRow.removal,
      OccupancyRow.beginning, WeekSheetRow.entries, WeekSheetRow.longest, WeekSheetRow.isStale,
      WeekSheetRow.removal,
      Booking.selection + " WHERE id = ?1", Block.selection + Queries.blocksOverlapping,
      Customer.selection + Queries.customersOfWord,
      Customer.selection + Queries.customersOfPrefix,
      Wish.selection + Queries.wishesOverlapping, Hold.selection + Queries.holdsAfter,
      "DELETE FROM hold WHERE until <= ?1",
      JournalRow.selection + " WHERE id < ?1 AND id > ?2 ORDER BY id DESC LIMIT 1",
      JournalRow.selection + Queries.journalBefore,
      "SELECT before, after FROM edit WHERE entry = ?1 ORDER BY ordinal",
      "DELETE FROM customer_word WHERE customer = ?1",
    ])
  func simple(sql: String) throws {
    let book = try SQLiteBook.openInMemory()
    #expect(try scans(sql, in: book) == [])
  }

  @Test(
    "what refuses an overlap looks only at what can overlap",
    arguments: ["occupancy_exclusive", "occupancy_seats", "occupancy_rooms"])
  func triggers(name: String) throws {
    let book = try SQLiteBook.openInMemory()
    let sql = try #require(
      try book.connection.first(
        "SELECT sql FROM sqlite_schema WHERE name = ?1", [.text(name)]
      ) { (row: inout Row) in row.text() })
    let start = try #require(sql.range(of: "WHERE EXISTS")).lowerBound
    let end = try #require(sql.range(of: ";\n", options: .backwards)).lowerBound
    // What is written stands for itself as numbers.
    let condition = sql[start..<end].replacing(#/NEW\.\w+/#, with: "7")
    let steps = try plan("SELECT 1 \(condition)", in: book)
    let lookups = steps.filter { $0.contains("SEARCH") && $0.contains("PRIMARY KEY") }
    #expect(!lookups.isEmpty)
    #expect(try scans("SELECT 1 \(condition)", in: book) == [])
    #expect(lookups.contains { $0.contains("starts>? AND starts<?") }, "\(steps)")
  }
}
