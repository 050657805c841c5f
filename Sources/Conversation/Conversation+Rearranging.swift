import CivilTime
import PlainEnglish
import Scheduling

/// New times for several bookings at once: after a change of the business, for
/// someone who is ill, as the day runs late, of a series.
extension Conversation {
  /// Shows where each booking would go, and asks.
  mutating func propose(_ plan: Rearrangement, saying lead: [Statement] = []) -> Reply {
    state.table = .rearrangement(plan)
    state.focus.listed = plan.rows.map(\.booking.id)
    var reply = Reply(.question, lead + [.rearrangement(plan)])
    reply.slots = plan.rows.compactMap(\.slot)
    return reply
  }

  /// Changes what an answer says of one or several of the bookings.
  mutating func revise(_ plan: Rearrangement, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    if request.alternative == .leaveAsIs, !names(request) {
      // "leave it as it is" may mean the bookings, or that nothing is to change.
      guard plan.edits.isEmpty || !request.says("it") else {
        return Reply(.question, [.pleaseAnswer])
      }
      return try leaveAll(plan, turn)
    }
    let chosen = try rows(of: plan, request, turn)
    guard !chosen.isEmpty else { return Reply(.question, [.pleaseAnswer]) }
    var aims = plan.aims
    var statements: [Statement] = []
    for index in chosen {
      let booking = plan.rows[index].booking
      if request.alternative == .leaveAsIs || request.choice == .it && !request.hasNewValues {
        aims[index].1 = .stay
        continue
      }
      var own = request
      own.customers = []
      own.services = []
      var draft = Draft(moving: booking)
      draft.staff = []
      let filling = try fill(draft, from: own, turn)
      if let refusal = filling.refusal { return refusal }
      draft = filling.draft
      draft.keepWhatWasNotSaid(of: plan.rows[index].slot?.start ?? booking.start)
      statements += filling.statements
      aims[index].1 = .wish(draft)
    }
    let rearranger = Rearranger(
      cause: plan.cause, edits: plan.edits, remarks: plan.remarks, turn: turn)
    return propose(try rearranger.plan(aims), saying: statements)
  }

  private func names(_ request: Request) -> Bool {
    !request.bookingNumbers.isEmpty || !request.customers.isEmpty
  }

  /// The rows that an answer speaks of: by number, by customer, or the only one.
  private func rows(of plan: Rearrangement, _ request: Request, _ turn: Turn) throws(BookError)
    -> [Int]
  {
    let numbers = request.bookingNumbers.compactMap { plan.index(of: BookingID($0)) }
    if !numbers.isEmpty || !request.bookingNumbers.isEmpty { return numbers }
    let customers = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    if !request.customers.isEmpty {
      return plan.rows.indices.filter { index in
        plan.rows[index].booking.customer.map(customers.contains) == true
      }
    }
    if case .index(let number) = request.choice {
      let index = number == -1 ? plan.rows.count - 1 : number - 1
      return plan.rows.indices.contains(index) ? [index] : []
    }
    return plan.rows.count == 1 ? [0] : []
  }

  /// Makes the change and leaves the bookings where they are, each marked with
  /// what it goes against.
  mutating func leaveAll(_ plan: Rearrangement, _ turn: Turn) throws(BookError) -> Reply {
    guard !plan.edits.isEmpty else {
      state.table = nil
      return Reply(.dropped, [.dropped])
    }
    let rearranger = Rearranger(
      cause: plan.cause, edits: plan.edits, remarks: plan.remarks, turn: turn)
    return try commit(try rearranger.plan(plan.rows.map { ($0.booking, .stay) }), turn)
  }

  /// Makes the change and moves the bookings that are on the table.
  mutating func commit(_ plan: Rearrangement, _ turn: Turn) throws(BookError) -> Reply {
    let rearranger = Rearranger(
      cause: plan.cause, edits: plan.edits, remarks: plan.remarks, turn: turn)
    guard let (edits, moved) = try rearranger.carryOut(plan) else {
      return try proposeAnew(plan, rearranger, turn)
    }
    state.table = nil
    state.focus.booking = moved.count == 1 ? moved.first?.id : nil
    var reply = Reply(plan.edits.isEmpty ? .moved : .changed, [.edited(edits)] + plan.remarks)
    let left = plan.rows.filter { $0.slot == nil && !$0.against.isEmpty }.map(\.booking)
    if !left.isEmpty { reply.statements.append(.leftAgainstRules(left)) }
    reply.bookings = moved
    try offerFreedTimes(of: plan, &reply, turn)
    return reply
  }

  /// Offers what the bookings that moved have left free to those who wait for it.
  private mutating func offerFreedTimes(
    of plan: Rearrangement, _ reply: inout Reply, _ turn: Turn
  ) throws(BookError) {
    var turn = turn
    try turn.refresh()
    for row in plan.rows where row.slot != nil && row.booking.span.start > turn.now {
      guard let offer = try offerFreedTime(of: row.booking, turn) else { continue }
      reply.statements += offer.statements
      reply.slots = offer.slots
      return
    }
  }

  /// A time has been taken, or a booking changed, while the plan lay on the table.
  private mutating func proposeAnew(
    _ plan: Rearrangement, _ rearranger: Rearranger, _ turn: Turn
  ) throws(BookError) -> Reply {
    var aims: [(Booking, Rearrangement.Aim)] = []
    for (old, aim) in plan.aims {
      guard let booking = try turn.book.booking(old.id), booking.status != .cancelled,
        booking.span.end > turn.now
      else { continue }
      aims.append((booking, aim))
    }
    guard !aims.isEmpty else {
      state.table = nil
      return Reply(.refused, [.nothingAsked])
    }
    var reply = propose(try rearranger.plan(aims), saying: [.changedMeanwhile])
    reply.outcome = .refused
    return reply
  }
}

extension Request {
  /// Whether it names a time or a person to go to.
  var hasNewValues: Bool {
    whens.contains { $0.role != .from } || !staff.isEmpty || wantsSoonest
  }
}
