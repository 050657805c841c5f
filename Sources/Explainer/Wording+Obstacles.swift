import CivilTime
import Scheduling

extension Wording {
  /// Why a time cannot be had, as a clause.
  ///
  /// - Parameters:
  ///   - obstacle: What stands against it.
  ///   - start: The start that was asked for.
  /// - Returns: A clause that can stand after a colon.
  public func clause(_ obstacle: Obstacle, of start: LocalDateTime) -> String {
    switch obstacle {
    case .past(let now):
      now.date > start.date
        ? "that is past, as it is \(self.now(now, besides: start)) already"
        : "it is \(self.now(now, besides: start)) already"
    case .closed(let date, let windows, let reason): closed(date, windows, reason, at: start)
    case .runsPastClosing(let closes, let ends):
      "it would last until \(clock(endClock(ends, after: start))), and you close at "
        + clock(endClock(closes, after: start))
    case .notWorking(let staff, let date, let windows): notWorking(staff, date, windows)
    case .runsPastShift(let staff, let until, let ends):
      "it would last until \(clock(endClock(ends, after: start))), and \(name(staff)) finishes at "
        + clock(endClock(until, after: start))
    case .onBreak(let staff, let from, let to): "\(name(staff)) has a break, \(clocks(from, to))"
    case .timeOff(let staff, let from, let to, let reason):
      "\(name(staff)) is off \(absence(from, to))" + parenthesis(reason)
    case .booked(let staff, let booking, let from, let to):
      "\(name(staff)) \(occupation(booking)) \(fromTo(from, to, of: booking))"
    case .buffer(let staff, let booking, let minutes, let from, let to):
      "\(name(staff)) has \(reference(booking)), \(clocks(from, to, of: booking)), and "
        + "\(length(minutes)) " + buffer(of: booking, minutes, isBehind: from < start)
    case .blocked(let staff, _, let from, let to, let minutes):
      "\(name(staff)) is blocked from \(clock(from.time)) to \(clock(endClock(to, after: from)))"
        + (minutes > 0 ? ", and \(length(minutes)) are kept free beside it" : "")
    case .held(let staff, let until):
      "someone is deciding about \(name(staff)) then, until \(clock(until.time))"
    case .notice(let minutes, let earliest):
      "\(length(minutes)) notice is needed, so nothing before "
        + self.earliest(earliest, besides: start, notice: minutes)
    case .tooSoon(let days, let first):
      days == 1
        ? "bookings for the same day are not taken, so nothing before \(date(first))"
        : "\(count(days, "day")) notice is needed, so nothing before \(date(first))"
    case .horizon(let days, let last):
      "bookings are taken \(count(days, "day")) ahead, to \(date(last))"
    case .limit(let limit, let booked): self.limit(limit, booked)
    case .full(let capacity, let taken, let asked): full(capacity, taken, asked)
    case .resourceTaken(let resource, let booking, let quantity, let from, let to):
      quantity == 1
        ? "the \(name(resource)) is taken by \(reference(booking)), "
          + clocks(from, to, of: booking) + cleaning(behind: booking, to, at: start)
        : "all \(quantity) of the \(name(resource)) are taken, \(clocks(from, to))"
          + cleaning(behind: booking, to, at: start)
    case .cannotDo(let staff, let service): "\(name(staff)) does not do \(name(service))"
    case .nobodyDoes(let service): "nobody here does \(name(service))"
    case .offGrid(let step, let before, let after):
      "starts are every \(length(step))" + nearest(before, after)
    case .notAFixedStart([], let weekday?): "it is not given on a \(name(of: weekday))"
    case .notAFixedStart(let times, let weekday):
      "it starts only at \(list(times.map(clock)))"
        + (weekday.map { " on a \(name(of: $0))" } ?? "")
    case .wastes(let minutes, let from, let to):
      "it would leave \(length(minutes)) unused, \(clocks(from, to)), too short for anything"
    case .lengthOutside(let limits, let asked) where limits.count == 1:
      "it takes \(length(limits.lowerBound)), not \(length(asked))"
    case .lengthOutside(let limits, let asked):
      "it can last \(length(limits.lowerBound)) to \(length(limits.upperBound)), not \(length(asked))"
    case .skipped(let time, let resumes):
      "the clocks go forward: there is no \(clock(time.time)) that day, it goes on at "
        + clock(resumes.time)
    case .customerBusy(let customer, let booking, let from, let to):
      "\(name(customer)) has \(number(booking))\(withWhom(booking)) then, "
        + clocks(from, to, of: booking)
    }
  }

  /// What a booking that is over by then still keeps of a room.
  private func cleaning(
    behind id: BookingID, _ end: LocalDateTime, at start: LocalDateTime
  ) -> String {
    guard let after = context.bookings[id]?.bufferAfter, after > 0, end <= start else { return "" }
    return ", and \(length(after)) to clean up"
  }

  /// What the minutes between two visits are for: where they are all the other's, to clean
  /// up after it or to get ready for it.
  private func buffer(of id: BookingID, _ minutes: Int, isBehind: Bool) -> String {
    let other = context.bookings[id]
    guard (isBehind ? other?.bufferAfter : other?.bufferBefore) == minutes else {
      return "kept free in between"
    }
    return isBehind ? "to clean up" : "kept free before it"
  }

  private func withWhom(_ booking: BookingID) -> String {
    context.bookings[booking].map { " with \(name($0.staff))" } ?? ""
  }

  /// What the clock on the wall shows: whether it does so for the second time is not
  /// known.
  private func now(_ now: LocalDateTime, besides start: LocalDateTime) -> String {
    (now.date == start.date ? "" : "\(shortDate(now.date)) ") + clock(now.time)
  }

  /// The first moment that a notice leaves; of a clock time that is shown twice,
  /// which of the two.
  private func earliest(
    _ earliest: LocalDateTime, besides start: LocalDateTime, notice minutes: Int
  ) -> String {
    let moment = context.zone.instant(context.now).adding(minutes: minutes)
    guard context.zone.local(moment) == earliest, earliest.date == start.date else {
      return self.moment(earliest, besides: start)
    }
    return clock(of: moment)
  }

  private func closed(
    _ date: CalendarDate, _ windows: [ClockRange], _ reason: String, at start: LocalDateTime
  ) -> String {
    if windows.isEmpty, settings.week(on: date) == nil,
      !context.business.overrides.contains(where: { $0.staff == nil && $0.date == date })
    {
      // Where no opening hours were ever said, it is the people who are not there.
      return "it is outside the working hours on \(self.date(date))"
    }
    return windows.isEmpty
      ? "you are closed on \(self.date(date))" + parenthesis(reason)
      : "you are open \(self.windows(windows)) on \(self.date(date))" + parenthesis(reason)
  }

  private func notWorking(_ staff: StaffID, _ date: CalendarDate, _ windows: [ClockRange])
    -> String
  {
    windows.isEmpty
      ? "\(name(staff)) does not work on \(self.date(date))"
      : "\(name(staff)) works \(self.windows(windows)) on \(self.date(date))"
  }

  /// "has Dana’s Haircut (B-3)"; of a class, which others share, "gives Yoga".
  private func occupation(_ id: BookingID) -> String {
    let service = context.bookings[id].flatMap { context.business.service($0.service) }
    guard let service, service.capacity > 1 else { return "has \(reference(id))" }
    return "gives \(service.name)"
  }

  func absence(_ from: LocalDateTime, _ to: LocalDateTime) -> String {
    let isWholeDays = from.time == .midnight && to.time == .midnight
    guard isWholeDays else {
      return from.date == to.date
        ? "\(clocks(from, to)) on \(date(from.date))"
        : "from \(moment(from)) to \(moment(to))"
    }
    let last = to.date.adding(days: -1)
    return last == from.date
      ? "on \(date(last))" : "from \(shortDate(from.date)) to \(shortDate(last))"
  }

  private func full(_ capacity: Int, _ taken: Int, _ asked: Int) -> String {
    if taken == 0 { return "it is for \(capacity) at most, and \(asked) are asked for" }
    return taken >= capacity
      ? "all \(count(capacity, "place")) are taken"
      : "\(taken) of \(count(capacity, "place")) are taken, and \(asked) are asked for"
  }

  private func limit(_ limit: Policy.Limit, _ booked: Int) -> String {
    if limit.most == 0, booked == 0, case .service(let service) = limit.scope {
      return "no \(name(service)) is taken \(period(of: limit))"
    }
    return "at most \(self.limit(limit)) \(period(of: limit)) \(limit.most == 1 ? "is" : "are") "
      + "taken, and there \(booked == 1 ? "is" : "are") \(booked)"
  }

  /// "4 bookings of Haircut": how many of what.
  func limit(_ limit: Policy.Limit) -> String {
    let bookings = count(limit.most, "booking")
    return switch limit.scope {
    case .everything: bookings
    case .service(let service): "\(bookings) of \(name(service))"
    case .staff(let staff): "\(bookings) for \(name(staff))"
    case .serviceOf(let service, let staff):
      "\(bookings) of \(name(service)) with \(name(staff))"
    case .eachCustomer: "\(bookings) for a customer"
    case .eachCustomerOf(let service): "\(bookings) of \(name(service)) for a customer"
    }
  }

  /// "a day", "on a Saturday": of which days a limit counts.
  func period(of limit: Policy.Limit) -> String {
    limit.weekday.map { "on a \(name(of: $0))" } ?? "a \(limit.period.rawValue)"
  }

  private func nearest(_ before: LocalDateTime?, _ after: LocalDateTime?) -> String {
    let times = [before, after].compactMap { $0 }.map { clock($0.time) }
    return times.isEmpty ? "" : "; nearest \(list(times))"
  }

  func parenthesis(_ text: String) -> String { text.isEmpty ? "" : " (\(text))" }

  /// The name of a rule as people call it, in a table.
  public func name(_ rule: Rule) -> String {
    switch rule {
    case .past: "already past"
    case .closed: "outside opening hours"
    case .notWorking: "outside working hours"
    case .onBreak: "in a break"
    case .timeOff: "time off"
    case .booked: "booked"
    case .buffer: "too close to a booking"
    case .blocked: "blocked"
    case .notice: "inside the notice"
    case .horizon: "too far ahead"
    case .limit: "over a limit"
    case .capacity: "full"
    case .resource: "no room free"
    case .skill: "with nobody who does it"
    case .step: "off the usual starts"
    case .fixedStarts: "not one of its starts"
    case .gapSaving: "would waste time"
    case .length: "not for that length"
    case .clockChange: "skipped by the clock change"
    case .customerBusy: "customer has another booking"
    case .held: "held for someone"
    }
  }
}
