import CivilTime
import Scheduling

extension Wording {
  /// What stands against a time, as clauses: people of whom the same is true
  /// together, and no booking told of twice.
  ///
  /// - Parameters:
  ///   - obstacles: What stands against it.
  ///   - start: The start that was asked for.
  /// - Returns: Clauses that can each stand after a colon, in the order of the
  ///   obstacles.
  public func clauses(_ obstacles: [Obstacle], of start: LocalDateTime) -> [String] {
    let ofCustomer = obstacles.compactMap { obstacle -> BookingID? in
      if case .customerBusy(_, let id, _, _) = obstacle { id } else { nil }
    }
    var groups: [Group] = []
    for obstacle in obstacles {
      // What the customer has themselves says with whom they have it.
      if case .booked(_, let id, _, _) = obstacle, ofCustomer.contains(id) { continue }
      if let group = Group(obstacle) {
        let known = groups.firstIndex {
          $0.matches(group) && $0.staff.count < Self.mostNames
        }
        if let known { groups[known].staff += group.staff } else { groups.append(group) }
      } else {
        groups.append(Group(alone: obstacle))
      }
    }
    var clauses: [String] = []
    for group in groups {
      let clause =
        group.staff.count > 1
        ? self.clause(group, of: start) : self.clause(group.obstacle, of: start)
      // The bookings of one class are one reason.
      if !clauses.contains(clause) { clauses.append(clause) }
    }
    return clauses
  }

  /// How many people are named in one clause.
  private static let mostNames = 4

  /// People against whom the same stands.
  private struct Group {
    var obstacle: Obstacle
    var staff: [StaffID]

    init(alone obstacle: Obstacle) {
      self.obstacle = obstacle
      staff = []
    }

    init?(_ obstacle: Obstacle) {
      guard case .notWorking(let staff, _, _) = obstacle else {
        guard case .runsPastShift(let staff, _, _) = obstacle else { return nil }
        self.obstacle = obstacle
        self.staff = [staff]
        return
      }
      self.obstacle = obstacle
      self.staff = [staff]
    }

    func matches(_ other: Group) -> Bool {
      switch (obstacle, other.obstacle) {
      case (.notWorking(_, let date, let windows), .notWorking(_, let otherDate, let others)):
        date == otherDate && windows == others
      case (
        .runsPastShift(_, let until, let ends), .runsPastShift(_, let otherUntil, let otherEnds)
      ):
        until == otherUntil && ends == otherEnds
      default: false
      }
    }
  }

  private func clause(_ group: Group, of start: LocalDateTime) -> String {
    let names = list(group.staff.map { name($0) })
    return switch group.obstacle {
    case .notWorking(_, let date, let windows):
      windows.isEmpty
        ? "\(names) do not work on \(self.date(date))"
        : "\(names) work \(self.windows(windows)) on \(self.date(date))"
    case .runsPastShift(_, let until, let ends):
      "it would last until \(clock(endClock(ends, after: start))), and \(names) finish at "
        + clock(endClock(until, after: start))
    default: clause(group.obstacle, of: start)
    }
  }
}
