import PlainEnglish

/// Hours that are put right in the same breath: “move Dana to 3, no 4”, “at 3 no make that 4”.
extension String {
  /// The line with the hour that was taken back left blank, so that all places in it stay.
  var withHoursPutRight: String {
    guard utf8.count < 300, utf8.contains(where: { (48...57).contains($0) }),
      Self.turns.contains(where: { contains($0) })
    else { return self }
    let words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var kept = words
    for index in words.indices.dropFirst() where Self.isHour(words[index]) {
      guard
        ["to", "at", "@", "for"].contains(words[index - 1].lowercased()) || words[index].isClock,
        let next = Self.placeBehindTurn(words, from: index + 1), Self.isHour(words[next]),
        !Self.isCounted(words, next)
      else { continue }
      for place in index..<next {
        kept[place] = String(repeating: " ", count: words[place].utf8.count)
      }
    }
    return kept.joined(separator: " ")
  }

  /// “the first Friday of the month, for 3 months”: of every month, though it is not said so.
  var withMonthsRepeated: String {
    guard utf8.count < 200, let place = firstRange(of: "of the month") else { return self }
    let behind = Folding.words(String(self[place.upperBound...]))
    let repeats = zip(zip(behind, behind.dropFirst()), behind.dropFirst(2)).contains {
      $0.0 == "for" && $1 == "months" && $0.1 != "the"
    }
    return repeats ? self[..<place.lowerBound] + "of every month" + self[place.upperBound...] : self
  }

  private static let turns = [
    " no", " sorry", " actually", " make that", " i mean", " wait", " scratch",
  ]

  /// Where the word stands that follows “no”, “no make that”, “sorry I mean”; nil if none of
  /// them begins at a place.
  private static func placeBehindTurn(_ words: [String], from start: Int) -> Int? {
    let turning: Set<String> = ["no", "sorry", "actually", "wait", "scratch"]
    let joining: Set<String> = [
      "no", "sorry", "actually", "wait", "scratch", "that", "make", "it", "i", "mean", "meant",
      "rather", "to", "at", "say", "better",
    ]
    var place = start
    var said: [String] = []
    while place < words.count, place < start + 6 {
      let word = words[place].lowercased().filter { $0.isLetter }
      guard joining.contains(word), !words[place].contains(where: \.isNumber) else { break }
      said.append(word)
      place += 1
    }
    guard let first = said.first, place < words.count,
      turning.contains(first) || said.starts(with: ["make", "that"])
        || said.starts(with: ["i", "mean"]) || said.starts(with: ["i", "meant"])
    else { return nil }
    return place
  }

  private static func isHour(_ word: String) -> Bool {
    let bare = word.lowercased().filter { $0 != "," && $0 != "." && $0 != "!" && $0 != ";" }
    let digits = bare.prefix { $0.isNumber || $0 == ":" }
    guard let hour = digits.split(separator: ":").first.flatMap({ Int($0) }),
      (1...24).contains(hour)
    else { return false }
    return ["", "am", "pm", "a", "p"].contains(bare.dropFirst(digits.count))
  }

  /// Whether it is written as a time of the clock, and not as a bare number.
  private var isClock: Bool {
    let low = lowercased()
    return low.contains(":") || low.contains("am") || low.contains("pm")
  }

  /// “no 4 people”: a number of something.
  private static func isCounted(_ words: [String], _ index: Int) -> Bool {
    guard index + 1 < words.count, !words[index].hasSuffix(",") else { return false }
    return ["people", "of", "persons", "times", "weeks", "days", "hours", "minutes", "mins"]
      .contains(words[index + 1].lowercased())
  }
}
