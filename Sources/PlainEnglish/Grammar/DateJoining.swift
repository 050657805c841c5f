import CivilTime

/// What two dates that stand side by side mean together: "Friday" and "the
/// 13th", "Sunday" and "this week", "tomorrow" and "the 5th".
enum DateJoining {
  /// Both together, or nil if they are two dates.
  static func join(_ first: DateExpression, _ second: DateExpression) -> DateExpression? {
    if let weekday = joinWeekday(first, second) ?? joinWeekday(second, first) { return weekday }
    switch (first, second) {
    case (.monthDay(let left), .monthDay(let right)):
      return joinDays(left, right)
    case (.monthDay(let day), .month(let month, let year, _)),
      (.month(let month, let year, _), .monthDay(let day)):
      guard day.month == nil else { return nil }
      var full = day
      full.month = month
      full.year = year
      return .monthDay(full)
    case (.monthDay(let day), .period(.month, _)) where day.month == nil:
      return .dayIn(day.day, second)
    case (.period(.month, _), .monthDay(let day)) where day.month == nil:
      return .dayIn(day.day, first)
    case (.monthDay(let day), .period(.year, _)) where day.year == nil:
      guard let month = day.month else { return nil }
      return .dayIn(day.day, .nth(month, .unit(.month), of: second))
    case (.period(.weekend, 0), .month), (.period(.weekend, 0), .period(.month, _)):
      return .weekdaysIn([.saturday, .sunday], second)
    case (.edge(let edge, .period(.week, 0)), .period(.week, _)):
      return .edge(edge, second)
    case (.edge(.middle, .period(.week, _)), .monthDay): return second
    case (.month(let month, nil, _), .period(.year, _)):
      return .nth(month, .unit(.month), of: second)
    case (.shifted(_, let length, true), .monthDay(let day))
    where length.grain == .month && day.month == nil:
      // "in 2 months, on the 5th"
      return .dayIn(day.day, .unit(.month, around: first))
    case (.numberedQuarter(let quarter, nil), .period(.year, _)):
      return .nth(quarter, .unit(.quarter), of: second)
    case (.period(.week, _), .edge(let edge, .period(.week, 0))): return .edge(edge, first)
    case (.season(_, nil, _), .period(.year, _)): return .both(first, second)
    case (.period(.year, _), .season(_, nil, _)): return .both(second, first)
    case (.monthDay(let day), .year(let year)) where day.month != nil && day.year == nil:
      var full = day
      full.year = year
      return .monthDay(full)
    case (.both(let day, .weekday(let weekday, .bare)), .monthDay(var full))
    where full.weekday == nil:
      // "today, Tue 1 December"
      full.weekday = weekday
      return .both(day, .monthDay(full))
    case (.relative, .monthDay), (.relative, .weekday), (.relative, .holiday):
      return .both(first, second)
    case (.monthDay, .relative), (.holiday, .relative):
      return .both(second, first)
    case (.holiday(.publicHoliday, _), .monthDay):
      return second  // "the bank holiday on 4 May"
    case (.monthDay, .holiday(.publicHoliday, _)): return first
    case (.weekday(.monday, _), .holiday(.publicHoliday, let year)):
      return .holiday(.bankHolidayMonday, year: year)
    case (.holiday, .monthDay):
      return .both(second, first)
    case (.holiday(let holiday, nil), .year(let year)):
      return .holiday(holiday, year: year)
    default: return nil
    }
  }

  private static func joinWeekday(
    _ first: DateExpression, _ second: DateExpression
  ) -> DateExpression? {
    guard case .weekday(let weekday, let pick) = first else { return nil }
    switch second {
    case .monthDay(var day):
      guard day.weekday == nil else { return nil }
      day.weekday = weekday
      return .monthDay(day)
    case .dayIn:
      return .both(second, first)
    case .period(.week, _), .unit(.week, _), .numberedWeek, .rest(.week), .nth(_, .unit(.week), _),
      .edge(_, .period(.week, _)):
      return pick == .bare || pick == .this ? .weekdayIn(weekday, second) : nil
    case .period(.weekend, _):
      return pick == .bare ? .weekdayIn(weekday, second) : nil
    case .month, .period(.month, _):
      return pick == .bare ? .weekdaysIn([weekday], second) : nil
    case .inNewYear:
      return pick == .bare
        ? .weekdaysIn([weekday], .unit(.year, around: .holiday(.newYearsDay, year: nil))) : nil
    case .shifted, .nthAfter:
      return pick == .bare ? .both(second, first) : nil
    case .relative:
      return .both(second, first)
    default: return nil
    }
  }

  private static func joinDays(
    _ left: DateExpression.MonthDay, _ right: DateExpression.MonthDay
  ) -> DateExpression? {
    if left.month == nil, right.month != nil, left.day == right.day { return .monthDay(right) }
    return nil
  }
}
