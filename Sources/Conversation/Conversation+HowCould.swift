import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Finds the least changes by which something could be had, and does nothing.
  mutating func howCould(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    // Where this one cannot be, or is so already, "do it" does not mean the one before it.
    state.focus.supposed = nil
    state.focus.ways = []
    state.focus.shownLine = utterance.requests.count == 1 ? utterance.line : ""
    if let reply = try howToFree(request, turn) { return reply }
    // What is named anew is asked about afresh; "how could I have that?" is not.
    let base = draftAsked(of: request)
    var wanted = request.withTargets
    let kept = wanted.dropKept()
    var asked = wanted
    // "an hour later" counts from what is offered only where that is spoken of.
    if base == Draft(), request.shift != nil {
      asked.shift = nil
      asked.duration = nil
    }
    var filling = try fill(base, from: asked, turn)
    if let refusal = filling.refusal { return refusal }
    filling.draft.moving = nil
    takeFirstOfSeries(&filling, turn)
    if let id = base.moving, let booking = try turn.book.booking(id), booking.stands(turn.now) {
      return try howCould(move: booking, wanted, &filling, keeping: kept, turn)
    }
    if let booking = try bookingToMove(wanted, filling.draft, turn) {
      return try howCould(move: booking, wanted, &filling, keeping: kept, turn)
    }
    if filling.draft.service == nil, case .known(let customer) = filling.draft.party,
      let visit = try visitThatTells(of: customer, turn)
    {
      filling.draft.service = visit.service
      filling.statements.append(.tookServiceOf(visit, isNext: visit.span.end > turn.now))
    }
    if filling.draft.service == nil { filling.draft.service = state.focus.service }
    guard filling.draft.service != nil else {
      state.table = .missing(.service, filling.draft)
      return Reply(
        .question, filling.statements + [.services(turn.business.activeServices)])
    }
    filling.statements += asked.whatIsPlanned
    return try show(filling, keeping: kept, turn)
  }

  /// Of a series its first date is planned, and that is said.
  private func takeFirstOfSeries(_ filling: inout Filling, _ turn: Turn) {
    guard let recurrence = filling.draft.recurrence else { return }
    filling.draft.recurrence = nil
    guard let first = Series.starts(recurrence, filling.draft, turn).first else { return }
    filling.draft.time.days = WantedTime.Days(first: first.date, last: first.date)
    if !recurrence.rule.hours.isEmpty || recurrence.start.map({ $0.time != .midnight }) == true {
      filling.draft.time.clock = .at(first.time.minuteOfDay)
    } else if let window = recurrence.window, filling.draft.time.clock == nil {
      filling.draft.time.clock = .between(window.startMinute, window.endMinute)
    }
    filling.statements.append(.firstOfSeries(first.date))
  }

  /// What a question goes on from: "how could I have it at 11?" speaks of what is
  /// offered, and its day; what is named anew is not.
  private func draftAsked(of request: Request) -> Draft {
    guard request.services.isEmpty, request.customers.isEmpty, request.bookingNumbers.isEmpty else {
      return Draft()
    }
    let speaksOfIt = ["it", "that", "this", "them"].contains(where: request.says)
    if request.whens.isEmpty || speaksOfIt {
      return state.table?.draft ?? state.focus.draft ?? Draft()
    }
    guard request.whens.allSatisfy(\.isTimeOnly) else { return Draft() }
    return state.table?.draft ?? Draft()
  }

  // MARK: What somebody has already

  /// The booking that a question means to have otherwise: that of the customer on the
  /// day, and for the service, that it names.
  private func bookingToMove(_ request: Request, _ draft: Draft, _ turn: Turn) throws(BookError)
    -> Booking?
  {
    if let number = request.bookingNumbers.first {
      return try turn.book.booking(BookingID(number)).flatMap { $0.stands(turn.now) ? $0 : nil }
    }
    guard let customer = draft.customer(in: turn), !request.asksForAnother else { return nil }
    let moves = ["move", "moved", "reschedule", "shift"].contains(where: request.says)
    var query = BookingQuery()
    query.customer = customer
    query.statuses = [.pending, .confirmed]
    if let service = request.serviceID { query.services = [service] }
    if !moves, let first = draft.time.days?.first {
      query.dates = first...(draft.time.days?.last ?? first)
    }
    let ahead = try turn.book.bookings(query).filter { $0.stands(turn.now) }
    // Without a day only what is to be earlier or later is there already.
    guard draft.time.days?.wasSaid == true || request.direction != nil || moves else { return nil }
    return ahead.first { $0.id == state.focus.booking } ?? ahead.first
  }

  private mutating func howCould(
    move booking: Booking, _ request: Request, _ filling: inout Filling, keeping kept: KeptInPlace,
    _ turn: Turn
  ) throws(BookError) -> Reply {
    var draft = filling.draft
    draft.service = booking.service
    draft.seats = booking.seats
    if turn.business.service(booking.service)?.length != booking.length {
      draft.length = booking.length
    }
    let minute = booking.start.time.minuteOfDay
    if let shift = request.shift {
      draft.time = WantedTime(at: booking.start.adding(minutes: shift))
    } else if request.whens.isEmpty, request.direction == nil, !request.staff.isEmpty {
      // "how could B-24 be with Priya?" asks for its own hour.
      draft.time = WantedTime(at: booking.start)
    } else if !request.whens.isEmpty, request.whens.allSatisfy(\.isTimeOnly) {
      // "at 11" is so on the day that it has.
      let date = booking.start.date
      draft.time.days = WantedTime.Days(first: date, last: date)
    } else if let direction = request.direction, draft.time.clock == nil {
      let date = booking.start.date
      draft.time.days = WantedTime.Days(first: date, last: date)
      draft.time.clock = direction < 0 ? .between(0, max(1, minute)) : .from(min(1439, minute + 1))
    }
    let isWith = draft.staff.isEmpty || draft.staff.contains(booking.staff)
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: 7)
    if isWith, windows.contains(where: { $0.contains(booking.span.start) }) {
      state.focus.booking = booking.id
      return Reply(.explanation, filling.statements + [.isInAlready(booking)])
    }
    if draft.staff.isEmpty { draft.staff = [booking.staff] }
    draft.moving = booking.id
    filling.draft = draft
    filling.statements.append(.wouldMove(booking))
    filling.statements += request.whatIsPlanned
    return try show(filling, keeping: kept, turn)
  }

  // MARK: Ways

  mutating func show(_ filling: Filling, keeping kept: KeptInPlace, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let draft = filling.draft
    let ways = try waysToHave(draft, keeping: kept, turn)
    state.focus.draft = draft
    state.focus.isSettled = false
    state.focus.slots = ways.map(\.slot)
    state.focus.waysKept = kept
    state.focus.suggested = ways.isEmpty ? nil : 0
    state.focus.supposed = nil
    guard !ways.isEmpty else {
      state.focus.ways = []
      return Reply(.refused, filling.statements + [.nothingFree(draft.reading), .noWay])
    }
    var reply = shown(ways, draft)
    reply.statements.insert(contentsOf: filling.statements, at: 0)
    return reply
  }

  mutating func shown(_ ways: [Way], _ draft: Draft) -> Reply {
    state.focus.ways = ways
    state.focus.waysDraft = draft
    var reply = Reply(.explanation, [.ways(ways, party: draft.party)])
    reply.slots = ways.map(\.slot)
    return reply
  }

  func waysToHave(_ draft: Draft, keeping kept: KeptInPlace, _ turn: Turn)
    throws(BookError) -> [Way]
  {
    guard let service = draft.service else { return [] }
    // What moves does not stand in its own way.
    let booking = try draft.moving.flatMap { id throws(BookError) in try turn.book.booking(id) }
    let turn = booking.map { turn.without($0) } ?? turn
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: 7)
    guard !windows.isEmpty else { return [] }
    var request = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
    request.moving = nil
    request.preferred = draft.time.exact.map { turn.zone.instant($0) }
    let ways = try turn.finder.ways(for: request, keeping: kept).withoutNeedlessOpening(turn)
    // Nobody else moves, and no rule gives way, for a customer who asks.
    return turn.settings.isCustomerView ? ways.filter(\.asksNothingOfOthers) : ways
  }

  // MARK: Doing it

  /// The way that a line chooses of those that were shown: "2", "do the second one".
  func wayChosen(_ request: Request) -> Way?? {
    guard state.table == nil, !state.focus.ways.isEmpty, request.why == nil, !request.hasValues
    else { return nil }
    let isMeant = hasJustShown || request.goesAhead || request.asksForWays
    guard isMeant, case .index? = request.choice else { return nil }
    return .some(
      request.choice?.place(among: state.focus.ways.count).map { state.focus.ways[$0] })
  }

  /// The ways once more, where they are asked after: "what are the other ways?".
  mutating func waysAgain(_ request: Request) -> Reply? {
    if case .index? = request.choice { return nil }
    guard state.table == nil, request.asksForWays, !request.hasValues,
      request.why == nil, !request.goesAhead, !state.focus.ways.isEmpty,
      let draft = state.focus.waysDraft
    else { return nil }
    return shown(state.focus.ways, draft)
  }

  /// Does what a way says, as one change.
  mutating func take(_ way: Way, _ turn: Turn) throws(BookError) -> Reply {
    guard let wanted = state.focus.waysDraft ?? state.focus.draft else {
      return Reply(.talk, [.nothingAsked])
    }
    // The book may have changed since: then it is worked out anew, and nothing done.
    let now = try waysToHave(wanted, keeping: state.focus.waysKept, turn)
    guard now.contains(where: { $0.isSame(as: way) }) else {
      state.focus.ways = []
      guard !now.isEmpty else {
        return Reply(.refused, [.changedMeanwhile, .nothingFree(wanted.reading), .noWay])
      }
      var reply = shown(now, wanted)
      reply.statements.insert(.changedMeanwhile, at: 0)
      return reply
    }
    state.focus.ways = []
    state.focus.waysDraft = nil
    var draft = wanted
    draft.service = way.slot.service
    draft.time = WantedTime(at: way.slot.start)
    draft.staffWasAsked = wanted.staffWasAsked && wanted.staff.contains(way.slot.staff)
    draft.staff = [way.slot.staff]
    draft.isOverride = !way.rulesSetAside.isEmpty
    draft.setAside = way.rulesSetAside
    guard !way.steps.isEmpty else { return try propose(draft, turn) }
    let moves = way.steps.compactMap { step -> (from: Booking, to: Slot)? in
      if case .move(let booking, let target) = step { (booking, target) } else { nil }
    }
    let hours = way.hours(in: turn.business, zone: turn.zone)
    let offer = Table.Offer(draft: draft, slots: [way.slot])
    return try commit(offer, making: moves, opening: hours, turn)
  }
}

extension Way {
  /// Whether nothing has to give but with whom it is.
  fileprivate var asksNothingOfOthers: Bool {
    steps.allSatisfy { if case .otherStaff = $0 { true } else { false } }
  }

  /// Whether it changes the same for the same slot.
  fileprivate func isSame(as other: Way) -> Bool {
    steps == other.steps && slot.start == other.slot.start && slot.staff == other.slot.staff
  }
}

extension [Way] {
  /// The ways, where a day is closed by its weekday: who comes in then opens it for
  /// themselves, so that no opening is a step beside it.
  fileprivate func withoutNeedlessOpening(_ turn: Turn) -> [Way] {
    let joined = map { way -> Way in
      guard way.rulesSetAside.contains(.closed) else { return way }
      let hours = way.hours(in: turn.business, zone: turn.zone)
      let opens = hours.contains { edit in
        if case .override(let row)? = edit.after { row.staff == nil } else { false }
      }
      guard !hours.isEmpty, !opens else { return way }
      var plain = way
      plain.steps.removeAll { if case .setAside(.closed, _) = $0 { true } else { false } }
      if !plain.rulesSetAside.contains(.notWorking) {
        let obstacle = Obstacle.notWorking(way.slot.staff, way.slot.start.date, windows: [])
        plain.steps.append(.setAside(.notWorking, [obstacle]))
      }
      return plain
    }
    let fewest = joined.map(\.steps.count).min()
    return joined.filter { $0.steps.count == fewest }
  }
}

extension Booking {
  /// Whether it lies ahead and is agreed.
  fileprivate func stands(_ now: Instant) -> Bool {
    span.start > now && (status == .confirmed || status == .pending)
  }
}

extension Request {
  /// Of several people or services the first is planned: which that is, and what is left.
  fileprivate var whatIsPlanned: [Statement] {
    for mentions in [customers, services] {
      let names = mentions.compactMap { $0.entries.first?.name }
      if names.count > 1 {
        return [.plansOnly(names[0], left: Array(names.dropFirst()))]
      }
    }
    return partySize.map { $0 > 1 ? [.oneOfSeveral($0)] : [] } ?? []
  }

  /// Whether it speaks of the ways that were shown: "what are the other ways?".
  var asksForWays: Bool { ["way", "ways"].contains(where: says) }

  /// Whether something beside what is booked is wanted: "another haircut".
  fileprivate var asksForAnother: Bool {
    ["another", "second", "extra", "additional", "more"].contains(where: says)
  }

  /// Whether something is wanted earlier, −1, or later, 1, than it is.
  fileprivate var direction: Int? {
    if case .earlier? = alternative { return -1 }
    if case .later? = alternative { return 1 }
    if ["earlier", "sooner"].contains(where: says) { return -1 }
    return says("later") ? 1 : nil
  }
}
