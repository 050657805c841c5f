import CivilTime

/// Repetitions: "every Tuesday at 4 for 6 weeks", "monthly on the last Friday",
/// "weekdays at 9 until June", "daily except in June".
///
/// The words of a repetition may stand in any order and apart, so it is put
/// together from pieces found in one walk over the line; the walk is made only
/// where a word says that something repeats.
extension PhraseScanner {
  /// The repetitions that the line names: more than one if further days have
  /// their own time ("Mondays at 10 and Thursdays at 2").
  func recurrences() -> [RecurrencePhrase] {
    guard hasRepetition else { return [] }
    var found: [RecurrencePhrase] = []
    var start: Int? = 0
    while let from = start, found.count < 8 {
      var builder = RecurrenceBuilder(scanner: self)
      guard let phrase = builder.build(from: from) else { break }
      found.append(phrase)
      start = builder.other
    }
    RecurrencePhrase.share(&found)
    return found
  }

  /// Whether a word of the line can say that something repeats.
  private var hasRepetition: Bool {
    let says = line.says
    guard
      says.contains(.every) || says.contains(.frequency) || says.contains(.times)
        || says.contains(.weekday) || says.contains(.part) || says.contains(.unit)
        || says.contains(.day) || says.contains(.year)
    else { return false }
    return tokens.indices.contains { index in
      let token = tokens[index]
      guard !token.traits.contains(.name) else { return false }
      switch token.word {
      case .every, .frequency, .times: return true
      case .weekday:
        return token.traits.contains(.plural) || isListForWeeks(index)
      case .part: return token.traits.contains(.plural)
      case .unit:
        if isWord(index - 1, "per") { return true }
        if word(index - 1) == .the, word(index - 2) == .of, token.value == TimeUnit.month.rawValue {
          return (index + 1..<min(tokens.count, index + 8)).contains(where: saysForMonths)
        }
        guard token.traits.contains(.plural) else {
          return word(index - 1) == .a && isTimesBefore(index - 1)
        }
        // "5 days a week"
        if token.value == TimeUnit.day.rawValue {
          return word(index + 1) == .a && unit(index + 2) == .week
        }
        return token.value == TimeUnit.weekend.rawValue
          || token.value == TimeUnit.workday.rawValue
      case .day, .year:
        return isWord(index - 1, "per") || word(index - 1) == .a && isTimesBefore(index - 1)
      default: return false
      }
    }
  }

  /// "for 3 months": what is said of one month goes on for so many.
  func saysForMonths(_ index: Int) -> Bool {
    guard word(index) == .for, let count = cardinal(index + 1), count.value > 1 else {
      return false
    }
    return unit(count.end) == .month
  }

  /// "Mon Wed Fri at 10 for two weeks": several weekdays that go on for weeks repeat.
  func isListForWeeks(_ index: Int) -> Bool {
    guard word(index + 1) == .weekday || word(index + 2) == .weekday, word(index - 1) != .weekday,
      word(index - 2) != .weekday
    else { return false }
    switch word(index + 1) {
    case .weekday, .comma, .and, .ampersand, .slash: break
    default: return false
    }
    for next in index + 2..<min(tokens.count, index + 16) {
      if word(next) == .period || word(next) == .question { return false }
      if word(next) == .for, let length = length(next + 1), length.value.length.days >= 14,
        length.value.grain == .week
      {
        return true
      }
    }
    return false
  }

  private func isTimesBefore(_ index: Int) -> Bool {
    word(index - 1) == .count || word(index - 1) == .times || word(index - 1) == .x
  }
}

/// A repetition while its pieces are being found.
struct RecurrenceBuilder {
  let scanner: PhraseScanner
  var phrase = RecurrencePhrase(rule: RecurrenceRule(.daily))
  /// Whether the unit in which it repeats was said.
  var hasFrequency = false
  /// Where further days with their own time begin.
  private(set) var other: Int?

  /// Walks over the line from a token on.
  mutating func build(from start: Int) -> RecurrencePhrase? {
    var index = start
    while index < scanner.tokens.count {
      if isOther(index) {
        other = index
        break
      }
      if let end = piece(index), end > index {
        phrase.tokens.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    guard hasFrequency else { return nil }
    takeFirstDate(in: start..<min(index, scanner.tokens.count))
    normalize()
    return phrase
  }

  private func word(_ index: Int) -> Word { scanner.word(index) }

  /// One piece from an index on: its end, or nil.
  private mutating func piece(_ index: Int) -> Int? {
    switch word(index) {
    case .unknown where scanner.token(index).kind == .word:
      return exception(index) ?? adverb(index) ?? alternate(index)
    case .period, .question, .exclamation: return nil
    default: break
    }
    return exception(index) ?? nthOfEvery(index) ?? every(index) ?? adverb(index)
      ?? timesPerUnit(index) ?? daysBehind(index) ?? plurals(index) ?? bounds(index)
      ?? details(index) ?? clock(index)
  }

  /// Whether other days begin at a token, behind an "and": their time is not that
  /// of the days before them.
  private func isOther(_ index: Int) -> Bool {
    guard hasFrequency, phrase.clock != nil || phrase.part != nil, !phrase.rule.days.isEmpty
    else { return false }
    switch word(index - 1) {
    case .and, .comma, .ampersand, .plus: break
    default: return false
    }
    guard word(index) == .weekday || word(index) == .every || word(index) == .unit
    else { return false }
    var further = RecurrenceBuilder(scanner: scanner)
    guard further.every(index) ?? further.plurals(index) != nil else { return false }
    let days = further.phrase.rule.days
    return !days.isEmpty && days != phrase.rule.days
  }

  // MARK: Clock times

  private mutating func clock(_ index: Int) -> Int? {
    guard phrase.clock == nil else { return nil }
    // "weekdays before noon" bounds the hours, it names none.
    if [.before, .after, .until, .by, .than].contains(word(index - 1)) { return nil }
    let isLed = word(index) == .from || word(index) == .between
    let hasAt = word(index) == .at || word(index) == .around || isLed
    let start = hasAt ? index + 1 : index
    if let match = scanner.clock(start),
      match.strength == .certain || hasAt || isRangeOfHours(match.end)
        || isBareHour(index, end: match.end),
      !scanner.isCount(match.end)
    {
      phrase.clock = match.point
      if !isLed, let end = furtherClocks(match.end) { return end }
      guard let separator = scanner.separator(match.end, isLed: isLed),
        let last = scanner.clock(separator.end), scanner.date(separator.end) == nil
      else { return match.end }
      if phrase.clock?.isAfternoon == nil, last.point.isAfternoon == true,
        phrase.clock?.isFixed == false, let hour = phrase.clock?.hour,
        hour % 12 < last.point.hour % 12
      {
        phrase.clock?.isAfternoon = true
      }
      return last.end
    }
    guard phrase.part == nil, hasFrequency, !hasAt else { return nil }
    let next = word(index) == .in || word(index) == .the ? index + 1 : index
    let partStart = word(next) == .the ? next + 1 : next
    guard let part = scanner.part(partStart), part.value.part.isClockPart,
      !part.value.part.isMeal
    else { return nil }
    phrase.part = part.value
    return part.end
  }

  /// "every two weeks Friday 3", "Mondays 9.30": figures right behind the days, at the end.
  private func isBareHour(_ index: Int, end: Int) -> Bool {
    word(index - 1) == .weekday && phrase.tokens.last?.upperBound == index
      && scanner.isNumber(index) && scanner.dayMonth(index) == nil
      && scanner.numericDate(index) == nil
      && (scanner.isEnd(end) || scanner.token(end).traits.contains(.name))
  }

  /// "at 10 and 4", "at 9, 12 and 3": further hours of the same days.
  private mutating func furtherClocks(_ index: Int) -> Int? {
    guard hasFrequency, !phrase.isDescription else { return nil }
    var end: Int?
    var next = index
    while phrase.furtherClocks.count < 8 {
      var start = next
      if word(start) == .comma { start += 1 }
      if word(start) == .and { start += 1 }
      guard start > next else { return end }
      if word(start) == .at { start += 1 }
      guard let clock = scanner.clock(start), !scanner.isCount(clock.end),
        tallyEnd(clock.end) == nil
      else { return end }
      phrase.furtherClocks.append(clock.point)
      next = clock.end
      end = next
    }
    return end
  }

  /// "4-5pm": an hour whose half is said with the end.
  private func isRangeOfHours(_ index: Int) -> Bool {
    guard word(index) == .dash || word(index) == .to || word(index) == .until,
      let last = scanner.clock(index + 1)
    else { return false }
    // "Tuesdays 9-10", "9-10 every Tuesday": bare figures right beside the days.
    let isBeside = phrase.tokens.last?.upperBound == index - 1 || word(last.end) == .every
    return last.strength == .certain
      || isBeside && scanner.isNumber(index - 1) && scanner.isNumber(index + 1)
        && !scanner.isCount(last.end)
  }

  // MARK: What was said once the pieces are known

  /// Brings the rule into the form in which RFC 5545 says it.
  private mutating func normalize() {
    if phrase.timesPerUnit == phrase.rule.days.count { phrase.timesPerUnit = nil }
    if phrase.rule.frequency == .monthly, !phrase.rule.months.isEmpty {
      phrase.rule.frequency = .yearly
    }
    if phrase.rule.frequency == .daily, !phrase.rule.days.isEmpty {
      phrase.rule.frequency = .weekly
    }
    if !phrase.exceptWeekdays.isEmpty {
      var days = phrase.rule.days.map(\.weekday)
      if days.isEmpty { days = Weekday.allCases }
      let left = days.filter { !phrase.exceptWeekdays.contains($0) }
      if !left.isEmpty, phrase.rule.frequency == .weekly || isEveryDay {
        phrase.rule.frequency = .weekly
        phrase.rule.days = left.map { RecurrenceRule.Day($0) }
      }
    }
  }

  /// "daily except on Sundays" is weekly on the other days.
  private var isEveryDay: Bool {
    phrase.rule.frequency == .daily && phrase.rule.interval == 1
  }
}
