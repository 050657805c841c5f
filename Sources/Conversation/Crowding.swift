import CivilTime
import Scheduling

/// The bookings ahead for which there is no place left, as a class holds fewer people
/// or there are fewer rooms of a kind: those that were booked first keep theirs.
struct Crowding {
  private(set) var bookings: [Booking] = []

  /// What some edits of the business leave without a place.
  init(_ edits: [Edit], _ turn: Turn) throws(BookError) {
    for edit in edits {
      switch (edit.before, edit.after) {
      case (.service(let old)?, .service(let new)?)
      where new.isActive && new.capacity < old.capacity:
        let all = try Self.ahead([new.id], turn)
        for (_, own) in Dictionary(grouping: all, by: \.staff) {
          add(own, most: new.capacity, span: \.span, taking: \.seats)
        }
      case (.resource(let old)?, .resource(let new)?) where new.quantity < old.quantity:
        let services = turn.business.services.filter { $0.needs.contains(new.id) }.map(\.id)
        let all = try Self.ahead(services, turn).filter { $0.resources.contains(new.id) }
        add(sessions(all, turn), most: new.quantity, span: \.ownedSpan, taking: { _ in 1 })
        addRest(of: all, turn)
      default: break
      }
    }
    bookings.sort { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
  }

  /// A booking of each session: a class has one room for all that come.
  private func sessions(_ all: [Booking], _ turn: Turn) -> [Booking] {
    var first: [Booking] = []
    for booking in all.sorted(by: { $0.id < $1.id })
    where !first.contains(where: { Self.share($0, booking, turn) }) {
      first.append(booking)
    }
    return first
  }

  /// Adds those who come to a session that has no room.
  private mutating func addRest(of all: [Booking], _ turn: Turn) {
    let lost = bookings
    for booking in all where !lost.contains(where: { $0.id == booking.id }) {
      if lost.contains(where: { Self.share($0, booking, turn) }) { bookings.append(booking) }
    }
  }

  private static func share(_ one: Booking, _ other: Booking, _ turn: Turn) -> Bool {
    one.service == other.service && one.staff == other.staff && one.span == other.span
      && (turn.business.service(one.service)?.capacity ?? 1) > 1
  }

  private static func ahead(_ services: [ServiceID], _ turn: Turn) throws(BookError) -> [Booking] {
    guard !services.isEmpty else { return [] }
    var query = BookingQuery.ahead(turn)
    query.services = services
    return try turn.book.bookings(query).filter { $0.span.start >= turn.now }
  }

  /// Adds those of some bookings that do not fit beside the ones made before them.
  private mutating func add(
    _ all: [Booking], most: Int, span: (Booking) -> Span, taking: (Booking) -> Int
  ) {
    var kept: [Booking] = []
    for booking in all.sorted(by: { $0.id < $1.id }) {
      let own = span(booking)
      let beside = kept.filter { span($0).overlaps(own) }
      // Most are there when one of them has just come.
      let moments = [own.start] + beside.map { span($0).start }.filter { $0 > own.start }
      let peak =
        moments.map { moment in
          beside.filter { span($0).start <= moment && moment < span($0).end }.map(taking)
            .reduce(0, +)
        }.max() ?? 0
      if peak + taking(booking) <= most {
        kept.append(booking)
      } else if !bookings.contains(where: { $0.id == booking.id }) {
        bookings.append(booking)
      }
    }
  }
}
