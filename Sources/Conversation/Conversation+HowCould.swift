import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Finds the least changes by which something could be had, and does nothing.
  mutating func howCould(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    // What is named anew is asked about afresh; "how could I have that?" is not.
    let isAnew = !request.whens.isEmpty || !request.services.isEmpty || !request.customers.isEmpty
    let base = isAnew ? Draft() : state.table?.draft ?? state.focus.draft ?? Draft()
    var filling = try fill(base, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    if filling.draft.service == nil, case .known(let customer) = filling.draft.party,
      let last = try lastService(of: customer, turn)
    {
      filling.draft.service = last
      filling.statements.append(.tookLastService(last, customer))
    }
    if filling.draft.service == nil { filling.draft.service = state.focus.service }
    filling.draft.moving = nil
    guard let service = filling.draft.service else {
      state.table = .missing(.service, filling.draft)
      return Reply(
        .question, filling.statements + [.services(turn.business.activeServices)])
    }
    let draft = filling.draft
    let ways = try waysToHave(draft, service, turn)
    state.focus.draft = draft
    state.focus.isSettled = false
    state.focus.ways = ways
    state.focus.supposed = nil
    guard !ways.isEmpty else {
      return Reply(.refused, filling.statements + [.nothingFree(draft.reading), .noWay])
    }
    var reply = Reply(.explanation, filling.statements + [.ways(ways, party: draft.party)])
    reply.slots = ways.map(\.slot)
    return reply
  }

  private func waysToHave(_ draft: Draft, _ service: ServiceID, _ turn: Turn) throws(BookError)
    -> [Way]
  {
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: 7)
    guard !windows.isEmpty else { return [] }
    var request = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
    request.preferred = draft.time.exact.map { turn.zone.instant($0) }
    return try turn.finder.ways(for: request)
  }

  func lastService(of customer: CustomerID, _ turn: Turn) throws(BookError) -> ServiceID? {
    var query = BookingQuery()
    query.customer = customer
    query.order = .latestFirst
    query.limit = 1
    return try turn.book.bookings(query).first?.service
  }

  /// Does what a way says, as one change.
  mutating func take(_ way: Way, _ turn: Turn) throws(BookError) -> Reply {
    guard var draft = state.focus.draft else { return Reply(.talk, [.nothingAsked]) }
    state.focus.ways = []
    draft.service = way.slot.service
    draft.time = WantedTime(at: way.slot.start)
    draft.staff = [way.slot.staff]
    draft.isOverride = !way.rulesSetAside.isEmpty
    let moves = way.steps.compactMap { step -> (from: Booking, to: Slot)? in
      if case .move(let booking, let target) = step { (booking, target) } else { nil }
    }
    guard !moves.isEmpty || draft.isOverride else { return try propose(draft, turn) }
    let offer = Table.Offer(draft: draft, slots: [way.slot])
    let booked = try commit(offer, making: moves, turn)
    guard booked.kind == .booked else { return booked }
    let moved = moves.map { $0.from.moved(to: $0.to, zone: turn.zone) }
    var reply = booked
    reply.statements = zip(moves, moved).map { .moved(from: $0.from, to: $1) } + booked.statements
    reply.bookings += moved
    return reply
  }
}
