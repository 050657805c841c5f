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
    if let reply = try speakBeside(table, request, turn) { return reply }
    if let look = try plainLook(request, utterance.line, turn) {
      return try lookAside(look, from: table, of: utterance, turn)
    }
    guard let act = try actOfOthers(table, request, utterance.line, turn) else {
      return try cannotAnswer(table, request, utterance.line, turn)
    }
    let own = Utterance(line: utterance.line, requests: [act])
    if case .which = table, try concerns(table, act, turn) {
      return try replace(table, with: act, of: own, turn)
    }
    return try setAside(table, for: act, of: own, turn)
  }

  // MARK: Looking

  /// The line as a look at the book and nothing else: “show Friday”, “who is in?”.
  private func plainLook(_ request: Request, _ line: String, _ turn: Turn) throws(BookError)
    -> Request?
  {
    guard line.mayOnlyLook else { return nil }
    let alone = try readAlone(line, turn)
    guard alone.count == 1, var look = alone.first, look.left.isEmpty, look.choice == nil,
      look.alternative == nil, look.why == nil
    else { return nil }
    switch look.intent {
    case .none where !look.customers.isEmpty && look.whens.isEmpty:
      // “show Ann”
      look.intent = .customers
      return look
    case .list, .staff, .services, .settings, .customers, .history, .report, .print:
      return look
    case .waitlist where look.onlyShowsWaitlist: return look
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
    var reply = try perform(look, of: utterance, turn)
    state.table = table
    try askAgain(behind: &reply, table, turn)
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

  /// Says behind a look what the open question is about, where “it” could be what was shown.
  private mutating func askAgain(behind reply: inout Reply, _ table: Table, _ turn: Turn)
    throws(BookError)
  {
    switch table {
    case .offer(let offer):
      reply.asksAbout = offer.slot.map { Reply.Asked(slot: $0, moving: offer.draft.moving) }
    case .series: reply.statements += try comeBack(to: table, turn).statements
    case .cancel(let cancellation) where cancellation.bookings.count > 1:
      reply.statements += try comeBack(to: table, turn).statements
    default: break
    }
  }
}

extension Request {
  /// “waitlist”, “show the waitlist”: nobody is put on it, or taken off.
  var onlyShowsWaitlist: Bool {
    intent == .waitlist && customers.isEmpty && whens.isEmpty && services.isEmpty && !withdraws
      && !isForMe && !isForLastCustomer && !says("put") && !says("add")
  }
}

extension String {
  /// Whether its words are those of a look, and none asks for other slots than are offered.
  fileprivate var mayOnlyLook: Bool {
    let words = Folding.words(self).map { String($0) }
    guard words.count <= 10 else { return false }
    let rest = words.drop {
      Self.beforeLook.contains($0) || AnswerWord.kinds(of: $0).contains(.yes)
    }
    guard let first = rest.first else { return false }
    let second = rest.dropFirst().first ?? ""
    let looks: Bool
    switch first {
    case "show", "list", "display", "view", "print": looks = true
    case "bookings", "waitlist", "customers", "staff", "services", "settings":
      looks = rest.count == 1
    case "look": looks = second == "at"
    case "who", "whos": looks = rest.contains { Self.ofPeople.contains($0) }
    case "is", "are":
      looks =
        ["anyone", "anybody", "someone", "somebody"].contains(second)
        && rest.contains { Self.ofPeople.contains($0) }
    case "how": looks = second == "many"
    case "what", "whats":
      looks =
        rest.contains("on") && (second == "is" || second == "on") && first != "what"
        || first == "what" && second == "is" && rest.dropFirst(2).first == "on"
    default:
      // “Dana's bookings”
      looks =
        (2...3).contains(rest.count) && ["bookings", "appointments"].contains(rest.last)
        && (contains("'s ") || contains("’s "))
    }
    return looks && rest.allSatisfy { !Self.ofSlots.contains($0) }
  }

  private static let ofPeople: Set<String> = [
    "in", "working", "coming", "has", "booked", "due", "on",
  ]

  private static let beforeLook: Set<String> = [
    "and", "so", "please", "just", "can", "could", "you", "first", "wait", "now",
    "but", "let", "me", "see", "well", "oh",
  ]

  private static let ofSlots: Set<String> = [
    "other", "others", "more", "else", "another", "options", "option", "times", "time", "slots",
    "slot", "openings", "opening", "free", "available", "availability", "earlier", "later",
    "cheaper", "alternatives", "again", "why", "reason", "first", "second", "third", "last", "ones",
    "one", "something", "anything", "different", "offer", "with", "if", "much",
    "instead", "rather", "or", "nearest", "best", "cheapest", "gaps", "gap", "everything", "have",
  ]
}
