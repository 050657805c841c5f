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
    case .noon, .midnight: return namedHour(index)
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

  /// "this time tomorrow", "tomorrow at this time".
  private func thisTime(_ index: Int) -> ClockMatch? {
    let isDayNext = date(index) != nil || word(index) == .on && date(index + 1) != nil
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

  /// Behind the dash of "half-past".
  private func pastStart(_ index: Int) -> Int {
    word(index) == .dash && isGlued(index) && word(index + 1) == .past ? index + 1 : index
  }

  /// "half past 3" and "half three".
  func halfPast(_ index: Int) -> ClockMatch? {
    let hasPast = word(index) == .past || word(index) == .after
    let start = hasPast ? index + 1 : index
    guard var hour = wholeHour(start) else { return nil }
    if !hasPast {
      guard word(start) == .cardinal || isNumber(start), unit(hour.end) == nil,
        (1...12).contains(hour.point.hour)
      else { return nil }
      // "half 3" is said of hours only where nothing else is counted.
      if hour.point.isAfternoon == nil, token(hour.end).kind == .word,
        word(hour.end) == .unknown
      {
        return nil
      }
    }
    hour.point.minute = 30
    hour.point.hasMinutes = true
    hour.strength = .certain
    return hour
  }

  /// "past 3", "to noon" behind so many minutes.
  func pastOrTo(_ minutes: Int, _ index: Int) -> ClockMatch? {
    let isPast: Bool
    switch word(index) {
    case .past, .after: isPast = true
    case .to, .before, .of, .until: isPast = false
    default: return nil
    }
    if !isPast, let coming = minutesToComing(minutes, index) { return coming }
    guard var hour = wholeHour(index + 1), hour.point.minute == 0 else { return nil }
    if isPast {
      hour.point.minute = minutes
    } else {
      hour.point.minute = 60 - minutes
      hour.point.saidHour = hour.point.hour
      hour.point.hour -= 1
      if hour.point.hour < 0 { hour.point.hour = 23 }
      if hour.point.hour == 0, !hour.point.isFixed { hour.point.hour = 12 }
      // A quarter to twelve at noon is still the morning.
      if hour.point.hour == 11, let afternoon = hour.point.isAfternoon {
        hour.point.isAfternoon = !afternoon
      }
    }
    hour.point.hasMinutes = true
    hour.strength = .certain
    return hour
  }

  /// "ten to" alone: before the hour that comes next.
  private func minutesToComing(_ minutes: Int, _ index: Int) -> ClockMatch? {
    guard word(index) == .to, isEnd(index + 1) else { return nil }
    var point = ClockPoint(hour: 0, minute: 60 - minutes)
    point.basis = .comingHour
    point.isFixed = true
    point.hasMinutes = true
    return ClockMatch(point: point, end: index + 1, strength: .certain)
  }

  /// "ten to three", "20 minutes past 3pm", "15 past noon".
  func minutesPastOrTo(_ index: Int) -> ClockMatch? {
    guard let count = cardinal(index), (1...59).contains(count.value) else { return nil }
    var next = count.end
    if word(next) == .quarter || (word(next) == .dash && word(next + 1) == .quarter) {
      guard (1...3).contains(count.value) else { return nil }
      next += word(next) == .quarter ? 1 : 2
      return pastOrTo(count.value * 15, next)
    }
    let saysMinutes = unit(next) == .minute
    if saysMinutes { next += 1 }
    let isRound = count.value % 5 == 0 && count.value <= 25
    switch word(next) {
    case .past: break
    case .after where isRound && !saysMinutes:
      // "ten after three" is said of minutes, "10 after 3" only where an hour
      // is looked for.
      guard word(index) == .cardinal ? isHourWord(next + 1) : word(index - 1) == .at,
        unit(next + 2) == nil
      else { return nil }
    case .after, .before:
      guard saysMinutes,
        clock(next + 1)?.strength == .certain || isHourWord(next + 1) || isPlainHour(next + 1)
      else { return nil }
    case .to, .until:
      let isNamed = word(next + 1) == .noon || word(next + 1) == .midnight
      guard saysMinutes || isNamed || (isRound && isMinutesTo(index, next + 1)) else { return nil }
    default: return nil
    }
    return pastOrTo(count.value, next)
  }

  /// A number from 1 to 12 with nothing behind it that it could count.
  private func isPlainHour(_ index: Int) -> Bool {
    isNumber(index) && (1...12).contains(token(index).number)
      && (isEnd(index + 1) || word(index + 1) == .on || word(index + 1) == .relativeDay)
  }

  /// Whether "N to M" names minutes before an hour and no range: "ten to
  /// three", "at 10 to 3", "20 to 4", "5 to 4".
  private func isMinutesTo(_ index: Int, _ hour: Int) -> Bool {
    guard isSpelledToAllowed(index) else { return false }
    if word(index) == .cardinal { return true }
    guard isNumber(hour) || isEnd(hour) || word(hour) == .cardinal else { return false }
    if isEnd(hour) { return isEnd(index - 1) || word(index - 1) == .at }
    let minutes = token(index).number
    guard token(hour).number <= 12, isEnd(hour + 1) || word(hour + 1) == .meridiem else {
      return false
    }
    if word(index - 1) == .at { return true }
    // An hour on the face never runs from 20, and seldom from 5 to 4.
    return minutes >= 20 || minutes == token(hour).number + 1 && word(hour + 1) != .meridiem
  }

  /// "from ten to three" is a range, "at ten to three" is not.
  func isSpelledToAllowed(_ index: Int) -> Bool {
    word(index - 1) != .from && word(index - 1) != .between
  }

  func isHourWord(_ index: Int) -> Bool {
    word(index) == .cardinal || word(index) == .noon || word(index) == .midnight
  }

  /// The hour that "half past" and "to" count from.
  func wholeHour(_ index: Int) -> ClockMatch? {
    switch word(index) {
    case .noon, .midnight: return namedHour(index)
    default: break
    }
    guard let number = cardinal(index), (0...24).contains(number.value) else { return nil }
    if isNumber(index), token(index).digits > 2 { return nil }
    var match = ClockMatch(
      point: ClockPoint(hour: number.value), end: number.end, strength: .bare)
    if number.value > 12 || number.value == 0 { match.point.isFixed = true }
    addSuffixes(&match)
    return match
  }

  /// A time in figures.
  func figures(_ index: Int) -> ClockMatch? {
    let token = token(index)
    guard isFreeNumber(index), token.digits <= 4 else { return nil }
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

  /// Minutes behind an hour in figures; `end` is −1 where they cannot be.
  func addMinutes(_ match: inout ClockMatch, hourAt index: Int) {
    let next = index + 1
    switch word(next) {
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
      }
    case .period where isGlued(next) && isNumber(next + 1) && isGlued(next + 1):
      guard token(next + 1).digits == 2, token(next + 1).number < 60,
        !(word(next + 2) == .period && isGlued(next + 2) && isNumber(next + 3))
      else {
        match.end = -1
        return
      }
      setMinutes(&match, at: next + 1, strength: .likely)
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
    case .dash
    where isGlued(next) && isNumber(next + 1) && isGlued(next + 1)
      && token(next + 1).digits == 2 && (13...59).contains(token(next + 1).number)
      && meridiem(next + 2) != nil:
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
        } else if word(index - 1) == .at || isWord(index - 1, "at") {
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

  /// Whether "1h30" is so long rather than the small hours: nothing before it
  /// says that a clock time is named.
  private func isLengthInHours(_ index: Int) -> Bool {
    guard token(index).digits == 1, (1...2).contains(token(index).number) else { return false }
    switch word(index - 1) {
    case .at, .by, .from, .until, .before, .after, .between, .around, .to, .dash, .weekday,
      .relativeDay, .month, .tonight, .on:
      return false
    default: return !isNumber(index - 1)
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
    if let minute = spelledMinute(end), unit(minute.end) == nil {
      match.point.minute = minute.value
      match.point.hasMinutes = true
      match.end = minute.end
      let isSure = isRoundMinute(minute.value) || word(end) == .oh
      match.strength = isEnd(minute.end) && isSure ? .certain : .likely
      if index == 0, isEnd(minute.end) { match.strength = .certain }
    }
    return match
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
