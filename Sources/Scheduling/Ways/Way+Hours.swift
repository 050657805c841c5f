import CivilTime

extension Way {
  /// The hours of its date that its steps change: what opens, and who works.
  ///
  /// Each is a row for that date alone, so that all that is said of the way holds of
  /// the book once it is done. What else is set aside is so for the one booking.
  ///
  /// - Parameters:
  ///   - business: The business as it is.
  ///   - zone: Its zone.
  /// - Returns: The rows; none if no hours change.
  public func hours(in business: Business, zone: TimeZoneRules) -> [Edit] {
    let rules = rulesSetAside
    guard rules.contains(.closed) || rules.contains(.notWorking),
      let visit = ClockRange(of: slot, in: zone), let member = business.staff(slot.staff)
    else { return [] }
    let schedule = Schedule(business, zone: zone)
    let date = slot.start.date
    let day = date.dayNumber
    let hasOwnRow = business.overrides.contains { $0.staff == nil && $0.date == date }
    // Who comes in on a weekday that is closed, or where the business has no hours of
    // its own, opens it for themselves alone: hours for all would bind the others.
    let isClosedWeekday = !hasOwnRow && schedule.opening(day)?.isEmpty ?? true
    var edits: [Edit] = []
    if rules.contains(.closed), !isClosedWeekday {
      edits.append(
        business.extending(nil, date, known: schedule.opening(day) ?? [], by: visit))
    }
    let comesIn = rules.contains(.notWorking) || isClosedWeekday
    if comesIn {
      let known =
        isClosedWeekday ? schedule.openWindows(of: member, day) : schedule.windows(of: member, day)
      edits.append(business.extending(member.id, date, known: known, by: visit))
    }
    return edits
  }
}

extension Schedule {
  /// Those parts of someone's windows of a date that the opening hours leave them, those
  /// of the dates beside it too: an evening that runs on into an open morning.
  ///
  /// A row of their own for the date stands in the place of these, so it has to have
  /// them; what was shut of their windows stays shut.
  fileprivate func openWindows(of staff: Staff, _ day: Int) -> [ClockRange] {
    if isFreeOfOpening(staff, day) { return windows(of: staff, day) }
    var open: [Range<Int>] = []
    for near in -1...1 {
      for range in opening(day + near) ?? [] {
        open.append(range.startMinute + near * 1440..<range.endMinute + near * 1440)
      }
    }
    return windows(of: staff, day).flatMap { window in
      open.compactMap { range in
        let both = range.clamped(to: window.startMinute..<window.endMinute)
        // A window starts on its own date, so one of the small hours starts with these.
        return ClockRange(startMinute: min(both.lowerBound, 1440), endMinute: both.upperBound)
      }
    }
  }
}

extension Business {
  /// The row of a date with a further window beside those that it has.
  fileprivate func extending(
    _ staff: StaffID?, _ date: CalendarDate, known: [ClockRange], by window: ClockRange
  ) -> Edit {
    let before = overrides.first { $0.staff == staff && $0.date == date }
    let number = OverrideID(staff == nil ? -1 : -2)
    var after = before ?? DayOverride(id: number, staff: staff, date: date, windows: known)
    after.windows = WeeklyHours.merged(known + [window])
    return Edit(before: before.map { .override($0) }, after: .override(after))
  }
}

extension ClockRange {
  /// The minutes of its date that a visit takes.
  ///
  /// Hours end with the first of two showings of a time; a visit that goes on in the
  /// second one needs them to the end of both.
  fileprivate init?(of slot: Slot, in zone: TimeZoneRules) {
    let start = slot.start.time.minuteOfDay
    let shown = (slot.end(in: zone).wallSeconds - slot.start.wallSeconds) / 60 + start
    var end = max(shown, start + 1)
    let midnight = slot.start.adding(minutes: -start)
    while end <= start + 1440, zone.instant(midnight.adding(minutes: end)) < slot.span.end {
      end += 1
    }
    guard end <= start + 1440 else { return nil }
    self.init(startMinute: start, endMinute: end)
  }
}
