import PlainEnglish
import Scheduling

/// A time that was told while something was offered, and that no new proposal came of.
///
/// What was offered before must then not stand ready for a bare yes: who named another time and
/// says yes may mean that one.
extension Conversation {
  /// Keeps the time of a line that left what is on the table as it was.
  mutating func keepUnmet(of request: Request, _ reply: inout Reply, before: Table?) {
    guard let table = state.table, table == before, !table.offeredSlots.isEmpty else {
      state.unmet = nil
      return
    }
    for case .whichOption(let places) in reply.statements { state.unmet = .places(places) }
    guard request.isForWhatIsOffered, let slot = table.offeredSlots.first,
      let when = request.whens.first(where: { $0.tells(otherThan: slot) })
    else { return }
    state.unmet = .time(when.text)
    if case .offer(let offer) = table {
      reply.asksAbout = Reply.Asked(slot: slot, moving: offer.draft.moving)
    }
  }

  /// Says what a bare yes would do, where another time was told since it was proposed.
  mutating func askWhichIsMeant(_ table: Table) -> Reply {
    // "the later one", of several that are later: one of them has to be named.
    if case .places(let places)? = state.unmet { return Reply(.question, [.whichOption(places)]) }
    guard case .time(let words)? = state.unmet else { return Reply(.question, [.pleaseAnswer]) }
    state.unmet = nil
    var reply = Reply(.question, [.ignored([LeftWords(text: words, span: 0..<0)])])
    switch table {
    case .offer(let offer):
      reply.asksAbout = offer.slot.map { Reply.Asked(slot: $0, moving: offer.draft.moving) }
    case .visit(let visit): reply.statements.append(.visit(visit))
    case .series(let series): reply.statements.append(.series(series))
    default: break
    }
    return reply
  }
}

extension Table {
  /// The slots that a yes would book, the one that is selected alone.
  fileprivate var offeredSlots: [Slot] {
    switch self {
    case .offer(let offer): offer.slot.map { [$0] } ?? []
    case .visit(let visit): visit.plan?.slots ?? []
    case .series(let series): series.slots
    default: []
    }
  }
}

extension Request {
  /// Whether a time in it may be meant of what is offered: it looks at nothing, asks for no
  /// reason, and does nothing of its own.
  fileprivate var isForWhatIsOffered: Bool {
    guard why == nil, !isErrand, !looksAtBook, !speaksOfAnother, !asksWhatTheyHave else {
      return false
    }
    switch intent {
    case .list, .time, .customers, .availability, .none, .correct, .book, .move, .negate, .affirm,
      .thank, .any, .report, .help, .services, .staff:
      return true
    default: return false
    }
  }
}

extension When {
  /// Whether it names another time than that of a slot.
  fileprivate func tells(otherThan slot: Slot) -> Bool {
    role != .from && role != .not && start != nil && !agrees(with: slot.start)
  }
}
