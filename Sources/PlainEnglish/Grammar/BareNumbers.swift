/// Numbers without a unit: an hour, a day, the start of a range, or a count that
/// says nothing about time. What stands beside them decides, and late.
extension PhraseScanner {
  /// Takes a bare number that may be an hour or a day.
  func takeNumber(into draft: inout PointDraft, at index: Int, lead: Lead) -> Bool {
    guard draft.number == nil,
      word(index) == .cardinal || isFreeNumber(index), let number = cardinal(index),
      number.value <= 2400, !isCount(number.end), !isFractionOfLength(index, number.end)
    else { return false }
    if draft.clock != nil { return takeDay(number, into: &draft, at: index) }
    if isPronoun(index), lead != .clock, lead != .bound, expecting != .time { return false }
    if isNumber(index), draft.isEmpty, let clock = clock(index), isDottedRange(index, clock) {
      return take(clock, at: index, into: &draft)
    }
    if isNumber(index), word(number.end) == .period || word(number.end) == .colon,
      isGlued(number.end), isNumber(number.end + 1), isGlued(number.end + 1)
    {
      if draft.isEmpty, lead == .none, let clock = dottedHourBehindName(index) {
        return take(clock, at: index, into: &draft)
      }
      return false
    }
    if draft.isEmpty, lead == .none, isHourBehindName(index, end: number.end) {
      guard let clock = clock(index), clock.end == number.end else { return false }
      return take(clock, at: index, into: &draft)
    }
    if draft.isEmpty, lead == .none, !isNumberLed(index, end: number.end) { return false }
    if isPairCount(index) || isRoundTheClock(index) { return false }
    if draft.isEmpty, lead == .none, isLabelled(index) { return false }
    // "a table for 4, Saturday"
    if draft.isEmpty, word(index - 1) == .for, word(number.end) == .comma { return false }
    if case .monthDay(let day)? = draft.date, isDayOfList(number, at: index, behind: day) {
      return false
    }
    if let clock = clock(index), clock.end > number.end || token(index).digits >= 3 {
      guard clock.strength >= .likely, !isAddress(clock.end, at: index),
        draft.date != nil || draft.part != nil || lead == .clock || lead == .bound
          || isDayBehind(clock.end) || isFourFigureRange(index)
      else { return false }
      return take(clock, at: index, into: &draft)
    }
    guard number.value <= 31, !(isNumber(index) && token(index).digits > 2) else { return false }
    if draft.date != nil, lead == .day { return false }
    draft.number = number.value
    draft.numberIndex = index
    draft.end = number.end
    if word(draft.end) == .period, isGlued(draft.end),
      word(draft.end + 1) == .month
        || word(draft.end + 1) == .closeParenthesis
        || word(draft.end + 1) == .dash && isGlued(draft.end + 1) && isNumber(draft.end + 2)
    {
      draft.end += 1
    }
    return true
  }

  /// "6" of "5 December, 6, 7" and of "December 5, 6 or 7": a later day of a list, as its last
  /// is no hour either.
  private func isDayOfList(
    _ number: Match<Int>, at index: Int, behind day: DateExpression.MonthDay
  ) -> Bool {
    guard day.month != nil, word(index - 1) == .comma, day.day < number.value else { return false }
    if word(number.end) == .comma, number.value == day.day + 1,
      isRunOfDays(number.value, number.end + 1)
    {
      return true
    }
    let joint = word(number.end) == .comma ? number.end + 1 : number.end
    guard word(joint) == .or || word(joint) == .and, isNumber(joint + 1), isEnd(joint + 2),
      word(joint + 2) != .colon
    else { return false }
    return number.value < token(joint + 1).number && token(joint + 1).number <= 31
  }

  /// "two and a half hours": the number of a length.
  private func isFractionOfLength(_ index: Int, _ end: Int) -> Bool {
    word(end) == .and && [.a, .half, .quarter].contains(word(end + 1)) && length(index) != nil
  }

  /// "9.00 - 17.00": dotted figures that can be no date, at both ends.
  private func isDottedRange(_ index: Int, _ clock: ClockMatch) -> Bool {
    guard word(index + 1) == .period, clock.point.hasMinutes,
      word(clock.end) == .dash || word(clock.end) == .to, isNumber(clock.end + 1),
      let last = self.clock(clock.end + 1)
    else { return false }
    // "9.30 to 11 tomorrow"
    if !last.point.hasMinutes { return isFollowedByDay(last.end) }
    return word(clock.end + 2) == .period && !isCount(last.end)
  }

  /// "17:00 on Tuesday 19": a day behind its weekday.
  func takeDay(
    _ number: Match<Int>, into draft: inout PointDraft, at index: Int
  ) -> Bool {
    guard isNumber(index), case .weekday? = draft.date, word(index - 1) == .weekday,
      (1...31).contains(number.value), isEnd(number.end) || number.end >= tokens.count,
      merge(.monthDay(.init(day: number.value)), into: &draft, rule: .monthDay)
    else { return false }
    draft.end = number.end
    return true
  }

  /// "haircut 3", "dana haircut 1530", "colour 11 dana": figures of a clock behind a name of the
  /// book, where the clause ends or the next name begins.
  private func isHourBehindName(_ index: Int, end: Int) -> Bool {
    let figures = token(index)
    guard figures.kind == .number, figures.isSpaced, token(index - 1).traits.contains(.name),
      !figures.traits.contains(.name), isEnd(end) || token(end).traits.contains(.name)
    else { return false }
    if figures.digits <= 2 { return (1...12).contains(figures.number) }
    return figures.digits <= 4 && figures.number % 5 == 0 && (700..<2400).contains(figures.number)
  }

  /// "haircut 10.30": dotted figures of a clock behind a name of the book, in steps of five minutes
  /// as a clock time is and few prices are.
  private func dottedHourBehindName(_ index: Int) -> ClockMatch? {
    guard token(index).isSpaced, token(index - 1).traits.contains(.name),
      !token(index).traits.contains(.name), (1...23).contains(token(index).number),
      token(index + 2).digits == 2, token(index + 2).number % 5 == 0, let clock = clock(index),
      clock.point.hasMinutes, isEnd(clock.end) || token(clock.end).traits.contains(.name)
    else { return nil }
    return clock
  }

  /// Whether a number that begins a phrase is one: a day or a part of the day
  /// follows, or the end of a range.
  func isNumberLed(_ index: Int, end: Int) -> Bool {
    if isFollowedByDay(end) || token(index).digits >= 3 && isDayBehind(end) { return true }
    switch word(end) {
    case .dash, .to, .until, .through, .slash, .and, .period, .after, .around, .before: return true
    case .or, .at: return boundWords(end) != nil
    // "5 onwards on Friday"
    case .unknown where isWord(end, in: ["onwards", "onward"]): return true
    default: return expecting == .time || expecting == .date
    }
  }

  /// "1400-1530", "1400 to 1530": clock times in four figures at both ends, and no years.
  private func isFourFigureRange(_ index: Int) -> Bool {
    let last = index + 2
    guard word(index + 1) == .dash || word(index + 1) == .to || word(index + 1) == .until,
      token(index).digits == 4, isNumber(last), token(last).digits == 4, !isYear(index),
      token(index).number < token(last).number, let end = clock(last), !isCount(end.end)
    else { return false }
    return token(index).number % 5 == 0 && token(last).number % 5 == 0
      && (isEnd(end.end) || isDayBehind(end.end))
  }

  /// "24/7".
  private func isRoundTheClock(_ index: Int) -> Bool {
    isNumber(index) && token(index).number == 24 && word(index + 1) == .slash && isGlued(index + 1)
      && token(index + 2).number == 7 && isGlued(index + 2)
  }

  /// "flat 3", "room 12": a number that tells which of several things.
  private func isLabelled(_ index: Int) -> Bool {
    // "a room 2 to 4 on Friday"
    word(index - 2) != .a
      && isWord(
        index - 1,
        in: [
          "flat", "apartment", "apt", "room", "suite", "house", "floor", "level", "gate",
          "platform",
          "bay", "desk", "door", "chair", "stage", "size", "grade", "year",
        ])
  }

  /// "1 on 1".
  func isPairCount(_ index: Int) -> Bool {
    word(index - 1) == .on && (isNumber(index - 2) || word(index - 2) == .cardinal)
  }

  func isFollowedByDay(_ end: Int) -> Bool {
    let next = word(end) == .comma || word(end) == .on ? end + 1 : end
    switch word(next) {
    case .tonight, .relativeDay: return true
    case .weekday: return !token(next).traits.contains(.plural) && !isPlainWord(next)
    case .this, .next:
      return word(next + 1) == .part || word(next + 1) == .weekday || isWord(next + 1, "aft")
    case .month: return next > end
    case .the: return word(end) == .on && (isNumber(next + 1) || ordinal(next + 1) != nil)
    default:
      // "11.30 on 22 Dec"
      return word(end) == .on && isNumber(next)
        && (dayMonth(next) != nil || numericDate(next)?.isDoubtful == false)
    }
  }

  /// Decides what a bare number in a finished point is.
  func settleNumber(_ draft: inout PointDraft) {
    guard let number = draft.number else { return }
    let isDay = (1...31).contains(number)
    if draft.clock != nil {
      // "Saturday 7 17:00", "10 approximately 9.00 a.m."
      if isDay, merge(.monthDay(.init(day: number)), into: &draft, rule: .monthDay) {
        draft.number = nil
        draft.isDoubtful = false
      }
      return
    }
    if let hour = hourBehindDay(draft),
      merge(.monthDay(.init(day: number)), into: &draft, rule: .monthDay)
    {
      draft.clock = hour.point
      draft.number = nil
      draft.end = hour.end
      draft.isDoubtful = false
      return
    }
    if draft.part != nil || draft.date != nil, !isRangeNext(draft) || draft.part != nil {
      if case .weekday? = draft.date, draft.part == nil,
        number > 12 || isDayOfLaterMonth(draft.end),
        merge(.monthDay(.init(day: number)), into: &draft, rule: .monthDay)
      {
        draft.number = nil
        draft.isDoubtful = false
        return
      }
      if draft.date == nil, draft.numberIndex == draft.start, isPlainNoun(draft.end),
        word(draft.numberIndex + 1) == .part
      {
        draft.part = nil  // "three night classes"
        return
      }
      if number <= 24, isHourPlace(draft) {
        draft.clock = hour(number, at: draft.numberIndex)
        draft.isClockFirst = draft.date == nil || draft.numberIndex == draft.start
        draft.number = nil
        draft.isDoubtful = false
      }
    }
  }

  /// "tue 8 9", "sat 12 12": behind a weekday a day and an hour; "tue 7 15" may be a quarter
  /// past seven.
  private func hourBehindDay(_ draft: PointDraft) -> ClockMatch? {
    let next = draft.end
    guard isNumber(next), case .weekday(_, .bare)? = draft.date, draft.part == nil,
      next == draft.numberIndex + 1, word(next - 2) == .weekday, isNumber(next - 1),
      !isGlued(next), token(next).digits <= 2, (1...24).contains(token(next).number),
      token(next).number < 13 || token(next).number % 5 != 0, isEnd(next + 1)
    else { return nil }
    return ClockMatch(
      point: hour(token(next).number, at: next), end: next + 1, strength: .bare)
  }

  /// "Mon 8 or Tue 9 June": a day whose month is said with the next.
  private func isDayOfLaterMonth(_ index: Int) -> Bool {
    var next = index
    for _ in 0..<7 {
      switch word(next) {
      case .or, .and, .comma, .ampersand: next += 1
      default: return false
      }
      if word(next) == .or || word(next) == .and { next += 1 }
      guard weekday(next) != nil, isNumber(next + 1) else { return false }
      if dayMonth(next + 1) != nil { return true }
      next += 2
    }
    return false
  }

  /// Whether a range follows whose end may tell what the number is.
  func isRangeNext(_ draft: PointDraft) -> Bool {
    guard draft.end == draft.numberIndex + 1 else { return false }
    switch word(draft.end) {
    case .dash, .to, .until, .through, .and, .slash:
      return cardinal(draft.end + 1) != nil
    default: return false
    }
  }

  /// Whether a number beside a day is an hour, not a count that comes next.
  func isHourPlace(_ draft: PointDraft) -> Bool {
    if draft.numberIndex == draft.start { return true }
    guard draft.end == draft.numberIndex + 1 || draft.part != nil else { return true }
    guard isNumber(draft.numberIndex) || draft.part != nil else {
      return isEnd(draft.end)
    }
    switch draft.date {
    case .relative, .weekday, .monthDay, .holiday, nil: break
    default: if draft.part == nil { return false }
    }
    return isEnd(draft.end) || token(draft.end).kind != .word || word(draft.end) != .unknown
      || isWord(draft.end, "else")
      || draft.part != nil || token(draft.end).traits.contains(.name)
  }

  /// The clock time of a bare hour.
  func hour(_ number: Int, at index: Int) -> ClockPoint {
    var point = ClockPoint(hour: number)
    point.isFixed =
      number > 12 || number == 0
      || (isNumber(index) && token(index).digits == 2 && number < 10)
    return point
  }
}
