import CivilTime
import PlainEnglish
import Scheduling

/// Times told by somebody's booking: "right after Dana on Friday".
extension Conversation {
  /// Puts the time that is wanted beside the booking that a request names.
  func fillBeside(_ filling: inout Filling, _ request: Request, _ turn: Turn)
    throws(BookError)
  {
    guard let beside = request.beside, filling.refusal == nil else { return }
    var own = Request(intent: .list, text: request.text, span: request.span)
    own.customers = [beside.customer].compactMap { $0 }
    own.services = [beside.service].compactMap { $0 }
    own.isForMe = beside.isMine
    own.isForLastCustomer = beside.isLast
    let search = BookingSearch(request: own, focus: state.focus, turn: turn)
    if let stranger = try search.stranger() { return filling.refuse(.notFound, stranger) }
    let days = filling.draft.time.days
    let horizon = Span(start: turn.now, end: turn.now.adding(minutes: turn.horizon * 1440))
    let found = try search.query(horizon).filter { booking in
      guard booking.id != filling.draft.moving else { return false }
      guard let days, days.wasSaid else { return true }
      return booking.start.date >= days.first && days.last.map { booking.start.date <= $0 } ?? true
    }
    let moving = try filling.draft.moving.flatMap { id throws(BookError) in
      try turn.book.booking(id)
    }
    // Who moves within the day has the one of that day in mind.
    let day =
      found.first { $0.start.date == moving?.start.date }?.start.date ?? found.first?.start.date
    let ofDay = found.filter { $0.start.date == day }
    guard let neighbour = beside.side == .after ? ofDay.last : ofDay.first else {
      return filling.refuse(
        .notFound,
        .noBookingMatches(
          customer: search.customerIDs.first, service: own.serviceID, date: days?.single))
    }
    filling.draft.time.place(
      beside, neighbour.start, turn.zone.local(neighbour.span.end),
      length: filling.draft.length
        ?? filling.draft.service.flatMap { turn.business.service($0) }?
        .length)
  }
}

extension WantedTime {
  /// The time before the start or after the end of a booking.
  ///
  /// The length that is wanted, in minutes, tells the start right before it.
  fileprivate mutating func place(
    _ beside: Request.Beside, _ start: LocalDateTime, _ end: LocalDateTime, length: Int?
  ) {
    let edge = beside.side == .after ? end : start
    let minute = edge.time.minuteOfDay
    days = Days(first: edge.date, last: edge.date)
    switch beside.side {
    case .after: clock = beside.isDirect ? .at(minute) : .from(minute)
    case .before:
      if beside.isDirect, let length, minute >= length {
        clock = .at(minute - length)
      } else {
        clock = .until(minute)
      }
    }
  }
}
