import CivilTime
import PlainEnglish
import Scheduling

/// Customers who are in another zone than the business.
extension Conversation {
  /// The zone of a customer, if it is kept and is not that of the business.
  func zone(of customer: CustomerID?, _ turn: Turn) throws(BookError) -> TimeZoneRules? {
    guard let customer, let name = try turn.book.customer(customer)?.zone,
      name != turn.zone.identifier
    else { return nil }
    return TimeZoneRules.find(name)
  }

  /// Reads a time that is said to be the customer's own on their clock; says so where no
  /// zone is kept.
  func onTheirClock(
    _ request: inout Request, of party: Draft.Party, _ turn: Turn
  ) throws(BookError) -> [Statement] {
    guard let when = request.whenOnCustomersClock else { return [] }
    var customer = state.focus.customer
    if case .known(let id) = party { customer = id }
    guard let zone = try zone(of: customer, turn) else { return [.zoneUnknown(when)] }
    request.whens = request.whens.map { $0.span == when.span ? $0.on(zone, in: turn.zone) : $0 }
    return []
  }

  /// Reads a new time of a booking that is said to be the customer's own on their clock, on
  /// the day of the booking where only a clock time is said.
  ///
  /// - Returns: Whether there was one, and a zone is kept.
  func readOnTheirClock(_ request: inout Request, of booking: Booking, _ turn: Turn)
    throws(BookError) -> Bool
  {
    guard let when = request.whenOnCustomersClock,
      let zone = try zone(of: booking.customer, turn)
    else { return false }
    let day = when.isTimeOnly ? zone.local(booking.span.start).date : nil
    request.whens = request.whens.map { other in
      other.span == when.span ? other.moved(to: day).on(zone, in: turn.zone) : other
    }
    return true
  }

  /// The zone on whose clock the times of a booking that repeats were said, if it is not
  /// that of the business.
  func zoneOfDates(_ request: Request, of party: Draft.Party, _ turn: Turn)
    throws(BookError) -> String?
  {
    guard request.saysCustomersClock else { return nil }
    var customer = state.focus.customer
    if case .known(let id) = party { customer = id }
    return try zone(of: customer, turn)?.identifier
  }

  /// Adds to what is proposed to a customer elsewhere, or agreed with them, when that is
  /// on their clock.
  func addTheirClock(to reply: inout Reply, _ turn: Turn) throws(BookError) {
    var statements: [Statement] = []
    for statement in reply.statements {
      statements.append(statement)
      guard let (customer, span) = statement.timeOfCustomer(focus: state.focus.customer),
        try zone(of: customer, turn) != nil, let row = try turn.book.customer(customer)
      else { continue }
      statements.append(.onTheirClock(row, span))
    }
    reply.statements = statements
  }
}

extension Statement {
  /// Whose time it is about, and when.
  fileprivate func timeOfCustomer(focus: CustomerID?) -> (CustomerID, Span)? {
    switch self {
    case .suggestion(let slot, party: .known(let customer)): (customer, slot.span)
    case .booked(let booking), .moved(_, let booking), .details(let booking),
      .reinstated(let booking):
      booking.customer.map { ($0, booking.span) }
    case .moveProposal(let booking, let slot): booking.customer.map { ($0, slot.span) }
    default: nil
    }
  }
}

extension When {
  /// The same clock time on a day; as it is without one.
  fileprivate func moved(to day: CalendarDate?) -> When {
    guard let day, let start else { return self }
    var moved = self
    moved.start = LocalDateTime(day, start.time)
    moved.end = end.map { end in
      LocalDateTime(
        wallSeconds: LocalDateTime(day, start.time).wallSeconds
          + end.wallSeconds - start.wallSeconds)
    }
    return moved
  }

  /// The same as said on the clock of a zone, by the wall of another.
  fileprivate func on(_ zone: TimeZoneRules, in other: TimeZoneRules) -> When {
    var moved = self
    moved.start = start.map { other.local(zone.instant($0)) }
    moved.end = end.map { other.local(zone.instant($0)) }
    // What the usual hours here made likely says nothing of the hours there.
    moved.otherReading = nil
    moved.notes = []
    if let start, let now = moved.start, let clock {
      let shift = (now.wallSeconds - start.wallSeconds) / 60
      moved.clock = ClockRange(
        startMinute: clock.startMinute + shift, endMinute: clock.endMinute + shift)
    }
    return moved
  }
}
