import CivilTime

/// Reading and writing of calendar files (RFC 5545).
public enum ICalendarFile {
  /// What a file is for.
  public enum Method: String, Hashable, Sendable {
    /// To be taken over as it is.
    case publish = "PUBLISH"
    /// To take events back.
    case cancel = "CANCEL"
  }

  /// A file with some events.
  ///
  /// A time with a zone is written by its wall and the zone's name, with the
  /// zone's rules beside it: so a calendar keeps the appointment at its hour if a
  /// country changes its rules, and one that does not know the name can still
  /// read it. A zone without a place (UTC, `-02:00`) is written as UTC.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - name: What a program may call the calendar.
  ///   - method: What the file is for.
  /// - Returns: The text, with lines that end in CR LF.
  public static func write(
    _ events: [ICalendarEvent], name: String? = nil, method: Method = .publish
  ) -> String {
    var text = ICalendarText()
    text.add("BEGIN:VCALENDAR")
    text.add("VERSION:2.0")
    text.add("PRODID:-//BookLens//BookLens//EN")
    text.add("CALSCALE:GREGORIAN")
    text.add("METHOD:\(method.rawValue)")
    if let name { text.add("X-WR-CALNAME", text: name) }
    for (zone, span) in zones(of: events) { text.add(zone, covering: span) }
    for event in events { text.add(event) }
    text.add("END:VCALENDAR")
    return text.result
  }

  /// The zones whose names the file has, in order of name, and the time for which
  /// each is needed.
  private static func zones(of events: [ICalendarEvent]) -> [(TimeZoneRules, Span)] {
    var spans: [TimeZoneRules: Span] = [:]
    for time in events.flatMap({ [$0.start, $0.end] + $0.exceptions + $0.additions }) {
      guard case .zoned(_, let zone) = time, zone.hasPlace else { continue }
      let moment = time.moment(in: zone)
      let span = spans[zone] ?? Span(start: moment, end: moment)
      spans[zone] = Span(start: min(span.start, moment), end: max(span.end, moment))
    }
    return spans.sorted { $0.key.identifier < $1.key.identifier }.map { ($0.key, $0.value) }
  }
}

extension TimeZoneRules {
  /// Whether other programs know it by name.
  var hasPlace: Bool {
    identifier.contains { $0.isLetter } && identifier != "UTC" && !identifier.contains(",")
  }
}

extension ICalendarText {
  mutating func add(_ event: ICalendarEvent) {
    add("BEGIN:VEVENT")
    add("UID", text: event.uid)
    add("DTSTAMP:\(Self.utc(event.stamp))")
    add("SEQUENCE:\(event.sequence)")
    add("DTSTART", event.start)
    add("DTEND", event.end)
    if let rule = event.rule { add("RRULE:\(rule)") }
    for time in event.exceptions { add("EXDATE", time) }
    for time in event.additions { add("RDATE", time) }
    if let time = event.replaces { add("RECURRENCE-ID", time) }
    add("SUMMARY", text: event.summary)
    if !event.details.isEmpty { add("DESCRIPTION", text: event.details) }
    if !event.location.isEmpty { add("LOCATION", text: event.location) }
    add("STATUS:\(event.status.rawValue)")
    add("TRANSP:\(event.blocksTime ? "OPAQUE" : "TRANSPARENT")")
    add("END:VEVENT")
  }

  mutating func add(_ name: String, _ time: ICalendarTime) {
    switch time {
    case .zoned(let wall, let zone) where zone.hasPlace:
      add("\(name);TZID=\(zone.identifier):\(wall.basicDescription)")
    case .zoned(let wall, let zone): add("\(name):\(Self.utc(zone.instant(wall)))")
    case .utc(let moment): add("\(name):\(Self.utc(moment))")
    case .floating(let wall): add("\(name):\(wall.basicDescription)")
    case .date(let date):
      add("\(name);VALUE=DATE:\(LocalDateTime(date, .midnight).basicDescription.prefix(8))")
    }
  }

  static func utc(_ moment: Instant) -> String {
    TimeZoneRules.utc.local(moment).basicDescription + "Z"
  }
}
