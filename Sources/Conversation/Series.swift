import CivilTime
import PlainEnglish
import Scheduling

/// A booking that repeats, date by date, before it is confirmed.
public struct Series: Hashable, Sendable, Codable {
  /// One of its dates.
  public struct Item: Hashable, Sendable, Codable {
    /// When it should be.
    public var start: LocalDateTime
    /// The slot then, if it fits.
    public var slot: Slot?
    /// What stands against it, if it does not.
    public var obstacles: [Obstacle]
    /// The nearest slot that does, that day or near it.
    public var nearest: Slot?
    /// Whether that slot is to be booked for it.
    public var takesNearest = false
    /// When the rule has it, if another time was said of it alone.
    public var due: LocalDateTime?

    /// The slot that a yes books for it.
    public var chosen: Slot? { slot ?? (takesNearest ? nearest : nil) }
  }

  /// Without an end said, so many are proposed.
  static let usualCount = 6

  /// More than these are not booked at once.
  static let mostCount = 104

  /// What is booked each time.
  public var draft: Draft
  /// The dates.
  public var items: [Item]

  /// The slots that a yes books.
  public var slots: [Slot] { items.compactMap(\.chosen) }

  /// Works out the dates of a rule and what each can have.
  init(_ recurrence: Recurrence, _ draft: Draft, _ service: ServiceID, _ turn: Turn)
    throws(BookError)
  {
    var draft = draft
    draft.service = service
    self.draft = draft
    let starts = Self.starts(recurrence, draft, turn)
    items = try SeriesSearch(draft: draft, service: service, turn: turn).items(on: starts)
  }

  /// The starts that a rule asks for, those that have gone by apart.
  static func starts(_ recurrence: Recurrence, _ draft: Draft, _ turn: Turn) -> [LocalDateTime] {
    var rule = recurrence.rule.bounded(to: usualCount)
    if let months = rule.monthsFrom(turn.local.date) { rule.end = .count(months) }
    let zone = draft.zoneOfDates.flatMap(TimeZoneRules.find) ?? turn.zone
    var from = start(recurrence, draft, turn)
    if from.date == turn.local.date, zone.instant(from) < turn.now {
      // What has gone by today is none of the dates that are counted.
      from = from.adding(days: 1)
      if rule.frequency == .daily, case .until(let last)? = rule.end, last.time == .midnight {
        // "every day for 5 days" is five, though today's time has gone.
        rule.end = .until(last.adding(days: 1))
      }
    }
    return rule.starts(from: from, limit: mostCount).filter { wanted in
      !recurrence.exceptions.contains(wanted.date) && zone.instant(wanted) >= turn.now
    }.map { turn.zone.local(zone.instant($0)) }
  }

  /// The same with each date looked at again, with those before it taken as booked.
  func checked(_ turn: Turn) throws(BookError) -> Series {
    guard let service = draft.service else { return self }
    var copy = self
    copy.items = try SeriesSearch(draft: draft, service: service, turn: turn).checked(items)
    return copy
  }

  /// The first wall time from which the rule counts.
  private static func start(_ recurrence: Recurrence, _ draft: Draft, _ turn: Turn) -> LocalDateTime
  {
    let day = recurrence.start?.date ?? draft.time.days?.first ?? turn.local.date
    if let start = recurrence.start, recurrence.rule.hours.isEmpty, start.time != .midnight {
      return start
    }
    switch draft.time.clock {
    case .at(let minute), .around(let minute), .from(let minute), .soonest(let minute),
      .between(let minute, _):
      return LocalDateTime(day, minute: minute)
    case .until, .latest, nil: return LocalDateTime(day, recurrence.start?.time ?? .midnight)
    }
  }
}

extension RecurrenceRule {
  /// Of "every month for 4 months" the months: so many dates, whenever the first is.
  fileprivate func monthsFrom(_ today: CalendarDate) -> Int? {
    guard frequency == .monthly, interval == 1, days.isEmpty, monthDays.isEmpty,
      case .until(let last)? = end, last.time == .midnight
    else { return nil }
    return (1...36).first { count in
      let end = today.adding(months: count)
      return end == last.date || end.adding(days: 1) == last.date
    }
  }

  /// The dates of the rule; "every month" from the 31st on is on the last day where a
  /// month has none.
  fileprivate func starts(from first: LocalDateTime, limit: Int) -> [LocalDateTime] {
    guard frequency == .monthly, days.isEmpty, monthDays.isEmpty, positions.isEmpty,
      months.isEmpty, hours.count < 2, first.date.day > 28
    else { return occurrences(from: first, limit: limit) }
    var starts: [LocalDateTime] = []
    let time = hours.first.map { $0 * 60 + (minutes.first ?? 0) } ?? first.time.minuteOfDay
    for number in 0..<limit {
      let date = first.date.adding(months: number * interval)
      let start = LocalDateTime(date, minute: time)
      switch end {
      case .count(let count) where starts.count == count: return starts
      case .until(let last) where start > last: return starts
      default: starts.append(start)
      }
    }
    return starts
  }

  /// The rule with an end, if it has none.
  func bounded(to count: Int) -> RecurrenceRule {
    guard end == nil else { return self }
    var rule = self
    rule.end = .count(count)
    return rule
  }
}

extension Recurrence {
  /// The recurrence at another time of the day.
  func at(minute: Int) -> Recurrence {
    var moved = self
    moved.rule.hours = []
    moved.rule.minutes = []
    if let start { moved.start = LocalDateTime(start.date, minute: minute) }
    return moved
  }
}
