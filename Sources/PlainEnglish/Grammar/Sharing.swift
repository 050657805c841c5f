import CivilTime

/// What is said once for several times: "Tuesday or Wednesday after 3", "the 3rd
/// or 4th of January", "3 or 3:30 on Friday", "Saturday or Sunday next week".
extension PhraseScanner {
  /// Gives two neighbours of a list what only one of them says, and those before
  /// them too.
  func share(_ phrases: inout [TimePhrase], _ index: Int) {
    shareForward(&phrases, index)
    var earlier = index - 1
    while earlier >= 0, index - earlier <= 7 {
      guard
        earlier == index - 1
          || areRunOn(phrases[earlier], phrases[earlier + 1])
          || isList(phrases[earlier].tokens.upperBound..<phrases[earlier + 1].tokens.lowerBound)
          || phrases[earlier + 1].role == .or,
        let expression = complete(phrases[earlier].expression, by: phrases[earlier + 1])
      else { return }
      phrases[earlier].expression = expression
      earlier -= 1
    }
  }

  /// "Mon Wed or Thurs after 3": weekdays without a word between them.
  private func areRunOn(_ first: TimePhrase, _ second: TimePhrase) -> Bool {
    first.tokens.upperBound == second.tokens.lowerBound
      && word(first.tokens.upperBound - 1) == .weekday && weekday(second.tokens.lowerBound) != nil
  }

  /// An expression with what one behind it says for both; nil if nothing.
  private func complete(_ first: TimeExpression, by phrase: TimePhrase) -> TimeExpression? {
    guard case .on(var date, var clock) = first,
      case .on(let second, let secondClock) = phrase.expression
    else { return nil }
    var isChanged = false
    if case .monthDay(var day)? = date, case .monthDay(let full)? = second, day.month == nil,
      let month = full.month
    {
      day.month = month
      day.year = full.year
      date = .monthDay(day)
      isChanged = true
    }
    if case .monthDay(let day)? = date, case .dayIn(_, let period)? = second, day.month == nil {
      date = .dayIn(day.day, period)
      isChanged = true
    }
    if case .weekday(let weekday, .bare)? = date, case .weekdayIn(_, let period)? = second {
      date = .weekdayIn(weekday, period)
      isChanged = true
    }
    if date == nil, let second, case .at? = clock, case .at? = secondClock, second.isSingle,
      isClockFirst(phrase.tokens.lowerBound)
    {
      date = second
      isChanged = true
    }
    if date == nil, phrase.role == .or, case .range? = clock, let second, second.isSingle {
      date = second  // "between 12 and 2 or after 5 tomorrow"
      isChanged = true
    }
    // "morning or afternoon tomorrow"
    if date == nil, phrase.role == .or, clock?.isTimed == false, secondClock?.isTimed == false,
      let second
    {
      date = second
      isChanged = true
    }
    if date != nil, second != nil, clock == nil, secondClock != nil {
      clock = secondClock
      isChanged = true
    }
    if date != nil, second != nil, case .part(let part)? = clock,
      case .at(let point)? = secondClock,
      point.part?.part == part.part
    {
      clock = secondClock  // "tonight or tomorrow night at 8"
      isChanged = true
    }
    return isChanged ? .on(date, clock) : nil
  }

  /// Whether a phrase begins with its clock time, or has it from one that does: "from 3 to 4 on
  /// Mon, Wed".
  private func hasClockFirst(_ phrases: [TimePhrase], _ index: Int) -> Bool {
    var first = index
    while first > 0, index - first < 7, phrases[first].tokens.count == 1,
      phrases[first].expression.clock == phrases[first - 1].expression.clock
    {
      first -= 1
    }
    return isClockFirst(phrases[first].tokens.lowerBound)
  }

  /// Whether a phrase begins with its clock time: "3:30 on Friday".
  private func isClockFirst(_ start: Int) -> Bool {
    let index = [.at, .around, .from, .between].contains(word(start)) ? start + 1 : start
    return dayMonth(index) == nil && clock(index) != nil
  }

  /// "next Tuesday or Thursday", "Tuesday at 3 or at 4": the week or the day of
  /// the first holds for the second.
  private func shareForward(_ phrases: inout [TimePhrase], _ index: Int) {
    guard case .on(let first?, let firstClock) = phrases[index - 1].expression,
      case .on(let second, let clock) = phrases[index].expression
    else { return }
    if let second, clock == nil, firstClock?.isTimed == true, second.isSingle, first.isSingle,
      hasClockFirst(phrases, index - 1)
    {
      // "3pm on Monday or Wednesday", "2-4pm Tues/Thurs"
      phrases[index].expression = .on(second, firstClock)
    }
    if let second, clock == nil, case .part? = firstClock, second.isSingle, first.isSingle,
      word(phrases[index - 1].tokens.lowerBound) != .weekday,
      phrases[index - 1].tokens.contains(where: { word($0) == .of })
    {
      // "the morning of the 20th or 21st"
      phrases[index].expression = .on(second, firstClock)
    }
    switch (first, second) {
    case (.weekday(_, .next), .weekday(let weekday, .bare)?):
      phrases[index].expression = .on(.weekday(weekday, .next), phrases[index].expression.clock)
    case (.weekdayIn(_, let period), .weekday(let weekday, .bare)?):
      phrases[index].expression = .on(
        .weekdayIn(weekday, period), phrases[index].expression.clock)
    case (_, nil):
      // "tomorrow morning or afternoon", "next week before 10 or after 4"
      let isShared =
        first.isSingle
        ? firstClock != nil && clock != nil
        : firstClock?.isTimed == false && clock?.isTimed == false
      if isShared { phrases[index].expression = .on(first, clock) }
    default: break
    }
  }

  /// "Tuesday, Wednesday or Thursday": all that stands before "or" is a choice.
  func openChoice(_ phrases: inout [TimePhrase], _ index: Int) {
    guard phrases[index].role == .or else { return }
    var earlier = index - 1
    while earlier > 0, index - earlier <= 7, phrases[earlier].role == .at,
      phrases[earlier].tokens.lowerBound == phrases[earlier - 1].tokens.upperBound + 1,
      word(phrases[earlier - 1].tokens.upperBound) == .comma
    {
      phrases[earlier].role = .or
      earlier -= 1
    }
  }

  /// "any day but Friday next week": where nothing else is asked for, the week of
  /// the day that is ruled out is asked for.
  func openPeriodOfExcluded(_ phrases: inout [TimePhrase]) {
    guard phrases.contains(where: { $0.role == .not }),
      phrases.allSatisfy({ $0.role == .not || $0.role == .at && $0.expression.isOfAnyDay }),
      let index = phrases.lastIndex(where: {
        $0.role == .not && $0.expression.weekOfDay != nil
      }), case .on(let period?, _)? = phrases[index].expression.weekOfDay
    else { return }
    let tokens = phrases[index].tokens
    guard let day = tokens.last(where: { word($0) == .weekday }), day + 1 < tokens.upperBound
    else { return }
    var start = day + 1
    while start + 1 < tokens.upperBound, [.comma, .of, .in].contains(word(start)) { start += 1 }
    let whole = TimePhrase(.on(period, nil), tokens: start..<tokens.upperBound, rule: .period)
    phrases[index].tokens = tokens.lowerBound..<day + 1
    var hasWish = false
    for place in phrases.indices where phrases[place].role == .at {
      // "any afternoon but Thursday next week": next week's afternoons.
      guard case .on(nil, let clock) = phrases[place].expression else { continue }
      phrases[place].expression = .on(period, clock)
      if phrases[place].furtherTokens == nil { phrases[place].furtherTokens = whole.tokens }
      hasWish = true
    }
    if !hasWish { phrases.insert(whole, at: index + 1) }
    for earlier in 0..<index {
      guard case .on(.weekday(let weekday, .bare)?, let clock) = phrases[earlier].expression
      else { continue }
      phrases[earlier].expression = .on(.weekdayIn(weekday, period), clock)
    }
  }

  /// "next week except Tuesday": next week's Tuesday; "Friday, but not between
  /// 12 and 1": Friday's hours.
  func keepInPeriod(_ phrases: inout [TimePhrase], _ index: Int) {
    guard phrases[index].role == .not, index > 0,
      let whole = phrases[max(0, index - 8)..<index].last(where: { $0.role != .not }),
      case .on(let period?, _) = whole.expression,
      case .on(let date, let clock) = phrases[index].expression
    else { return }
    switch (period, date) {
    case (.period(.week, _), .weekday(let weekday, .bare)?):
      phrases[index].expression = .on(.weekdayIn(weekday, period), clock)
    case (.range(let first, _), .weekday(let weekday, .bare)?):
      let day: DateExpression =
        first == .weekday(weekday, .bare) ? first : .nthAfter(1, weekday, first)
      phrases[index].expression = .on(day, clock)
    case (_, nil) where period.isSingle:
      // "Tuesday or Wednesday but not in the morning": of neither.
      guard whole.role != .or else { return }
      phrases[index].expression = .on(period, clock)
    default: break
    }
  }
}

extension TimeExpression {
  /// The week of which it names a whole day.
  fileprivate var weekOfDay: TimeExpression? {
    guard case .on(.weekdayIn(_, let period)?, nil) = self, case .period(.week, _) = period
    else { return nil }
    return .on(period, nil)
  }

  /// Whether it names a time of the day, and no day.
  fileprivate var isOfAnyDay: Bool {
    if case .on(nil, _?) = self { return true }
    return false
  }

  /// The times of the day that it names.
  fileprivate var clock: ClockExpression? {
    if case .on(_, let clock) = self { return clock }
    return nil
  }
}

extension ClockExpression {
  /// Whether it names times on the clock.
  fileprivate var isTimed: Bool {
    switch self {
    case .at, .range: true
    default: false
    }
  }
}
