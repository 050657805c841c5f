import CivilTime

/// Dates in figures: ISO, slashed by the locale's order, dotted day first.
extension PhraseScanner {
  /// A date in figures.
  func numericDate(_ index: Int) -> DateMatch? {
    guard isNumber(index), !isCodeBefore(index) else { return nil }
    let first = token(index)
    if first.digits == 4 { return yearFirst(index) }
    if first.digits == 8 { return basicDate(index) }
    if first.digits == 6 { return sixFigures(index) }
    guard first.digits <= 2 else { return nil }
    if isNumber(index + 1) { return spacedDate(index) }
    guard let (separator, second) = separatedNumber(index + 1) else { return nil }
    if isMonthName(second) { return nil }
    let middle = token(second)
    if middle.digits == 4, separator != .period, (1...12).contains(first.number),
      (1900...2199).contains(middle.number), separatedNumber(second + 1) == nil
    {
      return DateMatch(
        date: .month(first.number, year: middle.number, .bare), end: second + 1, rule: .period)
    }
    guard middle.digits <= 2 else { return nil }
    if let (last, third) = separatedNumber(second + 1), last == separator,
      !isDottedClockBehind(third, separator),
      separator != .dash || isGlued(second + 1) || isGlued(third)
    {
      return threeFigures(first, middle, token(third), separator, end: third + 1, index)
    }
    return twoFigures(index, second, separator)
  }

  /// "5 12 2026", "5 12 26 at 10:30": blanks between day, month and a year near ours.
  private func spacedDate(_ index: Int) -> DateMatch? {
    let middle = token(index + 1)
    let last = token(index + 2)
    guard !isGlued(index + 1), middle.digits <= 2, !isNumber(index - 1) else { return nil }
    if isHourLedBehind(index + 2), word(index - 1) != .at {
      return ordered(
        token(index).number, middle.number, year: nil, dayFirst: nil, end: index + 2)
    }
    guard isNumber(index + 2), !isGlued(index + 2), last.digits == 4 || last.digits == 2,
      Self.nearYears.contains(last.digits == 4 ? last.number : 2000 + last.number),
      !(isGlued(index + 3) && isGlued(index + 4))
    else { return nil }
    // "5 12 2030" may end in a clock time.
    let isSure = last.digits == 4 && last.number % 5 != 0
    guard isSure || isEnd(index + 3) && last.digits == 2 || isTimeBehind(index + 3) else {
      return nil
    }
    return ordered(
      token(index).number, middle.number,
      year: last.digits == 4 ? last.number : Self.fullYear(twoDigits: last.number), dayFirst: nil,
      end: index + 3)
  }

  /// Whether "at" and an hour follow, which figures before them leave to be a day.
  private func isHourLedBehind(_ index: Int) -> Bool {
    word(index) == .at && (isNumber(index + 1) || word(index + 1) == .cardinal)
  }

  /// "051226 10:30": day, month and year in one figure, where a clock time follows.
  private func sixFigures(_ index: Int) -> DateMatch? {
    let number = token(index).number
    guard Self.nearYears.contains(2000 + number % 100), isTimeBehind(index + 1) else { return nil }
    return ordered(
      number / 10000, number / 100 % 100, year: 2000 + number % 100, dayFirst: nil, end: index + 1)
  }

  /// The years that somebody plans for without writing them in full.
  private static let nearYears = 2024...2049

  /// Whether a clock time follows that can be nothing else.
  private func isTimeBehind(_ index: Int) -> Bool {
    let next = word(index) == .comma ? index + 1 : index
    switch word(next) {
    case .at: return isNumber(next + 1) || word(next + 1) == .cardinal
    case .noon, .part: return true
    default:
      return isNumber(next)
        && (word(next + 1) == .colon && isGlued(next + 1) && isNumber(next + 2)
          || meridiem(next + 1) != nil)
    }
  }

  /// A separator and the number behind it: both glued, or a slash with blanks.
  private func separatedNumber(_ index: Int) -> (Word, Int)? {
    let separator = word(index)
    guard separator == .slash || separator == .dash || separator == .period,
      isNumber(index + 1)
    else { return nil }
    switch separator {
    case .slash:
      return isGlued(index) == isGlued(index + 1) || isNumber(index + 1)
        ? (separator, index + 1) : nil
    case .period:
      return isGlued(index)
        && (isGlued(index + 1) || token(index + 1).digits == 2 && isDotted(index + 2))
        ? (separator, index + 1) : nil
    default:
      return isGlued(index) == isGlued(index + 1) || token(index + 1).digits >= 2
        ? (separator, index + 1) : nil
    }
  }

  /// Whether a further dot and figures follow, as in a date with a blank.
  private func isDotted(_ index: Int) -> Bool {
    word(index) == .period && isGlued(index) && isNumber(index + 1)
  }

  /// Whether a dotted clock time follows a dotted date and a blank.
  private func isDottedClockBehind(_ index: Int, _ separator: Word) -> Bool {
    separator == .period && !isGlued(index) && token(index).number <= 24
      && isDotted(index + 1) && isGlued(index + 2) && token(index + 2).digits == 2
  }

  private func isMonthName(_ index: Int) -> Bool { word(index) == .month }

  /// "20261201": ISO 8601's basic form.
  private func basicDate(_ index: Int) -> DateMatch? {
    let number = token(index).number
    guard (1900...2199).contains(number / 10000),
      !isGlued(index + 1) || isWord(index + 1, "t") || isEnd(index + 1) && !isGlued(index + 2)
    else { return nil }
    return checked(
      day: number % 100, month: number / 100 % 100, year: number / 10000, end: index + 1)
  }

  /// "2026-W38", "2026-W38-2": a week of ISO 8601, and a day of it.
  private func isoWeek(_ index: Int) -> DateMatch? {
    guard word(index + 1) == .dash, isGlued(index + 1), isWord(index + 2, "w"), isGlued(index + 2),
      isNumber(index + 3), isGlued(index + 3), token(index + 3).digits == 2,
      (1...53).contains(token(index + 3).number)
    else { return nil }
    let week = DateExpression.numberedWeek(token(index + 3).number, year: token(index).number)
    if word(index + 4) == .dash, isGlued(index + 4), isNumber(index + 5), isGlued(index + 5),
      let weekday = Weekday(rawValue: token(index + 5).number)
    {
      return DateMatch(date: .weekdayIn(weekday, week), end: index + 6, rule: .numericDate)
    }
    return DateMatch(date: week, end: index + 4, rule: .period)
  }

  /// "2026-12-01", "2026/12", "2014 12 28", "2019/sep/01".
  private func yearFirst(_ index: Int) -> DateMatch? {
    let year = token(index).number
    guard (1900...2199).contains(year) else { return nil }
    if let week = isoWeek(index) { return week }
    let separator = word(index + 1)
    if separator == .slash || separator == .dash, word(index + 2) == .month,
      word(index + 3) == separator, isNumber(index + 4)
    {
      return checked(
        day: token(index + 4).number, month: token(index + 2).number, year: year,
        end: index + 5)
    }
    if separator == .slash, isNumber(index + 2), word(index + 3) == .slash,
      word(index + 4) == .month
    {
      return checked(
        day: token(index + 2).number, month: token(index + 4).number, year: year,
        end: index + 5)
    }
    if separator == .slash || separator == .dash || separator == .period, isNumber(index + 2),
      token(index + 2).digits <= 2
    {
      if word(index + 3) == separator, isNumber(index + 4), token(index + 4).digits <= 2 {
        return checked(
          day: token(index + 4).number, month: token(index + 2).number, year: year,
          end: index + 5)
      }
      guard separator != .period, (1...12).contains(token(index + 2).number),
        !(isDashedFurther(index + 3)),
        isGlued(index + 1) == isGlued(index + 2) || separator == .slash || isGlued(index + 2)
      else { return nil }
      return DateMatch(
        date: .month(token(index + 2).number, year: year, .bare), end: index + 3, rule: .period)
    }
    if isNumber(index + 1), token(index + 1).digits == 2, isNumber(index + 2),
      token(index + 2).digits == 2
    {
      return checked(
        day: token(index + 2).number, month: token(index + 1).number, year: year,
        end: index + 3)
    }
    return nil
  }

  private func isDashedFurther(_ index: Int) -> Bool {
    (word(index) == .dash || word(index) == .slash) && isGlued(index)
      || word(index) == .colon && isGlued(index) && isGlued(index + 1)
  }

  private func threeFigures(
    _ first: Token, _ middle: Token, _ last: Token, _ separator: Word, end: Int, _ index: Int
  ) -> DateMatch? {
    guard last.digits == 4 || last.digits == 2,
      !isDashedFurther(end) || isClockBehind(end) || isRangeDash(end)
    else { return nil }
    if word(end) == .period, isGlued(end), isNumber(end + 1), isGlued(end + 1) { return nil }
    if last.digits == 4, !(1900...2199).contains(last.number) { return nil }
    if last.digits == 2, separator == .dash, first.digits < 2 || middle.digits < 2,
      first.number <= 12, middle.number <= 12, !Self.nearYears.contains(2000 + last.number)
    {
      return nil  // "4-5-6" is no date
    }
    let year = last.digits == 4 ? last.number : Self.fullYear(twoDigits: last.number)
    return ordered(
      first.number, middle.number, year: year, dayFirst: separator == .period ? true : nil,
      end: end)
  }

  /// Whether a clock time hangs on by a dash.
  private func isClockBehind(_ index: Int) -> Bool {
    word(index) == .dash && isNumber(index + 1) && word(index + 2) == .colon
  }

  private func twoFigures(_ index: Int, _ second: Int, _ separator: Word) -> DateMatch? {
    let first = token(index)
    let last = token(second)
    var end = second + 1
    if isDashedFurther(end) && !isRangeDash(end) { return nil }
    if unit(end) != nil || word(end) == .percent || isWord(end, "percent") { return nil }
    if word(end) == .minuteMark, isGlued(end) || separator == .slash && last.number <= 4 {
      return nil
    }
    if separator == .slash, isScore(index) { return nil }
    if separator == .period, isMoney(end) { return nil }
    if separator == .slash, first.number <= last.number,
      isPortion(end) || word(end) == .of && first.number < last.number && last.number <= 4
    {
      return nil
    }
    if word(end) == .period, isGlued(end), isNumber(end + 1), isGlued(end + 1) { return nil }
    if word(end) == .period, word(end + 1) == .month { return nil }
    switch separator {
    case .slash:
      guard word(end) != .month else { return nil }
      // "24/7" is round the clock where no day is asked for.
      if first.number == 24, last.number == 7, word(index - 1) != .on, expecting != .date {
        return nil
      }
      return ordered(first.number, last.number, year: nil, dayFirst: nil, end: end)
    case .dash:
      // "3-4" is a range; "28-05" can only be a date.
      guard isGlued(second), isGlued(index + 1),
        first.number > 12 || last.number > 12 || isDayBeforeHour(index, end: end),
        word(index - 1) != .from, word(index - 1) != .between, meridiem(end) == nil,
        word(index - 1) != .the, word(end) != .month, !isHoursOfWeekday(index, second)
      else { return nil }
      return ordered(first.number, last.number, year: nil, dayFirst: nil, end: end)
    default:
      // Dots are day first: 16.12; with a second dot surely so: 14.9.
      let hasDot = word(end) == .period && isGlued(end) && !(isNumber(end + 1) && isGlued(end + 1))
      guard meridiem(end) == nil || hasDot, word(end) != .minuteMark else { return nil }
      if hasDot, end + 1 < tokens.count || last.digits == 1 { end += 1 }
      let isDay = (1...31).contains(first.number) && (1...12).contains(last.number)
      if isDay,
        isRangeOfDots(index, end: end) || hasDot || last.digits == 2 || first.number > 24
          || first.number > 12 && (word(index - 1) == .on || word(end) == .around)
      {
        var match = ordered(first.number, last.number, year: nil, dayFirst: true, end: end)
        match?.isDoubtful = !hasDot
        return match
      }
      guard isMonthFirstPlace(index), !isDottedHours(end), last.number > 12, last.number <= 31,
        (1...12).contains(first.number)
      else { return nil }
      var match = ordered(first.number, last.number, year: nil, dayFirst: false, end: end)
      match?.isDoubtful = true
      return match
    }
  }

  /// "on 4-12 at 3": day and month, as the hour follows; behind a day the figures are hours.
  private func isDayBeforeHour(_ index: Int, end: Int) -> Bool {
    guard isHourLedBehind(end) else { return false }
    switch word(index - 1) {
    case .weekday, .relativeDay, .tonight, .month, .part, .at, .from, .between: return false
    default: return true
    }
  }

  /// "from 14.5 to 16.5": a day and a month in one figure each at both ends, which no clock
  /// shows.
  private func isRangeOfDots(_ index: Int, end: Int) -> Bool {
    func isDotted(_ index: Int) -> Bool {
      isNumber(index) && (1...31).contains(token(index).number) && word(index + 1) == .period
        && isGlued(index + 1) && isNumber(index + 2) && isGlued(index + 2)
        && token(index + 2).digits == 1 && (1...12).contains(token(index + 2).number)
    }
    if word(index - 1) == .from {
      return (word(end) == .to || word(end) == .until || word(end) == .dash) && isDotted(end + 1)
        && isEnd(end + 4)
    }
    guard word(index - 5) == .from, word(index - 1) == .to || word(index - 1) == .until else {
      return false
    }
    return isDotted(index - 4) && isEnd(end)
  }

  /// "Mon-Fri 9-17": from hour to hour, not the 17th of September.
  private func isHoursOfWeekday(_ index: Int, _ second: Int) -> Bool {
    guard word(index - 1) == .weekday, token(index).number < token(second).number,
      token(second).number <= 24, token(second).digits == 2, token(second).number >= 10
    else { return false }
    return order == .dayFirst || [.dash, .to, .through].contains(word(index - 2))
  }

  /// "rate it 9/10", "I give it 4/5": so much out of so much.
  private func isScore(_ index: Int) -> Bool {
    let verb =
      isWord(index - 1, in: ["it", "them", "him", "her", "us", "you"]) ? index - 2 : index - 1
    return isWord(verb, in: ["rate", "rated", "score", "scored", "give", "gave"])
  }

  /// "1/2 price", "3/4 cup": a part of something.
  func isPortion(_ index: Int) -> Bool {
    isWord(
      index,
      in: [
        "price", "off", "cup", "cups", "pint", "pints", "mile", "miles", "size", "inch", "pound",
        "portion", "board", "bottle", "length", "empty", "cooked", "majority", "people", "marks",
        "stars", "votes", "points",
      ]) || word(index) == .all
      || word(word(index) == .of ? index + 1 : index) == .a
        && unit(word(index) == .of ? index + 2 : index + 1) == .hour
  }

  /// Dots are day first; month first only where a date must stand.
  private func isMonthFirstPlace(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .on, .in, .by, .until, .openParenthesis, .quote: true
    default: index == 0
    }
  }

  /// "9.30 to 10.15": behind the first of two dotted times.
  private func isDottedHours(_ end: Int) -> Bool {
    guard [.to, .dash, .until].contains(word(end)), let last = clock(end + 1) else { return false }
    return last.point.hasMinutes && word(end + 2) == .period
  }

  private func isRangeDash(_ index: Int) -> Bool {
    guard word(index) == .dash else { return false }
    if word(index + 1) == .weekday { return true }
    return isNumber(index + 1) && (word(index + 2) == .slash || word(index + 2) == .period)
  }

  /// A date of two figures in the locale's order, or in the only one that is
  /// possible.
  private func ordered(
    _ first: Int, _ second: Int, year: Int?, dayFirst: Bool?, end: Int
  ) -> DateMatch? {
    var isDayFirst = dayFirst ?? (order == .dayFirst)
    var isReordered = false
    if isDayFirst ? second > 12 : first > 12 {
      isDayFirst.toggle()
      isReordered = dayFirst == nil
    }
    let day = isDayFirst ? first : second
    let month = isDayFirst ? second : first
    guard var match = checked(day: day, month: month, year: year, end: end) else { return nil }
    if case .monthDay(var full) = match.date {
      full.isReordered = isReordered
      full.isReorderable = dayFirst == nil && first <= 12 && second <= 12 && first != second
      match.date = .monthDay(full)
    }
    return match
  }

  /// A date whose parts can be one; a day that the month lacks stays, for the
  /// resolver to tell.
  private func checked(day: Int, month: Int, year: Int?, end: Int) -> DateMatch? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return DateMatch(
      date: .monthDay(.init(day: day, month: month, year: year)), end: end, rule: .numericDate)
  }

  /// "7/17-7/18", "14.5.-16.5.": the last day of a range of dates in figures.
  private func isEndOfRange(_ index: Int) -> Bool {
    guard word(index - 1) == .dash || word(index - 1) == .slash else { return false }
    let separator = word(index + 1)
    if word(index - 1) == .slash {
      // "2018-05-14/2018-05-16"
      return separator == .dash && token(index).digits == 4 && word(index - 3) == .dash
        && word(index - 5) == .dash && isNumber(index - 6)
    }
    if separator == .dash {
      // "2018-05-14-2018-05-16"
      return token(index).digits == 4 && word(index - 3) == .dash && word(index - 5) == .dash
        && token(index - 6).digits == 4
    }
    guard separator == .slash || separator == .period else { return false }
    let last = word(index - 2) == .period ? index - 3 : index - 2
    return isNumber(last) && (word(last - 1) == separator || last < index - 2)
  }

  /// Whether what stands before says that figures are a version, a code or a
  /// count.
  private func isCodeBefore(_ index: Int) -> Bool {
    isGlued(index) && (word(index - 1) == .slash || word(index - 1) == .dash)
      && !isEndOfRange(index)
      && !(word(index - 1) == .dash && isNumber(index - 2) && !isGlued(index - 2))
      || isWord(index - 1, in: ["version", "v", "chapter", "page"])
      || (word(index - 1) == .colon && isWord(index - 2, "version"))
  }
}
