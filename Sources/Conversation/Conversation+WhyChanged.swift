import CivilTime
import PlainEnglish
import Scheduling

/// Why something happened to a booking: "why was Tom's haircut cancelled?", "why did it move?".
///
/// The journal tells the cause, with what was changed in one go; the reasons of the time that
/// the booking has now are none.
extension Conversation {
  /// The cause of what a question takes for done; nil if it asks for nothing of the kind.
  mutating func explainChange(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard !turn.settings.isCustomerView, let happening = request.happening,
      let search = changesSought(by: request)
    else { return nil }
    let entries = try turn.book.journal(limit: Self.changesLookedAt)
    for entry in entries where entry.undoneBy == nil && entry.undoes == nil {
      for case .booking(let after)? in entry.edits.map(\.after) {
        guard let before = entry.booking(before: after.id), happening.isIn(before, after),
          search.isMet(by: before, after)
        else { continue }
        state.focus.booking = after.id
        return Reply(.explanation, [happening.told(before, after, entry)])
      }
    }
    guard let booking = try standing(search, turn) else { return nil }
    state.focus.booking = booking.id
    return Reply(.explanation, [.hasNotHappened(booking, happening)])
  }

  /// What was changed with a booking that was moved with no reason kept, as in a swap.
  func causeOfMove(of booking: Booking, _ turn: Turn) throws(BookError) -> Statement? {
    guard booking.rationale.facts.isEmpty, booking.status != .cancelled,
      !turn.settings.isCustomerView
    else { return nil }
    for entry in try turn.book.journal(limit: Self.latestChanges)
    where entry.undoneBy == nil && entry.undoes == nil {
      guard let before = entry.booking(before: booking.id) else { continue }
      return Happening.moved.isIn(before, booking)
        ? Happening.moved.told(before, booking, entry) : nil
    }
    return nil
  }

  /// So many changes are looked at for what moved a booking that has no reason.
  private static let latestChanges = 50

  /// How many changes are looked at, newest first.
  private static let changesLookedAt = 2_000

  /// Whose booking, or which, and of which day and service.
  private struct Sought {
    var id: BookingID?
    var customer: CustomerID?
    var services: [ServiceID]
    var whens: [When]

    func isMet(by bookings: Booking...) -> Bool {
      guard let last = bookings.last, id == nil || last.id == id,
        customer == nil || last.customer == customer,
        services.isEmpty || services.contains(last.service)
      else { return false }
      return whens.isEmpty
        || bookings.contains { booking in
          whens.allSatisfy { $0.isOn(booking.start) }
        }
    }
  }

  private func changesSought(by request: Request) -> Sought? {
    var sought = Sought(
      services: request.services.flatMap(\.entries).map { ServiceID($0.id) },
      whens: request.whens.filter { $0.role != .not })
    let named = request.customers.filter { !$0.isExcluded }
    if let number = request.bookingNumbers.first {
      sought.id = BookingID(number)
    } else if let mention = named.first {
      guard named.count == 1, mention.entries.count == 1, !mention.isRelation else { return nil }
      sought.customer = CustomerID(mention.entries[0].id)
    } else if request.isForLastCustomer, let customer = state.focus.customer {
      sought.customer = customer
    } else if request.says("it") || request.says("that"), let booking = state.focus.booking {
      sought.id = booking
    } else {
      return nil
    }
    return sought
  }

  /// The next booking that is sought, to which nothing has happened.
  private func standing(_ sought: Sought, _ turn: Turn) throws(BookError) -> Booking? {
    if let id = sought.id { return try turn.book.booking(id) }
    guard let customer = sought.customer else { return nil }
    var query = BookingQuery()
    query.customer = customer
    query.span = turn.ahead
    return try turn.book.bookings(query).first { sought.isMet(by: $0) }
  }
}

/// What can have happened to a booking.
public enum Happening: Hashable, Sendable, Codable {
  case cancelled
  case moved

  func isIn(_ before: Booking, _ after: Booking) -> Bool {
    switch self {
    case .cancelled: before.status != .cancelled && after.status == .cancelled
    case .moved:
      after.status != .cancelled && (before.start != after.start || before.staff != after.staff)
    }
  }

  func told(_ before: Booking, _ after: Booking, _ entry: JournalEntry) -> Statement {
    self == .cancelled && !after.cancelReason.isEmpty
      ? .bookingReason(after) : .causeOfChange(self, from: before, to: after, entry)
  }
}

extension JournalEntry {
  /// A booking as it was before.
  fileprivate func booking(before id: BookingID) -> Booking? {
    for case .booking(let booking)? in edits.map(\.before) where booking.id == id {
      return booking
    }
    return nil
  }
}

extension Request {
  /// What it asks the cause of, told as done: "was moved", "did cancel"; nil for what could,
  /// should or cannot be.
  fileprivate var happening: Happening? {
    guard why == .why, choice == nil else { return nil }
    let words = Folding.words(text)
    guard
      ["was", "were", "did", "has", "have", "got", "been", "is"].contains(where: words.contains),
      !["not", "can", "cant", "could", "should", "would", "will", "didnt", "wasnt"]
        .contains(where: words.contains)
    else { return nil }
    if ["cancelled", "canceled", "cancel"].contains(where: words.contains) { return .cancelled }
    if ["moved", "move", "rescheduled", "shifted"].contains(where: words.contains) {
      return .moved
    }
    return nil
  }
}
