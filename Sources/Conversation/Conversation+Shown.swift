import PlainEnglish
import Scheduling

/// What was only shown — something that was supposed, or ways to have something — and
/// what a line makes of it.
extension Conversation {
  /// Whether a change or a way was shown and not done.
  private var hasShownSomething: Bool { state.focus.supposed != nil || !state.focus.ways.isEmpty }

  /// Whether a change or a way is what was told last: then a plain "yes" means it, and
  /// later only "do it" does.
  var hasJustShown: Bool { state.focus.isShowing && hasShownSomething }

  /// Whether what was shown stands before a question that was open.
  ///
  /// Of ways a number chooses one, also where another wish than the one turned down is
  /// waited for.
  var showsBeforeTable: Bool {
    guard hasJustShown, let table = state.table else { return false }
    return table.mustBeAnswered || table.question == .anotherTime && !state.focus.ways.isEmpty
  }

  /// Answers a line that means what was shown, with something on the table; nil if it
  /// means that.
  ///
  /// "do it", "yes" and "the second one" are said of what was told last. What was proposed
  /// before is proposed again once that is done.
  mutating func settleShown(
    before table: Table, with request: Request, of utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard hasShownSomething, hasJustShown || !table.mustBeAnswered && request.goesAhead else {
      return nil
    }
    if request.mayOnlyHear, table.mustBeAnswered {
      // It may only say that it was heard: what is open is asked again.
      state.focus.isShowing = false
      return aside(Reply(.question, [.pleaseAnswer]))
    }
    state.table = nil
    if let chosen = wayChosen(request) {
      guard let way = chosen else {
        state.table = table
        return Reply(.question, [.whichOption(Array(1...state.focus.ways.count))])
      }
      let done = try take(way, turn)
      return try comeBack(to: table, from: done, turn)
    }
    if request.agreesToShown, !request.takes || state.focus.supposed == nil,
      let done = try doWhatWasShown(request, of: utterance, turn)
    {
      return try comeBack(to: table, from: done, turn)
    }
    state.table = table
    return nil
  }

  /// Takes back what was shown: it is not to be.
  mutating func dropShown() -> Reply {
    state.focus.supposed = nil
    state.focus.ways = []
    return aside(Reply(.dropped, [.dropped]))
  }

  /// "do it", of a change or a way that was only shown.
  mutating func doWhatWasShown(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard hasJustShown || request.goesAhead || request.intent == .override else { return nil }
    guard !request.hasValues, request.consent.mayAgree else { return nil }
    if let supposed = state.focus.supposed { return try makeReal(supposed, of: utterance, turn) }
    guard !state.focus.ways.isEmpty else { return nil }
    let index: Int
    switch request.choice {
    case .index(let number)?: index = number - 1
    case .it?, nil: index = 0
    // "the other one" is not the first.
    default: return nil
    }
    guard state.focus.ways.indices.contains(index) else { return nil }
    return try take(state.focus.ways[index], turn)
  }

  /// "do it and tell Peter": does it, and says how they can be told.
  mutating func doAndTell(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard request.tellsOn, request.beginsWithDoing, !request.left.contains(where: \.matters),
      let id = customerNamed(request), let customer = try turn.book.customer(id)
    else { return nil }
    var plain = request
    plain.customers = []
    plain.choice = request.choice ?? request.wayDone.map { .index($0) }
    guard var reply = try doWhatWasShown(plain, of: utterance, turn) else { return nil }
    reply.statements.append(.cannotSend(customer))
    return reply
  }

  // MARK: What was proposed before

  /// Goes back to what was proposed before something was shown, now that this is done.
  private mutating func comeBack(to table: Table, from done: Reply, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var reply = done
    guard table.mustBeAnswered else { return reply }
    guard state.table == nil else {
      // What was done asks something itself.
      if table.isLostInSilence || table.draft != nil {
        reply.statements.insert(.notDone(table), at: 0)
      }
      return reply
    }
    var turn = turn
    try turn.refresh()
    let again: Reply
    switch table {
    case .offer(let offer):
      guard !isDone(offer.draft, by: done) else { return reply }
      again = try propose(offer.draft, turn)
      if case .offer(let fresh)? = state.table, fresh.slots == offer.slots {
        // Nothing has become of it, so it need not be told again.
        state.table = table
        return aside(reply)
      }
    case .visit(let visit):
      guard let parts = visit.draft.parts else { return reply }
      again = try propose(parts, visit.draft, turn, saying: [])
    case .series(let series):
      guard let recurrence = series.draft.recurrence, let service = series.draft.service else {
        return reply
      }
      again = try proposeSeries(recurrence, series.draft, service, turn, saying: [])
    default:
      reply.statements.insert(.notDone(table), at: 0)
      return reply
    }
    let kind = reply.kind
    reply.append(again)
    reply.kind = kind
    return reply
  }

  /// Whether what was proposed is had by what was done instead: the same service for the
  /// same person, or the same booking moved.
  private func isDone(_ draft: Draft, by done: Reply) -> Bool {
    done.bookings.contains { booking in
      if let moving = draft.moving { return booking.id == moving }
      guard done.kind == .booked, booking.service == draft.service else { return false }
      switch draft.party {
      case .known(let id): return booking.customer == id
      case .new, .me: return booking.id == state.focus.booking
      }
    }
  }

  /// A reply beside what is offered: its question names what it is about.
  func aside(_ reply: Reply) -> Reply {
    guard case .offer(let offer)? = state.table else { return reply }
    var reply = reply
    reply.asksAbout = offer.asked
    return reply
  }

  /// What a reply leaves of what was shown.
  mutating func keepShown(_ request: Request, _ reply: inout Reply, before: Table?) {
    if reply.shows {
      state.focus.isShowing = true
      if state.table?.mustBeAnswered == true { reply.statements.append(.orGoBack) }
      return
    }
    if !request.staysWithShown { state.focus.isShowing = false }
    state.focus.told = []
    if case .offer(let offer)? = state.table, state.table == before, let slot = offer.slot {
      let told = reply.slotsTold(beside: slot)
      if !told.isEmpty || request.asksOfOtherWorld { reply.asksAbout = offer.asked }
      state.focus.told = told
    }
  }

  /// "that one", after a reason told of another slot than the one that is offered: that
  /// slot, which is taken if it has a number, and else proposed.
  mutating func takeTold(_ request: Request, of offer: Table.Offer, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    let told = state.focus.told
    guard request.choice == .it, ["that", "this", "one"].contains(where: request.says),
      // "why this slot?" takes none.
      !request.hasValues, request.consent.mayAgree, request.why == nil,
      !told.isEmpty
    else { return nil }
    guard told.count == 1, let slot = told.first else { return Reply(.question, [.whichSlot]) }
    let index = offer.slots.firstIndex { $0.start == slot.start && $0.staff == slot.staff }
    if let index {
      var chosen = offer
      chosen.selected = index
      return try commit(chosen, turn)
    }
    var draft = offer.draft
    draft.staff = [slot.staff]
    draft.time = WantedTime(at: slot.start)
    return try propose(draft, turn)
  }
}

extension Request {
  /// Whether it says yes, and nothing else.
  fileprivate var agreesToShown: Bool {
    guard consent.mayAgree, topics.isEmpty else { return false }
    switch intent {
    case .affirm, .override: return true
    case .thank: return goesAhead && !acts.contains(.thank)
    default: return false
    }
  }

  /// "no", "never mind": what was shown is not wanted.
  var refusesShown: Bool {
    switch intent {
    case .negate: !hasValues && topics.isEmpty && choice == nil && alternative == nil
    case .stop: !leaves
    default: false
    }
  }

  /// "ok", which may only say that it was heard, or "whatever".
  fileprivate var mayOnlyHear: Bool {
    switch intent {
    case .thank: !goesAhead && !hasValues && !acts.contains(.thank)
    case .any: !hasValues
    default: false
    }
  }

  /// Whether what was shown is still what is spoken of after it.
  fileprivate var staysWithShown: Bool {
    switch intent {
    case .more, .repeat, .help, .thank, .any: true
    case .explain: why == .howRead || why == .howSure
    default: false
    }
  }
}

extension Request {
  /// Whether it asks what if, or how something could be.
  fileprivate var asksOfOtherWorld: Bool { why == .whatIf || why == .howCould }
}

extension Table.Offer {
  /// What a yes does, where it has to be said.
  fileprivate var asked: Reply.Asked? { slot.map { Reply.Asked(slot: $0, moving: draft.moving) } }
}

extension Reply {
  /// Whether it shows a change or ways.
  fileprivate var shows: Bool { statements.contains(where: \.shows) }

  /// The slots that a reason tells of beside the one that is offered, so that "it" could
  /// be either.
  fileprivate func slotsTold(beside offered: Slot) -> [Slot] {
    guard kind == .explanation else { return [] }
    var told: [Slot] = []
    for slot in statements.flatMap(\.slotsTold)
    where slot.start != offered.start || slot.staff != offered.staff {
      if !told.contains(where: { $0.start == slot.start && $0.staff == slot.staff }) {
        told.append(slot)
      }
    }
    return told
  }
}

extension Statement {
  fileprivate var shows: Bool {
    switch self {
    case .whatIf, .ways, .howToFree: true
    case .inFull(let statements), .inBrief(let statements): statements.contains(where: \.shows)
    default: false
    }
  }

  /// The slots that a reason tells of.
  fileprivate var slotsTold: [Slot] {
    switch self {
    case .isFree(let slot), .option(let slot, _), .fullReason(let slot): [slot]
    case .comparison(let one, let two): [one, two]
    case .nearest(let slots): slots
    case .relaxed(let relaxed): relaxed.map(\.slot)
    case .inFull(let statements), .inBrief(let statements): statements.flatMap(\.slotsTold)
    default: []
    }
  }
}
