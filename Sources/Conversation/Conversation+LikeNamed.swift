import CivilTime
import PlainEnglish
import Scheduling

/// A new booking like one that is named, and a booking that is named by its hour alone.
extension Conversation {
  /// Answers a line that says of a booking which it is and what becomes of it, whatever its words
  /// were read as; nil if it is none.
  mutating func speakOfNamed(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    if let moving = try readAsMove(request, turn) { return try move(moving, turn) }
    if let cancelling = try readAsCancelling(request, turn) { return try cancel(cancelling, turn) }
    if request.tellsOfMovingAway, state.table == nil { return try customers(request, turn) }
    if let reply = try bookLikeNamed(request, turn) { return reply }
    if let reply = try showAtHour(request, turn) { return reply }
    if let taking = request.readAsUndo { return try undo(taking, turn) }
    if let reply = try correctDone(request, turn) { return reply }
    if let reply = try goOnWithDays(request, turn) { return reply }
    if let reply = try goOnWithDone(request, turn) { return reply }
    if let reply = try speakOfDates(request, turn) { return reply }
    if let minutes = request.lengthByVerb {
      var own = request
      own.duration = nil
      return try onBooking(own, .resize(.by(minutes)), turn)
    }
    return nil
  }

  /// “rebook Dana same as Wednesday but 3 weeks later”: another like that of Wednesday, so much
  /// later; nil if none is told so.
  mutating func bookLikeNamed(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, request.intent == .book, request.wantsSame, request.says("as"),
      !turn.settings.isCustomerView, request.customers.count == 1,
      request.customers[0].entries.count == 1, request.whens.count == 2,
      let days = request.whens[1].daysLater(than: turn.local.date)
        ?? request.shift.map({ $0 / 1440 })
    else { return nil }
    var named = request.whens[0]
    named.role = .at
    guard named.isDayOnly else { return nil }
    var query = BookingQuery()
    query.customer = CustomerID(request.customers[0].entries[0].id)
    query.statuses = [.pending, .confirmed, .arrived, .done]
    let found = try turn.book.bookings(query).filter { named.agrees(with: $0.start) }
    guard found.count == 1, let booking = found.first else { return nil }
    var draft = Draft(moving: booking)
    draft.moving = nil
    draft.time = WantedTime(at: booking.start.adding(minutes: days * 1440))
    return try propose(draft, turn)
  }

  /// “the 10 o'clock”: the bookings at that hour, of the first day that has one; nil if more or
  /// something else is said.
  mutating func showAtHour(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, request.intent == .none, request.whens.count == 1,
      !turn.settings.isCustomerView, let when = request.whens.first, when.isTimeOnly,
      let time = when.start?.time, when.end == nil, request.customers.isEmpty,
      request.services.isEmpty, request.staff.isEmpty, !request.isQuestion,
      Folding.words(request.text).first == "the",
      request.restWords.allSatisfy({ ["the", "one", "appointment", "booking"].contains($0) })
    else { return nil }
    var heading = Statement.ListHeading()
    let at = try bookings(heading, turn).filter {
      $0.start.time == time && [.pending, .confirmed, .arrived].contains($0.status)
    }
    guard let day = at.first?.start.date else { return nil }
    heading.first = day
    heading.last = day
    let found = at.filter { $0.start.date == day }
    state.focus.listed = found.map(\.id)
    state.focus.booking = found.count == 1 ? found[0].id : nil
    return Reply(.list, [.bookings(found, heading: heading)])
  }
}

extension When {
  /// How many days “3 weeks later” is, which was counted from today.
  fileprivate func daysLater(than today: CalendarDate) -> Int? {
    guard isDayOnly, let day = start?.date, Folding.words(text).last == "later" else { return nil }
    let days = today.days(until: day)
    return days > 0 ? days : nil
  }
}
