/// Finds which of what was offered a clause means, or what else it would have.
struct ChoiceReader {
  let parts: LineParts
  let index: CueIndex
  let expecting: Expectation?

  /// The cues of choices and of changes of direction in a clause.
  func read(_ clause: inout Clause) {
    let first = parts.details.partitioningIndex { $0.start >= clause.words.lowerBound }
    for cue in parts.details[first...] {
      guard cue.end <= clause.words.upperBound else { break }
      if clause.choice == nil, !clause.talk.contains(.unsure), !isTalk(cue) {
        clause.choice = choice(cue, clause)
      }
      if clause.alternative == nil { clause.alternative = alternative(cue, clause) }
    }
    if clause.choice == nil, expecting == .choice, clause.hasTime, isTimeOne(clause) {
      // "the 3 pm one"
      clause.choice = .described
    }
    if clause.choice == nil,
      expecting == .choice || clause.why != nil || parts.words[clause.words.lowerBound].is(.do)
    {
      clause.choice = bareNumber(clause)
    }
  }

  /// "leave them", "leave B-12 as it is", where a change is put to the person.
  private func leaves(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard expecting == .confirmation else { return false }
    let namesOne = clause.words.contains { index in
      parts.isName(index)
        || parts.words[index].isNumber
          && BookingNumbers.isOne(Int(parts.words[index].token), parts.line)
    }
    return namesOne || cue.end - cue.start > 1 && !clause.hasTime
  }

  /// "one second" chooses nothing.
  private func isTalk(_ cue: CueSpan) -> Bool {
    switch parts.talkCue(at: cue.start)?.kind {
    case .wait, .unsure, .again, .unclear, .thanks, .hello: return true
    default: return false
    }
  }

  private func choice(_ cue: CueSpan, _ clause: Clause) -> Choice? {
    switch cue.kind {
    case .laterOne: return .later
    case .earlierOne: return .earlier
    case .cheapest: return .cheapest
    case .shortest: return .shortest
    // "is it for men and women both?" chooses nothing.
    case .both where !clause.topics.isEmpty || isPartOfYes(cue): return nil
    case .both: return .all
    case .everything:
      // "all", as an answer to how many, and "cancel everything on Friday".
      if clause.intent == .cancel || clause.intent == .move { return .all }
      return expecting == .choice && clause.words.count == cue.end - cue.start ? .all : nil
    case .bookings:
      // "cancel all bookings on Friday" names all of them, "cancel bookings" none.
      guard clause.intent == .cancel || clause.intent == .move else { return nil }
      return (cue.start..<cue.end).contains {
        parts.words[$0].is(.all) || parts.words[$0].is(.every)
      }
        ? .all : nil
    case .otherOne: return .other
    case .thatOne: return .it
    case .nearestOne: return expecting == .choice || expecting == .confirmation ? .nearest : nil
    case .described: return expecting == .choice || expecting == .confirmation ? .described : nil
    case .nthOne:
      if clause.hasTime, expecting == .date || expecting == .time { return nil }
      if isPartOfDate(cue) || isOnDate(cue) { return nil }
      return ordinal(cue)
    default: return nil
    }
  }

  /// "all of the details are correct" agrees, and chooses nothing.
  private func isPartOfYes(_ cue: CueSpan) -> Bool {
    guard let talk = parts.talkCue(at: cue.start), talk.end > cue.end else { return false }
    return [.yes, .accept, .approval].contains(talk.kind)
  }

  /// "the 1st of this month": the time goes on beyond the place.
  private func isPartOfDate(_ cue: CueSpan) -> Bool {
    guard cue.end < parts.words.count, parts.timeOfWord[cue.end] >= 0 else { return false }
    return (cue.start..<cue.end).contains { parts.timeOfWord[$0] == parts.timeOfWord[cue.end] }
  }

  /// "on the 2nd" is a day.
  private func isOnDate(_ cue: CueSpan) -> Bool {
    cue.start > 0 && parts.words[cue.start - 1].is(.on)
      && parts.words[cue.end - 1].classes.contains(.ordinal)
  }

  /// "the second one", "number 2", "the top one".
  private func ordinal(_ cue: CueSpan) -> Choice? {
    for index in cue.start..<cue.end {
      let word = parts.words[index]
      let token = parts.line.tokens[Int(word.token)]
      if word.isNumber || token.word == .ordinal || token.word == .cardinal {
        let value = Int(token.value)
        // "one" in "the second one" is no number.
        if token.word == .cardinal, value == 1, index > cue.start { continue }
        return value >= 1 && value <= 20 ? .index(value) : nil
      }
    }
    return index.ordinal(of: parts.words[cue.start..<cue.end].map(\.id))
  }

  private func isTimeOne(_ clause: Clause) -> Bool {
    guard clause.words.count > 2,
      let last = clause.words.last(where: {
        parts.words[$0].classes.isDisjoint(with: [.polite, .stop])
      }), parts.isWord(last, "one"), last > clause.words.lowerBound,
      parts.timeOfWord[last] < 0 || parts.timeOfWord[last - 1] >= 0
    else { return false }
    return clause.words.allSatisfy {
      $0 == last || parts.timeOfWord[$0] >= 0 || parts.words[$0].is(.the)
        || !parts.words[$0].classes.isDisjoint(with: [.polite, .stop])
    }
  }

  /// "2" where several were offered.
  private func bareNumber(_ clause: Clause) -> Choice? {
    var value: Int?
    for index in clause.words {
      let word = parts.words[index]
      let token = parts.line.tokens[Int(word.token)]
      if word.isNumber || token.word == .cardinal || token.word == .ordinal {
        // "1st", where several were offered, and nothing of a month
        guard value == nil,
          word.token == word.lastToken || expecting == .choice && clause.words.count == 1
        else { return nil }
        value = Int(token.value)
      } else if expecting == .choice,
        parts.isKind(index, .choosing) || word.is(.i) || word.classes.contains(.can)
          || word.is(.with) || word.is(.go) || word.is(.to) || parts.isWord(index, "going")
          || parts.isWord(index, "gonna")
      {
        // "I pick 2"
        continue
      } else if word.classes.isDisjoint(with: [.stop, .determiner, .ask, .be, .polite]),
        !word.is(.number), !word.is(.option), !isAgreement(index, clause),
        // "do 2", of ways that were shown.
        index > clause.words.lowerBound || !parts.words[index].is(.do)
      {
        return nil
      }
    }
    guard let value, value >= 1, value <= 9 else { return nil }
    return .index(value)
  }

  /// "yes, 2", "ok then 3": agreement beside the number that is taken.
  private func isAgreement(_ index: Int, _ clause: Clause) -> Bool {
    (clause.words.lowerBound...index).contains { start in
      guard let cue = parts.talkCue(at: start), cue.end > index else { return false }
      return [.yes, .accept, .approval].contains(cue.kind)
    }
  }

  /// "more shampoo": what there should be more of is no choice.
  private func isOfOtherThing(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.end < clause.words.upperBound, !parts.isName(cue.end) else { return false }
    let next = parts.words[cue.end]
    return next.breakBefore == .none && next.isUnknown && parts.timeOfWord[cue.end] < 0
      && parts.words[cue.end - 1].is(.more)
  }

  private func alternative(_ cue: CueSpan, _ clause: Clause) -> Alternative? {
    switch cue.kind {
    case .leaveAsIs, .stays: leaves(cue, clause) ? .leaveAsIs : nil
    case .different: .different
    case .otherDay: .otherDay
    case .otherTime: .otherTime
    case .otherStaff: .otherStaff
    case .cheaper: .cheaper
    case .shorter: .shorter
    case .moreChoices: isOfOtherThing(cue, clause) ? nil : .more
    case .earlier: .earlier(minutes: nil)
    case .later: .later(minutes: nil)
    default: nil
    }
  }
}

extension CueIndex {
  /// The place that words like "top" and "last" name.
  func ordinal(of words: [CueLexicon.ID]) -> Choice? {
    for id in words {
      switch lexicon.word(id) {
      case "first", "top", "former": return .index(1)
      case "second", "latter": return .index(2)
      case "third": return .index(3)
      case "fourth": return .index(4)
      case "fifth": return .index(5)
      case "last", "bottom": return .last
      case "middle": return .middle
      default: continue
      }
    }
    return nil
  }
}
