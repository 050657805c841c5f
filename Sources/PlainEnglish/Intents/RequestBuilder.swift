/// Puts the clauses of a line together into requests.
struct RequestBuilder {
  let parts: LineParts
  let expecting: Expectation?

  /// Hands out the clauses of a line, those that want one thing put together.
  func forEachDraft(_ clauses: ArraySlice<Clause>, _ body: (Clause) -> Void) {
    guard var open = clauses.first else { return }
    open.isFirst = true
    for clause in clauses.dropFirst() {
      var draft = clause
      if !open.talk.isDisjoint(with: .agreement), isOffered, draft.intent == .cancel,
        draft.isElliptic
      {
        // "yes, delete it" agrees.
        draft.intent = nil
      }
      if isReason(open, for: draft) {
        open.intent = nil
        open.merge(draft)
      } else if joins(open, draft) {
        open.merge(draft)
      } else {
        body(open)
        open = draft
      }
    }
    body(open)
  }

  /// "Priya needs a later class, switch her to the 7:15": why the booking that is there
  /// is to be moved, and no wish for another.
  private func isReason(_ last: Clause, for next: Clause) -> Bool {
    last.intent == .book && last.isWish && !last.hasTime && next.intent == .move
      && next.isElliptic && last.words.contains { parts.words[$0].isComparison }
  }

  /// Whether a clause says more of the same request.
  private func joins(_ last: Clause, _ next: Clause) -> Bool {
    guard let wanted = next.intent, wanted != Intent.none else { return true }
    if last.intent == .note || takesBackAct(last, next) { return last.intent == .note }
    guard let before = last.intent, before != Intent.none else {
      return last.talk.isDisjoint(with: .agreement) || expecting == nil || expecting == .more
        || wanted == .correct || wanted == .book || wanted == .availability && next.hasTime
    }
    // "find my next appointment and cancel it" is one thing.
    if before == .list, next.isElliptic, wanted == .cancel || wanted == .move { return true }
    // "I'm running late, move my appointment" gives the reason first.
    if before == .late, wanted == .move || wanted == .cancel { return true }
    if wanted == .correct { return true }
    if wanted == before { return !last.hasTime || !next.hasTime || wanted == .availability }
    if before == .correct, wanted == .book || wanted == .availability || wanted == .move {
      return true
    }
    // "book a trim on Friday, and what is free next week?" wants two things.
    if wanted == .availability, before == .book { return !last.hasTime || !next.hasTime }
    return false
  }

  /// "cancel B-24, actually no, move it to Friday": another act in place of the one before it.
  private func takesBackAct(_ last: Clause, _ next: Clause) -> Bool {
    guard last.intent == .cancel || last.intent == .move, next.isElliptic,
      next.intent == .cancel || next.intent == .move || next.intent == .correct,
      last.intent != next.intent, expecting == nil || expecting == .more
    else { return false }
    return !next.talk.isDisjoint(with: [.no, .noFirst, .reject, .stop, .wait]) || next.corrects
  }

  /// Writes into a request what its clauses want; its parts are filled in later.
  func fill(_ request: inout Request, _ draft: Clause) {
    request.span = parts.span(draft.words)
    request.text = parts.line.text(request.span)
    request.intent = intent(draft)
    request.acts = acts(draft, request.intent)
    request.why = draft.why
    request.topics = asksToo(request.intent) && draft.choice == nil ? draft.topics : []
    request.choice = draft.choice
    request.alternative = draft.alternative
    request.status = draft.status
    request.report = draft.report
    request.note = draft.note
    request.goesAhead = goesAhead(draft)
    request.isQuestion = draft.isQuestion
    request.isAside = draft.isAside
    request.isErrand = isErrand(draft)
    request.isPause = request.intent == Intent.none && isPause(draft)
    request.isOnlyTalk = draft.talk.contains(.pure)
  }

  /// Whether a draft tells to go on: "do it", "do 2", "go ahead", "make it so".
  private func goesAhead(_ draft: Clause) -> Bool {
    if case .index? = draft.choice, parts.words[draft.words.lowerBound].is(.do) { return true }
    return draft.talk.contains(.goAhead)
      || draft.talk.contains(.accept) && draft.talk.contains(.pure)
  }

  /// Whether nothing but thinking aloud answers the question: "hmm", "let me
  /// think", "I'm not sure".
  private func isPause(_ draft: Clause) -> Bool {
    guard expecting != nil, !draft.hasTime, draft.topics.isEmpty, draft.choice == nil,
      draft.alternative == nil
    else { return false }
    if !draft.talk.isDisjoint(with: [.wait, .unsure]) { return true }
    return draft.words.allSatisfy { parts.words[$0].classes.contains(.stop) }
  }

  /// Whether a question can stand beside an intent: "cancel booking number 12"
  /// asks for no number.
  func asksToo(_ intent: Intent) -> Bool {
    switch intent {
    case .cancel, .move, .correct, .setUp, .note, .mark, .swap, .resize: false
    default: true
    }
  }
}
