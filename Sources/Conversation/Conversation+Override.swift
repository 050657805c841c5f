import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Books the time that was refused, against the rules that were named.
  ///
  /// The person has just been told what stands against it, so nothing is asked
  /// again.
  mutating func override(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    // What has been booked is not booked again.
    let refused = state.focus.isSettled ? nil : state.focus.draft
    guard let draft = state.table?.draft ?? refused, let service = draft.service,
      let exact = draft.time.exact
    else { return Reply(.talk, [.nothingAsked]) }
    guard let verdict = try verdict(regardless: draft, service, exact, turn) else {
      let verdicts = try SlotSearch(draft: draft, service: service, turn: turn).verdicts(at: exact)
      let obstacles = verdicts.first?.obstacles ?? []
      var reply = Reply(
        .refused,
        [.notFree(service: service, start: exact, staff: draft.staff, obstacles: obstacles)])
      if case .offer(let shown)? = state.table, let slot = shown.slot {
        // What is still offered is another time.
        reply.statements.append(.suggestion(slot, party: shown.draft.party))
      }
      return reply
    }
    var offer = Table.Offer(draft: draft, slots: [verdict.slot])
    offer.draft.isOverride = true
    offer.draft.setAside =
      try SlotSearch(draft: draft, service: service, turn: turn)
      .verdicts(at: exact, asking: .offered)
      .first { $0.slot.staff == verdict.slot.staff }?.obstacles.map(\.rule) ?? []
    return try commit(offer, turn)
  }
}

extension Conversation {
  /// Proposes what was to be "anyway": as any other where no rule is against it, else
  /// with the rules named that would be set aside.
  mutating func propose(
    regardless draft: Draft, _ found: SlotSearch.Found, _ lead: [Statement], _ turn: Turn
  ) throws(BookError) -> Reply {
    var plain = draft
    plain.isOverride = false
    if case .fits = found { return try propose(plain, turn, saying: lead) }
    guard let service = draft.service, let exact = draft.time.exact,
      let verdict = try verdict(regardless: draft, service, exact, turn)
    else { return try propose(plain, turn, saying: lead) }
    var reply = Reply(.suggestion, lead)
    reply.readings = [draft.reading]
    reply.statements.append(
      .againstRules(service: service, start: exact, obstacles: verdict.obstacles))
    var told = draft
    told.setAside = verdict.obstacles.map(\.rule)
    return try offer([verdict.slot], told, after: reply, turn)
  }

  /// Of all who could do it at a time against the rules, whom the fewest are against.
  private func verdict(
    regardless draft: Draft, _ service: ServiceID, _ exact: LocalDateTime, _ turn: Turn
  ) throws(BookError) -> Verdict? {
    try SlotSearch(draft: draft, service: service, turn: turn).verdicts(at: exact)
      .filter { $0.obstacles.allSatisfy(\.rule.canBeSetAside) }
      .min { $0.weight < $1.weight }
  }
}

extension Verdict {
  /// How much stands against it: who is not in at all that day comes behind who is.
  fileprivate var weight: Int {
    obstacles.reduce(obstacles.count) { sum, obstacle in
      if case .notWorking(_, _, let windows) = obstacle, windows.isEmpty { sum + 1 } else { sum }
    }
  }
}

extension Rule {
  /// Whether the owner can set it aside: all that is not against nature.
  var canBeSetAside: Bool {
    switch self {
    case .past, .clockChange, .length: false
    default: true
    }
  }
}

extension Draft {
  /// The rules that a booking is marked with: what was remarked upon when it was named,
  /// and of one that is made against the rules all that were told.
  func rulesBroken(by verdict: Verdict, _ turn: Turn) -> [Rule] {
    var rules = isOverride ? rulesSetAside(by: verdict) : []
    let hasOwnStarts = turn.business.service(verdict.slot.service)?.hasOwnStarts == true
    for rule in verdict.remarks.map(\.rule) where !rules.contains(rule) {
      switch rule {
      case .notice, .horizon, .fixedStarts: rules.append(rule)
      // The grid of the book binds nobody at the desk.
      case .step where hasOwnStarts: rules.append(rule)
      default: break
      }
    }
    return rules
  }

  /// The rules that a booking goes against: those that a verdict finds, and of those that were
  /// told also what only gives a remark.
  private func rulesSetAside(by verdict: Verdict) -> [Rule] {
    let found = verdict.obstacles.map(\.rule)
    let remarked = verdict.remarks.map(\.rule)
    return found + setAside.filter { !found.contains($0) && remarked.contains($0) }
  }

  /// Whether all that is against it was told and is set aside.
  func setsAside(_ obstacles: [Obstacle]) -> Bool {
    isOverride && obstacles.allSatisfy { setAside.contains($0.rule) }
  }
}
