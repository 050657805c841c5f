import CivilTime
import PlainEnglish
import Scheduling

/// Running late: what follows is moved where it must.
extension Conversation {
  /// Moves what must move because someone runs late, after a yes.
  mutating func late(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    if !request.customers.isEmpty || request.isForLastCustomer, named.isEmpty {
      return try customerLate(request, turn)
    }
    guard let minutes = request.duration?.length.exactMinutes, minutes > 0 else {
      state.table = .howLate(named)
      return Reply(.question, [])
    }
    return try late(by: minutes, named, turn)
  }

  /// Goes on once it is known how late.
  mutating func late(answering named: [StaffID], _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply
  {
    guard let minutes = request.duration?.length.exactMinutes ?? request.bareNumber, minutes > 0
    else {
      return Reply(.question, [.pleaseAnswer])
    }
    state.table = nil
    return try late(by: minutes, named, turn)
  }

  private mutating func late(by minutes: Int, _ named: [StaffID], _ turn: Turn)
    throws(BookError) -> Reply
  {
    let members = turn.business.activeStaff.filter { named.isEmpty || named.contains($0.id) }
    var aims: [(Booking, Rearrangement.Aim)] = []
    var later: [(Booking, Rearrangement.Aim)] = []
    for member in members {
      let own = try pushes(of: member.id, by: minutes, turn)
      let isAtWork = try isAtWork(member.id, within: minutes, turn)
      // Who has nothing to do until later makes up for it, if nobody is named.
      if named.isEmpty, !isAtWork { later += own } else { aims += own }
    }
    if aims.isEmpty { aims = later }
    guard !aims.isEmpty else { return Reply(.refused, [.nothingToShift(minutes: minutes)]) }
    return propose(
      try Rearranger(cause: .late(minutes: minutes), edits: [], turn: turn).plan(aims))
  }

  /// "Grace called, she's running 20 minutes late": her booking begins later, and
  /// of what follows with the same person only what has to.
  private mutating func customerLate(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let search = BookingSearch(request: request, focus: state.focus, turn: turn)
    if let stranger = try search.stranger() { return Reply(.notFound, [stranger]) }
    let midnight = LocalDateTime(turn.local.date.adding(days: 1), .midnight)
    let today = Span(start: turn.now, end: turn.zone.instant(midnight))
    guard let customer = search.customerIDs.first, let booking = try search.query(today).first
    else {
      return Reply(
        .notFound,
        [
          .noBookingMatches(
            customer: search.customerIDs.first, service: request.serviceID, date: turn.local.date)
        ])
    }
    guard let minutes = request.duration?.length.exactMinutes, minutes > 0 else {
      state.focus.customer = customer
      return Reply(.question, [.askHowLate(customer)])
    }
    let aims = try pushes(of: booking.staff, by: minutes, from: booking, turn)
    return propose(
      try Rearranger(
        cause: .customerLate(customer, minutes: minutes), edits: [], turn: turn
      ).plan(aims))
  }

  /// Whether somebody has a visit now, or one that would begin before they are in time
  /// again.
  private func isAtWork(_ staff: StaffID, within minutes: Int, _ turn: Turn) throws(BookError)
    -> Bool
  {
    var query = BookingQuery()
    query.staff = [staff]
    query.span = Span(start: turn.now, end: turn.now.adding(minutes: minutes))
    query.statuses = [.pending, .confirmed, .arrived]
    return try !turn.book.bookings(query).isEmpty
  }

  /// What follows from now on, or from a booking on: each is pushed back only as
  /// far as the one before it needs.
  private func pushes(
    of staff: StaffID, by minutes: Int, from first: Booking? = nil, _ turn: Turn
  ) throws(BookError) -> [(Booking, Rearrangement.Aim)] {
    var query = BookingQuery()
    query.staff = [staff]
    query.dates = turn.local.date...turn.local.date
    query.statuses = [.pending, .confirmed, .arrived]
    var pushes: [(Booking, Rearrangement.Aim)] = []
    var free: Instant?
    let from = first?.span.start ?? turn.now
    for booking in try turn.book.bookings(query)
    where booking.span.end > turn.now && (first == nil || booking.span.start >= from) {
      if booking.span.start < turn.now {
        // It has begun: only its end moves.
        free = booking.span.end.adding(minutes: minutes + booking.bufferAfter)
        continue
      }
      // Of the first only what is next is late for sure.
      let earliest =
        free.map { max(booking.span.start, $0.adding(minutes: booking.bufferBefore)) }
        ?? booking.span.start.adding(minutes: minutes)
      guard earliest > booking.span.start else { break }
      pushes.append((booking, .pushed(turn.zone.local(earliest))))
      free = earliest.adding(minutes: booking.length + booking.bufferAfter)
    }
    return pushes
  }
}

extension Request {
  /// "20", "about 20 then": a number and no word that makes it anything else.
  fileprivate var bareNumber: Int? {
    let small: Set<String> = ["about", "around", "say", "maybe", "then", "ok", "okay", "just"]
    let words = Folding.words(text).filter { !small.contains($0) }
    return words.count == 1 ? Int(words[0]) : nil
  }
}
