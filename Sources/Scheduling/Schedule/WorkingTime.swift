import CivilTime

/// When someone works on a run of dates, and what of the hours stands against a
/// visit.
///
/// It is a class so that what all visits share is worked out once.
final class WorkingTime {
  let staff: Staff
  let days: ScheduleDays
  let shift: Shift

  init(of staff: Staff, _ days: ScheduleDays) {
    self.staff = staff
    self.days = days
    shift = days.shift(of: staff)
  }

  private lazy var openTime = days.openTime(for: staff)
  private lazy var ownWindows = days.ownWindows(of: staff)
  private lazy var breaks = days.breaks(of: staff)
  private lazy var absences = days.absences(of: staff)

  private var schedule: Schedule { days.schedule }

  private func wall(_ seconds: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: days.clock.wall(seconds))
  }

  /// What of the hours stands against a visit: closed, not working, a break, time
  /// off.
  func obstacles(to visit: Stretch) -> [Obstacle] {
    guard !shift.stretches.cover(visit) else { return [] }
    let closed = closing(visit)
    var found = closed.map { [$0] } ?? []
    if let obstacle = absenceFromWork(visit, isClosed: closed != nil) { found.append(obstacle) }
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
    let reasons = schedule.business.overrides.filter { $0.staff == nil && $0.date == date }
    return .closed(
      date, windows: schedule.opening(date.dayNumber) ?? [],
      reason: reasons.first { !$0.reason.isEmpty }?.reason ?? "")
  }

  /// Whose hours were never said keeps the opening hours, and then it is these
  /// that are named.
  private func absenceFromWork(_ visit: Stretch, isClosed: Bool) -> Obstacle? {
    guard !ownWindows.cover(visit) else { return nil }
    let date = wall(visit.start).date
    if isClosed, schedule.weekly(of: staff, date.dayNumber) == nil {
      let isOverridden = (date.dayNumber - 1...date.dayNumber + 1).contains {
        schedule.ownOverride(of: staff.id, $0) != nil
      }
      if !isOverridden { return nil }
    }
    if let stretch = ownWindows.stretch(containing: visit.start) {
      return .runsPastShift(staff.id, until: wall(stretch.end), ends: wall(visit.end))
    }
    return .notWorking(staff.id, date, windows: schedule.windows(of: staff, date.dayNumber))
  }
}
