import PlainEnglish
import Scheduling

extension BookingWriter {
  /// Brings a cancelled booking back, if its time is still free.
  ///
  /// - Parameters:
  ///   - booking: The booking, as it was when that was asked for.
  ///   - turn: What holds while the line is answered.
  /// - Returns: The booking as it stands.
  /// - Throws: ``Unwritten`` if it cannot be.
  static func reinstate(_ booking: Booking, _ turn: Turn) throws(Unwritten) -> Booking {
    try turn.book.attempt(turn.note) { writer throws(Unwritten) -> Booking in
      let (current, business, verdict) = try Unwritten.orRefused { () throws(BookError) in
        let business = try writer.business()
        let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
        let verdict = try finder.verdict(on: Candidate(standing: booking))
        return (try writer.booking(booking.id), business, verdict)
      }
      guard current == booking else { throw .changed(booking.id) }
      guard let verdict else { throw .vanished(booking.id) }
      guard verdict.stands else { throw .refused([.init(place: 0, verdict: verdict)]) }
      var again = booking
      again.status = business.settings.policy.pendingFirst ? .pending : .confirmed
      again.cancelReason = ""
      again.sequence += 1
      let row = again
      try Unwritten.orRefused { () throws(BookError) in _ = try writer.put(.booking(row)) }
      return row
    }
  }
}
