import CSQLite
import Scheduling

extension SQLiteBook {
  /// For what a book is opened.
  public enum Mode: Hashable, Sendable {
    /// To read and write it; it is made if it is not there.
    case create
    /// To read and write it.
    case readWrite
    /// Only to read it.
    case readOnly
  }

  /// Opens the book in a file.
  ///
  /// A file that is no book, a newer version's, or damaged is left as it is. A
  /// file that may be read but not written is opened for reading.
  ///
  /// - Parameters:
  ///   - path: The file; directories on the way are made with mode `create`.
  ///   - mode: For what.
  ///   - fill: What a new book starts with, written in the transaction that
  ///     makes it, so that no other process sees it half filled. It has no entry
  ///     in the journal.
  /// - Returns: The open book.
  /// - Throws: ``BookError`` that says what kind of file it is instead.
  public static func open(
    path: String, mode: Mode = .create,
    filling fill: ((any BookWriting) throws(BookError) -> Void)? = nil
  ) throws(BookError) -> SQLiteBook {
    var finding = try BookFile.inspect(path)
    if finding == .missing && mode == .create {
      try BookFile.make(path)
      finding = .empty
    }
    switch finding {
    case .missing:
      throw BookError(
        kind: .cannotOpen, operation: "open the book", path: path, detail: "no such file")
    case .empty:
      guard mode == .create else {
        throw BookError(
          kind: .notABook, operation: "open the book", path: path, detail: "an empty file")
      }
      return try make(in: connect(path, isReadOnly: false), fill)
    case .book:
      do {
        return try openExisting(path, mode)
      } catch  where error.kind == .notABook && mode == .create {
        // One that was being made when its process died is empty again now.
        guard try BookFile.inspect(path) == .empty else { throw error }
        return try make(in: connect(path, isReadOnly: false), fill)
      }
    }
  }

  /// Makes a book that lives in memory and goes with the process.
  public static func openInMemory(
    filling fill: ((any BookWriting) throws(BookError) -> Void)? = nil
  ) throws(BookError) -> SQLiteBook {
    try make(in: connect(nil, isReadOnly: false), fill)
  }

  private static func connect(
    _ path: String?, isReadOnly: Bool, isImmutable: Bool = false
  ) throws(BookError) -> Connection {
    let name = isImmutable ? path.map { "file:\(escaped($0))?immutable=1" } : nil
    let connection = try Connection.open(
      path: path, name: name,
      flags: (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
        | (isImmutable ? SQLITE_OPEN_URI : 0))
    // A misspelt name in double quotes is to be an error, not a text.
    try connection.turn(SQLITE_DBCONFIG_DQS_DML, on: false)
    try connection.turn(SQLITE_DBCONFIG_DQS_DDL, on: false)
    try connection.turn(SQLITE_DBCONFIG_DEFENSIVE, on: true)
    // Room for a large import, and no checkpoint in the middle of it; both are
    // taken as they are needed.
    try connection.run("PRAGMA trusted_schema = OFF; PRAGMA cache_size = -65536")
    if !isReadOnly { try connection.run("PRAGMA wal_autocheckpoint = 16384") }
    return connection
  }

  private static func escaped(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "" : "./"
    for character in path {
      switch character {
      case "%": result += "%25"
      case "?": result += "%3f"
      case "#": result += "%23"
      default: result.append(character)
      }
    }
    return result
  }

  /// Makes the tables in an empty file.
  ///
  /// They are written before the log is
  /// switched on, so that the file itself says what it is from the start.
  private static func make(
    in connection: Connection, _ fill: ((any BookWriting) throws(BookError) -> Void)?
  ) throws(BookError) -> SQLiteBook {
    connection.operation = "make the book"
    try connection.run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE")
    // Another process may have made it while this one waited.
    let isNew = try Schema.version(of: connection) == 0
    let book = SQLiteBook(connection, isReadOnly: false, isNew: isNew)
    do {
      if isNew {
        try Schema.create(connection)
        if let fill { try book.write(fill) }
        try book.refreshSheets()
      }
      try connection.run("COMMIT")
    } catch {
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      throw error
    }
    try setUp(connection, isReadOnly: false)
    return book
  }

  private static func openExisting(_ path: String, _ mode: Mode) throws(BookError) -> SQLiteBook {
    let isWritable = BookFile.isWritable(path)
    let connection: Connection
    do {
      connection = try connectChecked(path, isReadOnly: !isWritable)
    } catch  where [.cannotOpen, .permission].contains(error.kind) && !isWritable {
      // A log needs a file beside the book. Where none can be made and none is
      // there, the book alone is the whole truth.
      if BookFile.exists(path + "-wal") { throw error }
      connection = try connectChecked(path, isReadOnly: true, isImmutable: true)
    }
    let isUpgraded = try upgrade(connection, isAllowed: isWritable && mode != .readOnly)
    try setUp(connection, isReadOnly: !isWritable)
    // Opened for writing all the same, so that the log is tidied away.
    if mode == .readOnly { try connection.run("PRAGMA query_only = ON") }
    connection.operation = "read the book"
    let book = SQLiteBook(
      connection, isReadOnly: mode == .readOnly || !isWritable, isNew: false)
    if isUpgraded { try book.packSheets() }
    return book
  }

  private static func connectChecked(
    _ path: String, isReadOnly: Bool, isImmutable: Bool = false
  ) throws(BookError) -> Connection {
    let connection = try connect(path, isReadOnly: isReadOnly, isImmutable: isImmutable)
    try check(connection)
    return connection
  }

  /// Below this size the whole file is checked when it is opened, which then
  /// takes less than a millisecond.
  private static let sizeCheckedInFull = 512 * 1024

  private static func check(_ connection: Connection) throws(BookError) {
    // The first read: a damaged file fails here, before anything is written.
    let tables = try connection.number("SELECT count(*) FROM sqlite_schema")
    let version = try Schema.version(of: connection)
    let isOurs = try connection.number("PRAGMA application_id") == Schema.applicationID
    func refusal(_ kind: BookError.Kind, _ detail: String) -> BookError {
      BookError(kind: kind, operation: "open the book", path: connection.path, detail: detail)
    }
    guard isOurs, tables > 0 else { throw refusal(.notABook, "a database of another program") }
    guard version <= Schema.currentVersion else { throw refusal(.newer, "format \(version)") }
    if BookFile.size(connection.path) <= sizeCheckedInFull {
      let answer = try connection.first("PRAGMA quick_check(1)") { (row: inout Row) in row.text() }
      guard answer == "ok" else { throw refusal(.damaged, answer ?? "no answer") }
    }
  }

  private static func setUp(_ connection: Connection, isReadOnly: Bool) throws(BookError) {
    if !isReadOnly { try switchOnLog(connection) }
    try connection.run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
  }

  /// Switches to a write-ahead log, so that no reader waits for a writer.
  ///
  /// Some file systems cannot; the book then works without.
  private static func switchOnLog(_ connection: Connection) throws(BookError) {
    // SQLite does not wait by itself here: the switch needs the file for a
    // moment to itself.
    for attempt in 0... {
      do {
        _ = try connection.first("PRAGMA journal_mode = WAL") { (row: inout Row) in row.text() }
        return
      } catch {
        guard error.kind == .busy, attempt < 200 else { throw error }
        BookFile.pause(milliseconds: 10)
      }
    }
  }

  /// Brings an older book to the newest version, after a copy was put beside
  /// it.
  ///
  /// - Returns: Whether it was older.
  private static func upgrade(
    _ connection: Connection, isAllowed: Bool
  ) throws(BookError) -> Bool {
    let version = try Schema.version(of: connection)
    guard version < Schema.currentVersion else { return false }
    guard isAllowed else {
      throw BookError(
        kind: .permission, operation: "upgrade the book", path: connection.path,
        detail: "format \(version) can only be read after an upgrade")
    }
    connection.operation = "upgrade the book"
    try Backup.write(connection, to: connection.path + ".v\(version)")
    try Schema.migrate(connection)
    return true
  }
}
