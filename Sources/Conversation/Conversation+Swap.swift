import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Exchanges the times of two bookings, after a yes.
  mutating func swap(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    var found: [Booking] = []
    for id in request.bookingNumbers.prefix(2) {
      guard let booking = try turn.book.booking(BookingID(id)), booking.status != .cancelled else {
        return Reply(.notFound, [.noSuchBooking(number: id)])
      }
      found.append(booking)
    }
    for mention in request.customers where found.count < 2 {
      guard let entry = mention.entries.first else {
        return Reply(
          .notFound,
          [.noSuchName(text: mention.text, kind: .customer, known: [], suggestions: [])])
      }
      var query = BookingQuery()
      query.customer = CustomerID(entry.id)
      query.span = Span(start: turn.now, end: turn.now.adding(minutes: 366 * 1440))
      query.statuses = [.pending, .confirmed]
      let ahead = try turn.book.bookings(query).filter { booking in
        request.whens.isEmpty || request.whens.contains { $0.agrees(with: booking.start) }
      }
      guard let next = ahead.first else {
        return Reply(
          .notFound,
          [.noBookingMatches(customer: CustomerID(entry.id), service: nil, date: nil)])
      }
      found.append(next)
    }
    if found.isEmpty { found = try bookings(atEachOf: request.whens, turn) }
    guard found.count == 2 else { return Reply(.notUnderstood, [.badValue(.missingSwap)]) }
    return try propose(swapping: found[0], found[1], turn)
  }

  /// Shows two bookings at each other's time, and asks.
  mutating func propose(swapping one: Booking, _ two: Booking, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard let moved = try swapped(one, two, turn, keeps: false) else {
      return Reply(.refused, [.cannotSwap(one, two)])
    }
    state.table = .swap(Table.Swap(one: one.id, two: two.id))
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
    guard let one = try turn.book.booking(swap.one), let two = try turn.book.booking(swap.two),
      let moved = try swapped(one, two, turn, keeps: true)
    else { return Reply(.refused, [.nothingAsked]) }
    var reply = Reply(
      .moved, [.moved(from: one, to: moved.0.booking), .moved(from: two, to: moved.1.booking)])
    reply.bookings = [moved.0.booking, moved.1.booking]
    return reply
  }

  /// A booking at the time of another, and the rules that it goes against there.
  private struct Placed {
    var booking: Booking
    var against: [Obstacle]
  }

  /// Both bookings at each other's time and person; nil if one does not fit
  /// there.
  ///
  /// - Parameters:
  ///   - one: The one.
  ///   - two: The other.
  ///   - turn: What holds while this line is answered.
  ///   - keeps: Whether it is written; else it is only tried.
  /// - Returns: Both as they would be.
  /// - Throws: ``BookError`` if the book cannot be read or written.
  private func swapped(_ one: Booking, _ two: Booking, _ turn: Turn, keeps: Bool)
    throws(BookError) -> (Placed, Placed)?
  {
    let undo = BookError(kind: .other, operation: "try a swap")
    var result: (Placed, Placed)?
    do throws(BookError) {
      let (moved, _) = try turn.book.change(turn.note) {
        writer throws(BookError) -> (Placed, Placed) in
        var lifted = one
        lifted.status = .cancelled
        try writer.put(.booking(lifted))
        let second = try place(two, at: one, turn, writer, undo)
        let first = try place(one, at: two, turn, writer, undo)
        result = (first, second)
        guard keeps else { throw undo }
        return (first, second)
      }
      return moved
    } catch  where error == undo {
      return keeps ? nil : result
    }
  }

  private func place(
    _ booking: Booking, at other: Booking, _ turn: Turn, _ writer: any BookWriting,
    _ failure: BookError
  ) throws(BookError) -> Placed {
    let finder = SlotFinder(
      business: try writer.business(), zone: turn.zone, book: writer, now: turn.now)
    var candidate = Candidate(standing: booking)
    candidate.start = other.start
    candidate.staff = other.staff
    guard let verdict = try finder.verdict(on: candidate), verdict.stands else { throw failure }
    var placed = booking.moved(to: verdict.slot, zone: turn.zone)
    placed.status = booking.status
    let draft = Draft(moving: booking)
    placed.overrides = draft.rulesBroken(by: verdict, turn)
    try writer.put(.booking(placed))
    let against = verdict.remarks.filter { placed.overrides.contains($0.rule) }
    return Placed(booking: placed, against: against)
  }
}
