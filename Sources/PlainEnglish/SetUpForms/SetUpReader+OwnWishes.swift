/// What people want for themselves is told apart from rules before it is scanned: the
/// forms of rules cost ten times what a wish does.
extension SetUpReader {
  /// Whether a sentence asks for a booking, changes one, or asks what is free, and has no
  /// word that only rules have.
  ///
  /// - Parameters:
  ///   - clauses: The clauses of the sentence, each with what it wants.
  ///   - parts: The line.
  /// - Returns: Whether no form of a rule has to be tried on it.
  static func isOwnWish(_ clauses: ArraySlice<Clause>, _ parts: LineParts) -> Bool {
    guard let first = clauses.first, let last = clauses.last else { return false }
    let words = first.words.lowerBound..<last.words.upperBound
    guard !words.contains(where: { isOfRules(parts, $0) }) else { return false }
    return speaksOfOneself(parts, words) || clauses.contains { isOwn($0, parts) }
  }

  /// Whether a word is of rules alone where it stands: not "works", which is said of what
  /// suits too, nor a "close" that closes nothing, a clock of "o'clock", a "team meeting", or
  /// the "called" that gives an event its name.
  static func isOfRules(_ parts: LineParts, _ index: Int) -> Bool {
    let word = parts.words[index]
    guard word.classes.contains(.setup), !word.is(.works), !isOfDayEnd(parts, index) else {
      return false
    }
    if parts.isWord(index, "clock") { return parts.timeOfWord[index] < 0 }
    if parts.isWord(index, "called") || parts.isWord(index, "named") {
      return index > 0 && parts.words[index - 1].classes.contains(.be)
    }
    if parts.isWord(index, "team") || parts.isWord(index, "staff") {
      let next = index + 1
      return next == parts.words.count || !parts.words[next].classes.contains(.event)
    }
    return true
  }

  /// "I need to see somebody", "add it to my diary"; "I'd like to offer massages" asks for a
  /// rule, and "my number is …" tells of a customer.
  private static func speaksOfOneself(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    var speaks = false
    for index in words {
      if parts.words[index].is(.i) || parts.isWord(index, "me") || parts.isWord(index, "my") {
        if index + 1 < words.upperBound, tellsOfCustomer(parts, index + 1) { return false }
        if parts.isWord(index, "me"), index > 0, parts.isWord(index - 1, "call") { return false }
        speaks = true
      }
    }
    return speaks
      && !words.dropFirst().contains { index in
        parts.words[index - 1].is(.to)
          && SetUpRewording.verbsOfRules.contains { parts.isWord(index, $0) }
      }
  }

  private static func tellsOfCustomer(_ parts: LineParts, _ index: Int) -> Bool {
    ["name", "last", "surname", "number", "phone", "mobile", "telephone"].contains {
      parts.isWord(index, $0)
    }
  }

  /// Whether a clause wants one booking made, moved or cancelled, or free time.
  private static func isOwn(_ clause: Clause, _ parts: LineParts) -> Bool {
    let acts = parts.cues(parts.acts, in: clause.words)
    switch clause.intent {
    case .availability: return acts.contains { $0.kind == .freeQuestion }
    case .move: return acts.contains { $0.kind == .moveVerb }
    case .cancel:
      return acts.contains { $0.kind == .cancelVerb }
        && !clause.words.contains { parts.words[$0].is(.off) || parts.words[$0].is(.up) }
    case .book:
      return acts.contains { act in
        switch act.kind {
        case .bookVerb: takesOne(act.end, clause, parts) || takesOne(act.end - 1, clause, parts)
        case .makeVerb:
          // "set the booking window" names what there is.
          takesOne(act.end, clause, parts) && !parts.isWord(act.end, "the")
            && names(act.end, .desk, clause, parts)
        default: false
        }
      }
    default: return false
    }
  }

  /// Whether "a", "the" or "my" stands at a word.
  private static func takesOne(_ index: Int, _ clause: Clause, _ parts: LineParts) -> Bool {
    clause.words.contains(index)
      && !parts.words[index].classes.isDisjoint(with: [.determiner, .poss])
  }

  /// "an all day event": a noun of a class within three words.
  private static func names(
    _ index: Int, _ noun: WordClasses, _ clause: Clause, _ parts: LineParts
  ) -> Bool {
    (index + 1..<min(index + 5, clause.words.upperBound)).contains {
      !parts.words[$0].classes.isDisjoint(with: noun)
    }
  }
}
