/// Wishes and duties: "I'd like", "could we", "I have to".
extension FrameReader {
  /// What is wished for, by what it is.
  func wished(_ clause: inout Clause, _ all: WordClasses) -> Ruling? {
    if seen.wants, let fact = wishedFact(clause) { return .wants(fact) }
    if asksWhetherSomeoneCan(clause) { return .wants(.availability) }
    if seen.wants || seen.isBound,
      !all.contains(.scope) || !all.isDisjoint(with: [.desk, .calendar])
    {
      let isDesk = !all.isDisjoint(with: [.event, .desk]) || parts.hasName(clause, .service)
      if seen.wants, isDesk || clause.hasTime && expecting == nil {
        return wishedThing(&clause, all)
      }
      if seen.isBound, isDesk, clause.hasTime, expecting == nil, !scopeVerbFollows(clause) {
        return .wishes
      }
    }
    if all.contains(.free), !isOffered || clause.talk.isDisjoint(with: .agreement),
      clause.hasTime || parts.isNamed(clause), all.isDisjoint(with: [.poss, .scope])
    {
      return .wants(.availability)
    }
    // "can I meet with Tom at 4 tomorrow", "can we do lunch with Ann on Monday"
    if seen.requests, meets(clause) || doesTogether(clause) { return .wishes }
    return seen.requests || seen.wants || seen.isBound ? .passes : nil
  }

  /// "I'd like a haircut", "I want the calendar for May".
  private func wishedThing(_ clause: inout Clause, _ all: WordClasses) -> Ruling {
    if scopeVerbFollows(clause) || wantsMeal(clause, all) { return .passes }
    // "I want the calendar for May" looks at it.
    if isCalendarWanted(clause) { return .wants(.list) }
    clause.isWish = true
    // "she'd like to come Tuesday rather than Monday".
    if expecting == nil, clause.corrects, parts.whens(in: parts.span(clause.words)).count > 1 {
      return .wants(.move)
    }
    return .wants(clause.topics.isEmpty || clause.hasTime ? .book : Intent.none)
  }

  /// "I want some coffee": a meal without a time is no appointment.
  private func wantsMeal(_ clause: Clause, _ all: WordClasses) -> Bool {
    guard !clause.hasTime, all.isDisjoint(with: .desk), expecting == nil, !parts.isNamed(clause)
    else { return false }
    let things = clause.words.filter { parts.words[$0].classes.contains(.event) }
    return !things.isEmpty && things.allSatisfy { parts.words[$0].classes.contains(.meal) }
  }

  /// Whether to meet somebody at a time is asked for.
  private func meets(_ clause: Clause) -> Bool {
    guard clause.hasTime, expecting == nil else { return false }
    return clause.words.dropLast().contains {
      parts.words[$0].is(.meet) && parts.words[$0 + 1].is(.with)
    }
  }

  /// "could we do a quick call tomorrow at 3".
  private func doesTogether(_ clause: Clause) -> Bool {
    guard clause.hasTime, expecting == nil, parts.kinds.contains(.doing) else { return false }
    return clause.words.dropFirst(2).dropLast().contains { verb in
      guard parts.words[verb].is(.do), parts.words[verb - 1].classes.contains(.person),
        parts.words[verb - 2].classes.contains(.can)
      else { return false }
      return (verb + 1..<min(verb + 4, clause.words.upperBound)).contains {
        parts.timeOfWord[$0] < 0 && !parts.words[$0].isNumber && !parts.words[$0].isComparison
          && (parts.words[$0].isUnknown || parts.words[$0].classes.contains(.event))
      }
    }
  }

  /// Whether the calendar itself is what is wished for.
  private func isCalendarWanted(_ clause: Clause) -> Bool {
    if clause.hasTime, setsCalendar(clause) { return false }
    return parts.cues(parts.acts, in: clause.words).contains { cue in
      guard cue.kind == .want else { return false }
      var next = cue.end
      while next < clause.words.upperBound,
        !parts.words[next].classes.isDisjoint(with: [.determiner, .poss, .show])
          || parts.words[next].is(.hear)
      {
        next += 1
      }
      return next < clause.words.upperBound && parts.words[next].classes.contains(.calendar)
    }
  }

  /// "I'd like my calendar to show that I'm away on the 20th": it is to say so from now on.
  private func setsCalendar(_ clause: Clause) -> Bool {
    clause.words.dropLast(3).contains { index in
      guard parts.words[index].classes.contains(.calendar) else { return false }
      // "my calendar should have", "my calendar to show", "my calendar needs to say"
      let verb = (index + 1..<min(index + 4, clause.words.upperBound)).first {
        !parts.words[$0].is(.to) && !parts.words[$0].classes.contains(.can)
      }
      guard let verb, verb > index + 1 else { return false }
      return parts.words[verb].is(.have)
        || parts.isKind(verb, .showing)
    }
  }

  /// "my calendar should have a recital on the 14th", said of no question.
  func fillsCalendarByWish(_ clause: Clause) -> Bool {
    expecting == nil && clause.hasTime && !clause.isQuestion && setsCalendar(clause)
      && parts.words[clause.words.lowerBound].classes.isDisjoint(with: [.ask, .be])
  }

  /// "I must call …": a wish that a desk has no part in.
  func scopeVerbFollows(_ clause: Clause) -> Bool {
    parts.cues(parts.acts, in: clause.words).contains { cue in
      guard cue.kind == .want || cue.kind == .duty || cue.kind == .request,
        cue.end < clause.words.upperBound
      else { return false }
      return parts.words[cue.end].classes.contains(.scopeVerb)
    }
  }

  /// "I was wondering whether she takes bookings": only with "could" is it a wish.
  func isAskingWhether(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let last = parts.words[cue.end - 1]
    return (last.is(.if) || last.is(.whether))
      && !parts.tail(from: cue.end, of: clause).contains(.can)
  }

  /// "how's the diary looking for next week": a thing looks so, nobody looks for it.
  func isLookOfThing(_ cue: CueSpan, _ clause: Clause) -> Bool {
    parts.words[cue.start].is(.looking) && cue.start > clause.words.lowerBound
      && !parts.words[cue.start - 1].classes.isDisjoint(with: [.calendar, .desk, .event])
  }
}
