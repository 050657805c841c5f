import CivilTime

/// Days counted from another: "3 days from now", "a week from Friday", "two
/// weeks after Christmas", "a fortnight tomorrow", "3 Fridays from now".
extension PhraseScanner {
  /// A date that begins with a count of days, weeks, months or weekdays.
  func countedDate(_ index: Int) -> DateMatch? {
    switch word(index) {
    case .cardinal, .a, .vagueNumber, .half, .another: break
    default: guard isNumber(index) else { return nil }
    }
    if let weekdays = countedWeekdays(index) { return weekdays }
    guard let length = length(index), length.value.grain >= .day,
      length.value.length.seconds == 0 || length.value.length.days > 0
    else { return nil }
    return dayOffset(length)
  }

  /// What stands behind a length of days.
  private func dayOffset(_ length: Match<LengthExpression>) -> DateMatch? {
    let next = timeWordEnd(length.end)
    if let end = futureEnd(next) { return shifted(.relative(0), length.value, end: end) }
    if let side = spelledSide(next), let anchor = anchor(side.end) {
      return DateMatch(
        date: .shifted(anchor.date, by: length.value, forward: side.value), end: anchor.end,
        rule: .offset)
    }
    switch word(next) {
    case .hence, .later: return shifted(.relative(0), length.value, end: next + 1)
    case .ago:
      return DateMatch(
        date: .shifted(.relative(0), by: length.value, forward: false), end: next + 1,
        rule: .offset)
    case .from:
      if word(next + 1) == .now || word(next + 1) == .the && word(next + 2) == .now {
        return shifted(.relative(0), length.value, end: next + 2)
      }
      guard !isNights(next - 1), let anchor = anchor(next + 1) else { return nil }
      return shifted(anchor.date, length.value, end: anchor.end)
    case .after, .on:
      if word(next) == .on, length.value.length.days % 7 != 0 || length.value.length.days == 0 {
        return nil
      }
      guard let anchor = anchor(next + 1) else { return nil }
      if word(next) == .on, !isSingleDay(anchor) { return nil }
      return shifted(anchor.date, length.value, end: anchor.end)
    case .before:
      guard let anchor = anchor(next + 1) else { return nil }
      return DateMatch(
        date: .shifted(anchor.date, by: length.value, forward: false), end: anchor.end,
        rule: .offset)
    case .relativeDay, .weekday:
      // "a week tomorrow", "a fortnight Friday".
      let days = length.value.length.days
      let isMonths = days == 0 && length.value.length.months > 0 && word(next) == .relativeDay
      guard next == length.end, days % 7 == 0, days > 0 || isMonths, token(next).value >= 0,
        !token(next).traits.contains(.plural), let anchor = anchor(next)
      else { return nil }
      return shifted(anchor.date, length.value, end: anchor.end)
    case .next where word(next + 1) == .weekday, .this where word(next + 1) == .weekday:
      // "a week next Tuesday"
      guard next == length.end, length.value.length.days % 7 == 0, length.value.length.days > 0,
        let anchor = anchor(next)
      else { return nil }
      return shifted(anchor.date, length.value, end: anchor.end)
    default:
      if isWord(next, "out"), next == length.end {
        return shifted(.relative(0), length.value, end: next + 1)
      }
      // "two weeks' time"
      return next > length.end && isTimeAway(next)
        ? shifted(.relative(0), length.value, end: next) : nil
    }
  }

  /// Whether "time" behind a length counts from now: neither "three days' time off" nor "an
  /// hour's time slot".
  private func isTimeAway(_ index: Int) -> Bool {
    guard !isEnd(index), token(index).kind == .word, word(index) == .unknown else { return true }
    return token(index).traits.contains(.name)
  }

  /// Behind "in the future".
  private func futureEnd(_ index: Int) -> Int? {
    guard word(index) == .in else { return nil }
    let next = word(index + 1) == .the ? index + 2 : index + 1
    return isWord(next, "future") ? next + 1 : nil
  }

  private func isSingleDay(_ match: DateMatch) -> Bool {
    match.rule == .weekday || match.rule == .monthDay || match.rule == .day
  }

  private func shifted(
    _ anchor: DateExpression, _ length: LengthExpression, end: Int
  ) -> DateMatch {
    DateMatch(date: .shifted(anchor, by: length, forward: true), end: end, rule: .offset)
  }

  /// "time" in "three weeks' time".
  func isTimeWord(_ index: Int) -> Bool {
    word(index) == .time && unit(index - 1) != nil
  }

  /// Behind "time" in "three weeks' time", where it stands.
  private func timeWordEnd(_ index: Int) -> Int {
    if isTimeWord(index) { return index + 1 }
    return word(index) == .quote && word(index + 1) == .time && unit(index - 1) != nil
      ? index + 2 : index
  }

  /// "3 Fridays from now", "3 mondays after May 25".
  private func countedWeekdays(_ index: Int) -> DateMatch? {
    guard let count = cardinal(index), let weekday = weekday(count.end),
      (1...60).contains(count.value)
    else { return nil }
    let next = count.end + 1
    if word(index - 1) == .in, token(count.end).traits.contains(.plural) {
      return DateMatch(
        date: .nthAfter(count.value, weekday, .relative(0)), end: next, rule: .offset)
    }
    switch word(next) {
    case .from where word(next + 1) == .now:
      return DateMatch(
        date: .nthAfter(count.value, weekday, .relative(0)), end: next + 2, rule: .offset)
    case .hence, .later:
      return DateMatch(
        date: .nthAfter(count.value, weekday, .relative(0)), end: next + 1, rule: .offset)
    case .ago:
      return DateMatch(
        date: .nthAfter(-count.value, weekday, .relative(0)), end: next + 1, rule: .offset)
    case .from, .after, .before:
      guard token(count.end).traits.contains(.plural), let anchor = anchor(next + 1) else {
        return nil
      }
      let sign = word(next) == .before ? -1 : 1
      return DateMatch(
        date: .nthAfter(sign * count.value, weekday, anchor.date), end: anchor.end, rule: .offset)
    default: return nil
    }
  }

  /// A moment that begins with a length: "in 2 hours", "an hour before noon",
  /// "5 minutes from now", "20 min later".
  func moment(_ index: Int) -> Match<TimeExpression>? {
    let isLedByPlus = word(index - 1) == .plus && isEnd(index - 2)
    if word(index) == .in || word(index) == .plus || isLedByPlus {
      var start = isLedByPlus ? index : index + 1
      if let most = mostEnd(start), let length = length(most), length.value.grain < .day,
        word(length.end) != .of
      {
        // "in under an hour"
        return Match(value: .window(length.value), end: length.end)
      }
      while start < index + 4,
        [.around, .tilde, .only, .the].contains(word(start))
          || word(start) == .period && word(start - 1) == .around
          || isWord(start, in: ["exactly", "precisely", "maybe", "say"])
      {
        start += 1
      }
      if let span = lengthSpan(start) { return span }
      guard let length = length(start) ?? bareMinutes(index, start) else { return nil }
      if word(length.end) == .of || isPossessiveStretch(length) { return nil }
      // "comes in an hour late tomorrow"
      if length.value.grain < .day, word(length.end) == .late || word(length.end) == .early {
        return nil
      }
      var end = timeWordEnd(length.end)
      if word(end) == .from, word(end + 1) == .now || word(end + 1) == .relativeDay { end += 2 }
      return Match(value: offset(length.value, from: .now), end: end)
    }
    if word(index) == .now, word(index + 1) == .plus, let length = length(index + 2) {
      return Match(value: offset(length.value, from: .now), end: length.end)
    }
    if [.to, .dash, .or].contains(word(index + 1)), let span = lengthSpan(index),
      word(span.end) == .hence
        || word(span.end) == .from
          && (word(span.end + 1) == .now
            || word(span.end + 1) == .relativeDay && token(span.end + 1).value == 0)
    {
      // "2 to 3 weeks from now"
      return Match(value: span.value, end: span.end + (word(span.end) == .from ? 2 : 1))
    }
    guard let length = length(index), length.value.grain < .day else { return nil }
    let next = timeWordEnd(length.end)
    if let end = futureEnd(next) {
      return Match(value: offset(length.value, from: .now), end: end)
    }
    switch word(next) {
    // "15h30 later this week"
    case .later where isClockInFigures(index) && next == index + 3: return nil
    case .hence, .later:
      return Match(value: offset(length.value, from: .now), end: next + 1)
    case .ago:
      return Match(
        value: .shifted(.now, by: length.value, forward: false), end: next + 1)
    case .from where word(next + 1) == .now:
      return Match(value: offset(length.value, from: .now), end: next + 2)
    case .from, .after, .before:
      guard
        let anchor = simplePoint(next + 1)
          ?? (word(next) == .from
            ? nil : partPoint(next + 1, isAfter: word(next) == .after))
      else { return nil }
      return Match(
        value: .shifted(anchor.value, by: length.value, forward: word(next) != .before),
        end: anchor.end)
    default:
      if isWord(next, "out") {
        return Match(value: offset(length.value, from: .now), end: next + 1)
      }
      if next > length.end, isTimeAway(next), word(index - 1) != .for {
        return Match(value: offset(length.value, from: .now), end: next)  // "2 hours' time"
      }
      guard let side = spelledSide(next), let anchor = simplePoint(side.end) else { return nil }
      return Match(
        value: .shifted(anchor.value, by: length.value, forward: side.value), end: anchor.end)
    }
  }

  /// Behind "under", "less than" and "at most", which make a length the longest.
  private func mostEnd(_ index: Int) -> Int? {
    switch word(index) {
    case .at where isWord(index + 1, "most"): index + 2
    case .unknown:
      isWord(index, "under")
        ? index + 1
        : isWord(index, in: ["less", "fewer"]) && word(index + 1) == .than ? index + 2 : nil
    default: nil
    }
  }

  /// "lunch" of "an hour after lunch tomorrow", "closing" of "an hour before closing": where a
  /// part of the day begins or, behind it, ends.
  private func partPoint(_ index: Int, isAfter: Bool) -> Match<TimeExpression>? {
    guard let part = part(index), part.value.part.isMeal || part.value.part.isEdgeOfDay else {
      return nil
    }
    let clock: ClockExpression =
      isAfter && part.value.part.isMeal
      ? .boundedPart(.after, part.value) : .part(part.value)
    let next = word(part.end) == .on ? part.end + 1 : part.end
    guard let day = date(next), day.date.isSingle else {
      return Match(value: .on(nil, clock), end: part.end)
    }
    return Match(value: .on(day.date, clock), end: day.end)
  }

  /// "prior to", "ahead of", "following": before and after, behind a length.
  private func spelledSide(_ index: Int) -> Match<Bool>? {
    switch word(index) {
    case .next where isWord(index, "following"): return Match(value: true, end: index + 1)
    case .unknown:
      if isWord(index, "preceding") { return Match(value: false, end: index + 1) }
      let isBefore =
        word(index + 1) == .to
        ? isWord(index, "prior")
        : word(index + 1) == .of && isWord(index, "ahead")
      return isBefore ? Match(value: false, end: index + 2) : nil
    default: return nil
    }
  }

  /// "in 2-3 days", "in 2 or 3 weeks", "in a day or two": from the one to the
  /// other.
  private func lengthSpan(_ index: Int) -> Match<TimeExpression>? {
    guard let low = cardinal(index) ?? (word(index) == .a ? Match(value: 1, end: index + 1) : nil)
    else { return nil }
    let high: Int
    let unit: TimeUnit
    var end: Int
    if [.dash, .to, .or].contains(word(low.end)), let last = cardinal(low.end + 1),
      let named = self.unit(last.end), word(index) != .a
    {
      (high, unit, end) = (last.value, named, last.end + 1)
    } else if let named = self.unit(low.end), word(low.end + 1) == .or,
      let last = cardinal(low.end + 2), self.unit(last.end) == nil
    {
      (high, unit, end) = (last.value, named, last.end)
    } else {
      return nil
    }
    guard low.value < high, high <= 100, low.value > 0 else { return nil }
    if isTimeWord(end) { end += 1 }
    let first = LengthExpression(unit.length(low.value), grain: unit.grain)
    let second = LengthExpression(unit.length(high), grain: unit.grain)
    guard !unit.isClock else {
      return Match(
        value: .between(offset(first, from: .now), offset(second, from: .now)), end: end)
    }
    return Match(
      value: .on(
        .range(
          .shifted(.relative(0), by: first, forward: true),
          .shifted(.relative(0), by: second, forward: true)), nil), end: end)
  }

  /// "in 15": minutes, where nothing follows.
  private func bareMinutes(_ index: Int, _ start: Int) -> Match<LengthExpression>? {
    guard word(index) == .in, isNumber(start), token(start).digits <= 2,
      token(start).number > 0, start + 1 >= tokens.count || isEnd(start + 1)
    else { return nil }
    if isEnd(start + 1), isNumber(start + 2) { return nil }
    return Match(
      value: LengthExpression(.minutes(token(start).number), grain: .minute), end: start + 1)
  }

  /// "in 30 minutes slots" and the like count slots, not time from now.
  private func isPossessiveStretch(_ length: Match<LengthExpression>) -> Bool {
    isWord(length.end, in: ["slots", "intervals", "blocks", "increments", "chunks", "steps"])
  }

  /// A length from another moment: in days it is a date.
  func offset(_ length: LengthExpression, from anchor: TimeExpression) -> TimeExpression {
    let isLessThanDay = length.length.days == 0 && length.length.months == 0
    if length.grain >= .day, !isLessThanDay, anchor == .now {
      return .on(.shifted(.relative(0), by: length, forward: true), nil)
    }
    return .shifted(anchor, by: length, forward: true)
  }

  /// A point in time that others count from: a date, a clock time, or both.
  func simplePoint(_ index: Int) -> Match<TimeExpression>? {
    // "15 minutes before my 3pm"
    let isOwned = word(index) == .the || isWord(index, "my")
    let start = isOwned ? index + 1 : index
    if let clock = clock(start), clock.strength == .certain {
      let next = word(clock.end) == .on ? clock.end + 1 : clock.end
      if let day = date(next) {
        return Match(value: .on(day.date, .at(clock.point)), end: day.end)
      }
      return Match(value: .on(nil, .at(clock.point)), end: clock.end)
    }
    guard let day = date(index) else { return nil }
    let next = word(day.end) == .at ? day.end + 1 : day.end
    if let clock = clock(next), clock.strength == .certain || next > day.end {
      return Match(value: .on(day.date, .at(clock.point)), end: clock.end)
    }
    return Match(value: .on(day.date, nil), end: day.end)
  }
}
