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
    let rule = recurrence.rule.bounded(to: Self.usualCount)
    let starts = rule.occurrences(
      from: Self.start(recurrence, draft, turn), limit: Self.mostCount
    ).filter { wanted in
      !recurrence.exceptions.contains(wanted.date) && turn.zone.instant(wanted) >= turn.now
    }
    items = try SeriesSearch(draft: draft, service: service, turn: turn).items(on: starts)
  }

  /// The first wall time from which the rule counts.
  private static func start(_ recurrence: Recurrence, _ draft: Draft, _ turn: Turn) -> LocalDateTime
  {
    let day = recurrence.start?.date ?? draft.time.days?.first ?? turn.local.date
    if let start = recurrence.start, recurrence.rule.hours.isEmpty, start.time != .midnight {
      return start
    }
    switch draft.time.clock {
    case .at(let minute), .around(let minute), .from(let minute), .between(let minute, _):
      return LocalDateTime(day, minute: minute)
    case .until, .latest, nil: return LocalDateTime(day, recurrence.start?.time ?? .midnight)
    }
  }
}

extension RecurrenceRule {
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
