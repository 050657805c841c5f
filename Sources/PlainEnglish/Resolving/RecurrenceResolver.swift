import CivilTime

/// Turns a repetition as it was said into an RFC 5545 rule.
extension Resolver {
  /// What a repetition means.
  func resolve(_ phrase: RecurrencePhrase, in line: TokenizedLine) -> Recurrence {
    var rule = phrase.rule
    var from = today
    if let start = phrase.start { from = days.resolve(start).start }
    if let period = phrase.period { from = days.resolve(period).start }
    if let clock = phrase.clock {
      var point = clock
      if point.part == nil { point.part = phrase.part }
      let minute = self.clock(on: from).point(point).minute % 1440
      rule.hours = [minute / 60]
      rule.minutes = [minute % 60]
      for clock in phrase.furtherClocks {
        // A rule can name several hours only at the same minute.
        let other = self.clock(on: from).point(clock).minute % 1440
        if other % 60 == minute % 60, !rule.hours.contains(other / 60) {
          rule.hours.append(other / 60)
        }
      }
    }
    rule.end = end(of: phrase, from: from)
    let first = phrase.tokens.first?.lowerBound ?? 0
    let last = phrase.tokens.last?.upperBound ?? 0
    let span = line.span(ofTokens: first..<last)
    var recurrence = Recurrence(rule: rule, span: span, text: line.text(span))
    if phrase.start != nil || phrase.clock != nil || phrase.period != nil {
      let minute = (rule.hours.first ?? 0) * 60 + (rule.minutes.first ?? 0)
      recurrence.start = LocalDateTime(firstDate(rule, from: from), minute: minute)
    }
    if let part = phrase.part, phrase.clock == nil {
      let window = clock(on: firstDate(rule, from: from)).window(part)
      recurrence.window = ClockRange(startMinute: window.start, endMinute: window.end)
    }
    recurrence.exceptions = exceptions(of: phrase, rule, from: from)
    recurrence.timesPerUnit = phrase.timesPerUnit
    recurrence.otherInterval = phrase.otherInterval
    return recurrence
  }

  private func end(of phrase: RecurrencePhrase, from start: CalendarDate) -> RecurrenceRule.End? {
    if let count = phrase.count { return .count(count) }
    if let period = phrase.period {
      let last = days.resolve(period).end.adding(days: -1)
      return .until(LocalDateTime(last, minute: 1439))
    }
    if let until = phrase.until {
      var inner = days
      if !until.isAnchoredToToday, phrase.start != nil { inner.today = start }
      let result = inner.resolve(until)
      // A day named as the last is in; of a month its first day is the limit.
      let isDay = result.grain < .week
      if case .edge(.end, _) = until {
        return .until(LocalDateTime(result.end.adding(days: -1), minute: 1439))
      }
      return .until(LocalDateTime(result.wholeStart, minute: isDay ? 1439 : 0))
    }
    if let length = phrase.length {
      var end = start.adding(months: length.length.months)
      // A year from 29 February ends on 1 March.
      if length.length.months != 0, end.day < start.day { end = end.adding(days: 1) }
      end = end.adding(days: length.length.days)
      return .until(LocalDateTime(end, .midnight))
    }
    return nil
  }

  /// The first date on or after one that a rule names by weekday or day of the
  /// month.
  private func firstDate(_ rule: RecurrenceRule, from start: CalendarDate) -> CalendarDate {
    guard rule.frequency != .daily || !rule.days.isEmpty else { return start }
    for offset in 0..<800 {
      let date = start.adding(days: offset)
      if matches(rule, date) { return date }
    }
    return start
  }

  private func matches(_ rule: RecurrenceRule, _ date: CalendarDate) -> Bool {
    let (year, month, day) = date.components
    if !rule.months.isEmpty, !rule.months.contains(month) { return false }
    let count = CalendarDate.daysIn(month: month, year: year)
    if !rule.monthDays.isEmpty,
      !rule.monthDays.contains(where: { $0 == day || $0 + count + 1 == day })
    {
      return false
    }
    guard !rule.days.isEmpty else { return true }
    return rule.days.contains { entry in
      guard entry.weekday == date.weekday else { return false }
      guard let ordinal = entry.ordinal else { return true }
      return ordinal > 0 ? (day - 1) / 7 + 1 == ordinal : (count - day) / 7 + 1 == -ordinal
    }
  }

  /// The dates that are left out, within the years that a person plans for.
  private func exceptions(
    of phrase: RecurrencePhrase, _ rule: RecurrenceRule, from start: CalendarDate
  ) -> [CalendarDate] {
    var dates: [CalendarDate] = []
    for exception in phrase.exceptions {
      if case .holiday(.publicHoliday, nil) = exception {
        // "except bank holidays": all of them, as far as a person plans.
        let known = PublicHolidays.dates(
          from: start, through: start.adding(months: 24), region: days.locale.region)
        dates += (known ?? []).map(\.date).filter { matches(rule, $0) }
        continue
      }
      var inner = days
      if !exception.isAnchoredToToday { inner.today = start }
      let span = inner.resolve(exception)
      guard span.impossible == nil else { continue }
      var date = span.wholeStart
      while date < span.end, dates.count < 400 {
        if matches(rule, date) { dates.append(date) }
        date = date.adding(days: 1)
      }
    }
    guard !phrase.monthlyExceptions.isEmpty else { return dates }
    // Two years are more than anybody plans ahead.
    for offset in 0..<730 {
      let date = start.adding(days: offset)
      if matches(rule, date), phrase.monthlyExceptions.contains(where: { $0.holds(date) }) {
        dates.append(date)
      }
    }
    return dates
  }
}
