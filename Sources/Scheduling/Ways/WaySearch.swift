import CivilTime

/// Looks for the least change that makes room for a request.
///
/// Each start of each person has what stands against it: rules that can be set
/// aside, and bookings that could go elsewhere. A start whose list is short enough
/// is tried on a copy of the book.
///
/// A class, as its starts are worked out once for all numbers of steps.
final class WaySearch {
  /// A start with someone, and what would have to give for it.
  struct Candidate {
    var slot: Slot
    var rules: [(rule: Rule, obstacles: [Obstacle])]
    /// The bookings that are in the way, one set for each choice that there is.
    var movers: [[Booking]]
    var isOtherStaff: Bool

    /// How many steps it takes at least.
    var fewest: Int {
      rules.count + (movers.map(\.count).min() ?? 0) + (isOtherStaff ? 1 : 0)
    }

    /// The same without the choices that would touch what has to stay; nil if none is left.
    func leaving(_ kept: KeptInPlace) -> Candidate? {
      guard rules.allSatisfy({ !kept.rules.contains($0.rule) }) else { return nil }
      var left = self
      left.movers = movers.filter { $0.allSatisfy(kept.allows(moving:)) }
      return left.movers.isEmpty ? nil : left
    }

    /// What it asks of people.
    var weight: Int {
      // Who is in stays rather than that somebody comes in.
      let minute = slot.start.time.minuteOfDay
      let comings = rules.reduce(0) { sum, rule in
        rule.obstacles.reduce(sum) { $0 + $1.coming(at: minute, for: slot.length) }
      }
      return rules.reduce(0) { $0 + $1.rule.weight } + comings + 5
        * (movers.map(\.count).min() ?? 0)
    }
  }

  /// How many ways are shown.
  private static let shown = 3
  /// How many trials on a copy a search may take.
  private static let mostTrials = 600

  let finder: SlotFinder
  let request: SlotRequest
  let open: SlotRequest
  let kept: KeptInPlace
  private let candidates: [Candidate]
  var trialsLeft = WaySearch.mostTrials

  init?(_ finder: SlotFinder, _ request: SlotRequest, keeping kept: KeptInPlace)
    throws(BookError)
  {
    self.finder = finder
    self.kept = kept
    self.request = request
    var open = request
    open.staff = []
    self.open = open
    guard let found = try WayCandidates(finder, open, asked: request.staff)?.all() else {
      return nil
    }
    let allowed = found.compactMap { $0.leaving(kept) }
    candidates = allowed.filter { $0.fewest <= SlotFinder.mostSteps }.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
  }

  /// The ways of just so many steps, one of each kind.
  func ways(ofSteps count: Int) throws(BookError) -> [Way] {
    var found: [Way] = []
    var kinds: Set<[WayKind]> = []
    trialsLeft = Self.mostTrials
    for candidate in candidates where candidate.fewest <= count && found.count < Self.shown {
      let base = candidate.rules.count + (candidate.isOtherStaff ? 1 : 0)
      for movers in candidate.movers where base + movers.count <= count {
        let spare = count - base - movers.count
        // With steps to spare only bookings can move that make room for others.
        guard spare == 0 || !movers.isEmpty else { continue }
        let kind = kind(of: candidate, moves: movers.count + spare)
        guard !kinds.contains(kind), trialsLeft > 0 else { continue }
        if let way = try way(candidate, movers, spare: spare) {
          found.append(way)
          kinds.insert(kind)
        }
      }
    }
    return found
  }

  private func kind(of candidate: Candidate, moves: Int) -> [WayKind] {
    (candidate.isOtherStaff ? [.otherStaff] : [])
      + Array(repeating: .move, count: moves)
      + candidate.rules.map { .rule($0.rule) }.sorted { $0.order < $1.order }
  }

  private func way(_ candidate: Candidate, _ movers: [Booking], spare: Int) throws(BookError)
    -> Way?
  {
    let wish = finder.wish(candidate.slot, request)
    var steps: [Way.Step] = candidate.isOtherStaff ? [.otherStaff(candidate.slot.staff)] : []
    let allowed = Set(candidate.rules.map(\.rule))
    if movers.isEmpty {
      steps += candidate.rules.map { .setAside($0.rule, $0.obstacles) }
      let way = Way(steps: steps, slot: try explained(candidate.slot, in: finder))
      return try makesRoom(way, in: finder) ? way : nil
    }
    guard let moves = try place(movers, Placed(wish: wish), spare: spare) else { return nil }
    let after = finder.overlay(adding: moves.map(\.after), lifting: moves.map(\.before))
    guard let obstacles = try stands(candidate.slot, after, allowed, for: request) else {
      return nil
    }
    steps += moves.map { .move($0.before, to: $0.slot) }
    steps += candidate.rules.map { rule, _ in
      .setAside(rule, obstacles.filter { $0.rule == rule })
    }
    let way = Way(steps: steps, slot: try explained(candidate.slot, in: after))
    return try makesRoom(way, in: after) ? way : nil
  }

  /// Whether nothing further stands against the slot of a way once its hours are in the
  /// book: a grid is judged only within the hours, so these may bring it up.
  private func makesRoom(_ way: Way, in finder: SlotFinder) throws(BookError) -> Bool {
    let edits = way.hours(in: finder.business, zone: finder.zone)
    guard !edits.isEmpty else { return true }
    let after = SlotFinder(
      business: finder.business.applying(edits), zone: finder.zone, book: finder.book,
      now: finder.now)
    // It is this very start that is booked then, whatever grid the new hours have.
    var request = request
    request.preferred = way.slot.span.start
    let rest = Set(way.rulesSetAside).subtracting([.closed, .notWorking])
    return try stands(way.slot, after, rest, for: request) != nil
  }

  private func explained(_ slot: Slot, in finder: SlotFinder) throws(BookError) -> Slot {
    try finder.explained(slot, for: open, first: nil)
  }

  /// What still stands against a slot once bookings have moved; nil if that is
  /// not just what is set aside.
  private func stands(
    _ slot: Slot, _ finder: SlotFinder, _ allowed: Set<Rule>, for request: SlotRequest
  ) throws(BookError) -> [Obstacle]? {
    var candidate = Scheduling.Candidate(
      service: slot.service, staff: slot.staff, start: slot.start)
    candidate.customer = request.customer
    candidate.length = request.length
    candidate.seats = request.seats
    candidate.moving = request.moving
    candidate.allowsCustomerOverlap = request.allowsCustomerOverlap
    let found = try finder.verdict(on: candidate)?.obstacles ?? []
    let counted = found.filter { !request.excuses($0.rule, at: slot, finder) }
    return Set(counted.map(\.rule)) == allowed ? counted : nil
  }
}

/// What a way is made of, so that one of each kind is shown.
enum WayKind: Hashable {
  case otherStaff
  case move
  case rule(Rule)

  var order: String { if case .rule(let rule) = self { rule.rawValue } else { "" } }
}

extension SlotRequest {
  /// Whether a rule does not count at the very time that was asked for.
  func excuses(_ rule: Rule, at slot: Slot, _ finder: SlotFinder) -> Bool {
    guard preferred == slot.span.start else { return false }
    switch rule {
    case .gapSaving: return true
    case .step:
      return !finder.business.settings.policy.strictStarts
        && finder.business.service(service)?.hasOwnStarts == false
    default: return false
    }
  }
}

extension SlotFinder {
  /// The same finder over the book with some bookings elsewhere.
  func overlay(adding added: [Booking], lifting lifted: [Booking]) -> SlotFinder {
    SlotFinder(
      business: business, zone: zone,
      book: BookOverlay(book, business: business, adding: added, lifting: lifted), now: now)
  }

  /// The booking that a slot would become.
  func wish(_ slot: Slot, _ request: SlotRequest) -> Booking {
    let service = business.service(slot.service)
    return Booking(
      id: .placeholder(), service: slot.service, staff: slot.staff, customer: request.customer,
      start: slot.start, zone: zone.identifier, span: slot.span, length: slot.length,
      price: slot.price, bufferBefore: service?.bufferBefore ?? 0,
      bufferAfter: service?.bufferAfter ?? 0, processing: service?.processing,
      seats: request.seats, resources: slot.resources, createdAt: now)
  }
}

extension Obstacle {
  /// How much more it asks to come in than to stay on, or to begin sooner.
  fileprivate func coming(at minute: Int, for length: Int) -> Int {
    guard case .notWorking(_, _, let windows) = self else { return 0 }
    let isBeside = windows.contains {
      $0.endMinute >= minute && $0.endMinute <= minute + length
        || $0.startMinute >= minute && $0.startMinute <= minute + length
    }
    return windows.isEmpty ? 2 : isBeside ? 0 : 1
  }
}
