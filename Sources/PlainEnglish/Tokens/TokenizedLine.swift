/// A line cut into tokens, with the folded bytes of its words.
public struct TokenizedLine: Sendable {
  /// The tokens, in order.
  public internal(set) var tokens: [Token]

  private let letters: Letters

  /// What of a line stays as it is: kept once, as all readers of a line have a copy of it.
  private final class Letters: Sendable {
    let bytes: [UInt8]
    let folded: [UInt8]
    let says: WordSet
    let shapes: WordShapes

    init(_ bytes: [UInt8], folded: [UInt8], says: WordSet, shapes: WordShapes) {
      self.bytes = bytes
      self.folded = folded
      self.says = says
      self.shapes = shapes
    }
  }

  init(bytes: [UInt8], folded: [UInt8], tokens: [Token]) {
    self.tokens = tokens
    var says = WordSet()
    var shapes = WordShapes()
    for token in tokens {
      says.insert(token.word)
      guard token.foldedEnd > token.foldedStart else { continue }
      let count = Int(token.foldedEnd - token.foldedStart)
      shapes.insert(folded[Int(token.foldedStart)], count: count)
    }
    letters = Letters(bytes, folded: folded, says: says, shapes: shapes)
  }

  /// The line's bytes, as typed.
  public var bytes: [UInt8] { letters.bytes }

  /// The folded bytes of all words, one after the other.
  public var folded: [UInt8] { letters.folded }

  /// The words of the date grammar among the tokens, as they were read first.
  var says: WordSet { letters.says }

  /// Whether a word may be among the folded ones: false where it is not; where it is
  /// true the tokens have to be looked at.
  @inline(__always)
  func mayHave(_ word: StaticString) -> Bool { letters.shapes.mayContain(word) }

  /// The token at an index; a symbol without a meaning beyond the last.
  func token(_ index: Int) -> Token {
    index >= 0 && index < tokens.count ? tokens[index] : .end
  }

  /// The bytes of a span as text.
  public func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[span], as: UTF8.self)
  }

  /// The text from the first of some tokens to the last, as typed.
  public func text(ofTokens range: Range<Int>) -> String {
    text(span(ofTokens: range))
  }

  /// UTF-8 offsets from the first of some tokens to the end of the last.
  public func span(ofTokens range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last, last < tokens.count else { return 0..<0 }
    return Int(tokens[first].start)..<Int(tokens[last].end)
  }

  /// A token's folded bytes.
  func foldedBytes(_ token: Token) -> ArraySlice<UInt8> {
    folded[Int(token.foldedStart)..<Int(token.foldedEnd)]
  }

  /// Looks at a token's folded bytes without a copy.
  @inline(__always)
  func withFolded<Result>(
    _ token: Token, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    folded.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(token.foldedStart)..<Int(token.foldedEnd)]))
    }
  }

  /// A token's word, folded.
  public func foldedText(_ token: Token) -> String {
    String(decoding: foldedBytes(token), as: UTF8.self)
  }

  /// Whether a token's folded word is `word`.
  ///
  /// Nearly all words differ in length already, which is seen without a call.
  @inline(__always)
  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    Int(token.foldedEnd - token.foldedStart) == word.utf8CodeUnitCount
      && hasLetters(token, word.utf8Start)
  }

  /// Whether a token's folded word has these letters, of which there are as many.
  private func hasLetters(_ token: Token, _ letters: UnsafePointer<UInt8>) -> Bool {
    let start = Int(token.foldedStart)
    for index in 0..<Int(token.foldedEnd) - start where folded[start + index] != letters[index] {
      return false
    }
    return true
  }
}
