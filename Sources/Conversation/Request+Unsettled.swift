import PlainEnglish

/// Rules that are told as no more than possible or wished for: they are asked about.
extension Request {
  /// "Sam might be off on the 18th", "Alex wants Monday off", "haircut every Friday at 2 and 4".
  var isUnsettledRule: Bool {
    guard let setUp else { return false }
    if setUp.isTimetable { return saysNoTimetable }
    if case .timeOff(_, let when, _) = setUp, when.role == .to {
      // "off until the 17th": whether from today on was not said.
      return true
    }
    let words = Folding.words(text)
    if words.contains(where: Self.guesses.contains) { return true }
    guard setUp.isAboutHours, let first = words.first else { return false }
    if Self.asking.contains(first) {
      // "can Sam have the 18th off?", and not "can you give Sam the 18th off?".
      return first != "please" && !staff.isEmpty && words.dropFirst().first != "you"
    }
    let isPossible = zip(words, words.dropFirst()).contains {
      (["may", "could", "would", "d"].contains($0))
        && Self.possible.contains($1)
    }
    if isPossible, !["id", "wed"].contains(first) {
      return !(["i", "we"].contains(first) && words.dropFirst().first == "would")
    }
    return !["i", "we"].contains(first) && !staff.isEmpty
      && words.contains(where: Self.wishes.contains)
  }

  /// Times behind a service and no verb: they may as well be wished for.
  private var saysNoTimetable: Bool {
    let words = Folding.words(text)
    return !words.contains { Self.taking.contains($0) }
  }

  private static let guesses: Set<String> = [
    "might", "maybe", "perhaps", "possibly", "probably", "ought",
  ]

  private static let asking: Set<String> = ["can", "could", "would", "will", "please"]

  private static let possible: Set<String> = [
    "be", "have", "take", "want", "like", "need", "work", "start", "leave", "close", "open", "come",
    "go", "finish", "prefer", "not", "also", "love",
  ]

  private static let wishes: Set<String> = [
    "wants", "want", "wanted", "needs", "need", "hopes", "hoping", "wishes", "prefers", "asked",
    "like", "likes", "love", "prefer", "asks", "requested", "requests", "wanting",
  ]

  private static let taking: Set<String> = [
    "is", "are", "start", "starts", "begin", "begins", "run", "runs", "happen", "happens", "place",
    "only", "also", "always", "just", "be", "too",
  ]
}

extension SetUp {
  /// When something takes place in the week.
  fileprivate var isTimetable: Bool {
    guard case .changeService(_, let values) = self else { return false }
    return values.weekStarts != nil
  }

  /// Whether it is about when somebody works, or when the business is open.
  fileprivate var isAboutHours: Bool {
    switch self {
    case .timeOff, .staffOn, .block, .staffHours, .workDays, .hoursEdge, .closedOn, .closedWeekly,
      .closedPartly, .openOn, .usualOn, .addBreaks, .swapDays, .workInstead, .moveBreak, .during,
      .recurring, .openingHours, .closedDaily:
      true
    default: false
    }
  }
}
