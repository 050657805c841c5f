import CivilTime

extension SlotFinder {
  /// The first slot on or after the windows' start, with its rationale.
  ///
  /// - Parameter request: What is looked for.
  /// - Returns: The slot, or nil if there is none.
  /// - Throws: What the book throws.
  public func next(for request: SlotRequest) throws(BookError) -> Slot? {
    let history = try history(of: request)
    var found: Slot?
    try forEachStart(of: request, growing: true) {
      outlook, shifts, start, staff throws(BookError) in
      let order = outlook.loads.order(staff, start, history.staffVisits, in: outlook)
      var slot = slot(start, order, in: outlook)
      let ranking = ranking(of: request, history, first: start, outlook)
      slot.rationale =
        ranking.tally(
          start, order[0], others: staff, shift: shifts[order[0]], outlook: outlook,
          withFacts: true
        ).rationale
      found = slot
      return false
    }
    return found
  }

  /// The best slots, best first, each with its rationale.
  ///
  /// - Parameters:
  ///   - request: What is looked for.
  ///   - count: How many.
  /// - Returns: At most so many slots, each at another start.
  /// - Throws: What the book throws.
  public func suggestions(for request: SlotRequest, count: Int) throws(BookError) -> [Slot] {
    guard count > 0 else { return [] }
    let history = try history(of: request)
    if let asked = request.preferred {
      // A day from the time that was asked for costs more than all else together
      // can make good, so it is enough to look there first.
      let near = Stretch(asked.seconds - 86_400, asked.seconds + 86_400)
      let best = try best(of: request, count, history, within: near)
      if best.count == count { return best }
    }
    return try best(of: request, count, history, within: nil)
  }

  /// The same slot with its rationale, as the ranking of a request sees it.
  ///
  /// - Parameters:
  ///   - slot: A slot that stands.
  ///   - request: The request to which it is an answer.
  /// - Returns: The slot with everyone who could do it then.
  /// - Throws: What the book throws.
  public func explained(_ slot: Slot, for request: SlotRequest) throws(BookError) -> Slot {
    var first: Int?
    try forEachStart(of: request, growing: true) { _, _, start, _ throws(BookError) in
      first = start
      return false
    }
    return try explained(slot, for: request, first: first)
  }

  /// The same where the first start of the request's windows is known; nil if
  /// there is none.
  func explained(_ slot: Slot, for request: SlotRequest, first: Int?) throws(BookError) -> Slot {
    let history = try history(of: request)
    var single = request
    single.windows = [slot.span]
    single.preferred = slot.span.start
    single.staff = []
    // A length that was not asked for is each person's own.
    if request.length == nil, try slot.length != ownLength(of: slot, moving: request.moving) {
      single.length = slot.length
    }
    var result = slot
    let moment = Stretch(slot.span.start.seconds, slot.span.start.seconds + 1)
    try forEachStart(of: single, within: moment, growing: true) {
      outlook, shifts, start, staff throws(BookError) in
      // Who could do it only because this very time is named now was no choice when the
      // slot was offered.
      let isOfSeveral = slot.candidates.count > 1
      let wanted = staff.filter { index in
        let id = outlook.inquiry.terms[index].staff.id
        return (request.staff.isEmpty || request.staff.contains(id))
          && (!isOfSeveral || slot.candidates.contains(id))
      }
      guard
        let index = staff.first(where: { outlook.inquiry.terms[$0].staff.id == slot.staff })
      else { return false }
      let ranking = ranking(of: request, history, first: first, outlook)
      result.rationale =
        ranking.tally(
          start, index, others: wanted, shift: shifts[index], outlook: outlook, withFacts: true
        ).rationale
      return false
    }
    return result
  }

  /// How long a slot's service takes with its person where nobody says how long, which of
  /// a booking that moves is as agreed; nil if the business no longer has one of them.
  private func ownLength(of slot: Slot, moving id: BookingID?) throws(BookError) -> Int? {
    guard let service = business.service(slot.service), let staff = business.staff(slot.staff)
    else { return nil }
    let moving = try movedBooking(id)
    return VisitTerms(service, by: staff, length: nil, seats: 1, moving: moving).length
  }

  func ranking(
    of request: SlotRequest, _ history: VisitHistory, first: Int?, _ outlook: Outlook
  ) -> Ranking {
    let begins = request.windows.first?.start.seconds ?? .max
    let ends = request.windows.last?.end.seconds ?? .min
    return Ranking(
      request: request, history: history, first: first,
      isOpenEnded: request.preferred == nil && begins <= earliestStart(of: request.service)
        && ends - now.seconds >= 2 * 86_400,
      eligible: outlook.inquiry.terms.count { terms in
        request.staff.isEmpty || request.staff.contains(terms.staff.id)
      })
  }

  private func best(
    of request: SlotRequest, _ count: Int, _ history: VisitHistory, within bounds: Stretch?
  ) throws(BookError) -> [Slot] {
    var podium = Podium(count)
    var first: Int?
    try forEachStart(of: request, within: bounds, growing: true) {
      outlook, shifts, start, staff throws(BookError) in
      if first == nil { first = start }
      if podium.isDecided(at: start, first: first ?? start, request) { return false }
      let ranking = ranking(of: request, history, first: first, outlook)
      let weighed = staff.map { index in
        (
          index,
          ranking.tally(
            start, index, others: staff, shift: shifts[index], outlook: outlook, withFacts: false
          ).points
        )
      }
      let order = weighed.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      guard let (index, points) = order.first, podium.admits(points) else { return true }
      var slot = slot(start, order.map(\.0), in: outlook)
      slot.rationale =
        ranking.tally(
          start, index, others: staff, shift: shifts[index], outlook: outlook, withFacts: true
        ).rationale
      if order.count > 1, order[1].1 == points {
        slot.rationale.facts.append(WeighedFact(.tieBreak(.staffOrder), points: 0))
      }
      podium.insert(slot, points)
      return true
    }
    return podium.slots
  }
}

/// The best so far, best first; of equals the earlier start, which is inserted
/// first.
private struct Podium {
  private var places: [(slot: Slot, points: Int)] = []
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  func admits(_ points: Int) -> Bool {
    guard places.count == count, let last = places.last else { return true }
    return points > last.points
  }

  /// Whether no start from here on can be better than the worst that is kept.
  func isDecided(at start: Int, first: Int, _ request: SlotRequest) -> Bool {
    guard places.count == count, let last = places.last else { return false }
    var bound = Weights.mostForLater + Weights.inAskedWindow + Weights.askedStaff
    if let asked = request.preferred {
      if start <= asked.seconds { return false }
      bound += (start - asked.seconds) / 60 * Weights.minuteFromAskedTime
    } else {
      bound += (start - first) / 1800 * Weights.halfHourLater
    }
    return bound < last.points
  }

  mutating func insert(_ slot: Slot, _ points: Int) {
    let place = places.firstIndex { $0.points < points } ?? places.count
    places.insert((slot, points), at: place)
    if places.count > count { places.removeLast() }
  }

  /// The slots; where points were equal, the tie-break is a fact of the better.
  var slots: [Slot] {
    var slots = places.map(\.slot)
    for index in slots.indices.dropLast() where places[index].points == places[index + 1].points {
      slots[index].rationale.facts.append(WeighedFact(.tieBreak(.earlierStart), points: 0))
    }
    return slots
  }
}
