import CivilTime
import PlainEnglish
import Scheduling

/// Several bookings that are moved in one line, each to a time of its own or all by as much.
extension Conversation {
  /// “move Dana Wednesday to 2 and Friday to 3”, “move the 9:30 and the 10:30 to 2 and 3”: each
  /// to its own, as one question; nil if no times stand in pairs.
  mutating func moveEach(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.intent == .move, request.bookingNumbers.isEmpty, let pairs = request.timePairs
    else { return nil }
    var aims: [(Booking, Rearrangement.Aim)] = []
    for (old, new) in pairs {
      var own = request
      own.choice = nil
      own.whens = [old, new]
      let search = BookingSearch(request: own, focus: Focus(), turn: turn)
      switch try search.run(describing: [old]) {
      case .none(let statement): return Reply(.notFound, [statement])
      case .bookings(let found):
        guard found.count == 1, let booking = found.first else {
          return Reply(
            .question, [.whichBooking(Array(found.prefix(Self.mostReadings)), of: found.count)])
        }
        var draft = Draft(moving: booking)
        draft.time = WantedTime([new], now: turn.local)
        draft.keepWhatWasNotSaid(of: booking.start)
        aims.append((booking, .wish(draft)))
      }
    }
    guard Set(aims.map(\.0.id)).count == aims.count else { return nil }
    return propose(try Rearranger(cause: .asked, edits: [], turn: turn).plan(aims))
  }

  /// “move it to Friday”, of a visit of several services: all of it, as far apart as it is.
  mutating func moveVisit(
    of booking: Booking, _ wish: Draft, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard let visit = booking.visit, request.namesOnlyIt, request.seriesScope == nil else {
      return nil
    }
    let all = try parts(ofVisit: visit, turn).sorted { $0.span.start < $1.span.start }
    guard all.count > 1, let first = all.first else { return nil }
    var draft = Draft(moving: first)
    draft.time = wish.time
    if let shift = request.shift, !request.withoutOldTimes.namesVeryTime {
      draft.time = WantedTime(at: first.start.adding(minutes: shift))
    }
    draft.keepWhatWasNotSaid(of: first.start)
    guard let start = draft.time.exact else { return try moveAll(all, wish, request, turn) }
    let minutes = (start.wallSeconds - first.start.wallSeconds) / 60
    let staff = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    let aims = all.map { part in
      (
        part,
        Rearrangement.Aim.at(
          part.start.adding(minutes: minutes), staff.count == 1 ? staff[0] : part.staff)
      )
    }
    return propose(try Rearranger(cause: .asked, edits: [], turn: turn).plan(aims))
  }

  /// The bookings that a move to another week leaves something to do for, with the day of that
  /// week that is each one's own; nil if no week is named.
  func aimed(
    _ bookings: [Booking], atWeekOf wish: Draft, _ request: Request, _ turn: Turn
  ) -> [(Booking, Rearrangement.Aim)]? {
    guard let days = wish.time.days, let last = days.last, days.single == nil,
      days.weekdays == nil, days.first.days(until: last) == 6, request.shift == nil,
      wish.time.alternatives.isEmpty
    else { return nil }
    let staff = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    return bookings.compactMap { booking in
      guard !(days.first...last).contains(booking.start.date) else { return nil }
      var day = days.first
      while day.weekday != booking.start.date.weekday { day = day.adding(days: 1) }
      var draft = Draft(moving: booking)
      if !staff.isEmpty { draft.staff = staff }
      draft.time.days = WantedTime.Days(first: day, last: day)
      draft.time.clock = wish.time.clock
      draft.keepWhatWasNotSaid(of: booking.start)
      return (booking, .wish(draft))
    }
  }
}

extension Request {
  /// Whether a pronoun is all that says which booking is meant.
  fileprivate var namesOnlyIt: Bool {
    bookingNumbers.isEmpty && services.isEmpty && customers.isEmpty && oldTimes.isEmpty
      && (choice == nil || choice == .it)
      && ["it", "that", "them", "this", "both", "everything"].contains(where: says)
  }

  /// Old and new times of a move that names several of each; nil if they are no pairs.
  fileprivate var timePairs: [(When, When)]? {
    if whens.count > 1 {
      let days = whens.compactMap(\.dayBeforeTo)
      if days.count == whens.count {
        return zip(days, whens).map { day, when in (day.asDescribed, when.clockAlone) }
      }
    }
    guard let first = whens.firstIndex(where: { $0.role == .to }), first > 1 else { return nil }
    let old = Array(whens[..<first])
    let new = Array(whens[first...])
    guard old.count == new.count, new.allSatisfy({ $0.role == .to || $0.role == .at }),
      (old + new).allSatisfy({ $0.start != nil && $0.end == nil && !$0.isDayOnly })
    else { return nil }
    let day = old.first { !$0.isTimeOnly }?.start?.date
    return zip(old, new).map { from, to in
      (from.asDescribed.on(day), to.isTimeOnly ? to.clockAlone : to)
    }
  }
}

extension When {
  fileprivate var asDescribed: When {
    var when = self
    when.role = .at
    return when
  }

  /// The clock time alone, as where something goes.
  fileprivate var clockAlone: When {
    var when = self
    when.role = .to
    when.isTimeOnly = true
    return when
  }

  /// A clock time on the day that was said for all of them.
  fileprivate func on(_ day: CalendarDate?) -> When {
    guard isTimeOnly, let day, let time = start?.time else { return self }
    var when = self
    when.start = LocalDateTime(day, time)
    when.isTimeOnly = false
    return when
  }
}
