import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Answers a question about a reason, from facts of the book.
  mutating func explain(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    switch request.why {
    case .whyNot, .whyNothing: return try explainNot(request, turn)
    case .ratherThan: return try compare(request, turn)
    case .howRead, .howSure:
      return state.lastLine.isEmpty
        ? Reply(.explanation, [.nothingToExplain]) : try explainReading(turn)
    case .whatIf: return try whatIf(request, of: utterance, turn)
    case .howCould: return try howCould(request, of: utterance, turn)
    case .why, .whyLate, nil: return try explainWhy(request, turn)
    }
  }

  /// All facts of what was last explained or offered.
  mutating func explainInFull(_ turn: Turn) throws(BookError) -> Reply {
    guard let slot = offeredSlot ?? state.focus.slots.first else {
      return Reply(.explanation, [.nothingToExplain])
    }
    return Reply(.explanation, [.fullReason(slot)])
  }

  private var offeredSlot: Slot? {
    if case .offer(let offer)? = state.table { offer.slot } else { nil }
  }

  private mutating func explainWhy(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let number = request.bookingNumbers.first {
      guard let booking = try turn.book.booking(BookingID(number)) else {
        return Reply(.notFound, [.noSuchBooking(number: number)])
      }
      return Reply(.explanation, [.bookingReason(booking)])
    }
    if case .offer(let offer)? = state.table {
      guard
        let index = Self.index(request.choice, request, in: offer) ?? implied(request)
      else { return try explainNot(request, turn) }
      return Reply(.explanation, [.fullReason(offer.slots[index])])
    }
    if case .index(let number)? = request.choice, state.focus.slots.indices.contains(number - 1) {
      return Reply(.explanation, [.fullReason(state.focus.slots[number - 1])])
    }
    if request.whens.isEmpty, let id = state.focus.booking, let booking = try turn.book.booking(id)
    {
      return Reply(.explanation, [.bookingReason(booking)])
    }
    if request.whens.isEmpty, let slot = state.focus.slots.first {
      return Reply(.explanation, [.fullReason(slot)])
    }
    guard state.focus.draft != nil else { return Reply(.explanation, [.nothingToExplain]) }
    return try explainNot(request, turn)
  }

  private func implied(_ request: Request) -> Int? {
    request.whens.isEmpty && request.staff.isEmpty ? 0 : nil
  }

  // MARK: Why not

  private mutating func explainNot(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard var draft = state.table?.draft ?? state.focus.draft ?? Self.fresh(request, turn) else {
      return Reply(.explanation, [.nothingToExplain])
    }
    let before = offeredSlot ?? state.focus.slots.first
    // "why not Sam?" asks about Sam; it does not rule him out.
    var asked = request
    for index in asked.staff.indices { asked.staff[index].isExcluded = false }
    let filling = try fill(draft, from: asked, turn)
    if let refusal = filling.refusal { return refusal }
    draft = filling.draft
    if request.hasOnlyStaff, let before { draft.time = WantedTime(at: before.start) }
    if draft.service == nil { draft.service = state.focus.service ?? before?.service }
    guard let service = draft.service else {
      return Reply(.question, [.nothingToExplain])
    }
    if let first = before, draft.time.days?.wasSaid != true, let clock = draft.time.clock,
      case .at = clock
    {
      // "why not 4pm?" speaks of the day that is on the table.
      draft.time.days = WantedTime.Days(first: first.start.date, last: first.start.date)
    }
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    guard let exact = draft.time.exact else { return try explainWindow(search, before, turn) }
    let verdicts = try search.verdicts(at: exact)
    if let standing = verdicts.first(where: \.stands) {
      // Both are weighed as answers to what was asked for first.
      let asked = SlotSearch(
        draft: state.table?.draft ?? state.focus.draft ?? draft, service: service, turn: turn)
      guard let before, before.service == service,
        before.start != standing.slot.start || before.staff != standing.slot.staff
      else { return Reply(.explanation, [.isFree(standing.slot)]) }
      let (chosen, other) = try asked.weighed(before, standing.slot)
      return Reply(.explanation, [.isFree(other), .comparison(chosen: chosen, other: other)])
    }
    switch try search.run() {
    case .instead(_, let statements), .nothing(let statements):
      return Reply(.explanation, statements)
    case .fits(let slots, _):
      return Reply(.explanation, slots.first.map { [.isFree($0)] } ?? [])
    }
  }

  private func explainWindow(_ search: SlotSearch, _ before: Slot?, _ turn: Turn) throws(BookError)
    -> Reply
  {
    switch try search.run() {
    case .instead(_, let statements), .nothing(let statements):
      return Reply(.explanation, statements)
    case .fits(let slots, _):
      guard let slot = slots.first else { return Reply(.explanation, [.nothingToExplain]) }
      guard let before, before != slot else { return Reply(.explanation, [.isFree(slot)]) }
      let (chosen, other) = try search.weighed(before, slot)
      return Reply(.explanation, [.isFree(other), .comparison(chosen: chosen, other: other)])
    }
  }

  private static func fresh(_ request: Request, _ turn: Turn) -> Draft? {
    let only =
      turn.business.activeServices.count == 1 ? turn.business.activeServices.first?.id : nil
    guard let service = request.serviceID ?? only else { return nil }
    var draft = Draft()
    draft.service = service
    return draft
  }

  private func compare(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let slots = state.focus.slots
    func slot(_ role: When.Role) -> Slot? {
      guard let when = request.whens.first(where: { $0.role == role }) else { return nil }
      return slots.first { when.agrees(with: $0.start) || $0.start.time == when.start?.time }
    }
    guard let chosen = slot(.at) ?? offeredSlot ?? slots.first,
      let other = slot(.not) ?? slots.first(where: { $0 != chosen })
    else { return Reply(.explanation, [.nothingToExplain]) }
    let draft = state.table?.draft ?? state.focus.draft ?? Draft()
    let (one, two) = try SlotSearch(draft: draft, service: chosen.service, turn: turn)
      .weighed(chosen, other)
    return Reply(.explanation, [.comparison(chosen: one, other: two)])
  }

  // MARK: How it was read

  private func explainReading(_ turn: Turn) throws(BookError) -> Reply {
    Reply(
      .explanation,
      [.howRead(line: state.lastLine, requests: [])]
        + (state.lastReply?.readings ?? []).map { .reading($0) })
  }
}

extension Request {
  /// Whether a person is all that it names.
  var hasOnlyStaff: Bool { !staff.isEmpty && whens.isEmpty && services.isEmpty }
}
