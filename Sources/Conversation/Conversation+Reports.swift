import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// So many days are shown one by one; more are shown by weeks.
  private static let mostDays = 21

  /// So many of the best customers are shown.
  private static let mostCustomers = 10

  /// Of no more customers it is looked up when they were last here.
  private static let mostAsked = 5_000

  /// Works out the figures that were asked for.
  mutating func report(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if request.report == .load || request.report == .hours, request.staff.isEmpty,
      let left = request.left.first
    {
      return Reply(
        .notFound,
        [
          .noSuchName(
            text: left.text, kind: .staff, known: turn.business.activeStaff.map(\.name),
            suggestions: left.suggestions)
        ])
    }
    let (first, last) = period(of: request, turn)
    switch request.report {
    case nil: return try load(.load, request, first, last, turn)
    case .load: return try load(.load, request, first, last, turn)
    case .hours: return try load(.hours, request, first, last, turn)
    case .busiest: return try load(.busiest, request, first, last, turn)
    case .quietest: return try load(.quietest, request, first, last, turn)
    case .takings: return try takings(request, first, last, turn)
    case .noShows: return try people(.noShows, [.noShow], request, turn)
    case .cancellations: return try people(.cancellations, [.cancelled], request, turn)
    case .bestCustomers:
      return try people(.visits, [.confirmed, .arrived, .done], request, turn)
    case .absentees: return try absentees(request, turn)
    }
  }

  func period(of request: Request, _ turn: Turn) -> (CalendarDate, CalendarDate) {
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
    case .year where first <= today:
      let start = CalendarDate(year: first.year, month: 1, day: 1) ?? first
      return (start, wish.days?.last ?? start.adding(days: 365))
    default: break
    }
    return (first, min(wish.days?.last ?? first.adding(days: 30), first.adding(days: 366)))
  }

  // MARK: How full

  private func load(
    _ aim: LoadReport.Aim, _ request: Request, _ first: CalendarDate, _ last: CalendarDate,
    _ turn: Turn
  ) throws(BookError) -> Reply {
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let members = turn.business.activeStaff.filter { named.isEmpty || named.contains($0.id) }
    var query = BookingQuery()
    query.dates = first...last
    if !named.isEmpty { query.staff = named }
    var booked: [CalendarDate: [Booking]] = [:]
    for booking in try turn.book.bookings(query) {
      booked[booking.start.date, default: []].append(booking)
    }
    var days: [LoadReport.Row] = []
    var day = first
    while day <= last {
      let spans = members.flatMap { turn.finder.workingSpans(of: $0, on: day) }
      let own = booked[day] ?? []
      days.append(
        LoadReport.Row(
          first: day, last: day, booked: own.reduce(0) { $0 + $1.length },
          open: spans.reduce(0) { $0 + $1.minutes }, days: spans.isEmpty ? 0 : 1,
          count: own.count, spans: members.count == 1 ? spans : []))
      day = day.adding(days: 1)
    }
    let worked = days.filter { $0.open > 0 }
    let peak =
      aim == .quietest
      ? worked.min { ($0.percent, $0.first) < ($1.percent, $1.first) }
      : worked.max { ($0.percent, $1.first) < ($1.percent, $0.first) }
    let report = LoadReport(
      aim: aim, staff: named, first: first, last: last,
      rows: days.count > Self.mostDays ? weeks(of: days, turn) : days, peak: peak)
    return Reply(.list, [.load(report)])
  }

  /// The days of each week as one row.
  private func weeks(of days: [LoadReport.Row], _ turn: Turn) -> [LoadReport.Row] {
    var weeks: [LoadReport.Row] = []
    for day in days {
      let start = day.first.startOfWeek(on: turn.settings.firstWeekday)
      if let week = weeks.last, week.first.startOfWeek(on: turn.settings.firstWeekday) == start {
        weeks[weeks.count - 1].last = day.last
        weeks[weeks.count - 1].booked += day.booked
        weeks[weeks.count - 1].open += day.open
        weeks[weeks.count - 1].days += day.days
        weeks[weeks.count - 1].count += day.count
      } else {
        var week = day
        week.spans = []
        weeks.append(week)
      }
    }
    return weeks
  }

  // MARK: Takings

  func takings(
    _ request: Request, _ first: CalendarDate, _ last: CalendarDate, _ turn: Turn
  ) throws(BookError) -> Reply {
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    var query = BookingQuery()
    query.dates = first...last
    query.statuses = [.confirmed, .arrived, .done]
    if !named.isEmpty { query.staff = named }
    let found = try turn.book.bookings(query)
    return Reply(
      .list,
      [
        .takings(
          figures(of: found, staff: named, first, last, byStaff: request.sortsByStaff, turn))
      ])
  }

  /// What some bookings brought in, and what those that have not begun will; one that is
  /// done is paid, whatever the clock says.
  func figures(
    of bookings: [Booking], staff named: [StaffID], _ first: CalendarDate, _ last: CalendarDate,
    byStaff isByStaff: Bool, _ turn: Turn
  ) -> TakingsReport {
    let none = Money(hundredths: 0)
    var rows: [TakingsReport.Row] = []
    var ahead = TakingsReport.Row(count: 0, amount: none)
    for booking in bookings {
      let price = booking.price ?? none
      guard booking.span.start <= turn.now || booking.status == .done else {
        ahead.count += 1
        ahead.amount = ahead.amount + price
        continue
      }
      let service = isByStaff ? nil : booking.service
      let staff = isByStaff ? booking.staff : nil
      if let index = rows.firstIndex(where: { $0.service == service && $0.staff == staff }) {
        rows[index].count += 1
        rows[index].amount = rows[index].amount + price
      } else {
        rows.append(TakingsReport.Row(service: service, staff: staff, count: 1, amount: price))
      }
    }
    rows.sort { ($1.amount, $1.count) < ($0.amount, $0.count) }
    return TakingsReport(staff: named, first: first, last: last, rows: rows, ahead: ahead)
  }

  // MARK: People

  /// Customers by how often they have bookings in some states that have begun.
  private func people(
    _ kind: PeopleReport.Kind, _ statuses: [Booking.Status], _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    var query = BookingQuery()
    query.statuses = statuses
    var report = PeopleReport(kind: kind)
    query.customer = request.customers.first?.entries.first.map { CustomerID($0.id) }
    if request.when != nil {
      let (first, last) = period(of: request, turn)
      query.dates = first...last
      report.first = first
      report.last = last
    }
    for booking in try turn.book.bookings(query) {
      // What is called off, is so before its time.
      guard kind == .cancellations || booking.span.start <= turn.now else { continue }
      let index = report.rows.firstIndex {
        $0.customer == booking.customer
          && (booking.customer != nil || $0.name == booking.bookedBy)
      }
      let day = booking.start.date
      if let index {
        report.rows[index].count += 1
        report.rows[index].last = max(report.rows[index].last, day)
      } else if kind != .visits || booking.customer != nil {
        let customer = try booking.customer.flatMap { id throws(BookError) in
          try turn.book.customer(id)
        }
        report.rows.append(
          PeopleReport.Row(
            customer: booking.customer, name: customer?.name ?? booking.bookedBy,
            phone: customer?.phone ?? "", count: 1, last: day))
      }
    }
    report.rows.sort { ($1.count, $0.name) < ($0.count, $1.name) }
    if kind == .visits { report.rows = Array(report.rows.prefix(Self.mostCustomers)) }
    return Reply(.list, [.people(report)])
  }

  /// Who was here before a day, and not since; three months where none is said.
  private func absentees(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let today = turn.local.date
    var since = today.adding(months: -3)
    if let length = request.duration?.length {
      since = today.adding(months: -length.months).adding(days: -length.days)
    } else if let when = request.when, let start = when.start?.date {
      since = start
      // "since October" is the October before.
      while since > today {
        since = when.grain == .month ? since.adding(months: -12) : since.adding(days: -7)
      }
    }
    var report = PeopleReport(kind: .absentees, first: since)
    for customer in try turn.book.customers(withPrefix: "", limit: Self.mostAsked) {
      var query = BookingQuery()
      query.customer = customer.id
      query.statuses = [.confirmed, .arrived, .done]
      let visits = try turn.book.bookings(query)
      let kept = visits.filter { $0.span.start <= turn.now }
      guard let last = kept.last?.start.date, last < since else { continue }
      report.rows.append(
        PeopleReport.Row(
          customer: customer.id, name: customer.name, phone: customer.phone, count: kept.count,
          last: last, next: visits.first { $0.span.start > turn.now }?.start.date))
    }
    report.rows.sort { ($0.last, $0.name) < ($1.last, $1.name) }
    return Reply(.list, [.people(report)])
  }
}

extension Request {
  /// Whether figures are wanted for each person ("takings by person").
  fileprivate var sortsByStaff: Bool {
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { before, word in
      ["by", "per", "each", "for"].contains(before)
        && ["person", "staff", "stylist", "member", "employee", "therapist", "people"].contains(
          word)
    }
  }
}
