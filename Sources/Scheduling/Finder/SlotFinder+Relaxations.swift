import CivilTime

extension SlotFinder {
  /// The nearest slots by each relaxation of a request that has none: another
  /// time of the same days, another day, another person, a shorter service.
  ///
  /// Near is measured from the time that was asked for, or else from the first
  /// window; of two that are equally near the later one is taken.
  ///
  /// - Parameter request: What was looked for.
  /// - Returns: At most one slot for each kind, with its rationale.
  /// - Throws: What the book throws.
  public func relaxations(of request: SlotRequest) throws(BookError) -> [Relaxation] {
    guard let first = request.windows.first, let last = request.windows.last else { return [] }
    let from = midnight(dayNumber(first.start.seconds))
    let to = midnight(dayNumber(last.end.seconds - 1) + 1)
    var found: [Relaxation] = []
    func add(_ kind: Relaxation.Kind, _ slot: Slot?) {
      if let slot { found.append(Relaxation(kind: kind, slot: slot)) }
    }
    add(.otherTime, try nearest(request, in: [Stretch(from, to)]))
    let reach = Self.daysLookedAt * 86_400
    add(
      .otherDay, try nearest(request, in: [Stretch(from - reach, from), Stretch(to, to + reach)]))
    if !request.staff.isEmpty || !request.excludedStaff.isEmpty {
      var open = request
      open.staff = []
      open.excludedStaff = []
      add(.otherStaff, try nearest(open, in: request.windows.map { Stretch($0) }))
    }
    add(.shorterService, try shorter(request))
    return found
  }

  /// How many days on both sides another day is looked for.
  private static let daysLookedAt = 60

  func midnight(_ day: Int) -> Int {
    zone.instant(LocalDateTime(CalendarDate(dayNumber: day), .midnight)).seconds
  }

  /// The slot nearest to what was asked for.
  func nearest(_ request: SlotRequest, in stretches: [Stretch]) throws(BookError) -> Slot? {
    guard let first = request.windows.first else { return nil }
    let goal = request.preferred ?? first.start
    var search = request
    search.preferred = nil
    search.mustEndBy = nil
    var best: Slot?
    for stretch in stretches {
      search.windows = [stretch.span]
      // After the goal the first slot is the nearest; before it, the last.
      if stretch.start >= goal.seconds {
        best = nearer(try slots(for: search, limit: 1).first, best, to: goal)
      } else {
        best = nearer(try last(search, stretch, before: goal), best, to: goal)
        let rest = Stretch(max(stretch.start, goal.seconds), stretch.end)
        if !rest.isEmpty {
          search.windows = [rest.span]
          best = nearer(try slots(for: search, limit: 1).first, best, to: goal)
        }
      }
    }
    guard let best else { return nil }
    // It is asked where nothing is free, so there is no first start to look for.
    return try explained(best, for: request, first: nil)
  }

  /// The last slot before a moment, looked for a few days at a time.
  private func last(_ request: SlotRequest, _ stretch: Stretch, before goal: Instant)
    throws(BookError) -> Slot?
  {
    var search = request
    var end = min(stretch.end, goal.seconds)
    var days = 1
    while end > max(stretch.start, earliestStart(of: request.service)) {
      let start = max(stretch.start, end - days * 86_400)
      search.windows = [Stretch(start, end).span]
      if let slot = try slots(for: search).last { return slot }
      end = start
      days = min(days * 2, 16)
    }
    return nil
  }

  private func nearer(_ one: Slot?, _ two: Slot?, to goal: Instant) -> Slot? {
    guard let one else { return two }
    guard let two else { return one }
    func distance(_ slot: Slot) -> Int { abs(slot.span.start.seconds - goal.seconds) }
    if distance(one) == distance(two) { return one.span.start > two.span.start ? one : two }
    return distance(one) < distance(two) ? one : two
  }

  /// The longest of the shorter services that fits into what was asked for.
  private func shorter(_ request: SlotRequest) throws(BookError) -> Slot? {
    guard let asked = business.service(request.service), request.moving == nil else { return nil }
    let length = request.length ?? asked.length
    let others = business.activeServices.filter { $0.length < length && $0.id != asked.id }
    for service in others.sorted(by: { ($1.length, $0.id) < ($0.length, $1.id) }) {
      var search = request
      search.service = service.id
      search.length = nil
      if let slot = try suggestions(for: search, count: 1).first { return slot }
    }
    return nil
  }
}
