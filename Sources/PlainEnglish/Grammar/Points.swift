import CivilTime

/// Days, clock times and parts of the day that stand side by side and say when
/// together: "Friday 3pm", "on the 8th at 10 in the morning".
struct PointDraft {
  var date: DateExpression?
  var clock: ClockPoint?
  var part: PartExpression?

  /// A bare number that may be an hour or a day.
  var number: Int?
  /// The number's token.
  var numberIndex = 0

  var start: Int
  var end: Int
  var isApproximate = false
  var rule: TimePhrase.Rule = .day
  /// Whether the clock time was said before the day.
  var isClockFirst = false
  /// Whether only words that could mean something else were read.
  var isDoubtful = true
  var strength = PhraseScanner.Strength.bare

  var isEmpty: Bool { date == nil && clock == nil && part == nil && number == nil }
  var hasTime: Bool { clock != nil || part != nil }
}

extension PhraseScanner {
  /// What stands before a point and tells what a bare number in it is.
  enum Lead {
    case none
    /// "at", "around", "by": a clock time.
    case clock
    /// "on", "the": a day.
    case day
    /// "from", "between", "after": either.
    case bound
  }

  /// The longest point from an index on.
  func point(_ index: Int, lead: Lead, stopsAtComma: Bool = false) -> PointDraft? {
    var draft = PointDraft(start: index, end: index)
    var next = index
    var lead = lead
    while next < tokens.count {
      if isOtherAppointment(next, behind: draft) { break }
      if stopsAtComma, draft.date == nil, word(next) == .comma { break }
      let filler = skipFillers(next, draft, lead)
      next = filler.end
      lead = filler.lead
      if filler.isApproximate { draft.isApproximate = true }
      guard extend(&draft, at: next, lead: lead) else { break }
      next = draft.end
      lead = .none
    }
    guard !draft.isEmpty else { return nil }
    settleNumber(&draft)
    return draft
  }

  /// "tomorrow at noon, Wed 3pm": behind a comma a weekday with its own hour.
  private func isOtherAppointment(_ index: Int, behind draft: PointDraft) -> Bool {
    guard word(index) == .comma, draft.clock != nil, draft.date != nil,
      word(index + 1) == .weekday, let day = weekdayDate(index + 1)
    else { return false }
    let next = word(day.end) == .at ? day.end + 1 : day.end
    return clock(next) != nil
  }

  /// Words between the parts of a point.
  func skipFillers(
    _ index: Int, _ draft: PointDraft, _ lead: Lead
  ) -> (end: Int, lead: Lead, isApproximate: Bool) {
    var next = index
    var lead = lead
    var isApproximate = false
    // No more than a few: "on on on …" is no phrase.
    while next < min(tokens.count, index + 6) {
      switch word(next) {
      case .at:
        lead = .clock
      case .around:
        isApproximate = true
        if lead == .none { lead = .clock }
      case .tilde: isApproximate = true
      case .on:
        lead = .day
      case .to where draft.isEmpty && next == index:
        lead = .clock
      case .comma, .openParenthesis, .quote:
        guard !draft.isEmpty || word(next) != .comma else { return (next, lead, isApproximate) }
      case .closeParenthesis:
        guard !draft.isEmpty else { return (next, lead, isApproximate) }
      case .the:
        // A part of the day after "the" is its own; days read it themselves.
        guard
          word(next + 1) == .part || word(next + 1) == .weekday || word(next + 1) == .mid
            || word(next + 1) == .early || word(next + 1) == .late || word(next + 1) == .the
        else { return (next, lead, isApproximate) }
      case .of:
        guard draft.clock != nil || draft.date != nil else { return (next, lead, isApproximate) }
      case .in, .for, .during, .anytime, .starting:
        guard !draft.isEmpty || word(next) == .for || word(next) == .anytime else {
          return (next, lead, isApproximate)
        }
        if word(next) == .for, !draft.isEmpty, length(next + 1) != nil,
          clock(next + 1)?.strength != .certain
        {
          return (next, lead, isApproximate)
        }
      case .time where !draft.isEmpty && word(next + 1) == .at: break
      default:
        // The T of ISO 8601.
        let isTimeMark = isWord(next, "t") && isGlued(next) && isGlued(next + 1)
        if draft.isEmpty || !(isWord(next, "thr") || isTimeMark) {
          return (next, lead, isApproximate)
        }
      }
      next += 1
    }
    return (next, lead, isApproximate)
  }

  /// Reads one more part into a draft; false if none fits.
  func extend(_ draft: inout PointDraft, at index: Int, lead: Lead) -> Bool {
    if draft.clock == nil, lead == .clock || draft.date != nil || isForClock(index),
      !isDateWithYear(index, draft)
    {
      if let clock = clock(index),
        clock.strength == .certain
          || isClockPlace(clock, at: index, draft, lead)
      {
        return take(clock, at: index, into: &draft)
      }
    }
    if draft.isEmpty, isNumber(index), let clock = clock(index), clock.strength == .likely,
      isFollowedByDay(clock.end), numericDate(index)?.isDoubtful != false
    {
      return take(clock, at: index, into: &draft)  // "my 10.30 on Tuesday"
    }
    if draft.part == nil || draft.date == nil, let both = dayAndPart(index) {
      if draft.part == nil, merge(both.date, into: &draft, rule: .dateAndPart) {
        draft.part = both.part
        draft.end = both.end
        draft.isDoubtful = false
        return true
      }
    }
    if let date = date(index), !(lead == .clock && isDottedClock(date, at: index)) {
      if merge(date.date, into: &draft, rule: date.rule) {
        draft.end = date.end
        if !date.isDoubtful { draft.isDoubtful = false }
        return true
      }
      // "7 Dec, 10 Dec": another day, not an hour.
      if isNumber(index), date.date.isFullDay, !date.isDoubtful { return false }
    }
    if draft.clock == nil, let clock = clock(index), clock.strength == .certain {
      return take(clock, at: index, into: &draft)
    }
    if draft.part == nil, draft.clock == nil, draft.date?.isSingle == true,
      let half = halfOfDay(index)
    {
      draft.part = half.value
      draft.end = half.end
      return true
    }
    if draft.part == nil, draft.clock == nil, draft.date?.isSingle == true,
      word(index) == .early || word(index) == .late, isEnd(index + 1)
    {
      draft.part = PartExpression(.daytime, edge: word(index) == .early ? .early : .late)
      draft.end = index + 1
      return true
    }
    if draft.part == nil, let part = part(index), isPartPlace(part, at: index, draft) {
      draft.part = part.value
      draft.end = part.end
      draft.isDoubtful = draft.isDoubtful && part.value.part.isMeal
      if draft.rule == .day, draft.date == nil { draft.rule = .part }
      return true
    }
    return takeNumber(into: &draft, at: index, lead: lead)
  }

  /// "at 2027/01/12": a full date, whatever leads to it.
  private func isDateWithYear(_ index: Int, _ draft: PointDraft) -> Bool {
    guard draft.date == nil, isNumber(index), let date = numericDate(index),
      case .monthDay(let day) = date.date
    else { return false }
    return day.year != nil
  }

  /// "for 1600", "for ten thirty", "to 3" of what is changed.
  func isForClock(_ index: Int) -> Bool {
    word(index - 1) == .for || word(index - 1) == .to
  }

  func take(_ clock: ClockMatch, at index: Int, into draft: inout PointDraft) -> Bool {
    draft.clock = clock.point
    draft.strength = max(draft.strength, clock.strength)
    draft.isClockFirst = draft.date == nil
    draft.end = clock.end
    if clock.strength == .certain || draft.date != nil { draft.isDoubtful = false }
    return true
  }

  /// "9.15" behind "at" is a clock time, not a date.
  func isDottedClock(_ date: DateMatch, at index: Int) -> Bool {
    date.rule == .numericDate && date.isDoubtful && isNumber(index)
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
        return isEnd(clock.end) || word(clock.end) == .instead
      }
      if isNumber(index), isDayFirst(index), numericDate(index) != nil,
        draft.date?.isFullDay != true
      {
        return false
      }
      return draft.date != nil && !isCount(clock.end)
    case .bare:
      if lead == .clock, isWord(index - 1, "near") { return false }
      if isPronoun(index), !isEnd(clock.end), !isFollowedByDay(clock.end) { return false }
      return lead == .clock && !isCount(clock.end) && date(index) == nil
    }
  }

  /// Whether dotted figures can be a day and a month in this order.
  func isDayFirst(_ index: Int) -> Bool {
    isNumber(index + 2) && (1...12).contains(token(index + 2).number)
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

  /// Whether what follows a number makes it a count, a price or an address.
  func isCount(_ index: Int) -> Bool {
    switch word(index) {
    case .percent, .dollar, .street, .count, .ordinalEnding, .hash: return true
    case .comma: return isGlued(index) && isNumber(index + 1) && isGlued(index + 1)
    case .unit, .day, .year: return unit(index) != nil
    case .unknown where token(index).kind == .word && index < tokens.count:
      if token(index).traits.contains(.name) { return false }
      for offset in 0..<3 where word(index + offset) == .street { return true }
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

  /// "tonight", "this morning", "tomorrow night": a day and a part at once.
  func dayAndPart(_ index: Int) -> (date: DateExpression, part: PartExpression, end: Int)? {
    switch word(index) {
    case .tonight:
      return (.relative(0), PartExpression(.night), index + 1)
    case .part: return partBesideDay(index)
    case .late, .early:
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

  /// "Friday am", "tomorrow p.m.": a half of the day.
  private func halfOfDay(_ index: Int) -> Match<PartExpression>? {
    guard word(index) == .meridiem || word(index + 1) == .period, !isGlued(index),
      let half = meridiem(index)
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
        || word(part.end - 1) == .time
      {
        return true
      }
      if draft.date != nil { return isEnd(part.end) }
      switch word(index - 1) {
      case .at, .before, .after, .until, .by, .during, .over, .from, .than: return true
      case .around: return isWord(index - 1, "around")
      default: return false
      }
    }
    if draft.isEmpty {
      if token(index).traits.contains(.plural) {
        // "mornings next week", "no mornings"
        return date(part.end)?.rule == .period
          || [.no, .not, .but, .except].contains(word(index - 1))
      }
      return isPartAlone(part, at: index)
    }
    return true
  }

  /// A part of the day without a day: "in the morning", "morning 10:30".
  func isPartAlone(_ part: Match<PartExpression>, at index: Int) -> Bool {
    if part.value.part == .endOfDay || part.value.part == .startOfDay { return true }
    if isWord(index - 1, in: ["good", "hello", "hi"]) { return false }
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

  func isPlainNoun(_ index: Int) -> Bool {
    token(index).kind == .word && word(index) == .unknown
  }

  /// Joins a date to the one that a draft has; false if both cannot be meant
  /// together.
  func merge(
    _ date: DateExpression, into draft: inout PointDraft, rule: TimePhrase.Rule
  ) -> Bool {
    guard let old = draft.date else {
      draft.date = date
      draft.rule = rule
      return true
    }
    guard let joined = DateJoining.join(old, date) else { return false }
    draft.date = joined
    if draft.rule == .weekday { draft.rule = rule }
    return true
  }
}

extension DayPart {
  /// Whether it is a meal, which is as often what is booked as when.
  var isMeal: Bool {
    switch self {
    case .lunch, .dinner, .breakfast, .brunch, .tea: true
    default: false
    }
  }

  /// Whether it is where the hours begin or end, not a stretch of them.
  var isEdgeOfDay: Bool { self == .startOfDay || self == .endOfDay }
}

extension DateExpression {
  /// Whether it is a day of a month.
  var isMonthDay: Bool {
    if case .monthDay = self { return true }
    return false
  }

  /// Whether it names one day to the full.
  var isFullDay: Bool {
    switch self {
    case .monthDay(let day): day.month != nil
    case .relative, .both, .dayIn, .nth, .holiday: true
    default: false
    }
  }
}
