import CivilTime

extension SlotFinder {
  /// Every start of the request's windows that stands, in order of time, with
  /// everyone who could do it.
  ///
  /// Of equal starts the slot is with the one who was asked for, else the usual
  /// one, else who is least busy that day, else who stands first in the book.
  ///
  /// - Parameters:
  ///   - request: What is looked for.
  ///   - limit: At most so many, the earliest; nil for all.
  /// - Returns: The slots; their rationales are empty, see ``explained(_:for:)``.
  /// - Throws: What the book throws.
  public func slots(for request: SlotRequest, limit: Int? = nil) throws(BookError) -> [Slot] {
    var result: [Slot] = []
    if let limit, limit <= 0 { return [] }
    let usual = try history(of: request).staffVisits
    try forEachStart(of: request, growing: limit != nil) {
      outlook, shifts, start, staff throws(BookError) in
      let order = outlook.loads.order(staff, start, usual, in: outlook)
      result.append(slot(start, order, in: outlook))
      return limit.map { result.count < $0 } ?? true
    }
    return result
  }

  /// Calls `body` with each start that stands and who could do it, in order of
  /// time, until it returns false.
  ///
  /// The book is asked once for each run of days; the runs grow where the first
  /// slot is all that is wanted.
  func forEachStart(
    of request: SlotRequest, within bounds: Stretch? = nil, growing: Bool,
    _ body: (Outlook, [Shift], _ start: Int, _ staff: [Int]) throws(BookError) -> Bool
  ) throws(BookError) {
    guard let inquiry = try inquiry(request), !inquiry.terms.isEmpty else { return }
    let counter = LimitCounter(inquiry, customer: request.customer, finder: self)
    var ranges = startRanges(of: request, within: bounds)[...]
    var run = growing ? 1 : Self.longestRun
    while let first = ranges.first, let last = ranges.last {
      let end = min(last.end, midnight(after: first.start, days: run))
      let part = ranges.compactMap { $0.intersection(Stretch(first.start, end)) }
      ranges = ranges.drop { $0.end <= end }
      if let head = ranges.first, head.start < end {
        ranges[ranges.startIndex] = Stretch(end, head.end)
      }
      let reach = Stretch(first.start, part.last?.end ?? end)
      let outlook = try outlook(inquiry, starts: reach)
      guard try forEachStart(in: outlook, part, request, counter, body) else { return }
      run = min(run * 2, Self.longestRun)
    }
  }

  /// The most days for which the book is asked at once.
  private static let longestRun = 32

  private func forEachStart(
    in outlook: Outlook, _ ranges: [Stretch], _ request: SlotRequest, _ counter: LimitCounter,
    _ body: (Outlook, [Shift], _ start: Int, _ staff: [Int]) throws(BookError) -> Bool
  ) throws(BookError) -> Bool {
    let shifts = outlook.inquiry.terms.map { outlook.days.shift(of: $0.staff) }
    let table = startTable(outlook, shifts, ranges, asked: request.preferred)
    guard !table.isEmpty else { return true }
    let isPlain =
      counter.isEmpty && outlook.days.clock.isSteady && request.mustEndBy == nil
      && !business.settings.policy.gapSaving
    var goesOn = true
    try table.forEach { start, staff throws(BookError) in
      var staff = staff
      if !isPlain {
        staff = try standing(staff, start, outlook, shifts, request, counter)
        if staff.isEmpty { return true }
      }
      goesOn = try body(outlook, shifts, start, staff)
      return goesOn
    }
    return goesOn
  }

  func startTable(
    _ outlook: Outlook, _ shifts: [Shift], _ ranges: [Stretch], asked: Instant?
  ) -> StartTable {
    let grid = StartGrid(outlook.inquiry.service, policy: business.settings.policy)
    // From the whole hour before, so that nearly every start is on a minute of it.
    let base = outlook.starts.start - ((outlook.starts.start % 3600) + 3600) % 3600
    var table = StartTable(from: base, to: outlook.starts.end)
    // A start that was asked for need not lie on the grid, if the service has no starts
    // of its own.
    let isFree =
      !business.settings.policy.strictStarts && !outlook.inquiry.service.hasOwnStarts
    let extra = isFree ? asked?.seconds : nil
    for index in shifts.indices.reversed() where !shifts[index].pieces.isEmpty {
      grid.appendStarts(
        of: index, and: extra, shift: shifts[index],
        forbidden: ForbiddenStarts(outlook, staff: index), in: ranges, of: outlook, to: &table)
    }
    return table
  }

  /// Those for whom the rules stand that look at one start at a time.
  private func standing(
    _ staff: [Int], _ start: Int, _ outlook: Outlook, _ shifts: [Shift], _ request: SlotRequest,
    _ counter: LimitCounter
  ) throws(BookError) -> [Int] {
    guard outlook.days.clock.isNamed(start) else { return [] }
    var result: [Int] = []
    for index in staff {
      let terms = outlook.inquiry.terms[index]
      if let end = request.mustEndBy, start + terms.duration > end.seconds { continue }
      if business.settings.policy.gapSaving, start != request.preferred?.seconds {
        let beside = Neighbours(
          start, terms: terms, shift: shifts[index], lane: outlook.lanes[index])
        if beside.wasted(shortest: outlook.inquiry.shortest[index] * 60) != nil { continue }
      }
      if !counter.isEmpty {
        let day = outlook.days.clock.day(start)
        guard try counter.reached(staff: terms.staff.id, day: day).isEmpty else { continue }
      }
      result.append(index)
    }
    return result
  }

  /// The request's windows, cut to what is neither past nor too soon nor too far
  /// ahead.
  private func startRanges(of request: SlotRequest, within bounds: Stretch?) -> [Stretch] {
    let open = Stretch(earliestStart(of: request.service), horizonEnd)
    guard !open.isEmpty, let bounds = open.intersection(bounds ?? .always) else { return [] }
    var ranges = request.windows.compactMap { Stretch($0).intersection(bounds) }
    ranges.merge()
    return ranges
  }

  /// The end of the local date so many days after that of a moment.
  func midnight(after seconds: Int, days: Int) -> Int {
    let day = CalendarDate(dayNumber: dayNumber(seconds) + days)
    return max(zone.instant(LocalDateTime(day, .midnight)).seconds, seconds + 60)
  }

  /// The slot of a start, with the first of those who could do it.
  func slot(_ start: Int, _ staff: [Int], in outlook: Outlook) -> Slot {
    let terms = outlook.inquiry.terms[staff[0]]
    return Slot(
      service: terms.service.id, staff: terms.staff.id,
      candidates: staff.map { outlook.inquiry.terms[$0].staff.id }, resources: terms.needs,
      start: LocalDateTime(wallSeconds: outlook.days.clock.wall(start)),
      span: Stretch(start, start + terms.duration).span, length: terms.length, price: terms.price)
  }
}
