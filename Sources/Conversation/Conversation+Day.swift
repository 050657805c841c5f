import CivilTime
import PlainEnglish
import Scheduling

/// The day as it goes: running late, someone ill, a sheet to print.
extension Conversation {
  // MARK: Late

  /// Moves what must move because someone runs late, after a yes.
  mutating func late(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let minutes = request.duration?.length.exactMinutes, minutes > 0 else {
      return Reply(.notUnderstood, [.badValue(.missingLate)])
    }
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let members = turn.business.activeStaff.filter { named.isEmpty || named.contains($0.id) }
    var shifts: [Shift] = []
    for member in members { shifts += try self.shifts(of: member, by: minutes, turn) }
    guard !shifts.isEmpty else { return Reply(.refused, [.nothingToShift(minutes: minutes)]) }
    // The last first, so that none meets its neighbour's old time.
    let edits = shifts.reversed().map {
      Edit(before: .booking($0.before), after: .booking($0.after))
    }
    state.table = .change(Table.PendingChange(edits: edits, words: turn.words, broken: []))
    return Reply(
      .question, [.lateProposal(shifts.map { Statement.Shift(from: $0.before, to: $0.after) })])
  }

  private struct Shift {
    var before: Booking
    var after: Booking
  }

  /// What follows from now on: each is pushed back only as far as the one before
  /// it needs.
  private func shifts(of member: Staff, by minutes: Int, _ turn: Turn) throws(BookError) -> [Shift]
  {
    var query = BookingQuery()
    query.staff = [member.id]
    query.dates = turn.local.date...turn.local.date
    query.statuses = [.pending, .confirmed]
    var shifts: [Shift] = []
    var free: Instant?
    for booking in try turn.book.bookings(query) where booking.span.end > turn.now {
      let earliest: Instant
      if let free {
        earliest = max(booking.span.start, free.adding(minutes: booking.bufferBefore))
      } else {
        // Of the first only what runs now or is next is late for sure.
        earliest = booking.span.start.adding(minutes: minutes)
      }
      guard earliest > booking.span.start else { break }
      var after = booking
      after.start = turn.zone.local(earliest)
      after.span = Span(start: earliest, end: earliest.adding(minutes: booking.length))
      after.sequence += 1
      shifts.append(Shift(before: booking, after: after))
      free = after.span.end.adding(minutes: booking.bufferAfter)
    }
    return shifts
  }

  // MARK: Ill

  /// Someone is away today: each of their bookings is offered a new time.
  mutating func ill(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let entry = request.staff.first?.entries.first,
      let member = turn.business.staff(StaffID(entry.id))
    else {
      let known = turn.business.activeStaff.map(\.name)
      return Reply(
        .notFound,
        [
          .noSuchName(
            text: request.staff.first?.text ?? request.text, kind: .staff, known: known,
            suggestions: [])
        ])
    }
    let first = request.when?.start?.date ?? turn.local.date
    let last = request.when.flatMap { WantedTime($0, now: turn.local).days?.last } ?? first
    let absence = Absence(
      staff: member.id, start: LocalDateTime(first, .midnight),
      end: LocalDateTime(max(first, last).adding(days: 1), .midnight), reason: "ill")
    var edits = [Edit(before: nil, after: .absence(absence))]
    var query = BookingQuery()
    query.staff = [member.id]
    query.dates = first...max(first, last)
    query.statuses = [.pending, .confirmed]
    var rows: [Statement.Replacement] = []
    for booking in try turn.book.bookings(query) where booking.span.start >= turn.now {
      let slot = try replacement(for: booking, without: absence, rows.compactMap(\.slot), turn)
      if let slot {
        edits.append(
          Edit(before: .booking(booking), after: .booking(booking.moved(to: slot, zone: turn.zone)))
        )
      }
      let customer = try booking.customer.map { id throws(BookError) in try turn.book.customer(id) }
      rows.append(
        Statement.Replacement(booking: booking, slot: slot, phone: customer??.phone ?? ""))
    }
    state.table = .change(Table.PendingChange(edits: edits, words: turn.words, broken: []))
    return Reply(.question, [.illProposal(member.id, rows)])
  }

  /// The nearest slot for a booking whose staff is away, that no other of them
  /// has been given.
  private func replacement(
    for booking: Booking, without absence: Absence, _ given: [Slot], _ turn: Turn
  ) throws(BookError) -> Slot? {
    let business = turn.business.applying([Edit(before: nil, after: .absence(absence))])
    let finder = SlotFinder(
      business: business, zone: turn.zone, book: turn.book, now: turn.now)
    let end = turn.zone.instant(LocalDateTime(booking.start.date.adding(days: 8), .midnight))
    var request = SlotRequest(
      service: booking.service, windows: [Span(start: turn.now, end: end)])
    request.customer = booking.customer
    request.length = nil
    request.moving = booking.id
    request.preferred = booking.span.start
    return try finder.suggestions(for: request, count: 6 + given.count).first { slot in
      !given.contains { $0.staff == slot.staff && $0.span.overlaps(slot.span) }
    }
  }

  // MARK: A sheet

  /// A day sheet, with names, times and telephone numbers.
  func daySheet(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let day = request.when?.start?.date ?? turn.local.date
    var query = BookingQuery()
    query.dates = day...day
    query.staff = request.staff.first?.entries.first.map { [StaffID($0.id)] }
    var rows: [Statement.SheetRow] = []
    for booking in try turn.book.bookings(query) {
      let customer = try booking.customer.map { id throws(BookError) in try turn.book.customer(id) }
      rows.append(Statement.SheetRow(booking: booking, phone: customer??.phone ?? ""))
    }
    return Reply(.list, [.daySheet(day, rows)])
  }
}
