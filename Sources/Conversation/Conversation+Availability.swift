import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// The most free starts that are listed to a person.
  static let listedStarts = 200

  /// Lists what is free, or the next opening.
  mutating func availability(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if request.countsBookings || request.asksWhetherBooked { return try list(request, turn) }
    let request = request.aboutToday(at: turn.local)
    var filling = try fill(askedBefore(request, turn), from: request, turn)
    if let refusal = filling.refusal {
      filling.draft.service = filling.draft.service ?? shortestService(turn)
      return try refuse(refusal, filling.draft, turn)
    }
    if turn.business.activeServices.isEmpty { return Reply(.refused, [.emptyList(.service)]) }
    if turn.business.activeStaff.isEmpty { return Reply(.refused, [.emptyList(.staff)]) }
    if let recurrence = request.recurrence { filling.draft.time.take(recurrence, turn.local.date) }
    if request.alternative != nil, let last = state.focus.draft, filling.draft.service == nil {
      filling.draft.service = last.service
    }
    if request.asksHowFull {
      var report = request
      report.report = .load
      return try self.report(report, turn)
    }
    if let reply = try freePeople(request, filling.draft, turn) { return reply }
    if filling.draft.service == nil, turn.business.activeServices.count == 1 {
      filling.draft.service = turn.business.activeServices.first?.id
    }
    if request.wantsSoonest || filling.draft.time.isOpen {
      return try nextOpening(filling, turn)
    }
    if filling.draft.service == nil {
      // "is Sam free at 2?", with nothing being booked, is of what he does, not of what was
      // booked last.
      let isOfPerson =
        !filling.draft.staff.isEmpty && (state.focus.draft?.service == nil || state.focus.isSettled)
      if let spokenOf = state.focus.service, !isOfPerson {
        filling.draft.service = spokenOf
      } else if let reply = try timeOfPeople(filling.draft, turn) {
        // Of nothing that was named it is told who has time, and no service is made up.
        return reply
      } else {
        filling.draft.service = shortestService(turn)
        filling.draft.serviceIsAssumed = true
      }
    }
    if request.wantsLatest, !filling.draft.serviceIsAssumed {
      return try propose(filling.draft, turn, saying: filling.statements)
    }
    if filling.draft.time.exact != nil { return try isFree(filling, turn) }
    return try freeStarts(filling, turn)
  }

  /// What a question that names a clock time alone goes on with: the days that
  /// were asked about before.
  func askedBefore(_ request: Request, _ turn: Turn) -> Draft {
    if request.pointsBack, state.lastReply?.kind == .list, let shown = state.focus.shown,
      let day = shown.day, day >= turn.local.date
    {
      // "any haircuts free then?", behind who is in on Friday afternoon.
      var draft = shown.draft(for: request, isFresh: true, turn.local.date)
      if draft.time.clock == nil, request.whens.isEmpty { draft.time.clock = shown.part }
      return draft
    }
    guard var last = state.focus.draft, !state.focus.isSettled, last.moving == nil else {
      return Draft()
    }
    last.forgetAssumedService()
    guard last.allows(request.serviceID), request.whens.allSatisfy(\.isTimeOnly),
      !request.wantsSoonest, request.recurrence == nil, request.beside == nil,
      let day = last.time.days?.single, last.time.days?.wasSaid == true, day >= turn.local.date
    else { return Draft() }
    var draft = last
    // "then" and nothing said of the time keep the hour, too.
    if !request.whens.isEmpty { draft.time.clock = nil }
    return draft
  }

  /// "Is Friday at 4 free?" is answered with yes or no, and can be booked.
  private mutating func isFree(_ filling: Filling, _ turn: Turn) throws(BookError) -> Reply {
    var reply = try propose(filling.draft, turn, saying: filling.statements)
    guard case .offer(var offer)? = state.table else { return reply }
    offer.isAside = true
    state.table = .offer(offer)
    let isAsAsked = offer.slot?.start == filling.draft.time.exact
    reply.kind = isAsAsked ? .availability : .refused
    reply.outcome = isAsAsked ? .done : .refused
    if isAsAsked { reply.slots = Array(offer.slots.prefix(1)) }
    return reply
  }

  private func shortestService(_ turn: Turn) -> ServiceID? {
    turn.business.activeServices.min { ($0.length, $0.id) < ($1.length, $1.id) }?.id
  }

  private mutating func freeStarts(_ said: Filling, _ turn: Turn) throws(BookError) -> Reply {
    var filling = said
    guard let service = filling.draft.service else {
      return Reply(.refused, [.emptyList(.service)])
    }
    if let refusal = filling.draft.takeNearestLength(of: service, in: turn.business) {
      filling.statements.append(refusal)
    }
    let draft = filling.draft
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    let slots = windows.isEmpty ? [] : try turn.finder.slots(for: search.request(windows))
    state.focus.draft = draft
    state.focus.isSettled = false
    state.focus.suggested = nil
    state.focus.booking = nil
    state.focus.service = service
    guard !slots.isEmpty else {
      var reply = Reply(.refused, filling.statements)
      reply.readings = [draft.reading]
      switch try search.run() {
      case .instead(let others, let statements):
        state.focus.slots = others
        reply.statements += statements
      case .nothing(let statements): reply.statements += statements
      case .fits: reply.statements.append(.nothingFree(draft.reading))
      }
      return reply
    }
    state.focus.slots = slots
    var reply = Reply(
      .availability,
      filling.statements + [
        .freeStarts(
          service: service, staff: draft.staff, slots: Array(slots.prefix(Self.listedStarts)),
          isCut: slots.count > Self.listedStarts, time: draft.time)
      ])
    reply.slots = slots
    reply.readings = [draft.reading]
    return reply
  }

  private mutating func nextOpening(_ filling: Filling, _ turn: Turn) throws(BookError) -> Reply {
    let services = filling.draft.service.map { [$0] } ?? turn.business.activeServices.map(\.id)
    var slots: [Slot] = []
    for service in services {
      var draft = filling.draft
      draft.service = service
      let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
      guard !windows.isEmpty else { continue }
      let request = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
      if let slot = try turn.finder.next(for: request) { slots.append(slot) }
    }
    state.focus.slots = slots
    state.focus.suggested = slots.count == 1 ? 0 : nil
    state.focus.draft = filling.draft
    state.focus.openings = slots
    state.focus.isSettled = false
    state.focus.booking = nil
    state.focus.service = filling.draft.service
    guard let first = slots.first else {
      let excluding = turn.settings.policy.excludingRules.map { [$0] } ?? []
      return Reply(.refused, filling.statements + [.nothingFree(filling.draft.reading)] + excluding)
    }
    var reply = Reply(.availability, filling.statements)
    reply.slots = slots
    if slots.count == 1 {
      reply.statements += [.nextOpening(first), .reason(first)]
    } else {
      reply.statements.append(.nextOpenings(slots))
    }
    reply.readings = [filling.draft.reading]
    return reply
  }
}

extension WantedTime {
  /// Takes the days that repeat as those that are wanted: "free Sundays in
  /// March".
  fileprivate mutating func take(_ recurrence: Recurrence, _ today: CalendarDate) {
    let rule = recurrence.rule
    let isWeekly = rule.frequency == .weekly && !rule.days.isEmpty
    guard days == nil, isWeekly || rule.frequency == .daily, rule.interval == 1 else { return }
    var last: CalendarDate?
    if case .until(let moment)? = rule.end { last = moment.date }
    days = Days(
      first: max(today, recurrence.start?.date ?? today), last: last,
      weekdays: rule.days.isEmpty ? nil : rule.days.map(\.weekday))
    if clock == nil, let hour = rule.hours.first {
      clock = .at(hour * 60 + (rule.minutes.first ?? 0))
    } else if clock == nil, let window = recurrence.window {
      clock = .between(window.startMinute, window.endMinute)
    }
  }
}

extension Request {
  /// "are we busy tomorrow?", "how's Thursday looking?": how full a day is, not a time
  /// on it.
  fileprivate var asksHowFull: Bool {
    guard services.isEmpty, customers.isEmpty, staff.allSatisfy({ !$0.isExcluded }),
      whens.contains(where: { !$0.isTimeOnly && $0.isDayOnly })
    else { return false }
    let asksOfUs =
      ["we", "it"].contains(where: says) && ["busy", "full", "booked"].contains(where: says)
    return asksOfUs
      || (says("how") || says("hows"))
        && ["looking", "look", "shaping"].contains(where: says)
  }

  /// The request with a part of today in place of that of the same weekday a
  /// week on: "what's free Friday night?", asked on a Friday, is about tonight.
  fileprivate func aboutToday(at now: LocalDateTime) -> Request {
    var request = self
    for (index, when) in whens.enumerated() where !when.isDayOnly {
      guard let other = when.otherReading, other.date == now.date, let start = when.start,
        let end = when.end, other.adding(days: 7) == start, end.adding(days: -7) > now
      else { continue }
      request.whens[index].start = other
      request.whens[index].end = end.adding(days: -7)
      request.whens[index].otherReading = start
    }
    return request
  }
}
