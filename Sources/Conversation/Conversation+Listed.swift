import CivilTime
import PlainEnglish
import Scheduling

/// Lines about bookings that were listed: "and the second one too", "the blow-dry, can that be
/// at 11?".
extension Conversation {
  /// Answers a line about one of several bookings that were listed; nil if it is none.
  mutating func speakOfListed(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, state.focus.listed.count > 1 else { return nil }
    if let reply = try goOnWithListed(request, turn) { return reply }
    guard state.lastReply?.kind == .list, request.asksOfThatOne, let service = request.serviceID
    else { return nil }
    let found = try aheadListed(turn).filter { $0.service == service }
    guard found.count == 1, let booking = found.first else { return nil }
    var own = request
    own.services = []
    own.intent = .move
    for index in own.whens.indices where own.whens[index].role == .at {
      own.whens[index].role = .to
    }
    var wish = Draft()
    wish.time = WantedTime(own.newTimes, now: turn.local)
    return try pursue(.move(wish), booking, own, turn)
  }

  /// "and the second one too", "the other two as well", of a list of which one was moved or
  /// cancelled just now.
  private mutating func goOnWithListed(_ request: Request, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard let done = undertakingDone, request.asksForMoreOfList else { return nil }
    let listed = state.focus.listed
    var ids = request.places.compactMap { listed.place($0) }.map { listed[$0] }
    let past: [Booking]
    switch done {
    case .cancelling(let bookings, _), .moving(let bookings, _): past = bookings
    }
    guard past.contains(where: { listed.contains($0.id) }) else { return nil }
    if ids.isEmpty, request.says("other") || request.says("others") || request.says("rest") {
      ids = listed.filter { id in !past.contains { $0.id == id } }
    }
    let found = try aheadListed(turn).filter { ids.contains($0.id) }
    guard !found.isEmpty, found.count == ids.count else { return nil }
    switch done {
    case .cancelling(_, let reason): return proposeCancelling(found, reason: reason, turn)
    case .moving(let before, var time):
      if let old = before.first?.start, old.time.minuteOfDay == time.exactMinute {
        // Only the day was changed, so each keeps its hour.
        time.clock = nil
      }
      var wish = Draft()
      wish.time = time
      var own = Request(intent: .move, text: "", span: 0..<0)
      guard found.count > 1 else { return try pursue(.move(wish), found[0], own, turn) }
      own.choice = .all
      return try moveAll(found, wish, own, turn)
    }
  }

  /// The bookings of the last list that stand and lie ahead.
  private func aheadListed(_ turn: Turn) throws(BookError) -> [Booking] {
    var found: [Booking] = []
    for id in state.focus.listed {
      guard let booking = try turn.book.booking(id), booking.status != .cancelled,
        booking.span.start > turn.now
      else { continue }
      found.append(booking)
    }
    return found
  }
}

extension Request {
  /// Whether it names places in a list, or the others of it, and says that they come too.
  fileprivate var asksForMoreOfList: Bool {
    guard customers.isEmpty, services.isEmpty, whens.allSatisfy({ $0.role == .not }),
      bookingNumbers.isEmpty, !isQuestion
    else { return false }
    let words = Folding.words(text)
    return ["and", "also"].contains(words.first)
      || ["too", "also"].contains(where: words.contains) || words.suffix(2) == ["as", "well"]
  }

  /// "the blow-dry, can that be at 11?" names the one of a list.
  fileprivate var asksOfThatOne: Bool {
    guard customers.isEmpty, bookingNumbers.isEmpty, services.count == 1, !whens.isEmpty else {
      return false
    }
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { one, next in
      ["that", "it"].contains(one) && ["be", "come", "go", "start", "move"].contains(next)
        || ["can", "could"].contains(one) && ["that", "it"].contains(next)
    }
  }
}
