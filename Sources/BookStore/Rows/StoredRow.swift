import Scheduling

/// A row of the book that has a table of its own.
///
/// The first column is always the number, `id`.
protocol StoredRow {
  /// The table.
  static var table: String { get }

  /// The statements, whose columns are in the order of ``values`` and of
  /// ``init(_:)``.
  static var sql: TableSQL { get }

  /// The values of the columns.
  var values: [Value] { get }

  /// Reads the columns.
  init(_ row: inout Row) throws(BookError)
}

/// The statements of a table, put together once.
struct TableSQL: Sendable {
  /// `SELECT` of every column, without a condition.
  let selection: String

  /// `INSERT` of a row, in place of the one of the same number.
  let upsert: String

  init(_ table: String, _ columns: [String]) {
    let names = columns.joined(separator: ", ")
    let parameters = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    let changes = columns.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    selection = "SELECT \(names) FROM \(table)"
    upsert = """
      INSERT INTO \(table) (\(names)) VALUES (\(parameters)) \
      ON CONFLICT (id) DO UPDATE SET \(changes)
      """
  }
}

extension StoredRow {
  static var selection: String { sql.selection }
  static var upsert: String { sql.upsert }
}

extension Entity {
  /// The row itself.
  var row: any StoredRow {
    switch self {
    case .settings(let row): row
    case .service(let row): row
    case .staff(let row): row
    case .resource(let row): row
    case .customer(let row): row
    case .override(let row): row
    case .absence(let row): row
    case .block(let row): row
    case .booking(let row): row
    case .wish(let row): row
    case .hold(let row): row
    }
  }
}

extension EntityKey.Kind {
  /// The table in which rows of the kind are kept.
  var table: String {
    switch self {
    case .settings: Settings.table
    case .service: Service.table
    case .staff: Staff.table
    case .resource: Resource.table
    case .customer: Customer.table
    case .override: DayOverride.table
    case .absence: Absence.table
    case .block: Block.table
    case .booking: Booking.table
    case .wish: Wish.table
    case .hold: Hold.table
    }
  }
}
