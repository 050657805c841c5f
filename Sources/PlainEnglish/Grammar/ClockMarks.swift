/// Marks in a clock time that mean something else as well: the dash of "16-45", the "h" of
/// "14:00h", which may count hours.
extension PhraseScanner {
  /// "7-05 pm", "at 16-45", "March 16 14-30": a dash for the colon, where it parts neither two
  /// hours nor two days.
  func isDashedMinute(_ dash: Int, hourAt index: Int) -> Bool {
    let minute = token(dash + 1)
    guard isGlued(dash), isNumber(dash + 1), isGlued(dash + 1), minute.digits == 2,
      minute.number < 60
    else { return false }
    if meridiem(dash + 2) != nil { return minute.number >= 13 || minute.number < 10 }
    guard (13...23).contains(token(index).number), minute.number >= 25 else { return false }
    switch word(dash + 2) {
    case .month, .of, .dash, .slash, .unit, .colon: return false
    default: return word(index - 1) == .at || isDayBehind(dash + 2)
    }
  }

  /// "March 16, 14-30": a clock time with a dash right behind a day.
  func dashedClock(_ index: Int) -> ClockMatch? {
    let dash = index + 1
    guard isNumber(index), (13...23).contains(token(index).number), word(dash) == .dash,
      isGlued(dash), isNumber(dash + 1), isGlued(dash + 1), token(dash + 1).digits == 2,
      (25...59).contains(token(dash + 1).number)
    else { return nil }
    switch word(dash + 2) {
    case .month, .of, .dash, .slash, .unit, .colon: return nil
    default: break
    }
    var match = ClockMatch(
      point: ClockPoint(hour: token(index).number), end: dash + 2, strength: .certain)
    match.point.isFixed = true
    setMinutes(&match, at: dash + 1, strength: .certain)
    return match
  }

  /// "14:00h", "14.00 hrs": the mark behind hour and minute, where they are no length.
  func takeHoursMark(_ match: inout ClockMatch, at index: Int) {
    let end = match.end
    guard word(end) == .minuteMark || unit(end) == .hour else { return }
    if match.strength < .certain {
      guard isClockInHours(index, mark: end) else { return }
    } else if token(index).digits == 1, match.point.hour < 7, !isGlued(end) {
      return
    }
    match.end += 1
    match.strength = .certain
    match.point.isFixed = true
  }

  /// Whether dotted figures with a mark for hours are a clock time and not so long: "17.30h",
  /// "at 9.15 hrs", not "7.5 hours" or "7.25 hours".
  func isClockInHours(_ index: Int, mark: Int) -> Bool {
    guard token(index).digits <= 2, (7...24).contains(token(index).number), mark == index + 3,
      token(index + 2).digits == 2, token(index + 2).number < 60
    else { return false }
    if word(mark) == .minuteMark, isGlued(mark) { return true }
    switch word(index - 1) {
    case .at, .by, .from, .until, .before, .after, .between, .around, .to, .dash, .weekday,
      .relativeDay, .month, .tonight, .on, .comma:
      return true
    default:
      return !isWord(mark, "hours")
        && (isFollowedByDay(mark + 1) || token(index + 2).number % 15 == 0)
    }
  }

  /// Whether "1h30" is so long rather than the small hours: nothing before it
  /// says that a clock time is named.
  func isLengthInHours(_ index: Int) -> Bool {
    // "4h 20min"
    if isNumber(index + 2), unit(index + 3) == .minute { return true }
    guard token(index).digits == 1, (1...2).contains(token(index).number) else { return false }
    switch word(index - 1) {
    case .at, .by, .from, .until, .before, .after, .between, .around, .to, .dash, .weekday,
      .relativeDay, .month, .tonight, .on:
      return false
    default: return !isNumber(index - 1)
    }
  }
}
