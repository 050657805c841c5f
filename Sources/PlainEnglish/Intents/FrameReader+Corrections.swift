/// Clauses that change what is on the table or in the book.
extension FrameReader {
  /// Takes in a cue after which a new value follows; returns whether it decides
  /// the clause.
  mutating func applyCorrection(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    let rest = parts.tail(from: cue.end, of: clause)
    if !rest.isDisjoint(with: [.weather, .reminder]) { return decide(&clause, Intent.none) }
    let ruling: Ruling? =
      switch cue.kind {
      case .howAbout: asksHowAbout(cue, rest, clause)
      case .itShould: saysWhatShouldBe(cue, clause)
      case .makeIt: makesIt(cue, rest, &clause)
      default: nil
      }
    if let ruling { return settle(&clause, ruling) }
    if cue.kind == .makeIt, parts.isBlank(cue.end..<clause.words.upperBound), !clause.corrects {
      // "update that for me": there is no new value.
      clause.talk.insert(.accept)
      return true
    }
    if seen.forbids { return false }
    if cue.kind == .makeIt, plansTogether(cue, clause) { return decide(&clause, .book) }
    clause.corrects = true
    clause.isElliptic = true
    return decide(&clause, .correct)
  }

  /// "how about", where it gives no new value.
  private func asksHowAbout(_ cue: CueSpan, _ rest: WordClasses, _ clause: Clause) -> Ruling? {
    // "how would you say good night in German"
    if rest.contains(.speech), parts.words[cue.start].is(.how) { return .wants(Intent.none) }
    if expecting == nil {
      // "what about the lesson on the 9th?", "what about Monday in my diary?"
      if parts.words[cue.end - 2].is(.what), !clause.corrects,
        !rest.isDisjoint(with: [.calendar, .event]), rest.isDisjoint(with: [.scope, .free])
      {
        return .wants(.list)
      }
      if asksClock(cue, clause) { return .wants(.time) }
    }
    if !clause.topics.isEmpty, !clause.hasTime { return .wants(Intent.none) }
    let isValue = clause.hasTime || !rest.isDisjoint(with: [.event, .part, .ordinal])
    return isValue ? nil : .passes
  }

  /// "it should", where it gives no new value.
  private func saysWhatShouldBe(_ cue: CueSpan, _ clause: Clause) -> Ruling? {
    if isToGo(cue, clause) { return .wants(.cancel) }
    let isValue =
      clause.hasTime || clause.corrects || expecting != nil || parts.hasKnownName(clause)
    return isValue ? nil : .passes
  }

  /// "make it", where it gives no new value.
  private mutating func makesIt(
    _ cue: CueSpan, _ rest: WordClasses, _ clause: inout Clause
  ) -> Ruling? {
    if isNounFirst(cue) || asksForAdvice(clause) || canAttend(cue, clause) { return .passes }
    if leadsToWish(cue, clause) {
      // "make it so that I have yoga on Fridays": what is to be so follows.
      seen.requests = true
      if hasNew(cue, clause) { return .wants(.book) }
      clause.corrects = clause.hasTime && !rest.isDisjoint(with: [.desk, .event])
      return clause.corrects ? .wants(.move) : .passes
    }
    if asksToDo(cue, clause), plansTogether(cue, clause) { return .wants(.book) }
    if expecting == nil {
      if clause.hasTime, entersByClause(cue, rest, clause) { return .wants(.book) }
      // "can we do Tuesday?" of nothing that was offered, "make it quieter".
      if asksToDo(cue, clause) || isUnknownValue(cue, clause) { return .passes }
    }
    // "give it to me" asks for nothing that could be changed.
    if isHandingOver(cue), !parts.hasKnownName(clause) { return .passes }
    if isDeterminer(cue) { return .wants(isOffered ? .correct : .move) }
    return rest.contains(.scope) && !rest.contains(.event) ? .wants(Intent.none) : nil
  }

  /// Whether what is to be entered follows as a sentence.
  private func entersByClause(_ cue: CueSpan, _ rest: WordClasses, _ clause: Clause) -> Bool {
    // "schedule that I go to the bank on Tuesday"
    if cue.end < clause.words.upperBound, parts.words[cue.start].classes.contains(.book),
      parts.words[cue.end].is(.i) || parts.words[cue.end].is(.we)
    {
      return true
    }
    // "put it in my calendar that I have a visit on Monday"
    return rest.contains(.calendar) && parts.words[cue.start].is(.put) && !clause.corrects
  }

  /// "how about today's date".
  private func asksClock(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let rest = cue.end..<clause.words.upperBound
    return rest.contains { parts.words[$0].is(.date) || parts.words[$0].is(.time) }
      && parts.isClockOnly(rest)
  }

  /// "can we do Tuesday?", where nothing says that another day was spoken of.
  private func asksToDo(_ cue: CueSpan, _ clause: Clause) -> Bool {
    !clause.corrects && cue.end - cue.start > 2 && parts.words[cue.start].classes.contains(.can)
      && (parts.words[cue.start + 1].is(.i) || parts.words[cue.start + 1].is(.we))
  }

  /// Whether all that follows is words that no table knows.
  private func isUnknownValue(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let rest = cue.end..<clause.words.upperBound
    return !rest.isEmpty
      && rest.allSatisfy {
        parts.timeOfWord[$0] < 0 && !parts.words[$0].isNumber && !parts.words[$0].isCapitalised
          && !parts.isName($0) && !parts.words[$0].isComparison
      }
      && parts.classes(rest).isDisjoint(with: [
        .event, .desk, .calendar, .attribute, .person, .number, .ordinal, .good, .part, .time,
      ])
      && rest.first.map { parts.words[$0].isUnknown } == true
  }

  /// "an appointment on Monday that needs to be cancelled".
  private func isToGo(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard expecting == nil else { return false }
    return (cue.end..<min(cue.end + 2, clause.words.upperBound)).contains {
      parts.words[$0].isDone && !parts.words[$0].is(.moved) && !parts.words[$0].is(.rescheduled)
    }
  }

  /// "let's do lunch with Marco on Tuesday at 7", of nothing that was spoken of.
  private func plansTogether(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard expecting == nil, !clause.corrects, clause.hasTime,
      parts.words[cue.start].is(.let)
        || parts.words[cue.start].classes.contains(.can) && parts.words[cue.end - 1].is(.do),
      let first = (cue.end..<clause.words.upperBound).first
    else { return false }
    // "can we do a brainstorm with Mei on Friday"
    let isNew = parts.words[first].is(.a) || parts.words[first].is(.an)
    let thing = isNew && first + 1 < clause.words.upperBound ? first + 1 : first
    return parts.timeOfWord[thing] < 0 && !parts.words[thing].isPreposition
      && !parts.words[thing].isNumber && !parts.words[thing].isComparison
      && !parts.words[thing].classes.contains(.pronoun)
      && (parts.words[thing].classes.contains(.event) || parts.words[thing].isUnknown)
  }

  /// "make it so", and what is to be so.
  private func leadsToWish(_ cue: CueSpan, _ clause: Clause) -> Bool {
    expecting == nil && cue.end + 1 < clause.words.upperBound && parts.words[cue.end].is(.so)
  }

  /// "… I have a session on Fridays": something new, and when.
  private func hasNew(_ cue: CueSpan, _ clause: Clause) -> Bool {
    clause.hasTime
      && (cue.end..<clause.words.upperBound).dropLast(2).contains {
        parts.words[$0].is(.have) && parts.timeOfWord[$0 + 1] < 0
          && (parts.words[$0 + 1].is(.a) || parts.words[$0 + 1].is(.an)
            || parts.words[$0 + 1].classes.contains(.event))
      }
  }

  /// "where should I go for dinner": advice is asked for, and nothing is to be otherwise.
  private func asksForAdvice(_ clause: Clause) -> Bool {
    guard expecting == nil, parts.words[clause.words.lowerBound].classes.contains(.ask),
      clause.words.count > 3
    else { return false }
    return parts.words[clause.words.lowerBound + 1].classes.contains(.can)
      && parts.words[clause.words.lowerBound + 2].classes.contains(.person)
      && parts.classes(of: clause).isDisjoint(with: [.desk, .calendar, .poss])
  }

  /// "if Mark can make it on Thursday": comes, and changes nothing.
  private func canAttend(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard expecting == nil, cue.end - cue.start > 1, parts.words[cue.end - 1].is(.it),
      parts.words[cue.end - 2].is(.make), cue.end > clause.words.lowerBound + 3,
      parts.words[cue.end - 3].classes.contains(.can)
    else { return false }
    let who = parts.words[cue.end - 4]
    return parts.isPerson(cue.end - 4) || who.isUnknown || who.is(.mark)
      || parts.isKind(cue.end - 4, [.others, .everybody])
  }

  /// Whether a word shows that something is to be otherwise: "actually".
  func corrects(_ range: Range<Int>) -> Bool {
    parts.cues(parts.acts, in: range).contains {
      switch $0.kind {
      case .rather, .instead, .meant: true
      default: false
      }
    }
  }

  /// "on my schedule this month": the verb is a noun.
  func isNounFirst(_ cue: CueSpan) -> Bool {
    guard cue.start > 0, parts.words[cue.start].classes.contains(.calendar) else { return false }
    return !parts.words[cue.start - 1].classes.isDisjoint(with: [.poss, .determiner])
  }

  /// "give it to Alex".
  private func isHandingOver(_ cue: CueSpan) -> Bool {
    parts.isKind(cue.start, .handing)
  }

  /// "move this morning's meeting": the pronoun belongs to a noun.
  func isDeterminer(_ cue: CueSpan) -> Bool {
    let last = parts.words[cue.end - 1]
    guard last.is(.this) || last.is(.that) || last.is(.these),
      cue.end < parts.words.count, parts.words[cue.end].breakBefore == .none,
      cue.end - cue.start == 2
    else { return false }
    return parts.timeOfWord[cue.end] >= 0 && parts.timeOfWord[cue.end - 1] >= 0
      || parts.words[cue.end].classes.contains(.desk)
  }

  /// "… to the lunch": someone or something is added to what is there.
  func joins(_ range: Range<Int>) -> Bool {
    for index in range where parts.timeOfWord[index] < 0 {
      if parts.words[index].is(.on), index > range.lowerBound, index + 1 < range.upperBound,
        parts.words[index + 1].is(.this) || parts.words[index + 1].is(.that)
          || parts.words[index + 1].is(.it)
      {
        // "include Kim on this"
        return true
      }
      guard parts.words[index].is(.to) else { continue }
      guard index + 1 < range.upperBound, !parts.words[index + 1].isVerbToo else {
        continue
      }
      let rest = parts.classes(index + 1..<min(index + 4, range.upperBound))
      if rest.contains(.event), !rest.contains(.calendar) { return true }
      if parts.words[index + 1].classes.contains(.pronoun) { return true }
    }
    return false
  }

  /// "… from the lunch": someone is taken off what stays.
  func leavesEvent(_ range: Range<Int>) -> Bool {
    for index in range where parts.words[index].is(.from) && parts.timeOfWord[index] < 0 {
      let rest = parts.classes(min(index + 1, range.upperBound)..<min(index + 5, range.upperBound))
      return rest.contains(.event) && rest.isDisjoint(with: [.calendar, .list])
    }
    return false
  }

  /// "make my lunch an hour later": the object is there already.
  func changes(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let range = cue.end..<clause.words.upperBound
    guard let first = range.first,
      parts.words[cue.start].isMaking || parts.words[cue.start].is(.put) && clause.corrects
    else { return false }
    let rest = parts.tail(from: cue.end, of: clause)
    let isThere =
      parts.words[first].classes.contains(.poss) || parts.words[first].is(.the)
      || parts.words[first].isPossessive && !parts.isName(first)
    if isThere, !rest.contains(.calendar),
      range.contains(where: { parts.words[$0].isComparison })
    {
      return true
    }
    if isThere, range.contains(where: { parts.words[$0].is(.happen) }) { return true }
    guard clause.hasTime else { return false }
    let named = parts.words[first].is(.the) && first + 1 < range.upperBound ? first + 1 : first
    if parts.words[named].classes.contains(.attribute) { return true }
    let isNew = parts.words[first].is(.a) || parts.words[first].is(.an)
    if isOffered, !isNew, !rest.contains(.calendar), parts.words[cue.start].isMaking,
      !rest.isDisjoint(with: .attribute) || parts.words[first].is(.the)
        || parts.words[first].classes.contains(.pronoun) || clause.corrects
    {
      return true
    }
    if isThere {
      let head = parts.classes(first..<min(first + 3, range.upperBound))
      if clause.corrects { return true }
      if head.contains(.event), head.isDisjoint(with: .calendar), expecting == nil {
        if !head.contains(.desk), !rest.contains(.calendar) { return true }
      }
    }
    guard !isNew, !parts.words[first].is(.me), !rest.contains(.calendar) else {
      return false
    }
    return range.contains { setsSpan($0, range) }
  }

  /// "… start at 4", "… 2 hours long": how long or when something goes on.
  func setsSpan(_ index: Int, _ range: Range<Int>) -> Bool {
    let word = parts.words[index]
    guard word.isSpanWord, parts.timeOfWord[index] < 0 else { return false }
    if word.is(.long) || word.is(.longer) || word.is(.shorter) { return true }
    return (index + 1..<min(index + 3, range.upperBound)).contains { parts.timeOfWord[$0] >= 0 }
  }
}
