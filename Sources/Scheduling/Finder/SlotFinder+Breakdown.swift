import CivilTime

extension SlotFinder {
  /// How the starts of the request's windows fell.
  ///
  /// The starts looked at are those of the service's own grid, in the opening
  /// hours or, where they were never said, in the hours of those asked for; if
  /// there are none, those of the windows themselves. A start is free if anyone
  /// can do it; else the rule counts that decides for the one against whom least
  /// stands, and of several the one who comes nearest: a booking tells more than
  /// the day off of somebody else. Of longer windows the first 31 days are looked at,
  /// and the last of them is told.
  ///
  /// - Parameter request: What is looked for.
  /// - Returns: The counts.
  /// - Throws: What the book throws.
  public func breakdown(of request: SlotRequest) throws(BookError) -> Breakdown {
    let whole = request.windows
    var request = request
    request.windows = firstDays(of: whole)
    let isCut = request.windows.last?.end != whole.last?.end
    guard let inquiry = try inquiry(request), let first = request.windows.first,
      let last = request.windows.last, first.start < last.end
    else { return Breakdown(starts: 0, free: 0, rows: []) }
    let outlook = try outlook(
      inquiry, starts: Stretch(first.start.seconds, last.end.seconds))
    let starts = startsLookedAt(request, outlook)
    guard !inquiry.terms.isEmpty else { return try nobody(request, starts.count) }
    let counter = LimitCounter(inquiry, customer: request.customer, finder: self)
    let cache = BookingCache(book)
    try cache.prefetch(
      of: inquiry.terms.map(\.staff.id),
      in: Span(start: first.start.adding(minutes: -1440), end: last.end.adding(minutes: 1440)))
    let people = inquiry.terms.indices.map {
      Examination(self, outlook, staff: $0, counter: counter, bookings: cache)
    }
    var tally = RuleTally()
    for start in starts { try tally.add(people, start, request) }
    var breakdown = tally.breakdown(of: starts.count)
    if isCut { breakdown.last = CalendarDate(dayNumber: dayNumber(last.end.seconds - 1)) }
    return breakdown
  }

  /// The counts where nobody may do it: for that length, or at all.
  private func nobody(_ request: SlotRequest, _ starts: Int) throws(BookError) -> Breakdown {
    var usual = request
    usual.length = nil
    if try inquiry(usual)?.terms.isEmpty == false {
      // Where only the hours of those who do it are known, the starts are theirs.
      let other = try breakdown(of: usual)
      let row = Breakdown.Row(rule: .length, starts: other.starts, wouldFree: other.free)
      return Breakdown(
        starts: other.starts, free: 0, rows: [row],
        freesMost: other.free > 0 ? Breakdown.Freeing(.otherLength, starts: other.free) : nil)
    }
    let learners = learners(of: request)
    guard !learners.isEmpty else {
      let row = Breakdown.Row(rule: .skill, starts: starts, wouldFree: 0)
      return Breakdown(starts: starts, free: 0, rows: [row])
    }
    // The starts are those that there would be, as their hours may tell of more.
    let taught = try breakdown(of: request, ifDoneBy: learners)
    let together = taught.free
    var best: Breakdown.Freeing?
    for learner in learners {
      let free =
        learners.count == 1 ? together : try breakdown(of: request, ifDoneBy: [learner]).free
      if free > best?.starts ?? 0 {
        best = Breakdown.Freeing(.teach(learner, request.service), starts: free)
      }
    }
    return Breakdown(
      starts: taught.starts, free: 0,
      rows: [Breakdown.Row(rule: .skill, starts: taught.starts, wouldFree: together)],
      freesMost: best)
  }

  /// Who could learn what is asked for: those who may do it, and do not.
  private func learners(of request: SlotRequest) -> [StaffID] {
    guard business.service(request.service)?.isActive == true else { return [] }
    return business.activeStaff.map(\.id).filter { staff in
      (request.staff.isEmpty || request.staff.contains(staff))
        && !request.excludedStaff.contains(staff)
    }
  }

  /// How the starts would fall if some people did the service too.
  private func breakdown(of request: SlotRequest, ifDoneBy learners: [StaffID]) throws(BookError)
    -> Breakdown
  {
    var taught = business
    for index in taught.staff.indices where learners.contains(taught.staff[index].id) {
      taught.staff[index].learn(request.service)
    }
    return try SlotFinder(business: taught, zone: zone, book: book, now: now)
      .breakdown(of: request)
  }

  /// How many days a breakdown looks at: enough for any month.
  static let daysBrokenDown = 31

  /// The windows up to a month from the start of the first.
  func firstDays(of windows: [Span]) -> [Span] {
    guard let first = windows.first else { return [] }
    let end = midnight(dayNumber(first.start.seconds) + Self.daysBrokenDown)
    let reach = Span(start: first.start, end: Instant(seconds: end))
    return windows.compactMap { $0.intersection(reach) }
  }

  private func startsLookedAt(_ request: SlotRequest, _ outlook: Outlook) -> [Int] {
    let grid = StartGrid(outlook.inquiry.service, policy: business.settings.policy)
    var pieces = outlook.days.opening.flatMap { $0 ?? [] }
    if pieces.isEmpty {
      for terms in outlook.inquiry.terms { pieces += outlook.days.ownWindows(of: terms.staff) }
    }
    let windows = request.windows.map { Stretch($0) }
    var starts: Set<Int> = []
    guard let step = grid.step else {
      for day in outlook.days.first...outlook.days.last {
        for time in grid.fixed(on: day) {
          starts.insert(outlook.days.clock.seconds(day: day, minute: time.minuteOfDay))
        }
      }
      return starts.filter { start in windows.contains { $0.contains(start) } }.sorted()
    }
    func add(_ pieces: [Stretch]) {
      for window in windows {
        for piece in pieces {
          for start in stride(from: piece.start, to: piece.end, by: step)
          where window.contains(start) {
            starts.insert(start)
          }
        }
      }
    }
    add(pieces)
    if starts.isEmpty { add(windows) }
    return starts.sorted()
  }
}

/// Counts which rules decide against starts.
private struct RuleTally {
  private var free = 0
  private var refused: [Rule: Int] = [:]
  private var wouldFree: [Rule: Int] = [:]
  /// What would free starts, in the order in which it was met.
  private var remedies: [Breakdown.Freeing] = []
  private var places: [Remedy: Int] = [:]

  mutating func add(_ people: [Examination], _ start: Int, _ request: SlotRequest)
    throws(BookError)
  {
    var nearest: [Rule]?
    var alone: Set<Rule> = []
    var changes: [Remedy] = []
    for person in people {
      var rules: [Rule] = []
      let obstacles = try person.obstacles(start)
      for obstacle in obstacles where !rules.contains(obstacle.rule) {
        rules.append(obstacle.rule)
      }
      if rules.isEmpty {
        free += 1
        return
      }
      if rules.count == 1 { alone.insert(rules[0]) }
      if isNearer(rules, than: nearest) { nearest = rules }
      let remedy = Remedy(of: obstacles) ?? person.moveFreeing(start, of: obstacles)
      if let remedy, !changes.contains(remedy) { changes.append(remedy) }
    }
    if let first = nearest?.first { refused[first, default: 0] += 1 }
    for rule in alone { wouldFree[rule, default: 0] += 1 }
    for remedy in changes { count(remedy) }
  }

  private mutating func count(_ remedy: Remedy) {
    if let place = places[remedy] {
      remedies[place].starts += 1
    } else {
      places[remedy] = remedies.count
      remedies.append(Breakdown.Freeing(remedy, starts: 1))
    }
  }

  /// Of several that free as many the one that was met first.
  private var freesMost: Breakdown.Freeing? {
    let most = remedies.map(\.starts).max()
    return remedies.first { $0.starts == most }
  }

  /// Whether someone against whom these rules stand could rather come.
  private func isNearer(_ rules: [Rule], than others: [Rule]?) -> Bool {
    guard let others else { return true }
    guard rules.count == others.count else { return rules.count < others.count }
    return !Self.isAway(rules) && Self.isAway(others)
  }

  private static func isAway(_ rules: [Rule]) -> Bool {
    switch rules.first {
    case .past, .closed, .notWorking, .timeOff: true
    default: false
    }
  }

  func breakdown(of starts: Int) -> Breakdown {
    let rules = Rule.allCases.filter { refused[$0] != nil || wouldFree[$0] != nil }
    let rows = rules.map {
      Breakdown.Row(rule: $0, starts: refused[$0] ?? 0, wouldFree: wouldFree[$0] ?? 0)
    }
    let sorted = rows.enumerated().sorted {
      (-$0.element.starts, -$0.element.wouldFree, $0.offset)
        < (-$1.element.starts, -$1.element.wouldFree, $1.offset)
    }
    return Breakdown(starts: starts, free: free, rows: sorted.map(\.element), freesMost: freesMost)
  }
}
