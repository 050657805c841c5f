import CivilTime
import Scheduling

/// Why this person, and why nobody.
extension ExplanationCheck {
  /// What is not true of the order among equal people: it is told where it decided,
  /// and only there.
  mutating func untrueTie(of slot: Slot) throws -> String? {
    let isTold = slot.rationale.facts.contains { $0.fact == .tieBreak(.staffOrder) }
    guard isTold || random.chance(20), slot.candidates.count > 1 else { return nil }
    // Both are weighed alike, by what is read for one start.
    let own = try finder.explained(slot, for: scene.request)
    var isEqual = false
    for staff in slot.candidates where staff != slot.staff {
      guard let person = people.first(where: { $0.staff.id == staff }) else { return "nobody" }
      var other = slot
      other.staff = staff
      other.length = person.length
      other.span = Span(
        start: slot.span.start, end: slot.span.start.adding(minutes: person.length))
      other = try finder.explained(other, for: scene.request)
      let hour = oracle.usualHourPoints(at: slot.start.time)
      if let wrong = PointsCheck.firstWrong(other.rationale.facts, usualHour: hour) {
        return "\(slot.start) with \(staff.rawValue): \(wrong) has other points"
      }
      let sum = { (slot: Slot) in slot.rationale.facts.reduce(0) { $0 + $1.points } }
      if sum(other) > sum(own) { return "\(slot.start): \(staff.rawValue) ranks before" }
      if sum(other) == sum(own) {
        isEqual = true
        if staff < slot.staff {
          return "\(slot.start): \(staff.rawValue) stands before in the book"
        }
      }
    }
    return isEqual == isTold ? nil : "\(slot.start): that the first of equals is taken is \(isTold)"
  }

  /// Of a start that nobody can take everything is told that stands against it with
  /// each, nothing twice, and what decides comes first.
  mutating func refusalsOfAll() throws -> String? {
    guard let window = scene.request.windows.first else { return nil }
    let asked = oracle.asked(people)
    guard !asked.isEmpty else { return nil }
    for _ in 0..<3 {
      let moment = window.start.adding(minutes: random.pick(0...max(0, window.minutes - 1)))
      let local = scene.zone.local(moment)
      let rules = asked.map { oracle.refusals(of: local, $0) }
      guard !rules.contains(where: \.isEmpty) else { continue }
      var each: [[Obstacle]] = []
      for person in asked {
        guard let verdict = try finder.verdict(on: candidate(local, person.staff.id)) else {
          return "no verdict"
        }
        each.append(verdict.obstacles)
      }
      counts.refusals += 1
      let told = Refusal(each).obstacles
      if let wrong = fault(in: told, each, rules) { return "\(local): \(wrong)" }
    }
    return nil
  }

  private func fault(in told: [Obstacle], _ each: [[Obstacle]], _ rules: [Set<Rule>]) -> String? {
    guard let first = told.first else { return "nothing is told" }
    if Set(told).count != told.count { return "something is told twice" }
    if first.rule == .past { return told.count == 1 ? nil : "what is past is past" }
    if let strange = told.first(where: { obstacle in !each.contains { $0.contains(obstacle) } }) {
      return "\(strange) stands against nobody"
    }
    for (own, expected) in zip(each, rules) {
      // The grid is told once, though it may lie otherwise for others.
      let named = Set(told.filter(own.contains).map(\.rule))
        .union(told.contains { $0.rule == .step } ? expected.intersection([.step]) : [])
      if named != expected {
        return "\(named) is told of someone, not \(expected)"
      }
    }
    // Whose one rule is all there is, theirs leads; else what stands against all.
    let alone = zip(each, rules).filter { $0.1.count == 1 }.map(\.0)
    if !alone.isEmpty {
      return alone.contains { $0.contains(first) } ? nil : "\(first) leads, which decides nothing"
    }
    let common = each[0].filter { obstacle in each.allSatisfy { $0.contains(obstacle) } }
    return common.isEmpty || common.contains(first) ? nil : "\(first) leads before \(common)"
  }
}
