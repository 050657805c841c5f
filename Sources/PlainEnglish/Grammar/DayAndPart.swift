/// A day and a part of it said at once, and where a part of the day can stand:
/// "tonight", "late this afternoon", "the night before Christmas", "Friday pm".
extension PhraseScanner {
  /// "leaving early on Friday", "an hour late tomorrow": against the hours that somebody works,
  /// and no part of the day.
  private func isEdgeOfHours(_ index: Int) -> Bool {
    if unit(index - 1)?.isClock == true { return true }
    if word(index - 1) == .in { return isWord(index - 2, in: ["come", "comes", "coming", "gets"]) }
    return isWord(
      index - 1,
      in: [
        "leave", "leaves", "leaving", "finish", "finishes", "finishing", "arrive", "arrives",
        "arriving",
      ])
  }

  /// "tonight", "this morning", "tomorrow night": a day and a part at once.
  func dayAndPart(_ index: Int) -> (date: DateExpression, part: PartExpression, end: Int)? {
    switch word(index) {
    case .tonight:
      return (.relative(0), PartExpression(.night), index + 1)
    case .part: return partBesideDay(index)
    case .late, .early:
      if isWord(index - 1, "too") { return nil }  // "not too early on Friday"
      if isEdgeOfHours(index) { return nil }
      if word(index + 1) == .this || word(index + 1) == .next, let both = dayAndPart(index + 1),
        both.part.edge == nil
      {
        // "late this afternoon"
        let edge: Edge = word(index) == .late ? .late : .early
        return (both.date, PartExpression(both.part.part, edge: edge), both.end)
      }
      if word(index + 1) == .tonight {
        return (
          .relative(0), PartExpression(.night, edge: word(index) == .late ? .late : .early),
          index + 2
        )
      }
      let next = word(index + 1) == .on ? index + 2 : index + 1
      if word(next) == .weekday || word(next) == .relativeDay, let day = date(next),
        day.date.isSingle
      {
        let edge: Edge = word(index) == .late ? .late : .early
        if let part = part(day.end), part.value.edge == nil {
          // "early tomorrow morning"
          return (day.date, PartExpression(part.value.part, edge: edge), part.end)
        }
        return (
          day.date, PartExpression(.daytime, edge: word(index) == .late ? .late : .early), day.end
        )
      }
      return nil
    case .later:
      // "later today", "later this afternoon"
      if word(index + 1) == .this, let both = dayAndPart(index + 1), both.part.edge == nil {
        return (both.date, PartExpression(both.part.part, edge: .late), both.end)
      }
      let next = word(index + 1) == .in ? index + 2 : index + 1
      if word(next) == .relativeDay, token(next).value == 0 {
        return (.relative(0), PartExpression(.daytime, edge: .late), next + 1)
      }
      if word(next) == .on, let day = date(next + 1), day.date.isSingle {
        return (day.date, PartExpression(.daytime, edge: .late), day.end)
      }
      return nil
    case .this, .next, .coming, .last:
      guard let part = part(index + 1), part.value.part != .workday else { return nil }
      let days = word(index) == .this || word(index) == .coming ? 0 : word(index) == .next ? 1 : -1
      return (.relative(days), part.value, part.end)
    case .mid where word(index + 1) == .relativeDay:
      return (
        .relative(token(index + 1).number), PartExpression(.daytime, edge: .middle), index + 2
      )
    default: return nil
    }
  }

  /// "the morning after Christmas", "the night before the 5th".
  private func partBesideDay(
    _ index: Int
  ) -> (date: DateExpression, part: PartExpression, end: Int)? {
    guard word(index + 1) == .after || word(index + 1) == .before, let part = part(index),
      !part.value.part.isMeal, let anchor = anchor(index + 2), anchor.date.isSingle
    else { return nil }
    let day = LengthExpression(.init(days: 1), grain: .day)
    return (
      .shifted(anchor.date, by: day, forward: word(index + 1) == .after), part.value, anchor.end
    )
  }

  /// "pm tomorrow", "am on Friday": a half of the day before its day; "I am on Friday" is none.
  func isHalfBeforeDay(_ index: Int) -> Bool {
    guard word(index) == .meridiem, !isGlued(index), !isNumber(index - 1),
      isFollowedByDay(meridiem(index)?.end ?? index)
    else { return false }
    return token(index).number == 1
      || !isWord(index - 1, in: ["i", "who", "what", "where", "when", "how", "why"])
  }

  /// "Friday am", "tomorrow p.m.": a half of the day.
  func halfOfDay(_ index: Int) -> Match<PartExpression>? {
    if word(index) == .the, word(index - 1) == .in, word(index + 1) == .meridiem {
      // "on the 8th in the pm"
      return Match(
        value: PartExpression(token(index + 1).number == 1 ? .afternoon : .morning), end: index + 2)
    }
    guard word(index) == .meridiem || word(index + 1) == .period, !isGlued(index),
      let half = meridiem(index), !isWord(half.end, "i")
    else { return nil }
    return Match(value: PartExpression(half.value ? .afternoon : .morning), end: half.end)
  }

  /// Whether a part of the day can stand here: meals are often what is booked.
  func isPartPlace(
    _ part: Match<PartExpression>, at index: Int, _ draft: PointDraft
  ) -> Bool {
    if part.value.part == .night, isWord(index - 1, "good") { return false }
    if part.value.part.isMeal {
      if isWord(index, in: ["lunchtime", "dinnertime", "suppertime", "teatime", "breakfasttime"])
        || word(part.end - 1) == .time || isWord(part.end - 1, in: ["hour", "break"])
      {
        return true
      }
      if draft.date != nil { return isEnd(part.end) }
      if part.value.edge != nil, isFollowedByDay(part.end) { return true }
      switch word(index - 1) {
      case .at, .before, .after, .until, .by, .during, .over, .from, .than, .between, .except, .not:
        return true
      case .around: return isWord(index - 1, "around")
      case .of: return isWord(index - 2, "outside")
      case .but: return word(index - 2) == .time || word(index - 2) == .anytime
      default:
        return isWord(index - 1, "outside")
          || isWord(index - 1, in: ["bar", "minus"]) && endsTime(index - 2)
      }
    }
    if draft.isEmpty {
      if token(index).traits.contains(.plural) {
        // "mornings next week", "no mornings", "mornings or evenings"
        return date(part.end)?.rule == .period
          || word(part.end) == .of && date(part.end + 1) != nil
          || [.no, .not, .but, .except, .only, .any].contains(word(index - 1))
          || isRefusedPart(index) || word(part.end) == .aside && isClauseStart(index)
          || [.or, .and].contains(word(index - 1)) && self.part(index - 2) != nil
      }
      return isPartAlone(part, at: index)
    }
    return true
  }

  /// What a part of the day names the kind of: "a morning person", "night cream".
  private static let partThings: [StaticString] = [
    "person", "people", "owl", "sickness", "gown", "dress", "dresses", "wear", "cream", "routine",
    "coffee", "tea", "sun", "light", "sky", "shift", "dew", "star", "glory",
  ]

  /// A part of the day without a day: "in the morning", "morning 10:30".
  func isPartAlone(_ part: Match<PartExpression>, at index: Int) -> Bool {
    if part.value.part == .endOfDay || part.value.part == .startOfDay { return true }
    if isWord(index - 1, in: ["good", "hello", "hi"]) || isWord(part.end, in: Self.partThings)
      || word(index - 1) == .the && isInName(index)
    {
      return false
    }
    if part.value.part == .night || part.value.part == .evening {
      // "eve", "date night", "quiz night"
      if isWord(index, "eve") { return false }
    }
    if isNumber(part.end) || clock(part.end)?.strength == .certain { return true }
    if word(part.end) == .of, date(part.end + 1) != nil { return true }
    if isFollowedByDay(part.end) { return true }
    if word(part.end) == .or, self.part(part.end + 1) != nil { return part.value.part != .night }
    switch word(index - 1) {
    case .in, .the, .for, .at, .after, .before, .until, .by, .during, .around, .any, .anytime,
      .or, .and, .on, .from, .to, .not, .between, .mid, .early, .late:
      return part.value.part != .night || word(index - 1) != .the || word(index - 2) == .in
        || word(index - 2) == .during || word(index - 2) == .at
    default: break
    }
    // "evening slot on the 3rd"
    if isEnd(index - 1),
      isWord(part.end, in: ["slot", "slots", "appointment", "appt", "appts", "booking", "visit"])
    {
      return true
    }
    if index == 0 { return part.end >= tokens.count || !isPlainNoun(part.end) }
    if part.value.edge != nil { return true }
    // "my evening appointment", "an afternoon slot"
    let isCounted = word(index - 1) == .a || isPronoun(index - 1)
    if isCounted, date(part.end) != nil || word(part.end) == .in { return true }
    if isCounted || isWord(index - 1, in: ["my", "our", "his", "her"]) {
      return part.value.part != .night && isPlainNoun(part.end)
        && !isWord(part.end, in: ["with", "is", "was", "as", "so", "where", "when", "who"])
    }
    return isEnd(part.end) && part.value.part != .night
  }
}
