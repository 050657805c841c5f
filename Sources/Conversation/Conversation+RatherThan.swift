import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Compares two times, people or numbers that are named; what cannot be had is
  /// said instead.
  mutating func compare(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let subject = try subject(of: request, turn)
    // "why is Sam not free at 11?" with nothing shown compares nothing.
    var terms = Contrast.terms(of: request)
    // "why not 2 instead of 1?" takes the other to be the better one.
    if request.asksWhyNot { terms.reverse() }
    if terms.isEmpty, !request.hasValues, let best = subject.suggested {
      return Reply(.explanation, [.fullReason(best)])
    }
    guard !terms.isEmpty, terms.count > 1 || subject.suggested != nil else {
      return request.hasValues
        ? try explainNot(request, turn) : Reply(.explanation, [.nothingToExplain])
    }
    let turn = turn.without(subject.booking)
    var draft = subject.draft
    if state.table == nil, subject.suggested == nil || !request.services.isEmpty {
      var plain = request
      plain.whens = []
      // Of one person that is named both are.
      if plain.staff.count > 1 { plain.staff = [] }
      draft = try fill(draft, from: plain, turn).draft
    }
    let spoken = try serviceSpokenOf(request, &draft, subject.suggested, turn)
    // Nobody has said of what: of the first that all do who are named.
    let taken = spoken ?? firstService(ofAll: request, turn)
    guard let service = taken else { return Reply(.explanation, [.nothingToExplain]) }
    let contrast = Contrast(
      request: request, subject: subject, draft: draft, service: service, turn: turn)
    var named: [Contrast.Named] = []
    for term in terms { named.append(try contrast.named(term)) }
    let isPremise = named.count == 2
    if named.count == 1, let suggested = subject.suggested {
      named.insert(.slot(suggested), at: 0)
    }
    let asked = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let excluded = draft.excludedStaff.filter(asked.contains)
    var lead: [Statement] = excluded.isEmpty ? [] : [.ruledOut(excluded)]
    if spoken == nil, case .slot(let one)? = named.first {
      lead.append(.option(one, number: nil))
    }
    for case .refused(let statements) in named { return Reply(.explanation, lead + statements) }
    guard case .slot(let one)? = named.first, case .slot(let two)? = named.last else {
      return Reply(.explanation, [.nothingToExplain])
    }
    guard one.start != two.start || one.staff != two.staff || one.service != two.service else {
      return Reply(.explanation, lead + [.sameSlot(one)])
    }
    if draft.staff.isEmpty, asked.count == 1 { draft.staff = asked }
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    let isWithin = [one, two].contains { slot in
      windows.contains { $0.contains(slot.span.start) }
    }
    if draft.time.isOpen || !isWithin {
      // Both are weighed on the days that they are on, whatever was spoken of before.
      draft.time = WantedTime()
      draft.time.days = WantedTime.Days(
        first: min(one.start.date, two.start.date), last: max(one.start.date, two.start.date))
    }
    let (first, second) = try SlotSearch(draft: draft, service: one.service, turn: turn)
      .weighed(one, two)
    let isTurned = isPremise && SlotComparison(first, second).better != first
    return Reply(
      .explanation,
      lead + (isTurned ? [.otherWayRound] : []) + [.comparison(chosen: first, other: second)])
  }
}

extension Conversation {
  fileprivate func firstService(ofAll request: Request, _ turn: Turn) -> ServiceID? {
    let staff = request.staff.flatMap(\.entries).compactMap { turn.business.staff(StaffID($0.id)) }
    guard !staff.isEmpty else { return nil }
    return turn.business.activeServices.first { service in
      staff.allSatisfy { $0.does(service.id) }
    }?.id
  }
}

/// What a question of two names, and what that is.
private struct Contrast {
  /// One side of the question.
  struct Term {
    var when: When?
    var number: Int?
    var staff: [StaffID] = []
  }

  /// What one side is.
  enum Named {
    case slot(Slot)
    /// It cannot be had, and why.
    case refused([Statement])
    case nothing
  }

  let request: Request
  let subject: Subject
  let draft: Draft
  let service: ServiceID
  let turn: Turn

  /// The two sides that a question names, in its order; one if it names one.
  static func terms(of request: Request) -> [Term] {
    let timed = request.whens.filter { !$0.isDayOnly }
    let days = request.whens.filter(\.isDayOnly)
    let whens = timed.isEmpty ? days : timed
    let staff = request.staff.map { $0.entries.map { StaffID($0.id) } }
    if staff.count > 1 {
      return (0..<2).map { side in
        // "10 with Sam rather than 10 with Priya".
        let numbers = request.numbers
        let number = numbers.indices.contains(side) ? numbers[side] : numbers.first
        return Term(
          when: timed.count > 1 ? timed[side] : timed.first, number: timed.isEmpty ? number : nil,
          staff: staff[side])
      }
    }
    // "10 rather than 11 on Thursday": the day is that of both.
    if timed.isEmpty, days.count < 2, !request.numbers.isEmpty {
      return request.numbers.prefix(2).map { Term(number: $0, staff: staff.first ?? []) }
    }
    var terms = whens.prefix(2).map { Term(when: $0) }
    // Beside a time a number is an hour: "why 9:45 and not 11?".
    let numbers = request.numbers.prefix(2 - terms.count).map { Term(number: $0) }
    // "why 10 and not 11 on Saturday?" names the number first.
    let isAhead =
      whens.count == 1 && request.numbers.first.map { request.says($0, before: whens[0]) } == true
    terms = isAhead ? numbers + terms : terms + numbers
    if terms.isEmpty { return staff.prefix(1).map { Term(staff: $0) } }
    guard let person = request.staff.first, let ids = staff.first else { return terms }
    // "10:00 with Sam rather than 11:00" says it of the first; behind both, of both.
    let isBehind = whens.count < 2 || whens[1].span.lowerBound < person.span.lowerBound
    for index in terms.indices where index == 0 || isBehind { terms[index].staff = ids }
    return terms
  }

  /// The slot that one side is.
  func named(_ term: Term) throws(BookError) -> Named {
    if let number = term.number, request.whens.isEmpty {
      if subject.numbered.indices.contains(number - 1) {
        return .slot(subject.numbered[number - 1])
      }
    }
    guard let start = start(of: term) else {
      // "why Sam?": at the time that is suggested, else his best.
      let day = request.whens.first(where: \.isDayOnly)?.start?.date
      guard let suggested = subject.suggested, day == nil || day == suggested.start.date else {
        var time = draft.time
        if let day { time.days = WantedTime.Days(first: day, last: day) }
        return try best(term, time)
      }
      if term.staff.contains(suggested.staff) { return .slot(suggested) }
      return try found(term, at: suggested.start)
    }
    guard let exact = start.exact else { return try best(term, start) }
    return try found(term, at: exact)
  }

  /// When one side is.
  private func start(of term: Term) -> WantedTime? {
    let day =
      request.whens.first(where: \.isDayOnly)?.start?.date
      ?? request.whens.first { !$0.isTimeOnly }?.start?.date
      ?? subject.suggested?.start.date ?? draft.time.days?.single
    if let hour = term.number {
      guard let day, (0...24).contains(hour) else { return nil }
      return WantedTime(at: LocalDateTime(day, minute: turn.minute(ofHour: hour, on: day)))
    }
    guard let when = term.when, let start = when.start else { return nil }
    guard !when.isDayOnly else {
      var time = draft.time
      time.days = WantedTime.Days(first: start.date, last: start.date)
      return time
    }
    return WantedTime(
      at: LocalDateTime(when.isTimeOnly ? day ?? start.date : start.date, start.time))
  }

  private func found(_ term: Term, at exact: LocalDateTime) throws(BookError) -> Named {
    let shown = subject.slots.first {
      $0.start == exact && (term.staff.isEmpty || term.staff.contains($0.staff))
    }
    if let shown { return .slot(shown) }
    switch try search(term, WantedTime(at: exact)).standing(at: exact) {
    case .offered(let slot): return .slot(slot)
    case .refused(let statements): return .refused(statements)
    }
  }

  private func best(_ term: Term, _ time: WantedTime) throws(BookError) -> Named {
    switch try search(term, time).run() {
    case .fits(let slots, _): return slots.first.map { .slot($0) } ?? .nothing
    case .instead(_, let statements), .nothing(let statements): return .refused(statements)
    }
  }

  private func search(_ term: Term, _ time: WantedTime) -> SlotSearch {
    var wanted = draft
    wanted.time = time
    wanted.moving = nil
    if !term.staff.isEmpty {
      wanted.staff = term.staff
      wanted.excludedStaff.removeAll { term.staff.contains($0) }
    }
    return SlotSearch(draft: wanted, service: service, turn: turn)
  }
}

extension Request {
  /// Whether it begins as "why not".
  fileprivate var asksWhyNot: Bool {
    let words = Folding.words(text)
    return words.starts(with: ["why", "not"])
  }

  /// Whether a bare number stands before a time.
  fileprivate func says(_ number: Int, before when: When) -> Bool {
    let end = max(0, when.span.lowerBound - span.lowerBound)
    let words = Folding.words(String(decoding: Array(text.utf8).prefix(end), as: UTF8.self))
    return words.contains { $0 == "\(number)" }
  }
}
