import CivilTime

/// Turns what a phrase says into days and clock times, given now, the zone, the
/// opening hours and the locale.
///
/// The second of two stages. What it implies it notes with the reason, and the
/// other likely reading with it.
struct Resolver {
  let context: ReadingContext
  let today: CalendarDate
  let minuteNow: Int
  let days: DayResolver

  init(_ context: ReadingContext) {
    self.context = context
    today = context.now.date
    minuteNow = context.now.time.minuteOfDay
    var sunday: Bool?
    if let hours = context.openingHours {
      sunday = !hours(today.onOrAfter(.sunday)).isEmpty
    }
    days = DayResolver(
      today: today, locale: context.locale, minuteNow: minuteNow, isOpenOnSunday: sunday)
  }

  /// What a phrase means.
  func resolve(_ phrase: TimePhrase, in line: TokenizedLine) -> When {
    var when = resolve(dayRather(than: phrase, in: line) ?? phrase.expression)
    when.role = phrase.role
    when.span = line.span(ofTokens: phrase.tokens)
    when.text = line.text(when.span)
    if let further = phrase.furtherTokens {
      when.text += " " + line.text(ofTokens: further)
    }
    when.isApproximate = when.isApproximate || phrase.isApproximate
    if phrase.isMisspelled { when.notes.append(.init(.spelling, text: when.text)) }
    for index in when.notes.indices where when.notes[index].text.isEmpty {
      when.notes[index].text = when.text
    }
    return when
  }

  /// "sat 5" where nothing is open at five and Saturday is the 5th: the day.
  private func dayRather(than phrase: TimePhrase, in line: TokenizedLine) -> TimeExpression? {
    guard case .on(.weekday(let weekday, .bare)?, .at(let point)?) = phrase.expression,
      !point.isFixed, !point.hasMinutes, point.isAfternoon == nil, point.part == nil,
      let hours = context.openingHours
    else { return nil }
    let last = phrase.tokens.upperBound - 1
    guard line.token(last).kind == .number, line.token(last - 1).word == .weekday else {
      return nil
    }
    let date = days.resolve(.weekday(weekday, .bare)).start
    let windows = hours(date)
    guard date.day == point.hour, !windows.isEmpty,
      !windows.contains(where: { window in
        [point.hour % 12, point.hour % 12 + 12].contains {
          window.startMinute <= $0 * 60 && $0 * 60 < window.endMinute
        }
      })
    else { return nil }
    return .on(.monthDay(.init(day: point.hour, weekday: weekday)), nil)
  }

  /// Today, where its weekday is ruled out: "not Monday" said on a Monday rules out both.
  func todayRuledOut(by phrase: TimePhrase, in line: TokenizedLine) -> When? {
    guard phrase.role == .not,
      case .on(.weekday(today.weekday, .bare)?, let clock) = phrase.expression
    else { return nil }
    var own = phrase
    own.expression = .on(.relative(0), clock)
    return resolve(own, in: line)
  }

  /// What an expression means.
  func resolve(_ expression: TimeExpression) -> When {
    switch expression {
    case .now: return When(start: context.now, grain: .second)
    case .on(_, let clock?) where !clock.isPossible: return impossible(.noSuchTime)
    case .on(let date?, nil): return whole(rolled(days.resolve(date), date), date)
    case .on(let date?, let clock?): return on(date, clock)
    case .on(nil, let clock?): return timeOnly(clock)
    case .on(nil, nil): return When(start: nil, grain: .day)
    case .between(let first, let last): return between(first, last)
    case .shifted(let base, let length, let forward): return shifted(base, length, forward)
    case .window(let length): return window(length)
    case .bounded(let bound, let inner):
      if case .on(_, .boundedPart) = inner { return upTo(resolve(inner), from: bound) }
      return bounded(bound, resolve(inner))
    case .lasting(let start, let length): return lasting(resolve(start), length)
    }
  }

  private func note(_ when: inout When, _ reason: When.Reason?) {
    if let reason { when.notes.append(.init(reason, text: "")) }
  }

  private func impossible(_ reason: When.Impossible) -> When {
    var when = When(start: nil, grain: .day)
    when.impossible = reason
    return when
  }

  func clock(on date: CalendarDate) -> ClockResolver {
    ClockResolver(
      hours: context.openingHours.map { $0(date) }, minuteNow: minuteNow,
      eve: context.openingHours.map { hours in { hours(date.adding(days: -1)) } })
  }

  // MARK: Days alone

  /// "the 3rd" said on the 3rd behind closing time is next month's.
  private func rolled(_ result: DayResult, _ date: DateExpression) -> DayResult {
    guard result.mayRollMonth, let hours = context.openingHours,
      !hours(today).contains(where: { $0.endMinute > minuteNow })
    else { return result }
    return onNextMonth(date)
  }

  /// What is past today as it is next month.
  private func onNextMonth(_ date: DateExpression) -> DayResult {
    var later = days
    later.today = today.adding(days: 1)
    var result = later.resolve(date)
    result.reason = .convention
    return result
  }

  private func whole(_ result: DayResult, _ date: DateExpression) -> When {
    if let reason = result.impossible { return impossible(reason) }
    var when = When(
      start: result.isOpenStart ? nil : LocalDateTime(result.start, .midnight),
      end: result.isOpenEnd ? nil : LocalDateTime(result.end, .midnight), grain: result.grain)
    when.isOpenEnded = result.isOpenEnd
    when.weekdays = result.weekdays
    when.isDayOnly = true
    if result.startsNow, !result.isOpenStart, result.start == today, case .rest(.day) = date {
      when.start = context.now
      when.isDayOnly = false
      when.grain = .minute
    }
    note(&when, result.reason)
    if let other = result.other { when.otherReading = LocalDateTime(other, .midnight) }
    return when
  }

  // MARK: Days with a clock time

  private func on(_ date: DateExpression, _ clock: ClockExpression) -> When {
    var result = days.resolve(date)
    if case .at(let point) = clock, point.basis == .now, case .period(let unit, let count) = date {
      // "this time next week" is a week from today.
      let length = LengthExpression(unit.length(count), grain: .day)
      result = days.resolve(.shifted(.relative(0), by: length, forward: true))
    }
    if result.mayRollMonth, isOver(clock, on: result.start) {
      // "the 3rd at 4" said on the 3rd at 5 is next month's.
      result = onNextMonth(date)
    }
    var when: When
    switch clock {
    case .at(let point): when = at(point, result)
    case .range(let first, let last): when = range(first, last, result)
    case .bounded(let bound, let point): when = clockBound(bound, point, result)
    case .part(let part): when = self.part(part, result)
    case .boundedPart(let bound, let part): when = partBound(bound, part, result)
    }
    when.weekdays = result.weekdays
    if let reason = result.impossible {
      // The day cannot be; the time of the day was said all the same.
      var refused = impossible(reason)
      refused.clock = when.timeOfDay
      return refused
    }
    note(&when, result.reason)
    if let other = result.other, when.otherReading == nil, let start = when.start {
      let moved = LocalDateTime(
        wallSeconds: start.wallSeconds + result.start.days(until: other) * 86_400)
      if moved >= context.now { when.otherReading = moved }
    }
    return when
  }

  /// Whether a time of today has gone.
  private func isOver(_ clock: ClockExpression, on day: CalendarDate) -> Bool {
    let resolver = self.clock(on: day)
    switch clock {
    case .at(let point): return resolver.point(point).minute < minuteNow
    case .range(let first, let last): return resolver.range(first, last).end <= minuteNow
    case .part(let part): return resolver.window(part).end <= minuteNow
    case .bounded, .boundedPart: return false
    }
  }

  /// A clock time on a day, or on each of several.
  private func at(_ point: ClockPoint, _ result: DayResult) -> When {
    let resolver = clock(on: result.start)
    let resolved = resolver.point(point)
    var start = LocalDateTime(result.start, minute: resolved.minute)
    if point.second > 0 { start = LocalDateTime(wallSeconds: start.wallSeconds + point.second) }
    start = converted(start, point.zone)
    var when = When(start: start, grain: point.second > 0 ? .second : .minute)
    when.isApproximate = point.isApproximate
    if resolved.reason != .bareHour || !point.isFixed { note(&when, resolved.reason) }
    if let other = resolved.other {
      when.otherReading = LocalDateTime(result.start, minute: other)
    }
    if let zone = point.zone, zone.isPlaceAlone {
      // "3pm in Paris" may be on the clocks there.
      let other = there(start, zone)
      if other != start { when.otherReading = other }
    }
    let isMidnight = resolved.minute == 0 && (point.isFixed || point.part != nil)
    if isMidnight, point.hour % 12 == 0, result.start == today, start <= context.now {
      when.start = start.adding(days: 1)
    } else if start < context.now, result.isSingleDay {
      note(&when, .alreadyPassed)
    }
    spread(&when, result, resolved.minute, resolved.minute + 1)
    return when
  }

  private func range(_ first: ClockPoint, _ last: ClockPoint, _ result: DayResult) -> When {
    let window = clock(on: result.start).range(first, last)
    let zone = first.zone ?? last.zone
    let start = LocalDateTime(result.start, minute: window.start)
    let end = LocalDateTime(result.start, minute: window.end)
    var when = When(start: converted(start, zone), end: converted(end, zone), grain: .minute)
    note(&when, window.reason)
    spread(&when, result, window.start, window.end)
    return when
  }

  private func clockBound(_ bound: Bound, _ point: ClockPoint, _ result: DayResult) -> When {
    let resolved = clock(on: result.start).point(point)
    let moment = converted(LocalDateTime(result.start, minute: resolved.minute), point.zone)
    var when: When
    if let part = point.part, part.isWindow, point.zone == nil {
      let window = clock(on: result.start).window(part)
      if window.start <= resolved.minute, resolved.minute < window.end {
        let (low, high) =
          bound.isStart ? (resolved.minute, window.end) : (window.start, resolved.minute)
        when = When(
          start: LocalDateTime(result.start, minute: low),
          end: LocalDateTime(result.start, minute: high), grain: .minute)
        spread(&when, result, low, high)
        note(&when, resolved.reason)
        return when
      }
    }
    switch bound {
    case .after, .from:
      when = When(
        start: moment, end: LocalDateTime(moment.date.adding(days: 1), .midnight), grain: .minute)
      spread(&when, result, resolved.minute, 1440)
    case .before, .by, .until:
      let dayStart = LocalDateTime(result.start, .midnight)
      when = When(
        start: result.start == today ? min(max(dayStart, context.now), moment) : dayStart,
        end: moment, grain: .minute)
      spread(&when, result, 0, resolved.minute)
    }
    note(&when, resolved.reason)
    return when
  }

  private func part(_ part: PartExpression, _ result: DayResult) -> When {
    let window = clock(on: result.start).window(part)
    let isPoint = window.start == window.end
    var start = converted(LocalDateTime(result.start, minute: window.start), part.zone)
    let end = converted(LocalDateTime(result.start, minute: window.end), part.zone)
    if part.part == .daytime, result.start == today { start = min(max(start, context.now), end) }
    var when = When(start: start, end: isPoint ? nil : end, grain: isPoint ? .minute : .hour)
    when.isEndOfDay = part.part == .endOfDay
    note(&when, .partOfDay)
    spread(&when, result, window.start, max(window.end, window.start + 1))
    return when
  }

  private func partBound(_ bound: Bound, _ part: PartExpression, _ result: DayResult) -> When {
    let window = clock(on: result.start).window(bound, part)
    let dayStart = LocalDateTime(result.start, .midnight)
    let start = window.start.map { dayStart.adding(minutes: $0) }
    let end = dayStart.adding(minutes: window.end ?? 1440)
    var when = When(
      start: start ?? (result.start == today ? min(max(dayStart, context.now), end) : dayStart),
      end: end, grain: .hour)
    note(&when, .partOfDay)
    spread(&when, result, window.start ?? 0, window.end ?? 1440)
    return when
  }

  /// A window of the day on each of several days.
  private func spread(_ when: inout When, _ result: DayResult, _ start: Int, _ end: Int) {
    guard result.start.days(until: result.end) > 1 || result.isOpenEnd else { return }
    when.clock = ClockRange(startMinute: start % 1440, endMinute: max(end, start % 1440 + 1))
    if result.isOpenEnd {
      when.end = nil
      when.isOpenEnded = true
    } else {
      let last = result.end.adding(days: -1)
      when.end = LocalDateTime(last, minute: end - start <= 1 ? start : end)
      if end - start <= 1 { when.end = LocalDateTime(result.end, .midnight) }
    }
  }

  /// A wall time of a named zone on the desk's wall.
  func converted(_ local: LocalDateTime, _ zone: NamedZone?) -> LocalDateTime {
    guard let zone, !zone.isPlaceAlone else { return local }
    return there(local, zone)
  }

  private func there(_ local: LocalDateTime, _ zone: NamedZone) -> LocalDateTime {
    context.zone.local(Instant(seconds: local.wallSeconds - zone.minutes(on: local.date) * 60))
  }

  // MARK: A clock time without a day

  private func timeOnly(_ clock: ClockExpression) -> When {
    var when = on(.relative(0), clock)
    when.notes.removeAll { $0.reason == .alreadyPassed }
    when.isTimeOnly = true
    let isOnlyEnd = !hasStart(clock)
    if isOnlyEnd { when.start = nil }
    if !isOnlyEnd, case .bounded = clock, !isPart(clock) {
      when.end = nil
      when.isOpenEnded = true
    }
    moveToNext(&when)
    return when
  }

  private func hasStart(_ clock: ClockExpression) -> Bool {
    switch clock {
    case .bounded(let bound, _): bound == .after || bound == .from
    case .boundedPart(let bound, _): bound == .after || bound == .from
    default: true
    }
  }

  private func isPart(_ clock: ClockExpression) -> Bool {
    switch clock {
    case .part, .boundedPart: true
    default: false
    }
  }

  /// Moves a time whose clock has passed today to the next day it comes.
  private func moveToNext(_ when: inout When) {
    guard let first = when.end == nil || when.start == nil ? when.start ?? when.end : when.end
    else { return }
    let now = LocalDateTime(wallSeconds: context.now.wallSeconds / 60 * 60)
    var days = 0
    let isSpan = when.start != nil && when.end != nil
    if first < now || isSpan && first == now {
      days = 1
      note(&when, .alreadyPassed)
    } else if let start = when.start, when.end != nil, start < now, when.grain == .minute {
      // A range that has begun is tomorrow's, a part of the day is not.
      days = 1
      note(&when, .alreadyPassed)
    } else if first.wallSeconds - now.wallSeconds >= 86_400 {
      days = -1
    } else {
      note(&when, .nextOccurrence)
    }
    guard days != 0 else { return }
    when.start = when.start?.adding(days: days)
    when.end = when.end?.adding(days: days)
    when.otherReading = when.otherReading?.adding(days: days)
  }

  // MARK: Moments and lengths

  private func shifted(
    _ base: TimeExpression, _ length: LengthExpression, _ forward: Bool
  ) -> When {
    var when = resolve(base)
    guard let start = when.start else { return when }
    when.start = moved(start, length, forward)
    when.end = nil
    when.isDayOnly = false
    when.isEndOfDay = false  // "an hour before closing" is a clock time
    when.grain = length.grain == .second ? .second : .minute
    if length.length.seconds % 60 != 0 { when.grain = .second }
    when.otherReading = nil
    if when.isTimeOnly, let moved = when.start {
      // Only the clock counts: "10 hours before noon".
      let time = moved.time.minuteOfDay
      when.start = LocalDateTime(today, minute: time)
      when.notes = []
      moveToNext(&when)
    }
    return when
  }

  /// A wall time so far on; hours are elapsed time, days keep the clock.
  private func moved(
    _ start: LocalDateTime, _ length: LengthExpression, _ forward: Bool
  ) -> LocalDateTime {
    let sign = forward ? 1 : -1
    var date = start.date
    if length.isWorkdays {
      date = days.workdays(date, length.length.days, sign)
    } else {
      if length.length.months != 0 { date = date.adding(months: sign * length.length.months) }
      date = date.adding(days: sign * length.length.days)
    }
    let wall = start.wallSeconds + start.date.days(until: date) * 86_400
    let local = LocalDateTime(wallSeconds: wall)
    guard length.length.seconds != 0 else { return local }
    let moment = context.zone.instant(local).adding(seconds: sign * length.length.seconds)
    return context.zone.local(moment)
  }

  private func window(_ length: LengthExpression) -> When {
    let end = moved(context.now, length, true)
    if length.grain >= .day {
      var when = When(
        start: LocalDateTime(today, .midnight),
        end: LocalDateTime(end.date, .midnight), grain: .day)
      when.isDayOnly = true
      return when
    }
    return When(start: context.now, end: end, grain: .minute)
  }

  /// "by tomorrow evening": from now to where the part of the day ends it.
  private func upTo(_ inner: When, from bound: Bound) -> When {
    var when = inner
    guard inner.impossible == nil, let end = inner.end else { return inner }
    when.start = bound == .until ? nil : min(context.now, end)
    when.clock = nil
    when.otherReading = nil
    return when
  }

  private func bounded(_ bound: Bound, _ inner: When) -> When {
    var when = inner
    guard inner.impossible == nil, let moment = inner.start else { return inner }
    switch bound {
    case .after, .from:
      when.end = nil
      when.isOpenEnded = true
    case .before, .by, .until:
      when.end = moment
      when.start = bound == .until ? nil : min(context.now, moment)
    }
    when.otherReading = nil
    return when
  }

  private func between(_ first: TimeExpression, _ last: TimeExpression) -> When {
    var when = resolve(first)
    let low = when.start ?? context.now
    var inner = context
    if case .on(let date?, _) = last, !date.isAnchoredToToday {
      inner.now = LocalDateTime(low.date, .midnight)
    } else if case .on(nil, _) = last {
      inner.now = low
    }
    let high = Resolver(inner).resolve(last)
    if high.impossible != nil { return high }
    when.end = high.isDayOnly ? high.end : high.end ?? high.start
    if case .on(nil, _) = last { when.end = high.end ?? high.start }
    when.isTimeOnly = false
    when.isDayOnly = first == .now && high.isDayOnly
    when.grain = high.isDayOnly && first == .now ? high.grain : .minute
    if first == .now, high.isDayOnly { when.start = LocalDateTime(today, .midnight) }
    if let end = when.end, let start = when.start, end <= start { when.end = nil }
    when.otherReading = nil
    return when
  }

  private func lasting(_ start: When, _ length: LengthExpression) -> When {
    var when = start
    guard let from = start.start else { return start }
    if start.isDayOnly, length.length.seconds != 0 { return start }
    when.end = moved(from, length, true)
    when.isOpenEnded = false
    return when
  }
}

extension When {
  /// The minutes of its day that it names, a single one for a point.
  fileprivate var timeOfDay: ClockRange? {
    guard let start else { return nil }
    let low = start.time.minuteOfDay
    let length = end.map { ($0.wallSeconds - start.wallSeconds) / 60 } ?? 1
    return ClockRange(startMinute: low, endMinute: low + max(1, length))
  }
}
