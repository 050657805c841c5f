import PlainEnglish

/// The last start of a day that is asked for: "the last slot on Thursday", "as late as possible".
extension Request {
  /// Whether the last start of what is wanted is meant.
  var wantsLatest: Bool {
    guard [.book, .availability, .correct, .list, .move].contains(intent) else { return false }
    let words = restWords
    if words.contains("latest") {
      // "at the latest", "latest by five": a limit.
      return !zip(words, words.dropFirst()).contains {
        $0 == "latest" && $1 == "by" || $0 == "the" && $1 == "latest" && says("at")
      }
    }
    return zip(words, words.dropFirst()).contains { one, next in
      one == "last" && Self.openings.contains(next) || one == "late" && next == "as"
    }
  }

  private static let openings: Set<String> = [
    "slot", "opening", "space", "spot", "gap", "start", "available", "free", "possible",
  ]

  /// "when is the latest I can come in for a haircut?": asks for a start, and for no booking.
  var asksForLatest: Bool {
    guard wantsLatest, !services.isEmpty, customers.isEmpty else { return false }
    return ["can", "could", "come", "get"].contains(where: says)
      || restWords.contains(where: Self.openings.contains)
  }
}

extension WantedTime {
  /// Wants the last start of what is wanted.
  mutating func wantLatest() {
    switch clock {
    case .between(_, let end): clock = .latest(end)
    case .until(let end): clock = .latest(end)
    case .from, .soonest, nil: clock = .latest(1440)
    case .at, .around, .latest: break
    }
  }
}
