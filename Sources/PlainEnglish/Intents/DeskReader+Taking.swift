/// Taking back, what was changed, and what goes out of the book: calendars, files, more of
/// a list.
extension DeskReader {
  /// "undo", "take that back".
  func takesBack(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let classes = parts.classes(of: clause)
    // "restore factory settings", "go back one song"
    if classes.contains(.scope), classes.isDisjoint(with: [.desk, .event, .calendar]) {
      return false
    }
    // "undo that request", of what is only asked about, stops it.
    if isOffered, parts.talkCue(at: cue.start)?.kind == .stop { return false }
    // "go back over what you said"
    if cue.end < parts.words.count, parts.words[cue.end].is(.over) { return false }
    // "go back and say it again"
    if !classes.isDisjoint(with: [.again, .speech]) { return false }
    // "put it back to Alex" is where it should go.
    let goesTo = hasName(clause, .staff) || hasName(clause, .customer)
    return leads(cue, clause) && !goesTo && (!clause.hasTime || speaksOfChanges(clause))
  }

  /// "undo everything from today": what was done then, not a time to be had.
  private func speaksOfChanges(_ clause: Clause) -> Bool {
    let words: [StaticString] = ["everything", "all", "changes", "change"]
    return clause.words.contains { index in words.contains { parts.isWord(index, $0) } }
  }

  /// "bring #24 back".
  func bringsBack(_ clause: Clause) -> Bool {
    guard let first = clause.words.first, let last = clause.words.last, hasBookingNumber(clause),
      parts.words[last].is(.back), !clause.hasTime
    else { return false }
    return ["bring", "put", "get"].contains { parts.isWord(first, $0) }
  }

  func history(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    if clause.intent == .book { return nil }
    // "who moved Dana?", "who changed B-22?"
    if parts.isWord(cue.start, "who"), leads(cue, clause),
      hasName(clause, .customer) || parts.hasBookingNumber(cue.end..<clause.words.upperBound)
    {
      return .history
    }
    if hasName(clause, .customer) { return .customers }
    // "what's changed today": of a day.
    let isOfDay =
      cue.end - cue.start > 1 && leads(cue, clause)
      && (cue.end..<clause.words.upperBound).allSatisfy { parts.timeOfWord[$0] >= 0 || isSmall($0) }
    return isBare(cue, clause) || isOfDay ? .history : nil
  }

  /// "no more, thanks" wants none.
  func wantsMore(_ cue: CueSpan, _ clause: Clause) -> Bool {
    if cue.start > 0, parts.words[cue.start - 1].is(.no) { return false }
    return isBare(cue, clause) && (expecting == nil || expecting == .confirmation)
  }

  /// "back up", "import the calendar"; "back up and repeat that" is said of words.
  func transfers(_ cue: CueSpan, _ clause: Clause) -> Bool {
    if parts.words[cue.end - 1].is(.up), isSaidAgain { return false }
    return leads(cue, clause)
  }

  /// Whether something is to be said again.
  private var isSaidAgain: Bool { parts.words.contains { $0.classes.contains(.again) } }

  /// "add everything on Friday to my calendar": what is booked, nothing new.
  func allToCalendar(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    guard parts.timeOfWord[cue.start] < 0, clause.intent == nil || clause.intent == .book,
      parts.cues(parts.details, in: clause.words).contains(where: { $0.kind == .toCalendar })
    else { return nil }
    clause.choice = .all
    return .calendar
  }
}
