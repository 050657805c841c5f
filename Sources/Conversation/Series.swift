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
  }

  /// Without an end said, so many are proposed.
  static let usualCount = 6

  /// More than these are not booked at once.
  static let mostCount = 104

  /// What is booked each time.
  public var draft: Draft
  /// The dates.
  public var items: [Item]
  /// Whether those that do not fit are booked at the nearest slot.
  public var takesNearest = false

  /// The slots that a yes books.
  public var slots: [Slot] {
    items.compactMap { $0.slot ?? (takesNearest ? $0.nearest : nil) }
  }

  /// Works out the dates of a rule and what each can have.
  init(_ recurrence: Recurrence, _ draft: Draft, _ service: ServiceID, _ turn: Turn)
    throws(BookError)
  {
    var draft = draft
    draft.service = service
    self.draft = draft
    items = []
    let rule = recurrence.rule.bounded(to: Self.usualCount)
    let start = Self.start(recurrence, draft, turn)
    for wanted in rule.occurrences(from: start, limit: Self.mostCount)
    where !recurrence.exceptions.contains(wanted.date) && turn.zone.instant(wanted) >= turn.now {
      items.append(try Self.item(at: wanted, draft, service, turn))
    }
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

  private static func item(
    at wanted: LocalDateTime, _ draft: Draft, _ service: ServiceID, _ turn: Turn
  ) throws(BookError) -> Item {
    var one = draft
    one.time = WantedTime(at: wanted)
    switch try SlotSearch(draft: one, service: service, turn: turn).run() {
    case .fits(let slots, _):
      return Item(start: wanted, slot: slots.first, obstacles: [], nearest: nil)
    case .instead(let slots, let statements):
      return Item(
        start: wanted, slot: nil, obstacles: statements.obstacles, nearest: slots.first)
    case .nothing(let statements):
      return Item(start: wanted, slot: nil, obstacles: statements.obstacles, nearest: nil)
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

extension [Statement] {
  /// What the refusal among them rests on.
  var obstacles: [Obstacle] {
    for statement in self {
      if case .notFree(_, _, _, let obstacles) = statement { return obstacles }
    }
    return []
  }
}

extension Conversation {
  /// Proposes a booking that repeats.
  mutating func proposeSeries(
    _ recurrence: Recurrence, _ draft: Draft, _ service: ServiceID, _ turn: Turn,
    saying lead: [Statement]
  ) throws(BookError) -> Reply {
    let needsTime = recurrence.rule.hours.isEmpty && draft.time.clock == nil
    if needsTime && (recurrence.start == nil || recurrence.start?.time == .midnight) {
      var asking = draft
      asking.recurrence = recurrence
      state.table = .missing(.time, asking)
      return Reply(.question, lead)
    }
    let series = try Series(recurrence, draft, service, turn)
    guard !series.slots.isEmpty else {
      state.table = nil
      return Reply(.refused, lead + [.series(series)])
    }
    state.table = .series(series)
    var reply = Reply(.suggestion, lead + [.series(series)])
    reply.slots = series.slots
    reply.readings = [series.draft.reading]
    return reply
  }

  /// Books what fits of a series, as one change.
  mutating func commit(_ series: Series, _ turn: Turn) throws(BookError) -> Reply {
    let draft = series.draft
    let slots = series.slots
    let (made, _) = try turn.book.change(turn.note) { writer throws(BookError) -> [Booking] in
      let business = try writer.business()
      let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
      let customer = try draft.customer(writer)
      var made: [Booking] = []
      for slot in slots {
        var candidate = draft.candidate(for: slot)
        candidate.isTyped = true
        guard let verdict = try finder.verdict(on: candidate), verdict.stands else { continue }
        var booking = Booking(verdict.slot, draft, customer: customer, business: business, turn)
        booking.rationale = slot.rationale
        booking.series = made.first?.id
        guard case .booking(var row) = try writer.put(.booking(booking)) else { continue }
        if row.series == nil {
          row.series = row.id
          try writer.put(.booking(row))
        }
        made.append(row)
      }
      return made
    }
    state.table = nil
    state.focus.booking = made.first?.id
    state.focus.listed = made.map(\.id)
    var reply = Reply(made.isEmpty ? .refused : .booked, made.map { .booked($0) })
    if let first = made.first { reply.statements.append(.afterBooking(first)) }
    if made.count < slots.count { reply.statements.append(.someTaken(slots.count - made.count)) }
    reply.bookings = made
    return reply
  }
}
