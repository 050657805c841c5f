import CivilTime

/// Works out days from what was said of them and today.
struct DayResolver {
  /// The day from which everything counts.
  var today: CalendarDate

  /// The desk's locale, whose country decides holidays.
  var locale: DeskLocale

  /// Minutes of today that have passed.
  var minuteNow = 0

  /// Whether the desk is open on Sundays; nil where no hours are known.
  var isOpenOnSunday: Bool?

  /// The days of an expression.
  func resolve(_ expression: DateExpression) -> DayResult {
    switch expression {
    case .relative(let days): return relative(days)
    case .weekday(let weekday, let pick): return self.weekday(weekday, pick)
    case .monthDay(let day): return monthDay(day)
    case .month(let month, let year, let pick): return self.month(month, year, pick)
    case .year(let year):
      return DayResult(first(year, 1), first(year + 1, 1), .year)
    case .period(let unit, let count): return period(unit, count)
    case .unit(.weekend, .holiday(let holiday, let year)):
      return weekend(around: self.holiday(holiday, year, from: today))
    case .unit(let unit, let around): return wholeUnit(unit, resolve(around))
    case .numberedWeek(let number, let year): return numberedWeek(number, year)
    case .numberedQuarter(let number, let year):
      let isOver = today >= first(today.year, number * 3 + 1)
      let year = year ?? (isOver ? today.year + 1 : today.year)
      return DayResult(
        first(year, number * 3 - 2), first(year, number * 3 + 1), .quarter)
    case .weekdayIn(let weekday, let period): return weekdayIn(weekday, period)
    case .weekdaysIn(let weekdays, let period): return weekdaysIn(weekdays, period)
    case .dayIn(let day, let period): return dayIn(day, period)
    case .nth(let count, let unit, let period): return nth(count, unit, of: period)
    case .edge(let edge, let period): return self.edge(edge, period)
    case .shifted(let base, let length, let forward): return shifted(base, length, forward)
    case .nthAfter(let count, let weekday, let anchor): return nthAfter(count, weekday, anchor)
    case .holiday(let holiday, let year): return self.holiday(holiday, year, from: today)
    case .season(let season, let year, let pick): return self.season(season, year, pick)
    case .rest(let unit): return rest(unit)
    case .range(let first, let last): return range(first, last)
    case .bounded(let bound, let date): return bounded(bound, date)
    case .window(let count, let unit): return window(count, unit)
    case .both(let first, let second): return both(first, second)
    }
  }

  func first(_ year: Int, _ month: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, clampedDay: 1)
  }

  private func relative(_ days: Int) -> DayResult {
    var result = DayResult(today.adding(days: days))
    if days == 1, minuteNow < Conventions.smallHoursEnd {
      result.other = today
      result.reason = .convention
    }
    return result
  }

  private func weekday(_ weekday: Weekday, _ pick: DateExpression.Pick) -> DayResult {
    let coming = Conventions.bareWeekday(weekday, from: today)
    var result = DayResult(coming)
    switch pick {
    case .bare, .this:
      if today.weekday == weekday {
        result.other = today
        result.reason = .convention
      }
    case .coming: break
    case .next:
      result = DayResult(Conventions.nextWeekday(weekday, from: today))
      result.reason = .convention
      if coming != result.start { result.other = coming }
    case .afterNext:
      let next = Conventions.nextWeekday(weekday, from: today)
      result = DayResult(next.adding(days: 7))
      result.reason = .convention
      result.other = coming.adding(days: 7) == result.start ? nil : coming.adding(days: 7)
    case .last:
      result = DayResult(coming.adding(days: today.weekday == weekday ? -14 : -7))
    }
    return result
  }

  // MARK: Days of a month

  private func monthDay(_ day: DateExpression.MonthDay) -> DayResult {
    var result: DayResult
    if let month = day.month {
      result = dated(day, month)
    } else {
      result = dayAlone(day)
    }
    if day.isReordered { result.reason = .onlyOrder }
    if day.isReorderable, day.weekday == nil, let month = day.month, result.impossible == nil {
      var other = day
      (other.day, other.month) = (month, day.day)
      result.reason = .convention
      result.other = dated(other, day.day).start
    }
    return result
  }

  private func dated(_ day: DateExpression.MonthDay, _ month: Int) -> DayResult {
    let noSuchDay = When.Impossible.noSuchDay(day: day.day, month: month, year: day.year)
    guard day.day >= 1, day.day <= CalendarDate.daysIn(month: month, year: day.year ?? 2000) else {
      return .impossible(noSuchDay, near: today)
    }
    let date: CalendarDate
    var reason: When.Reason?
    if let year = day.year {
      guard let exact = CalendarDate(year: year, month: month, day: day.day) else {
        return .impossible(noSuchDay, near: today)
      }
      date = exact
    } else {
      date = nextDate(month: month, day: day.day)
      if date.year != today.year { reason = .nextOccurrence }
    }
    if let weekday = day.weekday, date.weekday != weekday {
      return .impossible(
        .weekdayContradicts(date: date, weekday: nearest(weekday, to: date)), near: date)
    }
    var result = DayResult(date)
    result.reason = reason
    return result
  }

  /// The first such date from today on.
  private func nextDate(month: Int, day: Int) -> CalendarDate {
    var year = today.year
    for _ in 0..<9 {
      if let date = CalendarDate(year: year, month: month, day: day), date >= today { return date }
      year += 1
    }
    return CalendarDate(year: year, month: month, clampedDay: day)
  }

  /// The nearest such weekday that is not past.
  private func nearest(_ weekday: Weekday, to date: CalendarDate) -> CalendarDate {
    let after = date.onOrAfter(weekday)
    let before = after.adding(days: -7)
    return before >= today && before.days(until: date) < date.days(until: after) ? before : after
  }

  /// "the 8th": the next one, today counts.
  private func dayAlone(_ day: DateExpression.MonthDay) -> DayResult {
    var firstDate: CalendarDate?
    var (year, month, _) = today.components
    for _ in 0..<14 {
      if let date = CalendarDate(year: year, month: month, day: day.day), date >= today {
        firstDate = firstDate ?? date
        guard let weekday = day.weekday else {
          var result = DayResult(date)
          result.reason = .nextOccurrence
          if date == today {
            result.mayRollMonth = true
            result.other = next(day.day, after: date)
          }
          return result
        }
        if date.weekday == weekday, today.days(until: date) <= Conventions.nearDays {
          return DayResult(date)
        }
      }
      month += 1
      if month > 12 {
        month = 1
        year += 1
      }
    }
    guard let date = firstDate, let weekday = day.weekday else {
      return .impossible(.noSuchDay(day: day.day, month: today.month, year: nil), near: today)
    }
    return .impossible(
      .weekdayContradicts(date: date, weekday: nearest(weekday, to: date)), near: date)
  }

  /// The first such day of a month after a date.
  private func next(_ day: Int, after date: CalendarDate) -> CalendarDate? {
    var (year, month, _) = date.components
    for _ in 0..<13 {
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
      if let later = CalendarDate(year: year, month: month, day: day) { return later }
    }
    return nil
  }

  // MARK: Months, holidays, seasons

  private func month(_ month: Int, _ year: Int?, _ pick: DateExpression.Pick) -> DayResult {
    let (thisYear, thisMonth, _) = today.components
    let chosen: Int
    if let year {
      chosen = year
    } else {
      switch pick {
      case .next, .afterNext: chosen = month > thisMonth ? thisYear : thisYear + 1
      case .last: chosen = month < thisMonth ? thisYear : thisYear - 1
      default: chosen = month >= thisMonth ? thisYear : thisYear + 1
      }
    }
    return DayResult(first(chosen, month), first(chosen, month + 1), .month)
  }

  func holiday(_ holiday: Holiday, _ year: Int?, from day: CalendarDate) -> DayResult {
    if let year {
      guard let date = Holidays.date(holiday, year: year, region: locale.region) else {
        return .impossible(.noSuchTime, near: day)
      }
      return DayResult(date)
    }
    guard let date = Holidays.next(holiday, from: day, region: locale.region) else {
      return .impossible(.noSuchTime, near: day)
    }
    return DayResult(date)
  }

  private func season(_ season: Int, _ year: Int?, _ pick: DateExpression.Pick) -> DayResult {
    func bounds(_ year: Int) -> (CalendarDate, CalendarDate) {
      let from = Conventions.seasons[season % 4]
      let to = Conventions.seasons[(season + 1) % 4]
      return (
        CalendarDate(year: year, month: from.month, clampedDay: from.day),
        CalendarDate(year: season == 3 ? year + 1 : year, month: to.month, clampedDay: to.day)
      )
    }
    if let year {
      let (start, end) = bounds(year)
      return DayResult(start, end, .quarter)
    }
    for year in today.year - 1...today.year + 2 {
      let (start, end) = bounds(year)
      guard end > today else { continue }
      if pick == .next, start <= today { continue }
      return DayResult(start, end, .quarter)
    }
    return DayResult(today)
  }

  // MARK: Counting

  private func shifted(
    _ base: DateExpression, _ length: LengthExpression, _ forward: Bool
  ) -> DayResult {
    let from = resolve(base)
    if from.impossible != nil { return from }
    let sign = forward ? 1 : -1
    if length.isWorkdays {
      return DayResult(workdays(from.start, length.length.days, sign))
    }
    var day = from.start
    // "two days before the end of the month" counts from its last day.
    if case .edge(.end, _) = base { day = from.end.adding(days: -1) }
    if length.length.months != 0 { day = day.adding(months: sign * length.length.months) }
    day = day.adding(days: sign * length.length.days)
    var result = DayResult(day)
    result.other = from.other.map {
      $0.adding(months: sign * length.length.months).adding(days: sign * length.length.days)
    }
    result.reason = from.reason
    return result
  }

  func workdays(_ start: CalendarDate, _ count: Int, _ sign: Int) -> CalendarDate {
    // Whole weeks at once; from a weekend the count begins at its far end.
    var day = start
    while day.weekday.rawValue > 5 { day = day.adding(days: -sign) }
    day = day.adding(days: sign * (count / 5) * 7)
    var left = count % 5
    while left > 0 {
      day = day.adding(days: sign)
      if day.weekday.rawValue <= 5 { left -= 1 }
    }
    return day
  }

  private func nthAfter(
    _ count: Int, _ weekday: Weekday, _ anchor: DateExpression
  ) -> DayResult {
    let base = resolve(anchor)
    if base.impossible != nil { return base }
    if count > 0 {
      return DayResult(base.end.onOrAfter(weekday).adding(days: 7 * (count - 1)))
    }
    let before = base.start.adding(days: -1)
    let first = before.adding(days: -weekday.days(until: before.weekday))
    return DayResult(first.adding(days: 7 * (count + 1)))
  }
}
