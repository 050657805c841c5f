/// Sentences on how the business is to be run that nothing can set: they ask for no booking.
extension LeftReader {
  /// "facials only in the morning", "at most 5 hours a day for Sam": the words of a rule, where
  /// a booking was made of them.
  func unsetRule(in words: Range<Int>, of request: Request) -> LeftWords? {
    guard request.intent == .book, words.count > 3, request.customers.isEmpty else { return nil }
    let first = words.lowerBound
    guard isLimit(first) || isOnlyOf(first) else { return nil }
    let span = parts.span(words)
    return LeftWords(text: parts.line.text(span), span: span, matters: true)
  }

  /// "at most …", "no more than …", "a maximum of …".
  private func isLimit(_ first: Int) -> Bool {
    parts.isWord(first, "at") && parts.isWord(first + 1, "most")
      || parts.isWord(first, "no") && parts.isWord(first + 1, "more")
      || parts.isWord(first, "max") || parts.isWord(first, "maximum")
      || parts.isWord(first, "a") && parts.isWord(first + 1, "maximum")
  }

  /// "facials only …": a service in the plural at the head, and "only" behind it.
  private func isOnlyOf(_ first: Int) -> Bool {
    guard let name = parts.name(at: first), name.mention.kind == .service,
      name.mention.text.last == "s", name.words.upperBound < parts.words.count
    else { return false }
    return parts.isWord(name.words.upperBound, "only")
      || parts.isWord(name.words.upperBound, "just")
  }
}
