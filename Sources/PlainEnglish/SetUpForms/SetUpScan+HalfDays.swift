import CivilTime

/// Which half of the day a window of bare hours means: "5 to 9" is no early shift where
/// nobody is open at five.
extension SetUpScan {
  /// A window of bare hours in the half of the day that is meant.
  ///
  /// Several windows are said in the order of the day: "7 to 1 and 5 to 9". One alone
  /// goes by the part of the day that is named, then by the opening hours.
  func settled(
    _ window: ClockRange, from start: ClockPoint, to end: ClockPoint, tokens: Range<Int>
  ) -> ClockRange {
    // "10:30–12:00" is how a clock of 24 hours shows them.
    let isOnFace = start.hasMinutes && end.hasMinutes && start.hour >= 10
    guard start.isBareHour, end.isBareHour, (5...11).contains(start.hour), !isOnFace,
      !isOfBreak(tokens), let later = window.halfDayLater(end: end)
    else { return window }
    if let before = windowBefore() {
      let isInOrder = window.startMinute < before.endMinute && before.endMinute <= later.startMinute
      return isInOrder && later.endMinute <= 1440 ? later : window
    }
    if isNightNamed(before: tokens.lowerBound) { return later }
    // The first of several is of the morning.
    if isListed(behind: tokens.upperBound) { return window }
    return names.contains(where: { $0.mention.kind == .staff })
      ? worked(window, later, start: start) : opened(window, later, start, end)
  }

  /// Someone's hours: those that the business is open for.
  private func worked(_ early: ClockRange, _ later: ClockRange, start: ClockPoint) -> ClockRange {
    let open = openings()
    guard !open.isEmpty else { return isEvening(early, start) ? later : early }
    func fits(_ window: ClockRange) -> Bool {
      open.contains { $0.startMinute <= window.startMinute && window.endMinute <= $0.endMinute }
    }
    func touches(_ window: ClockRange) -> Bool {
      open.contains { $0.startMinute < window.endMinute && window.startMinute < $0.endMinute }
    }
    if touches(early) { return !fits(early) && fits(later) ? later : early }
    return touches(later) || isEvening(early, start) ? later : early
  }

  /// Opening hours: nobody opens at five for some hours, or for two in the morning.
  private func opened(
    _ early: ClockRange, _ later: ClockRange, _ start: ClockPoint, _ end: ClockPoint
  ) -> ClockRange {
    if isEvening(early, start) { return later }
    let length = early.endMinute - early.startMinute
    guard (7...8).contains(start.hour), end.hour > start.hour, length <= 120,
      has("open", "opens", "hours")
    else { return early }
    return ClockRange(startMinute: early.startMinute, endMinute: early.endMinute + 720) ?? early
  }

  private func isEvening(_ early: ClockRange, _ start: ClockPoint) -> Bool {
    start.hour <= 6 && early.endMinute - early.startMinute <= 300 && early.endMinute <= 690
  }

  /// The opening windows of the days that were named last, or of each day.
  private func openings() -> [ClockRange] {
    guard let hours = context.openingHours else { return [] }
    var days: [Weekday] = []
    for item in items { if case .days(let named, _) = item.value { days = named } }
    let week = (1...7).map { context.now.date.adding(days: $0) }
    return week.filter { days.isEmpty || days.contains($0.weekday) }.flatMap(hours)
  }

  /// The window to which the next is joined: "7 to 1 and".
  private func windowBefore() -> ClockRange? {
    var last = items.count - 1
    while isComma(last) || isWord(last, "and", "then", "also", "plus") { last -= 1 }
    guard last < items.count - 1, last >= 0, case .window(let window) = items[last].value else {
      return nil
    }
    return window
  }

  /// Whether a break is what has these hours.
  private func isOfBreak(_ tokens: Range<Int>) -> Bool {
    var last = items.count - 1
    while isWord(last, "from", "at", "between", "is", "of") || isComma(last) { last -= 1 }
    return isBreak(last)
      || scanner.isWord(tokens.upperBound, in: ["lunch", "break", "breaks", "pause", "tea", "off"])
  }

  /// "Friday nights from 6", "Friday evening 6".
  private func isNightNamed(before token: Int) -> Bool {
    var index = token - 1
    while scanner.word(index) == .from || scanner.word(index) == .between
      || scanner.weekday(index) != nil || scanner.word(index) == .at
    {
      index -= 1
    }
    guard let part = scanner.part(index)?.value.part else { return false }
    return part == .night || part == .evening
  }

  /// Whether a word names the part of the day in which the window beside it lies: "Friday
  /// evenings 6 to 10".
  func isPartOfWindow(_ index: Int) -> Bool {
    guard let part = scanner.part(items[index].tokens.lowerBound)?.value.part else { return false }
    var next = index + 1
    while isWord(next, "from", "between") || isComma(next) { next += 1 }
    guard items.indices.contains(next), case .window(let window) = items[next].value else {
      return false
    }
    return switch part {
    case .morning, .forenoon: window.startMinute < 720
    case .afternoon, .evening, .night: window.startMinute >= 720
    default: false
    }
  }

  /// Whether another window is joined behind.
  private func isListed(behind token: Int) -> Bool {
    var next = token
    while scanner.word(next) == .and || scanner.word(next) == .comma { next += 1 }
    return next > token && scanner.clock(next) != nil
  }
}

extension ClockPoint {
  /// Whether nothing says which half of the day its hour is of.
  fileprivate var isBareHour: Bool {
    isAfternoon == nil && !isFixed && part == nil && (1...12).contains(hour)
  }
}

extension ClockRange {
  /// The same window in the second half of the day; nil if it starts there.
  fileprivate func halfDayLater(end: ClockPoint) -> ClockRange? {
    guard startMinute < 720 else { return nil }
    let start = startMinute + 720
    let early = end.hour % 12 * 60 + end.minute
    return [early, early + 720, early + 1440].first { $0 > start }.flatMap {
      ClockRange(startMinute: start, endMinute: $0)
    }
  }
}
