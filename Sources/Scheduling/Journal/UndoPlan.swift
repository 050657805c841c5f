import CivilTime

/// How a change is taken back or made again, decided from the journal alone.
///
/// Every book uses it, so that undo means the same in each. An undo is an entry
/// whose `undoes` names a change; a redo is one whose `undoes` names an undo.
public enum UndoPlan: Hashable, Sendable {
  /// These edits, one for each row, do it.
  ///
  /// A book takes away the time of all the rows first and then writes them, so
  /// that two bookings which changed places can change back.
  case edits([Edit])
  /// A row is no longer as the change left it; the entry that changed it since,
  /// if it is known.
  case builtUpon(by: JournalEntry?)

  /// The change that an undo takes back: the newest of one's own that stands.
  ///
  /// - Parameters:
  ///   - journal: Entries, newest first.
  ///   - who: Whose changes count; nil for anyone's.
  /// - Returns: The entry, or nil if there is none.
  public static func entryToUndo(
    in journal: some Sequence<JournalEntry>, by who: String? = nil
  ) -> JournalEntry? {
    journal.first {
      $0.undoes == nil && $0.undoneBy == nil && (who == nil || $0.note.who == who)
    }
  }

  /// The undo that a redo takes back: the newest of one's own that stands, if one
  /// made no change since.
  ///
  /// - Parameters:
  ///   - journal: Entries, newest first, back to one's newest change that is
  ///     neither an undo nor a redo; it does not matter if there are more.
  ///   - who: Whose changes count; nil for anyone's.
  /// - Returns: The undo's entry, or nil if there is none.
  public static func entryToRedo(
    in journal: some Sequence<JournalEntry>, by who: String? = nil
  ) -> JournalEntry? {
    let recent = journal.prefix { $0.undoes != nil || who != nil && $0.note.who != who }
      .filter { who == nil || $0.note.who == who }
    let numbers = Set(recent.map(\.id))
    // A redo's target is one of the undos here; an undo's target is a change.
    return recent.first { entry in
      entry.undoneBy == nil && !numbers.contains(entry.undoes ?? entry.id)
    }
  }

  /// The plan that takes an entry back.
  ///
  /// - Parameters:
  ///   - entry: The change, or for a redo the undo.
  ///   - later: Entries after it, newest first; they only serve to name the one
  ///     that stands in the way.
  ///   - current: The row of a key as it stands.
  /// - Returns: The edits, or what stands in the way.
  /// - Throws: What `current` throws.
  public static func takingBack(
    _ entry: JournalEntry, later: some Sequence<JournalEntry>,
    current: (EntityKey) throws(BookError) -> Entity?
  ) throws(BookError) -> UndoPlan {
    var edits: [Edit] = []
    for edit in collapsed(entry.edits) {
      guard let key = edit.key else { continue }
      guard try current(key) == edit.after else {
        let culprit = later.first { other in
          other.id > entry.id && other.edits.contains { $0.key == key }
        }
        return .builtUpon(by: culprit)
      }
      edits.append(edit.inverse)
    }
    return .edits(Array(edits.reversed()))
  }

  /// One edit for each row, from what it was at first to what it became at last.
  public static func collapsed(_ edits: [Edit]) -> [Edit] {
    var order: [EntityKey] = []
    var byKey: [EntityKey: Edit] = [:]
    for edit in edits {
      guard let key = edit.key else { continue }
      if let earlier = byKey[key] {
        byKey[key] = Edit(before: earlier.before, after: edit.after)
      } else {
        byKey[key] = edit
        order.append(key)
      }
    }
    return order.compactMap { byKey[$0] }.filter { $0.before != $0.after }
  }
}
