import CivilTime

/// Which rule reads a date from a token on.
extension PhraseScanner {
  /// A date and what was said of it.
  struct DateMatch {
    var date: DateExpression
    var end: Int
    var rule: TimePhrase.Rule
    /// Whether the words could mean something else where they stand alone.
    var isDoubtful = false
  }

  /// A date from an index on.
  func date(_ index: Int) -> DateMatch? {
    if let counted = countedDate(index) { return counted }
    switch word(index) {
    case .relativeDay:
      if isPersonTomm(index) { return nil }
      let day = DateExpression.relative(token(index).number)
      guard let unit = unit(index + 1), unit == .week || unit == .fortnight,
        token(index).value >= 0,
        isEnd(index + 2) || token(index + 2).word != .unknown || isNumber(index + 2)
      else { return DateMatch(date: day, end: index + 1, rule: .day) }
      // "tomorrow week"
      return DateMatch(
        date: .shifted(
          day, by: LengthExpression(unit.length(1), grain: .week), forward: true),
        end: index + 2, rule: .offset)
    case .weekday: return weekdayDate(index)
    case .month: return holidayDate(index) ?? monthDate(index).map { aroundWeekend($0) }
    case .the: return word(index + 1) == .the ? nil : dateAfterThe(index + 1)
    case .this, .next, .last, .coming, .previous: return picked(index)
    case .later, .earlier: return laterInPeriod(index)
    case .early, .late, .mid, .beginning, .end, .rest: return edgeDate(index)
    case .unit, .day, .year, .quarter: return unitDate(index)
    case .season: return holidayDate(index) ?? seasonDate(index, .bare)
    case .part: return eveDate(index)
    case .all where unit(index + 1) == .weekend:
      return DateMatch(date: .period(.weekend, 0), end: index + 2, rule: .period)
    case .holiday, .christmas, .new, .ordinalEnding, .all, .business: return holidayDate(index)
    case .second where word(index + 1) == .quarter || ordinal(index) != nil:
      return ordinalDate(index, hasArticle: false)
    case .ordinal, .cardinal: return spelledDate(index)
    case .a where isAnyWorkday(index + 1), .any where isAnyWorkday(index + 1):
      return DateMatch(
        date: .weekdaysIn(
          [.monday, .tuesday, .wednesday, .thursday, .friday], .window(14, .day)),
        end: index + 2, rule: .period)
    case .vagueNumber, .a, .half, .another: return nil
    default: break
    }
    if isNumber(index) { return figureDate(index) }
    return holidayDate(index) ?? letteredEdge(index) ?? letteredPeriod(index)
      ?? halfwayDate(index) ?? frontEnd(index)
      ?? ordinalDate(index, hasArticle: false)
  }

  /// "July 4th weekend": the weekend at which a day lies.
  private func aroundWeekend(_ day: DateMatch) -> DateMatch {
    guard day.rule == .monthDay, unit(day.end) == .weekend,
      !token(day.end).traits.contains(.plural)
    else { return day }
    return DateMatch(
      date: .unit(.weekend, around: day.date), end: day.end + 1, rule: .period)
  }

  /// "for Tomm": somebody, where a short form of tomorrow could stand.
  private func isPersonTomm(_ index: Int) -> Bool {
    isWord(index, "tomm") && token(index).traits.contains(.capital)
      && (word(index - 1) == .for || isWord(index - 1, "with"))
  }

  /// "on a weekday after 5": any from Monday to Friday.
  private func isAnyWorkday(_ index: Int) -> Bool {
    word(index) == .unit && unit(index) == .workday && !token(index).traits.contains(.plural)
      && word(index - 2) == .on && !isPlainNoun(index + 1)
  }

  /// "the eve of St Patrick's Day": the day before.
  private func eveDate(_ index: Int) -> DateMatch? {
    guard isWord(index, "eve"), word(index + 1) == .of, let anchor = anchor(index + 2),
      anchor.date.isSingle, anchor.rule != .numericDate
    else { return nil }
    let day = LengthExpression(.init(days: 1), grain: .day)
    return DateMatch(
      date: .shifted(anchor.date, by: day, forward: false), end: anchor.end, rule: .holiday)
  }

  /// "halfway through July", "midway through the month": its middle.
  private func halfwayDate(_ index: Int) -> DateMatch? {
    guard word(index + 1) == .through, isWord(index, in: ["halfway", "midway"]) else { return nil }
    let next = word(index + 2) == .the ? index + 3 : index + 2
    guard let period = nthPeriod(next, hasLink: true) else { return nil }
    return DateMatch(date: .edge(.middle, period.value), end: period.end, rule: .period)
  }

  /// "front end of next week".
  private func frontEnd(_ index: Int) -> DateMatch? {
    isWord(index, "front") && word(index + 1) == .end ? edgeDate(index + 1) : nil
  }

  /// "Q1 2027", "H2", "midweek", "w/c 14 December".
  private func letteredPeriod(_ index: Int) -> DateMatch? {
    if isWord(index, "midweek") {
      return DateMatch(date: .edge(.middle, .period(.week, 0)), end: index + 1, rule: .period)
    }
    if isWord(index, "ides"), word(index + 1) == .of, word(index + 2) == .month {
      let month = token(index + 2).number
      let day = [3, 5, 7, 10].contains(month) ? 15 : 13
      return DateMatch(
        date: .monthDay(.init(day: day, month: month)), end: index + 3, rule: .monthDay)
    }
    if isWord(index, "wc") || isWord(index, "w") && word(index + 1) == .slash {
      let start = isWord(index, "wc") ? index + 1 : isWord(index + 2, "c") ? index + 3 : nil
      guard let start, let inner = anchor(start), inner.date.isSingle else { return nil }
      return DateMatch(date: .unit(.week, around: inner.date), end: inner.end, rule: .period)
    }
    guard isNumber(index + 1), isGlued(index + 1), token(index + 1).digits == 1 else { return nil }
    let number = token(index + 1).number
    let next = word(index + 2) == .of || word(index + 2) == .in ? index + 3 : index + 2
    let year = fullYear(next)
    if isWord(index, "q"), (1...4).contains(number) {
      return DateMatch(
        date: .numberedQuarter(number, year: year?.value), end: year?.end ?? index + 2,
        rule: .period)
    }
    guard isWord(index, "h"), (1...2).contains(number), let year else { return nil }
    return DateMatch(
      date: .edge(number == 1 ? .firstHalf : .secondHalf, .year(year.value)), end: year.end,
      rule: .period)
  }

  /// "the 8th", "the week of …", "the day after tomorrow", "the weekend".
  private func dateAfterThe(_ index: Int) -> DateMatch? {
    switch word(index) {
    case .the: return dateAfterThe(index + 1)
    case .day, .unit, .year, .quarter:
      return unitDate(index, hasArticle: true)
    case .weekday:
      return weekdayDate(index)
    case .next where word(index + 1) == .to: return ordinalDate(index, hasArticle: true)
    case .relativeDay: return nil
    case .ordinal, .second, .last: return ordinalDate(index, hasArticle: true) ?? picked(index)
    case .cardinal: return spelledDate(index, hasArticle: true)
    case .month:
      return holidayDate(index) ?? monthDate(index)
    default: break
    }
    if isNumber(index) { return figureDate(index, hasArticle: true) }
    return date(index)
  }

  /// A date that begins with figures.
  private func figureDate(_ index: Int, hasArticle: Bool = false) -> DateMatch? {
    guard isFreeNumber(index) else { return nil }
    if let numeric = numericDate(index) { return numeric }
    if let dayMonth = dayMonth(index) { return aroundWeekend(dayMonth) }
    if word(index + 1) == .ordinalEnding { return ordinalDate(index, hasArticle: hasArticle) }
    if word(index + 1) == .of, (1...31).contains(token(index).number), token(index).digits <= 2,
      let period = nthPeriod(word(index + 2) == .the ? index + 3 : index + 2, hasLink: true),
      case .period(.month, _) = period.value
    {
      // "23 of this month"
      return DateMatch(
        date: .dayIn(token(index).number, period.value), end: period.end, rule: .monthDay)
    }
    if hasArticle, token(index).digits <= 2, (1...31).contains(token(index).number),
      !isClockTail(index + 1), isDayEnd(index + 1), !isPartOfFigure(index + 1)
    {
      let end = word(index + 1) == .period && !isNumber(index + 2) ? index + 2 : index + 1
      return DateMatch(
        date: .monthDay(.init(day: token(index).number)), end: end, rule: .monthDay,
        isDoubtful: true)
    }
    if let year = yearMonth(index) { return year }
    return yearAlone(index)
  }

  /// "the 3-course menu", "the 3.40 slot", "the 4 of us": the number goes on, or counts.
  func isPartOfFigure(_ index: Int) -> Bool {
    switch word(index) {
    case .dash, .slash: isGlued(index) && isGlued(index + 1)
    case .period: isGlued(index) && isGlued(index + 1) && isNumber(index + 1)
    case .of: isWord(index + 1, in: ["us", "them", "you"])
    default: false
    }
  }

  /// "in 2030".
  private func yearAlone(_ index: Int) -> DateMatch? {
    guard isYear(index), isEnd(index + 1) || token(index + 1).kind == .word,
      unit(index + 1) == nil
    else { return nil }
    switch word(index - 1) {
    case .in, .since, .during, .until: break
    // "a bottle of 1982 bordeaux"
    case .of: guard !isPlainNoun(index + 1) else { return nil }
    default: return nil
    }
    return DateMatch(date: .year(token(index).number), end: index + 1, rule: .period)
  }

  /// Whether a bare number can be a day where this follows.
  private func isDayEnd(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word else { return true }
    return tokens[index].word != .unknown && unit(index) == nil
  }

  /// A date that begins with a spelled number: "twenty first of May".
  private func spelledDate(_ index: Int, hasArticle: Bool = false) -> DateMatch? {
    if let date = ordinalDate(index, hasArticle: hasArticle) { return date }
    return dayMonth(index)
  }

  /// "later in the week", "earlier this month".
  private func laterInPeriod(_ index: Int) -> DateMatch? {
    var next = index + 1
    if word(next) == .in { next += 1 }
    if word(next) == .the { next += 1 }
    let edge: Edge = word(index) == .later ? .late : .early
    if next > index + 2, let unit = unit(next), unit == .week || unit == .month || unit == .year {
      return DateMatch(
        date: .edge(edge, .period(unit, 0)), end: next + 1, rule: .period)
    }
    if word(next) == .month, word(next - 1) == .in, let month = innerPeriod(next) {
      return DateMatch(date: .edge(edge, month.date), end: month.end, rule: .period)
    }
    guard word(next) == .this || word(next) == .next, let period = picked(next),
      period.rule == .period
    else { return nil }
    return DateMatch(date: .edge(edge, period.date), end: period.end, rule: .period)
  }

  /// "eom", "eoy": letters for an end or a start.
  private func letteredEdge(_ index: Int) -> DateMatch? {
    guard token(index).foldedEnd - token(index).foldedStart == 3 else { return nil }
    let edges: [(StaticString, Edge, TimeUnit)] = [
      ("eom", .end, .month), ("eoy", .end, .year), ("eow", .end, .week),
      ("bom", .start, .month), ("boy", .start, .year),
    ]
    for (letters, edge, unit) in edges where isWord(index, letters) {
      if letters.utf8CodeUnitCount == 3, edge == .start, !isFullyCapital(index) { return nil }
      return DateMatch(date: .edge(edge, .period(unit, 0)), end: index + 1, rule: .period)
    }
    return nil
  }

  /// "BOY" is no boy.
  private func isFullyCapital(_ index: Int) -> Bool {
    line.bytes[token(index).span].allSatisfy { $0 < 0x61 }
  }

  /// "2016, nov", "2023 Sept", "2018 March 18".
  private func yearMonth(_ index: Int) -> DateMatch? {
    guard isNumber(index), let year = fullYear(index) else { return nil }
    let next = word(year.end) == .comma ? year.end + 1 : year.end
    guard word(next) == .month else { return nil }
    let month = token(next).number
    if isNumber(next + 1), token(next + 1).digits <= 2, (1...31).contains(token(next + 1).number),
      !isClockTail(next + 2)
    {
      let day = DateExpression.MonthDay(
        day: token(next + 1).number, month: month, year: year.value)
      return DateMatch(date: .monthDay(day), end: next + 2, rule: .monthDay)
    }
    return DateMatch(date: .month(month, year: year.value, .bare), end: next + 1, rule: .period)
  }
}
