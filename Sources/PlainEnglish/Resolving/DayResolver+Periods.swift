import CivilTime

/// Periods, and days within them.
extension DayResolver {
  /// A calendar unit counted from the running one; of the running one only what
  /// is left.
  func period(_ unit: TimeUnit, _ count: Int) -> DayResult {
    switch unit {
    case .weekend: return weekend(count)
    case .workday:
      var day = today.adding(days: count)
      while day.weekday.rawValue > 5 { day = day.adding(days: count < 0 ? -1 : 1) }
      return DayResult(day)
    case .fortnight:
      return DayResult(today, today.adding(days: 14 * max(1, count)), .week)
    case .day, .second, .minute, .hour: return DayResult(today.adding(days: count))
    default: break
    }
    let (start, end) = bounds(unit, count)
    var result = DayResult(start, end, unit.grain)
    if count == 0, today > start {
      result.start = today
      result.startsNow = true
    }
    return result
  }

  /// A whole calendar unit.
  private func bounds(_ unit: TimeUnit, _ count: Int) -> (CalendarDate, CalendarDate) {
    let (year, month, _) = today.components
    switch unit {
    case .month: return (first(year, month + count), first(year, month + count + 1))
    case .quarter:
      let start = (month - 1) / 3 * 3 + 1 + 3 * count
      return (first(year, start), first(year, start + 3))
    case .year: return (first(year + count, 1), first(year + count + 1, 1))
    case .decade:
      let start = year / 10 * 10 + 10 * count
      return (first(start, 1), first(start + 10, 1))
    default:
      let start = today.startOfWeek().adding(days: 7 * count)
      return (start, start.adding(days: 7))
    }
  }

  /// "this weekend" is the coming one or the running one, "next weekend" that
  /// of the next calendar week.
  private func weekend(_ count: Int) -> DayResult {
    let saturday = today.startOfWeek().adding(days: 5 + 7 * count)
    var result = DayResult(saturday, saturday.adding(days: 2), .week)
    result.grain = .day
    if count == 0, today > saturday { result.start = today }
    if count == 1, today.weekday.rawValue < 6 { result.other = saturday.adding(days: -7) }
    return result
  }

  /// "Labor Day weekend": Saturday and Sunday next to the day, and the days
  /// between.
  func weekend(around day: DayResult) -> DayResult {
    let monday = day.start.startOfWeek()
    switch day.start.weekday {
    case .monday: return DayResult(day.start.adding(days: -2), day.end, .day)
    case .thursday, .friday: return DayResult(day.start, monday.adding(days: 7), .day)
    default: return DayResult(monday.adding(days: 5), monday.adding(days: 7), .day)
    }
  }

  /// The unit around a day, whole.
  func wholeUnit(_ unit: TimeUnit, _ day: DayResult) -> DayResult {
    if day.impossible != nil { return day }
    var inner = self
    inner.today = day.start
    switch unit {
    case .weekend:
      let saturday = day.start.startOfWeek().adding(days: 5)
      return DayResult(saturday, saturday.adding(days: 2), .day)
    case .day, .workday: return DayResult(day.start)
    default:
      let (start, end) = inner.bounds(unit, 0)
      return DayResult(start, end, unit.grain)
    }
  }

  /// ISO 8601's week of that number, this year's or the next still ahead.
  func numberedWeek(_ number: Int, _ year: Int?) -> DayResult {
    func monday(_ year: Int) -> CalendarDate {
      CalendarDate(year: year, month: 1, clampedDay: 4).startOfWeek()
        .adding(days: 7 * (number - 1))
    }
    var start = monday(year ?? today.year)
    if year == nil, start.adding(days: 7) <= today { start = monday(today.year + 1) }
    return DayResult(start, start.adding(days: 7), .week)
  }

  /// A weekday of a week, or of another period.
  func weekdayIn(_ weekday: Weekday, _ period: DateExpression) -> DayResult {
    let span = resolve(period)
    if span.impossible != nil { return span }
    let start =
      span.grain == .week || span.wholeStart != span.start
      ? span.wholeStart.startOfWeek() : span.wholeStart
    return DayResult(start.onOrAfter(weekday))
  }

  /// All such weekdays of a period, from the first still ahead.
  func weekdaysIn(_ weekdays: [Weekday], _ period: DateExpression) -> DayResult {
    var span = resolve(period)
    if span.impossible != nil { return span }
    span.start = weekdays.map(span.start.onOrAfter).min() ?? span.start
    guard span.start < span.end else { return .impossible(.noSuchTime, near: span.start) }
    span.weekdays = weekdays
    span.grain = .day
    return span
  }

  /// The nth day of a month, a week or a year.
  func dayIn(_ day: Int, _ period: DateExpression) -> DayResult {
    let span = resolve(period)
    if span.impossible != nil { return span }
    let date = span.wholeStart.adding(days: day - 1)
    guard date < span.end else {
      let (year, month, _) = span.wholeStart.components
      return .impossible(.noSuchDay(day: day, month: month, year: year), near: span.start)
    }
    if date < today, period.isNextWherePast {
      var later = self
      later.today = span.end
      return later.dayIn(day, period)
    }
    return DayResult(date)
  }

  /// The nth weekday or unit of a period.
  func nth(
    _ count: Int, _ unit: DateExpression.NthUnit, of period: DateExpression
  ) -> DayResult {
    let span = resolve(period)
    if span.impossible != nil { return span }
    guard let result = nth(count, unit, in: span) else {
      guard case .weekday(let weekday) = unit, span.grain == .month else {
        return .impossible(.noSuchTime, near: span.start)
      }
      let (year, month, _) = span.wholeStart.components
      return .impossible(
        .noSuchWeekday(weekday, ordinal: count, month: month, year: year), near: span.start)
    }
    if result.end <= today, period.isNextWherePast {
      var later = self
      later.today = span.end
      return later.nth(count, unit, of: period)
    }
    return result
  }

  private func nth(
    _ count: Int, _ unit: DateExpression.NthUnit, in span: DayResult
  ) -> DayResult? {
    let start = span.wholeStart
    let last = span.end.adding(days: -1)
    switch unit {
    case .unit(.workday):
      // The day before the first, or behind the last, is where the count begins.
      let edge = count > 0 ? start.adding(days: -1) : span.end
      let day = workdays(edge, abs(count), count > 0 ? 1 : -1)
      return day >= start && day <= last ? DayResult(day) : nil
    case .weekday(let weekday):
      let day =
        count > 0
        ? start.onOrAfter(weekday).adding(days: 7 * (count - 1))
        : last.adding(days: -weekday.days(until: last.weekday)).adding(days: 7 * (count + 1))
      return day >= start && day <= last ? DayResult(day) : nil
    case .unit(.day):
      let day = count > 0 ? start.adding(days: count - 1) : span.end.adding(days: count)
      return day >= start && day <= last ? DayResult(day) : nil
    case .unit(.week):
      let monday =
        count > 0
        ? start.onOrAfter(.monday).adding(days: 7 * (count - 1))
        : last.startOfWeek().adding(days: 7 * (count + 1))
      return DayResult(monday, monday.adding(days: 7), .week)
    case .unit(.weekend):
      let saturday =
        count > 0
        ? start.onOrAfter(.saturday).adding(days: 7 * (count - 1))
        : last.adding(days: -Weekday.saturday.days(until: last.weekday))
          .adding(days: 7 * (count + 1))
      return DayResult(saturday, saturday.adding(days: 2), .day)
    case .unit(let unit):
      let months = unit == .quarter ? 3 : unit == .month ? 1 : 12
      let from =
        count > 0
        ? start.adding(months: months * (count - 1)) : span.end.adding(months: months * count)
      return DayResult(from, from.adding(months: months), unit.grain)
    }
  }

  /// The start, middle or end of a period.
  func edge(_ edge: Edge, _ period: DateExpression) -> DayResult {
    let span = resolve(period)
    if span.impossible != nil { return span }
    let count = span.wholeStart.days(until: span.end)
    let part = Conventions.edge(edge, of: span.grain, days: count)
    var result = DayResult(
      span.wholeStart.adding(days: part.start), span.wholeStart.adding(days: part.end), .week)
    result.grain = .day
    if edge == .rest { result.start = max(result.start, today) }
    if case .period(.week, 0) = period, result.end <= today {
      return self.edge(edge, .period(.week, 1))
    }
    guard case .period(let unit, 0) = period, unit > .week else { return result }
    if result.end <= today { return self.edge(edge, .period(unit, 1)) }
    // Of the running month or year only what is left.
    if unit != .month { result.start = max(result.start, today) }
    return result
  }

  /// From now to the end of a unit.
  func rest(_ unit: TimeUnit) -> DayResult {
    if unit == .day {
      var result = DayResult(today)
      result.startsNow = true
      return result
    }
    var result = period(unit, 0)
    result.start = today
    result.startsNow = true
    if unit == .week, isOpenOnSunday != true, today.weekday != .sunday {
      result.end = result.end.adding(days: -1)
    }
    return result
  }

  // MARK: Several days

  /// From the first to the last, both in.
  func range(_ first: DateExpression, _ last: DateExpression) -> DayResult {
    if case .monthDay(let day) = first, let month = day.month, day.year == nil,
      CalendarDate(year: today.year, month: month, clampedDay: day.day) < today
    {
      // "Jan 1 to 5" said on the 2nd has begun and is not next year's.
      var early = self
      early.today = self.first(today.year, 1)
      let running = early.range(first, last)
      if running.impossible == nil, running.end > today { return running }
    }
    let low = resolve(first)
    if low.impossible != nil { return low }
    var inner = self
    if !last.isAnchoredToToday { inner.today = low.start }
    if case .monthDay(let day) = last, day.month == nil {
      inner.today = low.start
    }
    var high = inner.resolve(last)
    if case .weekday(let weekday, .bare) = last, low.start.weekday == weekday,
      case .weekday = first
    {
      high = low
    }
    if high.impossible != nil { return high }
    var end = high.grain >= .month && low.grain == .day ? high.wholeStart : high.end
    if end <= low.start { end = high.end }
    var result = DayResult(low.start, max(end, low.end), max(low.grain, high.grain))
    if low.grain == .day { result.grain = .day }
    result.reason = low.reason
    result.other = nil
    return result
  }

  /// "after", "before", "by", "until", "from" a day.
  func bounded(_ bound: Bound, _ date: DateExpression) -> DayResult {
    let base = resolve(date)
    if base.impossible != nil { return base }
    var result = base
    result.wholeStart = base.start
    switch bound {
    case .after:
      result.start = base.end
      result.end = base.end.adding(days: 1)
      result.isOpenEnd = true
    case .from:
      result.end = max(base.end, base.start.adding(days: 1))
      result.isOpenEnd = true
    case .before:
      if case .edge(.end, _) = date {
        result.end = base.end
      } else {
        result.end = base.start
      }
      result.start = min(today, result.end)
      result.startsNow = true
    case .by, .until:
      result.end = bound == .until && base.grain >= .month ? base.wholeStart : base.end
      if case .edge = date { result.end = base.end }
      result.start = min(today, result.end)
      result.isOpenStart = bound == .until
      result.startsNow = true
    }
    return result
  }

  /// "the next 3 days": from now on.
  func window(_ count: Int, _ unit: TimeUnit) -> DayResult {
    if unit == .workday {
      return DayResult(workdays(today, 1, 1), workdays(today, count, 1).adding(days: 1), .day)
    }
    let length = unit.length(count)
    var result = DayResult(
      today, today.adding(months: length.months).adding(days: length.days), .day)
    result.startsNow = true
    return result
  }

  /// Two things said of one day.
  func both(_ first: DateExpression, _ second: DateExpression) -> DayResult {
    if case .season(let season, nil, let pick) = first {
      return resolve(.season(season, year: resolve(second).start.year, pick))
    }
    let base = resolve(first)
    if case .holiday(let holiday, nil) = first {
      let period = resolve(second)
      let day = self.holiday(holiday, nil, from: period.start)
      // "the bank holiday in February" is none.
      if period.grain == .month, day.start >= period.end {
        return .impossible(.noSuchTime, near: day.start)
      }
      return day
    }
    if base.impossible != nil { return base }
    if case .weekday(let weekday, _) = second {
      if base.start.weekday == weekday { return base }
      if case .shifted(_, let length, _) = first {
        if length.grain == .month || length.grain == .year {
          return DayResult(base.start.onOrAfter(weekday))
        }
        return DayResult(base.start.startsWeek(weekday))
      }
      return .impossible(
        .weekdayContradicts(date: base.start, weekday: today.after(weekday)), near: base.start)
    }
    let other = resolve(second)
    if other.impossible != nil || other.start == base.start { return base }
    if case .monthDay(let day) = second {
      var full = day
      full.month = day.month ?? base.start.month
      if base.start.day == full.day, base.start.month == full.month { return base }
    }
    return .impossible(
      .weekdayContradicts(date: other.start, weekday: base.start), near: base.start)
  }
}

extension CalendarDate {
  /// The weekday of the Monday-to-Sunday week that this date lies in.
  func startsWeek(_ weekday: Weekday) -> CalendarDate {
    startOfWeek().adding(days: weekday.rawValue - 1)
  }
}

extension DateExpression {
  /// Whether a day of it that is past is the next one's: a month alone, and "the
  /// month".
  var isNextWherePast: Bool {
    switch self {
    case .month(_, nil, _), .season(_, nil, _), .unit(.month, around: .relative(0)): true
    default: false
    }
  }

  /// Whether it counts from today whatever stands beside it.
  var isAnchoredToToday: Bool {
    switch self {
    case .relative, .period, .shifted, .weekdayIn, .dayIn, .rest, .window, .both: true
    case .weekday(_, let pick): pick == .next || pick == .last
    case .month(_, let year, _): year != nil
    default: false
    }
  }
}
