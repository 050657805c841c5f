/// The units in which time is told.
public enum TimeUnit: Int32, Hashable, Sendable, Comparable {
  case second
  case minute
  case hour
  case day
  /// A day from Monday to Friday.
  case workday
  case weekend
  case week
  case fortnight
  case month
  case quarter
  case year
  case decade

  /// Whether a unit is the smaller one.
  public static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

  /// Whether it is counted on the clock rather than in the calendar.
  var isClock: Bool { self < .day }

  /// The grain of a time said in it.
  var grain: Grain {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day, .workday: .day
    case .weekend, .week, .fortnight: .week
    case .month: .month
    case .quarter: .quarter
    case .year, .decade: .year
    }
  }
}

/// The parts of a day that have a name.
public enum DayPart: Int32, Hashable, Sendable, CaseIterable {
  case morning
  case afternoon
  case evening
  case night
  case lunch
  case dinner
  case breakfast
  case brunch
  case tea
  case noon
  case daytime
  case workday
  case afterWork
  case afterLunch
  case endOfDay
  case startOfDay
  case midday
  case forenoon
  case school
  case afterSchool
  case dawn
  case dusk
}

/// Which end of something is meant.
public enum Edge: Int32, Hashable, Sendable {
  /// "early March".
  case early
  /// "mid March".
  case middle
  /// "late March".
  case late
  /// "the start of March".
  case start
  /// "the end of March".
  case end
  /// "the first half of March".
  case firstHalf
  /// "the second half of March".
  case secondHalf
  /// "the rest of March".
  case rest
}

/// How a time bounds another.
public enum Bound: Int32, Hashable, Sendable {
  /// "after 4": not before it.
  case after
  /// "before 4".
  case before
  /// "by 4": before or at it.
  case by
  /// "until 4".
  case until
  /// "from 4 on", "since 4".
  case from

  /// Whether it says where something begins.
  var isStart: Bool { self == .after || self == .from }
}
