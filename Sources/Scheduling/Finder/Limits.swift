import CivilTime

/// Counts bookings and running holds against the limits, each count once.
///
/// Days, weeks and months are those of the local dates on which visits start.
/// The booking that is being moved does not count.
final class LimitCounter {
  private let limits: [Policy.Limit]
  private let firstWeekday: Weekday
  private let states: [Booking.Status]
  private let inquiry: Inquiry
  private let book: any BookReading
  private let now: Instant
  private var counts: [Key: Int] = [:]
  /// What is held, once it was asked for.
  private var held: [Booking]?

  private struct Key: Hashable {
    var limit: Policy.Limit
    var first: Int
  }

  init(_ inquiry: Inquiry, customer: CustomerID?, finder: SlotFinder) {
    let policy = finder.business.settings.policy
    self.inquiry = inquiry
    self.customer = customer
    book = finder.book
    now = finder.now
    states = finder.blockingStates
    firstWeekday = finder.business.settings.firstWeekday
    limits = policy.limits.filter { limit in
      switch limit.scope {
      case .everything, .staff: true
      case .service(let id), .serviceOf(let id, _): id == inquiry.service.id
      case .eachCustomer: customer != nil
      case .eachCustomerOf(let id): customer != nil && id == inquiry.service.id
      }
    }
  }

  private let customer: CustomerID?

  var isEmpty: Bool { limits.isEmpty }

  /// The limits that are reached for someone on a local date, with their counts, if so
  /// many others are booked along with the one that is looked at.
  func reached(staff: StaffID, day: Int, beside others: Int = 0) throws(BookError)
    -> [(limit: Policy.Limit, booked: Int)]
  {
    var result: [(Policy.Limit, Int)] = []
    let weekday = Schedule.weekday(day)
    for limit in limits where limit.weekday.map({ $0 == weekday }) ?? true {
      switch limit.scope {
      case .staff(let id), .serviceOf(_, let id): if id != staff { continue }
      default: break
      }
      let booked = try count(limit, CalendarDate(dayNumber: day))
      if booked + others >= limit.most { result.append((limit, booked)) }
    }
    return result
  }

  private func count(_ limit: Policy.Limit, _ date: CalendarDate) throws(BookError) -> Int {
    let dates = dates(limit.period, date)
    let key = Key(limit: limit, first: dates.lowerBound.dayNumber)
    if let known = counts[key] { return known }
    var query = BookingQuery()
    query.dates = dates
    query.statuses = states
    switch limit.scope {
    case .everything: break
    case .service(let id): query.services = [id]
    case .staff(let id): query.staff = [id]
    case .serviceOf(let service, let staff):
      query.services = [service]
      query.staff = [staff]
    case .eachCustomer: query.customer = customer
    case .eachCustomerOf(let service):
      query.services = [service]
      query.customer = customer
    }
    var count = try book.count(query)
    if let moving = inquiry.moving, query.matches(moving) { count -= 1 }
    count += try heldBookings().count { query.matches($0) }
    counts[key] = count
    return count
  }

  /// What is promised counts like what is booked, or more would be promised than
  /// can be kept.
  private func heldBookings() throws(BookError) -> [Booking] {
    if let held { return held }
    let found = try book.holds(at: now).map(\.booking)
    held = found
    return found
  }

  private func dates(_ period: Policy.Limit.Period, _ date: CalendarDate)
    -> ClosedRange<CalendarDate>
  {
    switch period {
    case .day: return date...date
    case .week:
      let first = date.startOfWeek(on: firstWeekday)
      return first...first.adding(days: 6)
    case .month:
      let first = date.startOfMonth
      return first...first.adding(months: 1).adding(days: -1)
    }
  }
}
