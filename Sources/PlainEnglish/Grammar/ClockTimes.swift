/// Times on the clock: "3pm", "15:30", "half past 3", "ten to three", "noon".
extension PhraseScanner {
  /// How sure it is that a number is a clock time.
  enum Strength: Int, Comparable {
    /// A number alone: "3".
    case bare
    /// "1530", "7.30", "12 15": a clock time where one can stand.
    case likely
    /// "3pm", "15:30", "noon".
    case certain

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  /// A clock time and how sure it is one.
  struct ClockMatch {
    var point: ClockPoint
    var end: Int
    var strength: Strength
  }

  /// A clock time from an index on.
  func clock(_ index: Int) -> ClockMatch? {
    guard var match = clockFace(index) else { return nil }
    addSuffixes(&match)
    if match.point.isAfternoon != nil, match.point.hour > 12 {
      // "1515pm" is said, "14pm" is not.
      guard match.point.hasMinutes, match.point.hour < 24, match.point.isAfternoon == true else {
        return nil
      }
      match.point.isAfternoon = nil
    }
    guard match.point.hour <= 24, match.point.minute < 60 else { return nil }
    if match.point.hour == 24, match.point.minute > 0 { return nil }
    if match.point.isAfternoon != nil, match.point.hour == 0 { match.point.isAfternoon = nil }
    if isPronoun(index), match.point.isAfternoon == nil, !match.point.hasMinutes,
      match.point.part != nil, !isHourLed(index) || word(index + 1) == .part
    {
      return nil  // "one evening next week"
    }
    return match
  }

  /// Figures in the form of a clock time that no clock shows: "25:00", "9:75".
  func clockThatIsNone(_ index: Int) -> ClockMatch? {
    guard isNumber(index), token(index).digits <= 2, word(index + 1) == .colon,
      isGlued(index + 1), isNumber(index + 2), isGlued(index + 2), token(index + 2).digits == 2,
      word(index + 3) != .colon
    else { return nil }
    var point = ClockPoint(hour: token(index).number, minute: token(index + 2).number)
    guard !point.isPossible else { return nil }
    point.hasMinutes = true
    point.isFixed = true
    return ClockMatch(point: point, end: index + 3, strength: .certain)
  }

  /// Whether a token is "one", which stands for a thing more often than for an
  /// hour.
  func isPronoun(_ index: Int) -> Bool {
    word(index) == .cardinal && token(index).number == 1
  }

  /// Whether an hour is looked for where a number stands.
  func isHourLed(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .at, .around, .for, .by, .to, .from, .until, .before, .after, .between: true
    default: index == 0 || isWord(index - 1, "is")
    }
  }

  /// Hour and minute, without what may follow.
  func clockFace(_ index: Int) -> ClockMatch? {
    switch word(index) {
    // "the Noon room"
    case .noon, .midnight:
      return isWord(index + 1, in: Self.halls) || isTitled(index) || isInName(index)
        ? nil : namedHour(index)
    case .mid where word(index + 1) == .day: return named(12, index + 2)
    case .mid where word(index + 1) == .part && token(index + 1).value == DayPart.night.rawValue:
      return named(0, index + 2)
    case .half: return halfPast(pastStart(index + 1))
    case .quarter: return pastOrTo(15, pastStart(index + 1))
    case .a where word(index + 1) == .quarter: return pastOrTo(15, pastStart(index + 2))
    case .this where word(index + 1) == .time: return thisTime(index + 2)
    default: break
    }
    if let relative = minutesPastOrTo(index) { return relative }
    if isNumber(index) { return figures(index) }
    return spelled(index)
  }

  /// "Midnight Oil", "Noon Lane": a word of time in a name, where a noun in capitals follows.
  func isInName(_ index: Int) -> Bool {
    token(index).traits.contains(.capital)
      && (word(index + 1) == .street && token(index + 1).traits.contains(.capital)
        || isCapitalNoun(index + 1) && isMixedCase(index + 1))
  }

  /// Whether a word is not all in capitals, so that its first one tells something.
  private func isMixedCase(_ index: Int) -> Bool {
    line.bytes[token(index).span].dropFirst().contains { $0 >= 0x61 }
  }

  private static let halls: [StaticString] = [
    "room", "suite", "lounge", "studio", "hall", "bar", "blue", "black", "snack",
  ]

  /// "this time tomorrow", "tomorrow at this time".
  private func thisTime(_ index: Int) -> ClockMatch? {
    let isDayNext =
      date(index) != nil || word(index) == .on && date(index + 1) != nil
      || word(index) == .in && length(index + 1).map { $0.value.grain >= .day } ?? false
    guard isDayNext || word(index - 3) == .at else { return nil }
    var point = ClockPoint(hour: 0)
    point.basis = .now
    point.isFixed = true
    return ClockMatch(point: point, end: index, strength: isDayNext ? .certain : .likely)
  }

  func namedHour(_ index: Int) -> ClockMatch {
    named(word(index) == .noon ? 12 : 0, index + 1)
  }

  func named(_ hour: Int, _ end: Int) -> ClockMatch {
    var point = ClockPoint(hour: hour)
    point.isFixed = true
    return ClockMatch(point: point, end: end, strength: .certain)
  }

  /// A time in figures.
  func figures(_ index: Int) -> ClockMatch? {
    let token = token(index)
    guard isFreeNumber(index), token.digits <= 4, !isPlaceNumber(index) else { return nil }
    if token.digits >= 3 { return military(index) }
    guard token.number <= 24 else { return nil }
    var match = ClockMatch(
      point: ClockPoint(hour: token.number), end: index + 1, strength: .bare)
    match.point.isFixed =
      token.number > 12 || token.number == 0 || token.digits == 2 && token.number < 10
    addMinutes(&match, hourAt: index)
    if match.end < 0 { return nil }
    return match
  }

  /// "seat 9p", "gate 12a": what a letter is glued to is a place.
  private func isPlaceNumber(_ index: Int) -> Bool {
    isGlued(index + 1) && token(index + 1).kind == .word
      && isWord(index - 1, in: ["seat", "row", "gate", "platform", "flat", "apt", "bay"])
  }

  /// Minutes behind an hour in figures; `end` is −1 where they cannot be.
  func addMinutes(_ match: inout ClockMatch, hourAt index: Int) {
    let next = index + 1
    switch word(next) {
    case .colon where isLengthOnFace(index): match.end = -1
    case .colon where isNumber(next + 1) && isGlued(next + 1):
      guard token(next + 1).digits == 2, token(next + 1).number < 60 else {
        match.end = -1
        return
      }
      setMinutes(&match, at: next + 1, strength: .certain)
      if word(match.end) == .colon, isGlued(match.end), isNumber(match.end + 1),
        token(match.end + 1).digits == 2
      {
        match.point.second = token(match.end + 1).number
        match.end += 2
        if word(match.end) == .colon, isGlued(match.end), isNumber(match.end + 1) {
          match.end = -1  // "12:34:56:78"
          return
        }
      }
      takeHoursMark(&match, at: index)
    case .period where isGlued(next) && isNumber(next + 1) && isGlued(next + 1):
      guard token(next + 1).digits == 2, token(next + 1).number < 60, !isMoney(next + 2),
        !(word(next + 2) == .period && isGlued(next + 2) && isNumber(next + 3))
      else {
        match.end = -1
        return
      }
      setMinutes(&match, at: next + 1, strength: .likely)
      takeHoursMark(&match, at: index)
    case .minuteMark where isLengthInHours(index): match.end = -1
    case .minuteMark:
      if isNumber(next + 1), isGlued(next + 1), isGlued(next + 2), token(next + 2).kind == .word {
        match.end = -1
        return
      }
      match.end = next + 1
      match.strength = .certain
      match.point.isFixed = true
      if isNumber(next + 1), isGlued(next + 1), token(next + 1).digits == 2 {
        setMinutes(&match, at: next + 1, strength: .certain)
      }
    case .dash where isDashedMinute(next, hourAt: index):
      setMinutes(&match, at: next + 1, strength: .certain)
    case .comma, .semicolon, .otherSymbol:
      // Slips of the finger for a colon: "7;15 pm".
      guard isGlued(next), isNumber(next + 1), isGlued(next + 1), token(next + 1).digits == 2,
        token(next + 1).number < 60, word(next) == .semicolon || meridiem(next + 2) != nil
      else { break }
      setMinutes(&match, at: next + 1, strength: .likely)
    case .colon where isGlued(next) && word(next + 1) == .meridiem: match.end = next + 1
    case .slash, .dash, .percent, .underscore:
      break
    default:
      if isNumber(next), token(next).digits == 2, token(next).number < 60, !isGlued(next) {
        // "3 30pm", and "at 12 15" where a time is looked for.
        if meridiem(next + 1) != nil {
          setMinutes(&match, at: next, strength: .certain)
        } else if word(index - 1) == .at || isWord(index - 1, "at")
          || isSpacedMinute(next, hourAt: index)
        {
          setMinutes(&match, at: next, strength: .likely)
        }
      } else if let minute = spelledMinute(next), minute.value >= 10 || word(next) == .oh,
        isEnd(minute.end) || meridiem(minute.end) != nil
      {
        // "3 forty five"
        match.point.minute = minute.value
        match.point.hasMinutes = true
        match.end = minute.end
        match.strength = .likely
      }
    }
  }

  /// "tomorrow 9 30", "2 15 on Friday", "after 10 45": round minutes behind an hour, beside a
  /// day or what leads to a clock time.
  private func isSpacedMinute(_ minute: Int, hourAt index: Int) -> Bool {
    let behind = minute + 1
    guard token(minute).number % 5 == 0, token(index).digits <= 2, !isNumber(index - 1),
      !(isGlued(behind) && word(behind) != .dash && isGlued(behind + 1) && isNumber(behind + 1))
    else { return false }
    if isDayBehind(behind) || isRangeOfSpaced(minute) { return true }
    guard isEnd(behind) || word(behind) == .for || token(behind).traits.contains(.name) else {
      return false
    }
    switch word(index - 1) {
    // "Sat 5 10" is the fifth at ten.
    case .weekday: return token(minute).number > 12
    case .relativeDay, .tonight, .part, .ordinalEnding, .after, .before, .from, .until, .around:
      return true
    case .month: return isNumber(index - 2) || word(index - 2) == .ordinalEnding
    default: return isSeparator(index - 1) && isSpacedFigures(index - 3)
    }
  }

  /// "9 30 to 11 15", "9 30 - 11": minutes that are no hour before the end of a range, or an
  /// end with minutes of its own.
  private func isRangeOfSpaced(_ minute: Int) -> Bool {
    let last = minute + 2
    guard isSeparator(minute + 1), isNumber(last), token(last).digits <= 2 else { return false }
    return token(minute).number > 24 || isSpacedFigures(last)
  }

  private func isSpacedFigures(_ index: Int) -> Bool {
    isNumber(index) && isNumber(index + 1) && !isGlued(index + 1)
      && token(index + 1).digits == 2 && token(index + 1).number < 60
      && token(index + 1).number % 5 == 0
  }

  private func isSeparator(_ index: Int) -> Bool {
    switch word(index) {
    case .to, .until, .dash, .and: true
    default: false
    }
  }

  func setMinutes(_ match: inout ClockMatch, at index: Int, strength: Strength) {
    match.point.minute = token(index).number
    match.point.hasMinutes = true
    match.end = index + 1
    match.strength = strength
  }

  /// "1530", "0915", "815".
  func military(_ index: Int) -> ClockMatch? {
    let token = token(index)
    let hour = token.number / 100
    let minute = token.number % 100
    guard hour <= 24, minute < 60, !isLongFigure(index) else { return nil }
    var point = ClockPoint(hour: hour, minute: minute)
    point.hasMinutes = true
    point.isFixed = hour > 12 || hour == 0 || token.digits == 4 && hour < 10
    var match = ClockMatch(point: point, end: index + 1, strength: .likely)
    if word(index + 1) == .minuteMark || (unit(index + 1) == .hour && token.digits == 4) {
      match.end += 1
      match.strength = .certain
      match.point.isFixed = true
    }
    return match
  }

  /// Whether figures go on as in a phone number: "650.650.6500".
  func isLongFigure(_ index: Int) -> Bool {
    guard isGlued(index + 1), isGlued(index + 2), isNumber(index + 2) else { return false }
    if word(index + 1) == .period { return true }
    // "555-0199" is a telephone's.
    if token(index).digits == 3, token(index + 2).digits == 4 { return true }
    return word(index + 1) == .dash && word(index + 3) == .dash && isGlued(index + 3)
  }

  /// "three", "ten thirty", "twelve oh three", "seven thirty five".
  func spelled(_ index: Int) -> ClockMatch? {
    guard word(index) == .cardinal, token(index).number <= 24 else { return nil }
    var hour = token(index).number
    var end = index + 1
    if hour == 20, let full = spelledCardinal(index) {
      guard full.value <= 24 else { return nil }
      hour = full.value
      end = full.end
    }
    var match = ClockMatch(point: ClockPoint(hour: hour), end: end, strength: .bare)
    match.point.isFixed = hour > 12 || hour == 0
    if word(end) == .dash, isGlued(end) { end += 1 }
    if let hours = hundredHours(end, hour: hour) { return hours }
    if hour == 0, word(end) == .cardinal, (1...9).contains(token(end).number),
      let minute = spelledMinute(end + 1), minute.value >= 10
    {
      // "zero six thirty"
      match.point.hour = token(end).number
      match.point.minute = minute.value
      match.point.hasMinutes = true
      match.point.isFixed = true
      match.end = minute.end
      match.strength = .certain
      return match
    }
    if let minute = spelledMinute(end), unit(minute.end) == nil || unit(minute.end) == .hour {
      match.point.minute = minute.value
      match.point.hasMinutes = true
      match.end = minute.end
      let isSure = isRoundMinute(minute.value) || word(end) == .oh
      match.strength = isEnd(minute.end) && isSure ? .certain : .likely
      if index == 0, isEnd(minute.end) { match.strength = .certain }
      if unit(minute.end) == .hour {
        // "eighteen thirty hours"
        match.end += 1
        match.strength = .certain
        match.point.isFixed = true
      } else if minute.value % 5 == 0,
        isDayBehind(minute.end) || isSure && isSpelledTimeBehind(minute.end)
      {
        match.strength = .certain  // "six fifteen this evening", "twelve thirty to one fifteen"
      }
    }
    return match
  }

  /// "nine hundred hours", "zero nine hundred".
  private func hundredHours(_ index: Int, hour: Int) -> ClockMatch? {
    var hour = hour
    var next = index
    let hasNought = hour == 0 && word(next) == .cardinal && (1...9).contains(token(next).number)
    if hasNought {
      hour = token(next).number
      next += 1
    }
    guard isWord(next, "hundred") else { return nil }
    var point = ClockPoint(hour: hour)
    point.isFixed = true
    point.hasMinutes = true
    if !hasNought, unit(next + 1) != .hour {
      // "fourteen hundred" is on the clock where nothing is counted.
      guard (13...23).contains(hour), isEnd(next + 1) || isDayBehind(next + 1) else { return nil }
      return ClockMatch(point: point, end: next + 1, strength: .likely)
    }
    return ClockMatch(
      point: point, end: unit(next + 1) == .hour ? next + 2 : next + 1, strength: .certain)
  }

  /// Whether the end of a range of spelled times follows: "to one fifteen".
  private func isSpelledTimeBehind(_ index: Int) -> Bool {
    switch word(index) {
    case .to, .until, .dash:
      guard word(index + 1) == .cardinal, let minute = spelledMinute(index + 2) else {
        return false
      }
      return isRoundMinute(minute.value)
    default: return false
    }
  }

  /// "eleven thirty" is a time wherever it stands; "nine eleven" may be
  /// anything.
  private func isRoundMinute(_ minute: Int) -> Bool { minute >= 15 && minute % 15 == 0 }

  /// "thirty", "forty five", "oh three", "five".
  func spelledMinute(_ index: Int) -> Match<Int>? {
    if word(index) == .oh || (word(index) == .cardinal && token(index).number == 0) {
      guard word(index + 1) == .cardinal, (1...9).contains(token(index + 1).number) else {
        return nil
      }
      return Match(value: token(index + 1).number, end: index + 2)
    }
    guard let minute = spelledCardinal(index), minute.value < 60, minute.value >= 5 else {
      return nil
    }
    return minute
  }
}

extension DayPart {
  /// Whether it tells which half of the day a time lies in.
  var isClockPart: Bool {
    switch self {
    case .morning, .afternoon, .evening, .night, .lunch, .forenoon: true
    default: false
    }
  }
}
