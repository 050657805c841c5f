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
    let verdicts = try SlotSearch(draft: draft, service: service, turn: turn).verdicts(at: exact)
    let allowed = verdicts.filter { $0.obstacles.allSatisfy(\.rule.canBeSetAside) }
    guard let verdict = allowed.min(by: { $0.obstacles.count < $1.obstacles.count }) else {
      let obstacles = verdicts.first?.obstacles ?? []
      return Reply(
        .refused,
        [.notFree(service: service, start: exact, staff: draft.staff, obstacles: obstacles)])
    }
    var offer = Table.Offer(draft: draft, slots: [verdict.slot])
    offer.draft.isOverride = true
    return try commit(offer, turn)
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
