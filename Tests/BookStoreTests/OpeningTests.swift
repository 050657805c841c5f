import CSQLite
import Foundation
import Scheduling
import Testing

@testable import BookStore

@Suite("Opening a book")
struct OpeningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a new book is private, its directories are made, and one file is left")
  func makes() throws {
    let path = folder.file("a/b/book.db")
    let book = try SmallBook.open(path)
    #expect(book.isNew)
    try book.add(SmallBook.visit(0))
    try book.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")) == ["book.db"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let again = try SmallBook.open(path)
    #expect(!again.isNew)
    #expect(try again.numbers == [1])
    #expect(try again.business().staff.map(\.name) == ["Sam", "Priya"])
  }

  @Test("a book that could not be filled is filled the next time")
  func failedFill() throws {
    let path = folder.file("book.db")
    let failure = BookError(kind: .other, operation: "fill")
    #expect(throws: failure) {
      try SQLiteBook.open(path: path) { writer throws(BookError) in
        try SmallBook.fill(writer)
        throw failure
      }
    }
    let book = try SmallBook.open(path)
    #expect(book.isNew)
    #expect(try book.business().staff.count == 2)
  }

  @Test("what is in the log when a process dies is there when it is opened again")
  func survives() throws {
    let path = folder.file("book.db")
    let book = try SmallBook.open(path)
    try book.add(SmallBook.visit(0))
    for name in ["book.db", "book.db-wal"] {
      try folder.write(folder.bytes(name), to: "left-" + name)
    }
    let left = try SmallBook.open(folder.file("left-book.db"))
    #expect(try left.numbers == [1])
  }

  @Test("a book that was being made when its process died is made anew")
  func diedEarly() throws {
    let connection = try Connection.open(
      path: folder.file("half.db"), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    // So little room that pages reach the file before the transaction ends.
    try connection.run("PRAGMA cache_size = 1; BEGIN EXCLUSIVE")
    try Schema.create(connection)
    #expect(folder.names == ["half.db", "half.db-journal"])
    for name in folder.names {
      try folder.write(folder.bytes(name), to: name.replacing("half", with: "book"))
    }
    #expect(try folder.bytes("book.db").count > 4_096)
    #expect(throws: BookError.self) { try SmallBook.open(folder.file("book.db"), .readWrite) }
    let book = try SmallBook.open(folder.file("book.db"))
    #expect(book.isNew)
    #expect(try book.business().staff.count == 2)
  }

  @Test("a book without a log gets one")
  func switchesOnLog() throws {
    let path = folder.file("book.db")
    try SmallBook.open(path).close()
    let connection = try Connection.open(path: path, flags: SQLITE_OPEN_READWRITE)
    try connection.run("PRAGMA journal_mode = DELETE")
    try connection.close()
    let book = try SmallBook.open(path)
    let mode = try book.connection.first("PRAGMA journal_mode") { (row: inout Row) in row.text() }
    #expect(mode == "wal")
    #expect(try book.connection.number("PRAGMA synchronous") == 2)
    #expect(try book.connection.number("PRAGMA foreign_keys") == 1)
    #expect(try book.connection.number("PRAGMA trusted_schema") == 0)
    #expect(throws: BookError.self) { try book.connection.run("SELECT \"no such column\"") }
  }

  @Test(
    "another file is refused and stays as it is",
    arguments: [
      ("a text", BookError.Kind.notABook), ("a picture", .notABook), ("a short file", .notABook),
      ("another program's database", .notABook), ("its database with a log", .notABook),
      ("a newer book", .newer), ("a book cut off", .damaged), ("a book with bad pages", .damaged),
      ("a book with bad rows", .damaged),
    ])
  func refuses(what: String, kind: BookError.Kind) throws {
    try make(what)
    let before = try contents()
    for mode in [SQLiteBook.Mode.create, .readWrite, .readOnly] {
      #expect("\(mode)") {
        try SQLiteBook.open(path: folder.file("it"), mode: mode).bookings(BookingQuery())
      } throws: { error in
        (error as? BookError)?.kind == kind
      }
      #expect(try contents() == before, "\(mode) left \(folder.names)")
    }
  }

  private func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in folder.names { result[name] = try folder.bytes(name) }
    return result
  }

  private func make(_ what: String) throws {
    switch what {
    case "a text": try folder.write(Data("Dana, Friday, 3pm\n".utf8), to: "it")
    case "a picture":
      var bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      bytes.append(Data(repeating: 7, count: 5_000))
      try folder.write(bytes, to: "it")
    case "a short file": try folder.write(Data("SQLite format 3\0".utf8), to: "it")
    case "another program's database": try other(mode: "DELETE")
    case "its database with a log": try other(mode: "WAL")
    default: try spoil(what)
    }
  }

  private func other(mode: String) throws {
    let connection = try Connection.open(
      path: folder.file("other"), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try connection.run(
      "PRAGMA journal_mode = \(mode); CREATE TABLE note (words); INSERT INTO note VALUES ('x')")
    // Copied while it is open, so that a log lies beside it.
    for name in folder.names where name != "other-shm" {
      try folder.write(folder.bytes(name), to: name.replacing("other", with: "it"))
    }
    try connection.close()
    for name in folder.names where name.hasPrefix("other") {
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
  }

  private func spoil(_ what: String) throws {
    let book = try SmallBook.open(folder.file("it"))
    for place in 0..<20 { try book.add(SmallBook.visit(place)) }
    if what == "a newer book" {
      try book.connection.run("PRAGMA user_version = \(Schema.currentVersion + 1)")
    }
    if what == "a book with bad rows" {
      try book.connection.run(
        """
        PRAGMA ignore_check_constraints = ON;
        UPDATE booking SET status = 'perhaps' WHERE id = 3
        """)
    }
    try book.close()
    var bytes = try folder.bytes("it")
    if what == "a book cut off" { bytes = bytes.prefix(bytes.count - 5_000) }
    if what == "a book with bad pages" {
      let middle = bytes.count / 2 / 4_096 * 4_096
      bytes.replaceSubrange(middle..<middle + 8_192, with: Data(repeating: 0x5A, count: 8_192))
    }
    try folder.write(bytes, to: "it")
  }

  @Test("a directory, a missing file and an empty one are told apart")
  func others() throws {
    func kind(_ path: String, _ mode: SQLiteBook.Mode) -> BookError.Kind? {
      do throws(BookError) {
        _ = try SQLiteBook.open(path: path, mode: mode)
        return nil
      } catch { return error.kind }
    }
    #expect(kind(folder.path, .create) == .cannotOpen)
    #expect(kind("/dev/null", .create) == .cannotOpen)
    #expect(kind(folder.file("none"), .readWrite) == .cannotOpen)
    #expect(kind(folder.file("none"), .readOnly) == .cannotOpen)
    #expect(folder.names == [])
    try folder.write(Data(), to: "empty")
    #expect(kind(folder.file("empty"), .readOnly) == .notABook)
    #expect(kind(folder.file("empty/book"), .create) == .cannotOpen)
    #expect(kind(folder.file("empty"), .create) == nil)
  }

  @Test("a name that means something to SQLite is a file like any other")
  func specialNames() throws {
    for name in [":memory:", "file:x?mode=memory", "a%20b#c"] {
      try SmallBook.open(folder.file(name)).close()
      #expect(folder.names.contains(name))
    }
  }

  @Test("a book opened for reading is read and not written")
  func readOnly() throws {
    let path = folder.file("book.db")
    let book = try SmallBook.open(path)
    try book.add(SmallBook.visit(0))
    try book.close()
    let before = try folder.bytes("book.db")
    let reader = try SQLiteBook.open(path: path, mode: .readOnly)
    #expect(reader.isReadOnly)
    #expect(try reader.numbers == [1])
    #expect {
      try reader.add(SmallBook.visit(1))
    } throws: { error in
      (error as? BookError)?.kind == .permission
    }
    #expect {
      try reader.undo(note("undo"))
    } throws: { error in
      (error as? BookError)?.kind == .permission
    }
    try reader.close()
    #expect(try folder.bytes("book.db") == before)
    #expect(folder.names == ["book.db"])
  }

  @Test("a backup stands alone, is private, and holds what is only in the log yet")
  func backup() throws {
    let book = try SmallBook.open(folder.file("book.db"))
    try book.add(SmallBook.visit(0))
    try folder.write(Data("an older backup".utf8), to: "copy.db")
    try book.backup(to: folder.file("copy.db"))
    #expect(folder.names == ["book.db", "book.db-shm", "book.db-wal", "copy.db"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("copy.db"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let copy = try SmallBook.open(folder.file("copy.db"))
    #expect(try copy.bookings(BookingQuery()) == book.bookings(BookingQuery()))
    #expect(try copy.journal(limit: 9) == book.journal(limit: 9))
  }

  @Test(
    "a book that may not be written is read, one that may not be read is refused",
    .enabled(if: geteuid() != 0, "whoever may do everything is refused nothing"))
  func permissions() throws {
    let path = folder.file("book.db")
    let book = try SmallBook.open(path)
    try book.add(SmallBook.visit(0))
    try book.close()
    func set(_ file: Int, _ directory: Int) throws {
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
      try manager.setAttributes([.posixPermissions: file], ofItemAtPath: path)
      try manager.setAttributes([.posixPermissions: directory], ofItemAtPath: folder.path)
    }
    for (file, directory) in [(0o400, 0o500), (0o600, 0o500), (0o400, 0o700)] {
      try set(file, directory)
      let reader = try SQLiteBook.open(path: path)
      #expect(reader.isReadOnly)
      #expect(try reader.numbers == [1])
      #expect {
        try reader.add(SmallBook.visit(1))
      } throws: { error in
        (error as? BookError)?.kind == .permission
      }
      try reader.close()
    }
    try set(0o000, 0o700)
    #expect {
      try SQLiteBook.open(path: path)
    } throws: { error in
      (error as? BookError)?.kind == .permission
    }
    try set(0o600, 0o500)
    #expect {
      try SQLiteBook.open(path: folder.file("other.db"))
    } throws: { error in
      (error as? BookError)?.kind == .permission
    }
    try set(0o600, 0o700)
  }
}
