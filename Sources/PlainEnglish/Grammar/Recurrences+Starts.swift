import CivilTime

/// The day on which a repetition begins: "from Friday 11 December at 3", "this Friday at 3 and
/// then every other week".
extension RecurrenceBuilder {
  private func word(_ index: Int) -> Word { scanner.word(index) }

  /// "Friday 11 December at 3": a day that several words name, and the hour behind it.
  mutating func fullDate(_ index: Int) -> Match<DateExpression>? {
    guard let point = scanner.point(index, lead: .bound), let date = point.date, date.isSingle,
      point.number == nil, word(point.end) != .of, word(point.end) != .every
    else { return nil }
    if phrase.clock == nil, let clock = point.clock { phrase.clock = clock }
    if phrase.clock == nil, phrase.part == nil { phrase.part = point.part }
    return Match(value: date, end: point.end)
  }

  /// Lets a day that is named beside "every two weeks", "then monthly", "repeat weekly" be the
  /// first, where nothing else says on which days it goes on.
  mutating func takeFirstDate(in range: Range<Int>) {
    guard phrase.start == nil, phrase.period == nil, !phrase.isDescription, !phrase.isPartOnly,
      phrase.rule.days.isEmpty, phrase.rule.monthDays.isEmpty, phrase.rule.months.isEmpty,
      phrase.timesPerUnit == nil,
      phrase.rule.frequency != .minutely, phrase.rule.frequency != .hourly
    else { return }
    var index = range.lowerBound
    while index < range.upperBound {
      if let taken = phrase.tokens.first(where: { $0.contains(index) }) {
        index = taken.upperBound
      } else if mayBeginDate(index), let date = scanner.date(index), date.date.isSingle {
        let full = fullDate(index)
        take(full?.value ?? date.date, in: index..<(full?.end ?? date.end), date.end)
        return
      } else {
        index += 1
      }
    }
  }

  /// A day that is said apart from its hour stays a time of its own.
  private mutating func take(_ date: DateExpression, in tokens: Range<Int>, _ end: Int) {
    phrase.start = date
    guard tokens.upperBound > end || phrase.tokens.contains(where: { $0.contains(end) }) else {
      return
    }
    let place = phrase.tokens.firstIndex { $0.lowerBound > tokens.lowerBound }
    phrase.tokens.insert(tokens, at: place ?? phrase.tokens.endIndex)
    // An hour that was found by itself may stand inside.
    var merged: [Range<Int>] = []
    for range in phrase.tokens {
      if let last = merged.last, last.upperBound > range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    phrase.tokens = merged
  }

  /// Whether a day can begin at a token, and none that is an end or is ruled out.
  private func mayBeginDate(_ index: Int) -> Bool {
    switch word(index) {
    case .unknown: guard scanner.isNumber(index) else { return false }
    case .weekday, .relativeDay, .month, .the, .this, .next, .coming, .ordinal, .cardinal,
      .christmas, .new, .second:
      break
    default: return false
    }
    if scanner.token(index).traits.contains(.name) { return false }
    let before = word(index - 1) == .on ? index - 2 : index - 1
    switch word(before) {
    case .not, .except, .until, .through, .before, .after, .by, .to, .than, .but, .from, .of:
      return false
    default: return true
    }
  }
}
