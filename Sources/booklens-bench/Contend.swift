import BookStore
import CivilTime
import Scheduling

/// Books one hour of one person, or says who has it.
///
/// `booklens-bench contend PATH` is for tests that run many of it at once.
enum Contend {
  static func run(_ arguments: [String]) throws {
    guard let path = arguments.first else { return }
    do throws(BookError) {
      let book = try SQLiteBook.open(path: path) { (writer) throws(BookError) in
        try writer.put(.service(Service(id: ServiceID(1), name: "Haircut", length: 60)))
        try writer.put(.staff(Staff(id: StaffID(1), name: "Sam")))
      }
      let (row, _) = try book.change(
        ChangeNote(who: "", at: Instant(seconds: 0), words: "book the hour")
      ) { (writer) throws(BookError) in
        try writer.put(.booking(hour))
      }
      print("booked \(row.key.id)")
      try book.close()
    } catch {
      let holder = error.takenBy.map { " by \($0.rawValue)" } ?? ""
      print(error.kind.rawValue + holder)
    }
  }

  private static var hour: Booking {
    let start = Instant(seconds: 1_796_000_400)
    return Booking(
      service: ServiceID(1), staff: StaffID(1), start: LocalDateTime(wallSeconds: start.seconds),
      zone: "UTC", span: Span(start: start, end: start.adding(minutes: 60)), length: 60,
      createdAt: start)
  }
}
