import CivilTime
import PlainEnglish
import Scheduling

/// What is said right after a supposition, or ways to have something, and names another
/// value for it: "and Priya?", "what about Saturday?", "actually 100 minutes".
extension Conversation {
  /// The same question with another person, day, hour, service or length in the place of
  /// the one that it named; nil if that is not what a line says.
  mutating func supposeOtherwise(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, hasJustShown, !state.focus.shownLine.isEmpty, request.why == nil,
      request.namesOneOther
    else { return nil }
    let line = state.focus.shownLine
    guard let before = try read(line, turn).requests.first, before.isOfOtherWorld,
      let place = before.place(of: request), let words = request.wordsOfOther
    else { return nil }
    var bytes = Array(line.utf8)
    guard place.upperBound <= bytes.count else { return nil }
    bytes.replaceSubrange(place, with: Array(words.utf8))
    let other = String(decoding: bytes, as: UTF8.self)
    let utterance = try read(other, turn)
    guard utterance.requests.count == 1, let asked = utterance.requests.first,
      asked.why == before.why, asked.left.isEmpty, asked.why == .howCould || asked.supposed != nil
    else { return nil }
    return try explain(asked, of: utterance, turn)
  }
}

extension Request {
  /// Whether it asks what if, or how something could be.
  fileprivate var isOfOtherWorld: Bool { why == .whatIf || why == .howCould }

  /// The mentions of one kind each that could be put in the place of another.
  private var mentions: [(text: String, span: Range<Int>)] {
    staff.map { ($0.text, $0.span) } + customers.map { ($0.text, $0.span) }
      + services.map { ($0.text, $0.span) } + whens.map { ($0.text, $0.span) }
      + (duration.map { [($0.text, $0.span)] } ?? [])
  }

  /// Whether one value, and nothing but small words beside it, is all that it says.
  var namesOneOther: Bool {
    guard mentions.count == 1, let mention = mentions.first, left.isEmpty, choice == nil,
      bookingNumbers.isEmpty, topics.isEmpty, lengthChange == nil, shift == nil
    else { return false }
    switch intent {
    case .none, .correct, .list, .availability, .book, .staff, .customers, .time, .affirm: break
    default: return false
    }
    var bytes = Array(text.utf8)
    let low = max(0, mention.span.lowerBound - span.lowerBound)
    let high = min(bytes.count, mention.span.upperBound - span.lowerBound)
    if low < high { for index in low..<high { bytes[index] = 32 } }
    let rest = Folding.words(String(decoding: bytes, as: UTF8.self)).map { String($0) }
    return rest.count <= 5 && rest.allSatisfy(Self.smallBesideOther.contains)
  }

  private static let smallBesideOther: Set<String> = [
    "and", "what", "about", "how", "or", "then", "on", "at", "in", "for", "the", "with", "if",
    "ok", "okay", "hmm", "no", "actually", "rather", "instead", "say", "but", "make", "it", "do",
    "were", "was", "is", "too",
  ]

  /// The words of the value that it names.
  fileprivate var wordsOfOther: String? {
    guard var text = mentions.first?.text else { return nil }
    for lead in ["about ", "around ", "on "] where text.lowercased().hasPrefix(lead) {
      text = String(text.dropFirst(lead.count))
    }
    return text
  }

  /// Where in this one's line the value stands in whose place another one's goes.
  fileprivate func place(of other: Request) -> Range<Int>? {
    if !other.staff.isEmpty { return staff.count == 1 ? staff[0].span : nil }
    if !other.customers.isEmpty { return customers.count == 1 ? customers[0].span : nil }
    if !other.services.isEmpty { return services.count == 1 ? services[0].span : nil }
    if let named = other.whens.first {
      let alike = whens.filter {
        $0.isTimeOnly == named.isTimeOnly && $0.isDayOnly == named.isDayOnly
      }
      guard alike.count == 1, let when = alike.first else { return nil }
      let words = when.text.lowercased()
      // "on Friday" keeps its "on".
      let lead = ["about ", "around ", "on ", "at "].first { words.hasPrefix($0) }?.utf8.count ?? 0
      return when.span.lowerBound + lead..<when.span.upperBound
    }
    return duration?.span
  }
}
