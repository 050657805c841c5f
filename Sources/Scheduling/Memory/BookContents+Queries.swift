import CivilTime

extension BookContents {
  /// Bookings that match a query, in its order.
  func matches(_ query: BookingQuery) -> [Booking] {
    var found = candidates(for: query).filter { query.matches($0) }
    switch query.order {
    case .byStart: found.sort { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
    case .latestFirst: found.sort { ($0.span.start, $0.id) > ($1.span.start, $1.id) }
    case .newestFirst: found.sort { $0.id > $1.id }
    }
    return query.limit.map { Array(found.prefix($0)) } ?? found
  }

  private func candidates(for query: BookingQuery) -> [Booking] {
    if let customer = query.customer {
      return (byCustomer[customer.rawValue] ?? []).compactMap { bookings[$0] }
    }
    if let span = query.span { return starts.candidates(for: span).compactMap { bookings[$0] } }
    if let dates = query.dates {
      // A date's wall times lie within a day of the same numbers in UTC.
      let first = dates.lowerBound.adding(days: -1).dayNumber * 86_400
      let last = dates.upperBound.adding(days: 2).dayNumber * 86_400
      let span = Span(start: Instant(seconds: first), end: Instant(seconds: last))
      return starts.candidates(for: span).compactMap { bookings[$0] }
    }
    return Array(bookings.values)
  }
}

extension BookingQuery {
  /// Whether a booking is wanted, order and limit aside.
  public func matches(_ booking: Booking) -> Bool {
    if let span, !booking.span.overlaps(span) { return false }
    if let dates, !dates.contains(booking.start.date) { return false }
    if let staff, !staff.contains(booking.staff) { return false }
    if let services, !services.contains(booking.service) { return false }
    if let customer, booking.customer != customer { return false }
    if let bookedBy, booking.customer != nil || booking.bookedBy != bookedBy { return false }
    if let series, booking.series != series { return false }
    if let visit, booking.visit != visit { return false }
    if let sourceUID, booking.source?.uid != sourceUID { return false }
    guard let statuses else { return booking.status != .cancelled }
    return statuses.contains(booking.status)
  }
}
