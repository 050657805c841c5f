import CivilTime

/// The days that a ``DateExpression`` means once today is known.
struct DayResult {
  /// The first day.
  var start: CalendarDate

  /// The day after the last.
  var end: CalendarDate

  /// The whole unit that it is a part of, where only what is left counts.
  var wholeStart: CalendarDate

  /// The unit it was said in.
  var grain: Grain = .day

  /// Whether there is no first day ("until Friday").
  var isOpenStart = false

  /// Whether there is no last day ("from Monday on").
  var isOpenEnd = false

  /// Whether the days count from this moment, not from midnight.
  var startsNow = false

  /// The other likely reading.
  var other: CalendarDate?

  /// Why it was read so, where that was not said.
  var reason: When.Reason?

  /// Why it cannot be.
  var impossible: When.Impossible?

  /// The only weekdays of several days that are meant.
  var weekdays: [Weekday]?

  /// Whether it is a day of a month that today may serve ("the 3rd").
  var mayRollMonth = false

  /// One day.
  init(_ day: CalendarDate) {
    start = day
    end = day.adding(days: 1)
    wholeStart = day
  }

  /// Several days.
  init(_ start: CalendarDate, _ end: CalendarDate, _ grain: Grain) {
    self.start = start
    self.end = end
    self.grain = grain
    wholeStart = start
  }

  /// Nothing that can be.
  static func impossible(_ reason: When.Impossible, near day: CalendarDate) -> DayResult {
    var result = DayResult(day)
    result.impossible = reason
    return result
  }

  var isSingleDay: Bool { start.days(until: end) == 1 && !isOpenStart && !isOpenEnd }
}
