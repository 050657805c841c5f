import CivilTime

extension SlotFinder {
  /// Whether someone does not work on a date at all, by the hours that they have.
  public func isOff(_ staff: Staff, on date: CalendarDate) -> Bool {
    let day = date.dayNumber
    let isShut = schedule.opening(day) == [] && !schedule.isFreeOfOpening(staff, day)
    return isShut || schedule.windows(of: staff, day).isEmpty
  }

  /// What keeps someone from work on a date: that the business is closed, that they are off,
  /// or the hours that they have.
  ///
  /// - Parameters:
  ///   - staff: Whom it is asked of.
  ///   - date: The date.
  /// - Returns: What of the hours is so, the decisive first; their own windows where they
  ///   work.
  public func dutyObstacles(of staff: Staff, on date: CalendarDate) -> [Obstacle] {
    let day = date.dayNumber
    var found: [Obstacle] = []
    for absence in schedule.absences(of: staff.id, from: day, through: day) {
      found.append(
        .timeOff(staff.id, start: absence.start, end: absence.end, reason: absence.reason))
    }
    if schedule.opening(day) == [], schedule.ownOverride(of: staff.id, day) == nil {
      let reason = business.overrides.first { $0.staff == nil && $0.date == date }?.reason
      found.append(.closed(date, windows: [], reason: reason ?? ""))
    } else {
      found.append(
        .notWorking(staff.id, date, windows: schedule.windows(of: staff, day)))
    }
    return found
  }
}
