import CSQLite
import Scheduling

/// An open SQLite database, set up as every book is.
///
/// Not shared between threads.
final class Connection {
  /// How long a statement waits for another process.
  static let busyMilliseconds: Int32 = 5_000

  /// The file; empty for a database in memory.
  let path: String

  /// What is being done, in words, for failures: "open the book".
  var operation = "open the book"

  private var handle: OpaquePointer?
  private var statements: [String: Statement] = [:]

  private init(path: String) {
    self.path = path
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Opens a file, or memory if `path` is nil; SQLite is given `name` for it, if
  /// that is not the path.
  static func open(
    path: String?, name: String? = nil, flags: Int32
  ) throws(BookError) -> Connection {
    let connection = Connection(path: path ?? "")
    // STRICT tables came with 3.37, the place of an error with 3.38.
    guard sqlite3_libversion_number() >= 3_038_000 else {
      throw BookError(
        kind: .other, operation: connection.operation, path: connection.path,
        detail: "SQLite \(String(cString: sqlite3_libversion())) is too old: 3.38 is needed")
    }
    // A relative name with a directory in front is never taken for a special
    // one, such as ":memory:".
    let plain = path.map { $0.hasPrefix("/") ? $0 : "./" + $0 } ?? ":memory:"
    let code = sqlite3_open_v2(
      name ?? plain, &connection.handle,
      flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK else { throw connection.failure(code) }
    sqlite3_busy_timeout(connection.handle, busyMilliseconds)
    return connection
  }

  /// Turns one of SQLite's switches for a connection on or off.
  func turn(_ option: Int32, on: Bool) throws(BookError) {
    guard let handle else { return }
    let code = csqlite_db_switch(handle, option, on ? 1 : 0)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Runs statements without parameters or rows.
  func run(_ sql: String) throws(BookError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql: sql) }
  }

  /// Compiles a statement, or takes it from those compiled before.
  func prepared(_ sql: String) throws(BookError) -> Statement {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code, sql: sql) }
    let made = Statement(sql, handle: statement, connection: self)
    statements[sql] = made
    return made
  }

  /// Runs a statement that has no rows.
  func execute(_ sql: String, _ values: [Value] = []) throws(BookError) {
    let statement = try prepared(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Every row of a query, each made into a value.
  func rows<Element>(
    _ sql: String, _ values: [Value] = [], _ make: (inout Row) throws(BookError) -> Element
  ) throws(BookError) -> [Element] {
    let statement = try prepared(sql)
    try statement.bind(values)
    var result: [Element] = []
    while try statement.step() {
      var row = Row(statement)
      do {
        result.append(try make(&row))
      } catch {
        statement.reset()
        throw error
      }
    }
    return result
  }

  /// The first row of a query, made into a value.
  func first<Element>(
    _ sql: String, _ values: [Value] = [], _ make: (inout Row) throws(BookError) -> Element
  ) throws(BookError) -> Element? {
    let statement = try prepared(sql)
    try statement.bind(values)
    guard try statement.step() else { return nil }
    defer { statement.reset() }
    var row = Row(statement)
    return try make(&row)
  }

  /// The one number that a query gives; 0 if it gives none.
  func number(_ sql: String, _ values: [Value] = []) throws(BookError) -> Int {
    try first(sql, values) { (row: inout Row) throws(BookError) in row.integer() } ?? 0
  }

  /// The number that the last row inserted was given.
  var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether a row names one that is not there, which `COMMIT` would refuse.
  func hasStrayReferences() throws(BookError) -> Bool {
    guard let handle else { return false }
    var count: Int32 = 0
    var highest: Int32 = 0
    let code = sqlite3_db_status(handle, SQLITE_DBSTATUS_DEFERRED_FKS, &count, &highest, 0)
    guard code == SQLITE_OK else { throw failure(code) }
    return count != 0
  }

  /// The failure of the last call.
  func failure(_ code: Int32, sql: String = "") -> BookError {
    let result = ResultCode(rawValue: code)
    var detail = "SQLite \(code)"
    if let message = sqlite3_errmsg(handle) { detail += ": " + String(cString: message) }
    if !sql.isEmpty {
      // The statement has parameters only, so no one's data is told.
      let offset = sqlite3_error_offset(handle)
      detail += " in «\(sql)»" + (offset >= 0 ? " at \(offset)" : "")
    }
    return BookError(kind: result.kind, operation: operation, path: path, detail: detail)
  }

  /// Copies every page into another database in one step.
  func copy(to target: Connection) throws(BookError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw target.failure(sqlite3_errcode(target.handle))
    }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw failure(code) }
    guard end == SQLITE_OK else { throw failure(end) }
  }

  /// Finalizes every statement and closes the database.
  func close() throws(BookError) {
    statements = [:]
    // Not `_v2`, so that a statement left open is seen.
    let code = sqlite3_close(handle)
    guard code == SQLITE_OK else { throw failure(code) }
    handle = nil
  }
}
