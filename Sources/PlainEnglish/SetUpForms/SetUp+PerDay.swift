import CivilTime

/// Hours on each of several days: "block Sam 14 to 16 December 10-11", "Sam is off next week
/// mornings".
extension SetUp {
  /// The change once for each day, where its hours are those of each day and not from the first
  /// day's to the last day's.
  var perDay: [SetUp] {
    switch self {
    case .block(let member, let when, let reason):
      when.perDay?.map { .block(member, $0, reason: reason) } ?? [self]
    case .timeOff(let member, let when, let reason):
      when.perDay?.map { .timeOff(member, $0, reason: reason) } ?? [self]
    case .closedPartly(let when, let reason):
      when.perDay?.map { .closedPartly($0, reason: reason) } ?? [self]
    case .unblock(let member, let when?):
      when.perDay?.map { .unblock(member, $0) } ?? [self]
    default: [self]
    }
  }
}

extension When {
  /// The same on each of its days; nil if it is of one day, goes on from one to the next, or
  /// goes on for longer than two months.
  fileprivate var perDay: [When]? {
    guard let start, let end, let clock, impossible == nil, start.date < end.date,
      clock.startMinute > 0, clock.endMinute < 1440, clock.endMinute - clock.startMinute >= 5,
      start.date.days(until: end.date) <= 62
    else { return nil }
    var days: [When] = []
    var date = start.date
    while date <= end.date {
      if weekdays?.contains(date.weekday) ?? true {
        var day = self
        day.start = LocalDateTime(date, minute: clock.startMinute)
        day.end = LocalDateTime(date, minute: clock.endMinute)
        day.clock = nil
        day.weekdays = nil
        day.isOpenEnded = false
        days.append(day)
      }
      date = date.adding(days: 1)
    }
    return days
  }
}
