import CivilTime
import PlainEnglish
import Scheduling

/// Why services that belong together, or several people, are proposed as they are.
extension Conversation {
  /// So many plans are looked through for the one that a question names.
  private static let mostPlans = 200

  /// Compares two plans that a question names by number, hour or person; nil if none are
  /// on the table.
  func comparePlans(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard case .visit(let visit)? = state.table, request.services.isEmpty,
      request.customers.isEmpty, let shown = visit.plan
    else { return nil }
    let terms = Contrast.terms(of: request)
    guard !terms.isEmpty else { return nil }
    var found: [VisitPlan] = []
    for term in terms {
      switch try plan(term, request, visit, turn) {
      case .plan(let plan): found.append(plan)
      case .refused(let statements): return Reply(.explanation, statements)
      }
    }
    if found.count == 1 { found.insert(shown, at: 0) }
    guard let one = found.first, let two = found.last, one.span.start != two.span.start else {
      return Reply(.explanation, found.prefix(1).map { .sameSlot($0.joined) })
    }
    let isTurned =
      terms.count > 1 && SlotComparison(one.joined, two.joined).better != one.joined
    return Reply(
      .explanation,
      (isTurned ? [.otherWayRound] : []) + [.comparison(chosen: one.joined, other: two.joined)])
  }

  /// Says whether what a question names could be instead of the plan that is proposed, and
  /// what speaks for that.
  func explainNotPlan(_ said: Request, _ turn: Turn) throws(BookError) -> Reply? {
    let request = said.askingAboutAll
    guard case .visit(let visit)? = state.table, let shown = visit.plan,
      request.customers.isEmpty, request.alternative == nil
    else { return nil }
    if let first = request.serviceFirst(of: visit) {
      return try explainNotOrder(first, visit, turn)
    }
    guard request.services.isEmpty else { return nil }
    if let number = request.place, visit.plans.indices.contains(number - 1) {
      return compared(visit.plans[number - 1], shown)
    }
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    if request.whens.isEmpty, request.place == nil {
      let theirs = try allPlans(of: visit, turn).first { plan in
        plan.slots.contains { staff.contains($0.staff) }
      }
      return theirs.map { compared($0, shown) }
    }
    if request.whens.contains(where: { !$0.isTimeOnly }), request.whens.allSatisfy(\.isDayOnly) {
      return try explainNotDay(request, visit, turn)
    }
    var term = Contrast.Term(staff: staff)
    term.when = request.whens.first { !$0.isDayOnly }
    term.number = request.place
    switch try plan(term, request, visit, turn) {
    case .plan(let plan): return compared(plan, shown)
    case .refused(let statements): return Reply(.explanation, statements)
    }
  }

  // MARK: Finding the plan that is meant

  private enum Named {
    case plan(VisitPlan)
    case refused([Statement])
  }

  private func plan(
    _ term: Contrast.Term, _ request: Request, _ visit: Visit, _ turn: Turn
  ) throws(BookError) -> Named {
    if let number = term.number, request.whens.isEmpty,
      visit.plans.indices.contains(number - 1)
    {
      return .plan(visit.plans[number - 1])
    }
    let day =
      request.whens.first { !$0.isTimeOnly }?.start?.date
      ?? visit.plan?.slots.map(\.start).min()?.date ?? turn.local.date
    let minute =
      term.when?.start?.time.minuteOfDay ?? term.number.map { turn.minute(ofHour: $0, on: day) }
    let all = try allPlans(of: visit, turn)
    guard let minute else {
      let theirs = all.first { $0.slots.contains { term.staff.contains($0.staff) } }
      return theirs.map { .plan($0) } ?? .refused([.nothingToExplain])
    }
    let start = LocalDateTime(day, minute: minute)
    if let plan = all.first(where: { $0.starts(at: start, with: term.staff) }) {
      return .plan(plan)
    }
    return .refused(try obstacles(to: visit, at: start, turn))
  }

  /// Every plan for what was asked for, best first, each weighed alike.
  private func allPlans(of visit: Visit, _ turn: Turn) throws(BookError) -> [VisitPlan] {
    guard let parts = visit.draft.parts else { return visit.plans }
    let found = try plans(parts, visit.draft, turn, count: Self.mostPlans)
    return visit.plans + found.filter { plan in !visit.plans.contains { $0.span == plan.span } }
  }

  private func compared(_ plan: VisitPlan, _ shown: VisitPlan) -> Reply {
    guard plan.span.start != shown.span.start || plan.slots.map(\.staff) != shown.slots.map(\.staff)
    else { return Reply(.explanation, [.isSuggested(shown.joined)]) }
    return Reply(
      .explanation,
      [.planIsFree(plan), .comparison(chosen: shown.joined, other: plan.joined)])
  }

  /// Another order: the best plan of that order, if there is one.
  private func explainNotOrder(_ first: ServiceID, _ visit: Visit, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard var parts = visit.draft.parts, parts.guests.isEmpty else { return nil }
    parts.services.removeAll { $0 == first }
    parts.services.insert(first, at: 0)
    parts.keepsOrder = true
    if let plan = try plans(parts, visit.draft, turn).first {
      if let shown = visit.plan, shown.slots == plan.slots {
        return Reply(.explanation, [.isSuggested(shown.joined)])
      }
      return Reply(.explanation, [.planIsFree(plan)])
    }
    return Reply(.explanation, [.noVisit(parts.services, asksDay: false)])
  }

  /// Another day: what could be had then.
  private func explainNotDay(_ request: Request, _ visit: Visit, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard let parts = visit.draft.parts else { return nil }
    let filling = try fill(visit.draft, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    if let plan = try plans(parts, filling.draft, turn).first {
      return Reply(.explanation, [.planIsFree(plan)])
    }
    return Reply(
      .explanation,
      [.noVisit(parts.services, asksDay: false)]
        + (try reasons(against: parts, filling.draft, turn))
    )
  }

  /// What stands against each part at a start, one after the other: the first that cannot
  /// be, of each order.
  private func obstacles(to visit: Visit, at start: LocalDateTime, _ turn: Turn)
    throws(BookError) -> [Statement]
  {
    guard let parts = visit.draft.parts else { return [.nothingToExplain] }
    var told: [Statement] = [.noVisit(parts.services, asksDay: false)]
    let isParty = parts.arrangement == .sameTime
    let orders = parts.keepsOrder || isParty ? [parts.services] : parts.services.orders
    for order in orders {
      var next = start
      var lead: [Statement] = []
      var taken: [StaffID] = []
      for (index, service) in order.enumerated() {
        var single = visit.draft
        single.service = service
        if order == parts.services, parts.guests.indices.contains(index) {
          // Each of several people may have something else then.
          single.party = parts.guests[index].party
        }
        if isParty { single.excludedStaff += taken }
        single.time = WantedTime(at: next)
        let search = SlotSearch(draft: single, service: service, turn: turn)
        switch try search.standing(at: next) {
        case .offered(let slot):
          lead.append(.isFree(slot))
          taken.append(slot.staff)
          if !isParty { next = turn.zone.local(slot.span.end) }
          continue
        case .refused(let statements):
          // What is near for one of them alone says nothing of all.
          let own = statements.filter { if case .nearest = $0 { false } else { true } }
          for statement in lead + own where !told.contains(statement) { told.append(statement) }
        }
        break
      }
    }
    return told
  }
}

extension VisitPlan {
  /// The plan as one slot, with all that speaks for any of it.
  var joined: Slot {
    let first = slots.min { $0.span.start < $1.span.start } ?? slots[0]
    var joined = first
    joined.rationale = Rationale(facts: slots.flatMap(\.rationale.facts))
    return joined
  }

  fileprivate func starts(at start: LocalDateTime, with staff: [StaffID]) -> Bool {
    guard slots.map(\.start).min() == start else { return false }
    return staff.isEmpty || slots.contains { staff.contains($0.staff) }
  }
}

extension Request {
  /// The service that is to come first by a question: "why not the colour first?".
  fileprivate func serviceFirst(of visit: Visit) -> ServiceID? {
    guard let service = serviceID, visit.draft.parts?.services.contains(service) == true,
      ["first", "before", "start"].contains(where: says)
    else { return nil }
    return service
  }
}

extension [ServiceID] {
  /// All orders of some services, each once.
  fileprivate var orders: [[ServiceID]] {
    guard count > 1 else { return [self] }
    var result: [[ServiceID]] = []
    for index in indices {
      var rest = self
      let head = rest.remove(at: index)
      for order in rest.orders where !result.contains([head] + order) {
        result.append([head] + order)
      }
    }
    return result
  }
}
