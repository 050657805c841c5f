/// A line as the cue tables see it: its words, brought to their plain form,
/// with the breaks between them.
struct CueLine {
  /// The words, in order.
  private(set) var words: [CueWord] = []

  /// Brings the tokens of a line to their plain form, but for some that no table
  /// has to see.
  init(_ line: TokenizedLine, index: CueIndex, without left: Range<Int>? = nil) {
    words.reserveCapacity(line.tokens.count + 8)
    line.folded.withUnsafeBufferPointer { append(line, folded: $0, index, without: left) }
    QuestionSpelling.mend(&words, line, index)
    expandIts(index, line)
  }

  private mutating func append(
    _ line: TokenizedLine, folded: UnsafeBufferPointer<UInt8>, _ index: CueIndex,
    without left: Range<Int>?
  ) {
    var next = CueWord.Break.none
    var position = 0
    while position < line.tokens.count {
      if let left, position == left.lowerBound {
        position = left.upperBound
        continue
      }
      let token = line.tokens[position]
      switch token.kind {
      case .symbol:
        let found = Self.breakMark(line, at: position)
        if found == .question, !words.isEmpty { words[words.count - 1].isAsked = true }
        if found.rawValue > next.rawValue { next = found }
        position += 1
      case .number:
        position = append(number: token, at: position, of: line, folded, index, after: next)
        next = .none
      case .word:
        append(word: token, at: position, folded, index, after: next)
        next = .none
        position += 1
      }
    }
  }

  private mutating func append(
    number token: Token, at position: Int, of line: TokenizedLine,
    _ folded: UnsafeBufferPointer<UInt8>, _ index: CueIndex, after mark: CueWord.Break
  ) -> Int {
    var word = CueWord(
      breakBefore: mark, token: Int32(position), lastToken: Int32(position), isNumber: true)
    var end = position + 1
    let suffix = line.token(end)
    if suffix.kind == .word, suffix.word == .ordinalEnding, !suffix.isSpaced {
      word.become(index.lexicon.id(folded.part(token.foldedStart, suffix.foldedEnd)), index)
      word.lastToken = Int32(end)
      end += 1
    } else {
      word.become(
        index.lexicon.id(hash: token.hash, folded.part(token.foldedStart, token.foldedEnd)), index)
    }
    words.append(word)
    return end
  }

  private mutating func append(
    word token: Token, at position: Int, _ folded: UnsafeBufferPointer<UInt8>, _ index: CueIndex,
    after mark: CueWord.Break
  ) {
    let bytes = folded.part(token.foldedStart, token.foldedEnd)
    var word = CueWord(
      breakBefore: mark, token: Int32(position), lastToken: Int32(position))
    word.isCapitalised = token.traits.contains(.capital)
    word.id = index.lexicon.id(hash: token.hash, bytes)
    if word.id == 0 { word.id = Self.squeezed(bytes, index) }
    if word.id == 0, token.word == .unknown, !word.isCapitalised || position == 0 {
      word.id = index.meant(by: bytes)
    }
    if word.id == 0, token.word == .except {
      // Misspelled too it leaves out a name as it leaves out a time.
      word.id = Self.except.withUTF8Buffer { index.lexicon.id($0) }
    }
    let hasApostrophe = Int(token.end - token.start) > bytes.count
    if word.id != 0, let written = index.writtenOut(word.id, hasApostrophe: hasApostrophe) {
      for id in written {
        word.become(id, index)
        words.append(word)
        word.breakBefore = .none
      }
      return
    }
    if token.traits.contains(.possessive) {
      word.isPossessive = true
      word.id = index.lexicon.id(folded.part(token.foldedStart, token.foldedEnd - 1))
    }
    word.become(word.id, index)
    words.append(word)
  }

  private static let except: StaticString = "except"

  /// The word that one with stretched letters stands for: "yesss", "sooo".
  private static func squeezed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: CueIndex
  ) -> CueLexicon.ID {
    guard bytes.count > 3, bytes.count < 32,
      (2..<bytes.count).contains(where: {
        bytes[$0] == bytes[$0 - 1] && bytes[$0] == bytes[$0 - 2]
      })
    else { return 0 }
    var short: [UInt8] = []
    for byte in bytes {
      let isThird = short.count > 1 && short.suffix(2).allSatisfy { $0 == byte }
      if !isThird { short.append(byte) }
    }
    let id = short.withUnsafeBufferPointer { index.lexicon.id($0) }
    guard id == 0 else { return id }
    var single: [UInt8] = []
    for byte in short where byte != single.last { single.append(byte) }
    return single.withUnsafeBufferPointer { index.lexicon.id($0) }
  }

  /// "its great" is written for "it's great" more often than not.
  private mutating func expandIts(_ index: CueIndex, _ line: TokenizedLine) {
    guard mayBeIts(line) else { return }
    var expanded: [CueWord] = []
    expanded.reserveCapacity(words.count + 4)
    for (position, word) in words.enumerated() {
      guard position + 1 < words.count, isShort(position) else {
        expanded.append(word)
        if position + 1 < words.count, isSubject(position, line) {
          expanded[expanded.count - 1].isPossessive = false
          var verb = word
          verb.become(CommonWord.is.rawValue, index)
          verb.breakBefore = .none
          verb.isCapitalised = false
          verb.isPossessive = false
          expanded.append(verb)
        }
        continue
      }
      for common in [CommonWord.it, .is] {
        var part = word
        part.become(common.rawValue, index)
        if common == .is { part.breakBefore = .none }
        expanded.append(part)
      }
    }
    words = expanded
  }

  /// Whether a word is to be written out so: of most lines none is an "its" or has
  /// an "'s".
  private func mayBeIts(_ line: TokenizedLine) -> Bool {
    for position in 0..<max(0, words.count - 1)
    where words[position].isPossessive || words[position].is(.its) {
      if isShort(position) || isSubject(position, line) { return true }
    }
    return false
  }

  /// Whether a name with an "'s" is what is spoken of: "Sam's off sick", and not
  /// "book Sam's back facial".
  private func isSubject(_ position: Int, _ line: TokenizedLine) -> Bool {
    guard words[position].isPossessive, words[position + 1].breakBefore == .none else {
      return false
    }
    // "the name's Joe"
    if line.isWord(line.tokens[Int(words[position].token)], "names") {
      return words[position + 1].isCapitalised
    }
    guard words[position + 1].isAbsence, opensClause(position) else { return false }
    guard position + 2 < words.count else { return true }
    let next = words[position + 2]
    if words[position + 1].is(.back), next.is(.to) { return false }
    return next.breakBefore != .none || next.isPreposition || next.isNumber || next.isAbsence
      || !next.classes.isDisjoint(with: [.stop, .polite])
      || line.tokens[Int(next.token)].word != .unknown
  }

  /// Whether nothing but a first name and small words stands before a word in its
  /// sentence.
  private func opensClause(_ position: Int) -> Bool {
    var start = position
    while start > 0, words[start].breakBefore == .none, words[start - 1].isUnknown,
      words[start - 1].isCapitalised
    {
      start -= 1
    }
    return start == 0 || words[start].breakBefore != .none
      || !words[start - 1].classes.isDisjoint(with: [.stop, .polite])
  }

  /// Whether "its" stands before what it may be said of: "its great".
  private func isShort(_ position: Int) -> Bool {
    guard words[position].is(.its) else { return false }
    let next = words[position + 1]
    return next.is(.not) || !next.classes.isDisjoint(with: [.good, .right, .wrong, .very])
  }

  /// What a symbol parts.
  private static func breakMark(_ line: TokenizedLine, at position: Int) -> CueWord.Break {
    let token = line.tokens[position]
    let next = line.token(position + 1)
    let isLast = position + 1 >= line.tokens.count
    switch token.word {
    case .comma: return .comma
    case .question: return .question
    case .exclamation: return .sentence
    case .semicolon: return .clause
    case .colon, .dash: return next.isSpaced || isLast ? .clause : .none
    case .openParenthesis, .closeParenthesis: return .comma
    case .period:
      let before = line.token(position - 1)
      if isLast { return .sentence }
      if next.kind == .symbol { return .sentence }
      if before.kind == .number, next.kind == .number, !next.isSpaced { return .none }
      if before.kind == .word, isAbbreviation(line, before) { return .none }
      return .sentence
    default: return .none
    }
  }

  /// Whether a word before a period is cut short: a title or one letter.
  private static func isAbbreviation(_ line: TokenizedLine, _ token: Token) -> Bool {
    let bytes = line.foldedBytes(token)
    if bytes.count == 1 { return true }
    for title in titles where bytes.elementsEqual(title.bytes) { return true }
    return false
  }

  private static let titles: [StaticString] = [
    "dr", "mr", "mrs", "ms", "st", "jr", "sr", "prof", "dds", "approx", "min", "mins", "vs", "hr",
    "max",
  ]
}

extension UnsafeBufferPointer {
  /// The elements between two offsets.
  @inline(__always)
  fileprivate func part(_ start: Int32, _ end: Int32) -> UnsafeBufferPointer {
    UnsafeBufferPointer(rebasing: self[Int(start)..<Int(end)])
  }
}
