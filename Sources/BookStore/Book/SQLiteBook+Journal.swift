import CivilTime
import Scheduling

/// How entries of the journal are kept, without their edits.
enum JournalRow {
  static let selection =
    "SELECT id, who, at, words, session, line, undoes, undone_by FROM journal"

  static func read(_ row: inout Row) -> JournalEntry {
    let id = row.integer()
    var note = ChangeNote(who: row.text(), at: row.instant(), words: row.text())
    // Both columns are read, whether they hold anything or not.
    let (session, number) = (row.optionalInteger(), row.optionalInteger())
    if let session, let number { note.line = LineID(session: session, number: number) }
    return JournalEntry(
      id: id, note: note, edits: [], undoes: row.optionalInteger(),
      undoneBy: row.optionalInteger())
  }
}

extension SQLiteBook {
  /// The edits of an entry, in their order.
  func edits(of entry: Int) throws(BookError) -> [Edit] {
    try connection.rows(
      "SELECT before, after FROM edit WHERE entry = ?1 ORDER BY ordinal", [.integer(entry)]
    ) { (row: inout Row) throws(BookError) in
      Edit(
        before: try row.optionalParsed("the journal") {
          JSONText.decode(Entity.self, from: $0)
        },
        after: try row.optionalParsed("the journal") {
          JSONText.decode(Entity.self, from: $0)
        })
    }
  }

  /// The entry of a number.
  func entry(_ id: Int) throws(BookError) -> JournalEntry? {
    guard
      var entry = try connection.first(
        JournalRow.selection + " WHERE id = ?1", [.integer(id)], JournalRow.read)
    else { return nil }
    entry.edits = try edits(of: id)
    return entry
  }

  /// Writes an entry; nil if there is nothing to write.
  func append(
    _ note: ChangeNote, _ edits: [Edit], undoes: Int? = nil
  ) throws(BookError) -> JournalEntry? {
    guard !edits.isEmpty else { return nil }
    try connection.execute(
      "INSERT INTO journal (who, at, words, session, line, undoes) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      [
        .text(note.who), .integer(note.at.seconds), .text(note.words),
        .optional(note.line?.session), .optional(note.line?.number), .optional(undoes),
      ])
    let id = connection.lastInsertedID
    for (ordinal, edit) in edits.enumerated() {
      guard let key = edit.key else { continue }
      try connection.execute(
        "INSERT INTO edit (entry, ordinal, kind, row, before, after) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        [
          .integer(id), .integer(ordinal), .text(key.kind.rawValue), .integer(key.id),
          .optional(edit.before.map(JSONText.encode)), .optional(edit.after.map(JSONText.encode)),
        ])
    }
    if let undoes { try mark(undoes, undoneBy: id) }
    return JournalEntry(id: id, note: note, edits: edits, undoes: undoes)
  }

  /// Marks an entry as taken back; what that one had taken back stands again.
  private func mark(_ id: Int, undoneBy: Int) throws(BookError) {
    try connection.execute(
      "UPDATE journal SET undone_by = ?2 WHERE id = ?1", [.integer(id), .integer(undoneBy)])
    try connection.execute(
      "UPDATE journal SET undone_by = NULL WHERE id = (SELECT undoes FROM journal WHERE id = ?1)",
      [.integer(id)])
  }

  /// Entries newest first, one at a time, so that a look at the newest few does
  /// not read a long journal.
  func entriesFromNewest(withEdits: Bool, after floor: Int = 0) -> JournalWalk {
    JournalWalk(book: self, withEdits: withEdits, floor: floor)
  }
}

/// Entries newest first, read as they are asked for.
///
/// A failure ends the walk and is kept in `failure`.
final class JournalWalk: Sequence {
  private let book: SQLiteBook
  private let withEdits: Bool
  private let floor: Int
  private(set) var failure: BookError?

  init(book: SQLiteBook, withEdits: Bool, floor: Int) {
    self.book = book
    self.withEdits = withEdits
    self.floor = floor
  }

  func makeIterator() -> AnyIterator<JournalEntry> {
    var last = Int.max
    return AnyIterator { [self] in
      do throws(BookError) {
        guard let entry = try next(before: last) else { return nil }
        last = entry.id
        return entry
      } catch {
        failure = error
        return nil
      }
    }
  }

  private func next(before last: Int) throws(BookError) -> JournalEntry? {
    guard
      var entry = try book.connection.first(
        JournalRow.selection + " WHERE id < ?1 AND id > ?2 ORDER BY id DESC LIMIT 1",
        [.integer(last), .integer(floor)], JournalRow.read)
    else { return nil }
    if withEdits { entry.edits = try book.edits(of: entry.id) }
    return entry
  }

  /// Throws what ended the walk early.
  func check() throws(BookError) {
    if let failure { throw failure }
  }
}
