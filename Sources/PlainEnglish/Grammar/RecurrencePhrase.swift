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

  /// Weekdays that are left out.
  var exceptWeekdays: [Weekday] = []

  /// "twice a week".
  var timesPerUnit: Int?

  /// Whether the words may only describe something ("the annual review", "best
  /// in the mornings"), which a day named beside them shows.
  var isDescription = false

  /// Half-open indices of its tokens, in order.
  var tokens: [Range<Int>] = []
}

extension RecurrencePhrase {
  /// Whether it says no more than a part of the day: "mornings next week" asks
  /// for a time and repeats nothing.
  var isPartOnly: Bool {
    part != nil && clock == nil && rule.frequency == .daily && rule.days.isEmpty && until == nil
      && length == nil && count == nil
  }
}
