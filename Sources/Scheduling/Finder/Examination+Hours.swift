import CivilTime

extension Examination {
  /// What of the hours stands against a start: closed, not working, a break, time
  /// off.
  func working(_ start: Int) -> [Obstacle] {
    let visit = visit(start)
    guard !shift.stretches.cover(visit) else { return [] }
    let closed = closing(visit)
    var found = closed.map { [$0] } ?? []
    if let obstacle = absenceFromWork(visit, isClosed: closed != nil) { found.append(obstacle) }
    let staff = terms.staff
    for (stretch, absence) in absences where stretch.overlaps(visit) {
      found.append(
        .timeOff(staff.id, start: absence.start, end: absence.end, reason: absence.reason))
    }
    for pause in breaks where pause.overlaps(visit) {
      found.append(.onBreak(staff.id, start: wall(pause.start), end: wall(pause.end)))
    }
    return found
  }

  private func closing(_ visit: Stretch) -> Obstacle? {
    guard !openTime.cover(visit) else { return nil }
    if let stretch = openTime.stretch(containing: visit.start) {
      return .runsPastClosing(closes: wall(stretch.end), ends: wall(visit.end))
    }
    let date = wall(visit.start).date
    let reasons = finder.business.overrides.filter { $0.staff == nil && $0.date == date }
    return .closed(
      date, windows: finder.schedule.opening(date.dayNumber) ?? [],
      reason: reasons.first { !$0.reason.isEmpty }?.reason ?? "")
  }

  /// Whose hours were never said keeps the opening hours, and then it is these
  /// that are named.
  private func absenceFromWork(_ visit: Stretch, isClosed: Bool) -> Obstacle? {
    let staff = terms.staff
    guard !ownWindows.cover(visit) else { return nil }
    let date = wall(visit.start).date
    if isClosed, staff.hours == nil {
      let isOverridden = (date.dayNumber - 1...date.dayNumber + 1).contains {
        finder.schedule.ownOverride(of: staff.id, $0) != nil
      }
      if !isOverridden { return nil }
    }
    if let stretch = ownWindows.stretch(containing: visit.start) {
      return .runsPastShift(staff.id, until: wall(stretch.end), ends: wall(visit.end))
    }
    return .notWorking(
      staff.id, date, windows: finder.schedule.windows(of: staff, date.dayNumber))
  }
}
