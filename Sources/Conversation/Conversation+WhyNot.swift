import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Says what stands against what a question names, or that it can be had and
  /// what speaks for what was suggested.
  mutating func explainNotOne(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let name = request.unknownName {
      let known = turn.business.activeStaff.map(\.name)
      return Reply(
        .notFound, [.noSuchName(text: name.text, kind: name.kind, known: known, suggestions: [])])
    }
    if let duty = dutyAskedAbout(request, turn) { return Reply(.explanation, [duty]) }
    if let slot = joinedSlots.first(where: { request.isOnly(aDayOf: $0) }) {
      // "why not the 17th?", of dates of which it is one.
      return Reply(.explanation, [.isSuggested(slot)])
    }
    if let reply = try explainNotPart(request, turn) { return reply }
    if let reply = try explainNotPlan(request, turn) { return reply }
    if let reply = try explainNotDate(request, turn) { return reply }
    // A question that names whom or what it is about says nothing of what was
    // offered before.
    let named = try bookingContrasted(request, turn)
    let isAnew = named == nil && state.table == nil && request.namesItself
    var spoken = Subject()
    if let named { spoken = named } else if !isAnew { spoken = try subjectSpokenOf(turn) }
    // "why is nobody free at 5?" asks about all.
    if request.asksOfNobody { spoken.draft.staff = [] }
    let turn = turn.without(spoken.booking)
    if let alternative = request.alternative, !request.hasValues, let before = spoken.suggested {
      return try explainOther(alternative, before, spoken, turn)
    }
    if let number = request.place,
      request.numbers.allSatisfy({ spoken.numbered.indices.contains($0 - 1) }),
      spoken.numbered.indices.contains(number - 1)
    {
      let slot = spoken.numbered[number - 1]
      // Which of its meanings a number was given is said.
      var reply = try compared(slot, spoken, turn)
      if case .isFree? = reply.statements.first { reply.statements.removeFirst() }
      reply.statements.insert(.option(slot, number: number), at: 0)
      return reply
    }
    var (draft, refusal) = try draft(of: request, spoken, turn)
    if let refusal { return refusal }
    if draft.service == nil, request.serviceID == nil,
      let unknown = request.services.first(where: \.entries.isEmpty)
    {
      return Reply(
        .notFound,
        [
          .noSuchName(
            text: unknown.text, kind: .service, known: turn.business.activeServices.map(\.name),
            suggestions: [])
        ])
    }
    let had = draft.service
    guard let service = try serviceSpokenOf(request, &draft, spoken.suggested, turn) else {
      return draft.time.isOpen || draft.time.exact != nil
        ? Reply(.explanation, [.nothingToExplain])
        : try explainNothing(about: draft, isAnew: isAnew, turn)
    }
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    var reply: Reply
    if let exact = draft.time.exact {
      switch try search.standing(at: exact) {
      case .offered(let slot): reply = try compared(slot, spoken, turn)
      case .refused(let statements): reply = Reply(.explanation, statements)
      }
    } else {
      reply = try explainWindow(search, spoken, turn)
    }
    if case .isFree(let slot)? = reply.statements.first, request.why == .why, isAnew {
      // "why Thursday at 9:45 with Sam?", with nothing offered before.
      let (weighed, _) = try search.weighed(slot, slot)
      reply.statements.append(.fullReason(weighed))
    }
    reply.statements = ruledOut(request, spoken, reply) + reply.statements
    if case .isFree? = reply.statements.first, let booking = spoken.booking, state.table == nil {
      // What could be had instead is beside what is booked.
      reply.statements.insert(.wouldMove(booking), at: 0)
    }
    if had == nil, spoken.suggested == nil, case .known(let customer) = draft.party,
      let visit = try visitThatTells(of: customer, turn)
    {
      reply.statements.insert(.tookServiceOf(visit, isNext: visit.span.end > turn.now), at: 0)
    }
    if isAnew {
      state.focus.draft = draft
      state.focus.slots = []
      state.focus.suggested = nil
      state.focus.isSettled = false
      state.focus.booking = nil
      for case .isFree(let slot) in reply.statements.prefix(2) { state.focus.openings = [slot] }
    }
    return reply
  }

  /// "why not this Friday?", "why not the first?", of dates that repeat and of which that one
  /// does not fit: what stands against it at the hour of all.
  private func explainNotDate(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard case .series(let series)? = state.table, let service = series.draft.service,
      request.staff.isEmpty, request.services.isEmpty, request.customers.isEmpty
    else { return nil }
    let item: Series.Item? =
      if request.whens.isEmpty {
        request.place.flatMap { series.items.indices.contains($0 - 1) ? series.items[$0 - 1] : nil }
      } else {
        series.items.first { item in
          request.whens.allSatisfy { $0.isDayOnly && $0.start?.date == item.start.date }
        }
      }
    guard let item, item.chosen == nil else { return nil }
    var draft = series.draft
    draft.recurrence = nil
    draft.time = WantedTime(at: item.start)
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    guard case .refused(let statements) = try search.standing(at: item.start) else { return nil }
    return Reply(.explanation, statements)
  }

  /// "why isn't Alex in on Wednesday?", "why are we closed on Sunday?": what of the hours
  /// stands against it, or what they are.
  func dutyAskedAbout(_ request: Request, _ turn: Turn) -> Statement? {
    guard request.services.isEmpty, request.customers.isEmpty, request.numbers.isEmpty,
      request.whens.count == 1, let when = request.whens.first, when.isDayOnly,
      let date = when.start?.date
    else { return nil }
    guard let named = request.staff.first else {
      guard ["closed", "open", "shut"].contains(where: request.says),
        let windows = turn.business.openingWindows(on: date)
      else { return nil }
      let row = turn.business.overrides.first { $0.staff == nil && $0.date == date }
      return .dutyOn(nil, date, [.closed(date, windows: windows, reason: row?.reason ?? "")])
    }
    guard ["in", "working", "work", "here", "off", "away"].contains(where: request.says),
      request.staff.count == 1, let entry = named.entries.first,
      let member = turn.business.staff(StaffID(entry.id))
    else { return nil }
    let obstacles = turn.finder.dutyObstacles(of: member, on: date)
    return obstacles.isEmpty ? nil : .dutyOn(member.id, date, obstacles)
  }

  /// The booking that a question contrasts with someone or some time else: "why not
  /// Alex for Luis on Friday?", "why not 4 for B-12?".
  private func bookingContrasted(_ request: Request, _ turn: Turn) throws(BookError) -> Subject? {
    if !request.bookingNumbers.isEmpty {
      let subject = try subject(of: request, turn)
      return subject.booking == nil ? nil : subject
    }
    let isOfPerson = !request.staff.isEmpty && request.whens.allSatisfy(\.isDayOnly)
    guard state.table == nil, !request.customers.isEmpty || request.saysMine, isOfPerson,
      let booking = try bookingAskedAbout(request, turn),
      request.services.isEmpty || request.serviceID == booking.service,
      // With no day said it is the one that was spoken of.
      !request.whens.isEmpty || booking.id == state.focus.booking,
      request.whens.allSatisfy({ $0.agrees(with: booking.start) })
    else { return nil }
    return Subject(of: booking, turn)
  }

  /// What is asked about: what was asked for, with what the question names in its
  /// place.
  private func draft(of request: Request, _ spoken: Subject, _ turn: Turn) throws(BookError)
    -> (Draft, refusal: Reply?)
  {
    var asked = request.askingAboutAll
    for index in asked.whens.indices where asked.whens[index].role == .not {
      asked.whens[index].role = .at
    }
    let known = spoken.draft
    let filling = try fill(known, from: asked, turn)
    if let refusal = filling.refusal { return (known, refusal) }
    var draft = filling.draft
    draft.moving = known.moving
    draft.time.excluded = []
    let before = spoken.suggested
    let namesNoTime = request.whens.allSatisfy(\.isDayOnly)
    if let before, !request.staff.isEmpty, namesNoTime,
      request.hasOnlyStaff || spoken.booking != nil
    {
      draft.time = WantedTime(at: before.start)
    }
    // Of a bare hour with no day spoken of it is today's.
    let isBareHour = request.whens.isEmpty && request.place != nil && draft.time.isOpen
    let day =
      before?.start.date ?? draft.time.days?.single ?? (isBareHour ? turn.local.date : nil)
    if let day, draft.time.days?.wasSaid != true || request.whens.allSatisfy(\.isTimeOnly) {
      if let hour = request.whens.isEmpty ? request.place : nil {
        draft.time.clock = .at(turn.minute(ofHour: hour, on: day))
      }
      if let clock = draft.time.clock, case .at = clock {
        // "why not 4pm?" speaks of the day that is on the table.
        draft.time.days = WantedTime.Days(first: day, last: day)
      }
    }
    if request.whens.contains(where: \.isDayOnly), known.time.exact != nil {
      // "why not Thursday?" of a very time asks for that time on Thursday.
      draft.time.clock = known.time.clock
    }
    return (draft, nil)
  }

  private func explainWindow(_ search: SlotSearch, _ spoken: Subject, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let windows = search.draft.time.windows(
      now: turn.now, zone: turn.zone, horizon: turn.horizon)
    guard !windows.isEmpty else {
      return Reply(.explanation, [.nothingFree(search.draft.reading), .hasGoneBy(turn.local)])
    }
    switch try search.run() {
    case .fits(let slots, _):
      guard let slot = slots.first else { return Reply(.explanation, [.nothingToExplain]) }
      return try compared(slot, spoken, turn)
    case .instead(_, let statements), .nothing(let statements):
      return Reply(.explanation, statements)
    }
  }

  /// A slot that can be had beside the one that was suggested, both weighed as
  /// answers to what was asked for first.
  private func compared(_ slot: Slot, _ spoken: Subject, _ turn: Turn) throws(BookError) -> Reply {
    guard let before = spoken.suggested, before.service == slot.service else {
      return Reply(.explanation, [.isFree(slot)])
    }
    guard before.start != slot.start || before.staff != slot.staff else {
      return Reply(
        .explanation, [spoken.booking.map { .isInAlready($0) } ?? .isSuggested(before)])
    }
    let (chosen, other) = try SlotSearch(draft: spoken.draft, service: slot.service, turn: turn)
      .weighed(before, slot)
    return Reply(.explanation, [.isFree(other), .comparison(chosen: chosen, other: other)])
  }

  /// "why not someone else?", "why not another day?": the best that is so, beside
  /// what was suggested.
  private func explainOther(
    _ alternative: Alternative, _ before: Slot, _ spoken: Subject, _ turn: Turn
  ) throws(BookError) -> Reply {
    var draft = spoken.draft
    switch alternative {
    case .otherStaff:
      draft.staff = []
      draft.excludedStaff.append(before.staff)
      let search = SlotSearch(draft: draft, service: before.service, turn: turn)
      if case .offered(let slot) = try search.standing(at: before.start) {
        return try compared(slot, spoken, turn)
      }
    case .otherDay:
      let day = before.start.date
      let search = SlotSearch(draft: draft, service: before.service, turn: turn)
      var wanted = search.request([search.day(day)])
      wanted.preferred = before.span.start
      let other = try turn.finder.relaxations(of: wanted).first { $0.kind == .otherDay }
      if let slot = other?.slot { return try compared(slot, spoken, turn) }
    default:
      if let slot = spoken.slots.dropFirst().first { return try compared(slot, spoken, turn) }
    }
    return try explainWindow(
      SlotSearch(draft: draft, service: before.service, turn: turn, passedOver: [before]), spoken,
      turn)
  }

  /// What the person had ruled out themselves, and asks about now.
  private func ruledOut(_ request: Request, _ spoken: Subject, _ reply: Reply) -> [Statement] {
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let staff = spoken.draft.excludedStaff.filter(named.contains)
    var statements: [Statement] = staff.isEmpty ? [] : [.ruledOut(staff)]
    if case .isFree(let slot)? = reply.statements.first {
      let times = spoken.draft.time.excluded.filter { when in
        var wanted = when
        wanted.role = .at
        return wanted.agrees(with: slot.start)
      }
      if let time = times.first { statements.append(.ruledOutTime(time)) }
    }
    return statements
  }

  /// The service that a question is about: named, spoken of, that of the
  /// customer's last visit, or one that the person does.
  func serviceSpokenOf(
    _ request: Request, _ draft: inout Draft, _ before: Slot?, _ turn: Turn
  ) throws(BookError) -> ServiceID? {
    if draft.service == nil { draft.service = before?.service }
    if draft.service == nil, case .known(let customer) = draft.party {
      draft.service = try visitThatTells(of: customer, turn)?.service
    }
    if draft.service == nil { draft.service = state.focus.service }
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

  /// The visit that tells what a customer has done: the last there was, else the
  /// next that is booked.
  func visitThatTells(of customer: CustomerID, _ turn: Turn) throws(BookError) -> Booking? {
    var query = BookingQuery()
    query.customer = customer
    query.statuses = [.pending, .confirmed, .arrived, .done]
    let all = try turn.book.bookings(query).filter {
      turn.business.service($0.service)?.isActive == true
    }
    return all.last { $0.span.start <= turn.now } ?? all.first
  }
}

extension Request {
  /// Whether it asks why there is nobody.
  fileprivate var asksOfNobody: Bool {
    guard why == .whyNothing, staff.isEmpty else { return false }
    return ["nobody", "noone", "anyone", "anybody"].contains(where: says)
      || Folding.words(text).contains("one")
  }

  /// Whether the day of a slot, or its time too, is all that it names.
  fileprivate func isOnly(aDayOf slot: Slot) -> Bool {
    guard !whens.isEmpty, staff.isEmpty, services.isEmpty, customers.isEmpty else { return false }
    return whens.allSatisfy { when in
      var asked = when
      asked.role = .at
      return !asked.isTimeOnly && asked.agrees(with: slot.start)
    }
  }

  /// The request with nobody and nothing ruled out: "why not Sam?", "why not beard
  /// trims?" ask about what they name.
  var askingAboutAll: Request {
    var asked = self
    for index in staff.indices { asked.staff[index].isExcluded = false }
    for index in services.indices { asked.services[index].isExcluded = false }
    for index in customers.indices { asked.customers[index].isExcluded = false }
    return asked
  }

  /// Whether it names what it is about, so that nothing is carried over.
  var namesItself: Bool {
    !customers.isEmpty || !services.isEmpty || !staff.isEmpty && whens.contains { !$0.isTimeOnly }
  }

  /// The bare number that it names: a place in a list, or an hour.
  var place: Int? {
    guard whens.isEmpty else { return nil }
    let number: Int? = if case .index(let index)? = choice { index } else { numbers.first }
    return number.flatMap { (0...24).contains($0) ? $0 : nil }
  }
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
