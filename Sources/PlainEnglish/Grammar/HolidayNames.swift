import CivilTime

/// Holidays and other named days, with the year that may follow.
extension PhraseScanner {
  /// What is called after a named day.
  private static let things: [StaticString] = [
    "jumper", "sweater", "egg", "eggs", "costume", "costumes", "card", "cards", "tree", "present",
    "presents", "gift", "gifts", "shopping", "lights", "decorations", "pudding", "cake", "bunny",
    "carol", "carols", "music", "song", "songs", "cracker", "crackers", "stocking",
  ]

  /// "the next bank holiday" is one day; "a bank holiday" may be any, and "the bank holiday rate"
  /// is none.
  private func isOnePublicHoliday(_ index: Int, end: Int) -> Bool {
    switch word(index - 1) {
    // "closed for the bank holiday" may be of several days in a row.
    case .the: word(index - 2) != .for && (!isPlainNoun(end) || isCommand(end))
    case .next, .this, .coming: !isPlainNoun(end) || isCommand(end)
    default: false
    }
  }

  /// "in the new year", "into the new year": the weeks behind New Year's Day.
  private func isNewYearAsPeriod(_ index: Int, end: Int) -> Bool {
    guard word(index) == .new, word(index + 1) == .year, end == index + 2,
      word(index - 1) == .the, !isWord(end, in: ["day", "holiday"]), !isWord(index + 1, "years")
    else { return false }
    return word(index - 2) == .in || isWord(index - 2, in: ["into"])
  }

  /// "the new year" as the period of which something is the first, or the start.
  func newYear(_ index: Int) -> Match<DateExpression>? {
    guard word(index) == .new, word(index + 1) == .year, word(index - 1) == .the,
      !isWord(index + 2, "day")
    else { return nil }
    return Match(value: .unit(.year, around: .holiday(.newYearsDay, year: nil)), end: index + 2)
  }

  /// A named day from an index on.
  func holidayDate(_ index: Int) -> DateMatch? {
    guard token(index).kind == .word, !token(index).traits.contains(.name),
      let named = HolidayTable.english.holiday(line, at: index)
    else { return nil }
    var end = named.end
    if named.value == .newYearsDay, isNewYearAsPeriod(index, end: end) {
      return DateMatch(date: .inNewYear, end: end, rule: .bound)
    }
    // "Merry Christmas!", "an Easter egg": a wish and a thing, and no day.
    if isWord(index - 1, in: ["merry", "happy"]) || isWord(end, in: Self.things) { return nil }
    if named.value == .publicHoliday, !isOnePublicHoliday(index, end: end) { return nil }
    if word(end) == .quote, word(end + 1) == .day { end += 1 }
    if isWord(end, in: ["day", "holiday"]) { end += 1 }
    if let unit = unit(end), unit == .week || unit == .weekend {
      // "Christmas week", "Labor Day weekend"
      return DateMatch(
        date: .unit(unit, around: .holiday(named.value, year: nil)), end: end + 1, rule: .period)
    }
    let next = word(end) == .of || word(end) == .in || word(end) == .comma ? end + 1 : end
    if let year = fullYear(next) {
      return DateMatch(
        date: .holiday(named.value, year: year.value), end: year.end, rule: .holiday)
    }
    if word(next) == .this || word(next) == .next || word(next) == .last,
      let period = picked(next), case .period(.year, _) = period.date
    {
      return DateMatch(
        date: .both(.holiday(named.value, year: nil), period.date), end: period.end,
        rule: .holiday)
    }
    if let month = monthOfHoliday(named.value, behind: end) { return month }
    if word(end) == .in, let length = length(end + 1), length.value.grain >= .month {
      // "Thanksgiving in 3 years"
      return DateMatch(
        date: .both(
          .holiday(named.value, year: nil),
          .shifted(.relative(0), by: length.value, forward: true)), end: length.end,
        rule: .holiday)
    }
    return DateMatch(date: .holiday(named.value, year: nil), end: end, rule: .holiday)
  }

  /// "the bank holiday Monday in May", "the bank holiday at the end of August": one of several,
  /// picked by its month.
  private func monthOfHoliday(_ holiday: Holiday, behind end: Int) -> DateMatch? {
    guard holiday == .bankHolidayMonday || holiday == .publicHoliday,
      word(end) == .in || word(end) == .of
    else { return nil }
    let next = word(end + 1) == .the ? end + 2 : end + 1
    guard let month = nthPeriod(next, hasLink: true), month.value.isMonth else { return nil }
    return DateMatch(
      date: .both(.holiday(holiday, year: nil), month.value), end: month.end, rule: .holiday)
  }
}

extension DateExpression {
  /// Whether it is a month of the calendar.
  fileprivate var isMonth: Bool {
    switch self {
    case .month, .period(.month, _): true
    default: false
    }
  }

  /// From the first working days of the coming year on.
  static var inNewYear: DateExpression { .bounded(.from, .monthDay(.init(day: 2, month: 1))) }
}
