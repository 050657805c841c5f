import CivilTime

/// The nth of something: "the last Monday of March", "first week of May", "the
/// 2nd of this month", "third quarter", and "the 8th" alone.
extension PhraseScanner {
  /// A date that begins with an ordinal or "last".
  func ordinalDate(_ index: Int, hasArticle: Bool) -> DateMatch? {
    guard let nth = nthNumber(index) else { return nil }
    if nth.value > 0, word(index) != .last, let dayMonth = dayMonth(index) { return dayMonth }
    if let match = nthOfPeriod(nth, from: index) { return match }
    if word(index) == .last, word(nth.end) == .of {
      // "the last of the month"
      let next = word(nth.end + 1) == .the ? nth.end + 2 : nth.end + 1
      guard let period = nthPeriod(next, hasLink: true), isMonthLike(period.value) else {
        return nil
      }
      return DateMatch(
        date: .nth(-1, .unit(.day), of: period.value), end: period.end, rule: .nth)
    }
    guard nth.value > 0, word(index) != .last else { return nil }
    return dayOfMonth(index, nth, hasArticle: hasArticle)
  }

  /// "first", "3rd", "last", "second to last", "fifth last".
  func nthNumber(_ index: Int) -> Match<Int>? {
    if word(index) == .last {
      if word(index + 1) == .but, isPronoun(index + 2) { return Match(value: -2, end: index + 3) }
      if let number = cardinal(index + 1), unit(number.end) != nil,
        word(number.end + 1) != .of, word(number.end + 1) != .in
      {
        return nil
      }
      return Match(value: -1, end: index + 1)
    }
    if word(index) == .next, word(index + 1) == .to, word(index + 2) == .last {
      return Match(value: -2, end: index + 3)
    }
    if isWord(index, "penultimate") { return Match(value: -2, end: index + 1) }
    if word(index + 1) == .half || isWord(index + 1, "part") {
      if isWord(index, in: ["latter", "back"]) { return Match(value: 2, end: index + 1) }
      if isWord(index, "front") { return Match(value: 1, end: index + 1) }
    }
    guard let ordinal = ordinal(index), ordinal.value > 0 else { return nil }
    var next = ordinal.end
    if word(next) == .to || word(next) == .dash && isGlued(next) { next += 1 }
    if word(next) == .the { next += 1 }
    if word(next) == .last,
      next == ordinal.end || word(ordinal.end) == .to
        || word(ordinal.end) == .dash
    {
      return Match(value: -ordinal.value, end: next + 1)
    }
    return ordinal
  }

  private func nthOfPeriod(_ nth: Match<Int>, from index: Int) -> DateMatch? {
    if let several = firstUnits(nth) { return several }
    if word(nth.end) == .half, nth.value == 1 || nth.value == 2 || nth.value == -1 {
      var next = word(nth.end + 1) == .of ? nth.end + 2 : nth.end + 1
      if word(next) == .the { next += 1 }
      guard let period = nthPeriod(next, hasLink: true) else { return nil }
      return DateMatch(
        date: .edge(nth.value == 1 ? .firstHalf : .secondHalf, period.value), end: period.end,
        rule: .period)
    }
    if let part = partOfPeriod(nth) { return part }
    guard let (kind, kindEnd) = nthKind(nth.end) else { return nil }
    var next = kindEnd
    if case .unit(.quarter) = kind, nth.value > 0, nth.value <= 4 {
      let start = word(next) == .of ? next + 1 : next
      let year = fullYear(start)
      if year != nil || start == next {
        return DateMatch(
          date: .numberedQuarter(nth.value, year: year?.value), end: year?.end ?? next,
          rule: .period)
      }
    }
    if let counted = nthBeside(nth.value, kind, next) { return counted }
    if word(next) == .of || word(next) == .in { next += 1 }
    if word(next) == .the { next += 1 }
    guard let period = nthPeriod(next, hasLink: next > nth.end + 1) else { return nil }
    if case .unit(.fortnight) = kind {
      let day = DateExpression.NthUnit.unit(.day)
      guard abs(nth.value) == 1 else { return nil }
      return DateMatch(
        date: .range(
          .nth(nth.value == 1 ? 1 : -14, day, of: period.value),
          .nth(nth.value == 1 ? 14 : -1, day, of: period.value)), end: period.end, rule: .range)
    }
    if case .unit(.day) = kind, nth.value > 0, case .season = period.value {
      return DateMatch(date: .nth(nth.value, kind, of: period.value), end: period.end, rule: .nth)
    }
    if case .unit(.day) = kind, nth.value > 0 {
      return DateMatch(date: .dayIn(nth.value, period.value), end: period.end, rule: .nth)
    }
    return DateMatch(
      date: .nth(nth.value, kind, of: period.value), end: period.end, rule: .nth)
  }

  /// "the latter part of next week", "the first part of January".
  private func partOfPeriod(_ nth: Match<Int>) -> DateMatch? {
    guard isWord(nth.end, "part"), word(nth.end + 1) == .of, abs(nth.value) <= 2 else { return nil }
    let next = word(nth.end + 2) == .the ? nth.end + 3 : nth.end + 2
    guard let period = nthPeriod(next, hasLink: true) else { return nil }
    return DateMatch(
      date: .edge(nth.value == 1 ? .early : .late, period.value), end: period.end, rule: .period)
  }

  /// What an ordinal counts: a weekday, a unit, a working day.
  private func nthKind(_ index: Int) -> (DateExpression.NthUnit, Int)? {
    if let weekday = weekday(index) { return (.weekday(weekday), index + 1) }
    if word(index) == .business, word(index + 1) == .day { return (.unit(.workday), index + 2) }
    // "the first full week of January"
    let start = isWord(index, in: ["full", "whole"]) ? index + 1 : index
    guard let unit = unit(start), !unit.isClock else { return nil }
    return (.unit(unit), start + 1)
  }

  /// The nth before or after a day: "the second Tuesday after Christmas", "the
  /// last Friday before the 10th", "the first working day after Easter".
  private func nthBeside(
    _ count: Int, _ kind: DateExpression.NthUnit, _ index: Int
  ) -> DateMatch? {
    if case .weekday(let weekday) = kind, count > 0, word(index) == .from,
      word(index + 1) == .now || word(index + 1) == .relativeDay && token(index + 1).value == 0
    {
      return DateMatch(
        date: .nthAfter(count, weekday, .relative(0)), end: index + 2, rule: .nth)
    }
    let isAfter = word(index) == .after
    guard isAfter || word(index) == .before, count > 0 || (count == -1 && !isAfter),
      let anchor = anchor(index + 1)
    else { return nil }
    let steps = abs(count)
    switch kind {
    case .weekday(let weekday):
      return DateMatch(
        date: .nthAfter(isAfter ? steps : -steps, weekday, anchor.date), end: anchor.end,
        rule: .nth)
    case .unit(.week) where isAfter:
      return DateMatch(
        date: .shifted(
          anchor.date, by: LengthExpression(.init(days: 7 * steps), grain: .week), forward: true),
        end: anchor.end, rule: .nth)
    case .unit(.workday):
      var length = LengthExpression(.init(days: steps), grain: .day)
      length.isWorkdays = true
      return DateMatch(
        date: .shifted(anchor.date, by: length, forward: isAfter), end: anchor.end, rule: .nth)
    case .unit: return nil
    }
  }

  /// "the first two weeks of January", "the last 3 days of the month".
  private func firstUnits(_ nth: Match<Int>) -> DateMatch? {
    guard nth.value == 1 || nth.value == -1,
      let count = cardinal(nth.end)
        ?? (word(nth.end) == .vagueNumber
          ? Match(
            value: token(nth.end).number,
            end: word(nth.end + 1) == .of ? nth.end + 2 : nth.end + 1) : nil),
      (2...60).contains(count.value), let unit = unit(count.end), !unit.isClock
    else { return nil }
    var next = count.end + 1
    guard word(next) == .of || word(next) == .in else { return nil }
    next += word(next + 1) == .the ? 2 : 1
    guard let period = nthPeriod(next, hasLink: true) else { return nil }
    let kind = DateExpression.NthUnit.unit(unit)
    return DateMatch(
      date: .range(
        .nth(nth.value == 1 ? 1 : -count.value, kind, of: period.value),
        .nth(nth.value == 1 ? count.value : -1, kind, of: period.value)), end: period.end,
      rule: .range)
  }

  /// The period behind "of": a month, "next month", "the month", a year, "3
  /// months".
  func nthPeriod(_ index: Int, hasLink: Bool) -> Match<DateExpression>? {
    switch word(index) {
    case .month:
      if isNumber(index + 1) && fullYear(index + 1) == nil && token(index + 1).digits <= 2 {
        return Match(value: .month(token(index).number, year: nil, .bare), end: index + 1)
      }
      guard let match = monthDate(index), match.rule == .period else {
        return Match(value: .month(token(index).number, year: nil, .bare), end: index + 1)
      }
      return Match(value: match.date, end: match.end)
    case .unit, .year, .quarter:
      guard hasLink, let unit = unit(index), unit >= .week,
        !token(index).traits.contains(.plural)
      else { return nil }
      var end = index + 1
      if word(index - 1) == .the, unit == .month, word(end) != .in, word(end) != .after {
        // "the month" is the running one, or the next where the day is past.
        return Match(value: .unit(.month, around: .relative(0)), end: end)
      }
      if word(end) == .in, let length = length(end + 1), length.value.length.months > 0 {
        return Match(value: monthsOn(length.value), end: length.end)
      }
      if word(end) == .after, word(end + 1) == .next {
        end += 2
        return Match(value: .period(unit, 2), end: end)
      }
      return Match(value: .period(unit, 0), end: end)
    case .this, .next, .last, .coming, .previous:
      guard let match = picked(index), match.rule == .period else { return nil }
      return Match(value: match.date, end: match.end)
    case .new where hasLink: return newYear(index)
    case .season where hasLink:
      return Match(value: .season(token(index).number, year: nil, .bare), end: index + 1)
    default:
      if let year = fullYear(index) { return Match(value: .year(year.value), end: year.end) }
      if hasLink, let length = length(index), length.value.length.months > 0 {
        return Match(value: monthsOn(length.value), end: length.end)
      }
      return nil
    }
  }

  /// "in 3 months" as a period: the month so many months on.
  private func monthsOn(_ length: LengthExpression) -> DateExpression {
    .unit(.month, around: .shifted(.relative(0), by: length, forward: true))
  }

  /// "the 8th", "the 8th of this month", "8th".
  private func dayOfMonth(_ index: Int, _ nth: Match<Int>, hasArticle: Bool) -> DateMatch? {
    var next = nth.end
    if word(next) == .day { next += 1 }
    let link = word(next) == .of || word(next) == .in ? next + 1 : next
    let start = word(link) == .the ? link + 1 : link
    if link > next || isPickWord(link),
      let period = nthPeriod(start, hasLink: link > next), isMonthLike(period.value)
    {
      return DateMatch(
        date: .dayIn(nth.value, period.value), end: period.end, rule: .monthDay)
    }
    guard (1...31).contains(nth.value), next == nth.end, unit(next) == nil else { return nil }
    let isFigure = isNumber(index)
    if isFigure, !hasArticle, word(next) == .and, isCapitalNoun(next + 1) {
      return nil  // "5th and Main"
    }
    if !isFigure, [.to, .dash, .through, .until].contains(word(next)),
      dayMonth(word(next + 1) == .the ? next + 2 : next + 1) != nil
    {
      // "the first to the tenth of May"
      return DateMatch(date: .monthDay(.init(day: nth.value)), end: next, rule: .monthDay)
    }
    guard isDayPlace(index, end: nth.end, isFigure: isFigure, hasArticle: hasArticle) else {
      return nil
    }
    return DateMatch(
      date: .monthDay(.init(day: nth.value)), end: nth.end, rule: .monthDay,
      isDoubtful: !hasArticle)
  }

  private func isPickWord(_ index: Int) -> Bool {
    word(index) == .this || word(index) == .next
  }

  private func isMonthLike(_ date: DateExpression) -> Bool {
    switch date {
    case .period(.month, _), .month, .unit(.month, _): true
    default: false
    }
  }

  /// Whether an ordinal alone can be a day of the month where it stands.
  private func isDayPlace(_ index: Int, end: Int, isFigure: Bool, hasArticle: Bool) -> Bool {
    let next = token(end)
    let isNounNext =
      next.kind == .word && end < tokens.count && (word(end) == .unknown || isThing(end))
    if isFigure {
      if isThing(end) { return false }
      if hasArticle || isDatePreposition(index - 1) || word(index - 1) == .weekday { return true }
      return !isNounNext || isEnd(end)
    }
    // "the first" is a day only where a day is asked for.
    let before = hasArticle ? index - 2 : index - 1
    // "Friday first, then Monday"
    if word(index - 1) == .weekday, isWord(index, "first"), word(end) == .comma { return false }
    if word(index - 1) == .weekday || word(index - 2) == .weekday { return !isThing(end) }
    guard word(index) != .second || hasArticle else { return false }
    if expecting == .date, hasArticle { return !isNounNext }
    if hasArticle, expecting == nil, word(end) == .at,
      isNumber(end + 1) || word(end + 1) == .cardinal
    {
      return true  // "the second at 3", where nothing is offered that it could be
    }
    if isWord(index, "first") || word(index) == .second || isWord(index, "third") {
      return hasArticle && isDatePreposition(before) && !isNounNext && !isThing(end)
        && word(end) != .or && word(end) != .and
    }
    if !hasArticle, word(end) == .at, isNumber(end + 1) || word(end + 1) == .cardinal {
      return true  // "twelfth at 3"
    }
    return hasArticle && !isNounNext || isDatePreposition(before) && !isNounNext
  }

  private func isDatePreposition(_ index: Int) -> Bool {
    switch word(index) {
    case .on, .by, .until, .from, .before, .after, .since, .through, .between, .to: true
    case .for: true
    default: false
    }
  }

  /// Whether an ordinal counts this, not days.
  private func isThing(_ index: Int) -> Bool {
    switch word(index) {
    case .street, .count, .time, .thing: return true
    case .cardinal where token(index).number == 1: return true
    case .unknown:
      return isWord(
        index,
        in: [
          "floor", "option", "slot", "one", "appointment", "meeting", "grade", "anniversary",
          "birthday", "person", "row", "place", "choice", "visit", "event", "session", "of",
          "inning", "hole", "round", "edition", "century", "lap", "attempt", "try", "chapter",
          "grader", "season", "episode", "degree", "generation", "driver", "passenger", "guest",
          "child", "kid", "baby", "opinion", "hand", "gear", "page", "line", "version", "draft",
          "team", "half", "opening", "class", "wall", "seal", "amendment", "estate", "base",
          "tooth",
          "molar", "finger", "toe", "trimester", "series", "book", "film", "movie", "album", "wife",
          "husband", "cousin", "time",
        ])
    default: return false
    }
  }
}
