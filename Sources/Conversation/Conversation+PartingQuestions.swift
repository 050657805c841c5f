import PlainEnglish
import Scheduling

/// Lines of two sentences that were read as one.
extension Conversation {
  /// "book Dana a cut tomorrow at 3 and tell me how busy Friday is": what is to be done, and
  /// then what is asked, each read by itself; nil if the line is not of the kind.
  ///
  /// The day of the question is none of what is to be done.
  func partingQuestion(_ read: Utterance, _ turn: Turn) throws(BookError) -> Utterance? {
    let line = read.line
    guard let (edge, start) = line.questionBehind else { return nil }
    var head = String(line[..<edge])
    // "first cancel …, then show …": it only says in which order.
    if head.lowercased().hasPrefix("first ") { head = "      " + head.dropFirst(6) }
    let first = Reader().read(head, in: try turn.readingContext(expecting: expectation)).requests
    guard let done = first.first, done.intent.isDoing, done.left.isEmpty else { return nil }
    // Places in the line stay what they are.
    let before = line.utf8.distance(from: line.startIndex, to: start)
    let tail = String(repeating: " ", count: before) + line[start...]
    let asked = Reader().read(tail, in: try turn.readingContext(expecting: nil)).requests
    guard let question = asked.first, question.intent.isAsking || !question.topics.isEmpty else {
      return nil
    }
    return Utterance(line: line, requests: first + asked)
  }

  /// "yes, because Omar is ill", to whether a booking is to be cancelled.
  func yesWithReason(_ read: Utterance) -> Utterance? {
    guard case .cancel? = state.table, let request = read.requests.first else { return nil }
    var yes = Request(intent: .affirm, text: read.line.trimmed, span: request.span)
    let words = Folding.words(read.line)
    guard yes.beginsWithYes, ["because", "as", "since"].contains(where: words.prefix(3).contains)
    else { return nil }
    yes.acts = [.affirm]
    return Utterance(line: read.line, requests: [yes])
  }
}

extension String {
  /// Where a question is told to be answered behind something else, and where it starts
  /// itself: "… and tell me how busy Friday is".
  fileprivate var questionBehind: (edge: String.Index, start: String.Index)? {
    for joint in [" and then ", ", then ", ", and ", " and ", " then ", ", "] {
      for verb in ["tell me ", "show me ", "show "] {
        guard let found = firstRange(of: joint + verb), found.lowerBound > startIndex else {
          continue
        }
        // "tell me" is no part of what is asked, "show" is.
        let start =
          verb == "tell me " ? found.upperBound : index(found.lowerBound, offsetBy: joint.count)
        return start < endIndex ? (found.lowerBound, start) : nil
      }
    }
    return nil
  }
}

extension Intent {
  /// Whether it does something, or agrees to it.
  fileprivate var isDoing: Bool {
    switch self {
    case .book, .move, .cancel, .affirm, .undo, .redo, .mark, .note, .resize, .swap: true
    default: false
    }
  }

  /// Whether it asks for something to be told.
  fileprivate var isAsking: Bool {
    switch self {
    case .list, .availability, .report, .time, .services, .staff, .settings, .customers, .history,
      .explain, .print:
      true
    default: false
    }
  }
}
