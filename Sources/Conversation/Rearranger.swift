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

  private static let taken = BookError(kind: .taken, operation: "move bookings")

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
  func carryOut(_ plan: Rearrangement) throws(BookError) -> (edits: [Edit], moved: [Booking])? {
    do throws(BookError) {
      return try turn.book.change(turn.note) { writer throws(BookError) in
        var rows = plan.rows
        for index in rows.indices {
          guard let now = try writer.booking(rows[index].booking.id),
            now == rows[index].booking
          else { throw Self.taken }
        }
        try lift(rows.map(\.booking), writer)
        var written = try edits.written(by: writer)
        var moved: [Booking] = []
        // What stays goes against the rules, so what moves finds its place first.
        rows.sort { !$0.stays && $1.stays }
        for row in rows {
          guard try stands(row, writer), let after = try place(row, writer) else {
            throw Self.taken
          }
          guard row.slot != nil else { continue }
          written.append(Edit(before: .booking(row.booking), after: .booking(after)))
          moved.append(after)
        }
        return (written, moved)
      }.0
    } catch  where error.kind == .taken {
      return nil
    }
  }

  // MARK: Writing

  private func lift(_ bookings: [Booking], _ writer: any BookWriting) throws(BookError) {
    for booking in bookings {
      var lifted = booking
      lifted.status = .cancelled
      try writer.put(.booking(lifted))
    }
  }

  /// Puts a booking where its row says; nil if the book has no room for it there.
  @discardableResult
  private func place(_ row: Rearrangement.Row, _ writer: any BookWriting) throws(BookError)
    -> Booking?
  {
    var placed = row.slot.map { row.booking.moved(to: $0, zone: turn.zone) } ?? row.booking
    placed.overrides = overrides(of: row)
    if row.slot == nil { placed.overrides += try missingPlaces(row, placed.overrides, writer) }
    guard case .booking(let after) = try writer.put(.booking(placed)) else { return nil }
    return after
  }

  /// The rules of places and rooms that a booking that stays goes against: without
  /// them the book would have no room for it.
  private func missingPlaces(
    _ row: Rearrangement.Row, _ known: [Rule], _ writer: any BookWriting
  ) throws(BookError) -> [Rule] {
    guard cause == .setUp,
      let verdict = try verdict(row.booking, row.booking.start, row.booking.staff, writer)
    else { return [] }
    return [.capacity, .resource].filter { rule in
      !known.contains(rule) && verdict.obstacles.contains { $0.rule == rule }
    }
  }

  /// The rules that a booking goes against where it is put.
  private func overrides(of row: Rearrangement.Row) -> [Rule] {
    var rules = row.slot == nil ? row.booking.overrides : []
    for obstacle in row.against where !rules.contains(obstacle.rule) {
      rules.append(obstacle.rule)
    }
    return rules
  }

  private func stands(_ row: Rearrangement.Row, _ writer: any BookWriting) throws(BookError) -> Bool
  {
    guard let slot = row.slot, row.against.isEmpty else { return true }
    return try verdict(row.booking, slot.start, slot.staff, writer)?.stands == true
  }

  // MARK: Finding

  private func finder(_ book: any BookReading) throws(BookError) -> SlotFinder {
    SlotFinder(business: try book.business(), zone: turn.zone, book: book, now: turn.now)
  }

  private func verdict(
    _ booking: Booking, _ start: LocalDateTime, _ staff: StaffID, _ book: any BookReading
  ) throws(BookError) -> Verdict? {
    var candidate = Candidate(standing: booking)
    candidate.start = start
    candidate.staff = staff
    // Where it is, it is agreed; that its service begins at other times by now is not.
    let stays = start == booking.start && staff == booking.staff
    candidate.question = stays ? .named : .rearranged
    return try finder(book).verdict(on: candidate)
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

extension Obstacle {
  /// Whether a visit that is pushed back should be seen to go against it.
  fileprivate var isAgainstPushing: Bool {
    switch rule {
    case .booked, .resource, .customerBusy, .fixedStarts: true
    default: rule.isAboutHours
    }
  }
}
