import CivilTime
import PlainEnglish
import Scheduling

/// Which requests are about what is on the table, and which are acts of their own.
///
/// A bare value, a choice and a correction that names no other booking are about it. A
/// verb with an object of its own, another customer's booking, a report of what happened
/// and a change of the business are not.
extension Request {
  /// Whether it moves another booking than that which is offered, or was proposed to be
  /// moved: by number, by customer, by service, or by the day or hour that it has now.
  func moves(another table: Table, _ moved: Booking?) -> Bool {
    if let number = bookingNumbers.first { return BookingID(number) != table.draft?.moving }
    guard case .offer(let offer) = table, let slot = offer.slot else {
      return !customers.isEmpty
    }
    if isForAnother(than: offer.draft.party) { return true }
    if let service = serviceID, service != slot.service { return true }
    guard !says("it") || !customers.isEmpty else { return false }
    return oldTimes.contains { when in
      !when.agrees(with: slot.start) && moved.map { when.agrees(with: $0.start) } != true
    }
  }

  /// Whether it asks for a booking for another customer, and does not say that what is on
  /// the table is theirs.
  func booksAnother(than draft: Draft, on table: Table) -> Bool {
    if table.question == .anotherTime { return true }
    guard draft.party != .me else { return false }
    return !["no", "not", "it", "instead", "rather", "actually"].contains(where: says)
  }

  /// Whether nobody but a customer is named, and nothing of a time or a service.
  var isOnlyOfSomebody: Bool {
    whens.isEmpty && services.isEmpty && staff.isEmpty && duration == nil && shift == nil
  }

  /// Whether a customer who is named is named as whom it is for: nothing else is said.
  var saysWhoseItIs: Bool {
    let naming: Set<String> = [
      "for", "its", "book", "put", "down", "name", "under", "should", "be", "who", "client",
      "customer", "person", "change", "not", "want", "wants", "like", "would", "id", "we",
    ]
    return isBareValue || saysWhose
      || restWords.allSatisfy { Ellipsis.joining.contains($0) || naming.contains($0) }
  }

  /// Whether it takes the place of what is on the table: it asks for the same otherwise,
  /// or does something else to the same booking.
  func takesPlace(of table: Table) -> Bool {
    if ["instead", "rather"].contains(where: says) { return true }
    switch intent {
    case .hold, .waitlist:
      // Who waits for a time, and is not who something is offered to, does not take that away.
      guard let draft = table.draft, draft.moving == nil else { return customers.isEmpty }
      return draft.party == .me || !isForAnother(than: draft.party)
    case .override, .negate, .affirm, .stop: return true
    case .book, .availability, .correct, .none:
      guard let draft = table.draft, draft.moving == nil else { return intent != .book }
      // “book Max a bath”, of whom the book knows nothing, is not for Rex.
      if intent == .book, draft.party != .me, namesUnknown { return false }
      return draft.party == .me || !isForAnother(than: draft.party)
    case .cancel, .move, .resize, .note, .calendar:
      return !namesAnyBooking || bookingNumbers.contains { table.concerns(BookingID($0)) }
    default: return false
    }
  }

  /// Whether a word that nothing was made of is written as a name.
  private var namesUnknown: Bool {
    left.contains { $0.text.first?.isUppercase == true && $0.span.lowerBound > span.lowerBound }
  }

  /// Whether it says of a booking which it is.
  var namesAnyBooking: Bool {
    !bookingNumbers.isEmpty || !customers.isEmpty || !services.isEmpty || !oldTimes.isEmpty
      || intent == .cancel && !whens.isEmpty
  }
}

extension Table {
  /// Whether a booking is one of those that would be changed by it.
  func concerns(_ booking: BookingID) -> Bool {
    switch self {
    case .cancel(let cancellation): cancellation.bookings.contains(booking)
    case .which(let which): which.candidates.contains(booking)
    case .swap(let swap): swap.one == booking || swap.two == booking
    case .seriesScope(let question): question.booking == booking
    case .rearrangement(let plan): plan.index(of: booking) != nil
    case .offer, .missing, .readings: draft?.moving == booking
    case .visit, .series, .change, .howLate, .importing, .undoing: false
    }
  }
}
