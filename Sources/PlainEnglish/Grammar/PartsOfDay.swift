/// Parts of the day: "morning", "late afternoon", "lunchtime", "close of
/// business", "after work".
extension PhraseScanner {
  /// A part of the day, with "early", "mid" or "late" before it.
  func part(_ index: Int) -> Match<PartExpression>? {
    switch word(index) {
    case .part:
      guard let part = DayPart(rawValue: token(index).value) else { return nil }
      if part == .lunch || part == .dinner,
        word(index + 1) == .time || part == .lunch && isWord(index + 1, "hour")
          || isInOwnBreak(index)
      {
        return Match(value: PartExpression(part), end: index + 2)
      }
      return Match(value: PartExpression(part), end: index + 1)
    case .early, .late, .mid:
      return edgedPart(index)
    case .later where word(index + 1) == .in, .earlier where word(index + 1) == .in:
      guard let end = dayEnd(index + 2) else { return nil }
      let edge: Edge = word(index) == .later ? .late : .early
      return Match(value: PartExpression(.daytime, edge: edge), end: end)
    case .beginning where word(index + 1) == .of && isBusiness(index + 2),
      .end where word(index + 1) == .of && (isBusiness(index + 2) || isWord(index + 2, "play")):
      return Match(
        value: PartExpression(word(index) == .end ? .endOfDay : .startOfDay), end: index + 3)
    case .beginning where word(index + 1) == .of && isDayWord(index + 2):
      return Match(value: PartExpression(.startOfDay), end: dayWordEnd(index + 2))
    case .end:
      if word(index + 1) == .of, isDayWord(index + 2) {
        return Match(value: PartExpression(.endOfDay), end: dayWordEnd(index + 2))
      }
      return word(index + 1) == .of ? edgedPart(index) : nil
    case .last where word(index + 1) == .thing && !isOrdinaryThing(index):
      return thing(.endOfDay, index + 2)
    case .closing:
      if word(index + 1) == .of,
        word(index + 2) == .business || isWord(index + 2, "business") || isWord(index + 2, "play")
      {
        return Match(value: PartExpression(.endOfDay), end: index + 3)
      }
      if word(index + 1) == .time {
        return Match(value: PartExpression(.endOfDay), end: index + 2)
      }
      guard isHoursPlace(index) else { return nil }
      return Match(value: PartExpression(.endOfDay), end: index + 1)
    case .ordinal where token(index).value == 1 && word(index + 1) == .thing:
      return thing(.startOfDay, index + 2)
    default:
      if isWord(index, "opening"), word(index + 1) == .time || isHoursPlace(index) {
        let end = word(index + 1) == .time ? index + 2 : index + 1
        return Match(value: PartExpression(.startOfDay), end: end)
      }
      if let hours = openingOrClosing(index) ?? light(index) { return hours }
      // "tmrw aft", "this aft"
      if isWord(index, "aft"), [.this, .weekday, .relativeDay].contains(word(index - 1)) {
        return Match(value: PartExpression(.afternoon), end: index + 1)
      }
      if isWord(index, "midafternoon") {
        return Match(value: PartExpression(.afternoon, edge: .middle), end: index + 1)
      }
      if isWord(index, "midmorning") {
        return Match(value: PartExpression(.morning, edge: .middle), end: index + 1)
      }
      return nil
    }
  }

  /// "first thing in the afternoon", "last thing": where the day begins or ends, or the part of
  /// it that is named.
  private func thing(_ edge: DayPart, _ end: Int) -> Match<PartExpression> {
    guard word(end) == .in, word(end + 1) == .the, word(end + 2) == .part,
      let part = DayPart(rawValue: token(end + 2).value)
    else { return Match(value: PartExpression(edge), end: end) }
    return Match(value: PartExpression(edge).within(part), end: end + 3)
  }

  /// "in my lunch break": when somebody comes; "the lunch break" is the desk's own.
  private func isInOwnBreak(_ index: Int) -> Bool {
    guard isWord(index + 1, "break"), isWord(index - 1, in: ["my", "her", "his", "their"]) else {
      return false
    }
    return [.in, .on, .during, .at, .over].contains(word(index - 2))
  }

  /// "start of business", and not of the business day.
  private func isBusiness(_ index: Int) -> Bool {
    word(index) == .business && isWord(index, "business") && word(index + 1) != .day
  }

  /// "that was the last thing": one of several things, and no time of the day.
  private func isOrdinaryThing(_ index: Int) -> Bool {
    guard index > 0,
      word(index - 1) == .the || isWord(index - 1, "my") || isWord(index - 1, "that")
        || isWord(index - 1, "your")
    else { return false }
    switch word(index + 2) {
    case .on, .in, .weekday, .relativeDay, .tonight, .part, .at: return false
    default: return true
    }
  }

  /// "at dawn", "before sunset": behind a preposition of time, as "Dawn" is a
  /// person too.
  private func light(_ index: Int) -> Match<PartExpression>? {
    guard token(index).kind == .word, !token(index).traits.contains(.capital) else { return nil }
    let start = word(index - 1) == .the ? index - 2 : index - 1
    switch word(start) {
    case .at, .before, .after, .by, .around, .until, .from, .since: break
    default: return nil
    }
    if isWord(index, "tea"), !isPlainNoun(index + 1) {
      return Match(value: PartExpression(.tea), end: index + 1)
    }
    if isWord(index, in: ["dawn", "daybreak", "sunrise", "sunup"]) {
      return Match(value: PartExpression(.dawn), end: index + 1)
    }
    if isWord(index, in: ["dusk", "sunset", "sundown", "nightfall"]) {
      return Match(value: PartExpression(.dusk), end: index + 1)
    }
    return nil
  }

  /// "when you open", "before you close": where the hours begin and end.
  private func openingOrClosing(_ index: Int) -> Match<PartExpression>? {
    var next = index
    switch word(index - 1) {
    case .before, .after, .until, .by, .since: break
    default:
      guard isWord(index, "when") else { return nil }
      next += 1
    }
    guard isWord(next, in: ["you", "we", "they"]) else { return nil }
    let end = next + 2
    guard isEnd(end) || word(end) == .on || date(end) != nil else { return nil }
    if isWord(next + 1, in: ["open", "start"]) {
      return Match(value: PartExpression(.startOfDay), end: end)
    }
    guard isWord(next + 1, in: ["close", "shut", "finish"]) else { return nil }
    return Match(value: PartExpression(.endOfDay), end: end)
  }

  /// Whether "close" or "opening" names the end or the start of the hours:
  /// "before close", "at opening".
  private func isHoursPlace(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .before, .until, .at, .to, .by, .around, .after:
      return isEnd(index + 1) || word(index + 1) == .on || date(index + 1) != nil
    default: return false
    }
  }

  /// Behind "the day" of "late in the day".
  private func dayEnd(_ index: Int) -> Int? {
    let next = word(index) == .the ? index + 1 : index
    return word(next) == .day ? next + 1 : nil
  }

  private func edgedPart(_ index: Int) -> Match<PartExpression>? {
    var next = index + 1
    if word(next) == .dash, isGlued(next) { next += 1 }
    let isIn = word(next) == .in
    if isIn { next += 1 }
    if word(next) == .of { next += 1 }
    if word(next) == .the { next += 1 }
    if word(index) == .mid, word(next) == .day, next > index + 1 {
      return Match(value: PartExpression(.midday), end: next + 1)  // "middle of the day"
    }
    if isIn, word(next) == .day {
      // "late in the day"
      let edge: Edge = word(index) == .early ? .early : word(index) == .late ? .late : .middle
      return Match(value: PartExpression(.daytime, edge: edge), end: next + 1)
    }
    guard word(next) == .part, let part = DayPart(rawValue: token(next).value) else { return nil }
    let edge: Edge
    switch word(index) {
    case .early, .beginning: edge = .early
    case .late, .end: edge = .late
    default: edge = .middle
    }
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

extension PartExpression {
  /// The start or the end of the day, as one of a part of it: "first thing Friday afternoon".
  func within(_ other: DayPart) -> PartExpression {
    switch (part, other) {
    case (.startOfDay, .afternoon), (.startOfDay, .evening), (.startOfDay, .night):
      PartExpression(other, edge: .early)
    case (.endOfDay, .morning), (.endOfDay, .forenoon): PartExpression(other, edge: .late)
    default: self
    }
  }
}
