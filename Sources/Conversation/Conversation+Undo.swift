import PlainEnglish
import Scheduling

extension Conversation {
  /// Takes back all that the last line that changed anything did.
  mutating func undo(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    state.waiting = nil
    let journal = try turn.book.journal(limit: 200)
    guard let newest = UndoPlan.entryToUndo(in: journal, by: turn.note.who) else {
      // What others did is theirs to take back.
      let others = UndoPlan.entryToUndo(in: journal)
      return Reply(.refused, [others.map { .othersChange($0) } ?? .nothingToUndo])
    }
    if let named = request.namedChange, !named.is(newest) {
      return Reply(.refused, [.lastChangeIs(newest)])
    }
    let outcome = try turn.book.undo(turn.note)
    guard case .done(let first) = outcome else { return reply(to: outcome, isRedo: false) }
    var statements: [Statement] = [.tookBack(first)]
    if try isOneOfSeveral(first.note, turn) {
      while let next = UndoPlan.entryToUndo(
        in: try turn.book.journal(limit: 200), by: turn.note.who),
        next.note == first.note
      {
        guard case .done(let entry) = try turn.book.undo(turn.note) else { break }
        statements.append(.tookBack(entry))
      }
    }
    return Reply(.undone, statements)
  }

  /// Makes again what was taken back last.
  mutating func redo(_ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    state.waiting = nil
    let outcome = try turn.book.redo(turn.note)
    guard case .done(let first) = outcome else { return reply(to: outcome, isRedo: true) }
    var statements: [Statement] = [.madeAgain(first)]
    if try isOneOfSeveral(first.note, turn) {
      while let undo = UndoPlan.entryToRedo(
        in: try turn.book.journal(limit: 200), by: turn.note.who),
        let change = try turn.book.journal(limit: 200).first(where: { $0.id == undo.undoes }),
        change.note == first.note
      {
        guard case .done(let entry) = try turn.book.redo(turn.note) else { break }
        statements.append(.madeAgain(entry))
      }
    }
    return Reply(.undone, statements)
  }

  /// Whether the line of a change asked for several things, which are one change
  /// to who typed it.
  private func isOneOfSeveral(_ note: ChangeNote, _ turn: Turn) throws(BookError) -> Bool {
    var asked = turn
    asked.words = note.words
    let context = try asked.readingContext(expecting: nil)
    return Reader().read(note.words, in: context).requests.split.fused.count > 1
  }

  private func reply(to outcome: UndoOutcome, isRedo: Bool) -> Reply {
    switch outcome {
    case .done(let entry): Reply(.undone, [isRedo ? .madeAgain(entry) : .tookBack(entry)])
    case .nothing: Reply(.refused, [isRedo ? .nothingToRedo : .nothingToUndo])
    case .builtUpon(let entry, let other): Reply(.refused, [.builtUpon(entry, by: other)])
    case .taken(let entry, let booking): Reply(.refused, [.takenSince(entry, by: booking)])
    }
  }
}

/// A kind of change that "undo the closure" names.
private enum NamedChange {
  case booking
  case move
  case cancellation
  case closure
  case service
  case staff

  private static let words: [String: NamedChange] = [
    "booking": .booking, "appointment": .booking, "move": .move, "reschedule": .move,
    "cancellation": .cancellation, "cancel": .cancellation, "closure": .closure,
    "closing": .closure, "holiday": .closure, "service": .service, "staff": .staff,
  ]

  init?(_ text: String) {
    guard let found = Folding.words(text).lazy.compactMap({ Self.words[$0] }).first else {
      return nil
    }
    self = found
  }

  /// Whether an entry of the journal is such a change.
  func `is`(_ entry: JournalEntry) -> Bool {
    entry.edits.contains { edit in
      switch (self, edit.before, edit.after) {
      case (.booking, nil, .booking?): true
      case (.move, .booking(let old)?, .booking(let new)?):
        old.start != new.start || old.staff != new.staff
      case (.cancellation, .booking(let old)?, .booking(let new)?):
        old.status != new.status && new.status == .cancelled
      case (.closure, _, .override?), (.closure, .override?, _): true
      case (.service, _, .service?), (.service, .service?, _): true
      case (.staff, _, .staff?), (.staff, .staff?, _): true
      default: false
      }
    }
  }
}

extension Request {
  /// The kind of change that an undo names, if it names one.
  fileprivate var namedChange: NamedChange? { NamedChange(text) }
}
