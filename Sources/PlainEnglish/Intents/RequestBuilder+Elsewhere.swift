/// What is asked for elsewhere than at a desk, though a rule has found a form of the
/// desk's in it.
extension RequestBuilder {
  /// "book me a taxi for 8": what is booked elsewhere; "put my flight in the calendar"
  /// is not.
  func booksTravel(_ draft: Clause) -> Bool {
    let classes = parts.classes(of: draft)
    if expecting == nil, rentsForJourney(draft, classes) { return true }
    // "get me a round trip to Seattle"
    if expecting == nil,
      parts.line.mayHave("trip") && parts.line.mayHave("round")
        || parts.line.mayHave("way") && parts.line.mayHave("one"),
      classes.isDisjoint(with: [.desk, .calendar, .poss]),
      draft.words.dropLast().contains(where: {
        parts.isWord($0, "round") && parts.isWord($0 + 1, "trip")
          || parts.isWord($0, "one") && parts.isWord($0 + 1, "way")
      })
    {
      return true
    }
    guard expecting == nil, classes.contains(.travel),
      classes.isDisjoint(with: [.desk, .calendar, .poss]),
      // "a seat on the train"
      draft.words.allSatisfy({
        !parts.words[$0].classes.contains(.event) || parts.isWord($0, "seat")
          || parts.isWord($0, "seats")
      }), !parts.hasKnownName(draft)
    else { return false }
    return parts.cues(parts.acts, in: draft.words).contains {
      $0.kind == .bookVerb || $0.kind == .bookMe
    }
  }

  /// "book a hotel room in Miami for May 3 to May 5", "reserve a car in Dallas".
  private func rentsForJourney(_ draft: Clause, _ classes: WordClasses) -> Bool {
    guard let rented = parts.first(.rental, in: draft.words), rented > draft.words.lowerBound,
      !parts.words[rented - 1].is(.the), classes.isDisjoint(with: [.calendar, .poss]),
      !parts.hasKnownName(draft), classes.isDisjoint(with: .desk) || parts.isWord(rented, "hotel")
    else { return false }
    // "a car wash" is none.
    let next = rented + 1
    return next >= draft.words.upperBound || parts.timeOfWord[next] >= 0
      || parts.words[next].isPreposition || parts.isWord(next, "room")
      || parts.isWord(next, "rental") || parts.words[next].classes.contains(.polite)
  }

  /// "I need a ride to the airport at 5": a wish or a weak verb, and words of another world.
  ///
  /// What is put into a calendar may be called as one likes.
  func wishesElsewhere(_ draft: Clause, _ evidence: inout EvidenceReader) -> Bool {
    guard expecting == nil, !parts.hasKnownName(draft),
      parts.classes(of: draft).isDisjoint(with: .event)
    else { return false }
    // "schedule the gas man for Friday": what is put into a calendar with its time.
    let isEntered = parts.cues(parts.acts, in: draft.words).contains {
      draft.hasTime && parts.words[$0.start].isEntering
    }
    // "book Thursday at 3 and let me know the price": what is asked beside it is no other world.
    let isAskedOf = draft.hasTime && !draft.topics.isEmpty
    return !isEntered && !isAskedOf && evidence.isBeyond()
  }

  /// "plan my trip to Wales", "I need to request leave from May 1", "I'd like to take
  /// Friday off": journeys are planned, and days off are asked for, elsewhere.
  ///
  /// A journey that is put into the calendar is an entry like any other.
  func plansAbsence(_ draft: Clause) -> Bool {
    guard expecting == nil,
      parts.kinds.contains(.absence) || draft.words.contains(where: { parts.words[$0].is(.off) }),
      !parts.hasKnownName(draft), parts.classes(of: draft).isDisjoint(with: [.desk, .calendar])
    else { return false }
    if takesTimeOff(draft.words) || wantsDaysOff(draft) { return true }
    guard
      let verb = draft.words.first(where: { parts.isKind($0, .applying) })
        ?? (draft.hasTime ? nil : draft.words.first(where: { parts.isKind($0, .planning) }))
    else { return false }
    if asksTimeOff(verb..<draft.words.upperBound) { return true }
    // "a PTO request"
    if verb > draft.words.lowerBound, parts.isKind(verb - 1, .absence) { return true }
    return (verb + 1..<draft.words.upperBound).contains { parts.isKind($0, .absence) }
  }

  /// "I want next Friday off", "put in for a day off on the 9th".
  private func wantsDaysOff(_ draft: Clause) -> Bool {
    let isEntered = parts.cues(parts.acts, in: draft.words).contains {
      parts.words[$0.start].isEntering && !parts.words[$0.end - 1].is(.in)
    }
    guard !isEntered else { return false }
    return draft.words.dropFirst(2).contains {
      parts.words[$0].is(.off) && parts.words[$0].breakBefore == .none
        && (parts.timeOfWord[$0 - 1] >= 0 || parts.words[$0 - 1].classes.contains(.time))
        && ($0 + 1 == draft.words.upperBound || parts.words[$0 + 1].isPreposition
          || parts.timeOfWord[$0 + 1] >= 0 || parts.words[$0 + 1].classes.contains(.polite))
    }
  }

  /// "take next Friday off", "take some days off work".
  private func takesTimeOff(_ words: Range<Int>) -> Bool {
    words.contains { verb in
      guard parts.words[verb].is(.take) || parts.words[verb].is(.have),
        let off = (verb + 1..<min(verb + 6, words.upperBound)).first(where: {
          parts.words[$0].is(.off)
        }), off > verb + 1
      else { return false }
      return (verb + 1..<off).allSatisfy {
        parts.timeOfWord[$0] >= 0
          || !parts.words[$0].classes.isDisjoint(with: [.determiner, .time, .number, .part])
      }
    }
  }

  private func isWord(_ index: Int, _ words: [StaticString]) -> Bool {
    words.contains { parts.isWord(index, $0) }
  }

  /// "a request for time off", "request two days off".
  private func asksTimeOff(_ words: Range<Int>) -> Bool {
    words.dropFirst().contains {
      parts.words[$0].is(.off)
        && (parts.words[$0 - 1].classes.contains(.time) || isWord($0 - 1, ["days", "weeks"]))
    }
  }

  /// "did the recital make it into my diary": asks whether it is there.
  func asksWhetherDone(_ draft: Clause) -> Bool {
    isWord(draft.words.lowerBound, ["did", "has"])
  }

  /// "I have two visits on Friday, don't I?": tells, and asks whether it is so.
  func asksByTag(_ draft: Clause) -> Bool {
    let end = draft.words.upperBound
    guard draft.hasTime, draft.words.count > 4,
      !parts.classes(of: draft).isDisjoint(with: [.desk, .event])
    else { return false }
    // "…, right?"
    if parts.words[end - 1].breakBefore == .comma {
      return parts.words[end - 1].classes.contains(.right)
    }
    return parts.words[end - 3].breakBefore == .comma && parts.words[end - 2].is(.not)
      && !parts.words[end - 1].classes.isDisjoint(with: [.person, .pronoun])
  }
}
