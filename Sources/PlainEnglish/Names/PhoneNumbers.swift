/// Telephone numbers that are told with a request or after it: "…, her number is
/// 07700 900123".
struct PhoneMention: Sendable {
  /// The words that tell it, half-open: no rule may take them for times or names.
  var tokens: Range<Int>
  /// The number as typed.
  var text: String
}

enum PhoneNumbers {
  /// The telephone number of a line, unless it is said whose it is by name: that
  /// sentence sets it.
  static func first(in line: TokenizedLine) -> PhoneMention? {
    var index = 0
    while index < line.tokens.count {
      guard line.tokens[index].kind == .number else {
        index += 1
        continue
      }
      let end = self.end(of: index, line)
      guard hasFigures(index..<end, line) else {
        index = end
        continue
      }
      let lead = self.lead(to: index, line)
      guard isPhone(index..<end, line, isNamed: lead.isNamed) else {
        index = end
        continue
      }
      // "Dana's number is …" has its own form.
      guard lead.start == 0 || !line.tokens[lead.start - 1].traits.contains(.possessive) else {
        return nil
      }
      let hasPlus = line.token(index - 1).word == .plus
      return PhoneMention(
        tokens: lead.start..<end, text: line.text(ofTokens: (hasPlus ? index - 1 : index)..<end))
    }
    return nil
  }

  /// The end of figures with blanks, dashes, periods and brackets between them.
  private static func end(of start: Int, _ line: TokenizedLine) -> Int {
    var end = start + 1
    while end < line.tokens.count {
      var next = end
      while isInner(line.token(next)) { next += 1 }
      guard next - end <= 2, next < line.tokens.count, line.tokens[next].kind == .number else {
        break
      }
      end = next + 1
    }
    return end
  }

  private static func isInner(_ token: Token) -> Bool {
    switch token.word {
    case .dash, .period, .openParenthesis, .closeParenthesis: true
    default: false
    }
  }

  /// Whether there are as many figures as a telephone number has.
  private static func hasFigures(_ range: Range<Int>, _ line: TokenizedLine) -> Bool {
    var digits = 0
    for index in range where line.tokens[index].kind == .number {
      digits += Int(line.tokens[index].digits)
    }
    return (7...15).contains(digits)
  }

  /// At least seven figures after a word that says so, or as a number is written:
  /// with a plus, with a nought that no hour has, or in three, three and four.
  private static func isPhone(_ range: Range<Int>, _ line: TokenizedLine, isNamed: Bool) -> Bool {
    let groups = range.compactMap { index -> Int? in
      line.tokens[index].kind == .number ? Int(line.tokens[index].digits) : nil
    }
    let digits = groups.reduce(0, +)
    if isNamed || line.token(range.lowerBound - 1).word == .plus { return true }
    if groups == [3, 3, 4] { return true }
    let startsWithNought = line.bytes[Int(line.tokens[range.lowerBound].start)] == 0x30
    return startsWithNought && digits >= 9 && groups.first.map { $0 == 3 || $0 >= 5 } ?? false
  }

  /// Where the words that lead to the figures start, and whether they name a
  /// telephone.
  private static func lead(
    to index: Int, _ line: TokenizedLine
  ) -> (start: Int, isNamed: Bool) {
    var start = index
    var isNamed = false
    while start > 0 {
      let token = line.tokens[start - 1]
      let isPhone = phoneWords.contains { line.isWord(token, $0) }
      let isLead =
        isPhone || token.kind == .symbol
        || leadWords.contains { line.isWord(token, $0) }
      // Of "her number's 07700 900123" the number is what owns nothing.
      guard isLead, token.word != .question, isPhone || !token.traits.contains(.possessive) else {
        break
      }
      isNamed = isNamed || isPhone
      start -= 1
    }
    // The end of the sentence before stays.
    while start < index, line.tokens[start].kind == .symbol, line.tokens[start].word != .plus {
      start += 1
    }
    return (start, isNamed)
  }

  private static let phoneWords: [StaticString] = [
    "number", "phone", "mobile", "cell", "tel", "telephone", "cellphone",
    // "her number's", without its apostrophe.
    "numbers", "phones", "mobiles",
  ]

  private static let leadWords: [StaticString] = [
    "is", "her", "his", "their", "my", "the", "on", "at", "and", "its", "contact", "no", "with",
  ]
}
