import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Compares two times, people or numbers that are named; what cannot be had is
  /// said instead.
  mutating func compare(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let reply = try comparePlans(request, turn) { return reply }
    // A question that names whom and when it is about says nothing of what was asked
    // before it.
    let namesTwo = Contrast.terms(of: request).count > 1
    let isAnew = namesTwo && state.table == nil && request.namesItself && request.customers.isEmpty
    let subject = isAnew ? Subject() : try subject(of: request, turn)
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
    if isAnew { speak(of: service, in: draft) }
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
    let refused = named.refused
    guard refused.isEmpty else { return Reply(.explanation, lead + refused) }
    guard case .slot(let one)? = named.first, case .slot(let two)? = named.last else {
      return Reply(.explanation, [.nothingToExplain])
    }
    guard one.start != two.start || one.staff != two.staff || one.service != two.service else {
      return Reply(.explanation, lead + [.sameSlot(one)])
    }
    // Both with one person: what is said of either is said of theirs.
    if terms.count > 1, let staff = terms.first?.staff, !staff.isEmpty,
      terms.allSatisfy({ $0.staff == staff })
    {
      draft.staff = staff
    }
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    let isWithin = [one, two].contains { slot in
      windows.contains { $0.contains(slot.span.start) }
    }
    if draft.time.isOpen || !isWithin || subject.booking?.rationale.tellsWhenAsked == false {
      // Both are weighed on the days that they are on, whatever was spoken of before.
      draft.time = WantedTime()
      draft.time.days = WantedTime.Days(
        first: min(one.start.date, two.start.date), last: max(one.start.date, two.start.date))
    }
    let (first, second) = try SlotSearch(draft: draft, service: one.service, turn: turn)
      .weighed(one, two)
    let isTurned = isPremise && SlotComparison(first, second).better != first
    if let booking = subject.booking, one.isPlace(of: booking) {
      // It is there, whichever ranks first: what is known of why, and how the two compare.
      return Reply(
        .explanation,
        lead + [.bookingReason(booking), .asThingsStand, .comparison(chosen: first, other: second)])
    }
    return Reply(
      .explanation,
      lead + (isTurned ? [.otherWayRound] : []) + [.comparison(chosen: first, other: second)])
  }
}

extension Conversation {
  /// Keeps what a question is about that names it, so that "why Friday over Saturday?", right
  /// after it, is about the same.
  private mutating func speak(of service: ServiceID, in draft: Draft) {
    var spoken = draft
    spoken.service = service
    state.focus.draft = spoken
    state.focus.slots = []
    state.focus.suggested = nil
    state.focus.booking = nil
  }

  fileprivate func firstService(ofAll request: Request, _ turn: Turn) -> ServiceID? {
    let staff = request.staff.flatMap(\.entries).compactMap { turn.business.staff(StaffID($0.id)) }
    guard !staff.isEmpty else { return nil }
    return turn.business.activeServices.first { service in
      staff.allSatisfy { $0.does(service.id) }
    }?.id
  }
}

/// What a question of two names, and what that is.
struct Contrast {
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
    let staff = request.staff.map { $0.entries.map { StaffID($0.id) } }
    let sides = self.sides(of: request)
    if staff.count > 1 {
      return (0..<2).map { side in
        var term = sides.count > 1 ? sides[side].term : sides.first?.term ?? Term()
        term.staff = staff[side]
        return term
      }
    }
    if sides.isEmpty { return staff.prefix(1).map { Term(staff: $0) } }
    var terms = sides.prefix(2).map(\.term)
    guard let person = request.staff.first, let ids = staff.first else { return terms }
    // "10:00 with Sam rather than 11:00" says it of the first; behind both, of both.
    let isBehind = sides.count < 2 || sides[1].place < person.span.lowerBound
    for index in terms.indices where index == 0 || isBehind { terms[index].staff = ids }
    return terms
  }

  /// The times and numbers that a question names, with where they stand in the line: a
  /// day beside a time or a number is that of both.
  private static func sides(of request: Request) -> [(term: Term, place: Int)] {
    let timed = request.whens.filter { !$0.isDayOnly }
    let days = request.whens.filter(\.isDayOnly)
    let whens = timed.isEmpty && request.numbers.isEmpty ? days : timed
    // Beside a time a number is an hour: "why 9:45 and not 11?".
    let places = request.numberPlaces
    let sides =
      whens.map { (term: Term(when: $0), place: $0.span.lowerBound) }
      + zip(request.numbers, places).map { (term: Term(number: $0), place: $1) }
    return sides.sorted { $0.place < $1.place }
  }

  /// The slot that one side is.
  func named(_ term: Term) throws(BookError) -> Named {
    if let number = term.number, request.whens.isEmpty,
      subject.numbered.indices.contains(number - 1)
    {
      let slot = subject.numbered[number - 1]
      // "10 with Priya" is no place of Sam's.
      if term.staff.isEmpty || term.staff.contains(slot.staff) { return .slot(slot) }
    }
    if let booking = subject.booking, let slot = subject.suggested, let when = term.when,
      when.agrees(with: booking.start), term.staff.isEmpty || term.staff.contains(slot.staff)
    {
      // "why is Dana on Friday and not Thursday?": where she is, and not the best of Friday.
      return .slot(slot)
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

extension [Contrast.Named] {
  /// What stands against each that cannot be had; what would work is told once, as it is
  /// numbered.
  fileprivate var refused: [Statement] {
    var told: [Statement] = []
    for case .refused(let statements) in self {
      let isFirst = told.isEmpty
      told += statements.filter { statement in
        !told.contains { $0.says(theSameAs: statement) } && (isFirst || !statement.isOfferedInstead)
      }
    }
    return told
  }
}

extension Request {
  /// Whether it begins as "why not".
  fileprivate var asksWhyNot: Bool {
    let words = Folding.words(text)
    return words.starts(with: ["why", "not"])
  }

  /// Where its bare numbers stand in the line; those written as words stand where they
  /// come.
  fileprivate var numberPlaces: [Int] {
    let bytes = Array(text.utf8)
    var from = 0
    return numbers.map { number in
      let digits = Array(String(number).utf8)
      while from + digits.count <= bytes.count {
        let place = from
        let end = place + digits.count
        from += 1
        let isWhole =
          (place == 0 || !bytes[place - 1].isFigure) && (end == bytes.count || !bytes[end].isFigure)
        let isOfTime = whens.contains { $0.span.contains(span.lowerBound + place) }
        if isWhole, !isOfTime, bytes[place..<end].elementsEqual(digits) {
          from = end
          return span.lowerBound + place
        }
      }
      return span.lowerBound + from
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit or stands within figures.
  fileprivate var isFigure: Bool { (48...57).contains(self) || self == 58 }
}

extension Rationale {
  /// Whether a time or a day was asked for.
  fileprivate var tellsWhenAsked: Bool {
    facts.contains { weighed in
      switch weighed.fact {
      case .atAskedTime, .nearAskedTime, .inAskedWindow: true
      default: false
      }
    }
  }
}
