import CivilTime

/// Time that some edits take away, in which bookings may lie.
struct LostTime {
  /// A stretch, of one person or of everyone.
  struct Stretch {
    var staff: StaffID?
    var span: Span
  }

  private let before: Schedule
  private let after: Schedule
  private let zone: TimeZoneRules
  private let first: CalendarDate
  private let last: CalendarDate

  /// Looks at a run of dates.
  init(
    before: Schedule, after: Schedule, zone: TimeZoneRules, from first: CalendarDate,
    through last: CalendarDate
  ) {
    self.before = before
    self.after = after
    self.zone = zone
    self.first = first
    self.last = last
  }

  /// What an edit takes away.
  func stretches(_ edit: Edit) -> [Stretch] {
    let whole = span(first.dayNumber, 0, last.dayNumber + 1, 0)
    switch (edit.before, edit.after) {
    case (.settings(let old)?, .settings(let new)?):
      guard old.openingHours != new.openingHours || old.datedHours != new.datedHours else {
        return []
      }
      return days(first...last, of: nil)
    case (.staff(let old)?, .staff(let new)?):
      if old.isActive && !new.isActive || old.skills != new.skills {
        return [Stretch(staff: new.id, span: whole)]
      }
      guard
        old.hours != new.hours || old.breaks != new.breaks || old.datedHours != new.datedHours
      else { return [] }
      return days(first...last, of: new)
    case (_, .override(let row)?), (.override(let row)?, nil):
      // One date is asked for as a whole, with what runs on into the next.
      let day = row.date.dayNumber
      return [Stretch(staff: row.staff, span: span(day, 0, day + 2, 0))]
    case (_, .absence(let row)?):
      let span = Span(start: zone.instant(row.start), end: zone.instant(row.end))
      return [Stretch(staff: row.staff, span: span)]
    case (_, .block(let row)?): return [Stretch(staff: row.staff, span: row.span)]
    case (.staff(let row)?, nil): return [Stretch(staff: row.id, span: whole)]
    default: return []
    }
  }

  /// What is lost on each of some dates, as stretches of neighbouring minutes.
  private func days(_ dates: ClosedRange<CalendarDate>, of staff: Staff?) -> [Stretch] {
    var found: [Stretch] = []
    // Up to when there were hours on the days before.
    var closed = Instant(seconds: .min)
    for day in dates.lowerBound.dayNumber...dates.upperBound.dayNumber {
      // The windows of the day before may reach into this one.
      let minutes = 0..<2 * 1440
      let had = windows(before, staff, day) ?? [ClockRange.wholeDay]
      let has = windows(after, staff, day) ?? [ClockRange.wholeDay]
      var lost = had.map { $0.startMinute..<$0.endMinute }
      if staff == nil, had.isEmpty, hasOwnDay(day) {
        // Whoever came in on a closed day is bound by its new hours.
        lost = [minutes]
      }
      for window in has {
        lost = lost.flatMap { $0.without(window.startMinute..<window.endMinute) }
      }
      if let staff {
        let own = after.business.staff(staff.id).map { after.breaks(of: $0, day) } ?? []
        lost += own.map { $0.startMinute..<$0.endMinute }
      }
      for range in lost where !range.clamped(to: minutes).isEmpty {
        var own = span(day, range.lowerBound, day, range.upperBound)
        // An evening and the next morning are asked for with the night between them.
        if let evening = found.last?.span, closed <= evening.end,
          range.lowerBound <= had.map(\.startMinute).min() ?? 0
        {
          own = Span(start: evening.end, end: max(evening.end, own.end))
        }
        found.append(Stretch(staff: staff?.id, span: own))
      }
      if let last = had.map(\.endMinute).max() {
        closed = max(closed, span(day, last, day, last).end)
      }
    }
    return joined(found)
  }

  private func hasOwnDay(_ day: Int) -> Bool {
    before.business.staff.contains { before.ownOverride(of: $0.id, day) != nil }
  }

  private func windows(_ schedule: Schedule, _ staff: Staff?, _ day: Int) -> [ClockRange]? {
    guard let staff else { return schedule.opening(day) }
    return schedule.business.staff(staff.id).map { schedule.windows(of: $0, day) }
  }

  private func span(_ day: Int, _ minute: Int, _ lastDay: Int, _ lastMinute: Int) -> Span {
    func moment(_ day: Int, _ minute: Int) -> Instant {
      zone.instant(
        LocalDateTime(CalendarDate(dayNumber: day), .midnight).adding(minutes: minute))
    }
    return Span(start: moment(day, minute), end: moment(lastDay, lastMinute))
  }

  /// Stretches that touch as one, so that a week that is lost is asked for once.
  private func joined(_ stretches: [Stretch]) -> [Stretch] {
    var result: [Stretch] = []
    for stretch in stretches {
      if let last = result.last, last.span.end >= stretch.span.start {
        result[result.count - 1].span = Span(
          start: last.span.start, end: max(last.span.end, stretch.span.end))
      } else {
        result.append(stretch)
      }
    }
    return result
  }
}

extension ClockRange {
  fileprivate static let wholeDay = ClockRange(.midnight, .endOfDay)
}

extension Range<Int> {
  /// What is left of a range without another.
  fileprivate func without(_ other: Range<Int>) -> [Range<Int>] {
    [
      lowerBound..<Swift.max(lowerBound, Swift.min(upperBound, other.lowerBound)),
      Swift.min(upperBound, Swift.max(lowerBound, other.upperBound))..<upperBound,
    ].filter { !$0.isEmpty }
  }
}
