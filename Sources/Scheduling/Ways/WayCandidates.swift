import CivilTime

/// Every start of a request with what would have to give for it.
struct WayCandidates {
  private let finder: SlotFinder
  private let request: SlotRequest
  private let asked: [StaffID]
  private let outlook: Outlook
  private let people: [Examination]
  private let bookings: BookingCache
  private let windows: [Stretch]

  /// Reads what decides the starts of a request.
  ///
  /// - Parameters:
  ///   - finder: The finder over the book.
  ///   - request: What is looked for, of anyone.
  ///   - asked: Who was asked for; empty for anyone.
  /// - Throws: What the book throws.
  init?(_ finder: SlotFinder, _ request: SlotRequest, asked: [StaffID]) throws(BookError) {
    guard let inquiry = try finder.inquiry(request), !inquiry.terms.isEmpty,
      let first = request.windows.first, let last = request.windows.last, first.start < last.end
    else { return nil }
    self.finder = finder
    self.request = request
    self.asked = asked
    windows = request.windows.map { Stretch($0) }
    let outlook = try finder.outlook(
      inquiry, starts: Stretch(first.start.seconds, last.end.seconds))
    self.outlook = outlook
    let counter = LimitCounter(inquiry, customer: request.customer, finder: finder)
    let cache = BookingCache(finder.book)
    try cache.prefetch(
      of: inquiry.terms.map(\.staff.id),
      in: Span(start: first.start.adding(minutes: -1440), end: last.end.adding(minutes: 1440)))
    bookings = cache
    people = inquiry.terms.indices.map {
      Examination(finder, outlook, staff: $0, counter: counter, bookings: cache)
    }
  }

  /// All of them in which only rules that can be set aside and bookings that can
  /// move are in the way.
  func all() throws(BookError) -> [WaySearch.Candidate] {
    var found: [WaySearch.Candidate] = []
    let opening = openingGrid()
    for index in people.indices {
      let person = people[index]
      for start in starts(of: person, opening) {
        if let candidate = try candidate(person, index, start) { found.append(candidate) }
      }
    }
    // Those near the time that was asked for first, else the early ones.
    let goal = request.preferred?.seconds
    return found.enumerated().sorted {
      let (one, two) = ($0.element.slot.span.start.seconds, $1.element.slot.span.start.seconds)
      let near = goal.map { goal in (abs(one - goal), abs(two - goal)) } ?? (one, two)
      return (near.0, $0.offset) < (near.1, $1.offset)
    }.map(\.element)
  }

  // MARK: Starts

  /// The grid of the service in the opening hours, breaks and time off apart.
  private func openingGrid() -> [Int] {
    let grid = StartGrid(outlook.inquiry.service, policy: finder.business.settings.policy)
    guard let step = grid.step else { return [] }
    var pieces = outlook.days.opening.flatMap { $0 ?? [] }
    // A closed day is looked at as if it had the hours of one that is open.
    let usual = Weekday.allCases.lazy.compactMap { day in
      finder.business.settings.openingHours?[day]
    }.first { !$0.isEmpty }
    for day in outlook.days.first...outlook.days.last where finder.schedule.opening(day) == [] {
      for window in usual ?? [] {
        let start = outlook.days.clock.seconds(day: day, minute: window.startMinute)
        let end = outlook.days.clock.seconds(day: day, minute: window.endMinute)
        if start < end { pieces.append(Stretch(start, end)) }
      }
    }
    return pieces.flatMap { Array(stride(from: $0.start, to: $0.end, by: step)) }
  }

  private func starts(of person: Examination, _ opening: [Int]) -> [Int] {
    if let preferred = request.preferred { return [preferred.seconds].filter(isAsked) }
    let grid = StartGrid(outlook.inquiry.service, policy: finder.business.settings.policy)
    var starts = Set(opening)
    guard let step = grid.step else {
      for day in outlook.days.first...outlook.days.last {
        for time in grid.fixed(on: day) {
          starts.insert(outlook.days.clock.seconds(day: day, minute: time.minuteOfDay))
        }
      }
      return starts.filter(isAsked).sorted()
    }
    for piece in person.shift.pieces {
      starts.formUnion(stride(from: piece.start, to: piece.end, by: step))
    }
    for row in outlook.lanes[person.index] {
      starts.insert(row.span.end.seconds + person.terms.before)
      starts.insert(row.span.start.seconds - person.terms.after - person.terms.duration)
    }
    return starts.filter(isAsked).sorted()
  }

  private func isAsked(_ start: Int) -> Bool {
    guard windows.contains(where: { $0.contains(start) }) else { return false }
    // Of a time that exists twice the first is meant.
    let wall = LocalDateTime(wallSeconds: outlook.days.clock.wall(start))
    return finder.zone.instant(wall).seconds == start
  }

  // MARK: What is in the way

  private func candidate(_ person: Examination, _ index: Int, _ start: Int) throws(BookError)
    -> WaySearch.Candidate?
  {
    if let end = request.mustEndBy, start + person.terms.duration > end.seconds { return nil }
    let slot = finder.slot(start, [index], in: outlook)
    var rules: [(rule: Rule, obstacles: [Obstacle])] = []
    var movers: [[Booking]] = [[]]
    for obstacle in try person.obstacles(start) {
      let rule = obstacle.rule
      if request.excuses(rule, at: slot, finder) { continue }
      if rule.canBeSetAside {
        if let known = rules.firstIndex(where: { $0.rule == rule }) {
          rules[known].obstacles.append(obstacle)
        } else {
          rules.append((rule, [obstacle]))
        }
        continue
      }
      let choices = try self.movers(behind: obstacle, person, start)
      guard !choices.isEmpty else { return nil }
      movers = movers.flatMap { set in
        choices.map { choice in set.contains { $0.id == choice.id } ? set : set + [choice] }
      }.filter { $0.count <= SlotFinder.mostSteps }
    }
    guard !movers.isEmpty else { return nil }
    return WaySearch.Candidate(
      slot: slot, rules: rules, movers: movers,
      isOtherStaff: !asked.isEmpty && !asked.contains(slot.staff))
  }

  /// The bookings of which one would have to go; none if that would not help.
  private func movers(behind obstacle: Obstacle, _ person: Examination, _ start: Int)
    throws(BookError) -> [Booking]
  {
    switch obstacle {
    case .booked(_, let id, _, _), .customerBusy(_, let id, _, _): return try movable([id])
    case .resourceTaken(let room, _, _, _, _):
      let owned = person.terms.owned
      let span = Stretch(start + owned.start, start + owned.end).span
      let rows = outlook.roomRows(room, for: person.terms).filter { $0.span.overlaps(span) }
      return try movable(rows.compactMap(\.owner.booking))
    case .full:
      let visit = Stretch(start, start + person.terms.duration).span
      let service = outlook.inquiry.service.id
      let rows = person.lane(overlapping: visit).filter { $0.sharing == service }
      return try movable(rows.compactMap(\.owner.booking))
    default: return []
    }
  }

  /// Those of some bookings that lie ahead and are agreed.
  private func movable(_ ids: [BookingID]) throws(BookError) -> [Booking] {
    var found: [Booking] = []
    for id in ids where !found.contains(where: { $0.id == id }) {
      guard id != request.moving, let booking = try bookings.booking(id),
        booking.span.start > finder.now,
        booking.status == .confirmed || booking.status == .pending
      else { continue }
      found.append(booking)
    }
    return found
  }
}
