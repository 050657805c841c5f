import CivilTime

/// "Mondays and Thursdays", "weekends", "mornings": days that repeat as more than one is named.
extension RecurrenceBuilder {
  private func word(_ index: Int) -> Word { scanner.word(index) }

  /// "Mondays and Thursdays", "weekends", "tuesday afternoons", "mornings".
  mutating func plurals(_ index: Int) -> Int? {
    let start = word(index) == .on ? index + 1 : index
    let token = scanner.token(start)
    if isRuledOut(index) || scanner.isRefusedPart(index) { return nil }
    switch word(start) {
    case .weekday:
      guard let list = weekdayList(start), !isCounted(start) || !isCountedOn(list.end),
        !isCountedTo(start), !scanner.isRefused(list.end), !scanner.isOwnHabit(start, end: list.end)
      else { return nil }
      if let end = everyWeekBehind(list) { return end }
      let isPlural = (start..<list.end).contains {
        word($0) == .weekday && scanner.token($0).traits.contains(.plural)
          && !scanner.token($0).traits.contains(.possessive)
      }
      if isPlural, start == index, word(list.end) == .part,
        let part = scanner.part(list.end), part.value.part.isMeal
      {
        return nil  // "Fridays lunch" for "Friday's lunch"
      }
      if isPlural, start == index, list.value.count == 1, isOwned(index, by: list.end) {
        return nil  // "cancel Fridays haircut" for "Friday's"
      }
      if !isPlural, !scanner.isListForWeeks(start) {
        guard word(list.end) == .part, scanner.token(list.end).traits.contains(.plural) else {
          return nil
        }
      }
      if phrase.count == nil, let count = countedDays(before: start) { phrase.count = count }
      setWeekly(
        list.value, interval: scanner.isWord(start - 1, in: ["alternate", "alternating"]) ? 2 : 1)
      phrase.isDescription = false
      return partAfterDays(list.end)
    case .unit where word(start + 1) == .part && scanner.token(start + 1).traits.contains(.plural):
      guard let unit = scanner.unit(start), unit == .weekend || unit == .workday else {
        return nil
      }
      set(unit, interval: 1)
      return partAfterDays(start + 1)
    case .unit where token.traits.contains(.plural):
      guard let unit = scanner.unit(start), unit == .weekend || unit == .workday else {
        return nil
      }
      if word(start - 1) == .cardinal || scanner.isNumber(start - 1) { return nil }
      if hasFrequency {
        setDays(of: unit)
      } else {
        set(unit, interval: 1)
      }
      markWeeknights(start)
      return start + 1
    case .part where token.traits.contains(.plural):
      guard let part = scanner.part(start), !part.value.part.isMeal, !isCounted(start) else {
        return nil
      }
      if !hasFrequency, part.value.part == .night, start == index { return nil }
      if !hasFrequency { phrase.isDescription = true }
      set(.daily, interval: 1)
      phrase.part = part.value
      return part.end
    default: return nil
    }
  }

  /// Whether one thing of a day is spoken of, with its apostrophe left out: "move Mondays cut".
  private func isOwned(_ index: Int, by thing: Int) -> Bool {
    guard scanner.isPlainNoun(thing), !scanner.isCommand(thing) else { return false }
    switch word(index - 1) {
    case .move, .change: return true
    default:
      return scanner.isWord(
        index - 1,
        in: ["cancel", "is", "was", "about", "show", "confirm", "bring", "delay", "forget", "drop"])
    }
  }

  /// "no Mondays", "not at weekends": what is not wanted does not repeat.
  private func isRuledOut(_ index: Int) -> Bool {
    let before =
      word(index - 1) == .at || word(index - 1) == .on || word(index - 1) == .the
      ? index - 2 : index - 1
    switch word(before) {
    case .no, .not, .except: return true
    case .and, .or, .comma:
      // "no Mondays or Fridays"
      return word(before - 1) == .weekday && scanner.token(before - 1).traits.contains(.plural)
        && isRuledOut(before - 1)
    case .but:
      return [.any, .day, .time, .anytime].contains(word(before - 1)) || isAnything(before)
        || (max(0, before - 6)..<max(0, before)).contains { word($0) == .any }
    default: return scanner.isWord(before, in: ["never", "without"]) || isUnable(index)
    }
  }

  /// "I can't do Mondays", "I can't on Mondays".
  private func isUnable(_ index: Int) -> Bool {
    let before = word(index - 1) == .on ? index - 2 : index - 1
    let verb =
      scanner.isWord(before, in: ["do", "make", "manage", "come"]) ? before - 1 : before
    return word(verb) == .negation && scanner.isWord(verb - 1, in: ["i", "we"])
  }

  private func isAnything(_ index: Int) -> Bool {
    scanner.isWord(index - 1, in: ["anything", "anyday"])
  }

  /// "3 Fridays from now" counts to a day.
  private func isCountedOn(_ end: Int) -> Bool {
    switch word(end) {
    case .from, .after, .before, .hence, .later, .ago: true
    default: false
    }
  }

  private func isCounted(_ index: Int) -> Bool {
    scanner.isNumber(index - 1) || word(index - 1) == .cardinal
      || word(index - 1) == .vagueNumber || word(index - 1) == .of
  }
}
