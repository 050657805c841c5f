import CivilTime

extension SlotFinder {
  /// When someone works on a date, breaks and time off taken out, by start: the
  /// windows that begin on that date.
  public func workingSpans(of member: Staff, on date: CalendarDate) -> [Span] {
    let day = date.dayNumber
    let days = ScheduleDays(schedule, from: day - 1, through: day + 1)
    return days.shift(of: member).pieces.map(\.span).filter { zone.local($0.start).date == date }
  }
}
