/// Words without a verb: "haircut tomorrow 4", "Dana's bookings", "Friday".
extension FrameReader {
  /// What such words want.
  func fragment(_ clause: Clause, _ all: WordClasses, from start: Int) -> Ruling {
    if tellsShift(clause, all) { return .changes }
    // "stay quiet until 5": a verb, and nothing that is booked.
    if isOffered || parts.words[start].is(.stay) || isCall(start, clause) || saysOfThing(clause) {
      return .passes
    }
    if expecting == nil, fillsCalendarByWish(clause) { return .wants(.book) }
    if ordersEntry(clause, all) { return .wants(.book) }
    if namesKept(clause, all, from: start) { return .wants(.list) }
    if let ruling = namesNew(clause, all) { return ruling }
    if all.contains(.calendar) || all.contains(.several) && clause.hasTime {
      let isUnclear = clause.isQuestion && !all.contains(.several) && !clause.hasTime
      return isUnclear ? .passes : .wants(.list)
    }
    guard expecting == nil else { return .passes }
    // "staff meeting today?"
    if clause.isQuestion, clause.hasTime, !all.isDisjoint(with: [.event, .desk]),
      all.isDisjoint(with: [.be, .can, .person, .scope])
    {
      return .wants(.list)
    }
    if all.contains(.event), parts.hasClock(clause), !tellsOfSelf(start, clause) {
      if all.isDisjoint(with: [.be, .can]) { return .wants(.book) }
      // "dinner should be at 7" says what is to be otherwise, "can the dryer run at 3"
      // asks.
      let isToBe = all.contains(.can) && !parts.words[start].classes.contains(.can)
      return isToBe ? .wants(.correct) : .passes
    }
    return clause.hasTime ? namesTime(clause, from: start) : .passes
  }

  /// Whether it is something of the book that is named, and so looked up.
  private func namesKept(_ clause: Clause, _ all: WordClasses, from start: Int) -> Bool {
    let range = start..<clause.words.upperBound
    if all.contains(.attribute), expecting == nil, namesFact(range) { return true }
    // "details of the three o'clock meeting"
    if parts.words[start].classes.contains(.attribute), !all.isDisjoint(with: [.event, .desk]),
      expecting == nil, start + 1 < range.upperBound,
      parts.words[start + 1].isPreposition || parts.words[start + 1].is(.about)
    {
      return true
    }
    if parts.isNamed(clause),
      all.contains(.desk) && !parts.isOnlyService(clause)
        || parts.hasPossessiveName(clause) && !clause.hasTime
    {
      return true
    }
    if parts.isMine(clause)
      || all.contains(.poss) && !all.isDisjoint(with: [.desk, .event]) && !isOwnTime(clause),
      expecting == nil, all.isDisjoint(with: [.be, .can, .change, .move]),
      !hasUnknownVerb(clause, from: start)
    {
      return true
    }
    // "all Fridays in January at 3" are dates to book.
    if clause.hasTime, parts.isEverything(clause), !namesSeries(clause) { return true }
    return expecting == nil && isNextOne(clause)
  }

  private func namesSeries(_ clause: Clause) -> Bool {
    guard let rule = parts.time.recurrence?.rule else { return false }
    return !rule.hours.isEmpty && parts.hasName(clause, .service)
  }

  /// "in my lunch break": the time is theirs, and no booking.
  private func isOwnTime(_ clause: Clause) -> Bool {
    clause.words.dropFirst().allSatisfy { index in
      guard parts.words[index].classes.contains(.poss), parts.timeOfWord[index] < 0 else {
        return true
      }
      guard parts.words[index - 1].isPreposition else { return false }
      if index + 1 < clause.words.upperBound, parts.words[index + 1].classes.contains(.relation) {
        // "for her daughter"
        return parts.words[index - 1].is(.for) && !parts.words[index + 1].isPossessive
      }
      var end = index + 1
      while end < clause.words.upperBound, parts.timeOfWord[end] >= 0 { end += 1 }
      return end > index + 1
        && (end == clause.words.upperBound || parts.words[end].isPreposition
          || parts.words[end].breakBefore != .none)
    }
  }

  /// "highlights at 3 for Priyanka", "haircut tomorrow".
  private func namesNew(_ clause: Clause, _ all: WordClasses) -> Ruling? {
    if expecting == nil, parts.hasClock(clause), isForSomeone(clause),
      all.isDisjoint(with: [.be, .can, .person])
    {
      return .wants(.book)
    }
    guard parts.hasName(clause, .service) || parts.hasName(clause, .staff) && clause.hasTime else {
      return nil
    }
    guard expecting == nil || expecting == .more, all.isDisjoint(with: [.be, .can]) else {
      return .passes
    }
    // "the next three Fridays at 3" are dates to book, and no question for the next.
    let asksNext =
      parts.time.recurrence == nil && clause.words.contains { parts.words[$0].is(.next) }
    return .wants(clause.isQuestion || asksNext ? .availability : .book)
  }

  /// "Friday", "the date on Monday".
  private func namesTime(_ clause: Clause, from start: Int) -> Ruling {
    let range = start..<clause.words.upperBound
    guard parts.isTimeOnly(range) else { return .passes }
    let asksDate = range.contains {
      parts.timeOfWord[$0] < 0 && (parts.words[$0].is(.date) || parts.words[$0].is(.time))
        // "some time on Monday"
        && !($0 > start && parts.words[$0 - 1].is(.some))
    }
    if asksDate { return .wants(.time) }
    return parts.isDays(clause) ? .wants(.list) : .passes
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
}
