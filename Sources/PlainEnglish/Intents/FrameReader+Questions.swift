/// Questions: what is on, what is free, why, and values of what is on the table.
extension FrameReader {
  /// Takes a question in; returns whether it decides the clause.
  mutating func applyQuestion(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    // "don't book anything" asks for nothing.
    if seen.forbids { return false }
    let range = cue.start..<clause.words.upperBound
    let rest = parts.tail(from: cue.start, of: clause)
    if !rest.isDisjoint(with: [.weather, .reminder]) { return decide(&clause, Intent.none) }
    let after = parts.tail(from: cue.end, of: clause)
    let isDesk = !after.isDisjoint(with: [.event, .calendar])
    if parts.isList(range), rest.isDisjoint(with: [.desk, .calendar]) {
      return decide(&clause, Intent.none)
    }
    let isScope = isBeyond(rest)
    if expecting == nil, isToBeGone(clause) { return decide(&clause, .cancel) }
    if !isScope, asksOfTopic(cue, clause) { return decide(&clause, .list) }
    switch cue.kind {
    case .clock where tells(cue, clause) || isSomeTime(cue): return false
    case .clock where suitsBehind(cue, clause): return decide(&clause, .availability)
    case .clock:
      if rest.contains(.free) {
        return isScope ? decide(&clause, Intent.none) : decide(&clause, .availability)
      }
      let rest = cue.end..<clause.words.upperBound
      if isDesk && !parts.isTimeOnly(rest) || isOfThing(rest) || isOfMine(rest) {
        return decide(&clause, .list)
      }
      return decide(&clause, .time)
    case .whatDay:
      if rest.contains(.scope), isScope { return decide(&clause, Intent.none) }
      // "on which date did I put it"
      if isAboutMe(range),
        range.contains(where: {
          parts.words[$0].isEntering || parts.words[$0].classes.contains(.book)
            || isDoing($0, in: range)
        })
      {
        return decide(&clause, .list)
      }
      // "which day am I having sushi with Tom"
      if range.dropLast(2).contains(where: {
        parts.words[$0].is(.am) && parts.words[$0 + 1].is(.i) && parts.timeOfWord[$0 + 2] < 0
      }) {
        return decide(&clause, .list)
      }
      // "what day is my flight" asks for something of mine.
      if rest.contains(.poss), rest.isDisjoint(with: [.holiday, .scope]) {
        return decide(&clause, .list)
      }
      let isOfDesk = isDesk || isOfThing(cue.end..<clause.words.upperBound)
      return decide(&clause, isOfDesk && !rest.contains(.holiday) ? .list : .time)
    case .when where tellsWhen(cue, clause): return false
    case .when:
      if rest.contains(.free) { return decide(&clause, .availability) }
      if !isDesk, rest.contains(.holiday) || parts.isTimeOnly(cue.end..<clause.words.upperBound) {
        return decide(&clause, .time)
      }
      if isScope || isAboutYou(clause, rest) || isUnknownThing(clause, rest)
        || tellsOfThePast(clause)
      {
        return decide(&clause, Intent.none)
      }
      return decide(&clause, .list)
    case .listQuestion:
      if isScope || asks(clause, rest) { return decide(&clause, Intent.none) }
      // "what am I called in your system"
      if cue.end < clause.words.upperBound, parts.isKind(cue.end, .naming) {
        return decide(&clause, Intent.none)
      }
      if isAboutDesk(cue, clause, rest) { return false }
      // "anything on Sunday at 11?", of what is offered, asks for another time.
      if isOffered, clause.hasTime, isAboutAnything(cue) || asksWhatOthersHave(cue) {
        return decide(&clause, .availability)
      }
      // "does the doctor have anything on Thursday at 4?", of a very time, asks
      // whether it is free.
      if parts.hasClock(clause), !isAboutMe(range), !rest.contains(.calendar),
        range.contains(where: { parts.words[$0].is(.anything) })
      {
        return decide(&clause, .availability)
      }
      if rest.contains(.free) || isLeft(range), !rest.contains(.calendar) {
        return decide(&clause, .availability)
      }
      return decide(&clause, .list)
    case .freeQuestion: return decide(&clause, .availability)
    case .isThere:
      if asks(clause, rest) { return decide(&clause, Intent.none) }
      if follows(range) || rest.isSuperset(of: [.calendar, .poss]) && !rest.contains(.free) {
        return decide(&clause, .list)
      }
      if parts.hasName(clause, .service) || parts.hasName(clause, .staff) {
        return decide(&clause, .availability)
      }
      if rest.contains(.free) || isLeft(range) { return decide(&clause, .availability) }
      if isScope { return decide(&clause, Intent.none) }
      guard isDesk || clause.hasTime else { return false }
      let isOpen = expecting == nil || expecting == .more
      return decide(&clause, isDesk && isOpen ? .list : .availability)
    case .question, .yesNoQuestion:
      let lead = clause.words.lowerBound..<cue.start
      if cue.kind == .yesNoQuestion, tells(cue, clause) || tellsOfDay(cue, clause) {
        return false
      }
      let isStart =
        clause.isQuestion || seen.shown != nil
        || isLead(lead) && !lead.contains { parts.words[$0].classes.contains(.person) }
      if isStart, cue.kind == .question || !seen.wants && !seen.requests || seen.shown != nil {
        seen.asked = seen.asked ?? cue.start
      }
      return false
    default: return false
    }
  }

  /// "on which day do I see the vet": a verb behind "I" or "we", and what it is done
  /// to.
  private func isDoing(_ index: Int, in range: Range<Int>) -> Bool {
    guard index > 0, index + 1 < range.upperBound,
      parts.words[index - 1].is(.i) || parts.words[index - 1].is(.we)
    else { return false }
    return parts.isKind(index, .dealing)
  }

  /// "what time I'm seeing the vet", "what time am I on": of what one does.
  private func isOfMine(_ range: Range<Int>) -> Bool {
    guard expecting == nil, range.count > 2, let first = range.first else { return false }
    let (one, two) = (parts.words[first], parts.words[first + 1])
    func isMe(_ word: CueWord) -> Bool { word.is(.i) || word.is(.we) }
    func isVerb(_ word: CueWord) -> Bool {
      word.classes.contains(.be) || word.classes.contains(.can) || word.is(.have) || word.is(.do)
    }
    return isMe(one) && isVerb(two) || isVerb(one) && isMe(two)
  }

  /// "what I have on Monday needs to be deleted".
  private func isToBeGone(_ clause: Clause) -> Bool {
    guard !clause.isQuestion, let gone = parts.first(.gone, in: clause.words),
      gone > clause.words.lowerBound + 3
    else { return false }
    return parts.words[gone - 1].is(.be) && parts.words[gone - 2].is(.to)
      && ["needs", "need", "has", "have"].contains { parts.isWord(gone - 3, $0) }
  }

  /// "what time is the christening", "which day is our bake sale": of a thing that is held,
  /// though no table knows it.
  private func isOfThing(_ range: Range<Int>) -> Bool {
    guard expecting == nil else { return false }
    var index = range.lowerBound
    while index < range.upperBound,
      parts.words[index].classes.contains(.be)
        || parts.isKind(index, .doing) || parts.isWord(index, "will")
    {
      index += 1
    }
    if isUnnamedThing(index, in: range) { return true }
    guard index + 1 < range.upperBound, parts.timeOfWord[index] < 0,
      parts.words[index].is(.the) || parts.words[index].classes.contains(.poss)
    else { return false }
    let thing = parts.words[index + 1]
    return thing.isUnknown && !thing.isNumber && parts.timeOfWord[index + 1] < 0
      && EvidencePicture.ofWord(index + 1, parts).isDisjoint(with: [.beyond, .clock, .upkeep])
  }

  /// "it is 12 that I want", "that's today!": the verb stands behind what it tells of.
  func tells(_ cue: CueSpan, _ clause: Clause) -> Bool {
    cue.start > clause.words.lowerBound && parts.words[cue.start].is(.is)
      && parts.words[cue.start - 1].classes.contains(.pronoun)
  }

  /// "some time in the morning".
  private func isSomeTime(_ cue: CueSpan) -> Bool {
    cue.start > 0 && parts.words[cue.start].is(.time)
      && (parts.words[cue.start - 1].is(.some) || parts.words[cue.start - 1].is(.any))
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

  /// "is tomorrow at 3 possible?": of a time, whether it suits, and not which day it is.
  private func suitsBehind(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard parts.words[cue.start].is(.is), parts.timeOfWord[cue.end - 1] >= 0 else { return false }
    return (cue.end..<clause.words.upperBound).contains {
      parts.timeOfWord[$0] < 0
        && (suits($0) || !parts.words[$0].classes.isDisjoint(with: [.good, .right]))
    }
  }

  /// "half past 4 is when I can come": says which time it is.
  private func tellsWhen(_ cue: CueSpan, _ clause: Clause) -> Bool {
    cue.start > clause.words.lowerBound && !clause.isQuestion
      && parts.words[cue.start - 1].classes.contains(.be)
      && (clause.words.lowerBound..<cue.start - 1).contains { parts.timeOfWord[$0] >= 0 }
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

  /// "when should I plant them", "when is the full moon": a thing that no table knows, of
  /// nobody and of no day.
  private func isUnknownThing(_ clause: Clause, _ rest: WordClasses) -> Bool {
    guard expecting == nil, !clause.hasTime, !parts.isNamed(clause), !isDeskObject(rest),
      rest.isDisjoint(with: [.poss, .holiday])
    else { return false }
    let isAboutMe = clause.words.dropFirst().contains {
      parts.words[$0].is(.i) && parts.words[$0 - 1].classes.contains(.be)
        || parts.words[$0].classes.contains(.be) && parts.words[$0 - 1].is(.i)
    }
    let isDone = clause.words.contains {
      parts.words[$0].classes.contains(.can) || parts.words[$0].is(.do) || parts.words[$0].is(.does)
        || parts.words[$0].is(.did)
    }
    guard isDone || wasOnce(clause), !isAboutMe, !isOnRecord(clause) else { return false }
    return clause.words.contains { index in
      let word = parts.words[index]
      return word.isUnknown && !word.isNumber && !word.isCapitalised
    }
  }

  /// "when were you made".
  private func isAboutYou(_ clause: Clause, _ rest: WordClasses) -> Bool {
    expecting == nil && !clause.hasTime
      && clause.words.prefix(3).last.map { parts.words[$0].is(.you) } == true
      && rest.isDisjoint(with: [.desk, .event, .calendar, .free, .poss])
      && clause.words.dropFirst().first.map { parts.words[$0].classes.contains(.be) } == true
  }

  /// "when was Mozart born": of nobody in the book.
  private func tellsOfThePast(_ clause: Clause) -> Bool {
    expecting == nil && wasOnce(clause) && !parts.hasKnownName(clause)
      && parts.first(.naming, in: clause.words) != nil
  }

  /// "when was Mozart born", "when was the war": what is past, and in no calendar.
  private func wasOnce(_ clause: Clause) -> Bool {
    clause.words.dropFirst().first.map { parts.words[$0].is(.was) } == true
      && clause.words.dropFirst(2).allSatisfy { !parts.words[$0].is(.with) }
  }

  /// "when did I put down the grooming", "when do we sit down with the funders", "at what
  /// hour does the book club start": what a calendar tells, whatever it is called.
  private func isOnRecord(_ clause: Clause) -> Bool {
    clause.words.dropLast(2).contains { index in
      if parts.words[index].is(.did) {
        return parts.words[index + 1].is(.i) || parts.words[index + 1].is(.we)
      }
      if parts.words[index].is(.do), parts.words[index + 1].is(.i) || parts.words[index + 1].is(.we)
      {
        return parts.words[index + 2].is(.have) || parts.words[index + 2].is(.see)
          || parts.words[index + 2].is(.meet) || parts.words[index + 2].isUnknown
      }
      guard parts.words[index].is(.does) else { return false }
      return parts.isKind(clause.words.upperBound - 1, .beginning)
    }
  }

  /// "what other things do you do": it is the desk itself that is asked about.
  func isAboutDesk(_ cue: CueSpan, _ clause: Clause, _ rest: WordClasses) -> Bool {
    guard !clause.hasTime, !isDeskObject(rest), !parts.isNamed(clause) else { return false }
    return (cue.end..<clause.words.upperBound).contains { parts.words[$0].is(.you) }
  }

  private func isDeskObject(_ rest: WordClasses) -> Bool {
    !rest.isDisjoint(with: [.desk, .event, .calendar])
  }

  /// Whether a question is about "anything", not about what someone has.
  private func isAboutAnything(_ cue: CueSpan) -> Bool {
    (cue.start..<cue.end).contains { parts.words[$0].is(.anything) }
  }
}
