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
    if word(end) == .or, isWord(end + 1, in: ["so", "thereabouts"]) {
      // "3 or so"
      end += 2
      match.strength = max(match.strength, .likely)
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
    if let zone = zone(end) ?? offsetZone(end, base: 0) {
      match.point.zone = zone.value
      end = zone.end
      match.strength = max(match.strength, .likely)
    } else if let place = placeAlone(end)
      ?? (match.strength == .certain ? placeBehind(end) : nil)
    {
      match.point.zone = place.value
      end = place.end
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
      // "7 nights" counts them.
      guard let part = part(index), part.value.part.isClockPart,
        !token(part.end - 1).traits.contains(.plural), !isNights(index)
      else { return nil }
      return part
    default: return nil
    }
  }

  /// A zone behind a time, in parentheses or not: "GMT", "(CET)", "London
  /// time", "Pacific".
  func zone(_ index: Int) -> Match<NamedZone>? {
    if word(index) == .zone { return abbreviatedZone(index) }
    if word(index) == .openParenthesis, word(index + 1) == .zone {
      let zone = abbreviatedZone(index + 1)
      if word(zone.end) == .closeParenthesis { return Match(value: zone.value, end: zone.end + 1) }
      return nil
    }
    guard word(index) == .unknown, token(index).kind == .word || word(index) == .new else {
      return word(index) == .new ? placeZone(index) : nil
    }
    return zulu(index) ?? tableZone(index) ?? placeZone(index)
  }

  /// "CET", "GMT+2", "UTC-05:30".
  private func abbreviatedZone(_ index: Int) -> Match<NamedZone> {
    let minutes = token(index).number
    if minutes == 0, let offset = offsetZone(index + 1, base: index) { return offset }
    return Match(value: NamedZone(minutes), end: index + 1)
  }

  /// Hours and minutes from UTC: "+02:00", "+0300"; behind the zone that they count
  /// from, which stands at `base`, "-5" too.
  private func offsetZone(_ index: Int, base: Int) -> Match<NamedZone>? {
    guard word(index) == .plus || word(index) == .dash, isGlued(index + 1), isNumber(index + 1)
    else { return nil }
    let isNamed = base > 0
    // "3pm-05:00" would be a range.
    guard isNamed ? isGlued(index) : word(index) == .plus || isTimestamp(before: index) else {
      return nil
    }
    let figures = token(index + 1)
    var minutes = figures.number * 60
    var end = index + 2
    if figures.digits == 4 {
      minutes = figures.number / 100 * 60 + figures.number % 100
    } else if word(end) == .colon, isGlued(end), isNumber(end + 1), token(end + 1).digits == 2 {
      minutes += token(end + 1).number
      end += 2
    } else if !isNamed || figures.digits > 2 {
      return nil
    }
    guard minutes <= 14 * 60, meridiem(end) == nil else { return nil }
    return Match(value: NamedZone(word(index) == .dash ? -minutes : minutes), end: end)
  }

  /// Whether figures up to here are a clock time with seconds, as in a timestamp.
  private func isTimestamp(before index: Int) -> Bool {
    isNumber(index - 1) && word(index - 2) == .colon && isNumber(index - 3)
      && word(index - 4) == .colon && isGlued(index)
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

  /// "3pm in Paris": a place whose time may be meant.
  private func placeAlone(_ index: Int) -> Match<NamedZone>? {
    guard word(index) == .in, token(index + 1).traits.contains(.capital),
      !token(index + 1).traits.contains(.name),
      word(index + 1) == .unknown || word(index + 1) == .new,
      var place = ZoneNames.place(line, index + 1), !place.value.isRegion,
      !isCapitalNoun(place.end), word(place.end) != .street
    else { return nil }
    place.value.isPlaceAlone = true
    return Match(value: place.value, end: place.end)
  }

  /// "3pm Paris": a city right behind a clock time, where nothing but a day follows; a person of
  /// that name would have a surname or be led by a word.
  private func placeBehind(_ index: Int) -> Match<NamedZone>? {
    guard token(index).kind == .word, word(index) == .unknown,
      token(index).traits.contains(.capital), !token(index).traits.contains(.name),
      var place = ZoneNames.place(line, index), !place.value.isRegion
    else { return nil }
    switch word(place.end) {
    case .on, .relativeDay, .tonight, .weekday, .this, .next: break
    default: guard isEnd(place.end) else { return nil }
    }
    place.value.isPlaceAlone = true
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
    switch word(end) {
    case .on, .relativeDay, .tonight, .weekday, .this, .next:
      return Match(value: place.value, end: end)
    default: return isEnd(end) ? Match(value: place.value, end: end) : nil
    }
  }
}
