import CivilTime

/// Something read from a token on, and the index behind it.
struct Match<Value> {
  var value: Value
  var end: Int
}

/// The tokens of a line with the rules of the grammar, which are its
/// extensions, a family a file.
///
/// A rule is a function from the index of a token to a ``Match`` or nil; none
/// looks further than the phrase that it reads, so that reading a line is
/// linear in its length.
struct PhraseScanner {
  let line: TokenizedLine
  let tokens: [Token]
  let order: DeskLocale.DateOrder
  let expecting: Expectation?

  /// The first verb that moves something, and the first that changes it; the
  /// number of tokens if there is none.
  let firstMove: Int
  let firstChange: Int

  /// How many dates deep a date is being read ("the day after the week
  /// after …"); a deeper one is not looked for.
  private var depth = 0

  init(_ line: TokenizedLine, in context: ReadingContext) {
    self.line = line
    tokens = line.tokens
    order = context.locale.order
    expecting = context.expecting
    func first(_ word: Word) -> Int {
      guard line.says.contains(word) else { return line.tokens.count }
      return line.tokens.firstIndex { $0.word == word && !$0.traits.contains(.name) }
        ?? line.tokens.count
    }
    let moves = first(.move)
    firstChange = min(moves, first(.change))
    firstMove = min(moves, Self.movedAt(firstChange, in: line) ?? moves)
  }

  /// "it needs to be moved to the 9th": where the verb that changes something moves it.
  private static func movedAt(_ index: Int, in line: TokenizedLine) -> Int? {
    guard index > 0, index < line.tokens.count, line.isWord(line.tokens[index - 1], "be") else {
      return nil
    }
    let token = line.tokens[index]
    return line.isWord(token, "moved") || line.isWord(token, "rescheduled") ? index : nil
  }

  /// A date that another one counts from, nested three deep at most.
  func anchor(_ index: Int) -> DateMatch? {
    guard depth < 3 else { return nil }
    var inner = self
    inner.depth += 1
    guard let match = inner.date(index) else { return nil }
    guard case .weekday(_, .bare) = match.date, match.rule == .weekday else { return match }
    // "the week of Monday 14 December"
    let next = word(match.end) == .comma ? match.end + 1 : match.end
    guard isNumber(next) || word(next) == .the || word(next) == .month,
      let day = inner.date(next), day.rule == .monthDay || day.rule == .numericDate,
      let both = DateJoining.join(match.date, day.date)
    else { return match }
    return DateMatch(date: both, end: day.end, rule: day.rule)
  }

  /// Whether an index is one of a token: a single comparison, as rules ask all the time.
  @inline(__always)
  private func holds(_ index: Int) -> Bool {
    UInt(bitPattern: index) < UInt(bitPattern: tokens.count)
  }

  /// The token at an index; a symbol without a meaning outside the line.
  @inline(__always)
  func token(_ index: Int) -> Token {
    holds(index) ? tokens[index] : .end
  }

  /// What the token at an index is.
  @inline(__always)
  func word(_ index: Int) -> Word {
    holds(index) && !tokens[index].traits.contains(.name) ? tokens[index].word : .unknown
  }

  /// Whether the token at an index is a number.
  @inline(__always)
  func isNumber(_ index: Int) -> Bool { holds(index) && tokens[index].kind == .number }

  /// Whether the token at an index is this folded word.
  @inline(__always)
  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    let token = token(index)
    return token.kind == .word && line.isWord(token, text)
  }

  /// Whether the token at an index is one of these folded words.
  func isWord(_ index: Int, in texts: [StaticString]) -> Bool {
    let token = token(index)
    guard token.kind == .word else { return false }
    for text in texts where line.isWord(token, text) { return true }
    return false
  }

  /// Whether a token follows the one before it without a blank.
  func isGlued(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && !tokens[index].isSpaced
  }

  /// Whether the line ends here, or a sentence does.
  func isEnd(_ index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return true }
    switch tokens[index].word {
    case .period, .question, .exclamation, .semicolon, .comma, .closeParenthesis, .colon,
      .polite, .verb, .aside, .instead:
      return true
    default: return false
    }
  }

  /// Whether a number stands free, not as a part of a code, a price or a
  /// longer figure.
  func isFreeNumber(_ index: Int) -> Bool {
    guard isNumber(index) else { return false }
    guard isGlued(index) else {
      return !(word(index - 1) == .dollar || word(index - 1) == .hash)
    }
    switch token(index - 1).kind {
    case .number: return true
    case .word:
      if isWord(index - 1, "t"), isNumber(index - 2) { return true }
      // "tomorro2": a slip of the finger, where no clock time is said.
      if word(index - 1) == .relativeDay || token(index - 1).traits.contains(.misspelled) {
        return isClockStart(index)
      }
      return word(index - 1) != .unknown && word(index - 1) != .a
    case .symbol:
      switch word(index - 1) {
      case .openParenthesis, .quote, .tilde, .comma, .at, .dash, .slash, .plus:
        return true
      case .semicolon: return !isNumber(index - 2)
      case .colon: return !isNumber(index - 2)
      case .period: return !isNumber(index - 2)
      default: return false
      }
    }
  }
}
