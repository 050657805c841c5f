import BookStore
import CivilTime
import Scheduling

/// `booklens-bench store [BOOK]`: what the book costs.
enum StoreBench {
  static func run(_ arguments: [String]) throws {
    if let count = Arguments.number("--inserts", in: arguments) {
      try inserts([count])
    } else if let path = arguments.first {
      try readings(of: path)
    } else {
      try inserts([20_000, 40_000, 80_000])
    }
  }

  private static func note(_ words: String) -> ChangeNote {
    ChangeNote(who: "", at: Instant(seconds: 0), words: words)
  }

  private static func visit(_ number: Int) -> Booking {
    let start = Instant(seconds: 1_700_000_000 + number * 1_800)
    return Booking(
      service: ServiceID(1), staff: StaffID(1), start: LocalDateTime(wallSeconds: start.seconds),
      zone: "UTC", span: Span(start: start, end: start.adding(minutes: 30)), length: 30,
      rationale: Rationale(facts: [
        WeighedFact(.soonest, points: 5),
        WeighedFact(
          .nearAskedTime(LocalDateTime(wallSeconds: start.seconds), minutesAway: 15), points: 20),
      ]),
      createdAt: start)
  }

  /// Bookings of one person: the time for each must not grow.
  private static func inserts(_ counts: [Int]) throws {
    for count in counts {
      let path = "/tmp/booklens-bench-\(count).db"
      let book = try SQLiteBook.open(path: path) { (writer) throws(BookError) in
        try writer.put(.service(Service(id: ServiceID(1), name: "Haircut", length: 30)))
        try writer.put(.staff(Staff(id: StaffID(1), name: "Sam")))
      }
      let order = (0..<count).map { ($0 * 7_919) % count }
      let time = try Stopwatch.time {
        _ = try book.change(note("import")) { (writer) throws(BookError) in
          for number in order { try writer.put(.booking(visit(number))) }
        }
      }
      print("\(count) bookings of one person, one change: \(Stopwatch.text(time))")
      var query = BookingQuery()
      query.limit = 1_000
      let listed = try Stopwatch.median(of: 11) { _ in _ = try book.bookings(query) }
      print("  1,000 listed, each with its rationale: \(Stopwatch.text(listed))")
      let single = try Stopwatch.median(of: 50) { run in
        _ = try book.change(note("book")) { (writer) throws(BookError) in
          try writer.put(.booking(visit(count + run)))
        }
      }
      print("  one more, synced to the disk: \(Stopwatch.text(single))")
      let undo = try Stopwatch.median(of: 20) { _ in _ = try book.undo(note("undo")) }
      print("  undo of one: \(Stopwatch.text(undo))")
      try book.close()
      for name in ["", "-wal", "-shm"] { remove(path + name) }
    }
  }

  private static func readings(of path: String) throws {
    let open = try Stopwatch.median(of: 21) { _ in
      let book = try SQLiteBook.open(path: path)
      _ = try book.business()
      try book.close()
    }
    print("open, business, close: \(Stopwatch.text(open))")
    let book = try SQLiteBook.open(path: path)
    let business = try book.business()
    let again = try Stopwatch.median(of: 101) { _ in _ = try book.business() }
    print("business, unchanged: \(Stopwatch.text(again))")
    var newest = BookingQuery()
    newest.order = .newestFirst
    newest.limit = 1
    guard let last = try book.bookings(newest).first else { return }
    let day = last.start.date.adding(days: -400)
    let from = Instant(seconds: day.dayNumber * 86_400)
    for (name, days) in [("a day", 1), ("a month", 31), ("a year", 365)] {
      let span = Span(start: from, end: from.adding(minutes: days * 1_440))
      let keys = business.staff.map { ResourceKey.staff($0.id) }
      var rows = 0
      let taken = try Stopwatch.median(of: 11) { _ in
        rows = try book.occupancies(of: keys, overlapping: span).count
      }
      print("occupancies of all staff, \(name): \(Stopwatch.text(taken)) (\(rows) rows)")
      var query = BookingQuery()
      query.dates = day...day.adding(days: days - 1)
      let listed = try Stopwatch.median(of: 11) { _ in rows = try book.bookings(query).count }
      print("bookings, \(name): \(Stopwatch.text(listed)) (\(rows) rows)")
      let counted = try Stopwatch.median(of: 11) { _ in rows = try book.count(query) }
      print("count, \(name): \(Stopwatch.text(counted))")
    }
    var history = BookingQuery()
    history.customer = last.customer
    history.order = .latestFirst
    history.limit = 8
    let visits = try Stopwatch.median(of: 51) { _ in _ = try book.bookings(history) }
    print("last 8 visits of a customer: \(Stopwatch.text(visits))")
    let word = try Stopwatch.median(of: 51) { _ in _ = try book.customers(havingWord: "77") }
    print("customers of a word: \(Stopwatch.text(word))")
    let prefix = try Stopwatch.median(of: 51) { _ in
      _ = try book.customers(withPrefix: "77", limit: 10)
    }
    print("customers of a prefix: \(Stopwatch.text(prefix))")
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private func remove(_ path: String) {
  unlink(path)
}
