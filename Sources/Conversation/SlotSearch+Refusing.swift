import CivilTime
import PlainEnglish
import Scheduling

/// What stands against a very time, and what is near it.
extension SlotSearch {
  /// How a very time that is asked about stands.
  enum Standing {
    /// It is offered.
    case offered(Slot)
    /// It is not, and why.
    case refused([Statement])
  }

  /// How a very time stands: with all that speaks against it, rules that the desk
  /// may set aside too.
  func standing(at exact: LocalDateTime) throws(BookError) -> Standing {
    let strict = try verdicts(at: exact, asking: .offered)
    if strict.contains(where: \.stands) {
      let slot = try slotOffered(at: exact)
      if let slot = slot ?? strict.first(where: \.stands)?.slot { return .offered(slot) }
    }
    // At the desk these may be booked all the same; a customer cannot.
    let bookable =
      turn.settings.isCustomerView ? [] : try verdicts(at: exact).filter(\.stands).map(\.slot.staff)
    let concerned =
      bookable.isEmpty
      ? strict : strict.filter { bookable.contains($0.slot.staff) }
    let obstacles = refusal(of: concerned).obstacles
    guard !turn.business.activeStaff.isEmpty else { return .refused([.emptyList(.staff)]) }
    let refusal: Statement =
      bookable.isEmpty
      ? .notFree(service: service, start: exact, staff: draft.staff, obstacles: obstacles)
      : .notOffered(service: service, start: exact, staff: draft.staff, obstacles: obstacles)
    let others = try near(exact)
    if case .instead(_, let statements) = try instead(of: exact, refusal, near: others) {
      return .refused(statements)
    }
    return .refused([refusal])
  }

  /// A verdict for each person who may do it.
  ///
  /// - Parameters:
  ///   - exact: When it would start.
  ///   - question: In which case it is asked, which says what refuses it.
  /// - Returns: The verdicts, in the order of the staff.
  /// - Throws: What reading the book throws.
  func verdicts(
    at exact: LocalDateTime, asking question: Candidate.Question = .named
  ) throws(BookError) -> [Verdict] {
    var verdicts: [Verdict] = []
    for member in turn.business.activeStaff where allows(member.id) {
      var candidate = Candidate(service: service, staff: member.id, start: exact)
      candidate.customer = draft.customer(in: turn)
      candidate.length = draft.length
      candidate.seats = draft.seats
      candidate.moving = draft.moving
      candidate.question = question
      if let verdict = try turn.finder.verdict(on: candidate) { verdicts.append(verdict) }
    }
    return verdicts
  }

  func allows(_ id: StaffID) -> Bool {
    (draft.staff.isEmpty || draft.staff.contains(id)) && !draft.excludedStaff.contains(id)
  }

  /// What stands against it, with those left out who cannot do it at all.
  func refusal(of verdicts: [Verdict]) -> Refusal {
    let able = verdicts.filter { !$0.obstacles.contains { $0.rule == .skill } }
    return Refusal((able.isEmpty ? verdicts : able).map { $0.obstacles.filter(isTold) })
  }

  /// Whether an obstacle is worth telling: a business whose hours were never
  /// said is not closed, its staff are not in.
  private func isTold(_ obstacle: Obstacle) -> Bool {
    guard case .closed(let date, _, _) = obstacle else { return true }
    return turn.business.openingWindows(on: date) != nil
  }

  func instead(of exact: LocalDateTime, _ refusal: Statement, near others: [Slot])
    throws(BookError) -> Found
  {
    let wanted = turn.zone.instant(exact)
    if !others.isEmpty {
      return .instead(
        nearestFirst(others, wanted), [refusal, .nearest(try bothSides(of: exact, others))])
    }
    var later = request([day(exact.date)])
    later.preferred = wanted
    let relaxed = try relaxations(of: later)
    let waiting = waitlist(against: refusal.refusingRules)
    guard !relaxed.isEmpty else { return .nothing([refusal] + waiting) }
    return .instead(relaxed.map(\.slot), [refusal, .relaxed(relaxed)] + waiting)
  }

  private func nearestFirst(_ slots: [Slot], _ wanted: Instant) -> [Slot] {
    func distance(_ slot: Slot) -> Int { abs(slot.span.start.seconds - wanted.seconds) }
    return slots.enumerated().sorted {
      (distance($0.element), $0.offset) < (distance($1.element), $1.offset)
    }.map(\.element)
  }

  /// The nearest starts of the day on both sides; those that are offered anyway as
  /// they are offered.
  private func bothSides(of exact: LocalDateTime, _ offered: [Slot]) throws(BookError) -> [Slot] {
    let wanted = turn.zone.instant(exact)
    let day = day(exact.date)
    let before = Span(start: day.start, end: max(day.start, wanted))
    // A time that the clock skips is the moment of the jump, and something may be free
    // right then.
    let isSkipped = turn.zone.local(wanted) != exact
    let next = isSkipped ? wanted : wanted.adding(minutes: 1)
    let after = Span(start: max(day.start, next), end: day.end)
    let sides = [
      before.isEmpty ? nil : try turn.finder.slots(for: request([before])).last,
      after.isEmpty ? nil : try turn.finder.slots(for: request([after]), limit: 1).first,
    ]
    return sides.compactMap { $0 }.map { side in
      truthful(offered.first { $0.start == side.start } ?? side)
    }
  }
}
