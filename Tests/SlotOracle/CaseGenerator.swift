import CivilTime
import Scheduling

/// Draws random cases: small businesses in odd zones, near days on which their
/// clocks change.
public struct CaseGenerator: Sendable {
  private let zones: [(zone: TimeZoneRules, changes: [Instant])]

  /// Zones whose clocks change by half an hour, by a day, around midnight, twice
  /// within a month, or not at all.
  public static let zoneNames = [
    "Europe/London", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia",
    "Africa/Casablanca", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Chatham", "America/Santiago",
    "America/Sao_Paulo", "Asia/Tehran", "America/St_Johns", "Australia/Brisbane", "UTC",
  ]

  /// Creates a generator over the system's zones.
  public init() throws {
    let years = Span(
      start: Instant(seconds: 1_262_304_000), end: Instant(seconds: 1_893_456_000))
    zones = try Self.zoneNames.map { name in
      let zone = try TimeZoneRules.load(name)
      return (zone, zone.transitions(in: years).map(\.moment))
    }
  }

  /// The case of a seed.
  public func make(_ seed: UInt64) -> OracleCase {
    var random = SeededRandom(seed)
    let (zone, changes) = random.pick(zones)
    var around = Instant(seconds: 1_262_304_000 + random.pick(0...7000) * 86_400)
    if !changes.isEmpty, random.chance(70) { around = random.pick(changes) }
    let day = zone.local(around).date.adding(days: random.pick(-2...1))
    var draft = Draft(random: random, zone: zone, day: day)
    var scene = draft.make()
    // Drawn apart, so that a seed stays the case that it was.
    var other = SeededRandom(seed ^ 0x20E5)
    if other.chance(4) {
      let scope = Policy.Limit.Scope.serviceOf(
        scene.request.service, staff: other.pick(scene.business.staff).id)
      scene.business.settings.policy.limits.append(
        .init(scope: scope, period: other.pick([.day, .week]), most: other.pick(0...2)))
    }
    if other.chance(8) { scene.ask(from: other.pick(zones).zone) }
    var third = SeededRandom(seed ^ 0xDA7E)
    scene.addDatedRules(&third, day)
    return scene
  }
}

extension OracleCase {
  /// Has the days and times be those of a customer in another zone: their Friday,
  /// on their clock.
  fileprivate mutating func ask(from other: TimeZoneRules) {
    let windows = request.windows.map { window in
      Span(
        start: other.instant(zone.local(window.start)), end: other.instant(zone.local(window.end)))
    }
    let isOrdered = zip(windows, windows.dropFirst()).allSatisfy { $0.end <= $1.start }
    guard isOrdered, !windows.contains(where: \.isEmpty) else { return }
    request.windows = windows
    request.preferred = request.preferred.map { other.instant(zone.local($0)) }
  }
}

/// A case while it is being drawn.
private struct Draft {
  var random: SeededRandom
  let zone: TimeZoneRules
  /// The first day that is asked about.
  let day: CalendarDate
  var business = Business()

  mutating func make() -> OracleCase {
    business.settings.zone = zone.identifier
    business.settings.firstWeekday = random.pick([.monday, .sunday])
    drawResources()
    drawServices()
    drawStaff()
    drawHours()
    drawPolicy()
    let nowWall = LocalDateTime(
      day.adding(days: random.pick(-1...0)), minute: random.pick(0...1439))
    let now = zone.instant(nowWall).adding(seconds: random.chance(20) ? random.pick(1...59) : 0)
    let request = drawRequest()
    var result = OracleCase(business: business, zone: zone, now: now, request: request)
    drawBookings(&result)
    drawBlocksAndHolds(&result)
    if !result.bookings.isEmpty, random.chance(20) {
      let moved = random.pick(result.bookings)
      result.request.moving = moved.id
      if random.chance(70) { result.request.service = moved.service }
    }
    return result
  }

  mutating func drawResources() {
    for id in 1...3 where random.chance(40) {
      business.resources.append(
        Resource(id: ResourceID(id), name: "room \(id)", quantity: random.pick(1...2)))
    }
  }

  /// Starts by weekday, of which some have none.
  private mutating func drawTimetable() -> WeeklyTimes {
    var week = WeeklyTimes()
    for day in Weekday.allCases where random.chance(70) {
      week[day] = (0...random.pick(0...5)).compactMap { _ in
        ClockTime(minuteOfDay: random.pick(0...96) * 15)
      }
    }
    return week
  }

  mutating func drawServices() {
    for id in 1...random.pick(1...3) {
      var service = Service(
        id: ServiceID(id), name: "service \(id)",
        length: random.pick([7, 15, 20, 25, 30, 45, 50, 60, 90, 120]))
      if random.chance(35) { service.bufferBefore = random.pick([5, 10, 15, 30]) }
      if random.chance(35) { service.bufferAfter = random.pick([5, 10, 15, 30]) }
      switch random.pick(0...9) {
      case 0...2: service.starts = .every(minutes: random.pick([5, 10, 20, 30, 45, 60]))
      case 3:
        service.starts = .fixed(
          (0...random.pick(0...4)).compactMap { _ in
            ClockTime(minuteOfDay: random.pick(0...96) * 15)
          })
      case 4: service.starts = .weekly(drawTimetable())
      default: break
      }
      if random.chance(25) { service.capacity = random.pick(2...4) }
      if random.chance(20) {
        service.processing = .init(after: random.pick(0...6) * 5, length: random.pick(1...9) * 5)
      }
      if random.chance(20) { service.lengthLimits = service.length...(service.length + 60) }
      service.needs = business.resources.map(\.id).filter { _ in random.chance(35) }
      service.isActive = random.chance(95)
      business.services.append(service)
    }
  }

  mutating func windows(_ most: Int) -> [ClockRange] {
    var result: [ClockRange] = []
    for _ in 0..<random.pick(0...most) {
      let start = random.pick(0...95) * 15
      let length = random.chance(20) ? random.pick(1...1440) : random.pick(1...40) * 15
      if let range = ClockRange(startMinute: start, endMinute: min(2880, start + length)) {
        result.append(range)
      }
    }
    return result
  }

  mutating func week(_ most: Int) -> WeeklyHours {
    var hours = WeeklyHours()
    if random.chance(50) {
      let same = windows(most)
      for day in Weekday.allCases where random.chance(90) { hours[day] = same }
    } else {
      for day in Weekday.allCases { hours[day] = windows(most) }
    }
    return hours
  }

  mutating func drawStaff() {
    for id in 1...random.pick(1...3) {
      var staff = Staff(id: StaffID(id), name: "staff \(id)")
      if random.chance(50) { staff.hours = week(3) }
      if random.chance(40) { staff.breaks = week(2) }
      if random.chance(25) {
        staff.skills = .only(business.services.map(\.id).filter { _ in random.chance(70) })
      }
      if random.chance(25) {
        staff.terms = [
          .init(service: ServiceID(random.pick(1...3)), length: random.pick(2...10) * 10)
        ]
      }
      staff.isActive = random.chance(95)
      business.staff.append(staff)
    }
  }

  mutating func drawHours() {
    if random.chance(85) {
      business.settings.openingHours =
        random.chance(60)
        ? WeeklyHours(
          Weekday.allCases,
          [ClockRange(startMinute: random.pick(0...40) * 15, endMinute: random.pick(45...120) * 15)]
            .compactMap { $0 }) : week(3)
    }
    var id = 0
    for offset in -1...3 {
      for staff in [nil] + business.staff.map({ Optional($0.id) }) where random.chance(12) {
        for _ in 0...random.pick(0...1) {
          id += 1
          business.overrides.append(
            DayOverride(
              id: OverrideID(id), staff: staff, date: day.adding(days: offset),
              windows: windows(2)))
        }
      }
    }
    for (number, staff) in business.staff.enumerated() where random.chance(25) {
      let start = LocalDateTime(
        day.adding(days: random.pick(-1...2)), minute: random.pick(0...1439))
      business.absences.append(
        Absence(
          id: AbsenceID(number + 1), staff: staff.id, start: start,
          end: start.adding(minutes: random.pick(1...2000))))
    }
  }

  mutating func drawPolicy() {
    var policy = Policy()
    policy.step = random.pick([5, 7, 10, 15, 15, 15, 20, 30, 45, 60])
    if random.chance(15) { policy.notice = random.pick([30, 60, 90, 120, 1440, 2000]) }
    if random.chance(20) { policy.horizonDays = random.pick(1...4) }
    policy.pendingBlocks = random.chance(70)
    policy.gapSaving = random.chance(15)
    policy.strictStarts = random.chance(20)
    for _ in 0..<random.pick(0...2) where random.chance(20) {
      let scope: Policy.Limit.Scope =
        switch random.pick(0...3) {
        case 0: .everything
        case 1: .service(ServiceID(random.pick(1...3)))
        case 2: .staff(StaffID(random.pick(1...3)))
        default: .eachCustomer
        }
      policy.limits.append(
        .init(
          scope: scope, period: random.pick([.day, .day, .week, .month]), most: random.pick(0...4)))
    }
    business.settings.policy = policy
  }

  mutating func drawRequest() -> SlotRequest {
    var windows: [Span] = []
    var from = LocalDateTime(day, minute: random.chance(50) ? 0 : random.pick(0...1439))
    for _ in 0...random.pick(0...1) {
      let to = from.adding(minutes: random.chance(40) ? 1440 : random.pick(1...2000))
      let span = Span(start: zone.instant(from), end: zone.instant(to))
      if !span.isEmpty { windows.append(span) }
      from = to.adding(minutes: random.pick(1...600))
    }
    var request = SlotRequest(service: random.pick(business.services).id, windows: windows)
    if random.chance(25) { request.staff = [random.pick(business.staff).id] }
    if random.chance(10) { request.excludedStaff = [random.pick(business.staff).id] }
    if random.chance(50) { request.customer = CustomerID(random.pick(1...2)) }
    if random.chance(20) { request.seats = random.pick(1...3) }
    if random.chance(15) { request.length = random.pick(1...30) * 5 }
    if random.chance(15), let window = windows.first {
      request.mustEndBy = window.end.adding(minutes: random.pick(-60...60))
    }
    if random.chance(20), let window = windows.first {
      request.preferred = window.start.adding(minutes: random.pick(0...1440))
    }
    request.allowsCustomerOverlap = random.chance(10)
    return request
  }

  /// A visit of about the days that are asked about.
  mutating func visit() -> Booking {
    let service = random.pick(business.services)
    let start = LocalDateTime(
      day.adding(days: random.pick(-1...2)), minute: random.pick(0...287) * 5)
    let length = random.chance(80) ? service.length : random.pick(1...60) * 5
    let begin = zone.instant(start)
    return Booking(
      service: service.id, staff: random.pick(business.staff).id,
      customer: random.chance(60) ? CustomerID(random.pick(1...2)) : nil,
      start: zone.local(begin), zone: zone.identifier,
      span: Span(start: begin, end: begin.adding(minutes: length)), length: length,
      bufferBefore: service.bufferBefore, bufferAfter: service.bufferAfter,
      processing: service.processing, seats: random.pick(1...2), resources: service.needs,
      status: random.pick([
        .confirmed, .confirmed, .confirmed, .arrived, .done, .pending, .noShow, .cancelled,
      ]),
      createdAt: Instant(seconds: 0))
  }

  /// Only what the book takes: the oracle is not about books that are broken.
  mutating func drawBookings(_ result: inout OracleCase) {
    let book = InMemoryBook(business)
    for _ in 0..<random.pick(0...8) {
      var booking = visit()
      booking.id = BookingID(result.bookings.count + 1)
      if random.chance(5) { booking.overrides = [.booked] }
      if book.takes(.booking(booking)) { result.bookings.append(booking) }
    }
  }

  mutating func drawBlocksAndHolds(_ result: inout OracleCase) {
    if random.chance(25) {
      let start = LocalDateTime(
        day.adding(days: random.pick(0...1)), minute: random.pick(0...287) * 5)
      let end = start.adding(minutes: random.pick(1...300))
      let span = Span(start: zone.instant(start), end: zone.instant(end))
      result.blocks = [
        Block(
          id: BlockID(1), staff: random.pick(business.staff).id, start: start, end: end, span: span)
      ]
    }
    for number in 1...3 where random.chance(20) {
      var booking = visit()
      booking.status = .confirmed
      let until = result.now.adding(minutes: random.pick(-5...20))
      let hold = Hold(id: HoldID(number), booking: booking, until: until)
      if let book = try? result.book(), book.takes(.hold(hold)) { result.holds.append(hold) }
    }
  }
}

extension InMemoryBook {
  /// Writes a row if the book lets it.
  func takes(_ row: Entity, at now: Instant = Instant(seconds: 0)) -> Bool {
    let note = ChangeNote(who: "", at: now, words: "")
    let written = try? change(note) { writer throws(BookError) in try writer.put(row) }
    return written != nil
  }
}
