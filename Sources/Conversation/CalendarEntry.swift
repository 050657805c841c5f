import CivilTime
import ICalendar
import Scheduling

struct CalendarEntry {
  init(_ booking: Booking, customer: String?, _ turn: Turn) {}
  static func file(_ entries: [CalendarEntry], _ turn: Turn) -> String { "" }
}
