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
    let after = business.applying(edits)
    let lost = LostTime(
      before: schedule, after: Schedule(after, zone: zone), zone: zone,
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
      var had = Set(try hourObstacles(to: booking, in: business).map(\.rule))
      // Who was booked outside the opening hours was at work outside them.
      if had.contains(.closed) { had.insert(.notWorking) }
      var obstacles = try hourObstacles(to: booking, in: after).filter { !had.contains($0.rule) }
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

  /// What of the hours and skills of a business stands against a booking, all
  /// other bookings apart.
  private func hourObstacles(to booking: Booking, in business: Business) throws(BookError)
    -> [Obstacle]
  {
    let alone = SlotFinder(
      business: business, zone: zone,
      book: BookOverlay(EmptyBook(rules: business), business: business, adding: [booking]),
      now: now)
    return try alone.verdict(on: Candidate(standing: booking))?.obstacles.filter(
      \.rule.isAboutHours) ?? []
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

/// A book in which nothing is booked.
struct EmptyBook: BookReading {
  let rules: Business

  func business() throws(BookError) -> Business { rules }
  func occupancies(of resources: [ResourceKey], overlapping span: Span) throws(BookError)
    -> [Occupancy]
  { [] }
  func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] { [] }
  func count(_ query: BookingQuery) throws(BookError) -> Int { 0 }
  func booking(_ id: BookingID) throws(BookError) -> Booking? { nil }
  func block(_ id: BlockID) throws(BookError) -> Block? { nil }
  func blocks(overlapping span: Span) throws(BookError) -> [Block] { [] }
  func customer(_ id: CustomerID) throws(BookError) -> Customer? { nil }
  func customers(havingWord word: String) throws(BookError) -> [Customer] { [] }
  func customers(withPrefix prefix: String, limit: Int) throws(BookError) -> [Customer] { [] }
  func wishes(from start: LocalDateTime, to end: LocalDateTime) throws(BookError) -> [Wish] { [] }
  func holds(at now: Instant) throws(BookError) -> [Hold] { [] }
  func journal(limit: Int) throws(BookError) -> [JournalEntry] { [] }
}
