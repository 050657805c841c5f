/// What may follow hour and minute: "o'clock", "p.m.", "in the afternoon", a
/// zone.
extension PhraseScanner {
  /// What may follow hour and minute: o'clock, am, "in the afternoon", a zone.
  func addSuffixes(_ match: inout ClockMatch) {
    var end = match.end
    if let next = oclock(end) {
      end = next
      match.strength = .certain
    }
    if let exact = exactMark(end) {
      end = exact
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
      if let next = oclock(end) ?? exactMark(end) { end = next }
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
  func isHourNext(_ index: Int, _ match: ClockMatch) -> Bool {
    guard match.strength == .bare, isNumber(index) || word(index) == .cardinal else {
      return false
    }
    return unit(index + 1) == nil && !isCount(index + 1)
  }

  /// "o'clock", also as `o"clock` and "o clock".
  func oclock(_ index: Int) -> Int? {
    if word(index) == .oclock { return index + 1 }
    guard word(index) == .oh else { return nil }
    let next = word(index + 1) == .quote ? index + 2 : index + 1
    return isWord(next, "clock") ? next + 1 : nil
  }

  /// "sharp", "on the dot": to the minute.
  private func exactMark(_ index: Int) -> Int? {
    if isWord(index, "sharp") { return index + 1 }
    guard word(index) == .on, word(index + 1) == .the, isWord(index + 2, in: ["dot", "nose"]) else {
      return nil
    }
    return index + 3
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

  func isEndOfLine(_ index: Int) -> Bool { index >= tokens.count }

  /// The full stop of an abbreviation.
  func skipPeriod(_ index: Int) -> Int {
    word(index) == .period && isGlued(index) && word(index - 2) == .period ? index + 1 : index
  }

  /// "in the afternoon", "at night", "in evening", "lunchtime".
  func partSuffix(_ index: Int) -> Match<PartExpression>? {
    switch word(index) {
    case .in, .at, .during:
      let next = word(index + 1) == .the || isWord(index + 1, "thr") ? index + 2 : index + 1
      guard let part = part(next), part.value.part.isClockPart,
        !token(part.end - 1).traits.contains(.plural)
      else { return nil }
      return part
    case .early, .part:
      guard let part = part(index), part.value.part.isClockPart else { return nil }
      return part
    default: return nil
    }
  }

  /// A zone behind a time, in parentheses or not: "GMT", "(CET)", "London
  /// time", "Pacific".
  func zone(_ index: Int) -> Match<NamedZone>? {
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
    return zulu(index) ?? tableZone(index) ?? placeZone(index)
  }

  /// A zone by its name in the tz database: "Asia/Kolkata", "America/New_York".
  private func tableZone(_ index: Int) -> Match<NamedZone>? {
    guard word(index + 1) == .slash, isGlued(index + 1), isGlued(index + 2),
      isWord(
        index,
        in: [
          "africa", "america", "asia", "atlantic", "australia", "europe", "indian", "pacific",
        ]),
      let place = ZoneNames.place(line, index + 2)
    else { return nil }
    return Match(value: place.value, end: place.end)
  }

  /// The Z of ISO 8601.
  private func zulu(_ index: Int) -> Match<NamedZone>? {
    guard isGlued(index), isNumber(index - 1), isWord(index, "z") else { return nil }
    return Match(value: NamedZone(0), end: index + 1)
  }

  /// A place and "time" behind it.
  func placeZone(_ index: Int) -> Match<NamedZone>? {
    guard let place = ZoneNames.place(line, index) else { return nil }
    var end = place.end
    if isWord(end, in: ["standard", "daylight", "summer", "winter"]) || word(end) == .season {
      end += 1
    }
    if word(end) == .time || word(end) == .zoneWord {
      return Match(value: place.value, end: end + 1)
    }
    guard place.value.isRegion, end == place.end else { return nil }
    if end - index == 1, token(index).end - token(index).start == 2 {
      return Match(value: place.value, end: end)  // "10 am PT"
    }
    return isEnd(end) || word(end) == .on ? Match(value: place.value, end: end) : nil
  }
}
