import CivilTime

/// A time as a calendar file tells it.
public enum ICalendarTime: Hashable, Sendable {
  /// What the clock shows in a zone; of a time that it shows twice, the first.
  case zoned(LocalDateTime, TimeZoneRules)
  /// A moment.
  case utc(Instant)
  /// What the clock shows wherever the reader is.
  case floating(LocalDateTime)
  /// A whole day wherever the reader is.
  case date(CalendarDate)

  /// The moment; of a day, its start.
  ///
  /// - Parameter zone: The reader's zone, for a time that has none of its own.
  /// - Returns: The moment.
  public func moment(in zone: TimeZoneRules) -> Instant {
    switch self {
    case .zoned(let wall, let own): own.instant(wall)
    case .utc(let moment): moment
    case .floating(let wall): zone.instant(wall)
    case .date(let date): zone.instant(LocalDateTime(date, .midnight))
    }
  }

  /// What the clock shows in its own zone; in UTC for a moment.
  var wall: LocalDateTime {
    switch self {
    case .zoned(let wall, _), .floating(let wall): wall
    case .utc(let moment): TimeZoneRules.utc.local(moment)
    case .date(let date): LocalDateTime(date, .midnight)
    }
  }

  /// The same kind of time with another wall time.
  func with(wall: LocalDateTime) -> ICalendarTime {
    switch self {
    case .zoned(_, let zone): .zoned(wall, zone)
    case .utc: .utc(TimeZoneRules.utc.instant(wall))
    case .floating: .floating(wall)
    case .date: .date(wall.date)
    }
  }

  /// The time after a length: days by the calendar, then seconds by the clock that
  /// runs, as RFC 5545 counts both.
  func adding(_ length: CivilDuration) -> ICalendarTime {
    let date = wall.date.adding(months: length.months).adding(days: length.days)
    let moved = with(
      wall: LocalDateTime(wallSeconds: wall.wallSeconds + 86_400 * wall.date.days(until: date)))
    guard length.seconds != 0 else { return moved }
    switch moved {
    case .zoned(let wall, let zone):
      return .utc(zone.instant(wall).adding(seconds: length.seconds))
    case .utc(let moment): return .utc(moment.adding(seconds: length.seconds))
    case .floating(let wall):
      return .floating(LocalDateTime(wallSeconds: wall.wallSeconds + length.seconds))
    case .date(let date):
      return .floating(LocalDateTime(wallSeconds: date.dayNumber * 86_400 + length.seconds))
    }
  }
}
