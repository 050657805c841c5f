/// How often something that repeats is to be: "just 4", "4 times only".
extension PartsFiller {
  /// Reads a count where something that was proposed is answered.
  func fillTimesOver(_ request: inout Request, _ words: Range<Int>) {
    guard expecting == .confirmation, request.choice == nil else { return }
    request.times = words.lazy.compactMap { times(at: $0, words) }.first
  }

  private func times(at index: Int, _ words: Range<Int>) -> Int? {
    let token = parts.line.tokens[Int(parts.words[index].token)]
    guard parts.timeOfWord[index] < 0, parts.words[index].isNumber || token.word == .cardinal,
      !BookingNumbers.isOne(Int(parts.words[index].token), parts.line),
      (1...104).contains(token.number)
    else { return nil }
    let isLimited = isLimit(index - 1, words) || isLimit(index + 1, words)
    return isLimited || isCounted(index + 1, words) ? token.number : nil
  }

  /// "only", "just", "x".
  private func isLimit(_ index: Int, _ words: Range<Int>) -> Bool {
    let limits: [StaticString] = ["only", "just", "x"]
    return words.contains(index) && limits.contains { parts.isWord(index, $0) }
  }

  private func isCounted(_ index: Int, _ words: Range<Int>) -> Bool {
    let counted: [StaticString] = ["times", "dates", "visits", "sessions", "appointments", "of"]
    return words.contains(index) && counted.contains { parts.isWord(index, $0) }
  }
}
