/// Question words that are written with a slip: "wyh this one", "why nto 4pm", "wht if".
///
/// They are short, and nearly every short word is near another: so they are looked for
/// where a question begins, and in front of a word that goes on with one.
enum QuestionSpelling {
  private static let why: StaticString = "why"
  private static let others: [StaticString] = ["what", "how"]

  /// Gives the misspelt question words of a line the numbers of those that are meant.
  static func mend(_ words: inout [CueWord], _ line: TokenizedLine, _ index: CueIndex) {
    var start = 0
    while start < words.count, isLead(words[start]) { start += 1 }
    // Of most lines the words that could be meant for them are known.
    guard start < words.count,
      words[start].id == 0 || start + 1 < words.count && words[start + 1].id == 0
    else { return }
    let whyID = why.withUTF8Buffer { index.lexicon.id($0) }
    let whatID = others[0].withUTF8Buffer { index.lexicon.id($0) }
    if words[start].id == 0, isPlain(words[start], line, isFirst: start == 0) {
      let target =
        isWritten(words[start], line, for: why) && mayFollowWhy(start + 1, words, line)
        ? why
        : others.first { isWritten(words[start], line, for: $0) }.flatMap { target in
          mayFollow(start + 1, words, line) ? target : nil
        }
      if let target { set(&words[start], target, index) }
    }
    let next = start + 1
    guard next < words.count, words[next].id == 0, words[next].breakBefore == .none,
      isPlain(words[next], line, isFirst: false)
    else { return }
    if words[start].id == whyID, isWritten(words[next], line, for: "not") {
      set(&words[next], "not", index)
    } else if words[start].id == whatID, isWritten(words[next], line, for: "if") {
      set(&words[next], "if", index)
    }
  }

  /// "and", "but", "ok": what a question may begin behind.
  private static func isLead(_ word: CueWord) -> Bool {
    word.isJoint || !word.classes.isDisjoint(with: [.stop, .polite])
  }

  /// Whether a word is none of a name's, as far as can be told.
  private static func isPlain(_ word: CueWord, _ line: TokenizedLine, isFirst: Bool) -> Bool {
    let token = line.tokens[Int(word.token)]
    return token.kind == .word && token.word == .unknown && !word.isPossessive
      && !word.isNumber && (isFirst || !word.isCapitalised)
  }

  /// What "why" can stand before: nearly all, but for a further word that nobody knows.
  private static func mayFollowWhy(
    _ next: Int, _ words: [CueWord], _ line: TokenizedLine
  ) -> Bool {
    guard next < words.count, words[next].breakBefore == .none else { return true }
    let word = words[next]
    return !word.isUnknown || word.isNumber || word.isCapitalised
      || line.tokens[Int(word.token)].word != .unknown || isWritten(word, line, for: "not")
  }

  /// What goes on with "what" and "how": a small word.
  private static func mayFollow(
    _ next: Int, _ words: [CueWord], _ line: TokenizedLine
  ) -> Bool {
    guard next < words.count, words[next].breakBefore == .none else { return false }
    let word = words[next]
    let verbs: [StaticString] = ["did", "do", "does", "about", "come"]
    return word.is(.if) || isWritten(word, line, for: "if")
      || verbs.contains { line.isWord(line.tokens[Int(word.token)], $0) }
      || !word.classes.isDisjoint(with: [.be, .can, .person, .pronoun, .determiner])
  }

  /// Whether a word is another with a slip in it: a letter left out, doubled or exchanged
  /// with the next, or a key beside the right one, the first letter apart.
  private static func isWritten(
    _ word: CueWord, _ line: TokenizedLine, for target: StaticString
  ) -> Bool {
    // As it sounds: "whi".
    let written = line.foldedBytes(line.tokens[Int(word.token)]).map {
      $0 == UInt8(ascii: "i") && target.bytes.last == UInt8(ascii: "y") ? UInt8(ascii: "y") : $0
    }
    guard written.count > 1, abs(written.count - target.utf8CodeUnitCount) <= 1 else {
      return false
    }
    return target.withUTF8Buffer { bytes in
      guard let first = written.first,
        first == bytes[0] || first == bytes[1] && written.dropFirst().first == bytes[0]
      else { return false }
      let letters = SuggestedWords.letters(of: written)
      let wanted = SuggestedWords.letters(of: bytes)
      // A letter that is quite another, or one too many, makes another word.
      if written.count > bytes.count, letters != wanted { return false }
      return written.withUnsafeBufferPointer { written in
        guard let cost = NameDistance.cost(from: written, to: bytes, limit: NameDistance.slip)
        else { return false }
        return cost < NameDistance.slip || written.count != bytes.count || letters == wanted
      }
    }
  }

  private static func set(_ word: inout CueWord, _ target: StaticString, _ index: CueIndex) {
    word.become(target.withUTF8Buffer { index.lexicon.id($0) }, index)
  }
}
