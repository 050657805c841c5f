import CivilTime
import ICalendar
import Scheduling

/// A booking as an event of a calendar file.
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
      uid: "B-\(booking.id.rawValue)-\(booking.createdAt.seconds)@booklens",
      sequence: booking.sequence, stamp: turn.now,
      start: .zoned(booking.start, zone), end: .zoned(zone.local(booking.span.end), zone),
      summary: service + (customer.map { " for \($0)" } ?? "")
        + (staff.map { " with \($0)" } ?? ""),
      details: booking.notes, location: turn.settings.name,
      status: booking.status == .cancelled
        ? .cancelled : booking.status == .pending ? .tentative : .confirmed)
  }
}
