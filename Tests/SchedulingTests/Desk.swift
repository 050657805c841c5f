import CivilTime
import Testing

@testable import Scheduling

/// A little business for a test: a zone, a moment, hours, services, staff and what
/// is booked, all written as people write them.
struct Desk {
  var zone = TimeZoneRules.utc
  var now = "2026-11-30T08:00"
  var business = Business()
  let book: InMemoryBook

  /// A desk with one person, Sam, and one service of a length.
  init(
    _ zone: String = "UTC", now: String, open: [(ClosedRange<Int>, String)], service: Service,
    staff: [Staff] = [Staff(id: StaffID(1), name: "Sam")], also: [Service] = [],
    overrides: [DayOverride] = [], absences: [Absence] = [], resources: [Resource] = [],
    _ settle: (inout Policy) -> Void = { _ in }
  ) throws {
    self.zone = try TimeZoneRules.load(zone)
    self.now = now
    business.settings.zone = zone
    business.settings.openingHours = open.isEmpty ? nil : weekly(open)
    settle(&business.settings.policy)
    business.services = [service] + also
    business.staff = staff
    business.overrides = overrides
    business.absences = absences
    business.resources = resources
    book = InMemoryBook(business)
  }

  var finder: SlotFinder {
    SlotFinder(business: business, zone: zone, book: book, now: instant(now))
  }

  func instant(_ text: String) -> Instant { zone.instant(wall(text)) }

  func request(_ from: String, _ to: String, service: Int = 1) -> SlotRequest {
    SlotRequest(
      service: ServiceID(service), windows: [Span(start: instant(from), end: instant(to))])
  }

  /// The starts that are free, by the clock on the wall: `10:00 10:15`.
  func free(_ date: String, service: Int = 1, _ adjust: (inout SlotRequest) -> Void = { _ in })
    throws -> String
  {
    let day = wall(date)
    var request = SlotRequest(
      service: ServiceID(service),
      windows: [Span(start: zone.instant(day), end: zone.instant(day.adding(days: 1)))])
    adjust(&request)
    return try finder.slots(for: request).map { "\($0.start.time)" }.joined(separator: " ")
  }

  /// The starts of a span of dates with theirs: `2026-11-30T10:00`.
  func starts(_ from: String, _ to: String, service: Int = 1) throws -> [String] {
    try finder.slots(for: request(from, to, service: service)).map { "\($0.start)" }
  }

  @discardableResult
  func book(
    _ start: String, minutes: Int, service: Int = 1, staff: Int = 1, before: Int = 0,
    after: Int = 0, customer: Int? = nil, seats: Int = 1, status: Booking.Status = .confirmed
  ) throws -> Booking {
    let begin = instant(start)
    let kind = business.service(ServiceID(service))
    return try book.add(
      Booking(
        service: ServiceID(service), staff: StaffID(staff),
        customer: customer.map { CustomerID($0) }, start: wall(start), zone: zone.identifier,
        span: Span(start: begin, end: begin.adding(minutes: minutes)), length: minutes,
        bufferBefore: before, bufferAfter: after, processing: kind?.processing, seats: seats,
        resources: kind?.needs ?? [], status: status, createdAt: Instant(seconds: 0)))
  }

  func block(_ start: String, _ end: String, staff: Int = 1) throws {
    let row = Block(
      staff: StaffID(staff), start: wall(start), end: wall(end),
      span: Span(start: instant(start), end: instant(end)))
    _ = try book.change(note("block")) { writer throws(BookError) in try writer.put(.block(row)) }
  }

  func verdict(
    _ start: String, service: Int = 1, staff: Int = 1, typed: Bool = false,
    _ adjust: (inout Candidate) -> Void = { _ in }
  ) throws -> Verdict {
    var candidate = Candidate(
      service: ServiceID(service), staff: StaffID(staff), start: wall(start))
    candidate.isTyped = typed
    adjust(&candidate)
    return try #require(try finder.verdict(on: candidate))
  }

  /// The rules that refuse a start.
  func refusals(
    _ start: String, service: Int = 1, staff: Int = 1, typed: Bool = false,
    _ adjust: (inout Candidate) -> Void = { _ in }
  ) throws -> [Rule] {
    try verdict(start, service: service, staff: staff, typed: typed, adjust).obstacles.map(\.rule)
  }
}

/// Hours by ISO weekday: `[(1...6, "09:00-18:00")]`; several windows are
/// separated by blanks.
func weekly(_ days: [(ClosedRange<Int>, String)]) -> WeeklyHours {
  var hours = WeeklyHours()
  for (range, windows) in days {
    for number in range {
      if let day = Weekday(rawValue: number) { hours[day] = clockRanges(windows) }
    }
  }
  return hours
}

func clockRanges(_ text: String) -> [ClockRange] {
  text.split(separator: " ").compactMap { part in
    let ends = part.split(separator: "-").compactMap { ClockTime(iso: $0) }
    return ends.count == 2 ? ClockRange(ends[0], ends[1]) : nil
  }
}

func date(_ text: String) -> CalendarDate { CalendarDate(iso: text) ?? CalendarDate(dayNumber: 0) }

/// A service of so many minutes, with number 1.
func service(
  _ minutes: Int, before: Int = 0, after: Int = 0, every: Int? = nil, capacity: Int = 1,
  needs: [Int] = [], id: Int = 1
) -> Service {
  Service(
    id: ServiceID(id), name: "Visit \(id)", length: minutes, bufferBefore: before,
    bufferAfter: after, starts: every.map { .every(minutes: $0) } ?? .standard,
    capacity: capacity, needs: needs.map { ResourceID($0) })
}
