/// Why something is cancelled.
extension PartsFiller {
  /// Where a reason begins.
  struct ReasonPlace {
    /// The word that leads to it: "because".
    var lead: Int
    /// Its own first word.
    var start: Int
  }

  /// Keeps a reason as it was said; what is named in it is no part of what is
  /// cancelled.
  func fillReason(_ request: inout Request, _ words: Range<Int>) {
    guard let place = reason(of: request.intent, words) else { return }
    request.note = parts.line.text(parts.span(place.start..<words.upperBound))
    let first = parts.line.tokens[Int(parts.words[place.lead].token)].span.lowerBound
    request.whens.removeAll { $0.span.lowerBound >= first }
    request.services.removeAll { $0.span.lowerBound >= first }
    request.staff.removeAll { $0.span.lowerBound >= first }
    request.customers.removeAll { $0.span.lowerBound >= first }
  }

  /// The place of the reason that a cancellation gives: "because she is
  /// away", "due to illness", "…, she has a cold", "…: no sitter".
  ///
  /// - Parameters:
  ///   - intent: What is wanted; only a cancellation has a reason.
  ///   - words: Its words.
  /// - Returns: Its place, or nil if no reason is given.
  func reason(of intent: Intent, _ words: Range<Int>) -> ReasonPlace? {
    guard intent == .cancel else { return nil }
    // What stands before the verb is no reason: "no, I cancel the perm at 6".
    let verb = parts.cues(parts.acts, in: words).first {
      $0.kind == .cancelVerb || $0.kind == .removeVerb
    }
    for index in words.dropFirst()
    where parts.timeOfWord[index] < 0 && index >= verb?.end ?? words.lowerBound {
      if let start = reason(at: index, words), start < words.upperBound {
        return ReasonPlace(lead: index, start: start)
      }
    }
    return nil
  }

  private func reason(at index: Int, _ words: Range<Int>) -> Int? {
    if parts.words[index].is(.because) {
      return index + (isWord(index + 1, in: words, "of") ? 2 : 1)
    }
    for pair: (StaticString, StaticString) in [("due", "to"), ("owing", "to"), ("thanks", "to")]
    where parts.isWord(index, pair.0) && isWord(index + 1, in: words, pair.1) {
      return index + 2
    }
    if parts.isWord(index, "as") || parts.isWord(index, "since") || parts.isWord(index, "for") {
      return tells(index + 1, words) ? index + 1 : nil
    }
    switch parts.words[index].breakBefore {
    case .none: return tellsWithoutComma(index, words) ? index : nil
    case .comma, .sentence, .question: return tells(index, words) ? index : nil
    case .clause: return names(index) ? nil : index
    }
  }

  /// Whether a sentence about someone begins: "she has a cold", "her son is ill".
  private func tells(_ index: Int, _ words: Range<Int>) -> Bool {
    guard index + 1 < words.upperBound else { return false }
    let word = parts.words[index]
    let isSubject = !word.classes.isDisjoint(with: [.person, .poss])
    return isSubject && parts.cue(parts.acts, startingAt: index)?.kind != .want
  }

  /// "cancel Mei Wednesday shes got flu": a sentence about someone right behind a day or
  /// who it is about; "the haircut she booked" says which one.
  private func tellsWithoutComma(_ index: Int, _ words: Range<Int>) -> Bool {
    guard index > words.lowerBound, index + 1 < words.upperBound,
      parts.words[index].classes.contains(.person), tells(index, words),
      parts.words[index + 1].classes.isDisjoint(with: [.book, .make])
    else { return false }
    return parts.timeOfWord[index - 1] >= 0 || parts.nameKind(at: index - 1) == .customer
  }

  private func names(_ index: Int) -> Bool {
    parts.isName(index)
      || BookingNumbers.isOne(Int(parts.words[index].token), parts.line)
  }

  private func isWord(_ index: Int, in words: Range<Int>, _ word: StaticString) -> Bool {
    words.contains(index) && parts.isWord(index, word)
  }
}
