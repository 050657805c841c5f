import CivilTime

/// Why an event could not be read, and on which line.
struct EventFailure: Error {
  var line: Int
  var reason: ICalendarImport.Reason
}

/// Reading of one event from its lines, in whatever order they come.
enum EventReader {
  static func read(
    _ component: Component, _ zones: inout ZoneBook
  ) -> Result<ICalendarEvent, EventFailure> {
    do {
      return .success(try event(component, &zones))
    } catch {
      return .failure(error)
    }
  }

  private static func event(
    _ component: Component, _ zones: inout ZoneBook
  ) throws(EventFailure) -> ICalendarEvent {
    guard let startLine = component.line("DTSTART") else {
      throw EventFailure(line: component.number, reason: .missing("DTSTART"))
    }
    let start = try time(startLine, &zones)
    let end = try self.end(component, start, &zones)
    let zone = TimeZoneRules.utc
    guard start.moment(in: zone) <= end.moment(in: zone) else {
      let line = component.line("DTEND") ?? component.line("DURATION") ?? startLine
      throw EventFailure(line: line.number, reason: .endsBeforeStart)
    }
    let stamp: Instant =
      if let line = component.line("DTSTAMP"), let time = try? time(line, &zones) {
        time.moment(in: .utc)
      } else {
        Instant(seconds: 0)
      }
    var event = ICalendarEvent(
      uid: uid(component, start), sequence: Int(component.text("SEQUENCE")) ?? 0, stamp: stamp,
      start: start, end: end, summary: component.text("SUMMARY"),
      details: component.text("DESCRIPTION"), location: component.text("LOCATION"),
      status: .init(rawValue: component.text("STATUS").uppercased()) ?? .confirmed)
    event.blocksTime = component.text("TRANSP").uppercased() != "TRANSPARENT"
    try readRepetition(component, &event, &zones)
    return event
  }

  /// The event's own name; one made of what it is where a program wrote none, the
  /// same each time that the file is read.
  private static func uid(_ component: Component, _ start: ICalendarTime) -> String {
    let uid = component.text("UID")
    if !uid.isEmpty { return uid }
    return "\(start.wall.basicDescription)-\(component.text("SUMMARY"))"
  }

  private static func end(
    _ component: Component, _ start: ICalendarTime, _ zones: inout ZoneBook
  ) throws(EventFailure) -> ICalendarTime {
    if let line = component.line("DTEND") { return try time(line, &zones) }
    if let line = component.line("DURATION") {
      guard let length = CivilDuration(iso: line.value) else {
        throw EventFailure(
          line: line.number, reason: .badValue(String(line.value), name: line.name))
      }
      return start.adding(length)
    }
    if case .date = start { return start.adding(CivilDuration(days: 1)) }
    return start
  }

  private static func readRepetition(
    _ component: Component, _ event: inout ICalendarEvent, _ zones: inout ZoneBook
  ) throws(EventFailure) {
    if let line = component.line("RRULE") {
      let zone: TimeZoneRules =
        if case .zoned(_, let zone) = event.start { zone } else { .utc }
      guard let rule = RecurrenceRule(line.value, zone: zone) else {
        throw EventFailure(line: line.number, reason: .unknownRule(String(line.value)))
      }
      event.rule = rule
    }
    for line in component.lines {
      switch line.name {
      case "EXDATE": event.exceptions += try times(line, &zones)
      case "RDATE" where line.parameters["VALUE"]?.uppercased() != "PERIOD":
        event.additions += try times(line, &zones)
      case "RECURRENCE-ID": event.replaces = try time(line, &zones)
      default: break
      }
    }
  }

  /// The times of a line that may have several.
  private static func times(
    _ line: ContentLine, _ zones: inout ZoneBook
  ) throws(EventFailure) -> [ICalendarTime] {
    var times: [ICalendarTime] = []
    for value in line.value.split(separator: ",") {
      var single = line
      single.value = value
      times.append(try time(single, &zones))
    }
    return times
  }

  private static func time(
    _ line: ContentLine, _ zones: inout ZoneBook
  ) throws(EventFailure) -> ICalendarTime {
    let value = line.value.filter { $0 != " " }
    func failure(_ reason: ICalendarImport.Reason) -> EventFailure {
      EventFailure(line: line.number, reason: reason)
    }
    if line.parameters["VALUE"]?.uppercased() == "DATE" || value.count == 8 {
      guard let date = CalendarDate(basic: value) else {
        throw failure(
          LocalDateTime(basic: value.prefix(15)) == nil
            ? .badValue(value, name: line.name) : .notADate(value, name: line.name))
      }
      return .date(date)
    }
    if value.hasSuffix("Z"), let wall = LocalDateTime(basic: value.dropLast()) {
      return .utc(TimeZoneRules.utc.instant(wall))
    }
    guard let wall = LocalDateTime(basic: value) else {
      throw failure(.badValue(value, name: line.name))
    }
    guard let name = line.parameters["TZID"] else { return .floating(wall) }
    guard let zone = zones.zone(name) else { throw failure(.unknownZone(name)) }
    return .zoned(wall, zone)
  }
}
