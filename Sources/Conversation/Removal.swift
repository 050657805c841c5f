import CivilTime
import Scheduling

/// What the removal of services leaves behind: bookings of them that are ahead, and
/// staff who do nothing else.
public struct Removal: Hashable, Sendable, Codable {
  /// The services.
  public var services: [ServiceID] = []
  /// Their bookings that are ahead; they stay as they were booked.
  public var bookings: [Booking] = []
  /// Those who would have nothing left that they do.
  public var idle: [StaffID] = []

  /// Whether nobody is touched by it.
  var isHarmless: Bool { bookings.isEmpty && idle.isEmpty }

  /// What some edits of the business leave behind.
  init(_ edits: [Edit], _ turn: Turn) throws(BookError) {
    for edit in edits {
      guard case .service(let before)? = edit.before, before.isActive else { continue }
      if case .service(let after)? = edit.after, after.isActive { continue }
      services.append(before.id)
    }
    guard !services.isEmpty else { return }
    var query = BookingQuery.ahead(turn, arrived: true)
    query.services = services
    bookings = try turn.book.bookings(query)
    let left = turn.business.activeServices.map(\.id).filter { !services.contains($0) }
    idle = turn.business.activeStaff.filter { member in
      services.contains(where: member.does) && !left.contains(where: member.does)
    }.map(\.id)
  }
}
