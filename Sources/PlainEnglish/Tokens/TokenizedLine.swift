/// A line cut into tokens, with the folded bytes of its words.
public struct TokenizedLine: Sendable {
  /// The line's bytes, as typed.
  public let bytes: [UInt8]

  /// The folded bytes of all words, one after the other.
  public let folded: [UInt8]

  /// The tokens, in order.
  public internal(set) var tokens: [Token]

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
