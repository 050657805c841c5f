import CivilTime
import Scheduling

extension Wording {
  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// "Tuesday".
  public func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// "Tue".
  public func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(3)) }

  /// "December".
  public func name(ofMonth month: Int) -> String {
    Self.monthNames.indices.contains(month - 1) ? Self.monthNames[month - 1] : ""
  }

  /// "Tue 1 December 2026", or "Tue, December 1, 2026" where months come first.
  public func date(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    let weekday = shortName(of: date.weekday)
    return settings.dayFirst
      ? "\(weekday) \(day) \(name(ofMonth: month)) \(year)"
      : "\(weekday), \(name(ofMonth: month)) \(day), \(year)"
  }

  /// "Tue 1 Dec", with the year where it is not this one.
  public func shortDate(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    let weekday = shortName(of: date.weekday)
    let monthName = name(ofMonth: month).prefix(3)
    let isThisYear = year == context.now.date.year
    return settings.dayFirst
      ? "\(weekday) \(day) \(monthName)" + (isThisYear ? "" : " \(year)")
      : "\(weekday), \(monthName) \(day)" + (isThisYear ? "" : ", \(year)")
  }

  /// "today", "tomorrow", or the date in full.
  public func relativeDate(_ date: CalendarDate) -> String {
    switch context.now.date.days(until: date) {
    case 0: "today, \(self.date(date))"
    case 1: "tomorrow, \(self.date(date))"
    default: self.date(date)
    }
  }

  /// "December 2026".
  public func month(_ date: CalendarDate) -> String {
    "\(name(ofMonth: date.month)) \(date.year)"
  }

  /// "15:00", or "3:00 pm" on the 12-hour clock.
  public func clock(_ time: ClockTime) -> String {
    settings.uses24Hours ? time.description : "\(face(time)) \(meridiem(time))"
  }

  private func face(_ time: ClockTime) -> String {
    let hour = (time.hour + 11) % 12 + 1
    return "\(hour):\(String(time.description.suffix(2)))"
  }

  private func meridiem(_ time: ClockTime) -> String {
    (12..<24).contains(time.hour) ? "pm" : "am"
  }

  /// "15:00–15:45", "3:00–3:45 pm", "11:30 am–12:15 pm".
  public func clocks(_ start: ClockTime, _ end: ClockTime) -> String {
    if settings.uses24Hours { return "\(start)–\(end)" }
    return meridiem(start) == meridiem(end)
      ? "\(face(start))–\(face(end)) \(meridiem(end))" : "\(clock(start))–\(clock(end))"
  }

  /// The clock time of an end: 24:00 where it is the midnight after `start`.
  public func endClock(_ end: LocalDateTime, after start: LocalDateTime) -> ClockTime {
    end.time == .midnight && end.date > start.date ? .endOfDay : end.time
  }

  /// "15:00–15:45" of two wall times; the later date is named if they differ.
  public func clocks(_ start: LocalDateTime, _ end: LocalDateTime) -> String {
    let endTime = endClock(end, after: start)
    let text = clocks(start.time, endTime)
    let isNextDay = end.date > start.date && endTime != .endOfDay
    return isNextDay ? "\(text) (\(shortDate(end.date)))" : text
  }

  /// "Tue 1 December 2026, 15:00–15:45".
  public func time(_ start: LocalDateTime, _ end: LocalDateTime) -> String {
    "\(date(start.date)), \(clocks(start, end))"
  }

  /// "Tue 1 December 2026, 15:00".
  public func moment(_ moment: LocalDateTime) -> String {
    "\(date(moment.date)), \(clock(ofStart: moment))"
  }

  /// "Tue 1 Dec 15:00".
  public func shortMoment(_ moment: LocalDateTime) -> String {
    "\(shortDate(moment.date)) \(clock(ofStart: moment))"
  }

  /// A moment as it stands beside `other`: the clock time alone on the same
  /// day.
  public func moment(_ moment: LocalDateTime, besides other: LocalDateTime) -> String {
    moment.date == other.date ? clock(moment.time) : shortMoment(moment)
  }

  /// "9:00–12:00 and 13:00–17:00"; "closed" where there is none.
  public func windows(_ ranges: [ClockRange], none: String = "closed") -> String {
    ranges.isEmpty ? none : list(ranges.map { clocks($0.start, $0.end) })
  }

  /// "45 min", "1 h 30 min".
  public func length(_ minutes: Int) -> String {
    let hours = minutes / 60
    let rest = minutes % 60
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }

  /// "3 h 15 min", "22 days", "2 days 3 h": how far one time is from another.
  public func distance(_ minutes: Int) -> String {
    guard minutes >= 2 * 1440 else { return length(minutes) }
    let days = count(minutes / 1440, "day")
    return minutes % 1440 == 0 ? days : "\(days) \(length(minutes % 1440))"
  }

  /// "a, b and c".
  public func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// "1 booking", "2 bookings".
  public func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// Runs of days: "Mon–Fri and Sun".
  public func weekdays(_ days: [Weekday]) -> String {
    let sorted = Set(days).sorted()
    if sorted.count == 7 { return "every day" }
    var runs: [[Weekday]] = []
    for day in sorted {
      if let last = runs.last?.last, last.rawValue + 1 == day.rawValue {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
    let words = runs.flatMap { run -> [String] in
      guard let first = run.first, let last = run.last else { return [] }
      return run.count > 2
        ? ["\(shortName(of: first))–\(shortName(of: last))"] : run.map(shortName(of:))
    }
    return list(words)
  }

  /// "at 09:00 and 18:00", or by weekday "at 18:00 on Mon and at 19:15 on Thu".
  public func times(_ week: WeeklyTimes) -> String {
    let groups = week.groups
    guard !groups.isEmpty else { return "at no time" }
    return list(
      groups.map { group in
        let times = "at \(list(group.times.map { clock($0) }))"
        return group.days.count == 7 ? times : "\(times) on \(weekdays(group.days))"
      })
  }
}
