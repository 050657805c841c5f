/// A question about a reason.
public enum WhyQuestion: Hashable, Sendable, Codable {
  /// "why this slot?", "why 2?", "why Sam?": the parts of the request say which.
  case why
  /// "why not 4pm?", "why not Sam?".
  case whyNot
  /// "why so late?", "why not sooner?".
  case whyLate
  /// "is that the earliest?", "is this the latest you have?".
  case isEdge
  /// "why 13:30 rather than 14:00?"; the second time has the role `not`.
  case ratherThan
  /// "why is nothing free?".
  case whyNothing
  /// "what if …?": what is supposed is in `Request.supposed`.
  case whatIf
  /// "how can I get Dana in on Friday?".
  case howCould
  /// "how did you understand me?".
  case howRead
  /// "how sure are you?".
  case howSure
  /// "briefly", "in short": what was said last in fewer words.
  case briefly
}

/// What is asked about something (acts `ask`).
public enum Topic: String, Hashable, Sendable, Codable {
  case price
  case length
  case staff
  case time
  case date
  case address
  case phone
  case other
}

/// Figures that can be asked for.
public enum Report: String, Hashable, Sendable, Codable {
  /// "how busy is next week?".
  case load
  /// "what did we take this month?".
  case takings
  /// "which day is busiest next week?".
  case busiest
  /// "the quietest day in December".
  case quietest
  /// "who has no-shows?".
  case noShows
  /// "who has cancelled this month?".
  case cancellations
  /// "who hasn't been for two months?".
  case absentees
  /// "who are our best customers?".
  case bestCustomers
  /// "Sam's hours in March".
  case hours
}
