import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// The bookings of a visit that stand and lie ahead.
  func parts(ofVisit visit: BookingID, _ turn: Turn) throws(BookError) -> [Booking] {
    var query = BookingQuery()
    query.visit = visit
    query.statuses = [.pending, .confirmed]
    return try turn.book.bookings(query).filter { $0.span.end > turn.now }
  }

  /// Begins a cancellation.
  mutating func cancel(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let reply = try forgetNumber(request, turn) { return reply }
    if request.isAboutPerson || request.wipes { return Reply(.notUnderstood, [.outOfScope]) }
    if request.isOfAnyBooking, !turn.settings.isCustomerView {
      return try askWhichOfAll(for: .cancel(reason: request.note ?? ""), request, turn)
    }
    if request.meansOneOfThem, let question = try askWhichListed(request, turn) { return question }
    if request.takesOffADay { return try ill(request.closed(turn.local), turn) }
    if let reply = try clearNote(request, turn) { return reply }
    var request = request
    if request.choice == nil, request.bookingNumbers.isEmpty, !request.customers.isEmpty,
      ["bookings", "appointments", "visits"].contains(where: request.says), !request.says("one")
    {
      // "cancel Dana's bookings": all of them.
      request.choice = .all
    }
    if request.choice == .all, request.saysMine { request.isForMe = true }
    if request.says("clear"), request.choice == nil, request.customers.isEmpty,
      request.services.isEmpty, !request.whens.isEmpty
    {
      request.choice = .all
    }
    switch try BookingSearch(request: request, focus: state.focus, turn: turn)
      .run(describing: request.whens.filter { $0.role != .not })
    {
    case .none(.whichOnes):
      return try askWhichOfAll(for: .cancel(reason: request.note ?? ""), request, turn)
    case .none(let statement): return Reply(.notFound, [statement])
    case .bookings(let all):
      // "everything next week except Friday" keeps what is on Friday.
      let kept = request.whens.filter { $0.role == .not }.map { when in
        var named = when
        named.role = .at
        return named
      }
      var found = all.filter { booking in !kept.contains { $0.agrees(with: booking.start) } }
      if request.meansNextOne { found = Array(found.prefix(1)) }
      if request.choice == nil, request.customers.count > 1,
        found.count == request.customers.count,
        Set(found.compactMap(\.customer)).count == found.count
      {
        // "cancel Peter and Tom on Thursday": one of each.
        request.choice = .all
      }
      guard !found.isEmpty else {
        return Reply(
          .notFound, [.noBookingMatches(customer: nil, service: request.serviceID, date: nil)])
      }
      var reply = try choose(
        among: found, for: .cancel(reason: request.note ?? ""), request, turn)
      if case .cancel? = state.table, request.saysCannotCome { reply.statements.append(.orMoveIt) }
      return reply
    }
  }

  /// "remove the note from B-24": the remark goes, and the booking stays.
  private mutating func clearNote(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard ["note", "notes", "remark"].contains(where: request.says) else { return nil }
    guard !request.bookingNumbers.isEmpty || !request.customers.isEmpty || !request.whens.isEmpty
    else {
      guard let id = state.focus.booking, let booking = try turn.book.booking(id) else {
        return Reply(.notFound, [.whichOnes])
      }
      return try keep("", with: booking, turn)
    }
    return try onBooking(request, .note(""), turn)
  }

  /// "cancel one of them", of several that were listed or booked together.
  private mutating func askWhichListed(_ request: Request, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    try askWhichListed(for: .cancel(reason: request.note ?? ""), turn)
  }

  /// Asks which of the bookings that were listed is meant; nil if none of them lies ahead.
  mutating func askWhichListed(for purpose: Table.Purpose, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    var listed: [Booking] = []
    for id in state.focus.listed {
      guard let booking = try turn.book.booking(id), booking.status != .cancelled,
        booking.span.end > turn.now
      else { continue }
      listed.append(booking)
    }
    guard listed.count > 1 else { return nil }
    state.table = .which(
      Table.WhichBooking(purpose: purpose, candidates: listed.map(\.id)))
    return Reply(
      .question, [.whichBooking(Array(listed.prefix(Self.mostReadings)), of: listed.count)])
  }

  mutating func proposeCancelling(_ bookings: [Booking], reason: String, _ turn: Turn)
    -> Reply
  {
    if let past = bookings.first(where: { $0.span.end <= turn.now }) {
      return Reply(.refused, [.alreadyPast(past)])
    }
    let cutoff = turn.settings.policy.cancellationCutoff
    let isLate = bookings.contains { booking in
      cutoff.map { turn.now.adding(minutes: $0) > booking.span.start } ?? false
    }
    state.table = .cancel(
      Table.Cancellation(bookings: bookings.map(\.id), reason: reason))
    let why: [Statement] = reason.isEmpty ? [] : [.cancelReason(reason)]
    return Reply(.question, [.cancelProposal(bookings, late: isLate)] + why)
  }

  /// Cancels what is on the table.
  mutating func commit(_ cancellation: Table.Cancellation, _ turn: Turn) throws(BookError) -> Reply
  {
    let (cancelled, _) = try turn.book.change(turn.note) { writer throws(BookError) -> [Booking] in
      var cancelled: [Booking] = []
      for id in cancellation.bookings {
        guard var booking = try writer.booking(id), booking.status != .cancelled else { continue }
        booking.status = .cancelled
        booking.cancelReason = cancellation.reason
        booking.sequence += 1
        try writer.put(.booking(booking))
        cancelled.append(booking)
      }
      return cancelled
    }
    state.table = nil
    guard !cancelled.isEmpty else { return Reply(.refused, [.noLongerThere]) }
    // "undo" brings it back, and then it is what was last spoken of.
    state.focus.booking = cancelled.first?.id
    var reply = Reply(
      .cancelled,
      cancelled.count > 1 ? [.cancelledAll(cancelled)] : cancelled.map { .cancelled($0) })
    reply.bookings = cancelled
    for booking in cancelled {
      if let offer = try offerFreedTime(of: booking, turn) {
        reply.statements += offer.statements
        reply.slots = offer.slots
        break
      }
    }
    return reply
  }

  /// The proposal of a request that wants somebody told of it as well, which no desk can.
  func tellingOfIt(_ proposal: Reply, _ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard request.wantsTold, case .cancel(let cancellation)? = state.table,
      let id = cancellation.bookings.first, let owner = try turn.book.booking(id)?.customer,
      let customer = try turn.book.customer(owner)
    else { return proposal }
    var reply = proposal
    reply.statements.insert(.cannotSend(customer), at: 0)
    return reply
  }
}

extension Request {
  /// "delete everything", "wipe the book": the whole book, which no line takes away.
  fileprivate var wipes: Bool {
    let words = Set(Folding.words(text))
    let whole: Set<String> = [
      "delete", "wipe", "erase", "clear", "remove", "everything", "all", "the", "book", "data",
      "whole", "my", "it", "please", "of",
    ]
    return words.isSubset(of: whole)
      && !words.isDisjoint(with: ["wipe", "erase", "delete", "clear"])
      && !words.isDisjoint(with: ["everything", "book", "data", "all"])
  }

  /// "remove customer Peter", "delete Peter's phone number": nothing that is booked.
  fileprivate var isAboutPerson: Bool {
    bookingNumbers.isEmpty && services.isEmpty && whens.isEmpty
      && ["customer", "client", "phone", "telephone", "email", "number", "address"].contains(
        where: says)
  }

  /// "cancel her next one": the first that comes.
  fileprivate var meansNextOne: Bool {
    let words = Folding.words(text)
    return whens.isEmpty && choice == nil
      && zip(words, words.dropFirst()).contains {
        $0 == "next" && ["one", "appointment", "booking", "visit"].contains($1)
      }
  }

  /// "cancel one of them": which is not said.
  fileprivate var meansOneOfThem: Bool {
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { $0 == "one" && $1 == "of" }
      && whens.isEmpty && services.isEmpty && customers.isEmpty
  }

  /// "remove Alex from Friday": one of the staff is off that day.
  fileprivate var takesOffADay: Bool {
    ["remove", "take"].contains(where: says) && staff.count == 1 && customers.isEmpty
      && services.isEmpty && bookingNumbers.isEmpty && choice == nil
      && whens.count == 1 && whens[0].isDayOnly && Folding.words(whens[0].text).first == "from"
  }

  /// The same with its days closed: "from Friday" is that Friday here.
  fileprivate func closed(_ now: LocalDateTime) -> Request {
    var request = self
    for index in request.whens.indices where request.whens[index].isOpenEnded {
      request.whens[index].isOpenEnded = false
      if let start = request.whens[index].start, request.whens[index].grain <= .day {
        request.whens[index].end = LocalDateTime(start.date.adding(days: 1), .midnight)
      }
    }
    return request
  }

  /// Whether it only tells that someone cannot come: nothing was said of cancelling.
  fileprivate var saysCannotCome: Bool {
    (!customers.isEmpty || isForMe)
      && !["cancel", "cancels", "remove", "delete", "drop"].contains(where: says)
      && ["cant", "cannot", "not", "unable", "wont", "longer"].contains(
        where: says)
  }
}
