/// Where a verb can stand, and what a verb's form and object say.
extension FrameReader {
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

  /// "I booked …", "we cancelled …": what has been done is not to be done again.
  func tellsPast(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start > clause.words.lowerBound, parts.words[cue.start].isParticiple,
      !seen.wants, !seen.requests
    else { return false }
    return parts.words[cue.start - 1].is(.i) || parts.words[cue.start - 1].is(.we)
      || expecting == nil && cue.kind == .cancelVerb && parts.words[cue.start - 1].is(.was)
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
