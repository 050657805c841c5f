import CivilTime

/// Ranges: "between 3 and 5", "Mon–Wed", "from noon to midnight".
extension PhraseScanner {
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
    case .dash where isArrowHead(index + 1): return (.dash, index + 2)
    case .to, .dash, .through: return (word(index), behindIncluding(index + 1))
    case .until: return (.until, behindIncluding(index + 1))
    case .and where isLed, .ampersand where isLed: return (.and, index + 1)
    case .up where word(index + 1) == .to || word(index + 1) == .until:
      return (.through, behindIncluding(index + 2))
    case .slash: return (.slash, index + 1)
    default: return nil
    }
  }

  /// The head of "->".
  private func isArrowHead(_ index: Int) -> Bool {
    word(index) == .otherSymbol && isGlued(index)
      && line.bytes[token(index).span].first == UInt8(ascii: ">")
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
    if separator.word == .slash,
      isPortion(next + 1) || word(next + 1) == .minuteMark || unit(next + 1)?.isClock == true
    {
      return nil
    }
    if separator.word == .slash,
      first.isApproximate || first.clock != nil || first.number != nil
        || first.rule == .numericDate && token(first.start).digits == 4 && token(next).digits == 4
    {
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
    // "Tues at 3 / Weds at 11" are two times.
    if separator.word == .slash, first.date != nil, first.clock != nil, high.date != nil {
      return nil
    }
    var low = first
    readAsDay(&low, before: high)
    dropHour(of: &high, behind: low)
    readHour(of: &high, behind: low)
    dropDays(of: &high, behind: low)
    readAsClock(&low, before: high)
    settle(&low, &high, start: start, isLed: isLed, isDayLed: isDayLed, after: draft)
    guard low.number == nil, high.number == nil else { return nil }
    guard
      var element = combine(low, high, separator.word, start: start)
        ?? partMovedTo(low, high, separator.word, start: start)
    else { return nil }
    if separator.word == .to { element.ends = PhraseDraft.Ends(low, high) }
    return element
  }

  /// "move my 10am to the afternoon": an hour and the part of the day to which it goes are the ends
  /// of no range.
  private func partMovedTo(
    _ low: PointDraft, _ high: PointDraft, _ separator: Word, start: Int
  ) -> PhraseDraft? {
    guard separator == .to, low.clock != nil, high.clock == nil, let part = high.part,
      isMove(before: start, [])
    else { return nil }
    var element = PhraseDraft(start: start, end: high.end, rule: .part)
    element.date = high.date
    element.clock = .part(part)
    return element
  }

  /// "or 2-4 tomorrow" behind "10-12": hours, whose day is said with the last.
  private func isRangeOfDayBehind(_ index: Int) -> Bool {
    guard word(index) == .or || word(index) == .and, let low = cardinal(index + 1),
      let separator = separator(low.end, isLed: false), let high = cardinal(separator.end)
    else { return false }
    return isFollowedByDay(meridiem(high.end)?.end ?? high.end)
  }

  /// "12-2 for lunch".
  private func isMealFor(_ index: Int) -> Bool {
    word(index) == .for && word(index + 1) == .part
      && DayPart(rawValue: token(index + 1).value)?.isMeal == true
  }

  /// Decides what bare numbers at the ends of a range are by the other end.
  private func settle(
    _ low: inout PointDraft, _ high: inout PointDraft, start: Int, isLed: Bool, isDayLed: Bool,
    after draft: PhraseDraft
  ) {
    let hasDayMark =
      isDayLed || word(low.numberIndex - 1) == .the || word(low.numberIndex - 1) == .on
    if let number = low.number, case .dayIn(_, let period)? = high.date, low.clock == nil,
      (1...31).contains(number), !(high.clock != nil && high.isClockFirst)
    {
      low.date = .dayIn(number, period)
      low.number = nil
    }
    if let number = low.number, high.part?.part == .endOfDay { setHour(number, in: &low) }
    if let number = low.number {
      if case .monthDay(let day)? = high.date, low.clock == nil,
        high.clock == nil || low.date == nil,
        high.clock == nil || isDayLed || !high.isClockFirst
      {
        setDay(number, month: day, in: &low)
      } else if high.clock != nil {
        setHour(number, in: &low)
      }
    }
    if let number = high.number {
      if movesToHour(number, high, from: low, start: start) {
        setHour(number, in: &high)
      } else if case .monthDay(let day)? = low.date, low.clock == nil {
        if day.month != nil, number <= day.day, word(high.numberIndex - 1) != .the {
          settleEarlierNumber(number, than: day, isLed: isLed, in: &high)
        } else {
          setDay(number, month: day, in: &high)
        }
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
        || word(low.end) == .until || isWord(low.end, in: ["thru", "through"])
        || isMealFor(high.end) || isRangeOfDayBehind(high.end)
        || word(start - 1) == .not && word(start - 2) == .but
        || low.part != nil || high.part != nil, first <= 24, second <= 24, !isCount(high.end)
      {
        setHour(first, in: &low)
        setHour(second, in: &high)
      }
    }
    shareWeek(&low, high)
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

  /// "18 December until 11" is an hour of that day, "from 28 December to 3" a day of the
  /// next month: never a day eleven months later.
  private func settleEarlierNumber(
    _ number: Int, than day: DateExpression.MonthDay, isLed: Bool, in point: inout PointDraft
  ) {
    guard isLed, number < day.day, let month = day.month else {
      return number <= 12 ? setHour(number, in: &point) : setDay(number, month: day, in: &point)
    }
    var next = day
    next.month = month % 12 + 1
    if month == 12, let year = day.year { next.year = year + 1 }
    setDay(number, month: next, in: &point)
  }

  /// "move the one on the 11th to 3": a day that tells which, and an hour to which it goes.
  private func movesToHour(_ number: Int, _ high: PointDraft, from low: PointDraft, start: Int)
    -> Bool
  {
    isMoveVerb(before: start) && word(start - 1) != .from && low.clock == nil
      && (word(low.start - 1) == .on || word(low.start) == .on || word(start) == .on
        || word(start - 1) == .on)
      && (1...12).contains(number) && word(high.numberIndex - 1) != .the
  }

  /// "Tuesday to Thursday next week": the week is said for both.
  private func shareWeek(_ low: inout PointDraft, _ high: PointDraft) {
    guard case .weekday(let first, .bare)? = low.date else { return }
    switch high.date {
    case .weekdayIn(let last, let week) where first <= last:
      low.date = .weekdayIn(first, week)
    case .both(let day, .weekday(let last, .bare)) where first <= last:
      low.date = .both(day, .weekday(first, .bare))
    default: break
    }
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
      let part = high.part ?? second.part
      // "from 10 to 7 in the evening" begins in the morning.
      if first.part == nil, first.isAfternoon == nil,
        part?.part == .night || first.hour % 12 <= second.hour % 12 || first.isFixed
      {
        first.part = part
      }
      element.date = low.date ?? high.date
      element.clock = .range(first, second)
      return element
    case (nil, let second?):
      if low.part != nil, low.date == nil || high.date == nil, let first = edge(of: low.part) {
        // "between lunch and 4"
        element.date = low.date ?? high.date
        element.clock = .range(first, second)
        return element
      }
      if let lowDate = low.date, high.date == nil, low.part == nil {
        // "18 September - 17:00" names a time; "today until 5" an end.
        guard separator != .dash else { return nil }
        element.date = lowDate
        element.clock = .bounded(.until, second)
        element.rule = .bound
        return element
      }
      if let lowDate = low.date, let highDate = high.date {
        if let part = low.part {
          // "Friday morning to Sunday noon"
          element.whole = .between(.on(lowDate, .part(part)), .on(highDate, .at(second)))
          return element
        }
        element.date = .range(lowDate, highDate)
        element.clock = .at(second)
        return element
      }
      return nil
    case (let first?, nil):
      if high.part?.part == .endOfDay, low.date == nil || high.date == nil {
        // "from 11 until closing"
        element.date = low.date ?? high.date
        element.clock = .bounded(.from, first)
        element.rule = .bound
        return element
      }
      guard let lowDate = low.date, let highDate = high.date else { return nil }
      element.whole = .between(.on(lowDate, .at(first)), .on(highDate, high.part.map { .part($0) }))
      return element
    case (nil, nil):
      guard let lowDate = low.date, let highDate = high.date else { return nil }
      if let part = low.part, part != high.part, high.part != nil || date(low.start) != nil {
        // "Friday evening to Sunday morning", "Friday morning until Sunday"
        element.whole = .between(
          .on(lowDate, .part(part)), .on(highDate, high.part.map { .part($0) }))
        return element
      }
      element.date = .range(lowDate, highDate)
      if let part = high.part ?? low.part { element.clock = .part(part) }
      return element
    }
  }

  /// The clock time at which a meal begins.
  private func edge(of part: PartExpression?) -> ClockPoint? {
    guard let part, part.part.isMeal else { return nil }
    let minute = Conventions.window(of: part.part).start
    var point = ClockPoint(hour: minute / 60, minute: minute % 60)
    point.isFixed = true
    return point
  }

  private func withPart(_ clock: ClockPoint, _ part: PartExpression?) -> ClockPoint {
    var clock = clock
    if clock.part == nil { clock.part = part }
    return clock
  }
}
