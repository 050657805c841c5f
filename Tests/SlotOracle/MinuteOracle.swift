import CivilTime
import Scheduling

/// Decides starts by brute force, minute by minute, from the rules as they are
/// written down in `docs/scheduling.md`; it shares no code with the finder.
///
/// Time is an array of minutes from some days before the case to some days after
/// it. Each rule fills or reads such arrays.
public struct MinuteOracle {
  let scene: OracleCase
  let service: Service
  /// The booking that is being moved.
  let moved: Booking?
  /// The moment of minute 0, in seconds.
  let origin: Int
  /// What the wall shows at each minute, in minutes since 1970-01-01T00:00.
  let wall: [Int]
  /// The first minute at which the wall shows each date or a later one.
  private let dayStarts: [Int]
  /// Where the business has a window, and these windows.
  private(set) var isOpen: [Bool]
  private(set) var openWindows: [Range<Int>] = []

  var count: Int { wall.count }
  var policy: Policy { scene.business.settings.policy }

  /// Lays out the minutes of a case; nil if the service is not in its book.
  public init?(_ scene: OracleCase) {
    guard let service = scene.business.services.first(where: { $0.id == scene.request.service })
    else { return nil }
    self.scene = scene
    self.service = service
    moved = scene.bookings.first { $0.id == scene.request.moving }
    let first = scene.request.windows.first?.start.seconds ?? scene.now.seconds
    let last = max(scene.request.windows.last?.end.seconds ?? first, first)
    origin = (first - 4 * 86_400) / 86_400 * 86_400
    wall = Self.walls(scene.zone, origin, (last - origin) / 60 + 5 * 1440)
    var dayStarts: [Int] = []
    for minute in wall.indices {
      while wall[minute] >= (wall[0] / 1440 + dayStarts.count) * 1440 { dayStarts.append(minute) }
    }
    self.dayStarts = dayStarts
    isOpen = Array(repeating: false, count: wall.count)
    for day in days {
      for window in ranges(opening(day) ?? [], on: day) {
        openWindows.append(window)
        for minute in window { isOpen[minute] = true }
      }
    }
  }

  private static func walls(_ zone: TimeZoneRules, _ origin: Int, _ count: Int) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(count)
    let end = Instant(seconds: origin + count * 60)
    var changes = zone.transitions(in: Span(start: Instant(seconds: origin), end: end))[...]
    var offset = zone.offset(at: Instant(seconds: origin))
    for minute in 0..<count {
      let moment = origin + minute * 60
      while let next = changes.first, next.moment.seconds <= moment {
        offset = next.offsetAfter
        changes.removeFirst()
      }
      result.append((moment + offset) / 60)
    }
    return result
  }

  /// The local dates that lie well within the minutes.
  var days: ClosedRange<Int> { wall[0] / 1440 + 1...wall[count - 1] / 1440 - 2 }

  func seconds(_ minute: Int) -> Int { origin + minute * 60 }

  func minute(_ moment: Instant) -> Int { (moment.seconds - origin) / 60 }

  /// The first minute at which the wall shows a time or a later one: the first of
  /// two, and the moment of the jump for a time that is skipped.
  func minute(wall target: Int) -> Int {
    let day = target / 1440 - wall[0] / 1440
    guard day < dayStarts.count else { return count }
    var minute = dayStarts[max(0, day)]
    while minute < count, wall[minute] < target { minute += 1 }
    return minute
  }

  func minute(_ local: LocalDateTime) -> Int { minute(wall: local.wallSeconds / 60) }

  /// Whether a wall time means this minute.
  func isNamed(_ minute: Int) -> Bool { self.minute(wall: wall[minute]) == minute }

  func ranges(_ windows: [ClockRange], on day: Int) -> [Range<Int>] {
    windows.compactMap { window in
      let start = minute(wall: day * 1440 + window.startMinute)
      let end = minute(wall: day * 1440 + window.endMinute)
      return start < end ? start..<end : nil
    }
  }

  private func weekday(_ day: Int) -> Weekday { CalendarDate(dayNumber: day).weekday }

  /// All windows of a list of overrides, joined.
  private func joined(_ overrides: [DayOverride]) -> [ClockRange]? {
    overrides.isEmpty ? nil : WeeklyHours([.monday], overrides.flatMap(\.windows))[.monday]
  }

  func opening(_ day: Int) -> [ClockRange]? {
    let own = scene.business.overrides.filter { $0.staff == nil && $0.date.dayNumber == day }
    if let own = joined(own) { return own }
    var windows = scene.business.settings.openingHours?[weekday(day)]
    // What was said later stands behind.
    for row in scene.business.settings.datedHours where says(row, of: day) {
      if let hours = row.hours { windows = hours[weekday(day)] }
    }
    return windows
  }

  func override(of staff: Staff, _ day: Int) -> [ClockRange]? {
    joined(
      scene.business.overrides.filter { $0.staff == staff.id && $0.date.dayNumber == day })
  }

  /// Whether hours that hold from a date on say something of a day.
  private func says(_ row: DatedHours, of day: Int) -> Bool {
    guard row.from.dayNumber <= day, row.days.contains(weekday(day)) else { return false }
    guard let through = row.through else { return true }
    return day <= through.dayNumber
  }

  /// Someone's windows of a day by the week; nil if nothing was said of it.
  func weekly(of staff: Staff, _ day: Int) -> [ClockRange]? {
    var windows = staff.hours?[weekday(day)]
    for row in staff.datedHours where says(row, of: day) {
      if let hours = row.hours { windows = hours[weekday(day)] }
    }
    return windows
  }

  /// Someone's breaks of a day.
  func breaks(of staff: Staff, _ day: Int) -> [ClockRange] {
    var windows = staff.breaks[weekday(day)]
    for row in staff.datedHours where says(row, of: day) {
      if let breaks = row.breaks { windows = breaks[weekday(day)] }
    }
    return windows
  }

  /// Someone's windows of a date, and whether the opening hours bind them.
  func windows(of staff: Staff, _ day: Int) -> (windows: [ClockRange], isBound: Bool) {
    let own = override(of: staff, day)
    let open = opening(day)
    let weekly = weekly(of: staff, day)
    let windows = own ?? weekly ?? open ?? []
    // Nothing binds, or they are the opening windows themselves.
    guard let open, own != nil || weekly != nil else { return (windows, false) }
    let isOwnDay = scene.business.overrides.contains {
      $0.staff == nil && $0.date.dayNumber == day
    }
    return (windows, !(open.isEmpty && !isOwnDay && own != nil))
  }
}
