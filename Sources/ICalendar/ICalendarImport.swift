import CivilTime

/// What was read from a calendar file.
public struct ICalendarImport: Hashable, Sendable {
  /// Something in a file that could not be read.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The line of the file, from 1.
    public var line: Int

    /// The event's own summary or name, as far as it has one.
    public var event: String

    /// What is wrong.
    public var reason: Reason

    /// The problem in a sentence.
    public var description: String {
      let name = event.isEmpty ? "" : " (\(event.sanitizedForOneLine))"
      return "Line \(line)\(name): \(reason)."
    }
  }

  /// What is wrong with a file or an event.
  public enum Reason: Hashable, Sendable {
    /// There is no calendar in the file.
    case noCalendar
    /// The line is no `NAME:value`.
    case notALine(String)
    /// The file ends within something.
    case unfinished(String)
    /// An event has no line of that name.
    case missing(String)
    /// A value is not of its kind.
    case badValue(String, name: String)
    /// A value is said to be a date, but has a clock time.
    case notADate(String, name: String)
    /// There is no such zone, and the file does not tell its rules.
    case unknownZone(String)
    /// The event ends before it starts.
    case endsBeforeStart
    /// The event repeats by a rule that is not known here.
    case unknownRule(String)
  }

  /// The events that could be read, in the order of the file.
  public var events: [ICalendarEvent] = []

  /// What could not be read, in the order of the file.
  public var problems: [Problem] = []
}

extension ICalendarImport.Reason: CustomStringConvertible {
  /// What is wrong, as the rest of a sentence.
  public var description: String {
    switch self {
    case .noCalendar: "this is no calendar file"
    case .notALine(let text): "\"\(text.sanitizedForOneLine)\" is no line of a calendar file"
    case .unfinished(let name): "the file ends within this \(name)"
    case .missing(let name): "the event has no \(name)"
    case .badValue(let value, let name):
      "\(name) has \"\(value.sanitizedForOneLine)\", which cannot be read"
    case .notADate(let value, let name):
      "\(name) is said to be a date, but \"\(value.sanitizedForOneLine)\" is none"
    case .unknownZone(let name): "there is no time zone \"\(name.sanitizedForOneLine)\""
    case .endsBeforeStart: "the event ends before it starts"
    case .unknownRule(let rule): "the repetition \"\(rule.sanitizedForOneLine)\" is not known"
    }
  }
}

extension String {
  /// The text, short enough for a message and on one line.
  fileprivate var sanitizedForOneLine: String {
    let plain = unicodeScalars.prefix(60).map { $0.value < 32 || $0.value == 127 ? " " : $0 }
    var text = ""
    text.unicodeScalars.append(contentsOf: plain)
    return unicodeScalars.count > 60 ? text + "…" : text
  }
}
