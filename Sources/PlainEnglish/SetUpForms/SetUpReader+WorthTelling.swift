import CivilTime

/// Whether a line may say a rule that no book keeps, by its words alone.
extension SetUpReader {
  /// "assign to the least busy", "always Sam first", "at most 5 hours a day for Sam".
  static func saysUnkept(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard (3...12).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    let line = parts.line
    func begins(_ word: StaticString) -> Bool {
      line.mayHave(word) && parts.isWord(first, word)
    }
    if line.mayHave("minimum") || line.mayHave("least"), line.mayHave("people") {
      return parts.names(in: words).contains { $0.mention.kind == .service }
    }
    if line.mayHave("hours") || line.mayHave("hour"),
      line.mayHave("most") || line.mayHave("max") || line.mayHave("maximum")
        || line.mayHave("more")
    {
      return parts.names(in: words).contains { $0.mention.kind == .staff }
    }
    if line.mayHave("only") || begins("no") {
      return parts.names(in: words).contains { name in
        name.mention.kind == .service && name.words.lowerBound <= first + 1
      }
    }
    if begins("always"), parts.isWord(last, "first") {
      return parts.names(in: words).contains { $0.mention.kind == .staff }
    }
    let isShared =
      line.mayHave("evenly") || line.mayHave("equally") || line.mayHave("fairly")
      || line.mayHave("busy") || line.mayHave("usual")
    return isShared
      && (begins("assign") || begins("give") || begins("share") || begins("spread")
        || begins("distribute") || begins("allocate") || begins("split"))
  }
}
