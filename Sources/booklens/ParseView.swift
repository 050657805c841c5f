import CivilTime
import PlainEnglish

/// How a line was read, for a person's eyes: the line, its parts marked under
/// it, and what each was read as.
struct ParseView {
  let context: ReadingContext

  func lines(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let time = TimeReader().read(Tokenizer.tokenize(text), in: context)
    var result = text + "\n"
    for part in time.parts {
      result += mark(part.span, in: text) + " " + part.rule.rawValue + "\n"
    }
    for when in time.whens { result += "  \(when.role.rawValue): \(reading(of: when))\n" }
    if let recurrence = time.recurrence { result += "  repeats: \(recurrence.rule)\n" }
    if let duration = time.duration { result += "  length: \(duration.length)\n" }
    return result + "\n"
  }

  /// A line of carets under a span.
  private func mark(_ span: Range<Int>, in text: String) -> String {
    let before = String(decoding: Array(text.utf8)[..<span.lowerBound], as: UTF8.self)
    let marked = String(decoding: Array(text.utf8)[span], as: UTF8.self)
    return String(repeating: " ", count: before.count)
      + String(repeating: "^", count: max(1, marked.count))
  }

  private func reading(of when: When) -> String {
    if when.impossible != nil { return "no such day" }
    let start = when.start.map { when.text(of: $0) } ?? "…"
    guard let end = when.end else { return when.isOpenEnded ? start + " on" : start }
    return start + " to " + when.text(of: end)
  }
}
