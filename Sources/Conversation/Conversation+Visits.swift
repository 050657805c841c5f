import CivilTime
import PlainEnglish
import Scheduling

/// Several services in one visit, or several people at once.
extension Conversation {
  /// The parts of a request that asks for more than one thing at a time; nil if
  /// it asks for one.
  func parts(of request: Request, _ draft: Draft, _ turn: Turn) -> Visit.Parts? {
    var named: [ServiceID] = []
    for entry in request.services.filter({ !$0.isExcluded }).compactMap(\.entries.first) {
      // One that is named twice is spoken of twice, not wanted twice.
      if !named.contains(ServiceID(entry.id)) { named.append(ServiceID(entry.id)) }
    }
    if named.count > 1 {
      return Visit.Parts(services: named, arrangement: .backToBack)
    }
    guard let people = request.partySize, people > 1, let id = draft.service,
      let service = turn.business.service(id)
    else { return nil }
    // A class holds them all; else each needs someone of their own.
    guard service.capacity == 1 else { return nil }
    return Visit.Parts(
      services: Array(repeating: id, count: min(people, 4)), arrangement: .sameTime)
  }

  /// Proposes services that belong together.
  mutating func propose(
    _ parts: Visit.Parts, _ draft: Draft, _ turn: Turn, saying lead: [Statement]
  ) throws(BookError) -> Reply {
    var draft = draft
    draft.parts = parts
    let plans = try plans(parts, draft, turn)
    guard !plans.isEmpty else {
      state.table = nil
      state.focus.draft = draft
      return Reply(.refused, lead + [.noVisit(parts.services)])
    }
    let visit = Visit(draft: draft, plans: plans)
    state.table = .visit(visit)
    var reply = Reply(.suggestion, lead + [.visit(visit)])
    reply.slots = plans.flatMap(\.slots)
    reply.readings = [draft.reading]
    return reply
  }

  private func plans(_ parts: Visit.Parts, _ draft: Draft, _ turn: Turn) throws(BookError)
    -> [VisitPlan]
  {
    var windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: min(turn.horizon, 60))
    let exact = draft.time.exact.map { turn.zone.instant($0) }
    if let exact, let day = draft.time.days?.single {
      let end = turn.zone.instant(LocalDateTime(day.adding(days: 1), .midnight))
      windows = [Span(start: max(turn.now, exact.adding(minutes: -180)), end: end)]
    }
    guard !windows.isEmpty else { return [] }
    var request = VisitRequest(
      parts: parts.services.map { service in
        var part = VisitPart(service: service)
        part.staff = draft.staff.filter { turn.business.staff($0)?.does(service) == true }
        part.excludedStaff = draft.excludedStaff
        return part
      }, windows: windows)
    request.arrangement = parts.arrangement
    request.preferred = exact
    if case .known(let customer) = draft.party { request.customer = customer }
    return try turn.finder.visits(for: request, count: 3)
  }

  /// Books the parts of the plan that was chosen, as one change.
  mutating func commit(_ visit: Visit, _ turn: Turn) throws(BookError) -> Reply {
    guard let plan = visit.plan else { return Reply(.question, [.pleaseAnswer]) }
    let draft = visit.draft
    let taken = BookError(kind: .taken, operation: "book a visit")
    let made: [Booking]
    do throws(BookError) {
      (made, _) = try turn.book.change(turn.note) { writer throws(BookError) -> [Booking] in
        let customer = try draft.customer(writer)
        var made: [Booking] = []
        for slot in plan.slots {
          let business = try writer.business()
          let finder = SlotFinder(
            business: business, zone: turn.zone, book: writer, now: turn.now)
          var candidate = draft.candidate(for: slot)
          candidate.isTyped = true
          candidate.allowsCustomerOverlap = draft.parts?.arrangement == .sameTime
          guard let verdict = try finder.verdict(on: candidate), verdict.stands else { throw taken }
          var booking = Booking(verdict.slot, draft, customer: customer, business: business, turn)
          booking.rationale = slot.rationale
          booking.visit = made.first?.id
          guard case .booking(var row) = try writer.put(.booking(booking)) else { throw taken }
          if row.visit == nil {
            row.visit = row.id
            try writer.put(.booking(row))
          }
          made.append(row)
        }
        return made
      }
    } catch  where error.kind == .taken {
      var reply = try propose(
        draft.parts ?? Visit.Parts(services: [], arrangement: .backToBack), draft, turn,
        saying: plan.slots.first.map { [.justTaken($0, by: error.takenBy)] } ?? [])
      reply.outcome = .refused
      return reply
    }
    state.table = nil
    state.focus.booking = made.first?.id
    state.focus.isSettled = true
    state.focus.listed = made.map(\.id)
    var reply = Reply(.booked, made.map { .booked($0) })
    if case .new(let name) = draft.party { reply.statements.append(.newCustomer(name)) }
    if let first = made.first { reply.statements.append(.afterBooking(first)) }
    reply.bookings = made
    return reply
  }

  /// Takes the plan that was chosen, or changes what was said.
  mutating func settle(_ visit: Visit, _ request: Request, _ turn: Turn) throws(BookError) -> Reply
  {
    var visit = visit
    let index: Int? =
      switch request.choice {
      case .index(-1): visit.plans.count - 1
      case .index(let number): number - 1
      case .later: visit.plans.indices.max { visit.start($0) < visit.start($1) }
      case .earlier: visit.plans.indices.min { visit.start($0) < visit.start($1) }
      case .it: visit.selected
      default: nil
      }
    if let index, visit.plans.indices.contains(index), !request.hasValues {
      visit.selected = index
      return try commit(visit, turn)
    }
    let filling = try fill(visit.draft, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    guard let parts = parts(of: request, filling.draft, turn) ?? visit.draft.parts else {
      return Reply(.question, [.pleaseAnswer])
    }
    return try propose(parts, filling.draft, turn, saying: filling.statements)
  }
}

/// Services that belong together, before they are confirmed.
public struct Visit: Hashable, Sendable, Codable {
  /// What belongs together, and how.
  public struct Parts: Hashable, Sendable, Codable {
    /// The services, one for each part.
    public var services: [ServiceID]
    /// One after the other, or all at once.
    public var arrangement: VisitRequest.Arrangement
  }

  /// What it is for.
  public var draft: Draft
  /// The plans, as numbered from 1.
  public var plans: [VisitPlan]
  /// The plan that a yes takes.
  public var selected = 0

  /// The plan that a yes takes.
  var plan: VisitPlan? { plans.indices.contains(selected) ? plans[selected] : nil }

  func start(_ index: Int) -> Instant { plans[index].span.start }
}
