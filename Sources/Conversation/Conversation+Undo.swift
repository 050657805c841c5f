import PlainEnglish
import Scheduling

extension Conversation {
  /// Takes back all that the last line that changed anything did.
  mutating func undo(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    state.waiting = nil
    guard let newest = try turn.book.changeToUndo(by: turn.note.who) else {
      // What others did is theirs to take back.
      let others = try turn.book.changeToUndo()
      return Reply(.refused, [others.map { .othersChange($0) } ?? .nothingToUndo])
    }
    if let booking = try cancelledOne(request, turn) { return try reinstate(booking, turn) }
    if let reply = try undoNamed(request, request.namedChange, turn) { return reply }
    if request.undoesAll { return try proposeUndoing(request, turn) }
    let count = request.changesToUndo
    if count == 1, let named = request.namedChange, !named.is(newest) {
      return Reply(.refused, [.lastChangeIs(newest)])
    }
    return try undo(count, turn)
  }

  /// The cancelled booking that is to stand again: "reinstate #24", or of several that
  /// were cancelled one after the other "the first one".
  private func cancelledOne(_ request: Request, _ turn: Turn) throws(BookError) -> Booking? {
    if let number = request.bookingNumbers.first {
      let booking = try turn.book.booking(BookingID(number))
      return booking?.status == .cancelled ? booking : nil
    }
    guard case .index? = request.choice, request.changesToUndo == 1 else { return nil }
    let entries = try turn.book.journal { entry in
      !entry.standsByItself || entry.note.who == turn.note.who && entry.cancelled != nil
    }.entries
    let run = Array(entries.filter(\.standsByItself).compactMap(\.cancelled).reversed())
    guard run.count > 1, let place = request.choice?.place(among: run.count),
      let booking = try turn.book.booking(run[place]), booking.status == .cancelled
    else { return nil }
    return booking
  }

  /// Brings a cancelled booking back, if its time is still free.
  mutating func reinstate(_ booking: Booking, _ turn: Turn) throws(BookError) -> Reply {
    guard booking.span.end > turn.now else { return Reply(.refused, [.alreadyPast(booking)]) }
    do throws(Unwritten) {
      let again = try BookingWriter.reinstate(booking, turn)
      state.focus.booking = again.id
      var reply = Reply(.undone, [.reinstated(again)])
      reply.bookings = [again]
      return reply
    } catch {
      switch error {
      case .failed(let failure): throw failure
      case .refused(let refused):
        return Reply(
          .refused,
          refused.map {
            .notFree(
              service: booking.service, start: booking.start, staff: [booking.staff],
              obstacles: $0.verdict.obstacles)
          })
      case .taken, .vanished, .changed, .onlyTried: return Reply(.refused, [.noLongerThere])
      }
    }
  }

  /// Takes back what the last lines did that changed anything, the newest first.
  mutating func undo(_ count: Int, _ turn: Turn) throws(BookError) -> Reply {
    var reply = try undoOnce(turn)
    for _ in 0..<max(0, count - 1) where reply.outcome == .done {
      reply.append(try undoOnce(turn))
    }
    return reply
  }

  /// The changes that an undo takes back: all of the last line that changed anything.
  func lineToUndo(_ turn: Turn) throws(BookError) -> [JournalEntry] {
    guard let newest = try turn.book.changeToUndo(by: turn.note.who) else { return [] }
    func isOwn(_ entry: JournalEntry) -> Bool {
      entry.standsByItself && entry.note.who == turn.note.who
    }
    return try turn.book.journal { entry in
      !isOwn(entry) || entry.id == newest.id || entry.note.isOfSameLine(as: newest.note)
    }.entries.filter(isOwn)
  }

  /// Takes back what the last line did that changed anything.
  private mutating func undoOnce(_ turn: Turn) throws(BookError) -> Reply {
    let outcome = try turn.book.undo(turn.note)
    var reply = reply(to: outcome, isRedo: false)
    guard case .done(let first) = outcome else { return reply }
    letGo(first)
    while let next = try turn.book.changeToUndo(by: turn.note.who),
      next.note.isOfSameLine(as: first.note)
    {
      let outcome = try turn.book.undo(turn.note)
      reply.append(self.reply(to: outcome, isRedo: false))
      guard case .done(let entry) = outcome else { break }
      letGo(entry)
    }
    reply.kind = .undone
    return reply
  }

  /// What was booked and is taken back is a wish again, so that "make it 4 instead" goes on
  /// with it.
  private mutating func letGo(_ entry: JournalEntry) {
    let made = entry.edits.contains { edit in
      guard edit.before == nil, case .booking(let booking)? = edit.after else { return false }
      return booking.id == state.focus.booking
    }
    guard made, state.focus.draft?.moving == nil else { return }
    state.focus.isSettled = false
    state.focus.booking = nil
  }

  /// "oops": what was changed last, and how it is taken back.
  func offerToTakeBack(_ turn: Turn) throws(BookError) -> Reply {
    guard let newest = try turn.book.changeToUndo(by: turn.note.who) else {
      return Reply(.talk, [.nothingToUndo])
    }
    return Reply(.talk, [.lastChange(newest)])
  }

  // MARK: All of a day

  /// Lists all that would be taken back, and asks.
  private mutating func proposeUndoing(_ request: Request, _ turn: Turn) throws(BookError) -> Reply
  {
    let day = request.when?.start?.date ?? turn.local.date
    func isOwn(_ entry: JournalEntry) -> Bool {
      entry.standsByItself && entry.note.who == turn.note.who
    }
    // Only what is newest can go: a later change may stand on an earlier one.
    let since = try turn.book.journal { entry in
      !isOwn(entry) || turn.zone.local(entry.note.at).date >= day
    }.entries.filter(isOwn)
    guard !since.isEmpty else { return Reply(.refused, [.nothingChangedSince(day)]) }
    state.table = .undoing(since.map(\.id))
    return Reply(.question, [.undoProposal(since)])
  }

  /// Takes back what is on the table, unless more was changed since.
  mutating func commitUndoing(_ entries: [Int], _ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    var reply: Reply?
    var taken = 0
    for id in entries {
      guard let next = try turn.book.changeToUndo(by: turn.note.who), next.id == id else { break }
      let outcome = try turn.book.undo(turn.note)
      let own = self.reply(to: outcome, isRedo: false)
      if reply == nil { reply = own } else { reply?.append(own) }
      guard case .done = outcome else { break }
      taken += 1
    }
    var result = reply ?? Reply(.refused, [])
    if taken < entries.count { result.statements.append(.restStands(entries.count - taken)) }
    return result
  }

  /// Makes again what was taken back last.
  mutating func redo(_ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    state.waiting = nil
    let outcome = try turn.book.redo(turn.note)
    var reply = reply(to: outcome, isRedo: true)
    guard case .done(let first) = outcome else { return reply }
    while let next = try turn.book.changeToRedo(by: turn.note.who),
      next.note.isOfSameLine(as: first.note)
    {
      let outcome = try turn.book.redo(turn.note)
      reply.append(self.reply(to: outcome, isRedo: true))
      guard case .done = outcome else { break }
    }
    reply.kind = .undone
    return reply
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
enum NamedChange {
  case booking
  case move
  case cancellation
  case closure
  case service
  case staff
  case price

  private static let words: [String: NamedChange] = [
    "booking": .booking, "appointment": .booking, "move": .move, "reschedule": .move,
    "moving": .move, "cancelling": .cancellation, "canceling": .cancellation,
    "cancellation": .cancellation, "cancel": .cancellation, "closure": .closure,
    "closing": .closure, "holiday": .closure, "service": .service, "staff": .staff,
    "price": .price, "prices": .price,
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
      case (.price, .service(let old)?, .service(let new)?): old.price != new.price
      default: false
      }
    }
  }
}

extension JournalEntry {
  /// Whether it is a change that nobody has taken back.
  fileprivate var standsByItself: Bool { undoes == nil && undoneBy == nil }

  /// The booking that it cancelled, if that is all it did.
  fileprivate var cancelled: BookingID? {
    guard edits.count == 1, case .booking(let old)? = edits[0].before,
      case .booking(let new)? = edits[0].after, old.status != .cancelled,
      new.status == .cancelled
    else { return nil }
    return new.id
  }
}

extension Request {
  /// Nothing but a word for a slip.
  var isOops: Bool {
    let words = Folding.words(text)
    return !words.isEmpty
      && words.allSatisfy { ["oops", "whoops", "ooops", "oh", "no"].contains($0) }
      && words.contains { $0.hasSuffix("oops") }
  }

  /// The kind of change that an undo names, if it names one.
  fileprivate var namedChange: NamedChange? { NamedChange(text) }

  /// Whether more than a number of changes is meant: "undo everything from today".
  fileprivate var undoesAll: Bool {
    let words = Folding.words(text)
    return words.contains("everything") || words.contains("all")
      || words.contains("changes") && !whens.isEmpty
  }

  /// How many of the last changes an undo means: "undo the last three changes".
  fileprivate var changesToUndo: Int {
    let words = Folding.words(text)
    if words.contains("twice") || words.contains("both") { return 2 }
    for (index, word) in words.enumerated() {
      guard let count = Self.counts[word] ?? Int(word).flatMap({ (1...20).contains($0) ? $0 : nil })
      else { continue }
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      // "undo 2", "the last three", "two changes"; a number in a name counts nothing.
      if words.count == 2 || ["last", "past"].contains(before)
        || ["change", "changes", "things", "times"].contains(after)
      {
        return count
      }
    }
    return 1
  }

  private static let counts: [String: Int] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
  ]
}
