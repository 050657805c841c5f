import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Exchanges the times of two bookings, after a yes.
  mutating func swap(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    switch try bookingsToSwap(request, turn) {
    case .none(let reply): return reply
    case .two(let one, let two): return try propose(swapping: one, two, turn)
    }
  }

  /// Says what would come of it if two bookings exchanged their times.
  mutating func supposeSwap(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    switch try bookingsToSwap(request, turn) {
    case .none(let reply): return reply
    case .two(let one, let two):
      guard let moved = try swapped(one, two, turn) else {
        return Reply(.refused, [.cannotSwap(one, two)])
      }
      let edits = [(one, moved.0.booking), (two, moved.1.booking)].map { before, after in
        Edit(before: .booking(before), after: .booking(after))
      }
      return try suppose(edits, request, turn)
    }
  }

  /// The two bookings of a swap.
  private enum Pair {
    case two(Booking, Booking)
    /// They are not known, and what is said of that.
    case none(Reply)
  }

  private func bookingsToSwap(_ request: Request, _ turn: Turn) throws(BookError) -> Pair {
    var found: [Booking] = []
    for id in request.bookingNumbers.prefix(2) {
      guard let booking = try turn.book.booking(BookingID(id)), booking.status != .cancelled else {
        return .none(Reply(.notFound, [.noSuchBooking(number: id)]))
      }
      found.append(booking)
    }
    for mention in request.customers where found.count < 2 {
      guard let entry = mention.entries.first else {
        return .none(
          Reply(
            .notFound,
            [.noSuchName(text: mention.text, kind: .customer, known: [], suggestions: [])]))
      }
      let all = try turn.book.bookings(.ahead(turn, of: CustomerID(entry.id)))
      let ahead = all.filter { booking in
        request.whens.isEmpty || request.whens.contains { $0.agrees(with: booking.start) }
      }
      guard let next = ahead.first else {
        return .none(
          Reply(
            .notFound,
            [.noBookingMatches(customer: CustomerID(entry.id), service: nil, date: nil)]))
      }
      found.append(next)
    }
    if found.isEmpty { found = try bookings(atEachOf: request.whens, turn) }
    guard found.count == 2 else { return .none(Reply(.notUnderstood, [.badValue(.missingSwap)])) }
    return .two(found[0], found[1])
  }

  /// Shows two bookings at each other's time, and asks.
  mutating func propose(swapping one: Booking, _ two: Booking, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard let moved = try swapped(one, two, turn) else {
      return Reply(.refused, [.cannotSwap(one, two)])
    }
    state.table = .swap(Table.Swap(first: one, second: two))
    let against = [moved.0, moved.1].filter { !$0.against.isEmpty }.map { placed in
      Statement.againstRules(
        service: placed.booking.service, start: placed.booking.start, obstacles: placed.against)
    }
    return Reply(
      .question, [.swapProposal(one, two, moved.0.booking, moved.1.booking)] + against)
  }

  /// "the 9 o'clock and the 10 o'clock on Tuesday": the one booking at each; the day may
  /// be said once.
  private func bookings(atEachOf whens: [When], _ turn: Turn) throws(BookError) -> [Booking] {
    let clocks = whens.filter { !$0.isDayOnly && $0.start != nil }
    let day = whens.lazy.filter { !$0.isTimeOnly }.compactMap(\.start?.date).first
    var found: [Booking] = []
    for when in clocks.prefix(2) {
      guard let start = when.start else { continue }
      let date = when.isTimeOnly ? day ?? start.date : start.date
      var query = BookingQuery()
      query.dates = date...date
      query.statuses = [.pending, .confirmed]
      let own = try turn.book.bookings(query).filter { $0.start == LocalDateTime(date, start.time) }
      if own.count == 1 { found += own }
    }
    return found
  }

  /// Exchanges what is on the table.
  mutating func commit(_ swap: Table.Swap, _ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    let (one, two) = (swap.first, swap.second)
    do throws(Unwritten) {
      let written = try BookingWriter.write(
        [
          Intended(moving: one, to: two.start, with: two.staff),
          Intended(moving: two, to: one.start, with: one.staff),
        ], turn)
      state.focus.took(written)
      var reply = Reply(.moved)
      for change in written.changes {
        guard let before = change.before else { continue }
        reply.statements.append(.moved(from: before, to: change.after))
      }
      reply.statements += written.besides
      reply.bookings = written.bookings
      return reply
    } catch {
      return try refuse(swap, after: error, turn)
    }
  }

  /// Says why two bookings are not exchanged, or how they would be by now.
  private mutating func refuse(_ swap: Table.Swap, after unwritten: Unwritten, _ turn: Turn)
    throws(BookError) -> Reply
  {
    switch unwritten {
    case .failed(let error): throw error
    case .refused, .taken, .onlyTried:
      return Reply(.refused, [.cannotSwap(swap.first, swap.second)])
    case .vanished(let id):
      return Reply(
        .notFound, [id.map { .noSuchBooking(number: $0.rawValue) } ?? .noLongerThere])
    case .changed:
      guard let one = try turn.book.booking(swap.one), let two = try turn.book.booking(swap.two)
      else { return Reply(.refused, [.noLongerThere]) }
      var reply = try propose(swapping: one, two, turn)
      if reply.kind == .question { reply.statements.insert(.changedMeanwhile, at: 0) }
      reply.outcome = .refused
      return reply
    }
  }

  /// A booking at the time of another, and the rules that it goes against there.
  private struct Placed {
    var booking: Booking
    var against: [Obstacle]
  }

  /// Both bookings as they would be at each other's time and person; nil if one does not fit
  /// there.
  ///
  /// Nothing is written to find it: the book is looked at as it would be without both.
  private func swapped(_ one: Booking, _ two: Booking, _ turn: Turn) throws(BookError) -> (
    Placed, Placed
  )? {
    func overlay(_ bookings: [Booking]) -> BookOverlay {
      BookOverlay(turn.book, business: turn.business, adding: bookings, lifting: [one, two])
    }
    let lifted = overlay([one.lifted, two.lifted])
    guard let first = try placed(one, at: two, lifted, turn) else { return nil }
    let beside = overlay([first.booking, two.lifted])
    guard let second = try placed(two, at: one, beside, turn) else { return nil }
    return (first, second)
  }

  private func placed(
    _ booking: Booking, at other: Booking, _ book: any BookReading, _ turn: Turn
  ) throws(BookError) -> Placed? {
    let finder = SlotFinder(business: turn.business, zone: turn.zone, book: book, now: turn.now)
    let intended = Intended(moving: booking, to: other.start, with: other.staff)
    guard let verdict = try finder.verdict(on: intended.candidate), verdict.stands else {
      return nil
    }
    var placed = booking.moved(to: verdict.slot, zone: turn.zone)
    placed.overrides = Draft(moving: booking).rulesBroken(by: verdict, turn)
    let against = verdict.remarks.filter { placed.overrides.contains($0.rule) }
    return Placed(booking: placed, against: against)
  }
}
