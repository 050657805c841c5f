/// How many are to come: "a haircut for two on Friday".
enum PartySizes {
  /// Adds the tokens of spelled numbers that count people, which no rule may take for
  /// an hour.
  ///
  /// "for two" is a party where something to book was named before it and no
  /// verb moves that; figures ("for 2") may be an hour.
  static func append(
    of words: [CueWord], _ line: TokenizedLine, to found: inout [Range<Int>]
  ) {
    let mayBeCrossed = mayCross(line)
    for index in words.indices {
      let word = words[index]
      if word.isNumber {
        guard mayBeCrossed, let side = crossed(index, words, line) else { continue }
        let low = min(index, side)
        let high = max(index, side)
        found.append(Int(words[low].token)..<Int(words[high].lastToken) + 1)
      } else if index > 0, words[index - 1].is(.for), isCount(index, words, line),
        isOfThing(index, words)
      {
        found.append(Int(word.token)..<Int(word.lastToken) + 1)
      }
    }
  }

  /// Whether something to book was named in the clause before a word, and no verb that
  /// moves it.
  private static func isOfThing(_ index: Int, _ words: [CueWord]) -> Bool {
    var hasThing = false
    var place = index
    while place >= 0 {
      let word = words[place]
      if !word.classes.isDisjoint(with: [.move, .change]) || word.isMaking { return false }
      hasThing = hasThing || !word.classes.isDisjoint(with: [.event, .desk])
      if word.breakBefore >= .clause { break }
      place -= 1
    }
    return hasThing
  }

  /// Where the sign stands that makes a number a count: "haircut x3", "3x haircut".
  ///
  /// "3x a week" says how often.
  static func crossed(_ index: Int, _ words: [CueWord], _ line: TokenizedLine) -> Int? {
    guard words[index].isNumber, (2...20).contains(line.tokens[Int(words[index].token)].number)
    else { return nil }
    guard let side = [index - 1, index + 1].first(where: { isCross($0, words, line) }) else {
      return nil
    }
    func says(_ index: Int, _ texts: [StaticString]) -> Bool {
      let token = line.tokens[Int(words[index].token)]
      return texts.contains { line.isWord(token, $0) }
    }
    let next = max(index, side) + 1
    if words.indices.contains(next), says(next, ["a", "per"]) { return nil }
    // "daily at 3am 10x" is how often.
    let often: [StaticString] = ["each", "every", "weekly", "daily", "monthly", "yearly"]
    return words.indices.contains { says($0, often) } ? nil : side
  }

  /// Whether the sign that multiplies may stand in a line.
  static func mayCross(_ line: TokenizedLine) -> Bool {
    line.mayHave("x") || line.says.contains(.otherSymbol)
  }

  private static func isCross(_ index: Int, _ words: [CueWord], _ line: TokenizedLine) -> Bool {
    guard words.indices.contains(index) else { return false }
    let token = line.tokens[Int(words[index].token)]
    return line.isWord(token, "x") || token.kind == .symbol && line.text(token.span) == "×"
  }

  private static func isCount(
    _ index: Int, _ words: [CueWord], _ line: TokenizedLine
  ) -> Bool {
    let word = words[index]
    guard !word.isNumber, line.tokens[Int(word.token)].word == .cardinal else { return false }
    let next = line.token(Int(word.lastToken) + 1)
    switch next.word {
    case .unit, .oclock, .meridiem, .cardinal, .part, .colon, .slash, .ordinal, .month, .or, .to:
      return false
    // "for six Fridays" is how often.
    case .weekday: return !next.traits.contains(.plural)
    case .in: return !isPartOfDay(after: Int(word.lastToken) + 1, line)
    case .and, .dash: return !isOfLength(Int(word.lastToken) + 1, line)
    default: return next.kind != .number
    }
  }

  /// "for one and a half hours", "for twenty-five minutes" say how long.
  private static func isOfLength(_ joint: Int, _ line: TokenizedLine) -> Bool {
    let next = line.token(joint + 1)
    if line.token(joint).word == .dash { return next.word == .cardinal && !next.isSpaced }
    let part = next.word == .a ? line.token(joint + 2) : next
    return part.word == .half || part.word == .quarter
      || next.word == .cardinal && line.token(joint + 2).word == .quarter
  }

  /// "for one in the afternoon" is an hour.
  private static func isPartOfDay(after token: Int, _ line: TokenizedLine) -> Bool {
    let next = line.token(token + 1)
    return (next.word == .the ? line.token(token + 2) : next).word == .part
  }
}
