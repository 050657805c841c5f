import CivilTime

/// The rows of one resource, by start: a part of what the book answered, so that
/// nothing is copied.
typealias Lane = ArraySlice<Occupancy>

/// All that decides the starts of a stretch of time: the schedule, and what the
/// book holds there.
struct Outlook {
  let inquiry: Inquiry
  /// Where starts are looked for.
  let starts: Stretch
  let days: ScheduleDays
  /// What takes each one's time, by start, in the order of the inquiry's terms.
  let lanes: [Lane]
  /// What takes each room, by start.
  let rooms: [ResourceID: Lane]
  /// The customer's other visits.
  let customerVisits: [Booking]
  let loads = DayLoads()

  /// The rows of a room that count against a visit of a class: not those of its
  /// own session, which is in the room anyway.
  func roomRows(_ room: ResourceID, for terms: VisitTerms) -> Lane {
    let rows = rooms[room] ?? []
    guard terms.isClass else { return rows }
    return Lane(
      rows.filter { $0.sharing != terms.service.id || $0.session != terms.staff.id })
  }
}

extension SlotFinder {
  /// Reads what decides the starts of a stretch.
  ///
  /// Rows are read as far beyond it as a visit and its buffers reach, and for the
  /// whole of its dates, as the load of a day counts.
  func outlook(_ inquiry: Inquiry, starts: Stretch) throws(BookError) -> Outlook {
    let before = inquiry.terms.reduce(0) { max($0, $1.before) }
    let after = inquiry.terms.reduce(0) { max($0, $1.after) }
    let firstDay = dayNumber(starts.start)
    let lastDay = dayNumber(starts.end - 1)
    let days = ScheduleDays(
      schedule, from: firstDay - 2, through: dayNumber(starts.end + inquiry.longest) + 1)
    // A minute more, so that a row that only touches is seen, and the shortest
    // stretch that could be sold beside it.
    let margin = (inquiry.shortest.max() ?? 0) * 60 + 60
    let known = Stretch(
      min(starts.start, days.clock.seconds(day: firstDay, minute: 0)) - before - margin,
      max(starts.end + inquiry.longest + after, days.clock.seconds(day: lastDay + 1, minute: 0))
        + margin)
    let rows = try rows(of: inquiry.resources, in: known, but: inquiry.moving?.id)
    return Outlook(
      inquiry: inquiry, starts: starts, days: days,
      lanes: inquiry.terms.map { rows[.staff($0.staff.id)] ?? [] },
      rooms: Dictionary(
        uniqueKeysWithValues: inquiry.resources.compactMap { key in
          if case .resource(let id) = key { (id, rows[key] ?? []) } else { nil }
        }),
      customerVisits: try visits(of: inquiry.customer, in: known, but: inquiry.moving?.id))
  }

  /// What takes the time of resources, without a booking that is being moved and
  /// without holds that have lapsed.
  private func rows(of resources: [ResourceKey], in span: Stretch, but moved: BookingID?)
    throws(BookError) -> [ResourceKey: Lane]
  {
    let rows = try without(moved, book.occupancies(of: resources, overlapping: span.span))
    var result: [ResourceKey: Lane] = [:]
    var first = rows.startIndex
    while first < rows.endIndex {
      let key = rows[first].resource
      var end = first
      while end < rows.endIndex, rows[end].resource == key { end += 1 }
      let run = rows[first..<end]
      result[key] = result[key].map { $0 + run } ?? run
      first = end
    }
    return result
  }

  /// Rows without those of a booking and of holds that have lapsed.
  func without(_ moved: BookingID?, _ rows: [Occupancy]) throws(BookError) -> [Occupancy] {
    let hasHolds = rows.contains { if case .hold = $0.owner { true } else { false } }
    guard hasHolds || moved != nil else { return rows }
    let live = hasHolds ? Set(try book.holds(at: now).map(\.id)) : []
    return rows.filter { row in
      switch row.owner {
      case .booking(let id): id != moved
      case .hold(let id): live.contains(id)
      case .block: true
      }
    }
  }

  private func visits(of customer: CustomerID?, in span: Stretch, but moved: BookingID?)
    throws(BookError) -> [Booking]
  {
    guard let customer else { return [] }
    var query = BookingQuery()
    query.customer = customer
    query.span = span.span
    query.statuses = blockingStates
    return try book.bookings(query).filter { $0.id != moved }
  }

  /// The states in which a booking keeps its time.
  var blockingStates: [Booking.Status] {
    Booking.Status.allCases.filter { $0.blocks(under: business.settings.policy) }
  }

  /// The local date of a moment, as a count of days.
  func dayNumber(_ seconds: Int) -> Int {
    zone.local(Instant(seconds: seconds)).date.dayNumber
  }
}
