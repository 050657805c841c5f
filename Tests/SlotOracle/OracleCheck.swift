import CivilTime
import Scheduling

/// Holds the finder against the oracle in one case.
public struct OracleCheck {
  /// What differed, in words; nil if nothing did.
  public static func difference(_ scene: OracleCase, seed: UInt64) -> String? {
    var starts = 0
    return difference(scene, seed: seed, starts: &starts)
  }

  static func difference(_ scene: OracleCase, seed: UInt64, starts: inout Int) -> String? {
    do {
      return try OracleCheck(scene, seed: seed).difference(&starts)
    } catch {
      return "the book failed: \(error)"
    }
  }

  private let scene: OracleCase
  private var random: SeededRandom
  private let book: InMemoryBook
  private let finder: SlotFinder

  private init(_ scene: OracleCase, seed: UInt64) throws {
    self.scene = scene
    random = SeededRandom(seed ^ 0xA5A5)
    book = try scene.book()
    finder = scene.finder(book)
  }

  private func difference(_ starts: inout Int) throws -> String? {
    guard let oracle = MinuteOracle(scene) else { return nil }
    let people = oracle.everyone()
    let expected = oracle.answers(oracle.asked(people))
    starts = expected.count
    let slots = try finder.slots(for: scene.request)
    let found = slots.map { slot in
      MinuteOracle.Answer(
        start: slot.span.start.seconds, staff: slot.candidates, length: slot.length,
        rooms: slot.resources)
    }
    if found != expected { return listing(found, expected) }
    if let wrong = slots.first(where: { scene.zone.local($0.span.start) != $0.start }) {
      return "the wall time of \(wrong.start) is wrong"
    }
    return try partsDiffer(slots) ?? verdictsDiffer(oracle, people) ?? bookingDiffers(slots)
      ?? suggestionsDiffer(slots, FactCheck(oracle, people, expected)) ?? othersDiffer(slots)
  }

  /// What costs more to decide is looked at in some cases only.
  private func othersDiffer(_ slots: [Slot]) throws -> String? {
    var random = random
    if random.chance(5) {
      return try VisitCheck(scene: scene, finder: finder).difference(&random)
    }
    if slots.isEmpty, random.chance(8) {
      return try RelaxationCheck(scene: scene, finder: finder).difference()
    }
    if random.chance(4) {
      return try SeriesCheck(scene: scene, finder: finder).difference(&random)
    }
    return nil
  }

  private func listing(_ found: [MinuteOracle.Answer], _ expected: [MinuteOracle.Answer])
    -> String
  {
    func text(_ answer: MinuteOracle.Answer) -> String {
      let names = answer.staff.map { "\($0.rawValue)" }.joined(separator: ",")
      return "\(scene.zone.local(Instant(seconds: answer.start))) \(names) \(answer.length)"
    }
    let extra = Set(found).subtracting(expected).sorted { $0.start < $1.start }.map(text)
    let missing = Set(expected).subtracting(found).sorted { $0.start < $1.start }.map(text)
    return "offered wrongly: \(extra); missing: \(missing)"
  }

  /// The first few, and the first alone, are those of the whole list.
  private func partsDiffer(_ slots: [Slot]) throws -> String? {
    var random = random
    let count = random.pick(1...4)
    if try finder.slots(for: scene.request, limit: count) != Array(slots.prefix(count)) {
      return "the first \(count) are not the first of all"
    }
    var next = try finder.next(for: scene.request)
    next?.rationale = Rationale()
    return next == slots.first ? nil : "the next is not the first"
  }

  /// The rules that refuse a start are the oracle's.
  private func verdictsDiffer(_ oracle: MinuteOracle, _ people: [MinuteOracle.Person]) throws
    -> String?
  {
    var random = random
    guard let window = scene.request.windows.first else { return nil }
    for _ in 0..<6 {
      let person = random.pick(people)
      let staff = person.staff
      let moment = window.start.adding(minutes: random.pick(0...max(0, window.minutes - 1)))
      let local = scene.zone.local(moment).adding(minutes: random.pick(0...1) * 60)
      var candidate = Candidate(service: scene.request.service, staff: staff.id, start: local)
      candidate.length = scene.request.length
      candidate.seats = scene.request.seats
      candidate.customer = scene.request.customer
      candidate.moving = scene.request.moving
      candidate.allowsCustomerOverlap = scene.request.allowsCustomerOverlap
      guard let verdict = try finder.verdict(on: candidate) else { return "no verdict" }
      let expected = oracle.refusals(of: local, person)
      let found = Set(verdict.obstacles.map(\.rule))
      if found != expected {
        let names = [found, expected].map { $0.map(\.rawValue).sorted() }
        return "\(local) with \(staff.id.rawValue) is refused for \(names[0]), not \(names[1])"
      }
    }
    return nil
  }

  /// What is offered can be booked, and then it is offered no longer.
  private func bookingDiffers(_ slots: [Slot]) throws -> String? {
    guard !slots.isEmpty else { return nil }
    var random = random
    let slot = random.pick(slots)
    var booking = Booking(
      service: slot.service, staff: slot.staff, customer: scene.request.customer,
      start: slot.start, zone: scene.zone.identifier, span: slot.span, length: slot.length,
      resources: slot.resources, createdAt: scene.now)
    let service = scene.business.service(slot.service)
    booking.bufferBefore = service?.bufferBefore ?? 0
    booking.bufferAfter = service?.bufferAfter ?? 0
    booking.processing = service?.processing
    booking.seats = scene.request.seats
    if let moving = scene.bookings.first(where: { $0.id == scene.request.moving }) {
      booking.id = moving.id
      if moving.service == slot.service {
        booking.bufferBefore = moving.bufferBefore
        booking.bufferAfter = moving.bufferAfter
        booking.processing = moving.processing
        if booking.seats == 1 { booking.seats = moving.seats }
      }
    }
    let copy = book.copy()
    guard copy.takes(.booking(booking), at: scene.now) else {
      return "\(slot.start) is offered but taken"
    }
    if scene.request.moving != nil || (service?.capacity ?? 1) > 1 || booking.staffSpans.isEmpty {
      return nil
    }
    let after = SlotFinder(
      business: scene.business, zone: scene.zone, book: copy, now: scene.now)
    let again = try after.slots(for: scene.request).contains {
      $0.span.start == slot.span.start && $0.candidates.contains(slot.staff)
    }
    return again ? "\(slot.start) is booked but still offered" : nil
  }

  /// Suggestions are slots of the list, ranked by the points of their facts, which
  /// are true.
  private func suggestionsDiffer(_ slots: [Slot], _ facts: FactCheck) throws -> String? {
    let best = try finder.suggestions(for: scene.request, count: 3)
    if best.count != min(3, slots.count) { return "there are \(best.count) suggestions" }
    let all = try finder.suggestions(for: scene.request, count: slots.count)
    if best.map(\.span.start) != all.prefix(3).map(\.span.start) || all.count != slots.count {
      return "the best three are not the first of all"
    }
    let starts = Dictionary(uniqueKeysWithValues: slots.map { ($0.span.start, $0) })
    for slot in all {
      guard let listed = starts[slot.span.start], Set(listed.candidates) == Set(slot.candidates)
      else { return "\(slot.start) is suggested but not offered" }
      if best.contains(slot), let wrong = facts.firstUntrue(of: slot) {
        return "\(slot.start): \(wrong) is not true"
      }
    }
    for (one, two) in zip(all, all.dropFirst())
    where !SlotComparison.precedes(one, two) {
      return "\(one.start) is suggested before \(two.start)"
    }
    return nil
  }
}

extension MinuteOracle {
  /// The rules against a wall time with someone.
  func refusals(of local: LocalDateTime, _ person: Person) -> Set<Rule> {
    let start = minute(local)
    let staff = person.staff
    var rules = rules(at: start, person)
    if wall[start] != local.wallSeconds / 60 { rules.insert(.clockChange) }
    let isOffered = service.isActive || moved?.service == service.id
    if !isOffered || !staff.isActive || !staff.does(service.id) { rules.insert(.skill) }
    return rules
  }
}
