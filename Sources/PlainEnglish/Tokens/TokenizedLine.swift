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

  /// A token's word, folded.
  public func foldedText(_ token: Token) -> String {
    String(decoding: foldedBytes(token), as: UTF8.self)
  }

  /// Whether a token's folded word is `word`.
  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    let start = Int(token.foldedStart)
    let count = Int(token.foldedEnd) - start
    guard count == word.utf8CodeUnitCount else { return false }
    let letters = word.utf8Start
    for index in 0..<count where folded[start + index] != letters[index] { return false }
    return true
  }
}
