import CivilTime
import PlainEnglish
import Scheduling

/// Why so late, why so early; why nothing sooner, nothing later.
extension Conversation {
  /// What takes the starts before or after a slot, or what speaks for it beside
  /// them.
  mutating func explainWhen(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let booking = try listedAskedAbout(request, turn), !booking.rationale.facts.isEmpty {
      return Reply(.explanation, [.bookingReason(booking)])
    }
    if let part = joinedSlotAskedAbout(request, turn), let before = partBefore(part) {
      return Reply(.explanation, [.partBeside(before), .fullReason(part)])
    }
    let subject = try subject(of: request, turn)
    let isNamed = request.choice != nil || !request.numbers.isEmpty
    guard
      let slot = (isNamed ? slotSpokenOf(request) : nil) ?? subject.suggested ?? subject.slots.first
    else { return Reply(.explanation, [.nothingToExplain]) }
    let turn = turn.without(subject.booking)
    let search = SlotSearch(draft: subject.draft, service: slot.service, turn: turn)
    var reply =
      request.asksForLater
      ? try explainEarly(slot, search, turn) : try explainLate(slot, search, turn)
    if let booking = subject.booking, case .fullReason(let told)? = reply.statements.first {
      // What is booked is not free: what was kept with it speaks for it.
      var about = booking
      about.rationale = told.rationale
      reply.statements[0] = .bookingReason(about)
    }
    return reply
  }

  /// "is that the earliest?": yes, and what takes the starts before it; or no, and the one that
  /// is.
  mutating func explainEdge(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard state.table?.isOffer ?? true else { return Reply(.question, [.pleaseAnswer]) }
    guard suggestedSlot != nil else { return Reply(.explanation, [.nothingToExplain]) }
    var reply = try explainWhen(request, turn)
    guard reply.statements != [.nothingToExplain] else { return reply }
    let isOther = reply.statements.contains { if case .isFree = $0 { true } else { false } }
    reply.statements.insert(.answered(!isOther), at: 0)
    return reply
  }

  private func explainLate(_ slot: Slot, _ search: SlotSearch, _ turn: Turn) throws(BookError)
    -> Reply
  {
    let day = Span(
      start: max(turn.now, turn.zone.instant(LocalDateTime(slot.start.date, .midnight))),
      end: max(turn.now, slot.span.start))
    let asked = asked(search.draft, turn)
    let before = Span(start: asked?.start ?? day.start, end: max(day.start, slot.span.start))
    let window = before.isEmpty || search.draft.time.exact != nil ? day : before
    var about = slot
    about.rationale = slot.rationale.putting(.earliness)
    guard !window.isEmpty else { return Reply(.explanation, [.fullReason(about)]) }
    var wanted = search.request([window])
    wanted.excludedStaff = search.draft.excludedStaff
    if let sooner = try turn.finder.slots(for: wanted, limit: 1).first {
      return try beside(sooner, slot, search)
    }
    let breakdown = try turn.finder.breakdown(of: wanted)
    return Reply(
      .explanation, [.fullReason(about)] + (breakdown.starts > 0 ? [.sooner(breakdown)] : []))
  }

  /// The starts after it: the best of them beside it, or what takes them all.
  private func explainEarly(_ slot: Slot, _ search: SlotSearch, _ turn: Turn) throws(BookError)
    -> Reply
  {
    let midnight = turn.zone.instant(LocalDateTime(slot.start.date.adding(days: 1), .midnight))
    let asked = asked(search.draft, turn)
    let end = max(midnight, search.draft.time.exact == nil ? asked?.end ?? midnight : midnight)
    let window = Span(start: slot.span.start.adding(minutes: 1), end: end)
    let wanted = search.request([window])
    if let later = try turn.finder.suggestions(for: wanted, count: 1).first {
      return try beside(later, slot, search)
    }
    let breakdown = try turn.finder.breakdown(of: wanted)
    return Reply(
      .explanation, [.fullReason(slot)] + (breakdown.starts > 0 ? [.later(breakdown)] : []))
  }

  private func beside(_ other: Slot, _ slot: Slot, _ search: SlotSearch) throws(BookError) -> Reply
  {
    let (one, two) = try search.weighed(slot, other)
    return Reply(.explanation, [.isFree(two), .comparison(chosen: one, other: two)])
  }

  /// The stretch that was asked for, where it was said.
  private func asked(_ draft: Draft, _ turn: Turn) -> Span? {
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    guard let first = windows.first, let last = windows.last, first.start < last.end else {
      return nil
    }
    return Span(start: first.start, end: draft.time.days?.last == nil ? first.end : last.end)
  }
}

extension Request {
  /// Whether it asks why not later: "why so early?", "why is there nothing later?".
  fileprivate var asksForLater: Bool {
    ["later", "latest", "early", "soon"].contains(where: says)
  }
}
