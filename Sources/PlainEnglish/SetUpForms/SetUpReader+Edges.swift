import CivilTime

/// One end of the hours, and days that are worked without saying from when to
/// when: "we close at 4 on Friday", "Sam starts an hour earlier", "Sam works
/// Mondays".
extension SetUpReader {
  func edgeForms() -> SetUp? {
    guard mention(.customer) == nil, service == nil, scan.windows.isEmpty, scan.price == nil,
      isAboutHours
    else { return nil }
    return edge() ?? workDays()
  }

  /// Whether the sentence is about someone's hours or the business's own.
  private var isAboutHours: Bool {
    guard !scan.has("book", "move", "cancel", "break", "lunch", "notice", "slots") else {
      return false
    }
    if let member {
      guard scan.names.first?.mention == member else { return false }
      guard !scan.isSupposed, case .name? = scan.items.first?.value else {
        return scan.isSupposed
      }
      return true
    }
    guard mention(.staff) == nil else { return false }
    return scan.isSupposed
      || scan.isWord(
        0, "we", "were", "the", "our", "close", "closing", "closed", "shut", "shutting", "open",
        "stay", "shop", "salon", "business")
  }

  /// "close early on Friday", "Sam finishes late tomorrow": an end of the day, and not when
  /// it is.
  func unsaidEdge() -> SetUp? {
    guard scan.has("early", "earlier", "late", "later", "sooner"), scan.windows.isEmpty,
      scan.minutes() == nil, scan.clockAfterPreposition() == nil, mention(.customer) == nil,
      service == nil,
      !scan.has(
        "until", "till", "after", "before", "morning", "mornings", "afternoon", "evening", "book",
        "move", "cancel", "running", "run"),
      !scan.has("is") || scan.has("leaving", "finishing", "starting", "coming"),
      let end = unsaidEnd
    else { return nil }
    let isDated = scan.hasDate || !scan.days.isEmpty && !scan.isWeekly
    return .hoursEdge(
      member, SetUp.HoursEdge(end: end, change: .by(minutes: 0)), days: isDated ? [] : scan.days,
      on: isDated ? datedDay : nil)
  }

  /// Which end of the hours a sentence is about that does not say when it is.
  private var unsaidEnd: SetUp.HoursEdge.End? {
    if let member {
      guard scan.names.first?.mention == member, case .name? = scan.items.first?.value else {
        return nil
      }
      if scan.has("finishes", "finish", "leaves", "leaving", "finishing", "stops") { return .end }
      return scan.has("starts", "start", "begins", "starting", "arrives", "comes", "coming")
        ? .start : nil
    }
    guard mention(.staff) == nil else { return nil }
    let first = scan.isWord(0, "should", "shall") ? 1 : 0
    guard
      scan.isWord(
        first, "we", "were", "the", "our", "close", "closing", "shut", "open", "opening",
        "shutting",
        "lets")
    else { return nil }
    if scan.has("close", "closing", "shut", "shutting") { return .end }
    return scan.has("open", "opening") ? .start : nil
  }

  private func edge() -> SetUp? {
    guard let end = movedEnd, let change = change(of: end) else { return nil }
    let edge = SetUp.HoursEdge(end: end, change: change)
    let isDated = scan.hasDate || !scan.days.isEmpty && !scan.isWeekly
    return .hoursEdge(
      member, edge, days: isDated ? [] : scan.days, on: isDated ? datedDay ?? dayOfEnd : nil)
  }

  /// The day of a sentence that names one by date.
  var datedDay: When? { whens.first { !$0.isTimeOnly && $0.start != nil } }

  /// The day of a time of which only the end is said: "until 3 on Friday".
  private var dayOfEnd: When? {
    guard var when = whens.first(where: { !$0.isTimeOnly && $0.start == nil && $0.end != nil }),
      let end = when.end
    else { return nil }
    when.start = LocalDateTime(end.date, .midnight)
    when.end = LocalDateTime(end.date.adding(days: 1), .midnight)
    when.grain = .day
    when.isDayOnly = true
    when.clock = nil
    when.role = .at
    return when
  }

  /// Which end of the hours a verb moves.
  private var movedEnd: SetUp.HoursEdge.End? {
    let isWorking = scan.has("works", "work", "open", "opens", "stays", "stay", "in")
    if isWorking, scan.isExtra, scan.minutes() != nil { return .end }
    if scan.has("close", "closes", "closing", "shut", "shuts")
      || scan.has("closed") && (scan.hasDate || !scan.days.isEmpty) && scan.has("at")
        && !scan.has("from")
      || member != nil
        && scan.has(
          "finishes", "finish", "ends", "stops", "leaves", "goes", "leaving", "finishing",
          "stopping")
    {
      return .end
    }
    if isWorking, scan.has("until", "till", "to", "longer") { return .end }
    // "stayed open an hour later" moves the end, "opened an hour later" the start.
    if scan.has("stays", "stay", "works", "work"), scan.has("later"), scan.minutes() != nil {
      return .end
    }
    // "Sam will be an hour late on Friday"
    if member != nil, scan.has("late"), scan.minutes() != nil, !scan.has("today"),
      scan.hasDate || !scan.days.isEmpty
    {
      return .start
    }
    if scan.has("open", "opens")
      || member != nil && scan.has("starts", "start", "begins", "comes", "works", "work")
    {
      return .start
    }
    return nil
  }

  /// To when, or by how much: "at 8", "an hour earlier".
  private func change(of end: SetUp.HoursEdge.End) -> SetUp.HoursEdge.Change? {
    if let (index, minutes) = scan.minutes() {
      if scan.isWord(index + 1, "earlier", "sooner", "early") { return .by(minutes: -minutes) }
      if scan.isWord(index + 1, "later", "late") { return .by(minutes: minutes) }
      if scan.isWord(index + 1, "longer", "more")
        || scan.isWord(index - 1, "extra", "another", "additional") || scan.isExtra
      {
        return .by(minutes: end == .end ? minutes : -minutes)
      }
      return nil
    }
    guard let point = scan.clockAfterPreposition() else { return nil }
    return time(point, at: end).map { .to($0) }
  }

  /// A bare hour of a start is in the morning from 5 on, that of an end in the
  /// afternoon.
  private func time(_ point: ClockPoint, at end: SetUp.HoursEdge.End) -> ClockTime? {
    var hour = point.hour
    if let isAfternoon = point.isAfternoon {
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    } else if !point.isFixed, hour < 12, hour > 0 {
      let isAfternoon = end == .end ? !isMorningEnd(hour * 60 + point.minute) : hour < 5
      if isAfternoon { hour += 12 }
    }
    if hour == 0, end == .end { return .endOfDay }
    return ClockTime(minuteOfDay: min(1440, hour * 60 + point.minute))
  }

  /// "what if we closed at 11 on Friday?": in the morning where that lies within the hours of
  /// the day and the evening does not; "until 11" goes on, and is in the evening.
  private func isMorningEnd(_ minute: Int) -> Bool {
    // At nine to eleven of one date; each week it is rather late opening.
    let isOneDay = scan.days.count == 1 && !scan.isWeekly
    let isOfDate = (scan.hasDate || isOneDay) && (540..<720).contains(minute)
    guard scan.isSupposed || isOfDate,
      !scan.has("until", "till", "stay", "stays", "longer", "later")
    else {
      return false
    }
    let date = datedDay?.start?.date ?? scan.context.now.date
    let windows = scan.context.openingHours?(date) ?? []
    func isWithin(_ minute: Int) -> Bool {
      windows.contains { $0.startMinute < minute && minute <= $0.endMinute }
    }
    return isWithin(minute) && !isWithin(minute + 720)
  }

  /// "Sam works Mondays", "we open on Sundays": with the hours of other days.
  private func workDays() -> SetUp? {
    let isDated = scan.isSupposed && scan.hasDate
    guard !scan.days.isEmpty || isDated, isDated || !scan.hasDate, scan.minutes() == nil,
      scan.clockAfterPreposition() == nil,
      // "open later on Saturday" does not say by how much.
      !scan.has("later", "earlier", "longer", "early", "late", "sooner"),
      !scan.has(
        "doesnt", "dont", "not", "never", "off", "closed", "close", "closes", "shut", "busy")
    else { return nil }
    let verb =
      member == nil
      ? scan.has("open", "opens") : scan.has("works", "work", "in", "comes")
    guard verb, member != nil || scan.isWeekly || scan.days.count > 1 || scan.isSupposed else {
      return nil
    }
    if isDated { return datedDay.map { .usualOn(member, $0, opens: true) } }
    // "what if Priya worked on Saturday?" is about the one that comes.
    if scan.isSupposed, !scan.isWeekly, scan.days.count == 1, let when = datedDay {
      return .usualOn(member, when, opens: true)
    }
    let isWholeWeek =
      scan.has("only")
      || member != nil && !scan.isSupposed && isWholeWeek
    return .workDays(member, days: scan.days, onlyThese: isWholeWeek)
  }
}
