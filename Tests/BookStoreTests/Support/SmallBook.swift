import CivilTime
import Scheduling

@testable import BookStore

/// A book with two people, a haircut, a class of three and a quiet room.
enum SmallBook {
  static func fill(_ writer: any BookWriting) throws(BookError) {
    let rows: [Entity] = [
      .resource(Resource(id: ResourceID(1), name: "quiet room")),
      .service(Service(id: ServiceID(1), name: "Haircut", length: 30)),
      .service(Service(id: ServiceID(2), name: "Yoga", length: 60, capacity: 3)),
      .staff(Staff(id: StaffID(1), name: "Sam")), .staff(Staff(id: StaffID(2), name: "Priya")),
      .customer(Customer(id: CustomerID(1), name: "Dana Lee", searchWords: ["dana", "lee"])),
    ]
    for row in rows { try writer.put(row) }
  }

  static func inMemory() throws -> SQLiteBook { try SQLiteBook.openInMemory(filling: fill) }

  static func open(
    _ path: String, _ mode: SQLiteBook.Mode = .create
  ) throws(BookError) -> SQLiteBook {
    try SQLiteBook.open(path: path, mode: mode, filling: fill)
  }

  /// Half an hour with someone, so many half hours after the morning begins.
  static func visit(_ place: Int, staff: Int = 1, service: Int = 1, seats: Int = 1) -> Booking {
    let start = Instant(seconds: 1_796_029_200).adding(minutes: place * 30)
    return Booking(
      service: ServiceID(service), staff: StaffID(staff),
      start: LocalDateTime(wallSeconds: start.seconds), zone: "UTC",
      span: Span(start: start, end: start.adding(minutes: 30)), length: 30, seats: seats,
      createdAt: start)
  }
}

extension SQLiteBook {
  @discardableResult
  func add(_ booking: Booking, _ words: String = "book") throws -> Booking {
    let (entity, _) = try change(note(words)) { writer throws(BookError) in
      try writer.put(.booking(booking))
    }
    guard case .booking(let row) = entity else { return booking }
    return row
  }

  var numbers: [Int] {
    get throws { try bookings(BookingQuery()).map(\.id.rawValue).sorted() }
  }
}
