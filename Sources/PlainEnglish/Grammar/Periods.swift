import CivilTime

/// Weeks, months, years and their ends: "this week", "next month", "the week of
/// the 6th", "early March", "the rest of the week", "next summer".
extension PhraseScanner {
  /// What "this", "next", "last" and "coming" pick.
  func picked(_ index: Int) -> DateMatch? {
    var next = index + 1
    let pick: DateExpression.Pick
    let count: Int
    switch word(index) {
    case .this:
      if word(next) == .coming || word(next) == .next {
        pick = word(next) == .next ? .next : .coming
        next += 1
        count = pick == .next ? 1 : 0
      } else if word(next) == .or, word(next + 1) == .next,
        let shared = picked(next + 2, .this, 0, from: index), shared.rule != .window
      {
        // "this or next week"
        return DateMatch(date: shared.date, end: next, rule: shared.rule)
      } else {
        pick = .this
        count = 0
      }
    case .next:
      pick = .next
      count = 1
    case .coming:
      pick = .coming
      count = 1
    case .last:
      if let nth = ordinalDate(index, hasArticle: true) { return nth }
      pick = .last
      count = -1
    default:
      pick = .last
      count = -1
    }
    return picked(next, pick, count, from: index)
  }

  private func picked(
    _ index: Int, _ pick: DateExpression.Pick, _ count: Int, from start: Int
  ) -> DateMatch? {
    switch word(index) {
    case .weekday:
      guard let weekday = weekday(index) else { return nil }
      var end = index + 1
      if word(end) == .period, token(index).end - token(index).start <= 5, isNumber(end + 1) {
        end += 1
      }
      if pick == .next || pick == .this || pick == .coming, unit(end) == .week,
        !token(end).traits.contains(.plural), word(end + 1) != .of
      {
        // "next Friday week"
        return DateMatch(
          date: .shifted(
            .weekday(weekday, pick), by: LengthExpression(.init(days: 7), grain: .week),
            forward: true), end: end + 1, rule: .weekday)
      }
      return DateMatch(date: .weekday(weekday, pick), end: end, rule: .weekday)
    case .month:
      guard var match = monthDate(index) ?? bareMonth(index) else { return nil }
      if isPlainMonthAfterThis(index, pick) { return nil }
      if case .month(let month, nil, .bare) = match.date {
        match.date = .month(month, year: nil, pick)
        match.isDoubtful = false
      }
      return match
    case .season: return seasonDate(index, pick)
    case .business where pick == .next && word(index + 1) == .day:
      // "the next working day"
      var day = LengthExpression(.init(days: 1), grain: .day)
      day.isWorkdays = true
      return DateMatch(
        date: .shifted(.relative(0), by: day, forward: true), end: index + 2, rule: .offset)
    case .unit, .day, .year, .quarter:
      guard let unit = unit(index), !unit.isClock else { return nil }
      if unit == .day { return DateMatch(date: .relative(count), end: index + 1, rule: .day) }
      if pick == .this, word(index) == .day, word(start) != .this { return nil }
      if pick == .coming, unit == .weekend {
        return DateMatch(date: .period(unit, 0), end: index + 1, rule: .period)
      }
      return periodEnd(DateMatch(date: .period(unit, count), end: index + 1, rule: .period))
    default: break
    }
    if let window = windowDate(index, pick) { return window }
    if let holiday = holidayDate(index) { return holiday }
    if pick == .next || pick == .this, let day = dayMonth(index) { return day }
    return nil
  }

  private func bareMonth(_ index: Int) -> DateMatch? {
    DateMatch(
      date: .month(token(index).number, year: nil, .bare), end: index + 1, rule: .period)
  }

  /// "this may take a while".
  private func isPlainMonthAfterThis(_ index: Int, _ pick: DateExpression.Pick) -> Bool {
    pick == .this && isWord(index, in: ["may", "march"]) && !isEnd(index + 1)
      && !isNumber(index + 1) && ordinal(index + 1) == nil
      && !token(index).traits.contains(.capital)
  }

  /// "next 3 days", "the next two weeks": so many units from tomorrow.
  private func windowDate(_ index: Int, _ pick: DateExpression.Pick) -> DateMatch? {
    guard pick == .next || pick == .coming else { return nil }
    let start = word(index) == .a ? index + 1 : index
    let count: Match<Int>
    if word(start) == .vagueNumber {
      count = Match(
        value: token(start).number, end: word(start + 1) == .of ? start + 2 : start + 1)
    } else if let number = cardinal(start) {
      count = number
    } else {
      return nil
    }
    var end = count.end
    let isBusiness = word(end) == .business
    if isBusiness { end += 1 }
    guard let unit = unit(end), !unit.isClock, (1...500).contains(count.value) else { return nil }
    return DateMatch(
      date: .window(count.value, isBusiness && unit == .day ? .workday : unit), end: end + 1,
      rule: .window)
  }

  /// A date that begins with a unit: "week of the 6th", "day after tomorrow",
  /// "week 36", "the weekend".
  func unitDate(_ index: Int, hasArticle: Bool = false) -> DateMatch? {
    guard let unit = unit(index), !unit.isClock else { return nil }
    if unit == .weekend,
      isWord(index + 1, in: ["bag", "bags", "warrior", "hours", "rate", "rates"])
    {
      return nil
    }
    switch word(index + 1) {
    case .after where word(index + 2) == .this && isAlone(index + 3):
      let end = isWord(index + 3, "one") ? index + 4 : index + 3
      return DateMatch(date: .period(unit, unit == .day ? 2 : 1), end: end, rule: .period)
    // "any day after the 8th": every day from the 9th on
    case .after where unit == .day && word(index - 1) == .any,
      .before where unit == .day && word(index - 1) == .any:
      return nil
    case .after:
      if word(index + 2) == .next || (word(index + 2) == .the && word(index + 3) == .next),
        word(index + 3) != .weekday
      {
        let end = word(index + 2) == .next ? index + 3 : index + 4
        guard hasArticle || unit != .day else { return nil }
        if unit == .day { return DateMatch(date: .relative(2), end: end, rule: .day) }
        return DateMatch(date: .period(unit, 2), end: end, rule: .period)
      }
      return relatedUnit(unit, index + 2, forward: true)
    case .before: return relatedUnit(unit, index + 2, forward: false)
    case .next
    where isWord(index + 1, "following") && (unit == .day || unit == .week || unit == .weekend)
      && date(index + 2) != nil:
      return relatedUnit(unit, index + 2, forward: true)
    case .on where (unit == .week || unit == .fortnight) && isEnd(index - 1):
      // "week on Friday"
      guard let day = anchor(index + 2), day.rule == .weekday || day.rule == .monthDay else {
        return nil
      }
      return DateMatch(
        date: .shifted(
          day.date, by: LengthExpression(unit.length(1), grain: .week), forward: true),
        end: day.end, rule: .offset)
    case .relativeDay where unit == .fortnight && token(index + 1).value >= 0,
      .weekday where unit == .fortnight && !token(index + 1).traits.contains(.plural):
      // "fortnight tomorrow"
      guard let day = anchor(index + 1) else { return nil }
      return DateMatch(
        date: .shifted(
          day.date, by: LengthExpression(unit.length(1), grain: .week), forward: true),
        end: day.end, rule: .offset)
    case .from
    where word(index + 2) == .now && unit >= .week && !token(index).traits.contains(.plural):
      return DateMatch(
        date: .shifted(
          .relative(0), by: LengthExpression(unit.length(1), grain: unit.grain), forward: true),
        end: index + 3, rule: .offset)
    case .from where unit >= .week && isEnd(index - 1) && !token(index).traits.contains(.plural):
      // "week from tomorrow"
      guard let day = anchor(index + 2), [.day, .weekday, .monthDay].contains(day.rule) else {
        return nil
      }
      return DateMatch(
        date: .shifted(
          day.date, by: LengthExpression(unit.length(1), grain: unit.grain), forward: true),
        end: day.end, rule: .offset)
    case .end where (unit == .month || unit == .year) && isEnd(index + 2):
      return DateMatch(date: .edge(.end, .period(unit, 0)), end: index + 2, rule: .period)
    case .of where unit == .week || unit == .weekend || unit == .month:
      guard let inner = anchor(index + 2), inner.rule != .period || unit == .week else {
        return nil
      }
      return DateMatch(date: .unit(unit, around: inner.date), end: inner.end, rule: .period)
    case .starting where unit == .week, .beginning where unit == .week,
      .ending where unit == .week:
      let start = word(index + 2) == .on || word(index + 2) == .from ? index + 3 : index + 2
      guard let inner = anchor(start) else { return nil }
      return DateMatch(date: .unit(unit, around: inner.date), end: inner.end, rule: .period)
    default: break
    }
    if unit == .year, let year = fullYear(index + 1) {
      return DateMatch(date: .year(year.value), end: year.end, rule: .period)
    }
    if unit == .week, let nth = weekOfMonth(index + 1) { return nth }
    if unit == .week, isNumber(index + 1), (1...53).contains(token(index + 1).number),
      token(index + 1).number > 0
    {
      return numberedWeek(index + 1)
    }
    let isPeriod = unit == .week || unit == .month || unit == .year
    if hasArticle, unit == .weekend || (isPeriod && isBareUnitPlace(index)) {
      return DateMatch(date: .period(unit, 0), end: index + 1, rule: .period, isDoubtful: true)
    }
    if unit == .weekend, !isThingOfWeekend(index),
      !token(index).traits.contains(.plural) || [.no, .not, .except].contains(word(index - 1))
        || word(index - 1) == .at && word(index - 2) == .not
    {
      return DateMatch(date: .period(unit, 0), end: index + 1, rule: .period, isDoubtful: true)
    }
    return nil
  }

  /// Whether "this" stands alone before a token: "this one", "this at 3".
  private func isAlone(_ index: Int) -> Bool {
    isWord(index, "one") || isEnd(index) || word(index) == .at
  }

  /// "a weekend retreat": what kind of thing it is, not when.
  private func isThingOfWeekend(_ index: Int) -> Bool {
    (word(index - 1) == .a || isWord(index - 1, "my")) && isPlainNoun(index + 1)
  }

  /// "the week" alone, not "the week before" or "the week is over".
  private func isBareUnitPlace(_ index: Int) -> Bool { isEnd(index + 1) }

  /// "3 of January" behind "week": the third that begins in it.
  private func weekOfMonth(_ index: Int) -> DateMatch? {
    guard let number = cardinal(index), (1...5).contains(number.value),
      word(number.end) == .of || word(number.end) == .in, word(number.end + 1) == .month,
      let month = innerPeriod(number.end + 1)
    else { return nil }
    return DateMatch(
      date: .nth(number.value, .unit(.week), of: month.date), end: month.end, rule: .nth)
  }

  private func numberedWeek(_ index: Int) -> DateMatch {
    let number = token(index).number
    var next = index + 1
    if word(next) == .of || word(next) == .in { next += 1 }
    if let year = fullYear(next) {
      return DateMatch(date: .numberedWeek(number, year: year.value), end: year.end, rule: .period)
    }
    return DateMatch(date: .numberedWeek(number, year: nil), end: index + 1, rule: .period)
  }

  /// "the day after tomorrow", "the week before Christmas".
  private func relatedUnit(_ unit: TimeUnit, _ index: Int, forward: Bool) -> DateMatch? {
    guard let anchor = anchor(index) else { return nil }
    switch unit {
    case .day:
      return DateMatch(
        date: .shifted(
          anchor.date, by: LengthExpression(.init(days: 1), grain: .day), forward: forward),
        end: anchor.end, rule: .day)
    case .weekend:
      return DateMatch(
        date: .unit(.weekend, around: .nthAfter(forward ? 1 : -1, .saturday, anchor.date)),
        end: anchor.end, rule: .period)
    case .week, .month, .year:
      let length = LengthExpression(
        .init(
          months: unit == .month ? 1 : unit == .year ? 12 : 0, days: unit == .week ? 7 : 0),
        grain: unit.grain)
      return DateMatch(
        date: .unit(unit, around: .shifted(anchor.date, by: length, forward: forward)),
        end: anchor.end, rule: .period)
    default: return nil
    }
  }

  /// "early March", "mid next week", "the end of the month", "rest of the week".
  func edgeDate(_ index: Int) -> DateMatch? {
    if word(index) == .rest { return restDate(index + 1) }
    let edge: Edge
    switch word(index) {
    case .early: edge = .early
    case .late: edge = .late
    case .mid: edge = .middle
    case .beginning: edge = .start
    default: edge = isWord(index - 1, "front") ? .start : .end  // "the front end of next week"
    }
    if let holiday = holidayDate(index) { return holiday }
    var next = index + 1
    if word(next) == .dash, isGlued(next) { next += 1 }
    let hasOf = word(next) == .of
    if hasOf { next += 1 }
    if word(next) == .in { next += 1 }
    if word(next) == .the { next += 1 }
    if word(index) == .end || word(index) == .beginning, !hasOf, unit(next) == nil,
      !isMonthAlone(next)
    {
      return nil
    }
    if let unit = unit(next), unit >= .week, word(next + 1) == .after || word(next + 1) == .before,
      let inner = unitDate(next, hasArticle: true)
    {
      // "the start of the week after next"
      return DateMatch(date: .edge(edge, inner.date), end: inner.end, rule: .period)
    }
    if let unit = unit(next), unit >= .week, unit != .weekend || hasOf,
      !token(next).traits.contains(.plural)
    {
      return DateMatch(
        date: .edge(edge, .period(unit, 0)), end: next + 1, rule: .period)
    }
    if word(next) == .relativeDay { return nil }
    guard let inner = innerPeriod(next) else { return nil }
    return DateMatch(date: .edge(edge, inner.date), end: inner.end, rule: .period)
  }

  /// "end Jan": a month without its "of" that nothing goes on behind.
  private func isMonthAlone(_ index: Int) -> Bool {
    word(index) == .month && isEnd(index + 1) && !isWord(index, in: ["may", "march", "mar"])
  }

  /// A period that can have an edge.
  func innerPeriod(_ index: Int) -> DateMatch? {
    if word(index) == .month {
      guard let match = monthDate(index) ?? bareMonth(index) else { return nil }
      if match.rule == .period { return match }
      // "mid January 3-5pm"
      let next = word(index + 1) == .comma ? index + 2 : index + 1
      return isNumber(next) && isHourBehindMonth(next) ? bareMonth(index) : nil
    }
    if let year = fullYear(index) {
      return DateMatch(date: .year(year.value), end: year.end, rule: .period)
    }
    if let year = newYear(index) {
      // "early in the new year": in January.
      return DateMatch(
        date: .nth(1, .unit(.month), of: year.value), end: year.end, rule: .period)
    }
    guard let match = anchor(index), match.rule == .period else { return nil }
    return match
  }

  /// Whether figures behind a month are an hour: "3ish", "3-5pm".
  private func isHourBehindMonth(_ index: Int) -> Bool {
    switch word(index + 1) {
    case .ish: true
    case .dash, .to: clock(index + 2).map { $0.strength == .certain } ?? false
    default: false
    }
  }

  private func restDate(_ index: Int) -> DateMatch? {
    var next = index
    if word(next) == .of { next += 1 }
    if word(next) == .the || word(next) == .this || word(next) == .that
      || isWord(next, in: ["my", "our"])
    {
      next += 1
    }
    if word(next) == .month, let month = innerPeriod(next) {
      return DateMatch(date: .edge(.rest, month.date), end: month.end, rule: .period)
    }
    guard let unit = unit(next), !unit.isClock else { return nil }
    return DateMatch(date: .rest(unit), end: next + 1, rule: .period)
  }

  /// "next week Friday", "next month's first Monday".
  private func periodEnd(_ match: DateMatch) -> DateMatch {
    if case .period(.month, _) = match.date, let nth = nthNumber(match.end),
      let weekday = weekday(nth.end)
    {
      return DateMatch(
        date: .nth(nth.value, .weekday(weekday), of: match.date), end: nth.end + 1, rule: .nth)
    }
    guard case .period(.week, _) = match.date else { return match }
    var next = match.end
    if word(next) == .on { next += 1 }
    if let weekday = weekday(next), word(next + 1) != .dash, word(next + 1) != .to {
      return DateMatch(date: .weekdayIn(weekday, match.date), end: next + 1, rule: .weekday)
    }
    return match
  }
}
