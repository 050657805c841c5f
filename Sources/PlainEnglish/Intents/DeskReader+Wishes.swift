/// What is wished for beside a booking: a place on the waitlist, a slot kept, a rule set
/// aside, two bookings exchanged, another length.
extension DeskReader {
  func waitlist(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    // "let me know if I can move it": asks whether that can be done.
    if parts.words[cue.end - 1].is(.if), cue.end + 1 < clause.words.upperBound,
      parts.words[cue.end].classes.contains(.person),
      parts.words[cue.end + 1].classes.contains(.can)
    {
      return nil
    }
    return waits(cue, clause)
  }

  private func waits(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    clause.hasTime || hasName(clause) || isWaitingList(clause) || isBare(cue, clause)
      ? .waitlist : nil
  }

  private func isWaitingList(_ clause: Clause) -> Bool {
    clause.words.contains {
      parts.words[$0].classes.contains(.list) || parts.words[$0].is(.waitlist)
    }
  }

  /// "book it anyway", but not "thanks anyway".
  func override(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    guard clause.talk.isDisjoint(with: [.thanks, .no, .reject, .done]) else { return nil }
    if cue.end - cue.start > 1 { return .override }
    let books = clause.intent == .book || !clause.talk.isDisjoint(with: .agreement)
    return books && !clause.hasTime || isBare(cue, clause) && expecting != nil ? .override : nil
  }

  /// "hold" alone asks for it only as a command: "hold Friday at 3".
  func holds(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard !holdsTable(cue, clause), cue.end - cue.start > 1 || leads(cue, clause),
      parts.talkCue(at: cue.start)?.kind != .wait
    else { return false }
    return clause.hasTime || clause.choice != nil
  }

  /// "hold a table for 6": books it.
  private func holdsTable(_ cue: CueSpan, _ clause: Clause) -> Bool {
    (cue.end..<min(cue.end + 3, clause.words.upperBound)).contains { index in
      parts.isKind(index, .seating)
    }
  }

  func resize(_ clause: Clause) -> Intent? {
    guard expecting != .confirmation, expecting != .choice else { return nil }
    let names = hasName(clause, .customer) || hasBookingNumber(clause) || hasName(clause, .service)
    return names && clause.intent != .book && clause.intent != .cancel ? .resize : nil
  }

  /// "swap Dana and Omar", "can Dana and Omar swap on Friday?", "switch #12 with #13",
  /// "swap the 9 o'clock and the 10 o'clock".
  func swaps(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let clocks = parts.whens(in: parts.span(clause.words)).count { $0.isOfClock }
    let count = countNames(clause)
    guard count > 1 || clocks > 1 else { return false }
    if parts.words[cue.start].is(.switch), cue.end - cue.start == 1 {
      return clause.words.count { hasBookingNumber($0) } > 1
    }
    return leads(cue, clause)
      || (clause.words.lowerBound..<cue.start).allSatisfy { isSmall($0) || parts.isName($0) }
  }

  private func countNames(_ clause: Clause) -> Int {
    parts.names(in: clause.words).count + clause.words.count { hasBookingNumber($0) }
  }
}

extension When {
  /// Whether it names a clock time.
  fileprivate var isOfClock: Bool { !isDayOnly && start != nil && end == nil && !isOpenEnded }
}
