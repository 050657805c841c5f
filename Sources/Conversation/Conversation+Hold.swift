import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Keeps the slot that is on the table, or the one that is named, for a while.
  mutating func hold(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if request.hasValues, state.table == nil {
      let proposal = try book(request, turn)
      guard case .offer(let offer)? = state.table, let exact = offer.draft.time.exact,
        offer.slot?.start == exact
      else { return proposal }
    }
    guard case .offer(var offer)? = state.table, let slot = offer.slot, offer.draft.moving == nil
    else { return Reply(.refused, [.nothingAsked]) }
    let minutes =
      request.duration?.length.exactMinutes ?? turn.settings.policy.holdMinutes
    let until = turn.now.adding(minutes: min(max(1, minutes), 1440))
    let draft = offer.draft
    let (held, _) = try turn.book.change(turn.note) { writer throws(BookError) -> Hold? in
      let business = try writer.business()
      let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
      guard let verdict = try finder.verdict(on: draft.candidate(for: slot)), verdict.stands else {
        return nil
      }
      var booking = Booking(verdict.slot, draft, customer: nil, business: business, turn)
      if case .known(let customer) = draft.party { booking.customer = customer }
      guard case .hold(let row) = try writer.put(.hold(Hold(booking: booking, until: until))) else {
        return nil
      }
      return row
    }
    guard let held else { return Reply(.refused, [.justTaken(slot, by: nil)]) }
    offer.draft.hold = held.id
    offer.slots = [slot]
    offer.selected = 0
    state.table = .offer(offer)
    return Reply(.changed, [.held(slot, until: turn.zone.local(until))])
  }
}
