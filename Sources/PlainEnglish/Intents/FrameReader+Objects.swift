/// Clauses whose object alone tells what they want.
extension FrameReader {
  /// A wish, a look-up, a weak question or a fragment whose object alone tells
  /// what it wants.
  func readRest(_ clause: inout Clause, from start: Int) {
    let all = parts.tail(from: start, of: clause)
    if !all.isDisjoint(with: [.weather, .reminder]) { return }
    if let wanted = askedOfOthers(clause) {
      clause.intent = wanted
      return
    }
    let isDesk = !all.isDisjoint(with: [.event, .desk]) || parts.hasName(clause, .service)
    if parts.isClockOnly(start..<clause.words.upperBound),
      seen.asked != nil || seen.shown != nil || seen.wants || seen.requests
    {
      clause.intent = .time
      return
    }
    if seen.wants || seen.requests,
      let last = parts.cues(parts.acts, in: start..<clause.words.upperBound).last(where: {
        $0.kind == .want
          || $0.kind == .request && !parts.words[$0.start].classes.contains(.polite)
      }), parts.isClockOnly(last.end..<clause.words.upperBound)
    {
      // "could I get the date please"
      clause.intent = .time
      return
    }
    if let asked = seen.asked {
      readQuestion(&clause, asked..<clause.words.upperBound)
      if clause.intent != nil || seen.shown == nil { return }
    }
    if let shown = seen.shown {
      if expecting == nil, all.contains(.calendar), leavesCalendar(shown..<clause.words.upperBound)
      {
        // "pull the review off my calendar"
        clause.intent = .cancel
        return
      }
      return readShown(&clause, shown..<clause.words.upperBound)
    }
    if seen.forbids || seen.states { return }
    if seen.wants || seen.isBound || seen.requests, let wanted = wantedDone(clause) {
      clause.intent = wanted
      return
    }
    if let wanted = destined(clause, from: start) {
      clause.intent = wanted
      return
    }
    if seen.wants || seen.requests, expecting == nil, all.contains(.calendar),
      leavesCalendar(start..<clause.words.upperBound)
    {
      // "I'd like the lunch taken off my calendar"
      clause.intent = .cancel
      return
    }
    if seen.wants || seen.isBound, isToGoAway(clause) {
      clause.intent = .cancel
      return
    }
    if seen.wants, wantsChanged(clause) {
      clause.corrects = true
      clause.intent = isOffered ? .correct : .move
      return
    }
    let isScope = all.contains(.scope) && all.isDisjoint(with: [.desk, .calendar])
    if seen.wants, let fact = wishedFact(clause) {
      clause.intent = fact
      return
    }
    if asksWhetherSomeoneCan(clause) {
      clause.intent = .availability
      return
    }
    if seen.wants, !isScope, isDesk || clause.hasTime && expecting == nil {
      if scopeVerbFollows(clause) { return }
      if wantsMeal(clause, all) { return }
      if isCalendarWanted(clause) {
        // "I want the calendar for May" looks at it.
        clause.intent = .list
        return
      }
      clause.isWish = true
      if expecting == nil, clause.corrects, parts.whens(in: parts.span(clause.words)).count > 1 {
        // "she'd like to come Tuesday rather than Monday".
        clause.intent = .move
        return
      }
      clause.intent = clause.topics.isEmpty || clause.hasTime ? .book : Intent.none
      return
    }
    if seen.isBound, !isScope, isDesk, clause.hasTime, expecting == nil,
      !scopeVerbFollows(clause)
    {
      clause.isWish = true
      clause.intent = .book
      return
    }
    if all.contains(.free), !isOffered || clause.talk.isDisjoint(with: .agreement),
      clause.hasTime || parts.isNamed(clause), !all.contains(.poss),
      !all.contains(.scope)
    {
      clause.intent = .availability
      return
    }
    if seen.requests, meets(clause) || doesTogether(clause) {
      // "can I meet with Tom at 4 tomorrow", "can we do lunch with Ann on Monday"
      clause.isWish = true
      clause.intent = .book
      return
    }
    if seen.requests || seen.wants || seen.isBound { return }
    readFragment(&clause, all, from: start)
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

  /// "my 9 am needs to go away", "the lunch with Bob has to go".
  private func isToGoAway(_ clause: Clause) -> Bool {
    guard expecting == nil, let go = clause.words.last(where: { parts.words[$0].is(.go) }),
      go > clause.words.lowerBound + 2, parts.words[go - 1].is(.to),
      (go + 1..<max(go + 1, clause.words.upperBound)).allSatisfy({
        parts.words[$0].is(.away) || !parts.words[$0].classes.isDisjoint(with: [.polite, .stop])
      })
    else { return false }
    let first = parts.words[clause.words.lowerBound]
    return first.is(.the) || first.classes.contains(.poss)
  }

  /// "I'd like my shift on Friday to begin at 7": what is there, and when it is to be.
  private func wantsChanged(_ clause: Clause) -> Bool {
    guard clause.hasTime, !parts.classes(of: clause).contains(.calendar) else { return false }
    return clause.words.dropFirst(2).dropLast(2).contains { to in
      guard parts.words[to].is(.to),
        parts.isKind(to + 1, .beginning) || parts.words[to + 1].isSpanWord,
        // "I'd like the appointment to be at 3" wishes for one.
        clause.corrects || !parts.words[to + 1].is(.be),
        (to + 1..<min(to + 4, clause.words.upperBound)).contains(where: {
          parts.timeOfWord[$0] >= 0
        })
      else { return false }
      return (clause.words.lowerBound..<to).contains {
        parts.timeOfWord[$0] < 0
          && (parts.words[$0].classes.contains(.poss)
            || parts.words[$0].is(.the) && !parts.words[$0 + 1].classes.contains(.desk))
      }
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

  /// "I need my 10 o'clock gone", "I want the game cancelled", "get lunch moved to 2".
  func wantedDone(_ clause: Clause) -> Intent? {
    guard !seen.forbids, let done = parts.first([.gone, .shifted], in: clause.words),
      done > clause.words.lowerBound + 1, endsThing(done, clause)
    else { return nil }
    let before = parts.words[done - 1]
    // "the slot that Grace cancelled", "the one she moved" tells what somebody did.
    guard !parts.isPerson(done - 1) || isBehindWith(done - 1, clause), !before.is(.that),
      !before.is(.was), before.classes.isDisjoint(with: .person)
    else { return nil }
    return parts.isKind(done, .gone) ? .cancel : .move
  }

  /// Whether nothing more is named behind a word but when, where and with whom.
  private func endsThing(_ index: Int, _ clause: Clause) -> Bool {
    guard index + 1 < clause.words.upperBound else { return true }
    let next = parts.words[index + 1]
    return parts.timeOfWord[index + 1] >= 0 || next.breakBefore != .none || next.isPreposition
      || next.leadsSomewhere || next.is(.with) || next.is(.because)
      || !next.classes.isDisjoint(with: [.polite, .stop])
  }

  /// "the meeting with Bob removed": a name that only tells which one.
  private func isBehindWith(_ index: Int, _ clause: Clause) -> Bool {
    guard let name = parts.name(at: index), name.words.lowerBound > clause.words.lowerBound else {
      return false
    }
    return parts.words[name.words.lowerBound - 1].is(.with)
  }

  /// "nix the lunch from my calendar", "stick a visit on my calendar": whatever
  /// the verb, where the thing goes says what is wanted.
  private func destined(_ clause: Clause, from start: Int) -> Intent? {
    guard seen.asked == nil, seen.shown == nil, expecting == nil,
      let calendar = (start..<clause.words.upperBound).last(where: {
        parts.words[$0].classes.contains(.calendar)
      })
    else { return nil }
    var first = start
    while first < calendar, parts.isFiller(first..<first + 1) || parts.words[first].isAsking {
      first += 1
    }
    // The verb: a word that is no thing, before a thing.
    // "I added …" tells what was done.
    if first > start, parts.words[first - 1].classes.contains(.person),
      first < start + 2 || parts.words[first - 2].classes.isDisjoint(with: .can)
    {
      return nil
    }
    guard first + 1 < calendar, !parts.words[first].is(.not), !parts.words[first].is(.next),
      !parts.tail(from: first, of: clause).contains(.several), parts.timeOfWord[first] < 0,
      !parts.isName(first),
      parts.words[first].classes.isDisjoint(with: [
        .event, .desk, .calendar, .determiner, .poss, .be, .ask, .person, .pronoun, .good, .free,
      ])
    else { return nil }
    var before = calendar - 1
    while before > first, !parts.words[before].leadsSomewhere { before -= 1 }
    guard before > first + 1 || before > first && parts.isName(first + 1) else { return nil }
    if parts.words[before].is(.from) || parts.words[before].is(.off) { return .cancel }
    if parts.words[before].is(.of) {
      // "off of", "out of"
      return parts.words[before - 1].is(.off) || parts.words[before - 1].is(.out) ? .cancel : nil
    }
    return parts.words[before].is(.for) || parts.words[before].is(.by) ? nil : .book
  }

  /// Words without a verb: "haircut tomorrow 4", "Dana's bookings", "Friday".
  func readFragment(_ clause: inout Clause, _ all: WordClasses, from start: Int) {
    if tellsShift(clause, all) {
      clause.corrects = true
      clause.intent = isOffered ? .correct : .move
      return
    }
    // "stay quiet until 5": a verb, and nothing that is booked.
    if isOffered || parts.words[start].is(.stay) || isCall(start, clause) || saysOfThing(clause) {
      return
    }
    if expecting == nil, fillsCalendarByWish(clause) {
      clause.intent = .book
      return
    }
    if ordersEntry(clause, all) {
      clause.intent = .book
    } else if all.contains(.attribute), expecting == nil, namesFact(start..<clause.words.upperBound)
    {
      clause.intent = .list
    } else if parts.words[start].classes.contains(.attribute),
      !all.isDisjoint(with: [.event, .desk]),
      expecting == nil, start + 1 < clause.words.upperBound,
      parts.words[start + 1].isPreposition || parts.words[start + 1].is(.about)
    {
      // "details of the three o'clock meeting"
      clause.intent = .list
    } else if parts.isNamed(clause),
      all.contains(.desk) && !parts.isOnlyService(clause)
        || parts.hasPossessiveName(clause) && !clause.hasTime
    {
      clause.intent = .list
    } else if parts.isMine(clause)
      || all.contains(.poss) && !all.isDisjoint(with: [.desk, .event]),
      expecting == nil, all.isDisjoint(with: [.be, .can, .change, .move]),
      !hasUnknownVerb(clause, from: start)
    {
      clause.intent = .list
    } else if clause.hasTime, parts.isEverything(clause) {
      clause.intent = .list
    } else if expecting == nil, isNextOne(clause) {
      clause.intent = .list
    } else if expecting == nil, parts.hasClock(clause), isForSomeone(clause),
      all.isDisjoint(with: [.be, .can, .person])
    {
      clause.intent = .book
    } else if parts.hasName(clause, .service) || parts.hasName(clause, .staff) && clause.hasTime {
      guard expecting == nil || expecting == .more, all.isDisjoint(with: [.be, .can]) else {
        return
      }
      let asksNext = clause.words.contains { parts.words[$0].is(.next) }
      clause.intent = clause.isQuestion || asksNext ? .availability : .book
    } else if all.contains(.calendar) || all.contains(.several) && clause.hasTime {
      clause.intent =
        clause.isQuestion && !all.contains(.several) && !clause.hasTime ? nil : .list
    } else if expecting == nil, clause.isQuestion, clause.hasTime,
      !all.isDisjoint(with: [.event, .desk]), all.isDisjoint(with: [.be, .can, .person, .scope])
    {
      // "staff meeting today?"
      clause.intent = .list
    } else if expecting == nil, all.contains(.event), parts.hasClock(clause),
      !tellsOfSelf(start, clause)
    {
      // "dinner should be at 7" says what is to be otherwise.
      clause.intent =
        all.isDisjoint(with: [.be, .can])
        ? .book
        // "can the dryer run at 3" asks.
        : all.contains(.can) && !parts.words[start].classes.contains(.can) ? .correct : nil
    } else if expecting == nil, clause.hasTime, parts.isTimeOnly(start..<clause.words.upperBound) {
      let asksDate = (start..<clause.words.upperBound).contains {
        parts.timeOfWord[$0] < 0 && (parts.words[$0].is(.date) || parts.words[$0].is(.time))
          // "some time on Monday"
          && !($0 > start && parts.words[$0 - 1].is(.some))
      }
      clause.intent = asksDate ? .time : parts.isDays(clause) ? .list : nil
    }
  }

  /// "I watched a movie last night": what somebody did.
  private func tellsOfSelf(_ start: Int, _ clause: Clause) -> Bool {
    start + 1 < clause.words.upperBound && parts.words[start].classes.contains(.person)
      && parts.words[start + 1].isUnknown
  }

  /// "call my dentist": a verb of another trade.
  private func isCall(_ start: Int, _ clause: Clause) -> Bool {
    start + 1 < clause.words.upperBound && parts.words[start].classes.contains(.scopeVerb)
      && !parts.words[start + 1].classes.isDisjoint(with: [.poss, .determiner])
  }

  /// "upload my holiday photos": a word that no table has, before what is somebody's,
  /// is a verb that no desk knows.
  private func hasUnknownVerb(_ clause: Clause, from start: Int) -> Bool {
    let word = parts.words[start]
    guard word.isUnknown, !word.isNumber, parts.timeOfWord[start] < 0, !parts.isName(start),
      !parts.isOwner(start), start + 1 < clause.words.upperBound
    else { return false }
    return parts.words[start + 1].classes.contains(.poss)
  }

  /// "my date fell through", "my meeting went well": what happened to it, and nothing asked.
  private func saysOfThing(_ clause: Clause) -> Bool {
    !clause.isQuestion && parts.words[clause.words.lowerBound].classes.contains(.poss)
      && clause.words.prefix(4).dropLast().contains {
        let next = parts.words[$0 + 1]
        return parts.words[$0].classes.contains(.event) && parts.timeOfWord[$0] < 0
          && parts.timeOfWord[$0 + 1] < 0 && next.isUnknown && !next.isNumber
          && !next.isCapitalised && !parts.isName($0 + 1) && next.breakBefore == .none
          && parts.words[$0].classes.isDisjoint(with: .poss)
      }
  }

  /// "next appointment", "first appointment tomorrow?".
  private func isNextOne(_ clause: Clause) -> Bool {
    clause.words.dropLast().contains {
      parts.words[$0].classes.contains(.ordinal) || parts.isKind($0, .upcoming)
    }
      && clause.words.contains { parts.words[$0].classes.contains(.desk) }
      && clause.words.prefix(while: { !parts.words[$0].is(.with) }).allSatisfy {
        parts.timeOfWord[$0] >= 0 || parts.isKind($0, .upcoming) || parts.words[$0].isPreposition
          || !parts.words[$0].classes.isDisjoint(with: [
            .ordinal, .desk, .determiner, .poss, .stop, .polite,
          ])
      }
  }

  /// "lash extensions for Priyanka": the service is not in the book, the
  /// customer is named.
  private func isForSomeone(_ clause: Clause) -> Bool {
    parts.names(in: clause.words).contains {
      $0.mention.kind == .customer && $0.words.lowerBound > clause.words.lowerBound
        && parts.words[$0.words.lowerBound - 1].is(.for)
    }
  }

  /// "text Gwen that we're late", "send a mail to …": the first verb is one of another
  /// trade, whatever follows.
  func tellsElsewhere(_ clause: Clause) -> Bool {
    guard
      let first = clause.words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .can, .person, .want])
          && !parts.words[$0].isJoint && !parts.words[$0].is(.to) && !parts.words[$0].is(.me)
      }), parts.timeOfWord[first] < 0, !parts.isName(first)
    else { return false }
    if parts.words[first].classes.contains(.messaging) {
      return first + 1 < clause.words.upperBound
    }
    // "order my usual curry for tonight"
    if expecting == nil, parts.isKind(first, .ordering),
      !(clause.words.lowerBound..<first).contains(where: { parts.words[$0].classes.contains(.want) }
      )
    {
      return true
    }
    // "write to Webb that we are late"
    if parts.words[first].is(.write), first + 1 < clause.words.upperBound,
      parts.words[first + 1].is(.to)
    {
      return true
    }
    // "ask Mom when she is coming"
    if parts.isWord(first, "ask"), expecting == nil, asksThem(first, clause) { return true }
    guard parts.isKind(first, .sending) else {
      return false
    }
    return parts.classes(first + 1..<min(first + 4, clause.words.upperBound)).contains(.messaging)
  }

  private func asksThem(_ ask: Int, _ clause: Clause) -> Bool {
    guard ask + 2 < clause.words.upperBound,
      parts.words[ask + 1].classes.isDisjoint(with: [.ask, .person]), !parts.words[ask + 1].is(.me),
      !parts.words[ask + 1].is(.for)
    else { return false }
    let classes = parts.classes(of: clause)
    return classes.contains(.ask) && classes.isDisjoint(with: [.calendar, .poss])
      && (ask + 2..<clause.words.upperBound).contains {
        parts.words[$0].classes.contains(.ask) && !parts.words[$0].classes.contains(.person)
      }
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
}
