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
    return try choose(among: found, for: purpose(of: aim, change, turn), change, turn)
      .addingMoveHint(aim == .cannotCome)
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

extension Reply {
  /// The reply, with the word that a booking which cannot be kept may move.
  fileprivate func addingMoveHint(_ isWanted: Bool) -> Reply {
    guard isWanted, kind == .question else { return self }
    var reply = self
    reply.statements.append(.orMoveIt)
    return reply
  }
}
