/// A piece of a line between blanks or hyphens, as a word of a name would be.
struct NameChunk {
  /// Its tokens, half-open.
  var tokens: Range<Int>
  /// Its bytes, folded; a closing "'s" is in it.
  var text: String
  var isPossessive = false
  var isCapitalised = false
  /// A comma or the end of a sentence stands before it.
  var isAfterBreak = false
  /// Every token of it is unknown to the date grammar and to the cue tables.
  var isUnknown = false
  /// The first of the line's words that lies in it.
  var word: Int

  /// The text without a possessive ending.
  var stem: String {
    isPossessive && text.utf8.last == 0x73 ? String(text.dropLast()) : text
  }
}

extension NameChunk {
  /// Cuts a line into pieces.
  static func chunks(of line: TokenizedLine, words: [CueWord]) -> [NameChunk] {
    var chunks: [NameChunk] = []
    var isAfterBreak = true
    var index = 0
    var word = 0
    while index < line.tokens.count {
      let token = line.tokens[index]
      guard token.kind != .symbol || token.word == .ampersand || token.word == .plus else {
        switch token.word {
        case .quote, .dash, .hash, .hyphenated, .slash: break
        case .period: isAfterBreak = isAfterBreak || !isShort(chunks.last)
        default: isAfterBreak = true
        }
        index += 1
        continue
      }
      var end = index + 1
      while end < line.tokens.count, !line.tokens[end].isSpaced,
        line.tokens[end].kind != .symbol || isInner(line, end)
      {
        end += 1
      }
      while word < words.count, Int(words[word].token) < index { word += 1 }
      chunks.append(
        chunk(index..<end, of: line, words: words, word: word, isAfterBreak: isAfterBreak))
      isAfterBreak = false
      index = end
    }
    return chunks
  }

  private static func chunk(
    _ range: Range<Int>, of line: TokenizedLine, words: [CueWord], word: Int, isAfterBreak: Bool
  ) -> NameChunk {
    let first = line.tokens[range.lowerBound]
    var text = ""
    for index in range {
      let token = line.tokens[index]
      text += token.kind == .symbol ? line.text(token.span) : line.foldedText(token)
    }
    var chunk = NameChunk(tokens: range, text: text, word: word)
    chunk.isCapitalised =
      first.traits.contains(.capital) || first.kind == .word && isWide(first, line)
    chunk.isPossessive = line.tokens[range.upperBound - 1].traits.contains(.possessive)
    chunk.isAfterBreak = isAfterBreak
    chunk.isUnknown =
      first.kind == .word && first.word == .unknown
      && (word >= words.count || words[word].id == 0 || Int(words[word].token) != range.lowerBound)
    return chunk
  }

  /// A symbol within a piece: "A&B", "C++".
  private static func isInner(_ line: TokenizedLine, _ index: Int) -> Bool {
    let token = line.tokens[index]
    switch token.word {
    case .ampersand, .plus: return true
    case .period:
      return !line.token(index + 1).isSpaced && line.token(index + 1).kind == .word
        && index + 1 < line.tokens.count
    default: return false
    }
  }

  /// Whether a piece is cut short by its period: "Dr.", "J.".
  private static func isShort(_ chunk: NameChunk?) -> Bool {
    guard let chunk else { return false }
    return chunk.text.utf8.count <= 2 || chunk.text == "mrs"
  }

  /// Whether a word starts beyond ASCII: names in scripts without capitals.
  private static func isWide(_ token: Token, _ line: TokenizedLine) -> Bool {
    line.bytes[Int(token.start)] >= 0x80
  }
}
