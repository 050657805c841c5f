import CivilTime

extension SlotFinder {
  /// How many days ahead bookings are looked at that a change would break.
  public static let brokenDays = 366

  /// Of how many broken bookings it is said what stands against each.
  public static let brokenInFull = 200

  /// Which bookings ahead stand now and would not after some edits.
  ///
  /// Only rules on hours, skills and blocked time can break a booking: what was
  /// agreed of notice, limits, lengths and prices stays agreed.
  ///
  /// - Parameter edits: The rows as they would change.
  /// - Returns: The bookings, by start, the first that are found with what would
  ///   stand against each.
  /// - Throws: What the book throws.
  public func broken(by edits: [Edit]) throws(BookError) -> [Effect.Break] {
    let today = zone.local(now).date
    let changed = SlotFinder(
      business: business.applying(edits), zone: zone, book: book, now: now)
    let lost = LostTime(
      before: schedule, after: changed.schedule, zone: zone,
      from: today.adding(days: -1), through: today.adding(days: Self.brokenDays))
    let blocked = edits.compactMap { edit -> Block? in
      if case .block(let block)? = edit.after { block } else { nil }
    }
    let stretches = edits.flatMap(lost.stretches).filter { $0.span.end > now }
    guard let first = stretches.map(\.span.start).min(), let last = stretches.map(\.span.end).max()
    else { return [] }
    let had = StandingHours(self, from: max(now, first), to: last)
    let has = StandingHours(changed, from: max(now, first), to: last)
    var broken: [Effect.Break] = []
    var known: Set<BookingID> = []
    for stretch in stretches {
      var query = BookingQuery()
      query.span = Span(start: max(now, stretch.span.start), end: stretch.span.end)
      query.staff = stretch.staff.map { [$0] }
      query.statuses = [.pending, .confirmed]
      for booking in try book.bookings(query)
      where booking.span.start >= now && known.insert(booking.id).inserted {
        // Of so many nobody reads what stands against each.
        if broken.count >= Self.brokenInFull, had.allow(booking), !has.allow(booking) {
          broken.append(Effect.Break(booking: booking, obstacles: []))
          continue
        }
        var obstacles = has.obstacles(to: booking)
        if !obstacles.isEmpty {
          var before = Set(had.obstacles(to: booking).map(\.rule))
          // Who was booked outside the opening hours was at work outside them.
          if before.contains(.closed) { before.insert(.notWorking) }
          if !before.isEmpty { obstacles.removeAll { before.contains($0.rule) } }
        }
        for block in blocked
        where block.staff == booking.staff && block.span.overlaps(booking.span) {
          obstacles.append(
            .blocked(block.staff, block.id, start: block.start, end: block.end, minutes: 0))
        }
        if obstacles.isEmpty { continue }
        broken.append(Effect.Break(booking: booking, obstacles: obstacles))
      }
    }
    return inOrder(broken)
  }

  /// By start; what one stretch after the other was asked for is mostly so.
  private func inOrder(_ broken: [Effect.Break]) -> [Effect.Break] {
    let keys = broken.map { ($0.booking.span.start, $0.booking.id) }
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 < $1 }) { return broken }
    return keys.indices.sorted { keys[$0] < keys[$1] }.map { broken[$0] }
  }
}

/// What of the hours and skills stands against bookings, all other bookings
/// apart; nothing is asked of the book.
private final class StandingHours {
  private let finder: SlotFinder
  private let days: ScheduleDays
  private var known: [StaffID: WorkingTime] = [:]

  /// Looks at bookings that meet a stretch of time.
  ///
  /// What lies in a stretch at its beginning or end may stick out of it by the
  /// longest visit that there can be, a day.
  init(_ finder: SlotFinder, from start: Instant, to end: Instant) {
    self.finder = finder
    days = ScheduleDays(
      finder.schedule, from: finder.dayNumber(start.seconds) - 3,
      through: finder.dayNumber(end.seconds) + 3)
  }

  func obstacles(to booking: Booking) -> [Obstacle] {
    guard let service = finder.business.service(booking.service),
      let working = working(booking.staff)
    else { return [] }
    let start = booking.span.start.seconds
    return finder.skills(service, working.staff, booking)
      + working.obstacles(to: Stretch(start, start + booking.length * 60))
  }

  /// Whether nothing of the hours and skills stands against a booking.
  func allow(_ booking: Booking) -> Bool {
    guard let service = finder.business.service(booking.service),
      let working = working(booking.staff)
    else { return true }
    let start = booking.span.start.seconds
    return working.shift.stretches.cover(Stretch(start, start + booking.length * 60))
      && finder.skills(service, working.staff, booking).isEmpty
  }

  private func working(_ id: StaffID) -> WorkingTime? {
    if let known = known[id] { return known }
    guard let staff = finder.business.staff(id) else { return nil }
    let working = WorkingTime(of: staff, days)
    known[id] = working
    return working
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
