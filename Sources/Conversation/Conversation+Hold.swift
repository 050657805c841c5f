import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Keeps the slot that is on the table, or the one that is named, for a while.
  mutating func hold(_ said: Request, _ turn: Turn) throws(BookError) -> Reply {
    if said.withdraws { return try release(said, turn) }
    let (request, asked) = said.withoutHoldLength
    if request.hasValues, state.table == nil {
      let proposal = try book(request, turn)
      guard case .offer(let offer)? = state.table, let exact = offer.draft.time.exact,
        offer.slot?.start == exact
      else { return proposal }
    }
    guard case .offer(var offer)? = state.table, let slot = offer.slot, offer.draft.moving == nil
    else { return Reply(.refused, [.nothingAsked]) }
    let minutes = asked ?? turn.settings.policy.holdMinutes
    let until = turn.now.adding(minutes: min(max(1, minutes), 1440))
    let draft = offer.draft
    let held: HoldID
    do throws(Unwritten) {
      held = try BookingWriter.hold(slot, of: draft, until: until, turn)
    } catch {
      switch error {
      case .failed(let failure): throw failure
      case .refused(let refused):
        return Reply(.refused, refused.map { .gone(slot, $0.verdict) })
      case .taken(let booking): return Reply(.refused, [.justTaken(slot, by: booking)])
      case .vanished, .changed, .onlyTried: return Reply(.refused, [.noLongerThere])
      }
    }
    offer.draft.hold = held
    offer.slots = [slot]
    offer.selected = 0
    state.table = .offer(offer)
    return Reply(.changed, [.held(slot, until: turn.zone.local(until))])
  }

  // MARK: Letting go

  /// "release the hold": the one on the table, the one that is described, or the
  /// only one there is.
  private mutating func release(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let reply = try releaseOffered(turn) { return reply }
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let services = request.services.flatMap(\.entries).map { ServiceID($0.id) }
    let held = try turn.book.holds(at: turn.now)
    let meant = held.filter { hold in
      (named.isEmpty || named.contains(hold.booking.staff))
        && (services.isEmpty || services.contains(hold.booking.service))
        && request.whens.allSatisfy { when in
          when.isTimeOnly
            ? when.start?.time == hold.booking.start.time
            : when.isDayOnly
              ? when.names(hold.booking.start.date) : when.agrees(with: hold.booking.start)
        }
    }
    guard let first = meant.first else { return Reply(.notFound, [.noHold]) }
    guard meant.count == 1 else { return Reply(.question, [.whichHold(meant.map(\.booking))]) }
    try remove(first.id, turn)
    return Reply(.changed, [.released([first.booking])])
  }

  /// Lets the held slot on the table go, and the offer with it.
  private mutating func releaseOffered(_ turn: Turn) throws(BookError) -> Reply? {
    guard let table = state.table, let released = try releaseHold(of: table, turn) else {
      return nil
    }
    state.table = nil
    return Reply(.changed, [released])
  }

  /// Lets go what is held for an offer that is turned down.
  ///
  /// - Returns: What to say; nil if nothing was held for it.
  func releaseHold(of table: Table, _ turn: Turn) throws(BookError) -> Statement? {
    guard let id = table.draft?.hold,
      let hold = try turn.book.holds(at: turn.now).first(where: { $0.id == id })
    else { return nil }
    try remove(id, turn)
    return .released([hold.booking])
  }

  private func remove(_ id: HoldID, _ turn: Turn) throws(BookError) {
    _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
      try writer.remove(EntityKey(kind: .hold, id: id.rawValue))
    }
  }
}

extension Request {
  /// The request without how long the slot is to be kept, and that length in
  /// minutes: "hold Friday at 3 for 10 minutes".
  fileprivate var withoutHoldLength: (request: Request, minutes: Int?) {
    var request = self
    if let minutes = duration?.length.exactMinutes {
      request.duration = nil
      for index in request.whens.indices { request.whens[index].dropEnd(after: minutes) }
      return (request, minutes)
    }
    for (index, when) in whens.enumerated() where Folding.words(when.text).contains("for") {
      guard let start = when.start, let end = when.end else { continue }
      request.whens[index].end = nil
      return (request, (end.wallSeconds - start.wallSeconds) / 60)
    }
    return (request, nil)
  }
}

extension When {
  /// Makes a stretch of just so many minutes the moment at which it begins.
  fileprivate mutating func dropEnd(after minutes: Int) {
    guard let start, let end, end.wallSeconds - start.wallSeconds == minutes * 60 else { return }
    self.end = nil
  }
}
