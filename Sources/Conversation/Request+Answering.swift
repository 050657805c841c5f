import PlainEnglish

/// Answers that their words alone tell.
extension Request {
  /// "yes no wait", "I'll have to check with her": neither a yes nor a no.
  var putsOffByWords: Bool {
    if asksForMoment { return true }
    guard !hasValues, choice == nil else { return false }
    let words = Folding.words(text)
    let wavers: Set<String> = ["yes", "no", "wait", "hold", "on", "hang", "hmm", "um", "oh", "ok"]
    if words.count > 1, words.contains("yes") || words.contains("no"),
      words.contains("wait") || words.contains("hold"), words.allSatisfy(wavers.contains)
    {
      return true
    }
    guard intent == .none, !isQuestion else { return false }
    return zip(words, words.dropFirst()).contains {
      ["check", "ask", "speak", "talk"].contains($0) && ["with", "to", "her", "him"].contains($1)
    } && ["i", "ill", "id", "we", "well", "me"].contains(where: words.contains)
  }

  /// "ok one sec", "right, just a minute": a time that is no length.
  private var asksForMoment: Bool {
    guard duration != nil, whens.isEmpty else { return false }
    let words = Folding.words(text)
    guard let last = words.last,
      ["sec", "second", "moment", "minute", "min", "tick"].contains(last)
    else { return false }
    return words.count > 1
      && words.dropLast().allSatisfy {
        [
          "ok", "okay", "right", "just", "one", "a", "1", "yes", "hold", "on", "hang", "wait",
          "give",
        ]
        .contains($0) || ["me", "sure", "well", "fine", "alright", "good"].contains($0)
      }
  }

  /// "ok she says yes", "yeah why not": a yes that somebody else says, or that asks nothing.
  var agreesBesideItself: Bool {
    guard !hasValues, choice == nil, bookingNumbers.isEmpty else { return false }
    let words = Folding.words(text)
    guard words.count <= 5 else { return false }
    let last = Array(words.suffix(3))
    if last.count == 3, ["she", "he", "they"].contains(last[0]),
      ["says", "said"].contains(last[1]),
      ["yes", "ok", "okay", "yeah", "fine"].contains(last[2])
    {
      return true
    }
    return words.count > 2 && words.suffix(2) == ["why", "not"]
      && ["yes", "yeah", "ok", "okay", "sure"].contains(where: words.contains)
  }

  /// "once more please".
  var asksOnceMore: Bool {
    let words = Folding.words(text).filter { $0 != "please" }
    return words == ["once", "more"] || words == ["once", "again"]
  }
}
