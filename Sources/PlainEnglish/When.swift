import CivilTime

/// The size of the unit that a time was said in.
public enum Grain: String, Hashable, Sendable, Codable, Comparable, CaseIterable {
  case second
  case minute
  case hour
  case day
  case week
  case month
  case quarter
  case year

  /// Whether a grain is the finer one.
  public static func < (left: Grain, right: Grain) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// A time that a line names, worked out against now.
public struct When: Hashable, Sendable, Codable {
  /// What part a time plays in a request.
  public enum Role: String, Hashable, Sendable, Codable {
    /// The time that is asked for.
    case at
    /// The old time of what is moved: "from 3 to 4".
    case from
    /// The new time of what is moved.
    case to
    /// A time that is ruled out: "not Monday".
    case not
    /// A further choice: "or Wednesday".
    case or
  }

  /// Why a component holds a value that was not said.
  public enum Reason: String, Hashable, Sendable, Codable {
    /// The opening hours leave only this half of the day.
    case openingHours
    /// It is the next one still ahead.
    case nextOccurrence
    /// One to six is afternoon, seven to eleven morning.
    case bareHour
    /// The time named has gone today.
    case alreadyPassed
    /// It was carried over from what is on the table.
    case carriedOver
    /// The end of a range says it for its start.
    case sharedMeridiem
    /// A part of the day has these bounds by convention.
    case partOfDay
    /// A convention where English leaves it open ("next Friday").
    case convention
    /// A slashed date was read in the other order, as it allows no other.
    case onlyOrder
    /// A word was taken as a misspelling.
    case spelling
  }

  /// A remark about how it was read.
  public struct Note: Hashable, Sendable, Codable {
    /// What was implied.
    public var reason: Reason

    /// The words it concerns, as typed.
    public var text: String

    /// Creates a remark.
    public init(_ reason: Reason, text: String) {
      self.reason = reason
      self.text = text
    }

    /// Whether what it concerns could have been read otherwise: "3" as 15:00 could,
    /// "10:30" as 10:30 is plain whatever the opening hours.
    public func isGuess(in when: When) -> Bool {
      reason != .openingHours || (when.clockMoment?.time.hour ?? 24) > 12
    }
  }

  /// A date that was named but cannot be.
  public enum Impossible: Hashable, Sendable, Codable {
    /// "31 June": the month, its length, and the day that was said.
    case noSuchDay(day: Int, month: Int, year: Int?)
    /// "Friday 21 June" where the 21st is a Monday: both readings.
    case weekdayContradicts(date: CalendarDate, weekday: CalendarDate)
    /// "the 5th Tuesday of February" where there are four: which, and the month.
    case noSuchWeekday(Weekday, ordinal: Int, month: Int, year: Int)
    /// "25:70".
    case noSuchTime
  }

  /// What part it plays.
  public var role: Role

  /// The start on the wall; nil if only an end is known ("until 3").
  public var start: LocalDateTime?

  /// The end on the wall, exclusive; nil for a moment, or if it is open.
  public var end: LocalDateTime?

  /// The unit it was said in: a `minute` is a point, a `day` the whole of it.
  public var grain: Grain

  /// Whether it has no end by intent ("after 4", "from Monday on").
  public var isOpenEnded: Bool

  /// Whether no day was said, so that `start` is the next such clock time.
  public var isTimeOnly: Bool

  /// Whether it names days only, with no clock time or part of the day.
  public var isDayOnly: Bool

  /// Whether it is approximate ("around 4", "3ish").
  public var isApproximate: Bool

  /// Whether it is the end of the working day, so that what is wanted ends by it.
  public var isEndOfDay: Bool

  /// The window of the day it allows, in minutes, half-open, if it allows several
  /// days ("mornings next week").
  ///
  /// Beside an impossible day it is the time of the day that was said with it, a
  /// single minute for a point.
  public var clock: ClockRange?

  /// The weekdays it allows, if it spans several days and allows only some.
  public var weekdays: [Weekday]?

  /// The words as typed.
  public var text: String

  /// Half-open UTF-8 offsets of the words in the line.
  public var span: Range<Int>

  /// What was implied, and why.
  public var notes: [Note]

  /// The start of the other likely reading, if there is one.
  public var otherReading: LocalDateTime?

  /// Why it cannot be, if it cannot; `start` and `end` are then nil.
  public var impossible: Impossible?

  /// Creates a time; what is not given has the plainest value.
  public init(
    role: Role = .at, start: LocalDateTime?, end: LocalDateTime? = nil, grain: Grain,
    text: String = "", span: Range<Int> = 0..<0
  ) {
    self.role = role
    self.start = start
    self.end = end
    self.grain = grain
    self.isOpenEnded = false
    self.isTimeOnly = false
    self.isDayOnly = false
    self.isApproximate = false
    self.isEndOfDay = false
    self.clock = nil
    self.weekdays = nil
    self.text = text
    self.span = span
    self.notes = []
    self.otherReading = nil
    self.impossible = nil
  }
}

extension When {
  /// The moment that its clock words name: of "Friday before 11" the end of the
  /// stretch, as it begins with the day.
  public var clockMoment: LocalDateTime? {
    guard let start else { return end }
    guard let end, !isDayOnly, start.time == .midnight, end.time != .midnight else { return start }
    return end
  }
}

/// A rule of repetition that a line names, with its exceptions.
public struct Recurrence: Hashable, Sendable, Codable {
  /// The rule.
  public var rule: RecurrenceRule

  /// Where it starts, if that was said or follows.
  public var start: LocalDateTime?

  /// The part of the day that was said with it ("Friday mornings"), where no
  /// clock time was.
  public var window: ClockRange?

  /// Dates left out.
  public var exceptions: [CalendarDate]

  /// Half-open UTF-8 offsets of the words in the line.
  public var span: Range<Int>

  /// The words as typed.
  public var text: String

  /// How often, if only that was said and it must be asked about ("twice a
  /// week").
  public var timesPerUnit: Int?

  /// The other interval, if one of two was said and it must be asked about ("every 4-6
  /// weeks").
  public var otherInterval: Int?

  /// Whether it leaves open when, and so must be asked about.
  public var isOpen: Bool { timesPerUnit != nil || otherInterval != nil }

  /// Creates a recurrence.
  public init(
    rule: RecurrenceRule, start: LocalDateTime? = nil, exceptions: [CalendarDate] = [],
    span: Range<Int> = 0..<0, text: String = "", timesPerUnit: Int? = nil
  ) {
    self.rule = rule
    self.start = start
    self.window = nil
    self.exceptions = exceptions
    self.span = span
    self.text = text
    self.timesPerUnit = timesPerUnit
  }
}

/// A length of time that a line names.
public struct DurationMention: Hashable, Sendable, Codable {
  /// The length.
  public var length: CivilDuration

  /// Half-open UTF-8 offsets of the words in the line.
  public var span: Range<Int>

  /// The words as typed.
  public var text: String

  /// Creates a mention.
  public init(length: CivilDuration, span: Range<Int>, text: String) {
    self.length = length
    self.span = span
    self.text = text
  }
}
