import CSQLite
import Scheduling

/// Copies of a book.
enum Backup {
  /// Writes a copy in one step: a file that stands alone, checked before it
  /// takes the place of what had its name.
  static func write(_ source: Connection, to path: String) throws(BookError) {
    let partial = path + ".partial"
    BookFile.remove(partial)
    try BookFile.make(partial)
    do {
      try fill(partial, from: source)
      try BookFile.rename(partial, to: path)
    } catch {
      BookFile.remove(partial)
      throw error
    }
  }

  private static func fill(_ path: String, from source: Connection) throws(BookError) {
    let target = try Connection.open(path: path, flags: SQLITE_OPEN_READWRITE)
    target.operation = "back up the book"
    try source.copy(to: target)
    // The copy is one file: without a log beside it nothing can be left behind.
    _ = try target.first("PRAGMA journal_mode = DELETE") { (row: inout Row) in row.text() }
    let answer = try target.first("PRAGMA quick_check(1)") { (row: inout Row) in row.text() }
    guard answer == "ok" else {
      throw BookError(
        kind: .damaged, operation: "back up the book", path: source.path,
        detail: answer ?? "no answer")
    }
    try target.close()
  }
}

extension SQLiteBook {
  /// Writes a copy of the book to a file, which it replaces.
  ///
  /// Copying the file itself would lose what is still in the log beside it.
  public func backup(to path: String) throws(BookError) {
    connection.operation = "back up the book"
    defer { connection.operation = "read the book" }
    try Backup.write(connection, to: path)
  }
}
