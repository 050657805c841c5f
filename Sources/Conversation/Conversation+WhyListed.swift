import CivilTime
import PlainEnglish
import Scheduling

/// Which of several bookings that were made or listed together a question about a reason names.
extension Conversation {
  /// The one of them that has the place, the day, the hour, the service or the person named;
  /// nil if none has all of it, or nothing is named.
  func listedAskedAbout(_ request: Request, _ turn: Turn) throws(BookError) -> Booking? {
    let listed = state.focus.listed
    guard state.table == nil, listed.count > 1, request.bookingNumbers.isEmpty else { return nil }
    if !request.hasValues {
      guard let place = request.place, listed.indices.contains(place - 1) else { return nil }
      return try turn.book.booking(listed[place - 1])
    }
    let customers = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let services = request.services.flatMap(\.entries).map { ServiceID($0.id) }
    for id in listed {
      guard let booking = try turn.book.booking(id), booking.status != .cancelled else { continue }
      let isTheirs =
        customers.isEmpty || booking.customer.map { customers.contains($0) } ?? false
      if isTheirs, staff.isEmpty || staff.contains(booking.staff),
        services.isEmpty || services.contains(booking.service),
        request.whens.allSatisfy({ $0.agrees(with: booking.start) })
      {
        return booking
      }
    }
    return nil
  }
}
