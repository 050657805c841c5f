import CivilTime
import PlainEnglish
import Scheduling

/// Times that pass from one customer to another: "put Mei in her slot", "give Omar's
/// Friday slot to Tom", "Hannah wants 2 instead of 1".
extension Conversation {
  /// Answers a wish for somebody's place; nil if it is none.
  mutating func takeOver(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    if let reply = try takeThatTime(request, turn) { return reply }
    guard request.services.isEmpty, request.bookingNumbers.isEmpty else { return nil }
    if request.isChangeOfOwn, let reply = try moveOwn(request, turn) { return reply }
    guard request.namesPlace else { return nil }
    if request.customers.count == 2, request.says("give") { return try give(request, turn) }
    guard request.customers.count == 1, request.whens.isEmpty,
      request.saysTheirs, let id = state.focus.booking, let booking = try turn.book.booking(id),
      booking.span.start > turn.now, request.isForAnother(than: Draft(moving: booking).party)
    else { return nil }
    // The time that it had, if it was moved just now: the booking stays whose it is.
    let left = timeLeft(by: booking)
    guard booking.status == .cancelled || left != nil else {
      return try handOver(booking, request, turn)
    }
    var draft = Draft(moving: booking)
    draft.moving = nil
    draft.time = WantedTime(at: left ?? booking.start)
    return try propose(revising: draft, with: request, turn)
  }

  /// "book Mei at that time for a haircut", of a booking just cancelled.
  mutating func takeThatTime(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.saysThatTime || request.offersOn, request.whens.isEmpty,
      request.bookingNumbers.isEmpty,
      let id = state.focus.booking, let booking = try turn.book.booking(id),
      booking.status == .cancelled, booking.span.start > turn.now
    else { return nil }
    var draft = Draft(moving: booking)
    draft.moving = nil
    draft.party = .me
    draft.length = nil
    if request.serviceID != nil { draft.service = nil }
    draft.time = WantedTime(at: booking.start)
    if !request.services.isEmpty, let service = request.serviceID,
      turn.business.staff(booking.staff)?.does(service) != true
    {
      draft.staff = []
    }
    return try propose(revising: draft, with: request, turn)
  }

  /// The start from which a booking was moved by the line before.
  private func timeLeft(by booking: Booking) -> LocalDateTime? {
    for case .moved(let from, let to) in state.lastReply?.statements ?? []
    where to.id == booking.id {
      return from.start
    }
    return nil
  }

  /// "give Omar's Friday slot to Tom": Omar's booking becomes Tom's.
  mutating func give(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    var old = request
    old.customers = Array(request.customers.prefix(1))
    old.intent = .cancel
    let search = BookingSearch(request: old, focus: state.focus, turn: turn)
    var new = request
    new.customers = Array(request.customers.dropFirst())
    new.whens = []
    switch try search.run(describing: request.whens) {
    case .none(let statement): return Reply(.notFound, [statement])
    case .bookings(let found):
      if found.count == 1, let booking = found.first { return try handOver(booking, new, turn) }
      return Reply(
        .question, [.whichBooking(Array(found.prefix(Self.mostReadings)), of: found.count)])
    }
  }

  /// "replace Dana with Grace on Friday", "change Dana's Friday to Grace": Dana's booking
  /// becomes Grace's; nil if no two customers are named so.
  mutating func replaceCustomer(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    let named = request.customers.filter { !$0.isExcluded && !$0.isRelation }
    guard named.count == 2, request.staff.isEmpty, request.bookingNumbers.isEmpty,
      request.shift == nil, request.whens.allSatisfy({ $0.role != .to }),
      named.allSatisfy({ $0.entries.count == 1 })
    else { return nil }
    let before = Folding.words(request.text(before: named[1])).last
    let replaces =
      request.says("replace") && before == "with"
      || before == "to" && !request.whens.contains { $0.span.lowerBound > named[1].span.lowerBound }
        && ["change", "switch", "transfer"].contains(where: request.says)
    return replaces ? try give(request, turn) : nil
  }

  /// "Hannah wants to come at 2 instead of 1": her booking of that day, if she has one.
  private mutating func moveOwn(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    var own = request
    own.intent = .move
    own.whens = []
    guard
      case .bookings(let all) = try BookingSearch(
        request: own, focus: state.focus, turn: turn
      ).run(describing: [])
    else { return nil }
    let days = request.whens.filter { !$0.isTimeOnly }.compactMap(\.start?.date)
    let ofDay = all.filter { days.contains($0.start.date) }
    let found = ofDay.isEmpty ? all : ofDay
    guard found.count == 1 else { return nil }
    own.whens = request.whens.map { when in
      var to = when
      to.role = when.role == .at ? .to : when.role
      return to
    }
    own.whens.removeAll { $0.role == .not }
    var wish = Draft()
    wish.time = WantedTime(own.newTimes, now: turn.local)
    return try pursue(.move(wish), found[0], own, turn)
  }
}

extension Request {
  /// "offer it to Hannah".
  var offersOn: Bool {
    customers.count == 1 && services.isEmpty && whens.isEmpty && says("it")
      && (says("offer") || says("give"))
  }

  /// The customer to whom what is offered goes on: "not her, offer it to Grace".
  var offersItTo: NameEntry? {
    let named = customers.filter { !$0.isExcluded && !$0.isRelation }
    guard named.count == 1, named[0].entries.count == 1, services.isEmpty, whens.isEmpty,
      says("it"), says("offer") || says("give")
    else { return nil }
    return named[0].entries[0]
  }

  /// "at that time", "at the same time", "then".
  fileprivate var saysThatTime: Bool {
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { one, next in
      ["that", "same"].contains(one) && next == "time"
        // "book a trim for Peter in his place"
        || ["his", "her", "their"].contains(one) && ["place", "stead"].contains(next)
    }
  }

  /// "slot", "place", "spot", "appointment": what passes on.
  fileprivate var namesPlace: Bool {
    ["slot", "place", "spot", "appointment", "booking", "time", "stead"].contains(where: says)
  }

  /// "her slot", "his place", "that slot".
  fileprivate var saysTheirs: Bool {
    ["her", "his", "their", "that", "the"].contains(where: says)
  }

  /// Whether it wants somebody's place for another, whichever that is: "book Omar into her
  /// old slot".
  var wantsTheirPlace: Bool {
    intent == .book && namesPlace && saysTheirs && customers.count == 1 && whens.isEmpty
      && services.isEmpty
  }

  /// "… at 2 instead of 1", said of a customer.
  fileprivate var isChangeOfOwn: Bool {
    intent == .book && says("instead") && !customers.isEmpty && !whens.isEmpty
      && customers.allSatisfy { $0.entries.count == 1 }
  }
}
