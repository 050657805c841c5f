import CivilTime
import PlainEnglish
import Scheduling

/// Which booking is meant by how a visit went: one of today, or that has been.
extension BookingSearch {
  /// The days back in which a visit is looked for.
  private static let reach = 60

  /// Finds the visit of which something is told.
  ///
  /// - Parameter status: What became of it.
  /// - Returns: The visits that fit, nearest to now first, or what has to be said
  ///   instead.
  /// - Throws: ``BookError`` if the book cannot be read.
  func run(marking status: VisitStatus) throws(BookError) -> Found {
    if let statement = strangerLeftOut { return .none(statement) }
    let located = try locate(marking: status)
    guard case .bookings(let found) = located else { return located }
    let left = Selection(request).left(of: found)
    return left.isEmpty ? .none(try notDue()) : .bookings(left)
  }

  private func locate(marking status: VisitStatus) throws(BookError) -> Found {
    if !request.bookingNumbers.isEmpty { return try byNumber() }
    if let statement = try stranger() { return .none(statement) }
    if status == .confirmed { return try runConfirming() }
    if !describesBooking, request.whens.isEmpty, let id = focus.booking,
      let booking = try turn.book.booking(id), booking.status != .cancelled
    {
      return .bookings([booking])
    }
    let today = turn.local.date
    let first = today.adding(days: status == .arrived ? 0 : -Self.reach)
    let span = Span(
      start: turn.zone.instant(LocalDateTime(first, .midnight)),
      end: turn.zone.instant(LocalDateTime(today.adding(days: 1), .midnight)))
    // Of a visit that is named by its day, what was marked can be mended.
    let statuses: [Booking.Status] =
      request.whens.isEmpty
      ? [.pending, .confirmed, .arrived] : [.pending, .confirmed, .arrived, .done, .noShow]
    var found = try query(span, statuses).filter { booking in
      request.whens.allSatisfy { $0.lookingBack(to: booking.start, from: today) }
    }
    found.sort { distance($0) < distance($1) }
    if request.whens.isEmpty, !customerIDs.isEmpty, let nearest = found.first {
      // Of one customer's visits the one that is on now, or was last.
      found = found.filter { $0.start.date == nearest.start.date }
    }
    return found.isEmpty ? .none(try notDue()) : .bookings(found)
  }

  /// A booking that waits to be confirmed.
  private func runConfirming() throws(BookError) -> Found {
    let span = turn.ahead
    let pending = try query(span, [.pending]).filter { booking in
      request.whens.allSatisfy { $0.agrees(with: booking.start) }
    }
    let isNamed = describesBooking || !request.whens.isEmpty
    if !isNamed, let id = focus.booking, let booking = pending.first(where: { $0.id == id }) {
      return .bookings([booking])
    }
    return pending.isEmpty ? try run(describing: request.whens) : .bookings(pending)
  }

  private func distance(_ booking: Booking) -> Int {
    abs(booking.span.start.seconds - turn.now.seconds)
  }

  /// What to say where no such visit has begun: when the next one is.
  private func notDue() throws(BookError) -> Statement {
    if case .bookings(let ahead) = try run(describing: request.whens), let next = ahead.first {
      return .notDueYet(next)
    }
    return .noBookingMatches(
      customer: customerIDs.first, service: request.serviceID,
      date: request.whens.first?.start?.date)
  }
}

extension When {
  /// Whether a past start fits: of what has been told, "on Friday" is the last
  /// Friday and "on 23 November" the last one that was.
  func lookingBack(to start: LocalDateTime, from today: CalendarDate) -> Bool {
    if agrees(with: start) { return true }
    guard !isTimeOnly, let named = self.start, named.date > today else { return false }
    let earlier = [
      named.date.adding(days: -7), named.date.adding(months: -1), named.date.adding(months: -12),
    ]
    guard let last = earlier.filter({ $0 <= today }).max(), last == start.date else { return false }
    return isDayOnly || grain >= .day || named.time == start.time
  }
}

extension Request {
  /// Whether it says a word outside its times: "next" in "my next haircut", and
  /// not in "next Friday".
  func says(_ word: String) -> Bool {
    var bytes = Array(text.utf8)
    for when in whens {
      let low = max(0, when.span.lowerBound - span.lowerBound)
      let high = min(bytes.count, when.span.upperBound - span.lowerBound)
      if low < high { for index in low..<high { bytes[index] = 32 } }
    }
    return Folding.words(String(decoding: bytes, as: UTF8.self)).contains(word)
  }
}
