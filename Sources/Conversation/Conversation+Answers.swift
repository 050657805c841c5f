import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Whether the line before changed something besides asking what is open.
  var hasJustChanged: Bool {
    state.lastReply?.statements.contains { statement in
      switch statement {
      case .booked, .moved, .cancelled, .cancelledAll, .edited: true
      default: false
      }
    } ?? false
  }

  /// Leaves what is on the table for something else.
  mutating func replace(
    _ table: Table, with request: Request, of utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply {
    state.table = nil
    var other = request
    // With nothing on the table a value for a booking that is named moves it.
    if request.intent == .correct, !request.bookingNumbers.isEmpty { other.intent = .move }
    var reply = try perform(other, of: utterance, turn)
    // What was not done must not be believed to be.
    if table.isLostInSilence, reply.kind != .notUnderstood {
      reply.statements.insert(.notDone(table), at: 0)
    }
    return reply
  }

  mutating func accept(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    switch table {
    case .offer(let offer):
      if request.intent == .override { return try override(request, turn) }
      let done = try commit(offer, turn)
      return request.bringsAnother(than: offer.draft.party)
        ? try bookSame(after: done, for: request, turn) : done
    case .visit(let visit): return try commit(visit, turn)
    case .series(let series): return try commit(series, turn)
    case .swap(let swap): return try commit(swap, turn)
    case .rearrangement(let plan):
      // "do it anyway": against the rules, so they stay where they are.
      if request.intent == .override { return try leaveAll(plan, turn) }
      return try commit(plan, turn)
    case .cancel(let cancellation):
      return try commit(cancellation.with(reasonOf: request), turn)
    case .change(let change): return try commit(change, turn)
    case .importing(let plan):
      return try commit(plan, withClashes: request.intent == .override, turn)
    case .undoing(let entries): return try commitUndoing(entries, turn)
    case .missing, .which, .readings, .seriesScope, .howLate:
      return Reply(.question, [.pleaseAnswer])
    }
  }

  mutating func take(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    switch table {
    case .offer(var offer):
      guard let index = Self.index(request.choice, request, in: offer) else {
        if request.choice == .later, let start = offer.slot?.span.start {
          let later = offer.slots.indices.filter { offer.slots[$0].span.start > start }
          return Reply(.question, [.whichOption(later.map { $0 + 1 })])
        }
        if request.choice == .other, !request.hasValues, offer.slots.count > 2 {
          let others = offer.slots.indices.filter { $0 != offer.selected }
          return Reply(.question, [.whichOption(others.map { $0 + 1 })])
        }
        if request.choice == .middle, offer.slots.count > 2 {
          let half = offer.slots.count / 2
          return Reply(.question, [.whichOption([half, half + 1])])
        }
        guard request.hasValues else { return Reply(.question, [.pleaseAnswer]) }
        return try propose(revising: offer.draft, with: request, turn)
      }
      offer.selected = index
      return try commit(offer, turn)
    case .which(let which): return try take(which, request, turn)
    case .missing(.anotherTime, let draft):
      // What was turned down is still in sight: "well, the second one then".
      let offer = Table.Offer(draft: draft, slots: state.focus.slots)
      guard let index = Self.index(request.choice, request, in: offer) else {
        if request.choice == .other, !request.hasValues, offer.slots.count > 2 {
          return Reply(.question, [.whichOption(Array(2...offer.slots.count))])
        }
        return try propose(revising: draft, with: request, turn)
      }
      // "the cheapest on Saturday" is none of what was turned down for Friday.
      if let when = request.when, !when.isTimeOnly, let day = when.start?.date,
        day != offer.slots[index].start.date
      {
        return try propose(revising: draft, with: request, turn)
      }
      return try commit(Table.Offer(draft: draft, slots: offer.slots, selected: index), turn)
    case .readings(let dates, let draft):
      guard case .index(let number) = request.choice, dates.indices.contains(number - 1) else {
        return Reply(.question, [.pleaseAnswer])
      }
      return try proposeOn(dates[number - 1], draft, turn)
    case .missing(.service, let draft):
      let choices =
        draft.serviceChoices.isEmpty
        ? turn.business.activeServices.map(\.id) : draft.serviceChoices
      guard case .index(let number) = request.choice, choices.indices.contains(number - 1)
      else { return Reply(.question, [.pleaseAnswer]) }
      var draft = draft
      draft.service = choices[number - 1]
      draft.serviceChoices = []
      return try propose(draft, turn)
    case .visit(let visit): return try settle(visit, request, turn)
    case .seriesScope(let question): return try settle(question, request, turn)
    default: return Reply(.question, [.pleaseAnswer])
    }
  }

  mutating func revise(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    switch table {
    case .offer(let offer):
      // "no, the one with Priya" is the one of hers that was shown.
      if request.says("one"), request.whens.isEmpty, !request.staff.isEmpty,
        let index = Self.described(by: request, in: offer)
      {
        var draft = offer.draft
        draft.staff = [offer.slots[index].staff]
        draft.time = WantedTime(at: offer.slots[index].start)
        return try propose(draft, turn)
      }
      if request.joins(offer.draft) { return try propose(joining: request, to: offer, turn) }
      if case .index(let number)? = request.choice, request.whens.isEmpty,
        request.services.isEmpty, !request.staff.isEmpty || !request.customers.isEmpty,
        offer.slots.indices.contains(number - 1)
      {
        // "the second, for Luis", "2 but with Priya": at its time.
        var draft = offer.draft
        draft.time = WantedTime(at: offer.slots[number - 1].start)
        if request.staff.isEmpty { draft.staff = [offer.slots[number - 1].staff] }
        return try propose(revising: draft, with: request, turn)
      }
      if request.adds(to: offer.draft) {
        return try propose(adding: request, to: offer.draft, turn)
      }
      if let id = offer.draft.moving, let booking = try turn.book.booking(id) {
        return try revise(offer, of: booking, request, turn)
      }
      return try propose(revising: offer.draft(choosing: request), with: request, turn)
    case .missing(.time, let draft) where draft.recurrence != nil:
      let (draft, rest) = draft.dated(by: request, turn.local)
      return try propose(revising: draft, with: rest, turn)
    case .missing(_, let draft): return try propose(revising: draft, with: request, turn)
    case .visit(let visit): return try settle(visit, request, turn)
    case .series(let series): return try revise(series, request, turn)
    case .rearrangement(let plan): return try revise(plan, request, turn)
    case .howLate(let staff): return try late(answering: staff, request, turn)
    case .seriesScope(let question): return try settle(question, request, turn)
    case .readings(let dates, let draft):
      if let start = request.when?.start, dates.contains(start.date) {
        return try proposeOn(start.date, draft, turn)
      }
      return try propose(revising: draft, with: request, turn)
    case .which(let which): return try take(which, request, turn)
    case .cancel, .change, .swap, .importing, .undoing:
      return Reply(.question, [.pleaseAnswer])
    }
  }

  private mutating func proposeOn(_ date: CalendarDate, _ draft: Draft, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var draft = draft
    draft.time.days = WantedTime.Days(first: date, last: date)
    return try propose(draft, turn)
  }

  func askAgain(
    _ table: Table, _ answer: AnswerKind, _ request: Request, _ utterance: Utterance, _ turn: Turn
  ) -> Reply {
    if answer == .again, let last = state.lastReply { return last }
    if request.isOops { return Reply(.question, [.nothingDoneYet]) }
    if answer == .pause {
      let waits = request.isPause || request.isOnlyOfSomebody && !request.customers.isEmpty
      return Reply(.question, [waits ? .takeYourTime : .pleaseAnswer])
    }
    if answer == .unclear {
      var reply = notUnderstood(request, utterance, turn)
      reply.statements.append(.pleaseAnswer)
      return reply
    }
    return Reply(.question, [.pleaseAnswer])
  }

  /// Answers a question about what is offered: which slot is meant by it.
  mutating func describe(_ request: Request, _ table: Table, _ turn: Turn) throws(BookError)
    -> Reply
  {
    if let told = try sums(request, turn) { return told }
    if !request.topics.isEmpty, request.choice == nil { return try answerTopics(request, turn) }
    guard case .offer(var offer) = table,
      let index = Self.index(request.choice, request, in: offer)
    else { return Reply(.question, [.pleaseAnswer]) }
    if request.bringsUpPlace {
      // What was brought up is what is asked about from now on.
      offer.selected = index
      state.table = .offer(offer)
      var reply = Reply(.talk, [.option(offer.slots[index], number: index + 1)])
      reply.asksAbout = Reply.Asked(slot: offer.slots[index], moving: offer.draft.moving)
      return reply
    }
    return Reply(.talk, [.option(offer.slots[index], number: index + 1)])
  }

  /// Takes the named slot out of an offer and shows the rest.
  mutating func refuseChoice(
    _ request: Request, _ offer: Table.Offer, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard let index = Self.index(request.choice, request, in: offer), offer.slots.count > 1 else {
      return try widen(.offer(offer), request, turn)
    }
    var slots = offer.slots
    let refused = slots.remove(at: index)
    let reply = try self.offer(slots, offer.draft, after: Reply(.suggestion), turn)
    if case .offer(var shown) = state.table {
      shown.passedOver = offer.passedOver + [refused]
      state.table = .offer(shown)
    }
    return reply
  }
}
