import CivilTime

/// Weekdays: bare, "Tuesday week", "the Saturday after next", "the Friday after
/// Christmas".
extension PhraseScanner {
  /// The weekday that a token names.
  func weekday(_ index: Int) -> Weekday? {
    word(index) == .weekday ? Weekday(rawValue: token(index).number) : nil
  }

  /// A date that begins with a weekday.
  func weekdayDate(_ index: Int) -> DateMatch? {
    guard let weekday = weekday(index), !isPlainWord(index), !isNamed(index) else { return nil }
    var end = index + 1
    if word(end) == .period, token(index).end - token(index).start <= 5 { end += 1 }
    var match = DateMatch(
      date: .weekday(weekday, .bare), end: end, rule: .weekday, isDoubtful: isShort(index))
    switch word(end) {
    case .after where word(end + 1) == .next:
      match.date = .weekday(weekday, .afterNext)
      match.end = end + 2
    case .after where word(end + 1) == .this && (isWord(end + 2, "one") || isEnd(end + 2)):
      // "the Monday after this one"
      match.date = .shifted(
        .weekday(weekday, .this), by: LengthExpression(.init(days: 7), grain: .day), forward: true)
      match.end = isWord(end + 2, "one") ? end + 3 : end + 2
    case .next where isWord(end, "following"):
      // "the Sunday following Thanksgiving"
      guard let anchor = anchor(end + 1), anchor.rule != .numericDate else { break }
      match.date = .nthAfter(1, weekday, anchor.date)
      match.end = anchor.end
    case .after, .before:
      guard let anchor = anchor(end + 1), anchor.rule != .numericDate else { break }
      let sign = word(end) == .after ? 1 : -1
      match.date = .nthAfter(sign, weekday, anchor.date)
      match.end = anchor.end
    case .unit where (unit(end) == .week || unit(end) == .fortnight) && word(end + 1) != .of:
      let days = unit(end) == .week ? 7 : 14
      match.date = .shifted(
        match.date, by: LengthExpression(.init(days: days), grain: .week), forward: true)
      match.end = end + 1
    case .a where isWeekOn(end, behind: index):
      // "Tuesday a week"
      let days = unit(end + 1) == .week ? 7 : 14
      match.date = .shifted(
        match.date, by: LengthExpression(.init(days: days), grain: .week), forward: true)
      match.end = end + 2
    default: break
    }
    return match
  }

  /// "Tuesday a week at 3", "Friday a fortnight": so long on, where nothing goes on behind it as
  /// in "Tuesday a week later", "twice on Tuesday a week off".
  private func isWeekOn(_ index: Int, behind weekday: Int) -> Bool {
    guard unit(index + 1) == .week || unit(index + 1) == .fortnight,
      !token(index + 1).traits.contains(.plural), !token(weekday).traits.contains(.plural)
    else { return false }
    switch word(index + 2) {
    case .at, .around, .part, .noon, .for: return true
    default: return isEnd(index + 2) || isNumber(index + 2)
    }
  }

  /// Whether a weekday is an abbreviation, which may be another word.
  private func isShort(_ index: Int) -> Bool { token(index).end - token(index).start <= 3 }

  /// Whether what stands beside "sat", "wed" and the like shows that a day is meant: "the wed
  /// after next", "sat week", "4:30p mon", "see you sat", "a wed appointment".
  private func isShortDayPlace(_ index: Int) -> Bool {
    switch word(index + 1) {
    case .after where word(index + 2) == .next || word(index + 2) == .this: return true
    // "wed after 3"
    case .after, .before, .from, .until, .between:
      if isNumber(index + 2) || word(index + 2) == .noon { return true }
    case .unit:
      if unit(index + 1) == .week, !token(index + 1).traits.contains(.plural) { return true }
    case .weekday: return true
    default: break
    }
    switch word(index - 1) {
    case .meridiem: return true
    case .a:
      return isWord(index, in: ["wed", "mon"]) && !isWord(index + 1, in: ["couple", "pair"])
    default: break
    }
    if isNumber(index - 2), isGlued(index - 1), isWord(index - 1, in: ["p", "a"]) { return true }
    return isWord(index - 1, "you") && isWord(index - 2, "see")
  }

  /// "Ruby Tuesday", "TGI Friday's", "add Wednesday Addams": a name, not a day.
  func isNamed(_ index: Int) -> Bool {
    guard token(index).traits.contains(.capital) else { return false }
    if isWord(index - 1, in: ["ruby", "tgi"]) || isTitled(index) { return true }
    // "Friday Street", "the Sunday Times"
    if word(index + 1) == .street, token(index + 1).traits.contains(.capital) { return true }
    if isWord(
      index + 1, in: ["club", "times", "telegraph", "mail", "post", "mirror", "herald", "express"]),
      token(index + 1).traits.contains(.capital)
    {
      return true
    }
    // "in Sun City"
    if word(index - 1) == .in, isShort(index), isCapitalNoun(index + 1) { return true }
    // "with Sun on Sunday": nobody says a day twice.
    if isWord(index - 1, "with"), word(index + 1) == .on, weekday(index + 2) != nil { return true }
    return isNameLed(index) && isCapitalNoun(index + 1)
  }

  /// Whether a person or a thing with a name is spoken of before a word: "add", "invite",
  /// "called".
  func isNameLed(_ index: Int) -> Bool {
    isWord(index - 1, in: ["add", "invite", "called", "named", "met", "know", "ask"])
  }

  /// Whether a word begins with a capital and means nothing to the grammar, as surnames do.
  func isCapitalNoun(_ index: Int) -> Bool {
    token(index).kind == .word && word(index) == .unknown
      && token(index).traits.contains(.capital)
  }

  /// Whether "sat", "sun", "wed" and the like stand where a plain word stands.
  func isPlainWord(_ index: Int) -> Bool {
    guard isShort(index) else { return false }
    let isRare = isWord(index, in: ["sat", "sun", "wed", "fry", "mun", "tu", "mon"])
    guard isRare else { return false }
    if tokens.count == 1 { return false }
    if isShortDayPlace(index) { return false }
    if isWord(index, "wed"), isWord(index - 1, in: ["just", "newly", "recently", "happily"]) {
      return true
    }
    // "can we do it wed instead"
    if isWord(index, in: ["wed", "mon"]),
      isWord(index + 1, in: ["instead", "please", "same", "too", "then"])
    {
      return false
    }
    switch word(index - 1) {
    case .on, .this, .next, .every, .other, .by, .before, .until, .from, .to, .last, .coming,
      .between,
      .dash, .and, .or, .comma, .through, .after, .for, .unit, .not, .except, .weekday, .slash,
      .part, .of, .frequency, .holiday, .openParenthesis, .beginning, .starting:
      return false
    case .the: return true
    default: break
    }
    // "he sat next to me"
    if isWord(index - 1, in: ["he", "she", "it", "we", "they", "i", "you", "who"]),
      !token(index).traits.contains(.capital)
    {
      return true
    }
    let next = word(index + 1)
    // "mon to wed", "sun-tue"
    if next == .to || next == .dash, weekday(index + 2) != nil { return false }
    // "sat last thing"
    if next == .last, word(index + 2) == .thing { return false }
    if isNumber(index + 1) || next == .part || next == .comma || next == .at || next == .month
      || next == .the || next == .dash || next == .slash || next == .through || next == .period
      || next == .noon || next == .ordinal || next == .ampersand || next == .plus
      || next == .next || next == .this || next == .coming || next == .or || next == .and
      || next == .meridiem
    {
      return next == .the && isWord(index, "sat")
    }
    // "wed to 3", "wed to fri"
    if next == .to, isNumber(index + 2) || isWord(index, "wed") && word(index + 2) == .weekday {
      return false
    }
    if index == 0 { return !(isEnd(1) || next == .to || next == .and || next == .or) }
    // "haircut sat", "Sam sat down": capitals, and the end of the line, tell.
    return !(token(index).traits.contains(.capital) || isEnd(index + 1)) || isWord(index, "tu")
  }
}
