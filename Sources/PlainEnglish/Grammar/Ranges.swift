import CivilTime

/// Ranges and bounds: "between 3 and 5", "Mon–Wed", "from noon to midnight",
/// "after 4", "before lunch", "by Friday", "until the end of the month".
extension PhraseScanner {
  /// A bound's words.
  struct BoundMatch {
    var bound: Bound
    var end: Int
  }

  /// Words that bound what follows.
  func bound(_ index: Int) -> BoundMatch? {
    switch word(index) {
    case .after:
      return BoundMatch(bound: .after, end: index + 1)
    case .past: return BoundMatch(bound: .after, end: index + 1)
    case .before: return BoundMatch(bound: .before, end: index + 1)
    case .by where namesPartAndHour(index + 1): return nil
    case .by: return BoundMatch(bound: .by, end: index + 1)
    case .until: return BoundMatch(bound: .until, end: index + 1)
    case .through: return BoundMatch(bound: .until, end: index + 1)
    case .since: return BoundMatch(bound: .from, end: index + 1)
    case .from:
      // "apart from Monday" leaves it out.
      if isWord(index - 1, in: ["apart", "aside"]) { return nil }
      return BoundMatch(bound: .from, end: index + 1)
    case .starting, .beginning:
      guard
        word(index) == .starting || word(index + 1) == .on || word(index + 1) == .at
          || word(index + 1) == .from
      else { return nil }
      return BoundMatch(bound: .from, end: index + 1)
    case .no, .not:
      switch word(index + 1) {
      case .later where word(index + 2) == .than: return BoundMatch(bound: .by, end: index + 3)
      case .earlier where word(index + 2) == .than:
        return BoundMatch(bound: .from, end: index + 3)
      case .before where word(index) == .not: return BoundMatch(bound: .from, end: index + 2)
      case .after where word(index) == .not: return BoundMatch(bound: .by, end: index + 2)
      case .until where word(index) == .not: return BoundMatch(bound: .from, end: index + 2)
      default:
        if isWord(index + 1, "sooner"), word(index + 2) == .than {
          return BoundMatch(bound: .from, end: index + 3)
        }
        return nil
      }
    case .later where word(index + 1) == .than: return BoundMatch(bound: .after, end: index + 2)
    case .earlier where word(index + 1) == .than:
      return BoundMatch(bound: .before, end: index + 2)
    case .up
    where (word(index + 1) == .to || word(index + 1) == .until)
      && !isMoveVerb(before: index):
      return BoundMatch(bound: .until, end: index + 2)
    case .in where isWord(index + 1, "advance") && word(index + 2) == .of:
      return BoundMatch(bound: .before, end: index + 3)
    default:
      if isWord(index, "as"), word(index + 1) == .late, isWord(index + 2, "as") {
        return BoundMatch(bound: .by, end: index + 3)
      }
      if isWord(index, "as"), word(index + 1) == .early, isWord(index + 2, "as") {
        return BoundMatch(bound: .from, end: index + 3)
      }
      if isWord(index, "as"), word(index + 1) == .of || word(index + 1) == .from {
        return BoundMatch(bound: .from, end: index + 2)
      }
      if isWord(index, "prior"), word(index + 1) == .to {
        return BoundMatch(bound: .before, end: index + 2)
      }
      return nil
    }
  }

  /// "by evening 6", "by the morning 11:30": where the part of the day goes
  /// first, "by" is how some say "at".
  private func namesPartAndHour(_ index: Int) -> Bool {
    let start = word(index) == .the ? index + 1 : index
    guard let part = part(start), part.value.part.isClockPart, !part.value.part.isMeal else {
      return false
    }
    return clock(part.end) != nil
  }

  /// A bound and what it bounds; "from" with an end is a range.
  func boundElement(
    _ match: BoundMatch, from index: Int, after draft: PhraseDraft
  ) -> PhraseDraft? {
    var match = match
    // "can't come until 4" is from 4 on.
    if match.bound == .until, isNegated(before: index) { match.bound = .from }
    if match.bound == .from, let now = nowRange(index, match.end) { return now }
    if match.bound == .until || match.bound == .by || match.bound == .before {
      if let moment = moment(match.end) {
        return PhraseDraft(
          whole: .bounded(match.bound, moment.value), start: index, end: moment.end, rule: .bound)
      }
    }
    if match.bound == .after, clock(match.end)?.strength != .certain,
      let length = length(match.end)
    {
      return afterLength(length, from: index)
    }
    if word(match.end) == .work, match.bound == .after || match.bound == .before {
      var element = PhraseDraft(start: index, end: match.end + 1, rule: .part)
      element.clock =
        match.bound == .after
        ? .part(PartExpression(.afterWork)) : .boundedPart(.before, PartExpression(.workday))
      return element
    }
    var start = match.end
    var lead = Lead.bound
    while word(start) == .on || word(start) == .at || word(start) == .around {
      lead = word(start) == .on ? .day : .clock
      start += 1
    }
    guard var point = point(start, lead: lead) else { return nil }
    if match.bound == .from, let range = range(from: point, start: index, isLed: true, after: draft)
    {
      return range
    }
    if point.number != nil, point.clock == nil {
      settleBoundNumber(&point, match, after: draft)
      if point.number != nil { return nil }
    }
    return bounded(match.bound, point, from: index, after: draft)
  }

  private func isNegated(before index: Int) -> Bool {
    for before in stride(from: index - 1, through: max(0, index - 4), by: -1) {
      switch word(before) {
      case .negation, .not: return true
      case .comma, .period, .but: return false
      default: break
      }
    }
    return false
  }

  /// "after 5 days": open from then.
  private func afterLength(_ length: Match<LengthExpression>, from index: Int) -> PhraseDraft? {
    guard isEnd(length.end) || token(length.end).kind == .word else { return nil }
    return PhraseDraft(
      whole: .bounded(.from, offset(length.value, from: .now)), start: index, end: length.end,
      rule: .bound)
  }

  /// A bare number behind a bound: an hour, or a day behind "the".
  private func settleBoundNumber(
    _ point: inout PointDraft, _ match: BoundMatch, after draft: PhraseDraft
  ) {
    guard let number = point.number else { return }
    if word(point.numberIndex - 1) == .the || word(point.numberIndex - 1) == .on {
      if (1...31).contains(number) {
        point.date = .monthDay(.init(day: number))
        point.number = nil
      }
      return
    }
    guard number <= 24, !isCount(point.end), draft.clock == nil || !draft.isEmpty else { return }
    if isWord(point.end, in: ["onwards", "onward"]) {
      point.clock = hour(number, at: point.numberIndex)
      point.number = nil
      point.end += 1
      return
    }
    if match.bound == .from || match.bound == .after, draft.isEmpty, word(point.end) == .unknown,
      !isEnd(point.end), token(point.end).kind == .word
    {
      return
    }
    point.clock = hour(number, at: point.numberIndex)
    point.number = nil
  }

  func bounded(
    _ bound: Bound, _ point: PointDraft, from index: Int, after draft: PhraseDraft
  ) -> PhraseDraft? {
    var element = PhraseDraft(start: index, end: point.end, rule: .bound)
    element.isApproximate = point.isApproximate
    if let clock = point.clock {
      var clock = clock
      if clock.part == nil { clock.part = point.part }
      if let date = point.date, !point.isClockFirst, draft.isEmpty, !bound.isStart {
        // "by Friday at 5" bounds the moment; "after 5 on Friday" the hour.
        element.whole = .bounded(bound, .on(date, .at(clock)))
        return element
      }
      element.date = point.date
      element.clock = .bounded(bound, clock)
    } else if let part = point.part {
      if let date = point.date, !bound.isStart, draft.isEmpty, word(point.end - 1) == .part,
        !part.part.isEdgeOfDay, word(index + 1) != .part
      {
        // "by tomorrow evening" bounds the moment, "before lunch on Friday" the
        // hours of a day.
        element.whole = .bounded(bound, .on(date, .boundedPart(bound, part)))
        return element
      }
      element.date = point.date
      element.clock = .boundedPart(bound, part)
    } else if let date = point.date {
      element.date = .bounded(bound, date)
    }
    return element.isEmpty ? nil : element
  }

  /// "between now and Friday", "from now until 3".
  func nowRange(_ index: Int, _ next: Int) -> PhraseDraft? {
    guard word(next) == .now else { return nil }
    guard let separator = separator(next + 1, isLed: true),
      let rest = moment(separator.end).map({ ($0.value, $0.end) }) ?? anchorPoint(separator.end)
    else {
      if word(next + 1) == .on {
        return PhraseDraft(
          whole: .bounded(.from, .now), start: index, end: next + 2, rule: .bound)
      }
      return nil
    }
    return PhraseDraft(
      whole: .between(.now, rest.0), start: index, end: rest.1, rule: .range)
  }

  private func anchorPoint(_ index: Int) -> (TimeExpression, Int)? {
    guard let point = point(index, lead: .clock) else { return nil }
    let draft = draft(of: point, from: index)
    return draft.isEmpty ? nil : (draft.expression, draft.end)
  }

  /// The words between the ends of a range.
  func separator(_ index: Int, isLed: Bool) -> (word: Word, end: Int)? {
    switch word(index) {
    case .to, .dash, .through: return (word(index), index + 1)
    case .until: return (.until, index + 1)
    case .and where isLed: return (.and, index + 1)
    case .slash: return (.slash, index + 1)
    default: return nil
    }
  }

  /// A range that begins with a point.
  func range(
    from first: PointDraft, start: Int, isLed: Bool, after draft: PhraseDraft
  ) -> PhraseDraft? {
    var separatorIndex = first.end
    if word(separatorIndex) == .comma, isLed { separatorIndex += 1 }
    guard let separator = separator(separatorIndex, isLed: isLed) else {
      if word(start) == .between, let now = nowRange(start, start + 1) { return now }
      return nil
    }
    var next = separator.end
    if separator.word == .slash, first.isApproximate || first.clock != nil || first.number != nil {
      // "7.30/8am", "29 / 30 August"
    } else if separator.word == .slash {
      return nil
    }
    while word(next) == .the && word(next + 1) == .the { next += 1 }
    var isDayLed = false
    if word(next) == .the, isNumber(next + 1) { isDayLed = true }
    if isDayLed, word(next + 2) == .of || word(next + 2) == .month { isDayLed = false }
    let lead: Lead = first.clock != nil ? .clock : .bound
    let hasHourOfDay =
      (first.date != nil || draft.date != nil) && (first.clock != nil || first.number != nil)
    guard
      var high = point(isDayLed ? next + 1 : next, lead: lead, stopsAtComma: hasHourOfDay)
    else { return nil }
    var low = first
    dropHour(of: &high, behind: low)
    dropDays(of: &high, behind: low)
    readAsClock(&low, before: high)
    settle(&low, &high, start: start, isLed: isLed, isDayLed: isDayLed, after: draft)
    guard low.number == nil, high.number == nil else { return nil }
    guard var element = combine(low, high, separator.word, start: start) else { return nil }
    if separator.word == .to { element.ends = (low, high) }
    return element
  }

  /// "Mon-Wed 2-5pm": the number behind the last day begins a range of hours.
  private func dropHour(of high: inout PointDraft, behind low: PointDraft) {
    guard high.date != nil, low.date != nil, low.clock == nil, low.number == nil,
      high.number != nil ? isRangeNext(high) : high.clock != nil && !high.isClockFirst,
      let separator = separator(high.end, isLed: false), clock(separator.end) != nil,
      let day = date(high.start)
    else { return }
    high = PointDraft(date: day.date, start: high.start, end: day.end, rule: day.rule)
  }

  /// "from 9 to 5 Monday to Friday": the day behind the last hour begins a range
  /// of days.
  private func dropDays(of high: inout PointDraft, behind low: PointDraft) {
    guard high.date != nil, low.date == nil, low.clock != nil || low.number != nil,
      let separator = separator(high.end, isLed: false), date(separator.end) != nil,
      let hour = clock(high.start) ?? cardinal(high.start).flatMap({ clock($0.end - 1) }),
      hour.end < high.end
    else { return }
    high = PointDraft(clock: hour.point, start: high.start, end: hour.end, rule: .clock)
  }

  /// "3.15 to 4.45pm": dotted figures are a clock time where the other end is.
  private func readAsClock(_ low: inout PointDraft, before high: PointDraft) {
    guard low.rule == .numericDate, low.isDoubtful, low.clock == nil, high.date == nil,
      high.clock?.hasMinutes == true, isNumber(low.start), let clock = clock(low.start),
      clock.end == low.end
    else { return }
    low.date = nil
    low.clock = clock.point
  }

  /// Decides what bare numbers at the ends of a range are by the other end.
  private func settle(
    _ low: inout PointDraft, _ high: inout PointDraft, start: Int, isLed: Bool, isDayLed: Bool,
    after draft: PhraseDraft
  ) {
    let hasDayMark =
      isDayLed || word(low.numberIndex - 1) == .the || word(low.numberIndex - 1) == .on
    if let number = low.number, case .dayIn(_, let period)? = high.date, low.clock == nil,
      (1...31).contains(number)
    {
      low.date = .dayIn(number, period)
      low.number = nil
    }
    if let number = low.number {
      if case .monthDay(let day)? = high.date, low.clock == nil,
        high.clock == nil || low.date == nil,
        high.clock == nil || isDayLed
      {
        setDay(number, month: day, in: &low)
      } else if high.clock != nil {
        setHour(number, in: &low)
      }
    }
    if let number = high.number {
      if case .monthDay(let day)? = low.date, low.clock == nil {
        setDay(number, month: day, in: &high)
      } else if low.clock != nil {
        setHour(number, in: &high)
      }
    }
    if let first = low.number, let second = high.number {
      if case .month(let month, let year, _)? = draft.date {
        let day = DateExpression.MonthDay(day: 1, month: month, year: year)
        setDay(first, month: day, in: &low)
        setDay(second, month: day, in: &high)
      } else if hasDayMark {
        setDay(first, month: .init(day: 1), in: &low)
        setDay(second, month: .init(day: 1), in: &high)
      } else if low.date != nil || draft.date != nil || isLed || expecting == .time
        || low.part != nil || high.part != nil, first <= 24, second <= 24, !isCount(high.end)
      {
        setHour(first, in: &low)
        setHour(second, in: &high)
      }
    }
    if case .monthDay(let right)? = high.date, case .monthDay(var left)? = low.date,
      left.month == nil, right.month != nil
    {
      left.month = right.month
      left.year = left.year ?? right.year
      low.date = .monthDay(left)
    }
    takeYear(&high)
    shareYear(&low, &high)
  }

  /// "June 11-16, 2026": the year behind the second day.
  private func takeYear(_ point: inout PointDraft) {
    guard case .monthDay(var day)? = point.date, day.year == nil, point.clock == nil else { return }
    let next = word(point.end) == .comma ? point.end + 1 : point.end
    guard isNumber(next), let year = fullYear(next) else { return }
    day.year = year.value
    point.date = .monthDay(day)
    point.end = year.end
  }

  /// "10 August - 12 September 2013": the year is said for both.
  private func shareYear(_ low: inout PointDraft, _ high: inout PointDraft) {
    if case .monthDay(var left)? = low.date, left.year == nil, let leftMonth = left.month,
      case .month(let month, let year?, _)? = high.date
    {
      left.year = leftMonth <= month ? year : year - 1
      low.date = .monthDay(left)
      return
    }
    guard case .monthDay(var left)? = low.date, case .monthDay(let right)? = high.date,
      left.year == nil, let year = right.year, let leftMonth = left.month,
      let rightMonth = right.month
    else { return }
    left.year = (leftMonth, left.day) <= (rightMonth, right.day) ? year : year - 1
    low.date = .monthDay(left)
  }

  private func setDay(
    _ number: Int, month: DateExpression.MonthDay, in point: inout PointDraft
  ) {
    guard (1...31).contains(number) else { return }
    var day = month
    day.day = number
    day.weekday = nil
    if case .weekday(let weekday, _)? = point.date { day.weekday = weekday }
    point.date = .monthDay(day)
    point.number = nil
  }

  private func setHour(_ number: Int, in point: inout PointDraft) {
    guard number <= 24 else { return }
    point.clock = hour(number, at: point.numberIndex)
    point.number = nil
  }

  /// Both ends together.
  private func combine(
    _ low: PointDraft, _ high: PointDraft, _ separator: Word, start: Int
  ) -> PhraseDraft? {
    var element = PhraseDraft(start: start, end: high.end, rule: .range)
    element.isApproximate = low.isApproximate
    let lowClock = low.clock.map { withPart($0, low.part) }
    let highClock = high.clock.map { withPart($0, high.part ?? low.part) }
    switch (lowClock, highClock) {
    case (let first?, let second?):
      if let lowDate = low.date, let highDate = high.date, lowDate != highDate {
        element.whole = .between(.on(lowDate, .at(first)), .on(highDate, .at(second)))
        return element
      }
      var first = first
      if first.part == nil, first.isAfternoon == nil { first.part = high.part ?? second.part }
      element.date = low.date ?? high.date
      element.clock = .range(first, second)
      return element
    case (nil, let second?):
      if let lowDate = low.date, high.date == nil, low.part == nil {
        // "18 September - 17:00" names a time; "today until 5" an end.
        guard separator != .dash else { return nil }
        element.date = lowDate
        element.clock = .bounded(.until, second)
        element.rule = .bound
        return element
      }
      if let lowDate = low.date, let highDate = high.date {
        element.date = .range(lowDate, highDate)
        element.clock = .at(second)
        return element
      }
      return nil
    case (let first?, nil):
      guard let lowDate = low.date, let highDate = high.date else { return nil }
      element.whole = .between(.on(lowDate, .at(first)), .on(highDate, nil))
      return element
    case (nil, nil):
      guard let lowDate = low.date, let highDate = high.date else { return nil }
      element.date = .range(lowDate, highDate)
      if let part = high.part ?? low.part { element.clock = .part(part) }
      return element
    }
  }

  private func withPart(_ clock: ClockPoint, _ part: PartExpression?) -> ClockPoint {
    var clock = clock
    if clock.part == nil { clock.part = part }
    return clock
  }
}
