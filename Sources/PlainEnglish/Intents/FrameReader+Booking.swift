/// Verbs of booking: "book", "reserve", "I'd like to come in".
extension FrameReader {
  /// "book", "schedule", "reserve".
  func books(_ cue: CueSpan, _ object: ObjectWords, _ clause: Clause) -> Ruling {
    // "make my appointment earlier"
    if parts.words[cue.start].is(.make),
      object.range.first.map({ parts.words[$0].isComparison }) == true
    {
      return .changes
    }
    if isToBeBooked(cue, clause) {
      return .wants(asksOfAll(cue, clause) ? .availability : .book)
    }
    if isNoun(cue) || !isLeading(cue, object, clause) || seen.asked != nil { return .passes }
    if seen.shown != nil, parts.words[cue.start].isParticiple { return .passes }
    return .wants(.book)
  }

  /// "get me in", "I want to see", "come in".
  mutating func booksForMe(_ cue: CueSpan, _ object: ObjectWords, _ clause: Clause) -> Ruling {
    if movesOwn(cue, object.range) { return .changes }
    // "I want to go to the moon"
    if goesNowhere(cue, clause, object.classes) { return .passes }
    if asksWhetherIMay(cue) { return .wants(.availability) }
    if looksAtCalendar(cue, clause) {
      seen.shown = cue.start + 1
      return .passes
    }
    guard seen.asked == nil, isLeading(cue, object, clause), !asksWhat(clause) else {
      return .passes
    }
    if parts.words[cue.end - 1].classes.contains(.poss), cue.end < clause.words.upperBound,
      parts.timeOfWord[cue.end] >= 0
    {
      // "I want to see my Friday" looks at it.
      seen.shown = cue.end - 1
      return .passes
    }
    return .wishes
  }

  /// "can a room be reserved for 8": asks for it, though the verb stands behind.
  private func isToBeBooked(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start > clause.words.lowerBound + 2, expecting == nil,
      parts.words[cue.start - 1].is(.be),
      let first = clause.words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite])
      })
    else { return false }
    return parts.words[first].is(.can) || parts.words[first].is(.could)
  }

  /// "can haircuts be booked online": of any of them, and no time.
  private func asksOfAll(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard !clause.hasTime,
      let name = parts.names(in: clause.words.lowerBound..<cue.start).first,
      name.mention.kind == .service, name.words.upperBound == cue.start - 1
    else { return false }
    return name.mention.text.hasSuffix("s")
  }

  /// "have my call with Brent end at 11": what is there, and when it is to begin or end.
  private func movesOwn(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    (cue.start..<cue.end).contains { parts.words[$0].classes.contains(.poss) }
      && range.contains { setsSpan($0, range) }
  }

  /// "go to the moon": a place that no table knows, and no time.
  private func goesNowhere(_ cue: CueSpan, _ clause: Clause, _ rest: WordClasses) -> Bool {
    guard expecting == nil, !clause.hasTime, parts.words[cue.start].is(.go),
      parts.words[cue.end - 1].is(.the) || parts.words[cue.end - 1].is(.a),
      cue.end < clause.words.upperBound, parts.words[cue.end].isUnknown
    else { return false }
    return rest.isDisjoint(with: [.desk, .event, .calendar, .business]) && !parts.isNamed(clause)
  }

  /// "see if I can come in on Monday": whether there is room is asked, and no list.
  private func asksWhetherIMay(_ cue: CueSpan) -> Bool {
    guard let asked = seen.asked, asked < cue.start else { return false }
    let between = asked..<cue.start
    return isAboutMe(between)
      && between.contains { parts.words[$0].classes.contains(.can) }
      && between.contains { parts.words[$0].is(.if) || parts.words[$0].is(.whether) }
  }

  /// "I'd like to see my calendar for June": looks at it, and is with nobody.
  private func looksAtCalendar(_ cue: CueSpan, _ clause: Clause) -> Bool {
    // "go to my calendar"
    if cue.end < clause.words.upperBound, parts.words[cue.end].classes.contains(.calendar),
      parts.words[cue.start].is(.go)
    {
      return true
    }
    guard parts.kinds.contains(.checking) else { return false }
    let isSeen =
      parts.words[cue.start].is(.see) || cue.end > 0 && parts.words[cue.end - 1].is(.see)
      || (cue.start..<cue.end).contains { parts.words[$0].is(.see) }
    guard isSeen else { return false }
    let near = cue.start..<min(cue.end + 3, clause.words.upperBound)
    let classes = parts.classes(near)
    if parts.classes(cue.start..<min(cue.end + 1, clause.words.upperBound)).contains(.calendar) {
      return true
    }
    // "I'd like to see my appointments", "… my next appointment"
    return classes.contains(.poss)
      && (!classes.isDisjoint(with: [.several, .calendar])
        || classes.contains(.desk) && near.contains { parts.words[$0].is(.next) })
  }

  /// "what should I get …": asks, and wants nothing done.
  private func asksWhat(_ clause: Clause) -> Bool {
    parts.words[clause.words.lowerBound].classes.contains(.ask)
  }
}
