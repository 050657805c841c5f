/// A time zone: which offset from UTC is in force at each moment.
///
/// Read from the system's tz database (TZif, RFC 8536); the POSIX rule in a
/// file's footer serves the years beyond its table.
public struct TimeZoneRules: Hashable, Sendable {
  /// The IANA name, `UTC`, or a fixed offset such as `-02:00`.
  public let identifier: String

  /// Moments at which the offset changes, rising, and the offset from each on.
  let transitions: [Transition]

  /// The offset before the first transition.
  let initialOffset: Int

  struct Transition: Hashable, Sendable {
    var at: Int
    var offset: Int
  }

  /// A zone that never changes, `seconds` east of UTC.
  public static func fixed(_ identifier: String, seconds: Int) -> TimeZoneRules {
    TimeZoneRules(identifier: identifier, transitions: [], initialOffset: seconds)
  }

  /// Coordinated universal time.
  public static let utc = fixed("UTC", seconds: 0)

  /// What a wall time means in a zone.
  public enum Resolution: Hashable, Sendable {
    /// It exists once.
    case unique(Instant)
    /// The clock jumps over it; the moment of the jump.
    case skipped(Instant)
    /// The clock shows it twice.
    case repeated(first: Instant, second: Instant)
  }

  /// Seconds east of UTC at a moment.
  public func offset(at moment: Instant) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= moment.seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initialOffset : transitions[low - 1].offset
  }

  /// What the clock on the wall shows at a moment.
  public func local(_ moment: Instant) -> LocalDateTime {
    LocalDateTime(wallSeconds: moment.seconds + offset(at: moment))
  }

  /// Which moment, or moments, a wall time is.
  public func resolve(_ local: LocalDateTime) -> Resolution {
    let early = Instant(
      seconds: local.wallSeconds - offset(at: Instant(seconds: local.wallSeconds - 86_400)))
    let late = Instant(
      seconds: local.wallSeconds - offset(at: Instant(seconds: local.wallSeconds + 86_400)))
    let earlyHolds = self.local(early) == local
    let lateHolds = self.local(late) == local
    switch (earlyHolds, lateHolds) {
    case (true, true):
      return early == late
        ? .unique(early) : .repeated(first: min(early, late), second: max(early, late))
    case (true, false): return .unique(early)
    case (false, true): return .unique(late)
    case (false, false): return .skipped(min(early, late))
    }
  }

  /// The one moment that BookLens takes for a wall time: the first of two; the
  /// moment after the jump for a time that the clock skips.
  public func instant(_ local: LocalDateTime) -> Instant {
    switch resolve(local) {
    case .unique(let moment): moment
    case .skipped(let moment): moment
    case .repeated(let first, _): first
    }
  }
}
