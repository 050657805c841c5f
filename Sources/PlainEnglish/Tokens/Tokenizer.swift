/// Cuts a line into words, numbers and symbols and looks each word up.
///
/// Works on bytes; a word ends where a digit begins ("3pm" is two tokens), and
/// apostrophes do not part words ("o'clock", "Friday's").
///
/// - Complexity: Linear in the length of the line.
public enum Tokenizer {
  /// The tokens of a line.
  public static func tokenize(_ text: String) -> TokenizedLine {
    tokenize(bytes: Array(text.utf8))
  }

  /// The tokens of a line given as UTF-8; bytes that are no UTF-8 count as
  /// letters.
  public static func tokenize(bytes: [UInt8]) -> TokenizedLine {
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 4 + 4)
    // A stray byte of another encoding may fold to two letters ("æ").
    let folded = [UInt8](unsafeUninitializedCapacity: 2 * bytes.count) { folded, count in
      bytes.withUnsafeBufferPointer { input in
        var scanner = TokenScanner(line: bytes, bytes: input, folded: folded)
        swap(&scanner.tokens, &tokens)
        scanner.run()
        if scanner.mayHaveThursday { scanner.readShortThursday() }
        swap(&scanner.tokens, &tokens)
        count = scanner.count
      }
    }
    return TokenizedLine(bytes: bytes, folded: folded, tokens: tokens)
  }
}

/// Reads and writes through pointers, as it sees each byte of each line.
struct TokenScanner {
  let line: [UInt8]
  let bytes: UnsafeBufferPointer<UInt8>
  let lexicon = Lexicon.english.table
  let folded: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes of `folded` are written.
  var count = 0
  var tokens: [Token] = []
  var isSpaced = true
  /// Whether a "th" stands by itself, and behind no figure.
  private(set) var mayHaveThursday = false

  init(
    line: [UInt8], bytes: UnsafeBufferPointer<UInt8>, folded: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.line = line
    self.bytes = bytes
    self.folded = folded
  }

  @inline(__always)
  private mutating func fold(_ byte: UInt8) {
    folded.initializeElement(at: count, to: byte)
    count += 1
  }

  /// The folded bytes from one on.
  @inline(__always)
  func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: folded[range])
  }

  /// Folds a character beyond ASCII and returns the index behind it.
  private mutating func foldWide(at index: Int) -> Int {
    var result: [UInt8] = []
    let end = Folding.append(line, at: index, to: &result)
    for byte in result { fold(byte) }
    return end
  }

  mutating func run() {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch ByteClass.of(byte) {
      case .blank:
        isSpaced = true
        index += 1
      case .digit:
        index = numeralWord(at: index) ?? number(at: index)
      case .letter:
        index = beforeSign(at: index) ?? word(at: index)
      case .wide:
        index = wide(at: index)
      case .symbol:
        symbol(Self.symbols(byte), from: index, to: index + 1)
        index += 1
      }
    }
  }

  private mutating func number(at start: Int) -> Int {
    var index = start
    var value = 0
    let foldedStart = count
    var hash = WordHash.seed
    while index < bytes.count, ByteClass.of(bytes[index]) == .digit {
      if value < 100_000_000 { value = value * 10 + Int(bytes[index] - 48) }
      fold(bytes[index])
      hash = WordHash.step(hash, bytes[index])
      index += 1
    }
    tokens.append(
      Token(
        kind: .number, word: .unknown, traits: isSpaced ? .spaced : [],
        digits: UInt8(clamping: index - start), value: Int32(value), start: Int32(start),
        end: Int32(index), foldedStart: Int32(foldedStart), foldedEnd: Int32(count),
        hash: hash))
    isSpaced = false
    return index
  }

  /// Reads a word: letters, and apostrophes between letters.
  private mutating func word(at start: Int) -> Int {
    var index = start
    let foldedStart = count
    var traits: Token.Traits = isSpaced ? .spaced : []
    if bytes[start] >= 0x41 && bytes[start] <= 0x5A { traits.insert(.capital) }
    scan: while index < bytes.count {
      switch ByteClass.of(bytes[index]) {
      case .letter:
        fold(bytes[index] | 0x20)
        index += 1
      case .wide:
        let (scalar, length) = Folding.scalar(line, at: index)
        if Self.isApostrophe(scalar) {
          guard isLetter(at: index + length) else { break scan }
          if isPossessive(at: index + length) { traits.insert(.possessive) }
          index += length
        } else if Self.symbol(of: scalar) != nil || Self.isBlank(scalar) {
          break scan
        } else {
          index = foldWide(at: index)
        }
      case .symbol:
        guard bytes[index] == 0x27, isLetter(at: index + 1) else { break scan }
        if isPossessive(at: index + 1) { traits.insert(.possessive) }
        index += 1
      case .digit, .blank:
        break scan
      }
    }
    finishWord(from: start, to: index, foldedStart: foldedStart, traits: traits)
    return index
  }

  private mutating func finishWord(
    from start: Int, to end: Int, foldedStart: Int, traits: Token.Traits
  ) {
    let slice = part(foldedStart..<count)
    var token = Token(
      kind: .word, word: .unknown, traits: traits, digits: 0, value: 0, start: Int32(start),
      end: Int32(end), foldedStart: Int32(foldedStart), foldedEnd: Int32(count),
      hash: WordHash.hash(slice))
    isSpaced = false
    if let entry = lexicon.value(hash: token.hash, slice),
      // "we'd" is no Wednesday: the apostrophe of a day stands before an s.
      entry.word != .weekday || end - start == slice.count || traits.contains(.possessive)
    {
      token.word = entry.word
      token.value = entry.value
      token.traits.formUnion(entry.traits)
      if entry.word == .ordinalEnding, slice[0] == UInt8(ascii: "t"), tokens.last?.kind != .number {
        mayHaveThursday = true
      }
      // "Friday's" is one Friday's.
      if token.traits.contains(.possessive) { token.traits.remove(.plural) }
      tokens.append(token)
      return
    }
    if slice.count >= 5, end - start == slice.count,
      splitJoined(token)
        || slice.count >= 8 && (splitDayBehind(token) || splitPartBehind(token))
    {
      return
    }
    if splitApproximate(token) { return }
    if let entry = Spelling.lexiconEntry(near: slice) {
      token.word = entry.word
      token.value = entry.value
      token.traits.formUnion(entry.traits)
      token.traits.insert(.misspelled)
    }
    tokens.append(token)
  }

  /// Cuts a word whose blank was left out ("nextweek", "onMonday") in two.
  private mutating func splitJoined(_ token: Token) -> Bool {
    let start = Int(token.foldedStart)
    let end = Int(token.foldedEnd)
    for length in [2, 4, 5] where end - start - length >= 3 {
      let head = part(start..<start + length)
      let headHash = WordHash.hash(head)
      guard let first = lexicon.value(hash: headHash, head),
        first.word.isHeadOfJoined || !token.isSpaced && first.word.isEndOfFigure
      else { continue }
      let tail = part(start + length..<end)
      let tailHash = WordHash.hash(tail)
      guard let second = lexicon.value(hash: tailHash, tail), second.word.isTailOfJoined else {
        continue
      }
      append(token, cutAt: length, as: (first, headHash), and: (second, tailHash))
      return true
    }
    return false
  }

  /// Two words of one token, cut so many letters behind its start.
  mutating func append(
    _ token: Token, cutAt length: Int, as first: (entry: Lexicon.Entry, hash: UInt32),
    and second: (entry: Lexicon.Entry, hash: UInt32)
  ) {
    var left = token
    left.end = token.start + Int32(length)
    left.foldedEnd = token.foldedStart + Int32(length)
    left.word = first.entry.word
    left.value = first.entry.value
    left.hash = first.hash
    var right = token
    right.start = left.end
    right.foldedStart = left.foldedEnd
    right.word = second.entry.word
    right.value = second.entry.value
    right.traits = second.entry.traits.union(.spaced)
    right.hash = second.hash
    tokens.append(left)
    tokens.append(right)
  }

  /// Cuts a day off what hangs on behind it: "fridaynextweek", "tomorrowat" before a figure.
  private mutating func splitDayBehind(_ token: Token) -> Bool {
    let start = Int(token.foldedStart)
    let end = Int(token.foldedEnd)
    for tail in [2, 8] where end - start - tail >= 6 {
      let rest = part(end - tail..<end)
      guard rest[rest.count - 1] == (tail == 2 ? UInt8(ascii: "t") : UInt8(ascii: "k")),
        rest[0] == (tail == 2 ? UInt8(ascii: "a") : UInt8(ascii: "n"))
      else { continue }
      let head = part(start..<end - tail)
      let hash = WordHash.hash(head)
      guard let day = lexicon.value(hash: hash, head),
        day.word == .weekday || day.word == .relativeDay
      else { continue }
      var left = token
      left.end -= Int32(tail)
      left.foldedEnd -= Int32(tail)
      left.word = day.word
      left.value = day.value
      left.hash = hash
      tokens.append(left)
      var right = token
      right.start = left.end
      right.foldedStart = left.foldedEnd
      right.traits = .spaced
      if tail == 8 {
        if splitJoined(right) { return true }
      } else {
        right.word = .at
        right.hash = WordHash.hash(rest)
        tokens.append(right)
        return true
      }
      tokens.removeLast()
    }
    return false
  }

  /// Cuts the end off a spelled hour that is none to the minute ("threeish").
  private mutating func splitApproximate(_ token: Token) -> Bool {
    let slice = part(Int(token.foldedStart)..<Int(token.foldedEnd))
    let length = slice.count - 3
    guard length >= 3, slice[length] == UInt8(ascii: "i"), slice[length + 1] == UInt8(ascii: "s"),
      slice[length + 2] == UInt8(ascii: "h"), Int(token.end - token.start) == slice.count
    else { return false }
    let stem = UnsafeBufferPointer(rebasing: slice[..<length])
    let stemHash = WordHash.hash(stem)
    guard let hour = lexicon.value(hash: stemHash, stem), hour.word == .cardinal else {
      return false
    }
    var head = token
    head.end -= 3
    head.foldedEnd -= 3
    head.word = hour.word
    head.value = hour.value
    head.hash = stemHash
    var tail = token
    tail.start = head.end
    tail.foldedStart = head.foldedEnd
    tail.traits = []
    tail.word = .ish
    tail.hash = WordHash.hash(UnsafeBufferPointer(rebasing: slice[length...]))
    tokens.append(head)
    tokens.append(tail)
    return true
  }

  /// "b4" for "before", "b/w" for "between".
  private mutating func beforeSign(at start: Int) -> Int? {
    guard isSpaced, bytes[start] | 0x20 == UInt8(ascii: "b"), start + 2 < bytes.count else {
      return nil
    }
    let length: Int
    switch bytes[start + 1] {
    case UInt8(ascii: "4"): length = 2
    case UInt8(ascii: "/") where bytes[start + 2] | 0x20 == UInt8(ascii: "w"): length = 3
    default: return nil
    }
    guard start + length < bytes.count, ByteClass.of(bytes[start + length]) == .blank else {
      return nil
    }
    let foldedStart = count
    for byte in bytes[start..<start + length] { fold(byte | 0x20) }
    finishWord(from: start, to: start + length, foldedStart: foldedStart, traits: .spaced)
    return start + length
  }

  /// A word in which a figure stands for a syllable: "2moro", "2nite".
  private mutating func numeralWord(at start: Int) -> Int? {
    guard isSpaced, bytes[start] == UInt8(ascii: "2"), start + 1 < bytes.count,
      ByteClass.of(bytes[start + 1]) == .letter
    else { return nil }
    var end = start + 1
    while end < bytes.count, end - start < 10, ByteClass.of(bytes[end]) == .letter { end += 1 }
    let foldedStart = count
    fold(bytes[start])
    for byte in bytes[start + 1..<end] { fold(byte | 0x20) }
    let slice = part(foldedStart..<count)
    let hash = WordHash.hash(slice)
    guard let entry = lexicon.value(hash: hash, slice) else {
      count = foldedStart
      return nil
    }
    tokens.append(
      Token(
        kind: .word, word: entry.word, traits: entry.traits.union(.spaced), digits: 0,
        value: entry.value, start: Int32(start), end: Int32(end),
        foldedStart: Int32(foldedStart), foldedEnd: Int32(count), hash: hash))
    isSpaced = false
    return end
  }

  /// A character beyond ASCII: a blank, a symbol, or the start of a word.
  private mutating func wide(at start: Int) -> Int {
    let (scalar, length) = Folding.scalar(line, at: start)
    if Self.isBlank(scalar) {
      isSpaced = true
      return start + length
    }
    if let word = Self.symbol(of: scalar) {
      symbol(word, from: start, to: start + length)
      return start + length
    }
    if Self.isApostrophe(scalar) {
      symbol(.quote, from: start, to: start + length)
      return start + length
    }
    if let fraction = Self.fraction(of: scalar) {
      symbol(fraction.word, from: start, to: start + length, value: fraction.value)
      return start + length
    }
    return word(at: start)
  }

  private mutating func symbol(
    _ word: Word, from start: Int, to end: Int, value: Int32 = 0
  ) {
    let at = Int32(count)
    tokens.append(
      Token(
        kind: .symbol, word: word, traits: isSpaced ? .spaced : [], digits: 0, value: value,
        start: Int32(start), end: Int32(end), foldedStart: at, foldedEnd: at, hash: 0))
    isSpaced = false
  }

  private func isLetter(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let kind = ByteClass.of(bytes[index])
    return kind == .letter || kind == .wide
  }

  /// Whether a word ends in an s at `index`: "Friday's".
  private func isPossessive(at index: Int) -> Bool {
    guard bytes[index] | 0x20 == 0x73 else { return false }
    return !isLetter(at: index + 1)
  }

  private static func isApostrophe(_ scalar: UInt32) -> Bool {
    scalar == 0x2019 || scalar == 0x2018 || scalar == 0x02BC
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// The words for ½, ¼ and ¾; how many quarters.
  private static func fraction(of scalar: UInt32) -> (word: Word, value: Int32)? {
    switch scalar {
    case 0xBD: (.half, 0)
    case 0xBC: (.quarter, 1)
    case 0xBE: (.quarter, 3)
    default: nil
    }
  }

  private static func symbol(of scalar: UInt32) -> Word? {
    switch scalar {
    case 0x2010...0x2015, 0x2212, 0x2192: .dash
    case 0x201C...0x201F, 0xAB, 0xBB: .quote
    case 0x2026, 0x2022, 0xA1, 0xBF, 0xB7, 0x3001, 0x3002: .otherSymbol
    case 0xA3, 0x20AC, 0xA5, 0x20B9: .dollar
    default: nil
    }
  }

  private static func symbols(_ byte: UInt8) -> Word {
    switch byte {
    case 0x3A: .colon
    case 0x2C: .comma
    case 0x2E: .period
    case 0x2F: .slash
    case 0x2D: .dash
    case 0x3F: .question
    case 0x21: .exclamation
    case 0x3B: .semicolon
    case 0x28, 0x5B: .openParenthesis
    case 0x29, 0x5D: .closeParenthesis
    case 0x40: .at
    case 0x23: .hash
    case 0x26: .ampersand
    case 0x2B: .plus
    case 0x24: .dollar
    case 0x7E: .tilde
    case 0x22, 0x27, 0x60: .quote
    case 0x5F: .underscore
    case 0x25: .percent
    default: .otherSymbol
    }
  }
}

extension Word {
  /// Whether the blank behind it is often left out: "nextweek".
  fileprivate var isHeadOfJoined: Bool {
    switch self {
    case .on, .next, .this, .at, .last, .every, .in, .by: true
    default: false
    }
  }

  /// Whether it hangs on to a figure, and what comes next may hang on to it: "5pmMonday".
  fileprivate var isEndOfFigure: Bool { self == .ordinalEnding || self == .meridiem }

  /// Whether it can stand behind such a word.
  fileprivate var isTailOfJoined: Bool {
    switch self {
    case .weekday, .month, .unit, .part, .relativeDay, .other: true
    default: false
    }
  }
}

/// What a byte can be part of.
enum ByteClass {
  case blank
  case digit
  case letter
  case wide
  case symbol

  @inline(__always)
  static func of(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x30...0x39: .digit
    case 0...0x20, 0x7F: .blank
    case 0x80...: .wide
    default: .symbol
    }
  }
}
