import CivilTime
import Scheduling

extension ExplanationCheck {
  /// What is proposed works, cannot do without any of its steps, and nothing
  /// shorter works.
  mutating func ways() throws -> String? {
    guard random.chance(6), scene.bookings.count <= 5 else { return nil }
    var scene = scene
    scene.request.moving = nil
    guard let plans = PlanOracle(scene) else { return nil }
    let ways = try scene.finder(scene.book()).ways(for: scene.request)
    counts.ways += ways.count
    for way in ways {
      let name = "\(way.slot.start) with \(way.slot.staff.rawValue) by \(way.steps)"
      guard plans.works(way.steps, way.slot) else { return "\(name) does not work" }
      for index in way.steps.indices {
        var fewer = way.steps
        fewer.remove(at: index)
        if plans.works(fewer, way.slot) { return "\(name) works without step \(index + 1)" }
      }
      if let wrong = unrealised(way, scene) { return "\(name): \(wrong)" }
    }
    let count = ways.first?.steps.count ?? SlotFinder.mostSteps
    if ways.contains(where: { $0.steps.count != count }) { return "ways are of several lengths" }
    if count > 0, plans.worksAsItIs { return "it can be had as it is" }
    if count > 1, let shorter = plans.oneStep() { return "one step is enough: \(shorter)" }
    if ways.isEmpty, scene.bookings.count <= 3, let shorter = plans.twoSteps() {
      return "two steps are enough: \(shorter)"
    }
    return nil
  }
}

extension ExplanationCheck {
  /// Once the hours of a way are in the book, no rule of hours is left against its
  /// slot, and nobody who worked or was booked is shut out.
  private func unrealised(_ way: Way, _ scene: OracleCase) -> String? {
    let edits = way.hours(in: scene.business, zone: scene.zone)
    guard !edits.isEmpty else { return nil }
    var after = scene
    after.business = scene.business.applying(edits)
    // It is this very start that is booked then, whatever grid the new hours have.
    after.request.preferred = way.slot.span.start
    let rest = way.steps.filter { step in
      if case .setAside(let rule, _) = step {
        ![.closed, .notWorking].contains(rule)
      } else {
        true
      }
    }
    guard let plans = PlanOracle(after), plans.works(rest, way.slot) else {
      return "its hours do not make room"
    }
    guard let before = MinuteOracle(scene), let now = MinuteOracle(after) else { return nil }
    for (one, two) in zip(before.everyone(), now.everyone()) {
      let isLost = zip(one.works, two.works).contains { $0 && !$1 }
      if isLost { return "\(one.staff.id.rawValue) works less" }
    }
    return nil
  }
}

/// Tries changes of a book by brute force.
struct PlanOracle {
  private let scene: OracleCase
  private let oracle: MinuteOracle
  private let people: [MinuteOracle.Person]
  /// Who may do it, whether they were asked for or not.
  private let able: [MinuteOracle.Person]
  private let starts: [StaffID: [Int]]

  init?(_ scene: OracleCase) {
    guard let oracle = MinuteOracle(scene) else { return nil }
    self.scene = scene
    self.oracle = oracle
    people = oracle.everyone()
    var open = scene
    open.request.staff = []
    guard let anyone = MinuteOracle(open) else { return nil }
    let able = anyone.asked(anyone.everyone())
    self.able = able
    starts = Dictionary(
      uniqueKeysWithValues: able.map { ($0.staff.id, Self.starts(of: $0, oracle)) })
  }

  /// The starts that are looked at: those that are offered, and the grid in the
  /// opening hours; or the very one that was asked for.
  private static func starts(of person: MinuteOracle.Person, _ oracle: MinuteOracle) -> [Int] {
    let request = oracle.scene.request
    let windows = request.windows.map { oracle.minute($0.start)..<oracle.minute($0.end) }
    func isAsked(_ start: Int) -> Bool {
      windows.contains { $0.contains(start) } && oracle.isNamed(start)
        && request.mustEndBy.map { oracle.seconds(start + person.length) <= $0.seconds } ?? true
    }
    if let preferred = request.preferred { return [oracle.minute(preferred)].filter(isAsked) }
    var starts = Set(person.isOffered.indices.filter { person.isOffered[$0] })
    let step: Int? =
      switch oracle.service.starts {
      case .standard: oracle.policy.step
      case .every(let minutes): minutes
      case .fixed, .weekly: nil
      }
    if let step {
      for window in oracle.openWindows {
        starts.formUnion(stride(from: window.lowerBound, to: window.upperBound, by: step))
      }
    }
    return starts.filter(isAsked).sorted()
  }

  // MARK: Whether a plan works

  var worksAsItIs: Bool { !oracle.answers(oracle.asked(people)).isEmpty }

  /// Whether a slot can be had once some steps are taken.
  func works(_ steps: [Way.Step], _ slot: Slot) -> Bool {
    var setAside: Set<Rule> = []
    var isOther = false
    var scene = scene
    var moved: [BookingID] = []
    for step in steps {
      switch step {
      case .otherStaff(let staff):
        guard staff == slot.staff else { return false }
        isOther = true
      case .setAside(let rule, _): setAside.insert(rule)
      case .move(let booking, let target):
        guard let index = scene.bookings.firstIndex(where: { $0.id == booking.id }),
          target.staff == booking.staff, target.start.date == booking.start.date,
          booking.span.start > scene.now
        else { return false }
        scene.bookings[index].start = target.start
        scene.bookings[index].span = target.span
        moved.append(booking.id)
      }
    }
    let isAsked = scene.request.staff.isEmpty || scene.request.staff.contains(slot.staff)
    guard isAsked != isOther,
      let rules = rules(against: slot.span.start, slot.staff, in: scene), rules == setAside
    else { return false }
    let wish = wish(slot.staff, slot.span.start)
    return moved.allSatisfy { id in stands(id, beside: wish, in: scene, from: self.scene) }
  }

  /// The rules against a start on a changed book.
  private func rules(against start: Instant, _ staff: StaffID, in scene: OracleCase) -> Set<Rule>? {
    var scene = scene
    scene.request.staff = []
    guard let oracle = MinuteOracle(scene),
      let person = oracle.everyone().first(where: { $0.staff.id == staff })
    else { return nil }
    let rules = oracle.refusals(of: scene.zone.local(start), person)
    return rules.subtracting(excused(scene.request.preferred == start))
  }

  /// What does not count at the very time that was asked for.
  private func excused(_ isAsked: Bool) -> Set<Rule> {
    guard isAsked else { return [] }
    return scene.business.settings.policy.strictStarts || oracle.service.starts != .standard
      ? [.gapSaving] : [.gapSaving, .step]
  }

  private func wish(_ staff: StaffID, _ start: Instant) -> Booking {
    let service = oracle.service
    let length = people.first { $0.staff.id == staff }?.length ?? service.length
    return Booking(
      id: BookingID(9999), service: service.id, staff: staff, customer: scene.request.customer,
      start: scene.zone.local(start), zone: scene.zone.identifier,
      span: Span(start: start, end: start.adding(minutes: length)), length: length,
      bufferBefore: service.bufferBefore, bufferAfter: service.bufferAfter,
      processing: service.processing, seats: scene.request.seats, resources: service.needs,
      createdAt: Instant(seconds: 0))
  }

  /// Whether a moved booking stands beside the wish and all others.
  private func stands(
    _ id: BookingID, beside wish: Booking, in scene: OracleCase, from before: OracleCase
  ) -> Bool {
    guard let booking = scene.bookings.first(where: { $0.id == id }) else { return false }
    var scene = scene
    scene.bookings.append(wish)
    scene.request = Self.request(moving: booking, scene)
    guard let oracle = MinuteOracle(scene),
      let person = oracle.everyone().first(where: { $0.staff.id == booking.staff })
    else { return false }
    let old = before.bookings.first { $0.id == id }?.span.start
    let rules = oracle.refusals(of: booking.start, person)
    return rules.subtracting(excused(old == booking.span.start)).isEmpty
  }

  private static func request(moving booking: Booking, _ scene: OracleCase) -> SlotRequest {
    let day = booking.start.date
    var request = SlotRequest(
      service: booking.service,
      windows: [
        Span(
          start: max(scene.now, scene.zone.instant(LocalDateTime(day, .midnight))),
          end: scene.zone.instant(LocalDateTime(day.adding(days: 1), .midnight)))
      ])
    request.staff = [booking.staff]
    request.customer = booking.customer
    request.length = booking.length
    request.moving = booking.id
    return request
  }

  // MARK: Searching

  private var asked: [MinuteOracle.Person] {
    able.filter { scene.request.staff.isEmpty || scene.request.staff.contains($0.staff.id) }
  }

  private var movable: [Booking] {
    scene.bookings.filter {
      $0.span.start > scene.now && ($0.status == .confirmed || $0.status == .pending)
    }
  }

  /// A change of one step that works, in words.
  func oneStep() -> String? {
    if !scene.request.staff.isEmpty {
      for person in able where !asked.contains(where: { $0.staff.id == person.staff.id }) {
        if let start = start(of: person, setting: 0) { return "\(person.staff.id) at \(start)" }
      }
    }
    for person in asked {
      if let start = start(of: person, setting: 1) { return "a rule aside at \(start)" }
    }
    for booking in movable {
      for person in asked {
        if let start = start(of: person, moving: booking, setting: 0) {
          return "moving \(booking.id) for \(start)"
        }
      }
    }
    return nil
  }

  /// A change of two steps that works, in words; two moves apart.
  func twoSteps() -> String? {
    for person in able {
      let isAsked = asked.contains { $0.staff.id == person.staff.id }
      if let start = start(of: person, setting: isAsked ? 2 : 1) { return "rules at \(start)" }
      for booking in movable {
        if let start = start(of: person, moving: booking, setting: isAsked ? 1 : 0) {
          return "moving \(booking.id) for \(start) with \(person.staff.id)"
        }
      }
    }
    return nil
  }

  /// A start against which just so many rules stand that can be set aside.
  private func start(of person: MinuteOracle.Person, setting count: Int) -> LocalDateTime? {
    starts[person.staff.id]?.first { start in
      let rules = oracle.rules(at: start, person)
        .subtracting(excused(isPreferred(start)))
      return rules.count == count && rules.allSatisfy(\.canBeSetAside)
        && makesRoom(rules, at: start, person)
    }.map { scene.zone.local(Instant(seconds: oracle.seconds($0))) }
  }

  /// Whether other hours alone make room where they are what is in the way: a start of
  /// which the grid was not judged outside of them may be off it within them.
  private func makesRoom(_ rules: Set<Rule>, at start: Int, _ person: MinuteOracle.Person) -> Bool {
    guard !rules.isDisjoint(with: [.closed, .notWorking]) else { return true }
    let span = Span(
      start: Instant(seconds: oracle.seconds(start)),
      end: Instant(seconds: oracle.seconds(start + person.length)))
    let slot = Slot(
      service: oracle.service.id, staff: person.staff.id, candidates: [person.staff.id],
      start: scene.zone.local(span.start), span: span, length: person.length)
    let way = Way(steps: rules.map { .setAside($0, []) }, slot: slot)
    let edits = way.hours(in: scene.business, zone: scene.zone)
    guard !edits.isEmpty else { return true }
    var after = scene
    after.business = scene.business.applying(edits)
    let stepped = self.rules(against: span.start, person.staff.id, in: after) ?? []
    let isExcused = excused(true).contains(.step)
    return isExcused || rules.contains(.step) || !stepped.contains(.step)
  }

  private func isPreferred(_ start: Int) -> Bool {
    scene.request.preferred.map { oracle.minute($0) } == start
  }

  /// The same with a booking out of the way that has a place elsewhere.
  private func start(
    of person: MinuteOracle.Person, moving booking: Booking, setting count: Int
  ) -> LocalDateTime? {
    var lifted = scene
    lifted.bookings.removeAll { $0.id == booking.id }
    lifted.request.staff = []
    guard let oracle = MinuteOracle(lifted),
      let same = oracle.everyone().first(where: { $0.staff.id == person.staff.id })
    else { return nil }
    for start in starts[person.staff.id] ?? [] {
      let rules = oracle.rules(at: start, same).subtracting(excused(isPreferred(start)))
      guard rules.count == count, rules.allSatisfy(\.canBeSetAside),
        makesRoom(rules, at: start, person)
      else { continue }
      let moment = Instant(seconds: oracle.seconds(start))
      // A rule that only what moves to its new place brings up is no step of this.
      for target in places(for: booking, beside: wish(person.staff.id, moment)) {
        var after = lifted
        after.bookings.append(target)
        if self.rules(against: moment, person.staff.id, in: after) == rules {
          return scene.zone.local(moment)
        }
      }
    }
    return nil
  }

  /// Where a booking can go once the wish has its place.
  private func places(for booking: Booking, beside wish: Booking) -> [Booking] {
    var scene = scene
    scene.bookings.append(wish)
    scene.request = Self.request(moving: booking, scene)
    guard let oracle = MinuteOracle(scene) else { return [] }
    return oracle.answers(oracle.asked(oracle.everyone())).map { answer in
      var moved = booking
      let start = Instant(seconds: answer.start)
      moved.start = scene.zone.local(start)
      moved.span = Span(start: start, end: start.adding(minutes: booking.length))
      return moved
    }
  }
}
