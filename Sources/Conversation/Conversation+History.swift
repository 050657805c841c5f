import CivilTime
import PlainEnglish
import Scheduling

/// What was changed of the book, and by whom.
extension Conversation {
  /// The last changes; those of some days, or of a booking or a customer that is named: "who
  /// moved Dana?".
  func history(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let subject = ChangeSubject(request)
    if !subject.isEmpty {
      let entries = try turn.book.journal(limit: Self.mostLookedThrough)
        .filter { $0.edits.contains(where: subject.isOf) }.suffix(Self.mostShown)
      return entries.isEmpty
        ? Reply(.notFound, [.nothingChangedOf(request.customers.first?.entries.first?.name ?? "")])
        : Reply(.list, [.history(Array(entries))])
    }
    guard let days = request.when.flatMap({ WantedTime($0, now: turn.local).days }) else {
      return Reply(.list, [.history(try turn.book.journal(limit: Self.mostShown))])
    }
    let last = days.last ?? turn.local.date
    let entries = try turn.book.journal(limit: Self.mostLookedThrough).filter { entry in
      let date = turn.zone.local(entry.note.at).date
      return days.first <= date && date <= last
    }
    return Reply(
      .list, [entries.isEmpty ? .nothingChangedOn(days.first, last) : .history(entries)])
  }

  private static let mostLookedThrough = 500
  private static let mostShown = 15
}

/// Whose changes are asked for.
private struct ChangeSubject {
  let bookings: Set<BookingID>
  let customers: Set<CustomerID>

  init(_ request: Request) {
    bookings = Set(request.bookingNumbers.map { BookingID($0) })
    customers = Set(request.customers.flatMap(\.entries).map { CustomerID($0.id) })
  }

  var isEmpty: Bool { bookings.isEmpty && customers.isEmpty }

  /// Whether an edit changes a booking that is named, or a customer's.
  func isOf(_ edit: Edit) -> Bool {
    switch edit.before {
    case .booking(let booking)?:
      bookings.contains(booking.id) || booking.customer.map(customers.contains) ?? false
    case .customer(let customer)?: customers.contains(customer.id)
    default: false
    }
  }
}
