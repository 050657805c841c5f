import CivilTime

/// "every other Friday", "each month", "weekly", "Tuesdays and Thursdays",
/// "twice a week".
extension RecurrenceBuilder {
  private func word(_ index: Int) -> Word { scanner.word(index) }

  /// A piece that begins with "every" or "each".
  mutating func every(_ index: Int) -> Int? {
    guard word(index) == .every else { return nil }
    var next = index + 1
    if scanner.isWord(next, "single") { next += 1 }
    if word(next) == .other || scanner.isWord(next, "alternate") {
      return unitOrDays(next + 1, interval: 2)
    }
    if let nth = nthList(next) ?? severalOfMonth(next) ?? nthAlone(next) ?? shortInterval(next) {
      return nth
    }
    if let ordinal = scanner.ordinal(next), ordinal.value > 0,
      let end = unitOrDays(ordinal.end, interval: ordinal.value)
    {
      return end
    }
    if let count = scanner.cardinal(next), count.value > 0 {
      if let end = unitOrDays(count.end, interval: count.value) { return end }
      if let end = eitherInterval(count) { return end }
    }
    if let dates = yearlyDates(next) ?? yearlyMonths(next) { return dates }
    if word(next) == .vagueNumber, scanner.token(next).value == 2 {
      // "every couple of weeks"
      return unitOrDays(word(next + 1) == .of ? next + 2 : next + 1, interval: 2)
    }
    return unitOrDays(next, interval: 1)
  }

  /// "every 15th", "every first Monday", "every last Friday": of each month.
  private mutating func nthAlone(_ index: Int) -> Int? {
    guard let nth = scanner.nthNumber(index) else { return nil }
    if let weekday = scanner.weekday(nth.end) {
      guard nth.value == 1 || nth.value < 0 else { return nil }
      set(.monthly, interval: 1)
      phrase.rule.days = [.init(weekday, ordinal: nth.value)]
      return nth.end + 1
    }
    guard scanner.isNumber(index), nth.value > 0, nth.value <= 31, scanner.unit(nth.end) == nil,
      word(nth.end) != .month, word(nth.end) != .business
    else { return nil }
    set(.monthly, interval: 1)
    phrase.rule.monthDays = [nth.value]
    return nth.end
  }

  /// "every 4-6 weeks", "every two or three days": one of two intervals.
  private mutating func eitherInterval(_ first: Match<Int>) -> Int? {
    guard [.dash, .to, .or].contains(word(first.end)),
      let other = scanner.cardinal(first.end + 1), other.value > first.value,
      let end = unitOrDays(other.end, interval: first.value)
    else { return nil }
    phrase.otherInterval = other.value
    return end
  }

  /// "every half hour", "every quarter of an hour".
  private mutating func shortInterval(_ index: Int) -> Int? {
    guard [.half, .quarter, .a].contains(word(index)), let length = scanner.length(index) else {
      return nil
    }
    let seconds = length.value.length.seconds
    if word(index) == .half, seconds == 0, length.value.length.days == 0,
      length.value.length.months > 0
    {
      set(.monthly, interval: length.value.length.months)  // "every half year"
      return length.end
    }
    guard seconds > 0, seconds % 60 == 0, length.value.length.days == 0,
      length.value.length.months == 0
    else { return nil }
    set(.minutely, interval: seconds / 60)
    return length.end
  }

  /// "every March", "every January and July", "every Christmas".
  mutating func yearlyMonths(_ index: Int) -> Int? {
    if let holiday = scanner.holidayDate(index), case .holiday(let day, nil) = holiday.date,
      let (month, monthDay) = Holidays.fixedDay(of: day)
    {
      set(.yearly, interval: 1)
      phrase.rule.months = [month]
      phrase.rule.monthDays = [monthDay]
      return holiday.end
    }
    guard word(index) == .month else { return nil }
    set(.yearly, interval: 1)
    var next = index
    while word(next) == .month {
      phrase.rule.months.append(scanner.token(next).number)
      let joint = word(next + 1)
      guard joint == .and || joint == .comma || joint == .ampersand else { return next + 1 }
      let after = joint == .comma && word(next + 2) == .and ? next + 3 : next + 2
      guard word(after) == .month else { return next + 1 }
      next = after
    }
    return next
  }

  /// The unit, the weekdays or the part of the day behind "every".
  private mutating func unitOrDays(_ index: Int, interval: Int) -> Int? {
    if let list = weekdayList(index) {
      setWeekly(list.value, interval: interval)
      return partAfterDays(list.end)
    }
    if word(index) == .part, let part = scanner.part(index), !part.value.part.isMeal {
      set(.daily, interval: interval)
      phrase.part = part.value
      return part.end
    }
    if word(index) == .business, word(index + 1) == .day {
      set(.workday, interval: interval)
      return index + 2
    }
    guard let unit = scanner.unit(index), unit != .second else { return nil }
    set(unit, interval: interval)
    markWeeknights(index)
    // "every day of the week"
    if unit == .day, word(index + 1) == .of, word(index + 2) == .the,
      scanner.unit(index + 3) == .week, !scanner.isWord(index + 4, in: ["of", "starting"])
    {
      return index + 4
    }
    // "every weekday morning"
    if unit == .workday || unit == .weekend { return partAfterDays(index + 1) }
    return index + 1
  }

  /// "Friday mornings": the part of the day behind weekdays.
  mutating func partAfterDays(_ index: Int) -> Int {
    guard let part = scanner.part(index), part.value.part.isClockPart, !part.value.part.isMeal
    else { return index }
    phrase.part = part.value
    return part.end
  }

  mutating func set(_ frequency: RecurrenceRule.Frequency, interval: Int) {
    guard !hasFrequency else { return }
    phrase.rule.frequency = frequency
    phrase.rule.interval = interval
    hasFrequency = true
  }

  mutating func set(_ unit: TimeUnit, interval: Int) {
    switch unit {
    case .second, .minute: set(.minutely, interval: interval)
    case .hour: set(.hourly, interval: interval)
    case .day: set(.daily, interval: interval)
    case .workday:
      setWeekly([.monday, .tuesday, .wednesday, .thursday, .friday], interval: interval)
    case .weekend: setWeekly([.saturday, .sunday], interval: interval)
    case .week: set(.weekly, interval: interval)
    case .fortnight: set(.weekly, interval: 2 * interval)
    case .month: set(.monthly, interval: interval)
    case .quarter: set(.monthly, interval: 3 * interval)
    case .year: set(.yearly, interval: interval)
    case .decade: set(.yearly, interval: 10 * interval)
    }
  }

  mutating func setWeekly(_ days: [Weekday], interval: Int) {
    if !hasFrequency { set(.weekly, interval: interval) }
    if phrase.rule.days.isEmpty { phrase.rule.days = days.map { RecurrenceRule.Day($0) } }
  }

  /// "daily", "weekly", "quarterly".
  mutating func adverb(_ index: Int) -> Int? {
    if scanner.isWord(index, "bi"), !hasFrequency {
      let next = word(index + 1) == .dash ? index + 2 : index + 1
      guard word(next) == .frequency, let end = adverb(next) else { return nil }
      phrase.rule.interval *= 2
      return end
    }
    guard word(index) == .frequency, !hasFrequency, !scanner.isWord(index - 1, "my"),
      let unit = TimeUnit(rawValue: scanner.token(index).value)
    else { return nil }
    if scanner.isWord(index + 1, in: Self.dailyThings) { return nil }
    if word(index - 1) == .the, scanner.token(index).traits.contains(.capital),
      scanner.isCapitalNoun(index + 1)
    {
      return nil  // "The Daily Mail"
    }
    set(unit, interval: scanner.isWord(index, "bimonthly") ? 2 : 1)
    if scanner.isWord(index, "nightly") { phrase.part = PartExpression(.night) }
    if let count = scanner.cardinal(countStart(before: index)), word(index + 1) == .count,
      count.end == index
    {
      // "six weekly sessions"
      phrase.count = count.value
      return index + 2
    }
    let next = scanner.token(index + 1)
    if next.kind == .word, word(index + 1) == .unknown, index + 1 < scanner.tokens.count {
      phrase.isDescription = true
    }
    return index + 1
  }

  /// What is daily by name and repeats no visit: "the daily special".
  private static let dailyThings: [StaticString] = [
    "special", "specials", "menu", "news", "paper", "deal", "deals", "soup", "dish", "rate",
    "rates", "fee", "fees", "newsletter", "wage", "wages", "price", "prices", "income", "budget",
    "subscription", "report", "reports", "magazine", "magazines", "bread", "journal", "dose",
    "bulletin", "planner", "chores", "rent", "bill", "bills", "allowance", "salary", "quiz",
    "pass", "passes", "plan", "plans", "membership", "contract", "ticket", "tickets", "cost",
    "costs", "charge", "average", "total",
  ]

  /// Where the number before a word begins.
  func countStart(before index: Int) -> Int {
    word(index - 2) == .cardinal && word(index - 1) == .cardinal ? index - 2 : index - 1
  }

  /// "7 days a week", "three days a week".
  private mutating func daysPerWeek(_ index: Int) -> Int? {
    guard !hasFrequency, let number = scanner.cardinal(index), (1...7).contains(number.value),
      scanner.unit(number.end) == .day,
      word(number.end + 1) == .a || scanner.isWord(number.end + 1, "per"),
      scanner.unit(number.end + 2) == .week
    else { return nil }
    set(number.value == 7 ? .daily : .weekly, interval: 1)
    if (2...6).contains(number.value) { phrase.timesPerUnit = number.value }
    return number.end + 3
  }

  /// "once a week", "twice a month", "3 times a week".
  mutating func timesPerUnit(_ index: Int) -> Int? {
    if let days = daysPerWeek(index) { return days }
    var next = index
    let count: Int
    if word(index) == .times {
      count = scanner.token(index).number
      next += 1
    } else if let number = scanner.cardinal(index),
      word(number.end) == .count || word(number.end) == .x
    {
      count = number.value
      next = number.end + 1
    } else if let number = scanner.cardinal(index), word(number.end) == .part,
      scanner.token(number.end).traits.contains(.plural), word(number.end + 1) == .a,
      let part = scanner.part(number.end)
    {
      // "three mornings a week"
      count = number.value
      next = part.end
      guard !hasFrequency, scanner.unit(next + 1).map({ $0 > .day }) == true else { return nil }
      phrase.part = part.value
    } else {
      return nil
    }
    if word(next) == .frequency, !hasFrequency,
      let unit = TimeUnit(rawValue: scanner.token(next).value), count > 1
    {
      set(unit, interval: 1)
      phrase.timesPerUnit = count
      return next + 1
    }
    guard word(next) == .a || word(next) == .every || scanner.isWord(next, in: ["per", "in"]),
      !hasFrequency
    else { return nil }
    next += 1
    if word(next) == .a { next += 1 }
    guard let unit = scanner.unit(next), unit >= .day else { return nil }
    set(unit, interval: 1)
    if count > 1 { phrase.timesPerUnit = count }
    return next + 1
  }

  mutating func setDays(of unit: TimeUnit) {
    let days: [Weekday] =
      unit == .weekend
      ? [.saturday, .sunday] : [.monday, .tuesday, .wednesday, .thursday, .friday]
    if phrase.rule.days.isEmpty { phrase.rule.days = days.map { RecurrenceRule.Day($0) } }
  }

  /// "Monday", "Mon-Wed", "Tuesday, Thursday and Friday", "Sat through Tue".
  func weekdayList(_ index: Int) -> Match<[Weekday]>? {
    guard let first = scanner.weekday(index), !scanner.isPlainWord(index), !scanner.isNamed(index)
    else { return nil }
    var days = [first]
    var end = index + 1
    // No more than a few: a longer list says no more.
    for _ in 0..<14 {
      if word(end) == .period,
        scanner.weekday(end + 1) != nil
          || (word(end + 1) == .comma || word(end + 1) == .and) && scanner.weekday(end + 2) != nil
      {
        end += 1
      }
      switch word(end) {
      case .dash, .through, .to, .until:
        guard let last = scanner.weekday(end + 1), let from = days.last else {
          return Match(value: days, end: end)
        }
        var day = from
        while day != last {
          day = day.adding(1)
          days.append(day)
        }
        end += 2
      case .comma, .and, .ampersand, .plus, .slash:
        var next = end + 1
        if word(next) == .and || word(next) == .on { next += 1 }
        if word(next) == .every { next += 1 }
        // "Tu/Th"
        let day = scanner.weekday(next) ?? (scanner.isWord(next, "th") ? .thursday : nil)
        guard let day else { return Match(value: days, end: end) }
        if !days.contains(day) { days.append(day) }
        end = next + 1
      default:
        // "Mon Wed Fri"
        guard let day = scanner.weekday(end), day != days.last else {
          return Match(value: days, end: end)
        }
        if !days.contains(day) { days.append(day) }
        end += 1
      }
    }
    return Match(value: days, end: end)
  }

  /// "july 4th", "aug 20 and 30": days of the year behind "every".
  mutating func yearlyDates(_ index: Int) -> Int? {
    guard let date = scanner.monthDate(index) ?? scanner.dayMonth(index),
      case .monthDay(let day) = date.date, let month = day.month
    else { return nil }
    if !hasFrequency { set(.yearly, interval: 1) }
    phrase.rule.months = [month]
    phrase.rule.monthDays = [day.day]
    var end = date.end
    while word(end) == .and || word(end) == .comma {
      let next = word(end + 1) == .the ? end + 2 : end + 1
      guard let more = scanner.ordinal(next) ?? scanner.cardinal(next),
        (1...31).contains(more.value),
        !scanner.isClockTail(more.end)
      else { break }
      phrase.rule.monthDays.append(more.value)
      end = more.end
    }
    return end
  }
}
