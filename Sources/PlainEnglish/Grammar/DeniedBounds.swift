import CivilTime

/// What is ruled out within a longer stretch: "next week, Monday is no good", "not before 11 or
/// after 3".
extension PhraseScanner {
  /// Whether a weekday stands at a place of which it is said that it does not suit.
  func isRefusedDay(_ index: Int) -> Bool {
    var day = index
    while word(day) == .weekday, day - index <= 8 {
      if isRefused(day + 1) { return true }
      guard [.and, .or, .comma, .ampersand].contains(word(day + 1)) else { return false }
      day += 2
    }
    return false
  }

  /// The other side of a stretch of which one was denied: "not before 11 or after 3".
  func furtherDenied(_ index: Int, after draft: PhraseDraft) -> PhraseDraft? {
    guard case .bounded(let first, _)? = draft.clock,
      word(index) == .before && !first.isStart || word(index) == .after && first.isStart,
      deniesBound(in: draft.start..<draft.end)
    else { return nil }
    let bound: Bound = first.isStart ? .by : .from
    return boundElement(BoundMatch(bound: bound, end: index + 1), from: index, after: draft)
  }

  /// Whether a "before" or an "after" among some tokens is turned round by a "not".
  private func deniesBound(in range: Range<Int>) -> Bool {
    range.contains { index in
      switch word(index) {
      case .before: word(index - 1) == .not || turned(.before, at: index) != .before
      case .after: word(index - 1) == .not || turned(.after, at: index) != .after
      default: false
      }
    }
  }
}
