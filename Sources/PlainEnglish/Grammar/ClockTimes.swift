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
      match.point.part != nil, !isHourLed(index)
    {
      return nil
    }
    return match
  }

  /// Whether a token is "one", which stands for a thing more often than for an
  /// hour.
  func isPronoun(_ index: Int) -> Bool {
    word(index) == .cardinal && token(index).number == 1
  }

  /// Whether an hour is looked for where a number stands.
  private func isHourLed(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .at, .around, .for, .by, .to, .from, .until, .before, .after, .between: true
    default: index == 0 || isWord(index - 1, "is")
    }
  }

  /// Hour and minute, without what may follow.
  private func clockFace(_ index: Int) -> ClockMatch? {
    switch word(index) {
    case .noon, .midnight: return namedHour(index)
    case .mid where word(index + 1) == .day: return named(12, index + 2)
    case .mid where word(index + 1) == .part && token(index + 1).value == DayPart.night.rawValue:
      return named(0, index + 2)
    case .half: return halfPast(index + 1)
    case .quarter: return pastOrTo(15, index + 1)
    case .a where word(index + 1) == .quarter: return pastOrTo(15, index + 2)
    default: break
    }
    if let relative = minutesPastOrTo(index) { return relative }
    if isNumber(index) { return figures(index) }
    return spelled(index)
  }

  private func namedHour(_ index: Int) -> ClockMatch {
    named(word(index) == .noon ? 12 : 0, index + 1)
  }

  private func named(_ hour: Int, _ end: Int) -> ClockMatch {
    var point = ClockPoint(hour: hour)
    point.isFixed = true
    return ClockMatch(point: point, end: end, strength: .certain)
  }

  /// "half past 3" and "half three".
  private func halfPast(_ index: Int) -> ClockMatch? {
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
  private func pastOrTo(_ minutes: Int, _ index: Int) -> ClockMatch? {
    let isPast: Bool
    switch word(index) {
    case .past, .after: isPast = true
    case .to, .before, .of, .until: isPast = false
    default: return nil
    }
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

  /// "ten to three", "20 minutes past 3pm", "15 past noon".
  private func minutesPastOrTo(_ index: Int) -> ClockMatch? {
    guard let count = cardinal(index), (1...59).contains(count.value) else { return nil }
    var next = count.end
    if word(next) == .quarter || (word(next) == .dash && word(next + 1) == .quarter) {
      guard (1...3).contains(count.value) else { return nil }
      next += word(next) == .quarter ? 1 : 2
      return pastOrTo(count.value * 15, next)
    }
    let saysMinutes = unit(next) == .minute
    if saysMinutes { next += 1 }
    switch word(next) {
    case .past: break
    case .after, .before:
      guard saysMinutes, clock(next + 1)?.strength == .certain || isHourWord(next + 1) else {
        return nil
      }
      if saysMinutes, word(next) == .before || word(next) == .after, isNumber(next + 1) {
        break
      }
    case .to, .until:
      let isNamed = word(next + 1) == .noon || word(next + 1) == .midnight
      let isSpelled = word(index) == .cardinal && count.value % 5 == 0 && count.value <= 25
      guard saysMinutes || isNamed || (isSpelled && isSpelledToAllowed(index)) else { return nil }
    default: return nil
    }
    return pastOrTo(count.value, next)
  }

  /// "from ten to three" is a range, "at ten to three" is not.
  private func isSpelledToAllowed(_ index: Int) -> Bool {
    word(index - 1) != .from && word(index - 1) != .between
  }

  private func isHourWord(_ index: Int) -> Bool {
    word(index) == .cardinal || word(index) == .noon || word(index) == .midnight
  }

  /// The hour that "half past" and "to" count from.
  private func wholeHour(_ index: Int) -> ClockMatch? {
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
  private func figures(_ index: Int) -> ClockMatch? {
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
  private func addMinutes(_ match: inout ClockMatch, hourAt index: Int) {
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
      }
    }
  }

  private func setMinutes(_ match: inout ClockMatch, at index: Int, strength: Strength) {
    match.point.minute = token(index).number
    match.point.hasMinutes = true
    match.end = index + 1
    match.strength = strength
  }

  /// "1530", "0915", "815".
  private func military(_ index: Int) -> ClockMatch? {
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
  private func isLongFigure(_ index: Int) -> Bool {
    guard isGlued(index + 1), isGlued(index + 2), isNumber(index + 2) else { return false }
    if word(index + 1) == .period { return true }
    // "555-0199" is a telephone's.
    if token(index).digits == 3, token(index + 2).digits == 4 { return true }
    return word(index + 1) == .dash && word(index + 3) == .dash && isGlued(index + 3)
  }

  /// "three", "ten thirty", "twelve oh three", "seven thirty five".
  private func spelled(_ index: Int) -> ClockMatch? {
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
      match.strength = index == 0 && isEnd(minute.end) ? .certain : .likely
    }
    return match
  }

  /// "thirty", "forty five", "oh three", "five".
  private func spelledMinute(_ index: Int) -> Match<Int>? {
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

  /// What may follow hour and minute: o'clock, am, "in the afternoon", a zone.
  private func addSuffixes(_ match: inout ClockMatch) {
    var end = match.end
    if let next = oclock(end) {
      end = next
      match.strength = .certain
    }
    if word(end) == .ish || (word(end) == .dash && word(end + 1) == .ish) {
      end += word(end) == .ish ? 1 : 2
      match.strength = .certain
      match.point.isApproximate = true
    }
    let isNamed = match.strength == .certain && match.point.isFixed && !match.point.hasMinutes
    if let meridiem = meridiem(end), !(isNamed && match.point.hour == 0) {
      match.point.isAfternoon = meridiem.value
      end = meridiem.end
      match.strength = .certain
      if word(end) == .ish { end += 1 }
      if let next = oclock(end) { end = next }
    }
    if !match.point.isFixed || match.point.hasMinutes || match.point.hour == 12,
      word(end) == .noon || word(end) == .midnight, match.point.hour == 12 || match.point.hour == 0
    {
      match.point.hour = word(end) == .noon ? 12 : 0
      match.point.isFixed = true
      match.strength = .certain
      end += 1
    }
    if let part = partSuffix(end), match.point.part == nil, !isHourNext(part.end, match) {
      match.point.part = part.value
      end = part.end
      match.strength = .certain
    }
    if let zone = zone(end) {
      match.point.zone = zone.value
      end = zone.end
      match.strength = max(match.strength, .likely)
    }
    if word(end) == .plus, isGlued(end), isNumber(end + 1), token(end + 1).number <= 2 {
      match.point.dayShift = token(end + 1).number
      end += 2
    }
    match.end = end
  }

  /// Whether the hour stands behind the part of the day, so that the number
  /// before it counts something ("for 2 in the evening 6:30").
  private func isHourNext(_ index: Int, _ match: ClockMatch) -> Bool {
    guard match.strength == .bare, isNumber(index) || word(index) == .cardinal else {
      return false
    }
    return unit(index + 1) == nil && !isCount(index + 1)
  }

  /// "o'clock", also as `o"clock` and "o clock".
  private func oclock(_ index: Int) -> Int? {
    if word(index) == .oclock { return index + 1 }
    guard word(index) == .oh else { return nil }
    let next = word(index + 1) == .quote ? index + 2 : index + 1
    return isWord(next, "clock") ? next + 1 : nil
  }

  /// "am", "p.m.", "a" right behind the figure, "in the PM".
  func meridiem(_ index: Int) -> Match<Bool>? {
    switch word(index) {
    case .meridiem:
      return Match(value: token(index).number == 1, end: skipPeriod(index + 1))
    case .in:
      let next = word(index + 1) == .the ? index + 2 : index + 1
      guard word(next) == .meridiem else { return nil }
      return Match(value: token(next).number == 1, end: next + 1)
    default: break
    }
    let isMorning = word(index) == .a && isWord(index, "a")
    guard isMorning || isWord(index, "p") else { return nil }
    var next = index + 1
    let hasDot = word(next) == .period || word(next) == .underscore
    if hasDot { next += 1 }
    if isWord(next, "m") {
      return Match(value: !isMorning, end: skipPeriod(next + 1))
    }
    guard isGlued(index) || (hasDot && token(index).traits.contains(.capital)) else { return nil }
    return Match(
      value: !isMorning, end: hasDot && isGlued(index + 1) && !isEndOfLine(next) ? next : index + 1)
  }

  private func isEndOfLine(_ index: Int) -> Bool { index >= tokens.count }

  /// The full stop of an abbreviation.
  private func skipPeriod(_ index: Int) -> Int {
    word(index) == .period && isGlued(index) && word(index - 2) == .period ? index + 1 : index
  }

  /// "in the afternoon", "at night", "in evening", "lunchtime".
  private func partSuffix(_ index: Int) -> Match<PartExpression>? {
    switch word(index) {
    case .in, .at, .during:
      let next = word(index + 1) == .the || isWord(index + 1, "thr") ? index + 2 : index + 1
      guard let part = part(next), part.value.part.isClockPart else { return nil }
      return part
    case .early, .part:
      guard let part = part(index), part.value.part.isClockPart else { return nil }
      return part
    default: return nil
    }
  }

  /// A zone behind a time, in parentheses or not: "GMT", "(CET)", "London
  /// time", "Pacific".
  private func zone(_ index: Int) -> Match<NamedZone>? {
    if word(index) == .zone {
      return Match(value: NamedZone(token(index).number), end: index + 1)
    }
    if word(index) == .openParenthesis, word(index + 1) == .zone,
      word(index + 2) == .closeParenthesis
    {
      return Match(value: NamedZone(token(index + 1).number), end: index + 3)
    }
    guard word(index) == .unknown, token(index).kind == .word || word(index) == .new else {
      return word(index) == .new ? placeZone(index) : nil
    }
    return placeZone(index)
  }

  /// A place and "time" behind it.
  private func placeZone(_ index: Int) -> Match<NamedZone>? {
    guard let place = ZoneNames.place(line, index) else { return nil }
    var end = place.end
    if isWord(end, in: ["standard", "daylight"]) { end += 1 }
    if word(end) == .time || word(end) == .zoneWord {
      return Match(value: place.value, end: end + 1)
    }
    return place.value.isRegion && (isEnd(end) || word(end) == .on)
      ? Match(value: place.value, end: end) : nil
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
