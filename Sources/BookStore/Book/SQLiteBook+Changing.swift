import CivilTime
import Scheduling

extension SQLiteBook {
  /// Does all that `body` does in one transaction, with one entry in the
  /// journal, or nothing.
  public func change<Result>(
    _ note: ChangeNote, _ body: (any BookWriting) throws(BookError) -> Result
  ) throws(BookError) -> (Result, JournalEntry?) {
    try transaction(at: note.at) { () throws(BookError) in
      let transaction = Transaction(self)
      defer { transaction.isOpen = false }
      let result = try body(transaction)
      return (result, try append(note, UndoPlan.collapsed(transaction.edits)))
    }
  }

  /// Takes back the newest change of who asks that stands.
  public func undo(_ note: ChangeNote) throws(BookError) -> UndoOutcome {
    try takeBack(note) { () throws(BookError) in
      let walk = entriesFromNewest(withEdits: false)
      let found = UndoPlan.entryToUndo(in: walk, by: note.who)
      try walk.check()
      guard let found, let entry = try entry(found.id) else { return nil }
      return (entry, entry)
    }
  }

  /// Makes the change again that was taken back last.
  public func redo(_ note: ChangeNote) throws(BookError) -> UndoOutcome {
    try takeBack(note) { () throws(BookError) in
      let walk = entriesFromNewest(withEdits: false)
      let found = UndoPlan.entryToRedo(in: walk, by: note.who)
      try walk.check()
      guard let found, let undo = try entry(found.id), let undone = undo.undoes,
        let original = try entry(undone)
      else { return nil }
      return (undo, original)
    }
  }

  /// Takes back the entry that `find` finds, in one transaction with looking for
  /// it; `find` gives the one that is reported, too.
  private func takeBack(
    _ note: ChangeNote, _ find: () throws(BookError) -> (JournalEntry, JournalEntry)?
  ) throws(BookError) -> UndoOutcome {
    try transaction(at: note.at) { () throws(BookError) in
      guard let (entry, reported) = try find() else { return .nothing }
      return try takeBack(entry, note, reports: reported)
    }
  }

  private func takeBack(
    _ entry: JournalEntry, _ note: ChangeNote, reports original: JournalEntry
  ) throws(BookError) -> UndoOutcome {
    let later = entriesFromNewest(withEdits: true, after: entry.id)
    let plan = try UndoPlan.takingBack(entry, later: later) { (key) throws(BookError) in
      try self.entity(key)
    }
    try later.check()
    switch plan {
    case .builtUpon(let culprit): return .builtUpon(original, by: culprit)
    case .edits(let edits):
      do {
        try apply(edits)
      } catch  where error.kind == .taken {
        return .taken(original, by: error.takenBy)
      } catch  where error == Self.strayReference {
        return .builtUpon(original, by: nil)
      }
      _ = try append(note, edits, undoes: entry.id)
      return .done(original)
    }
  }

  /// Applies edits as one, or none of them.
  ///
  /// The time of all rows is given up before any is written, so that two bookings
  /// that changed places can change back.
  private func apply(_ edits: [Edit]) throws(BookError) {
    try savepoint { () throws(BookError) in
      let transaction = Transaction(self)
      for edit in edits {
        if let key = edit.key { try transaction.release(key) }
      }
      for edit in edits {
        if let row = edit.after {
          try transaction.write(row, over: edit.before)
        } else if let key = edit.key {
          try transaction.delete(key)
        }
      }
      if try connection.hasStrayReferences() { throw Self.strayReference }
    }
  }

  /// A row that would go is one that later rows refer to.
  private static let strayReference = BookError(
    kind: .other, operation: "change the book", detail: "later rows refer to it")

  /// Writes rows without a journal, within a transaction that is open.
  func write(_ fill: (any BookWriting) throws(BookError) -> Void) throws(BookError) {
    let transaction = Transaction(self)
    defer { transaction.isOpen = false }
    try fill(transaction)
  }

  // MARK: Transactions

  /// Runs `body` in a transaction that may write; holds that have lapsed go
  /// first, as nobody changes anything by that.
  private func transaction<Result>(
    at now: Instant, _ body: () throws(BookError) -> Result
  ) throws(BookError) -> Result {
    connection.operation = "change the book"
    defer { connection.operation = "read the book" }
    guard !connection.isInTransaction else {
      throw BookError(
        kind: .other, operation: "change the book", path: path, detail: "a change within a change")
    }
    return try transaction { () throws(BookError) in
      try connection.execute("DELETE FROM hold WHERE until <= ?1", [.integer(now.seconds)])
      return try body()
    }
  }

  private func transaction<Result>(
    _ body: () throws(BookError) -> Result
  ) throws(BookError) -> Result {
    try begin()
    do {
      let result = try body()
      try refreshSheets()
      try connection.run("COMMIT")
      return result
    } catch {
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      forgetBusiness()
      throw error
    }
  }

  /// Packs the sheets that are stale, as an upgrade leaves them, and those that
  /// `mark` says are.
  func packSheets(after mark: () throws(BookError) -> Void = {}) throws(BookError) {
    try transaction(mark)
  }

  /// Begins with the right to write, which is not asked for later: a
  /// transaction that has read cannot wait for it.
  private func begin() throws(BookError) {
    do {
      try connection.run("BEGIN IMMEDIATE")
    } catch  where error.kind == .busy {
      try connection.run("BEGIN IMMEDIATE")
    }
  }

  /// Runs `body` so that its failure leaves the transaction as it was before.
  func savepoint<Result>(
    _ body: () throws(BookError) -> Result
  ) throws(BookError) -> Result {
    try connection.execute("SAVEPOINT step")
    do {
      let result = try body()
      try connection.execute("RELEASE step")
      return result
    } catch {
      if connection.isInTransaction {
        try? connection.execute("ROLLBACK TO step")
        try? connection.execute("RELEASE step")
      }
      forgetBusiness()
      throw error
    }
  }
}
