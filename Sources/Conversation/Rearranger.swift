import CivilTime
import Scheduling

/// Finds new times for bookings that move together, and writes them.
///
/// All of them are lifted before any is placed, so that none stands in the way
/// of another.
struct Rearranger {
  let cause: Rearrangement.Cause
  let edits: [Edit]
  var remarks: [Statement] = []
  let turn: Turn

  /// A new time lies at most so many days from the old one.
  static let reachInDays = 14

  /// Minutes by which a time may differ to be about the same hour of a day.
  private static let sameHour = 90

  /// What each booking could have.
  ///
  /// Nothing is written to find it: the book is looked at as it would be without
  /// these bookings, and with each where it has been put so far.
  func plan(_ aims: [(Booking, Rearrangement.Aim)]) throws(BookError) -> Rearrangement {
    let business = turn.business.applying(edits)
    let lifted = aims.map(\.0)
    let blocked = edits.compactMap { edit in
      if case .block(let block)? = edit.after { block } else { nil }
    }
    var placed: [Booking] = []
    var rows: [Rearrangement.Row] = []
    for (booking, aim) in aims {
      let book = BookOverlay(
        turn.book, business: business, adding: placed, lifting: lifted, blocking: blocked)
      let row = try row(booking, aim, book)
      placed.append(row.slot.map { booking.moved(to: $0, zone: turn.zone) } ?? booking)
      rows.append(row)
    }
    return Rearrangement(cause: cause, edits: edits, remarks: remarks, rows: rows)
  }

  /// Makes the change and moves the bookings as shown, all as one change.
  ///
  /// - Returns: The rows of the business and the bookings as they are now; nil if
  ///   a time has been taken since.
  func carryOut(_ plan: Rearrangement) throws(BookError) -> Carried? {
    // What stays goes against the rules, so what moves finds its place first.
    let rows = plan.rows.filter { $0.slot != nil } + plan.rows.filter { $0.slot == nil }
    do throws(Unwritten) {
      let written = try BookingWriter.write(rows.map(intended), with: edits, turn)
      return Carried(written)
    } catch {
      if case .failed(let failure) = error { throw failure }
      return nil
    }
  }

  /// What a rearrangement came to.
  struct Carried {
    /// What was written.
    let written: Written
    /// The rows of the business and the bookings, before and after.
    let edits: [Edit]

    init(_ written: Written) {
      self.written = written
      edits =
        written.edits
        + written.changes.map { change in
          Edit(before: change.before.map(Entity.booking), after: .booking(change.after))
        }
    }
  }

  // MARK: Writing

  /// What is to become of a booking by its row.
  private func intended(_ row: Rearrangement.Row) -> Intended {
    guard let slot = row.slot else {
      var rules = row.booking.overrides
      for obstacle in row.against where !rules.contains(obstacle.rule) {
        rules.append(obstacle.rule)
      }
      var left = Intended(leaving: row.booking, against: rules)
      left.marksMissingPlaces = cause == .setUp
      return left
    }
    var moved = Intended(moving: row.booking, to: slot.start, with: slot.staff)
    moved.candidate = candidate(row.booking, slot.start, slot.staff)
    moved.rationale = slot.rationale
    if !row.against.isEmpty { moved.rules = .told(row.against.map(\.rule).withoutRepeats) }
    return moved
  }

  // MARK: Finding

  private func finder(_ book: any BookReading) throws(BookError) -> SlotFinder {
    SlotFinder(business: try book.business(), zone: turn.zone, book: book, now: turn.now)
  }

  private func verdict(
    _ booking: Booking, _ start: LocalDateTime, _ staff: StaffID, _ book: any BookReading
  ) throws(BookError) -> Verdict? {
    try finder(book).verdict(on: candidate(booking, start, staff))
  }

  private func candidate(_ booking: Booking, _ start: LocalDateTime, _ staff: StaffID)
    -> Candidate
  {
    var candidate = Candidate(standing: booking)
    candidate.start = start
    candidate.staff = staff
    // Where it is, it is agreed; that its service begins at other times by now is not.
    let stays = start == booking.start && staff == booking.staff
    candidate.question = stays ? .named : .rearranged
    return candidate
  }

  private func row(
    _ booking: Booking, _ aim: Rearrangement.Aim, _ book: any BookReading
  ) throws(BookError) -> Rearrangement.Row {
    let customer = try booking.customer.map { id throws(BookError) in try book.customer(id) }
    var row = Rearrangement.Row(
      booking: booking, refused: [], against: [], stays: false, phone: customer??.phone ?? "")
    switch aim {
    case .nearest:
      row.slot = try nearest(to: booking.span.start, booking, [], book)
    case .at(let start, let staff):
      if let verdict = try verdict(booking, start, staff, book) {
        row.slot = verdict.stands ? verdict.slot : nil
        row.refused = verdict.obstacles
      }
      if row.slot == nil {
        row.slot = try nearest(to: turn.zone.instant(start), booking, [staff], book)
      }
    case .pushed(let start):
      if let verdict = try verdict(booking, start, booking.staff, book) {
        row.slot = verdict.slot
        row.against = verdict.obstacles.filter(\.isAgainstPushing)
      }
    case .wish(let draft): try fulfil(draft, &row, book)
    case .stay: row.stays = true
    }
    if row.slot == nil, cause != .series {
      row.against =
        try verdict(booking, booking.start, booking.staff, book)?.obstacles
        .filter { $0.rule.isAboutHours } ?? []
    }
    return row
  }

  private func fulfil(
    _ draft: Draft, _ row: inout Rearrangement.Row, _ book: any BookReading
  ) throws(BookError) {
    let staff = draft.staff.isEmpty ? [row.booking.staff] : draft.staff
    if let exact = draft.time.exact {
      for member in staff {
        guard let verdict = try verdict(row.booking, exact, member, book) else { continue }
        if verdict.stands {
          row.slot = verdict.slot
          return
        }
        row.refused += verdict.obstacles
      }
    }
    let preferred = draft.time.exact.map { turn.zone.instant($0) } ?? row.booking.span.start
    var wanted = request(for: row.booking, preferring: preferred)
    wanted.staff = draft.staff
    wanted.excludedStaff = draft.excludedStaff
    let windows = draft.time.windows(
      now: turn.now, zone: turn.zone, horizon: turn.horizon)
    if draft.time.exact == nil, !windows.isEmpty { wanted.windows = windows }
    row.slot = try finder(book).suggestions(for: wanted, count: 1).first
  }

  /// The slot nearest to a moment: that day with the same person, that day, about
  /// the same hour on a day near it, with the same person first, else what there is.
  private func nearest(
    to moment: Instant, _ booking: Booking, _ staff: [StaffID], _ book: any BookReading
  ) throws(BookError) -> Slot? {
    let finder = try finder(book)
    let wanted = request(for: booking, preferring: moment)
    let wall = turn.zone.local(moment)
    if !staff.isEmpty, var sameDay = on(wall.date, wall, wanted) {
      sameDay.staff = staff
      if let slot = try finder.suggestions(for: sameDay, count: 1).first { return slot }
    }
    if let sameDay = on(wall.date, wall, wanted),
      let slot = try finder.suggestions(for: sameDay, count: 1).first
    {
      return slot
    }
    for distance in 1...7 {
      for days in [distance, -distance] {
        guard let other = on(wall.date.adding(days: days), wall, wanted) else { continue }
        var withSame = other
        withSame.staff = [booking.staff]
        for request in [withSame, other] {
          guard let slot = try finder.suggestions(for: request, count: 1).first,
            abs(slot.start.time.minuteOfDay - wall.time.minuteOfDay) <= Self.sameHour
          else { continue }
          return slot
        }
      }
    }
    return try finder.suggestions(for: wanted, count: 1).first
  }

  /// The request for one day, about the hour of a wall time; nil if the day has
  /// gone.
  private func on(_ date: CalendarDate, _ wall: LocalDateTime, _ request: SlotRequest)
    -> SlotRequest?
  {
    let start = max(turn.now, turn.zone.instant(LocalDateTime(date, .midnight)))
    let end = turn.zone.instant(LocalDateTime(date.adding(days: 1), .midnight))
    guard start < end else { return nil }
    var single = request
    single.windows = [Span(start: start, end: end)]
    single.preferred = turn.zone.instant(LocalDateTime(date, wall.time))
    return single
  }

  private func request(for booking: Booking, preferring moment: Instant) -> SlotRequest {
    let date = turn.zone.local(moment).date
    let first = turn.zone.instant(LocalDateTime(date.adding(days: -Self.reachInDays), .midnight))
    let last = turn.zone.instant(LocalDateTime(date.adding(days: Self.reachInDays), .midnight))
    var request = SlotRequest(
      service: booking.service, windows: [Span(start: max(turn.now, first), end: last)])
    request.customer = booking.customer
    request.seats = booking.seats
    request.moving = booking.id
    request.preferred = moment
    if let service = turn.business.service(booking.service), service.length != booking.length {
      request.length = booking.length
    }
    return request
  }
}

extension [Rule] {
  /// The rules, each once.
  fileprivate var withoutRepeats: [Rule] {
    reduce(into: []) { rules, rule in if !rules.contains(rule) { rules.append(rule) } }
  }
}

extension Obstacle {
  /// Whether a visit that is pushed back should be seen to go against it.
  fileprivate var isAgainstPushing: Bool {
    switch rule {
    case .booked, .resource, .customerBusy, .fixedStarts: true
    default: rule.isAboutHours
    }
  }
}
