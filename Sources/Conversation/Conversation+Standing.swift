import CivilTime
import PlainEnglish
import Scheduling

/// What is said of a booking that stands, though it sounds like a wish for another:
/// "Dana's Wednesday haircut", "Tom can't do Thursday", "can Dana come at 4 instead?".
extension Conversation {
  /// Does what a line says of the booking that somebody has; nil if it speaks of none.
  mutating func speakOfStanding(_ said: Request, _ turn: Turn) throws(BookError) -> Reply? {
    let request = try withHourBehindBut(said, turn)
    if let moving = request.movesEveryone(turn.local), state.table == nil {
      return try move(moving, turn)
    }
    // "rebook her", of what was cancelled just now.
    if try draftInstead(request, turn) != nil { return nil }
    if let reply = try speakOfOwn(request, turn) { return reply }
    guard state.table == nil, !turn.settings.isCustomerView, request.maySpeakOfStanding,
      let customer = customerSpokenOf(request)
    else { return nil }
    let wish = StandingWish(request, turn.local)
    guard let aim = wish.aim else { return nil }
    let ahead = try bookings(of: customer, turn)
    let found = wish.described(in: ahead, listed: state.focus.listed)
    guard !found.isEmpty else { return nil }
    // Of several that a change may mean it is asked which; one that is only named has to
    // be plain.
    guard found.count == 1 || aim != .show else { return nil }
    state.focus.customer = customer
    let change = wish.change(request)
    if let service = wish.serviceInstead, aim == .move, found.count == 1 {
      return try propose(service, insteadOf: found[0], movedBy: change, turn)
    }
    if aim == .cannotCome, found.count > 1, wish.describing.count > 1 {
      // "Dana's not coming Wednesday or Friday": neither of them.
      return proposeCancelling(found, reason: "", turn).addingMoveHint(true)
    }
    return try choose(among: found, for: purpose(of: aim, change, turn), change, turn)
      .addingMoveHint(aim == .cannotCome)
  }

  /// "I'm not going to make Friday", "can I come an hour later on Friday": of one's own.
  private mutating func speakOfOwn(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, request.maySpeakOfStanding, request.speaksOfOneself else {
      return nil
    }
    let wish = StandingWish(request, turn.local)
    guard let aim = wish.aim, aim == .cannotCome || aim == .move, !wish.describing.isEmpty
    else { return nil }
    var query = BookingQuery()
    query.statuses = [.pending, .confirmed]
    query.span = Span(start: turn.now, end: turn.now.adding(minutes: 366 * 1440))
    let found = wish.described(in: try turn.ownBookings(query), listed: state.focus.listed)
    guard !found.isEmpty else { return nil }
    let change = wish.change(request)
    return try choose(among: found, for: purpose(of: aim, change, turn), change, turn)
      .addingMoveHint(aim == .cannotCome)
  }

  /// "an hour later on Wednesday and a colour instead": another service, where the change says.
  private mutating func propose(
    _ service: ServiceID, insteadOf booking: Booking, movedBy change: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    var draft = Draft(moving: booking)
    draft.service = service
    draft.length = nil
    let staff = change.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    if !staff.isEmpty {
      draft.staff = staff
    } else if turn.business.staff(booking.staff)?.does(service) != true {
      draft.staff = []
    }
    draft.time =
      change.shift.map { WantedTime(at: booking.start.adding(minutes: $0)) }
      ?? WantedTime(change.newTimes, now: turn.local)
    draft.keepWhatWasNotSaid(of: booking.start)
    if draft.time.clock == nil { draft.time = WantedTime(at: booking.start) }
    return try propose(draft, turn)
  }

  /// "Mei can't do 9 tomorrow but 11 would be fine": the number behind the "but" is the hour
  /// that would.
  private func withHourBehindBut(_ request: Request, _ turn: Turn) throws(BookError) -> Request {
    guard !request.customers.isEmpty, let but = request.text.firstRange(of: " but ") else {
      return request
    }
    let tail = String(request.text[but.upperBound...])
    let place = request.span.lowerBound + request.text[..<but.upperBound].utf8.count
    guard let number = Folding.words(tail).compactMap({ Int($0) }).first,
      (1...24).contains(number), !request.whens.contains(where: { $0.span.lowerBound >= place })
    else { return request }
    let read = Reader().read("at \(number)", in: try turn.readingContext(expecting: .time))
    guard var hour = read.requests.first?.whens.first, hour.isTimeOnly else { return request }
    hour.role = .to
    hour.span = place..<place + tail.utf8.count
    var other = request
    other.whens.append(hour)
    return other
  }

  private func purpose(
    of aim: StandingWish.Aim, _ change: Request, _ turn: Turn
  ) -> Table.Purpose {
    switch aim {
    case .show: return .show
    case .cannotCome: return .cancel(reason: "")
    case .note(let text): return .note(text)
    case .resize: return change.resizing.map { .resize($0) } ?? .show
    case .move:
      var draft = Draft()
      draft.time = WantedTime(change.newTimes, now: turn.local)
      return .move(draft)
    }
  }

  /// The one customer of whom a line speaks by name, or as "she".
  private func customerSpokenOf(_ request: Request) -> CustomerID? {
    let named = request.customers.filter { !$0.isExcluded && !$0.isRelation }
    if named.isEmpty {
      let speaks = ["she", "he", "her", "his", "hers", "shes", "hes"].contains(
        where: request.says)
      return speaks ? state.focus.customer : nil
    }
    let ids = Set(named.flatMap(\.entries).map(\.id))
    guard named.allSatisfy({ $0.entries.count == 1 }), ids.count == 1 else { return nil }
    return ids.first.map { CustomerID($0) }
  }

  private func bookings(of customer: CustomerID, _ turn: Turn) throws(BookError) -> [Booking] {
    try turn.book.bookings(.ahead(turn, of: customer, arrived: true))
  }
}

extension Request {
  /// Whether nobody but who types is spoken of, who cannot come or would come at another hour.
  fileprivate var speaksOfOneself: Bool {
    guard customers.isEmpty, services.isEmpty, staff.isEmpty, !isForLastCustomer,
      [.none, .negate, .cancel, .move].contains(intent)
    else { return false }
    let words = Folding.words(text)
    return ["i", "im", "ill"].contains(where: words.contains)
      && (StandingWish.saysCannot(text) || words.contains("not") || words.contains("later")
        || words.contains("earlier"))
  }
}

extension Reply {
  /// The reply, with the word that a booking which cannot be kept may move.
  fileprivate func addingMoveHint(_ isWanted: Bool) -> Reply {
    guard isWanted, kind == .question else { return self }
    var reply = self
    reply.statements.append(.orMoveIt)
    return reply
  }
}
