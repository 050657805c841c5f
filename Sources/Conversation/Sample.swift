import CivilTime
import PlainEnglish
import Scheduling

/// What a new book starts with.
public enum Sample: String, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A salon with services, people, hours and appointments around now.
  case salon

  /// Writes the rows of a new book.
  ///
  /// - Parameters:
  ///   - writer: The transaction that makes the book.
  ///   - locale: How the book writes dates and money.
  ///   - zone: The zone of the wall clock.
  ///   - now: The moment around which there are appointments.
  /// - Throws: ``BookError`` if the book cannot be written.
  public func write(
    to writer: any BookWriting, locale: DeskLocale, zone: TimeZoneRules, at now: Instant
  ) throws(BookError) {
    var settings = Settings()
    settings.zone = zone.identifier
    settings.locale = locale.identifier
    settings.dayFirst = locale.order == .dayFirst
    settings.uses24Hours = locale.uses24Hours
    settings.firstWeekday = locale.firstWeekday
    settings.currency = locale.currency
    switch self {
    case .none: try writer.put(.settings(settings))
    case .salon: try Salon(settings: settings, zone: zone, now: now).write(to: writer)
    }
  }
}

/// The sample salon: three people, six services, a fortnight of appointments.
private struct Salon {
  var settings: Settings
  let zone: TimeZoneRules
  let now: Instant

  init(settings: Settings, zone: TimeZoneRules, now: Instant) {
    self.settings = settings
    self.zone = zone
    self.now = now
    self.settings.name = "The Sample Salon"
    self.settings.isSample = true
    var hours = WeeklyHours()
    for day in [Weekday.monday, .tuesday, .wednesday, .friday] { hours[day] = [Self.range(9, 18)] }
    hours[.thursday] = [Self.range(9, 20)]
    hours[.saturday] = [Self.range(9, 16)]
    self.settings.openingHours = hours
    self.settings.policy.horizonDays = 90
  }

  private static func range(_ start: Int, _ end: Int) -> ClockRange {
    ClockRange(
      ClockTime(hour: start) ?? .midnight, ClockTime(hour: end) ?? .endOfDay)
  }

  private static func lunch(_ minute: Int) -> ClockRange {
    ClockRange(
      ClockTime(minuteOfDay: minute) ?? .noon, ClockTime(minuteOfDay: minute + 30) ?? .noon)
  }

  func write(to writer: any BookWriting) throws(BookError) {
    try writer.put(.settings(settings))
    var services: [Service] = []
    for (name, icon, length, price, after) in Self.services {
      let row = try writer.put(
        .service(
          Service(
            id: .placeholder(), name: name, icon: icon, length: length,
            price: Money(hundredths: price * 100), bufferAfter: after)))
      if case .service(let service) = row { services.append(service) }
    }
    let staff = try writeStaff(to: writer, services)
    try writeBookings(to: writer, services, staff)
  }

  private static let services: [(String, String, Int, Int, Int)] = [
    ("Haircut", "✂️", 45, 35, 0), ("Fringe trim", "💇", 15, 12, 0), ("Beard trim", "🧔", 30, 18, 0),
    ("Colour", "🎨", 120, 85, 15), ("Blow-dry", "💨", 30, 25, 0), ("Head massage", "💆", 30, 30, 0),
  ]

  private func writeStaff(to writer: any BookWriting, _ services: [Service]) throws(BookError)
    -> [Staff]
  {
    func ids(_ names: [String]) -> [ServiceID] {
      services.filter { names.contains($0.name) }.map(\.id)
    }
    let early: [Weekday] = [.tuesday, .wednesday, .thursday, .friday, .saturday]
    let late: [Weekday] = [.monday, .wednesday, .thursday, .friday]
    let most: [Weekday] = [.monday, .tuesday, .thursday, .friday, .saturday]
    let people = [
      Staff(
        id: .placeholder(), name: "Sam", hours: WeeklyHours(early, [Self.range(9, 17)]),
        breaks: WeeklyHours(early, [Self.lunch(750)]),
        skills: .only(ids(["Haircut", "Fringe trim", "Beard trim", "Blow-dry"]))),
      Staff(
        id: .placeholder(2), name: "Priya", hours: WeeklyHours(late, [Self.range(10, 18)]),
        breaks: WeeklyHours(late, [Self.lunch(780)]),
        skills: .only(ids(["Haircut", "Fringe trim", "Colour", "Blow-dry", "Head massage"]))),
      Staff(
        id: .placeholder(3), name: "Alex", hours: WeeklyHours(most, [Self.range(9, 16)]),
        breaks: WeeklyHours(most, [Self.lunch(720)]),
        skills: .only(ids(["Haircut", "Beard trim", "Colour", "Head massage"]))),
    ]
    var staff: [Staff] = []
    for person in people {
      if case .staff(let row) = try writer.put(.staff(person)) { staff.append(row) }
    }
    return staff
  }

  private static let customers = [
    ("Dana Whitfield", "07700 900101"), ("Tom Okafor", "07700 900102"),
    ("Mei Tanaka", "07700 900103"), ("Luis Romero", "07700 900104"),
    ("Hannah Berg", "07700 900105"), ("Omar Aziz", "07700 900106"),
    ("Grace Lin", "07700 900107"), ("Peter Novak", ""),
  ]

  /// Days from today, minute of the day, service, staff, customer (−1: mine).
  private static let appointments: [(Int, Int, Int, Int, Int)] = [
    (-7, 600, 0, 0, 0), (-7, 660, 3, 1, 2), (-6, 570, 2, 2, 1), (-5, 840, 0, 0, 3),
    (-4, 615, 4, 1, 4), (-3, 540, 0, 2, 5), (-2, 900, 0, 0, 6), (-1, 600, 3, 2, 7),
    (0, 570, 0, 0, 1), (0, 630, 3, 1, 4), (0, 600, 2, 2, 5), (0, 900, 0, 2, 3),
    (1, 540, 0, 0, 2), (1, 600, 2, 0, 5), (1, 810, 0, 0, 6), (1, 780, 3, 2, 4),
    (1, 630, 5, 1, 7), (2, 600, 0, 1, 0), (2, 840, 1, 0, 3), (2, 660, 3, 1, 2),
    (3, 540, 0, 0, 7), (3, 615, 4, 1, 6), (3, 870, 0, 2, 1), (4, 570, 2, 2, 5),
    (4, 630, 0, 0, 0), (4, 690, 0, 1, -1), (5, 600, 0, 0, 3), (5, 570, 3, 2, 2),
    (7, 660, 0, 1, 6), (8, 600, 0, 0, 4), (9, 840, 3, 1, 0), (10, 570, 2, 2, 7),
    (11, 630, 0, 0, 1), (12, 600, 0, 2, 5), (14, 660, 5, 1, 3), (16, 900, 0, 0, 2),
  ]

  private func writeBookings(
    to writer: any BookWriting, _ services: [Service], _ staff: [Staff]
  ) throws(BookError) {
    var customers: [Customer] = []
    for (name, phone) in Self.customers {
      let row = try writer.put(
        .customer(
          Customer(
            id: .placeholder(1 + customers.count), name: name, searchWords: Folding.words(name),
            phone: phone)))
      if case .customer(let customer) = row { customers.append(customer) }
    }
    let today = zone.local(now).date
    for (offset, minute, service, person, customer) in Self.appointments {
      let wish = Wish(
        day: today.adding(days: offset), minute: minute, service: services[service],
        staff: staff[person], customer: customer < 0 ? nil : customers[customer].id)
      try write(wish, of: staff, to: writer)
    }
  }

  private struct Wish {
    var day: CalendarDate
    var minute: Int
    var service: Service
    var staff: Staff
    var customer: CustomerID?
  }

  /// Books at the time that is meant, or with someone else or a little later
  /// where that person does not work then; not at all where nothing is free.
  private func write(_ wish: Wish, of staff: [Staff], to writer: any BookWriting) throws(BookError)
  {
    // Appointments of the past are found as they were made: ahead of time.
    let asked = min(now, zone.instant(LocalDateTime(wish.day, .midnight)))
    let finder = SlotFinder(
      business: try writer.business(), zone: zone, book: writer, now: asked)
    for person in [wish.staff] + staff.filter({ $0.id != wish.staff.id }) {
      for delay in stride(from: 0, through: 180, by: 15) {
        let start = LocalDateTime(wish.day, minute: wish.minute + delay)
        let candidate = Candidate(service: wish.service.id, staff: person.id, start: start)
        guard let verdict = try finder.verdict(on: candidate), verdict.stands else { continue }
        let slot = verdict.slot
        let isPast = slot.span.end <= now
        try writer.put(
          .booking(
            Booking(
              service: slot.service, staff: slot.staff, customer: wish.customer,
              start: slot.start, zone: zone.identifier, span: slot.span, length: slot.length,
              price: slot.price, bufferAfter: wish.service.bufferAfter,
              status: isPast ? .done : .confirmed, rationale: slot.rationale, createdAt: now)))
        return
      }
    }
  }
}
