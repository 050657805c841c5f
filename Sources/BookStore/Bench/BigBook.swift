import CivilTime
import Scheduling

/// A large book made up by rule, for measuring: the same numbers give the same
/// book.
///
/// Everyone works from 9:00 to 18:00 on every day; their bookings are spread
/// evenly over the years, each in a part of the day of its own.
public struct BigBook: Hashable, Sendable {
  /// How many bookings.
  public var bookings: Int

  /// How many people.
  public var staff: Int

  /// The first date with bookings.
  public var start: CalendarDate

  /// For how many days there are bookings.
  public var days: Int

  /// Creates a plan.
  public init(bookings: Int, staff: Int = 50, start: CalendarDate, days: Int = 5 * 365) {
    self.bookings = max(0, bookings)
    self.staff = max(1, staff)
    self.start = start
    self.days = max(1, days)
  }

  /// Makes the book in a new file, in one transaction.
  ///
  /// - Parameters:
  ///   - path: The file, which must not be there or be empty.
  ///   - report: Is told from time to time how many bookings are written.
  /// - Throws: ``BookError`` if it cannot be written.
  public func write(to path: String, report: (Int) -> Void = { _ in }) throws(BookError) {
    let book = try SQLiteBook.open(path: path) { (writer) throws(BookError) in
      try fill(writer)
    }
    guard book.isNew else {
      throw BookError(
        kind: .cannotOpen, operation: "make a large book", path: path, detail: "it is there already"
      )
    }
    try writeBookings(book.connection, report)
    try book.packSheets()
    try book.close()
  }

  private static let services = [
    Service(id: ServiceID(1), name: "Trim", length: 15, price: Money(hundredths: 1_200)),
    Service(id: ServiceID(2), name: "Haircut", length: 30, price: Money(hundredths: 2_500)),
    Service(
      id: ServiceID(3), name: "Massage", length: 60, price: Money(hundredths: 6_000),
      bufferAfter: 0),
    Service(id: ServiceID(4), name: "Colour", length: 90, price: Money(hundredths: 9_000)),
  ]

  private static let opens = 9 * 60
  private static let closes = 18 * 60

  private func fill(_ writer: any BookWriting) throws(BookError) {
    var settings = Settings()
    settings.name = "Big book"
    settings.openingHours = WeeklyHours(
      Weekday.allCases,
      ClockRange(startMinute: Self.opens, endMinute: Self.closes).map { [$0] } ?? [])
    try writer.put(.settings(settings))
    for service in Self.services { try writer.put(.service(service)) }
    for number in 1...staff {
      try writer.put(.staff(Staff(id: StaffID(number), name: "Person \(number)")))
    }
    for number in 1...customers {
      let words = ["customer", "\(number)"]
      try writer.put(
        .customer(
          Customer(id: CustomerID(number), name: "Customer \(number)", searchWords: words)))
    }
  }

  /// One customer for ten bookings.
  private var customers: Int { max(1, bookings / 10) }

  /// Writes the bookings past the interface: it would spend most of its time on
  /// checks that cannot fail here.
  private func writeBookings(
    _ connection: Connection, _ report: (Int) -> Void
  ) throws(BookError) {
    try connection.run("BEGIN IMMEDIATE")
    var number = 0
    for day in 0..<days {
      for person in 1...staff {
        let before = share(of: person, until: day)
        let count = share(of: person, until: day + 1) - before
        for place in 0..<count {
          number += 1
          let row = booking(number, person, day: day, place: place, of: count)
          try connection.execute(Booking.upsert, row.values)
          for taken in Occupancy.rows(for: row, in: Business()) {
            try connection.execute(OccupancyRow.insertion, OccupancyRow.values(of: taken))
          }
        }
      }
      if day % 100 == 0 { report(number) }
    }
    try connection.run("COMMIT")
  }

  /// How many bookings a person has before a day.
  private func share(of person: Int, until day: Int) -> Int {
    let own = bookings / staff + (person <= bookings % staff ? 1 : 0)
    return own * day / days
  }

  /// A booking in its own part of the day, somewhere in it.
  private func booking(
    _ number: Int, _ person: Int, day: Int, place: Int, of count: Int
  ) -> Booking {
    let part = (Self.closes - Self.opens) / count
    let first = Self.opens + part * place
    let noise = Self.scatter(number)
    let fitting = Self.services.filter { $0.length <= part }
    let service = fitting.isEmpty ? Self.services[0] : fitting[noise % fitting.count]
    let slack = max(0, part - service.length) / 5
    let minute = first + (slack == 0 ? 0 : noise / 7 % (slack + 1) * 5)
    let start = LocalDateTime(self.start.adding(days: day), minute: minute)
    let from = Instant(seconds: start.wallSeconds)
    let customer = noise / 64 % customers + 1
    return Booking(
      id: BookingID(number), service: service.id, staff: StaffID(person),
      customer: CustomerID(customer), start: start, zone: "UTC",
      span: Span(start: from, end: from.adding(minutes: service.length)), length: service.length,
      price: service.price, status: noise % 50 == 0 ? .noShow : .confirmed,
      createdAt: from.adding(minutes: -10_000))
  }

  /// A number from which none of its neighbours can be told (SplitMix64's step).
  private static func scatter(_ number: Int) -> Int {
    var z = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 2)
  }
}
