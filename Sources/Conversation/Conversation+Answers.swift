import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Answers a line while something is on the table.
  mutating func settle(_ table: Table, with said: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let request = said.completed(by: table).pointingBeside
    if case .missing(.person, let draft) = table,
      let named = try oneOrUnknown(request, turn)
    {
      return try propose(revising: draft, with: named, turn)
    }
    if case .offer(let offer) = table, let reply = try takeEdgeOfDay(request, offer, turn) {
      return reply
    }
    if case .offer(let offer) = table, let reply = try moveThere(request, offer, turn) {
      return reply
    }
    if case .offer(let offer) = table, offer.draft.moving == nil, let slot = offer.slot,
      let other = request.offersItTo, request.isForAnother(than: offer.draft.party)
    {
      // "not her, offer it to Grace"
      var draft = offer.draft
      draft.party = .known(CustomerID(other.id))
      draft.wish = nil
      draft.time = WantedTime(at: slot.start)
      draft.staff = [slot.staff]
      return try propose(draft, turn)
    }
    if request.intent == .identify, table.draft != nil {
      // "it's Omar's": whose what is offered is, and not who types.
      let own = request.namingParty
      guard !own.customers.isEmpty else { return Reply(.question, [.pleaseAnswer]) }
      return try revise(table, own, turn)
    }
    if case .customerPhone(nil)? = request.setUp {
      return try keep(phone: request.note ?? "", turn)
    }
    var table = table
    if case .offer(let offer) = table, request.phone != nil {
      table = .offer(offer.with(phone: request.phone))
      state.table = table
    }
    if case .offer(let offer) = table, let number = request.numberAfterNo,
      offer.slots.indices.contains(number - 1)
    {
      return Reply(.question, [.placeOrHour(offer.slots[number - 1], number: number)])
    }
    if case .offer(let offer) = table, let number = request.placeOrHour(in: offer) {
      return Reply(.question, [.placeOrHour(offer.slots[number - 1], number: number)])
    }
    if case .offer(let offer) = table, let reply = try takeTold(request, of: offer, turn) {
      return reply
    }
    if case .which(let which) = table, let reply = try pick(request, among: which, turn) {
      return reply
    }
    if case .missing(.time, let draft) = table, let reply = try place(request, draft, turn) {
      return reply
    }
    if case .cancel(let cancellation) = table,
      let reply = try agreeExcept(request, cancellation, turn)
    {
      return reply
    }
    if let reply = try goOn(with: table, request, turn) { return reply }
    if case .visit(let visit) = table, let reply = try narrow(visit, request, turn) { return reply }
    if case .visit(let visit) = table, let reply = try assign(visit, request, turn) { return reply }
    if case .offer(let offer) = table, let reply = try askAboutChoice(request, offer, turn) {
      return reply
    }
    if let reply = note(request, with: table) { return reply }
    if let reply = waitForPlace(request, table, utterance, turn) { return reply }
    if case .cancel(let cancellation) = table,
      let reply = try narrow(cancellation, with: request, turn)
    {
      return reply
    }
    if case .cancel(let cancellation) = table,
      let reply = try keepReason(cancellation, request, turn)
    {
      return reply
    }
    if let reply = try meantAnother(table, request, turn) { return reply }
    if case .offer(let offer) = table, request.goesBackToShown, !offer.passedOver.isEmpty {
      // "back to the first ones": what was shown before is shown again.
      let before = Array(offer.passedOver.prefix(Self.suggestionCount))
      return try self.offer(before, offer.draft, after: Reply(.suggestion), turn)
    }
    if case .cancel(let cancellation) = table, request.intent == .ill, request.beginsWithYes {
      // "yes, Priya is ill" says why.
      return try commit(cancellation.with(reasonOf: request), turn)
    }
    if case .missing(.anotherTime, let draft) = table, request.takesAfterAll,
      let selected = state.focus.suggested ?? state.focus.slots.indices.first
    {
      // "actually yes, book it": what was turned down is still in sight.
      return try commit(
        Table.Offer(draft: draft, slots: state.focus.slots, selected: selected), turn)
    }
    if request.intent == .any, table.isOffer, ["later", "latest"].contains(where: request.says) {
      // "whichever's later".
      var later = request
      later.intent = .none
      later.choice = .later
      return try take(table, later, turn)
    }
    if case .offer(let offer) = table, request.saysItDoesNotMatter, let slot = offer.slot,
      let exact = offer.draft.time.exact, exact != slot.start
    {
      // "I don't care, book it", of another time than was asked for: which is meant?
      var reply = Reply(.question, [])
      reply.asksAbout = Reply.Asked(slot: slot, moving: offer.draft.moving)
      return reply
    }
    let consent = request.consent(to: table.question.proposal, in: utterance.line)
    let answer = try answerKind(request, consent, on: table, turn)
    if let reply = try holdBack(request, consent, as: answer, on: table, turn) { return reply }
    switch AnswerTable.effect(of: answer, on: table.question) {
    case .accept where !request.hasValues && state.unmet != nil:
      return askWhichIsMeant(table)
    case .accept where request.namesBothForYes && table.draft?.moving != nil:
      return Reply(.question, [.pleaseAnswer])
    case .accept:
      if case .with(let words) = consent {
        // Done would be done without what was asked for beside it.
        return Reply(.question, [.ignored(words), .pleaseAnswer])
      }
      var reply = try accept(table, request, turn)
      if !request.topics.isEmpty { reply.append(try answerTopics(request, turn)) }
      return reply
    case .take: return try take(table, request, turn)
    case .revise: return try revise(table, request, turn)
    case .widen:
      if case .offer(let offer) = table, consent == .refuses(.choice) || request.refusesPlace {
        return try refuseChoice(request, offer, turn)
      }
      return try widen(table, request, turn)
    case .decline, .drop: return try turnDown(table, answer, request, turn)
    case .answer where answer == .question && request.asksOfOffer && request.why == nil:
      guard case .offer(let offer) = table, let slot = offer.slot else {
        return try describe(request, table, turn)
      }
      return answerOfOffer(request, offer, slot)
    case .answer
    where answer == .question && consent == .asks(.ofProposal) && request.why == nil
      && ([.affirm, .any, .book, .correct, Intent.none].contains(request.intent)
        || request.choice != nil):
      return try describe(request, table, turn)
    case .answer: return try perform(request, of: utterance, turn)
    case .setAside: return try setAside(table, for: request, of: utterance, turn)
    case .replace: return try replace(table, with: request, of: utterance, turn)
    case .askAgain: return askAgain(table, answer, request, utterance, turn)
    }
  }

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

  private mutating func take(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError)
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

  private mutating func revise(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError)
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

  private func askAgain(
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
  private mutating func describe(_ request: Request, _ table: Table, _ turn: Turn)
    throws(BookError) -> Reply
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
