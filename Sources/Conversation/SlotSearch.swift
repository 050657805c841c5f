import CivilTime
import PlainEnglish
import Scheduling

/// Looks for slots for a draft, and for what to say where there are none.
struct SlotSearch {
  /// What was found.
  enum Found {
    /// Slots as asked for, best first, with remarks on the first.
    case fits([Slot], remarks: [Obstacle])
    /// Other slots, after the words why not.
    case instead([Slot], [Statement])
    /// None at all, and why.
    case nothing([Statement])
  }

  let draft: Draft
  let service: ServiceID
  let turn: Turn
  var passedOver: [Slot] = []

  /// Whether the reading is not plain from the first slot alone.
  var showsReading: Bool { draft.time.exact == nil && !draft.time.isOpen }

  func run() throws(BookError) -> Found {
    try withOtherReading(asRead())
  }

  /// Whether anything is free as it is asked for.
  func isPossible() throws(BookError) -> Bool {
    if let exact = draft.time.exact { return try verdicts(at: exact).contains(where: \.stands) }
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    return try windows.isEmpty ? false : turn.finder.next(for: request(windows)) != nil
  }

  private func asRead() throws(BookError) -> Found {
    if let exact = draft.time.exact { return try withChoices(searchAt(exact)) }
    return try searchWindows()
  }

  private func searchWindows() throws(BookError) -> Found {
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    let slots = try suggestions(in: windows, preferring: edge(of: windows))
    if !slots.isEmpty { return .fits(slots, remarks: []) }
    return try explainNone(windows)
  }

  func request(_ windows: [Span]) -> SlotRequest {
    var request = SlotRequest(service: service, windows: windows)
    request.staff = draft.staff
    request.excludedStaff = draft.excludedStaff
    request.customer = draft.customer(in: turn)
    // Who types has habits of their own.
    if request.customer == nil, case .me = draft.party { request.bookedBy = turn.actor }
    request.length = draft.length
    request.seats = draft.seats
    request.moving = draft.moving
    return request
  }

  /// Two slots, each with its rationale as an answer to this search's request.
  func weighed(_ one: Slot, _ two: Slot) throws(BookError) -> (Slot, Slot) {
    var windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    if windows.isEmpty { windows = [one.span, two.span] }
    var request = request(windows)
    // What was ruled out is weighed too, if it is asked about.
    request.excludedStaff.removeAll { $0 == one.staff || $0 == two.staff }
    if let exact = draft.time.exact { request.preferred = turn.zone.instant(exact) }
    return (
      truthful(try turn.finder.explained(one, for: request)),
      truthful(try turn.finder.explained(two, for: request))
    )
  }

  private func suggestions(in windows: [Span], preferring preferred: Instant? = nil)
    throws(BookError) -> [Slot]
  {
    guard !windows.isEmpty else { return [] }
    var wanted = request(windows)
    wanted.preferred = preferred
    let count = Conversation.suggestionCount + passedOver.count
    let found = try turn.finder.suggestions(for: wanted, count: count)
    let fresh = found.filter { slot in
      !passedOver.contains { $0.span == slot.span && $0.staff == slot.staff }
    }
    return fresh.prefix(Conversation.suggestionCount).map(truthful)
  }

  /// A person who was only kept, or goes with a freed time, was not asked for, and
  /// neither was a time that is only a habit.
  func truthful(_ slot: Slot) -> Slot {
    var slot = slot
    slot.rationale.facts.removeAll { weighed in
      switch weighed.fact {
      case .askedStaff: !draft.staffWasAsked
      // Of a time that the clock skips the finder looks at the moment of the jump,
      // which nobody asked for.
      case .atAskedTime: draft.timeIsHabit || draft.time.exact.map { $0 != slot.start } ?? false
      case .nearAskedTime: draft.timeIsHabit
      case .inAskedWindow: draft.timeIsHabit && draft.time.days?.wasSaid != true
      default: false
      }
    }
    return slot
  }

  func day(_ date: CalendarDate) -> Span {
    Span(
      start: max(turn.now, turn.zone.instant(LocalDateTime(date, .midnight))),
      end: turn.zone.instant(LocalDateTime(date.adding(days: 1), .midnight)))
  }

  /// The moment that the starts should lie close to, if they are to be late, or just behind one.
  private func edge(of windows: [Span]) -> Instant? {
    switch draft.time.clock {
    case .latest: windows.first?.end
    // What it should be later than is no start itself.
    case .soonest: (windows.first?.start).map { $0.adding(seconds: -60) }
    default: nil
    }
  }

  // MARK: A very time

  /// The starts that are offered near a very time of its day.
  func near(_ exact: LocalDateTime) throws(BookError) -> [Slot] {
    try suggestions(in: [day(exact.date)], preferring: turn.zone.instant(exact))
  }

  /// The slot at a very time that the finder's own order puts first.
  func slotOffered(at exact: LocalDateTime) throws(BookError) -> Slot? {
    try near(exact).first { $0.start == exact }
  }

  private func searchAt(_ exact: LocalDateTime) throws(BookError) -> Found {
    let verdicts = try self.verdicts(at: exact)
    let others = try near(exact)
    if let verdict = try chosen(verdicts, others, at: exact) {
      let rest = others.filter { $0.start != exact || $0.staff != verdict.slot.staff }
      let slots = [verdict.slot] + rest
      return .fits(
        Array(slots.prefix(Conversation.suggestionCount)), remarks: verdict.remarks)
    }
    let refusal = Statement.notFree(
      service: service, start: exact, staff: draft.staff,
      obstacles: refusal(of: verdicts).decisive)
    return try instead(of: exact, refusal, near: others)
  }

  /// What was found at a very time, with what the further choices have: "at noon
  /// or 2".
  ///
  /// Where the first cannot be, the first of the others that can be is offered.
  private func withChoices(_ found: Found) throws(BookError) -> Found {
    guard passedOver.isEmpty, !draft.time.alternatives.isEmpty else { return found }
    var fitting: [[Slot]] = []
    var near: [Slot] = []
    var refusals: [Statement] = []
    for choice in [nil] + draft.time.alternatives.map(Optional.some) {
      var other = draft
      if let choice { other.time = choice }
      let search = SlotSearch(draft: other, service: service, turn: turn)
      switch choice == nil ? found : try search.run() {
      case .fits(let slots, let remarks) where choice == nil || remarks.areOfTheGrid:
        fitting.append(slots)
      // A rule would have to be named beside it, and nobody asked for this one alone.
      case .fits(let slots, _): near += slots.dropFirst().prefix(1)
      case .instead(let slots, let statements):
        near += slots.prefix(1)
        refusals += statements.prefix(1)
      case .nothing(let statements): refusals += statements.prefix(1)
      }
    }
    let firsts = fitting.isEmpty ? near : fitting.compactMap(\.first)
    let further: [Slot] = if case .instead(let slots, _) = found { slots } else { [] }
    var slots: [Slot] = []
    for slot in firsts + (fitting.first ?? further)
    where !slots.contains(where: { $0.start == slot.start }) { slots.append(slot) }
    slots = Array(slots.prefix(Conversation.suggestionCount))
    switch found {
    case .fits(_, let remarks): return .fits(slots, remarks: remarks)
    case .instead, .nothing: return slots.isEmpty ? .nothing(refusals) : .instead(slots, refusals)
    }
  }

  /// What was found, with the slot that the other likely reading of the words
  /// means as the second choice.
  private func withOtherReading(_ found: Found) throws(BookError) -> Found {
    guard passedOver.isEmpty, let time = draft.time.asOtherwiseRead else { return found }
    var other = draft
    other.time = time
    guard
      case .fits(let fitting, let remarks) = try SlotSearch(
        draft: other, service: service, turn: turn
      ).run(), remarks.areOfTheGrid, let slot = fitting.first
    else { return found }
    func joined(_ slots: [Slot]) -> [Slot] {
      var slots = slots.filter { $0.start != slot.start }
      slots.insert(slot, at: min(1, slots.count))
      return Array(slots.prefix(Conversation.suggestionCount))
    }
    switch found {
    case .fits(let slots, let remarks): return .fits(joined(slots), remarks: remarks)
    case .instead(let slots, let statements): return .instead(joined(slots), statements)
    case .nothing: return found
    }
  }

  /// The standing verdict that the finder's own order puts first.
  private func chosen(_ verdicts: [Verdict], _ others: [Slot], at exact: LocalDateTime)
    throws(BookError) -> Verdict?
  {
    var standing = verdicts.filter(\.stands)
    if let first = others.first(where: { $0.start == exact }),
      let index = standing.firstIndex(where: { $0.slot.staff == first.staff })
    {
      standing[index].slot.rationale = first.rationale
      return standing[index]
    }
    for index in standing.indices {
      standing[index].slot = try weighed(standing[index].slot, standing[index].slot).0
    }
    return standing.max { $0.slot.rationale.points < $1.slot.rationale.points }
  }
}

extension [Obstacle] {
  /// Whether they are none but of the grid of the book, which binds nobody at the desk.
  fileprivate var areOfTheGrid: Bool { allSatisfy { [.step, .gapSaving].contains($0.rule) } }
}
