/// Words of time that one that was not understood may be meant for.
enum TimeWords {
  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "today",
    "tomorrow", "tonight",
  ]

  private static let others = [
    "January", "February", "March", "April", "August", "September", "October", "November",
    "December", "morning", "afternoon", "evening", "midday", "midnight", "lunchtime", "weekend",
    "fortnight", "three", "seven", "eight", "eleven", "twelve", "o’clock", "quarter",
  ]

  /// Whether a word is a day's.
  static func isDay(_ word: String) -> Bool { days.contains(word) }

  /// The words of time near a folded word, best first; "frid" is the beginning of one.
  static func near(_ word: String, limit: Int) -> [String] {
    guard word.utf8.count >= 4 else { return [] }
    var found: [(cost: Int, word: String)] = []
    for candidate in days + others {
      let folded = Folding.fold(candidate)
      if folded.hasPrefix(word) {
        found.append((1, candidate))
      } else if let cost = NameDistance.cost(from: word, to: folded, limit: limit) {
        found.append((cost, candidate))
      }
    }
    return found.sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }.map(\.word)
  }
}
