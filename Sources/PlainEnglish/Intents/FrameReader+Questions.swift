/// Questions: what is on, what is free, and what a weak question leaves to its object.
extension FrameReader {
  /// Takes a question in; returns whether it decides the clause.
  mutating func applyQuestion(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    // "don't book anything" asks for nothing.
    if seen.forbids { return false }
    let range = cue.start..<clause.words.upperBound
    let rest = parts.tail(from: cue.start, of: clause)
    if !rest.isDisjoint(with: [.weather, .reminder])
      || parts.isList(range) && rest.isDisjoint(with: [.desk, .calendar])
    {
      return decide(&clause, Intent.none)
    }
    let after = parts.tail(from: cue.end, of: clause)
    let object = ObjectWords(
      range, rest, isDesk: !after.isDisjoint(with: [.event, .calendar]))
    if expecting == nil, isToBeGone(clause) { return decide(&clause, .cancel) }
    if !object.isBeyond, asksOfTopic(cue, clause) { return decide(&clause, .list) }
    return settle(&clause, byQuestion(cue, object, clause))
  }

  /// What each question asks of its object.
  private mutating func byQuestion(
    _ cue: CueSpan, _ object: ObjectWords, _ clause: Clause
  ) -> Ruling {
    switch cue.kind {
    case .clock: return whatTime(cue, object, clause)
    case .whatDay: return whatDay(cue, object)
    case .when: return whenIsIt(cue, object, clause)
    case .listQuestion: return whatIsListed(cue, object, clause)
    case .freeQuestion: return .wants(.availability)
    case .isThere: return whatIsThere(object, clause)
    case .question, .yesNoQuestion:
      if beginsAsking(cue, clause) { seen.asked = seen.asked ?? cue.start }
      return .passes
    default: return .passes
    }
  }

  /// "what do I have", "do you have anything".
  private func whatIsListed(_ cue: CueSpan, _ object: ObjectWords, _ clause: Clause) -> Ruling {
    let (range, rest) = (object.range, object.classes)
    if object.isBeyond || asks(clause, rest) { return .wants(Intent.none) }
    // "what am I called in your system"
    if cue.end < clause.words.upperBound, parts.isKind(cue.end, .naming) {
      return .wants(Intent.none)
    }
    if isAboutDesk(cue, clause, rest) { return .passes }
    // "anything on Sunday at 11?", of what is offered, asks for another time.
    if isOffered, clause.hasTime, isAboutAnything(cue) || asksWhatOthersHave(cue) {
      return .wants(.availability)
    }
    if rest.contains(.calendar) { return .wants(.list) }
    // "does the doctor have anything on Thursday at 4?", of a very time, asks
    // whether it is free.
    if parts.hasClock(clause), !isAboutMe(range),
      range.contains(where: { parts.words[$0].is(.anything) })
    {
      return .wants(.availability)
    }
    return .wants(rest.contains(.free) || isLeft(range) ? .availability : .list)
  }

  /// "is there", "are there any".
  private func whatIsThere(_ object: ObjectWords, _ clause: Clause) -> Ruling {
    let (range, rest) = (object.range, object.classes)
    if asks(clause, rest) { return .wants(Intent.none) }
    if follows(range) || rest.isSuperset(of: [.calendar, .poss]) && !rest.contains(.free) {
      return .wants(.list)
    }
    if parts.hasName(clause, .service) || parts.hasName(clause, .staff) || rest.contains(.free)
      || isLeft(range)
    {
      return .wants(.availability)
    }
    if object.isBeyond { return .wants(Intent.none) }
    guard object.isDesk || clause.hasTime else { return .passes }
    let isOpen = expecting == nil || expecting == .more
    return .wants(object.isDesk && isOpen ? .list : .availability)
  }

  /// Whether a weak question asks, and does not tell or wish.
  private func beginsAsking(_ cue: CueSpan, _ clause: Clause) -> Bool {
    if cue.kind == .yesNoQuestion, tells(cue, clause) || tellsOfDay(cue, clause) { return false }
    let lead = clause.words.lowerBound..<cue.start
    let isStart =
      clause.isQuestion || seen.shown != nil
      || isLead(lead) && !lead.contains { parts.words[$0].classes.contains(.person) }
    return isStart
      && (cue.kind == .question || !seen.wants && !seen.requests || seen.shown != nil)
  }

  /// "what I have on Monday needs to be deleted".
  private func isToBeGone(_ clause: Clause) -> Bool {
    guard !clause.isQuestion, let gone = parts.first(.gone, in: clause.words),
      gone > clause.words.lowerBound + 3
    else { return false }
    return parts.words[gone - 1].is(.be) && parts.words[gone - 2].is(.to)
      && ["needs", "need", "has", "have"].contains { parts.isWord(gone - 3, $0) }
  }

  /// "it is 12 that I want", "that's today!": the verb stands behind what it tells of.
  func tells(_ cue: CueSpan, _ clause: Clause) -> Bool {
    cue.start > clause.words.lowerBound && parts.words[cue.start].is(.is)
      && parts.words[cue.start - 1].classes.contains(.pronoun)
  }

  /// "the 3rd is a Sunday": tells of a day, and asks nothing.
  private func tellsOfDay(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard !clause.isQuestion, cue.end - cue.start == 1, parts.words[cue.start].is(.is),
      cue.start > clause.words.lowerBound, parts.timeOfWord[cue.start - 1] >= 0,
      let first = (clause.words.lowerBound..<cue.start).first(where: { parts.timeOfWord[$0] >= 0 }),
      // "today is Monday, is it": asks behind it.
      !(cue.end..<clause.words.upperBound).contains(where: {
        parts.timeOfWord[$0] < 0 && parts.words[$0].classes.contains(.be)
      })
    else { return false }
    // "on Friday is …" asks.
    return !parts.words[first].isPreposition
      && (first == clause.words.lowerBound || !parts.words[first - 1].isPreposition)
  }

  /// "what do they have on Sunday?": who is asked has something free, or not.
  private func asksWhatOthersHave(_ cue: CueSpan) -> Bool {
    let words = cue.start..<cue.end
    return !isAboutMe(words) && words.contains { parts.words[$0].classes.contains(.person) }
      && words.contains { parts.words[$0].isHaving }
  }

  /// "is there anyone after Mrs Webb": who comes then.
  func follows(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { parts.words[$0].classes.contains(.anyone) }) else { return false }
    return range.dropLast().contains {
      (parts.words[$0].is(.after) || parts.words[$0].is(.before))
        && parts.timeOfWord[$0 + 1] < 0 && parts.isName($0 + 1)
    }
  }

  /// "what other things do you do": it is the desk itself that is asked about.
  func isAboutDesk(_ cue: CueSpan, _ clause: Clause, _ rest: WordClasses) -> Bool {
    guard !clause.hasTime, !isDeskObject(rest), !parts.isNamed(clause) else { return false }
    return (cue.end..<clause.words.upperBound).contains { parts.words[$0].is(.you) }
  }

  func isDeskObject(_ rest: WordClasses) -> Bool {
    !rest.isDisjoint(with: [.desk, .event, .calendar])
  }

  /// Whether a question is about "anything", not about what someone has.
  private func isAboutAnything(_ cue: CueSpan) -> Bool {
    (cue.start..<cue.end).contains { parts.words[$0].is(.anything) }
  }
}
