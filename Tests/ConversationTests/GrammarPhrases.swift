import CivilTime
import Explainer
import Scheduling

@testable import PlainEnglish

/// Lines drawn from the tables that the reader itself matches with, so that a phrase
/// which is added to them is talked with from then on.
struct GrammarPhrases {
  /// Names that a line may speak of.
  struct Names {
    var services: [String]
    var staff: [String]
    var customers: [String]
    var bookings: ClosedRange<Int>
  }

  var random: SeededRandom
  let names: Names
  let wording: Wording
  let today: CalendarDate

  private let classes: [String: [String]]

  init(seed: Int, names: Names, business: Business, zone: TimeZoneRules, now: LocalDateTime) {
    random = SeededRandom(seed: UInt64(seed))
    self.names = names
    wording = Wording(WordingContext(business: business, zone: zone, now: now))
    today = now.date
    var classes: [String: [String]] = [:]
    for row in WordClassRow.all {
      classes["<\(row.name)>"] = "\(row.words)".split(whereSeparator: \.isWhitespace).map {
        String($0)
      }
    }
    self.classes = classes
  }

  static let answers = CueRow.acceptances + CueRow.refusals + CueRow.undecided + CueRow.talk
  static let wishes = CueRow.commands + CueRow.questions
  static let others = CueRow.desk + CueRow.choices + CueRow.topics

  /// A line: an answer, a choice, a request or a question, or two of them.
  mutating func line() -> String {
    let first = part()
    guard Int.random(in: 0..<8, using: &random) == 0 else { return first }
    return first + pick([", ", " and ", ". "]) + part()
  }

  private mutating func part() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: phrase(of: pick(Self.answers))
    case 4..<6: phrase(of: pick(Self.others)) + maybe(about())
    case 6: pick(["book", "move", "cancel", "what's free for"]) + " " + about() + maybe(time())
    case 7: maybe(time()).trimmed
    default: phrase(of: pick(Self.wishes)) + maybe(about()) + maybe(time())
    }
  }

  /// A wording of a row, with what it leaves open chosen.
  mutating func phrase(of row: CueRow) -> String {
    let wordings = "\(row.wordings)".split(separator: "|")
    var words: [String] = []
    for element in pick(wordings).split(whereSeparator: \.isWhitespace) {
      let isOptional = element.hasPrefix("[")
      if isOptional, Bool.random(using: &random) { continue }
      let inner = element.filter { $0 != "[" && $0 != "]" }
      let choices = inner.split(separator: "/").map { String($0) }
      guard !choices.isEmpty else { continue }
      let choice = pick(choices)
      words.append(classes[choice].map { pick($0) } ?? choice)
    }
    return words.joined(separator: " ")
  }

  private mutating func about() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: "a \(pick(names.services))"
    case 1: "with \(pick(names.staff))"
    case 2: pick(names.customers)
    case 3: "B-\(Int.random(in: names.bookings, using: &random))"
    case 4: "\(pick(names.customers))'s \(pick(names.services))"
    default: "it"
    }
  }

  /// A day or a time, as the desk itself prints them.
  private mutating func time() -> String {
    let date = today.adding(days: Int.random(in: 0..<21, using: &random))
    let clock = ClockTime(minuteOfDay: 15 * Int.random(in: 32..<72, using: &random)) ?? .noon
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: "on \(wording.date(date))"
    case 1: "on \(wording.name(of: date.weekday)) at \(wording.clock(clock))"
    case 2: "at \(wording.clock(clock))"
    case 3: "on \(wording.shortDate(date)) in the \(pick(["morning", "afternoon"]))"
    default: pick(["today", "tomorrow", "next week", "this week"])
    }
  }

  private mutating func maybe(_ text: String) -> String {
    Bool.random(using: &random) ? " " + text : ""
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
