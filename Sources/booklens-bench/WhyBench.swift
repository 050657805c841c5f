import BookStore
import CivilTime
import Scheduling

/// `booklens-bench why BOOK…`: what explanations, what-ifs and how-coulds cost on
/// books in SQLite, such as `make-book` makes.
enum WhyBench {
  static func run(_ arguments: [String]) throws {
    guard !arguments.isEmpty else { fatal("name a book: booklens-bench why BOOK") }
    for path in arguments {
      let book = try SQLiteBook.open(path: path)
      try measure(path, book)
      try book.close()
    }
  }

  private static func measure(_ path: String, _ book: any BookReading) throws {
    let business = try book.business()
    let zone = try TimeZoneRules.load(business.settings.zone)
    var newest = BookingQuery()
    newest.order = .latestFirst
    newest.limit = 1
    let last = try book.bookings(newest).first?.start.date ?? CalendarDate(dayNumber: 20_000)
    let today = last.adding(days: -800)
    let now = zone.instant(LocalDateTime(today, minute: 480))
    let finder = SlotFinder(business: business, zone: zone, book: book, now: now)
    guard let service = business.activeServices.dropFirst().first ?? business.activeServices.first,
      let member = business.activeStaff.first(where: { $0.does(service.id) })
    else { fatal("the book has no service that someone does") }
    func day(_ number: Int) -> Span {
      let date = today.adding(days: number + 1)
      return Span(
        start: zone.instant(LocalDateTime(date, .midnight)),
        end: zone.instant(LocalDateTime(date.adding(days: 1), .midnight)))
    }
    func request(_ number: Int) -> SlotRequest {
      SlotRequest(service: service.id, windows: [day(number)])
    }
    print(path)
    try report("why this slot") { run in
      if let slot = try finder.next(for: request(run)) {
        _ = try finder.explained(slot, for: request(run))
      }
    }
    try report("why not") { run in
      let start = LocalDateTime(today.adding(days: run + 1), minute: 600)
      _ = try finder.verdict(
        on: Candidate(service: service.id, staff: member.id, start: start))
    }
    try report("what if someone is off") { run in
      let start = LocalDateTime(today.adding(days: run + 1), .midnight)
      let absence = Absence(staff: member.id, start: start, end: start.adding(days: 1))
      _ = try finder.effect(of: [Edit(before: nil, after: .absence(absence))])
    }
    try report("what if someone works less") { _ in
      var changed = member
      changed.breaks = WeeklyHours(
        Weekday.allCases, [ClockRange(startMinute: 720, endMinute: 780)].compactMap { $0 })
      _ = try finder.effect(of: [Edit(before: .staff(member), after: .staff(changed))])
    }
    try report("what if the hours change") { _ in
      var settings = business.settings
      settings.openingHours = WeeklyHours(
        Weekday.allCases, [ClockRange(startMinute: 600, endMinute: 1020)].compactMap { $0 })
      _ = try finder.effect(
        of: [Edit(before: .settings(business.settings), after: .settings(settings))])
    }
    try report("how could one person") { run in
      var wanted = request(run)
      wanted.staff = [member.id]
      wanted.windows = [Span(start: day(run).start, end: day(run).start.adding(minutes: 720))]
      wanted.length = nil
      _ = try finder.ways(for: wanted)
    }
    try report("how could a closed day") { run in
      var wanted = request(run)
      wanted.windows = [
        Span(
          start: day(run).start.adding(minutes: 1260), end: day(run).start.adding(minutes: 1380))
      ]
      _ = try finder.ways(for: wanted)
    }
  }

  private static func report(_ name: String, _ body: (Int) throws -> Void) throws {
    let time = try Stopwatch.median(of: 21) { run in try body(run) }
    let gap = String(repeating: " ", count: max(1, 30 - name.count))
    print("  \(name)\(gap)\(Stopwatch.text(time))")
  }
}
