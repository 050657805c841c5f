import PlainEnglish

extension Request {
  /// Whether nothing but its values and small words is said: "a haircut, Friday
  /// at 3", and not "what's the weather on Friday?".
  var isBareValue: Bool { !isQuestion && restWords.allSatisfy { Self.small.contains($0) } }

  /// The numbers of "1 and 2", where nothing but numbers is said.
  var bareNumbers: [Int] {
    let words = Folding.words(text)
    let numbers = words.compactMap { Int($0) }
    let rest = words.filter { Int($0) == nil }
    return rest.allSatisfy {
      ["and", "both", "just", "only", "please", "number", "numbers"].contains($0)
    }
      ? numbers : []
  }

  /// The words beside its values.
  var restWords: [String] {
    let spans =
      whens.map(\.span) + (services + staff + customers).map(\.span)
      + [duration?.span].compactMap { $0 }
    var bytes = Array(text.utf8)
    for taken in spans {
      let low = max(0, taken.lowerBound - span.lowerBound)
      let high = min(bytes.count, taken.upperBound - span.lowerBound)
      if low < high { for index in low..<high { bytes[index] = 32 } }
    }
    // A time may be said in two places: "the day after tomorrow is possible, 10:15".
    let ofTimes = Set(whens.flatMap { Folding.words($0.text) })
    return Folding.words(String(decoding: bytes, as: UTF8.self)).filter { !ofTimes.contains($0) }
  }

  /// "I have time on Monday at 4", "see if 10:15 is possible": nothing but a very time
  /// and words that say that it suits.
  ///
  /// Of a day alone a word must say so: "the 12th suits me best".
  var tellsWhenItSuits: Bool {
    let words = restWords
    let namesDay = whens.contains { $0.role == .at && $0.start != nil }
    guard namesVeryTime || namesDay && words.contains(where: Self.saysItSuits.contains) else {
      return false
    }
    return words.allSatisfy { Self.small.contains($0) || Self.suiting.contains($0) }
  }

  private static let saysItSuits: Set<String> = [
    "free", "available", "suit", "suits", "works", "best", "come", "convenient", "ideal",
    "preferable", "easiest",
    "possible",
  ]

  private static let suiting: Set<String> = [
    "have", "has", "time", "free", "available", "open", "able", "come", "go", "can", "could",
    "will", "think", "there", "them", "him", "her", "take", "ask", "then", "visit", "try",
    "see", "if", "whether", "possible", "works", "work", "check", "find", "out", "okay",
    "they", "suits", "suit", "alright", "when", "convenient",
    "perfect", "great", "lovely", "nice", "wonderful", "right", "just",
    "one", "this", "place", "salon", "clinic", "doctor", "dentist", "stylist", "therapist",
    "ideal", "preferable", "easiest", "im", "ill", "am", "we", "are", "you", "do",
  ]

  private static let small: Set<String> = [
    "a", "an", "the", "on", "at", "in", "for", "to", "with", "by", "from", "of", "and", "then",
    "or",
    "please", "maybe", "perhaps", "ok", "okay", "so", "well", "hmm", "about", "around", "it",
    "that",
    "i", "id", "would", "like", "want", "need", "make", "me", "my", "is", "be", "s", "d", "no",
    "yes",
    "better", "good", "fine", "best", "instead", "say", "lets", "us", "thanks",
  ]
}
