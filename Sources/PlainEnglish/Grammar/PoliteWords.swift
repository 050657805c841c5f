import CivilTime

/// Words of time that say nothing about when: "thanks, that's all for today",
/// "Now, can you book …".
extension PhraseScanner {
  /// Drops phrases that are mere manners of speaking.
  func dropPoliteWords(_ phrases: inout [TimePhrase], hasRecurrence: Bool) {
    guard phrases.contains(where: { $0.expression.isLoose }) else { return }
    let hasOther = hasRecurrence || phrases.contains { !$0.expression.isNow }
    phrases.removeAll { phrase in
      guard phrase.expression.isLoose else { return false }
      if phrase.expression.isNow {
        return hasOther || !isNowMeant(phrase) || isFarewell(phrase)
      }
      return isFarewell(phrase)
    }
  }

  /// Drops times within a title that a thing is given: 'rename it "Monday blues"'.
  func dropTitles(_ phrases: inout [TimePhrase]) {
    phrases.removeAll { phrase in
      for before in stride(
        from: phrase.tokens.lowerBound, through: max(0, phrase.tokens.lowerBound - 6), by: -1)
      where word(before) == .quote {
        var verb = before - 1
        while isWord(verb, in: ["it", "to", "as", "that", "this"]) { verb -= 1 }
        return isWord(verb, in: Self.namingVerbs)
      }
      return false
    }
  }

  private static let namingVerbs: [StaticString] = [
    "rename", "renamed", "called", "titled", "entitled", "call", "name", "named", "title",
  ]

  /// Whether "now" tells when something is to be.
  private func isNowMeant(_ phrase: TimePhrase) -> Bool {
    let start = phrase.tokens.lowerBound
    if tokens.count <= phrase.tokens.count + 1 { return true }
    if word(start) == .starting || word(start) == .from || word(start) == .for { return false }
    guard start > 0, word(start - 1) != .for, word(start - 1) != .not, word(start - 1) != .no,
      word(start - 1) != .comma, isEnd(phrase.tokens.upperBound),
      word(phrase.tokens.upperBound) != .verb, !isTalkBefore(now: start)
    else { return false }
    let sentence = sentence(around: phrase.tokens)
    return !tokens[sentence.lowerBound..<start].contains {
      $0.word == .negation || $0.word == .not || line.isWord($0, "nothing")
        || line.isWord($0, "ok") || line.isWord($0, "okay")
    }
  }

  /// Whether "now" only urges or goes on: "go ahead now", "Now, what is …", "the
  /// one I want now", "in another city now, near Rome".
  private func isTalkBefore(now index: Int) -> Bool {
    if isWord(index - 1, in: ["go", "ahead", "proceed", "want", "continue"]) { return true }
    guard word(index + 1) == .comma else { return false }
    return !isWord(index - 1, in: ["is", "be", "right", "it", "open", "free"])
  }

  /// Whether a sentence is a leave-taking, and the word only ends it.
  private func isFarewell(_ phrase: TimePhrase) -> Bool {
    let start = phrase.tokens.lowerBound
    let clause = clause(before: start)
    for index in clause {
      if isWord(index, in: ["thank", "thanks", "helping", "done", "appreciate"]) { return true }
      if isWord(index, in: ["help", "assistance", "service", "services", "patience", "time"]),
        isWord(index - 1, in: ["your", "the"])
      {
        return true
      }
      if word(index) == .all || isWord(index, in: ["it", "everything", "nothing"]),
        isSaid(index, from: clause.lowerBound)
      {
        return true
      }
      if isWord(index, in: ["good", "okay", "ok", "set", "fine", "great"]),
        start - index <= 2, isWord(index - 1, in: ["im", "am", "thats", "all", "is", "be"])
      {
        return true
      }
    }
    return false
  }

  /// "that's all", "that will be it", "that was everything".
  private func isSaid(_ index: Int, from start: Int) -> Bool {
    var before = index - 1
    while before >= start {
      if isWord(before, in: ["thats", "that", "thatll"]) { return true }
      guard
        word(before) == .verb || isWord(before, in: ["is", "was", "be", "takes", "care"])
          || word(before) == .of
      else { return false }
      before -= 1
    }
    return false
  }

  /// The tokens before one, back to the last comma or full stop, two dozen at
  /// most.
  func clause(before index: Int) -> Range<Int> {
    var start = index
    while start > max(0, index - 24) {
      switch word(start - 1) {
      case .comma, .period, .question, .exclamation, .semicolon:
        return start..<index
      default: start -= 1
      }
    }
    return start..<index
  }

  /// The sentence that some tokens lie in.
  private func sentence(around range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > max(0, range.lowerBound - 40), word(start - 1) != .period,
      word(start - 1) != .question,
      word(start - 1) != .exclamation
    {
      start -= 1
    }
    return start..<range.upperBound
  }
}

extension TimeExpression {
  fileprivate var isNow: Bool {
    if case .now = self { return true }
    return false
  }

  /// "now" and "today" without a clock time.
  fileprivate var isLoose: Bool {
    switch self {
    case .now, .on(.relative(0)?, nil): true
    default: false
    }
  }
}
