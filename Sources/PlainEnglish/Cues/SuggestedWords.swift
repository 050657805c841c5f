/// Words that are worth suggesting for one that was not understood, by their
/// first letter.
struct SuggestedWords: Sendable {
  private var byLetter = [[CueLexicon.ID]](repeating: [], count: 26)

  /// Finds them among the words of a lexicon.
  init(_ lexicon: CueLexicon, _ classes: [WordClasses]) {
    for id in classes.indices where !classes[id].isDisjoint(with: .suggested) {
      let word = lexicon.bytes(CueLexicon.ID(id))
      guard word.count >= 4, let letter = Self.letter(word.first) else { continue }
      byLetter[letter].append(CueLexicon.ID(id))
    }
  }

  /// Those that start as a word does.
  func words(startingAs word: String) -> [CueLexicon.ID] {
    Self.letter(word.utf8.first).map { byLetter[$0] } ?? []
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
    for id in suggested.words(startingAs: word) {
      let candidate = lexicon.bytes(id)
      guard abs(candidate.count - length) <= 1 else { continue }
      let text = String(decoding: candidate, as: UTF8.self)
      if let cost = NameDistance.cost(from: word, to: text, limit: limit) {
        found.append((cost, text))
      }
    }
    found.sort { ($0.cost, $0.word) < ($1.cost, $1.word) }
    return found.prefix(count).map(\.word)
  }
}
