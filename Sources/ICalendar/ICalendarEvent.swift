import CivilTime

/// An event of a calendar, as RFC 5545's VEVENT tells it.
public struct ICalendarEvent: Hashable, Sendable {
  /// Whether it stands.
  public enum Status: String, Hashable, Sendable {
    /// It may come to be.
    case tentative = "TENTATIVE"
    /// It stands.
    case confirmed = "CONFIRMED"
    /// It was called off.
    case cancelled = "CANCELLED"
  }

  /// What it is known by, the same through all its changes.
  public var uid: String

  /// How often it was changed in a way that others must know of.
  public var sequence: Int

  /// When this state of it was written.
  public var stamp: Instant

  /// Its start.
  public var start: ICalendarTime

  /// The first moment after it.
  public var end: ICalendarTime

  /// What it is, on one line.
  public var summary: String

  /// What else is to be known; may have several lines.
  public var details: String

  /// Where it is.
  public var location: String

  /// Whether it stands.
  public var status: Status

  /// Whether the time is taken by it; an event may be there just to be seen.
  public var blocksTime = true

  /// How it repeats, on the wall of its start's zone.
  public var rule: RecurrenceRule?

  /// Starts that its rule has and that do not take place.
  public var exceptions: [ICalendarTime] = []

  /// Starts besides those of its rule.
  public var additions: [ICalendarTime] = []

  /// Of a single change to a series, the start that it takes the place of.
  public var replaces: ICalendarTime?

  /// Creates an event that does not repeat.
  public init(
    uid: String, sequence: Int = 0, stamp: Instant, start: ICalendarTime, end: ICalendarTime,
    summary: String, details: String = "", location: String = "", status: Status = .confirmed
  ) {
    self.uid = uid
    self.sequence = sequence
    self.stamp = stamp
    self.start = start
    self.end = end
    self.summary = summary
    self.details = details
    self.location = location
    self.status = status
  }

  /// The spans of its occurrences that share a moment with a window, in order.
  ///
  /// Looks at no more than 10,000 occurrences.
  ///
  /// - Parameters:
  ///   - window: The time that is asked about.
  ///   - zone: The reader's zone, for times that have none.
  /// - Returns: The spans, without those of the exceptions.
  public func spans(in window: Span, zone: TimeZoneRules) -> [Span] {
    let length = end.moment(in: zone).seconds - start.moment(in: zone).seconds
    let wallLength = end.wall.wallSeconds - start.wall.wallSeconds
    let left = Set(exceptions.map { $0.moment(in: zone) })
    let excludedDays = Set(
      exceptions.compactMap { if case .date(let day) = $0 { day } else { nil } })
    var starts: [ICalendarTime] = additions
    if let rule {
      for wall in rule.occurrences(from: start.wall).prefix(10_000) {
        let time = start.with(wall: wall)
        if time.moment(in: zone) >= window.end { break }
        if !excludedDays.contains(wall.date) { starts.append(time) }
      }
    } else {
      starts.append(start)
    }
    var spans: Set<Span> = []
    for time in starts {
      let begin = time.moment(in: zone)
      guard !left.contains(begin) else { continue }
      // A day that repeats ends with the day, also where that has 23 hours.
      let finish: Instant =
        if case .date = time {
          time.with(wall: LocalDateTime(wallSeconds: time.wall.wallSeconds + wallLength))
            .moment(in: zone)
        } else {
          begin.adding(seconds: length)
        }
      let span = Span(start: begin, end: finish)
      if span.overlaps(window) { spans.insert(span) }
    }
    return spans.sorted { $0.start < $1.start }
  }
}
