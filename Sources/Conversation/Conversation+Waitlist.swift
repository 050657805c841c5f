import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Keeps a wish for a time, or lists the wishes.
  mutating func waitlist(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let filling = try fill(Draft(), from: request, turn)
    if let refusal = filling.refusal { return refusal }
    let draft = filling.draft
    if draft.time.isOpen && draft.party == .me { return try listWishes(turn) }
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: 30)
    guard let first = windows.first, let last = windows.last else {
      return Reply(.refused, filling.statements + [.badValue(.missingTime)])
    }
    let (kept, _) = try turn.book.change(turn.note) { writer throws(BookError) -> Wish? in
      let customer = try draft.customer(writer)
      let wish = Wish(
        customer: customer, service: draft.service, staff: draft.staff.first,
        start: turn.zone.local(first.start), end: turn.zone.local(last.end), createdAt: turn.now)
      guard case .wish(let row) = try writer.put(.wish(wish)) else { return nil }
      return row
    }
    guard let kept else { return Reply(.refused, filling.statements) }
    return Reply(.changed, filling.statements + [.wishKept(kept)])
  }

  private func listWishes(_ turn: Turn) throws(BookError) -> Reply {
    let wishes = try turn.book.wishes(from: turn.local, to: turn.local.adding(days: 366))
    return Reply(.list, [.wishes(wishes)])
  }

  /// Offers a time that has become free to the first who waits for it.
  mutating func offerFreedTime(of booking: Booking, _ turn: Turn) throws(BookError) -> Reply? {
    let waiting = try turn.book.wishes(
      from: booking.start, to: booking.start.adding(minutes: booking.length))
    for wish in waiting where wish.start <= booking.start && booking.start < wish.end {
      guard wish.staff == nil || wish.staff == booking.staff else { continue }
      var draft = Draft()
      draft.service = wish.service ?? booking.service
      draft.staff = [booking.staff]
      draft.party = wish.customer.map { .known($0) } ?? .me
      draft.time = WantedTime(at: booking.start)
      draft.wish = wish.id
      guard let service = draft.service,
        case .fits = try SlotSearch(draft: draft, service: service, turn: turn).run()
      else { continue }
      return try propose(draft, turn, saying: [.suitsWish(wish, booking)])
    }
    return nil
  }
}
