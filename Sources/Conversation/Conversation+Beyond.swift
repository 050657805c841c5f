import CivilTime
import PlainEnglish
import Scheduling

/// Lines that go beyond what is on the table: a look at the book, what somebody else cannot
/// keep, and an act upon others. Such a line is no answer, whatever hour or name it has in
/// common with what was asked.
extension Conversation {
  /// Does what a line asks for beside what is on the table, which stays open; nil if the line
  /// may answer that.
  mutating func goBeyond(_ table: Table, _ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard utterance.requests.count == 1, !showsBeforeTable, request.why == nil else { return nil }
    if let look = try plainLook(request, utterance.line, turn) {
      return try lookAside(look, from: table, of: utterance, turn)
    }
    if let act = try actOfOthers(table, request, utterance.line, turn) {
      let own = Utterance(line: utterance.line, requests: [act])
      return try setAside(table, for: act, of: own, turn)
    }
    return nil
  }

  // MARK: Looking

  /// The line as a look at the book and nothing else: “show Friday”, “who is in?”.
  private func plainLook(_ request: Request, _ line: String, _ turn: Turn) throws(BookError)
    -> Request?
  {
    guard line.mayOnlyLook else { return nil }
    let alone = try readAlone(line, turn)
    guard alone.count == 1, let look = alone.first, look.left.isEmpty, look.choice == nil,
      look.alternative == nil, look.why == nil
    else { return nil }
    switch look.intent {
    case .list, .staff, .services, .settings, .customers, .history, .report, .print:
      return look
    case .waitlist where look.customers.isEmpty && look.whens.isEmpty && !look.withdraws:
      return look
    default: return nil
    }
  }

  /// Looks, and leaves what is offered, whom it is for and what was chosen as they are.
  private mutating func lookAside(
    _ look: Request, from table: Table, of utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply {
    let before = state.focus
    // Without a question open a look is read of the book alone.
    state.table = nil
    let reply = try perform(look, of: utterance, turn)
    state.table = table
    guard table.draft != nil || before.draft != nil else { return reply }
    state.focus.draft = before.draft
    state.focus.slots = before.slots
    state.focus.suggested = before.suggested
    state.focus.isSettled = before.isSettled
    state.focus.openings = before.openings
    state.focus.customer = before.customer
    state.focus.service = before.service
    return reply
  }

  // MARK: Acts upon others

  /// The line as an act of its own upon bookings that are not on the table; nil if it is none.
  private func actOfOthers(_ table: Table, _ request: Request, _ line: String, _ turn: Turn)
    throws(BookError) -> Request?
  {
    guard request.beside == nil, request.customers.contains(where: { !$0.isRelation }) else {
      return nil
    }
    let alone = try readAlone(line, turn)
    guard let first = alone.first, first.namesCustomer else { return nil }
    let known = try parties(of: table, turn)
    let isOthers = first.onlyCustomer.map { !known.contains($0) } ?? true
    if isOthers, try cannotKeep(first, table, turn) {
      // “Ann can't come tomorrow, she is ill”: the reason is no act.
      var act = first
      act.isQuestion = false
      return act
    }
    guard alone.count == 1, case .seriesScope(let question) = table else { return nil }
    switch first.intent {
    case .cancel, .move, .resize, .swap, .mark, .note:
      return isOthers || !question.purpose.isDone(by: first.intent) ? first : nil
    default: return nil
    }
  }

  /// Whether somebody is said not to be able to keep what they have.
  private func cannotKeep(_ request: Request, _ table: Table, _ turn: Turn) throws(BookError)
    -> Bool
  {
    guard request.maySpeakOfStanding, let customer = request.onlyCustomer else { return false }
    let wish = StandingWish(request, turn.local)
    guard wish.saysCannotCome, wish.aim != nil else { return false }
    return try !wish.described(in: standingAhead(of: customer, turn), listed: []).isEmpty
  }

  /// The customers whom what is on the table is for, or whose bookings it would change.
  private func parties(of table: Table, _ turn: Turn) throws(BookError) -> [CustomerID] {
    var bookings: [BookingID] = []
    switch table {
    case .cancel(let cancellation): bookings = cancellation.bookings
    case .which(let which): bookings = which.candidates
    case .swap(let swap): bookings = [swap.one, swap.two]
    case .seriesScope(let question): bookings = [question.booking]
    case .rearrangement(let plan): bookings = plan.rows.map(\.booking.id)
    case .visit(let visit): return visit.customers
    default: bookings = table.draft?.moving.map { [$0] } ?? []
    }
    var found = table.draft?.parties ?? []
    for id in bookings {
      if let customer = try turn.book.booking(id)?.customer { found.append(customer) }
    }
    return found
  }

  private func standingAhead(of customer: CustomerID, _ turn: Turn) throws(BookError) -> [Booking] {
    var query = BookingQuery()
    query.customer = customer
    query.statuses = [.pending, .confirmed, .arrived]
    query.span = Span(start: turn.now, end: turn.now.adding(minutes: 366 * 1440))
    return try turn.book.bookings(query)
  }
}

extension Draft {
  /// The customers of the book whom it is for.
  fileprivate var parties: [CustomerID] {
    ([party] + guests.map(\.party)).compactMap { party -> CustomerID? in
      guard case .known(let id) = party else { return nil }
      return id
    }
  }
}

extension Visit {
  /// The customers of the book whom it is for.
  fileprivate var customers: [CustomerID] {
    var whole = draft
    whole.guests += draft.parts?.guests ?? []
    return whole.parties
  }
}

extension Request {
  fileprivate var namesCustomer: Bool {
    customers.contains { !$0.isExcluded && !$0.isRelation }
  }

  /// The one customer of the book whom it names.
  fileprivate var onlyCustomer: CustomerID? {
    let named = customers.filter { !$0.isExcluded && !$0.isRelation }
    guard named.count == 1, named[0].entries.count == 1 else { return nil }
    return CustomerID(named[0].entries[0].id)
  }
}

extension Table.Purpose {
  /// Whether a verb does what is to become of the booking.
  fileprivate func isDone(by intent: Intent) -> Bool {
    switch self {
    case .cancel: intent == .cancel
    case .move: intent == .move
    case .mark: intent == .mark
    case .note: intent == .note
    case .resize: intent == .resize
    case .calendar, .show: false
    }
  }
}

extension String {
  /// Whether its words are those of a look, and none asks for other slots than are offered.
  fileprivate var mayOnlyLook: Bool {
    let words = Folding.words(self).map { String($0) }
    guard words.count <= 10 else { return false }
    let rest = words.drop { Self.beforeLook.contains($0) }
    guard let first = rest.first else { return false }
    let second = rest.dropFirst().first ?? ""
    let looks: Bool
    switch first {
    case "show", "list", "display", "view", "print": looks = true
    case "bookings", "waitlist", "customers", "staff", "services", "settings": looks = rest.count == 1
    case "who", "whos", "who's":
      looks = rest.contains("in") || rest.contains("working") || rest.contains("coming")
    case "what", "whats", "what's":
      looks = rest.contains("on") && (second == "is" || second == "on") && first != "what"
        || first == "what" && second == "is" && rest.dropFirst(2).first == "on"
    default: looks = false
    }
    return looks && rest.allSatisfy { !Self.ofSlots.contains($0) }
  }

  private static let beforeLook: Set<String> = [
    "and", "so", "ok", "okay", "please", "just", "can", "could", "you", "first", "wait", "now",
    "but", "let", "me", "see", "well", "oh", "yes",
  ]

  private static let ofSlots: Set<String> = [
    "other", "others", "more", "else", "another", "options", "option", "times", "time", "slots",
    "slot", "openings", "opening", "free", "available", "availability", "earlier", "later",
    "cheaper", "alternatives", "again", "why", "reason", "first", "second", "third", "last", "ones",
    "one", "something", "anything", "different", "offer", "with", "if", "when", "how", "much",
    "instead", "rather", "or", "nearest", "best", "cheapest", "gaps", "gap", "everything",
  ]
}
