import CivilTime
import ICalendar
import PlainEnglish
import Scheduling

/// Works out what a calendar file would bring in, each event after the other as if
/// those before it were in the book.
struct CalendarImporter {
  let turn: Turn
  /// Whose time events take that name nobody; empty for everyone.
  let staff: [StaffID]

  /// Dates of an event that repeats are brought in so many days ahead.
  static let reachInDays = 400

  /// What a file would change.
  func plan(_ file: ICalendarImport, path: String) throws(BookError) -> ImportPlan {
    var plan = ImportPlan(path: path)
    plan.events = file.events.count
    plan.problems = file.problems.map { .init(line: $0.line, text: $0.description) }
    try turn.book.trying(turn.note) { writer throws(BookError) in
      var session = try Session(self, writer)
      for occurrence in occurrences(of: file.events) {
        try session.take(occurrence, into: &plan)
      }
    }
    return plan
  }

  /// Writes a plan, as one change; what no longer fits stays out and is a clash.
  ///
  /// - Parameters:
  ///   - plan: What is to come in.
  ///   - withClashes: Whether what goes against a rule comes in too, marked so.
  /// - Returns: What came in, and what was written.
  /// - Throws: ``BookError`` if the book cannot be read or written.
  func carryOut(_ plan: ImportPlan, withClashes: Bool) throws(BookError) -> (ImportPlan, Written) {
    try turn.book.change(turn.note) { writer throws(BookError) in
      var session = try Session(self, writer)
      var done = plan
      done.items = []
      done.clashes = []
      for item in plan.items + (withClashes ? plan.clashes : []) {
        let obstacles = try session.obstacles(to: item.change)
        var item = item
        item.obstacles = obstacles
        guard obstacles.isEmpty || withClashes && item.change.canBeForced else {
          done.clashes.append(item)
          continue
        }
        try session.write(item)
        done.items.append(item)
      }
      if !withClashes { done.clashes += plan.clashes }
      return (done, session.written)
    }.0
  }

  // MARK: Occurrences

  /// One event at one time.
  struct Occurrence {
    var event: ICalendarEvent
    var source: CalendarSource
    var span: Span
  }

  private func occurrences(of events: [ICalendarEvent]) -> [Occurrence] {
    // A changed date of a series takes the place of the one that its rule gives.
    var replaced: Set<String> = []
    for event in events {
      if let time = event.replaces {
        replaced.insert(Self.uid(of: event, time.moment(in: turn.zone)))
      }
    }
    let window = Span(start: turn.now, end: turn.now.adding(minutes: Self.reachInDays * 1440))
    var result: [Occurrence] = []
    for event in events {
      if let time = event.replaces {
        let uid = Self.uid(of: event, time.moment(in: turn.zone))
        result.append(occurrence(of: event, uid: uid, span(of: event)))
      } else if event.rule == nil && event.additions.isEmpty {
        result.append(occurrence(of: event, uid: event.uid, span(of: event)))
      } else {
        for span in event.spans(in: window, zone: turn.zone) {
          let uid = Self.uid(of: event, span.start)
          if !replaced.contains(uid) { result.append(occurrence(of: event, uid: uid, span)) }
        }
      }
    }
    return result
  }

  private func occurrence(of event: ICalendarEvent, uid: String, _ span: Span) -> Occurrence {
    Occurrence(
      event: event,
      source: CalendarSource(uid: uid, sequence: event.sequence, start: span.start), span: span)
  }

  private func span(of event: ICalendarEvent) -> Span {
    Span(start: event.start.moment(in: turn.zone), end: event.end.moment(in: turn.zone))
  }

  /// The name of one date of an event that repeats.
  private static func uid(of event: ICalendarEvent, _ start: Instant) -> String {
    "\(event.uid)#\(start.seconds)"
  }
}

extension ImportPlan.Change {
  /// Whether it can come in against a rule: a booking can be marked, blocked time
  /// can not lie over one.
  var canBeForced: Bool {
    switch self {
    case .book, .move: true
    case .block, .shift, .cancel, .free: false
    }
  }
}
