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
    let intended = slots.map { slot in
      var one = Intended(draft, at: slot)
      one.candidate.question = .planned
      one.rules = .leaveOut
      return one
    }
    do throws(Unwritten) {
      let written = try BookingWriter.write(intended, as: .series, turn)
      state.table = nil
      state.focus.took(written)
      var reply = Reply(.booked, written.bookings.map { .booked($0) } + written.besides)
      if let first = written.bookings.first { reply.statements.append(.afterBooking(first)) }
      reply.statements += written.leftOut.map { .gone(slots[$0.place], $0.verdict) }
      reply.bookings = written.bookings
      return reply
    } catch {
      return try refuse(slots, after: error)
    }
  }

  /// Says why no date of a series is booked.
  private mutating func refuse(_ slots: [Slot], after unwritten: Unwritten) throws(BookError)
    -> Reply
  {
    state.table = nil
    switch unwritten {
    case .failed(let error): throw error
    case .refused(let refused):
      return Reply(.refused, refused.map { .gone(slots[$0.place], $0.verdict) })
    case .taken(let booking):
      return Reply(.refused, slots.prefix(1).map { .justTaken($0, by: booking) })
    case .vanished, .changed, .onlyTried: return Reply(.refused, [.noLongerThere])
    }
  }
}
