/// Words of time that one that was not understood may be meant for.
enum TimeWords {
  /// A word of time as it is written, and what decides quickly that another is far from it.
  private struct Entry: Sendable {
    let word: String
    let folded: [UInt8]
    let letters: UInt32

    init(_ word: String) {
      self.word = word
      folded = Array(Folding.fold(word).utf8)
      letters = SuggestedWords.letters(of: folded)
    }
  }

  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "today",
    "tomorrow", "tonight",
  ]

  private static let others = [
    "January", "February", "March", "April", "August", "September", "October", "November",
    "December", "morning", "afternoon", "evening", "midday", "midnight", "lunchtime", "weekend",
    "fortnight", "three", "seven", "eight", "eleven", "twelve", "o’clock", "quarter",
  ]

  private static let entries = (days + others).map(Entry.init)

  /// Whether a word is a day's.
  static func isDay(_ word: String) -> Bool { days.contains(word) }

  /// The words of time near a folded word, best first; "frid" is the beginning of one.
  static func near(_ word: String, limit: Int) -> [String] {
    var found: [(cost: Int, word: String)] = []
    var word = word
    word.withUTF8 { bytes in
      guard bytes.count >= 4 else { return }
      let letters = SuggestedWords.letters(of: bytes)
      for entry in entries {
        if entry.folded.starts(with: bytes) {
          found.append((1, entry.word))
        } else if let cost = cost(from: bytes, letters, to: entry, limit: limit) {
          found.append((cost, entry.word))
        }
      }
    }
    return found.sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }.map(\.word)
  }

  private static func cost(
    from bytes: UnsafeBufferPointer<UInt8>, _ letters: UInt32, to entry: Entry, limit: Int
  ) -> Int? {
    // A slip changes two letters at most, and costs one at least.
    guard (letters ^ entry.letters).nonzeroBitCount <= 2 * limit else { return nil }
    return entry.folded.withUnsafeBufferPointer {
      NameDistance.cost(from: bytes, to: $0, limit: limit)
    }
  }
}
