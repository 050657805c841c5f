import CivilTime

/// One date of a series.
public struct SeriesDate: Hashable, Sendable, Codable {
  /// Whether it stands, with the earlier dates of the series taken as booked.
  public var verdict: Verdict
  /// Where it does not: the nearest slot of that day, with the same person if
  /// that can be.
  public var nearest: Slot?

  /// Creates a date.
  public init(verdict: Verdict, nearest: Slot? = nil) {
    self.verdict = verdict
    self.nearest = nearest
  }

  /// The slot that would be booked; nil if that day has none.
  public var slot: Slot? { verdict.stands ? verdict.slot : nearest }
}

extension SlotFinder {
  /// Looks at every date of a series.
  ///
  /// - Parameters:
  ///   - candidate: What, with whom and for whom; its start is not looked at.
  ///   - starts: The starts on the wall, in order.
  /// - Returns: One answer for each start; none if the book has no such service or
  ///   person.
  /// - Throws: What the book throws.
  public func series(_ candidate: Candidate, on starts: [LocalDateTime]) throws(BookError)
    -> [SeriesDate]
  {
    var added: [Booking] = []
    var result: [SeriesDate] = []
    for start in starts {
      var single = candidate
      single.start = start
      guard let date = try seriesDate(single, after: added) else { return [] }
      result.append(date)
      if let slot = date.slot { added += taken(slot, by: candidate, number: added.count) }
    }
    return result
  }

  /// Looks at one date of a series.
  ///
  /// - Parameters:
  ///   - candidate: What, when, with whom and for whom.
  ///   - added: What the earlier dates have taken, see ``taken(_:by:number:)``.
  ///   - others: Who else may do it at the same time, which is better than another time
  ///     with the same person.
  /// - Returns: The answer; nil if the book has no such service or person.
  /// - Throws: What the book throws.
  public func seriesDate(
    _ candidate: Candidate, after added: [Booking], or others: [StaffID] = []
  ) throws(BookError) -> SeriesDate? {
    let overlay = BookOverlay(book, business: business, adding: added)
    let finder = SlotFinder(business: business, zone: zone, book: overlay, now: now)
    guard let verdict = try finder.verdict(on: candidate) else { return nil }
    if verdict.stands { return SeriesDate(verdict: verdict) }
    for other in others where other != candidate.staff {
      var second = candidate
      second.staff = other
      if let verdict = try finder.verdict(on: second), verdict.stands {
        return SeriesDate(verdict: verdict)
      }
    }
    return SeriesDate(verdict: verdict, nearest: try finder.nearest(to: candidate))
  }

  /// What a date of a series takes of the book before it is written.
  public func taken(_ slot: Slot, by candidate: Candidate, number: Int) -> [Booking] {
    guard let service = business.service(slot.service), let staff = business.staff(slot.staff)
    else { return [] }
    let terms = VisitTerms(
      service, by: staff, length: candidate.length, seats: candidate.seats, moving: nil)
    var booking = terms.draft(
      start: slot.start, seconds: slot.span.start.seconds, zone: zone.identifier,
      id: .placeholder(1 + number))
    booking.customer = candidate.customer
    return [booking]
  }

  /// The slot of a candidate's day that is nearest to it, with the same person or
  /// else with anyone.
  private func nearest(to candidate: Candidate) throws(BookError) -> Slot? {
    let date = candidate.start.date
    let day = Stretch(
      zone.instant(LocalDateTime(date, .midnight)).seconds,
      zone.instant(LocalDateTime(date.adding(days: 1), .midnight)).seconds)
    guard !day.isEmpty else { return nil }
    var request = SlotRequest(service: candidate.service, windows: [day.span])
    request.staff = [candidate.staff]
    request.customer = candidate.customer
    request.length = candidate.length
    request.seats = candidate.seats
    request.preferred = zone.instant(candidate.start)
    if let slot = try nearest(request, in: [day]) { return slot }
    request.staff = []
    return try nearest(request, in: [day])
  }
}
