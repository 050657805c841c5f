/// Places where only somebody's name can stand, in capitals or not, whatever else its words mean.
extension UnknownNames {
  /// The end of a name that somebody is given something by: "book kevin bacon a haircut", "Dana
  /// a haircut and Eve a colour".
  func given(at index: Int) -> Int? {
    guard index > 0, isOwnWord(index), !chunks[index].isAfterBreak,
      chunks[index - 1].classes.contains(.beforeGuest)
        || chunks[index].isProper(in: chunks.line) && isWord(index - 1, "and")
    else { return nil }
    let end = ownWords(from: index)
    // "book kevin for a haircut"
    let isForOne =
      end < chunks.count && !chunks[end].isAfterBreak && chunks[end].classes.contains(.forWhom)
    guard isGiven(isForOne ? end + 1 : end), !isLoneWeekday(index..<end) else { return nil }
    return end
  }

  /// The end of a name behind what somebody is told to be: "a new client, Zoe Park, wants a
  /// colour".
  func newcomer(at index: Int) -> Int? {
    guard index > 1, isOwnWord(index), isWord(index - 2, "new"),
      ["customer", "client", "patient", "guest", "visitor"].contains(where: {
        isWord(index - 1, $0)
      })
    else { return nil }
    return ownWords(from: index)
  }

  /// The end of a name behind a verb that makes room for somebody: "squeeze kim in for a trim".
  func fittedIn(at index: Int) -> Int? {
    guard index > 0, isOwnWord(index), !chunks[index].isAfterBreak else { return nil }
    let end = ownWords(from: index)
    guard end + 1 < chunks.count, !chunks[end].isAfterBreak, !chunks[end + 1].isAfterBreak,
      !isLoneWeekday(index..<end), isWord(end, "in") || isWord(end, "down"),
      Self.fitting.contains(chunks.text(index - 1))
    else { return nil }
    return end
  }

  private static let fitting: Set<String> = [
    "pencil", "squeeze", "stick", "pop", "fit", "put", "slot", "pen", "book", "get", "add",
  ]

  /// The end of a name in small letters that tells who wants something: "kevin wants a trim".
  func wisher(at index: Int) -> Int? {
    guard chunks[index].isAfterBreak, isOwnWord(index) else { return nil }
    let end = ownWords(from: index)
    guard end + 1 < chunks.count, !chunks[end].isAfterBreak, !isLoneWeekday(index..<end),
      isWord(end, "wants") || isWord(end, "needs"), !chunks[end + 1].isAfterBreak
    else { return nil }
    return end
  }

  /// The end of a name behind "for" that is written small and begins with a word of another
  /// meaning: "for mark wilson", "for may on saturday".
  func smallName(at index: Int) -> Int? {
    guard chunks[index].isForename, !chunks[index].isPossessive else { return nil }
    let end = ownWords(from: index)
    if end > index + 1 { return chunks[index + 1].isUnknown ? end : nil }
    // "for will fri 3": the verb stands behind no "for".
    if chunks[index].isTimeWord, word(of: index) != .verb { return nil }
    // "for max 30 minutes"
    return end == chunks.count || chunks[end].isAfterBreak
      || chunks[end].isTimeWord
        && chunks.line.tokens[chunks[end].tokens.lowerBound].kind != .number
      ? end : nil
  }

  /// Whether what somebody is given follows: "a haircut", and not "a week from now".
  func isGiven(_ index: Int) -> Bool {
    guard index + 1 < chunks.count, !chunks[index].isAfterBreak, !chunks[index + 1].isAfterBreak
    else { return false }
    return chunks.line.tokens[chunks[index].tokens.lowerBound].word == .a
      && !chunks[index + 1].isTimeWord && !chunks[index + 1].classes.contains(.stop)
  }

  private func isWord(_ index: Int, _ word: StaticString) -> Bool {
    chunks.line.isWord(chunks.line.tokens[chunks[index].tokens.lowerBound], word)
  }

  /// Whether a word can be part of a name at such a place.
  private func isOwnWord(_ index: Int) -> Bool {
    let chunk = chunks[index]
    return chunk.isForename || chunk.isUnknown
  }

  private func ownWords(from index: Int) -> Int {
    var end = index + 1
    while end < chunks.count, end < index + 6, !chunks[end].isAfterBreak,
      !chunks[end - 1].isPossessive, goesOn(end)
    {
      end += 1
    }
    return end
  }

  /// Whether a word can be a later one of a name: "Rose" and "van" of "Ella Rose van Dyk".
  private func goesOn(_ index: Int) -> Bool {
    let chunk = chunks[index]
    return chunk.isUnknown || chunks.isParticle(index)
      || chunk.isForename && !chunk.isTimeWord && chunk.isProper(in: chunks.line)
  }

  /// "book sunday a haircut": a day of the week is a name only with a surname.
  private func isLoneWeekday(_ range: Range<Int>) -> Bool {
    range.count == 1
      && chunks.line.tokens[chunks[range.lowerBound].tokens.lowerBound].word == .weekday
  }
}
