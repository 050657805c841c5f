import CivilTime

/// Days whose letters mean something else alone, and days that hang together with a part of
/// them.
extension TokenScanner {
  /// Takes "th" for Thursday where it stands beside another weekday or before an hour: "Tu/Th
  /// 2pm", "Th at 3".
  mutating func readShortThursday() {
    func word(_ index: Int) -> Word {
      tokens.indices.contains(index) ? tokens[index].word : .unknown
    }
    for index in tokens.indices where tokens[index].word == .ordinalEnding {
      guard tokens[index].foldedEnd - tokens[index].foldedStart == 2,
        folded[Int(tokens[index].foldedStart)] == UInt8(ascii: "t"),
        index == 0 || tokens[index - 1].kind != .number
      else { continue }
      let isNumberNext = index + 1 < tokens.count && tokens[index + 1].kind == .number
      let isListed =
        isJoint(word(index - 1)) && word(index - 2) == .weekday
        || isJoint(word(index + 1)) && word(index + 2) == .weekday
      let isLed =
        tokens[index].traits.contains(.capital) && (isNumberNext || word(index + 1) == .at)
      guard isListed || isLed else { continue }
      tokens[index].word = .weekday
      tokens[index].value = Int32(Weekday.thursday.rawValue)
    }
  }

  private func isJoint(_ word: Word) -> Bool {
    switch word {
    case .slash, .comma, .and, .ampersand, .or, .dash, .to: true
    default: false
    }
  }

  /// Cuts a day off the part of it that hangs on behind: "tomorrowmorning", "fridaylunchtime".
  mutating func splitPartBehind(_ token: Token) -> Bool {
    let start = Int(token.foldedStart)
    let end = Int(token.foldedEnd)
    let last = folded[end - 1]
    guard
      [UInt8(ascii: "g"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "e")].contains(last)
    else { return false }
    for length in [4, 5, 7, 9] where end - start - length >= 3 {
      let rest = part(end - length..<end)
      switch rest[0] {
      case UInt8(ascii: "m"), UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "n"),
        UInt8(ascii: "l"):
        break
      default: continue
      }
      let restHash = WordHash.hash(rest)
      guard let second = lexicon.value(hash: restHash, rest),
        second.word == .part || second.word == .noon
      else { continue }
      let head = part(start..<end - length)
      let hash = WordHash.hash(head)
      guard let day = lexicon.value(hash: hash, head),
        day.word == .weekday || day.word == .relativeDay
      else { continue }
      append(token, cutAt: head.count, as: (day, hash), and: (second, restHash))
      return true
    }
    return false
  }
}
