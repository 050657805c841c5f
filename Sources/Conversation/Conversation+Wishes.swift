import CivilTime
import PlainEnglish
import Scheduling

/// What becomes of the waitlist beside what is put on it: what for, whether it is free now, and
/// what has come true.
extension Conversation {
  /// "a haircut", right after somebody was put on the waitlist without saying for what; nil if
  /// that is not what a line says.
  mutating func completeWish(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, let service = request.serviceID, request.isOnlyService,
      let last = state.lastReply, last.kind == .changed
    else { return nil }
    var kept: [Wish] = []
    for statement in last.statements {
      switch statement {
      case .wishKept(let wish): kept.append(wish)
      case .wishesKept(let wishes): kept += wishes
      default: continue
      }
    }
    kept = kept.filter { $0.service == nil }
    guard !kept.isEmpty else { return nil }
    let named = kept.map { wish in
      var named = wish
      named.service = service
      return named
    }
    _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
      for wish in named { try writer.put(.wish(wish)) }
    }
    state.focus.service = service
    var reply = Reply(.changed, [named.count == 1 ? .wishKept(named[0]) : .wishesKept(named)])
    try offerWhatIsFree(for: named, &reply, turn)
    return reply
  }

  /// Offers what is free now of what somebody waits for, and leaves them on the list until it
  /// is taken.
  mutating func offerWhatIsFree(for wishes: [Wish], _ reply: inout Reply, _ turn: Turn)
    throws(BookError)
  {
    guard !turn.settings.isCustomerView, wishes.count == 1, let wish = wishes.first,
      let service = wish.service, wish.start.date == wish.end.adding(minutes: -1).date
    else { return }
    var draft = Draft()
    draft.service = service
    draft.staff = wish.staff.map { [$0] } ?? []
    draft.party = wish.customer.map { .known($0) } ?? .me
    draft.wish = wish.id
    let day = wish.start.date
    draft.time.days = WantedTime.Days(first: day, last: day)
    let first = wish.start.time.minuteOfDay
    let end = wish.end.date > day ? 1440 : wish.end.time.minuteOfDay
    let length = turn.business.service(service)?.length ?? 0
    if end - first <= length {
      draft.time.clock = .at(first)
    } else if first > 0 || end < 1440 {
      draft.time.clock = .between(first, end)
    }
    guard case .fits = try SlotSearch(draft: draft, service: service, turn: turn).run() else {
      return
    }
    let offered = try propose(draft, turn, saying: [.freeAlready])
    let outcome = reply.outcome
    reply.append(offered)
    reply.kind = .changed
    reply.outcome = outcome
    if case .offer(var offer)? = state.table {
      // Who does not answer goes on waiting.
      offer.isAside = true
      state.table = .offer(offer)
    }
  }
}

extension BookWriting {
  /// Takes off the waitlist what a booking makes come true: of the same customer, for the same
  /// service, within what was waited for.
  ///
  /// - Parameters:
  ///   - booking: The booking as it is.
  ///   - before: The booking as it was, if it was there: what it met then, it is not what was
  ///     waited for.
  ///   - now: The local time; what has gone by makes nothing come true.
  /// - Returns: The wishes that it meets.
  /// - Throws: What the book throws.
  func removeWishes(fulfilledBy booking: Booking, before: Booking? = nil, from now: LocalDateTime)
    throws(BookError) -> [Wish]
  {
    guard booking.customer != nil, booking.start > now, booking.status != .cancelled else {
      return []
    }
    let end = booking.start.adding(minutes: booking.length)
    let met = try wishes(from: booking.start, to: end).filter { wish in
      wish.isMet(by: booking) && before.map { !wish.isMet(by: $0) } ?? true
    }
    for wish in met { try removeWish(wish.id, from: now) }
    return met
  }
}

extension Wish {
  /// Whether a booking is what it asks for.
  fileprivate func isMet(by booking: Booking) -> Bool {
    customer == booking.customer && (service == nil || service == booking.service)
      && (staff == nil || staff == booking.staff)
      && start <= booking.start && booking.start < end
  }
}

extension Request {
  /// "a haircut", and nothing else.
  fileprivate var isOnlyService: Bool {
    services.count == 1 && whens.isEmpty && staff.isEmpty && customers.isEmpty && !isQuestion
      && bookingNumbers.isEmpty && topics.isEmpty && left.isEmpty && recurrence == nil
      && Folding.words(text).count <= 5 && [.book, .correct, .none, .services].contains(intent)
      && !says("book")
  }
}
