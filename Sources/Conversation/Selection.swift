import CivilTime
import PlainEnglish
import Scheduling

/// Which bookings a line means: those that it speaks of, without those that it leaves out.
///
/// Whatever is done to bookings is done to what is left of a selection, so what a line
/// excludes is never touched, however it names it.
struct Selection {
  private let exceptions: [BookingException]

  init(_ request: Request) {
    exceptions = request.exceptions
  }

  /// What is left of the bookings that a line speaks of.
  func left(of bookings: [Booking]) -> [Booking] {
    guard !exceptions.isEmpty else { return bookings }
    return bookings.filter { booking in !exceptions.contains { $0.covers(booking) } }
  }
}

extension BookingException {
  /// Whether a booking is one that is left out: of each kind that is named one must be
  /// its own, "Dana and Omar" are two of one kind.
  func covers(_ booking: Booking) -> Bool {
    if numbers.contains(booking.id.rawValue) { return true }
    guard numbers.isEmpty, !isEmpty else { return false }
    func fits(_ mentions: [NameMention], _ id: Int?) -> Bool {
      mentions.isEmpty || mentions.contains { $0.entries.contains { $0.id == id } }
    }
    func fits(_ whens: [When]) -> Bool {
      whens.isEmpty
        || whens.contains { when in
          var named = when
          named.role = .at
          return named.agrees(with: booking.start)
        }
    }
    return fits(customers, booking.customer?.rawValue) && fits(services, booking.service.rawValue)
      && fits(staff, booking.staff.rawValue)
      && fits(whens.filter { !$0.isTimeOnly }) && fits(whens.filter(\.isTimeOnly))
  }
}

extension BookingSearch {
  /// What to say where somebody or something is left out whom the book does not know:
  /// "everything except Zoe" is not done as if nobody had been named.
  var strangerLeftOut: Statement? {
    for exception in request.exceptions {
      let unknown = (exception.customers + exception.services + exception.staff)
        .first { $0.entries.isEmpty }
      if let unknown {
        return .noSuchName(text: unknown.text, kind: unknown.kind, known: [], suggestions: [])
      }
    }
    return nil
  }
}
