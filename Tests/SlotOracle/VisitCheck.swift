import CivilTime
import Scheduling

/// Holds visits of two services, and parties of two, against brute force: each
/// part is decided minute by minute, with the other one in the book.
struct VisitCheck {
  let scene: OracleCase
  let finder: SlotFinder

  /// What differed, in words; nil if nothing did.
  func difference(_ random: inout SeededRandom) throws -> String? {
    let services = scene.business.services.map(\.id)
    var request = VisitRequest(
      parts: [
        VisitPart(service: random.pick(services)), VisitPart(service: random.pick(services)),
      ], windows: scene.request.windows)
    request.customer = scene.request.customer
    request.arrangement = random.pick([.backToBack, .sameTime])
    request.keepsOrder = random.chance(50)
    request.mostStaff = random.pick(1...2)
    if let window = request.windows.first, random.chance(40) {
      request.preferred = window.start.adding(minutes: random.pick(0...max(0, window.minutes - 1)))
    }
    let plans = try finder.visits(for: request, count: 2)
    for plan in plans {
      if let wrong = try wrong(plan, request) { return "a visit: \(wrong)" }
    }
    if plans.isEmpty, let way = firstWay(request, &random) { return "no visit, but \(way)" }
    return nil
  }

  // MARK: What is found stands

  private func wrong(_ plan: VisitPlan, _ request: VisitRequest) throws -> String? {
    guard plan.slots.count == 2 else { return "it has \(plan.slots.count) parts" }
    let (one, two) = (plan.slots[0], plan.slots[1])
    let services = [one.service, two.service]
    let asked = request.parts.map(\.service)
    let isFixed = request.keepsOrder || request.arrangement == .sameTime
    guard services == asked || (!isFixed && services == asked.reversed()) else {
      return "it is not what was asked for"
    }
    if request.arrangement == .sameTime {
      guard one.span.start == two.span.start else { return "they do not begin together" }
      let isOneClass = one.service == two.service && capacity(one.service) > 1
      if one.staff == two.staff, !isOneClass { return "one person does both" }
    } else {
      guard one.span.end.adding(minutes: wait(one, two)) == two.span.start else {
        return "it waits at \(one.start)"
      }
      if one.staff != two.staff, request.mostStaff < 2 { return "two people take part" }
    }
    guard request.windows.contains(where: { $0.contains(one.span.start) }) else {
      return "\(one.start) is outside the windows"
    }
    for slot in plan.slots where scene.zone.instant(slot.start) != slot.span.start {
      return "\(slot.start) is another moment"
    }
    if let rules = refusals(of: one, in: scene, request, isFirst: true) {
      return "\(one.start) is refused for \(rules)"
    }
    if let rules = refusals(of: two, in: adding(one, request), request, isFirst: false) {
      return "\(two.start) after \(one.start) is refused for \(rules)"
    }
    return nil
  }

  /// Why a slot does not stand; nil if it does.
  private func refusals(
    of slot: Slot, in scene: OracleCase, _ request: VisitRequest, isFirst: Bool
  ) -> [String]? {
    let single = self.single(scene, slot.service, request, isFirst: isFirst)
    guard let oracle = MinuteOracle(single),
      let person = oracle.everyone().first(where: { $0.staff.id == slot.staff })
    else { return ["nobody"] }
    var rules = oracle.refusals(of: slot.start, person)
    if !isFirst {
      rules.subtract(notAsked(of: slot.service))
    } else if slot.span.start == request.preferred {
      let isStrict = scene.business.settings.policy.strictStarts
      rules.subtract(isStrict ? [.gapSaving] : notAsked(of: slot.service))
    }
    return rules.isEmpty ? nil : rules.map(\.rawValue).sorted()
  }

  /// What is not asked of a part that begins when the one before it ends.
  private func notAsked(of service: ServiceID) -> Set<Rule> {
    let starts = scene.business.services.first { $0.id == service }?.starts
    return starts == .standard ? [.step, .gapSaving] : [.gapSaving]
  }

  // MARK: What there is is found

  /// Tries some of the starts of the first part with everyone for the second.
  private func firstWay(_ request: VisitRequest, _ random: inout SeededRandom) -> String? {
    let asked = request.parts.map(\.service)
    let isFixed = request.keepsOrder || request.arrangement == .sameTime
    for order in isFixed ? [asked] : [asked, asked.reversed()] {
      let first = single(scene, order[0], request, isFirst: true)
      guard let oracle = MinuteOracle(first) else { continue }
      let people = oracle.asked(oracle.everyone())
      let answers = oracle.answers(people)
      guard !answers.isEmpty else { continue }
      for _ in 0..<4 {
        let answer = random.pick(answers)
        guard let person = people.first(where: { $0.staff.id == answer.staff[0] }) else { continue }
        let slot = self.slot(order[0], person, answer.start)
        if let way = second(order[1], after: slot, request) {
          return "\(slot.start) with \(slot.staff.rawValue), \(way)"
        }
      }
    }
    return nil
  }

  private func second(_ service: ServiceID, after one: Slot, _ request: VisitRequest) -> String? {
    let both = single(adding(one, request), service, request, isFirst: false)
    guard let oracle = MinuteOracle(both) else { return nil }
    for person in oracle.asked(oracle.everyone()) {
      let other = slot(service, person, 0)
      let isTogether = request.arrangement == .sameTime
      let isOneClass = one.service == service && capacity(service) > 1
      if isTogether, person.staff.id == one.staff, !isOneClass { continue }
      if !isTogether, person.staff.id != one.staff, request.mostStaff < 2 { continue }
      let start = isTogether ? one.span.start : one.span.end.adding(minutes: wait(one, other))
      let local = scene.zone.local(start)
      guard scene.zone.instant(local) == start else { continue }
      if oracle.refusals(of: local, person).subtracting(notAsked(of: service)).isEmpty {
        return "\(local) with \(person.staff.id.rawValue)"
      }
    }
    return nil
  }

  // MARK: Parts

  private func slot(_ service: ServiceID, _ person: MinuteOracle.Person, _ start: Int) -> Slot {
    let begin = Instant(seconds: start)
    return Slot(
      service: service, staff: person.staff.id, candidates: [person.staff.id],
      resources: person.needs, start: scene.zone.local(begin),
      span: Span(start: begin, end: begin.adding(minutes: person.length)), length: person.length,
      price: nil)
  }

  /// The case of one part alone.
  private func single(
    _ scene: OracleCase, _ service: ServiceID, _ request: VisitRequest, isFirst: Bool
  ) -> OracleCase {
    var copy = scene
    copy.request = SlotRequest(service: service, windows: request.windows)
    copy.request.customer = request.customer
    copy.request.allowsCustomerOverlap = request.arrangement == .sameTime && !isFirst
    return copy
  }

  /// The case with a slot booked.
  private func adding(_ slot: Slot, _ request: VisitRequest) -> OracleCase {
    let service = scene.business.services.first { $0.id == slot.service }
    var copy = scene
    copy.bookings.append(
      Booking(
        id: BookingID(1_000), service: slot.service, staff: slot.staff,
        customer: request.customer, start: slot.start, zone: scene.zone.identifier,
        span: slot.span, length: slot.length, bufferBefore: service?.bufferBefore ?? 0,
        bufferAfter: service?.bufferAfter ?? 0, processing: service?.processing,
        resources: service?.needs ?? [], createdAt: scene.now))
    return copy
  }

  private func capacity(_ service: ServiceID) -> Int {
    scene.business.services.first { $0.id == service }?.capacity ?? 1
  }

  /// Minutes between two parts: the buffers, where one person or room has both.
  private func wait(_ one: Slot, _ two: Slot) -> Int {
    let services = scene.business.services
    guard let first = services.first(where: { $0.id == one.service }),
      let second = services.first(where: { $0.id == two.service }),
      one.staff == two.staff || !Set(first.needs).isDisjoint(with: second.needs)
    else { return 0 }
    return first.bufferAfter + second.bufferBefore
  }
}
