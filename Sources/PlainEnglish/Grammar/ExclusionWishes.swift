import CivilTime

/// What is asked for where the words of an exclusion say it too: "anything but mornings next
/// week", "any weekday except Friday at 4", "10 to 4 but not over lunch on Thursday".
extension PhraseScanner {
  /// Takes out of an exclusion what it says of the wish.
  func openWishOfExcluded(_ phrases: inout [TimePhrase]) {
    guard let index = phrases.firstIndex(where: { $0.role == .not }),
      phrases[index].furtherTokens == nil,
      case .on(let date?, let clock?) = phrases[index].expression
    else { return }
    if phrases.count == 1 {
      openPeriod(&phrases, date, clock)
      openHour(&phrases, date, clock)
    } else if phrases.count == 2, date.isSingle, !clock.isMoment,
      let wish = phrases.firstIndex(where: { $0.role == .at }),
      case .on(nil, .range(let first, let last)?) = phrases[wish].expression
    {
      // "between 10 and 4 but not over lunch on Thursday": Thursday's hours are meant.
      phrases[wish].expression = .on(date, .range(first, last))
    }
  }

  /// "not at 2, 3 or 4": whether an hour of a list is ruled out with those before it.
  func isListRuledOut(_ phrases: [TimePhrase], _ index: Int) -> Bool {
    guard index > 0, phrases[index - 1].role == .not,
      phrases[index].tokens.lowerBound - phrases[index - 1].tokens.upperBound <= 2,
      case .on(_, .at?) = phrases[index].expression,
      case .on(_, .at?) = phrases[index - 1].expression
    else { return false }
    return !isPraised(phrases[index].tokens.upperBound)
  }

  /// "not at 2, 3 or 4": whether an hour behind a comma goes on with a list to its "or".
  func isHourOfRuledOut(_ phrases: [TimePhrase], _ index: Int) -> Bool {
    guard index + 1 < phrases.count, isListRuledOut(phrases, index),
      case .on(_, .at?) = phrases[index + 1].expression
    else { return false }
    let gap = phrases[index].tokens.upperBound..<phrases[index + 1].tokens.lowerBound
    return !gap.isEmpty && gap.count <= 2
      && gap.contains { word($0) == .or || word($0) == .and || word($0) == .comma }
  }

  /// "in December, but no Mondays", "excluding weekends": none of them.
  func repeatExcluded(_ phrases: inout [TimePhrase]) {
    guard phrases.contains(where: { $0.role == .not }) else { return }
    let isOfWeeks = phrases.contains { $0.role != .not && $0.isOfWeeks }
    // The days that were last asked for before a place.
    var wish: DateExpression?
    for index in phrases.indices {
      guard phrases[index].role == .not else {
        if case .on(let date?, _) = phrases[index].expression { wish = date }
        continue
      }
      if isOfWeeks, let days = everySuch(phrases, index) {
        phrases[index].expression = days
        continue
      }
      guard case .on(let date?, let clock) = phrases[index].expression, let wish, !wish.isSingle,
        let days = repeated(date, phrases[index].tokens, of: wish)
      else { continue }
      phrases[index].expression = .on(days, clock)
    }
  }

  /// "any weekday but Friday at 4": every Friday of the weeks that are asked for.
  private func everySuch(_ phrases: [TimePhrase], _ index: Int) -> TimeExpression? {
    guard case .on(.weekday(let weekday, .bare)?, let clock) = phrases[index].expression,
      clock == nil || clock?.isMoment == false,
      isSweeping(before: firstExcluded(phrases, index))
    else { return nil }
    return .on(.weekdaysIn([weekday], .range(.relative(0), .relative(366))), clock)
  }

  /// Where the first of the days begins that are left out one behind the other.
  private func firstExcluded(_ phrases: [TimePhrase], _ index: Int) -> Int {
    var first = index
    while first > 0, index - first < 8, phrases[first - 1].role == .not,
      phrases[first].tokens.lowerBound - phrases[first - 1].tokens.upperBound <= 3
    {
      first -= 1
    }
    return phrases[first].tokens.lowerBound
  }

  /// All such days as an excluded one, where more than the next is meant.
  private func repeated(
    _ date: DateExpression, _ tokens: Range<Int>, of wish: DateExpression
  ) -> DateExpression? {
    let coming = DateExpression.range(.relative(0), .relative(366))
    switch date {
    case .period(.weekend, 0):
      guard tokens.contains(where: { token($0).traits.contains(.plural) }) else { return nil }
      if case .period(.week, _) = wish {
        return .weekdaysIn([.saturday, .sunday], wish)
      }
      return .weekdaysIn([.saturday, .sunday], coming)
    case .weekday(let weekday, .bare):
      let isPlural = tokens.contains {
        word($0) == .weekday && token($0).traits.contains(.plural)
          && !token($0).traits.contains(.possessive)
      }
      // "in December but not on a Friday"
      guard isPlural || word(tokens.lowerBound - 1) == .a || wish.isMonthLong else {
        return nil
      }
      return .weekdaysIn([weekday], coming)
    default: return nil
    }
  }

  /// "anything but mornings next week": next week, without its mornings.
  private func openPeriod(
    _ phrases: inout [TimePhrase], _ date: DateExpression, _ clock: ClockExpression
  ) {
    guard !date.isSingle, case .part = clock, case .period = date else { return }
    let tokens = phrases[0].tokens
    let part = tokens.lowerBound
    guard word(part) == .part, part + 1 < tokens.upperBound else { return }
    phrases[0].expression = .on(nil, clock)
    phrases[0].tokens = part..<part + 1
    phrases[0].rule = .part
    phrases.append(
      TimePhrase(.on(date, nil), tokens: part + 1..<tokens.upperBound, rule: .period))
  }

  /// "any weekday except Friday at 4": at 4 on the other days, as a whole day is left out of
  /// days.
  private func openHour(
    _ phrases: inout [TimePhrase], _ date: DateExpression, _ clock: ClockExpression
  ) {
    guard date.isSingle, clock.isMoment else { return }
    let tokens = phrases[0].tokens
    guard let days = wideDays(before: tokens.lowerBound),
      let hour = tokens.first(where: { word($0) == .at }), hour > tokens.lowerBound
    else { return }
    phrases[0].expression = .on(date, nil)
    phrases[0].tokens = tokens.lowerBound..<hour
    phrases[0].rule = .day
    phrases.append(
      TimePhrase(.on(days, clock), tokens: hour..<tokens.upperBound, rule: .dateAndClock))
  }

  /// The days of "any day except", "all weekdays but"; nil if something else stands before a
  /// place.
  private func wideDays(before start: Int) -> DateExpression? {
    var index = start - 1
    while word(index) == .on || word(index) == .the || word(index) == .for { index -= 1 }
    guard word(index) == .except || word(index) == .but else { return nil }
    let coming = DateExpression.bounded(.from, .relative(0))
    if word(index - 1) == .day, word(index - 2) == .any || word(index - 2) == .all { return coming }
    guard unit(index - 1) == .workday, word(index - 2) == .any || word(index - 2) == .all else {
      return nil
    }
    let weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
    return .weekdaysIn(weekdays, .window(14, .day))
  }
}

extension TimePhrase {
  /// Whether it names days of all the weeks that are looked at.
  fileprivate var isOfWeeks: Bool {
    if case .on(.weekdaysIn(_, .window(14, .day))?, _) = expression { return true }
    return false
  }
}

extension ClockExpression {
  /// Whether it names one moment of the day.
  fileprivate var isMoment: Bool {
    if case .at = self { return true }
    return false
  }
}

extension DateExpression {
  /// Whether it is a month or longer, so that it has each weekday several times.
  fileprivate var isMonthLong: Bool {
    switch self {
    case .month, .year, .numberedQuarter, .season: true
    case .period(let unit, _): unit >= .month
    default: false
    }
  }
}
