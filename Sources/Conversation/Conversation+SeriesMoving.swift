import CivilTime
import PlainEnglish
import Scheduling

/// Moving what repeats to another day of the week: "move the series to Fridays", "move them
/// all to Wednesdays".
extension Conversation {
  /// Proposes to move bookings to another weekday, each within its own week; nil if a request
  /// asks for no such thing.
  mutating func moveToWeekday(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard let target = request.weekdayOfEach, request.seriesScope != .one else { return nil }
    let found = try repeated(request, turn).filter { booking in
      booking.span.start > turn.now
        && request.whens.allSatisfy { when in
          guard when.isOpenEnded || request.saysFollowing, !when.isTimeOnly,
            let first = when.start
          else { return true }
          return booking.start >= first
        }
    }
    guard found.count > 1 else { return nil }
    let named = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    let aims = found.map { booking -> (Booking, Rearrangement.Aim) in
      var day = booking.start.date.startOfWeek(on: .monday)
      while day.weekday != target.weekday { day = day.adding(days: 1) }
      let start = LocalDateTime(day, minute: target.minute ?? booking.start.time.minuteOfDay)
      return (booking, .at(start, named.count == 1 ? named[0] : booking.staff))
    }
    return propose(try Rearranger(cause: .series, edits: [], turn: turn).plan(aims))
  }

  /// The bookings that a request names as several: those of one series, those of somebody, or
  /// those that were spoken of last.
  private func repeated(_ request: Request, _ turn: Turn) throws(BookError) -> [Booking] {
    var plain = request
    plain.recurrence = nil
    if request.customers.isEmpty, request.services.isEmpty, let id = state.focus.booking,
      let booking = try turn.book.booking(id), booking.series != nil
    {
      return try members(of: booking, request.seriesScope ?? .all, turn)
    }
    let search = BookingSearch(request: plain, focus: state.focus, turn: turn)
    if search.describesBooking, case .bookings(let found) = try search.run(describing: []) {
      let series = Set(found.compactMap(\.series))
      let ofSeries = found.filter { $0.series != nil }
      return series.count == 1 ? ofSeries : series.isEmpty ? found : []
    }
    var listed: [Booking] = []
    for id in state.focus.listed {
      if let booking = try turn.book.booking(id), booking.status != .cancelled {
        listed.append(booking)
      }
    }
    return listed
  }
}

extension Request {
  /// The one day of the week, and the hour if it is said, to which each of several bookings
  /// goes.
  fileprivate var weekdayOfEach: (weekday: Weekday, minute: Int?)? {
    guard let rule = recurrence?.rule, rule.frequency == .weekly, rule.interval == 1,
      rule.days.count == 1, let day = rule.days.first, rule.end == nil,
      whens.allSatisfy({ $0.isOpenEnded || $0.isTimeOnly || saysFollowing && $0.isDayOnly }),
      shift == nil,
      bookingNumbers.isEmpty, says("to")
    else { return nil }
    let hour = rule.hours.first.map { $0 * 60 + (rule.minutes.first ?? 0) }
    let told = whens.first { $0.isTimeOnly && !$0.isOpenEnded }?.start?.time.minuteOfDay
    return (day.weekday, hour ?? told)
  }
}
