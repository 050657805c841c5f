import CivilTime
import PlainEnglish
import Scheduling

/// Answers with nothing on the table: of what was listed, or of what was just done.
extension Conversation {
  /// "yes" with nothing on the table: to what was listed as free, if that was
  /// just said.
  mutating func affirmWithoutQuestion(
    _ request: Request, of utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply {
    if let reply = try doWhatWasShown(request, of: utterance, turn) { return reply }
    if let slot = opening(request) { return try take(slot, turn) }
    if request.says("confirm"), let id = state.focus.booking,
      let booking = try turn.book.booking(id), booking.status == .pending
    {
      return try mark(booking, .confirmed, turn)
    }
    if request.choice != nil || request.hasValues {
      return try correct(request, of: utterance, turn)
    }
    if state.lastReply?.kind == .availability, let slot = state.focus.slots.first {
      guard state.focus.slots.count == 1 else { return Reply(.question, [.whichSlot]) }
      return try propose(slot, turn)
    }
    guard state.focus.booking == nil, begins(byYes: request, turn) else {
      return try request.topics.isEmpty
        ? Reply(.talk, [.nothingAsked]) : answerTopics(request, turn)
    }
    return try book(request, turn)
  }

  /// The opening that an answer takes: one was told in full, so nothing is asked
  /// again.
  ///
  /// A bare "yes" answers only what was said just now; "book it" means what was
  /// last found.
  private func opening(_ request: Request) -> Slot? {
    let openings = state.focus.openings
    guard !openings.isEmpty, !request.hasValues, request.consent.mayAgree else { return nil }
    switch request.choice {
    case .index: return request.choice?.place(among: openings.count).map { openings[$0] }
    case .it, .nearest, nil:
      let isMeant = request.goesAhead || request.takes || state.lastReply?.kind == .availability
      return openings.count == 1 && isMeant ? openings.first : nil
    default: return nil
    }
  }

  /// Books an opening as it was told.
  private mutating func take(_ slot: Slot, _ turn: Turn) throws(BookError) -> Reply {
    var draft = state.focus.draft ?? Draft()
    draft.service = slot.service
    draft.staff = [slot.staff]
    draft.time = WantedTime(at: slot.start)
    return try commit(Table.Offer(draft: draft, slots: [slot]), turn)
  }

  /// What leaves nothing that a yes could mean.
  private static let endings: [Statement?] = [.welcomeBack, .nothingAsked, .dropped]

  /// Whether a yes to no question may begin a booking: not after something was
  /// refused, listed or not understood, and at the very start only "book it".
  ///
  /// Where a service would have to be asked for, a bare yes was not said to that.
  private func begins(byYes request: Request, _ turn: Turn) -> Bool {
    let isPlain = turn.business.activeServices.count == 1 || request.goesAhead || request.takes
    guard isPlain else { return false }
    return switch state.lastReply?.kind {
    case .changed: true
    case .talk where !Self.endings.contains(state.lastReply?.statements.last): true
    case .talk, nil: request.goesAhead || request.takes
    default: false
    }
  }

  /// A bare value or choice with nothing on the table: of what was listed as
  /// free, or of the booking just made.
  mutating func correct(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    // "is she the last one?" asks, and chooses nothing.
    if request.asksWhetherSomebodyIs { return notUnderstood(request, utterance, turn) }
    if case .index? = request.choice {
      if let slot = opening(request) { return try take(slot, turn) }
      if let slot = chosenListedSlot(request) { return try propose(slot, turn) }
    }
    if let id = state.focus.booking, let booking = try turn.book.booking(id),
      booking.status != .cancelled, booking.span.start > turn.now,
      request.intent == .correct || request.acts.contains(.negate), request.services.isEmpty
    {
      if let change = request.resizing, request.shift == nil, request.whens.isEmpty {
        return try pursue(.resize(change), booking, request, turn)
      }
      var draft = Draft()
      draft.time = WantedTime(request.whens, now: turn.local)
      return try pursue(.move(draft), booking, request, turn)
    }
    if request.shift != nil || request.resizing != nil, !request.hasNames,
      state.focus.booking == nil,
      (2...Self.mostReadings).contains(state.focus.listed.count)
    {
      // "push it back 30 minutes", of two that were listed.
      var moving = request
      moving.intent = .move
      return try move(moving, turn)
    }
    if request.services.isEmpty, ["move", "reschedule", "postpone"].contains(where: request.says) {
      // "move it to Friday at 3", of several that were listed.
      var moving = request
      moving.intent = .move
      return try move(moving, turn)
    }
    if var draft = state.focus.draft, !state.focus.isSettled {
      draft.forgetAssumedService()
      if draft.allows(request.serviceID) {
        return try propose(revising: draft, with: request, turn)
      }
    }
    if request.hasValues { return try book(request, turn) }
    return request.choice != nil && request.left.isEmpty
      ? Reply(.talk, [.nothingAsked]) : notUnderstood(request, utterance, turn)
  }

  func chosenListedSlot(_ request: Request) -> Slot? {
    request.choice?.place(among: state.focus.slots.count).map { state.focus.slots[$0] }
  }

  /// Puts a slot that was listed as free on the table.
  private mutating func propose(_ slot: Slot, _ turn: Turn) throws(BookError) -> Reply {
    var draft = state.focus.draft ?? Draft()
    draft.service = slot.service
    draft.staff = [slot.staff]
    draft.time = WantedTime(at: slot.start)
    return try propose(draft, turn)
  }
}

extension Request {
  /// Whether it names anyone or anything of the book.
  var hasNames: Bool {
    !services.isEmpty || !customers.isEmpty || !bookingNumbers.isEmpty
  }
}
