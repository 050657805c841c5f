import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
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
    let intended =
      [Intended(offer.draft, at: slot)]
      + moves.map { Intended(makingRoom: $0.from, to: $0.to) }
    let written: Written
    do throws(Unwritten) {
      written = try BookingWriter.write(intended, with: hours, turn)
    } catch {
      return try retry(offer, slot, after: error, turn)
    }
    return try tell(written, of: offer, slot, turn)
  }

  /// What was done for an offer; what made room for it comes first.
  private mutating func tell(
    _ written: Written, of offer: Table.Offer, _ slot: Slot, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard let main = written.changes.first else { return Reply(.question, [.pleaseAnswer]) }
    var own = written
    own.changes = [main]
    state.table = nil
    state.focus.took(own)
    state.focus.isSettled = true
    state.focus.slots = offer.slots
    state.focus.slots[offer.selected] = slot
    state.focus.suggested = offer.selected
    var reply = Reply(main.before == nil ? .booked : .moved)
    if !written.edits.isEmpty { reply.statements.append(.edited(written.edits)) }
    for change in written.changes.dropFirst() {
      guard let before = change.before else { continue }
      reply.statements.append(.moved(from: before, to: change.after))
    }
    if let before = main.before {
      reply.statements += [.moved(from: before, to: main.after)] + written.besides
      if let freed = try offerFreedTime(of: before, turn) {
        reply.statements += freed.statements
        reply.slots = freed.slots
      }
    } else {
      reply.statements += [.booked(main.after)] + written.besides + [.afterBooking(main.after)]
    }
    reply.bookings = written.bookings
    return reply
  }

  /// Says what is against an offer by now, and proposes what is near it.
  private mutating func retry(
    _ offer: Table.Offer, _ slot: Slot, after unwritten: Unwritten, _ turn: Turn
  ) throws(BookError) -> Reply {
    if case .failed(let error) = unwritten { throw error }
    if case .vanished(let id?) = unwritten, id == offer.draft.moving {
      state.table = nil
      return Reply(.notFound, [.noSuchBooking(number: id.rawValue)])
    }
    var turn = turn
    try turn.refresh()
    if case .refused(let refused) = unwritten, let first = refused.first, first.place == 0 {
      return try retry(offer, slot, first.verdict, turn)
    }
    // The book had no room for it, or what was to make room cannot.
    guard let verdict = try turn.finder.verdict(on: offer.draft.candidate(for: slot)) else {
      state.table = nil
      return Reply(.refused, [.noLongerThere])
    }
    return try retry(offer, slot, verdict, turn)
  }

  /// Says that a slot is gone, and proposes what is near it.
  mutating func retry(_ offer: Table.Offer, _ slot: Slot, _ verdict: Verdict, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let isPast = verdict.obstacles.contains { $0.rule == .past }
    let lead = [Statement.gone(slot, verdict)]
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

extension Statement {
  /// Why a slot that was proposed cannot be had any more.
  static func gone(_ slot: Slot, _ verdict: Verdict) -> Statement {
    if verdict.obstacles.contains(where: { $0.rule == .past }) { return .offerPassed(slot) }
    for case .booked(_, let id, _, _) in verdict.obstacles { return .justTaken(slot, by: id) }
    let isFull = verdict.obstacles.contains { $0.rule == .capacity || $0.rule == .buffer }
    if isFull || verdict.stands {
      return .justTaken(slot, by: nil)
    }
    return .notFree(
      service: slot.service, start: slot.start, staff: [slot.staff], obstacles: verdict.obstacles)
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
