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

  private mutating func show(_ series: Series, saying lead: [Statement] = []) -> Reply {
    state.table = .series(series)
    var reply = Reply(.suggestion, lead + [.series(series)])
    reply.slots = series.slots
    reply.readings = [series.draft.reading]
    return reply
  }

  // MARK: Answers

  /// Changes what an answer says of the dates that are on the table.
  mutating func revise(_ series: Series, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    if request.choice == .nearest { return takeNearest(series, on: request.whens) }
    if let recurrence = request.recurrence {
      var draft = series.draft
      draft.recurrence = recurrence
      return try propose(revising: draft, with: request, turn)
    }
    let leftOut = request.whens.filter { $0.role == .not }
    if !leftOut.isEmpty {
      let isOne = series.items.contains { item in
        leftOut.contains { $0.names(item.start.date) }
      }
      guard isOne else {
        return Reply(
          .question,
          [
            .noBookingMatches(customer: nil, service: nil, date: leftOut.first?.start?.date),
            .pleaseAnswer,
          ])
      }
      return leave(out: leftOut, of: series)
    }
    let named = request.whens.filter { !$0.isTimeOnly }
    if !named.isEmpty { return try reviseDates(series, request, named, turn) }
    return try reviseAll(series, request, turn)
  }

  /// "take the nearest": where a date does not fit, the slot beside it is booked.
  private mutating func takeNearest(_ series: Series, on dates: [When] = []) -> Reply {
    var series = series
    for index in series.items.indices where series.items[index].slot == nil {
      let start = series.items[index].start
      guard dates.isEmpty || dates.contains(where: { $0.names(start.date) }) else { continue }
      series.items[index].takesNearest = series.items[index].nearest != nil
    }
    return show(series)
  }

  /// "not the 9th".
  private mutating func leave(out whens: [When], of series: Series) -> Reply {
    var series = series
    series.items.removeAll { item in whens.contains { $0.names(item.start.date) } }
    guard !series.items.isEmpty else {
      state.table = nil
      return Reply(.dropped, [.dropped])
    }
    return show(series)
  }

  /// "the 9th at 4:15", "with Sam on the 9th": that date alone.
  private mutating func reviseDates(
    _ series: Series, _ request: Request, _ named: [When], _ turn: Turn
  ) throws(BookError) -> Reply {
    var series = series
    let chosen = series.items.indices.filter { index in
      named.contains { $0.names(series.items[index].start.date) }
    }
    guard !chosen.isEmpty, let service = series.draft.service else {
      return try propose(revising: series.draft, with: request, turn)
    }
    var draft = series.draft
    var other = request
    other.whens = []
    let filling = try fill(draft, from: other, turn)
    if let refusal = filling.refusal { return refusal }
    draft = filling.draft
    let clock = WantedTime(request.whens, now: turn.local).exactMinute
    let search = SeriesSearch(draft: draft, service: service, turn: turn)
    for index in chosen {
      let old = series.items[index].start
      series.items[index] = try search.item(
        at: LocalDateTime(old.date, minute: clock ?? old.time.minuteOfDay))
    }
    return show(series, saying: filling.statements)
  }

  /// "at 4", "with Sam": all the dates.
  private mutating func reviseAll(_ series: Series, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var draft = series.draft
    if let minute = WantedTime(request.whens, now: turn.local).exactMinute {
      draft.recurrence = draft.recurrence?.at(minute: minute)
    }
    return try propose(revising: draft, with: request, turn)
  }

  // MARK: Booking

  /// Books what fits of a series, as one change.
  mutating func commit(_ series: Series, _ turn: Turn) throws(BookError) -> Reply {
    let draft = series.draft
    let slots = series.slots
    // Where none fits, the question was whether to take the nearest.
    guard !slots.isEmpty else { return takeNearest(series) }
    let (made, _) = try turn.book.change(turn.note) { writer throws(BookError) -> [Booking] in
      let business = try writer.business()
      let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
      let customer = try draft.customer(writer)
      var made: [Booking] = []
      for slot in slots {
        var candidate = draft.candidate(for: slot)
        candidate.customer = customer
        candidate.isTyped = true
        guard let verdict = try finder.verdict(on: candidate), verdict.stands else { continue }
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
    if made.count < slots.count { reply.statements.append(.someTaken(slots.count - made.count)) }
    reply.bookings = made
    return reply
  }
}

extension When {
  /// Whether a local date is, or lies in, the days that it names.
  func names(_ date: CalendarDate) -> Bool {
    guard let start, !isTimeOnly else { return false }
    if grain >= .day, let end { return start.date <= date && LocalDateTime(date, .midnight) < end }
    return start.date == date
  }
}

extension WantedTime {
  /// The one minute of the day that it asks for, if it does.
  var exactMinute: Int? {
    switch clock {
    case .at(let minute), .around(let minute): minute
    default: nil
    }
  }
}
