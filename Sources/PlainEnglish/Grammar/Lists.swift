import CivilTime

/// Lists in which a part is said once for all: "24, 25 and 26 December", "at 10,
/// 11 or 12", "tomorrow or the day after", "this week or next".
extension PhraseScanner {
  /// No list is followed further than this.
  private static let longestList = 8

  // MARK: Numbers before what they are numbers of

  /// Numbers whose month, or half of the day, is said with the last of them.
  func numberList(_ index: Int) -> [TimePhrase]? {
    var start = index
    if isWord(start, "either") { start += 1 }
    if word(start) == .at { start += 1 }
    guard let first = listed(start), isJoint(first.end) else { return nil }
    var items = [first]
    var next = first.end
    while items.count < Self.longestList {
      let item = behindJoint(next)
      guard item > next else { return nil }
      if let number = listed(item), isJoint(number.end) {
        items.append(number)
        next = number.end
        continue
      }
      let isOr = (next..<item).contains { word($0) == .or }
      guard
        isOr || (next..<item).contains(where: { word($0) != .comma })
          || isRunOfMonth(items, before: item)
      else { return nil }
      return phrases(
        items, before: item, isAt: start > index && word(start - 1) == .at, from: index)
    }
    return nil
  }

  /// A number of a list, with its place.
  private func listed(_ index: Int) -> Match<(number: Int, index: Int)>? {
    if isNumber(index), word(index + 1) == .colon || word(index + 1) == .period,
      isGlued(index + 1), isGlued(index + 2), let clock = figures(index), clock.point.hasMinutes
    {
      return Match(value: (token(index).number, index), end: clock.end)  // "3:30"
    }
    guard let number = cardinal(index), (1...31).contains(number.value), !isPronoun(index),
      !isNumber(index) || isFreeNumber(index) && token(index).digits <= 2
    else { return nil }
    return Match(value: (number.value, index), end: number.end)
  }

  /// "5, 6, 7 December": days in a row whose month stands behind the last.
  private func isRunOfMonth(
    _ items: [Match<(number: Int, index: Int)>], before last: Int
  ) -> Bool {
    guard isNumber(last), word(last + 1) == .month, let previous = items.last else { return false }
    return token(last).number == previous.value.number + 1
  }

  private func isJoint(_ index: Int) -> Bool {
    switch word(index) {
    case .comma: !(isGlued(index) && isGlued(index + 1))
    case .or, .and, .ampersand: true
    default: false
    }
  }

  private func behindJoint(_ index: Int) -> Int {
    var next = index
    if word(next) == .comma { next += 1 }
    if word(next) == .or || word(next) == .and || word(next) == .ampersand { next += 1 }
    return next
  }

  private func phrases(
    _ items: [Match<(number: Int, index: Int)>], before last: Int, isAt: Bool, from start: Int
  ) -> [TimePhrase]? {
    guard isNumber(last) || word(last) == .cardinal || word(last) == .noon,
      let draft = lastOfList(last, isAt: isAt), draft.length == nil, draft.ends == nil,
      case .on(let date, let clock) = draft.expression
    else { return nil }
    var list: [TimePhrase] = []
    for item in items {
      let number = item.value.number
      let expression: TimeExpression
      let said = item.end > item.value.index + 1 ? self.clock(item.value.index) : nil
      let hasMinutes = said?.point.hasMinutes == true
      if case .monthDay(var day)? = date, day.month != nil, clock == nil || dayMonth(last) != nil {
        if hasMinutes { return nil }
        day.day = number
        expression = .on(.monthDay(day), clock)
      } else if case .at(let point)? = clock, number <= 24 {
        var hour =
          hasMinutes
          ? said?.point ?? ClockPoint(hour: number) : hour(number, at: item.value.index)
        if !hour.isFixed { hour.isAfternoon = point.isAfternoon }
        if hour.part == nil { hour.part = point.part }
        expression = .on(date, .at(hour))
      } else {
        return nil
      }
      let low = list.isEmpty ? start : item.value.index
      list.append(TimePhrase(expression, tokens: low..<item.end, rule: draft.rule))
    }
    list.append(draft.phrase)
    return list
  }

  /// The last of a list, read as what begins with a number.
  private func lastOfList(_ index: Int, isAt: Bool) -> PhraseDraft? {
    if dayMonth(index) == nil, isAt || clock(index)?.strength == .certain || isHourOfDay(index),
      var point = point(index, lead: .clock), point.clock != nil
    {
      leaveRange(to: &point)
      return draft(of: point, from: index)
    }
    guard dayMonth(index) != nil, let point = point(index, lead: .none),
      point.clock == nil || !point.isClockFirst
    else { return nil }
    if point.clock == nil, let whole = phrase(index), whole.date == point.date,
      whole.clock != nil, whole.whole == nil, whole.length == nil
    {
      return whole  // "17 and 18 December from 10 to 11"
    }
    return draft(of: point, from: index)
  }

  /// Whether a number stands before a day: "10 and 2 on Friday".
  private func isHourOfDay(_ index: Int) -> Bool {
    guard let number = cardinal(index) else { return false }
    return isFollowedByDay(number.end)
  }

  // MARK: What goes on behind a phrase

  /// A further time of a list, which says only what differs.
  func further(_ index: Int, behind last: TimePhrase?) -> TimePhrase? {
    guard let last, last.tokens.upperBound == index || last.furtherTokens?.upperBound == index,
      case .on(let date, let clock) = last.expression
    else { return nil }
    if word(index) == .but, let date, let further = elliptic(index + 1, date) {
      // "not this Friday but the next"
      return with(clock: clock, further, role: .at, from: index + 1)
    }
    if word(index) == .comma, let date, let further = elliptic(index + 1, date),
      isExcluded(before: last.tokens.lowerBound, isFollowed: true)
    {
      // "not this Friday, the one after"
      return with(clock: clock, further, role: .at, from: index + 1)
    }
    let next = behindJoint(index)
    guard next > index else { return nil }
    let isOr = (index..<next).contains { word($0) == .or }
    let role: When.Role = isOr ? .or : .at
    if clock != nil, date?.isSingle != false, let range = furtherRange(next, date) { return range }
    if case .at(let previous)? = clock, isListGoingOn(next, index) {
      return furtherClock(next, date, previous, role: isOr || date != nil ? .or : .at)
    }
    guard let date else { return nil }
    if clock == nil, case .monthDay(let day) = date, day.month != nil {
      return furtherDay(next, of: day, role: role, joint: index)
    }
    guard isOr || word(index) == .and, let further = elliptic(next, date) else { return nil }
    return with(clock: clock, further, role: role, from: next)
  }

  /// "scrap Monday, let's do the day after": it counts from what is refused before it.
  func afterRefused(_ index: Int, behind last: TimePhrase?) -> TimePhrase? {
    guard word(index) == .the, word(index + 2) == .after, isEnd(index + 3), let last,
      index - last.tokens.upperBound <= 5, case .on(let date?, let clock) = last.expression,
      isExcluded(before: last.tokens.lowerBound, isFollowed: true),
      let further = elliptic(index, date)
    else { return nil }
    return with(clock: clock, further, role: .at, from: index)
  }

  /// Whether a comma is followed by numbers of which the last has its "or" or
  /// "and".
  private func isListGoingOn(_ index: Int, _ joint: Int) -> Bool {
    guard index == joint + 1, word(joint) == .comma else { return true }
    // The last of "June 9, 10, 11".
    if isNumber(joint - 1), word(joint - 2) == .comma, isEnd(index + 1) { return true }
    var next = index
    for _ in 0..<Self.longestList {
      guard var number = cardinal(next) else { return false }
      if let clock = clock(next), clock.point.hasMinutes { number.end = clock.end }  // "3:30"
      if word(number.end) == .or || word(number.end) == .and { return true }
      let after = behindJoint(number.end)
      guard after > number.end else { return false }
      if after > number.end + 1 || isRunOfDays(number.value, after) { return true }
      next = after
    }
    return false
  }

  /// "10, 11" of "June 9, 10, 11": days in a row, with nothing behind them that makes an hour.
  func isRunOfDays(_ first: Int, _ index: Int) -> Bool {
    isNumber(index) && token(index).number == first + 1 && token(index).number <= 31
      && isEnd(index + 1) && word(index + 1) != .colon
  }

  /// "or 4" behind a clock time.
  private func furtherClock(
    _ index: Int, _ date: DateExpression?, _ previous: ClockPoint, role: When.Role
  ) -> TimePhrase? {
    let start = word(index) == .at ? index + 1 : index
    guard let clock = clock(start),
      clock.strength < .certain || start > index
        || clock.point.hasMinutes && (word(clock.end) == .or || word(clock.end) == .and),
      !isCount(clock.end), dayMonth(start) == nil,
      date == nil || isEnd(clock.end) || isJoint(clock.end) || clock.end >= tokens.count
        || isCommand(clock.end)
        || word(clock.end) == .for && cardinal(clock.end + 1) == nil && !isPronoun(start)
    else { return nil }
    var point = clock.point
    if point.isAfternoon == nil, !point.isFixed { point.isAfternoon = previous.isAfternoon }
    if point.part == nil { point.part = previous.part }  // "this evening at 6 or 7"
    return TimePhrase(.on(date, .at(point)), tokens: index..<clock.end, rule: .clock, role: role)
  }

  /// "or 2-4" behind "Thursday 9-11": further hours of the same day.
  private func furtherRange(_ index: Int, _ date: DateExpression?) -> TimePhrase? {
    let start = word(index) == .from || word(index) == .between ? index + 1 : index
    guard isNumber(start) || word(start) == .cardinal,
      let first = point(start, lead: .clock), first.date == nil, first.clock != nil,
      word(first.end) != .and || start > index,
      let draft = range(
        from: first, start: index, isLed: true, after: PhraseDraft(start: index, end: index)),
      draft.date == nil, draft.whole == nil, case .range? = draft.clock, !isCount(draft.end)
    else { return nil }
    return TimePhrase(
      .on(date, draft.clock), tokens: index..<draft.end, rule: .range, role: .or)
  }

  /// "and 26" behind "December 24, 25".
  private func furtherDay(
    _ index: Int, of previous: DateExpression.MonthDay, role: When.Role, joint: Int
  ) -> TimePhrase? {
    guard word(joint - 1) != .month, let number = listed(index) ?? ordinalListed(index),
      isListGoingOn(index, joint), clock(number.value.index)?.strength != .certain,
      isEnd(number.end) || isJoint(number.end) || word(number.end) == .at
    else { return nil }
    var day = previous
    day.day = number.value.number
    day.weekday = nil
    guard day.day > previous.day else { return nil }
    var clock: ClockExpression?
    var end = number.end
    if word(end) == .at, let time = self.clock(end + 1) {
      clock = .at(time.point)
      end = time.end
    }
    return TimePhrase(.on(.monthDay(day), clock), tokens: index..<end, rule: .monthDay, role: role)
  }

  private func ordinalListed(_ index: Int) -> Match<(number: Int, index: Int)>? {
    let start = word(index) == .the ? index + 1 : index
    guard let ordinal = ordinal(start), (1...31).contains(ordinal.value) else { return nil }
    return Match(value: (ordinal.value, start), end: ordinal.end)
  }

  /// "the day after", "next", "the week after", "the following one".
  private func elliptic(_ index: Int, _ date: DateExpression) -> Match<DateExpression>? {
    let start = word(index) == .the ? index + 1 : index
    let isAfter = word(start + 1) == .after && !isSingleDayNext(start + 2)
    if word(start) == .day, isAfter, date.isSingle {
      let day = LengthExpression(.init(days: 1), grain: .day)
      return Match(value: .shifted(date, by: day, forward: true), end: start + 2)
    }
    if isAfter, isWord(start, "one"), case .weekday = date {
      let week = LengthExpression(.init(days: 7), grain: .day)
      return Match(value: .shifted(date, by: week, forward: true), end: start + 2)
    }
    if date.isSingle, word(start) == .next, word(start + 1) == .day, start > index {
      // "Monday or the next day"
      let day = LengthExpression(.init(days: 1), grain: .day)
      return Match(value: .shifted(date, by: day, forward: true), end: start + 2)
    }
    if case .weekday(_, .next) = date, isWord(start, "following"), isWord(start + 1, "one") {
      let week = LengthExpression(.init(days: 7), grain: .day)
      return Match(value: .shifted(date, by: week, forward: true), end: start + 2)
    }
    switch date {
    case .period(let unit, let count):
      if self.unit(start) == unit, isAfter {
        return Match(value: .period(unit, count + 1), end: start + 2)
      }
      guard word(start) == .next else { return nil }
      if isWord(start + 1, "one") { return Match(value: .period(unit, count + 1), end: start + 2) }
      return isEnd(start + 1) || beginsClock(start + 1)
        ? Match(value: .period(unit, count + 1), end: start + 1) : nil
    case .weekday(let weekday, .this), .weekday(let weekday, .coming):
      guard word(start) == .next else { return nil }
      let end = isWord(start + 1, "one") ? start + 2 : start + 1
      return isEnd(end) || beginsClock(end) ? Match(value: .weekday(weekday, .next), end: end) : nil
    default: return nil
    }
  }

  /// Whether a time of the day follows: "at 10", "after 3", "10am".
  private func beginsClock(_ index: Int) -> Bool {
    switch word(index) {
    case .at, .around, .after, .before, .from, .between, .part, .in, .noon, .but: true
    default: isNumber(index)
    }
  }

  /// Whether a day follows that "after" counts from.
  private func isSingleDayNext(_ index: Int) -> Bool { date(index) != nil || word(index) == .next }

  private func with(
    clock: ClockExpression?, _ further: Match<DateExpression>, role: When.Role, from start: Int
  ) -> TimePhrase {
    var phrase = TimePhrase(
      .on(further.value, clock), tokens: start..<further.end, rule: .day, role: role)
    if clock == nil, let behind = self.phrase(further.end), behind.date == nil,
      behind.whole == nil, behind.length == nil, let own = behind.clock
    {
      phrase.expression = .on(further.value, own)
      phrase.tokens = start..<behind.end
    }
    return phrase
  }
}
