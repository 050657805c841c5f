import CivilTime
import PlainEnglish
import Scheduling

/// Lines that name bookings and leave the verb to what is being done, or was just done.
extension Conversation {
  /// Goes on with what is on the table for the bookings that a line names; nil if it
  /// names none, or nothing is being done to bookings.
  mutating func goOn(with table: Table, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard let undertaking = try undertaking(of: table, turn),
      let ellipsis = Ellipsis(request, of: undertaking)
    else { return nil }
    switch undertaking {
    case .cancelling(let bookings, let reason):
      return try goOnCancelling(bookings, reason: reason, ellipsis, request, table, turn)
    case .moving(let bookings, let time):
      guard ellipsis.named(among: bookings).isEmpty, ellipsis.places.isEmpty,
        ellipsis.relation != .leavesOut
      else { return nil }
      return try goOnMoving(bookings, to: time, ellipsis, request, table, turn)
    }
  }

  /// Goes on with what was done just now: “Omar's too”, after Dana's was moved.
  mutating func goOnWithDone(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard let done = undertakingDone, let ellipsis = Ellipsis(request, of: done),
      [.adds, .corrects].contains(ellipsis.relation), ellipsis.places.isEmpty,
      !request.acts.contains(.negate)
    else { return nil }
    switch done {
    case .cancelling(let bookings, let reason):
      guard ellipsis.named(among: bookings).isEmpty else { return nil }
      return try ask(
        for: .cancel(reason: reason), ellipsis, request.named(ellipsis, to: .cancel),
        near: bookings, turn)
    case .moving(let bookings, let time):
      guard ellipsis.named(among: bookings).isEmpty else { return nil }
      return try goOnMoving(bookings, to: time, ellipsis, request, nil, turn)
    }
  }

  // MARK: What is being done

  private func undertaking(of table: Table, _ turn: Turn) throws(BookError) -> Undertaking? {
    switch table {
    case .cancel(let cancellation):
      var bookings: [Booking] = []
      for id in cancellation.bookings {
        if let booking = try turn.book.booking(id) { bookings.append(booking) }
      }
      return .cancelling(bookings, reason: cancellation.reason)
    case .offer(let offer):
      guard let id = offer.draft.moving, let booking = try turn.book.booking(id) else { return nil }
      return .moving([booking], offer.draft.time)
    default: return nil
    }
  }

  /// What the line before did to bookings.
  var undertakingDone: Undertaking? {
    for statement in state.lastReply?.statements ?? [] {
      switch statement {
      case .cancelled(let booking): return .cancelling([booking], reason: booking.cancelReason)
      case .cancelledAll(let bookings):
        return .cancelling(bookings, reason: bookings.first?.cancelReason ?? "")
      case .moved(let from, let to): return .moving([from], WantedTime(at: to.start))
      default: continue
      }
    }
    return nil
  }

  // MARK: Cancelling

  private mutating func goOnCancelling(
    _ bookings: [Booking], reason: String, _ ellipsis: Ellipsis, _ request: Request,
    _ table: Table, _ turn: Turn
  ) throws(BookError) -> Reply? {
    let named = ellipsis.named(among: bookings)
    switch ellipsis.relation {
    case .leavesOut:
      // “yes, but not B-25”, which was not going to be.
      if named.isEmpty { return ellipsis.agrees ? try accept(table, request, turn) : nil }
      let left = bookings.filter { booking in !named.contains { $0.id == booking.id } }
      guard !left.isEmpty else { return nil }
      return proposeCancelling(left, reason: reason, turn)
    case .keepsOnly, .corrects:
      if !named.isEmpty {
        guard named.count < bookings.count else { return nil }
        return proposeCancelling(named, reason: reason, turn)
      }
      guard ellipsis.places.isEmpty else { return nil }
      return try ask(
        for: .cancel(reason: reason), ellipsis, request.named(ellipsis, to: .cancel),
        near: bookings, turn)
    case .adds:
      guard named.isEmpty, ellipsis.places.isEmpty else { return nil }
      let more = try find(
        ellipsis, request.named(ellipsis, to: .cancel), near: bookings, turn)
      guard case .bookings(let found) = more, found.count == max(1, ellipsis.numbers.count) else {
        return try ask(more, for: .cancel(reason: reason), request, turn)
      }
      return proposeCancelling(bookings + found, reason: reason, turn)
    }
  }

  // MARK: Moving

  private mutating func goOnMoving(
    _ bookings: [Booking], to time: WantedTime, _ ellipsis: Ellipsis, _ request: Request,
    _ table: Table?, _ turn: Turn
  ) throws(BookError) -> Reply? {
    let own = request.named(ellipsis, to: .move)
    var wish = Draft()
    wish.time = own.newTimes.isEmpty ? time : WantedTime(own.newTimes, now: turn.local)
    guard ellipsis.relation == .adds, case .offer(let offer)? = table, let slot = offer.slot,
      let first = bookings.first,
      case .bookings(let found) = try find(ellipsis, own, near: bookings, turn), found.count == 1
    else {
      return try ask(for: .move(wish), ellipsis, own, near: bookings, turn)
    }
    // Both go where they were said to, as one change.
    var as1 = Draft(moving: first)
    as1.staff = [slot.staff]
    as1.time = WantedTime(at: slot.start)
    var as2 = Draft(moving: found[0])
    as2.time = wish.time
    as2.keepWhatWasNotSaid(of: found[0].start)
    let aims = [(first, Rearrangement.Aim.wish(as1)), (found[0], .wish(as2))]
    return propose(try Rearranger(cause: .asked, edits: [], turn: turn).plan(aims))
  }

  // MARK: Which they are

  private func find(
    _ ellipsis: Ellipsis, _ request: Request, near bookings: [Booking], _ turn: Turn
  ) throws(BookError) -> BookingSearch.Found {
    let times = request.intent == .move ? request.oldTimes : request.whens
    let found = try BookingSearch(request: request, focus: Focus(), turn: turn)
      .run(describing: times)
    guard case .bookings(let all) = found, all.count > 1, ellipsis.numbers.isEmpty else {
      return found
    }
    // Of several the one of the same day is meant.
    let days = bookings.map(\.start.date)
    let near = all.filter { days.contains($0.start.date) }
    return near.count == 1 ? .bookings(near) : found
  }

  private mutating func ask(
    for purpose: Table.Purpose, _ ellipsis: Ellipsis, _ request: Request,
    near bookings: [Booking], _ turn: Turn
  ) throws(BookError) -> Reply {
    try ask(find(ellipsis, request, near: bookings, turn), for: purpose, request, turn)
  }

  private mutating func ask(
    _ found: BookingSearch.Found, for purpose: Table.Purpose, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    switch found {
    case .none(let statement):
      return Reply(state.table == nil ? .notFound : .question, [statement])
    case .bookings(let found): return try choose(among: found, for: purpose, request, turn)
    }
  }
}

extension Request {
  /// The request as one to do something to the bookings that it names.
  fileprivate func named(_ ellipsis: Ellipsis, to intent: Intent) -> Request {
    var request = self
    request.intent = intent
    request.bookingNumbers = ellipsis.numbers
    request.keptNumbers = []
    request.choice = nil
    request.alternative = nil
    request.left = []
    if intent == .move, !whens.contains(where: { $0.role == .to }) {
      // What is said of a time is where it goes.
      for index in request.whens.indices where request.whens[index].role == .at {
        request.whens[index].role = .to
      }
    }
    return request
  }
}
