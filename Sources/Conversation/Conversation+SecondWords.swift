import CivilTime
import PlainEnglish
import Scheduling

/// What is said beside a question that is open about a booking: a remark or a question about
/// another one, more of them, the same done otherwise.
///
/// None of it may turn what was asked into an act on something else.
extension Conversation {
  /// Answers a line that speaks of bookings beside what is on the table; nil if it does not.
  mutating func speakBeside(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard !turn.settings.isCustomerView else { return nil }
    if let reply = try askWhichItIs(table, request, turn) { return reply }
    if let reply = try tellOfOthers(table, request, turn) { return reply }
    if let reply = try tellOffered(table, request) { return reply }
    if let reply = try tellWhoElse(table, request, turn) { return reply }
    switch table {
    case .cancel(let cancellation):
      return try speak(beside: cancellation, request, turn)
    case .offer(let offer):
      if let id = offer.draft.moving, let booking = try turn.book.booking(id) {
        if let reply = try swapInstead(booking, table, request, turn) { return reply }
        return try moveToo(offer, booking, request, turn)
      }
      if let reply = try repeating(offer, request, turn) { return reply }
      return try takePlaceOf(offer, request, turn)
    default: return nil
    }
  }

  /// “yes, weekly please”, “and every Friday after”: the very slot that is offered, and again.
  private mutating func repeating(
    _ offer: Table.Offer, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard var rule = request.recurrence, offer.draft.recurrence == nil, let slot = offer.slot,
      !rule.isOpen, [.affirm, .correct, .none].contains(request.intent),
      request.customers.isEmpty, request.services.isEmpty, request.whens.isEmpty,
      !request.isQuestion
    else { return nil }
    rule.rule.hours = [slot.start.time.hour]
    rule.rule.minutes = [slot.start.time.minute]
    rule.start = slot.start
    var draft = offer.draft
    draft.time = WantedTime(at: slot.start)
    draft.staff = [slot.staff]
    var own = request
    own.intent = .correct
    own.recurrence = rule
    return try propose(revising: draft, with: own, turn)
  }

  private mutating func speak(
    beside cancellation: Table.Cancellation, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    let table = Table.cancel(cancellation)
    let bookings = try standing(cancellation, turn)
    guard let first = bookings.first else { return nil }
    if bookings.count == 1, let reply = try swapInstead(first, table, request, turn) {
      return reply
    }
    if let reply = try moveThemInstead(bookings, table, request, turn) { return reply }
    if let reply = try keepOthers(bookings, cancellation, request, turn) { return reply }
    return try cancelOnDays(bookings, cancellation, request, turn)
  }

  private func standing(_ cancellation: Table.Cancellation, _ turn: Turn) throws(BookError)
    -> [Booking]
  {
    var bookings: [Booking] = []
    for id in cancellation.bookings {
      if let booking = try turn.book.booking(id) { bookings.append(booking) }
    }
    return bookings
  }

  // MARK: Questions and remarks

  /// “is that the 10:30?”, of what is about to be cancelled.
  private mutating func askWhichItIs(_ table: Table, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard case .cancel(let cancellation) = table, cancellation.bookings.count == 1,
      request.asksOfThat, let booking = try turn.book.booking(cancellation.bookings[0])
    else { return nil }
    let named = BookingException(of: request)
    guard !named.isEmpty else { return nil }
    let again = try comeBack(to: table, turn)
    return Reply(.question, [.answered(named.covers(booking))] + again.statements.dropFirst())
  }

  /// “she has another on Saturday, doesn't she”, “he had one last week”: what they have then,
  /// and the question once more.
  private mutating func tellOfOthers(_ table: Table, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard table.mustBeAnswered, request.speaksOfAnother || request.asksWhatTheyHave,
      let whose = try whose(table, request, turn)
    else { return nil }
    let days = request.whens.filter { !$0.isTimeOnly && $0.grain >= .day }
    var heading = Statement.ListHeading()
    if case .known(let id) = whose { heading.customer = id } else { heading.isMine = true }
    if let day = days.first, let span = WantedTime(day, now: turn.local).days {
      heading.first = span.first
      heading.last = span.last
    }
    let asked = try bookingsOnTable(table, turn).map(\.id)
    let found = try bookings(heading, turn).filter { booking in
      booking.status != .cancelled && (request.asksWhatTheyHave || !asked.contains(booking.id))
    }
    var statements: [Statement] = request.speaksOfAnother ? [.answered(!found.isEmpty)] : []
    statements.append(
      found.isEmpty ? .noBookings(heading) : .bookings(found, heading: heading))
    var reply = Reply(.question, statements)
    if case .cancel = table {
      reply.statements += try comeBack(to: table, turn).statements
    } else if case .offer(let offer) = table {
      reply.asksAbout = offer.slot.map { Reply.Asked(slot: $0, moving: offer.draft.moving) }
    }
    return reply
  }

  /// Whose bookings a remark is about: those of who is named, or of whom the question is about.
  private func whose(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError)
    -> Draft.Party?
  {
    let named = request.customers.filter { !$0.isRelation }
    if let mention = named.first {
      guard named.count == 1, mention.entries.count == 1 else { return nil }
      return .known(CustomerID(mention.entries[0].id))
    }
    if let draft = table.draft {
      if case .new = draft.party { return nil }
      return draft.party
    }
    let owners = Set(try bookingsOnTable(table, turn).map(\.customer))
    guard owners.count == 1, let owner = owners.first else { return nil }
    return owner.map { .known($0) } ?? .me
  }

  private func bookingsOnTable(_ table: Table, _ turn: Turn) throws(BookError) -> [Booking] {
    if case .cancel(let cancellation) = table { return try standing(cancellation, turn) }
    guard let id = table.draft?.moving, let booking = try turn.book.booking(id) else { return [] }
    return [booking]
  }

  /// “what time is that again?”: of what is offered, and not what time it is now.
  private func tellOffered(_ table: Table, _ request: Request) throws(BookError) -> Reply? {
    guard case .offer(let offer) = table, let slot = offer.slot, request.asksWhatTimeItIsAt else {
      return nil
    }
    return Reply(.talk, [.option(slot, number: nil)])
  }

  /// “who else is in?”: who works on the day that is offered.
  private mutating func tellWhoElse(_ table: Table, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    let words = Folding.words(request.text)
    guard case .offer(let offer) = table, let slot = offer.slot, request.whens.isEmpty,
      words.starts(with: ["who", "else"]) || words.starts(with: ["whos", "else"])
        || words.starts(with: ["whos", "else"]),
      let last = words.last, ["in", "working", "on", "there"].contains(last)
    else { return nil }
    let duties = turn.business.activeStaff.compactMap { member -> Statement.Duty? in
      let spans = turn.finder.workingSpans(of: member, on: slot.start.date)
      return spans.isEmpty ? nil : Statement.Duty(staff: member.id, spans: spans)
    }
    var reply = Reply(.list, [.onDuty(slot.start.date, duties, of: nil)])
    reply.asksAbout = Reply.Asked(slot: slot, moving: offer.draft.moving)
    return reply
  }

  // MARK: Done otherwise

  /// “swap it with Dana's instead”: the two exchange their times.
  private mutating func swapInstead(
    _ booking: Booking, _ table: Table, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard ["swap", "switch", "exchange"].contains(where: request.says),
      request.isForAnother(than: Draft(moving: booking).party) || !request.bookingNumbers.isEmpty
    else { return nil }
    let found = try others(than: booking, named: request, turn)
    guard let other = found.first else { return nil }
    guard found.count == 1 else {
      return Reply(
        .question,
        [.whichBooking(Array(found.prefix(Self.mostReadings)), of: found.count), .pleaseAnswer])
    }
    state.table = nil
    var reply = try propose(swapping: booking, other, turn)
    if table.isLostInSilence { reply.statements.insert(.notDone(table), at: 0) }
    return reply
  }

  /// “move them all to Monday”, to whether they are to be cancelled.
  private mutating func moveThemInstead(
    _ bookings: [Booking], _ table: Table, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard bookings.count > 1, request.customers.isEmpty, request.services.isEmpty,
      request.bookingNumbers.isEmpty,
      ["move", "reschedule", "shift", "put"].contains(
        where: request.says),
      ["them", "all", "both", "everything", "everyone", "those", "these"].contains(
        where: request.says)
    else { return nil }
    var wish = Draft()
    wish.time = WantedTime(request.newTimes, now: turn.local)
    guard !wish.time.isOpen || request.shift != nil else { return nil }
    state.table = nil
    var reply = try moveAll(bookings, wish, request, turn)
    reply.statements.insert(.notDone(table), at: 0)
    return reply
  }

  /// “keep the one on the 11th”, which is none of those that would be cancelled.
  private mutating func keepOthers(
    _ bookings: [Booking], _ cancellation: Table.Cancellation, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard request.keepsByWord, !request.isQuestion, request.left.isEmpty, !request.says("cancel")
    else { return nil }
    let named = BookingException(of: request)
    guard !named.isEmpty, bookings.allSatisfy({ !named.covers($0) }) else { return nil }
    if request.beginsWithYes { return try commit(cancellation, turn) }
    let owners = Set(bookings.map(\.customer))
    let kept = try self.bookings(Statement.ListHeading(), turn).filter { booking in
      named.covers(booking) && (!request.customers.isEmpty || owners.contains(booking.customer))
    }
    let again = try comeBack(to: .cancel(cancellation), turn)
    return Reply(
      .question,
      kept.prefix(Self.mostReadings).map { .stays($0) } + again.statements.dropFirst())
  }

  // MARK: More of them

  /// “and Wednesday”, “no, Thursday”: those of another day, too or instead.
  private mutating func cancelOnDays(
    _ bookings: [Booking], _ cancellation: Table.Cancellation, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard let relation = request.daysBeside else { return nil }
    let isOfAll = Set(bookings.map(\.customer)).count > 1
    guard relation == .adds || bookings.count > 1 else { return nil }
    let found = try ofDays(request.whens, like: bookings, turn)
    guard !found.isEmpty else {
      let day = request.whens.first?.start?.date
      let none = Statement.noBookingMatches(
        customer: isOfAll ? nil : bookings.first?.customer, service: nil, date: day)
      let again = try comeBack(to: .cancel(cancellation), turn)
      return Reply(.question, [none] + again.statements.dropFirst())
    }
    let all = relation == .adds ? bookings + found : found
    return proposeCancelling(all, reason: cancellation.reason, turn)
  }

  /// “the 12th as well”: the booking of that day moves as the one that is offered does.
  private mutating func moveToo(
    _ offer: Table.Offer, _ booking: Booking, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard let slot = offer.slot, !offer.draft.handsOver(booking) else { return nil }
    if let reply = try moveAtItsHour(booking, to: slot, request, turn) { return reply }
    guard request.daysBeside == .adds else { return nil }
    let found = try ofDays(request.whens, like: [booking], turn)
    guard !found.isEmpty else { return nil }
    var first = Draft(moving: booking)
    first.staff = [slot.staff]
    first.time = WantedTime(at: slot.start)
    var aims = [(booking, Rearrangement.Aim.wish(first))]
    var time = offer.draft.time
    if slot.start.date == booking.start.date { time.days = nil }
    for other in found {
      var draft = Draft(moving: other)
      draft.time = time
      draft.keepWhatWasNotSaid(of: other.start)
      aims.append((other, .wish(draft)))
    }
    return propose(try Rearranger(cause: .asked, edits: [], turn: turn).plan(aims))
  }

  /// “and Thursday's to 3”: the booking of that day moves to that hour, and the other as it is
  /// offered.
  private mutating func moveAtItsHour(
    _ booking: Booking, to slot: Slot, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard ["and", "also", "plus"].contains(Folding.words(request.text).first ?? ""),
      request.whens.count == 1, let when = request.whens.first, var day = when.dayBeforeTo,
      request.customers.isEmpty, request.services.isEmpty, request.bookingNumbers.isEmpty
    else { return nil }
    day.role = .at
    let found = try ofDays([day], like: [booking], turn)
    guard found.count == 1, let other = found.first else { return nil }
    var first = Draft(moving: booking)
    first.staff = [slot.staff]
    first.time = WantedTime(at: slot.start)
    var second = Draft(moving: other)
    second.time = WantedTime([when], now: turn.local)
    second.time.days = nil
    second.keepWhatWasNotSaid(of: other.start)
    let aims = [(booking, Rearrangement.Aim.wish(first)), (other, .wish(second))]
    return propose(try Rearranger(cause: .asked, edits: [], turn: turn).plan(aims))
  }

  /// “and Wednesday too”, right after a booking was cancelled or moved: that of the day as well;
  /// nil if the line is no such thing, or there is none.
  mutating func goOnWithDays(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, !turn.settings.isCustomerView, request.daysBeside == .adds,
      let done = undertakingDone
    else { return nil }
    switch done {
    case .cancelling(let bookings, let reason):
      let found = try ofDays(request.whens, like: bookings, turn)
      return found.isEmpty ? nil : proposeCancelling(found, reason: reason, turn)
    case .moving(let bookings, let time):
      let found = try ofDays(request.whens, like: bookings, turn)
      guard !found.isEmpty else { return nil }
      var wish = Draft()
      wish.time = time
      if wish.time.days?.single == bookings.first?.start.date { wish.time.days = nil }
      var plain = Request(intent: .move, text: "", span: 0..<0)
      if found.count > 1 { plain.choice = .all }
      return try choose(among: found, for: .move(wish), plain, turn)
    }
  }

  /// The bookings of some days: of the same customer, or of all if those of several were meant.
  private func ofDays(_ days: [When], like bookings: [Booking], _ turn: Turn) throws(BookError)
    -> [Booking]
  {
    let owners = Set(bookings.map(\.customer))
    let known = bookings.map(\.id)
    return try self.bookings(Statement.ListHeading(), turn).filter { booking in
      !known.contains(booking.id) && booking.status != .cancelled
        && (owners.count > 1 || owners.contains(booking.customer))
        && days.contains { $0.agrees(with: booking.start) }
    }
  }

  /// “instead of her Friday one”, of what is offered: that booking goes there.
  private mutating func takePlaceOf(
    _ offer: Table.Offer, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard let slot = offer.slot, request.standsInstead, offer.draft.recurrence == nil,
      case .known(let customer) = offer.draft.party,
      !request.isForAnother(than: offer.draft.party)
    else { return nil }
    var heading = Statement.ListHeading()
    heading.customer = customer
    let named = BookingException(of: request)
    let found = try bookings(heading, turn).filter { booking in
      [.pending, .confirmed].contains(booking.status) && (named.isEmpty || named.covers(booking))
    }
    guard let booking = found.first, found.count == 1 else { return nil }
    var draft = Draft(moving: booking)
    draft.service = slot.service
    if slot.service != booking.service { draft.length = nil }
    draft.staff = [slot.staff]
    draft.time = WantedTime(at: slot.start)
    return try propose(draft, turn)
  }
}
