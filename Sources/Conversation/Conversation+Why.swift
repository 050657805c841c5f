import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Answers a question about a reason, from facts of the book.
  mutating func explain(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    switch request.why {
    case .whyNot: return try explainNot(request, turn)
    case .whyNothing: return try explainNothing(request, turn)
    case .ratherThan: return try compare(request, turn)
    case .whyLate: return try explainLate(request, turn)
    case .howRead: return explainReading()
    case .howSure: return try explainCertainty(turn)
    case .whatIf: return try whatIf(request, of: utterance, turn)
    case .howCould: return try howCould(request, of: utterance, turn)
    case .why, nil: return try explainWhy(request, turn)
    }
  }

  /// All facts of what was last explained or offered.
  mutating func explainInFull(_ turn: Turn) throws(BookError) -> Reply {
    if let last = state.lastReply, last.kind == .explanation, !last.statements.isEmpty {
      return Reply(.explanation, [.inFull(last.statements)])
    }
    guard let slot = offeredSlot ?? state.focus.slots.first else {
      return Reply(.explanation, [.nothingToExplain])
    }
    return Reply(.explanation, [.inFull([.fullReason(slot)])])
  }

  var offeredSlot: Slot? {
    if case .offer(let offer)? = state.table { offer.slot } else { nil }
  }

  /// The slots that are spoken of, the selected one first.
  var shownSlots: [Slot] {
    guard case .offer(let offer)? = state.table, let selected = offer.slot else {
      return state.focus.slots
    }
    return [selected] + offer.slots.filter { $0 != selected }
  }

  /// The slots as they are numbered.
  var numberedSlots: [Slot] {
    if case .offer(let offer)? = state.table { offer.slots } else { state.focus.slots }
  }

  // MARK: Why

  private mutating func explainWhy(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let number = request.bookingNumbers.first {
      guard let booking = try turn.book.booking(BookingID(number)) else {
        return Reply(.notFound, [.noSuchBooking(number: number)])
      }
      return Reply(.explanation, [.bookingReason(booking)])
    }
    var asked: Booking?
    if !request.customers.isEmpty { asked = try bookingSpokenOf(request, turn) }
    if asked == nil, !request.customers.isEmpty { asked = try bookingOfDay(request, turn) }
    if let booking = asked {
      state.focus.booking = booking.id
      return Reply(.explanation, [.bookingReason(booking)])
    }
    if state.table == nil, request.namesItself, slotSpokenOf(request)?.service != request.serviceID
    {
      return try explainNot(request, turn)
    }
    let isBooked = state.focus.isSettled && state.table == nil
    if !isBooked || request.choice != nil, let slot = slotSpokenOf(request) {
      return Reply(.explanation, [.fullReason(slot.putting(request.aspect))])
    }
    let asksOfBooking = request.whens.isEmpty || isBooked
    if state.table == nil, asksOfBooking, let id = state.focus.booking,
      var booking = try turn.book.booking(id)
    {
      booking.rationale = booking.rationale.putting(request.aspect)
      return Reply(.explanation, [.bookingReason(booking)])
    }
    guard request.hasValues || state.focus.draft != nil else {
      return Reply(.explanation, [.nothingToExplain])
    }
    return try explainNot(request, turn)
  }

  /// The slot of those shown that a question names; the selected one if it names
  /// none.
  func slotSpokenOf(_ request: Request) -> Slot? {
    let numbered = numberedSlots
    if case .index(let number)? = request.choice {
      return number == -1
        ? numbered.last
        : numbered.indices.contains(number - 1) ? numbered[number - 1] : nil
    }
    if request.whens.isEmpty, request.staff.isEmpty {
      guard let number = request.numbers.first else { return shownSlots.first }
      return numbered.indices.contains(number - 1) ? numbered[number - 1] : nil
    }
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    return shownSlots.first { slot in
      request.whens.allSatisfy { $0.agrees(with: slot.start) }
        && (request.staff.isEmpty || staff.contains(slot.staff))
    }
  }

  private func bookingSpokenOf(_ request: Request, _ turn: Turn) throws(BookError) -> Booking? {
    let search = BookingSearch(request: request, focus: state.focus, turn: turn)
    guard case .bookings(let found) = try search.run(describing: request.whens) else { return nil }
    if let last = found.first(where: { $0.id == state.focus.booking }) { return last }
    return found.first { $0.span.end > turn.now } ?? found.first
  }

  /// The booking of the customer on the day that a question names, though at
  /// another time than it says.
  private func bookingOfDay(_ request: Request, _ turn: Turn) throws(BookError) -> Booking? {
    guard let day = request.whens.first(where: { !$0.isTimeOnly && !$0.isDayOnly })?.start?.date
    else { return nil }
    var asked = request
    asked.whens = []
    let search = BookingSearch(request: asked, focus: state.focus, turn: turn)
    guard case .bookings(let found) = try search.run(describing: []) else { return nil }
    let ofDay = found.filter { $0.start.date == day }
    return ofDay.count == 1 ? ofDay.first : nil
  }

  // MARK: Why so late

  /// Why nothing sooner: what takes the starts before, or what speaks for the
  /// later one.
  private mutating func explainLate(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let slot = slotSpokenOf(request) ?? shownSlots.first else {
      return try explainWhy(request, turn)
    }
    let draft = state.table?.draft ?? state.focus.draft ?? Draft()
    let search = SlotSearch(draft: draft, service: slot.service, turn: turn)
    let asked = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    let day = Span(
      start: max(turn.now, turn.zone.instant(LocalDateTime(slot.start.date, .midnight))),
      end: slot.span.start)
    let before = Span(start: asked.first?.start ?? day.start, end: slot.span.start)
    let window = before.isEmpty || draft.time.exact != nil ? day : before
    let about = slot.putting(.earliness)
    guard !window.isEmpty else { return Reply(.explanation, [.fullReason(about)]) }
    var wanted = search.request([window])
    wanted.preferred = nil
    if let sooner = try turn.finder.slots(for: wanted, limit: 1).first {
      let (one, two) = try search.weighed(slot, sooner)
      return Reply(.explanation, [.isFree(two), .comparison(chosen: one, other: two)])
    }
    let breakdown = try turn.finder.breakdown(of: wanted)
    return Reply(
      .explanation, [.fullReason(about)] + (breakdown.starts > 0 ? [.sooner(breakdown)] : []))
  }

  // MARK: How it was read

  private func explainReading() -> Reply {
    guard !state.lastLine.isEmpty else { return Reply(.explanation, [.nothingToExplain]) }
    return Reply(.explanation, [.howRead(line: state.lastLine, state.lastRequests)])
  }

  /// What of the last reading, and of what is spoken of, was a guess, and what it
  /// rests on.
  private func explainCertainty(_ turn: Turn) throws(BookError) -> Reply {
    guard !state.lastLine.isEmpty else { return Reply(.explanation, [.nothingToExplain]) }
    var facts = shownSlots.first?.rationale.facts ?? []
    if shownSlots.isEmpty || state.focus.isSettled, let id = state.focus.booking,
      let booking = try turn.book.booking(id)
    {
      facts = booking.rationale.facts
    }
    let habits = facts.map(\.fact).filter { fact in
      switch fact {
      case .usualStaff, .usualHour: true
      default: false
      }
    }
    let customer: CustomerID? =
      if case .known(let id)? = (state.table?.draft ?? state.focus.draft)?.party { id } else { nil }
    return Reply(
      .explanation, [.howSure(state.lastRequests, habits: habits, customer: customer)])
  }
}

extension Request {
  /// Whether a person is all that it names.
  var hasOnlyStaff: Bool { !staff.isEmpty && whens.isEmpty && services.isEmpty }

  /// What of a slot a question is about.
  fileprivate var aspect: Fact.Aspect? {
    if !staff.isEmpty { return .person }
    return whens.isEmpty ? nil : .time
  }
}

extension Slot {
  /// The slot with the facts of one aspect first.
  fileprivate func putting(_ aspect: Fact.Aspect?) -> Slot {
    var copy = self
    copy.rationale = rationale.putting(aspect)
    guard aspect == .person, !copy.rationale.facts.contains(where: { $0.fact.aspect == .person })
    else { return copy }
    // Nothing spoke for the person: they are alone, or the first of equals.
    let fact: Fact = candidates.count == 1 ? .onlyStaff(staff) : .tieBreak(.staffOrder)
    copy.rationale.facts.insert(WeighedFact(fact, points: 0), at: 0)
    return copy
  }
}

extension Rationale {
  fileprivate func putting(_ aspect: Fact.Aspect?) -> Rationale {
    guard let aspect else { return self }
    var copy = self
    copy.facts =
      facts.filter { $0.fact.aspect == aspect } + facts.filter { $0.fact.aspect != aspect }
    return copy
  }
}

extension Fact {
  /// What of a slot a fact is about.
  fileprivate enum Aspect {
    case person
    case time
    case earliness
    case neighbours
  }

  fileprivate var aspect: Aspect {
    switch self {
    case .askedStaff, .usualStaff, .onlyStaff, .lighterLoad, .keepsStaff, .oneStaff,
      .tieBreak(.staffOrder):
      .person
    case .atAskedTime, .inAskedWindow, .nearAskedTime, .usualHour: .time
    case .earliestInWindow, .soonest, .later, .tieBreak(.earlierStart): .earliness
    default: .neighbours
    }
  }
}
