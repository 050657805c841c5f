import CivilTime
import PlainEnglish
import Scheduling

/// Another booking is meant than the one that is about to be cancelled or moved: "sorry,
/// the Wednesday one", "no, Omar's", "the colour".
extension Conversation {
  /// Asks the same of the booking that is meant instead; nil if none is.
  mutating func meantAnother(_ table: Table, _ said: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard let (booking, wish) = try bookingAsked(of: table, turn) else { return nil }
    let request = wish == nil ? said.withoutRuledOut(booking.customer) : said
    guard request.mayMeanAnother,
      wish == nil || request.saysWhichOne, !request.asksAnew(than: booking),
      !request.doesOtherwise(than: wish == nil ? .cancel : .move)
    else { return nil }
    if wish == nil, request.isOnly || request.says("the"), !request.isQuestion,
      !BookingException(of: request).isEmpty, BookingException(of: request).covers(booking)
    {
      // "only the beard trim", which is what is asked about.
      return try comeBack(to: table, turn).withoutBack
    }
    if request.givesOn, request.isForAnother(than: Draft(moving: booking).party) {
      // "give it to Omar instead": the time passes on, and nothing is cancelled.
      state.table = nil
      return try handOver(booking, request, turn)
    }
    // "next week then" is when it should be, and no booking of that week.
    let isWhen = wish == nil && request.saysWhenInstead
    let found = isWhen ? [] : try others(than: booking, named: request, turn)
    guard let first = found.first else {
      return wish == nil ? try moveInstead(booking, request, table, turn) : nil
    }
    state.table = nil
    var plain = request
    plain.customers = []
    plain.services = []
    plain.staff = []
    plain.whens = []
    plain.bookingNumbers = []
    plain.choice = nil
    if let customer = first.customer { state.focus.customer = customer }
    if var wish {
      if wish.time.days?.single == booking.start.date {
        // To another time of its own day, and so of its own day is the other.
        wish.time.days = nil
      }
      return try choose(among: found, for: .move(wish), plain, turn)
    }
    return try choose(among: found, for: .cancel(reason: ""), plain, turn)
  }

  /// The one booking that a question is about, and to when it would move.
  private func bookingAsked(of table: Table, _ turn: Turn) throws(BookError)
    -> (Booking, Draft?)?
  {
    switch table {
    case .cancel(let cancellation) where cancellation.bookings.count == 1:
      return try turn.book.booking(cancellation.bookings[0]).map { ($0, nil) }
    case .offer(let offer):
      guard let id = offer.draft.moving, let booking = try turn.book.booking(id),
        !offer.draft.handsOver(booking)
      else { return nil }
      var wish = Draft()
      wish.time = offer.draft.time
      // "move Dana on Friday to 3": the day was that of the booking, and another has its own.
      if wish.time.days?.single == booking.start.date, wish.time.clock != nil {
        wish.time.days = nil
      }
      return (booking, wish)
    default: return nil
    }
  }

  /// The bookings ahead that a request names, of the same customer if it names none.
  func others(than booking: Booking, named request: Request, _ turn: Turn)
    throws(BookError) -> [Booking]
  {
    if let number = request.bookingNumbers.first {
      let other = try turn.book.booking(BookingID(number))
      return other.map { $0.id != booking.id && $0.status != .cancelled ? [$0] : [] } ?? []
    }
    let named = request.customers.filter { !$0.isExcluded && !$0.isRelation }
    guard named.allSatisfy({ $0.entries.count == 1 }), named.count < 2 else { return [] }
    guard let customer = named.first.map({ CustomerID($0.entries[0].id) }) ?? booking.customer
    else { return [] }
    var query = BookingQuery.ahead(turn, of: customer)
    let services = request.services.flatMap(\.entries).map { ServiceID($0.id) }
    if !services.isEmpty { query.services = services }
    let fitting = try turn.book.bookings(query).filter { other in
      other.id != booking.id && request.whens.allSatisfy { $0.agrees(with: other.start) }
    }
    // Of somebody else that of the same day comes first.
    let ofDay = fitting.filter { $0.start.date == booking.start.date }
    return !named.isEmpty && request.whens.isEmpty && !ofDay.isEmpty ? ofDay : fitting
  }

  /// "Monday at 3", "any time Friday", to whether a booking is to be cancelled: it is to
  /// move there.
  private mutating func moveInstead(
    _ booking: Booking, _ request: Request, _ table: Table, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard request.customers.isEmpty, request.services.isEmpty, request.bookingNumbers.isEmpty,
      request.whens.contains(where: { $0.role == .at || $0.role == .to }),
      [.availability, .none, .correct, .book, .any].contains(request.intent),
      request.topics.isEmpty, request.report == nil,
      // "what's free at 10:30?" asks, and moves nothing.
      !(request.isQuestion && request.intent == .availability && request.says("free"))
    else { return nil }
    state.table = nil
    var moving = request
    moving.intent = .move
    moving.whens = request.whens.map { when in
      var to = when
      to.role = to.role == .at ? .to : to.role
      return to
    }
    var wish = Draft()
    wish.time = WantedTime(moving.newTimes, now: turn.local)
    var reply = try pursue(.move(wish), booking, moving, turn)
    reply.statements.insert(.notDone(table), at: 0)
    return reply
  }
}

extension Reply {
  /// What is open, asked again, without the word that it is come back to.
  fileprivate var withoutBack: Reply {
    var reply = Reply(.question, statements.filter { $0 != .backTo })
    reply.slots = slots
    return reply
  }
}

extension Request {
  /// Whether it hands a time on: "give it to Omar", "put Omar in instead".
  fileprivate var givesOn: Bool {
    ["give", "put", "hand", "pass"].contains(where: says) && customers.count == 1
      && services.isEmpty && whens.isEmpty
  }

  /// "haircut for Grace", to whether Dana's is to be cancelled: somebody else's booking is
  /// asked for, unless the words say that it is the one that is meant.
  fileprivate func asksAnew(than booking: Booking) -> Bool {
    guard isForAnother(than: Draft(moving: booking).party),
      intent == .book || !services.isEmpty && whens.isEmpty && says("for")
    else { return false }
    return !saysWhichOne
      && !["no", "not", "actually", "sorry", "instead", "rather", "the"].contains(where: says)
  }

  /// “not Ann, Bob on the 14th”: without the one whose booking it is not.
  fileprivate func withoutRuledOut(_ customer: CustomerID?) -> Request {
    guard let customer, customers.count > 1 else { return self }
    var request = self
    request.customers.removeAll { mention in
      mention.isExcluded && mention.entries.contains { CustomerID($0.id) == customer }
    }
    return request
  }

  /// “cancel Omar's”, to whether Dana's is to move: an act of its own upon another's.
  fileprivate func doesOtherwise(than asked: Intent) -> Bool {
    guard intent == .cancel || intent == .move, intent != asked else { return false }
    return !customers.isEmpty || !bookingNumbers.isEmpty
  }

  /// Whether it may name another booking than the one that was asked about.
  ///
  /// What was not understood, and what leaves something out, names none.
  fileprivate var mayMeanAnother: Bool {
    guard left.isEmpty, keptNumbers.isEmpty, exceptions.isEmpty,
      !(services + customers + staff).contains(where: \.isExcluded)
    else { return false }
    switch intent {
    case .book, .none, .correct, .negate, .cancel, .move, .list, .availability, .any, .customers,
      .thank:
      break
    default: return false
    }
    if case .index? = choice { return false }
    // "next haircut" looks for one that is free.
    if intent == .availability, !services.isEmpty || wantsSoonest, !says("one") { return false }
    guard topics.isEmpty, recurrence == nil, why == nil, shift == nil, duration == nil,
      !keepsByWord
    else { return false }
    let asks = ["what", "who", "when", "which", "how", "where", "does", "is", "has", "was", "did"]
    guard let first = Folding.words(text).first, !asks.contains(first) else { return false }
    let adds = ["and", "also", "book", "another", "too", "new"]
    guard !adds.contains(where: says), beside == nil else { return false }
    return !whens.isEmpty || !services.isEmpty || !customers.isEmpty || !bookingNumbers.isEmpty
  }

  /// "next week then", to whether a booking is to be cancelled.
  fileprivate var saysWhenInstead: Bool {
    guard customers.isEmpty, services.isEmpty, bookingNumbers.isEmpty, !whens.isEmpty,
      !saysWhichOne, !says("one")
    else { return false }
    if says("then") || whens.allSatisfy({ $0.grain == .week }) { return true }
    // "make it 2pm instead": an hour is when, unless it is "the 2 o'clock".
    return ["make", "move", "put", "push", "change"].contains(where: says)
      || whens.allSatisfy(\.isTimeOnly) && !says("the") && (says("instead") || !beginsWithNo)
  }

  /// "actually Wednesday's": the booking of a day, and no new day.
  private var namesByDay: Bool {
    guard whens.count == 1, whens[0].isDayOnly, customers.isEmpty, let word = whens[0].text.last
    else { return false }
    return word == "s" && (whens[0].text.hasSuffix("'s") || whens[0].text.hasSuffix("’s"))
  }

  /// Whether it says that another one is meant, and no other time: "the Wednesday one",
  /// "I meant B-25", "no, Omar's".
  fileprivate var saysWhichOne: Bool {
    if says("meant") || says("mean") || says("wrong") { return true }
    if says("one") && !whens.isEmpty && choice == nil { return true }
    if namesByDay { return true }
    if !bookingNumbers.isEmpty { return intent != .move && intent != .cancel }
    guard let owner = customers.first(where: { !$0.isRelation }) else { return false }
    let isOwner = ["'s", "’s"].contains {
      text.hasSuffix($0) || owner.text.hasSuffix($0)
    }
    return isOwner && whens.isEmpty && staff.isEmpty
  }
}
