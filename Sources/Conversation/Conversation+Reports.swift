import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Works out the figures that were asked for.
  mutating func report(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let (first, last) = period(of: request, turn)
    switch request.report {
    case .load, .hours, nil: return try load(request, first, last, turn)
    case .takings: return try takings(first, last, turn)
    case .noShows: return try noShows(turn)
    }
  }

  private func period(of request: Request, _ turn: Turn) -> (CalendarDate, CalendarDate) {
    let today = turn.local.date
    guard let when = request.when else {
      let start = today.startOfWeek(on: turn.settings.firstWeekday)
      return request.report == .takings
        ? (today.startOfMonth, today.startOfMonth.adding(months: 1).adding(days: -1))
        : (start, start.adding(days: 6))
    }
    var wish = WantedTime()
    wish.merge(WantedTime(when, now: turn.local))
    let first = wish.days?.first ?? today
    // "this month" of figures is all of it, not what is left.
    switch when.grain {
    case .week where first <= today:
      let start = first.startOfWeek(on: turn.settings.firstWeekday)
      return (start, start.adding(days: 6))
    case .month:
      return (first.startOfMonth, first.startOfMonth.adding(months: 1).adding(days: -1))
    default: break
    }
    return (first, min(wish.days?.last ?? first.adding(days: 30), first.adding(days: 366)))
  }

  private func load(
    _ request: Request, _ first: CalendarDate, _ last: CalendarDate, _ turn: Turn
  ) throws(BookError) -> Reply {
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let members = turn.business.activeStaff.filter { named.isEmpty || named.contains($0.id) }
    var query = BookingQuery()
    query.dates = first...last
    if !named.isEmpty { query.staff = named }
    let bookings = try turn.book.bookings(query)
    var rows: [Statement.LoadRow] = []
    var day = first
    while day <= last {
      let own = bookings.filter { $0.start.date == day }
      let open = members.flatMap { turn.finder.workingSpans(of: $0, on: day) }
        .reduce(0) { $0 + $1.minutes }
      rows.append(
        Statement.LoadRow(
          date: day, booked: own.reduce(0) { $0 + $1.length }, open: open, count: own.count))
      day = day.adding(days: 1)
    }
    return Reply(.list, [.load(rows)])
  }

  private func takings(_ first: CalendarDate, _ last: CalendarDate, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var query = BookingQuery()
    query.dates = first...last
    query.statuses = [.confirmed, .arrived, .done]
    let bookings = try turn.book.bookings(query).filter { $0.span.start <= turn.now }
    var rows: [ServiceID: Statement.TakingsRow] = [:]
    for booking in bookings {
      var row =
        rows[booking.service]
        ?? .init(service: booking.service, count: 0, amount: Money(hundredths: 0))
      row.count += 1
      row.amount = row.amount + (booking.price ?? Money(hundredths: 0))
      rows[booking.service] = row
    }
    let sorted = rows.values.sorted { ($1.amount, $0.service) < ($0.amount, $1.service) }
    return Reply(.list, [.takings(sorted, from: first, to: last)])
  }

  private func noShows(_ turn: Turn) throws(BookError) -> Reply {
    var query = BookingQuery()
    query.statuses = [.noShow]
    var counts: [String: Int] = [:]
    for booking in try turn.book.bookings(query) {
      let name: String? =
        if let id = booking.customer { try turn.book.customer(id)?.name } else { booking.bookedBy }
      counts[name ?? "", default: 0] += 1
    }
    let rows = counts.map { Statement.NoShowRow(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return Reply(.list, [.noShows(rows)])
  }
}
