import PlainEnglish
import Scheduling

extension Conversation {
  /// Takes back all that the last line that changed anything did.
  mutating func undo(_ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    state.waiting = nil
    let outcome = try turn.book.undo(turn.note)
    guard case .done(let first) = outcome else { return reply(to: outcome, isRedo: false) }
    var statements: [Statement] = [.tookBack(first)]
    if try isOneOfSeveral(first.note, turn) {
      while let next = UndoPlan.entryToUndo(in: try turn.book.journal(limit: 200)),
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
      while let undo = UndoPlan.entryToRedo(in: try turn.book.journal(limit: 200)),
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
