import CivilTime

/// Which days of the week, the month or the year, from when to when, and what
/// is left out.
extension RecurrenceBuilder {
  private func word(_ index: Int) -> Word { scanner.word(index) }

  // MARK: Days of the month

  /// "first and third Friday of each month", "the 4th of every other month",
  /// "end of each month".
  mutating func nthOfEvery(_ index: Int) -> Int? {
    let start = word(index) == .on || word(index) == .at ? index + 1 : index
    let next = word(start) == .the ? start + 1 : start
    guard let list = nthEntries(next) ?? numberedDay(next) else { return nil }
    var end = list.end
    if let behind = everyMonthBehind(list) { return behind }
    if let plural = severalNths(list) { return plural }
    guard word(end) == .of || word(end) == .in, word(end + 1) == .every else { return nil }
    end += 2
    var interval = 1
    if word(end) == .other {
      interval = 2
      end += 1
    } else if let ordinal = scanner.ordinal(end) ?? scanner.cardinal(end),
      scanner.unit(ordinal.end) != nil
    {
      interval = ordinal.value
      end = ordinal.end
    }
    if word(end) == .month, interval == 1, let months = yearlyMonths(end) {
      apply(list.value)
      return months
    }
    guard let unit = scanner.unit(end), unit == .month || unit == .year || unit == .quarter else {
      return nil
    }
    set(unit, interval: interval)
    apply(list.value)
    return end + 1
  }

  /// "first and third Tuesdays", "the first and last Mondays of the month".
  private mutating func severalNths(_ list: Match<[NthEntry]>) -> Int? {
    let end = list.end
    guard list.value.count > 1, list.value.allSatisfy(\.isWeekday), !hasFrequency,
      scanner.token(end - 1).traits.contains(.plural)
    else { return nil }
    let isOfMonth = word(end) == .of && word(end + 1) == .the && scanner.unit(end + 2) == .month
    guard isOfMonth || word(end) != .of && word(end) != .in else { return nil }
    set(.monthly, interval: 1)
    apply(list.value)
    return isOfMonth ? end + 3 : end
  }

  /// "day 15".
  private func numberedDay(_ index: Int) -> Match<[NthEntry]>? {
    guard word(index) == .day, let day = scanner.cardinal(index + 1), (1...31).contains(day.value)
    else { return nil }
    return Match(value: [.day(day.value)], end: day.end)
  }

  /// "2nd of the month", "last Friday of the month", "fourth Thursday in
  /// November" behind "every".
  mutating func nthList(_ index: Int) -> Int? {
    guard let list = nthEntries(index) else { return nil }
    var end = list.end
    guard word(end) == .of || word(end) == .in else { return nil }
    end += 1
    if word(end) == .the || word(end) == .every { end += 1 }
    if word(end) == .month {
      phrase.rule.months = [scanner.token(end).number]
      set(.yearly, interval: 1)
    } else if let unit = scanner.unit(end), unit == .month || unit == .year {
      set(unit, interval: 1)
    } else {
      return nil
    }
    apply(list.value)
    return end + 1
  }

  enum NthEntry {
    case day(Int)
    case weekday(Int, Weekday)
    case workday(Int)

    /// Whether it names a weekday.
    var isWeekday: Bool {
      if case .weekday = self { return true }
      return false
    }
  }

  /// "first, second and third Friday", "4th and 10th", "last day", "beginning".
  func nthEntries(_ index: Int) -> Match<[NthEntry]>? {
    switch word(index) {
    case .beginning: return Match(value: [.day(1)], end: index + 1)
    case .end, .ending: return Match(value: [.day(-1)], end: index + 1)
    default: break
    }
    var entries: [NthEntry] = []
    var open: [Int] = []
    var end = index
    while entries.count + open.count < 12, let nth = scanner.nthNumber(end), nth.value != 0 {
      open.append(nth.value)
      end = nth.end
      if let weekday = scanner.weekday(end) {
        entries += open.map { .weekday($0, weekday) }
        open = []
        end += 1
      } else if word(end) == .business, word(end + 1) == .day {
        entries += open.map { .workday($0) }
        open = []
        end += 2
      } else if scanner.unit(end) == .workday {
        entries += open.map { .workday($0) }
        open = []
        end += 1
      } else if word(end) == .day || (scanner.unit(end) == .day) {
        entries += open.map { .day($0) }
        open = []
        end += 1
      }
      var next = end
      if word(next) == .comma { next += 1 }
      if word(next) == .and || word(next) == .ampersand { next += 1 }
      if word(next) == .the { next += 1 }
      guard next > end, scanner.nthNumber(next) != nil else { break }
      end = next
    }
    entries += open.map { .day($0) }
    return entries.isEmpty ? nil : Match(value: entries, end: end)
  }

  mutating func apply(_ entries: [NthEntry]) {
    for entry in entries {
      switch entry {
      case .day(let day): phrase.rule.monthDays.append(day)
      case .weekday(let nth, let weekday):
        phrase.rule.days.append(.init(weekday, ordinal: nth))
      case .workday(let nth):
        setDays(of: .workday)
        phrase.rule.positions.append(nth)
      }
    }
  }

  // MARK: Details behind the unit

  /// "on Mondays", "on the 4th", "on the fourth Thursday in November", "at the
  /// end", "on December 25th".
  mutating func details(_ index: Int) -> Int? {
    if let end = period(index) { return end }
    guard hasFrequency,
      word(index) == .on || word(index) == .at || word(index) == .the
        || word(index) == .in
    else { return nil }
    var next = word(index) == .the ? index : index + 1
    let isMonthly = phrase.rule.frequency == .monthly || phrase.rule.frequency == .yearly
    if word(index) == .on, word(next) == .a, phrase.rule.frequency == .weekly { next += 1 }
    if word(index) == .on, let list = weekdayList(next) {
      setWeekly(list.value, interval: 1)
      return partAfterDays(list.end)
    }
    if word(index) == .on, let unit = scanner.unit(next), unit == .weekend || unit == .workday {
      setWeekly(
        unit == .weekend
          ? [.saturday, .sunday] : [.monday, .tuesday, .wednesday, .thursday, .friday], interval: 1)
      return next + 1
    }
    if word(next) == .the { next += 1 }
    guard isMonthly, phrase.rule.monthDays.isEmpty, phrase.rule.days.isEmpty else { return nil }
    if word(index) == .on, let dates = yearlyDates(next) { return dates }
    if word(index) == .on, word(next) == .day, let day = scanner.cardinal(next + 1),
      (1...31).contains(day.value), phrase.rule.frequency == .monthly
    {
      phrase.rule.monthDays = [day.value]
      return day.end
    }
    if word(index) == .in, word(next) == .month, phrase.rule.frequency == .yearly {
      phrase.rule.months = [scanner.token(next).number]
      return next + 1
    }
    if word(index) == .at, word(next) != .beginning, word(next) != .end { return nil }
    guard let list = nthEntries(next) else { return nil }
    if let instances = instances(list) { return instances }
    apply(list.value)
    var end = list.end
    if word(end) == .of || word(end) == .in {
      let after = word(end + 1) == .the ? end + 2 : end + 1
      if word(after) == .month {
        phrase.rule.months = [scanner.token(after).number]
        end = after + 1
      } else if scanner.unit(after) == .month || scanner.unit(after) == .year {
        end = after + 1
      }
    }
    return end
  }

  /// "in March", "next week" behind days of the week.
  private mutating func period(_ index: Int) -> Int? {
    guard hasFrequency, phrase.period == nil,
      phrase.rule.frequency == .weekly || phrase.rule.frequency == .daily
    else { return nil }
    let start =
      word(index) == .in || word(index) == .during || word(index) == .of ? index + 1 : index
    guard start > index || word(index) == .this || word(index) == .next,
      let date = scanner.date(start), date.rule == .period
    else { return nil }
    phrase.period = date.date
    if word(date.end) == .and, let more = scanner.date(date.end + 1), more.rule == .period,
      case .month(let month, _, _) = date.date, case .month(let next, _, _) = more.date,
      next == month % 12 + 1
    {
      // "in January and February"
      phrase.period = .range(date.date, more.date)
      return more.end
    }
    return date.end
  }

  /// "the first and last instance of Wed and Fri".
  private mutating func instances(_ list: Match<[NthEntry]>) -> Int? {
    guard word(list.end) == .instance || scanner.isWord(list.end, "instances"),
      word(list.end + 1) == .of, let days = weekdayList(list.end + 2)
    else { return nil }
    for case .day(let position) in list.value { phrase.rule.positions.append(position) }
    phrase.rule.days = days.value.map { RecurrenceRule.Day($0) }
    return days.end
  }

  // MARK: From when to when

  /// "starting Monday", "until June", "for 6 weeks", "for 3 times", "10x".
  mutating func bounds(_ index: Int) -> Int? {
    switch word(index) {
    case .starting, .beginning, .from: return start(index)
    case .until, .through:
      guard phrase.until == nil, let date = plainDate(index + 1) else { return nil }
      phrase.until = word(index) == .through ? date.value.throughItsEnd : date.value
      return date.end
    case .between where word(index + 1) == .month:
      guard let first = plainDate(index + 1), word(first.end) == .and,
        let last = plainDate(first.end + 1), phrase.start == nil
      else { return nil }
      phrase.start = first.value
      phrase.until = last.value.throughItsEnd
      return last.end
    case .ending:
      let next = word(index + 1) == .on || word(index + 1) == .in ? index + 2 : index + 1
      guard phrase.until == nil, let date = plainDate(next) else { return nil }
      phrase.until = date.value
      return date.end
    case .for: return length(index + 1)
    case .x where hasFrequency:
      guard let count = scanner.cardinal(index + 1) else { return nil }
      phrase.count = count.value
      return count.end
    case .times where hasFrequency:
      phrase.count = scanner.token(index).number
      return index + 1
    default:
      guard let count = scanner.cardinal(index) else { return nil }
      if word(count.end) == .x || word(count.end) == .count, word(count.end + 1) != .a {
        phrase.count = count.value
        return count.end + 1
      }
      guard hasFrequency, phrase.count == nil, let end = tallyEnd(count.end) else { return nil }
      phrase.count = count.value
      return end
    }
  }

  /// Where "of them", "in all" or "altogether" ends, which makes the number before it a
  /// count; nil if none stands there.
  func tallyEnd(_ index: Int) -> Int? {
    if scanner.isWord(index, "altogether") { return index + 1 }
    if word(index) == .of, scanner.isWord(index + 1, in: ["them", "these", "those"]) {
      return index + 2
    }
    if word(index) == .in, scanner.isWord(index + 1, in: ["all", "total"]) { return index + 2 }
    return nil
  }

  private mutating func start(_ index: Int) -> Int? {
    var next = index + 1
    while word(next) == .on || word(next) == .in || word(next) == .from { next += 1 }
    guard phrase.start == nil, let date = fullDate(next) ?? plainDate(next) else { return nil }
    phrase.start = date.value
    var end = date.end
    if word(end) == .comma { end += 1 }
    switch word(end) {
    case .to, .dash, .until, .through:
      guard let last = plainDate(end + 1) else { return date.end }
      phrase.until = word(end) == .until ? last.value : last.value.throughItsEnd
      return last.end
    default: return date.end
    }
  }

  /// A date without what may stand behind it.
  func plainDate(_ index: Int) -> Match<DateExpression>? {
    let start = word(index) == .the && word(index + 1) != .end ? index + 1 : index
    guard let date = scanner.date(start) ?? scanner.date(index) else { return nil }
    return Match(value: date.date, end: date.end)
  }

  private mutating func length(_ index: Int) -> Int? {
    var next = index
    if word(next) == .up, word(next + 1) == .to { next += 2 }
    let hasThe = word(next) == .the
    if hasThe { next += 1 }
    let hasNext = word(next) == .next || word(next) == .coming
    if hasNext { next += 1 }
    if let count = scanner.cardinal(next), word(count.end) == .count || word(count.end) == .x {
      phrase.count = count.value
      return count.end + 1
    }
    if let length = scanner.length(next), length.value.grain >= .day, phrase.length == nil {
      phrase.length = length.value
      return length.end
    }
    if hasNext, let unit = scanner.unit(next), unit >= .day {
      phrase.length = LengthExpression(unit.length(1), grain: unit.grain)
      return next + 1
    }
    return nil
  }
}

extension DateExpression {
  /// The end of a month or a year, which "through March" goes on to.
  fileprivate var throughItsEnd: DateExpression {
    switch self {
    case .month, .period(.month, _), .year, .period(.year, _): .edge(.end, self)
    default: self
    }
  }
}
