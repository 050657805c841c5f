import PlainEnglish
import Scheduling

/// What is said of ways right after they were shown, and asks for others: "except B-16",
/// "without moving anyone", "another way?".
extension Conversation {
  /// The ways that are left once more is kept in place; nil if a line keeps nothing and asks
  /// for no other.
  ///
  /// What it rules out is not offered any more: a "do it" behind it can only mean what is
  /// shown now.
  mutating func otherWays(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, !state.focus.ways.isEmpty, request.why == nil,
      let draft = state.focus.waysDraft
    else { return nil }
    let named = request.kept(of: state.focus.ways)
    guard !named.isEmpty || request.asksForOtherWay else { return nil }
    var kept = state.focus.waysKept.union(named)
    if named.isEmpty { kept = kept.union(KeptInPlace(whatChangesIn: state.focus.ways)) }
    let shown = state.focus.ways
    let left = try waysToHave(draft, keeping: kept, turn)
      .filter { way in !named.isEmpty || !shown.contains(way) }
    guard !left.isEmpty else {
      // What was only to be other than this can still be done; what is ruled out cannot.
      if !named.isEmpty { state.focus.ways = [] }
      return Reply(.refused, [.noOtherWay])
    }
    state.focus.waysKept = kept
    state.focus.slots = left.map { $0.slot }
    return self.shown(left, draft)
  }
}

extension Request {
  /// What of some ways it wants left as it is: of the people who are named, those whose
  /// bookings would move, as whom it is all for can be refused in the same words.
  fileprivate func kept(of ways: [Way]) -> KeptInPlace {
    guard services.allSatisfy(\.isExcluded), whens.isEmpty || isRefusal && !customers.isEmpty
    else { return KeptInPlace() }
    var rest = self
    var kept = rest.dropKept()
    if isRefusal || ["leave", "keep", "stay", "stays"].contains(where: says) {
      kept.bookings.formUnion(bookingNumbers.map { BookingID($0) })
      kept.customers.formUnion(customers.flatMap(\.entries).map { CustomerID($0.id) })
    }
    let movers = ways.flatMap(\.steps).compactMap { step -> CustomerID? in
      if case .move(let booking, _) = step { booking.customer } else { nil }
    }
    kept.customers.formIntersection(movers)
    return kept
  }

  /// Whether it says of somebody that something is not to be, or cannot.
  private var isRefusal: Bool {
    intent == .negate || ["cant", "cannot", "not"].contains(where: says)
  }

  /// "another way?", "what else could we do?": any but what was shown.
  fileprivate var asksForOtherWay: Bool {
    guard !hasValues, !goesAhead, bookingNumbers.isEmpty, customers.isEmpty else { return false }
    // "what are the other ways?" asks for those that were shown.
    if says("the"), says("ways") { return false }
    return says("else") || asksForWays && ["another", "other", "different"].contains(where: says)
  }
}

extension KeptInPlace {
  /// Whether it keeps nothing.
  fileprivate var isEmpty: Bool { self == KeptInPlace() }

  /// Keeps what some ways would change.
  fileprivate init(whatChangesIn ways: [Way]) {
    self.init()
    for step in ways.flatMap(\.steps) {
      switch step {
      case .move(let booking, _): bookings.insert(booking.id)
      case .setAside(let rule, _): rules.insert(rule)
      case .otherStaff: break
      }
    }
  }

  fileprivate func union(_ other: KeptInPlace) -> KeptInPlace {
    var both = self
    both.customers.formUnion(other.customers)
    both.bookings.formUnion(other.bookings)
    both.rules.formUnion(other.rules)
    both.isEveryone = isEveryone || other.isEveryone
    return both
  }
}
