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
      let overlay = BookOverlay(book, business: business, adding: added)
      let finder = SlotFinder(business: business, zone: zone, book: overlay, now: now)
      var single = candidate
      single.start = start
      guard let verdict = try finder.verdict(on: single) else { return [] }
      var date = SeriesDate(verdict: verdict)
      if !verdict.stands { date.nearest = try finder.nearest(to: single) }
      result.append(date)
      guard let slot = date.slot, let service = business.service(slot.service),
        let staff = business.staff(slot.staff)
      else { continue }
      let terms = VisitTerms(
        service, by: staff, length: candidate.length, seats: candidate.seats, moving: nil)
      var booking = terms.draft(
        start: slot.start, seconds: slot.span.start.seconds, zone: zone.identifier,
        id: BookingID(-1 - added.count))
      booking.customer = candidate.customer
      added.append(booking)
    }
    return result
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
