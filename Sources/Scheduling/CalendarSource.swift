import CivilTime

/// The event of a calendar file that a row came from.
///
/// It tells a file that is read again from a new one: the same event at the same
/// time changes nothing.
public struct CalendarSource: Hashable, Sendable, Codable {
  /// What the event is known by; of one that repeats, with its own start.
  public var uid: String

  /// How often the event had been changed when it was read.
  public var sequence: Int

  /// When the event began then.
  public var start: Instant

  /// Creates the source of a row.
  public init(uid: String, sequence: Int, start: Instant) {
    self.uid = uid
    self.sequence = sequence
    self.start = start
  }
}
