import CivilTime
import PlainEnglish
import Scheduling

/// Acts upon somebody else's bookings while a question is open, and bookings for somebody
/// else: none of them answers it, and none makes what is offered theirs.
extension Conversation {
  /// The line as an act of its own upon what is not on the table; nil if it may be about that.
  func actOfOthers(_ table: Table, _ request: Request, _ line: String, _ turn: Turn)
    throws(BookError) -> Request?
  {
    guard request.beside == nil, !request.dropsBefore else { return nil }
    if let named = try changesByNumber(table, request, turn) { return named }
    guard request.namesCustomer || request.nameInFront != nil else { return nil }
    let alone = try readAlone(line, turn).fused
    guard let first = alone.first else { return nil }
    if let name = first.nameInFront, !first.namesCustomer {
      // “Gil rang, he'd like a cut on Friday at 4”, of whom the book knows nothing.
      return first.booksOfItself && table.isForAnother(than: name.text) ? first : nil
    }
    guard first.namesCustomer else { return nil }
    let isOthers = try !concerns(table, first, turn)
    if try movesStanding(first, beside: table, turn) { return first }
    if try speaksOfStanding(first, beside: table, isOthers: isOthers, turn) { return first }
    guard alone.count == 1, !first.corrects else { return nil }
    if isOthers, first.booksOfItself {
      guard let draft = table.draft else { return first }
      if draft.party != .me { return first.takingDay(of: draft) }
    }
    if isOthers, first.intent == .resize, first.onlyCustomer != nil, table.isOfNewBooking {
      return first
    }
    guard case .seriesScope(let question) = table else { return nil }
    switch first.intent {
    case .cancel, .move, .resize, .swap, .mark, .note:
      return isOthers || !question.purpose.isDone(by: first.intent) ? first : nil
    default: return nil
    }
  }

  /// “B-24, make it 30 minutes”, “B-24 to 3pm”: of a booking by its number that is not what
  /// the question is about.
  private func changesByNumber(_ table: Table, _ request: Request, _ turn: Turn)
    throws(BookError) -> Request?
  {
    guard request.bookingNumbers.count == 1, let act = request.ofNumberedBooking else { return nil }
    let id = BookingID(request.bookingNumbers[0])
    switch table {
    case .which, .cancel, .swap, .seriesScope, .rearrangement: return nil
    default: break
    }
    // While one is moved another goes with it: "and B-25 to 3".
    guard table.draft?.moving == nil, let booking = try turn.book.booking(id),
      booking.status != .cancelled, booking.span.start > turn.now
    else { return nil }
    return act
  }

  /// What is said to “Zed can't come tomorrow”, where Zed has nothing that could be cancelled:
  /// what is offered to another does not become his; nil if it is nothing of the kind.
  func cannotAnswer(_ table: Table, _ request: Request, _ line: String, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard request.beside == nil, request.namesCustomer else { return nil }
    guard let first = try readAlone(line, turn).first, first.namesCustomer,
      StandingWish(first, turn.local).aim == .cannotCome, try !concerns(table, first, turn),
      let mention = first.customers.first(where: { !$0.isExcluded && !$0.isRelation })
    else { return nil }
    guard let customer = first.onlyCustomer else {
      guard mention.entries.isEmpty else { return nil }
      return Reply(
        .notFound,
        [.noSuchName(text: mention.text, kind: .customer, known: [], suggestions: [])])
    }
    let date = first.whens.first { !$0.isTimeOnly }?.start?.date
    return Reply(.notFound, [.noBookingMatches(customer: customer, service: nil, date: date)])
  }

  /// “move Peter tomorrow to 3:30”, while something is offered to him: the booking that he has
  /// that day, and not what is offered.
  private func movesStanding(_ request: Request, beside table: Table, _ turn: Turn)
    throws(BookError) -> Bool
  {
    guard case .offer(let offer) = table, offer.draft.moving == nil, request.intent == .move,
      !request.isQuestion, let customer = request.onlyCustomer,
      ["move", "reschedule", "shift", "push", "change", "bring"].contains(where: request.says)
    else { return false }
    let days =
      request.whens.compactMap(\.dayBeforeTo)
      + request.whens.filter { $0.role == .from && !$0.isTimeOnly }
    guard !days.isEmpty else { return false }
    var heading = Statement.ListHeading()
    heading.customer = customer
    return try bookings(heading, turn).contains { booking in
      booking.status != .cancelled
        && days.contains { day in
          var named = day
          named.role = .at
          return named.agrees(with: booking.start)
        }
    }
  }

  /// Whether it says what becomes of a booking that somebody has, and that is not on the table:
  /// “Ann can't come tomorrow”, “Ann's cut on Tuesday is off”.
  private func speaksOfStanding(
    _ request: Request, beside table: Table, isOthers: Bool, _ turn: Turn
  ) throws(BookError) -> Bool {
    guard request.maySpeakOfStanding, let customer = request.onlyCustomer else { return false }
    let wish = StandingWish(request, turn.local)
    guard wish.aim != nil else { return false }
    let isShifted = wish.aim == .move && !wish.describing.isEmpty && !request.says("for")
    let isOwned =
      isOthers && !request.corrects && (wish.isOwned && table.isOfNewBooking || isShifted)
    guard wish.saysCannotCome || isOwned else { return false }
    let ahead = try turn.book.bookings(.ahead(turn, of: customer, arrived: true))
    let found = wish.described(in: ahead, listed: [])
    if isOthers { return !found.isEmpty }
    if case .which(let which) = table, found.count == 1 {
      // “Bob can't do the 14th”, of several that he has, is that one.
      return which.candidates.contains(found[0].id)
    }
    // Of whom it is offered to another day may be meant than the one that is offered.
    guard case .offer(let offer) = table, offer.draft.moving == nil, let slot = offer.slot,
      !wish.describing.isEmpty
    else { return false }
    return found.count == 1 && wish.describing.allSatisfy { !$0.agrees(with: slot.start) }
  }

  /// Whether a request names somebody whom what is on the table is for, or whose bookings it
  /// would change.
  func concerns(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError) -> Bool {
    var bookings: [BookingID] = []
    switch table {
    case .cancel(let cancellation): bookings = cancellation.bookings
    case .which(let which): bookings = which.candidates
    case .swap(let swap): bookings = [swap.one, swap.two]
    case .seriesScope(let question): bookings = [question.booking]
    case .rearrangement(let plan): bookings = plan.rows.map(\.booking.id)
    default: bookings = table.draft?.moving.map { [$0] } ?? []
    }
    var parties: [Draft.Party] = []
    if let draft = table.draft {
      parties = [draft.party] + (draft.guests + (draft.parts?.guests ?? [])).map(\.party)
    }
    for id in bookings {
      if let customer = try turn.book.booking(id)?.customer { parties.append(.known(customer)) }
    }
    return parties.contains { !request.isForAnother(than: $0) }
  }
}

extension Table {
  /// Whether it is about a booking that is not made yet, or asks when one should be.
  fileprivate var isOfNewBooking: Bool {
    if case .missing(.time, _) = self { return true }
    return draft.map { $0.moving == nil } ?? false
  }
}

extension Table {
  /// Whether a booking that is on the table is for somebody of another name.
  fileprivate func isForAnother(than name: String) -> Bool {
    switch draft?.party {
    case .new(let other): Folding.fold(other) != Folding.fold(name)
    case .known: true
    case .me, nil: false
    }
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

  /// Whether its words put right what was said before: “no, for Dan”, “actually it's Dan's”.
  fileprivate var corrects: Bool {
    let words = Folding.words(text).map { String($0) }
    let joins: Set<String> = ["and", "also", "plus", "yes", "ok", "okay", "yeah", "then", "or"]
    let turns: Set<String> = [
      "no", "actually", "sorry", "instead", "rather", "mean", "meant", "wrong", "same",
    ]
    return words.first.map(joins.contains) == true || words.contains(where: turns.contains)
  }

  /// Whether it says all that a booking needs: for whom, what and when.
  fileprivate var booksOfItself: Bool {
    intent == .book && !services.isEmpty && !whens.isEmpty && !isQuestion
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

extension Request {
  /// A correction of a booking that is named by its number as the act that it is: another
  /// length, or another time.
  var ofNumberedBooking: Request? {
    guard intent == .correct, customers.isEmpty, services.isEmpty, choice == nil || choice == .it,
      left.isEmpty
    else { return nil }
    var act = self
    act.choice = nil
    if whens.isEmpty, shift == nil, duration != nil {
      act.intent = .resize
      return act
    }
    guard duration == nil, !whens.isEmpty || shift != nil else { return nil }
    act.intent = .move
    return act
  }
}
