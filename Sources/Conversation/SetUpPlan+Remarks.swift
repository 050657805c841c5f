import CivilTime
import PlainEnglish
import Scheduling

/// What is said beside a change, where its words could have meant something else or where
/// it does not reach as far as it seems.
extension SetUpPlan {
  /// Says which hours a sentence without "am" and "pm" was read as, if the other half of
  /// the day is as likely.
  mutating func remarkOnGuess(_ windows: [ClockRange]) {
    let words = Folding.words(turn.words)
    guard !saysHalfOfDay else { return }
    for window in windows where window.endMinute - window.startMinute < 1440 {
      let hour = window.startMinute / 60
      let isEvening = hour >= 17 && !words.contains(String(hour))
      let isLong = window.endMinute - window.startMinute >= 780 && window.endMinute <= 1440
      if isEvening || isLong { remark(.hoursGuessed(window)) }
    }
  }

  /// Whether a sentence says which half of the day its hours are in.
  var saysHalfOfDay: Bool {
    Folding.words(turn.words).contains { word in
      // "9am", and not "Sam".
      Self.halves.contains(word)
        || (word.hasSuffix("pm") || word.hasSuffix("am")) && word.dropLast(2).allSatisfy(\.isNumber)
    }
  }

  private static let halves: Set<String> = [
    "morning", "mornings", "afternoon", "afternoons", "evening", "evenings", "night", "nights",
    "noon", "midnight", "midday", "m",
  ]

  /// Says that someone's hours of one date stick out of the opening hours of it.
  mutating func remarkOnDate(_ when: When, _ windows: [ClockRange], of member: Staff) {
    guard refusal == nil, let dates = dates(when), dates.lowerBound == dates.upperBound,
      let open = turn.business.openingWindows(on: dates.lowerBound)
    else { return }
    // On a weekday that is never open their own hours open it for them.
    if open.isEmpty,
      !turn.business.overrides.contains(where: { $0.staff == nil && $0.date == dates.lowerBound })
    {
      return
    }
    let isWithin = windows.allSatisfy { window in
      open.contains { $0.startMinute <= window.startMinute && window.endMinute <= $0.endMinute }
    }
    if !isWithin { remark(.hoursStickOut(member.id, [dates.lowerBound.weekday])) }
  }

  /// Says which services nobody does any more: "Sam does colours" may leave nobody to do
  /// perms.
  mutating func remarkOnIdleServices() {
    let after = turn.business
    let isOfSkills = edits.contains { edit in
      if case .staff(let old)? = edit.before, case .staff(let new)? = edit.after {
        old.skills != new.skills
      } else {
        false
      }
    }
    guard isOfSkills else { return }
    let idle = before.activeServices.map(\.id).filter { service in
      before.activeStaff.contains { $0.does(service) }
        && !after.activeStaff.contains { $0.does(service) }
    }
    if !idle.isEmpty { remark(.nobodyDoes(idle)) }
  }

  /// Says that a weekday that was named once is every one of them.
  mutating func remarkOnEachWeek(_ days: [Weekday]) {
    guard days.count == 1, let day = days.first else { return }
    let words = Folding.words(turn.words)
    let name = "\(day)"
    guard let place = words.firstIndex(of: name), place > 0, words[place - 1] == "on" else {
      return
    }
    remark(.everyWeek(day))
  }

  /// Says that someone's shift goes on behind the midnight at which a day off ends.
  mutating func remarkOnNight(of member: Staff, from start: LocalDateTime, to end: LocalDateTime) {
    guard end.time == .midnight else { return }
    let last = end.date.adding(days: -1)
    guard last >= start.date,
      let night = (member.weeklyWindows(on: last) ?? turn.business.openingWindows(on: last))?
        .filter(\.crossesMidnight).map(\.end).max()
    else { return }
    remark(.nightStays(member.id, end.date, until: night))
  }

  /// Says that bookings which are made already hold no room that their service needs from
  /// now on.
  mutating func remarkOnBookings(of service: Service, without room: ResourceID)
    throws(BookError)
  {
    guard !service.id.isPlaceholder else { return }
    var query = BookingQuery()
    query.services = [service.id]
    query.span = turn.ahead
    let count = try turn.book.bookings(query).filter { !$0.resources.contains(room) }.count
    if count > 0 { remark(.needNotHeld(service.id, count)) }
  }

  /// Says where more is booked already than the limits allow that are new.
  mutating func remarkOnLimits() throws(BookError) {
    guard let edit = edits.last, case .settings(let old)? = edit.before,
      case .settings(let new)? = edit.after
    else { return }
    for limit in new.policy.limits where !old.policy.limits.contains(limit) {
      var counts: [LimitedPeriod: Int] = [:]
      for booking in try turn.book.bookings(limit.bookingsAhead(of: turn)) {
        let date = booking.start.date
        guard limit.weekday.map({ $0 == date.weekday }) ?? true,
          booking.customer != nil || !limit.isOfEachCustomer
        else { continue }
        counts[LimitedPeriod(limit, booking, firstWeekday: new.firstWeekday), default: 0] += 1
      }
      let over = counts.filter { $0.value > limit.most }.min { $0.key.first < $1.key.first }
      if let over { remark(.overLimit(limit.period, over.key.first, over.value)) }
    }
  }
}

/// What a limit counts together: a day, a week or a month, for each customer if it says so.
private struct LimitedPeriod: Hashable {
  var first: CalendarDate
  var customer: CustomerID?

  init(_ limit: Policy.Limit, _ booking: Booking, firstWeekday: Weekday) {
    let date = booking.start.date
    first =
      switch limit.period {
      case .day: date
      case .week: date.startOfWeek(on: firstWeekday)
      case .month: date.startOfMonth
      }
    customer = limit.isOfEachCustomer ? booking.customer : nil
  }
}

extension Policy.Limit {
  fileprivate var isOfEachCustomer: Bool {
    switch scope {
    case .eachCustomer, .eachCustomerOf: true
    default: false
    }
  }

  /// The bookings ahead that count for it.
  fileprivate func bookingsAhead(of turn: Turn) -> BookingQuery {
    var query = BookingQuery.ahead(turn)
    switch scope {
    case .everything, .eachCustomer: break
    case .service(let id), .eachCustomerOf(let id): query.services = [id]
    case .staff(let id): query.staff = [id]
    case .serviceOf(let service, let staff):
      query.services = [service]
      query.staff = [staff]
    }
    return query
  }
}
