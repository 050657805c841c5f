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
    guard let first = starts.first, let person = try person(for: starts) else {
      return starts.map { Series.Item(start: $0, obstacles: []) }
    }
    let dates = try turn.finder.series(candidate(person, at: first), on: starts)
    var items: [Series.Item] = []
    for (start, date) in zip(starts, dates) {
      items.append(try item(start, date, person))
    }
    return items
  }

  /// What one date can have, for a time or a person that was said of it alone.
  func item(at start: LocalDateTime) throws(BookError) -> Series.Item {
    var one = draft
    one.time = WantedTime(at: start)
    switch try SlotSearch(draft: one, service: service, turn: turn).run() {
    case .fits(let slots, _): return Series.Item(start: start, slot: slots.first, obstacles: [])
    case .instead(let slots, let statements):
      return Series.Item(start: start, obstacles: statements.obstacles, nearest: slots.first)
    case .nothing(let statements):
      return Series.Item(start: start, obstacles: statements.obstacles)
    }
  }

  private func item(_ start: LocalDateTime, _ date: SeriesDate, _ person: StaffID)
    throws(BookError) -> Series.Item
  {
    if date.verdict.stands {
      return Series.Item(start: start, slot: try explained(date.verdict.slot), obstacles: [])
    }
    // The same time with someone else is better than another time, unless someone
    // was asked for.
    for other in staff where other != person {
      if let verdict = try turn.finder.verdict(on: candidate(other, at: start)), verdict.stands {
        return Series.Item(start: start, slot: try explained(verdict.slot), obstacles: [])
      }
    }
    if let nearest = date.nearest {
      return Series.Item(start: start, obstacles: date.verdict.obstacles, nearest: nearest)
    }
    var item = try self.item(at: start)
    if item.slot == nil { item.obstacles = date.verdict.obstacles }
    return item
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
    let fitting = try item(at: first)
    let suggested = (fitting.slot ?? fitting.nearest)?.staff
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
    if case .known(let customer) = draft.party { candidate.customer = customer }
    candidate.length = draft.length
    candidate.seats = draft.seats
    candidate.isTyped = true
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
