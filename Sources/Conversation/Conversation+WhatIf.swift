import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// How many days a what-if looks at.
  private static let outlookDays = 14

  /// Says what would become free or broken by a change, on a copy of the business.
  mutating func whatIf(_ request: Request, of utterance: Utterance, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard let change = request.setUp else {
      // "what if Dana moved to 5?" is whether she can.
      guard !request.customers.isEmpty || !request.bookingNumbers.isEmpty else {
        return notUnderstood(request, utterance)
      }
      return try move(request, turn)
    }
    var plan = SetUpPlan(turn: turn)
    try plan.add(change, note: request.note)
    if let refusal = plan.refusal { return refusal }
    guard !plan.edits.isEmpty else { return Reply(.talk, [.alreadySo]) }
    let broken = try Breakage(edits: plan.edits, turn: turn).bookings()
    let rows = try outlook(plan.edits, turn)
    state.focus.whatIf = Table.PendingChange(
      edits: plan.edits, words: turn.words, broken: broken.map(\.id))
    return Reply(
      .explanation, [.whatIf(plan.edits, days: Self.outlookDays, rows, broken: broken)])
  }

  /// Free starts of each service before and after the change.
  private func outlook(_ edits: [Edit], _ turn: Turn) throws(BookError) -> [Statement.OutlookRow] {
    let after = turn.business.applying(edits)
    let blocks = edits.compactMap { edit -> Block? in
      if case .block(let block)? = edit.after { block } else { nil }
    }
    let last = turn.local.date.adding(days: Self.outlookDays)
    let window = Span(
      start: turn.now, end: turn.zone.instant(LocalDateTime(last, .midnight)))
    let then = SlotFinder(business: after, zone: turn.zone, book: turn.book, now: turn.now)
    var rows: [Statement.OutlookRow] = []
    for service in after.activeServices {
      let request = SlotRequest(service: service.id, windows: [window])
      let before = try turn.finder.slots(for: request)
      let free = try then.slots(for: request).filter { slot in
        !blocks.contains { slot.candidates == [$0.staff] && $0.span.overlaps(slot.span) }
      }
      let had = Set(before.map(\.span.start))
      rows.append(
        Statement.OutlookRow(
          service: service.id, before: before.count, after: free.count,
          gained: free.first { !had.contains($0.span.start) }))
    }
    return rows
  }

  /// Makes the change real that was only asked about.
  mutating func makeReal(_ change: Table.PendingChange, _ turn: Turn) throws(BookError) -> Reply {
    state.focus.whatIf = nil
    return try commit(change, turn)
  }
}
