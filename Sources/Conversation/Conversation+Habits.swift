import CivilTime
import Scheduling

/// What a customer usually takes, where a request leaves it open.
extension Conversation {
  /// So many of the last visits are looked at.
  private static let visitsLookedAt = 8

  /// Takes the service that most of a customer's last visits were for, and says
  /// on how many it rests; false if they have no habit.
  func applyHabit(_ filling: inout Filling, _ turn: Turn) throws(BookError) -> Bool {
    guard case .known(let customer) = filling.draft.party else { return false }
    var query = BookingQuery()
    query.customer = customer
    query.span = Span(start: Instant(seconds: -1 << 40), end: turn.now)
    query.statuses = [.pending, .confirmed, .arrived, .done]
    query.order = .latestFirst
    query.limit = Self.visitsLookedAt
    let visits = try turn.book.bookings(query)
    var counts: [ServiceID: Int] = [:]
    for visit in visits { counts[visit.service, default: 0] += 1 }
    // Once is no habit, and half is none either.
    guard
      let (service, count) = counts.first(where: { $0.value >= 2 && $0.value * 2 > visits.count }),
      turn.business.service(service)?.isActive == true
    else { return false }
    filling.draft.service = service
    filling.statements.append(
      .asUsual(service, customer: customer, visits: count, of: visits.count))
    return true
  }
}
