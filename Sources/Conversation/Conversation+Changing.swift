import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// The most bookings among which a question lets someone choose.
  static let mostReadings = 3

  // MARK: Moving

  /// Begins a move.
  mutating func move(_ said: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let reply = try moveToWeekday(said, turn) { return reply }
    if let reply = try moveEach(said, turn) { return reply }
    if let reply = try replaceCustomer(said, turn) { return reply }
    if said.says("swap"), said.customers.count == 2 { return try swap(said, turn) }
    var request = said.partingDayFromHour.shiftedByDays
    if request.choice == nil, request.bookingNumbers.isEmpty,
      ["bookings", "appointments", "visits"].contains(where: request.says)
        || request.says("both") && !request.customers.isEmpty
    {
      // "move Priya's Wednesday bookings an hour later".
      request.choice = .all
    }
    if request.choice == .all, request.saysMine { request.isForMe = true }
    request.closeOldDays()
    if state.focus.listed.count > 1, request.meansAllListed {
      request.choice = .all
      request.isForLastCustomer = false
    }
    if let change = request.resizing, request.shift == nil, request.newTimes.isEmpty {
      // "make hers 15 minutes longer"
      return try onBooking(request, .resize(change), turn)
    }
    if request.isOfAnyBooking, !turn.settings.isCustomerView {
      var draft = Draft()
      draft.time = WantedTime(request.newTimes, now: turn.local)
      return try askWhichOfAll(for: .move(draft), request, turn)
    }
    var old = request.oldTimes
    var named = request
    // "move Tom on Thursday to Sam at 10": who has him now is not said.
    if !request.customers.isEmpty { named.staff.removeAll(where: request.leadsTo) }
    let search = BookingSearch(request: named, focus: state.focus, turn: turn)
    // "Dana's haircut on Friday to 3": that of Friday, if she has one then.
    let day = request.newTimes.compactMap(\.dayBeforeTo)
    if !day.isEmpty, case .bookings = try search.run(describing: old + day) { old += day }
    // "Dana on Friday to the next free slot": on Friday is which booking it is.
    let held = request.timesHolding
    if !held.isEmpty, case .bookings = try search.run(describing: old + held) {
      old += held
      request.hold(held)
    }
    switch try search.run(describing: old) {
    case .none(.whichOnes):
      var draft = Draft()
      draft.time = WantedTime(request.newTimes, now: turn.local)
      return try askWhichOfAll(for: .move(draft), request, turn)
    case .none(let statement):
      return Reply(.notFound, [statement])
    case .bookings(let found):
      let request = request.aimed(at: found)
      var draft = Draft()
      draft.time = WantedTime(request.newTimes, now: turn.local)
      let meant = request.describing(found)
      if found.count == 1 || meant.count == 1, let service = request.serviceInstead,
        let booking = meant.first ?? found.first, booking.service != service
      {
        // "change her colour on Saturday to a haircut".
        var own = request
        own.whens = []
        state.focus.booking = booking.id
        return try propose(service, insteadOf: booking, own, turn)
      }
      return try choose(
        among: meant.isEmpty ? found : meant, for: .move(draft), request, turn)
    }
  }

  /// "I need to move an appointment": of all that lie ahead one has to be named.
  mutating func askWhichOfAll(
    for purpose: Table.Purpose, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    if state.focus.listed.count > 1, !request.isOfAnyBooking,
      let one = try askWhichListed(for: purpose, turn)
    {
      return one
    }
    let all = try turn.settings.isCustomerView ? [] : bookings(Statement.ListHeading(), turn)
    guard all.count > 1, !["them", "both", "all", "everything"].contains(where: request.says) else {
      return Reply(.notFound, [.whichOnes])
    }
    state.table = .which(Table.WhichBooking(purpose: purpose, candidates: all.map(\.id)))
    return Reply(.question, [.whichOnes])
  }

  /// Goes on with what is to become of a booking, or asks which is meant.
  mutating func choose(
    among found: [Booking], for purpose: Table.Purpose, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    if found.count == 1 || isForAll(found, request, purpose), let booking = found.first {
      if found.count > 1, case .cancel(let reason) = purpose {
        return proposeCancelling(found, reason: reason, turn)
      }
      return try pursue(purpose, booking, request, turn)
    }
    if request.seriesScope == .following, let first = found.first, first.series != nil,
      found.allSatisfy({ $0.series == first.series })
    {
      // "this and the following ones from the 15th": from the first of them on.
      return try pursue(purpose, first, request, turn)
    }
    let areOfOne = found.first?.series != nil && Set(found.map(\.series)).count == 1
    if case .move(let wish) = purpose,
      request.choice == .all || request.places.count > 1 || request.saysAll
        || request.excepts || request.services.contains(where: \.isPlural)
        || areOfOne && request.oldTimes.contains(where: \.isOpenEnded)
    {
      return try moveAll(found, wish, request, turn)
    }
    state.table = .which(Table.WhichBooking(purpose: purpose, candidates: found.map(\.id)))
    return Reply(
      .question, [.whichBooking(Array(found.prefix(Self.mostReadings)), of: found.count)])
  }

  /// "move everything on Friday to Saturday": each keeps what was not said of it.
  mutating func moveAll(
    _ bookings: [Booking], _ wish: Draft, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    guard !wish.time.isOpen || request.shift != nil || !staff.isEmpty else {
      return Reply(.refused, [.badValue(.missingTime)])
    }
    let ahead = bookings.filter { $0.span.start > turn.now }
    if let aims = aimed(ahead, atWeekOf: wish, request, turn) {
      guard !aims.isEmpty else { return Reply(.talk, [.alreadySo]) }
      return propose(try Rearranger(cause: .asked, edits: [], turn: turn).plan(aims))
    }
    let aims = ahead.map { booking -> (Booking, Rearrangement.Aim) in
      var draft = Draft(moving: booking)
      draft.staff = staff
      draft.time = wish.time
      if let shift = request.shift, !request.withoutOldTimes.namesVeryTime {
        draft.time = WantedTime(at: booking.start.adding(minutes: shift))
      } else if wish.time.isOpen {
        draft.time = WantedTime(at: booking.start)
      } else {
        draft.keepWhatWasNotSaid(of: booking.start)
      }
      return (booking, .wish(draft))
    }
    return propose(try Rearranger(cause: .asked, edits: [], turn: turn).plan(aims))
  }

  private func isForAll(_ found: [Booking], _ request: Request, _ purpose: Table.Purpose) -> Bool {
    guard case .cancel = purpose, !request.isEither else { return false }
    return request.choice == .all || request.bookingNumbers.count > 1 || request.places.count > 1
      || request.placesNamed.count > 1 || request.meansSeveral(found) || request.saysAll
      || request.excepts || request.namesDays(of: found) || request.meansWholeSeries(found)
  }

  /// Does to a booking what was asked for, now that it is known which.
  mutating func pursue(
    _ purpose: Table.Purpose, _ booking: Booking, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    state.focus.booking = booking.id
    switch purpose {
    case .cancel(let reason):
      if request.namesNoBooking, let visit = booking.visit {
        // "cancel it", of a visit, means all of it; "cancel Grace's" of several people hers.
        var all = try parts(ofVisit: visit, turn)
        if !request.customers.isEmpty { all.removeAll { $0.customer != booking.customer } }
        if all.count > 1 { return proposeCancelling(all, reason: reason, turn) }
      }
      if let question = try askForScope(booking, purpose, request, turn) { return question }
      let all = try members(of: booking, request.seriesScope ?? .one, turn)
      return proposeCancelling(all, reason: reason, turn)
    case .move(let wish): return try proposeMove(of: booking, wish, request, turn)
    case .calendar: return try writeCalendar([booking], turn)
    case .mark(let status): return try mark(booking, status, turn)
    case .note(let text): return try keep(text, with: booking, turn)
    case .show: return show(booking)
    case .resize(let change): return try resize(booking, by: change, turn)
    }
  }

  private mutating func proposeMove(
    of booking: Booking, _ wished: Draft, _ given: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    var (wish, request) = (wished, given)
    if try readOnTheirClock(&request, of: booking, turn) {
      wish.time = WantedTime(request.newTimes, now: turn.local)
    }
    guard booking.span.end > turn.now else { return Reply(.refused, [.alreadyPast(booking)]) }
    if let all = try moveVisit(of: booking, wish, request, turn) { return all }
    if let question = try askForScope(
      booking, .move(wish.keeping(request, of: booking)), request, turn)
    {
      return question
    }
    if !request.bookingNumbers.isEmpty, let service = request.serviceID, service != booking.service
    {
      return try propose(service, insteadOf: booking, request.withoutOldTimes, turn)
    }
    var draft = Draft(moving: booking)
    draft.isOverride = request.isRegardless
    if request.staff.isEmpty, !wish.staff.isEmpty { draft.staff = wish.staff }
    let keepsTime = request.newTimes.isEmpty
    // What it is was said to find it, too.
    var beside = request.withoutOldTimes
    beside.services = []
    var filling = try fill(draft, from: beside, turn)
    if let refusal = filling.refusal {
      draft.time = wish.time
      return try refuse(refusal, draft, turn)
    }
    // Whose booking it is was said to find it; a move does not change it.
    filling.draft.party = draft.party
    filling.draft.service = booking.service
    draft = filling.draft
    draft.time = wish.time
    let said = WantedTime(request.newTimes, now: turn.local)
    // "the second, at 1": to the day that was said before.
    if wish.time != said, !said.isOpen { draft.time.merge(said) }
    if request.beside != nil {
      draft.time = filling.draft.time
    } else if request.wantsSame, let same = sameTime(as: booking.start, request, turn) {
      draft.time = same
    } else if let shift = request.shift, !request.withoutOldTimes.namesVeryTime {
      let target = booking.start.adding(minutes: shift)
      draft.time.days = WantedTime.Days(first: target.date, last: target.date)
      draft.time.clock = .at(target.time.minuteOfDay)
    } else if request.wantsSoonest || request.wantsEarliestOfDay {
      draft.time.clock = nil
      if draft.time.days?.wasSaid != true { draft.time = WantedTime() }
      draft.wantsSoonest = true
    } else if keepsTime && wish.time.isOpen {
      guard !request.staff.isEmpty || !wish.staff.isEmpty else {
        state.table = .missing(.time, draft)
        return Reply(.question, filling.statements + [.bookings([booking], heading: .init())])
      }
      draft.time = WantedTime(at: booking.start)
    } else {
      if let nearer = request.weekday(besides: booking.start.date, now: turn.local.date),
        let taken = draft.time.days?.single
      {
        // Of a booking two weeks on "Thursday" is the one beside it.
        draft.time.days = WantedTime.Days(first: nearer, last: nearer)
        filling.statements.append(.otherDate(taken, words: request.newTimes[0].text))
      }
      draft.keepWhatWasNotSaid(of: booking.start)
    }
    if let scope = request.seriesScope, scope != .one, let exact = draft.time.exact {
      let all = try members(of: booking, scope, turn)
      return try moveSeries(
        booking, all, to: exact, staff: request.staff.isEmpty ? [] : draft.staff, turn)
    }
    if let exact = draft.time.exact, exact == booking.start, draft.staff == [booking.staff] {
      return Reply(.refused, [.sameAsBefore(booking)])
    }
    return try propose(draft, turn, saying: filling.statements)
  }
}

extension Draft {
  /// The wish with what a request says of another time or person, before it is asked how much of
  /// a series is meant.
  fileprivate func keeping(_ request: Request, of booking: Booking) -> Draft {
    var wish = self
    if let shift = request.shift, !request.withoutOldTimes.namesVeryTime {
      wish.time = WantedTime(at: booking.start.adding(minutes: shift))
    }
    wish.staff = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    return wish
  }

  /// The draft of a move: everything as it is.
  init(moving booking: Booking) {
    self.init()
    service = booking.service
    staff = [booking.staff]
    party = booking.customer.map { .known($0) } ?? .me
    seats = booking.seats
    length = booking.length
    moving = booking.id
  }

  /// A move to a day keeps the clock time, one to a clock time the day.
  mutating func keepWhatWasNotSaid(of start: LocalDateTime) {
    if time.clock == nil, time.days?.single != nil {
      time.clock = .at(start.time.minuteOfDay)
    }
    if time.days == nil || time.days?.wasSaid == false {
      time.days = WantedTime.Days(first: start.date, last: start.date)
    }
  }
}

extension WantedTime {
  /// The wish for one very time.
  init(at start: LocalDateTime) {
    self.init()
    days = Days(first: start.date, last: start.date)
    clock = .at(start.time.minuteOfDay)
  }
}

extension Request {
  /// "move them to 3": those that were just made or listed, and no one of them.
  var meansAllListed: Bool {
    ["them", "both"].contains(where: says) && customers.isEmpty && services.isEmpty
      && bookingNumbers.isEmpty && oldTimes.isEmpty && choice == nil
  }

  /// "back a day", "a week later": how far it moves, where only the length was read.
  fileprivate var shiftedByDays: Request {
    guard shift == nil, lengthChange == nil, let length = duration?.length, length.months == 0,
      length.seconds == 0, length.days > 0, newTimes.isEmpty || !namesVeryTime
    else { return self }
    let isLater = ["back", "later", "postpone", "delay"].contains(where: says)
    guard isLater || ["forward", "earlier", "sooner"].contains(where: says) else { return self }
    var request = self
    request.shift = (isLater ? 1 : -1) * length.days * 1440
    request.duration = nil
    return request
  }

  /// "to the earliest on Monday": the first that is free of the day that is named.
  fileprivate var wantsEarliestOfDay: Bool {
    (says("earliest") || says("soonest")) && !namesVeryTime && whens.contains { !$0.isTimeOnly }
  }

  /// Whether nothing in it says which booking is meant, but a pronoun.
  fileprivate var namesNoBooking: Bool {
    bookingNumbers.isEmpty && services.isEmpty && whens.isEmpty && seriesScope == nil
      && (choice == nil || choice == .it)
  }

  /// The times that say which booking is meant: "from", and what stands before a
  /// "to".
  var oldTimes: [When] {
    // "move the 3 o'clock back half an hour": the time is where it stands.
    let hasNew = whens.contains { $0.role == .to } || intent == .move && shift != nil
    return whens.filter {
      $0.role == .from || $0.role == .at && (hasNew || intent == .move && standsBeforeSoonest($0))
    }
  }

  /// The day of the booking's own week that a weekday alone names, where it is another than that
  /// of this week.
  fileprivate func weekday(besides date: CalendarDate, now: CalendarDate) -> CalendarDate? {
    let days = newTimes.filter { !$0.isTimeOnly }
    guard days.count == 1, newTimes[0] == days[0], let when = days.first, when.grain <= .day,
      let named = when.start?.date, named.weekday != date.weekday,
      Folding.words(when.text).contains(where: Self.weekdays.contains),
      !Folding.words(when.text).contains(where: ["this", "next", "coming"].contains)
    else { return nil }
    var day = date.startOfWeek(on: .monday)
    while day.weekday != named.weekday { day = day.adding(days: 1) }
    return day > now && day > named ? day : nil
  }

  private static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue",
    "tues", "wed", "thu", "thurs", "fri", "sat", "sun",
  ]

  /// "I need to move an appointment": none that was spoken of.
  var isOfAnyBooking: Bool {
    guard customers.isEmpty, services.isEmpty, bookingNumbers.isEmpty, oldTimes.isEmpty,
      staff.isEmpty, choice == nil, !isForMe, intent != .cancel || whens.isEmpty
    else { return false }
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains {
      ["a", "an"].contains($0) && ["appointment", "booking", "visit"].contains($1)
    }
  }

  /// Whether "to" leads to a name.
  fileprivate func leadsTo(_ mention: NameMention) -> Bool {
    Folding.words(text(before: mention)).last == "to"
  }

  /// "move Tom on Thursday to Sam at 10": the day on which it is, and the hour that it should
  /// have, were read as one time.
  fileprivate var partingDayFromHour: Request {
    guard let taker = staff.first(where: leadsTo), whens.count == 1, let when = whens.first,
      when.role == .from, !when.isTimeOnly, !when.isDayOnly, let start = when.start,
      Folding.words(text(behind: taker)).contains("at")
    else { return self }
    var request = self
    var day = when
    day.start = LocalDateTime(start.date, .midnight)
    day.end = LocalDateTime(start.date.adding(days: 1), .midnight)
    day.grain = .day
    day.isDayOnly = true
    var hour = when
    hour.role = .to
    hour.isTimeOnly = true
    request.whens = [day, hour]
    return request
  }

  /// "move Dana on Friday to the next free slot": the day is of what is there.
  private func standsBeforeSoonest(_ when: When) -> Bool {
    guard wantsSoonest,
      let place = ["to the next", "to the first", "to the soonest", "to the earliest", "asap"]
        .compactMap({ text.firstRange(of: $0) }).first
    else { return false }
    return when.span.lowerBound < span.lowerBound + text[..<place.lowerBound].utf8.count
  }

  /// The times to which something is moved.
  var newTimes: [When] {
    let old = oldTimes
    return whens.filter { !old.contains($0) }
  }

  /// The request without the times that only say which booking is meant.
  var withoutOldTimes: Request {
    var copy = self
    copy.whens = newTimes
    return copy
  }
}
