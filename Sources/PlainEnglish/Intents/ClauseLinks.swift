/// What a clause owes to the one before it: "I have a table for Saturday,
/// cancel it".
struct ClauseLinks {
  let parts: LineParts
  let expecting: Expectation?

  /// Reads each clause of a line again in the light of its neighbour.
  func link(_ clauses: inout [Clause]) {
    for index in clauses.indices
    where expecting == nil && clauses[index].intent == nil && clauses[index].seeks
      && isGoAhead(clauses[index])
    {
      // "I need a plumber, please book it".
      clauses[index].intent = .book
    }
    for index in clauses.indices where expecting == nil && endsInGoAhead(clauses[index]) {
      clauses[index].intent = .book
    }
    guard clauses.count > 1 else { return }
    for index in clauses.indices.dropFirst() {
      let before = clauses[index - 1]
      if isLabel(before), parts.words[clauses[index].words.lowerBound].breakBefore == .clause {
        // "calendar: add …", "calendar: oil change on the 9th".
        clauses[index - 1].intent = nil
        if clauses[index].intent == nil, clauses[index].hasTime, !clauses[index].isQuestion,
          expecting == nil
        {
          clauses[index].intent = .book
        }
      }
      guard expecting == nil else { continue }
      if before.intent == .move, isOfCalendarOnly(before), let wanted = clauses[index].intent,
        wanted == .cancel || wanted == .book
      {
        // "edit my schedule and delete the 3 pm meeting"
        clauses[index - 1].intent = nil
      }
      if isGoAhead(clauses[index]), before.intent == .book, before.isWish {
        // "I want lunch with Ann on Friday, can you set that up".
        clauses[index].intent = .book
      } else if takesBack(clauses[index]),
        before.forbids || isMove(clauses, before: index) || isThing(before) || isNamed(before)
      {
        clauses[index].intent = .cancel
        clauses[index].isElliptic = true
        clauses[index].talk = []
      } else if clauses[index].intent == .correct, clauses[index].isElliptic,
        before.intent != .list, isNamed(before)
      {
        // "I won't make my 9 am, can you move it to 10?"
        clauses[index].intent = .move
      } else if isGoAhead(clauses[index]), before.seeks || before.isWish || tellsDay(before),
        before.intent != .book,
        parts.classes(of: before).isDisjoint(with: [.list, .scope, .reminder])
      {
        clauses[index].intent = .book
      } else if clauses[index].isBeyond, before.isWish, !isThing(before) {
        // "I need to get up at 5, so set an alarm": no booking.
        clauses[index - 1].intent = Intent.none
      }
    }
  }

  /// Whether nothing but what a desk keeps is named: "calendar", "appointments".
  private func isLabel(_ clause: Clause) -> Bool {
    clause.intent == .list && !clause.hasTime
      && clause.words.allSatisfy {
        !parts.words[$0].classes.isDisjoint(with: [.calendar, .desk, .determiner, .poss])
      }
  }

  /// "edit my schedule", and nothing that is in it.
  private func isOfCalendarOnly(_ clause: Clause) -> Bool {
    !clause.hasTime && parts.classes(of: clause).contains(.calendar)
      && clause.words.allSatisfy {
        !parts.words[$0].classes.isDisjoint(with: [
          .change, .calendar, .poss, .determiner, .polite, .stop, .can, .person,
        ])
      }
  }

  /// "cancel it", which alone stops what is under way, "cancel that one".
  private func takesBack(_ clause: Clause) -> Bool {
    guard clause.words.contains(where: { parts.words[$0].classes.contains(.cancel) }) else {
      return false
    }
    return clause.intent == nil && clause.talk.isSuperset(of: [.stop, .pure])
      || clause.intent == nil && clause.choice == .it
  }

  /// "move B-24 to Friday - no, cancel it": something was to be moved, and is not any more.
  private func isMove(_ clauses: [Clause], before index: Int) -> Bool {
    if clauses[index - 1].intent == .move { return true }
    return index > 1 && clauses[index - 1].intent == nil && clauses[index - 1].talk.contains(.pure)
      && !clauses[index - 1].talk.isDisjoint(with: .refusal) && clauses[index - 2].intent == .move
  }

  /// "look up the review and cancel it", "I don't need the pickup on Thursday, cancel it":
  /// something was shown, or is not needed.
  private func isNamed(_ clause: Clause) -> Bool {
    if clause.isQuestion { return false }
    if clause.intent == .list {
      return parts.cues(parts.acts, in: clause.words).first?.kind == .showVerb
    }
    guard clause.intent == nil || clause.intent == Intent.none else { return false }
    return parts.cues(parts.acts, in: clause.words).contains { $0.kind == .cannotAttend }
  }

  /// Whether a clause tells of something booked, and wants nothing.
  private func isThing(_ clause: Clause) -> Bool {
    guard clause.intent == nil || clause.intent == Intent.none || clause.isWish else {
      return false
    }
    return !parts.classes(of: clause).isDisjoint(with: [.event, .desk])
  }

  /// "my son's race is on the 30th": a day of something, and nothing asked.
  private func tellsDay(_ clause: Clause) -> Bool {
    guard clause.hasTime, !clause.isQuestion else { return false }
    switch clause.intent {
    case nil, Intent.none?, .list?, .correct?: return true
    default: return false
    }
  }

  /// "please schedule it", "can you set that up": what was wished for is to be
  /// done.
  private func isGoAhead(_ clause: Clause) -> Bool {
    guard !clause.hasTime,
      parts.classes(of: clause).isDisjoint(with: [.list, .scope, .reminder])
    else { return false }
    guard clause.words.contains(where: { parts.words[$0].isBooking }) else { return false }
    if clause.intent == .correct { return clause.isElliptic }
    return clause.intent == nil
      && (clause.talk.contains(.goAhead) || isVerbAndPronoun(clause.words))
  }

  /// "add it", "please put that in": a verb of booking, and what was said before.
  private func isVerbAndPronoun(_ words: Range<Int>) -> Bool {
    guard
      let verb = words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .can, .person])
          && !parts.words[$0].isJoint
      }), parts.words[verb].isBooking, verb + 1 < words.upperBound,
      parts.words[verb + 1].classes.contains(.pronoun)
    else { return false }
    return (verb + 2..<max(verb + 2, words.upperBound)).allSatisfy {
      !parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .pronoun])
        || parts.words[$0].isPreposition || parts.words[$0].is(.me) || parts.words[$0].is(.down)
        || parts.words[$0].is(.up)
    }
  }

  /// "the race is on the 30th of May add it": no comma parts what is told from what
  /// is to be done.
  private func endsInGoAhead(_ clause: Clause) -> Bool {
    guard tellsDay(clause), clause.words.count > 4,
      let verb = clause.words.dropLast().last(where: {
        parts.words[$0].isBooking && parts.words[$0 + 1].classes.contains(.pronoun)
          && parts.timeOfWord[$0] < 0 && parts.timeOfWord[$0 + 1] < 0
      }),
      (verb + 2..<max(verb + 2, clause.words.upperBound)).allSatisfy({
        parts.words[$0].isPreposition || parts.words[$0].is(.me)
          || !parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .poss, .calendar])
      })
    else { return false }
    return (clause.words.lowerBound..<verb).contains { parts.timeOfWord[$0] >= 0 }
      && (parts.timeOfWord[verb - 1] >= 0 || verb + 2 == clause.words.upperBound
        || !parts.words[verb - 1].classes.isDisjoint(with: [.polite, .stop]))
  }
}

extension CueWord {
  /// "schedule", "book", "set up": a verb of booking.
  fileprivate var isBooking: Bool { classes.contains(.book) || `is`(.set) || isAdding }
}
