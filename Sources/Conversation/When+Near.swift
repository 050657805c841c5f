import CivilTime
import PlainEnglish

extension When {
  /// The time as an answer to a start that is offered means it: an hour in the
  /// same half of the day, a bare weekday in the same week.
  ///
  /// - Parameters:
  ///   - offered: The start that is offered.
  ///   - now: The moment on the wall.
  /// - Returns: The time, with the other reading beside it.
  func near(_ offered: LocalDateTime, _ now: LocalDateTime) -> When {
    isTimeOnly
      ? nearHalf(offered)
      : bareWeekday != nil && otherReading == nil ? nearDay(offered, now) : self
  }

  /// The time of the day that it names, on a day.
  func on(_ day: CalendarDate) -> When {
    guard let start else { return self }
    var when = self
    when.start = LocalDateTime(day, start.time)
    when.end = end.map { $0.adding(days: start.date.days(until: day)) }
    when.isTimeOnly = false
    return when
  }

  /// "7:30", where 20:00 is offered, is in the evening.
  private func nearHalf(_ offered: LocalDateTime) -> When {
    guard let start, let other = otherReading, end == nil,
      abs(start.time.minuteOfDay - other.time.minuteOfDay) == 720
    else { return self }
    func distance(_ time: ClockTime) -> Int { abs(time.minuteOfDay - offered.time.minuteOfDay) }
    guard distance(other.time) < distance(start.time) else { return self }
    var when = self
    when.start = LocalDateTime(start.date, other.time)
    when.otherReading = nil
    when.notes.removeAll { $0.reason == .alreadyPassed }
    return when
  }

  /// The weekday that a time names and nothing beside it: "on Tuesday".
  var bareWeekday: Weekday? {
    guard isDayOnly, grain == .day, let start else { return nil }
    let words = Folding.words(text).filter { $0 != "on" && $0 != "the" }
    return words.count == 1 && Self.weekdays.contains(String(words[0].prefix(3)))
      ? start.date.weekday : nil
  }

  private static let weekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// "Sunday", where Saturday of the week after is offered, is the day behind it.
  private func nearDay(_ offered: LocalDateTime, _ now: LocalDateTime) -> When {
    guard let start, let end, start.date < offered.date else { return self }
    let sameWeek = offered.date.startOfWeek().adding(
      days: Weekday.monday.days(until: start.date.weekday))
    let near = [sameWeek, sameWeek.adding(days: 7), sameWeek.adding(days: -7)].min { one, two in
      // The same week counts before a day that is a little nearer.
      distance(one, offered, sameWeek) < distance(two, offered, sameWeek)
    }
    guard let near, near > now.date, near != start.date else { return self }
    var when = self
    let days = start.date.days(until: near)
    when.start = start.adding(days: days)
    when.end = end.adding(days: days)
    when.otherReading = start
    return when
  }

  private func distance(_ date: CalendarDate, _ offered: LocalDateTime, _ sameWeek: CalendarDate)
    -> Int
  {
    abs(offered.date.days(until: date)) - (date == sameWeek ? 3 : 0)
  }
}

extension Request {
  /// "not this Friday but the next": what is ruled out is no other reading of what is wanted.
  mutating func dropReadingsRuledOut() {
    let ruledOut = whens.filter { $0.role == .not }
    guard !ruledOut.isEmpty else { return }
    for index in whens.indices where whens[index].role != .not {
      guard let other = whens[index].otherReading?.date,
        ruledOut.contains(where: { $0.isDayOnly && $0.names(other) })
      else { continue }
      whens[index].otherReading = nil
      whens[index].notes.removeAll { $0.reason == .convention }
    }
  }
}
