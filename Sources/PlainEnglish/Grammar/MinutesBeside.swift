/// Minutes before and after the hour: "half past 3", "ten to three", "quarter of
/// four", "ten to".
extension PhraseScanner {
  /// Behind the dash of "half-past".
  func pastStart(_ index: Int) -> Int {
    word(index) == .dash && isGlued(index) && [.past, .to, .cardinal].contains(word(index + 1))
      ? index + 1 : index
  }

  /// "half past 3" and "half three".
  func halfPast(_ index: Int) -> ClockMatch? {
    let hasPast = word(index) == .past || word(index) == .after
    let isDashed = hasPast && word(index + 1) == .dash && isGlued(index + 1)
    let start = hasPast ? (isDashed ? index + 2 : index + 1) : index
    guard var hour = wholeHour(start) else { return nil }
    if !hasPast {
      guard word(start) == .cardinal || isNumber(start),
        unit(hour.end) == nil || isNamedWeek(hour.end),
        (1...12).contains(hour.point.hour)
      else { return nil }
      // "half 3" is said of hours only where nothing else is counted.
      if hour.point.isAfternoon == nil, token(hour.end).kind == .word,
        word(hour.end) == .unknown, !isClockWord(index - 2)
      {
        return nil
      }
    }
    hour.point.minute = 30
    hour.point.hasMinutes = true
    hour.strength = .certain
    return hour
  }

  /// Whether a word leads to a clock time: "at half three".
  private func isClockWord(_ index: Int) -> Bool {
    switch word(index) {
    case .at, .around, .by, .from, .until, .before, .after, .between, .weekday, .relativeDay: true
    default: false
    }
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
    let isDashed = word(index + 1) == .dash && isGlued(index + 1) && isGlued(index + 2)
    guard var hour = wholeHour(isDashed ? index + 2 : index + 1), hour.point.minute == 0 else {
      return nil
    }
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
    if word(next) == .dash, isGlued(next), word(next + 2) == .dash, isGlued(next + 2),
      word(next + 1) == .to || word(next + 1) == .past, isRoundSpelled(index, count.value)
    {
      return pastOrTo(count.value, next + 1)  // "ten-to-four"
    }
    let saysMinutes = unit(next) == .minute
    if saysMinutes { next += 1 }
    let isRound = count.value % 5 == 0 && count.value <= 25
    switch word(next) {
    case .past: break
    case .of, .before:
      // "ten of nine am", "twenty before five pm"
      if saysMinutes, word(next) == .before {
        guard isHourBehind(next + 1) else { return nil }
        break
      }
      guard isRound, !saysMinutes, word(index) == .cardinal, let hour = wholeHour(next + 1),
        hour.strength == .certain
          || word(next + 1) == .cardinal && isEnd(hour.end)
            && (isEnd(index - 1) || word(index - 1) == .at),
        hour.point.hour <= 12
      else { return nil }
    case .after where isRound && !saysMinutes:
      // "ten after three" is said of minutes, "10 after 3" only where an hour
      // is looked for.
      guard
        word(index) == .cardinal
          ? isHourWord(next + 1)
            || word(index - 1) != .for && word(index - 1) != .of
              && (isHourWithHalf(next + 1) || isPlainHour(next + 1))
          : word(index - 1) == .at || isEnd(index - 1) && isHourWithHalf(next + 1),
        unit(next + 2) == nil
      else { return nil }
    case .after:
      guard saysMinutes, isHourBehind(next + 1) else { return nil }
    case .to, .until:
      guard saysMinutes || (isRound && isMinutesTo(index, next + 1)) else { return nil }
    default:
      // "ten minutes shy of 4"
      guard saysMinutes, isWord(next, in: ["shy", "short"]), word(next + 1) == .of else {
        return nil
      }
      next += 1
    }
    return pastOrTo(count.value, next)
  }

  private func isRoundSpelled(_ index: Int, _ count: Int) -> Bool {
    word(index) == .cardinal && count % 5 == 0 && count <= 25
  }

  private func isHourBehind(_ index: Int) -> Bool {
    clock(index)?.strength == .certain || isHourWord(index) || isPlainHour(index)
  }

  /// "9pm": an hour in figures with its half of the day.
  private func isHourWithHalf(_ index: Int) -> Bool {
    isNumber(index) && (1...12).contains(token(index).number) && meridiem(index + 1) != nil
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
    if word(hour) == .noon || word(hour) == .midnight { return isMinutesToNamed(index) }
    if word(index) == .cardinal { return true }
    guard isNumber(hour) || isEnd(hour) || word(hour) == .cardinal else { return false }
    if isEnd(hour) { return isEnd(index - 1) || word(index - 1) == .at }
    let minutes = token(index).number
    guard token(hour).number <= 12,
      isEnd(hour + 1) || word(hour + 1) == .meridiem || isPartNext(hour + 1)
    else {
      return false
    }
    if isWord(index - 1, "at") { return true }
    // "move it to 10 to 7"
    if word(index - 1) == .to, minutes > token(hour).number, minutes % 5 == 0 { return true }
    // An hour on the face never runs from 20, and seldom from 5 to 4.
    return minutes >= 20 || minutes == token(hour).number + 1 && word(hour + 1) != .meridiem
  }

  /// Whether "N to noon" names minutes: where a moment is led up to, or from so many minutes as
  /// are no hour; "open 10 to noon", "Thursday nine to midday" are hours.
  private func isMinutesToNamed(_ index: Int) -> Bool {
    if let count = cardinal(index), count.value > 12 { return true }
    switch word(index - 1) {
    case .at, .around, .by, .before, .after, .until, .to: return true
    default: return isWord(index - 1, in: ["its", "is"])
    }
  }

  /// "in the afternoon".
  private func isPartNext(_ index: Int) -> Bool {
    word(index) == .in && word(index + 1) == .the && word(index + 2) == .part
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
}
