import CivilTime

/// A repetition as it was said.
public struct RecurrencePhrase: Hashable, Sendable {
  /// The rule, without its end.
  var rule: RecurrenceRule

  /// The clock time.
  var clock: ClockPoint?

  /// Further clock times of the same days ("at 10 and 4").
  var furtherClocks: [ClockPoint] = []

  /// The part of the day.
  var part: PartExpression?

  /// Where it starts.
  var start: DateExpression?

  /// The last day, or the first day behind it.
  var until: DateExpression?

  /// The period in which it lies ("Fridays in March").
  var period: DateExpression?

  /// How long it goes on.
  var length: LengthExpression?

  /// How many times.
  var count: Int?

  /// What is left out.
  var exceptions: [DateExpression] = []

  /// What is left out of each month.
  var monthlyExceptions: [MonthlyException] = []

  /// Weekdays that are left out.
  var exceptWeekdays: [Weekday] = []

  /// "twice a week".
  var timesPerUnit: Int?

  /// The other interval of "every 4-6 weeks", of which one is to be chosen.
  var otherInterval: Int?

  /// Whether the words may only describe something ("the annual review", "best
  /// in the mornings"), which a day named beside them shows.
  var isDescription = false

  /// Half-open indices of its tokens, in order.
  var tokens: [Range<Int>] = []

  /// "except the last of the month", "but not the first Friday of each month".
  struct MonthlyException: Hashable, Sendable {
    /// Which one; negative values count from the end.
    var ordinal: Int
    /// Of which weekday, if that was said.
    var weekday: Weekday?
    /// Whether it is a day of the month, and not the nth of the days on which it repeats.
    var countsDays: Bool

    /// Whether it leaves out a date.
    func holds(_ date: CalendarDate) -> Bool {
      let (year, month, day) = date.components
      let count = CalendarDate.daysIn(month: month, year: year)
      if let weekday, weekday != date.weekday { return false }
      if countsDays, weekday == nil { return ordinal == (ordinal > 0 ? day : day - count - 1) }
      return ordinal > 0 ? (day - 1) / 7 + 1 == ordinal : (count - day) / 7 + 1 == -ordinal
    }
  }
}

extension RecurrencePhrase {
  /// Ends when another does.
  private mutating func takeBounds(of other: RecurrencePhrase) {
    until = other.until
    length = other.length
    count = other.count
    period = other.period
  }

  /// Gives several repetitions of a line what is said once for all: where they
  /// start and end; and days without a time the time of those before them.
  static func share(_ phrases: inout [RecurrencePhrase]) {
    guard phrases.count > 1, let last = phrases.last else { return }
    for index in phrases.indices.dropLast() where !phrases[index].isBounded {
      phrases[index].takeBounds(of: last)
      phrases[index].start = phrases[index].start ?? last.start
    }
    for index in phrases.indices.dropFirst() {
      if !phrases[index].isBounded { phrases[index].takeBounds(of: phrases[0]) }
      phrases[index].start = phrases[index].start ?? phrases[0].start
      if phrases[index].clock == nil, phrases[index].part == nil {
        phrases[index].clock = phrases[index - 1].clock
        phrases[index].furtherClocks = phrases[index - 1].furtherClocks
        phrases[index].part = phrases[index - 1].part
      }
    }
  }

  /// Whether something says where it ends.
  private var isBounded: Bool { until != nil || length != nil || count != nil || period != nil }

  /// Whether it says no more than a part of the day: "mornings next week" asks
  /// for a time and repeats nothing.
  var isPartOnly: Bool {
    part != nil && clock == nil && rule.frequency == .daily && rule.days.isEmpty && until == nil
      && length == nil && count == nil
  }
}
