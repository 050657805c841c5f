import CivilTime

/// The schedule of a run of dates, in moments.
struct ScheduleDays {
  let schedule: Schedule
  let first: Int
  let last: Int
  let clock: WallClock

  /// The opening windows of each date; nil where nothing was said.
  let opening: [[Stretch]?]

  init(_ schedule: Schedule, from first: Int, through last: Int) {
    self.schedule = schedule
    self.first = first
    self.last = last
    let clock = WallClock(
      schedule.zone, from: CalendarDate(dayNumber: first), through: CalendarDate(dayNumber: last))
    self.clock = clock
    opening = (first...last).map { day in
      schedule.opening(day).map { Self.stretches($0, day, clock) }
    }
  }

  /// When someone works.
  func shift(of staff: Staff) -> Shift {
    var pieces: [Stretch] = []
    for day in first...last { appendPieces(of: staff, day, to: &pieces) }
    let cuts = breaks(of: staff) + absences(of: staff).map(\.stretch)
    return Shift(pieces: pieces, without: cuts)
  }

  /// When someone works in the windows that begin on a day, be it behind midnight.
  func shift(of staff: Staff, beginningOn day: Int) -> Shift {
    var pieces: [Stretch] = []
    appendPieces(of: staff, day, to: &pieces)
    let cuts = breaks(of: staff) + absences(of: staff).map(\.stretch)
    return Shift(pieces: pieces, without: cuts)
  }

  private func appendPieces(of staff: Staff, _ day: Int, to pieces: inout [Stretch]) {
    let own = schedule.ownOverride(of: staff.id, day) ?? schedule.weekly(of: staff, day)
    guard let windows = own else {
      if let opening = opening[day - first] { pieces += opening }
      return
    }
    let isFree = schedule.isFreeOfOpening(staff, day)
    for window in Self.stretches(windows, day, clock) {
      if isFree {
        pieces.append(window)
        continue
      }
      for near in max(first, day - 1)...min(last, day + 1) {
        for open in opening[near - first] ?? [] {
          if let piece = window.intersection(open) { pieces.append(piece) }
        }
      }
    }
  }

  /// Someone's breaks.
  func breaks(of staff: Staff) -> [Stretch] {
    guard !staff.breaks.isClosedAllWeek || !staff.datedHours.isEmpty else { return [] }
    var result: [Stretch] = []
    for day in first...last {
      result += Self.stretches(schedule.breaks(of: staff, day), day, clock)
    }
    return result
  }

  /// Someone's time off, but for what lies in a day that the clocks skipped.
  func absences(of staff: Staff) -> [(stretch: Stretch, absence: Absence)] {
    schedule.absences(of: staff.id, from: first - 1, through: last + 2).compactMap { absence in
      let stretch = Stretch(
        schedule.zone.instant(absence.start).seconds, schedule.zone.instant(absence.end).seconds)
      return stretch.isEmpty ? nil : (stretch, absence)
    }
  }

  /// Someone's windows, whether the business is open then or not, merged.
  func ownWindows(of staff: Staff) -> [Stretch] {
    var result = (first...last).flatMap { day in
      Self.stretches(schedule.windows(of: staff, day), day, clock)
    }
    result.merge()
    return result
  }

  /// When the business is open for someone, merged: where the opening hours do
  /// not bind, their own windows.
  func openTime(for staff: Staff) -> [Stretch] {
    var result = opening.flatMap { $0 ?? [] }
    for day in first...last where schedule.isFreeOfOpening(staff, day) {
      result += Self.stretches(schedule.windows(of: staff, day), day, clock)
    }
    result.merge()
    return result
  }

  private static func stretches(_ windows: [ClockRange], _ day: Int, _ clock: WallClock)
    -> [Stretch]
  {
    var result: [Stretch] = []
    result.reserveCapacity(windows.count)
    for window in windows {
      let stretch = Stretch(
        clock.seconds(day: day, minute: window.startMinute),
        clock.seconds(day: day, minute: window.endMinute))
      if !stretch.isEmpty { result.append(stretch) }
    }
    return result
  }
}

/// When someone works.
struct Shift {
  /// The working windows, by start: each is the anchor of a grid.
  ///
  /// Windows of two dates may touch or overlap.
  let pieces: [Stretch]

  /// The same, merged: a visit has to lie in one of them.
  let stretches: [Stretch]

  init(pieces: [Stretch], without cuts: [Stretch]) {
    var rest = pieces
    if !cuts.isEmpty {
      var cuts = cuts
      cuts.merge()
      rest = []
      for piece in pieces { cuts.remainders(of: piece, into: &rest) }
    }
    for index in rest.indices.dropFirst() where rest[index] < rest[index - 1] {
      rest.sort()
      break
    }
    self.pieces = rest
    rest.merge()
    stretches = rest
  }
}
