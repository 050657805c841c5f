import CivilTime
import ICalendar
import PlainEnglish
import Scheduling

extension Conversation {
  /// Writes the booking that is spoken of as a calendar file, or all that a time
  /// or a person is named for.
  mutating func calendar(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if request.transfer == .writeOut || request.choice == .all && request.hasValues {
      return try writeOut(request, turn)
    }
    if request.hasValues || !request.bookingNumbers.isEmpty || state.focus.booking == nil {
      return try onBooking(request, .calendar, turn)
    }
    guard let id = state.focus.booking, let booking = try turn.book.booking(id) else {
      return Reply(.notFound, [.noBookingMatches(customer: nil, service: nil, date: nil)])
    }
    // What was booked together goes together.
    let together = state.focus.listed.contains(id) ? state.focus.listed : [id]
    guard together.count > 1, state.lastReply?.kind == .booked else {
      return try writeCalendar([booking], turn)
    }
    var bookings: [Booking] = []
    for id in together {
      if let booking = try turn.book.booking(id) { bookings.append(booking) }
    }
    return try writeCalendar(bookings, turn)
  }

  /// Writes some bookings as a calendar file beside the book.
  func writeCalendar(_ bookings: [Booking], _ turn: Turn) throws(BookError) -> Reply {
    guard let first = bookings.first else { return Reply(.notFound, [.nothingToWrite]) }
    return try writeCalendar(
      bookings, [], to: .besideBook("B-\(first.id.rawValue).ics"), opens: true, turn)
  }

  func writeCalendar(
    _ bookings: [Booking], _ blocks: [Block], to place: FilePlace, opens: Bool, _ turn: Turn
  ) throws(BookError) -> Reply {
    var events: [ICalendarEvent] = []
    for booking in bookings {
      let customer: String? =
        if let id = booking.customer { try turn.book.customer(id)?.name } else { nil }
      events.append(BookingEvent.event(of: booking, customer: customer, turn))
    }
    events += blocks.map { BookingEvent.event(of: $0, turn) }
    let name = turn.settings.name
    let text = ICalendarFile.write(events, name: name.isEmpty ? nil : name)
    return Self.reply(
      turn.desk.files.write(text, to: place, opens: opens), count: events.count, .calendar)
  }

  static func reply(_ outcome: FileOutcome, count: Int, _ form: FileMention.Form) -> Reply {
    switch outcome {
    case .written(let path, let opened):
      Reply(.talk, [.written(path: path, opened: opened, count: count, form)])
    case .failed(let reason): Reply(.refused, [.notWritten(reason: reason)])
    }
  }
}
