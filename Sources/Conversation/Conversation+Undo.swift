import Scheduling

extension Conversation {
  /// Takes back all that the last line that changed anything did.
  mutating func undo(_ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    let outcome = try turn.book.undo(turn.note)
    guard case .done(let first) = outcome else { return reply(to: outcome, isRedo: false) }
    var statements: [Statement] = [.tookBack(first)]
    // Several changes of one line are one change to who typed it.
    if let together = state.lineChanges, together.contains(first.id) {
      while let next = try turn.book.journal(limit: 50)
        .first(where: { $0.undoes == nil && $0.undoneBy == nil }),
        together.contains(next.id), next.note == first.note
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
    return reply(to: try turn.book.redo(turn.note), isRedo: true)
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
