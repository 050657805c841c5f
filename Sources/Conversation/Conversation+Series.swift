import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Proposes a booking that repeats.
  mutating func proposeSeries(
    _ recurrence: Recurrence, _ draft: Draft, _ service: ServiceID, _ turn: Turn,
    saying lead: [Statement]
  ) throws(BookError) -> Reply {
    let needsTime = recurrence.rule.hours.isEmpty && draft.time.clock == nil
    if needsTime && (recurrence.start == nil || recurrence.start?.time == .midnight) {
      var asking = draft
      asking.recurrence = recurrence
      state.table = .missing(.time, asking)
      return Reply(.question, lead)
    }
    let series = try Series(recurrence, draft, service, turn)
    guard series.items.contains(where: { $0.slot != nil || $0.nearest != nil }) else {
      state.table = nil
      return Reply(.refused, lead + [.series(series)])
    }
    return show(series, saying: lead)
  }

  mutating func show(_ series: Series, saying lead: [Statement] = []) -> Reply {
    state.table = .series(series)
    var reply = Reply(.suggestion, lead + [.series(series)])
    reply.slots = series.slots
    reply.readings = [series.draft.reading]
    return reply
  }

  // MARK: Booking

  /// Books what fits of a series, as one change.
  mutating func commit(_ series: Series, _ turn: Turn) throws(BookError) -> Reply {
    let draft = series.draft
    let slots = series.slots
    // Where none fits, the question was whether to take the nearest.
    guard !slots.isEmpty else { return try takeNearest(series, turn) }
    var refused: [Statement] = []
    let (made, _) = try turn.book.change(turn.note) { writer throws(BookError) -> [Booking] in
      let business = try writer.business()
      let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
      let customer = try draft.customer(writer)
      var made: [Booking] = []
      for slot in slots {
        var candidate = draft.candidate(for: slot)
        candidate.customer = customer
        candidate.question = .planned
        guard let verdict = try finder.verdict(on: candidate) else { continue }
        guard verdict.stands else {
          refused.append(
            .notFree(
              service: slot.service, start: slot.start, staff: [slot.staff],
              obstacles: verdict.obstacles))
          continue
        }
        var booking = Booking(verdict.slot, draft, customer: customer, business: business, turn)
        booking.rationale = slot.rationale
        booking.series = made.first?.id
        guard case .booking(var row) = try writer.put(.booking(booking)) else { continue }
        if row.series == nil {
          row.series = row.id
          try writer.put(.booking(row))
        }
        made.append(row)
      }
      return made
    }
    state.table = nil
    state.focus.booking = made.first?.id
    state.focus.listed = made.map(\.id)
    state.focus.isSettled = true
    if let customer = made.first?.customer { state.focus.customer = customer }
    var reply = Reply(made.isEmpty ? .refused : .booked, made.map { .booked($0) })
    if case .new(let name) = draft.party, !made.isEmpty {
      reply.statements.append(.newCustomer(name))
    }
    if let first = made.first { reply.statements.append(.afterBooking(first)) }
    reply.statements += refused
    reply.bookings = made
    return reply
  }
}
