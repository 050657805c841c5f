import CivilTime
import Explainer
import Scheduling

extension Conversation {
  /// The names and bookings that the wording of a reply draws on.
  public func wordingContext(for reply: Reply, at now: Instant) throws(BookError) -> WordingContext
  {
    var references = References()
    for statement in reply.statements { references.add(statement) }
    for slot in reply.slots.prefix(Self.listedStarts) { references.add(slot) }
    for booking in reply.bookings { references.add(booking) }
    for reading in reply.readings { references.add(reading.party) }
    var context = WordingContext(
      business: try desk.book.business(), zone: desk.zone, now: desk.zone.local(now))
    context.actor = state.actor
    if context.business.settings.isCustomerView, !state.actor.isEmpty {
      context.viewer = try desk.book.customer(named: state.actor)
    }
    for id in references.bookingIDs where references.bookings[id] == nil {
      references.bookings[id] = try desk.book.booking(id)
    }
    context.bookings = references.bookings
    references.customerIDs.formUnion(references.bookings.values.compactMap(\.customer))
    for id in references.customerIDs {
      context.customers[id] = try desk.book.customer(id)?.name ?? references.customerNames[id]
    }
    if context.customers.isEmpty, reply.statements.contains(where: \.mayNameAnyone) {
      context.exampleCustomers = try exampleCustomers(context.business, at: now)
    }
    return context
  }

  /// Two customers of bookings that are ahead; nobody's name where a customer looks on.
  func exampleCustomers(_ business: Business, at now: Instant) throws(BookError) -> [String] {
    guard !business.settings.isCustomerView else { return [] }
    var query = BookingQuery()
    query.span = Span(start: now, end: now.adding(minutes: 366 * 1440))
    query.statuses = [.pending, .confirmed]
    query.limit = 20
    var names: [String] = []
    for booking in try desk.book.bookings(query) {
      guard let id = booking.customer, let customer = try desk.book.customer(id),
        !names.contains(customer.name)
      else { continue }
      names.append(customer.name)
      if names.count == 2 { break }
    }
    return names
  }
}

extension Statement {
  /// Whether its example names a customer, whoever it be.
  fileprivate var mayNameAnyone: Bool {
    switch self {
    case .whosePhone, .wishes, .zoneUnknown, .badValue(.missingSwap): true
    default: false
    }
  }
}
