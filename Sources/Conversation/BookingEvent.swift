import CivilTime
import ICalendar
import Scheduling

/// A booking or a block as an event of a calendar file.
enum BookingEvent {
  /// The event: one UID for the life of a booking, a sequence that rises with
  /// each change.
  static func event(of booking: Booking, customer: String?, _ turn: Turn) -> ICalendarEvent {
    let service = turn.business.service(booking.service)?.name ?? "Appointment"
    let staff = turn.business.staff(booking.staff)?.name
    let zone =
      booking.zone == turn.zone.identifier
      ? turn.zone : (try? TimeZoneRules.load(booking.zone)) ?? turn.zone
    return ICalendarEvent(
      uid: uid(of: booking), sequence: (booking.source?.sequence ?? 0) + booking.sequence,
      stamp: turn.now,
      start: .zoned(booking.start, zone), end: .zoned(zone.local(booking.span.end), zone),
      summary: service + (customer.map { " for \($0)" } ?? "")
        + (staff.map { " with \($0)" } ?? ""),
      details: booking.notes, location: turn.settings.name,
      status: booking.status == .cancelled
        ? .cancelled : booking.status == .pending ? .tentative : .confirmed)
  }

  /// The event of a block: time that someone is not to be booked.
  static func event(of block: Block, _ turn: Turn) -> ICalendarEvent {
    let staff = turn.business.staff(block.staff)?.name ?? ""
    return ICalendarEvent(
      uid: block.source?.uid ?? "K-\(block.id.rawValue)-\(block.span.start.seconds)@booklens",
      sequence: block.source?.sequence ?? 0, stamp: turn.now,
      start: .zoned(block.start, turn.zone), end: .zoned(block.end, turn.zone),
      summary: block.reason.isEmpty ? "\(staff) is not free" : "\(block.reason) (\(staff))",
      location: turn.settings.name)
  }

  /// What a booking is known by in calendars: what it came in with, or a name of
  /// its own that no other book gives.
  static func uid(of booking: Booking) -> String {
    booking.source?.uid ?? "B-\(booking.id.rawValue)-\(booking.createdAt.seconds)@booklens"
  }

  /// The number of the booking, and the moment at which it was made, in a name
  /// that ``uid(of:)`` gave.
  static func booking(named uid: String) -> (id: BookingID, createdAt: Int)? {
    guard uid.hasPrefix("B-"), uid.hasSuffix("@booklens") else { return nil }
    let parts = uid.dropFirst(2).dropLast(9).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let id = Int(parts[0]), let createdAt = Int(parts[1]) else {
      return nil
    }
    return (BookingID(id), createdAt)
  }
}
