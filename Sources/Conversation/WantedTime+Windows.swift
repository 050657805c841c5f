import CivilTime
import PlainEnglish

extension WantedTime {
  /// Stretches in which a start may lie, in order, none overlapping.
  ///
  /// - Parameters:
  ///   - now: Nothing before it is returned.
  ///   - zone: The zone of the wall clock.
  ///   - horizon: How many days are looked at where no end was said.
  /// - Returns: The stretches; none if all of the wish has gone by.
  func windows(now: Instant, zone: TimeZoneRules, horizon: Int) -> [Span] {
    let spans = ([self] + alternatives).flatMap {
      $0.ownWindows(now: now, zone: zone, horizon: horizon)
    }
    let kept = subtractExclusions(from: spans, zone: zone)
    return Self.merged(kept)
  }

  private func ownWindows(now: Instant, zone: TimeZoneRules, horizon: Int) -> [Span] {
    let today = zone.local(now).date
    let first = max(days?.first ?? today, today)
    let last = days.map { $0.last ?? first.adding(days: horizon) } ?? first.adding(days: horizon)
    guard first <= last else { return [] }
    if clock == nil && days?.weekdays == nil {
      let span = Span(
        start: max(now, zone.instant(LocalDateTime(first, .midnight))),
        end: zone.instant(LocalDateTime(last.adding(days: 1), .midnight)))
      return span.isEmpty ? [] : [span]
    }
    var result: [Span] = []
    var day = first
    while day <= last {
      if days?.weekdays.map({ $0.contains(day.weekday) }) ?? true {
        let (low, high) = minutes
        let span = Span(
          start: max(now, zone.instant(LocalDateTime(day, minute: low))),
          end: zone.instant(LocalDateTime(day, minute: high)))
        if !span.isEmpty { result.append(span) }
      }
      day = day.adding(days: 1)
    }
    return result
  }

  /// The minutes of a day within which a start may lie.
  var minutes: (Int, Int) {
    switch clock {
    case .at(let minute): (minute, minute + 1)
    case .around(let minute): (max(0, minute - 60), min(1440, minute + 61))
    case .between(let low, let high): (low, high)
    case .from(let minute), .soonest(let minute): (minute, 1440)
    case .until(let minute), .latest(let minute): (0, minute)
    case nil: (0, 1440)
    }
  }

  private func subtractExclusions(from spans: [Span], zone: TimeZoneRules) -> [Span] {
    var kept = spans
    for when in excluded {
      guard let start = when.start else { continue }
      if when.isTimeOnly || when.weekdays != nil || when.clock != nil {
        kept = Self.subtract(when, from: kept, zone: zone)
        continue
      }
      let end = when.end ?? (when.isDayOnly ? start.adding(days: 1) : start.adding(minutes: 1))
      let hole = Span(start: zone.instant(start), end: zone.instant(end))
      kept = kept.flatMap { span -> [Span] in
        guard span.overlaps(hole) else { return [span] }
        return [
          Span(start: span.start, end: min(span.end, hole.start)),
          Span(start: max(span.start, hole.end), end: span.end),
        ].filter { !$0.isEmpty }
      }
    }
    return kept
  }

  /// Takes a time of the day out of each day, or of some days: "not in the afternoon", "no
  /// Mondays", "not in the mornings of that week".
  private static func subtract(_ when: When, from spans: [Span], zone: TimeZoneRules) -> [Span] {
    guard let start = when.start, let first = spans.first, let last = spans.last else {
      return spans
    }
    let (minute, length) = when.ruledOut(from: start)
    var kept = spans
    var day = zone.local(first.start).date
    let end = min(zone.local(last.end).date, day.adding(days: 400))
    while day <= end {
      defer { day = day.adding(days: 1) }
      guard when.rulesOut(day) else { continue }
      let low = LocalDateTime(day, minute: minute)
      let hole = Span(start: zone.instant(low), end: zone.instant(low.adding(minutes: length)))
      kept = kept.flatMap { span -> [Span] in
        guard span.overlaps(hole) else { return [span] }
        return [
          Span(start: span.start, end: min(span.end, hole.start)),
          Span(start: max(span.start, hole.end), end: span.end),
        ].filter { !$0.isEmpty }
      }
    }
    return kept
  }

  private static func merged(_ spans: [Span]) -> [Span] {
    var result: [Span] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      if let last = result.last, span.start <= last.end {
        result[result.count - 1] = Span(start: last.start, end: max(last.end, span.end))
      } else {
        result.append(span)
      }
    }
    return result
  }
}

extension When {
  /// The first minute of a day that it rules out, and how many.
  fileprivate func ruledOut(from start: LocalDateTime) -> (minute: Int, length: Int) {
    if let clock { return (clock.startMinute, clock.endMinute - clock.startMinute) }
    guard isTimeOnly else { return (0, 1440) }
    return (start.time.minuteOfDay, end.map { ($0.wallSeconds - start.wallSeconds) / 60 } ?? 1)
  }

  /// Whether it rules out a time of a day.
  fileprivate func rulesOut(_ day: CalendarDate) -> Bool {
    guard !isTimeOnly else { return true }
    if let weekdays, !weekdays.contains(day.weekday) { return false }
    guard let start, day >= start.date else { return false }
    return end.map { LocalDateTime(day, .midnight) < $0 } ?? true
  }
}
