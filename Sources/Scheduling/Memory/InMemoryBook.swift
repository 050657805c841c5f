import CivilTime

/// A book that lives in memory: for tests, for "what if", and for programs that
/// keep their bookings elsewhere.
///
/// It is a class because a book is one thing that several hold; it is not
/// `Sendable`. ``copy()`` costs next to nothing until one of the two is changed.
public final class InMemoryBook: Book {
  private(set) var contents: BookContents

  /// Creates a book of a business without bookings.
  public init(_ business: Business = Business()) {
    contents = BookContents(business: business)
  }

  private init(contents: BookContents) {
    self.contents = contents
  }

  /// A book with the same rows, on which changes do not touch this one.
  public func copy() -> InMemoryBook { InMemoryBook(contents: contents) }

  /// Does all that `body` does, with one entry in the journal, or nothing.
  public func change<Result>(
    _ note: ChangeNote, _ body: (any BookWriting) throws(BookError) -> Result
  ) throws(BookError) -> (Result, JournalEntry?) {
    purge(at: note.at)
    let transaction = Transaction(self)
    let numbers = contents.highest
    defer { transaction.isOpen = false }
    do {
      let result = try body(transaction)
      return (result, append(note, UndoPlan.collapsed(transaction.edits), undoes: nil))
    } catch {
      rollBack(transaction.edits)
      contents.highest = numbers
      throw error
    }
  }

  /// Takes back the newest change of who asks that stands.
  public func undo(_ note: ChangeNote) throws(BookError) -> UndoOutcome {
    guard let entry = UndoPlan.entryToUndo(in: contents.journal.reversed(), by: note.who)
    else { return .nothing }
    return try takeBack(entry, note, reports: entry)
  }

  /// Makes the change again that was taken back last.
  public func redo(_ note: ChangeNote) throws(BookError) -> UndoOutcome {
    guard let undo = UndoPlan.entryToRedo(in: contents.journal.reversed(), by: note.who),
      let original = contents.journal.last(where: { $0.id == undo.undoes })
    else { return .nothing }
    return try takeBack(undo, note, reports: original)
  }

  private func takeBack(
    _ entry: JournalEntry, _ note: ChangeNote, reports original: JournalEntry
  ) throws(BookError) -> UndoOutcome {
    purge(at: note.at)
    let plan = try UndoPlan.takingBack(entry, later: contents.journal.reversed()) {
      key throws(BookError) in contents.entity(key)
    }
    switch plan {
    case .builtUpon(let culprit): return .builtUpon(original, by: culprit)
    case .edits(let edits):
      let before = contents
      for edit in edits { if let key = edit.key { contents.release(key) } }
      for edit in edits {
        guard let key = edit.key else { continue }
        if let row = edit.after, !keepsTime(row, as: edit.before), let taken = conflict(of: row) {
          contents = before
          return .taken(original, by: taken.booking)
        }
        contents.set(key, to: edit.after)
      }
      if edits.contains(where: { edit in
        edit.after == nil && edit.key.map { contents.isReferredTo($0) } ?? false
      }) {
        contents = before
        return .builtUpon(original, by: nil)
      }
      append(note, edits, undoes: entry.id)
      return .done(original)
    }
  }

  @discardableResult
  private func append(_ note: ChangeNote, _ edits: [Edit], undoes: Int?) -> JournalEntry? {
    guard !edits.isEmpty else { return nil }
    let id = (contents.journal.last?.id ?? 0) + 1
    let entry = JournalEntry(id: id, note: note, edits: edits, undoes: undoes)
    contents.journal.append(entry)
    if let undoes { mark(undoes, undoneBy: id) }
    return entry
  }

  /// Marks an entry as taken back; what that one had taken back stands again.
  private func mark(_ id: Int, undoneBy: Int) {
    guard let index = contents.journal.lastIndex(where: { $0.id == id }) else { return }
    contents.journal[index].undoneBy = undoneBy
    if let original = contents.journal[index].undoes,
      let place = contents.journal.lastIndex(where: { $0.id == original })
    {
      contents.journal[place].undoneBy = nil
    }
  }

  private func rollBack(_ edits: [Edit]) {
    for edit in edits.reversed() { if let key = edit.key { contents.set(key, to: edit.before) } }
  }

  /// Holds that have lapsed go without an entry: nobody changed anything.
  private func purge(at now: Instant) {
    for hold in contents.holds.values where hold.until <= now {
      contents.set(EntityKey(kind: .hold, id: hold.id.rawValue), to: nil)
    }
  }

  /// Whether a change of a row leaves alone the time that it takes: that is then
  /// not asked for again, even if the owner has given it away twice.
  func keepsTime(_ row: Entity, as before: Entity?) -> Bool {
    guard let before else { return false }
    return Occupancy.rows(for: row, in: contents.business)
      == Occupancy.rows(for: before, in: contents.business)
  }

  /// What stands in the way of a row that is about to be written.
  func conflict(of entity: Entity) -> Occupancy.Owner? {
    for row in Occupancy.rows(for: entity, in: contents.business) {
      var met: [Occupancy] = []
      contents.table.append(row.resource, overlapping: row.span, to: &met)
      if let other = row.conflict(among: met.lazy.filter { $0.owner != row.owner }) {
        return other.owner
      }
    }
    return nil
  }

  func write(_ key: EntityKey, _ entity: Entity?) { contents.set(key, to: entity) }

  func nextNumber(_ kind: EntityKey.Kind) -> Int { contents.nextNumber(kind) }
}

extension Occupancy.Owner {
  /// The booking that takes the time, if it is one.
  public var booking: BookingID? { if case .booking(let id) = self { id } else { nil } }
}
