import PlainEnglish
import Scheduling

/// Acts of their own while something is on the table: it is put aside, and comes back.
extension Conversation {
  /// What kind of answer a request is to what is on the table.
  func answerKind(
    _ request: Request, _ consent: Consent? = nil, on table: Table, _ turn: Turn
  ) throws(BookError) -> AnswerKind {
    let consent = consent ?? request.consent(to: table.question.proposal, in: request.text)
    let moved = try table.draft?.moving.flatMap { id throws(BookError) in
      try turn.book.booking(id)
    }
    let plain = AnswerKind(
      request, consent, on: table, moved: moved,
      hasOneService: turn.business.activeServices.count == 1)
    return request.weighed(plain, on: table)
  }

  /// Does an act of its own, and keeps what is on the table for afterwards.
  mutating func setAside(
    _ table: Table, for request: Request, of utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard table.comesBack else { return try replace(table, with: request, of: utterance, turn) }
    state.asides.append(Aside(table: table, waiting: state.waiting))
    state.waiting = nil
    state.table = nil
    return try perform(request, of: utterance, turn)
  }

  /// Comes back to what was put aside, once nothing else is open.
  mutating func comeBack(after reply: inout Reply, _ turn: Turn) throws(BookError) {
    var turn = turn
    while state.table?.mustBeAnswered != true, state.waiting == nil, !reply.endsConversation,
      let aside = state.asides.popLast()
    {
      try turn.refresh()
      state.waiting = aside.waiting
      var back = try comeBack(to: aside.table, turn)
      back.kind = .talk
      back.outcome = .done
      reply.append(back)
      if state.table == nil { state.waiting = nil }
    }
  }

  /// Puts something on the table again, if it can still be had; else says that not.
  mutating func comeBack(to table: Table, _ turn: Turn) throws(BookError) -> Reply {
    state.table = table
    var reply = Reply(.talk, [.backTo])
    switch table {
    case .offer(let offer): return try comeBack(to: offer, turn)
    case .visit(let visit):
      reply.statements.append(.visit(visit))
      reply.slots = visit.plans.flatMap(\.slots)
    case .series(let series):
      reply.statements.append(.series(series))
      reply.slots = series.slots
    case .cancel(let cancellation):
      let standing = try standing(cancellation.bookings, turn)
      guard !standing.isEmpty else { break }
      let again = proposeCancelling(standing, reason: cancellation.reason, turn)
      reply.statements += again.statements
    case .which(let which):
      let standing = try standing(which.candidates, turn)
      guard !standing.isEmpty else { break }
      reply.statements.append(
        .whichBooking(Array(standing.prefix(Self.mostReadings)), of: standing.count))
    case .swap(let swap):
      let both = try standing([swap.one, swap.two], turn)
      guard both.count == 2 else { break }
      reply.statements += try propose(swapping: both[0], both[1], turn).statements
    case .seriesScope(let question):
      guard let booking = try standing([question.booking], turn).first else { break }
      reply.statements.append(
        .partOfSeries(
          booking, following: try members(of: booking, .following, turn).count,
          all: try members(of: booking, .all, turn).count))
    case .missing(.service, _): reply.statements.append(serviceList(turn))
    case .missing, .readings, .howLate: break
    case .change, .rearrangement, .importing, .undoing: break
    }
    if reply.statements.count == 1, table.namesBookings {
      state.table = nil
      return Reply(.talk, [.notDone(table)])
    }
    return reply
  }

  /// The offer as it was, or what is near where its time is gone.
  private mutating func comeBack(to offer: Table.Offer, _ turn: Turn) throws(BookError) -> Reply {
    guard let slot = offer.slot else { return Reply(.talk, []) }
    var moved: Booking?
    if let id = offer.draft.moving {
      guard let booking = try standing([id], turn).first else {
        state.table = nil
        return Reply(.talk, [.notDone(.offer(offer))])
      }
      moved = booking
    }
    guard let verdict = try turn.finder.verdict(on: offer.draft.candidate(for: slot)) else {
      state.table = nil
      return Reply(.talk, [.notDone(.offer(offer))])
    }
    guard verdict.stands || offer.draft.setsAside(verdict.obstacles) else {
      return try retry(offer, slot, verdict, turn)
    }
    state.focus.draft = offer.draft
    state.focus.slots = offer.slots
    state.focus.suggested = offer.selected
    state.focus.isSettled = false
    if case .known(let customer) = offer.draft.party { state.focus.customer = customer }
    // What it costs and how long it takes may have been changed meanwhile.
    var current = offer
    var shown = verdict.slot
    shown.rationale = slot.rationale
    current.slots[offer.selected] = shown
    if shown.length != slot.length {
      current.slots = [shown]
      current.selected = 0
    }
    state.table = .offer(current)
    var reply = Reply(
      .talk,
      [
        .backTo,
        moved.map { .moveProposal(from: $0, to: shown) }
          ?? .suggestion(shown, party: offer.draft.party),
      ])
    // So may when it starts: who says yes knows of it.
    reply.statements += verdict.remarks.filter { $0.rule == .fixedStarts }.map {
      .remark($0, start: shown.start)
    }
    reply.slots = current.slots
    return reply
  }

  /// Keeps a remark that names no booking with what is about to be booked; nil if it is
  /// none.
  mutating func note(_ request: Request, with table: Table) -> Reply? {
    guard request.intent == .note, let text = request.note, !text.isEmpty,
      !request.namesAnyBooking, request.whens.isEmpty, var draft = table.draft,
      draft.moving == nil
    else { return nil }
    draft.note = draft.note.isEmpty ? text : draft.note + "\n" + text
    switch table {
    case .offer(var offer):
      offer.draft = draft
      state.table = .offer(offer)
    case .visit(var visit):
      visit.draft = draft
      state.table = .visit(visit)
    case .series(var series):
      series.draft = draft
      state.table = .series(series)
    case .missing(let missing, _): state.table = .missing(missing, draft)
    default: return nil
    }
    return Reply(.talk, [.willNote(text)])
  }

  /// Those of some bookings that stand and are not over.
  private func standing(_ ids: [BookingID], _ turn: Turn) throws(BookError) -> [Booking] {
    var found: [Booking] = []
    for id in ids {
      guard let booking = try turn.book.booking(id), booking.status != .cancelled,
        booking.span.end > turn.now
      else { continue }
      found.append(booking)
    }
    return found
  }

  /// Names what was put aside and is given up with all else.
  mutating func dropAsides() -> [Statement] {
    let lost = state.asides.reversed().map { Statement.notDone($0.table) }
    state.asides = []
    return lost
  }
}

extension Table {
  /// Whether it is about bookings that stand, so that it ends with them.
  fileprivate var namesBookings: Bool {
    switch self {
    case .cancel, .which, .swap, .seriesScope: true
    default: false
    }
  }
}
