import CivilTime
import PlainEnglish
import Scheduling

/// What is said, and offered, where nothing is free as it was asked for.
extension SlotSearch {
  /// The waitlist, where what stands against it can go away.
  func waitlist(against rules: [Rule]) -> [Statement] {
    guard draft.moving == nil, rules.contains(where: \.canGoAway) else { return [] }
    return [.orWaitlist(draft.party)]
  }

  /// What works if something is given up; no other service where a length was
  /// asked for, as that is what cannot be had.
  func relaxations(of request: SlotRequest) throws(BookError) -> [Relaxation] {
    var found = try turn.finder.relaxations(of: request)
    if draft.length != nil { found.removeAll { $0.kind == .shorterService } }
    // Who was turned down is nobody else.
    found.removeAll { draft.excludedStaff.contains($0.slot.staff) }
    if let moved = try movedBooking() {
      // Where it is already it cannot be moved to, and that day is no other day.
      found.removeAll { $0.kind == .otherTime && $0.slot.isPlace(of: moved) }
      if let index = found.firstIndex(where: { $0.kind == .otherDay }),
        found[index].slot.start.date == moved.start.date
      {
        let other = try otherDay(than: moved.start.date, request)
        found.remove(at: index)
        if let other { found.insert(other, at: index) }
      }
    }
    for index in found.indices { found[index].slot = truthful(found[index].slot) }
    // The day and the time that were asked for count more than the person.
    guard let exact = draft.time.exact else { return found }
    let isThen = { (one: Relaxation) in one.kind == .otherStaff && one.slot.start == exact }
    return found.filter(isThen) + found.filter { !isThen($0) }
  }

  private func movedBooking() throws(BookError) -> Booking? {
    guard let id = draft.moving else { return nil }
    return try turn.book.booking(id)
  }

  /// The nearest slot on a day that is neither asked for nor the given one.
  private func otherDay(than date: CalendarDate, _ request: SlotRequest) throws(BookError)
    -> Relaxation?
  {
    guard let first = request.windows.first, let last = request.windows.last else { return nil }
    var wider = request
    let own = day(date)
    wider.preferred = request.preferred ?? first.start
    // Between the two days nothing is free, or it would have been nearer.
    wider.windows = [Span(start: min(first.start, own.start), end: max(last.end, own.end))]
    return try turn.finder.relaxations(of: wider).first { $0.kind == .otherDay }
  }

  func explainNone(_ windows: [Span]) throws(BookError) -> Found {
    let wanted = request(windows)
    var statements: [Statement] = [.nothingFree(draft.reading)]
    var rules: [Rule] = []
    if !windows.isEmpty {
      let breakdown = try turn.finder.breakdown(of: wanted)
      statements.append(.breakdown(breakdown))
      rules = breakdown.rows.filter { $0.starts > 0 }.map(\.rule)
      if rules.contains(.limit) {
        let limits = try turn.finder.limitsReached(by: wanted)
        if !limits.isEmpty { statements.append(.limits(limits)) }
      }
      if let most = try freesMost(breakdown, wanted) {
        statements.append(.freesMost(most))
      } else if breakdown.starts > 0 {
        statements.append(.noneFrees)
      }
    }
    if let excluding = turn.settings.policy.excludingRules { statements.append(excluding) }
    var nearest = draft
    if rules.contains(.length),
      let refusal = nearest.takeNearestLength(of: service, in: turn.business)
    {
      statements.append(refusal)
    }
    guard passedOver.isEmpty else { return .nothing([.noMoreSlots]) }
    let relaxed = windows.isEmpty ? [] : try relaxations(of: wanted)
    let waiting = waitlist(against: rules)
    guard !relaxed.isEmpty else { return .nothing(statements + waiting) }
    return .instead(relaxed.map(\.slot), statements + [.relaxed(relaxed)] + waiting)
  }
}

extension Policy {
  /// Whether notice and how far ahead leave nothing between them.
  var excludingRules: Statement? {
    guard let days = horizonDays, notice >= (days + 1) * 1440 else { return nil }
    return .rulesExclude(notice: notice, horizonDays: days)
  }
}

extension Rule {
  /// Whether what it stands for may be gone another time, so that waiting helps.
  fileprivate var canGoAway: Bool {
    switch self {
    case .booked, .buffer, .blocked, .timeOff, .limit, .capacity, .resource, .held: true
    default: false
    }
  }
}

extension Statement {
  /// The rules that a refusal names.
  var refusingRules: [Rule] {
    switch self {
    case .notFree(_, _, _, let obstacles), .notOffered(_, _, _, let obstacles):
      obstacles.map(\.rule)
    default: []
    }
  }
}

extension Slot {
  /// Whether it is where a booking is already.
  func isPlace(of booking: Booking) -> Bool {
    start == booking.start && staff == booking.staff && length == booking.length
  }
}
