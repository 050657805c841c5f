/// Whether a figure is a clock time where it stands, or counts something.
extension PhraseScanner {
  /// "for 1600", "for ten thirty", "to 3" of what is changed.
  func isForClock(_ index: Int) -> Bool {
    word(index - 1) == .for || word(index - 1) == .to
  }

  /// "9.15" behind "at" is a clock time, not a date.
  func isDottedClock(_ date: DateMatch, at index: Int) -> Bool {
    date.rule == .numericDate && date.isDoubtful && isNumber(index) && token(index).number <= 24
      && !(token(index).number == 24 && token(index + 2).number != 0)
  }

  /// Whether a figure that may be a clock time is one here.
  func isClockPlace(
    _ clock: ClockMatch, at index: Int, _ draft: PointDraft, _ lead: Lead
  ) -> Bool {
    if isNumber(clock.end), isGlued(clock.end) { return false }
    if word(clock.end) == .period || word(clock.end) == .dash, isGlued(clock.end),
      isNumber(clock.end + 1), isGlued(clock.end + 1), clock.strength == .bare
    {
      return word(clock.end) == .dash && lead == .clock && token(index).digits <= 2
    }
    switch clock.strength {
    case .certain: return true
    case .likely:
      if isYear(index), draft.number != nil || draft.date?.isMonthDay == true { return false }
      if isAddress(clock.end, at: index) { return false }
      if lead == .clock { return !isCount(clock.end) }
      if isForClock(index), isNumber(index) ? token(index).digits == 4 : true {
        return isEnd(clock.end)
      }
      if isNumber(index), isDayFirst(index), numericDate(index) != nil,
        draft.date?.isFullDay != true
      {
        return false
      }
      return draft.date != nil && !isCount(clock.end)
    case .bare:
      if lead == .clock, isWord(index - 1, "near") || isRatio(index) { return false }
      if isPronoun(index), !isEnd(clock.end), !isFollowedByDay(clock.end),
        word(clock.end) != .for || cardinal(clock.end + 1) == nil
      {
        return false  // but "at one for four people"
      }
      return lead == .clock && !isCount(clock.end) && date(index) == nil
    }
  }

  /// Whether a day follows that was counted or picked in several words: "on 16th of this
  /// month", "next week on Friday", "a week from Friday", "in nine days".
  func isDayBehind(_ end: Int) -> Bool {
    if isFollowedByDay(end) { return true }
    let next = word(end) == .comma ? end + 1 : end
    switch word(next) {
    case .on: return ordinal(next + 1) != nil && date(next + 1) != nil
    case .next, .this:
      guard let unit = unit(next + 1), unit == .week || unit == .month else { return false }
      let day = word(next + 2) == .on ? next + 3 : next + 2
      return weekday(day) != nil || word(day) == .the && ordinal(day + 1) != nil
    case .in:
      return length(next + 1).map { $0.value.grain == .day || $0.value.grain == .week } ?? false
    case .a, .cardinal: return date(next)?.rule == .offset
    default:
      return isNumber(next) && unit(next + 1).map { !$0.isClock } == true
        && date(next)?.rule == .offset
    }
  }

  /// Whether dotted figures can be a day and a month in this order.
  func isDayFirst(_ index: Int) -> Bool {
    isNumber(index + 2) && (1...12).contains(token(index + 2).number)
  }

  /// "20/20": two figures of which the second is no later hour.
  private func isRatio(_ index: Int) -> Bool {
    isNumber(index) && word(index + 1) == .slash && isGlued(index + 1) && isNumber(index + 2)
      && isGlued(index + 2) && token(index).number >= token(index + 2).number
      && token(index).number > 12
  }

  /// Whether four figures are rather a year.
  func isYear(_ index: Int) -> Bool {
    isNumber(index) && token(index).digits == 4 && (1900...2099).contains(token(index).number)
  }

  /// "at 128 El Cerrito Plz": a house number has a name behind it.
  func isAddress(_ end: Int, at index: Int) -> Bool {
    isNumber(index) && end == index + 1 && token(end).kind == .word && word(end) == .unknown
      && token(end).traits.contains(.capital) && !token(end).traits.contains(.name)
  }

  /// Whether a word tells the desk what to do, so that a number before it counts nothing: "at
  /// 9 or 10 book a haircut".
  func isCommand(_ index: Int) -> Bool {
    isWord(index, in: ["book", "schedule", "reserve", "find", "cancel", "add", "let", "lets"])
  }

  /// Whether what follows a number makes it a count, a price or an address.
  func isCount(_ index: Int) -> Bool {
    switch word(index) {
    case .percent, .dollar, .street, .count, .ordinalEnding, .hash: return true
    case .comma: return isGlued(index) && isNumber(index + 1) && isGlued(index + 1)
    case .unit, .day, .year: return unit(index) != nil && !isNamedWeek(index)
    case .part: return token(index).traits.contains(.plural)
    case .of: return isWord(index + 1, in: ["us", "them"])
    case .month: return word(index + 1) == .street
    case .slash: return isGlued(index) && isNumber(index + 1) && isPortion(index + 2)
    case .unknown where token(index).kind == .word && index < tokens.count:
      if token(index).traits.contains(.name) { return false }
      for offset in 0..<3 where word(index + offset) == .street { return true }
      // "12 main st"
      if word(index + 1) == .ordinalEnding, isWord(index + 1, "st"), !isGlued(index + 1) {
        return true
      }
      return isWord(
        index,
        in: [
          "people", "persons", "guests", "points", "percent", "tickets", "adults", "miles",
          "dollars", "bucks", "degrees", "stars", "pm", "kids", "men", "women", "seats",
          "rooms", "places", "others", "friends", "items", "pounds", "euros", "person",
          "beds", "nights", "guys", "peeps", "bags", "ml", "kg", "mg", "km", "meters",
        ])
    default: return false
    }
  }
}
