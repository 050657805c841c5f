/// A piece of a line between blanks or hyphens, as a word of a name would be.
struct NameChunk {
  /// Its tokens, half-open.
  var tokens: Range<Int>
  /// What the cue tables know of it.
  var classes: WordClasses = []
  var isPossessive = false
  var isCapitalised = false
  /// A comma or the end of a sentence stands before it.
  var isAfterBreak = false
  /// Neither the date grammar nor the cue tables know it.
  var isUnknown = false
  /// A first name that means something else as well.
  var isForename = false
  /// The date grammar knows it, or it is a number.
  var isTimeWord = false
}

extension NameChunk {
  /// Whether it is written as a name is: a capital letter, and small ones behind
  /// it ("LUNCH" is none).
  func isProper(in line: TokenizedLine) -> Bool {
    let start = Int(line.tokens[tokens.lowerBound].start)
    guard isCapitalised, start + 1 < line.bytes.count else { return false }
    return line.bytes[start + 1] >= 0x61
  }
}

/// A line in pieces, and what they are called.
///
/// A class, as all that look for names look at the same one.
final class NameChunks {
  let line: TokenizedLine
  private let chunks: [NameChunk]

  var count: Int { chunks.count }

  subscript(index: Int) -> NameChunk { chunks[index] }

  init(_ line: TokenizedLine, words: [CueWord]) {
    self.line = line
    var chunks: [NameChunk] = []
    chunks.reserveCapacity(words.count)
    var isAfterBreak = true
    var index = 0
    var word = 0
    while index < line.tokens.count {
      let token = line.tokens[index]
      guard token.kind != .symbol || token.word == .ampersand || token.word == .plus else {
        switch token.word {
        case .quote, .dash, .hash, .hyphenated, .slash: break
        case .period: isAfterBreak = isAfterBreak || !Self.endsShort(chunks.last, line)
        default: isAfterBreak = true
        }
        index += 1
        continue
      }
      var end = index + 1
      while end < line.tokens.count, !line.tokens[end].isSpaced,
        line.tokens[end].kind != .symbol || Self.isInner(end, line)
      {
        end += 1
      }
      while word < words.count, Int(words[word].token) < index { word += 1 }
      let isWord = word < words.count && Int(words[word].token) == index
      chunks.append(
        Self.chunk(
          index..<end, line, isWord ? words[word] : CueWord(), isAfterBreak: isAfterBreak))
      isAfterBreak = false
      index = end
    }
    self.chunks = chunks
  }

  private static func chunk(
    _ range: Range<Int>, _ line: TokenizedLine, _ word: CueWord, isAfterBreak: Bool
  ) -> NameChunk {
    let first = line.tokens[range.lowerBound]
    var chunk = NameChunk(tokens: range, classes: word.classes, isAfterBreak: isAfterBreak)
    chunk.isCapitalised =
      first.traits.contains(.capital) || first.kind == .word && line.bytes[Int(first.start)] >= 0x80
    chunk.isPossessive = line.tokens[range.upperBound - 1].traits.contains(.possessive)
    chunk.isTimeWord =
      first.kind == .number || first.word != .unknown
      || HolidayTable.english.isHead(first.hash, line.foldedBytes(first))
        && HolidayTable.english.holiday(line, at: range.lowerBound) != nil
    chunk.isForename = word.kinds.contains(.forename)
    chunk.isUnknown = first.kind == .word && !chunk.isTimeWord && word.isUnknown
    return chunk
  }

  /// A symbol within a piece: "A&B", "C++".
  private static func isInner(_ index: Int, _ line: TokenizedLine) -> Bool {
    switch line.tokens[index].word {
    case .ampersand, .plus: return true
    case .period:
      let next = line.token(index + 1)
      return !next.isSpaced && next.kind == .word && index + 1 < line.tokens.count
    default: return false
    }
  }

  /// Whether the last piece is cut short by its period: "Dr.", "J.".
  private static func endsShort(_ last: NameChunk?, _ line: TokenizedLine) -> Bool {
    guard let last else { return false }
    let token = line.tokens[last.tokens.lowerBound]
    return token.end - token.start == 1 || last.classes.contains(.title)
  }

  // MARK: Text

  /// A piece, folded; a closing "'s" is in it.
  func text(_ index: Int) -> String {
    let range = chunks[index].tokens
    if range.count == 1 { return line.foldedText(line.tokens[range.lowerBound]) }
    var text = ""
    for token in line.tokens[range] {
      text += token.kind == .symbol ? line.text(token.span) : line.foldedText(token)
    }
    return text
  }

  /// Whether a slash is glued to the end of a piece: "Asia/Kolkata" is no slip of the
  /// pen.
  func isBeforeSlash(_ index: Int) -> Bool {
    let next = line.token(chunks[index].tokens.upperBound)
    return next.word == .slash && !next.isSpaced
  }

  /// The length of a piece in bytes, as typed.
  func length(_ index: Int) -> Int {
    let range = chunks[index].tokens
    return Int(line.tokens[range.upperBound - 1].end - line.tokens[range.lowerBound].start)
  }

  /// A piece without its possessive ending.
  func stem(_ index: Int) -> String {
    let text = text(index)
    return chunks[index].isPossessive && text.utf8.last == 0x73 ? String(text.dropLast()) : text
  }

  /// Whether a piece is a word of a name in one of its forms.
  func matches(_ index: Int, _ word: String) -> Bool {
    let text = text(index)
    if text == word { return true }
    let stem = stem(index)
    if stem == word { return true }
    let (a, b) = (text.utf8.count, word.utf8.count)
    guard min(a, b) >= 3, abs(a - b) <= 2 else { return false }
    return NameForms.variants(of: text).contains(word)
      || NameForms.variants(of: stem).contains(word)
  }
}

/// Pieces of a line as the words of a name.
extension NameChunks {
  /// How many words of a name, from one on, a piece is.
  func words(of entry: NameEntry, from word: Int, at index: Int) -> Int {
    if matches(index, entry.words[word]) { return 1 }
    let text = text(index)
    // "check-ups": a short last word in the plural.
    if word > 0, text == entry.words[word] + "s" { return 1 }
    let range = self[index].tokens
    if range.count == 1 {
      if text == "&" || text == "+" { return entry.words[word] == "and" ? 1 : 0 }
      guard word == 0, entry.kind == .service, entry.words.count > 1 else { return 0 }
      // "blowdry" of a blow-dry.
      let joined = entry.words.joined()
      return text == joined || text == joined + "s" ? entry.words.count : 0
    }
    var count = 0
    for token in line.tokens[range] where token.kind != .symbol {
      guard word + count < entry.words.count, line.foldedText(token) == entry.words[word + count]
      else { return 0 }
      count += 1
    }
    return count
  }

  /// The first word of a piece, folded.
  func firstWord(_ index: Int) -> String {
    line.foldedText(line.tokens[self[index].tokens.lowerBound])
  }

  /// Whether a piece only joins two words of a name: the sign in "Cut & Blow-dry", or the
  /// word that is said for it.
  func isJoint(_ index: Int, in entry: NameEntry, before word: Int) -> Bool {
    let first = line.tokens[self[index].tokens.lowerBound]
    guard self[index].tokens.count == 1, entry.words[word] != "and" else { return false }
    switch first.word {
    case .ampersand, .plus: return true
    case .and: return entry.name.contains { $0 == "&" || $0 == "+" }
    default: return false
    }
  }

  /// Whether a piece goes on with the number before it behind a sign without a blank:
  /// "1:1 Coaching".
  func isGlued(_ index: Int) -> Bool {
    let first = self[index].tokens.lowerBound
    guard first > 1, line.tokens[first].kind == .number else { return false }
    return !line.tokens[first].isSpaced && !line.tokens[first - 1].isSpaced
      && line.tokens[first - 1].word == .colon && line.tokens[first - 2].kind == .number
  }
}
