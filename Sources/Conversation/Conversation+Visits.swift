import CivilTime
import PlainEnglish
import Scheduling

/// Several services in one visit, or several people at once.
extension Conversation {
  /// Proposes services that belong together.
  ///
  /// Several people come at the same time if that can be, else one after the
  /// other.
  mutating func propose(
    _ parts: Visit.Parts, _ draft: Draft, _ turn: Turn, saying lead: [Statement]
  ) throws(BookError) -> Reply {
    var draft = draft
    draft.parts = parts
    // Of several who come each is named in the plan.
    var lead =
      parts.guests.isEmpty
      ? lead
      : lead.filter { statement in
        if case .willNote = statement { false } else { true }
      }
    var plans = try plans(parts, draft, turn)
    if plans.isEmpty, parts.arrangement == .sameTime {
      var later = parts
      later.arrangement = .backToBack
      plans = try self.plans(later, draft, turn)
      if !plans.isEmpty {
        lead.append(.notAtTheSameTime(parts.services))
        draft.parts = later
      }
    }
    guard !plans.isEmpty else { return try refuse(parts, draft, turn, saying: lead) }
    guard let asked = draft.time.exact, let first = plans.first,
      turn.zone.local(first.span.start) != asked
    else { return offer(plans, draft, saying: lead) }
    // What was asked for cannot be had: it is said, and a script is told.
    let refusal = try refusal(of: parts, at: asked, draft, turn)
    var reply = offer(plans, draft, saying: refusal + lead)
    reply.outcome = .refused
    return reply
  }

  /// What is said of a very time at which several things do not fit: who is free then, or
  /// what stands against all of them.
  private func refusal(
    of parts: Visit.Parts, at start: LocalDateTime, _ draft: Draft, _ turn: Turn
  ) throws(BookError) -> [Statement] {
    let free = try freePeople(for: parts, at: start, draft, turn)
    guard free.isEmpty, let service = parts.services.first else {
      return [.noVisitAt(parts.services, start, free: free)]
    }
    // That nobody can have Dana then is no matter of who is free.
    var single = draft
    single.service = service
    let search = SlotSearch(draft: single, service: service, turn: turn)
    let against = search.refusal(of: try search.verdicts(at: start, asking: .planned)).obstacles
    guard against.contains(where: { !$0.rule.isOfOnePerson }) else {
      return [.noVisitAt(parts.services, start, free: free)]
    }
    return [
      .noVisit(parts.services, asksDay: false),
      .notFree(service: service, start: start, staff: draft.staff, obstacles: against),
    ]
  }

  /// Who may do the services that are wanted and is free for one of them at a moment.
  private func freePeople(
    for parts: Visit.Parts, at start: LocalDateTime, _ draft: Draft, _ turn: Turn
  ) throws(BookError) -> [StaffID] {
    var free: [StaffID] = []
    for service in Set(parts.services) {
      var single = draft
      single.service = service
      single.staff = draft.staff.filter { turn.business.staff($0)?.does(service) == true }
      for verdict in try SlotSearch(draft: single, service: service, turn: turn)
        .verdicts(at: start, asking: .planned)
      where verdict.stands && !free.contains(verdict.slot.staff) {
        free.append(verdict.slot.staff)
      }
    }
    return turn.business.activeStaff.map(\.id).filter(free.contains)
  }

  private mutating func offer(_ plans: [VisitPlan], _ draft: Draft, saying lead: [Statement])
    -> Reply
  {
    show(Visit(draft: draft, plans: plans), saying: lead)
  }

  // MARK: Nothing

  /// Days on both sides within which another day is looked for.
  private static let daysBeside = 30

  /// Says what keeps the parts from fitting, and offers the nearest day on which
  /// they do.
  private mutating func refuse(
    _ parts: Visit.Parts, _ draft: Draft, _ turn: Turn, saying lead: [Statement]
  ) throws(BookError) -> Reply {
    let reasons = try reasons(against: parts, draft, turn)
    guard let (other, plans) = try nearestDay(parts, draft, turn) else {
      state.table = nil
      state.focus.draft = draft
      state.focus.isSettled = false
      return Reply(
        .refused, lead + [.noVisit(parts.services, asksDay: reasons.isEmpty)] + reasons)
    }
    var reply = offer(
      plans, other,
      saying: lead + [.noVisit(parts.services, asksDay: false)] + reasons
        + [.insteadOf(.otherDay)])
    reply.outcome = .refused
    return reply
  }

  /// The limits that leave no room for all of it, or why one of the services
  /// cannot be had there at all.
  func reasons(against parts: Visit.Parts, _ draft: Draft, _ turn: Turn)
    throws(BookError) -> [Statement]
  {
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    var limits: [Policy.Limit] = []
    var alone: [Statement] = []
    var seen: Set<ServiceID> = []
    for service in parts.services where seen.insert(service).inserted && !windows.isEmpty {
      var single = draft
      single.service = service
      single.staff = draft.staff.filter { turn.business.staff($0)?.does(service) == true }
      let request = SlotSearch(draft: single, service: service, turn: turn).request(windows)
      let count = parts.services.count { $0 == service }
      for limit in try turn.finder.limitsReached(by: request, beside: count - 1)
      where !limits.contains(limit) {
        limits.append(limit)
      }
      if try turn.finder.next(for: request) == nil {
        alone += [
          .nothingFree(single.reading), .breakdown(try turn.finder.breakdown(of: request)),
        ]
      }
    }
    return limits.isEmpty ? alone : [.limits(limits)]
  }

  /// The plans of the nearest day that has any, the later of two; a very time is
  /// given up with its day.
  private func nearestDay(_ parts: Visit.Parts, _ draft: Draft, _ turn: Turn) throws(BookError)
    -> (draft: Draft, plans: [VisitPlan])?
  {
    guard let days = draft.time.days else { return nil }
    let last = days.last ?? days.first
    for distance in 1...Self.daysBeside {
      for day in [last.adding(days: distance), days.first.adding(days: -distance)]
      where day >= turn.local.date {
        var other = draft
        other.parts = parts
        other.time.days = WantedTime.Days(first: day, last: day)
        if draft.time.exact != nil { other.time.clock = nil }
        let plans = try self.plans(parts, other, turn)
        if !plans.isEmpty { return (other, plans) }
      }
    }
    return nil
  }

  /// So many plans are shown at once.
  static let planCount = 3

  func plans(
    _ parts: Visit.Parts, _ draft: Draft, _ turn: Turn, passing passedOver: [Instant] = [],
    count planCount: Int = Self.planCount
  ) throws(BookError) -> [VisitPlan] {
    var windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: min(turn.horizon, 60))
    let exact = draft.time.exact.map { turn.zone.instant($0) }
    if let exact, let day = draft.time.days?.single {
      let end = turn.zone.instant(LocalDateTime(day.adding(days: 1), .midnight))
      windows = [Span(start: max(turn.now, exact.adding(minutes: -180)), end: end)]
    }
    guard !windows.isEmpty else { return [] }
    var request = VisitRequest(
      parts: parts.services.enumerated().map { index, service in
        var part = VisitPart(service: service)
        if parts.staff.indices.contains(index), !parts.staff[index].isEmpty {
          part.staff = parts.staff[index]
          return part
        }
        part.staff = draft.staff.filter { turn.business.staff($0)?.does(service) == true }
        part.excludedStaff = draft.excludedStaff
        return part
      }, windows: windows)
    request.arrangement = parts.arrangement
    request.keepsOrder = parts.keepsOrder
    request.preferred = exact
    if case .known(let customer) = draft.party { request.customer = customer }
    if parts.guests.isEmpty, passedOver.isEmpty {
      return try turn.finder.visits(for: request, count: planCount)
    }
    // The finder knows one customer of a visit; the others may be busy then.
    let count = parts.guests.isEmpty ? passedOver.count + planCount : 4 * planCount
    var plans: [VisitPlan] = []
    for plan in try turn.finder.visits(for: request, count: count)
    where plans.count < planCount && !passedOver.contains(plan.span.start) {
      if try suits(plan, parts, draft, turn) { plans.append(plan) }
    }
    return plans
  }

  private func suits(_ plan: VisitPlan, _ parts: Visit.Parts, _ draft: Draft, _ turn: Turn)
    throws(BookError) -> Bool
  {
    for (index, slot) in plan.slots.enumerated() {
      guard case .known(let customer)? = parts.guest(at: index, of: plan)?.party,
        .known(customer) != draft.party
      else { continue }
      var candidate = draft.candidate(for: slot)
      candidate.customer = customer
      candidate.question = index > 0 ? .following : .planned
      guard try turn.finder.verdict(on: candidate)?.stands == true else { return false }
    }
    return true
  }

  /// Books the parts of the plan that was chosen, as one change.
  mutating func commit(_ visit: Visit, _ turn: Turn) throws(BookError) -> Reply {
    guard let plan = visit.plan else { return Reply(.question, [.pleaseAnswer]) }
    let intended = plan.slots.indices.map { visit.intended(at: $0, of: plan) }
    do throws(Unwritten) {
      let written = try BookingWriter.write(intended, as: .visit, turn)
      state.table = nil
      state.focus.took(written)
      var reply = Reply(.booked, written.bookings.map { .booked($0) } + written.besides)
      if let first = written.bookings.first { reply.statements.append(.afterBooking(first)) }
      reply.bookings = written.bookings
      return reply
    } catch {
      return try retry(visit, plan, after: error, turn)
    }
  }

  /// Says what is against a visit by now, and proposes another.
  private mutating func retry(
    _ visit: Visit, _ plan: VisitPlan, after unwritten: Unwritten, _ turn: Turn
  ) throws(BookError) -> Reply {
    var lead: [Statement] = []
    switch unwritten {
    case .failed(let error): throw error
    case .refused(let refused):
      lead = refused.prefix(1).map { .gone(plan.slots[$0.place], $0.verdict) }
    case .taken(let booking): lead = plan.slots.prefix(1).map { .justTaken($0, by: booking) }
    case .vanished, .changed, .onlyTried:
      state.table = nil
      return Reply(.refused, [.noLongerThere])
    }
    var turn = turn
    try turn.refresh()
    guard let parts = visit.draft.parts else { return Reply(.refused, lead) }
    var reply = try propose(parts, visit.draft, turn, saying: lead)
    reply.outcome = .refused
    return reply
  }

  /// Takes the plan that was chosen, or changes what was said.
  mutating func settle(_ visit: Visit, _ request: Request, _ turn: Turn) throws(BookError) -> Reply
  {
    var visit = visit
    let index: Int? =
      switch request.choice {
      case .index: request.choice?.place(among: visit.plans.count)
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
    guard var parts = visit.draft.parts else { return Reply(.question, [.pleaseAnswer]) }
    if !parts.order(by: request), let other = self.parts(of: request, filling.draft, turn) {
      parts = other
    } else if let added = filling.draft.adding(request, to: parts) {
      parts = added
    }
    return try propose(parts, filling.draft, turn, saying: filling.statements)
  }

  /// "and a haircut for Grace at the same time", beside an offer for Tom: both at once.
  mutating func propose(joining request: Request, to offer: Table.Offer, _ turn: Turn)
    throws(BookError) -> Reply
  {
    guard let service = offer.draft.service, let slot = offer.slot else {
      return Reply(.question, [.pleaseAnswer])
    }
    var draft = offer.draft
    draft.time = WantedTime(at: slot.start)
    // Who does it for the one may be busy with it.
    if !draft.staffWasAsked { draft.staff = [] }
    let others = guests(joining: request, draft.party)
    var parts = Visit.Parts(
      services: [service] + others.map { _ in request.serviceID ?? service },
      arrangement: .sameTime)
    parts.guests = [Visit.Guest(party: draft.party, note: draft.note)] + others
    return try propose(parts, draft, turn, saying: [])
  }

  /// "and a haircut", beside an offer of one service: a visit of both.
  mutating func propose(adding request: Request, to draft: Draft, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var filling = try fill(draft, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    filling.draft.service = draft.service
    let one = Visit.Parts(services: [draft.service].compactMap { $0 }, arrangement: .backToBack)
    guard let parts = filling.draft.adding(request, to: one) else {
      return Reply(.question, [.pleaseAnswer])
    }
    return try propose(parts, filling.draft, turn, saying: filling.statements)
  }

  /// Other times for services that belong together than those that were shown.
  mutating func widen(_ visit: Visit, _ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let parts = visit.draft.parts, let plan = visit.plan else {
      return Reply(.question, [.pleaseAnswer])
    }
    var filling = try fill(visit.draft, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    filling.draft.time = Self.widened(
      filling.draft.time, request.alternative, from: turn.zone.local(plan.span.start))
    if request.alternative == .otherStaff {
      filling.draft.excludedStaff += plan.slots.map(\.staff)
      filling.draft.staff = []
    }
    let passedOver = visit.passedOver + visit.plans.map(\.span.start)
    let plans = try plans(parts, filling.draft, turn, passing: passedOver)
    guard !plans.isEmpty else { return Reply(.refused, filling.statements + [.noMoreSlots]) }
    var other = Visit(draft: filling.draft, plans: plans)
    other.passedOver = passedOver
    return show(other, saying: filling.statements)
  }

  private mutating func show(_ visit: Visit, saying lead: [Statement]) -> Reply {
    state.table = .visit(visit)
    var reply = Reply(.suggestion, lead + [.visit(visit)])
    reply.slots = visit.plans.flatMap(\.slots)
    reply.readings = [visit.draft.reading]
    return reply
  }
}

extension Visit {
  /// What is to be booked for one part of a plan.
  fileprivate func intended(at index: Int, of plan: VisitPlan) -> Intended {
    var own = draft
    if let guest = guest(at: index, of: plan) {
      own.party = guest.party
      if !guest.note.isEmpty { own.note = guest.note }
    }
    // A visit is made of new bookings.
    own.moving = nil
    var intended = Intended(own, at: plan.slots[index])
    intended.candidate.question = index > 0 ? .following : .planned
    intended.candidate.allowsCustomerOverlap = draft.parts?.arrangement == .sameTime
    return intended
  }
}

extension Draft {
  /// The parts of a visit with the services that a request adds; nil if it adds none.
  fileprivate func adding(_ request: Request, to parts: Visit.Parts) -> Visit.Parts? {
    let ids = request.services.filter { !$0.isExcluded }.compactMap(\.entries.first)
      .map { ServiceID($0.id) }
    let fresh = ids.filter { !parts.services.contains($0) }
    guard !fresh.isEmpty, parts.guests.isEmpty else { return nil }
    var more = parts
    let goesBefore = request.says("before") || request.says("first")
    more.services = goesBefore ? fresh + parts.services : parts.services + fresh
    more.keepsOrder =
      parts.keepsOrder || goesBefore
      || ["after", "afterwards", "then"].contains(where: request.says)
    return more.services.count <= 4 ? more : nil
  }
}

extension Rule {
  /// Whether it stands against one person, so that another may be free.
  fileprivate var isOfOnePerson: Bool {
    switch self {
    case .booked, .buffer, .notWorking, .onBreak, .timeOff, .blocked, .skill, .capacity: true
    default: false
    }
  }
}
