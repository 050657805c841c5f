import CivilTime
import PlainEnglish

extension When {
  /// "from last year": a stretch that has begun long ago and goes on to its own end, not
  /// to now and beyond.
  func closedIfGone(_ now: LocalDateTime) -> When {
    guard isOpenEnded, isDayOnly, let start, let end = end(of: start), end <= now else {
      return self
    }
    var closed = self
    closed.end = end
    closed.isOpenEnded = false
    return closed
  }

  /// Where the unit ends that was named from its start.
  private func end(of start: LocalDateTime) -> LocalDateTime? {
    let last: CalendarDate
    switch grain {
    case .day: last = start.date.adding(days: 1)
    case .week: last = start.date.adding(days: 7)
    case .month: last = start.date.adding(months: 1)
    case .quarter: last = start.date.adding(months: 3)
    case .year: last = start.date.adding(months: 12)
    default: return nil
    }
    return LocalDateTime(last, .midnight)
  }

  /// The old day of "on Friday to 3", which says where and when in one breath; nil if
  /// it names a new time only.
  var dayBeforeTo: When? {
    guard role != .from, end == nil, let start, !isTimeOnly, !isDayOnly,
      let place = Folding.words(text).firstIndex(of: "to"), place > 0
    else { return nil }
    var day = self
    day.role = .from
    day.start = LocalDateTime(start.date, .midnight)
    day.end = LocalDateTime(start.date.adding(days: 1), .midnight)
    day.grain = .day
    day.isDayOnly = true
    return day
  }
}
