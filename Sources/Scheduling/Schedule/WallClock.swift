import CivilTime

/// Turns wall times of some dates into moments and back, each by the offset of
/// its own date.
///
/// A wall time that the clock skips means the moment of the jump; one that it
/// shows twice means the first. Far from a change no rule need be asked, which
/// is nearly always.
struct WallClock: Sendable {
  private let zone: TimeZoneRules
  private let steadyOffset: Int?
  private let changes: [Int]

  /// Wall times this far from a change are not touched by it: no offset is
  /// larger than 26 hours.
  private static let reach = 2 * 86_400

  init(_ zone: TimeZoneRules, from first: CalendarDate, through last: CalendarDate) {
    self.zone = zone
    let span = Span(
      start: Instant(seconds: first.dayNumber * 86_400 - 2 * Self.reach),
      end: Instant(seconds: last.dayNumber * 86_400 + 3 * Self.reach))
    changes = zone.transitions(in: span).map(\.moment.seconds)
    steadyOffset = changes.isEmpty ? zone.offset(at: span.start) : nil
  }

  /// Whether no clock changes on or near the dates.
  var isSteady: Bool { steadyOffset != nil }

  func seconds(wall: Int) -> Int {
    if let steadyOffset { return wall - steadyOffset }
    if changes.contains(where: { abs($0 - wall) < Self.reach }) {
      return zone.instant(LocalDateTime(wallSeconds: wall)).seconds
    }
    return wall - zone.offset(at: Instant(seconds: wall))
  }

  func seconds(day: Int, minute: Int) -> Int { seconds(wall: day * 86_400 + minute * 60) }

  func wall(_ seconds: Int) -> Int {
    seconds + (steadyOffset ?? zone.offset(at: Instant(seconds: seconds)))
  }

  /// The local date of a moment, as a count of days.
  func day(_ seconds: Int) -> Int {
    let wall = wall(seconds)
    let quotient = wall / 86_400
    return wall % 86_400 < 0 ? quotient - 1 : quotient
  }

  /// Whether a wall time names this moment; the second showing of a time that
  /// exists twice has no name of its own.
  func isNamed(_ seconds: Int) -> Bool {
    isSteady || self.seconds(wall: wall(seconds)) == seconds
  }
}
