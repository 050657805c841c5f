/// "make", "add", "set", "have", "put": verbs that mean by their objects.
extension FrameReader {
  /// What such a verb does to its object.
  func makes(_ cue: CueSpan, _ object: ObjectWords, _ clause: inout Clause) -> Ruling {
    if let ruling = makesNoBooking(cue, object, &clause) { return ruling }
    if parts.words[cue.start].is(.get), seen.asked == nil, bringsIn(object.range) {
      return .wants(.book)
    }
    if seen.states, !seen.requests, !seen.wants { return .passes }
    if seen.asked != nil { return .passes }
    if empties(cue, object, clause) || takesOffCalendar(object) { return .wants(.cancel) }
    if joins(object.range) || changes(cue, clause) || putsOff(cue, object.range) {
      return .changes
    }
    if object.isDesk || parts.hasWhen(clause) || givesName(object.range) { return .wants(.book) }
    guard parts.words[cue.start].isAdding else { return .passes }
    if isOffered { return .changes }
    // "add Kim and Joe": people to what was spoken of.
    guard let first = object.range.first, isUnknownName(first), goesOn(cue, clause) else {
      return .passes
    }
    return .changes
  }

  /// What is made, got or set, and is no booking.
  private func makesNoBooking(
    _ cue: CueSpan, _ object: ObjectWords, _ clause: inout Clause
  ) -> Ruling? {
    let (range, rest) = (object.range, object.classes)
    let verb = parts.words[cue.start]
    // "I must get to the pool" books nothing.
    if verb.is(.get), let next = range.first, parts.words[next].is(.to) { return .passes }
    if verb.is(.make), let next = range.first, rest.isDisjoint(with: [.desk, .calendar]) {
      // "make me a coffee"
      if parts.words[next].is(.me), rest.contains(.meal) { return .wants(Intent.none) }
      // "make the room warmer"
      if parts.words[next].is(.the), expecting == nil, !clause.hasTime { return .passes }
    }
    if isSeeking(cue), parts.isClockOnly(range), !range.contains(where: { parts.words[$0].is(.a) })
    {
      return .wants(.time)
    }
    if isOffered, !isSeeking(cue), verb.isEntering || verb.is(.set), setsValue(range) {
      // "set the place as the Marriott"
      clause.topics = []
      return .changes
    }
    if !clause.topics.isEmpty, !clause.hasTime, !object.isDesk || isSeeking(cue) {
      return .wants(Intent.none)
    }
    return rest.contains(.weather) ? .wants(Intent.none) : nil
  }

  /// "have my calendar cleared", "make my Friday free".
  private func empties(_ cue: CueSpan, _ object: ObjectWords, _ clause: Clause) -> Bool {
    let rest = object.classes
    let isMine =
      rest.contains(.calendar)
      || parts.words[cue.start].is(.make) && clause.hasTime && rest.contains(.poss)
        && rest.isDisjoint(with: [.event, .desk])
    return isMine
      && object.range.contains { parts.timeOfWord[$0] < 0 && parts.words[$0].isEmptying }
  }

  /// "get swimming out of my diary", "have lunch taken off the books".
  private func takesOffCalendar(_ object: ObjectWords) -> Bool {
    let isOfBook =
      object.classes.contains(.calendar)
      || object.range.last.map { parts.isWord($0, "books") } == true
    return isOfBook && leavesCalendar(object.range)
  }

  /// "check that we are set for Sunday": what is so, and nothing to be done.
  func isSetAlready(_ cue: CueSpan, _ clause: Clause) -> Bool {
    cue.start > clause.words.lowerBound + 1 && parts.words[cue.start].is(.set)
      && parts.words[cue.start - 1].classes.contains(.be)
      && parts.words[cue.start - 2].classes.contains(.person)
  }

  /// "the address 12 Main Street": something an event has, and what it is to be.
  private func setsValue(_ range: Range<Int>) -> Bool {
    guard
      let attribute = range.prefix(3).first(where: {
        parts.words[$0].classes.contains(.attribute) && parts.timeOfWord[$0] < 0
      })
    else { return false }
    return (attribute + 1..<max(attribute + 1, range.upperBound)).contains {
      parts.timeOfWord[$0] < 0
        && (parts.words[$0].isUnknown || parts.words[$0].isNumber || parts.isName($0))
    }
  }

  /// "put the picnic off till the 28th", "put lunch back to 2".
  private func putsOff(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    guard parts.words[cue.start].is(.put) else { return false }
    return range.dropFirst().dropLast().contains {
      parts.timeOfWord[$0] < 0
        && (parts.words[$0].is(.off) || parts.words[$0].is(.back))
        && (parts.timeOfWord[$0 + 1] >= 0 || parts.words[$0 + 1].isPreposition)
        && !parts.words[$0 + 1].is(.on) && !parts.words[$0 + 1].is(.from)
    }
  }

  /// "get the dog in for a wash": who or what comes, and what for.
  func bringsIn(_ range: Range<Int>) -> Bool {
    guard expecting == nil, let first = range.first,
      !parts.words[first].classes.isDisjoint(with: [.poss, .determiner]) || isUnknownName(first)
    else { return false }
    return (first + 1..<max(first + 1, range.upperBound - 3)).contains {
      guard parts.words[$0].is(.in), parts.timeOfWord[$0] < 0, parts.words[$0 + 1].is(.for),
        parts.words[$0 + 1].breakBefore == .none,
        !parts.words[$0 + 2].classes.isDisjoint(with: [.poss, .determiner])
      else { return false }
      return true
    }
  }

  /// "get swimming out of my diary", "get golf off tomorrow's calendar": cancels,
  /// whatever the verb.
  func leavesCalendar(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { index in
      if parts.words[index].is(.out) { return parts.words[index + 1].is(.of) }
      return parts.words[index].is(.off)
        && (!parts.words[index + 1].isPreposition || parts.words[index + 1].is(.of))
        && (index + 1..<min(index + 4, range.upperBound)).contains {
          parts.words[$0].classes.contains(.calendar) || parts.isWord($0, "books")
        }
    }
  }

  /// "get", "have", "need": verbs with which a value is asked for as well.
  func isSeeking(_ cue: CueSpan) -> Bool {
    !parts.words[cue.start].isMaking || parts.words[cue.start].is(.have)
  }

  /// "called …", "with …": the object is named.
  private func givesName(_ range: Range<Int>) -> Bool {
    range.contains {
      let word = parts.words[$0]
      return word.is(.called) || word.is(.named)
        || word.is(.with) && $0 + 1 < range.upperBound && parts.words[$0 + 1].isCapitalised
    }
  }

  /// "oh and add …", "also add …", "… too": more of what was spoken of.
  private func goesOn(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let before = clause.words.lowerBound..<cue.start
    return before.contains { parts.words[$0].isJoint }
      || clause.words.upperBound > cue.end && parts.words[clause.words.upperBound - 1].is(.too)
  }
}
