import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Says what stands against what a question names, or that it can be had and
  /// what speaks for what was suggested.
  mutating func explainNot(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    // A question that names whom or what it is about says nothing of what was
    // offered before.
    let isAnew = state.table == nil && request.namesItself
    let before = isAnew ? nil : shownSlots.first
    if case .index(let number)? = request.choice ?? request.numbers.first.map(Choice.index),
      request.whens.isEmpty, numberedSlots.indices.contains(number - 1)
    {
      return try compared(numberedSlots[number - 1], turn)
    }
    let known = isAnew ? nil : state.table?.draft ?? state.focus.draft
    var draft = known ?? Draft()
    // "why not Sam?" asks about Sam; it does not rule him out.
    var asked = request
    for index in asked.staff.indices { asked.staff[index].isExcluded = false }
    let filling = try fill(draft, from: asked, turn)
    if let refusal = filling.refusal { return refusal }
    draft = filling.draft
    draft.moving = known?.moving
    if request.hasOnlyStaff, let before { draft.time = WantedTime(at: before.start) }
    let hadService = draft.service != nil
    guard let service = try serviceSpokenOf(request, &draft, before, turn) else {
      return Reply(.explanation, [.nothingToExplain])
    }
    if let first = before, draft.time.days?.wasSaid != true || request.namesNoDay {
      if let hour = request.whens.isEmpty ? request.numbers.first : nil {
        draft.time.clock = .at(turn.minute(ofHour: hour, on: first.start.date))
      }
      if let clock = draft.time.clock, case .at = clock {
        // "why not 4pm?" speaks of the day that is on the table.
        draft.time.days = WantedTime.Days(first: first.start.date, last: first.start.date)
      }
    }
    if request.whens.contains(where: \.isDayOnly), known?.time.exact != nil {
      // "why not Thursday?" of a very time asks for that time on Thursday.
      draft.time.clock = known?.time.clock
    }
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    var reply: Reply
    if let exact = draft.time.exact {
      let standing = try search.verdicts(at: exact).first(where: \.stands)
      if let slot = standing?.slot {
        reply = isAnew ? Reply(.explanation, [.isFree(slot)]) : try compared(slot, turn)
      } else {
        reply = try refused(search)
      }
    } else {
      reply = try explainWindow(search, isAnew: isAnew, turn)
    }
    if !hadService, before == nil, case .known(let customer) = draft.party {
      reply.statements.insert(.tookLastService(service, customer), at: 0)
    }
    return reply
  }

  private func refused(_ search: SlotSearch) throws(BookError) -> Reply {
    switch try search.run() {
    case .instead(_, let statements), .nothing(let statements):
      return Reply(.explanation, statements)
    case .fits(let slots, _):
      return Reply(.explanation, slots.first.map { [.isFree($0)] } ?? [])
    }
  }

  private func explainWindow(_ search: SlotSearch, isAnew: Bool, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard case .fits(let slots, _) = try search.run(), let slot = slots.first else {
      return try refused(search)
    }
    return isAnew ? Reply(.explanation, [.isFree(slot)]) : try compared(slot, turn)
  }

  /// A slot that can be had beside the one that was suggested, both weighed as
  /// answers to what was asked for first.
  private func compared(_ slot: Slot, _ turn: Turn) throws(BookError) -> Reply {
    guard let before = shownSlots.first, before.service == slot.service else {
      return Reply(.explanation, [.isFree(slot)])
    }
    guard before.start != slot.start || before.staff != slot.staff else {
      return Reply(.explanation, [.isSuggested(before)])
    }
    let draft = state.table?.draft ?? state.focus.draft ?? Draft()
    let (chosen, other) = try SlotSearch(draft: draft, service: slot.service, turn: turn)
      .weighed(before, slot)
    return Reply(.explanation, [.isFree(other), .comparison(chosen: chosen, other: other)])
  }

  /// The service that a question is about: named, spoken of, that of the
  /// customer's last visit, or one that the person does.
  private func serviceSpokenOf(
    _ request: Request, _ draft: inout Draft, _ before: Slot?, _ turn: Turn
  ) throws(BookError) -> ServiceID? {
    if draft.service == nil { draft.service = before?.service ?? state.focus.service }
    if draft.service == nil, case .known(let customer) = draft.party {
      draft.service = try lastService(of: customer, turn)
    }
    if draft.service == nil, let staff = draft.staff.first,
      let member = turn.business.staff(staff)
    {
      draft.service = turn.business.activeServices.first { member.does($0.id) }?.id
    }
    if draft.service == nil, draft.time.exact != nil || turn.business.activeServices.count == 1 {
      draft.service = turn.business.activeServices.first?.id
    }
    return draft.service
  }

  // MARK: Why nothing

  /// Why nothing is free: how the starts fell, of the service that is meant or of
  /// each.
  mutating func explainNothing(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let isAnew = !request.whens.isEmpty || !request.services.isEmpty
    let base = isAnew ? Draft() : state.table?.draft ?? state.focus.draft ?? Draft()
    let filling = try fill(base, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    var draft = filling.draft
    guard !draft.time.isOpen || !request.services.isEmpty else {
      return try explainNot(request, turn)
    }
    if draft.time.exact != nil { return try explainNot(request, turn) }
    let services = draft.service.map { [$0] } ?? turn.business.activeServices.map(\.id)
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    var free: [Statement.FreeCount] = []
    for service in services {
      let wanted = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
      let slots = try turn.finder.slots(for: wanted)
      if let first = slots.first {
        free.append(Statement.FreeCount(service: service, count: slots.count, first: first))
      }
    }
    if !free.isEmpty {
      var statements: [Statement] = [.someFree(free, time: draft.time)]
      if let service = draft.service, free.count == 1 {
        let wanted = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
        statements.append(.breakdown(try turn.finder.breakdown(of: wanted)))
      }
      return Reply(.explanation, statements)
    }
    draft.service = draft.service ?? state.focus.service ?? services.first
    guard let service = draft.service else { return Reply(.explanation, [.nothingToExplain]) }
    return try refused(SlotSearch(draft: draft, service: service, turn: turn))
  }

  // MARK: Rather than

  /// Compares two times, people or numbers that are named; what cannot be had is
  /// said instead.
  mutating func compare(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let slots = numberedSlots
    // "why is Sam not free at 11?" with nothing shown compares nothing.
    guard !slots.isEmpty else {
      return request.hasValues
        ? try explainNot(request, turn) : Reply(.explanation, [.nothingToExplain])
    }
    var named: [Named] = []
    if request.whens.isEmpty, !request.numbers.isEmpty {
      named = request.numbers.prefix(2).map { number in
        slots.indices.contains(number - 1) ? .slot(slots[number - 1]) : .nothing
      }
    } else if !request.whens.isEmpty {
      for when in request.whens.prefix(2) { named.append(try self.named(when, turn)) }
      // Beside a time a number is an hour: "why 9:45 and not 11?".
      for hour in request.numbers.prefix(2 - named.count) {
        named.append(try self.named(hour: hour, turn))
      }
    } else {
      for mention in request.staff.prefix(2) {
        let ids = mention.entries.map { StaffID($0.id) }
        let slot = shownSlots.first { ids.contains($0.staff) }
        if let slot {
          named.append(.slot(slot))
        } else {
          named.append(try self.named(ids, turn))
        }
      }
    }
    if named.count == 1, let selected = shownSlots.first { named.insert(.slot(selected), at: 0) }
    for case .refused(let statements) in named { return Reply(.explanation, statements) }
    guard case .slot(let one)? = named.first, case .slot(let two)? = named.last, one != two else {
      return Reply(.explanation, [.nothingToExplain])
    }
    let draft = state.table?.draft ?? state.focus.draft ?? Draft()
    let (first, second) = try SlotSearch(draft: draft, service: one.service, turn: turn)
      .weighed(one, two)
    return Reply(.explanation, [.comparison(chosen: first, other: second)])
  }

  /// What a question of two names.
  private enum Named {
    case slot(Slot)
    /// It cannot be had, and why.
    case refused([Statement])
    case nothing
  }

  private func named(_ when: When, _ turn: Turn) throws(BookError) -> Named {
    guard let first = shownSlots.first, let start = when.start else { return .nothing }
    let shown = shownSlots.first { slot in
      when.isTimeOnly ? slot.start.time == start.time : when.agrees(with: slot.start)
    }
    if let shown { return .slot(shown) }
    var draft = state.table?.draft ?? state.focus.draft ?? Draft()
    guard !when.isDayOnly else {
      draft.time.days = WantedTime.Days(first: start.date, last: start.date)
      return try found(draft, first.service, turn)
    }
    let date = when.isTimeOnly ? first.start.date : start.date
    draft.time = WantedTime(at: LocalDateTime(date, start.time))
    return try found(draft, first.service, turn)
  }

  /// The slot of a bare hour on the day that is on the table.
  private func named(hour: Int, _ turn: Turn) throws(BookError) -> Named {
    guard let first = shownSlots.first, (0...24).contains(hour) else { return .nothing }
    let minute = turn.minute(ofHour: hour, on: first.start.date)
    let start = LocalDateTime(first.start.date, minute: minute)
    if let shown = shownSlots.first(where: { $0.start == start }) { return .slot(shown) }
    var draft = state.table?.draft ?? state.focus.draft ?? Draft()
    draft.time = WantedTime(at: start)
    return try found(draft, first.service, turn)
  }

  private func named(_ staff: [StaffID], _ turn: Turn) throws(BookError) -> Named {
    guard let first = shownSlots.first, !staff.isEmpty else { return .nothing }
    var draft = state.table?.draft ?? state.focus.draft ?? Draft()
    draft.staff = staff
    draft.time = WantedTime(at: first.start)
    return try found(draft, first.service, turn)
  }

  private func found(_ draft: Draft, _ service: ServiceID, _ turn: Turn) throws(BookError) -> Named
  {
    switch try SlotSearch(draft: draft, service: service, turn: turn).run() {
    case .fits(let slots, _): return slots.first.map { .slot($0) } ?? .nothing
    case .instead(_, let statements), .nothing(let statements): return .refused(statements)
    }
  }
}

extension Request {
  /// Whether it names what it is about, so that nothing is carried over.
  var namesItself: Bool {
    !customers.isEmpty || !services.isEmpty || !staff.isEmpty && whens.contains { !$0.isTimeOnly }
  }

  /// Whether it names a clock time or a number, and no day.
  fileprivate var namesNoDay: Bool { whens.allSatisfy(\.isTimeOnly) }
}

extension Turn {
  /// The minute of the day that a bare hour means: that in which the business is
  /// open, the morning first.
  func minute(ofHour hour: Int, on date: CalendarDate) -> Int {
    let readings = hour < 12 ? [hour * 60, hour * 60 + 720] : [hour * 60]
    let windows = business.knownWindows(on: date)
    let open = readings.first { minute in
      windows.contains { ($0.startMinute..<$0.endMinute).contains(minute) }
    }
    return open ?? readings[0]
  }
}
