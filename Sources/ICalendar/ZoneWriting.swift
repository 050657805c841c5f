import CivilTime

/// A yearly change of the clock: the wall time before it, and the offsets.
private struct Observance {
  var wall: LocalDateTime
  var before: Int
  var after: Int
  var abbreviation: String

  init(_ change: TimeZoneRules.Transition) {
    wall = LocalDateTime(wallSeconds: change.moment.seconds + change.offsetBefore)
    before = change.offsetBefore
    after = change.offsetAfter
    abbreviation = change.abbreviation
  }

  init(start: Instant, in zone: TimeZoneRules) {
    wall = zone.local(start)
    before = zone.offset(at: start)
    after = before
    abbreviation = zone.abbreviation(at: start)
  }

  /// Whether both are the same change in two years.
  func isSameChange(_ other: Observance) -> Bool {
    (before, after, abbreviation) == (other.before, other.after, other.abbreviation)
      && wall.date.month == other.wall.date.month && wall.time == other.wall.time
      && wall.date.weekday == other.wall.date.weekday
  }

  private var isLastOfMonth: Bool { wall.date.adding(days: 7).month != wall.date.month }
  private var ordinal: Int { (wall.date.day - 1) / 7 + 1 }

  /// The rule by which some changes come back each year, for good as far as up to
  /// `lastYear` can be seen; nil if there is none.
  static func rule(of changes: [Observance], upTo lastYear: Int) -> String? {
    guard let first = changes.first, changes.count > 3,
      changes.last.map({ $0.wall.date.year >= lastYear }) ?? false,
      changes.allSatisfy(first.isSameChange),
      zip(changes, changes.dropFirst()).allSatisfy({ $0.wall.date.year + 1 == $1.wall.date.year })
    else { return nil }
    let ordinal: Int
    if changes.allSatisfy(\.isLastOfMonth) {
      ordinal = -1
    } else if changes.allSatisfy({ $0.ordinal == first.ordinal }) {
      ordinal = first.ordinal
    } else {
      return nil
    }
    let date = first.wall.date
    return
      "FREQ=YEARLY;BYMONTH=\(date.month);BYDAY=\(ordinal)\(date.weekday.iCalendarCode)"
  }
}

extension ICalendarText {
  /// Writes the rules of a zone as they are from before a span until years after.
  mutating func add(_ zone: TimeZoneRules, covering span: Span) {
    let day = 24 * 60
    let start = span.start.adding(minutes: -800 * day)
    let wide = Span(start: start, end: span.end.adding(minutes: 3000 * day))
    let changes = zone.transitions(in: wide).map(Observance.init)
    add("BEGIN:VTIMEZONE")
    add("TZID:\(zone.identifier)")
    if changes.first.map({ span.start < zone.instant($0.wall) }) ?? true {
      add(Observance(start: start, in: zone), isDaylight: false, rule: nil)
    }
    // One after the other, each change is the next of a yearly kind or by itself.
    var kinds: [[Observance]] = []
    for change in changes {
      if let kind = kinds.firstIndex(where: { $0.first?.isSameChange(change) == true }) {
        kinds[kind].append(change)
      } else {
        kinds.append([change])
      }
    }
    for kind in kinds {
      let isDaylight = kind.first.map { $0.after > $0.before } ?? false
      if let first = kind.first,
        let rule = Observance.rule(of: kind, upTo: zone.local(wide.end).date.year - 1)
      {
        add(first, isDaylight: isDaylight, rule: rule)
      } else {
        for change in kind { add(change, isDaylight: isDaylight, rule: nil) }
      }
    }
    add("END:VTIMEZONE")
  }

  private mutating func add(_ change: Observance, isDaylight: Bool, rule: String?) {
    let name = isDaylight ? "DAYLIGHT" : "STANDARD"
    add("BEGIN:\(name)")
    add("DTSTART:\(change.wall.basicDescription)")
    if let rule { add("RRULE:\(rule)") }
    add("TZOFFSETFROM:\(Self.offset(change.before))")
    add("TZOFFSETTO:\(Self.offset(change.after))")
    add("TZNAME", text: change.abbreviation)
    add("END:\(name)")
  }

  private static func offset(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let size = abs(seconds)
    let rest = size % 60 == 0 ? "" : two(size % 60)
    return (seconds < 0 ? "-" : "+") + two(size / 3600) + two(size % 3600 / 60) + rest
  }
}
