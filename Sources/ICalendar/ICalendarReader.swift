import CivilTime

extension ICalendarFile {
  /// The events of a file, each by itself: one that cannot be read is told with its
  /// line and reason, and the others come through.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Events and problems.
  /// - Complexity: Linear in the size of the file.
  public static func read(_ bytes: [UInt8]) -> ICalendarImport {
    var reader = ComponentReader()
    for (number, text) in UnfoldedLines(bytes) { reader.take(text, number) }
    return reader.finish()
  }
}

/// A part of a file between BEGIN and END, with its own lines and those parts that
/// matter here.
struct Component {
  var name: String
  var number: Int
  var lines: [ContentLine] = []
  var parts: [Component] = []

  /// The first line of a name.
  func line(_ name: String) -> ContentLine? {
    lines.first { $0.name == name }
  }

  /// The text of the first line of a name; empty if there is none.
  func text(_ name: String) -> String {
    line(name)?.text ?? ""
  }
}

/// Sorts the lines of a file into events and zones; these are read at the end, as a
/// zone may come after the events that need it.
private struct ComponentReader {
  private var open: [Component] = []
  private var events: [Component] = []
  private var zones: [Component] = []
  private var method = ""
  private var hasCalendar = false
  private var problems: [ICalendarImport.Problem] = []

  mutating func take(_ text: String, _ number: Int) {
    guard text.utf8.contains(where: { $0 > 32 }) else { return }
    guard let line = ContentLine(text, number: number) else {
      // One for a file that is none is enough.
      if hasCalendar || problems.isEmpty { note(number, .notALine(text)) }
      return
    }
    switch line.name {
    case "BEGIN":
      let name = line.value.uppercased()
      if name == "VCALENDAR" { hasCalendar = true }
      open.append(Component(name: name, number: number))
    case "END": close(line.value.uppercased())
    case "METHOD" where open.last?.name == "VCALENDAR": method = line.value.uppercased()
    default:
      // Of a thing inside an event, as an alarm, nothing is the event's own.
      if !open.isEmpty { open[open.count - 1].lines.append(line) }
    }
  }

  private mutating func close(_ name: String) {
    // What was not closed inside is closed with it.
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    let component = open[place]
    open.removeSubrange(place...)
    switch name {
    case "VEVENT": events.append(component)
    case "VTIMEZONE": zones.append(component)
    case "STANDARD", "DAYLIGHT":
      if !open.isEmpty { open[open.count - 1].parts.append(component) }
    default: break
    }
  }

  private mutating func note(_ line: Int, _ reason: ICalendarImport.Reason, _ event: String = "") {
    problems.append(.init(line: line, event: event, reason: reason))
  }

  mutating func finish() -> ICalendarImport {
    guard hasCalendar else {
      return ICalendarImport(
        events: [], problems: [.init(line: 1, event: "", reason: .noCalendar)])
    }
    for component in open where component.name == "VEVENT" {
      note(component.number, .unfinished("event"), component.text("SUMMARY"))
    }
    var found = ICalendarImport()
    var zones = ZoneBook(zones)
    for component in events {
      switch EventReader.read(component, &zones) {
      case .success(var event):
        if method == ICalendarFile.Method.cancel.rawValue { event.status = .cancelled }
        found.events.append(event)
      case .failure(let failure):
        let summary = component.text("SUMMARY")
        note(failure.line, failure.reason, summary.isEmpty ? component.text("UID") : summary)
      }
    }
    found.problems = problems.sorted { $0.line < $1.line }
    return found
  }
}
