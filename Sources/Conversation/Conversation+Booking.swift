import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// How many slots are suggested at once.
  static let suggestionCount = 4

  /// Begins a booking.
  mutating func book(_ said: Request, _ turn: Turn) throws(BookError) -> Reply {
    let request = naming(servicesToldOf: said, turn)
    if request.choice == .other, let service = request.serviceID, request.whens.isEmpty,
      let booking = try otherListed(turn)
    {
      // "and make the other one a colour".
      var own = request
      own.choice = nil
      return try propose(service, insteadOf: booking, own, turn)
    }
    if let reply = try addBesideOwn(request, turn) { return reply }
    var draft = state.lastReply?.kind == .availability ? askedBefore(request, turn) : Draft()
    if draft == Draft(), let shown = state.focus.shown {
      draft = shown.draft(for: request, isFresh: state.lastReply?.kind == .list, turn.local.date)
    }
    // "and a trim for Omar at the same time", of what was booked just now.
    let isOfDone =
      hasJustChanged && request.says("time") && !request.says("again") && !request.says("last")
    if request.wantsSame, !isOfDone, let booking = try theirLast(request, turn) {
      state.focus.booking = booking.id
    }
    if !request.isForSeveral, let same = try draftOfSame(request, turn) { draft = same }
    if let offered = state.focus.draft, request.wantsOffered(offered) || takesListed(request) {
      draft = offered
      draft.forgetAssumedService()
    }
    if draft.service == nil, request.services.isEmpty, request.says("one"),
      state.lastReply?.kind == .talk, let asked = state.focus.service
    {
      // "how much is a colour?", "can I have one on Friday?"
      draft.service = asked
    }
    if draft.service == nil, request.services.isEmpty, !request.whens.isEmpty,
      state.lastReply?.kind == .availability, var asked = state.focus.draft,
      !state.focus.isSettled, asked.moving == nil
    {
      // "Friday at 2 with Alex, for Hannah", of what was told to be free.
      asked.forgetAssumedService()
      draft.service = asked.service
    }
    if let instead = try draftInstead(request, turn) {
      return try propose(instead, like: request, turn)
    }
    if let reply = try takeOver(request, turn) { return reply }
    return try propose(revising: draft, with: request, turn)
  }

  /// Of "Dana's colour again, the same time next week" her colour: the next that she has,
  /// or else the last that she had.
  func theirLast(_ request: Request, _ turn: Turn) throws(BookError) -> Booking? {
    guard request.customers.count == 1, request.customers[0].entries.count == 1,
      !request.isUsualOfAnother
    else { return nil }
    // “the same for Tom”, right behind another's booking, is like that one.
    guard request.serviceID != nil || request.says("last") || !hasJustChanged else { return nil }
    var query = BookingQuery()
    query.customer = CustomerID(request.customers[0].entries[0].id)
    if let service = request.serviceID { query.services = [service] }
    query.statuses = [.pending, .confirmed, .arrived, .done]
    query.limit = 100
    let all = try turn.book.bookings(query)
    let been = all.last { $0.span.start <= turn.now }
    // "same as last time": a time that has been.
    if request.says("last"), let been { return been }
    return all.first { $0.span.start > turn.now } ?? been
  }

  /// The one of two listed bookings that was not spoken of last.
  private func otherListed(_ turn: Turn) throws(BookError) -> Booking? {
    var others: [Booking] = []
    for id in state.focus.listed where id != state.focus.booking {
      if let booking = try turn.book.booking(id), booking.status != .cancelled,
        booking.span.start > turn.now
      {
        others.append(booking)
      }
    }
    return others.first
  }

  /// "11:15 for Dana", after the free starts of a day were listed: one of them.
  private func takesListed(_ request: Request) -> Bool {
    guard let offered = state.focus.draft, state.lastReply?.kind == .availability,
      !state.focus.isSettled, offered.moving == nil, offered.service != nil,
      request.services.isEmpty, request.recurrence == nil, !request.whens.isEmpty
    else { return false }
    return request.whens.allSatisfy(\.isTimeOnly)
  }

  /// Changes what a request says of a draft, keeps the rest, and proposes.
  mutating func propose(revising draft: Draft, with request: Request, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var filling = try fill(draft, from: request, turn)
    if let refusal = filling.refusal {
      return try refuse(refusal, filling.draft, turn)
    }
    if request.isRegardless { filling.draft.isOverride = true }
    if let id = draft.moving, draft.time.isOpen, !filling.draft.time.isOpen,
      let booking = try turn.book.booking(id)
    {
      // "to 2pm", where it was asked when, is on its own day.
      filling.draft.keepWhatWasNotSaid(of: booking.start)
    }
    try applyDefaults(&filling, turn, saysUsual: request.says("usual"))
    try keepFirstOfRanked(&filling, request, turn)
    let guests = guests(of: request)
    if guests.count > 1 { filling.draft.guests = guests }
    guard filling.draft.service != nil else {
      state.table = .missing(.service, filling.draft)
      return Reply(.question, filling.statements + [serviceList(turn)])
    }
    if let people = request.partySize, let id = filling.draft.service,
      let service = turn.business.service(id), service.capacity > 1
    {
      // A class holds them all.
      filling.draft.seats = people
      if people > 1 { filling.statements.append(.places(people)) }
    }
    if let parts = parts(of: request, filling.draft, turn) {
      return try propose(parts, filling.draft, turn, saying: filling.statements)
    }
    if let recurrence = filling.draft.recurrence, let service = filling.draft.service {
      return try proposeSeries(
        recurrence, filling.draft, service, turn, saying: filling.statements)
    }
    return try propose(filling.draft, turn, saying: filling.statements)
  }

  func serviceList(_ turn: Turn) -> Statement {
    let services = turn.business.activeServices
    return services.isEmpty ? .emptyList(.service) : .services(services)
  }

  /// What a request leaves open is taken from what is known, and said.
  private func applyDefaults(_ filling: inout Filling, _ turn: Turn, saysUsual: Bool)
    throws(BookError)
  {
    try applyHabits(&filling, turn)
    guard filling.draft.service == nil else { return }
    if saysUsual, case .known(let customer) = filling.draft.party {
      // What is usual of them cannot be told yet.
      filling.statements.append(.ofCustomer(try usual(of: customer, turn)))
    }
    let active = turn.business.activeServices
    if active.count == 1 {
      filling.draft.service = active.first?.id
    } else if filling.draft.staff.count == 1, let staff = filling.draft.staff.first,
      let member = turn.business.staff(staff)
    {
      let own = active.filter { member.does($0.id) }
      if own.count == 1 { filling.draft.service = own.first?.id }
    }
  }

  /// Looks for slots and puts them on the table.
  mutating func propose(_ draft: Draft, _ turn: Turn, saying lead: [Statement] = [])
    throws(BookError) -> Reply
  {
    guard let service = draft.service else { return Reply(.question, lead) }
    guard turn.business.activeStaff.isEmpty == false else {
      return Reply(.refused, lead + [.emptyList(.staff)])
    }
    var possible = draft
    if let refusal = possible.takeNearestLength(of: service, in: turn.business) {
      var reply = try propose(possible, turn, saying: lead + [refusal])
      reply.outcome = .refused
      return reply
    }
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    let found = try search.run()
    if draft.isOverride { return try propose(regardless: draft, found, lead, turn) }
    var reply = Reply(.suggestion, lead)
    reply.readings = [draft.reading]
    switch found {
    case .fits(let slots, let remarks):
      if search.showsReading { reply.statements.append(.reading(draft.reading)) }
      return try offer(slots, draft, remarks, after: reply, turn)
    case .instead(let slots, let refusal):
      reply.statements += refusal.compactMap(\.beforeOffer)
      // What was asked for cannot be had: a script is told, and nothing else is
      // booked unseen.
      reply.outcome = .refused
      reply = try offer(slots, draft, after: reply, turn)
      reply.statements += refusal.filter(\.isWaitlist)
      return reply
    case .nothing(let statements):
      state.table = nil
      state.focus.draft = draft
      var refused = Reply(.refused, lead + statements)
      refused.readings = reply.readings
      return refused
    }
  }

  /// Puts slots on the table, best first.
  ///
  /// - Parameters:
  ///   - found: The slots, as the finder ranks them.
  ///   - draft: What they are for.
  ///   - remarks: What the best of them goes against without being refused.
  ///   - said: What is said before.
  ///   - turn: What holds while the line is answered.
  /// - Returns: What was said before, and the offer.
  /// - Throws: What the book throws.
  mutating func offer(
    _ found: [Slot], _ draft: Draft, _ remarks: [Obstacle] = [], after said: Reply, _ turn: Turn
  ) throws(BookError) -> Reply {
    var reply = said
    var slots = draft.order.sorted(found)
    let moved = try draft.moving.flatMap { id throws(BookError) in try turn.book.booking(id) }
    if let moved {
      // Where it is already it cannot be moved to.
      slots.removeAll {
        $0.isPlace(of: moved) && $0.service == moved.service && !draft.handsOver(moved)
      }
    }
    guard let best = slots.first else {
      reply.statements.append(.noMoreSlots)
      return reply
    }
    if let booking = moved {
      reply.statements.append(.moveProposal(from: booking, to: best))
    } else {
      reply.statements.append(.suggestion(best, party: draft.party))
    }
    reply.statements += remarks.map { .remark($0, start: best.start) }
    if !best.rationale.facts.isEmpty { reply.statements.append(.reason(best)) }
    if slots.count > 1 {
      reply.statements.append(
        .others(Array(slots.dropFirst()), from: 2, beside: draft.service ?? best.service))
    }
    reply.slots = slots
    state.table = .offer(Table.Offer(draft: draft, slots: slots))
    state.focus.slots = slots
    state.focus.suggested = 0
    state.focus.draft = draft
    state.focus.isSettled = false
    state.focus.service = draft.service
    switch draft.party {
    case .known(let customer): state.focus.customer = customer
    // “her” is no one of the book, then, and least of all who was spoken of before.
    case .new: state.focus.customer = nil
    case .me: break
    }
    return reply
  }

  /// The slots that are on the table, or were turned down just now.
  private func shown(_ table: Table) -> Table.Offer? {
    switch table {
    case .offer(let offer): offer
    case .missing(.anotherTime, let draft): Table.Offer(draft: draft, slots: state.focus.slots)
    default: nil
    }
  }

  /// Other slots than those that were shown.
  mutating func widen(_ table: Table, _ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if case .visit(let visit) = table { return try widen(visit, request, turn) }
    if case .missing(.time, var draft) = table, let id = draft.moving,
      let booking = try turn.book.booking(id)
    {
      draft.time = Self.widened(draft.time, request.alternative, from: booking.start)
      return try propose(draft, turn)
    }
    guard var offer = shown(table), let slot = offer.slot else {
      return Reply(.question, [.pleaseAnswer])
    }
    var filling = try fill(offer.draft, from: request, turn)
    if let refusal = filling.refusal { return refusal }
    let time = filling.draft.time
    filling.draft.time = Self.widened(time, request.alternative, from: slot.start)
    // "a bit earlier" is just before it, not the first of the day, "a bit later" just behind it.
    let isByLittle = request.isByLittle
    switch request.alternative {
    case .earlier(nil)? where isByLittle:
      filling.draft.time.clock = .latest(slot.start.time.minuteOfDay)
    case .later(nil)? where isByLittle:
      filling.draft.time.clock = .soonest(min(1439, slot.start.time.minuteOfDay + 1))
    default: break
    }
    if request.alternative == .otherStaff {
      filling.draft.staff = []
      filling.draft.excludedStaff = [slot.staff]
      var same = filling.draft
      same.time = time
      if time.exact == slot.start,
        case .fits(let slots, let remarks) = try SlotSearch(
          draft: same, service: slot.service, turn: turn
        ).run()
      {
        // Who else at that time, before another time.
        let said = Reply(.suggestion, filling.statements)
        return try self.offer(slots, same, remarks, after: said, turn)
      }
    }
    offer.passedOver += isByLittle ? [slot] : offer.slots
    let search = SlotSearch(
      draft: filling.draft, service: slot.service, turn: turn, passedOver: offer.passedOver)
    guard case .fits(let slots, let remarks) = try search.run() else {
      return Reply(.refused, [.noMoreSlots])
    }
    let said = Reply(.suggestion, filling.statements)
    let reply = try self.offer(slots, filling.draft, remarks, after: said, turn)
    if case .offer(var shown) = state.table {
      shown.passedOver = offer.passedOver
      state.table = .offer(shown)
    }
    return reply
  }

  /// The wish for something else than a start that was shown.
  static func widened(
    _ time: WantedTime, _ alternative: Alternative?, from start: LocalDateTime
  ) -> WantedTime {
    var time = time
    let minute = start.time.minuteOfDay
    switch alternative {
    case .earlier(let shift):
      time.days = WantedTime.Days(first: start.date, last: start.date)
      time.clock = shift.map { .at(max(0, minute - $0)) } ?? .between(0, max(1, minute))
    case .later(let shift):
      time.days = WantedTime.Days(first: start.date, last: start.date)
      time.clock = shift.map { .at(min(1439, minute + $0)) } ?? .from(min(1439, minute + 1))
    case .otherDay:
      time.days = WantedTime.Days(first: start.date.adding(days: 1), last: nil)
    case .otherTime:
      time.clock = nil
    case .different, .more, .otherStaff, .cheaper, .shorter, .leaveAsIs, nil:
      // An exact time has no others: its day has.
      if time.exact != nil { time.clock = nil }
    }
    return time
  }
}

extension Request {
  /// "a bit earlier", "slightly later".
  fileprivate var isByLittle: Bool {
    ["bit", "little", "slightly", "tad", "touch"].contains(where: says)
  }

  /// Whether a booking request means what was last listed as free ("book the
  /// second one").
  func wantsOffered(_ draft: Draft) -> Bool {
    guard draft.moving == nil, draft.allows(serviceID) else { return false }
    // "Omar and Luis both want Saturday" chooses nothing.
    return choice != nil && choice != .all && services.isEmpty
  }
}

extension Statement {
  /// Whether it points to the waitlist, which stands behind what is offered.
  fileprivate var isWaitlist: Bool {
    if case .orWaitlist = self { true } else { false }
  }

  /// What of a refusal is said before its slots are offered: they are not listed
  /// twice.
  fileprivate var beforeOffer: Statement? {
    switch self {
    case .nearest, .orWaitlist: nil
    case .relaxed(let relaxed): relaxed.first.map { .insteadOf($0.kind) }
    default: self
    }
  }
}

extension Draft {
  /// The draft as it was read.
  var reading: Statement.Reading {
    Statement.Reading(service: service, staff: staff, party: party, time: time)
  }
}
