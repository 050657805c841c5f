import CivilTime
import PlainEnglish
import Scheduling

/// A line as an answer to the question that is open.
extension Conversation {
  /// Answers a line while something is on the table.
  ///
  /// What a rule of ``AnswerRule`` finds is answered so; all else is weighed by its words.
  mutating func settle(_ table: Table, with said: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let request = said.completed(by: table).pointingBeside
    let table = keepPhone(of: request, with: table)
    for rule in AnswerRule.order(of: table.question) {
      if let reply = try answer(by: rule, to: table, request, utterance, turn) { return reply }
    }
    return try weigh(table, request, of: utterance, turn)
  }

  /// What is offered, with the telephone number that is said beside an answer.
  private mutating func keepPhone(of request: Request, with table: Table) -> Table {
    guard case .offer(let offer) = table, request.phone != nil else { return table }
    let kept = Table.offer(offer.with(phone: request.phone))
    state.table = kept
    return kept
  }

  // MARK: Rules

  private mutating func answer(
    by rule: AnswerRule, to table: Table, _ request: Request, _ utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply? {
    switch (rule, table) {
    case (.tellsWhose, _): try revise(table, asWhose: request, turn)
    case (.tellsPhone, _): try keepPhone(request, turn)
    case (.goesOn, _): try goOn(with: table, request, turn)
    case (.notes, _): note(request, with: table)
    case (.waitsForPlace, _): waitForPlace(request, table, utterance, turn)
    case (.meansAnother, _): try meantAnother(table, request, turn)
    case (_, .offer(let offer)): try answer(by: rule, to: offer, request, turn)
    case (_, .cancel(let cancellation)): try answer(by: rule, to: cancellation, request, turn)
    case (.namesGuest, .missing(_, let draft)): try propose(draft, withGuest: request, turn)
    case (.placesMove, .missing(_, let draft)): try place(request, draft, turn)
    case (.takesAfterAll, .missing(_, let draft)): try take(draft, afterAll: request, turn)
    case (.picksBookings, .which(let which)): try pick(request, among: which, turn)
    case (.leavesLess, .visit(let visit)): try narrow(visit, request, turn)
    case (.assigns, .visit(let visit)): try assign(visit, request, turn)
    default: nil
    }
  }

  private mutating func answer(
    by rule: AnswerRule, to offer: Table.Offer, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    switch rule {
    case .takesEdgeOfDay: try takeEdgeOfDay(request, offer, turn)
    case .movesThere: try moveThere(request, offer, turn)
    case .offersToAnother: try propose(offer, toAnother: request, turn)
    case .mayBePlaceOrHour: askWhetherPlace(request, offer)
    case .takesTold: try takeTold(request, of: offer, turn)
    case .wavers: try askAboutChoice(request, offer, turn)
    case .goesBack: try goBack(to: offer, request, turn)
    case .takesLater: try takeLater(of: offer, request, turn)
    case .doesNotMind: askWhichIsMeant(offer, request)
    default: nil
    }
  }

  private mutating func answer(
    by rule: AnswerRule, to cancellation: Table.Cancellation, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    switch rule {
    case .agreesExcept: try agreeExcept(request, cancellation, turn)
    case .narrows: try narrow(cancellation, with: request, turn)
    case .tellsReason: try keepReason(cancellation, request, turn)
    case .tellsIllness where request.intent == .ill && request.beginsWithYes:
      try commit(cancellation.with(reasonOf: request), turn)
    default: nil
    }
  }

  // MARK: What its words say

  /// Answers a line by the kind of answer that it is.
  private mutating func weigh(
    _ table: Table, _ request: Request, of utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply {
    let consent = request.consent(to: table.question.proposal, in: utterance.line)
    let answer = try answerKind(request, consent, on: table, turn)
    if let reply = try holdBack(request, consent, as: answer, on: table, turn) { return reply }
    switch AnswerTable.effect(of: answer, on: table.question) {
    case .accept:
      if let reply = askBefore(accepting: table, request, consent) { return reply }
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
    case .answer:
      if answer == .question, let reply = try answerAside(request, consent, table, turn) {
        return reply
      }
      return try perform(request, of: utterance, turn)
    case .setAside: return try setAside(table, for: request, of: utterance, turn)
    case .replace: return try replace(table, with: request, of: utterance, turn)
    case .askAgain: return askAgain(table, answer, request, utterance, turn)
    }
  }

  /// Answers what is asked about an offer; nil if it is a question of its own.
  private mutating func answerAside(
    _ request: Request, _ consent: Consent, _ table: Table, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard request.why == nil else { return nil }
    if request.asksOfOffer {
      guard case .offer(let offer) = table, let slot = offer.slot else {
        return try describe(request, table, turn)
      }
      return answerOfOffer(request, offer, slot)
    }
    let mayAnswer = [.affirm, .any, .book, .correct, Intent.none].contains(request.intent)
    guard consent == .asks(.ofProposal), mayAnswer || request.choice != nil else { return nil }
    return try describe(request, table, turn)
  }
}

// MARK: - Rules of few lines

extension Conversation {
  /// "Kim", to who it is for.
  private mutating func propose(_ draft: Draft, withGuest request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard let named = try oneOrUnknown(request, turn) else { return nil }
    return try propose(revising: draft, with: named, turn)
  }

  /// "not her, offer it to Grace".
  private mutating func propose(_ offer: Table.Offer, toAnother request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard offer.draft.moving == nil, let slot = offer.slot, let other = request.offersItTo,
      request.isForAnother(than: offer.draft.party)
    else { return nil }
    var draft = offer.draft
    draft.party = .known(CustomerID(other.id))
    draft.wish = nil
    draft.time = WantedTime(at: slot.start)
    draft.staff = [slot.staff]
    return try propose(draft, turn)
  }

  /// "it's Omar's": whose what is offered is, and not who types.
  private mutating func revise(_ table: Table, asWhose request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard request.intent == .identify, table.draft != nil else { return nil }
    let own = request.namingParty
    guard !own.customers.isEmpty else { return Reply(.question, [.pleaseAnswer]) }
    return try revise(table, own, turn)
  }

  private mutating func keepPhone(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard case .customerPhone(nil)? = request.setUp else { return nil }
    return try keep(phone: request.note ?? "", turn)
  }

  /// "no, 4", "3": which of the two it is, where it can be both.
  private func askWhetherPlace(_ request: Request, _ offer: Table.Offer) -> Reply? {
    if let number = request.numberAfterNo, offer.slots.indices.contains(number - 1) {
      return Reply(.question, [.placeOrHour(offer.slots[number - 1], number: number)])
    }
    guard let number = request.placeOrHour(in: offer) else { return nil }
    return Reply(.question, [.placeOrHour(offer.slots[number - 1], number: number)])
  }

  /// "back to the first ones": what was shown before is shown again.
  private mutating func goBack(to offer: Table.Offer, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard request.goesBackToShown, !offer.passedOver.isEmpty else { return nil }
    let before = Array(offer.passedOver.prefix(Self.suggestionCount))
    return try self.offer(before, offer.draft, after: Reply(.suggestion), turn)
  }

  /// "actually yes, book it": what was turned down is still in sight.
  private mutating func take(_ draft: Draft, afterAll request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard request.takesAfterAll,
      let selected = state.focus.suggested ?? state.focus.slots.indices.first
    else { return nil }
    return try commit(
      Table.Offer(draft: draft, slots: state.focus.slots, selected: selected), turn)
  }

  /// "whichever's later".
  private mutating func takeLater(of offer: Table.Offer, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard request.intent == .any, ["later", "latest"].contains(where: request.says) else {
      return nil
    }
    var later = request
    later.intent = .none
    later.choice = .later
    return try take(.offer(offer), later, turn)
  }

  /// "I don't care, book it", of another time than was asked for: asks which is meant.
  private func askWhichIsMeant(_ offer: Table.Offer, _ request: Request) -> Reply? {
    guard request.saysItDoesNotMatter, let slot = offer.slot,
      let exact = offer.draft.time.exact, exact != slot.start
    else { return nil }
    var reply = Reply(.question, [])
    reply.asksAbout = Reply.Asked(slot: slot, moving: offer.draft.moving)
    return reply
  }
}
