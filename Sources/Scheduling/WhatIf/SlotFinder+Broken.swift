import CivilTime

extension SlotFinder {
  /// How many days ahead bookings are looked at that a change would break.
  public static let brokenDays = 366

  /// Which bookings ahead stand now and would not after some edits.
  ///
  /// Only rules on hours, skills and blocked time can break a booking: what was
  /// agreed of notice, limits, lengths and prices stays agreed.
  ///
  /// - Parameter edits: The rows as they would change.
  /// - Returns: The bookings, by start, each with what would stand against it.
  /// - Throws: What the book throws.
  public func broken(by edits: [Edit]) throws(BookError) -> [Effect.Break] {
    let today = zone.local(now).date
    let changed = SlotFinder(
      business: business.applying(edits), zone: zone, book: book, now: now)
    let lost = LostTime(
      before: schedule, after: changed.schedule, zone: zone,
      from: today.adding(days: -1), through: today.adding(days: Self.brokenDays))
    var found: [BookingID: Booking] = [:]
    for stretch in edits.flatMap(lost.stretches) where stretch.span.end > now {
      var query = BookingQuery()
      query.span = Span(start: max(now, stretch.span.start), end: stretch.span.end)
      query.staff = stretch.staff.map { [$0] }
      query.statuses = [.pending, .confirmed]
      for booking in try book.bookings(query) where booking.span.start >= now {
        found[booking.id] = booking
      }
    }
    let blocked = edits.compactMap { edit -> Block? in
      if case .block(let block)? = edit.after { block } else { nil }
    }
    var broken: [Effect.Break] = []
    for booking in found.values {
      var had = Set(hourObstacles(to: booking).map(\.rule))
      // Who was booked outside the opening hours was at work outside them.
      if had.contains(.closed) { had.insert(.notWorking) }
      var obstacles = changed.hourObstacles(to: booking).filter { !had.contains($0.rule) }
      for block in blocked where block.staff == booking.staff && block.span.overlaps(booking.span) {
        obstacles.append(
          .blocked(block.staff, block.id, start: block.start, end: block.end, minutes: 0))
      }
      if !obstacles.isEmpty { broken.append(Effect.Break(booking: booking, obstacles: obstacles)) }
    }
    return broken.sorted {
      ($0.booking.span.start, $0.booking.id) < ($1.booking.span.start, $1.booking.id)
    }
  }

  /// What of the hours and skills stands against a booking, all other bookings
  /// apart; nothing is asked of the book.
  private func hourObstacles(to booking: Booking) -> [Obstacle] {
    guard let service = business.service(booking.service),
      let staff = business.staff(booking.staff)
    else { return [] }
    let terms = VisitTerms(
      service, by: staff, length: booking.length, seats: booking.seats, moving: booking)
    let inquiry = Inquiry(service, terms: [terms], customer: nil, moving: booking, in: business)
    let start = booking.span.start.seconds
    let days = ScheduleDays(
      schedule, from: dayNumber(start) - 2,
      through: dayNumber(start + terms.duration) + 1)
    let outlook = Outlook(
      inquiry: inquiry, starts: Stretch(start, start + 60), days: days, lanes: [[]], rooms: [:],
      customerVisits: [])
    let examination = Examination(
      self, outlook, staff: 0, counter: LimitCounter(inquiry, customer: nil, finder: self),
      bookings: BookingCache(book))
    return skills(service, staff, booking) + examination.working(start)
  }
}

extension Candidate {
  /// The candidate that a booking is at its own time.
  public init(standing booking: Booking) {
    self.init(service: booking.service, staff: booking.staff, start: booking.start)
    length = booking.length
    seats = booking.seats
    customer = booking.customer
    moving = booking.id
    isTyped = true
  }
}

extension Rule {
  /// Whether a change of hours, skills or blocked time can bring it up against a
  /// booking that stands.
  public var isAboutHours: Bool {
    switch self {
    case .closed, .notWorking, .onBreak, .timeOff, .skill, .blocked: true
    default: false
    }
  }
}
