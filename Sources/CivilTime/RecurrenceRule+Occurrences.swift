extension RecurrenceRule {
  /// The wall times at which it happens, in order, as they are asked for.
  ///
  /// The start itself is among them only if it fits the rule. What the rule
  /// leaves open (the day, the clock time) is that of the start. Ends at the
  /// rule's end, with the year 9999, or when nothing fits any more.
  public func occurrences(from start: LocalDateTime) -> Occurrences {
    Occurrences(rule: self, start: start)
  }

  /// The first `limit` wall times at which it happens, in order.
  public func occurrences(from start: LocalDateTime, limit: Int) -> [LocalDateTime] {
    Array(occurrences(from: start).prefix(limit))
  }

  /// The wall times of a rule, worked out one period at a time.
  public struct Occurrences: Sequence, IteratorProtocol, Sendable {
    private let rule: RecurrenceRule
    private let start: LocalDateTime
    private let hours: [Int]
    private let minutes: [Int]

    /// How many intervals lie between the start's period and the next one.
    private var step = 0

    /// What is left of the last period, latest first.
    private var pending: [LocalDateTime] = []
    private var remaining: Int
    private let last: LocalDateTime

    /// A rule that fits nothing, as 31 February, is given up after so many
    /// periods in a row: 273 years of days, to the year 9999 of months.
    private static let mostEmptyPeriods = 100_000

    fileprivate init(rule: RecurrenceRule, start: LocalDateTime) {
      self.rule = rule
      self.start = start
      hours = rule.hours.isEmpty ? [start.time.hour] : Set(rule.hours).sorted()
      minutes = rule.minutes.isEmpty ? [start.time.minute] : Set(rule.minutes).sorted()
      let endOfTime = LocalDateTime(CalendarDate(year: 9999, month: 12, clampedDay: 31), .endOfDay)
      switch rule.end {
      case .count(let count): (remaining, last) = (count, endOfTime)
      case .until(let until): (remaining, last) = (Int.max, Swift.min(until, endOfTime))
      case nil: (remaining, last) = (Int.max, endOfTime)
      }
    }

    /// The next wall time, or nil after the last.
    public mutating func next() -> LocalDateTime? {
      guard remaining > 0 else { return nil }
      var empty = 0
      while pending.isEmpty {
        guard empty < Self.mostEmptyPeriods, let found = nextPeriod() else {
          remaining = 0
          return nil
        }
        pending = chosen(found).filter { $0 >= start }.reversed()
        empty += 1
      }
      guard let next = pending.popLast(), next <= last else {
        remaining = 0
        return nil
      }
      remaining -= 1
      return next
    }

    /// Those of a period that BYSETPOS names, or all.
    private func chosen(_ times: [LocalDateTime]) -> [LocalDateTime] {
      if rule.positions.isEmpty { return times }
      let indices = rule.positions.map { $0 > 0 ? $0 - 1 : times.count + $0 }
      return Set(indices).sorted().filter(times.indices.contains).map { times[$0] }
    }

    /// The wall times of the next period, in order; nil beyond the last one.
    private mutating func nextPeriod() -> [LocalDateTime]? {
      switch rule.frequency {
      case .hourly: return nextShortPeriod(unit: 3600)
      case .minutely: return nextShortPeriod(unit: 60)
      case .daily, .weekly, .monthly, .yearly: break
      }
      let distance = step * rule.interval
      let first: CalendarDate
      switch rule.frequency {
      case .yearly:
        first = CalendarDate(year: start.date.year + distance, month: 1, clampedDay: 1)
      case .monthly: first = start.date.startOfMonth.adding(months: distance)
      case .weekly:
        first = start.date.startOfWeek(on: rule.weekStart).adding(days: 7 * distance)
      default: first = start.date.adding(days: distance)
      }
      guard first <= last.date else { return nil }
      step += 1
      return dates(ofPeriodFrom: first).flatMap { date in
        hours.flatMap { hour in
          minutes.map { LocalDateTime(date, minute: hour * 60 + $0).adding(second: start.second) }
        }
      }
    }

    /// The next hour or minute, of those days and hours that the rule allows.
    private mutating func nextShortPeriod(unit: Int) -> [LocalDateTime]? {
      let length = unit * rule.interval
      let base = start.wallSeconds - floorRemainder(start.wallSeconds, unit)
      let period = LocalDateTime(wallSeconds: base + step * length)
      guard period <= last else { return nil }
      step += 1
      func skip(to next: Int) -> [LocalDateTime] {
        step = Swift.max(step, -floorDivide(base - next, length))
        return []
      }
      guard rule.allows(period.date) else {
        return skip(to: (period.date.dayNumber + 1) * 86_400)
      }
      guard rule.hours.isEmpty || hours.contains(period.time.hour) else {
        return skip(to: period.wallSeconds - floorRemainder(period.wallSeconds, 3600) + 3600)
      }
      if unit == 3600 {
        return minutes.map { period.adding(minutes: $0).adding(second: start.second) }
      }
      let fits = rule.minutes.isEmpty || minutes.contains(period.time.minute)
      return fits ? [period.adding(second: start.second)] : []
    }
  }
}

extension RecurrenceRule.Occurrences {
  /// The days of a period that fit, in order.
  private func dates(ofPeriodFrom first: CalendarDate) -> [CalendarDate] {
    switch rule.frequency {
    case .weekly:
      let weekdays = rule.days.isEmpty ? [start.date.weekday] : rule.days.map(\.weekday)
      return (0..<7).map(first.adding(days:)).filter {
        weekdays.contains($0.weekday) && rule.allowsMonth($0) && rule.allowsMonthDay($0)
      }
    case .monthly: return rule.allowsMonth(first) ? dates(ofMonthFrom: first) : []
    case .yearly: return dates(ofYearFrom: first)
    default: return rule.allows(first) ? [first] : []
    }
  }

  private func dates(ofMonthFrom first: CalendarDate) -> [CalendarDate] {
    let (year, month, _) = first.components
    let length = CalendarDate.daysIn(month: month, year: year)
    if rule.monthDays.isEmpty && !rule.days.isEmpty {
      return rule.weekdays(from: first, count: length)
    }
    let wanted = rule.monthDays.isEmpty ? [start.date.day] : rule.monthDays
    let days = Set(wanted.map { $0 > 0 ? $0 : length + 1 + $0 }).sorted()
    return days.filter { (1...length).contains($0) }.map { first.adding(days: $0 - 1) }
      .filter { date in rule.days.isEmpty || rule.days.contains { $0.weekday == date.weekday } }
  }

  private func dates(ofYearFrom first: CalendarDate) -> [CalendarDate] {
    let year = first.year
    if rule.months.isEmpty && rule.monthDays.isEmpty {
      if rule.days.isEmpty {
        return CalendarDate(year: year, month: start.date.month, day: start.date.day).map { [$0] }
          ?? []
      }
      return rule.weekdays(from: first, count: CalendarDate.isLeap(year) ? 366 : 365)
    }
    let months = rule.months.isEmpty ? Array(1...12) : Set(rule.months).sorted()
    return months.flatMap { month in
      dates(ofMonthFrom: CalendarDate(year: year, month: month, clampedDay: 1))
    }
  }
}

extension RecurrenceRule {
  fileprivate func allowsMonth(_ date: CalendarDate) -> Bool {
    months.isEmpty || months.contains(date.month)
  }

  fileprivate func allowsMonthDay(_ date: CalendarDate) -> Bool {
    if monthDays.isEmpty { return true }
    let (year, month, day) = date.components
    let fromEnd = day - CalendarDate.daysIn(month: month, year: year) - 1
    return monthDays.contains(day) || monthDays.contains(fromEnd)
  }

  /// Whether a day fits where the period is a day or less.
  fileprivate func allows(_ date: CalendarDate) -> Bool {
    allowsMonth(date) && allowsMonthDay(date)
      && (days.isEmpty || days.contains { $0.weekday == date.weekday })
  }

  /// The weekdays of BYDAY in a month or year of `count` days, in order.
  fileprivate func weekdays(from first: CalendarDate, count: Int) -> [CalendarDate] {
    var found: Set<Int> = []
    for day in days {
      let offset = first.weekday.days(until: day.weekday)
      let all = Array(stride(from: offset, to: count, by: 7))
      guard let ordinal = day.ordinal else {
        found.formUnion(all)
        continue
      }
      let index = ordinal > 0 ? ordinal - 1 : all.count + ordinal
      if all.indices.contains(index) { found.insert(all[index]) }
    }
    return found.sorted().map(first.adding(days:))
  }
}

extension LocalDateTime {
  fileprivate func adding(second: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: wallSeconds + second)
  }
}

/// What is left of a division that rounds towards minus infinity.
private func floorRemainder(_ dividend: Int, _ divisor: Int) -> Int {
  dividend - floorDivide(dividend, divisor) * divisor
}
