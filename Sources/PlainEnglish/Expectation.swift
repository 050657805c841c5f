/// What the desk has just asked, which decides what a bare value answers.
public enum Expectation: String, Hashable, Sendable, Codable, CaseIterable {
  /// A yes or a no.
  case confirmation
  /// One of several that were offered.
  case choice
  /// A day.
  case date
  /// A clock time.
  case time
  /// A service.
  case service
  /// A member of staff or a customer.
  case person
  /// Whether there is anything else.
  case more
}
