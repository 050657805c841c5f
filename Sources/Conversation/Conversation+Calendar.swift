import CivilTime
import ICalendar
import PlainEnglish
import Scheduling

extension Conversation {
  /// Writes the booking that is spoken of as a calendar file.
  mutating func calendar(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if request.hasValues || !request.bookingNumbers.isEmpty || state.focus.booking == nil {
      return try onBooking(request, .calendar, turn)
    }
    guard let id = state.focus.booking, let booking = try turn.book.booking(id) else {
      return Reply(.notFound, [.noBookingMatches(customer: nil, service: nil, date: nil)])
    }
    return try writeCalendar([booking], turn)
  }

  func writeCalendar(_ bookings: [Booking], _ turn: Turn) throws(BookError) -> Reply {
    guard let first = bookings.first else { return Reply(.notFound, [.nothingAsked]) }
    var events: [ICalendarEvent] = []
    for booking in bookings {
      let customer: String? =
        if let id = booking.customer { try turn.book.customer(id)?.name } else { nil }
      events.append(BookingEvent.event(of: booking, customer: customer, turn))
    }
    let text = ICalendarFile.write(events)
    switch turn.desk.writeCalendar("B-\(first.id.rawValue).ics", text) {
    case .written(let path, let opened):
      var reply = Reply(.list, [.calendarWritten(path: path, opened: opened, bookings)])
      reply.kind = .talk
      return reply
    case .failed(let reason): return Reply(.failed, [.calendarFailed(reason: reason)])
    }
  }
}
