import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func reasonLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .fullReason(let slot): fullReason(slot)
    case .bookingReason(let booking): bookingReason(booking)
    case .cancelledSince(let booking):
      say("\(wording.reference(booking.id).capitalizedFirst) has been cancelled since.")
    case .movedSince(let booking):
      say(
        "\(wording.reference(booking.id).capitalizedFirst) has been moved since: it is "
          + "\(place(of: booking)) now.")
    case .causeOfChange(let what, let from, let to, let entry):
      causeOfChange(what, from, to, entry)
    case .hasNotHappened(let booking, let what):
      say(
        "\(numbered(booking)), has not been "
          + (what == .cancelled ? "cancelled." : "moved."))
    case .isFree(let slot): say("It can be had: \(wording.slot(slot)).")
    case .planIsFree(let plan):
      say("It can be had: \(plan.slots.map { brief($0) }.joined(separator: "; ")).")
    case .isSuggested(let slot):
      say("That is what is suggested: \(wording.slot(slot)).") + say(wording.reason(for: slot))
    case .comparison(let chosen, let other): comparison(chosen, other)
    case .sooner(let breakdown): fallen(breakdown, "before")
    case .later(let breakdown): fallen(breakdown, "after")
    case .ruledOut(let staff):
      say("You asked for anyone but \(wording.list(staff.map { wording.name($0) }, "or")).")
    case .ruledOutTime(let when): say("You ruled out “\(when.text)”.")
    case .partBeside(let slot):
      say(
        "The \(wording.name(slot.service)) that goes with it is "
          + "\(wording.clocks(slot.start, until: slot.span.end)) with \(wording.name(slot.staff)).")
    case .otherWayRound: say("It is the other way round.")
    case .sameSlot(let slot): say("Both are the same: \(wording.shortSlot(slot)).")
    case .standsAs(let booking):
      say("That is not so: \(wording.number(booking.id)) is \(place(of: booking)).")
    case .isInAlready(let booking):
      say(
        "That is so already: \(wording.title(of: booking)), \(place(of: booking)) "
          + "(\(wording.number(booking.id))).")
    case .stays(let booking):
      say("\(wording.number(booking.id)) stays as it is: \(brief(booking)). Nothing was changed.")
    case .wouldMove(let booking):
      say("\(numbered(booking)), would move.")
    case .holdsForGood(let words, isOfService: false):
      say("Breaks are by the day of the week, so this is not only for “\(words)”.")
    case .holdsForGood(let words, _):
      say("A service is the same every day, so this is not only for “\(words)”.")
    case .oneOfSeveral(let count): say("This is for the first of \(count). Ask again for the next.")
    case .plansOnly(let planned, let left):
      say("This plans \(planned) alone. Ask again for \(wording.list(left)).")
    case .firstOfSeries(let date):
      say("This plans the first date alone, \(wording.date(date)). Ask again for the others.")
    case .asThingsStand: say("As the book stands now:")
    case .hasGoneBy(let now): say("That has gone by: it is \(wording.moment(now)) now.")
    case .noneFrees: say("No single change would free any of them.")
    case .keptFromBefore(let kept): self.kept(kept)
    case .someFree(let free, let time): someFree(free, time)
    case .freesMost(let row): say(freesMost(row))
    case .howRead(let line, let requests): howRead(line, requests)
    case .howSure(let requests, let habits, let customer): howSure(requests, habits, customer)
    case .whatIf(let supposed): whatIf(supposed)
    case .ways(let ways, let party): self.ways(ways, party)
    case .tookServiceOf(let visit, let isNext): tookService(of: visit, isNext: isNext)
    case .inFull(let statements): inFull(statements)
    case .inBrief(let statements): inBrief(statements)
    case .wasNamed(let named): wasNamed(named)
    case .whoseTime(let staff):
      say(
        "Whose time? Say: how could "
          + "\(staff.map { wording.name($0) } ?? wording.examples.staff) have Friday off?")
    case .dutyOn(_, let date, let obstacles): duty(date, obstacles)
    case .noWay where business.settings.isCustomerView:
      say("Nothing that you could change would make it possible. Name another day.")
    case .noOtherWay:
      say("No other change of one or two steps would make it possible. Name another day.")
    case .noWay:
      say("No change of one or two steps would make it possible. Name another day.")
    case .nothingToExplain:
      say(
        "There is nothing to explain yet. Try: book \(example.withArticle) tomorrow afternoon, "
          + "then: why?")
    default: nil
    }
  }

  private func inFull(_ statements: [Statement]) -> [String] {
    var sentences = self
    sentences.depth = .full
    return statements.flatMap { sentences.lines($0) }
  }

  private func inBrief(_ statements: [Statement]) -> [String] {
    var sentences = self
    sentences.depth = .brief
    return statements.flatMap { sentences.lines($0) }
  }

  /// Whether something was asked for by whom it is for, or is their habit.
  private func wasNamed(_ named: Statement.Named) -> [String] {
    if let customer = named.customer {
      if named.isWaiting {
        return say("\(wording.name(customer)) is on the waitlist, and this time would suit.")
      }
      return say("It is for \(wording.name(customer)), as you said.")
    }
    guard let service = named.service else { return [] }
    guard let habit = named.habit else {
      return say("\(wording.name(service)) was asked for.")
    }
    return say(
      "\(habit.visits) of \(wording.possessive(wording.name(habit.customer))) last "
        + "\(wording.count(habit.of, "visit")) were for \(wording.name(service)).")
  }

  /// One sentence, or all facts.
  private func fullReason(_ slot: Slot) -> [String] {
    reasons(slot.rationale, of: slot.start, head: "\(wording.shortSlot(slot)):")
  }

  private func bookingReason(_ booking: Booking) -> [String] {
    // Who asks for it by its number or their name is told what it is.
    let head =
      business.settings.isCustomerView
      ? "\(wording.number(booking.id)), \(wording.name(booking.service)), \(place(of: booking)):"
      : "\(numbered(booking)):"
    if booking.status == .cancelled, !booking.cancelReason.isEmpty,
      !business.settings.isCustomerView
    {
      return say("\(head) cancelled, reason: \(booking.cancelReason).")
    }
    guard !booking.rationale.facts.isEmpty else {
      return booking.overrides.isEmpty
        ? say("\(head) no reason was kept with it.")
        : say("\(head) it was booked against the rules, as was asked: \(rules(of: booking)).")
    }
    return reasons(booking.rationale, of: booking.start, head: head)
      + (booking.overrides.isEmpty ? [] : say("It goes against the rules: \(rules(of: booking))."))
  }

  /// What was changed with a booking, and what made it necessary.
  private func causeOfChange(
    _ what: Happening, _ from: Booking, _ to: Booking, _ entry: JournalEntry
  ) -> [String] {
    let changes = ChangeSentences(wording: wording)
    let causes = entry.edits.filter(\.mayBeCause).map(changes.text(of:))
    let head = say(
      "\(wording.number(from.id)), \(wording.title(of: from)), was \(place(of: from)). "
        + (what == .cancelled ? "It was cancelled." : "It is \(place(of: to)) now."))
    guard let cause = causes.first else {
      return head + say("It was changed because that was asked for: no other reason was kept.")
    }
    return head + say("The reason: \(cause).")
  }

  /// Why someone is not in on a day, or from when to when they are.
  private func duty(_ date: CalendarDate, _ obstacles: [Obstacle]) -> [String] {
    let start = LocalDateTime(date, .midnight)
    return wording.clauses(obstacles, of: start).flatMap { say(wording.sentence($0)) }
  }

  /// Whose visit told which service is meant, and when that is.
  private func tookService(of visit: Booking, isNext: Bool) -> [String] {
    let who = visit.customer.map { wording.name($0) } ?? "they"
    let service = wording.name(visit.service)
    return say(
      "I took \(service): \(who) \(isNext ? "has it next" : "had it last"), "
        + "\(wording.shortMoment(visit.start)) (\(wording.number(visit.id))).")
  }

  /// What holds though the last line did not say it.
  private func kept(_ kept: Statement.Kept) -> [String] {
    var parts: [String] = []
    if !kept.staff.isEmpty {
      parts.append("with \(wording.list(kept.staff.map { wording.name($0) }, "or"))")
    }
    if !kept.excluded.isEmpty {
      parts.append("not with \(wording.list(kept.excluded.map { wording.name($0) }, "or"))")
    }
    if let time = kept.time { parts.append(self.time(time)) }
    return say("Kept from before: \(parts.joined(separator: "; ")).")
  }

  private func reasons(_ rationale: Rationale, of start: LocalDateTime, head: String) -> [String] {
    // Every other slot of the stretch lies in it as well: what decides among them comes first.
    let facts = rationale.facts.map(\.fact)
    let ordered = isFull ? facts : facts.filter { !$0.isShared } + facts.filter(\.isShared)
    var all: [String] = []
    for fact in ordered {
      let clause = wording.clause(fact, of: start)
      if !all.contains(clause) { all.append(clause) }
    }
    guard !all.isEmpty else { return say("\(head) it is free then.") }
    let told =
      isFull ? all.map(wording.sentence) : [wording.joined(Array(all.prefix(isBrief ? 1 : 2)))]
    return say(head) + told.flatMap { say($0) }
  }

  // MARK: Nothing, and nothing sooner

  private func someFree(_ free: [Statement.FreeCount], _ time: WantedTime) -> [String] {
    let when = self.time(time)
    // Where it was asked why nothing is free, that something is comes first.
    let isNothing = free.allSatisfy { $0.count == 0 }
    return say(
      "\(isNothing ? "Free starts" : "Some starts are free")\(when.isEmpty ? "" : ", \(when)"):")
      + layout.table(
        free.map { row in
          guard let breakdown = row.breakdown else {
            return [
              wording.name(row.service), wording.count(row.count, "free start"),
              row.first.map {
                "first \(wording.shortMoment($0.start)) with \(wording.name($0.staff))"
              } ?? "",
            ]
          }
          return [
            wording.name(row.service), "\(breakdown.free) of \(breakdown.starts)", taken(breakdown),
          ]
        })
  }

  /// What took the other starts: "5 booked, 2 in a break".
  private func taken(_ breakdown: Breakdown) -> String {
    let rows = breakdown.rows.filter { $0.starts > 0 }
    func told(_ count: Int) -> String {
      let rest = rows.dropFirst(count).reduce(0) { $0 + $1.starts }
      let named = rows.prefix(count).map { "\($0.starts) \(wording.name($0.rule))" }
      return (named + (rest > 0 ? ["\(rest) other"] : [])).joined(separator: ", ")
    }
    let whole = told(2)
    return whole.count > Self.widestCell ? told(1) : whole
  }

  /// So wide a cell may be, for a table of three.
  private static let widestCell = 54

  private func freesMost(_ freeing: Breakdown.Freeing) -> String {
    let starts = wording.count(freeing.starts, "start")
    return "The single change that would free most: \(wording.change(freeing.remedy)), \(starts)."
  }

  // MARK: Rather than

  /// Which of two slots ranks first, what speaks for each, and by how much.
  private func comparison(_ one: Slot, _ two: Slot) -> [String] {
    let comparison = SlotComparison(one, two)
    let better = label(comparison.better, besides: comparison.other)
    let other = label(comparison.other, besides: comparison.better)
    switch comparison.tieBreak {
    case .earlierStart:
      return say("\(better) and \(other) are equal, so the earlier one is taken.")
    case .staffOrder:
      return say("\(better) and \(other) are equal, so the first in the book is taken.")
    case nil: break
    }
    let head = "\(better) ranks before \(other), \(lead(comparison.lead))"
    guard isFull else { return say(because(head, comparison, better, other)) }
    let told = comparison.differences.flatMap { difference in
      facts(difference.better, of: comparison.better, named: better)
        + facts(difference.other, of: comparison.other, named: other)
    }
    // A window of one minute says the same as the time itself.
    var lines = say("\(head).")
    var said: Set<String> = []
    for sentence in told where said.insert(sentence).inserted { lines += say(sentence) }
    return lines
  }

  /// Which ranks first and by how much, with what decides most: one sentence, or two
  /// where that would be too long.
  private func because(
    _ head: String, _ comparison: SlotComparison, _ better: String, _ other: String
  ) -> String {
    let decisive = comparison.decisive
    guard let first = decisive.first else { return "\(head)." }
    let mine = first.better.max { $0.points < $1.points }
    let theirs = first.other.min { $0.points < $1.points }
    var clauses: [String] = []
    // What speaks against both tells most of the one against whom it speaks more, and so
    // does what speaks more against the one than for the other.
    if let mine, theirs.map({ mine.points >= 0 && mine.points >= -$0.points }) ?? true {
      clauses.append(clause(mine.fact, of: comparison.better, besides: comparison.other))
    }
    if let theirs {
      let clause = wording.clause(theirs.fact, of: comparison.other.start)
      let told = clause.hasPrefix("it ") ? other + clause.dropFirst(2) : clause
      if clauses.isEmpty || !Wording.isLong("\(head), \(clauses[0]), and \(told)") {
        clauses.append(told)
      }
    }
    let joint = comparison.differences.count > 1 ? "mainly because" : "because"
    let reason = clauses.joined(separator: ", and ")
    let whole = "\(head), \(joint) \(reason)."
    guard Wording.isLong(whole) else { return whole }
    // In a sentence of its own "it" could be either.
    let told = reason.hasPrefix("it ") ? better + reason.dropFirst(2) : reason.capitalizedFirst
    return "\(head). \(told)."
  }

  /// What speaks for a slot beside another: a stretch that was asked for lies on a day of its
  /// own where the two are on different ones.
  private func clause(_ fact: Fact, of slot: Slot, besides other: Slot) -> String {
    guard case .inAskedWindow = fact, slot.start.date != other.start.date else {
      return wording.clause(fact, of: slot.start)
    }
    return wording.clause(fact, of: other.start)
  }

  /// By how much: points that no other fact could make good are not counted out.
  private func lead(_ points: Int) -> String {
    points > Self.countedPoints ? "by far" : "by \(wording.count(points, "point"))"
  }

  private static let countedPoints = 1000

  /// What tells a slot from another: the clock time, or with the day or the
  /// person where those differ.
  private func label(_ slot: Slot, besides other: Slot) -> String {
    let time = wording.moment(slot.start, besides: other.start)
    return slot.staff == other.staff ? time : "\(time) with \(wording.name(slot.staff))"
  }

  private func facts(_ facts: [WeighedFact], of slot: Slot, named name: String) -> [String] {
    facts.map { "\(name): \(wording.clause($0.fact, of: slot.start))." }
  }
}

extension Fact {
  /// Whether it holds of all that was offered.
  fileprivate var isShared: Bool { if case .inAskedWindow = self { true } else { false } }
}

extension Edit {
  /// Whether it can have made a change of bookings necessary: a change of who works, when it
  /// is open, or what is offered.
  fileprivate var mayBeCause: Bool {
    switch after ?? before {
    case .booking, .customer, .wish, nil: false
    default: true
    }
  }
}
