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
  ///
  /// Those that it leaves out stay, and the others go on as they were proposed.
  mutating func revise(_ plan: Rearrangement, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    if let reply = try leaveOut(plan, request, turn) { return reply }
    if request.alternative == .leaveAsIs, !names(request), request.choice == nil {
      // "leave it as it is" may mean the bookings, or that nothing is to change.
      guard plan.edits.isEmpty || !request.says("it") else {
        return Reply(.question, [.pleaseAnswer])
      }
      return try leaveAll(plan, turn)
    }
    var meant = meaning(of: request, for: plan)
    guard
      !meant.chosen.isEmpty || !meant.staying.isEmpty || plan.cause == .asked && request.isOfAllWays
    else { return Reply(.question, [.pleaseAnswer]) }
    if meant.staying.isEmpty, request.alternative == .leaveAsIs || request.keepsWhatItChooses {
      meant = (chosen: [], staying: meant.chosen)
    }
    var aims = plan.aims
    var statements: [Statement] = []
    if plan.cause == .asked, request.isOfAllWays, plan.rows.count > 1 {
      meant.chosen = plan.rows.indices.filter { !plan.rows[$0].stays }
    }
    for index in meant.staying { aims[index].1 = .stay }
    if request.isOfThoseOnly {
      for index in aims.indices where !meant.chosen.contains(index) { aims[index].1 = .stay }
    }
    for index in meant.chosen {
      let row = plan.rows[index]
      guard request.saysWhereTo else {
        if row.stays { aims[index].1 = .nearest }
        continue
      }
      let filling = try fill(Draft(rearranging: row.booking), from: request.alone, turn)
      if let refusal = filling.refusal { return refusal }
      var draft = filling.draft
      if draft.time.isOpen, !request.staff.isEmpty {
        // "the second one to Sam" keeps its own time.
        draft.time = WantedTime(at: row.booking.start)
      }
      draft.keepWhatWasNotSaid(of: row.slot?.start ?? row.booking.start)
      statements += filling.statements
      aims[index].1 = .wish(draft)
    }
    let rearranger = Rearranger(
      cause: plan.cause, edits: plan.edits, remarks: plan.remarks, turn: turn)
    return propose(try rearranger.plan(aims), saying: statements)
  }

  private func names(_ request: Request) -> Bool {
    !request.bookingNumbers.isEmpty || !request.keptNumbers.isEmpty || !request.customers.isEmpty
  }

  /// The rows that an answer speaks of, and those that it leaves out: by number, by
  /// customer, by place, or the only one.
  private func meaning(of request: Request, for plan: Rearrangement)
    -> (chosen: [Int], staying: [Int])
  {
    func rows(_ numbers: [Int], _ mentions: [NameMention]) -> [Int] {
      let customers = mentions.flatMap(\.entries).map { CustomerID($0.id) }
      return plan.rows.indices.filter { index in
        let booking = plan.rows[index].booking
        return numbers.contains(booking.id.rawValue)
          || booking.customer.map(customers.contains) == true
      }
    }
    let staying = rows(request.keptNumbers, request.customers.filter(\.isExcluded))
    var chosen = rows(request.bookingNumbers, request.customers.filter { !$0.isExcluded })
    if !names(request) {
      if case .index = request.choice {
        chosen = request.choice?.place(among: plan.rows.count).map { [$0] } ?? []
      } else if plan.rows.count == 1 {
        chosen = [0]
      }
    }
    return (chosen.filter { !staying.contains($0) }, staying)
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
    guard let carried = try rearranger.carryOut(plan) else {
      return try proposeAnew(plan, rearranger, turn)
    }
    state.table = nil
    if plan.cause == .setUp { keep(rule: carried.edits, turn) }
    state.focus.took(carried.written)
    var reply = Reply(
      plan.edits.isEmpty ? .moved : .changed,
      [.edited(carried.edits)] + carried.written.besides + plan.remarks)
    let left = plan.rows.filter { $0.slot == nil && !$0.against.isEmpty }.map(\.booking)
    if !left.isEmpty { reply.statements.append(.leftAgainstRules(left)) }
    reply.bookings = carried.written.bookings
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
      // What was proposed is told, not done.
      let isPast = plan.aims.allSatisfy { $0.0.span.end <= turn.now }
      let cause: Statement = isPast ? .hasGoneBy(turn.local) : .noLongerThere
      return Reply(.refused, [cause, .notDone(.rearrangement(plan))])
    }
    var reply = propose(try rearranger.plan(aims), saying: [.changedMeanwhile])
    reply.outcome = .refused
    return reply
  }
}

extension Draft {
  /// The draft of a booking that has to find another time, with whomever.
  fileprivate init(rearranging booking: Booking) {
    self.init(moving: booking)
    staff = []
  }
}

extension Request {
  /// Whether it names a time or a person to go to.
  var hasNewValues: Bool {
    whens.contains { $0.role != .from } || !staff.isEmpty || wantsSoonest
  }

  /// "no, Tuesday": another time, of all that were asked to be moved.
  fileprivate var isOfAllWays: Bool {
    hasOnlyTimes && choice == nil && bookingNumbers.isEmpty && keptNumbers.isEmpty
      && exceptions.isEmpty && whens.allSatisfy { $0.role != .not && $0.role != .from }
  }

  /// Whether it says of those it names that they should be elsewhere.
  fileprivate var saysWhereTo: Bool {
    hasNewValues || shift != nil || alternative != nil && alternative != .leaveAsIs
  }

  /// "keep that one": what it chooses stays.
  fileprivate var keepsWhatItChooses: Bool { choice == .it && !hasNewValues }

  /// "only Luis", "just B-12": the others stay.
  fileprivate var isOfThoseOnly: Bool {
    !saysWhereTo && (says("only") || says("just")) && alternative != .leaveAsIs
  }

  /// The request without the names of those it speaks of.
  fileprivate var alone: Request {
    var request = self
    request.customers = []
    request.services = []
    return request
  }
}
