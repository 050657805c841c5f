/// A window of a day by the clock on the wall, half-open, such as 09:00–17:00.
///
/// The end may lie beyond midnight: 18:00–02:00 is minutes 1080 to 1560.
public struct ClockRange: Hashable, Sendable, Codable, Comparable {
  /// Minutes from the day's 00:00 to the start, 0 to 1440.
  public let startMinute: Int

  /// Minutes from the day's 00:00 to the end, more than `startMinute`, at most
  /// 2880.
  public let endMinute: Int

  /// Creates a window; an end at or before the start means the next day.
  public init(_ start: ClockTime, _ end: ClockTime) {
    startMinute = start.minuteOfDay
    endMinute =
      end.minuteOfDay > start.minuteOfDay ? end.minuteOfDay : end.minuteOfDay + 1440
  }

  /// Creates a window from minutes since the day's 00:00, or nil if it is empty
  /// or ends later than the next day.
  public init?(startMinute: Int, endMinute: Int) {
    guard (0...1440).contains(startMinute), startMinute < endMinute, endMinute <= 2880 else {
      return nil
    }
    self.startMinute = startMinute
    self.endMinute = endMinute
  }

  /// The clock time at which it starts.
  public var start: ClockTime { ClockTime(minuteOfDay: startMinute) ?? .midnight }

  /// The clock time at which it ends; 24:00 for midnight.
  public var end: ClockTime {
    ClockTime(minuteOfDay: endMinute > 1440 ? endMinute - 1440 : endMinute) ?? .endOfDay
  }

  /// Whether it ends on the next day.
  public var crossesMidnight: Bool { endMinute > 1440 }

  /// Whether the left one comes first.
  public static func < (left: ClockRange, right: ClockRange) -> Bool {
    (left.startMinute, left.endMinute) < (right.startMinute, right.endMinute)
  }
}

/// Windows for each day of the week, such as opening hours.
public struct WeeklyHours: Hashable, Sendable, Codable {
  private var windows: [[ClockRange]]

  /// Creates hours that are closed all week.
  public init() {
    windows = Array(repeating: [], count: 7)
  }

  /// Creates hours with the same windows on each of some days.
  public init(_ days: some Sequence<Weekday>, _ ranges: [ClockRange]) {
    self.init()
    for day in days { self[day] = ranges }
  }

  /// The windows that start on a weekday, sorted; those that meet are joined.
  public subscript(day: Weekday) -> [ClockRange] {
    get { windows[day.rawValue - 1] }
    set { windows[day.rawValue - 1] = Self.merged(newValue) }
  }

  /// Whether no day has a window.
  public var isClosedAllWeek: Bool { windows.allSatisfy { $0.isEmpty } }

  /// Sorts windows and joins those that overlap or touch.
  public static func merged(_ ranges: [ClockRange]) -> [ClockRange] {
    var result: [ClockRange] = []
    for range in ranges.sorted() {
      if let last = result.last, range.startMinute <= last.endMinute {
        if range.endMinute > last.endMinute,
          let joined = ClockRange(startMinute: last.startMinute, endMinute: range.endMinute)
        {
          result[result.count - 1] = joined
        }
      } else {
        result.append(range)
      }
    }
    return result
  }
}
