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

  var isEmpty: Bool {
    guard case nil = date, case nil = clock, case nil = part, case nil = number else {
      return false
    }
    return true
  }
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
      if draft.number != nil, isHourOfList(next) { break }
      // "next week, Monday is no good"
      if draft.date != nil, isRefusedDay(word(next) == .comma ? next + 1 : next) { break }
      let filler = skipFillers(next, draft, lead)
      next = filler.end
      lead = filler.lead
      if filler.isApproximate { draft.isApproximate = true }
      // "3pm 4pm" is two.
      if draft.clock != nil, isNumber(next), word(next + 1) == .meridiem { break }
      guard extend(&draft, at: next, lead: lead) else { break }
      next = draft.end
      lead = .none
    }
    guard !draft.isEmpty else { return nil }
    settleNumber(&draft)
    return draft
  }

  /// "tomorrow at noon, Wed 3pm": behind a comma a weekday with its own hour; "tomorrow,
  /// Friday or Saturday": the next of a list.
  private func isOtherAppointment(_ index: Int, behind draft: PointDraft) -> Bool {
    guard word(index) == .comma, draft.date != nil, word(index + 1) == .weekday,
      let day = weekdayDate(index + 1)
    else { return false }
    if isNextOfDays(index, behind: draft.date) { return true }
    guard draft.clock != nil else { return false }
    let next = word(day.end) == .at ? day.end + 1 : day.end
    return clock(next) != nil
  }

  /// ", 4:30 or 5" behind a bare number: the next hour of a list, so that the number is one too.
  private func isHourOfList(_ index: Int) -> Bool {
    guard word(index) == .comma, let clock = clock(index + 1), clock.point.hasMinutes else {
      return false
    }
    return word(clock.end) == .or || word(clock.end) == .and
  }

  /// ", Friday or Saturday" behind "tomorrow": a list, as two weekdays follow.
  func isNextOfDays(_ index: Int, behind date: DateExpression?) -> Bool {
    guard case .relative? = date, word(index) == .comma, let day = weekdayDate(index + 1),
      [.or, .and, .comma].contains(word(day.end))
    else { return false }
    return weekday(day.end + 1) != nil || word(day.end) == .comma && weekday(day.end + 2) != nil
  }

  /// "what is better about 2?": the number of what is judged.
  private static let judgements: [StaticString] = [
    "better", "worse", "good", "bad", "wrong", "right", "special", "great", "different",
  ]

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
      // "for 2 around eightish"
      case .around where draft.number != nil && word(draft.numberIndex - 1) == .for:
        return (next, lead, isApproximate)
      case .around where isWord(next - 1, in: Self.judgements): return (next, lead, isApproximate)
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
        guard draft.clock != nil || draft.date != nil || draft.part != nil else {
          return (next, lead, isApproximate)
        }
      case .colon:
        // "9/6: 11-13h"
        guard draft.date != nil, draft.clock == nil, isNumber(next + 1), !isGlued(next + 1) else {
          return (next, lead, isApproximate)
        }
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
      // "in six weeks on a Friday"
      case .a where word(next - 1) == .on && weekday(next + 1) != nil:
        guard draft.isEmpty && word(next - 2) == .unit || draft.date?.isShifted == true else {
          return (next, lead, isApproximate)
        }
      // "the 18th, a Friday, at 2"
      case .a where word(next - 1) == .comma && weekday(next + 1) != nil:
        guard draft.date?.isMonthDay == true else { return (next, lead, isApproximate) }
      default:
        // The T of ISO 8601.
        let isTimeMark = isWord(next, "t") && isGlued(next) && isGlued(next + 1)
        if isWord(next, "either"), isNumber(next + 1) || word(next + 1) == .at { break }
        // "Friday, closest to 3"
        if !draft.isEmpty, isWord(next, in: ["nearest", "closest"]),
          isNumber(word(next + 1) == .to ? next + 2 : next + 1)
        {
          isApproximate = true
          lead = .clock
          if word(next + 1) == .to { next += 1 }
          break
        }
        if draft.isEmpty || !(isWord(next, "thr") || isTimeMark) {
          return (next, lead, isApproximate)
        }
      }
      next += 1
    }
    return (next, lead, isApproximate)
  }

  /// Whether a part of a point can begin with a token: with most words behind a day none
  /// does.
  private func mayBeOfPoint(_ index: Int) -> Bool {
    let token = token(index)
    switch token.word {
    case .unknown:
      switch token.kind {
      case .number: return true
      case .symbol: return false
      case .word:
        return token.foldedEnd - token.foldedStart < 4
          || HolidayTable.english.isHead(token.hash, line.foldedBytes(token))
          || isWord(index, in: Self.spelledParts)
      }
    case .or, .and, .question, .exclamation, .semicolon, .verb, .move, .polite, .aside, .negation,
      .but, .except:
      return false
    default: return true
    }
  }

  /// Words that are days or parts of days though the lexicon has them not.
  private static let spelledParts: [StaticString] = [
    "midweek", "ides", "halfway", "midway", "front", "opening", "when", "they", "midafternoon",
    "midmorning", "dawn", "daybreak", "sunrise", "sunup", "dusk", "sunset", "sundown",
    "nightfall",
  ]

  /// Reads one more part into a draft; false if none fits.
  func extend(_ draft: inout PointDraft, at index: Int, lead: Lead) -> Bool {
    guard mayBeOfPoint(index) else { return false }
    if draft.clock == nil, draft.number == nil, isNumber(index),
      lead == .clock || draft.date?.isDayOrOffset == true, let dashed = dashedClock(index)
    {
      return take(dashed, at: index, into: &draft)
    }
    if draft.clock == nil, lead == .clock || draft.date != nil || isForClock(index),
      !isDateWithYear(index, draft), !(draft.date == nil && isDayOfRange(index))
    {
      if let clock = clock(index),
        clock.strength == .certain
          || isClockPlace(clock, at: index, draft, lead)
      {
        return take(clock, at: index, into: &draft)
      }
    }
    if draft.isEmpty, isNumber(index), let clock = clock(index), clock.strength == .likely,
      isDayBehind(clock.end), numericDate(index)?.isDoubtful != false,
      !(isYear(index) && word(clock.end + 1) == .month)
    {
      return take(clock, at: index, into: &draft)  // "my 10.30 on Tuesday"
    }
    if word(index) == .zone, draft.clock != nil, draft.clock?.zone == nil,
      let zone = zone(index)
    {
      // "3pm tomorrow GMT+2"
      draft.clock?.zone = zone.value
      draft.end = zone.end
      return true
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
      if takeDayOfPeriod(date, into: &draft, at: index) { return true }
      if merge(date.date, into: &draft, rule: date.rule) {
        draft.end = date.end
        if !date.isDoubtful { draft.isDoubtful = false }
        return true
      }
      // "7 Dec, 10 Dec": another day, not an hour.
      if isNumber(index), date.date.isFullDay, !date.isDoubtful { return false }
    }
    if draft.clock == nil, lead == .clock || draft.date != nil,
      let clock = clockThatIsNone(index)
    {
      return take(clock, at: index, into: &draft)
    }
    if draft.clock == nil, let clock = clock(index), clock.strength == .certain {
      return take(clock, at: index, into: &draft)
    }
    if draft.part == nil, draft.clock == nil,
      draft.date?.isSingle == true || draft.isEmpty && isHalfBeforeDay(index),
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
    if (word(index) == .early || word(index) == .late), draft.clock == nil,
      draft.part?.edge == nil, let half = draft.part?.part, draft.end == index, isEnd(index + 1)
    {
      // "Friday morning early"
      draft.part = PartExpression(half, edge: word(index) == .early ? .early : .late)
      draft.end = index + 1
      return true
    }
    if draft.part == nil, let part = part(index), isPartPlace(part, at: index, draft) {
      draft.part = part.value
      draft.end = part.end
      if let zone = zone(part.end) {
        draft.part?.zone = zone.value
        draft.end = zone.end
      }
      draft.isDoubtful = draft.isDoubtful && part.value.part.isMeal
      if draft.rule == .day, draft.date == nil { draft.rule = .part }
      return true
    }
    return takeNumber(into: &draft, at: index, lead: lead)
  }

  /// "Friday 16 this month": the number between is the day.
  private func takeDayOfPeriod(
    _ period: DateMatch, into draft: inout PointDraft, at index: Int
  ) -> Bool {
    guard let number = draft.number, draft.numberIndex + 1 == index, (1...31).contains(number),
      case .period(.month, _) = period.date, case .weekday(let weekday, .bare)? = draft.date
    else { return false }
    draft.date = .both(.dayIn(number, period.date), .weekday(weekday, .bare))
    draft.rule = .monthDay
    draft.number = nil
    draft.end = period.end
    draft.isDoubtful = false
    return true
  }

  /// "at 2027/01/12": a full date, whatever leads to it.
  private func isDateWithYear(_ index: Int, _ draft: PointDraft) -> Bool {
    guard draft.date == nil, isNumber(index), let date = numericDate(index),
      case .monthDay(let day) = date.date
    else { return false }
    return day.year != nil
  }

  /// "at 12-14 June": days, though an hour is looked for.
  private func isDayOfRange(_ index: Int) -> Bool {
    guard isNumber(index), (1...31).contains(token(index).number), token(index).digits <= 2
    else { return false }
    switch word(index + 1) {
    case .dash, .slash, .to, .until, .through, .and, .or: return dayMonth(index + 2) != nil
    default: return false
    }
  }

  func take(_ clock: ClockMatch, at index: Int, into draft: inout PointDraft) -> Bool {
    draft.clock = clock.point
    // "dinner at 7" is in the evening.
    if let point = draft.clock, point.part == nil, point.isAfternoon == nil, !point.isFixed,
      token(word(index - 1) == .at ? index - 2 : index - 1).isDinner
        || token(draft.start - 1).isDinner
    {
      draft.clock?.part = PartExpression(.dinner)
    }
    draft.strength = max(draft.strength, clock.strength)
    draft.isClockFirst = draft.date == nil
    draft.end = clock.end
    if clock.strength == .certain || draft.date != nil { draft.isDoubtful = false }
    return true
  }

  func isPlainNoun(_ index: Int) -> Bool {
    token(index).kind == .word && (word(index) == .unknown || word(index) == .aside)
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

  /// Whether a clock time may follow it: one day, or one that was counted to.
  fileprivate var isDayOrOffset: Bool {
    if case .shifted = self { return true }
    return isSingle
  }

  /// Whether it was counted to.
  fileprivate var isShifted: Bool {
    if case .shifted = self { return true }
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

extension Token {
  /// Whether it names the evening's meal.
  fileprivate var isDinner: Bool {
    word == .part && value == DayPart.dinner.rawValue && !traits.contains(.name)
  }
}
