import CSQLite
import Scheduling

/// A prepared statement.
///
/// It is run to its end and reset by whoever runs it, so that no read lock is
/// held between two requests.
final class Statement {
  let sql: String
  private let handle: OpaquePointer
  private unowned let connection: Connection

  init(_ sql: String, handle: OpaquePointer, connection: Connection) {
    self.sql = sql
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Sets the values of the parameters `?1`, `?2`, … in order.
  func bind(_ values: [Value]) throws(BookError) {
    var index: Int32 = 0
    for value in values {
      index += 1
      try bind(value, at: index)
    }
  }

  /// Sets the value of one parameter; the first is 1.
  func bind(_ value: Value, at index: Int32) throws(BookError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
      case .text(let text): bindText(text, at: index)
      case .bytes(let bytes): csqlite_bind_bytes(handle, index, bytes, Int32(bytes.count))
      }
    guard code == SQLITE_OK else { throw connection.failure(code, sql: sql) }
  }

  private func bindText(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        csqlite_bind_text(handle, index, characters.baseAddress, Int32(characters.count))
      }
    }
  }

  /// Goes to the next row; false at the end, when the statement is reset.
  func step() throws(BookError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default:
      let failure = connection.failure(code, sql: sql)
      sqlite3_reset(handle)
      throw failure
    }
  }

  /// Ends the run before the last row.
  func reset() {
    sqlite3_reset(handle)
  }

  /// Whether a column of the row is NULL; the first is 0.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// An integer of the row.
  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// Calls `body` with the bytes of a column, which are there no longer than that.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// A text of the row; empty for NULL.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
