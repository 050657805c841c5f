import CivilTime

/// Weekly hours that hold from a date on, or between two: "from 4 January Sam works
/// Mondays 10 to 6", "open Sundays in December".
///
/// They say something of some weekdays only; the others stay as they were. Of several
/// that name the same day of the same date the one that was said last holds.
public struct DatedHours: Hashable, Sendable, Codable {
  /// The first date on which they hold.
  public var from: CalendarDate
  /// The last date on which they hold; nil if they hold for good.
  public var through: CalendarDate?
  /// The weekdays that they are about.
  public var days: [Weekday]
  /// The windows of those days; nil if only breaks change.
  public var hours: WeeklyHours?
  /// The breaks of those days; nil if only hours change.
  public var breaks: WeeklyHours?

  /// Creates hours that hold from a date on.
  public init(
    from: CalendarDate, through: CalendarDate? = nil, days: [Weekday], hours: WeeklyHours? = nil,
    breaks: WeeklyHours? = nil
  ) {
    self.from = from
    self.through = through
    self.days = days
    self.hours = hours
    self.breaks = breaks
  }

  /// Whether they say something of a date.
  public func holds(on date: CalendarDate) -> Bool {
    from <= date && through.map { date <= $0 } ?? true && days.contains(date.weekday)
  }
}

extension [DatedHours] {
  /// The windows that they give a date; nil if they say nothing of it.
  func windows(on date: CalendarDate) -> [ClockRange]? {
    guard !isEmpty else { return nil }
    return last { $0.hours != nil && $0.holds(on: date) }?.hours?[date.weekday]
  }

  /// The breaks that they give a date; nil if they say nothing of it.
  func breaks(on date: CalendarDate) -> [ClockRange]? {
    guard !isEmpty else { return nil }
    return last { $0.breaks != nil && $0.holds(on: date) }?.breaks?[date.weekday]
  }

  /// Whether some of them still hold on a date or after it.
  public func reaching(_ date: CalendarDate) -> [DatedHours] {
    filter { $0.through.map { date <= $0 } ?? true }
  }
}

extension Staff {
  /// Someone's weekly windows of a date; nil if their hours were never said.
  public func weeklyWindows(on date: CalendarDate) -> [ClockRange]? {
    datedHours.windows(on: date) ?? hours?[date.weekday]
  }

  /// Someone's breaks of a date.
  public func breaks(on date: CalendarDate) -> [ClockRange] {
    datedHours.breaks(on: date) ?? breaks[date.weekday]
  }

  /// Someone's breaks of a weekday as they are in force on a date.
  public func breaks(of day: Weekday, on date: CalendarDate) -> [ClockRange] {
    let row = datedHours.last { row in
      row.from <= date && row.through.map { date <= $0 } ?? true && row.breaks != nil
        && row.days.contains(day)
    }
    return row?.breaks?[day] ?? breaks[day]
  }

  /// Someone's week as it is in force on a date; nil if their hours were never said.
  public func week(on date: CalendarDate) -> WeeklyHours? {
    guard !datedHours.isEmpty else { return hours }
    return datedHours.week(over: hours, on: date)
  }
}

extension Settings {
  /// The opening windows of a date by the week; nil if they were never said.
  public func weeklyWindows(on date: CalendarDate) -> [ClockRange]? {
    datedHours.windows(on: date) ?? openingHours?[date.weekday]
  }

  /// The opening hours as they are in force on a date; nil if they were never said.
  public func week(on date: CalendarDate) -> WeeklyHours? {
    guard !datedHours.isEmpty else { return openingHours }
    return datedHours.week(over: openingHours, on: date)
  }
}

extension [DatedHours] {
  /// A week with what holds on a date in the place of what it has else.
  fileprivate func week(over base: WeeklyHours?, on date: CalendarDate) -> WeeklyHours? {
    var week = base
    for row in self where row.from <= date && row.through.map({ date <= $0 }) ?? true {
      guard let hours = row.hours else { continue }
      for day in row.days { week = week.with(hours[day], on: day) }
    }
    return week
  }
}

extension WeeklyHours? {
  fileprivate func with(_ windows: [ClockRange], on day: Weekday) -> WeeklyHours {
    var week = self ?? WeeklyHours()
    week[day] = windows
    return week
  }
}

extension Staff {
  /// The same with what holds for good by a date as the hours of the week.
  public func settled(on date: CalendarDate) -> Staff {
    guard !datedHours.isEmpty else { return self }
    var copy = self
    copy.datedHours = datedHours.settled(on: date) { row, day in
      if let hours = row.hours { copy.hours = copy.hours.with(hours[day], on: day) }
      if let breaks = row.breaks { copy.breaks[day] = breaks[day] }
    }
    return copy
  }
}

extension Settings {
  /// The same with what holds for good by a date as the hours of the week.
  public func settled(on date: CalendarDate) -> Settings {
    guard !datedHours.isEmpty else { return self }
    var copy = self
    copy.datedHours = datedHours.settled(on: date) { row, day in
      if let hours = row.hours { copy.openingHours = copy.openingHours.with(hours[day], on: day) }
    }
    return copy
  }
}

extension [DatedHours] {
  /// These with one more, said last: what it leaves without a say falls away.
  public func adding(_ row: DatedHours) -> [DatedHours] {
    var rows = compactMap { $0.overruled(by: row) }
    if let last = rows.last, last.from == row.from, last.through == row.through,
      (last.hours == nil) == (row.hours == nil), (last.breaks == nil) == (row.breaks == nil)
    {
      var joined = last
      for day in row.days {
        if let hours = row.hours { joined.hours?[day] = hours[day] }
        if let breaks = row.breaks { joined.breaks?[day] = breaks[day] }
      }
      joined.days = (last.days + row.days).sorted()
      rows[rows.count - 1] = joined
    } else {
      rows.append(row)
    }
    return rows
  }

  /// These without what is over and without what holds for good by a date, which is
  /// handed over.
  fileprivate func settled(
    on date: CalendarDate, _ settle: (DatedHours, Weekday) -> Void
  ) -> [DatedHours] {
    var left: [DatedHours] = []
    for row in reaching(date) {
      guard row.through == nil, row.from <= date else {
        left.append(row)
        continue
      }
      for day in row.days { settle(row, day) }
      left = left.compactMap { $0.overruled(by: row) }
    }
    return left
  }
}

extension DatedHours {
  /// What of it still has a say where another is said after it; nil if nothing has.
  fileprivate func overruled(by other: DatedHours) -> DatedHours? {
    let isWithin =
      other.from <= from
      && (other.through.map { last in through.map { $0 <= last } ?? false } ?? true)
    let isAbout = (hours == nil || other.hours != nil) && (breaks == nil || other.breaks != nil)
    guard isWithin, isAbout else { return self }
    var left = self
    left.days.removeAll(where: other.days.contains)
    for day in other.days {
      left.hours?[day] = []
      left.breaks?[day] = []
    }
    return left.days.isEmpty ? nil : left
  }
}
