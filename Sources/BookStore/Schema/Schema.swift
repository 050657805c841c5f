import Scheduling

/// The tables of a book, and the steps that led to them.
enum Schema {
  /// `BkLn` in ASCII: what SQLite's header says of a book.
  static let applicationID = 0x426B_4C6E

  /// The steps in order; the version of a book is how many it has taken.
  ///
  /// A step that was shipped is never changed: a new one is added.
  static let steps = [step1, step2, step3, step4, step5]

  /// The version that this program writes.
  static var currentVersion: Int { steps.count }

  /// Makes the tables in an empty database, within a transaction that is open.
  static func create(_ connection: Connection) throws(BookError) {
    for step in steps { try connection.run(step) }
    try connection.run("PRAGMA user_version = \(currentVersion)")
  }

  /// Brings a book from the version it has to the newest, each step with its
  /// number in one transaction.
  ///
  /// Steps may rebuild tables, so foreign keys are off while they run and
  /// checked before each is committed.
  static func migrate(
    _ connection: Connection, steps: [String] = steps
  ) throws(BookError) {
    guard try version(of: connection) < steps.count else { return }
    try connection.run("PRAGMA foreign_keys = OFF")
    while try takeNextStep(connection, steps) {}
    try connection.run("PRAGMA foreign_keys = ON")
  }

  private static func takeNextStep(
    _ connection: Connection, _ steps: [String]
  ) throws(BookError) -> Bool {
    try connection.run("BEGIN IMMEDIATE")
    do {
      // Read anew under the lock: another process may have taken it meanwhile.
      let version = try version(of: connection)
      if version < steps.count {
        try connection.run(steps[version])
        try connection.run("PRAGMA user_version = \(version + 1)")
        try checkForeignKeys(connection)
      }
      try connection.run("COMMIT")
      return version + 1 < steps.count
    } catch {
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      throw error
    }
  }

  private static func checkForeignKeys(_ connection: Connection) throws(BookError) {
    let strays = try connection.rows("PRAGMA foreign_key_check") { (row: inout Row) in row.text() }
    guard let stray = strays.first else { return }
    throw BookError(
      kind: .damaged, operation: "upgrade the book", path: connection.path,
      detail: "a row of \(stray) names one that is not there")
  }

  /// The version of a book; 0 for an empty database.
  static func version(of connection: Connection) throws(BookError) -> Int {
    try connection.number("PRAGMA user_version")
  }
}
