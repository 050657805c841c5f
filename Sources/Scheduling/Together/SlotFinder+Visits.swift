import CivilTime

extension SlotFinder {
  /// The best ways to have several services together, best first.
  ///
  /// Each plan starts where its first part is offered; that all of it stands is
  /// decided part by part, each with the ones before it taken as booked.
  ///
  /// - Parameters:
  ///   - request: What is looked for.
  ///   - count: How many.
  /// - Returns: At most so many plans, each at another start.
  /// - Throws: What the book throws.
  public func visits(for request: VisitRequest, count: Int) throws(BookError) -> [VisitPlan] {
    guard count > 0, (1...4).contains(request.parts.count) else { return [] }
    let history = try history(of: partRequest(request, 0))
    let search = VisitSearch(request: request)
    var podium: [VisitPlan] = []
    var first: Int?
    let earliest = request.parts.map { earliestStart(of: $0.service) }.min() ?? now.seconds
    for run in dayRuns(request.windows, from: earliest) {
      let ranges = self.ranges(run, in: request.windows)
      guard let reach = self.reach(ranges) else { continue }
      let parts = try partOutlooks(request, reach)
      guard parts.count == request.parts.count else { return [] }
      let starts = try self.starts(request, parts, ranges)
      for (start, openings) in starts {
        if isDecided(podium, count, at: start, first: first ?? start, request) { return podium }
        let plan = try bestPlan(
          request, search, openings, parts, start, first: first ?? start, history)
        guard let plan else { continue }
        first = first ?? start
        let place = podium.firstIndex { $0.points < plan.points } ?? podium.count
        podium.insert(plan, at: place)
        if podium.count > count { podium.removeLast() }
      }
    }
    return podium
  }

  private func isDecided(
    _ podium: [VisitPlan], _ count: Int, at start: Int, first: Int, _ request: VisitRequest
  ) -> Bool {
    guard podium.count == count, let last = podium.last else { return false }
    var bound = request.parts.count * (Weights.mostForLater + Weights.askedStaff)
    bound += Weights.inAskedWindow + Weights.oneStaff
    if let asked = request.preferred {
      if start <= asked.seconds { return false }
      bound += (start - asked.seconds) / 60 * Weights.minuteFromAskedTime
    } else {
      bound += (start - first) / 1800 * Weights.halfHourLater
    }
    return bound < last.points
  }

  func partRequest(_ request: VisitRequest, _ index: Int) -> SlotRequest {
    let part = request.parts[index]
    var single = SlotRequest(service: part.service, windows: request.windows)
    single.staff = part.staff
    single.excludedStaff = part.excludedStaff
    single.length = part.length
    single.customer = request.customer
    single.bookedBy = request.bookedBy
    single.preferred = request.preferred
    single.allowsCustomerOverlap = request.arrangement == .sameTime && index > 0
    return single
  }

  /// Looks up every part over a run; fewer than asked for if one can be had of
  /// nobody.
  private func partOutlooks(_ request: VisitRequest, _ reach: Stretch) throws(BookError)
    -> [PartOutlook]
  {
    var result: [PartOutlook] = []
    var total = 0
    for index in request.parts.indices {
      guard let inquiry = try inquiry(partRequest(request, index)), !inquiry.terms.isEmpty else {
        return []
      }
      let buffers = inquiry.terms.map { $0.before + $0.after }.max() ?? 0
      total += inquiry.longest + 2 * buffers
    }
    for index in request.parts.indices {
      let single = partRequest(request, index)
      guard let inquiry = try inquiry(single) else { return [] }
      let outlook = try outlook(inquiry, starts: Stretch(reach.start, reach.end + total))
      result.append(
        PartOutlook(
          part: index, request: single, outlook: outlook,
          shifts: inquiry.terms.map { outlook.days.shift(of: $0.staff) },
          forbidden: inquiry.terms.indices.map { ForbiddenStarts(outlook, staff: $0) }))
    }
    return result
  }

  /// The starts that some part offers, with the parts that may come first then and
  /// those who would do them.
  private func starts(_ request: VisitRequest, _ parts: [PartOutlook], _ ranges: [Stretch])
    throws(BookError) -> [(Int, [(part: Int, staff: [Int])])]
  {
    let mayBegin =
      request.keepsOrder || request.arrangement == .sameTime ? parts.prefix(1) : parts[...]
    var openings: [Int: [(part: Int, staff: [Int])]] = [:]
    for part in mayBegin {
      let table = startTable(part.outlook, part.shifts, ranges, asked: request.preferred)
      table.forEach { start, staff in
        if part.outlook.days.clock.isNamed(start) {
          openings[start, default: []].append((part.part, staff))
        }
        return true
      }
    }
    return openings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func bestPlan(
    _ request: VisitRequest, _ search: VisitSearch, _ openings: [(part: Int, staff: [Int])],
    _ parts: [PartOutlook], _ start: Int, first: Int, _ history: VisitHistory
  ) throws(BookError) -> VisitPlan? {
    var ways: [[PlacedPart]] = []
    if request.arrangement == .sameTime {
      ways = search.parties(parts, from: start)
    } else {
      let orders = request.keepsOrder ? [parts] : search.orders(of: parts)
      for (part, staff) in openings {
        for order in orders where order[0].part == part {
          for index in staff { ways += search.chains(order, from: start, with: index) }
        }
      }
    }
    if let end = request.mustEndBy {
      ways = ways.filter { $0.allSatisfy { $0.end <= end.seconds } }
    }
    let plans = ways.map { way in
      weighed(way, request, first: first, history)
    }
    // The sort is stable, so that of equals the order in the book decides.
    let sorted = plans.enumerated().sorted {
      (-$0.element.plan.points, $0.offset) < (-$1.element.plan.points, $1.offset)
    }
    for (_, way) in sorted where try stands(way.way, request) { return way.plan }
    return nil
  }

  private func weighed(
    _ way: [PlacedPart], _ request: VisitRequest, first: Int, _ history: VisitHistory
  ) -> (way: [PlacedPart], plan: VisitPlan) {
    var slots: [Slot] = []
    for (number, placed) in way.enumerated() {
      var single = placed.part.request
      // The fit counts once, for the first part.
      if number > 0 {
        single.preferred = nil
        single.windows = []
      }
      let ranking = ranking(
        of: single, history, first: number == 0 ? first : nil, placed.part.outlook)
      var tally = ranking.tally(
        placed.start, placed.staff, others: placed.part.able(at: placed.start),
        shift: placed.part.shifts[placed.staff], outlook: placed.part.outlook, withFacts: true)
      if number == 0 { addTogether(way, request, to: &tally) }
      var slot = slot(placed.start, [placed.staff], in: placed.part.outlook)
      slot.rationale = tally.rationale
      slots.append(slot)
    }
    return (way, VisitPlan(slots: slots))
  }

  private func addTogether(_ way: [PlacedPart], _ request: VisitRequest, to tally: inout Tally) {
    guard request.arrangement == .backToBack, way.count > 1 else { return }
    let people = Set(way.map(\.terms.staff.id))
    if people.count == 1 { tally.add(Weights.oneStaff, .oneStaff(way[0].terms.staff.id)) }
    let waiting = zip(way, way.dropFirst()).reduce(0) { $0 + ($1.1.start - $1.0.end) / 60 }
    if waiting > 0 {
      tally.add(waiting / 5 * Weights.fiveMinutesWaiting, .waits(minutes: waiting))
    }
  }

  /// Whether each part stands with those before it taken as booked.
  private func stands(_ way: [PlacedPart], _ request: VisitRequest) throws(BookError) -> Bool {
    var added: [Booking] = []
    for (number, placed) in way.enumerated() {
      let overlay = BookOverlay(book, business: business, adding: added)
      let finder = SlotFinder(business: business, zone: zone, book: overlay, now: now)
      var candidate = Candidate(
        service: placed.terms.service.id, staff: placed.terms.staff.id,
        start: zone.local(Instant(seconds: placed.start)))
      // The second showing of a time that exists twice has no name of its own.
      guard zone.instant(candidate.start).seconds == placed.start else { return false }
      candidate.customer = request.customer
      candidate.length = placed.part.request.length
      candidate.allowsCustomerOverlap = placed.part.request.allowsCustomerOverlap
      let isNamed = placed.start == request.preferred?.seconds
      candidate.question = number > 0 ? .following : isNamed ? .planned : .offered
      guard try finder.verdict(on: candidate)?.stands == true else { return false }
      var booking = placed.terms.draft(
        start: candidate.start, seconds: placed.start, zone: zone.identifier,
        id: .placeholder(1 + number))
      booking.customer = request.customer
      added.append(booking)
    }
    return true
  }
}
