import CivilTime
import Scheduling

/// Holds every kind of explanation against the oracle in one case: each fact is
/// worked out anew, nothing that stands against a start is left out, and no change
/// that is proposed could be smaller.
public struct ExplanationCheck {
  /// How many facts of how many explanations were looked at.
  public struct Counts: Sendable {
    /// Facts for and against slots.
    public var facts = 0
    /// Refusals whose causes were taken away.
    public var refusals = 0
    /// Pairs of slots that were compared.
    public var comparisons = 0
    /// Breakdowns of a window.
    public var breakdowns = 0
    /// Ways to have what could not be had.
    public var ways = 0
    /// Changes that were only supposed.
    public var suppositions = 0
    /// Changes that were said to free most.
    public var changes = 0

    /// Creates counts of nothing.
    public init() {}
  }

  /// What is not true, in words; nil if everything is.
  public static func difference(_ scene: OracleCase, seed: UInt64, counts: inout Counts) -> String?
  {
    do {
      guard let oracle = MinuteOracle(scene) else { return nil }
      let book = try scene.book()
      var check = ExplanationCheck(
        scene: scene, oracle: oracle, people: oracle.everyone(), finder: scene.finder(book),
        random: SeededRandom(seed ^ 0x5EED))
      let found = try check.difference()
      counts = counts + check.counts
      return found
    } catch {
      return "the book failed: \(error)"
    }
  }

  let scene: OracleCase
  let oracle: MinuteOracle
  let people: [MinuteOracle.Person]
  let finder: SlotFinder
  var random: SeededRandom
  var counts = Counts()

  private mutating func difference() throws -> String? {
    if let wrong = try suggestions() { return wrong }
    if let wrong = try refusals() { return wrong }
    if let wrong = try refusalsOfAll() { return wrong }
    if let wrong = try breakdown() { return wrong }
    if let wrong = try relaxations() { return wrong }
    if let wrong = try effects() { return wrong }
    return try ways()
  }

  // MARK: Why this one, and rather than that one

  private mutating func suggestions() throws -> String? {
    let answers = oracle.answers(oracle.asked(people))
    let facts = FactCheck(oracle, people, answers)
    let slots = try finder.suggestions(for: scene.request, count: 6)
    for slot in slots {
      counts.facts += slot.rationale.facts.count
      if let wrong = facts.firstUntrue(of: slot) { return "\(slot.start): \(wrong) is not true" }
      let hour = oracle.usualHourPoints(at: slot.start.time)
      if let wrong = PointsCheck.firstWrong(slot.rationale.facts, usualHour: hour) {
        return "\(slot.start): \(wrong) has other points"
      }
      if let wrong = try untrueTie(of: slot) { return wrong }
    }
    guard slots.count > 1 else { return nil }
    let one = random.pick(slots)
    let two = random.pick(slots)
    guard one != two else { return nil }
    counts.comparisons += 1
    return compared(one, two)
  }

  /// The facts that are named decide the order by themselves.
  private func compared(_ one: Slot, _ two: Slot) -> String? {
    let comparison = SlotComparison(one, two)
    let better = comparison.better
    let other = comparison.other
    let sum = { (slot: Slot) in slot.rationale.facts.reduce(0) { $0 + $1.points } }
    if comparison.lead != sum(better) - sum(other) { return "the lead is \(comparison.lead)" }
    if let tie = comparison.tieBreak {
      let isEarlier = better.span.start < other.span.start
      let isFirst = better.span.start == other.span.start && better.staff < other.staff
      return comparison.lead == 0 && (tie == .earlierStart ? isEarlier : isFirst)
        ? nil : "\(tie) does not decide"
    }
    let named = comparison.decisive
    let pro = named.reduce(0) { $0 + $1.better.reduce(0) { $0 + $1.points } }
    let con = named.reduce(0) { $0 + $1.other.reduce(0) { $0 + $1.points } }
    if pro <= con { return "\(named) do not decide" }
    let isOwn = named.allSatisfy { difference in
      difference.better.allSatisfy(better.rationale.facts.contains)
        && difference.other.allSatisfy(other.rationale.facts.contains)
    }
    return isOwn ? nil : "a fact of a comparison is no fact of the slot"
  }

  // MARK: Why not

  private mutating func refusals() throws -> String? {
    guard let window = scene.request.windows.first else { return nil }
    for number in 0..<6 {
      let person = random.pick(people)
      let moment = window.start.adding(minutes: random.pick(0...max(0, window.minutes - 1)))
      let local = scene.zone.local(moment).adding(minutes: random.pick(0...1) * 60)
      if let wrong = try refusal(of: local, person, isTakenAway: number < 2) { return wrong }
    }
    return nil
  }

  private mutating func refusal(
    of local: LocalDateTime, _ person: MinuteOracle.Person, isTakenAway: Bool
  ) throws -> String? {
    let candidate = candidate(local, person.staff.id)
    guard let verdict = try finder.verdict(on: candidate) else { return "no verdict" }
    let check = ObstacleCheck(oracle: oracle, person: person, asked: local)
    counts.facts += verdict.obstacles.count
    if let wrong = check.firstUntrue(verdict.obstacles) {
      return "\(local) with \(person.staff.id.rawValue): \(wrong) is not true"
    }
    let rules = Set(verdict.obstacles.map(\.rule))
    if rules != oracle.refusals(of: local, person) { return "\(local): the rules differ" }
    guard isTakenAway, !rules.isEmpty, !rules.contains(.clockChange) else { return nil }
    counts.refusals += 1
    return without(verdict.obstacles, local, person)
  }

  /// With what stands against a start taken away, it can be booked by who names
  /// that time.
  private func without(
    _ obstacles: [Obstacle], _ local: LocalDateTime, _ person: MinuteOracle.Person
  ) -> String? {
    let rest = Removal(obstacles, of: local, with: person.staff.id, from: scene).scene
    guard let after = MinuteOracle(rest),
      let member = rest.business.staff.first(where: { $0.id == person.staff.id })
    else { return "the case is gone" }
    let same = MinuteOracle.Person(after, member)
    // At a typed time the grid and the saving of gaps do not refuse.
    let left = after.refusals(of: local, same).subtracting([.step, .fixedStarts, .gapSaving])
    guard left.isEmpty else {
      return "\(local) with \(person.staff.id.rawValue): without \(obstacles) it is still refused"
        + " for \(left.map(\.rawValue).sorted())"
    }
    return nil
  }

  func candidate(_ start: LocalDateTime, _ staff: StaffID) -> Candidate {
    var candidate = Candidate(service: scene.request.service, staff: staff, start: start)
    candidate.length = scene.request.length
    candidate.seats = scene.request.seats
    candidate.customer = scene.request.customer
    candidate.moving = scene.request.moving
    candidate.allowsCustomerOverlap = scene.request.allowsCustomerOverlap
    return candidate
  }
}

extension ExplanationCheck.Counts {
  static func + (one: Self, two: Self) -> Self {
    var sum = one
    sum.facts += two.facts
    sum.refusals += two.refusals
    sum.comparisons += two.comparisons
    sum.breakdowns += two.breakdowns
    sum.ways += two.ways
    sum.suppositions += two.suppositions
    sum.changes += two.changes
    return sum
  }
}
