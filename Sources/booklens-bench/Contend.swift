import BookStore
import CivilTime
import Scheduling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tests let several processes do to one book.
enum Contend {
  /// Books one hour of one person, or says who has it.
  static func hour(_ arguments: [String]) throws {
    guard let path = arguments.first else { return }
    do throws(BookError) {
      let book = try open(path)
      let (row, _) = try book.change(note("book the hour")) { (writer) throws(BookError) in
        try writer.put(.booking(visit(0, staff: 1)))
      }
      print("booked \(row.key.id)")
      try book.close()
    } catch {
      print(text(error))
    }
  }

  /// Changes a book over and over, two bookings at a time, until it is killed.
  static func churn(_ arguments: [String]) throws {
    guard let path = arguments.first else { return }
    let book = try open(path)
    for step in 0... {
      switch step % 4 {
      case 0, 1:
        let taken = try book.count(everything)
        _ = try book.change(note("pair")) { (writer) throws(BookError) in
          try writer.put(.booking(visit(taken, staff: 1)))
          try writer.put(.booking(visit(taken, staff: 2)))
        }
      case 2: _ = try book.undo(note("undo"))
      default:
        var query = everything
        query.limit = 2
        let newest = try book.bookings(query)
        _ = try book.change(note("cancel")) { (writer) throws(BookError) in
          for var booking in newest {
            booking.status = .cancelled
            try writer.put(.booking(booking))
          }
        }
      }
      if step == 0 { say("working") }
    }
  }

  /// Writes many bookings in one change.
  static func bulk(_ arguments: [String]) throws {
    guard let path = arguments.first, let count = Arguments.number("--bookings", in: arguments)
    else { return }
    let book = try open(path)
    _ = try book.change(note("import")) { (writer) throws(BookError) in
      for place in 0..<count { try writer.put(.booking(visit(place, staff: 1))) }
    }
    try book.close()
    print("written \(count)")
  }

  private static var everything: BookingQuery {
    var query = BookingQuery()
    query.statuses = Booking.Status.allCases
    query.order = .newestFirst
    return query
  }

  private static func open(_ path: String) throws(BookError) -> SQLiteBook {
    try SQLiteBook.open(path: path) { (writer) throws(BookError) in
      try writer.put(.service(Service(id: ServiceID(1), name: "Haircut", length: 60)))
      for number in 1...2 {
        try writer.put(.staff(Staff(id: StaffID(number), name: "Person \(number)")))
      }
    }
  }

  private static func note(_ words: String) -> ChangeNote {
    ChangeNote(who: "", at: Instant(seconds: 0), words: words)
  }

  /// Prints a line at once, also into a pipe.
  private static func say(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { bytes in _ = write(1, bytes.baseAddress, bytes.count) }
  }

  private static func text(_ error: BookError) -> String {
    error.kind.rawValue + (error.takenBy.map { " by \($0.rawValue)" } ?? "")
  }

  private static func visit(_ place: Int, staff: Int) -> Booking {
    let start = Instant(seconds: 1_796_000_400 + place * 3_600)
    return Booking(
      service: ServiceID(1), staff: StaffID(staff),
      start: LocalDateTime(wallSeconds: start.seconds), zone: "UTC",
      span: Span(start: start, end: start.adding(minutes: 60)), length: 60, createdAt: start)
  }
}
