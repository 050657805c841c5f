import PlainEnglish
import Scheduling

/// What a line tells of somebody, or asks of a booking, though its verb says something else.
extension Conversation {
  /// Answers such a line; nil if it is none.
  mutating func tell(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, !turn.settings.isCustomerView else { return nil }
    if request.asksWhenItIs, let id = state.focus.booking, let booking = try turn.book.booking(id),
      booking.status != .cancelled
    {
      return show(booking)
    }
    if request.saysICannotCome, request.saysNothingElse {
      return try cannotCome(request, turn)
    }
    if let moving = request.findingAnotherTime { return try move(moving, turn) }
    if request.intent == .list, request.asksWhetherTheyCan {
      return try availability(request, turn)
    }
    guard request.customers.count == 1, let entry = request.customers[0].entries.first,
      request.customers[0].entries.count == 1
    else { return nil }
    if request.confirmsSomebody, try waitsToBeConfirmed(CustomerID(entry.id), turn) {
      var marking = request
      marking.status = .confirmed
      return try mark(marking, turn)
    }
    if let phone = request.phone, request.services.isEmpty, request.whens.isEmpty,
      [.list, .customers, .none].contains(request.intent)
    {
      // "Dana has a new number, 07700 900777".
      state.focus.customer = CustomerID(entry.id)
      return try keep(phone: phone, turn)
    }
    return nil
  }

  private func waitsToBeConfirmed(_ customer: CustomerID, _ turn: Turn) throws(BookError) -> Bool {
    var query = BookingQuery()
    query.customer = customer
    query.statuses = [.pending]
    return try !turn.book.bookings(query).isEmpty
  }

  /// "I can't make Friday": one's own booking of that day may go, or move.
  private mutating func cannotCome(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    var own = request
    own.intent = .cancel
    own.isForMe = true
    guard
      case .bookings(let found) = try BookingSearch(
        request: own, focus: Focus(), turn: turn
      ).run(describing: request.whens)
    else { return nil }
    var reply = try choose(among: found, for: .cancel(reason: ""), own, turn)
    if case .cancel? = state.table { reply.statements.append(.orMoveIt) }
    return reply
  }
}
