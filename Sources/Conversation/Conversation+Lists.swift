import CivilTime
import PlainEnglish
import Scheduling

extension Request {
  /// Whether it speaks of what belongs to who types.
  var saysMine: Bool { isForMe || Folding.words(text).contains("my") }
}

extension Request {
  /// "Tom's here".
  var saysIsHere: Bool {
    let words = Folding.words(text)
    return customers.count == 1 && whens.isEmpty && !isQuestion && words.last == "here"
      && words.count <= 3
  }

  /// "when was he last here?".
  fileprivate var saysSheOrHe: Bool {
    staff.isEmpty && ["she", "he", "shes", "hes"].contains(where: says)
  }

  /// "what have we got for her?": of somebody who is not named.
  fileprivate var asksOfSomebody: Bool {
    isQuestion && customers.isEmpty && staff.isEmpty && whens.isEmpty && !saysMine
      && ["she", "he", "shes", "hes", "her", "him", "his", "hers"].contains(where: says)
  }
}

extension Conversation {
  /// Lists bookings: of a day, a month, a customer, a member of staff, or mine.
  mutating func list(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if request.says("confirm"), !request.isQuestion, !request.asksForPending {
      var marking = request
      marking.status = .confirmed
      return try mark(marking, turn)
    }
    if request.isAside { return try answerAside(request, turn) }
    if let id = request.bookingNumbers.first {
      guard let booking = try turn.book.booking(BookingID(id)) else {
        return Reply(.notFound, [.noSuchBooking(number: id)])
      }
      return show(booking)
    }
    if let unknown = request.customers.first(where: { $0.entries.isEmpty }) {
      return Reply(
        .notFound,
        [.noSuchName(text: unknown.text, kind: .customer, known: [], suggestions: [])])
    }
    if let problem = impossibleTime(in: request) { return problem }
    if request.asksForPending { return try listPending(turn) }
    if request.asksWhoArrived { return try listArrived(request, turn) }
    if request.asksForCustomer { return try customers(request, turn) }
    if request.says("it"), !request.hasValues, let id = state.focus.booking,
      let booking = try turn.book.booking(id)
    {
      return show(booking)
    }
    if let reply = whoIsIn(request, turn) { return reply }
    if request.saysIsHere {
      var marking = request
      marking.status = .arrived
      return try mark(marking, turn)
    }
    if request.asksOfSomebody, state.focus.customer == nil, !turn.settings.isCustomerView {
      return Reply(.notFound, [.whichOnes])
    }
    if request.namesVeryTime, request.customers.isEmpty, request.services.isEmpty,
      request.whens.count == 1
    {
      // "show me the 3 o'clock", "what's on at 10 tomorrow?".
      return try whoIsAt(request, turn)
    }
    if let one = try single(request, turn) { return one }
    if !request.topics.isEmpty, request.serviceID != nil, !request.whens.isEmpty {
      // "what's on Friday, and how much is a colour?" asks two things.
      var day = request
      day.topics = []
      day.services = []
      var reply = try list(day, turn)
      reply.append(try answerTopics(request, turn))
      return reply
    }
    var heading = heading(of: request, turn)
    if let day = dayOfThen(request) { (heading.first, heading.last) = (day, day) }
    if let reply = narrowing(request, heading, turn) { return reply }
    if request.countsThePast, heading.first == nil, heading.customer != nil {
      // "how many times has Mei been?": of all that has been.
      heading.last = turn.local.date
      heading.first = CalendarDate(year: 1970, month: 1, day: 1)
      heading.first = try bookings(heading, turn).first?.start.date ?? turn.local.date
    }
    var found = try bookings(heading, turn)
    if request.countsThePast { found.removeAll { $0.span.start > turn.now } }
    let part = partOfDay(request, heading, turn)
    if let part { found.removeAll { !$0.span.overlaps(part) } }
    var statements: [Statement] = []
    if request.asksHowMany { statements.append(.counted(found.count, heading)) }
    if showsMonth(request, heading) {
      let month = (heading.first ?? found.first?.start.date ?? turn.local.date).startOfMonth
      state.focus.month = month
      statements.append(
        .month(month, marked: try marks(in: month, heading, turn), today: turn.local.date))
    }
    if let day = heading.first, heading.last == day, heading.customer == nil, !heading.isMine {
      var duties = duties(on: day, heading, turn)
      if let part { duties = duties.compactMap { $0.within(part) } }
      statements.append(.onDuty(day, duties, of: heading.staff))
      let blocks = try blocks(on: day, heading, turn)
      if !blocks.isEmpty { statements.append(.blocked(day, blocks)) }
    }
    if heading.first == nil { heading.first = turn.local.date }
    if request.asksHowMany, found.isEmpty { return Reply(.list, statements) }
    statements.append(found.isEmpty ? .noBookings(heading) : .bookings(found, heading: heading))
    state.focus.listed = found.map(\.id)
    if found.count == 1 { state.focus.booking = found.first?.id }
    if let service = found.first?.service, found.allSatisfy({ $0.service == service }) {
      state.focus.service = service
    }
    return Reply(.list, statements)
  }

  /// The hours that are asked about, of one day: "tomorrow afternoon", "Thursday after 4".
  private func partOfDay(
    _ request: Request, _ heading: Statement.ListHeading, _ turn: Turn
  ) -> Span? {
    guard let day = heading.first, heading.last == day, let when = request.when, !when.isDayOnly,
      let start = when.start, start.date == day, when.end != nil || when.isOpenEnded
    else { return nil }
    let end = when.end ?? LocalDateTime(day.adding(days: 1), .midnight)
    guard start < end else { return nil }
    return Span(start: turn.zone.instant(start), end: turn.zone.instant(end))
  }

  /// The blocks of a date, of one person or of all.
  private func blocks(
    on date: CalendarDate, _ heading: Statement.ListHeading, _ turn: Turn
  ) throws(BookError) -> [Block] {
    let day = Span(
      start: turn.zone.instant(LocalDateTime(date, .midnight)),
      end: turn.zone.instant(LocalDateTime(date.adding(days: 1), .midnight)))
    // A customer has no business with why someone is not to be had.
    if turn.settings.isCustomerView { return [] }
    return try turn.book.blocks(overlapping: day).filter { block in
      heading.staff.map { $0 == block.staff } ?? true
    }
  }

  /// "who's the 3 o'clock?": the bookings that start then.
  mutating func whoIsAt(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let start = request.when?.start else { return Reply(.talk, [.clock(turn.local)]) }
    let member = request.staff.first?.entries.first.map { StaffID($0.id) }
    var query = BookingQuery()
    query.staff = member.map { [$0] }
    query.dates = start.date...start.date
    query.statuses = [.pending, .confirmed, .arrived, .done]
    let moment = turn.zone.instant(start)
    // In a customer's view only what is their own is told.
    let all = try turn.book.bookings(query).filter {
      !turn.settings.isCustomerView || turn.isOwn($0)
    }
    let starting = all.filter { $0.start == start }
    let found = starting.isEmpty ? all.filter { $0.span.contains(moment) } : starting
    if found.count == 1, let booking = found.first { return show(booking) }
    state.focus.listed = found.map(\.id)
    if found.isEmpty, let member, try !hasTime(member, at: start, turn) {
      return Reply(.list, [try noTime(of: member, at: start, turn)])
    }
    if found.isEmpty { return Reply(.list, [.nothingAt(start, with: member)]) }
    var heading = Statement.ListHeading()
    heading.first = start.date
    heading.last = start.date
    return Reply(.list, [.bookings(found, heading: heading)])
  }

  /// "my next appointment", "Dana's last visit": one booking, not a list.
  private mutating func single(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.whens.isEmpty, request.choice == nil || request.choice == .last else {
      return nil
    }
    let isNext = request.says("next")
    guard isNext || request.says("last") else { return nil }
    let heading = heading(of: request, turn)
    // "who's next?", "what's next?" ask for one at the desk.
    let asksNextOfAll = isNext && Folding.words(request.text).count <= 3
    guard heading.isMine || heading.customer != nil || asksNextOfAll else { return nil }
    var query = BookingQuery()
    query.customer = heading.customer
    query.staff = heading.staff.map { [$0] }
    query.services = heading.service.map { [$0] }
    query.limit = 1
    query.span =
      isNext
      ? turn.ahead
      : turn.behind
    query.order = isNext ? .byStart : .latestFirst
    query.limit = 50
    let found = try turn.book.bookings(query).first { booking in
      !heading.isMine || turn.isOwn(booking)
    }
    guard let found else {
      if !isNext, let made = try lastMade(heading, turn) { return show(made) }
      return Reply(.list, [.noBookings(heading)])
    }
    return show(found)
  }

  /// The booking of a heading that was made last, where none has been yet.
  private func lastMade(_ heading: Statement.ListHeading, _ turn: Turn) throws(BookError)
    -> Booking?
  {
    try bookings(heading, turn).max { $0.id < $1.id }
  }

  mutating func show(_ booking: Booking) -> Reply {
    state.focus.booking = booking.id
    state.focus.listed = [booking.id]
    if let customer = booking.customer { state.focus.customer = customer }
    return Reply(.list, [.details(booking)])
  }

  private func impossibleTime(in request: Request) -> Reply? {
    guard let when = request.whens.first(where: { $0.impossible != nil }),
      let impossible = when.impossible
    else { return nil }
    return Reply(.refused, [.impossible(impossible, text: when.text)])
  }

  private mutating func heading(of request: Request, _ turn: Turn) -> Statement.ListHeading {
    var heading = Statement.ListHeading()
    if let entry = request.customers.first?.entries.first {
      heading.customer = CustomerID(entry.id)
      state.focus.customer = heading.customer
    } else if request.isForLastCustomer || request.saysSheOrHe {
      heading.customer = state.focus.customer
    }
    heading.staff = request.staff.first?.entries.first.map { StaffID($0.id) }
    heading.service = request.serviceID
    heading.isMine = request.saysMine && heading.customer == nil
    if turn.settings.isCustomerView {
      heading.customer = nil
      heading.isMine = true
    }
    if let when = request.when {
      var wish = WantedTime()
      wish.merge(WantedTime(when, now: LocalDateTime(wallSeconds: 0)))
      heading.first = wish.days?.first ?? when.start?.date
      heading.last = wish.days.map { $0.last } ?? heading.first
      if request.countsThePast,
        let first = heading.first, first <= turn.local.date
      {
        // "how many haircuts did we do this month?": of all of it that has been.
        switch when.grain {
        case .week: heading.first = first.startOfWeek(on: turn.settings.firstWeekday)
        case .month: heading.first = first.startOfMonth
        case .year: heading.first = CalendarDate(year: first.year, month: 1, day: 1) ?? first
        default: break
        }
      }
    } else if heading.staff != nil, !request.isQuestion,
      Folding.words(request.text).last == "day"
    {
      // "Tariq's day" is the one that it is.
      heading.first = turn.local.date
      heading.last = heading.first
    }
    return heading
  }

  private func showsMonth(_ request: Request, _ heading: Statement.ListHeading) -> Bool {
    if request.when?.grain == .month { return true }
    return heading.isMine && request.whens.isEmpty
      || (request.whens.isEmpty && heading.staff == nil && heading.customer == nil
        && heading.first == nil)
  }

  /// The bookings of a heading, those to come where it names no time.
  func bookings(_ heading: Statement.ListHeading, _ turn: Turn) throws(BookError) -> [Booking] {
    var query = BookingQuery()
    query.customer = heading.customer
    query.staff = heading.staff.map { [$0] }
    query.services = heading.service.map { [$0] }
    if let first = heading.first, heading.last == first {
      // What began the evening before and lasts into the day is of it, too.
      query.span = Span(
        start: turn.zone.instant(LocalDateTime(first, .midnight)),
        end: turn.zone.instant(LocalDateTime(first.adding(days: 1), .midnight)))
    } else if let first = heading.first {
      query.dates = first...max(first, heading.last ?? first.adding(days: turn.horizon))
    } else {
      query.span = turn.ahead
    }
    query.limit = 200
    return try heading.isMine ? turn.ownBookings(query) : turn.book.bookings(query)
  }

  private func marks(in month: CalendarDate, _ heading: Statement.ListHeading, _ turn: Turn)
    throws(BookError) -> [CalendarDate]
  {
    var whole = heading
    whole.first = month
    whole.last = month.adding(months: 1).adding(days: -1)
    return Array(Set(try bookings(whole, turn).map(\.start.date))).sorted()
  }

  private func duties(on day: CalendarDate, _ heading: Statement.ListHeading, _ turn: Turn)
    -> [Statement.Duty]
  {
    turn.business.activeStaff.compactMap { member in
      guard heading.staff == nil || heading.staff == member.id else { return nil }
      let spans = turn.finder.workingSpans(of: member, on: day)
      return spans.isEmpty ? nil : Statement.Duty(staff: member.id, spans: spans)
    }
  }

  /// Lists the customers, or shows one.
  mutating func customers(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let entry = request.customers.first?.entries.first,
      let customer = try turn.book.customer(CustomerID(entry.id))
    {
      var query = BookingQuery()
      query.customer = customer.id
      query.statuses = Booking.Status.allCases
      query.order = .latestFirst
      query.limit = 20
      state.focus.customer = customer.id
      let visits = try turn.book.bookings(query)
      state.focus.listed = visits.filter { $0.status != .cancelled && $0.span.end > turn.now }
        .map(\.id)
      return Reply(.list, [.customer(customer, visits: visits)])
    }
    if request.asksHowMany {
      let all = try turn.book.customers(withPrefix: "", limit: .max)
      return Reply(.list, [.customerCount(all.count)])
    }
    let all = try turn.book.customers(withPrefix: "", limit: 51)
    return Reply(
      .list,
      all.isEmpty
        ? [.emptyList(.customer)] : [.customers(Array(all.prefix(50)), total: all.count)])
  }
}

extension Statement.Duty {
  /// What of it lies in some hours; nil if nothing does.
  fileprivate func within(_ part: Span) -> Self? {
    let own = spans.filter { $0.overlaps(part) }.map {
      Span(start: max($0.start, part.start), end: min($0.end, part.end))
    }
    return own.isEmpty ? nil : Self(staff: staff, spans: own)
  }
}

extension Conversation {
  /// The bookings that wait to be confirmed.
  mutating func listPending(_ turn: Turn) throws(BookError) -> Reply {
    var query = BookingQuery()
    query.span = turn.ahead
    query.statuses = [.pending]
    query.limit = 200
    let found = try turn.book.bookings(query)
    state.focus.listed = found.map(\.id)
    if found.count == 1 { state.focus.booking = found.first?.id }
    return Reply(.list, [found.isEmpty ? .nonePending : .bookings(found, heading: .init())])
  }
}

extension Conversation {
  /// Who is here: today, or on the day that is asked about.
  private mutating func listArrived(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let day = heading(of: request, turn).first ?? turn.local.date
    var query = BookingQuery()
    query.dates = day...day
    query.statuses = [.arrived, .done]
    let found = try turn.book.bookings(query)
    state.focus.listed = found.map(\.id)
    return Reply(.list, [found.isEmpty ? .noneArrived(day) : .bookings(found, heading: .init())])
  }
}

extension Request {
  /// "who has arrived?".
  fileprivate var asksWhoArrived: Bool {
    says("arrived") && (says("who") || says("whos") || says("anyone"))
  }

  /// "how many bookings are there on Friday?".
  var asksHowMany: Bool { says("how") && says("many") }

  /// "how many haircuts did we do this month?": what has been is counted.
  fileprivate var countsThePast: Bool { asksHowMany && tellsOfThePast }

  /// Whether it counts what is left rather than what is booked.
  fileprivate var speaksOfRoom: Bool {
    ["free", "left", "available", "open", "slots", "places", "spaces", "spots", "seats", "room"]
      .contains(where: says)
  }

  /// "how many haircuts are there on Friday?": what is booked is counted.
  var countsBookings: Bool { asksHowMany && !speaksOfRoom }

  /// Whether it asks what waits to be confirmed.
  var asksForPending: Bool {
    says("pending") || says("unconfirmed") || says("confirmed") && (says("not") || says("still"))
  }

  /// Whether it asks about a customer rather than about bookings.
  var asksForCustomer: Bool {
    guard customers.count == 1, customers[0].entries.count == 1, whens.isEmpty, services.isEmpty
    else { return false }
    return topics.contains(.phone) || intent == .none
      || ["number", "phone", "notes", "note", "telephone"].contains(where: says)
  }
}
