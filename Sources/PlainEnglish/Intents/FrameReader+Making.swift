/// Verbs whose object alone says what they want, and where a verb can stand.
extension FrameReader {
  /// "make", "add", "set", "have": verbs whose object decides.
  func applyMake(
    _ cue: CueSpan, _ rest: WordClasses, _ isDesk: Bool, to clause: inout Clause
  ) -> Bool {
    let range = cue.end..<clause.words.upperBound
    // "I must get to the pool" books nothing.
    if parts.words[cue.start].is(.get), let next = range.first, parts.words[next].is(.to) {
      return false
    }
    // "make me a coffee"
    if parts.words[cue.start].is(.make), range.first.map({ parts.words[$0].is(.me) }) == true,
      rest.contains(.meal), rest.isDisjoint(with: [.desk, .calendar])
    {
      return decide(&clause, Intent.none)
    }
    // "make the room warmer"
    if parts.words[cue.start].is(.make), expecting == nil, !clause.hasTime,
      range.first.map({ parts.words[$0].is(.the) }) == true,
      rest.isDisjoint(with: [.desk, .calendar])
    {
      return false
    }
    if isSeeking(cue), parts.isClockOnly(range), !range.contains(where: { parts.words[$0].is(.a) })
    {
      return decide(&clause, .time)
    }
    if isOffered, !isSeeking(cue),
      parts.words[cue.start].isEntering || parts.words[cue.start].is(.set),
      setsValue(range)
    {
      // "set the place as the Marriott"
      clause.corrects = true
      clause.topics = []
      return decide(&clause, .correct)
    }
    if !clause.topics.isEmpty, !clause.hasTime, !isDesk || isSeeking(cue) {
      return decide(&clause, Intent.none)
    }
    if rest.contains(.weather) { return decide(&clause, Intent.none) }
    if parts.words[cue.start].is(.get), seen.asked == nil, bringsIn(range) {
      return decide(&clause, .book)
    }
    if seen.states, !seen.requests, !seen.wants { return false }
    if seen.asked != nil { return false }
    if rest.contains(.calendar)
      || parts.words[cue.start].is(.make) && clause.hasTime
        && rest.contains(.poss) && rest.isDisjoint(with: [.event, .desk]),
      range.contains(where: { parts.timeOfWord[$0] < 0 && parts.words[$0].isEmptying })
    {
      return decide(&clause, .cancel)
    }
    if rest.contains(.calendar) || range.last.map({ parts.isWord($0, "books") }) == true,
      leavesCalendar(range)
    {
      return decide(&clause, .cancel)
    }
    if joins(range) || changes(cue, clause) || putsOff(cue, range) {
      clause.corrects = true
      return decide(&clause, isOffered ? .correct : .move)
    }
    guard isDesk || parts.hasWhen(clause) || givesName(range) else {
      guard parts.words[cue.start].isAdding else { return false }
      if isOffered {
        clause.corrects = true
        return decide(&clause, .correct)
      }
      // "add Kim and Joe": people to what was spoken of.
      guard let first = range.first, isUnknownName(first), goesOn(cue, clause) else { return false }
      clause.corrects = true
      return decide(&clause, .move)
    }
    return decide(&clause, .book)
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

  /// "move the plumber to another time": where it is to go is left open.
  func namesAnotherTime(_ range: Range<Int>) -> Bool {
    range.dropLast().contains {
      (parts.words[$0].is(.another) || parts.words[$0].is(.different))
        && (parts.words[$0 + 1].is(.time) || parts.words[$0 + 1].is(.date)
          || parts.words[$0 + 1].is(.day))
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

  /// Whether a verb stands where one can: at the head, after "to" or "please",
  /// after a time; "change" in "an oil change" is none.
  func isVerb(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start > clause.words.lowerBound, cue.end - cue.start == 1 else { return true }
    let before = cue.start - 1
    let word = parts.words[before]
    if before > clause.words.lowerBound, word.classes.contains(.good),
      parts.words[before - 1].classes.contains(.determiner)
    {
      // "a good place"
      return false
    }
    if parts.words[cue.start].breakBefore != .none || parts.timeOfWord[before] >= 0 { return true }
    // "an empty room", "an update on it": what something is.
    if cue.kind != .inviteVerb, cue.kind != .bookVerb,
      parts.words[before].is(.a) || parts.words[before].is(.an)
    {
      return false
    }
    if parts.words[cue.start].is(.place), cue.end < clause.words.upperBound,
      parts.words[cue.end].is(.of)
    {
      return false
    }
    // "that isn't clear": how something is.
    if parts.words[cue.start].is(.clear),
      parts.words[before].is(.not)
        || word.classes.contains(.be) && !parts.classes(of: clause).contains(.calendar)
    {
      return false
    }
    if word.isJoint || word.isPreposition || parts.isName(before) { return true }
    // "first cancel Dana", and no "first visit".
    if before == clause.words.lowerBound, cue.kind.changesBooking, parts.isWord(before, "first") {
      return true
    }
    if before == clause.words.lowerBound, isHeading(before) { return true }
    if !word.classes.isDisjoint(with: [
      .stop, .polite, .can, .person, .good, .pronoun, .want, .be, .very,
    ]) {
      return true
    }
    return parts.hasCue(parts.acts, endingAt: cue.start)
      || parts.hasCue(parts.talk, endingAt: cue.start)
  }

  /// "get", "have", "need": verbs with which a value is asked for as well.
  func isSeeking(_ cue: CueSpan) -> Bool {
    !parts.words[cue.start].isMaking || parts.words[cue.start].is(.have)
  }

  /// "schedule for today": the calendar of a day.
  private func headsDay(_ cue: CueSpan) -> Bool {
    guard parts.words[cue.start].classes.contains(.calendar), cue.end + 1 < parts.words.count,
      parts.words[cue.end].is(.for) || parts.timeOfWord[cue.end] >= 0,
      (cue.end + 1..<parts.words.count).allSatisfy({
        parts.timeOfWord[$0] >= 0 || parts.words[$0].classes.contains(.polite)
      }), cue.start == 0 || parts.isFiller(0..<cue.start)
    else { return false }
    return parts.time.whens.allSatisfy(\.isDayOnly) && parts.time.recurrence == nil
      && parts.clauses.count == 1
  }

  /// Whether a verb of booking is a noun here: "my schedule", "the booking".
  func isNoun(_ cue: CueSpan) -> Bool {
    if headsDay(cue) { return true }
    if cue.end < parts.words.count, parts.isKind(cue.end, .bookish), cue.end - cue.start == 1,
      parts.words[cue.start].is(.book), parts.words[cue.end].breakBefore == .none
    {
      return true
    }
    guard cue.end - cue.start == 1, cue.start > 0,
      !parts.words[cue.start].classes.isDisjoint(with: [.calendar, .desk])
    else { return false }
    // "the 8th schedule please"
    if parts.words[cue.start].classes.contains(.calendar), parts.timeOfWord[cue.start - 1] >= 0,
      cue.end == parts.words.count
        || cue.end + 1 == parts.words.count && parts.words[cue.end].classes.contains(.polite)
    {
      return true
    }
    if cue.end < parts.words.count, parts.hasBookingNumber(cue.end..<cue.end + 1) { return true }
    // "Saturday's schedule"
    if parts.isOwner(cue.start - 1) { return true }
    return !parts.words[cue.start - 1].classes.isDisjoint(with: [.poss, .determiner, .desk])
  }

  /// "I booked …", "we cancelled …": what has been done is not to be done again.
  func tellsPast(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start > clause.words.lowerBound, parts.words[cue.start].isParticiple,
      !seen.wants, !seen.requests
    else { return false }
    return parts.words[cue.start - 1].is(.i) || parts.words[cue.start - 1].is(.we)
      || expecting == nil && cue.kind == .cancelVerb && parts.words[cue.start - 1].is(.was)
  }

  /// "bring the meeting forward": a verb of showing that moves what it shows.
  func isShift(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard parts.words[cue.start].isShifting else { return false }
    return (cue.end..<clause.words.upperBound).contains {
      guard parts.timeOfWord[$0] < 0 else { return false }
      // "bring my 5 o'clock up to 4"
      return parts.words[$0].isDirection
        || parts.words[$0].is(.up) && $0 > cue.end && $0 + 1 < clause.words.upperBound
          && parts.words[$0 + 1].is(.to)
    }
  }

  /// "called …", "with …": the object is named.
  func givesName(_ range: Range<Int>) -> Bool {
    range.contains {
      let word = parts.words[$0]
      return word.is(.called) || word.is(.named)
        || word.is(.with) && $0 + 1 < range.upperBound && parts.words[$0 + 1].isCapitalised
    }
  }

  /// "calendar add …", "next put …": what stands before all else and heads it.
  private func isHeading(_ index: Int) -> Bool {
    let isFirst = index == 0 || parts.words[index].breakBefore >= .clause
    return isFirst
      && (parts.words[index].classes.contains(.calendar) || parts.words[index].is(.next))
  }

  /// Whether only small words stand before something.
  func isLead(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let word = parts.words[index]
      if index == range.lowerBound, isHeading(index) { return true }
      return word.isJoint || word.isPreposition || word.is(.me)
        || parts.timeOfWord[index] >= 0
        || !word.classes.isDisjoint(with: [.stop, .polite, .good, .show, .can, .person, .want])
        || parts.talkCue(at: index).map { $0.kind != .filler } ?? false
        // "can Mrs Lee come in", as "can I".
        || parts.nameKind(at: index) == .customer
    }
  }

  /// "oh and add …", "also add …", "… too": more of what was spoken of.
  private func goesOn(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let before = clause.words.lowerBound..<cue.start
    return before.contains { parts.words[$0].isJoint }
      || clause.words.upperBound > cue.end && parts.words[clause.words.upperBound - 1].is(.too)
  }

  /// A capitalised word that no table has: "take Kaleb off it".
  func isUnknownName(_ index: Int) -> Bool {
    parts.words[index].isCapitalised && parts.words[index].isUnknown || parts.isName(index)
  }

  /// Whether the object of a verb is a pronoun or missing: "cancel it".
  func isElliptic(_ range: Range<Int>, _ clause: Clause) -> Bool {
    let rest = parts.classes(range)
    if let first = range.first, parts.words[first].classes.contains(.pronoun),
      range.count == 1 || parts.words[first].is(.it)
    {
      return true
    }
    if range.contains(where: { parts.timeOfWord[$0] >= 0 || isUnknownName($0) }) { return false }
    return rest.isDisjoint(with: [.poss, .event])
      && (rest.contains(.pronoun) || range.isEmpty || parts.isFiller(range))
  }
}
