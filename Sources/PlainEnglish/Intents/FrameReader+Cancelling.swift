/// Verbs that take something away: "cancel", "delete", "take … off".
extension FrameReader {
  /// "cancel", "call off", "drop".
  func cancels(_ cue: CueSpan, _ object: ObjectWords, _ clause: inout Clause) -> Ruling {
    // "let go of my hand"
    if !object.isDesk, needsThing(cue) { return .passes }
    if tellsOfCancelling(cue) || seen.asked != nil { return .passes }
    if isOffered, parts.words[cue.end - 1].is(.off), let first = object.range.first,
      isUnknownName(first)
    {
      // "take off Kim", of who comes along.
      return .changes
    }
    clause.isElliptic = isElliptic(object.range, clause)
    return .wants(.cancel)
  }

  /// "delete", "remove", "clear", "end".
  func removes(_ cue: CueSpan, _ object: ObjectWords, _ clause: inout Clause) -> Ruling {
    if seen.asked != nil || isMadeClear(cue, clause) { return .passes }
    let verb = parts.words[cue.start]
    // "end the call"
    if verb.is(.end), object.range.count == 2, parts.words[object.range.lowerBound].is(.the),
      parts.words[object.range.lowerBound + 1].isVerbToo
    {
      return .passes
    }
    if verb.classes.contains(.quit),
      object.classes.isDisjoint(with: [.desk, .event, .calendar]), !isOwnTime(object.range)
    {
      return .passes
    }
    clause.isElliptic = isElliptic(object.range, clause)
    let endsAt = clause.hasTime && verb.is(.end)
    if endsAt || leavesEvent(object.range)
      || isOffered && !object.isDesk && !clause.hasTime && !clause.isElliptic
    {
      return .changes
    }
    return .wants(.cancel)
  }

  /// "take … off", "take … out": a booking out of the book, or a person out of a booking.
  func takesAway(_ object: ObjectWords, _ clause: inout Clause) -> Ruling {
    guard
      object.range.contains(where: { parts.words[$0].is(.off) || parts.words[$0].is(.out) })
    else { return .passes }
    if object.classes.contains(.calendar) { return .wants(.cancel) }
    if object.classes.contains(.pronoun), !isOffered { return .wants(.cancel) }
    if isOffItsDay(object.range) { return .wants(.cancel) }
    // "take tomorrow's meeting off"
    if let last = object.range.last, parts.words[last].is(.off), object.isDesk,
      !object.range.contains(where: isUnknownName)
    {
      return .wants(.cancel)
    }
    if isOffered { return .changes }
    clause.corrects = true
    // A customer out of a time is a booking less, a guest off a lunch is not.
    if parts.isNamed(clause), clause.hasTime, !object.classes.contains(.event) {
      return .wants(.cancel)
    }
    return object.isDesk ? .changes : .passes
  }

  /// "we have cancelled" has done so; "we're cancelling our booking" does it.
  private func tellsOfCancelling(_ cue: CueSpan) -> Bool {
    guard seen.states, !parts.words[cue.start].isGerund else { return false }
    // "I'm ill, please cancel my visit"
    if cue.start > 0, parts.words[cue.start - 1].classes.contains(.polite) { return false }
    // "I have a haircut on Friday, cancel that one"
    return parts.words[cue.start].breakBefore == .none || parts.words[cue.start].isParticiple
  }

  /// "take swimming off the 14th": a thing off its day.
  private func isOffItsDay(_ range: Range<Int>) -> Bool {
    guard let off = range.first(where: { parts.words[$0].is(.off) }), off + 1 < range.upperBound,
      off > range.lowerBound, !(range.lowerBound..<off).contains(where: isTaken)
    else { return false }
    return parts.timeOfWord[off + 1] >= 0
      || off + 2 < range.upperBound && parts.timeOfWord[off + 2] >= 0
  }

  /// A person who is taken off something; "Kevin's graduation" is none.
  func isTaken(_ index: Int) -> Bool {
    isUnknownName(index) && !parts.isOwner(index)
  }

  /// "ditch my 5 pm", "lose the 3 o'clock with Brenda".
  private func isOwnTime(_ range: Range<Int>) -> Bool {
    guard expecting == nil, range.count > 1, let first = range.first else { return false }
    return !parts.words[first].classes.isDisjoint(with: [.poss, .determiner])
      && parts.timeOfWord[first + 1] >= 0
  }

  /// What cancels only a thing of the desk's: "give up my table", "get us out of our booking".
  private func needsThing(_ cue: CueSpan) -> Bool {
    if parts.words[cue.start].is(.let) || parts.words[cue.start].is(.give) { return true }
    return parts.words[cue.end - 1].is(.of) && parts.words[cue.end - 2].is(.out)
      && ["get", "gets", "want", "need", "i", "we"].contains { parts.isWord(cue.start, $0) }
  }

  /// "clear that up" asks what was meant.
  private func isMadeClear(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.end + 1 < clause.words.upperBound else { return false }
    return parts.words[cue.start].is(.clear)
      && parts.words[cue.end].classes.contains(.pronoun) && parts.words[cue.end + 1].is(.up)
  }
}
