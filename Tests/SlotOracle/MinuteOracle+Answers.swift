import CivilTime
import Scheduling

extension MinuteOracle {
  /// A start that stands.
  struct Answer: Hashable {
    var start: Int
    /// Who could do it, in the standing order.
    var staff: [StaffID]
    /// Minutes with the first of them.
    var length: Int
    var rooms: [ResourceID]
  }

  /// All who are in the book, with what is known of them.
  func everyone() -> [Person] { scene.business.staff.map { Person(self, $0) } }

  /// Those of them who may do the service for the request.
  func asked(_ people: [Person]) -> [Person] {
    let request = scene.request
    guard service.isActive || moved?.service == service.id else { return [] }
    return people.filter { person in
      person.staff.isActive && person.staff.does(service.id) && person.isLengthAllowed
        && (request.staff.isEmpty || request.staff.contains(person.staff.id))
        && !request.excludedStaff.contains(person.staff.id)
    }
  }

  /// Every start of the request's windows that stands.
  func answers(_ people: [Person]) -> [Answer] {
    let request = scene.request
    var result: [Answer] = []
    for window in request.windows {
      for start in minute(window.start)..<minute(window.end) {
        guard people.contains(where: { $0.works[start] }) else { continue }
        let isAsked = request.preferred.map { minute($0) } == start
        let able = people.filter { stands($0, start, isAsked: isAsked) }
        guard !able.isEmpty, isNamed(start) else { continue }
        let order = able.sorted { standing($0, start) < standing($1, start) }
        result.append(
          Answer(
            start: seconds(start), staff: order.map(\.staff.id), length: order[0].length,
            rooms: order[0].needs))
      }
    }
    return result
  }

  private func stands(_ person: Person, _ start: Int, isAsked: Bool) -> Bool {
    let isMeant = isAsked && !policy.strictStarts && service.starts == .standard
    // What is rarest is asked first; the rest only of what is offered.
    guard person.works[start], person.isOffered[start] || isMeant else { return false }
    if let end = scene.request.mustEndBy, seconds(start + person.length) > end.seconds {
      return false
    }
    var rules = rules(at: start, person)
    if isMeant {
      rules.remove(.step)
    }
    if isAsked { rules.remove(.gapSaving) }
    return rules.isEmpty
  }

  /// Who goes first: who has the booking, the usual one, the least busy, the first
  /// in the book.
  private func standing(_ person: Person, _ start: Int) -> (Int, Int, Int, Int) {
    let isKept = moved?.staff == person.staff.id
    return (
      isKept ? 0 : 1, -visits(with: person.staff.id), load(person, wall[start] / 1440),
      person.staff.id.rawValue
    )
  }

  private func visits(with staff: StaffID) -> Int {
    let count = lastVisits().count { $0.staff == staff }
    return count >= 2 ? count : 0
  }

  /// The customer's last eight visits that began before now and took place.
  func lastVisits() -> [Booking] {
    guard let customer = scene.request.customer else { return [] }
    let past = scene.bookings.filter { booking in
      booking.customer == customer && booking.span.start < scene.now
        && booking.id != scene.request.moving
        && [.pending, .confirmed, .arrived, .done].contains(booking.status)
    }
    return Array(past.sorted { ($0.span.start, $0.id) > ($1.span.start, $1.id) }.prefix(8))
  }

  func load(_ person: Person, _ day: Int) -> Int {
    if let known = person.loads[day] { return known }
    let date = minute(wall: day * 1440)..<minute(wall: (day + 1) * 1440)
    var busy: Set<Int> = []
    for taking in person.takings where taking.kind == .booking {
      for piece in taking.pieces { busy.formUnion(piece.clamped(to: date)) }
    }
    person.loads[day] = busy.count
    return busy.count
  }
}
