/// Parts of the day: "morning", "late afternoon", "lunchtime", "close of
/// business", "after work".
extension PhraseScanner {
  /// A part of the day, with "early", "mid" or "late" before it.
  func part(_ index: Int) -> Match<PartExpression>? {
    switch word(index) {
    case .part:
      guard let part = DayPart(rawValue: token(index).value) else { return nil }
      if part == .lunch || part == .dinner, word(index + 1) == .time {
        return Match(value: PartExpression(part), end: index + 2)
      }
      return Match(value: PartExpression(part), end: index + 1)
    case .early, .late, .mid:
      return edgedPart(index)
    case .beginning where word(index + 1) == .of && isDayWord(index + 2):
      return Match(value: PartExpression(.startOfDay), end: dayWordEnd(index + 2))
    case .end:
      if word(index + 1) == .of, isDayWord(index + 2) {
        return Match(value: PartExpression(.endOfDay), end: dayWordEnd(index + 2))
      }
      return nil
    case .closing:
      if word(index + 1) == .of, word(index + 2) == .business || isWord(index + 2, "business") {
        return Match(value: PartExpression(.endOfDay), end: index + 3)
      }
      if word(index + 1) == .time {
        return Match(value: PartExpression(.endOfDay), end: index + 2)
      }
      return nil
    case .ordinal where token(index).value == 1 && word(index + 1) == .thing:
      var end = index + 2
      if word(end) == .in, word(end + 1) == .the, word(end + 2) == .part { end += 3 }
      return Match(value: PartExpression(.startOfDay), end: end)
    default:
      if isWord(index, "midafternoon") {
        return Match(value: PartExpression(.afternoon, edge: .middle), end: index + 1)
      }
      if isWord(index, "midmorning") {
        return Match(value: PartExpression(.morning, edge: .middle), end: index + 1)
      }
      return nil
    }
  }

  private func edgedPart(_ index: Int) -> Match<PartExpression>? {
    var next = index + 1
    if word(next) == .dash, isGlued(next) { next += 1 }
    if word(next) == .in { next += 1 }
    if word(next) == .of { next += 1 }
    if word(next) == .the { next += 1 }
    guard word(next) == .part, let part = DayPart(rawValue: token(next).value) else { return nil }
    let edge: Edge = word(index) == .early ? .early : word(index) == .late ? .late : .middle
    return Match(value: PartExpression(part, edge: edge), end: next + 1)
  }

  private func isDayWord(_ index: Int) -> Bool {
    word(index) == .day || (word(index) == .the && word(index + 1) == .day)
      || ((word(index) == .business || word(index) == .work) && word(index + 1) == .day)
      || (word(index) == .the && word(index + 1) == .work && word(index + 2) == .day)
      || unit(index) == .workday
  }

  private func dayWordEnd(_ index: Int) -> Int {
    if word(index) == .day || unit(index) == .workday { return index + 1 }
    return word(index + 1) == .work ? index + 3 : index + 2
  }
}
