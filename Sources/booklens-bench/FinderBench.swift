import BookStore
import CivilTime
import Scheduling

/// `booklens-bench finder [BOOK…]`: what the finder costs, on books in memory of
/// growing size, and on books in SQLite if there are any.
enum FinderBench {
  static func run(_ arguments: [String]) throws {
    let books = arguments.filter { !$0.hasPrefix("--") }
    let staff = 50
    print(
      row([
        "book", "next", "next of one", "3 best", "month, all", "verdict", "breakdown", "full year",
      ]))
    for count in [10_000, 100_000, 1_000_000] where books.isEmpty {
      let scene = try Scene.inMemory(bookings: count, staff: staff)
      try measure("\(count) in memory", scene)
    }
    for path in books {
      let book = try SQLiteBook.open(path: path)
      try measure(path.split(separator: "/").last.map(String.init) ?? path, Scene(book))
      try book.close()
    }
  }

  /// The next opening, a month of availability, and a year in which nothing is
  /// free: what `growth` shows.
  static func figures(of scene: Scene) throws -> [String] {
    let finder = scene.finder
    let next = try Stopwatch.median(of: 101) { run in
      _ = try finder.next(for: scene.request(from: run * 7, days: 60))
    }
    let month = try Stopwatch.median(of: 21) { run in
      _ = try finder.slots(for: scene.request(from: run * 7, days: 31))
    }
    return [next, month, try fullYear(scene)].map(Stopwatch.text)
  }

  /// Longer than any day, so that nothing is free for a year.
  private static func fullYear(_ scene: Scene) throws -> Duration {
    try Stopwatch.median(of: 5) { _ in
      var request = scene.request(from: 0, days: 365)
      request.service = ServiceID(5)
      _ = try scene.withLongService.next(for: request)
    }
  }

  private static func measure(_ name: String, _ scene: Scene) throws {
    let finder = scene.finder
    let next = try Stopwatch.median(of: 101) { run in
      _ = try finder.next(for: scene.request(from: run * 7, days: 60))
    }
    let one = try Stopwatch.median(of: 101) { run in
      var request = scene.request(from: run * 7, days: 60)
      request.staff = [StaffID(1)]
      _ = try finder.next(for: request)
    }
    let best = try Stopwatch.median(of: 51) { run in
      _ = try finder.suggestions(for: scene.request(from: run * 7, days: 1), count: 3)
    }
    let month = try Stopwatch.median(of: 21) { run in
      _ = try finder.slots(for: scene.request(from: run * 7, days: 31))
    }
    let verdict = try Stopwatch.median(of: 101) { run in
      let day = scene.today.adding(days: run)
      _ = try finder.verdict(
        on: Candidate(
          service: ServiceID(2), staff: StaffID(run % 50 + 1),
          start: LocalDateTime(day, minute: 600)))
    }
    let breakdown = try Stopwatch.median(of: 21) { run in
      _ = try finder.breakdown(of: scene.request(from: run * 7, days: 1))
    }
    let full = try fullYear(scene)
    print(row([name] + [next, one, best, month, verdict, breakdown, full].map(Stopwatch.text)))
  }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated().map { column, text in
      let width = column == 0 ? 22 : 12
      return text + String(repeating: " ", count: max(1, width - text.count))
    }.joined()
  }
}

/// A book to ask, with a moment in its middle.
struct Scene {
  let book: any BookReading
  let business: Business
  let zone: TimeZoneRules
  let today: CalendarDate

  init(_ book: any BookReading) throws {
    self.book = book
    business = try book.business()
    zone = try TimeZoneRules.load(business.settings.zone)
    var newest = BookingQuery()
    newest.order = .latestFirst
    newest.limit = 1
    let last = try book.bookings(newest).first?.start.date ?? CalendarDate(dayNumber: 20_000)
    today = last.adding(days: -800)
  }

  var now: Instant { zone.instant(LocalDateTime(today, minute: 0)) }

  var finder: SlotFinder {
    SlotFinder(business: business, zone: zone, book: book, now: now)
  }

  /// The same with a service of ten hours, for which no day is long enough.
  var withLongService: SlotFinder {
    var business = business
    business.services.append(Service(id: ServiceID(5), name: "Marathon", length: 600))
    return SlotFinder(business: business, zone: zone, book: book, now: now)
  }

  func request(from days: Int, days length: Int) -> SlotRequest {
    let start = zone.instant(LocalDateTime(today.adding(days: days), .midnight))
    let end = zone.instant(LocalDateTime(today.adding(days: days + length), .midnight))
    return SlotRequest(service: ServiceID(2), windows: [Span(start: start, end: end)])
  }

  /// Everyone's day is cut into equal parts, each with a visit of half an hour
  /// somewhere in it.
  static func inMemory(bookings: Int, staff: Int) throws -> Scene {
    var business = Business()
    business.settings.openingHours = WeeklyHours(
      Weekday.allCases, [ClockRange(startMinute: 540, endMinute: 1080)].compactMap { $0 })
    business.services = [
      Service(id: ServiceID(1), name: "Trim", length: 15),
      Service(id: ServiceID(2), name: "Haircut", length: 30),
      Service(id: ServiceID(3), name: "Massage", length: 60),
    ]
    business.staff = (1...staff).map { Staff(id: StaffID($0), name: "Person \($0)") }
    let book = InMemoryBook(business)
    let days = 5 * 365
    var number = 0
    let note = ChangeNote(who: "", at: Instant(seconds: 0), words: "")
    _ = try book.change(note) { writer throws(BookError) in
      for day in 0..<days {
        for person in 1...staff {
          let share = bookings / staff
          let count = share * (day + 1) / days - share * day / days
          for place in 0..<count {
            number += 1
            let part = 540 / count
            let minute = 540 + part * place + number &* 7_919 % 5 * 5 % max(1, part - 29)
            let start = LocalDateTime(
              CalendarDate(dayNumber: 20_454 + day), minute: minute)
            let from = Instant(seconds: start.wallSeconds)
            try writer.put(
              .booking(
                Booking(
                  service: ServiceID(2), staff: StaffID(person),
                  customer: CustomerID(number % 1_000 + 1), start: start, zone: "UTC",
                  span: Span(start: from, end: from.adding(minutes: 30)), length: 30,
                  createdAt: from)))
          }
        }
      }
    }
    return try Scene(book)
  }
}
