import CivilTime
import PlainEnglish
import Scheduling

/// What a line says is not to be done to bookings.
extension Conversation {
  /// "don't cancel Peter on Thursday": tells that it stays as it is.
  func leaveAlone(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let search = BookingSearch(request: request, focus: state.focus, turn: turn)
    let found: BookingSearch.Found
    if let status = request.status {
      found = try search.run(marking: status)
    } else {
      found = try search.run(describing: request.whens.filter { $0.role != .to })
    }
    guard request.namesAnyBooking || !request.whens.isEmpty, case .bookings(let bookings) = found,
      bookings.count <= Self.mostReadings
    else { return Reply(.talk, [.dropped]) }
    var reply = Reply(.talk, bookings.map { .stays($0) })
    reply.bookings = bookings
    return reply
  }

  /// "yes, but not the colour", to whether some bookings are to be cancelled.
  ///
  /// The others are, and it stays. Where it was not among them, the yes is all that is left.
  mutating func agreeExcept(
    _ request: Request, _ cancellation: Table.Cancellation, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard request.beginsWithYes,
      let exception = request.exceptionSaid ?? request.exceptionKept
    else { return nil }
    var kept: [Booking] = []
    for id in cancellation.bookings {
      guard let booking = try turn.book.booking(id) else { continue }
      if !exception.covers(booking) { kept.append(booking) }
    }
    if kept.isEmpty {
      state.table = nil
      return Reply(.talk, [.dropped])
    }
    if kept.count == cancellation.bookings.count { return try commit(cancellation, turn) }
    return proposeCancelling(kept, reason: cancellation.reason, turn)
  }
}

extension Request {
  /// The verb of what is not to be done to a booking; nil if a no says no such thing.
  var leavesAlone: String? {
    guard !services.contains(where: { $0.entries.isEmpty }) else { return nil }
    if status != nil { return "mark" }
    return [
      "cancel", "cancelling", "canceling", "move", "moving", "delete", "deleting", "remove",
      "removing", "reschedule", "rescheduling", "change", "changing", "touch", "shift",
      "mark",
    ].first(where: says)
  }

  /// “yes, but keep the one on the 11th”: what stays, by whatever it is named.
  fileprivate var exceptionKept: BookingException? {
    guard keepsByWord, exceptions.isEmpty, left.isEmpty, !isQuestion else { return nil }
    let named = BookingException(of: self)
    return named.isEmpty ? nil : named
  }

  /// What it leaves out, where that is all that it names beside a yes.
  var exceptionSaid: BookingException? {
    let mentions = services + customers + staff
    var exception = exceptions.first ?? BookingException()
    exception.numbers += keptNumbers
    exception.services += services.filter(\.isExcluded)
    exception.customers += customers.filter(\.isExcluded)
    exception.staff += staff.filter(\.isExcluded)
    exception.whens += whens.filter { $0.role == .not }
    guard !exception.isEmpty, mentions.allSatisfy(\.isExcluded), bookingNumbers.isEmpty,
      whens.allSatisfy({ $0.role == .not })
    else { return nil }
    return exception
  }
}
