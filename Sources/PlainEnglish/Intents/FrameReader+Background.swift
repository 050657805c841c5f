/// What somebody tells of themselves beside a wish: "a haircut Friday, I'm busy Thursday",
/// "Friday please, my last one was Monday".
extension FrameReader {
  /// Where the background of a wish begins that is whole before it: a service, wanted or with
  /// a time, and then, behind a break or a reason, a statement that asks for nothing.
  func backgroundStart(_ clause: Clause) -> Int? {
    guard !clause.isQuestion, clause.words.count > 4,
      parts.names.contains(where: { $0.mention.kind == .service })
    else { return nil }
    let first = clause.words.lowerBound
    // "my haircut on Friday", "the haircut on Friday" are booked.
    guard parts.words[first].classes.isDisjoint(with: .poss), !parts.words[first].is(.the) else {
      return nil
    }
    return clause.words.dropFirst(2).first { index in
      isApart(index) && tellsOfSelf(index..<clause.words.upperBound)
        && isWish(first..<index)
    }
  }

  private func isWish(_ words: Range<Int>) -> Bool {
    guard words.contains(where: { parts.nameKind(at: $0) == .service }) else { return false }
    let cues = parts.cues(parts.acts, in: words)
    guard !cues.contains(where: { $0.kind == .statement || $0.kind == .doNot }) else {
      return false
    }
    return words.contains { parts.timeOfWord[$0] >= 0 }
      || cues.contains { $0.kind == .want || $0.kind == .bookVerb }
  }

  /// Whether a part of the sentence of its own begins with a word.
  private func isApart(_ index: Int) -> Bool {
    parts.words[index].breakBefore != .none
      || Self.reasons.contains { parts.isWord(index - 1, $0) }
  }

  private static let reasons: [StaticString] = ["but", "because", "as", "since", "cos", "cause"]

  /// "I'm busy Thursday", "my last one was Monday", "I was in last week".
  private func tellsOfSelf(_ words: Range<Int>) -> Bool {
    guard let first = words.first, words.count > 2,
      Self.speakers.contains(where: { parts.isWord(first, $0) }),
      // "my last one was Monday" asks nothing, though "was it Monday" does.
      parts.cues(parts.acts, in: words).allSatisfy({
        $0.kind == .statement || $0.kind == .yesNoQuestion && $0.start > first
      })
    else { return false }
    return words.contains { Self.states.contains($0, parts) }
      && words.allSatisfy { index in
        let classes = parts.words[index].classes
        guard !classes.isDisjoint(with: [.can, .want, .stop]) else { return true }
        // "away until then"
        return parts.words[index].is(.then) && parts.isWord(index - 1, "until")
      }
      && !words.contains { parts.isWord($0, "name") || parts.isWord($0, "number") }
  }

  private static let speakers: [StaticString] = ["i", "im", "ive", "my", "we", "were", "weve"]

  private static let states: [StaticString] = [
    "am", "im", "was", "were", "are", "is", "had", "have", "came", "work", "fly", "live",
  ]
}

extension [StaticString] {
  /// Whether a word of a line is one of these.
  fileprivate func contains(_ index: Int, _ parts: LineParts) -> Bool {
    contains { parts.isWord(index, $0) }
  }
}
