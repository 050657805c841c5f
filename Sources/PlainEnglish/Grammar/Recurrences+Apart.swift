import CivilTime

/// Days and repetitions that are said apart, in either order: "every week, Friday at
/// 10", "first Tuesday each month", "Mon to Fri at 7 every week".
extension RecurrenceBuilder {
  private func word(_ index: Int) -> Word { scanner.word(index) }

  /// "Mon, Wed & Fri every week", "Friday every other week", "Tue and Thu at 6 weekly".
  mutating func everyWeekBehind(_ list: Match<[Weekday]>) -> Int? {
    guard !hasFrequency else { return nil }
    let clock = clockBetween(list.end)
    guard let every = everyBehind(clock.end, units: [.week, .fortnight]) else { return nil }
    take(clock.point)
    set(every.unit, interval: every.interval)
    phrase.rule.days = list.value.map { RecurrenceRule.Day($0) }
    return every.end
  }

  /// "first Tuesday each month", "the 1st Wednesday of the month at 4, every month", "last
  /// Friday monthly".
  mutating func everyMonthBehind(_ list: Match<[NthEntry]>) -> Int? {
    guard !hasFrequency else { return nil }
    var end = list.end
    if word(end) == .of || word(end) == .in {
      guard word(end + 1) == .the, scanner.unit(end + 2) == .month else { return nil }
      end += 3
    }
    let clock = clockBetween(end)
    // "the first Friday of the month, 10am, for 3 months": of every month, though it is not
    // said so.
    let behind = word(clock.end) == .comma ? clock.end + 1 : clock.end
    if end > list.end, scanner.saysForMonths(behind) {
      take(clock.point)
      set(.month, interval: 1)
      apply(list.value)
      return clock.end
    }
    guard let every = everyBehind(clock.end, units: [.month, .quarter, .year]) else { return nil }
    take(clock.point)
    set(every.unit, interval: every.interval)
    apply(list.value)
    return every.end
  }

  /// A clock time that stands between the days and "every week".
  private func clockBetween(_ index: Int) -> (point: ClockPoint?, end: Int) {
    let first = word(index) == .comma ? index + 1 : index
    let start = word(first) == .at ? first + 1 : first
    guard let clock = scanner.clock(start), clock.strength == .certain || start > first else {
      return (nil, index)
    }
    return (clock.point, clock.end)
  }

  private mutating func take(_ clock: ClockPoint?) {
    if phrase.clock == nil { phrase.clock = clock }
  }

  /// "every week", "each other month", ", monthly".
  private func everyBehind(
    _ index: Int, units: [TimeUnit]
  ) -> (unit: TimeUnit, interval: Int, end: Int)? {
    let next = word(index) == .comma ? index + 1 : index
    if word(next) == .frequency, let unit = TimeUnit(rawValue: scanner.token(next).value),
      units.contains(unit)
    {
      return (unit, 1, next + 1)
    }
    guard word(next) == .every else { return nil }
    let isOther = word(next + 1) == .other
    let start = isOther ? next + 2 : next + 1
    guard let unit = scanner.unit(start), units.contains(unit) else { return nil }
    return (unit, isOther ? 2 : 1, start + 1)
  }

  /// ", Friday", ": Mon Wed Fri", "first Monday" right behind what says how often.
  mutating func daysBehind(_ index: Int) -> Int? {
    guard hasFrequency, phrase.rule.days.isEmpty, phrase.rule.monthDays.isEmpty,
      let last = phrase.tokens.last?.upperBound
    else { return nil }
    switch word(last) {
    case .comma, .colon, .dash: guard index == last + 1 else { return nil }
    default: guard index == last else { return nil }
    }
    switch phrase.rule.frequency {
    case .weekly:
      guard let list = weekdayList(index) else { return nil }
      setWeekly(list.value, interval: 1)
      return partAfterDays(list.end)
    case .monthly:
      let start = word(index) == .the ? index + 1 : index
      guard let list = nthEntries(start), list.end > start + 1,
        list.value.contains(where: \.isWeekday)
      else { return nil }
      apply(list.value)
      return list.end
    default: return nil
    }
  }

  /// "every 1st and 15th", "each 2nd and 4th Thursday": of each month.
  mutating func severalOfMonth(_ index: Int) -> Int? {
    guard let list = nthEntries(index), list.value.count > 1, scanner.unit(list.end) == nil,
      word(list.end) != .month
    else { return nil }
    set(.monthly, interval: 1)
    apply(list.value)
    return list.end
  }

  /// "6 Tuesdays", "the next 6 Tuesdays", "6 Tuesdays in a row": how many.
  func countedDays(before index: Int) -> Int? {
    let start = countStart(before: index)
    guard let count = scanner.cardinal(start), count.end == index, count.value > 1 else {
      return nil
    }
    switch word(index + 1) {
    case .a, .ago, .every: return nil
    default: return scanner.isWord(index + 1, "per") ? nil : count.value
    }
  }

  /// "alternate Thursdays", "two consecutive Fridays".
  mutating func alternate(_ index: Int) -> Int? {
    guard word(index + 1) == .weekday, scanner.token(index + 1).traits.contains(.plural) else {
      return nil
    }
    if scanner.isWord(index, in: ["consecutive", "successive", "straight"]) {
      guard let count = countedDays(before: index), let end = plurals(index + 1) else { return nil }
      phrase.count = count
      return end
    }
    return scanner.isWord(index, in: ["alternate", "alternating"]) ? plurals(index + 1) : nil
  }

  /// "weeknights" are in the evening.
  mutating func markWeeknights(_ index: Int) {
    if scanner.isWord(index, in: ["weeknight", "weeknights"]) {
      phrase.part = PartExpression(.evening)
    }
  }

  /// "in two Mondays" counts to a day.
  func isCountedTo(_ index: Int) -> Bool {
    let start = countStart(before: index)
    guard let count = scanner.cardinal(start), count.end == index else { return false }
    return word(start - 1) == .in
  }
}
