import CivilTime

/// What a repetition leaves out: "except in July", "but not on Sundays".
extension RecurrenceBuilder {
  private func word(_ index: Int) -> Word { scanner.word(index) }

  /// "except in July and September", "but not on Sundays".
  mutating func exception(_ index: Int) -> Int? {
    var next = index + 1
    switch word(index) {
    case .except: break
    case .but where word(index + 1) == .not: next += 1
    case .not where isCutOff(index) && repeatsOnDays: break
    case .but where scanner.weekday(index + 1) != nil && hasFrequency: break
    case .other where word(index + 1) == .than: next += 1
    default:
      if scanner.isWord(index, "skipping") { break }
      if hasFrequency, let end = skipEnd(index) {
        next = end
        break
      }
      if scanner.isWord(index, in: ["bar", "minus"]), scanner.endsTime(index - 1) { break }
      guard scanner.isWord(index, in: ["apart", "aside"]), word(index + 1) == .from else {
        return nil
      }
      next += 1
    }
    var end: Int?
    while true {
      while isLead(next) { next += 1 }
      guard let found = exceptedNth(next) ?? exceptedDays(next) else { break }
      end = found
      next = found
      guard word(next) == .and || word(next) == .comma || word(next) == .or else { break }
      next += 1
      if word(next) == .and { next += 1 }
    }
    return end
  }

  /// Words between what leaves out and what is left out: "over Christmas", "at weekends".
  private func isLead(_ index: Int) -> Bool {
    switch word(index) {
    case .for, .on, .in, .the, .over, .during, .at: true
    default: false
    }
  }

  /// "…, not on Christmas Day", "and not the 24th": a "not" of its own, and none of a verb.
  private func isCutOff(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .comma, .and, .dash, .semicolon: true
    default: false
    }
  }

  /// Whether it is said which days are left when some are left out.
  private var repeatsOnDays: Bool {
    hasFrequency && (phrase.rule.frequency == .daily || !phrase.rule.days.isEmpty)
  }

  /// Behind "skip", "without", "leave out", "miss", where they leave out days: a person's skip
  /// is a thing.
  private func skipEnd(_ index: Int) -> Int? {
    if scanner.isWord(index, in: ["skip", "omit", "omitting", "without", "never", "missing"]) {
      return scanner.token(index - 1).traits.contains(.possessive) ? nil : index + 1
    }
    guard scanner.isWord(index, in: ["leave", "leaving", "miss", "missing"]),
      scanner.isWord(index + 1, "out")
    else { return nil }
    return index + 2
  }

  /// "the last of the month", "the first Friday of each month": left out of every month.
  private mutating func exceptedNth(_ index: Int) -> Int? {
    guard let nth = scanner.nthNumber(index), (-5...31).contains(nth.value), nth.value != 0 else {
      return nil
    }
    let weekday = scanner.weekday(nth.end)
    let isDay = weekday == nil && scanner.unit(nth.end) == .day
    var next = weekday == nil && !isDay ? nth.end : nth.end + 1
    guard word(next) == .of || word(next) == .in || word(next) == .every else { return nil }
    if word(next) != .every { next += 1 }
    if word(next) == .the || word(next) == .every { next += 1 }
    guard scanner.unit(next) == .month, word(next - 1) != .of, word(next - 1) != .in else {
      return nil
    }
    // "the 24th of the month" is a day, "the first" of weekly ones is the first of them.
    let countsDays = isDay || weekday == nil && (nth.value > 5 || scanner.isNumber(index))
    phrase.monthlyExceptions.append(
      .init(ordinal: nth.value, weekday: weekday, countsDays: countsDays || !isWeekly))
    return next + 1
  }

  private var isWeekly: Bool { phrase.rule.frequency == .weekly }

  private mutating func exceptedDays(_ index: Int) -> Int? {
    if let unit = scanner.unit(index), unit == .weekend || unit == .workday,
      scanner.token(index).traits.contains(.plural)
        || phrase.rule.frequency == .daily && word(index - 1) == .the
    {
      phrase.exceptWeekdays +=
        unit == .weekend
        ? [.saturday, .sunday] : [.monday, .tuesday, .wednesday, .thursday, .friday]
      return index + 1
    }
    if scanner.isWord(index, in: ["bank", "public", "federal"]),
      scanner.isWord(index + 1, in: ["holidays", "hols"])
    {
      phrase.exceptions.append(.holiday(.publicHoliday, year: nil))
      return index + 2
    }
    if let weekday = scanner.weekday(index) {
      phrase.exceptWeekdays.append(weekday)
      return index + 1
    }
    guard let date = plainDate(index) else {
      if word(index) == .month {
        phrase.exceptions.append(.month(scanner.token(index).number, year: nil, .bare))
        return index + 1
      }
      return nil
    }
    phrase.exceptions.append(date.value)
    return date.end
  }
}
