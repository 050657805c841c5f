import CivilTime
import Scheduling

/// The single change that would free most.
extension ExplanationCheck {
  /// What is not true of the change that is named: made in the book, it frees as
  /// many starts as are said, or more where it is made larger than needed.
  mutating func untrueChange(_ breakdown: Breakdown, _ starts: [Int]) -> String? {
    guard let named = breakdown.freesMost, random.chance(20) else { return nil }
    counts.changes += 1
    if named.starts < 1 || named.starts > breakdown.starts - breakdown.free {
      return "\(named.remedy) frees \(named.starts) of \(breakdown.starts) starts"
    }
    if case .otherLength = named.remedy { return nil }
    if case .teach(let staff, let service) = named.remedy {
      return untrueLesson(staff, service, named.starts, breakdown)
    }
    guard let changed = scene.after(named.remedy), let after = MinuteOracle(changed) else {
      return "\(named.remedy) is no change"
    }
    let before = oracle.asked(people)
    let people = after.asked(after.everyone())
    let freed = starts.count { start in
      !before.contains { oracle.rules(at: start, $0).isEmpty }
        && people.contains { after.rules(at: start, $0).subtracting(Self.atTyped).isEmpty }
    }
    return freed >= named.starts
      ? nil : "\(named.remedy) frees \(freed) starts, not \(named.starts)"
  }

  /// Whoever is said to free most by learning the service frees as many starts, and
  /// nobody else frees more.
  private func untrueLesson(
    _ staff: StaffID, _ service: ServiceID, _ starts: Int, _ breakdown: Breakdown
  ) -> String? {
    let learners = scene.business.staff.filter { member in
      member.isActive && !member.does(service)
        && (scene.request.staff.isEmpty || scene.request.staff.contains(member.id))
        && !scene.request.excludedStaff.contains(member.id)
    }.map(\.id)
    for learner in learners {
      let free = freeStarts(ifDoneBy: [learner])
      if learner == staff, free != starts { return "\(staff) would free \(free), not \(starts)" }
      if free > starts { return "\(learner) would free \(free), more than \(starts)" }
    }
    let together = freeStarts(ifDoneBy: learners)
    let told = breakdown.rows.first?.wouldFree
    return told == together ? nil : "all who learn it would free \(together), not \(told ?? 0)"
  }

  private func freeStarts(ifDoneBy learners: [StaffID]) -> Int {
    var taught = scene
    for index in taught.business.staff.indices
    where learners.contains(taught.business.staff[index].id) {
      taught.business.staff[index].learn(scene.request.service)
    }
    guard let after = MinuteOracle(taught) else { return 0 }
    let check = ExplanationCheck(
      scene: taught, oracle: after, people: after.everyone(), finder: finder, random: random)
    let asked = after.asked(after.everyone())
    return check.startsLookedAt(asked).count { start in
      asked.contains { after.rules(at: start, $0).isEmpty }
    }
  }

  /// What a change of hours lets in counts, whether it lies on a grid or not.
  private static let atTyped: Set<Rule> = [.step, .fixedStarts, .gapSaving]

  /// A booking that frees more starts when it is taken away, or a rule that alone
  /// stands against more.
  mutating func betterChange(_ breakdown: Breakdown, _ starts: [Int]) -> String? {
    guard random.chance(8) else { return nil }
    let most = breakdown.freesMost?.starts ?? 0
    let asked = oracle.asked(people)
    var alone: [Rule: Int] = [:]
    var refused: [Int] = []
    for start in starts {
      let sets = asked.map { oracle.rules(at: start, $0) }
      if sets.contains(where: \.isEmpty) { continue }
      refused.append(start)
      // These are set aside for everyone at once.
      for rule in [Rule.notice, .horizon, .gapSaving] where sets.contains([rule]) {
        alone[rule, default: 0] += 1
      }
    }
    if let (rule, count) = alone.first(where: { $0.value > most }) {
      return "\(rule) frees \(count) starts, more than \(most)"
    }
    let policy = scene.business.settings.policy
    guard policy.limits.isEmpty, !policy.gapSaving, oracle.service.capacity == 1,
      scene.business.services.allSatisfy({ $0.needs.isEmpty })
    else { return nil }
    for booking in scene.bookings where booking.resources.isEmpty {
      var without = scene
      without.bookings.removeAll { $0.id == booking.id }
      guard booking.id != scene.request.moving, let after = MinuteOracle(without) else { continue }
      let others = after.asked(after.everyone())
      let freed = refused.count { start in
        others.contains { after.rules(at: start, $0).isEmpty }
      }
      if freed > most {
        return "without \(booking.id.rawValue) \(freed) starts are free, more than \(most)"
      }
    }
    return nil
  }
}

extension OracleCase {
  /// The case after a change; nil if it changes nothing that can be told.
  fileprivate func after(_ remedy: Remedy) -> OracleCase? {
    guard let window = request.windows.first else { return nil }
    let start = zone.local(window.start)
    func removing(_ obstacle: Obstacle, of staff: StaffID = StaffID(0)) -> OracleCase {
      Removal([obstacle], of: start, with: staff, from: self).scene
    }
    var copy = self
    switch remedy {
    case .openLonger: return removing(.closed(start.date, windows: [], reason: ""))
    case .openOn(let date): return removing(.closed(date, windows: [], reason: ""))
    case .workLonger(let staff), .workOn(let staff, _):
      return removing(.notWorking(staff, start.date, windows: []), of: staff)
    case .skipBreak(let staff):
      return removing(.onBreak(staff, start: start, end: start), of: staff)
    case .comeBack(let staff, let from, let to):
      copy.business.absences.removeAll {
        $0.staff == staff && $0.start == from && $0.end == to
      }
    case .moveBooking(let id): copy.bookings.removeAll { $0.id == id }
    case .unblock(_, let id): copy.blocks.removeAll { $0.id == id }
    case .release: copy.holds = []
    case .shorterNotice:
      return removing(.notice(minutes: 0, earliest: start))
    case .furtherAhead: copy.business.settings.policy.horizonDays = nil
    case .raise(let limit): copy.business.settings.policy.limits.removeAll { $0 == limit }
    case .morePlaces(let capacity):
      return removing(.full(capacity: capacity, taken: capacity + 99, asked: request.seats))
    case .more(let room):
      return removing(
        .resourceTaken(room, BookingID(0), quantity: 1, start: start, end: start))
    case .otherStarts: break
    case .allowGaps: copy.business.settings.policy.gapSaving = false
    case .teach, .otherLength: return nil
    }
    return copy
  }
}
