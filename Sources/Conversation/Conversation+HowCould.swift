import CivilTime
import PlainEnglish
import Scheduling

/// A way to make room: the least change that works, before it is asked for.
public struct Way: Hashable, Sendable, Codable {
  /// What has to give.
  public enum Step: Hashable, Sendable, Codable {
    /// Nothing: it can be had as it is.
    case nothing
    /// Someone else does it.
    case otherStaff
    /// A booking moves within its own day.
    case move(Booking, to: Slot)
    /// A rule is set aside for once.
    case override([Obstacle])
  }

  /// What has to give.
  public var step: Step
  /// The slot that it makes room for.
  public var slot: Slot
}

extension Conversation {
  /// Finds the least changes by which something could be had, and does nothing.
  mutating func howCould(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var filling = try fill(state.focus.draft ?? Draft(), from: request, turn)
    if let refusal = filling.refusal { return refusal }
    if filling.draft.service == nil, case .known(let customer) = filling.draft.party {
      filling.draft.service = try lastService(of: customer, turn)
    }
    if filling.draft.service == nil { filling.draft.service = state.focus.service }
    filling.draft.moving = nil
    guard let service = filling.draft.service else {
      state.table = .missing(.service, filling.draft)
      return Reply(
        .question, filling.statements + [.services(turn.business.activeServices)])
    }
    let draft = filling.draft
    let ways = try WaySearch(draft: draft, service: service, turn: turn).run()
    state.focus.draft = draft
    state.focus.isSettled = false
    state.focus.ways = ways
    guard !ways.isEmpty else {
      return Reply(.refused, filling.statements + [.nothingFree(draft.reading)])
    }
    var reply = Reply(.explanation, filling.statements + [.ways(ways, party: draft.party)])
    reply.slots = ways.map(\.slot)
    return reply
  }

  private func lastService(of customer: CustomerID, _ turn: Turn) throws(BookError) -> ServiceID? {
    var query = BookingQuery()
    query.customer = customer
    query.order = .latestFirst
    query.limit = 1
    return try turn.book.bookings(query).first?.service
  }

  /// Does what a way says, as one change.
  mutating func take(_ way: Way, _ turn: Turn) throws(BookError) -> Reply {
    guard var draft = state.focus.draft else { return Reply(.talk, [.nothingAsked]) }
    state.focus.ways = []
    draft.service = way.slot.service
    draft.time = WantedTime(at: way.slot.start)
    draft.staff = [way.slot.staff]
    switch way.step {
    case .nothing, .otherStaff: return try propose(draft, turn)
    case .override:
      draft.isOverride = true
      return try commit(Table.Offer(draft: draft, slots: [way.slot]), turn)
    case .move(let booking, let target):
      let note = turn.note
      let (moved, _) = try turn.book.change(note) { writer throws(BookError) -> Booking? in
        guard let current = try writer.booking(booking.id), current == booking else { return nil }
        let after = booking.moved(to: target, zone: turn.zone)
        try writer.put(.booking(after))
        return after
      }
      guard let moved else { return Reply(.refused, [.justTaken(target, by: nil)]) }
      var reply = Reply(.moved, [.moved(from: booking, to: moved)])
      reply.bookings = [moved]
      reply.append(try commit(Table.Offer(draft: draft, slots: [way.slot]), turn))
      return reply
    }
  }
}

/// Looks for the least change that makes room.
struct WaySearch {
  let draft: Draft
  let service: ServiceID
  let turn: Turn

  /// Ways of one step each, the mildest first; none with a step that could be
  /// left out.
  func run() throws(BookError) -> [Way] {
    if let slot = try firstSlot(draft, turn.business) {
      return [Way(step: .nothing, slot: slot)]
    }
    var ways: [Way] = []
    if !draft.staff.isEmpty {
      var anyone = draft
      anyone.staff = []
      if let slot = try firstSlot(anyone, turn.business) {
        ways.append(Way(step: .otherStaff, slot: slot))
      }
    }
    if let way = try byMoving() { ways.append(way) }
    if let way = try byOverride() { ways.append(way) }
    return ways
  }

  private func firstSlot(_ draft: Draft, _ business: Business, _ book: (any BookReading)? = nil)
    throws(BookError) -> Slot?
  {
    let windows = windows(of: draft)
    guard !windows.isEmpty else { return nil }
    let finder = SlotFinder(
      business: business, zone: turn.zone, book: book ?? turn.book, now: turn.now)
    let request = SlotSearch(draft: draft, service: service, turn: turn).request(windows)
    return try finder.next(for: request)
  }

  private func windows(of draft: Draft) -> [Span] {
    draft.time.windows(now: turn.now, zone: turn.zone, horizon: 7)
  }

  /// One booking that can go elsewhere on its own day, in whose place the wish
  /// fits.
  private func byMoving() throws(BookError) -> Way? {
    var query = BookingQuery()
    let windows = windows(of: draft)
    guard let first = windows.first, let last = windows.last else { return nil }
    query.span = Span(start: first.start.adding(minutes: -240), end: last.end)
    query.statuses = [.pending, .confirmed]
    query.limit = 60
    for booking in try turn.book.bookings(query) where booking.span.start > turn.now {
      if let way = try trial(moving: booking) { return way }
    }
    return nil
  }

  /// Tries in a transaction that is given up: the booking is lifted, the wish
  /// placed, and the booking looked for again.
  private func trial(moving booking: Booking) throws(BookError) -> Way? {
    let undo = BookError(kind: .other, operation: "try a way")
    var way: Way?
    do throws(BookError) {
      _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
        var lifted = booking
        lifted.status = .cancelled
        try writer.put(.booking(lifted))
        let business = try writer.business()
        guard let slot = try firstSlot(draft, business, writer) else { throw undo }
        try writer.put(
          .booking(Booking(slot, draft, customer: nil, business: business, turn)))
        let day = booking.start.date
        var again = SlotRequest(
          service: booking.service,
          windows: [
            Span(
              start: max(turn.now, turn.zone.instant(LocalDateTime(day, .midnight))),
              end: turn.zone.instant(LocalDateTime(day.adding(days: 1), .midnight)))
          ])
        again.staff = [booking.staff]
        again.customer = booking.customer
        again.preferred = booking.span.start
        let finder = SlotFinder(business: business, zone: turn.zone, book: writer, now: turn.now)
        if let target = try finder.suggestions(for: again, count: 1).first {
          way = Way(step: .move(booking, to: target), slot: slot)
        }
        throw undo
      }
    } catch  where error == undo {
      return way
    }
    return way
  }

  /// The start that goes against fewest rules, of those that can be set aside
  /// without a clash.
  private func byOverride() throws(BookError) -> Way? {
    let soft: Set<Rule> = [
      .onBreak, .closed, .notWorking, .notice, .horizon, .limit, .step, .buffer,
    ]
    var best: (Way, Int)?
    for window in windows(of: draft) {
      var moment = window.start
      while moment < window.end {
        let start = turn.zone.local(moment)
        for member in turn.business.activeStaff where member.does(service) {
          guard draft.staff.isEmpty || draft.staff.contains(member.id) else { continue }
          var candidate = Candidate(service: service, staff: member.id, start: start)
          candidate.length = draft.length
          guard let verdict = try turn.finder.verdict(on: candidate), !verdict.stands,
            verdict.obstacles.allSatisfy({ soft.contains($0.rule) })
          else { continue }
          let cost = verdict.obstacles.count
          if cost < best?.1 ?? .max {
            best = (Way(step: .override(verdict.obstacles), slot: verdict.slot), cost)
          }
        }
        if best?.1 == 1 { return best?.0 }
        moment = moment.adding(minutes: 15)
        if moment.seconds - window.start.seconds > 7 * 86_400 { break }
      }
    }
    return best?.0
  }
}
