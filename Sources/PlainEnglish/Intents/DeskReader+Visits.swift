/// How a visit went, and who does not come.
extension DeskReader {
  func mark(_ status: VisitStatus, _ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    let isAsked = clause.isQuestion
    let isOne =
      hasName(clause, .customer) || hasBookingNumber(clause)
      || startsWith(clause, ["she", "he", "they", "mark"])
    guard isOne, !isAsked, clause.talk.isDisjoint(with: .agreement) else { return nil }
    clause.status = status
    if isDenied(status, cue, clause) {
      clause.forbids = expecting == nil || expecting == .more
      if clause.intent == .list { clause.intent = nil }
      return nil
    }
    return .mark
  }

  /// "Luis hasn't arrived", "don't mark B-8 as done".
  private func isDenied(_ status: VisitStatus, _ cue: CueSpan, _ clause: Clause) -> Bool {
    let forbids = parts.cues(parts.acts, in: clause.words).contains {
      $0.kind == .doNot && $0.end <= cue.start + 1
    }
    if forbids || status == .noShow { return forbids }
    if (cue.start..<cue.end).contains(where: { parts.words[$0].is(.not) }) { return true }
    var index = cue.start - 1
    while index > clause.words.lowerBound,
      ["yet", "even", "actually", "been"].contains(where: { parts.isWord(index, $0) })
    {
      index -= 1
    }
    return index >= clause.words.lowerBound && parts.words[index].is(.not)
  }

  /// "no-show", of whom was spoken of, or "Dana was a no-show".
  func noShow(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    guard isBare(cue, clause), expecting == nil, !clause.isQuestion else {
      return mark(.noShow, cue, &clause)
    }
    clause.status = .noShow
    return .mark
  }

  /// "mark Omar's beard trim done": what went how stands between.
  func marks(_ clause: inout Clause) -> Bool {
    guard let first = clause.words.first(where: { !parts.words[$0].classes.contains(.polite) }),
      parts.words[first].is(.mark)
        || parts.words[first].is(.put) && clause.words.contains(where: { parts.words[$0].is(.as) }),
      let last = clause.words.last, last > first + 1,
      hasName(clause) || hasBookingNumber(clause)
        || ["her", "him", "them"].contains(where: { [first] word in parts.isWord(first + 1, word) })
    else { return false }
    let status: VisitStatus
    if parts.isKind(last, .finished) {
      status = .done
    } else if parts.isKind(last, .present) {
      status = .arrived
    } else if parts.words[last].is(.confirmed) {
      status = .confirmed
    } else {
      return false
    }
    clause.status = status
    clause.intent = .mark
    return true
  }

  private func startsWith(_ clause: Clause, _ words: [StaticString]) -> Bool {
    guard let first = clause.words.first else { return false }
    let token = parts.line.tokens[Int(parts.words[first].token)]
    return words.contains { parts.line.isWord(token, $0) }
  }

  /// "Dana can't make it on Friday": her booking then; one of the staff is away.
  func cannotCome(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    guard !clause.isQuestion, expecting != .confirmation, expecting != .choice else { return nil }
    if clause.hasTime, expecting == nil || expecting == .more,
      cue.start == clause.words.lowerBound + 1, parts.words[cue.start - 1].is(.i)
    {
      return .cancel
    }
    guard let who = parts.names(in: clause.words).first, who.words.upperBound == cue.start,
      !who.mention.entries.isEmpty
    else { return nil }
    switch who.mention.kind {
    case .customer: return .cancel
    case .staff: return .ill
    case .service, .resource: return nil
    }
  }

  /// "Sam is ill", "Sam is back"; "book Sam's back facial" is a booking.
  func isAway(_ clause: Clause) -> Bool {
    guard clause.intent != .book, clause.intent != .cancel, clause.intent != .move else {
      return false
    }
    return hasName(clause, .staff) && !clause.isQuestion
  }
}
