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
    return context
  }
}
