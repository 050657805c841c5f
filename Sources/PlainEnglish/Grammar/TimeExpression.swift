import CivilTime

/// What a phrase says about time, before now is known.
///
/// A small algebra: days, times of the day, and what joins them. Nothing in it
/// depends on the clock, the zone or the opening hours; a ``Resolver`` adds
/// those.
public indirect enum TimeExpression: Hashable, Sendable {
  /// "now".
  case now
  /// Days, times of the day, or both: their intersection.
  case on(DateExpression?, ClockExpression?)
  /// "Mon 3pm to Tue 5pm": two ends that both say when.
  case between(TimeExpression, TimeExpression)
  /// A moment a length away from another: "in 2 hours", "an hour before noon".
  case shifted(TimeExpression, by: LengthExpression, forward: Bool)
  /// "within two weeks", "the next 3 hours": from now on, so long.
  case window(LengthExpression)
  /// "after 2 hours", "until 3 minutes later".
  case bounded(Bound, TimeExpression)
  /// "from 4pm for 30 minutes".
  case lasting(TimeExpression, LengthExpression)
}

/// Which days are meant, before today is known.
public indirect enum DateExpression: Hashable, Sendable {
  /// Days from today: today is 0, tomorrow 1.
  case relative(Int)
  /// A weekday and how it was picked.
  case weekday(Weekday, Pick)
  /// A day of a month, with what else was said.
  case monthDay(MonthDay)
  /// A month, with the year if it was said.
  case month(Int, year: Int?, Pick)
  /// A year.
  case year(Int)
  /// A calendar unit counted from the running one: 0 this, 1 next.
  case period(TimeUnit, Int)
  /// The unit around a day: "the week of the 6th", "the weekend after that".
  case unit(TimeUnit, around: DateExpression)
  /// "week 36".
  case numberedWeek(Int, year: Int?)
  /// "Q3", "the third quarter of 2027".
  case numberedQuarter(Int, year: Int?)
  /// A weekday of a period: "Friday of next week", "Sunday this week".
  case weekdayIn(Weekday, DateExpression)
  /// Any such weekday of a month: "a Saturday in December", "a weekend in May".
  case weekdaysIn([Weekday], DateExpression)
  /// A day of the month in a period: "the 8th of next month".
  case dayIn(Int, DateExpression)
  /// The nth weekday, day, week or weekend of a period; −1 is the last.
  case nth(Int, NthUnit, of: DateExpression)
  /// The start, middle or end of a period.
  case edge(Edge, DateExpression)
  /// Days a length away: "in two weeks", "3 days after Friday".
  case shifted(DateExpression, by: LengthExpression, forward: Bool)
  /// The nth such weekday after a day: "3 Fridays from now"; negative is
  /// before it.
  case nthAfter(Int, Weekday, DateExpression)
  /// A holiday, with the year if it was said.
  case holiday(Holiday, year: Int?)
  /// A season, with the year if it was said.
  case season(Int, year: Int?, Pick)
  /// "the rest of the week".
  case rest(TimeUnit)
  /// From the first to the last, both in.
  case range(DateExpression, DateExpression)
  /// "after Monday", "by Friday".
  case bounded(Bound, DateExpression)
  /// "the next 3 days": so many units from tomorrow.
  case window(Int, TimeUnit)
  /// Two things said of one day: "tomorrow, the 5th"; the first is the
  /// stronger.
  case both(DateExpression, DateExpression)

  /// How one of several was picked.
  public enum Pick: Hashable, Sendable {
    /// "Friday".
    case bare
    /// "this Friday".
    case this
    /// "next Friday".
    case next
    /// "the Friday after next".
    case afterNext
    /// "the coming Friday".
    case coming
    /// "last Friday".
    case last
  }

  /// What is counted within a period.
  public enum NthUnit: Hashable, Sendable {
    case weekday(Weekday)
    case unit(TimeUnit)
  }

  /// A day of the month as it was said.
  public struct MonthDay: Hashable, Sendable {
    /// 1 to 31.
    public var day: Int
    /// 1 to 12, or nil for "the 8th".
    public var month: Int?
    /// The year in full, or nil.
    public var year: Int?
    /// The weekday that was named with it.
    public var weekday: Weekday?
    /// Whether it was a slashed date that only the other order allows.
    public var isReordered = false
    /// Whether it was a slashed date that means another day in the other order.
    public var isReorderable = false

    /// Creates a day of a month.
    init(day: Int, month: Int? = nil, year: Int? = nil, weekday: Weekday? = nil) {
      self.day = day
      self.month = month
      self.year = year
      self.weekday = weekday
    }
  }
}

/// A length as it was said, with the smallest unit in it.
public struct LengthExpression: Hashable, Sendable {
  /// The length.
  public var length: CivilDuration

  /// The smallest unit that was said.
  public var grain: Grain

  /// Whether only days from Monday to Friday count.
  public var isWorkdays = false

  /// Creates a length.
  init(_ length: CivilDuration, grain: Grain) {
    self.length = length
    self.grain = grain
  }
}

/// Which times of the day are meant.
public enum ClockExpression: Hashable, Sendable {
  /// A time on the clock.
  case at(ClockPoint)
  /// From one to another.
  case range(ClockPoint, ClockPoint)
  /// "after 4".
  case bounded(Bound, ClockPoint)
  /// A part of the day.
  case part(PartExpression)
  /// "before lunch".
  case boundedPart(Bound, PartExpression)
}

/// A part of the day, or an end of it.
public struct PartExpression: Hashable, Sendable {
  /// The part.
  public var part: DayPart

  /// "early morning".
  public var edge: Edge?

  /// The zone on whose clock it is meant.
  var zone: NamedZone?

  /// Whether a bound beside it keeps within it: "Friday morning, but not before 10".
  var isWindow = false

  /// Creates a part of the day.
  init(_ part: DayPart, edge: Edge? = nil) {
    self.part = part
    self.edge = edge
  }
}

/// A time on the clock as it was said.
///
/// It is copied at each step of the grammar, and so kept small.
public struct ClockPoint: Hashable, Sendable {
  private var smallHour: Int16
  private var smallMinute: Int16
  private var smallSecond: Int16 = 0
  private var smallSaidHour: Int16?
  private var smallDayShift: Int16 = 0

  /// 0 to 24, as it was said.
  public var hour: Int {
    get { Int(smallHour) }
    set { smallHour = Int16(clamping: newValue) }
  }

  /// 0 to 59, or so many minutes before or after the hour.
  public var minute: Int {
    get { Int(smallMinute) }
    set { smallMinute = Int16(clamping: newValue) }
  }

  /// 0 to 59.
  public var second: Int {
    get { Int(smallSecond) }
    set { smallSecond = Int16(clamping: newValue) }
  }

  /// The hour that was said, where minutes before it were ("ten to seven").
  public var saidHour: Int? {
    get { smallSaidHour.map(Int.init) }
    set { smallSaidHour = newValue.map { Int16(clamping: $0) } }
  }

  /// False for a.m., true for p.m., nil if neither was said.
  public var isAfternoon: Bool?

  /// Whether it stands as it is: "15:00", "09:00", "noon".
  public var isFixed = false

  /// Whether minutes were said.
  public var hasMinutes = false

  /// The part of the day that was said with it.
  public var part: PartExpression?

  /// "around 4".
  public var isApproximate = false

  /// A zone that was named.
  public var zone: NamedZone?

  /// Days that it lies behind the day that was said ("8:50 am+1").
  public var dayShift: Int {
    get { Int(smallDayShift) }
    set { smallDayShift = Int16(clamping: newValue) }
  }

  /// What its hour counts from.
  public var basis = Basis.said

  /// Whether a clock shows it: "25:00" is none.
  var isPossible: Bool {
    hour <= 24 && minute < 60 && (hour < 24 || minute == 0)
  }

  /// What the hour of a clock time counts from.
  public enum Basis: Hashable, Sendable {
    /// The hour was said.
    case said
    /// "ten to": the hour that comes next.
    case comingHour
    /// "this time tomorrow": the clock as it is now.
    case now
  }

  /// Creates a time on the clock.
  init(hour: Int, minute: Int = 0) {
    smallHour = Int16(clamping: hour)
    smallMinute = Int16(clamping: minute)
  }
}

extension ClockPoint {
  /// The time less than an hour before or after it, on the same clock.
  func moved(by minutes: Int) -> ClockPoint {
    var moved = self
    let total = hour * 60 + minute + minutes
    moved.minute = (total + 1440) % 60
    moved.hour = (total + 1440) / 60 % 24
    moved.saidHour = nil
    moved.hasMinutes = true
    guard !isFixed, isAfternoon != nil || hour <= 12 else { return moved }
    if hour <= 12 {
      let crosses = (hour == 12) != (moved.hour == 12)
      if moved.hour == 0 { moved.hour = 12 }
      if moved.hour == 13 { moved.hour = 1 }
      // The half of the day changes at twelve.
      if let isAfternoon, crosses, hour == 12 ? minutes < 0 : minutes > 0 {
        moved.isAfternoon = !isAfternoon
      }
    }
    return moved
  }
}

extension ClockExpression {
  /// Whether clocks show each time that it names.
  var isPossible: Bool {
    switch self {
    case .at(let point), .bounded(_, let point): point.isPossible
    case .range(let first, let last): first.isPossible && last.isPossible
    case .part, .boundedPart: true
    }
  }
}
