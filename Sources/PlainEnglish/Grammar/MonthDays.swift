import CivilTime

/// Days of a month in words: "March 8", "8th of March 2027", "the 8th of this
/// month", "Friday the 13th".
extension PhraseScanner {
  /// A date that begins with a month's name.
  func monthDate(_ index: Int) -> DateMatch? {
    guard word(index) == .month else { return nil }
    let month = token(index).number
    guard !isMonthOfName(index) else { return nil }
    if token(index).traits.contains(.possessive), let nth = nthNumber(index + 1),
      let weekday = weekday(nth.end)
    {
      // "January's third Tuesday"
      return DateMatch(
        date: .nth(nth.value, .weekday(weekday), of: .month(month, year: nil, .bare)),
        end: nth.end + 1, rule: .nth)
    }
    var next = index + 1
    if word(next) == .period || word(next) == .comma || word(next) == .dash
      || word(next) == .slash || word(next) == .of
    {
      next += 1
    }
    let yearStart =
      word(next) == .in && word(next + 1) == .the && word(next + 2) == .year
      ? next + 3 : next
    if let year = fullYear(yearStart), isNumber(yearStart) || word(yearStart) == .cardinal {
      return monthAndYear(month, year)
    }
    if word(next) == .quote, isGlued(next + 1), isNumber(next + 1), token(next + 1).digits == 2 {
      let year = Self.fullYear(twoDigits: token(next + 1).number)
      return DateMatch(date: .month(month, year: year, .bare), end: next + 2, rule: .period)
    }
    if word(index + 1) != .of, let day = dayAfterMonth(next) {
      return withYear(
        .init(day: day.value, month: month), end: day.end, dayFirst: false)
    }
    guard !isPlainMonthWord(index), word(next) != .street else { return nil }
    return DateMatch(
      date: .month(month, year: nil, .bare),
      end: word(index + 1) == .period && token(index).end - token(index).start <= 4
        ? index + 2 : index + 1, rule: .period, isDoubtful: true)
  }

  /// Whether a month's name is a verb, a person or part of a code: "I may second that", "is
  /// April working", "invite June", "MAY7JN".
  private func isMonthOfName(_ index: Int) -> Bool {
    if isGlued(index + 1), isNumber(index + 1), isGlued(index + 2), isPlainNoun(index + 2) {
      return true
    }
    if isWord(index, "may"), !token(index).traits.contains(.capital),
      isWord(index - 1, in: ["i", "we", "you", "he", "she", "they"])
    {
      return true
    }
    if isTitled(index), !isNumber(index + 1), ordinal(index + 1) == nil { return true }
    guard isWord(index, in: ["april", "may", "june", "august"]) else { return false }
    if isWord(index + 1, "bug") { return true }
    if isPersonBeside(index) || isPersonCalled(index) { return true }
    if isWord(index - 1, in: ["invite", "called", "named"]) || isNameLed(index),
      token(index).traits.contains(.capital),
      isCapitalNoun(index + 1) || word(index + 1) == .and || isWord(index - 1, "invite")
    {
      return true
    }
    guard isWord(index - 1, in: ["is", "was", "does", "has", "did"]) else { return false }
    return isWord(
      index + 1,
      in: [
        "still", "in", "off", "back", "there", "here", "cut", "do", "work", "call", "ring", "phone",
        "come", "say",
      ])
      || word(index + 1) == .work || isDoing(index + 1)
  }

  /// "working", "cutting": what somebody does, and no month.
  private func isDoing(_ index: Int) -> Bool {
    guard token(index).kind == .word,
      word(index) == .unknown || isWord(index, "working"),
      !isWord(index, in: ["filling", "booking", "looking", "getting", "going", "coming"])
    else { return false }
    return line.foldedBytes(token(index)).suffix(3).elementsEqual("ing".utf8)
  }

  /// "November 2016", and "September-2020-23".
  private func monthAndYear(_ month: Int, _ year: Match<Int>) -> DateMatch {
    if word(year.end) == .dash || word(year.end) == .slash, isGlued(year.end),
      isNumber(year.end + 1), isGlued(year.end + 1), token(year.end + 1).digits <= 2
    {
      return DateMatch(
        date: .monthDay(.init(day: token(year.end + 1).number, month: month, year: year.value)),
        end: year.end + 2, rule: .monthDay)
    }
    return DateMatch(
      date: .month(month, year: year.value, .bare), end: year.end, rule: .period)
  }

  /// The day behind a month: "8", "8th", "the eighth", "twenty nine".
  private func dayAfterMonth(_ index: Int) -> Match<Int>? {
    let start = word(index) == .the ? index + 1 : index
    if let ordinal = ordinal(start), (1...99).contains(ordinal.value) {
      return word(ordinal.end) == .thing ? nil : ordinal  // "mid January first thing"
    }
    if isNumber(start) {
      guard token(start).digits <= 2, (1...31).contains(token(start).number),
        !isClockStart(start)
      else { return nil }
      return Match(value: token(start).number, end: start + 1)
    }
    guard let spelled = spelledCardinal(start), (1...31).contains(spelled.value),
      unit(spelled.end) == nil, word(spelled.end) != .meridiem, word(spelled.end) != .oclock
    else { return nil }
    return spelled
  }

  /// Whether the figures at an index begin a clock time, not a day.
  func isClockStart(_ index: Int) -> Bool {
    switch word(index + 1) {
    case .colon: return isGlued(index + 1) && isNumber(index + 2)
    case .meridiem, .oclock, .minuteMark: return true
    case .period:
      // "Oct 2. at" is a day, "Oct 12.30" is odd enough to be a day too.
      return false
    default:
      return meridiem(index + 1) != nil || (unit(index + 1)?.isClock ?? false)
    }
  }

  /// A date that begins with its day: "8 March", "8th of March", "8/Mar/2027".
  func dayMonth(_ index: Int) -> DateMatch? {
    let day: Match<Int>
    if let ordinal = ordinal(index) {
      day = ordinal
    } else if let cardinal = cardinal(index), !isNumber(index) || token(index).digits <= 2 {
      day = cardinal
    } else {
      return nil
    }
    var next = day.end
    if word(next) == .day { next += 1 }
    if word(next) == .comma { next += 1 }
    if word(next) == .of || word(next) == .in { next += 1 }
    if word(next) == .the { next += 1 }
    if word(next) == .dash, !isGlued(next), word(next + 1) == .month, isNumber(next + 2) {
      return nil  // "at 9 - Dec 6 at 5": the dash leads to another day
    }
    if word(next) == .dash || word(next) == .slash || word(next) == .period { next += 1 }
    if word(next) != .month, word(next) == .in, word(next + 1) == .month { next += 1 }
    // "23-2020-September"
    if isNumber(next), isGlued(next), word(next - 1) == .dash, let year = fullYear(next),
      word(year.end) == .dash, word(year.end + 1) == .month
    {
      let full = DateExpression.MonthDay(
        day: day.value, month: token(year.end + 1).number, year: year.value)
      return DateMatch(date: .monthDay(full), end: year.end + 2, rule: .monthDay)
    }
    if let numbered = dayOfNumberedMonth(day, index, next) { return numbered }
    guard word(next) == .month, (1...99).contains(day.value), word(next + 1) != .street else {
      return nil
    }
    if next == day.end, isNumber(index), day.end == index + 1, isPlainVerb(next) { return nil }
    return withYear(
      .init(day: day.value, month: token(next).number), end: next + 1, dayFirst: true)
  }

  /// "8th of the 12th", "eighth of the twelfth": the month as its number.
  private func dayOfNumberedMonth(
    _ day: Match<Int>, _ index: Int, _ month: Int
  ) -> DateMatch? {
    guard word(day.end) == .of, (1...31).contains(day.value), ordinal(index) != nil,
      let number = ordinal(month) ?? figureMonth(month), (1...12).contains(number.value)
    else { return nil }
    let isNamed = unit(number.end) == .month
    guard
      isNamed || unit(number.end) == nil && weekday(number.end) == nil && !isPlainNoun(number.end)
    else { return nil }
    return withYear(
      .init(day: day.value, month: number.value), end: isNamed ? number.end + 1 : number.end,
      dayFirst: true)
  }

  /// "the 8th of 12 at 3".
  private func figureMonth(_ index: Int) -> Match<Int>? {
    guard isNumber(index), token(index).digits <= 2, isEnd(index + 1) || word(index + 1) == .at
    else { return nil }
    return Match(value: token(index).number, end: index + 1)
  }

  /// "2 may come", "3 march in".
  private func isPlainVerb(_ index: Int) -> Bool {
    guard isWord(index, "may"), !token(index).traits.contains(.capital) else { return false }
    return token(index + 1).kind == .word && word(index + 1) == .unknown
      && !isEnd(index + 1)
  }

  /// A day and a month, with the year that may follow.
  private func withYear(
    _ monthDay: DateExpression.MonthDay, end: Int, dayFirst: Bool
  ) -> DateMatch {
    var full = monthDay
    var end = end
    var next = end
    if word(next) == .period, isGlued(next) { next += 1 }
    let isDashed = word(next) == .dash
    if word(next) == .comma || isDashed || word(next) == .slash { next += 1 }
    if word(next) == .of || word(next) == .in { next += 1 }
    if word(next) == .the, word(next + 1) == .year { next += 2 }
    if let year = fullYear(next), isNumber(next) || word(next - 1) != .in || next > end {
      full.year = year.value
      end = year.end
      if word(end) == .year { end += 1 }
    } else if word(next) == .quote, isNumber(next + 1), token(next + 1).digits == 2 {
      full.year = Self.fullYear(twoDigits: token(next + 1).number)
      end = next + 2
    } else if isNumber(next), token(next).digits == 2, !isClockStart(next), dayFirst,
      isYearPlace(next, after: end), !(isDashed && isDayBehind(next, month: end - 1)),
      !isDayOfMonthNext(next)
    {
      full.year = Self.fullYear(twoDigits: token(next).number)
      end = next + 1
    }
    return DateMatch(date: .monthDay(full), end: end, rule: .monthDay)
  }

  /// Whether the figures behind a month and a dash are the last day of a range: "3 July - 28
  /// July", "10 Aug-27"; those of "3-Jul-28" are a year.
  private func isDayBehind(_ index: Int, month: Int) -> Bool {
    !isGlued(index) || !isGlued(index - 1)
      || !(isGlued(month) && (word(month - 1) == .dash || word(month - 1) == .slash))
  }

  /// Whether figures are the day of the month that is named behind them: "28 July", "31st".
  private func isDayOfMonthNext(_ index: Int) -> Bool {
    switch word(index + 1) {
    case .month, .ordinalEnding: true
    case .of: word(index + 2) == .month
    case .period, .slash, .dash: word(index + 2) == .month
    default: false
    }
  }

  /// Whether two figures behind day and month are a year.
  private func isYearPlace(_ index: Int, after end: Int) -> Bool {
    let next = word(index + 1)
    if next == .period, isGlued(index + 1), isNumber(index + 2) { return false }
    if next == .dash || next == .to || next == .until || next == .and { return isGlued(index) }
    return isGlued(index) || (token(index).number > 12 && word(end) != .comma)
  }

  /// The year that two figures stand for: the hundred years around 2025.
  static func fullYear(twoDigits year: Int) -> Int { year < 75 ? 2000 + year : 1900 + year }

  /// Whether another month, or a year, beside it says that a month is meant:
  /// "Jan-Mar", "March or April", "March next year".
  private func isMonthBeside(_ index: Int) -> Bool {
    switch word(index + 1) {
    case .dash, .to, .through, .until, .or, .and, .slash, .comma: word(index + 2) == .month
    case .next, .this, .last: unit(index + 2) == .year
    default: false
    }
  }

  /// "May works for me", "no, May please", "move it to May instead": nothing that one may
  /// do follows, and nobody is called so.
  private func isMonthAlone(_ index: Int) -> Bool {
    guard isEnd(index + 1), word(index + 1) != .verb else { return false }
    let isProposed = word(index - 1) == .at || isEnd(index - 1)
    let isTarget = word(index - 1) == .to && firstChange < index
    guard isProposed || isTarget, word(index - 1) != .aside else { return false }
    return index == 0 || token(index).traits.contains(.capital) || isTarget
  }

  /// Whether "may", "march" or another month's name stands where a plain word
  /// or a name stands.
  private func isPlainMonthWord(_ index: Int) -> Bool {
    let isVerb = isWord(index, in: ["may", "march", "mar", "dec", "sept", "jan"])
    guard isVerb else { return false }
    if tokens.count == 1 || isMonthBeside(index) || isMonthAlone(index) { return false }
    switch word(index - 1) {
    case .in, .of, .next, .early, .mid, .late, .by, .until, .since, .from, .through, .last,
      .for, .during, .before, .after, .every, .between, .coming, .except, .dash:
      return isWord(index - 1, "form")
    case .and, .or, .comma, .to:
      return word(index - 2) != .month && word(index - 1) != .to
        || (word(index - 1) == .to && word(index - 2) != .month)
    case .this: return !isEnd(index + 1)
    default: return true
    }
  }
}
