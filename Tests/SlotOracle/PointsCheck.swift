import CivilTime
import Scheduling

/// What each fact counts for, as `docs/scheduling.md` has it.
enum PointsCheck {
  /// The first fact whose points are others; the usual hour rests on visits and is
  /// given apart.
  static func firstWrong(_ facts: [WeighedFact], usualHour: Int?) -> WeighedFact? {
    facts.first { points($0.fact, usualHour) != $0.points }
  }

  private static func points(_ fact: Fact, _ usualHour: Int?) -> Int? {
    switch fact {
    case .atAskedTime: 1000
    case .nearAskedTime(_, let minutes): -3 * minutes
    case .soonest: 250
    case .askedStaff: 200
    case .inAskedWindow: 100
    case .keepsStaff: 80
    case .followsBooking, .precedesBooking: 30
    case .usualStaff(_, let visits, _): 20 + 5 * visits
    case .usualHour: usualHour
    case .oneStaff: 25
    case .waits(let minutes): -2 * (minutes / 5)
    case .startsWindow, .endsWindow: 15
    case .joinsClass: 12
    case .earliestInWindow: 10
    case .lighterLoad(_, let mine, _, let theirs): min(10, (theirs - mine) / 30)
    case .keepsStretch: 6
    case .later(let minutes, _): -(minutes / 30)
    case .leavesGap: -20
    case .onlyStaff, .tieBreak, .chosenOver: 0
    }
  }
}

extension MinuteOracle {
  /// What the usual hour counts for at a clock time: 15, and 7 for each visit
  /// within half an hour of it, less 1 for each five minutes away.
  func usualHourPoints(at time: ClockTime) -> Int {
    lastVisits().reduce(15) { points, visit in
      let apart = (visit.start.time.minuteOfDay - time.minuteOfDay + 1440) % 1440
      let distance = min(apart, 1440 - apart)
      return distance <= 30 ? points + 7 - distance / 5 : points
    }
  }
}
