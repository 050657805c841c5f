import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Answers a question about a reason, from facts of the book.
  mutating func explain(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    if turn.settings.isCustomerView, let stranger = request.strangerNamed {
      // The name of somebody else is no name here.
      return Reply(
        .notFound, [.noSuchName(text: stranger.text, kind: .customer, known: [], suggestions: [])])
    }
    let reply = try answerReason(request, of: utterance, turn)
    guard reply.outcome != .notUnderstood, let depth = request.depth else { return reply }
    var told = reply
    told.statements = [depth == .full ? .inFull(reply.statements) : .inBrief(reply.statements)]
    return told
  }

  private mutating func answerReason(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    switch request.why {
    case .briefly: return explainAgain()
    case nil where request.doubts: return try explainCertainty(turn)
    case .whyNot: return try explainNot(request, turn)
    case .whyNothing: return try explainNothing(request, turn)
    case .ratherThan: return try compare(request, turn)
    case .whyLate: return try explainWhen(request, turn)
    case .isEdge: return try explainEdge(request, turn)
    case .howRead: return explainReading()
    case .howSure: return try explainCertainty(turn)
    case .whatIf: return try whatIf(request, of: utterance, turn)
    case .howCould: return try howCould(request, of: utterance, turn)
    case .why, nil: return try explainWhy(request, turn)
    }
  }

  /// All facts of what was last explained or offered.
  mutating func explainInFull(_ turn: Turn) throws(BookError) -> Reply {
    let last = lastExplanation
    guard last.isEmpty else { return Reply(.explanation, [.inFull(last)]) }
    guard let slot = shownSlots.first else { return Reply(.explanation, [.nothingToExplain]) }
    return Reply(.explanation, [.inFull([.fullReason(slot)])])
  }

  /// What was last explained or offered, once more: of its depth the question says.
  private func explainAgain() -> Reply {
    let last = lastExplanation
    guard last.isEmpty else { return Reply(.explanation, last) }
    guard let slot = shownSlots.first else { return Reply(.explanation, [.nothingToExplain]) }
    return Reply(.explanation, [.fullReason(slot)])
  }

  /// What was explained right before, however much of it was told; nothing if that was
  /// no explanation.
  var lastExplanation: [Statement] {
    guard let last = state.lastReply, last.kind == .explanation else { return [] }
    return last.statements.flatMap { statement -> [Statement] in
      switch statement {
      case .inFull(let told), .inBrief(let told): told
      case .asThingsStand, .howSure, .orGoBack: []
      default: [statement]
      }
    }
  }

  // MARK: Why this one

  private mutating func explainWhy(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    // "why is the second one worse?" asks of two.
    if request.place != nil, request.bookingNumbers.isEmpty, request.comparesPlace {
      return try explainNot(request, turn)
    }
    if let reply = try explainChange(request, turn) { return reply }
    if let booking = try bookingAtHour(request, turn) {
      return try reason(of: booking, request, turn)
    }
    if let number = request.bookingNumbers.first {
      guard let booking = try turn.book.booking(BookingID(number)) else {
        return Reply(.notFound, [.noSuchBooking(number: number)])
      }
      return try reason(of: booking, request, turn)
    }
    if case .visit(let visit)? = state.table, let number = request.place, request.staff.isEmpty,
      visit.plans.indices.contains(number - 1)
    {
      return Reply(.explanation, visit.plans[number - 1].slots.map { .fullReason($0) })
    }
    if let booking = try listedAskedAbout(request, turn) {
      state.focus.booking = booking.id
      return try reason(of: booking, request, turn)
    }
    if let agreed = termsAsked(request, turn) { return Reply(.explanation, [agreed]) }
    if let named = try namedAsked(request, turn) { return Reply(.explanation, [.wasNamed(named)]) }
    if let reply = try explainWay(request, turn) { return reply }
    if let slot = joinedSlotAskedAbout(request, turn) {
      let subject = try subjectSpokenOf(turn)
      return Reply(.explanation, try reasons(of: slot, subject, about: request.aspect, turn))
    }
    if !request.hasValues, request.choice == nil, request.numbers.isEmpty {
      // Of several that are one thing each has its reasons.
      let joined = joinedSlots
      if joined.count > 1 {
        let told = joined.prefix(Self.suggestionCount).map { Statement.fullReason($0) }
        return Reply(.explanation, Array(told))
      }
      if state.table == nil || hasJustShown, let last = state.lastReply, last.tellsSupposition {
        return Reply(.explanation, [.inFull(last.statements.filter { $0 != .orGoBack })])
      }
    }
    let subject = try subject(of: request, turn)
    if !request.customers.isEmpty || request.saysMine, let booking = subject.booking {
      state.focus.booking = booking.id
      return try reason(of: booking, request, turn)
    }
    if state.table == nil, request.namesItself, slotSpokenOf(request)?.service != request.serviceID
    {
      return try explainNot(request, turn)
    }
    if subject.booking == nil || request.choice != nil, let slot = slotSpokenOf(request) {
      return Reply(.explanation, try reasons(of: slot, subject, about: request.aspect, turn))
    }
    if let booking = subject.booking { return try reason(of: booking, request, turn) }
    guard request.hasValues || state.focus.draft != nil else {
      return Reply(.explanation, [.nothingToExplain])
    }
    return try explainNot(request, turn)
  }

  /// "why 4?", right after something was booked or moved to 4: no number of what was offered.
  private func bookingAtHour(_ request: Request, _ turn: Turn) throws(BookError) -> Booking? {
    guard state.table == nil, state.focus.isSettled, request.whens.isEmpty, request.staff.isEmpty,
      request.bookingNumbers.isEmpty, let hour = request.place, let id = state.focus.booking,
      let booking = try turn.book.booking(id)
    else { return nil }
    let start = booking.start.time.minuteOfDay
    return start % 60 == 0 && (start / 60 == hour || start / 60 == hour + 12) ? booking : nil
  }

  /// "why £35?", "why 45 minutes?": what the book says of the service, where that is
  /// asked about and not the time.
  private func termsAsked(_ request: Request, _ turn: Turn) -> Statement? {
    guard request.whens.isEmpty else { return nil }
    let named = request.serviceID
    let slot = suggestedSlot.flatMap { named == nil || named == $0.service ? $0 : nil }
    guard slot == nil || request.staff.isEmpty, let id = named ?? slot?.service,
      let service = turn.business.service(id)
    else { return nil }
    let member = request.staff.first?.entries.first.flatMap { turn.business.staff(StaffID($0.id)) }
    let name = member.map { "\(service.name) with \($0.name)" } ?? service.name
    let length = slot?.length ?? member?.length(of: service) ?? service.length
    let asksPrice =
      request.topics.contains(.price) || request.text.contains { "£$€¥₹".contains($0) }
      || ["expensive", "cheap", "dear", "price", "cost"].contains(where: request.says)
    if asksPrice {
      return .price(name: name, slot.map(\.price) ?? member?.price(of: service) ?? service.price)
    }
    // "why 90 minutes?" of what takes 45: how long it takes.
    let asksLength = request.topics.contains(.length) || request.duration != nil
    return asksLength ? .length(name: name, length) : nil
  }

  /// Why a booking has its time: what was kept with it; what a question takes for
  /// granted and is not so comes first.
  private func reason(of booking: Booking, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    var lead: [Statement] = []
    if booking.status == .cancelled { lead.append(.cancelledSince(booking)) }
    // "until 14:00" leads up to it.
    // "on Thursday", on a Thursday, of what is there today.
    let isToday = booking.start.date == turn.local.date
    let isThen = request.whens.map {
      isToday && !$0.agrees(with: booking.start)
        ? $0.moved(days: -7) : $0
    }.allSatisfy {
      $0.isDayOnly || $0.agrees(with: booking.start) || $0.isOpenEnded || $0.end == booking.start
    }
    let isWith =
      request.staff.isEmpty
      || request.staff.contains { $0.entries.contains { StaffID($0.id) == booking.staff } }
    if !isThen || !isWith { lead.append(.standsAs(booking)) }
    if let cause = try causeOfMove(of: booking, turn) { return Reply(.explanation, lead + [cause]) }
    let slot = Subject(of: booking, turn).suggested
    let isUntold = booking.rationale.facts.isEmpty && request.aspect != .person
    guard let aspect = request.aspect, let slot, !isUntold else {
      let now = try isUntold ? reasonsNow(of: booking, turn) : []
      let since = try changedSince(booking, turn)
      return Reply(.explanation, lead + [.bookingReason(booking)] + since + now)
    }
    var told = booking
    told.rationale = booking.rationale.putting(aspect)
    let since = try changedSince(booking, turn)
    guard isWith, aspect == .person, !told.rationale.tells(.person) else {
      return Reply(.explanation, lead + [.bookingReason(told)] + since)
    }
    if let first = try firstOfDates(booking, turn) {
      // One person was found for all dates of it.
      return Reply(
        .explanation,
        lead + [.bookingReason(told), .keptFromBefore(Statement.Kept(staff: [booking.staff]))]
          + [.bookingReason(first)] + since)
    }
    let more = try personReasons(of: slot, Subject(of: booking, turn), turn)
    return Reply(
      .explanation,
      lead + [.bookingReason(told)] + since + (more.isEmpty ? [] : [.asThingsStand] + more))
  }

  /// The first booking of the dates that one repeats on, with why it has its person first, if
  /// they are one and that was kept.
  private func firstOfDates(_ booking: Booking, _ turn: Turn) throws(BookError) -> Booking? {
    guard let id = booking.series, id != booking.id, var first = try turn.book.booking(id),
      first.staff == booking.staff, first.rationale.tells(.person)
    else { return nil }
    first.rationale = first.rationale.putting(.person)
    return first
  }

  /// What speaks now for a booking with which nothing was kept.
  private func reasonsNow(of booking: Booking, _ turn: Turn) throws(BookError) -> [Statement] {
    let subject = Subject(of: booking, turn)
    guard booking.span.start > turn.now, booking.status != .cancelled, booking.overrides.isEmpty,
      let slot = subject.suggested
    else { return [] }
    let search = SlotSearch(
      draft: subject.draft, service: slot.service, turn: turn.without(booking))
    var (weighed, _) = try search.weighed(slot, slot)
    // Nobody is known to have asked for that day, and what speaks against it is no reason.
    weighed.rationale.facts.removeAll {
      if case .inAskedWindow = $0.fact { true } else { $0.points < 0 }
    }
    return weighed.rationale.facts.isEmpty ? [] : [.asThingsStand, .fullReason(weighed)]
  }

  /// Why a slot was suggested, with what a question is about first.
  private func reasons(
    of slot: Slot, _ subject: Subject, about aspect: Fact.Aspect?, _ turn: Turn
  ) throws(BookError) -> [Statement] {
    var told = slot
    told.rationale = slot.rationale.putting(aspect)
    guard aspect == .person, !told.rationale.tells(.person) else { return [.fullReason(told)] }
    let person = try personReasons(of: slot, subject, turn)
    // One fact joins the others; a comparison stands by itself.
    if case .fullReason(let only)? = person.first {
      told.rationale.facts.insert(contentsOf: only.rationale.facts, at: 0)
      return [.fullReason(told)]
    }
    return [.fullReason(told)] + person
  }

  /// Why a slot is with its person where nothing that it rests on tells that: they
  /// are alone then, the first of equals, or ahead of the next best.
  private func personReasons(of slot: Slot, _ subject: Subject, _ turn: Turn) throws(BookError)
    -> [Statement]
  {
    let turn = turn.without(subject.booking)
    var draft = subject.draft
    let excluded = draft.excludedStaff
    draft.staff = []
    draft.excludedStaff = []
    draft.moving = nil
    let search = SlotSearch(draft: draft, service: slot.service, turn: turn)
    let standing = try search.verdicts(at: slot.start, asking: .offered).filter(\.stands)
    // What has gone by or goes against the rules is not theirs by what is free.
    guard standing.contains(where: { $0.slot.staff == slot.staff }) else { return [] }
    let others = standing.filter { $0.slot.staff != slot.staff }
    func alone(_ fact: Fact) -> [Statement] {
      var only = slot
      only.rationale = Rationale(facts: [WeighedFact(fact, points: 0)])
      return [.fullReason(only)]
    }
    guard !others.isEmpty else { return alone(.onlyStaff(slot.staff)) }
    let parts = partsBeside(slot)
    let unbound = others.filter { other in !parts.contains { $0.staff == other.slot.staff } }
    guard !unbound.isEmpty else { return parts.map { .partBeside($0) } }
    let free = unbound.filter { !excluded.contains($0.slot.staff) }
    guard !free.isEmpty else { return [.ruledOut(others.map(\.slot.staff))] }
    var best: (mine: Slot, other: Slot)?
    for verdict in free {
      let (mine, other) = try search.weighed(slot, verdict.slot)
      if best.map({ SlotComparison.precedes(other, $0.other) }) ?? true { best = (mine, other) }
    }
    guard let best else { return [] }
    return SlotComparison(best.mine, best.other).tieBreak == .staffOrder
      && SlotComparison.precedes(best.mine, best.other)
      ? alone(.tieBreak(.staffOrder)) : [.comparison(chosen: best.mine, other: best.other)]
  }

  /// The slot of those shown that a question names; the suggested one if it names
  /// none.
  func slotSpokenOf(_ request: Request) -> Slot? {
    let numbered = numberedSlots
    if case .index? = request.choice {
      return request.choice?.place(among: numbered.count).map { numbered[$0] }
    }
    if request.whens.isEmpty, request.staff.isEmpty {
      guard let number = request.numbers.first else { return shownSlots.first }
      return numbered.indices.contains(number - 1) ? numbered[number - 1] : nil
    }
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    return shownSlots.first { slot in
      request.whens.allSatisfy { $0.agrees(with: slot.start) }
        && (request.staff.isEmpty || staff.contains(slot.staff))
    }
  }
}

extension Request {
  /// How much is to be told.
  enum Depth {
    case brief
    case full
  }

  /// How much a question wants told: "why 2, briefly?", "why? in full"; nil if it does not
  /// say.
  fileprivate var depth: Depth? {
    if why == .briefly || says("briefly") { return .brief }
    let words = Folding.words(text)
    guard let last = words.last, words.count > 2, words[words.count - 2] == "in" else { return nil }
    if ["short", "brief"].contains(last) { return .brief }
    return ["full", "detail"].contains(last) ? .full : nil
  }

  /// "are you sure?": what was said is to be borne out.
  fileprivate var doubts: Bool { says("sure") || says("certain") }

  /// Whether it asks what makes a place in a list better or worse than another.
  fileprivate var comparesPlace: Bool {
    ["worse", "better", "lower", "higher", "behind", "below", "after"].contains(where: says)
  }

  /// Whether a person is all that it names.
  var hasOnlyStaff: Bool { !staff.isEmpty && whens.isEmpty && services.isEmpty }

  /// What of a slot a question is about.
  fileprivate var aspect: Fact.Aspect? {
    if !staff.isEmpty { return .person }
    return whens.isEmpty ? nil : .time
  }
}

extension Reply {
  /// Whether it told what would come of something supposed.
  fileprivate var tellsSupposition: Bool {
    statements.contains { if case .whatIf = $0 { true } else { false } }
  }
}

extension Rationale {
  /// The facts of one aspect first.
  func putting(_ aspect: Fact.Aspect?) -> Rationale {
    guard let aspect else { return self }
    var copy = self
    copy.facts =
      facts.filter { $0.fact.aspect == aspect } + facts.filter { $0.fact.aspect != aspect }
    return copy
  }

  /// Whether anything that it tells is of an aspect.
  func tells(_ aspect: Fact.Aspect) -> Bool { facts.contains { $0.fact.aspect == aspect } }
}

extension Fact {
  /// What of a slot a fact is about.
  enum Aspect {
    case person
    case time
    case earliness
    case neighbours
  }

  var aspect: Aspect {
    switch self {
    case .askedStaff, .usualStaff, .onlyStaff, .lighterLoad, .keepsStaff, .oneStaff,
      .tieBreak(.staffOrder):
      .person
    case .atAskedTime, .inAskedWindow, .nearAskedTime, .usualHour, .chosenOver: .time
    case .earliestInWindow, .soonest, .later, .tieBreak(.earlierStart): .earliness
    default: .neighbours
    }
  }
}

extension Request {
  /// Words that stand where a name does and are none that who asks may know.
  var strangerNamed: LeftWords? {
    left.first { words in
      words.text.first?.isUppercase == true && words.span.lowerBound > span.lowerBound
    }
  }
}
