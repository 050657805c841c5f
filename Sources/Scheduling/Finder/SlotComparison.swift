import CivilTime

/// Why one slot ranks before another: "why 13:30 rather than 14:00?".
///
/// It is worked out from the two rationales alone, so it can be checked against
/// them.
public struct SlotComparison: Hashable, Sendable {
  /// One respect in which the two differ.
  public struct Difference: Hashable, Sendable {
    /// What is true of the better slot in this respect.
    public var better: [WeighedFact]
    /// What is true of the other.
    public var other: [WeighedFact]
    /// By how many points the better one is ahead; negative if it is behind.
    public var points: Int
  }

  /// The slot that ranks first.
  public var better: Slot
  /// The other.
  public var other: Slot
  /// By how many points; 0 if a tie-break decided.
  public var lead: Int
  /// Where they differ, what speaks most for the better one first.
  public var differences: [Difference]
  /// What decided between slots of equal points.
  public var tieBreak: TieBreak?

  /// Compares two slots by their rationales; their order does not matter.
  public init(_ one: Slot, _ two: Slot) {
    let isFirst = Self.precedes(one, two)
    better = isFirst ? one : two
    other = isFirst ? two : one
    lead = better.rationale.points - other.rationale.points
    tieBreak = lead != 0 ? nil : better.span.start == other.span.start ? .staffOrder : .earlierStart
    let mine = Dictionary(grouping: better.rationale.facts, by: \.fact.respect)
    let theirs = Dictionary(grouping: other.rationale.facts, by: \.fact.respect)
    var differences: [Difference] = []
    for respect in Fact.Respect.allCases where respect != .tie {
      let left = mine[respect] ?? []
      let right = theirs[respect] ?? []
      let points = left.reduce(0) { $0 + $1.points } - right.reduce(0) { $0 + $1.points }
      if points != 0 {
        differences.append(Difference(better: left, other: right, points: points))
      }
    }
    self.differences = differences.sorted { $0.points > $1.points }
  }

  /// The differences that decide: those for the better slot, the weightiest first,
  /// until they outweigh all that speaks for the other; and the weightiest of
  /// these.
  ///
  /// By them alone the order would be the same.
  public var decisive: [Difference] {
    guard tieBreak == nil else { return [] }
    let against = differences.filter { $0.points < 0 }
    let weight = against.reduce(0) { $0 - $1.points }
    var named: [Difference] = []
    var sum = 0
    for difference in differences where difference.points > 0 && sum <= weight {
      named.append(difference)
      sum += difference.points
    }
    return named + against.suffix(1)
  }

  /// Whether one slot ranks before another: more points, else the earlier start,
  /// else who stands first in the book.
  public static func precedes(_ one: Slot, _ two: Slot) -> Bool {
    if one.rationale.points != two.rationale.points {
      return one.rationale.points > two.rationale.points
    }
    return (one.span.start, one.staff) < (two.span.start, two.staff)
  }
}

extension Rationale {
  /// The points of all facts together.
  public var points: Int { facts.reduce(0) { $0 + $1.points } }
}

extension Fact {
  /// The respects in which slots are weighed.
  enum Respect: CaseIterable {
    case askedTime
    case window
    case earliness
    case asked
    case kept
    case usualStaff
    case usualHour
    case choice
    case load
    case before
    case after
    case stretch
    case session
    case together
    case waiting
    case tie
  }

  /// The respect in which this fact counts.
  var respect: Respect {
    switch self {
    case .atAskedTime, .nearAskedTime: .askedTime
    case .inAskedWindow: .window
    case .earliestInWindow, .soonest, .later: .earliness
    case .askedStaff: .asked
    case .keepsStaff: .kept
    case .usualStaff: .usualStaff
    case .usualHour: .usualHour
    case .onlyStaff: .choice
    case .lighterLoad: .load
    case .followsBooking, .startsWindow: .before
    case .precedesBooking, .endsWindow: .after
    case .keepsStretch, .leavesGap: .stretch
    case .joinsClass: .session
    case .oneStaff: .together
    case .waits: .waiting
    case .tieBreak, .chosenOver: .tie
    }
  }
}

extension SlotFinder {
  /// Compares two slots as the ranking of a request sees them.
  ///
  /// - Parameters:
  ///   - one: A slot that stands.
  ///   - two: Another.
  ///   - request: The request to which both are answers.
  /// - Returns: Which ranks first, and what decides.
  /// - Throws: What the book throws.
  public func compared(_ one: Slot, _ two: Slot, for request: SlotRequest) throws(BookError)
    -> SlotComparison
  {
    SlotComparison(try explained(one, for: request), try explained(two, for: request))
  }
}
