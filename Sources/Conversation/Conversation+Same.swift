import CivilTime
import PlainEnglish
import Scheduling

/// "The same time next week", "the same again": an earlier time and booking
/// carried over.
extension Conversation {
  /// "yes, and one for Tom too": what was booked just now, at its time, for another
  /// customer as well.
  mutating func bookSame(after done: Reply, for request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard done.kind == .booked, let booking = done.bookings.first else { return done }
    var same = Draft(moving: booking)
    same.moving = nil
    same.staff = []
    same.time = WantedTime(at: booking.start)
    var reply = done
    var own = request
    if own.namesBothForYes {
      own.text = own.customers[0].text
      own.span = own.customers[0].span
      own.isForMe = false
    }
    reply.append(try propose(revising: same, with: own, turn))
    reply.kind = done.kind
    return reply
  }

  /// The start that "the same" is said of: of what is offered, else of the
  /// booking last spoken of.
  func startSpokenOf(_ turn: Turn) throws(BookError) -> LocalDateTime? {
    // What was put aside just now for this very line is what “the same time” is said of.
    if case .offer(let offer)? = state.table ?? state.asides.last?.table {
      // Of a move it is the time that is to be kept.
      if let id = offer.draft.moving, let booking = try turn.book.booking(id) {
        return booking.start
      }
      return offer.slot?.start
    }
    if let draft = state.table?.draft, let exact = draft.time.exact { return exact }
    guard let id = state.focus.booking else { return nil }
    return try turn.book.booking(id)?.start
  }

  /// The day that "the same day" is said of, where no clock time was settled yet.
  func daySpokenOf(_ request: Request) -> LocalDateTime? {
    guard request.says("day"), let draft = state.table?.draft ?? state.focus.draft,
      let day = draft.time.days?.single
    else { return nil }
    return LocalDateTime(day, minute: 0)
  }

  /// The wish for the same clock time, or the same weekday, as an earlier start.
  func sameTime(as start: LocalDateTime, _ request: Request, _ turn: Turn) -> WantedTime? {
    var wish = WantedTime(request.newTimes, now: turn.local)
    if request.says("day") {
      if wish.days == nil || wish.days?.wasSaid == false {
        wish.days = WantedTime.Days(first: start.date, last: start.date)
      } else {
        wish.keepWeekday(of: start.date)
      }
      return wish
    }
    if wish.clock == nil { wish.clock = .at(start.time.minuteOfDay) }
    if let day = request.weekday(after: start.date)?.start?.date {
      // "and again the Thursday after": behind the one that is spoken of.
      wish.days = WantedTime.Days(first: day, last: day)
      return wish
    }
    if let weeks = request.weeksAhead(of: turn.local.date) {
      // "in two weeks": from what is spoken of, and not from today.
      let day = start.date.adding(days: 7 * weeks)
      wish.days = WantedTime.Days(first: day, last: day)
      return wish
    }
    if request.saysNextMonth, let days = wish.days, days.first <= start.date {
      // The month behind the one that it is in.
      let month = start.date.startOfMonth.adding(months: 1)
      wish.days = WantedTime.Days(first: month, last: month.adding(months: 1).adding(days: -1))
    }
    // "Monday next week" says the day by itself.
    if request.newTimes.contains(where: {
      $0.grain > .day && Folding.words($0.text).suffix(2) == ["next", "week"]
    }) {
      // A week on from what is spoken of, not from today.
      let day = max(start.date.adding(days: 7), turn.local.date)
      wish.days = WantedTime.Days(first: day, last: day)
    } else {
      wish.keepWeekday(of: start.date)
    }
    return wish
  }

  /// The draft of what is booked in the place of a booking that was cancelled just now:
  /// "book her Saturday instead", "rebook her for the week after".
  func draftInstead(_ request: Request, _ turn: Turn) throws(BookError) -> Draft? {
    guard request.services.isEmpty, request.says("instead") || request.says("rebook") else {
      return nil
    }
    for case .cancelled(let booking) in state.lastReply?.statements ?? [] {
      var draft = Draft(moving: booking)
      draft.moving = nil
      draft.staff = []
      guard !request.isForAnother(than: draft.party) else { return nil }
      if let shift = request.shift {
        draft.time = WantedTime(at: booking.start.adding(minutes: shift))
        draft.staff = [booking.staff]
      }
      return draft
    }
    return nil
  }

  /// Proposes a draft with what a request says besides what the draft was made of.
  mutating func propose(_ draft: Draft, like request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    var own = request
    own.shift = nil
    own.alternative = nil
    own.wantsSame = false
    own.isForLastCustomer = false
    return try propose(revising: draft, with: own, turn)
  }

  /// The draft of a booking like the one that was last spoken of.
  func draftOfSame(_ request: Request, _ turn: Turn) throws(BookError) -> Draft? {
    guard request.wantsSame, !request.isUsualOfAnother, let id = state.focus.booking,
      let booking = try turn.book.booking(id)
    else { return nil }
    var draft = Draft(moving: booking)
    draft.moving = nil
    if let service = request.serviceID, service != booking.service {
      // Of another service only when is the same.
      draft.staff = []
      draft.length = nil
      if state.focus.isSettled, request.whens.isEmpty, request.says("time") {
        draft.time = WantedTime(at: booking.start)
      }
    }
    return draft
  }
}

extension WantedTime {
  /// Of a stretch of days that was said, the one that is the same day of the week.
  fileprivate mutating func keepWeekday(of date: CalendarDate) {
    guard let days, days.single == nil, let last = days.last else { return }
    let day = days.first.adding(days: days.first.weekday.days(until: date.weekday))
    if day <= last { self.days = Days(first: day, last: day) }
  }
}

extension Request {
  /// How many minutes later or earlier it asks for than what was made: "an hour later".
  func shiftTold(from now: LocalDateTime) -> Int? {
    if let shift { return shift }
    guard whens.count == 1, let when = whens.first, let start = when.start,
      ["later", "earlier"].contains(Folding.words(when.text).last)
    else { return nil }
    if when.isDayOnly { return now.date.days(until: start.date) * 1440 }
    return (start.wallSeconds - now.wallSeconds) / 60
  }

  /// How many weeks ahead "in two weeks" is.
  fileprivate func weeksAhead(of today: CalendarDate) -> Int? {
    guard whens.count == 1, let when = whens.first, let day = when.start?.date else { return nil }
    let words = Folding.words(when.text)
    guard words.first == "in", let last = words.last,
      ["week", "weeks", "fortnight"].contains(last)
    else { return nil }
    let days = today.days(until: day)
    return days > 0 && days % 7 == 0 ? days / 7 : nil
  }

  /// "next month", and no day of it.
  fileprivate var saysNextMonth: Bool {
    whens.count == 1 && whens[0].grain == .month
      && Folding.words(whens[0].text).suffix(2) == ["next", "month"]
  }

  /// "book Ada in as usual": what is usual of someone who is named is their own.
  var isUsualOfAnother: Bool { says("usual") && !customers.isEmpty }
}
