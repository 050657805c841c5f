/// Questions about a reason, and comparisons.
extension FrameReader {
  /// A question about a reason counts if it is about the desk: no word of it
  /// may be unknown that is no name.
  func explain(_ cue: CueSpan, _ clause: inout Clause, _ why: WhyQuestion) -> Bool {
    let rest = cue.end..<clause.words.upperBound
    // "explain", alone or with "that", is talk.
    if parts.line.isWord(parts.line.tokens[Int(parts.words[cue.start].token)], "explain"),
      !parts.isNamed(clause), !clause.hasTime, !parts.hasBookingNumber(rest),
      !rest.contains(where: { parts.words[$0].isNumber || isPlace($0) })
    {
      return false
    }
    if why == .howCould, let next = rest.first,
      parts.words[next].is(.to) || parts.words[next].is(.there), parts.words[next - 1].is(.get)
    {
      // "how do I get to the venue?"
      return decide(&clause, Intent.none)
    }
    let isAboutDesk = why != .why && (clause.hasTime || parts.isNamed(clause))
    // "why is the second one worse?" is about what is offered, whatever it says of it.
    let isOfOffer =
      isOffered && why == .why
      && rest.contains { isPlace($0) || parts.words[$0].isNumber && parts.timeOfWord[$0] < 0 }
    let isKnown =
      isAboutDesk || isOfOffer
      || rest.allSatisfy {
        !parts.words[$0].isUnknown || parts.timeOfWord[$0] >= 0 || parts.words[$0].isNumber
          || parts.words[$0].isCapitalised || parts.isName($0)
      }
    guard isKnown, parts.tail(from: cue.end, of: clause).isDisjoint(with: [.weather, .scope]) else {
      return decide(&clause, Intent.none)
    }
    let turns = parts.cues(parts.acts, in: rest).filter {
      $0.kind == .ratherThan || $0.kind == .instead
    }
    let compares = turns.contains { isValue($0.end, rest) }
    clause.why = why
    if compares, why == .why || why == .whyNot {
      clause.why = .ratherThan
    } else if why == .why, rest.contains(where: { parts.words[$0].is(.not) }) {
      // "why is 10 not free?" asks what stands against it.
      clause.why = .whyNot
    } else if why == .why, rest.contains(where: isSoLate) {
      // "why is the blow-dry so late?"
      clause.why = .whyLate
    } else if why == .why, rest.contains(where: isOnlySome) {
      clause.why = .whyNothing
    } else if why == .why, clause.hasTime, rest.contains(where: isFull) {
      clause.why = .whyNothing
    }
    return decide(&clause, .explain)
  }

  /// "the first", "the last one": a place in a list.
  private func isPlace(_ index: Int) -> Bool {
    parts.line.tokens[Int(parts.words[index].token)].word == .ordinal
      || parts.words[index].is(.second) || parts.words[index].is(.last)
  }

  /// "so late", "that early": an hour that is found fault with.
  private func isSoLate(_ index: Int) -> Bool {
    let words: [StaticString] = ["late", "early"]
    let before: [StaticString] = ["so", "that", "this", "too"]
    guard index > 0, parts.timeOfWord[index] < 0 else { return false }
    let token = parts.line.tokens[Int(parts.words[index].token)]
    let leading = parts.line.tokens[Int(parts.words[index - 1].token)]
    return words.contains { parts.line.isWord(token, $0) }
      && before.contains { parts.line.isWord(leading, $0) }
  }

  /// "only 7 slots": fewer than there might be.
  private func isOnlySome(_ index: Int) -> Bool {
    guard parts.words[index].is(.only), index + 1 < parts.words.count else { return false }
    let token = parts.line.tokens[Int(parts.words[index + 1].token)]
    return parts.timeOfWord[index + 1] < 0
      && (parts.words[index + 1].isNumber || token.word == .cardinal)
  }

  /// "full", "taken": nothing is left there.
  private func isFull(_ index: Int) -> Bool {
    let token = parts.line.tokens[Int(parts.words[index].token)]
    let words: [StaticString] = ["full", "fully", "packed", "taken", "unavailable", "busy"]
    return words.contains { parts.line.isWord(token, $0) }
  }

  /// "briefly", "in short, please": how much is to be told, and nothing else.
  func saysHowMuch(_ cue: CueSpan, _ clause: Clause) -> Bool {
    clause.words.allSatisfy {
      (cue.start..<cue.end).contains($0)
        || !parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .determiner, .be])
    }
  }

  /// Whether a comparison names what it is of: "which is better?" alone does not.
  func asksOfTwo(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard parts.words[cue.start].is(.which) || parts.words[cue.start].is(.what),
      !(cue.start..<cue.end).contains(where: { parts.words[$0].is(.between) })
    else { return true }
    let rest = clause.words.filter { $0 < cue.start || $0 >= cue.end }
    let values = rest.filter { index in
      isValue(index, index..<index + 1)
    }
    return values.count > 1 && rest.contains { parts.words[$0].is(.or) || parts.words[$0].is(.and) }
  }

  /// "is 2 better than 3?".
  func asksWhichIsBetter(_ cue: CueSpan, _ clause: Clause) -> Bool {
    parts.words[cue.start].is(.better) && cue.start > clause.words.lowerBound
      && parts.words[clause.words.lowerBound].classes.contains(.be)
  }

  /// Whether a time, a number, a name or a place in a list stands at a word:
  /// what something else can be compared with.
  private func isValue(_ index: Int, _ rest: Range<Int>) -> Bool {
    var index = index
    while rest.contains(index),
      parts.words[index].isPreposition || parts.words[index].classes.contains(.determiner)
        || parts.words[index].is(.with) || parts.words[index].is(.the)
        || parts.words[index].is(.number) || parts.words[index].is(.option)
    {
      index += 1
    }
    guard rest.contains(index) else { return false }
    return parts.timeOfWord[index] >= 0 || parts.words[index].isNumber || parts.isName(index)
      || parts.line.tokens[Int(parts.words[index].token)].word == .ordinal
      || parts.words[index].is(.second)
  }

  /// "how could Dana have a colour on Saturday?", "how could she have it at 10?".
  func asksHowSomeoneCould(_ clause: Clause) -> Bool {
    let words = clause.words.prefix(3)
    guard words.count == 3, let how = words.first,
      parts.isName(how + 2) || parts.isKind(how + 2, .others)
        || parts.hasBookingNumber(how + 2..<min(how + 4, clause.words.upperBound))
    else { return false }
    let tokens = words.map { parts.line.tokens[Int(parts.words[$0].token)] }
    return parts.line.isWord(tokens[0], "how")
      && (parts.line.isWord(tokens[1], "can") || parts.line.isWord(tokens[1], "could"))
  }
}
