import CivilTime

/// Looks at starts with one person and names every rule that stands against each.
///
/// This is the one place that decides whether a slot stands; listings walk the
/// same rules by whole stretches, and the tests hold the two together. It is a
/// class so that what all starts share is worked out once.
final class Examination {
  let finder: SlotFinder
  let outlook: Outlook
  let index: Int
  private let working: WorkingTime
  let counter: LimitCounter
  let bookings: BookingCache

  init(
    _ finder: SlotFinder, _ outlook: Outlook, staff index: Int, counter: LimitCounter,
    bookings: BookingCache
  ) {
    self.finder = finder
    self.outlook = outlook
    self.index = index
    self.counter = counter
    self.bookings = bookings
    working = WorkingTime(of: outlook.inquiry.terms[index].staff, outlook.days)
  }

  private lazy var longestRow = outlook.lanes[index].reduce(0) {
    max($0, $1.span.end.seconds - $1.span.start.seconds)
  }

  /// What takes the person's time within a span.
  func lane(overlapping span: Span) -> [Occupancy] {
    let lane = outlook.lanes[index]
    var low = lane.startIndex
    var high = lane.endIndex
    let earliest = span.start.seconds - longestRow
    while low < high {
      let middle = (low + high) / 2
      if lane[middle].span.start.seconds < earliest { low = middle + 1 } else { high = middle }
    }
    var result: [Occupancy] = []
    while low < lane.endIndex, lane[low].span.start < span.end {
      if lane[low].span.end > span.start { result.append(lane[low]) }
      low += 1
    }
    return result
  }

  var shift: Shift { working.shift }
  var terms: VisitTerms { outlook.inquiry.terms[index] }
  var policy: Policy { finder.business.settings.policy }

  func wall(_ seconds: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: outlook.days.clock.wall(seconds))
  }

  func visit(_ start: Int) -> Stretch { Stretch(start, start + terms.duration) }

  /// Everything that stands against a start, the decisive first.
  func obstacles(_ start: Int) throws(BookError) -> [Obstacle] {
    var found: [Obstacle] = []
    if start < finder.now.seconds { found.append(.past(now: finder.zone.local(finder.now))) }
    if start >= finder.horizonEnd, let days = policy.horizonDays, let last = finder.lastDate {
      // So far ahead nothing else matters yet.
      found.append(.horizon(days: days, last: last))
    }
    if let obstacle = terms.lengthObstacle { found.append(obstacle) }
    found += working.obstacles(to: visit(start))
    let taken = try timeTaken(start)
    found += taken
    found += try roomsTaken(start)
    for other in outlook.customerVisits where Stretch(other.span).overlaps(visit(start)) {
      if let customer = other.customer {
        found.append(
          .customerBusy(
            customer, other.id, start: wall(other.span.start.seconds),
            end: wall(other.span.end.seconds)))
      }
    }
    let day = outlook.days.clock.day(start)
    for (limit, booked) in try counter.reached(staff: terms.staff.id, day: day) {
      found.append(.limit(limit, booked: booked))
    }
    found += tooSoon(start)
    if shift.stretches.cover(visit(start)) {
      if taken.isEmpty, policy.gapSaving { found += waste(start) }
      found += offering(start)
    } else {
      // A start of its own is asked for at any hour; a grid begins with the hours.
      found += fixedStart(start)
    }
    return found
  }

  /// The notice that a start does not give, by the clock and by the calendar.
  private func tooSoon(_ start: Int) -> [Obstacle] {
    guard start >= finder.now.seconds else { return [] }
    let service = terms.service
    var found: [Obstacle] = []
    let minutes = finder.notice(of: service)
    let earliest = finder.now.seconds + minutes * 60
    if start < earliest { found.append(.notice(minutes: minutes, earliest: wall(earliest))) }
    let days = finder.noticeDays(of: service)
    let first = finder.earliestDate(of: service)
    if days > 0, outlook.days.clock.day(start) < first.dayNumber {
      found.append(.tooSoon(days: days, first: first))
    }
    return found
  }

  private func waste(_ start: Int) -> [Obstacle] {
    let beside = Neighbours(start, terms: terms, shift: shift, lane: outlook.lanes[index])
    guard let gap = beside.wasted(shortest: outlook.inquiry.shortest[index] * 60) else { return [] }
    return [
      .wastes(minutes: (gap.end - gap.start) / 60, start: wall(gap.start), end: wall(gap.end))
    ]
  }

  /// Whether the service has starts of its own, and this is none of them.
  private func fixedStart(_ start: Int) -> [Obstacle] {
    let grid = StartGrid(terms.service, policy: policy)
    guard grid.step == nil else { return [] }
    let wall = outlook.days.clock.wall(start)
    let day = outlook.days.clock.day(start)
    // 24:00 is the midnight of the day before.
    let isFixed = [day - 1, day].contains { day in
      grid.fixed(on: day).contains { day * 86_400 + $0.minuteOfDay * 60 == wall }
    }
    if isFixed { return [] }
    let weekday = CalendarDate(dayNumber: day).weekday
    if case .weekly = terms.service.starts {
      return [.notAFixedStart(grid.times[weekday], on: weekday)]
    }
    return [.notAFixedStart(grid.times[weekday], on: nil)]
  }

  /// Whether the service offers this start at all.
  private func offering(_ start: Int) -> [Obstacle] {
    let grid = StartGrid(terms.service, policy: policy)
    guard let step = grid.step else { return fixedStart(start) }
    let lane = outlook.lanes[index]
    let isFlush = lane.contains {
      $0.span.end.seconds + terms.before == start
        || $0.span.start.seconds - terms.after - terms.duration == start
    }
    if isFlush { return [] }
    var before: Int?
    var after: Int?
    for piece in shift.pieces where piece.contains(start) {
      let last = piece.start + (start - piece.start) / step * step
      if last == start { return [] }
      before = max(before ?? last, last)
      let next = last + step
      if next < piece.end, shift.stretches.cover(visit(next)) { after = min(after ?? next, next) }
    }
    return [.offGrid(step: step / 60, before: before.map(wall), after: after.map(wall))]
  }
}

/// Bookings by number, each read once.
final class BookingCache {
  private let book: any BookReading
  private var known: [BookingID: Booking] = [:]

  init(_ book: any BookReading) {
    self.book = book
  }

  func booking(_ id: BookingID) throws(BookError) -> Booking? {
    if let booking = known[id] { return booking }
    let booking = try book.booking(id)
    known[id] = booking
    return booking
  }

  /// Reads all bookings of some staff within a span at once.
  func prefetch(of staff: [StaffID], in span: Span) throws(BookError) {
    var query = BookingQuery()
    query.staff = staff
    query.span = span
    for booking in try book.bookings(query) { known[booking.id] = booking }
  }
}
