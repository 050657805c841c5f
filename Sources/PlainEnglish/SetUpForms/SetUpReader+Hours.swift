import CivilTime

/// Opening hours, closures, and openings on one date.
extension SetUpReader {
  func hoursForms() -> SetUp? {
    // "closed for stocktaking" is for nobody.
    let isOfReason = scan.isWord(0, "closed", "shut") && scan.mentions(.customer).isEmpty
    guard mention(.customer) == nil || isOfReason, !scan.has("book") else { return nil }
    return onHolidays() ?? closedForLunch() ?? closedPartOfWeekday() ?? closed() ?? open()
  }

  /// "we close for lunch from 1 to 2", "closed 12 to 1 every day".
  private func closedForLunch() -> SetUp? {
    guard scan.has("closed", "close", "shut"), mention(.staff) == nil, service == nil,
      !scan.hasDate, scan.days.isEmpty || isOfWeekdays, scan.windows.count == 1,
      let window = scan.windows.first?.window,
      scan.has("lunch", "break", "siesta") || isOfWeekdays
    else { return nil }
    return .closedDaily(window, days: scan.days)
  }

  /// "closed on Wednesday afternoons", "closed every Friday morning".
  private func closedPartOfWeekday() -> SetUp? {
    guard scan.has("closed", "close", "shut"), mention(.staff) == nil, service == nil,
      !scan.hasDate, !scan.days.isEmpty, scan.windows.isEmpty,
      let day = scan.items.firstIndex(where: { if case .days = $0.value { true } else { false } })
    else { return nil }
    let isOfEach = scan.isWeekly || scan.isWord(day + 1, "mornings", "afternoons", "evenings")
    guard isOfEach else { return nil }
    let minutes: (Int, Int)
    if scan.isWord(day + 1, "mornings", "morning") {
      minutes = (0, 720)
    } else if scan.isWord(day + 1, "afternoons", "afternoon") {
      minutes = (720, 1440)
    } else if scan.isWord(day + 1, "evenings", "evening") {
      minutes = (1020, 1440)
    } else {
      return nil
    }
    return ClockRange(startMinute: minutes.0, endMinute: minutes.1).map {
      .closedDaily($0, days: scan.days)
    }
  }

  /// Whether weekdays are named as such, or several of them.
  private var isOfWeekdays: Bool { !scan.days.isEmpty && (scan.isWeekly || scan.days.count > 1) }

  /// "closed on bank holidays", "we observe Scottish bank holidays", "open on public
  /// holidays".
  private func onHolidays() -> SetUp? {
    let isClosed =
      scan.has(
        "closed", "close", "shut", "closing", "observe", "observes", "keep", "follow", "celebrate")
      || scan.has("not", "dont", "arent", "never") && scan.has("open")
    guard isClosed || scan.has("open"), mention(.staff) == nil, scan.windows.isEmpty,
      scan.has("holidays") || scan.has("holiday") && scan.has("every", "each", "any", "a"),
      scan.has("bank", "public", "national", "federal", "statutory", "stat", "legal")
        || scan.country != nil
    else { return nil }
    // "closed on the bank holiday on 4 May" is that day.
    guard whens.allSatisfy(\.isTimeOnly) else { return nil }
    return isClosed
      ? .closedOnHolidays(region: scan.country) : .openOnHolidays(region: scan.country)
  }

  /// "closed on Sundays", "closed on 25 December", "closed on Friday afternoon".
  private func closed() -> SetUp? {
    guard scan.has("closed", "close", "shut", "closing"), !scan.has("gap", "gaps"),
      scan.items.count <= 14
    else { return nil }
    if !scan.isWeekly, let part = dates, !part.isTimeOnly, !part.isDayOnly, part.grain < .day,
      part.end != nil
    {
      return .closedPartly(part, reason: closingReason())
    }
    guard scan.windows.isEmpty else { return nil }
    // "closed from Monday to Wednesday" is the days that come.
    let isComing =
      scan.first("from").map { if case .days? = item($0 + 1)?.value { true } else { false } }
      ?? false
      && !scan.has("every", "always", "each") && dates?.end != nil
    if !scan.hasDate, !scan.days.isEmpty, scan.isWeekly || scan.has("always"), !isComing {
      return .closedWeekly(scan.days)
    }
    // "shut at 3 on Friday" says when the day ends, and not that there is none.
    guard let when = dates, !when.isTimeOnly, when.isDayOnly || when.grain >= .day else {
      return nil
    }
    return .closedOn(when, reason: closingReason())
  }

  private func closingReason() -> String? {
    if let aside = scan.aside { return aside.text }
    return scan.first("for", "because").flatMap { reason(behind: $0) }
  }

  /// "open every day from 6am to 11pm", "open 10 to 4 on Sunday 6 December".
  private func open() -> SetUp? {
    let (said, breaks) = windowsAndBreaks()
    let windows = said.flatMap { $0.without(breaks) }
    guard scan.has("open", "opening", "hours", "opens"), !windows.isEmpty, member == nil else {
      return nil
    }
    // "rooms open between one and three" asks for them.
    if scan.has("between"), !scan.isWord(0, "open", "we", "our", "the") { return nil }
    guard scan.has("open", "opens") || scan.has("opening", "business", "our", "are") else {
      return nil
    }
    if scan.hasDate {
      return dates.map { .openOn($0, windows: windows) }
    }
    return .openingHours(days: scan.days, windows: windows, onlyThese: scan.has("only"))
  }
}

extension ClockRange {
  /// What is left of it beside some breaks.
  func without(_ breaks: [ClockRange]) -> [ClockRange] {
    var rest = [self]
    for pause in breaks {
      rest = rest.flatMap { window -> [ClockRange] in
        guard pause.start < window.end, window.start < pause.end else { return [window] }
        var parts: [ClockRange] = []
        if window.start < pause.start { parts.append(ClockRange(window.start, pause.start)) }
        if pause.end < window.end { parts.append(ClockRange(pause.end, window.end)) }
        return parts
      }
    }
    return rest
  }
}
