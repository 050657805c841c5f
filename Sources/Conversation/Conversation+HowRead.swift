import CivilTime
import PlainEnglish
import Scheduling

/// How a line was read, and how much of that was a guess.
extension Conversation {
  func explainReading() -> Reply {
    guard !state.lastLine.isEmpty else { return Reply(.explanation, [.nothingToExplain]) }
    // What was taken for granted is told with the answer, right before.
    let implied = state.lastReply?.statements.filter(\.tellsImplied) ?? []
    return Reply(
      .explanation, [.howRead(line: state.lastLine, requestsAsTaken)] + keptFromBefore + implied)
  }

  /// What of the last reading, and of what is spoken of, was a guess, and what it
  /// rests on.
  func explainCertainty(_ turn: Turn) throws(BookError) -> Reply {
    guard !state.lastLine.isEmpty else { return Reply(.explanation, [.nothingToExplain]) }
    let subject = try subjectSpokenOf(turn)
    let facts = subject.booking?.rationale.facts ?? subject.suggested?.rationale.facts ?? []
    let habits = facts.map(\.fact).filter { fact in
      switch fact {
      case .usualStaff, .usualHour: true
      default: false
      }
    }
    let customer: CustomerID? = if case .known(let id) = subject.draft.party { id } else { nil }
    // An hour that a question about a reason names is of the day that is spoken of.
    let guesses = requestsAsTaken.map { request in
      guard request.intent == .explain, request.why != .whatIf else { return request }
      var request = request
      request.whens.removeAll(where: \.isTimeOnly)
      return request
    }
    return Reply(
      .explanation,
      [.howSure(guesses, habits: habits, customer: customer)] + keptFromBefore
        + (habits.isEmpty ? rests(on: subject) : []))
  }

  /// What was last told, with all that it rests on.
  private func rests(on subject: Subject) -> [Statement] {
    let told = lastExplanation.filter { statement in
      switch statement {
      case .howRead, .keptFromBefore: false
      default: true
      }
    }
    if !told.isEmpty, !told.contains(.nothingToExplain) { return [.asThingsStand, .inFull(told)] }
    // What was suggested before another question says nothing of its line.
    let isShown = if case .offer? = state.table { true } else { !joinedSlots.isEmpty }
    guard state.table == nil || isShown, let slot = subject.suggested, subject.booking == nil
    else { return [] }
    return [.fullReason(slot)]
  }

  /// The last requests with the days on which their clock times were taken: "to 3",
  /// of a move on Friday, is three on Friday.
  private var requestsAsTaken: [Request] {
    let exact = (state.table?.draft ?? state.focus.draft)?.time.exact
    return state.lastRequests.map { request in
      if request.asksOfSpoken { return request.onDay(of: suggestedSlot) }
      guard let exact else { return request }
      var request = request
      for (index, when) in request.whens.enumerated()
      where when.isTimeOnly && when.role != .from && when.start?.time == exact.time
        && when.start?.date != exact.date
      {
        request.whens[index].start = exact
        request.whens[index].end = nil
        request.whens[index].notes.removeAll {
          $0.reason == .nextOccurrence || $0.reason == .alreadyPassed
        }
      }
      return request
    }
  }

  /// What holds of what is spoken of though the last line did not say it.
  private var keptFromBefore: [Statement] {
    guard let draft = state.table?.draft ?? state.focus.draft,
      state.lastRequests.contains(where: { $0.intent == .book || $0.intent == .correct })
    else { return [] }
    let requests = state.lastRequests
    var kept = Statement.Kept()
    if requests.allSatisfy({ $0.whens.isEmpty && $0.recurrence == nil && $0.shift == nil }),
      draft.moving == nil, !draft.timeIsHabit, draft.time.days?.wasSaid == true
    {
      kept.time = draft.time
    }
    if requests.allSatisfy(\.staff.isEmpty) {
      kept.excluded = draft.excludedStaff
      if draft.staffWasAsked { kept.staff = draft.staff }
    }
    return kept == Statement.Kept() ? [] : [.keptFromBefore(kept)]
  }
}

extension Request {
  /// Whether it asks for a reason, and the hours that it names are of the day spoken of.
  fileprivate var asksOfSpoken: Bool {
    intent == .explain && why != .whatIf && why != .howCould && bookingNumbers.isEmpty
  }

  /// The request with its clock times on the day of a slot.
  fileprivate func onDay(of slot: Slot?) -> Request {
    guard let day = slot?.start.date else { return self }
    var request = self
    for (index, when) in whens.enumerated() where when.isTimeOnly {
      guard let start = when.start, start.date != day else { continue }
      request.whens[index].start = LocalDateTime(day, start.time)
      request.whens[index].end = nil
      request.whens[index].notes.removeAll {
        $0.reason == .nextOccurrence || $0.reason == .alreadyPassed
      }
      request.whens[index].notes.append(.init(.carriedOver, text: when.text))
    }
    return request
  }
}

extension Statement {
  /// Whether it tells what a line did not say and was taken all the same, with why.
  fileprivate var tellsImplied: Bool {
    switch self {
    case .asUsual, .atUsualTime, .tookServiceOf: true
    default: false
    }
  }
}
