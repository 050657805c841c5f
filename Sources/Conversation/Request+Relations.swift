import PlainEnglish

extension Request {
  /// Whether someone who is named by how they are related is another's: "her son", "his
  /// wife", and not "my son".
  func isOfAnother(_ mention: NameMention) -> Bool {
    let before = Folding.words(text(before: mention)).last
    return ["her", "his", "their"].contains(before)
  }

  /// Whether somebody comes in place of whom they belong to: "for her daughter", and not
  /// "and her daughter".
  func comesInstead(_ mention: NameMention) -> Bool {
    let words = Folding.words(text(before: mention)).suffix(3)
    return words.dropLast().last == "for"
  }

  /// What of the clause stands before a name.
  func text(before mention: NameMention) -> String {
    let end = mention.span.lowerBound - span.lowerBound
    guard end > 0, end <= text.utf8.count else { return "" }
    return String(decoding: text.utf8.prefix(end), as: UTF8.self)
  }

  /// What of the clause stands between two names, the first of which comes first.
  func text(between one: NameMention, and other: NameMention) -> String {
    let low = one.span.upperBound - span.lowerBound
    let high = other.span.lowerBound - span.lowerBound
    guard low >= 0, low < high, high <= text.utf8.count else { return "" }
    return String(decoding: text.utf8.prefix(high).dropFirst(low), as: UTF8.self)
  }
}
