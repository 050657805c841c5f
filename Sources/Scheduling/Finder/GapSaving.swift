import CivilTime

/// The free time beside a start, and whether it is too short to sell.
struct Neighbours {
  /// Seconds that stay free before what the visit would own, with where they
  /// lie; empty if it is flush.
  let before: Stretch
  /// The same after it.
  let after: Stretch
  /// What ends where the visit's own time begins, and what begins where it ends.
  let previous: Occupancy?
  let next: Occupancy?
  /// Whether the visit starts, or ends, with the working time.
  let startsShift: Bool
  let endsShift: Bool

  init(_ start: Int, terms: VisitTerms, shift: Shift, lane: Lane) {
    let owned = Stretch(start - terms.before, start + terms.duration + terms.after)
    let work =
      shift.stretches.stretch(containing: start) ?? Stretch(start, start + terms.duration)
    var low = work.start
    var high = work.end
    var previous: Occupancy?
    var next: Occupancy?
    // A row that reaches into the visit, as of the same class, leaves no gap.
    for row in lane {
      let start = row.span.start.seconds
      let end = row.span.end.seconds
      if start < owned.start {
        low = max(low, min(end, owned.start))
        if end == owned.start { previous = row }
      }
      if end > owned.end {
        high = min(high, max(start, owned.end))
        if start == owned.end { next = next ?? row }
        if start >= owned.end { break }
      }
    }
    before = Stretch(min(low, owned.start), owned.start)
    after = Stretch(owned.end, max(high, owned.end))
    self.previous = previous
    self.next = next
    startsShift = work.start == start
    endsShift = work.end == start + terms.duration
  }

  /// The stretch beside a start that is flush with nothing which would be too
  /// short for the shortest service; nil if nothing is wasted that need be.
  func wasted(shortest: Int) -> Stretch? {
    guard !before.isEmpty, !after.isEmpty else { return nil }
    if before.end - before.start < shortest { return before }
    if after.end - after.start < shortest { return after }
    return nil
  }
}

extension Business {
  /// Minutes of the shortest visit that can be had of someone.
  func shortestLength(for staff: Staff) -> Int {
    var shortest = Int.max
    for service in services where service.isActive && staff.does(service.id) {
      let length = staff.length(of: service)
      shortest = min(shortest, length, service.lengthLimits?.lowerBound ?? length)
    }
    return shortest == .max ? 0 : shortest
  }

  /// Minutes of the longest service that someone does.
  func longestLength(for staff: Staff) -> Int {
    services.lazy.filter { $0.isActive && staff.does($0.id) }.map { staff.length(of: $0) }.max()
      ?? 0
  }
}
