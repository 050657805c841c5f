import CivilTime

/// The starts that a service offers, whether anything is booked or not.
///
/// They are the grid of each working window, anchored at its own start, and the
/// starts that are flush with what the staff has: the first after it and the last
/// before it. A service with fixed starts has just these.
struct StartGrid {
  /// Seconds between two starts; nil for fixed starts.
  let step: Int?
  /// The fixed starts of each weekday.
  let times: WeeklyTimes

  init(_ service: Service, policy: Policy) {
    switch service.starts {
    case .standard:
      step = max(1, policy.step) * 60
      times = WeeklyTimes()
    case .every(let minutes):
      step = max(1, minutes) * 60
      times = WeeklyTimes()
    case .fixed(let times):
      step = nil
      self.times = WeeklyTimes(times)
    case .weekly(let times):
      step = nil
      self.times = times
    }
  }

  /// The fixed starts of a date, by the number of its day.
  func fixed(on day: Int) -> [ClockTime] { times[CalendarDate(dayNumber: day).weekday] }

  /// Adds the starts of one member of staff that stand.
  func appendStarts(
    of index: Int, and extra: Int?, shift: Shift, forbidden: ForbiddenStarts, in ranges: [Stretch],
    of outlook: Outlook, to table: inout StartTable
  ) {
    let duration = outlook.inquiry.terms[index].duration
    if let extra { insert(extra, index, duration, shift, forbidden, ranges, &table) }
    guard step != nil else {
      for start in fixedStarts(in: outlook.days) {
        insert(start, index, duration, shift, forbidden, ranges, &table)
      }
      return
    }
    for range in ranges { appendGrid(index, shift, duration, forbidden, range, &table) }
    let terms = outlook.inquiry.terms[index]
    var afterRow = ForbiddenStarts.Cursor(forbidden)
    var beforeRow = ForbiddenStarts.Cursor(forbidden)
    for row in outlook.lanes[index] {
      let first = row.span.end.seconds + terms.before
      if !afterRow.forbids(first) {
        insert(first, index, duration, shift, forbidden, ranges, &table)
      }
      let last = row.span.start.seconds - terms.after - duration
      if !beforeRow.forbids(last) {
        insert(last, index, duration, shift, forbidden, ranges, &table)
      }
    }
  }

  /// The fixed starts of all dates; one that the clock skips is none.
  private func fixedStarts(in days: ScheduleDays) -> [Int] {
    (days.first...days.last).flatMap { day in
      fixed(on: day).compactMap { time in
        let wall = day * 86_400 + time.minuteOfDay * 60
        let start = days.clock.seconds(wall: wall)
        return days.clock.wall(start) == wall ? start : nil
      }
    }
  }

  private func insert(
    _ start: Int, _ index: Int, _ duration: Int, _ shift: Shift, _ forbidden: ForbiddenStarts,
    _ ranges: [Stretch], _ table: inout StartTable
  ) {
    if ranges.stretch(containing: start) != nil,
      shift.stretches.cover(Stretch(start, start + duration)),
      forbidden.stretches.stretch(containing: start) == nil
    {
      table.insert(start, staff: index)
    }
  }

  /// Walks the working windows and the forbidden stretches side by side.
  private func appendGrid(
    _ index: Int, _ shift: Shift, _ duration: Int, _ forbidden: ForbiddenStarts, _ range: Stretch,
    _ table: inout StartTable
  ) {
    guard let step else { return }
    let stretches = shift.stretches
    let blocked = forbidden.stretches
    var whole = stretches.firstIndex(endingAfter: range.start)
    for piece in shift.pieces where piece.end > range.start {
      guard piece.start < range.end else { break }
      while whole < stretches.count, stretches[whole].end <= piece.start { whole += 1 }
      guard whole < stretches.count else { break }
      let end = min(piece.end, range.end, stretches[whole].end - duration + 1)
      var start = piece.start
      if range.start > start { start += (range.start - start + step - 1) / step * step }
      var next = blocked.firstIndex(endingAfter: start)
      while start < end {
        while next < blocked.count, blocked[next].end <= start { next += 1 }
        if next < blocked.count, blocked[next].start <= start {
          start += (blocked[next].end - start + step - 1) / step * step
        } else {
          table.insert(start, staff: index)
          start += step
        }
      }
    }
  }
}
