import CivilTime
import PlainEnglish

/// How a line was read, for a person's eyes: the line, its parts marked under
/// it, what each was read as, and the words that nothing was made of.
struct ParseView {
  let context: ReadingContext

  /// The view of a line, with a blank line behind it.
  func lines(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let utterance = Reader().read(text, in: context)
    let time = TimeReader().read(Tokenizer.tokenize(text), in: context)
    var result = text + "\n"
    for mark in marks(of: utterance, time) {
      result += carets(mark.span, in: text) + " " + mark.note + "\n"
    }
    for request in utterance.requests { result += summary(of: request) }
    return result + "\n"
  }

  private struct Mark {
    var span: Range<Int>
    var note: String
  }

  /// The recognised parts and the words left over, in the order of the line.
  private func marks(of utterance: Utterance, _ time: TimeReading) -> [Mark] {
    var marks = time.parts.map { Mark(span: $0.span, note: $0.rule.rawValue) }
    for request in utterance.requests {
      for name in request.services + request.staff + request.customers {
        let entries = name.entries.map(\.name).joined(separator: " or ")
        let guess = name.isGuess ? "perhaps " : ""
        marks.append(
          Mark(
            span: name.span,
            note: name.kind.rawValue + (entries.isEmpty ? ", not known" : ": " + guess + entries)))
      }
      for words in request.left {
        let suggestions = words.suggestions.joined(separator: " or ")
        marks.append(
          Mark(
            span: words.span,
            note: "not understood"
              + (suggestions.isEmpty ? "" : "; did you mean \(suggestions)?")))
      }
    }
    return marks.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  private func summary(of request: Request) -> String {
    var result = "  \(request.intent.rawValue)\n"
    for when in request.whens { result += "    \(when.role.rawValue) \(reading(of: when))\n" }
    if let recurrence = request.recurrence {
      result += "    repeats \(recurrence.rule)\n"
    }
    if let duration = request.duration { result += "    lasts \(duration.length)\n" }
    return result
  }

  /// A line of carets under a span.
  private func carets(_ span: Range<Int>, in text: String) -> String {
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<span.lowerBound], as: UTF8.self)
    let marked = String(decoding: bytes[span], as: UTF8.self)
    return String(repeating: " ", count: before.count)
      + String(repeating: "^", count: max(1, marked.count))
  }

  private func reading(of when: When) -> String {
    switch when.impossible {
    case .noSuchDay(let day, let month, _): return "no such day: \(day) of month \(month)"
    case .weekdayContradicts(let date, let weekday):
      return "either \(date) or \(weekday): the weekday is another one's"
    case .noSuchTime: return "no such time"
    case nil: break
    }
    var result = when.start.map { when.text(of: $0) } ?? "…"
    if let end = when.end {
      result += " to " + when.text(of: end)
    } else if when.isOpenEnded {
      result += " on"
    }
    if when.isApproximate { result += ", about" }
    if when.isTimeOnly { result += ", no day said" }
    for note in when.notes { result += ", by " + Self.word(note.reason) }
    if let other = when.otherReading { result += "; or \(when.text(of: other))" }
    return result
  }

  /// A reason in words.
  private static func word(_ reason: When.Reason) -> String {
    switch reason {
    case .openingHours: "the opening hours"
    case .nextOccurrence: "the next one"
    case .bareHour: "the usual half of the day"
    case .alreadyPassed: "the next day, as it has passed"
    case .carriedOver: "what was said before"
    case .sharedMeridiem: "the other end's half of the day"
    case .partOfDay: "the bounds of that part of the day"
    case .convention: "convention"
    case .onlyOrder: "the only order possible"
    case .spelling: "a likely misspelling"
    }
  }
}
