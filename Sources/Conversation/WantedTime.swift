import CivilTime
import PlainEnglish

/// When something is wanted: days and a time of the day apart, so that an
/// answer can change the one and keep the other.
public struct WantedTime: Hashable, Sendable, Codable {
  /// Which days.
  public var days: Days?

  /// Which time of those days.
  public var clock: Clock?

  /// Further choices ("or Wednesday").
  public var alternatives: [WantedTime] = []

  /// Days and times that are ruled out.
  public var excluded: [When] = []

  /// Minutes from the time to the other likely reading of the words ("Tuesday at
  /// 5", said on a Tuesday before five); nil if there is none.
  public var otherReading: Int?

  /// Creates a wish that leaves everything open.
  public init() {}

  /// A stretch of days.
  public struct Days: Hashable, Sendable, Codable {
    /// The first.
    public var first: CalendarDate
    /// The last; nil if there is no end.
    public var last: CalendarDate?
    /// The weekdays allowed; nil for all.
    public var weekdays: [Weekday]?
    /// Whether it was said; else it is only the next day that fits.
    public var wasSaid: Bool

    /// Creates a stretch of days.
    public init(
      first: CalendarDate, last: CalendarDate?, weekdays: [Weekday]? = nil, wasSaid: Bool = true
    ) {
      self.first = first
      self.last = last
      self.weekdays = weekdays
      self.wasSaid = wasSaid
    }

    /// The one day it is, if it is one.
    public var single: CalendarDate? { last == first ? first : nil }
  }

  /// A time of the day.
  public enum Clock: Hashable, Sendable, Codable {
    /// At this minute of the day.
    case at(Int)
    /// Near this minute of the day.
    case around(Int)
    /// Between two minutes of the day, half-open; the second may lie beyond
    /// midnight.
    case between(Int, Int)
    /// From this minute on.
    case from(Int)
    /// Ending by this minute.
    case until(Int)
    /// As early as can be from this minute on ("a bit later").
    case soonest(Int)
    /// As late as can be, ending by this minute ("at the end of the day").
    case latest(Int)
  }

  /// Whether nothing was said.
  public var isOpen: Bool { days == nil && clock == nil && alternatives.isEmpty }

  /// The very time that is wanted, if it is one.
  public var exact: LocalDateTime? {
    guard let day = days?.single else { return nil }
    switch clock {
    case .at(let minute), .around(let minute): return LocalDateTime(day, minute: minute)
    default: return nil
    }
  }

  /// The wish that the other likely reading of the words means.
  public var asOtherwiseRead: WantedTime? {
    guard let shift = otherReading else { return nil }
    if let exact { return WantedTime(at: exact.adding(minutes: shift)) }
    guard let day = days?.single, shift % 1440 == 0 else { return nil }
    var other = self
    let moved = day.adding(days: shift / 1440)
    other.days = Days(first: moved, last: moved)
    other.otherReading = nil
    return other
  }
}

extension WantedTime {
  /// The wish that a time expresses by itself.
  public init(_ when: When, now: LocalDateTime) {
    self.init()
    clock = Self.clock(of: when)
    guard when.impossible == nil else { return }
    days = Self.days(of: when, now: now)
    if days?.single != nil, let start = when.start, let other = when.otherReading {
      otherReading = (other.wallSeconds - start.wallSeconds) / 60
    }
  }

  /// The wish that all the times of a line express together.
  ///
  /// A day and a clock time said apart join; further ones with the role `or`
  /// are alternatives, those with the role `not` exclusions.
  public init(_ whens: [When], now: LocalDateTime) {
    self.init()
    for when in whens {
      switch when.role {
      case .not: excluded.append(when)
      case .at, .to: merge(WantedTime(when, now: now))
      case .or, .from: continue
      }
    }
    // A day said behind the choices holds for each: "at noon or 2 tomorrow".
    for when in whens where when.role == .or {
      var other = WantedTime(when, now: now)
      if other.days == nil || other.days?.wasSaid == false { other.days = days ?? other.days }
      if other.clock == nil { other.clock = clock }
      alternatives.append(other)
    }
  }

  /// Leaves open what is ruled out of what was wanted: of "Thursday at 9" a "not
  /// Thursday" keeps nine, "not at 9" keeps Thursday.
  private mutating func open(ruledOut when: When) {
    guard let start = when.start else { return }
    if when.isTimeOnly {
      let first = start.time.minuteOfDay
      let last = when.end.map { first + ($0.wallSeconds - start.wallSeconds) / 60 } ?? first + 1
      switch clock {
      case .at(let minute), .around(let minute):
        if (first..<max(last, first + 1)).contains(minute) { clock = nil }
      case .between(let low, let high) where first <= low && high <= last: clock = nil
      default: break
      }
    } else if when.isDayOnly, let day = days?.single, when.names(day) {
      days = nil
    } else if !when.isDayOnly, exact == start {
      clock = nil
    }
  }

  /// Takes over what another wish says and keeps the rest.
  public mutating func merge(_ other: WantedTime) {
    if let theirs = other.days, theirs.wasSaid || days == nil { days = theirs }
    if let theirs = other.clock { clock = theirs }
    if other.days != nil || other.clock != nil { otherReading = other.otherReading }
    if !other.alternatives.isEmpty { alternatives = other.alternatives }
    excluded += other.excluded
    for when in other.excluded { open(ruledOut: when) }
  }

  private static func days(of when: When, now: LocalDateTime) -> Days? {
    let today = now.date
    guard let start = when.start else {
      guard let end = when.end else { return nil }
      // "until Friday": from now on; "before 5" alone names no day.
      if when.isTimeOnly { return Days(first: end.date, last: end.date, wasSaid: false) }
      let last = end.time == .midnight ? end.date.adding(days: -1) : end.date
      return Days(first: min(today, last), last: last)
    }
    if when.isTimeOnly {
      return Days(first: start.date, last: start.date, wasSaid: false)
    }
    if when.isOpenEnded && when.isDayOnly {
      return Days(first: start.date, last: nil, weekdays: when.weekdays)
    }
    let last: CalendarDate
    if let end = when.end {
      let endsAtMidnight = end.time == .midnight && end.date > start.date
      let runsPastMidnight =
        !when.isDayOnly && when.clock == nil
        && end.wallSeconds - start.wallSeconds < 86_400
      last =
        runsPastMidnight
        ? start.date : endsAtMidnight ? end.date.adding(days: -1) : end.date
    } else {
      last = when.grain > .day ? Self.lastDay(of: when.grain, from: start.date) : start.date
    }
    return Days(first: start.date, last: max(start.date, last), weekdays: when.weekdays)
  }

  private static func lastDay(of grain: Grain, from first: CalendarDate) -> CalendarDate {
    switch grain {
    case .week: first.startOfWeek().adding(days: 6)
    case .month: first.startOfMonth.adding(months: 1).adding(days: -1)
    case .quarter: first.startOfMonth.adding(months: 3).adding(days: -1)
    case .year: CalendarDate(year: first.year, month: 12, clampedDay: 31)
    default: first
    }
  }

  private static func clock(of when: When) -> Clock? {
    if let range = when.clock {
      let isPoint = range.endMinute == range.startMinute + 1
      return isPoint ? .at(range.startMinute) : .between(range.startMinute, range.endMinute)
    }
    guard !when.isDayOnly else { return nil }
    guard let start = when.start else {
      return when.end.map { .until($0.time == .midnight ? 1440 : $0.time.minuteOfDay) }
    }
    let minute = start.time.minuteOfDay
    if when.isOpenEnded { return .from(minute) }
    if let end = when.end {
      let length = (end.wallSeconds - start.wallSeconds) / 60
      // A stretch of several days names days, and its edges only cut the first
      // and the last of them.
      if length >= 1440 { return nil }
      return .between(minute, minute + length)
    }
    guard when.grain <= .hour else { return nil }
    if when.isEndOfDay { return .latest(minute) }
    return when.isApproximate ? .around(minute) : .at(minute)
  }
}
