/// A time zone: which offset from UTC is in force at each moment.
///
/// Read from the system's tz database (TZif, RFC 8536); the POSIX rule in a
/// file's footer serves the years beyond its table.
public struct TimeZoneRules: Hashable, Sendable {
  /// The IANA name, `UTC`, or a fixed offset such as `-02:00`.
  public let identifier: String

  /// The changes of the offset; shared, so that a copy costs one reference.
  let table: ZoneTable

  init(identifier: String, table: ZoneTable) {
    self.identifier = identifier
    self.table = table
  }

  /// A zone that never changes, `seconds` east of UTC.
  public static func fixed(_ identifier: String, seconds: Int) -> TimeZoneRules {
    let kind = LocalTimeKind(offset: seconds, isDaylight: false, abbreviation: identifier)
    return TimeZoneRules(
      identifier: identifier, table: ZoneTable(initialKind: kind, changes: []))
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
  ///
  /// - Complexity: One binary search over the zone's changes.
  public func offset(at moment: Instant) -> Int {
    table.offset(at: moment.seconds)
  }

  /// The letters in use at a moment, such as `GMT` or `BST`; a zone without
  /// letters has its offset there, such as `-03`.
  public func abbreviation(at moment: Instant) -> String {
    table.period(at: moment.seconds).kind.abbreviation
  }

  /// What the clock on the wall shows at a moment.
  public func local(_ moment: Instant) -> LocalDateTime {
    LocalDateTime(wallSeconds: moment.seconds + offset(at: moment))
  }

  /// Which moment, or moments, a wall time is.
  public func resolve(_ local: LocalDateTime) -> Resolution {
    // No offset is larger than 26 hours, so only what is in force within that of
    // the same reading in UTC can count.
    let reach = 93_600
    var period = table.period(at: local.wallSeconds - reach)
    var first: Int?
    var jump = period.end
    while true {
      let candidate = local.wallSeconds - period.offset
      if candidate >= period.start && candidate < period.end {
        if let first {
          return .repeated(first: Instant(seconds: first), second: Instant(seconds: candidate))
        }
        first = candidate
      }
      // Past the end of this period: skipped, unless a later one has it.
      if candidate >= period.end { jump = period.end }
      guard period.end <= local.wallSeconds + reach else { break }
      period = table.period(at: period.end)
    }
    if let first { return .unique(Instant(seconds: first)) }
    return .skipped(Instant(seconds: jump))
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

extension TimeZoneRules {
  /// A change of the clock.
  public struct Transition: Hashable, Sendable {
    /// The first moment with the new offset.
    public var moment: Instant

    /// Seconds east of UTC before it.
    public var offsetBefore: Int

    /// Seconds east of UTC from it on.
    public var offsetAfter: Int

    /// The letters in use from it on.
    public var abbreviation: String
  }

  /// The first change of the offset after a moment, or nil if none comes.
  public func nextTransition(after moment: Instant) -> Transition? {
    var before = table.period(at: moment.seconds)
    while before.end != Int.max {
      let after = table.period(at: before.end)
      if after.offset != before.offset {
        return Transition(
          moment: Instant(seconds: after.start), offsetBefore: before.offset,
          offsetAfter: after.offset, abbreviation: after.kind.abbreviation)
      }
      before = after
    }
    return nil
  }

  /// The changes of the offset within a span, in order of time.
  public func transitions(in span: Span) -> [Transition] {
    var result: [Transition] = []
    var moment = span.start.adding(seconds: -1)
    while let next = nextTransition(after: moment), next.moment < span.end {
      result.append(next)
      moment = next.moment
    }
    return result
  }

  /// A zone whose changes are told, such as a calendar file's own one.
  ///
  /// - Parameters:
  ///   - identifier: The name under which the zone is known.
  ///   - offset: Seconds east of UTC before the first change.
  ///   - changes: The moments of change and the offset from each on; their order
  ///     does not matter.
  /// - Returns: The zone.
  public static func custom(
    _ identifier: String, offset: Int,
    changes: [(moment: Instant, offset: Int, abbreviation: String)]
  ) -> TimeZoneRules {
    let initial = LocalTimeKind(offset: offset, isDaylight: false, abbreviation: identifier)
    let sorted = changes.sorted { $0.moment < $1.moment }.map { change in
      (
        at: change.moment.seconds,
        kind: LocalTimeKind(
          offset: change.offset, isDaylight: false, abbreviation: change.abbreviation)
      )
    }
    return TimeZoneRules(
      identifier: identifier, table: ZoneTable(initialKind: initial, changes: sorted))
  }
}
