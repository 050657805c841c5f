import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// What came of writing an offer into the book.
  private enum Written {
    case made(Booking, before: Booking?, fulfilled: [Wish])
    case refused(Verdict)
    case vanished
  }

  /// Books or moves what is on the table, if it still stands.
  ///
  /// - Parameters:
  ///   - offer: What is on the table.
  ///   - moves: Bookings that make room for it, in the same change.
  ///   - hours: Hours of its day that make room for it, in the same change.
  ///   - turn: What holds while the line is answered.
  /// - Returns: What was done, or what is near where that cannot be.
  /// - Throws: What the book throws.
  mutating func commit(
    _ offer: Table.Offer, making moves: [(from: Booking, to: Slot)] = [],
    opening hours: [Edit] = [], _ turn: Turn
  ) throws(BookError) -> Reply {
    guard let slot = offer.taken else { return Reply(.question, [.pleaseAnswer]) }
    let (written, newName) = try write(offer, slot, moves, hours, turn)
    switch written {
    case .refused(let verdict): return try retry(offer, slot, verdict, turn)
    case .vanished:
      state.table = nil
      return Reply(.notFound, [.noSuchBooking(number: offer.draft.moving?.rawValue ?? 0)])
    case .made(let booking, let before, let fulfilled):
      state.table = nil
      state.focus.booking = booking.id
      state.focus.isSettled = true
      state.focus.slots = offer.slots
      state.focus.slots[offer.selected] = slot
      state.focus.suggested = offer.selected
      state.focus.openings = []
      if before == nil {
        // What was booked one after the other has places: "the first one".
        state.focus.made.append(booking.id)
        state.focus.listed = state.focus.made.count > 1 ? state.focus.made : []
      } else if !state.focus.listed.contains(booking.id) {
        state.focus.listed = []
      }
      if let customer = booking.customer { state.focus.customer = customer }
      var reply: Reply
      if let before {
        reply = Reply(.moved, [.moved(from: before, to: booking)])
        if let freed = try offerFreedTime(of: before, turn) {
          reply.statements += freed.statements
          reply.slots = freed.slots
        }
      } else {
        reply = Reply(.booked, [.booked(booking)])
        if let newName { reply.statements.append(.newCustomer(newName)) }
        if !fulfilled.isEmpty { reply.statements.append(.wishesDropped(fulfilled)) }
        reply.statements.append(.afterBooking(booking))
      }
      reply.bookings = [booking]
      return reply
    }
  }

  /// Checks and writes in one transaction, so that no one comes between.
  private func write(
    _ offer: Table.Offer, _ slot: Slot, _ moves: [(from: Booking, to: Slot)], _ hours: [Edit],
    _ turn: Turn
  ) throws(BookError) -> (Written, newName: String?) {
    let draft = offer.draft
    let newName: String? = if case .new(let name) = draft.party { name } else { nil }
    do throws(BookError) {
      let (written, _) = try turn.book.change(turn.note) { writer throws(BookError) -> Written in
        for edit in hours {
          if let row = edit.after { try writer.put(row) }
        }
        let business = try writer.business()
        // A hold of one's own does not stand in the way.
        if let hold = draft.hold {
          try writer.remove(EntityKey(kind: .hold, id: hold.rawValue))
        }
        // All that makes room makes it before anything takes it.
        let noRoom = BookError(kind: .taken, operation: "make room")
        for (booking, _) in moves {
          guard let current = try writer.booking(booking.id), current == booking else {
            throw noRoom
          }
          var lifted = booking
          lifted.status = .cancelled
          try writer.put(.booking(lifted))
        }
        let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
        guard let verdict = try finder.verdict(on: draft.candidate(for: slot)) else {
          return .vanished
        }
        guard verdict.stands || draft.isOverride else {
          if moves.isEmpty { return .refused(verdict) }
          throw noRoom
        }
        var agreed = verdict.slot
        agreed.rationale = slot.rationale
        if let moving = draft.moving {
          guard let before = try writer.booking(moving) else { return .vanished }
          var after = before.moved(to: agreed, zone: turn.zone)
          if after.service != before.service, let service = business.service(after.service) {
            after.bufferBefore = service.bufferBefore
            after.bufferAfter = service.bufferAfter
            after.processing = service.processing
          }
          if draft.handsOver(before) { after.customer = try draft.customer(writer) }
          after.overrides = draft.rulesBroken(by: verdict, turn)
          try writer.put(.booking(after))
          try place(moves, writer, noRoom, turn)
          return .made(after, before: before, fulfilled: [])
        }
        let customer = try draft.customer(writer)
        var booking = Booking(agreed, draft, customer: customer, business: business, turn)
        booking.overrides = draft.rulesBroken(by: verdict, turn)
        guard case .booking(let row) = try writer.put(.booking(booking)) else { return .vanished }
        try place(moves, writer, noRoom, turn)
        if let wish = draft.wish {
          try writer.removeWish(wish, from: turn.local)
          return .made(row, before: nil, fulfilled: [])
        }
        let met = try writer.removeWishes(fulfilledBy: row, from: turn.local)
        return .made(row, before: nil, fulfilled: met)
      }
      return (written, newName)
    } catch  where error.kind == .taken {
      guard let verdict = try turn.finder.verdict(on: draft.candidate(for: slot)) else {
        return (.vanished, nil)
      }
      return (.refused(verdict), nil)
    }
  }

  /// Puts what makes room where it was found to stand, if it still does.
  private func place(
    _ moves: [(from: Booking, to: Slot)], _ writer: any BookWriting, _ failure: BookError,
    _ turn: Turn
  ) throws(BookError) {
    let business = try writer.business()
    for (booking, target) in moves {
      let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
      var candidate = Candidate(standing: booking)
      candidate.start = target.start
      candidate.staff = target.staff
      candidate.question = .rearranged
      guard try finder.verdict(on: candidate)?.stands == true else { throw failure }
      try writer.put(.booking(booking.moved(to: target, zone: turn.zone)))
    }
  }

  /// Says that a slot is gone, and proposes what is near it.
  mutating func retry(_ offer: Table.Offer, _ slot: Slot, _ verdict: Verdict, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let isPast = verdict.obstacles.contains { $0.rule == .past }
    let takenBy = verdict.obstacles.lazy.compactMap { obstacle -> BookingID? in
      if case .booked(_, let id, _, _) = obstacle { id } else { nil }
    }.first
    let lead: [Statement] =
      isPast
      ? [.offerPassed(slot)]
      : takenBy != nil || verdict.obstacles.contains { $0.rule == .capacity || $0.rule == .buffer }
        ? [.justTaken(slot, by: takenBy)]
        : [
          .notFree(
            service: slot.service, start: slot.start, staff: [slot.staff],
            obstacles: verdict.obstacles)
        ]
    var draft = offer.draft
    if isPast && draft.time.exact != nil || draft.time.isOpen {
      draft.time = WantedTime()
      draft.time.days = WantedTime.Days(first: slot.start.date, last: nil)
      if !isPast { draft.time.clock = .from(slot.start.time.minuteOfDay) }
    }
    var reply = try propose(draft, turn, saying: lead)
    // Why it is not free has been said.
    if draft.time.exact == slot.start {
      let shown = reply.statements.dropFirst(lead.count).filter {
        if case .notFree = $0 { false } else { true }
      }
      reply.statements = lead + shown
    }
    reply.outcome = .refused
    reply.kind = .refused
    return reply
  }
}

extension Table.Offer {
  /// The slot that is taken; one that was not suggested first is known to be
  /// chosen.
  fileprivate var taken: Slot? {
    guard var slot, let first = slots.first, selected > 0 else { return slot }
    let choice = Fact.chosenOver(first.start, first.staff)
    slot.rationale.facts.insert(WeighedFact(choice, points: 0), at: 0)
    return slot
  }
}

extension Draft {
  /// The candidate that a slot of this draft is.
  func candidate(for slot: Slot) -> Candidate {
    var candidate = Candidate(service: slot.service, staff: slot.staff, start: slot.start)
    if case .known(let customer) = party { candidate.customer = customer }
    candidate.length = length == slot.length ? length : nil
    candidate.seats = seats
    candidate.moving = moving
    let named = [time.exact, time.asOtherwiseRead?.exact] + time.alternatives.map(\.exact)
    candidate.isTyped = named.contains(slot.start)
    return candidate
  }
}

extension Booking {
  /// The booking that a slot becomes.
  init(
    _ slot: Slot, _ draft: Draft, customer: CustomerID?, business: Business, _ turn: Turn
  ) {
    let service = business.service(slot.service)
    self.init(
      service: slot.service, staff: slot.staff, customer: customer, bookedBy: turn.actor,
      start: slot.start, zone: turn.zone.identifier, span: slot.span, length: slot.length,
      price: slot.price, bufferBefore: service?.bufferBefore ?? 0,
      bufferAfter: service?.bufferAfter ?? 0, processing: service?.processing, seats: draft.seats,
      resources: slot.resources,
      status: business.settings.policy.pendingFirst ? .pending : .confirmed, notes: draft.note,
      rationale: slot.rationale, createdAt: turn.now)
  }

  /// The booking at another slot; its price stays as it was agreed unless
  /// another person does it.
  func moved(to slot: Slot, zone: TimeZoneRules) -> Booking {
    var booking = self
    if slot.staff != staff || slot.service != service { booking.price = slot.price }
    booking.service = slot.service
    booking.staff = slot.staff
    booking.start = slot.start
    booking.zone = zone.identifier
    booking.span = slot.span
    booking.length = slot.length
    booking.resources = slot.resources
    booking.rationale = slot.rationale
    booking.sequence += 1
    return booking
  }
}
