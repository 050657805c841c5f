/// Words that are worth suggesting for one that was not understood, by their
/// first letter.
struct SuggestedWords: Sendable {
  /// A word, and which letters it has.
  struct Entry: Sendable {
    var id: CueLexicon.ID
    var letters: UInt32
  }

  private var byLetter = [[Entry]](repeating: [], count: 26)

  /// Finds them among the words of a lexicon.
  init(_ lexicon: CueLexicon, _ classes: [WordClasses]) {
    for id in classes.indices where !classes[id].isDisjoint(with: .suggested) {
      let word = lexicon.bytes(CueLexicon.ID(id))
      guard word.count >= 4, let letter = Self.letter(word.first) else { continue }
      byLetter[letter].append(Entry(id: CueLexicon.ID(id), letters: Self.letters(of: word)))
    }
  }

  /// Those that start as a word does.
  func words(startingAs word: String) -> [Entry] {
    Self.letter(word.utf8.first).map { byLetter[$0] } ?? []
  }

  /// A bit for each letter of a word.
  static func letters(of word: some Sequence<UInt8>) -> UInt32 {
    var letters: UInt32 = 0
    for byte in word { letters |= 1 << UInt32(byte & 31) }
    return letters
  }

  private static func letter(_ byte: UInt8?) -> Int? {
    guard let byte, byte >= 0x61, byte <= 0x7A else { return nil }
    return Int(byte) - 0x61
  }
}

extension WordClasses {
  /// Classes of words that are worth suggesting.
  fileprivate static let suggested: WordClasses = [
    .event, .desk, .calendar, .book, .cancel, .move, .change, .show,
  ]
}

extension CueIndex {
  /// Words of the tables near a word, best first.
  func wordsNear(_ word: String, limit: Int, count: Int) -> [String] {
    var found: [(cost: Int, word: String)] = []
    let length = word.utf8.count
    let letters = SuggestedWords.letters(of: word.utf8)
    for entry in suggested.words(startingAs: word) {
      let candidate = lexicon.bytes(entry.id)
      // A slip changes two letters at most, and costs one at least.
      guard abs(candidate.count - length) <= 1,
        (letters ^ entry.letters).nonzeroBitCount <= 2 * limit
      else { continue }
      let text = String(decoding: candidate, as: UTF8.self)
      if let cost = NameDistance.cost(from: word, to: text, limit: limit) {
        found.append((cost, text))
      }
    }
    found.sort { ($0.cost, $0.word) < ($1.cost, $1.word) }
    return found.prefix(count).map(\.word)
  }
}
