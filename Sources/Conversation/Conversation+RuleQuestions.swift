import CivilTime
import PlainEnglish
import Scheduling

/// Whether a rule is as a sentence asks: "Sam works Mondays, doesn't he?", "is a haircut 45
/// minutes?". Each answer tells how it is.
extension Conversation {
  /// The answer; nil if a request asks for no rule.
  mutating func answerRule(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.intent == .list, let rule = request.setUp else { return nil }
    var isSo: Bool? = true
    var facts: [Statement] = []
    for rule in [rule] + request.furtherSetUps {
      guard let found = try RuleCheck(turn: turn).check(rule) else { return nil }
      isSo = isSo.flatMap { so in found.isSo.map { so && $0 } }
      for fact in found.facts where !facts.contains(fact) { facts.append(fact) }
    }
    if case .changeService(let mention, _) = rule, mention.entries.count == 1 {
      state.focus.service = ServiceID(mention.entries[0].id)
    }
    // "Sam isn't in, is he?": a yes may mean either, as with "are you open at 7?".
    let isPlain = !request.isDeniedAndAsked && !request.asksOfBareHour && !request.compares
    let answer = isPlain ? isSo.map { [Statement.answered($0)] } : nil
    return Reply(.list, (answer ?? []) + facts)
  }
}

extension Request {
  /// "Sam doesn't do colours, does he?".
  fileprivate var isDeniedAndAsked: Bool {
    Folding.words(text).dropFirst().dropLast(2).contains { word in
      [
        "not", "never", "no", "isnt", "arent", "doesnt", "dont", "wont", "cant", "wasnt", "didnt",
        "hasnt", "havent",
      ].contains(word)
    }
  }
}

extension Request {
  /// "is a haircut more than £30?": how much it is answers that.
  fileprivate var compares: Bool {
    Folding.words(text).contains {
      [
        "than", "over", "under", "above", "below", "least", "most", "about", "around", "less",
        "more",
      ]
      .contains($0)
    }
  }

  /// "are you open at 7?": in the morning or in the evening.
  fileprivate var asksOfBareHour: Bool {
    guard case .usualOn(nil, let when?, opens: true) = setUp, !when.isDayOnly, when.end == nil
    else { return false }
    let words = when.text.lowercased()
    return !words.contains(":") && !words.contains("am") && !words.contains("pm")
      && !words.contains("o'clock in")
  }
}

/// Holds a rule against the book.
struct RuleCheck {
  let turn: Turn

  /// Whether it is so, and how it is; neither where it is so on some of several days.
  struct Finding {
    var isSo: Bool?
    var facts: [Statement]
  }

  /// What the book says of a rule; nil if it does not tell.
  func check(_ rule: SetUp) throws(BookError) -> Finding? {
    switch rule {
    case .skills(let mention, let services, let mode): skills(mention, services, mode)
    case .changeService(let mention, let values): service(mention, values)
    case .timeOff(let mention, let when, _): away(mention, when)
    case .staffOn(let mention, let when, windows: []): away(mention, when)
    case .staffOn(let mention, let when, let windows): onDuty(mention, when, windows)
    case .staffHours, .workDays(.some, _, _): try ofTheirWeek(rule)
    case .workDays(nil, let days, onlyThese: false): open(days, isOpen: true)
    case .closedWeekly(let days): open(days, isOpen: false)
    case .openingHours, .workDays(nil, _, _): try ofOurWeek(rule)
    case .closedOn(let when, _): open(when) { $0.isEmpty }
    case .usualOn(nil, let when?, opens: true):
      open(when) { windows in windows.contains { when.lies(in: $0) } }
    case .openOn(let when, let windows):
      open(when) { $0.first?.start == windows.first?.start && $0.last?.end == windows.last?.end }
    case .hoursEdge(let mention?, let edge, let days, let when):
      theirEdge(edge, of: mention, days, when)
    case .hoursEdge(nil, let edge, _, let when?): open(when) { isEdge(edge, of: $0) }
    case .hoursEdge(nil, let edge, let days, nil): weeklyEdge(edge, of: days)
    case .notice, .noticeDays, .step, .horizon, .cancellationCutoff, .holdLength, .limit:
      try ofSettings(rule)
    default: nil
    }
  }

  /// A rule of all bookings: what would have to be otherwise, as it is now.
  private func ofSettings(_ rule: SetUp) throws(BookError) -> Finding? {
    var plan = SetUpPlan(turn: turn)
    try plan.add([rule], note: nil)
    guard plan.refusal == nil else { return nil }
    // Of a limit that is not there nothing can be told.
    if case .limit = rule { return Finding(isSo: plan.edits.isEmpty, facts: []) }
    let now = plan.edits.map { Edit(before: $0.after, after: $0.before) }
    return Finding(isSo: now.isEmpty, facts: now.isEmpty ? [] : [.asItIs(now)])
  }

  // MARK: Services and people

  private func skills(
    _ mention: NameMention, _ services: [NameMention], _ mode: SetUp.SkillChange
  ) -> Finding? {
    guard let member = member(mention), mode != .exactly else { return nil }
    let named = services.flatMap(\.entries).map { ServiceID($0.id) }
    guard !named.isEmpty else { return nil }
    let does = turn.business.activeServices.map(\.id).filter { member.does($0) }
    let isSo = named.allSatisfy { does.contains($0) == (mode != .not) }
    return Finding(isSo: isSo, facts: [.does(member.id, does)])
  }

  private func service(_ mention: NameMention, _ values: SetUp.ServiceValues) -> Finding? {
    guard mention.entries.count == 1, values.isOnlyPriceOrLength,
      let service = turn.business.service(ServiceID(mention.entries[0].id))
    else { return nil }
    var finding = Finding(isSo: true, facts: [])
    if let price = values.price {
      finding.isSo = service.price?.hundredths == price
      finding.facts.append(.price(name: service.name, service.price))
    }
    if let length = values.length {
      finding.isSo = finding.isSo == true && service.length == length
      finding.facts.append(.length(name: service.name, service.length))
    }
    return finding
  }

  private func member(_ mention: NameMention) -> Staff? {
    guard mention.entries.count == 1, let entry = mention.entries.first else { return nil }
    return turn.business.staff(StaffID(entry.id))
  }

  // MARK: Days of somebody

  private func away(_ mention: NameMention, _ when: When) -> Finding? {
    guard let member = member(mention), let days = days(of: when) else { return nil }
    let asked = when.isDayOnly ? nil : span(of: when)
    let worked = days.filter { day in
      turn.finder.workingSpans(of: member, on: day).contains { span in
        asked.map { $0.overlaps(span) } ?? true
      }
    }
    return Finding(isSo: worked.isEmpty, facts: [duty(of: member, on: worked.first ?? days[0])])
  }

  private func onDuty(_ mention: NameMention, _ when: When, _ windows: [ClockRange]) -> Finding? {
    guard let member = member(mention), let days = days(of: when), days.count == 1 else {
      return nil
    }
    let spans = turn.finder.workingSpans(of: member, on: days[0])
    let isSo =
      spans.first.map { turn.zone.local($0.start).time } == windows.first?.start
      && spans.last.map { turn.zone.local($0.end).time.minuteOfDay }
        == windows.last.map { $0.endMinute % 1440 }
    return Finding(isSo: isSo, facts: [duty(of: member, on: days[0])])
  }

  private func duty(of member: Staff, on day: CalendarDate) -> Statement {
    let spans = turn.finder.workingSpans(of: member, on: day)
    return spans.isEmpty
      ? .onDuty(day, [], of: member.id)
      : .onDuty(day, [Statement.Duty(staff: member.id, spans: spans)], of: nil)
  }

  /// What is said of somebody's week: days on which they work or do not, or their hours.
  private func ofTheirWeek(_ rule: SetUp) throws(BookError) -> Finding? {
    let mention: NameMention
    var works: (days: [Weekday], isAtWork: Bool)?
    switch rule {
    case .workDays(let named?, let days, let onlyThese):
      mention = named
      if !onlyThese { works = (days, true) }
    case .staffHours(let named, let days, windows: [], breaks: [], _) where !days.isEmpty:
      mention = named
      works = (days, false)
    case .staffHours(let named, _, _, _, _): mention = named
    default: return nil
    }
    guard let member = member(mention) else { return nil }
    guard let works else {
      return Finding(isSo: try changesNothing(rule), facts: [.rota([member])])
    }
    let isSo = works.days.allSatisfy { worksOn($0, member) == works.isAtWork }
    return Finding(isSo: isSo, facts: [.rota([member])])
  }

  /// Whether somebody works on a weekday, by the week as it is now.
  private func worksOn(_ day: Weekday, _ member: Staff) -> Bool {
    let week = member.settled(on: turn.local.date).hours ?? weekOfUs
    return week.map { !$0[day].isEmpty } ?? false
  }

  /// "Alex starts at 9, doesn't he?".
  private func theirEdge(
    _ edge: SetUp.HoursEdge, of mention: NameMention, _ days: [Weekday], _ when: When?
  ) -> Finding? {
    guard let member = member(mention) else { return nil }
    if let when {
      guard let dates = self.days(of: when), dates.count == 1, case .to(let time) = edge.change
      else { return nil }
      let spans = turn.finder.workingSpans(of: member, on: dates[0])
      let end = edge.end == .start ? spans.first?.start : spans.last?.end
      return Finding(
        isSo: end.map { turn.zone.local($0).time } == time, facts: [duty(of: member, on: dates[0])])
    }
    guard let week = member.settled(on: turn.local.date).hours ?? weekOfUs else { return nil }
    let meant = days.isEmpty ? Weekday.allCases.filter { !week[$0].isEmpty } : days
    return Finding(isSo: meant.allSatisfy { isEdge(edge, of: week[$0]) }, facts: [.rota([member])])
  }

  // MARK: Our days

  private var weekOfUs: WeeklyHours? {
    turn.settings.settled(on: turn.local.date).openingHours
  }

  private func open(_ days: [Weekday], isOpen: Bool) -> Finding? {
    guard let week = weekOfUs, !days.isEmpty else { return nil }
    return Finding(
      isSo: days.allSatisfy { week[$0].isEmpty != isOpen }, facts: [.openWeek(week)])
  }

  private func weeklyEdge(_ edge: SetUp.HoursEdge, of days: [Weekday]) -> Finding? {
    guard let week = weekOfUs else { return nil }
    let meant = days.isEmpty ? Weekday.allCases.filter { !week[$0].isEmpty } : days
    return Finding(isSo: meant.allSatisfy { isEdge(edge, of: week[$0]) }, facts: [.openWeek(week)])
  }

  private func ofOurWeek(_ rule: SetUp) throws(BookError) -> Finding? {
    guard let week = weekOfUs else { return nil }
    return Finding(isSo: try changesNothing(rule), facts: [.openWeek(week)])
  }

  private func open(_ when: When, isSo: ([ClockRange]) -> Bool) -> Finding? {
    guard let days = days(of: when) else { return nil }
    var found: [(day: CalendarDate, windows: [ClockRange])] = []
    for day in days {
      guard let windows = turn.business.openingWindows(on: day) else { return nil }
      found.append((day, windows))
    }
    let wrong = found.filter { !isSo($0.windows) }
    if !wrong.isEmpty, wrong.count < found.count {
      // "are you open this weekend?", of which one day is.
      return Finding(isSo: nil, facts: found.prefix(7).map { .openOn($0.day, $0.windows) })
    }
    let told = wrong.first ?? found[0]
    return Finding(isSo: wrong.isEmpty, facts: [.openOn(told.day, told.windows)])
  }

  private func isEdge(_ edge: SetUp.HoursEdge, of windows: [ClockRange]) -> Bool {
    guard case .to(let time) = edge.change else { return false }
    switch edge.end {
    case .start: return windows.first?.startMinute == time.minuteOfDay
    case .end: return windows.last?.endMinute == time.minuteOfDay
    }
  }

  // MARK: Parts

  /// The dates that are asked about, of a stretch that has an end.
  private func days(of when: When) -> [CalendarDate]? {
    guard let days = WantedTime(when, now: turn.local).days, let last = days.last,
      days.first <= last, days.first.adding(days: 60) >= last
    else { return nil }
    let all = (0...last.dayNumber - days.first.dayNumber).map { days.first.adding(days: $0) }
    let meant = all.filter { days.weekdays?.contains($0.weekday) ?? true }
    return meant.isEmpty ? nil : meant
  }

  private func span(of when: When) -> Span? {
    guard let start = when.start, let end = when.end else { return nil }
    return Span(start: turn.zone.instant(start), end: turn.zone.instant(end))
  }

  /// Whether the book would stay as it is if it were told.
  private func changesNothing(_ rule: SetUp) throws(BookError) -> Bool {
    var plan = SetUpPlan(turn: turn)
    try plan.add([rule], note: nil)
    return plan.refusal == nil && plan.edits.isEmpty
  }
}

extension When {
  /// Whether its hours, or its moment, fall into a window of the day; a whole day does.
  fileprivate func lies(in window: ClockRange) -> Bool {
    guard !isDayOnly else { return true }
    let first = start?.time.minuteOfDay ?? 0
    guard let end else { return window.startMinute <= first && first < window.endMinute }
    let last = end.time.minuteOfDay == 0 ? 1440 : end.time.minuteOfDay
    return first < window.endMinute && window.startMinute < last
  }
}
