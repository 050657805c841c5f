import CivilTime
import PlainEnglish
import Scheduling

/// Looks at each date of a booking that repeats.
///
/// One person does all of it where that can be: the one who was asked for, else
/// the one who is free on most of the dates.
struct SeriesSearch {
  let draft: Draft
  let service: ServiceID
  let turn: Turn

  /// Who is free is counted over so many of the first dates.
  private static let mostCounted = 26

  /// What each date can have, with the dates before it taken as booked.
  func items(on starts: [LocalDateTime]) throws(BookError) -> [Series.Item] {
    try checked(starts.map { Series.Item(start: $0, obstacles: []) })
  }

  /// The dates as they can be had one after the other: what was chosen stays where it
  /// still stands, and the rest is looked for anew.
  func checked(_ items: [Series.Item]) throws(BookError) -> [Series.Item] {
    guard let person = try person(for: items.map(\.start)) else { return items }
    var added: [Booking] = []
    var checked: [Series.Item] = []
    for item in items {
      var item = item
      if try !isKept(item, after: added) {
        var fresh = try self.item(at: item.start, with: person, after: added)
        fresh.due = item.due
        fresh.takesNearest = item.takesNearest && fresh.slot == nil && fresh.nearest != nil
        // What was said of a date that still does not fit goes on to be said of it.
        let isAsBefore = try isPossible(item.nearest, after: added)
        if fresh.slot != nil || !isAsBefore { item = fresh }
      }
      checked.append(item)
      if let slot = item.chosen { added += taken(slot, number: added.count) }
    }
    return checked
  }

  /// What one date can have, for a time or a person that was said of it alone, beside the
  /// others of the series.
  func item(at start: LocalDateTime, beside others: [Series.Item]) throws(BookError)
    -> Series.Item
  {
    var added: [Booking] = []
    for slot in others.compactMap(\.chosen) { added += taken(slot, number: added.count) }
    guard let person = try person(for: [start]) else {
      return Series.Item(start: start, obstacles: [])
    }
    return try item(at: start, with: person, after: added)
  }

  /// Whether what was chosen for a date still stands after those before it.
  private func isKept(_ item: Series.Item, after added: [Booking]) throws(BookError) -> Bool {
    try isPossible(item.chosen, after: added)
  }

  private func isPossible(_ slot: Slot?, after added: [Booking]) throws(BookError) -> Bool {
    guard let slot else { return false }
    let candidate = candidate(slot.staff, at: slot.start)
    return try turn.finder.seriesDate(candidate, after: added)?.verdict.stands == true
  }

  private func item(at start: LocalDateTime, with person: StaffID, after added: [Booking])
    throws(BookError) -> Series.Item
  {
    let candidate = candidate(person, at: start)
    guard
      let date = try turn.finder.seriesDate(candidate, after: added, or: staff)
    else { return Series.Item(start: start, obstacles: []) }
    if date.verdict.stands {
      return Series.Item(start: start, slot: try explained(date.verdict.slot), obstacles: [])
    }
    let obstacles = date.verdict.obstacles.filter(isTold)
    let nearest = date.nearest.flatMap { staff.contains($0.staff) ? $0 : nil }
    var item = Series.Item(start: start, obstacles: obstacles, nearest: nearest)
    if nearest == nil { item.nearest = try self.nearest(to: start, with: person, after: added) }
    return item
  }

  /// Whether an obstacle is worth telling: a business whose hours were never said is not
  /// closed, its staff are not in.
  private func isTold(_ obstacle: Obstacle) -> Bool {
    guard case .closed(let date, _, _) = obstacle else { return true }
    return turn.business.openingWindows(on: date) != nil
  }

  private func taken(_ slot: Slot, number: Int) -> [Booking] {
    turn.finder.taken(slot, by: candidate(slot.staff, at: slot.start), number: number)
  }

  /// So many days on both sides of a date another is looked for.
  private static let daysBeside = 6

  /// The nearest slot of another day about the same hour, with the same person first.
  private func nearest(to start: LocalDateTime, with person: StaffID, after added: [Booking])
    throws(BookError) -> Slot?
  {
    let book = BookOverlay(turn.book, business: turn.business, adding: added)
    let finder = SlotFinder(business: turn.business, zone: turn.zone, book: book, now: turn.now)
    for distance in 0...Self.daysBeside {
      for day in Set([distance, -distance]).sorted(by: >) {
        let wanted = start.adding(days: day)
        let morning = LocalDateTime(wanted.date, .midnight)
        let open = max(turn.now, turn.zone.instant(morning))
        let close = turn.zone.instant(morning.adding(days: 1))
        guard open < close else { continue }
        for people in [[person], staff] {
          var request = SlotRequest(service: service, windows: [Span(start: open, end: close)])
          request.staff = people
          request.customer = candidate(person, at: start).customer
          request.length = draft.length
          request.seats = draft.seats
          request.preferred = turn.zone.instant(wanted)
          if let slot = try finder.suggestions(for: request, count: 1).first { return slot }
        }
      }
    }
    return nil
  }

  private func explained(_ slot: Slot) throws(BookError) -> Slot {
    var request = SlotRequest(service: service, windows: [slot.span])
    request.staff = draft.staffWasAsked ? draft.staff : []
    if case .known(let customer) = draft.party { request.customer = customer }
    request.preferred = slot.span.start
    return try turn.finder.explained(slot, for: request)
  }

  // MARK: Who

  /// Those who may do it.
  private var staff: [StaffID] {
    turn.business.activeStaff.filter { member in
      member.does(service) && !draft.excludedStaff.contains(member.id)
        && (draft.staff.isEmpty || draft.staff.contains(member.id))
    }.map(\.id)
  }

  /// The one who is free on most of the dates; of equals the one whom the finder
  /// would suggest for the first.
  private func person(for starts: [LocalDateTime]) throws(BookError) -> StaffID? {
    if draft.staff.count == 1 { return draft.staff.first }
    guard let first = starts.first else { return nil }
    var one = draft
    one.time = WantedTime(at: first)
    let suggested: StaffID? =
      switch try SlotSearch(draft: one, service: service, turn: turn).run() {
      case .fits(let slots, _), .instead(let slots, _): slots.first?.staff
      case .nothing: nil
      }
    var best: (person: StaffID, free: Int)?
    for member in staff.sorted(by: { $0 == suggested && $1 != suggested }) {
      var free = 0
      for start in starts.prefix(Self.mostCounted) {
        if try turn.finder.verdict(on: candidate(member, at: start))?.stands == true { free += 1 }
      }
      if free > best?.free ?? -1 { best = (member, free) }
    }
    return best?.person
  }

  private func candidate(_ person: StaffID, at start: LocalDateTime) -> Candidate {
    var candidate = Candidate(service: service, staff: person, start: start)
    switch draft.party {
    case .known(let customer): candidate.customer = customer
    // Whoever is new has no number yet; what limits a customer counts the dates alone.
    case .new: candidate.customer = .placeholder()
    case .me: break
    }
    candidate.length = draft.length
    candidate.seats = draft.seats
    candidate.question = .planned
    return candidate
  }
}

extension [Statement] {
  /// What the refusal among them rests on.
  var obstacles: [Obstacle] {
    for statement in self {
      if case .notFree(_, _, _, let obstacles) = statement { return obstacles }
    }
    return []
  }
}
