import PlainEnglish
import Scheduling

/// What is said of ways right after they were shown, and asks what they would be otherwise:
/// on another day, with somebody else, or without any of them.
extension Conversation {
  /// The ways to have something else in one value; nil if a line asks for none.
  mutating func waysOtherwise(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, !state.focus.ways.isEmpty,
      let draft = state.focus.waysDraft
    else { return nil }
    if request.asksWhatWithout {
      let isFree = state.focus.ways.contains(where: \.steps.isEmpty)
      return Reply(.explanation, [isFree ? .dropped : .nothingFree(draft.reading)])
    }
    guard request.supposesOtherValue else { return nil }
    let filling = try fill(draft, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    return try show(filling, keeping: state.focus.waysKept, turn)
  }
}

extension Request {
  /// "what if not?", "and if we don't?": what there is without any of the ways.
  fileprivate var asksWhatWithout: Bool {
    let words = Folding.words(text)
    return words.contains("if") && words.allSatisfy(Self.smallBesideNot.contains)
      && ["not", "dont", "didnt"].contains(where: words.contains)
  }

  private static let smallBesideNot: Set<String> = [
    "and", "so", "what", "if", "not", "we", "i", "you", "do", "dont", "didnt", "that", "then",
  ]

  /// "and if it were Thursday?", "what about Friday?", "and at 4?": another time or person.
  fileprivate var supposesOtherValue: Bool {
    guard hasValues, customers.isEmpty, services.isEmpty, bookingNumbers.isEmpty, left.isEmpty,
      recurrence == nil, setUp == nil
    else { return false }
    switch why {
    case .whatIf?, .whyNot?: return says("if") && says("it") && supposed?.isOfBusiness != true
    case nil: return namesOneOther
    default: return false
    }
  }
}

extension Supposition {
  /// Whether the business would change, and no booking.
  fileprivate var isOfBusiness: Bool { if case .changes = self { true } else { false } }
}
