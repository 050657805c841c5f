/// Why a start cannot be had with any of some people: all that stands against
/// each, and what decides.
public struct Refusal: Hashable, Sendable, Codable {
  /// Everything that stands against the start with anyone, the decisive first and
  /// nothing twice.
  ///
  /// First comes what stands against all, then what stands against each, of whom
  /// the nearest comes first. So where one thing alone has to give way, it leads.
  public var obstacles: [Obstacle]

  /// What is enough to be told: what stands against all if that is all there is
  /// against someone, else what decides for each.
  public var decisive: [Obstacle]

  /// Takes together what stands against a start with each of some people.
  ///
  /// - Parameter people: What stands against it with each; nobody has nothing
  ///   against it.
  public init(_ people: [[Obstacle]]) {
    // What is past cannot be had whatever else there is.
    if let past = people.first?.first(where: { $0.rule == .past }) {
      obstacles = [past]
      decisive = [past]
      return
    }
    var common: [Obstacle] = []
    for obstacle in people.first ?? []
    where people.allSatisfy({ $0.contains(obstacle) }) && !common.contains(obstacle) {
      common.append(obstacle)
    }
    let own = people.map { person in person.filter { !common.contains($0) } }
    let order = own.indices.sorted { (Self.distance(own[$0]), $0) < (Self.distance(own[$1]), $1) }
    var all = common
    for obstacle in order.flatMap({ own[$0] }) where !all.contains(where: obstacle.repeats) {
      all.append(obstacle)
    }
    obstacles = all
    if order.first.map({ own[$0].isEmpty }) ?? true {
      decisive = common
    } else if let whole = common.first(where: { $0.rule.isOfTheWholeDesk }) {
      decisive = [whole]
    } else {
      var each: [Obstacle] = common
      for index in order {
        if let first = own[index].first, !each.contains(where: first.repeats) { each.append(first) }
      }
      decisive = each
    }
  }

  /// How far someone is from being able to take it: by how many rules stand
  /// against it, and of as many someone who is there before someone who is away.
  private static func distance(_ obstacles: [Obstacle]) -> Int {
    let rules = Set(obstacles.map(\.rule))
    let isAway = !rules.isDisjoint(with: [.past, .closed, .notWorking, .timeOff])
    return rules.count * 2 + (isAway ? 1 : 0)
  }
}

extension Obstacle {
  /// Whether it tells nothing new beside another: starts on the same grid, for
  /// somebody else.
  fileprivate func repeats(_ other: Obstacle) -> Bool {
    switch (self, other) {
    case (.offGrid, .offGrid): true
    default: self == other
    }
  }
}

extension Rule {
  /// Whether it holds whoever would do it.
  fileprivate var isOfTheWholeDesk: Bool { [.past, .closed, .horizon, .notice].contains(self) }
}
