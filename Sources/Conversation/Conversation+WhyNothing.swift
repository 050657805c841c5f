import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Of more services than these only the free starts are counted.
  private static let mostBrokenDown = 12

  /// Why nothing is free: how the starts fell, of the service that is meant or of
  /// each.
  mutating func explainNothing(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let duty = dutyAskedAbout(request, turn) { return Reply(.explanation, [duty]) }
    // "why no colours on Tuesday?" asks about them.
    let request = request.askingAboutAll
    let isAnew = !request.whens.isEmpty || !request.services.isEmpty
    let base = isAnew ? Draft() : state.table?.draft ?? state.focus.draft ?? Draft()
    let filling = try fill(base, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    let draft = filling.draft
    guard !draft.time.isOpen || !request.services.isEmpty else {
      return try explainNot(request, turn)
    }
    if draft.time.exact != nil { return try explainNot(request, turn) }
    return try explainNothing(about: draft, isAnew: isAnew, turn)
  }

  /// Why nothing is free of what is asked for, or that something is.
  mutating func explainNothing(about asked: Draft, isAnew: Bool, _ turn: Turn) throws(BookError)
    -> Reply
  {
    var draft = asked
    let wasNamed = draft.service != nil
    let services = draft.service.map { [$0] } ?? turn.business.activeServices.map(\.id)
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    guard !windows.isEmpty else {
      return Reply(.explanation, [.nothingFree(draft.reading), .hasGoneBy(turn.local)])
    }
    var free: [Statement.FreeCount] = []
    for service in services {
      let wanted = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
      let slots = try turn.finder.slots(for: wanted)
      let isBrokenDown = services.count > 1 && services.count <= Self.mostBrokenDown
      if !slots.isEmpty || isBrokenDown {
        var count = Statement.FreeCount(
          service: service, count: slots.count, first: slots.first)
        if isBrokenDown { count.breakdown = try turn.finder.breakdown(of: wanted) }
        free.append(count)
      }
    }
    if isAnew {
      state.focus.draft = draft
      state.focus.slots = []
      state.focus.suggested = nil
      state.focus.isSettled = false
      state.focus.booking = nil
    }
    if free.contains(where: { $0.count > 0 }) {
      var statements: [Statement] = [.someFree(free, time: draft.time)]
      if let service = draft.service, free.count == 1 {
        let wanted = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
        statements.append(.breakdown(try turn.finder.breakdown(of: wanted)))
      }
      return Reply(.explanation, statements)
    }
    draft.service = draft.service ?? services.first
    guard let service = draft.service else { return Reply(.explanation, [.nothingToExplain]) }
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    switch try search.run() {
    case .fits: return Reply(.explanation, [.nothingToExplain])
    case .instead(_, let statements), .nothing(let statements):
      guard !wasNamed, services.count > 1 else { return Reply(.explanation, statements) }
      // Of no service was anything said: the starts of each are told, and none for all.
      let told = statements.compactMap { statement -> Statement? in
        switch statement {
        case .nothingFree(var reading):
          reading.service = nil
          return .nothingFree(reading)
        case .breakdown: return free.isEmpty ? statement : .someFree(free, time: draft.time)
        case .freesMost, .noneFrees, .limits: return free.isEmpty ? statement : nil
        default: return statement
        }
      }
      return Reply(.explanation, told)
    }
  }
}
