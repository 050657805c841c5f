import CivilTime
import Scheduling

/// Reads the columns of a row from left to right.
struct Row {
  private let statement: Statement
  private var column: Int32 = 0

  init(_ statement: Statement) {
    self.statement = statement
  }

  /// The next column, an integer.
  mutating func integer() -> Int {
    defer { column += 1 }
    return statement.integer(column)
  }

  /// The next column, an integer or NULL.
  mutating func optionalInteger() -> Int? {
    defer { column += 1 }
    return statement.isNull(column) ? nil : statement.integer(column)
  }

  /// The next column, a text.
  mutating func text() -> String {
    defer { column += 1 }
    return statement.text(column)
  }

  /// The next column, bytes.
  mutating func bytes() -> [UInt8] {
    defer { column += 1 }
    return statement.withBytes(column) { Array($0) }
  }

  /// The next column, a text or NULL.
  mutating func optionalText() -> String? {
    defer { column += 1 }
    return statement.isNull(column) ? nil : statement.text(column)
  }

  /// The next column, 0 or 1.
  mutating func flag() -> Bool { integer() != 0 }

  /// The next column, the number of a row.
  mutating func id<Entity>() -> Identifier<Entity> { Identifier(integer()) }

  /// The next column, the number of a row or NULL.
  mutating func optionalID<Entity>() -> Identifier<Entity>? {
    optionalInteger().map { Identifier($0) }
  }

  /// The next three columns, the event that a row came from, or NULL.
  mutating func optionalSource() -> CalendarSource? {
    let uid = optionalText()
    let sequence = optionalInteger()
    let start = optionalInteger()
    guard let uid, let sequence, let start else { return nil }
    return CalendarSource(uid: uid, sequence: sequence, start: Instant(seconds: start))
  }

  /// The next column, an amount or NULL.
  mutating func optionalMoney() -> Money? {
    optionalInteger().map { Money(hundredths: $0) }
  }

  /// The next two columns, a time in which the staff is free, or NULL.
  mutating func optionalProcessing() -> Service.Processing? {
    let after = optionalInteger()
    let length = optionalInteger()
    guard let after, let length else { return nil }
    return Service.Processing(after: after, length: length)
  }

  /// The next column, a wall time.
  mutating func wallTime() -> LocalDateTime { LocalDateTime(wallSeconds: integer()) }

  /// The next column, a moment.
  mutating func instant() -> Instant { Instant(seconds: integer()) }

  /// The next column, a text in a form of ours.
  ///
  /// - Throws: ``BookError`` of kind `damaged` if `read` does not know it.
  mutating func parsed<Result>(
    _ what: String, _ read: (String) -> Result?
  ) throws(BookError) -> Result {
    let found = text()
    guard let result = read(found) else { throw Row.unreadable(what) }
    return result
  }

  /// The next column, a text in a form of ours, or NULL.
  mutating func optionalParsed<Result>(
    _ what: String, _ read: (String) -> Result?
  ) throws(BookError) -> Result? {
    guard let found = optionalText() else { return nil }
    guard let result = read(found) else { throw Row.unreadable(what) }
    return result
  }

  private static func unreadable(_ what: String) -> BookError {
    BookError(kind: .damaged, operation: "read \(what)", detail: "not in a form that is known")
  }
}
