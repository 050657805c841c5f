import PlainEnglish
import Scheduling

/// Corrections of what was just done to a booking: another one was meant.
extension Conversation {
  /// “sorry, I meant Saturday”, “no, not Dana, Omar”, right after it was done: what was changed
  /// and how it is taken back, and the same asked of the one that is meant; nil if it is no
  /// such correction.
  mutating func correctDone(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, !turn.settings.isCustomerView, request.correctsWhich,
      let done = undertakingDone
    else { return nil }
    var named = request
    named.customers.removeAll(where: \.isExcluded)
    let takesBack = try offerToTakeBack(turn)
    switch done {
    case .cancelling(let bookings, _):
      guard bookings.count == 1, let booking = bookings.first, named.namesOther else {
        return bookings.count == 1 ? takesBack : nil
      }
      let found = try others(than: booking, named: named, turn)
      return try asking(found, for: .cancel(reason: ""), behind: takesBack, turn)
    case .moving(let bookings, let time):
      guard bookings.count == 1, let booking = bookings.first else { return nil }
      guard !named.customers.isEmpty || !named.bookingNumbers.isEmpty else {
        return request.customers.isEmpty ? nil : takesBack
      }
      var wish = Draft()
      wish.time = time
      if wish.time.days?.single == booking.start.date { wish.time.days = nil }
      named.whens = []
      let found = try others(than: booking, named: named, turn)
      return try asking(found, for: .move(wish), behind: takesBack, turn)
    }
  }

  private mutating func asking(
    _ found: [Booking], for purpose: Table.Purpose, behind takesBack: Reply, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard !found.isEmpty else { return takesBack }
    var plain = Request(intent: .none, text: "", span: 0..<0)
    if case .move = purpose { plain.intent = .move }
    var reply = try choose(among: found, for: purpose, plain, turn)
    reply.statements.insert(contentsOf: takesBack.statements, at: 0)
    return reply
  }
}

extension Request {
  /// Whether its words say that another booking was meant than the one that something was just
  /// done to.
  fileprivate var correctsWhich: Bool {
    switch intent {
    case .correct, .none, .negate, .list, .customers, .stop: break
    default: return false
    }
    guard services.isEmpty, staff.isEmpty, !isQuestion, left.isEmpty, topics.isEmpty,
      shift == nil, duration == nil, recurrence == nil, why == nil,
      customers.allSatisfy({ $0.entries.count == 1 && !$0.isRelation }),
      whens.allSatisfy({ !$0.isTimeOnly && $0.isDayOnly })
    else { return false }
    let words = Folding.words(text)
    guard !["and", "also", "too", "for", "book", "move", "cancel", "make"].contains(where: says)
    else { return false }
    let turns = ["no", "not", "sorry", "wait", "oops", "actually", "oh", "wrong"]
    return (turns.contains(words.first ?? "") || says("meant") || says("wrong"))
      && (!customers.isEmpty || !bookingNumbers.isEmpty || !whens.isEmpty && says("meant"))
  }

  /// Whether anything is left in it that says which is meant.
  fileprivate var namesOther: Bool {
    !customers.isEmpty || !bookingNumbers.isEmpty || !whens.isEmpty
  }
}
