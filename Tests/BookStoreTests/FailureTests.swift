import CSQLite
import Scheduling
import Testing

@testable import BookStore

@Suite("Failures")
struct FailureTests {
  @Test(
    "each family of codes is one kind",
    arguments: [
      (SQLITE_BUSY, BookError.Kind.busy), (SQLITE_BUSY | 2 << 8, .busy), (SQLITE_LOCKED, .busy),
      (SQLITE_CONSTRAINT | 7 << 8, .taken), (SQLITE_CONSTRAINT | 3 << 8, .other),
      (SQLITE_READONLY | 1 << 8, .permission), (SQLITE_PERM, .permission),
      (SQLITE_CANTOPEN | 2 << 8, .cannotOpen), (SQLITE_FULL, .disk), (SQLITE_IOERR | 3 << 8, .disk),
      (SQLITE_CORRUPT | 1 << 8, .damaged), (SQLITE_NOTADB, .notABook), (SQLITE_ERROR, .other),
    ])
  func kinds(code: Int32, kind: BookError.Kind) {
    #expect(ResultCode(rawValue: code).kind == kind)
  }

  @Test("a failure tells the statement and the place in it, and never what was written")
  func detail() throws {
    let book = try SmallBook.inMemory()
    #expect {
      try book.connection.execute("SELECT nonsense FROM staff WHERE name = ?1", [.text("Dana")])
    } throws: { error in
      guard let error = error as? BookError else { return false }
      return error.detail
        == "SQLite 1: no such column: nonsense in «SELECT nonsense FROM staff WHERE name = ?1» at 7"
    }
    #expect {
      try book.connection.execute(
        "INSERT INTO resource (id, name, quantity) VALUES (9, ?1, -4)", [.text("Dana's secret")])
    } throws: { error in
      guard let error = error as? BookError else { return false }
      return error.kind == .other && !error.detail.contains("secret")
    }
  }
}

@Suite("BookLocation")
struct BookLocationTests {
  @Test(
    "the default book lies where the system keeps such things",
    arguments: [
      ([:], "/home/dana", false, "/home/dana/.local/share/booklens/book.db"),
      (["XDG_DATA_HOME": "/data"], "/home/dana", false, "/data/booklens/book.db"),
      (["XDG_DATA_HOME": "/data/"], "/home/dana/", true, "/data/booklens/book.db"),
      (
        ["XDG_DATA_HOME": "data"], "/home/dana/", false,
        "/home/dana/.local/share/booklens/book.db"
      ),
      (
        ["XDG_DATA_HOME": ""], "/Users/dana", true,
        "/Users/dana/Library/Application Support/BookLens/book.db"
      ),
    ] as [([String: String], String, Bool, String)])
  func path(environment: [String: String], home: String, isDarwin: Bool, path: String) {
    #expect(
      BookLocation.defaultPath(environment: environment, home: home, isDarwin: isDarwin) == path)
  }
}
