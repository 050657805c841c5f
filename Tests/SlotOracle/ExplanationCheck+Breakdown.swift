import CivilTime
import Scheduling

extension ExplanationCheck {
  /// The counts of a breakdown are those of starts looked at one by one.
  mutating func breakdown() throws -> String? {
    let asked = oracle.asked(people)
    let breakdown = try finder.breakdown(of: scene.request)
    counts.breakdowns += 1
    let total = breakdown.rows.reduce(breakdown.free) { $0 + $1.starts }
    if total != breakdown.starts { return "of \(breakdown.starts) starts \(total) are told" }
    guard !asked.isEmpty else {
      let isLength = people.contains { person in
        let request = scene.request
        return (oracle.service.isActive || oracle.moved?.service == oracle.service.id)
          && person.staff.isActive
          && person.staff.does(oracle.service.id) && !person.isLengthAllowed
          && (request.staff.isEmpty || request.staff.contains(person.staff.id))
          && !request.excludedStaff.contains(person.staff.id)
      }
      let rule: Rule = isLength ? .length : .skill
      let isOne = breakdown.rows.map(\.rule) == [rule] || breakdown.starts == 0
      guard isOne else { return "\(rule) stands against all, and that is not said" }
      return untrueChange(breakdown, [])
    }
    let starts = startsLookedAt(asked)
    if breakdown.starts != starts.count {
      return "\(breakdown.starts) starts are looked at, not \(starts.count)"
    }
    var free = 0
    var alone: [Rule: Int] = [:]
    var surely: [Rule: Int] = [:]
    var maybe: [Rule: Int] = [:]
    for start in starts {
      let sets = asked.map { oracle.rules(at: start, $0) }
      if sets.contains(where: \.isEmpty) {
        free += 1
        continue
      }
      for rule in Set(sets.filter { $0.count == 1 }.joined()) { alone[rule, default: 0] += 1 }
      let fewest = sets.map(\.count).min() ?? 0
      let deciding = Set(sets.filter { $0.count == fewest }.joined())
      for rule in deciding { maybe[rule, default: 0] += 1 }
      if deciding.count == 1, let rule = deciding.first { surely[rule, default: 0] += 1 }
    }
    if breakdown.free != free { return "\(breakdown.free) starts are free, not \(free)" }
    for rule in Rule.allCases {
      let row = breakdown.rows.first { $0.rule == rule }
      let told = row?.starts ?? 0
      if row?.wouldFree ?? 0 != alone[rule] ?? 0 {
        return "\(rule) alone would free \(alone[rule] ?? 0), not \(row?.wouldFree ?? 0)"
      }
      if told < surely[rule] ?? 0 || told > maybe[rule] ?? 0 {
        return "\(rule) decides \(surely[rule] ?? 0) to \(maybe[rule] ?? 0), not \(told)"
      }
    }
    return untrueChange(breakdown, starts) ?? betterChange(breakdown, starts)
  }

  /// The grid of the service in the opening hours, else in the hours of those
  /// asked for, else in the windows.
  func startsLookedAt(_ asked: [MinuteOracle.Person]) -> [Int] {
    let windows = scene.request.windows.map { oracle.minute($0.start)..<oracle.minute($0.end) }
    var starts: Set<Int> = []
    let step: Int
    switch oracle.service.starts {
    case .standard: step = oracle.policy.step
    case .every(let minutes): step = minutes
    case .fixed(let times):
      for day in oracle.days {
        for time in times { starts.insert(oracle.minute(wall: day * 1440 + time.minuteOfDay)) }
      }
      return starts.filter { start in windows.contains { $0.contains(start) } }.sorted()
    case .weekly(let week):
      for day in oracle.days {
        for time in week[CalendarDate(dayNumber: day).weekday] {
          starts.insert(oracle.minute(wall: day * 1440 + time.minuteOfDay))
        }
      }
      return starts.filter { start in windows.contains { $0.contains(start) } }.sorted()
    }
    func add(_ pieces: [Range<Int>]) {
      for piece in pieces {
        for start in stride(from: piece.lowerBound, to: piece.upperBound, by: step)
        where windows.contains(where: { $0.contains(start) }) {
          starts.insert(start)
        }
      }
    }
    let days = daysLookedAt(asked)
    let opening = days.flatMap { oracle.ranges(oracle.opening($0) ?? [], on: $0) }
    if !opening.isEmpty {
      add(opening)
    } else {
      for person in asked {
        add(
          joined(
            days.flatMap { oracle.ranges(oracle.windows(of: person.staff, $0).windows, on: $0) }))
      }
    }
    if starts.isEmpty { add(windows) }
    return starts.sorted()
  }

  /// Windows that touch as one: a person's own hours have one grid.
  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// The dates from two before the request to one after the last visit.
  private func daysLookedAt(_ asked: [MinuteOracle.Person]) -> ClosedRange<Int> {
    guard let first = scene.request.windows.first, let last = scene.request.windows.last else {
      return oracle.days
    }
    let longest = asked.map(\.length).max() ?? 0
    let low = scene.zone.local(first.start).date.dayNumber - 2
    let high = scene.zone.local(last.end.adding(minutes: longest)).date.dayNumber + 1
    return max(low, oracle.days.lowerBound)...min(high, oracle.days.upperBound)
  }

  // MARK: What would work

  /// What would work is offered where it is said to be.
  mutating func relaxations() throws -> String? {
    guard let first = scene.request.windows.first, let last = scene.request.windows.last,
      random.chance(25), try finder.next(for: scene.request) == nil
    else { return nil }
    let low = scene.zone.local(first.start).date
    let high = scene.zone.local(last.end.adding(seconds: -1)).date
    for relaxed in try finder.relaxations(of: scene.request) {
      let isWithin = (low...high).contains(relaxed.slot.start.date)
      switch relaxed.kind {
      case .otherDay where isWithin: return "\(relaxed.slot.start) is on no other day"
      case .otherTime where !isWithin: return "\(relaxed.slot.start) is on another day"
      case .otherDay: continue
      default: break
      }
      var other = scene
      other.request.preferred = nil
      if relaxed.kind != .otherStaff { other.request.windows = [relaxed.slot.span] }
      if relaxed.kind == .otherTime { other.request.mustEndBy = nil }
      if relaxed.kind == .otherStaff {
        other.request.staff = []
        other.request.excludedStaff = []
        other.request.mustEndBy = nil
      }
      if relaxed.kind == .shorterService {
        other.request.service = relaxed.slot.service
        other.request.length = nil
        other.request.preferred = scene.request.preferred
      }
      guard let oracle = MinuteOracle(other) else { return "the service is gone" }
      let answers = oracle.answers(oracle.asked(oracle.everyone()))
      guard
        answers.contains(where: {
          $0.start == relaxed.slot.span.start.seconds && $0.staff.contains(relaxed.slot.staff)
        })
      else { return "\(relaxed.kind): \(relaxed.slot.start) cannot be had" }
    }
    return nil
  }
}
