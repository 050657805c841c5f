import CivilTime

/// What a customer's last visits were like: with whom, and at what hour.
///
/// The last eight that began before now count, without those that were cancelled
/// or missed.
struct VisitHistory {
  static let length = 8

  /// How near, in minutes of the clock, two starts are "around the same hour".
  static let hourReach = 30

  /// Once is not a habit.
  static let fewest = 2

  let visits: [Booking]

  /// How many were with each, of those who gave at least two.
  let staffVisits: [StaffID: Int]

  init(_ visits: [Booking] = []) {
    self.visits = visits
    var counts: [StaffID: Int] = [:]
    for visit in visits { counts[visit.staff, default: 0] += 1 }
    staffVisits = counts.filter { $0.value >= Self.fewest }
  }

  /// How far, in minutes of the clock, each visit that began around a clock time
  /// began from it.
  func distances(from time: ClockTime) -> [Int] {
    visits.compactMap { visit in
      let apart = abs(visit.start.time.minuteOfDay - time.minuteOfDay)
      let nearest = min(apart, 1440 - apart)
      return nearest <= Self.hourReach ? nearest : nil
    }
  }
}

extension SlotFinder {
  /// The history of whom a request is for; empty if that is not known.
  func history(of request: SlotRequest) throws(BookError) -> VisitHistory {
    var query = BookingQuery()
    query.customer = request.customer
    if request.customer == nil { query.bookedBy = request.bookedBy }
    guard query.customer != nil || query.bookedBy != nil else { return VisitHistory() }
    query.span = .before(now)
    query.statuses = [.pending, .confirmed, .arrived, .done]
    query.order = .latestFirst
    query.limit = VisitHistory.length + (request.moving == nil ? 0 : 1)
    let visits = try book.bookings(query).filter { $0.id != request.moving }
    return VisitHistory(Array(visits.prefix(VisitHistory.length)))
  }
}
