import CivilTime

/// A whole phrase while it is being read: points, ranges and bounds that
/// together say when.
struct PhraseDraft {
  var date: DateExpression?
  var clock: ClockExpression?
  /// What cannot be told apart into days and times of the day.
  var whole: TimeExpression?
  var length: LengthExpression?
  var start: Int
  var end: Int
  var rule: TimePhrase.Rule = .day
  var isApproximate = false
  /// The two ends of a range "from … to …", in case a move is meant.
  var ends: Ends?

  /// The ends of a range: apart from the draft, as few have them and every draft
  /// is copied.
  final class Ends {
    let low, high: PointDraft

    init(_ low: PointDraft, _ high: PointDraft) {
      self.low = low
      self.high = high
    }
  }

  var isEmpty: Bool {
    guard case nil = date, case nil = clock, case nil = whole else { return false }
    return true
  }

  /// What the phrase says.
  var expression: TimeExpression {
    let base = whole ?? .on(date, clock)
    guard let length else { return base }
    return .lasting(base, length)
  }

  var phrase: TimePhrase {
    var phrase = TimePhrase(expression, tokens: start..<end, rule: rule)
    phrase.isApproximate = isApproximate
    return phrase
  }
}

extension PhraseScanner {
  /// The longest phrase from an index on.
  func phrase(_ index: Int) -> PhraseDraft? {
    if let lasting = lengthFirst(index) { return lasting }
    var draft = PhraseDraft(start: index, end: index)
    var next = index
    // What ends where it begins says nothing: "at 30, Night".
    while let element = element(next, after: draft), element.end > next, add(element, to: &draft) {
      let start = next
      next = draft.end
      if let further = boundUnderNo(next, behind: start, after: draft), add(further, to: &draft) {
        next = draft.end
      }
      guard mayGoOn(next), !isSecondClock(next, draft) else { break }
      if draft.whole != nil || isNextOfDays(next, behind: draft.date) { break }
      if word(next) == .comma, draft.clock == nil, bound(next + 1) != nil,
        isExcluded(before: draft.start, isFollowed: true)
      {
        break  // "next week, not Wednesday, after 3"
      }
      if draft.date != nil, isRefusedDay(word(next) == .comma ? next + 1 : next) {
        break  // "next week, Monday is no good"
      }
      if word(next) == .or, let denied = furtherDenied(next + 1, after: draft),
        add(denied, to: &draft)
      {
        break
      }
      if word(next) == .comma { next += 1 }
      if isWord(next, "say"), isNumber(next + 1), word(next - 1) == .comma { next += 1 }
      if word(next) == .but, word(next + 1) == .only, part(next + 2) != nil { next += 2 }
      if word(next) == .but || word(next) == .and, isFurtherBound(next + 1, after: draft) {
        next += 1
      }
      if word(next) == .openParenthesis { next += 1 }
      if word(next) == .semicolon, draft.date != nil, draft.clock == nil,
        let clock = clock(next + 1), clock.strength == .certain, isEnd(clock.end)
      {
        next += 1  // "Thursday;3pm"
      }
      if word(next) == .dash, draft.date != nil, draft.clock == nil,
        clock(next + 1)?.strength == .certain
      {
        next += 1
      }
      // "25.03.27 / 19.45"
      if word(next) == .slash, draft.date?.isMonthDay == true, draft.clock == nil, !isGlued(next),
        isNumber(next + 1), !isGlued(next + 1), clock(next + 1)?.point.hasMinutes == true
      {
        next += 1
      }
    }
    guard !draft.isEmpty else { return nil }
    addLength(&draft)
    return draft
  }

  /// Whether a phrase can go on with a token: an unknown word, with which nearly
  /// all phrases are followed, seldom says when.
  private func mayGoOn(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let token = tokens[index]
    guard token.kind == .word, token.word == .unknown else { return true }
    if isWord(index, in: ["t", "thr"]) { return true }
    return HolidayTable.english.isHead(token.hash, line.foldedBytes(token))
  }

  /// "3pm 4pm": with another hour another time begins.
  private func isSecondClock(_ index: Int, _ draft: PhraseDraft) -> Bool {
    guard case .at? = draft.clock else { return false }
    let start = word(index) == .comma ? index + 1 : index
    return isNumber(start) && word(start + 1) == .meridiem
  }

  /// "after 2 but before 5", "next week but not before Wednesday".
  private func isFurtherBound(_ index: Int, after draft: PhraseDraft) -> Bool {
    guard bound(index) != nil, word(index) != .from else { return false }
    if case .bounded? = draft.clock { return true }
    return word(index - 1) == .but
  }

  /// Adds what an element says; false if it says something else than the draft.
  private func add(_ element: PhraseDraft, to draft: inout PhraseDraft) -> Bool {
    if draft.isEmpty {
      let start = draft.start
      draft = element
      draft.start = start
      return true
    }
    guard element.whole == nil, draft.whole == nil else { return false }
    var joined = draft
    if let date = element.date {
      guard let both = draft.date.map({ joinDates($0, date) }) ?? date else { return false }
      joined.date = both
    }
    if let clock = element.clock {
      guard let both = draft.clock.map({ refine($0, by: clock) }) ?? clock else { return false }
      joined.clock = both
    }
    joined.end = element.end
    joined.ends = nil
    joined.isApproximate = draft.isApproximate || element.isApproximate
    joined.rule = rule(of: joined, draft.rule, element.rule)
    draft = joined
    return true
  }

  private func rule(
    of draft: PhraseDraft, _ first: TimePhrase.Rule, _ second: TimePhrase.Rule
  ) -> TimePhrase.Rule {
    if second == .range || second == .bound { return second }
    if first == .range || first == .bound { return first }
    guard draft.date != nil, let clock = draft.clock else { return first }
    if case .part = clock { return .dateAndPart }
    return .dateAndClock
  }

  /// "this week from Tue to Thu", and all that ``DateJoining`` joins.
  private func joinDates(_ first: DateExpression, _ second: DateExpression) -> DateExpression? {
    if case .period(.week, _) = first, case .range(let left, let right) = second,
      let low = DateJoining.join(left, first), let high = DateJoining.join(right, first)
    {
      return .range(low, high)
    }
    if case .period(.week, _) = first, case .bounded(let bound, let day) = second,
      let span = weekSpan(first, bound, day)
    {
      return span
    }
    if case .month(let month, _, _) = first, case .range(.monthDay(let left), _) = second,
      left.month == month
    {
      return second
    }
    if case .range(.weekday(let from, .bare), .weekday(let to, .bare)) = first,
      case .range(.monthDay(var low), .monthDay(var high)) = second, low.weekday == nil
    {
      // "Monday to Wednesday, 14-16 May"
      low.weekday = from
      high.weekday = to
      return .range(.monthDay(low), .monthDay(high))
    }
    if case .range(.weekdayIn(let from, let week), .weekdayIn(.sunday, let same)) = first,
      week == same, case .bounded(let bound, .weekday(let last, .bare)) = second, !bound.isStart,
      from < last
    {
      // "next week, not before Tuesday or after Friday"
      let end = bound == .before ? last.adding(-1) : last
      return .range(.weekdayIn(from, week), .weekdayIn(end, week))
    }
    if case .range(let left, let right) = first, let low = DateJoining.join(left, second),
      let high = DateJoining.join(right, second)
    {
      return .range(low, high)
    }
    if case .bounded(let bound, let day) = first, case .bounded(let other, let limit) = second,
      bound.isStart != other.isStart, day.isSingle, limit.isSingle
    {
      // "after the 15th but before Christmas"
      return bound.isStart
        ? .range(firstDay(bound, day), lastDay(other, limit))
        : .range(firstDay(other, limit), lastDay(bound, day))
    }
    return DateJoining.join(first, second)
  }

  private func firstDay(_ bound: Bound, _ day: DateExpression) -> DateExpression {
    let next = LengthExpression(.init(days: 1), grain: .day)
    return bound == .after ? .shifted(day, by: next, forward: true) : day
  }

  private func lastDay(_ bound: Bound, _ day: DateExpression) -> DateExpression {
    let next = LengthExpression(.init(days: 1), grain: .day)
    return bound == .before ? .shifted(day, by: next, forward: false) : day
  }

  /// "next week, not before Wednesday": the days of the week that are left.
  private func weekSpan(
    _ week: DateExpression, _ bound: Bound, _ day: DateExpression
  ) -> DateExpression? {
    if case .period(.week, _) = day, bound == .from { return week }
    guard case .weekday(let weekday, .bare) = day else { return nil }
    func at(_ weekday: Weekday) -> DateExpression { .weekdayIn(weekday, week) }
    switch bound {
    case .from: return .range(at(weekday), at(.sunday))
    case .after: return weekday == .sunday ? nil : .range(at(weekday.adding(1)), at(.sunday))
    case .by, .until: return .range(at(.monday), at(weekday))
    case .before: return weekday == .monday ? nil : .range(at(.monday), at(weekday.adding(-1)))
    }
  }

  /// A part of the day made more exact by a clock time, a bound by another.
  private func refine(_ first: ClockExpression, by second: ClockExpression) -> ClockExpression? {
    if case .part(let part) = first {
      // "first thing tomorrow morning" is more exact than the morning.
      if case .part(let other) = second, part.part.isEdgeOfDay || part.edge != nil {
        return .part(part.within(other.part))
      }
      // "mornings on Friday, afternoons": another time.
      if case .part(let other) = second, part.part != other.part, part.part.isHalf,
        other.part.isHalf
      {
        return nil
      }
      return second.within(part)
    }
    if case .part(let part) = second { return first.within(part) }
    if case .bounded(let bound, let point) = first, case .bounded(let other, let limit) = second {
      if bound.isStart, !other.isStart { return .range(point, limit) }
      if other.isStart, !bound.isStart { return .range(limit, point) }
    }
    return nil
  }

  /// One element of a phrase: a bound, a range or a point.
  private func element(_ index: Int, after draft: PhraseDraft) -> PhraseDraft? {
    if let now = nowElement(index) { return draft.isEmpty ? now : nil }
    if draft.isEmpty {
      if let window = windowElement(index) { return window }
    } else if word(index) == .within, draft.date == nil, let window = windowElement(index),
      window.date != nil
    {
      return window  // "at 3 within the next 10 days"
    }
    if draft.isEmpty || isWeekdayAlone(draft), let moment = moment(index) {
      if !draft.isEmpty, case .shifted = moment.value { return nil }
      var element = PhraseDraft(start: index, end: moment.end, rule: .offset)
      if case .on(let date, let clock) = moment.value {
        element.date = date
        element.clock = clock
      } else {
        element.whole = moment.value
      }
      return element
    }
    if let bound = bound(index) { return boundElement(bound, from: index, after: draft) }
    if word(index) == .between || isShortBetween(index) {
      if let now = nowRange(index, index + 1) { return now }
      let start = word(index + 1) == .period ? index + 2 : index + 1
      guard let first = point(start, lead: .bound) else { return nil }
      return range(from: first, start: index, isLed: true, after: draft)
    }
    let lead = lead(index, after: draft)
    guard let first = point(index, lead: lead) else { return nil }
    if let range = range(from: first, start: index, isLed: false, after: draft) { return range }
    if let bounded = boundBehind(first, start: index, after: draft) { return bounded }
    let element = self.draft(of: first, from: index)
    return element.isEmpty ? nil : element
  }

  /// Whether "bet" or "btw" abbreviates "between": a number follows.
  private func isShortBetween(_ index: Int) -> Bool {
    guard isNumber(index + 1) || word(index + 1) == .period && isNumber(index + 2) else {
      return false
    }
    return isWord(index, "bet") || isWord(index, "btw")
  }

  /// "Friday" of "Friday in two weeks".
  private func isWeekdayAlone(_ draft: PhraseDraft) -> Bool {
    guard case .weekday(_, .bare)? = draft.date else { return false }
    return draft.clock == nil && draft.whole == nil
  }

  private func lead(_ index: Int, after draft: PhraseDraft) -> Lead {
    if expecting == .time, draft.isEmpty, index == 0 { return .clock }
    if draft.isEmpty, index == 1, isWord(0, "is"), isNumber(1),
      isWord(2, in: ["ok", "okay", "fine", "good", "possible", "alright"])
    {
      return .clock  // "is 4 ok on Thursday?"
    }
    if draft.isEmpty, isWord(index - 1, "it"),
      word(index - 2) == .change || word(index - 2) == .move,
      let number = cardinal(index), !isPronoun(index),
      isEnd(number.end)
    {
      return .clock  // "make it 6"
    }
    if draft.date != nil, draft.clock == nil, isNumber(index), isClockBehindDay(index) {
      return .clock  // "in nine days, 14.30"
    }
    return .none
  }

  /// Whether figures behind a day are a clock time without its "at".
  private func isClockBehindDay(_ index: Int) -> Bool {
    if dashedClock(index) != nil { return true }
    guard let clock = clock(index), clock.strength == .likely, clock.point.hasMinutes else {
      return false
    }
    return !isYear(index) && numericDate(index)?.isDoubtful != false
      && (isEnd(clock.end) || clock.end >= tokens.count)
  }

  /// A finished point as an element.
  func draft(of point: PointDraft, from start: Int) -> PhraseDraft {
    var draft = PhraseDraft(start: start, end: point.end, rule: point.rule)
    draft.date = point.date
    draft.clock = clockExpression(of: point)
    draft.isApproximate = point.isApproximate
    if point.number != nil {
      if draft.isEmpty, let answer = answer(point) { return answer }
      // The number is not part of it.
      draft.end = min(draft.end, point.numberIndex)
      while draft.end > start, isTrailingFiller(draft.end - 1) { draft.end -= 1 }
    }
    if draft.date != nil, draft.clock != nil {
      if case .part = draft.clock { draft.rule = .dateAndPart } else { draft.rule = .dateAndClock }
    } else if draft.clock != nil {
      if case .part = draft.clock { draft.rule = .part } else { draft.rule = .clock }
    }
    return draft
  }

  private func isTrailingFiller(_ index: Int) -> Bool {
    switch word(index) {
    case .comma, .on, .at, .the, .for, .in, .of: true
    default: false
    }
  }

  /// A bare number as the answer to what was asked.
  private func answer(_ point: PointDraft) -> PhraseDraft? {
    guard let number = point.number else { return nil }
    var draft = PhraseDraft(start: point.start, end: point.end, rule: .answer)
    if expecting == .time, number <= 24 {
      draft.clock = .at(hour(number, at: point.numberIndex))
      return draft
    }
    let isAfterOn =
      isNumber(point.numberIndex)
      && (word(point.numberIndex - 1) == .on || word(point.numberIndex - 1) == .the)
      && !isPartOfFigure(point.end)
    // "a table for 5 after 9pm"
    if word(point.numberIndex - 1) == .for, expecting == nil { return nil }
    if isNumber(point.numberIndex), (1...31).contains(number), word(point.end) == .after,
      clock(point.end + 1)?.strength == .certain
    {
      // "15 after 15:00"
      draft.date = .monthDay(.init(day: number))
      return draft
    }
    if expecting == .date || isAfterOn, (1...31).contains(number) {
      if !isAfterOn || isEnd(point.end) || token(point.end).kind != .word
        || word(point.end) != .unknown
      {
        draft.date = .monthDay(.init(day: number))
        return draft
      }
    }
    return nil
  }

  func clockExpression(of point: PointDraft) -> ClockExpression? {
    if var clock = point.clock {
      if clock.part == nil { clock.part = point.part }
      clock.isApproximate = clock.isApproximate || point.isApproximate
      return .at(clock)
    }
    return point.part.map { .part($0) }
  }
}

extension DayPart {
  /// Whether it is one of the stretches that a day is cut into.
  fileprivate var isHalf: Bool { self == .morning || self == .afternoon || self == .evening }
}

extension TimeUnit {
  /// A length of so many of it.
  func length(_ count: Int) -> CivilDuration {
    switch self {
    case .second: CivilDuration(seconds: count)
    case .minute: .minutes(count)
    case .hour: .minutes(60 * count)
    case .day, .workday: CivilDuration(days: count)
    case .weekend, .week: CivilDuration(days: 7 * count)
    case .fortnight: CivilDuration(days: 14 * count)
    case .month: CivilDuration(months: count)
    case .quarter: CivilDuration(months: 3 * count)
    case .year: CivilDuration(months: 12 * count)
    case .decade: CivilDuration(months: 120 * count)
    }
  }
}

extension ClockExpression {
  /// The same, with the part of the day that was said beside it.
  func within(_ part: PartExpression) -> ClockExpression {
    func inside(_ point: ClockPoint) -> ClockPoint {
      var point = point
      if point.part == nil { point.part = part }
      return point
    }
    func within(_ point: ClockPoint) -> ClockPoint {
      var point = inside(point)
      if part.part == .morning || part.part == .afternoon { point.part?.isWindow = true }
      return point
    }
    switch self {
    case .at(let point): return .at(inside(point))
    case .range(let low, let high): return .range(inside(low), inside(high))
    case .bounded(let bound, let point): return .bounded(bound, within(point))
    case .part, .boundedPart: return self
    }
  }
}
