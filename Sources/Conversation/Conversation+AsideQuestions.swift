import CivilTime
import PlainEnglish
import Scheduling

/// Questions asked beside what is on the table: about somebody's other bookings, or about
/// the very slot that is offered. They change nothing of it.
extension Conversation {
  /// "does she have anything else that day?", "who has the 2:30?": answered from the book, of
  /// the customer and the day that are spoken of.
  mutating func answerAside(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let offered = suggestedSlot
    let spoken = try state.focus.booking.flatMap { id throws(BookError) in
      try turn.book.booking(id)
    }
    let day = offered?.start.date ?? spoken?.start.date ?? turn.local.date
    var heading = Statement.ListHeading()
    if !request.says("who"), !request.says("anyone"), !request.says("anybody") {
      heading.customer =
        request.customers.first?.entries.first.map { CustomerID($0.id) } ?? customerOnTable
    }
    heading.staff = request.staff.first?.entries.first.map { StaffID($0.id) }
    if heading.staff != nil, request.customers.isEmpty { heading.customer = nil }
    if heading.staff != nil, request.namesVeryTime, let when = request.when {
      // "what's Priya doing at 2?", of the day that is offered.
      var there = request
      there.whens = [when.isTimeOnly ? when.on(day) : when]
      return try whoIsAt(there, turn)
    }
    if turn.settings.isCustomerView {
      heading.customer = nil
      heading.isMine = true
    }
    let named = request.when
    if let named, !named.isTimeOnly {
      var wish = WantedTime()
      wish.merge(WantedTime(named, now: LocalDateTime(wallSeconds: 0)))
      heading.first = wish.days?.first ?? named.start?.date
      heading.last = wish.days.map { $0.last } ?? heading.first
    } else if named != nil || request.says("day") || request.says("then") {
      heading.first = day
      heading.last = day
    }
    var found = try bookings(heading, turn)
    if request.says("else") { found.removeAll { $0.id == state.table?.draft?.moving } }
    if request.says("who"), let time = named?.start?.time {
      found = found.filter { $0.start.time == time }
    }
    return Reply(.list, [found.isEmpty ? .noBookings(heading) : .bookings(found, heading: heading)])
  }

  /// Whom what is on the table is for.
  private var customerOnTable: CustomerID? {
    if case .known(let id)? = state.table?.draft?.party { return id }
    return state.focus.customer
  }

  /// "is that with Sam?", "does it finish before 3?": the slot again, and whether it is so
  /// where that is a matter of names.
  func answerOfOffer(_ request: Request, _ offer: Table.Offer, _ slot: Slot) -> Reply {
    var statements: [Statement] = []
    if request.whens.isEmpty {
      statements.append(.answered(request.agrees(with: slot, party: offer.draft.party)))
    }
    return Reply(.talk, statements + [.option(slot, number: nil)])
  }
}

extension Request {
  /// Whether it asks how what is offered is, and not whether it could be otherwise: "is that
  /// with Sam?", but not "is it possible at 4?".
  var asksOfOffer: Bool {
    guard isQuestion, alternative == nil else { return false }
    let words = Folding.words(text).map { String($0) }.drop {
      ["and", "so", "ok", "but"].contains($0)
    }
    guard let head = words.first, let next = words.dropFirst().first,
      ["is", "does", "isnt", "doesnt", "was"].contains(head), ["it", "that", "this"].contains(next)
    else { return false }
    return words.allSatisfy {
      ![
        "possible", "available", "free", "ok", "okay", "fine", "better", "work", "works", "still",
        "any", "open",
      ].contains($0)
    }
  }
}
