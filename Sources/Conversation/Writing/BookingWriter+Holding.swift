import CivilTime
import PlainEnglish
import Scheduling

extension BookingWriter {
  /// Keeps a slot for a while, if it still stands.
  static func hold(
    _ slot: Slot, of draft: Draft, until: Instant, _ turn: Turn
  ) throws(Unwritten) -> HoldID {
    try turn.book.attempt(turn.note) { writer throws(Unwritten) -> HoldID in
      let (business, verdict) = try Unwritten.orRefused { () throws(BookError) in
        let business = try writer.business()
        let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
        return (business, try finder.verdict(on: draft.candidate(for: slot)))
      }
      guard let verdict else { throw .vanished(nil) }
      guard verdict.stands else { throw .refused([.init(place: 0, verdict: verdict)]) }
      var booking = Booking(verdict.slot, draft, customer: nil, business: business, turn)
      if case .known(let customer) = draft.party { booking.customer = customer }
      let hold = Hold(booking: booking, until: until)
      let row = try Unwritten.orRefused { () throws(BookError) in try writer.put(.hold(hold)) }
      return HoldID(row.key.id)
    }
  }
}
