import CivilTime

/// Bare hours that stand for another or behind it: "at 3, no wait, 4", "at 3, or if that's gone,
/// 4".
extension PhraseScanner {
  /// A bare number that takes the place of the hour before it, is wanted next, or is ruled out.
  func secondHour(_ index: Int, behind last: TimePhrase?) -> TimePhrase? {
    guard isNumber(index) || word(index) == .cardinal, let last,
      case .on(let date, let clock?) = last.expression
    else { return nil }
    let gap = (last.furtherTokens?.upperBound ?? last.tokens.upperBound)..<index
    guard !gap.isEmpty, gap.count <= 12, var hour = figuredHour(index) else { return nil }
    if case .at(let point) = clock, hour.value.isAfternoon == nil, !hour.value.isFixed {
      hour.value.isAfternoon = point.isAfternoon
    }
    let second = TimePhrase(.on(date, .at(hour.value)), tokens: index..<hour.end, rule: .clock)
    if gap.count <= 3, word(index - 1) == .not { return second }
    guard case .at = clock, isCorrection(gap) || isNextBest(last, second) else { return nil }
    return second
  }

  /// "4", "4.30", with nothing behind it that it could count.
  private func figuredHour(_ index: Int) -> Match<ClockPoint>? {
    if let clock = clock(index), clock.point.hasMinutes,
      isEnd(clock.end) || word(clock.end) == .or
    {
      return Match(value: clock.point, end: clock.end)
    }
    guard let number = cardinal(index), (1...24).contains(number.value), !isCount(number.end),
      isEnd(number.end) && !isGlued(number.end + 1) || word(number.end) == .or
    else { return nil }
    return Match(value: hour(number.value, at: index), end: number.end)
  }
}
