import PlainEnglish
import Scheduling

/// Changes that are taken back by what they were: “undo the Dana one”, “undo cancelling Tom”.
extension Conversation {
  /// Takes back the newest change of one's own to a booking of whom an undo names; nil if it
  /// names nobody.
  mutating func undoNamed(
    _ request: Request, _ kind: NamedChange?, _ turn: Turn
  ) throws(BookError) -> Reply? {
    let named = request.customers.filter { !$0.isExcluded && !$0.isRelation }
    guard let mention = named.first, named.count == 1, mention.entries.count == 1 else {
      return nil
    }
    let customer = CustomerID(mention.entries[0].id)
    let isOwn = { (entry: JournalEntry) in
      entry.undoes == nil && entry.undoneBy == nil && entry.note.who == turn.note.who
    }
    let (passed, fitting) = try turn.book.journal { entry in
      !isOwn(entry) || !entry.edits.contains { $0.isOf(customer) }
        || kind.map { $0.is(entry) } == false
    }
    guard let newest = passed.first(where: isOwn) ?? fitting else { return nil }
    guard let entry = fitting else { return Reply(.refused, [.lastChangeIs(newest)]) }
    if entry.id == newest.id { return try undo(1, turn) }
    guard entry.edits.count == 1, case .booking(let after)? = entry.edits[0].after,
      let now = try turn.book.booking(after.id)
    else { return Reply(.refused, [.lastChangeIs(newest)]) }
    guard now.isPlaced(as: after) else { return Reply(.refused, [.builtUpon(entry, by: nil)]) }
    guard case .booking(let before)? = entry.edits[0].before else {
      return proposeCancelling([now], reason: "", turn)
    }
    if now.status == .cancelled { return try reinstate(now, turn) }
    return try putBack(now, as: before, entry, turn)
  }

  /// A booking as it was before a change, if its time is still free.
  private mutating func putBack(
    _ now: Booking, as before: Booking, _ entry: JournalEntry, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard before.span.end > turn.now else { return Reply(.refused, [.alreadyPast(before)]) }
    var candidate = Candidate(standing: before)
    candidate.moving = before.id
    candidate.isTyped = true
    if let verdict = try turn.finder.verdict(on: candidate), !verdict.stands {
      return Reply(
        .refused,
        [
          .notFree(
            service: before.service, start: before.start, staff: [before.staff],
            obstacles: verdict.obstacles)
        ])
    }
    var restored = before
    restored.sequence = now.sequence + 1
    let again = restored
    _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
      try writer.put(.booking(again))
    }
    state.focus.booking = again.id
    let isMoved = now.start != again.start || now.staff != again.staff
    var reply = Reply(.undone, [isMoved ? .moved(from: now, to: again) : .details(again)])
    reply.bookings = [again]
    return reply
  }
}

extension Edit {
  /// Whether it changes a booking of a customer.
  fileprivate func isOf(_ customer: CustomerID) -> Bool {
    [before, after].contains { entity in
      if case .booking(let booking)? = entity { booking.customer == customer } else { false }
    }
  }
}

extension Booking {
  /// Whether it stands where another state of it stood: nothing was changed since.
  fileprivate func isPlaced(as other: Booking) -> Bool {
    start == other.start && staff == other.staff && status == other.status
      && length == other.length && service == other.service && customer == other.customer
  }
}

extension Request {
  /// A line that begins with taking back, read as nothing but a look at who is named.
  var readAsUndo: Request? {
    switch intent {
    case .none, .customers, .list, .correct, .cancel, .move, .book: break
    default: return nil
    }
    let words = Folding.words(text).drop { ["please", "can", "you", "no", "and"].contains($0) }
    let second = words.dropFirst().first ?? ""
    guard
      ["undo", "revert", "unmove", "uncancel"].contains(words.first ?? "")
        || words.first == "take" && second == "back"
        || words.first == "put" && words.contains("back") && words.contains("was")
        || words.count == 3 && words.first == "put" && words.last == "back"
          && ["her", "him", "them"].contains(second)
    else { return nil }
    guard
      words.count == 3 || words.first != "put" || words.contains("everything") || !customers.isEmpty
    else {
      return nil
    }
    var request = self
    request.intent = .undo
    return request
  }
}
