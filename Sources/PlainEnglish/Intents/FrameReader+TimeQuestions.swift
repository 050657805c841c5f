/// "what time", "which day", "when": of the clock and the calendar, or of a thing in the book.
extension FrameReader {
  /// "what time is it", "what time is my lunch".
  func whatTime(_ cue: CueSpan, _ object: ObjectWords, _ clause: Clause) -> Ruling {
    if tells(cue, clause) || isSomeTime(cue) { return .passes }
    if suitsBehind(cue, clause) { return .wants(.availability) }
    if object.classes.contains(.free) {
      return .wants(object.isBeyond ? Intent.none : .availability)
    }
    let rest = cue.end..<clause.words.upperBound
    let isOfBook =
      object.isDesk && !parts.isTimeOnly(rest) || isOfThing(rest) || isOfMine(rest)
    return .wants(isOfBook ? .list : .time)
  }

  /// "what day is it", "on which day do I see the vet".
  func whatDay(_ cue: CueSpan, _ object: ObjectWords) -> Ruling {
    let (range, rest) = (object.range, object.classes)
    if rest.contains(.scope), object.isBeyond { return .wants(Intent.none) }
    // "on which date did I put it"
    if isAboutMe(range),
      range.contains(where: {
        parts.words[$0].isEntering || parts.words[$0].classes.contains(.book)
          || isDoing($0, in: range)
      })
    {
      return .wants(.list)
    }
    // "which day am I having sushi with Tom"
    if range.dropLast(2).contains(where: {
      parts.words[$0].is(.am) && parts.words[$0 + 1].is(.i) && parts.timeOfWord[$0 + 2] < 0
    }) {
      return .wants(.list)
    }
    // "what day is my flight" asks for something of mine.
    if rest.contains(.poss), rest.isDisjoint(with: [.holiday, .scope]) { return .wants(.list) }
    let isOfBook = object.isDesk || isOfThing(cue.end..<range.upperBound)
    return .wants(isOfBook && !rest.contains(.holiday) ? .list : .time)
  }

  /// "when is Easter", "when is my lunch".
  func whenIsIt(_ cue: CueSpan, _ object: ObjectWords, _ clause: Clause) -> Ruling {
    if tellsWhen(cue, clause) { return .passes }
    let rest = object.classes
    if rest.contains(.free) { return .wants(.availability) }
    if !object.isDesk,
      rest.contains(.holiday) || parts.isTimeOnly(cue.end..<clause.words.upperBound)
    {
      return .wants(.time)
    }
    let isOfNobody =
      object.isBeyond || isAboutYou(clause, rest) || isUnknownThing(clause, rest)
      || tellsOfThePast(clause)
    return .wants(isOfNobody ? Intent.none : .list)
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

  /// "some time in the morning".
  private func isSomeTime(_ cue: CueSpan) -> Bool {
    cue.start > 0 && parts.words[cue.start].is(.time)
      && (parts.words[cue.start - 1].is(.some) || parts.words[cue.start - 1].is(.any))
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
}
