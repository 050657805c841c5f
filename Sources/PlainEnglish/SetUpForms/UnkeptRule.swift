import CivilTime

/// A rule that a business may have and that no book keeps: to be told so, with what is kept
/// instead.
public enum UnkeptRule: Hashable, Sendable, Codable {
  /// "assign to the least busy", "always Sam first": how one of several who are free is chosen.
  case staffChoice
  /// "yoga needs at least 3 people": a least number of those who come.
  case leastPeople(NameMention)
  /// "at most 5 hours a day for Sam": how long someone works, of no name everyone.
  case hoursOfWork(NameMention?)
  /// "colours only in the morning": hours of a service's own.
  case partOfDay(NameMention)
  /// "no colours on Mondays in January": days without a service, in some weeks only.
  case daysInSomeWeeks(NameMention, [Weekday])
}
