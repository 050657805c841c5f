import CivilTime

/// What each fact of a slot counts for: the one table of weights.
///
/// The points of a slot are the sum of its facts' points; more is better. Of
/// equal slots the earlier start goes first, then who stands first in the book.
enum Weights {
  /// It starts at the very time that was asked for.
  static let atAskedTime = 1000
  /// Each minute away from it.
  static let minuteFromAskedTime = -3
  /// It lies in a window of at most a week that was asked for.
  static let inAskedWindow = 100
  /// It is with one who was asked for by name.
  static let askedStaff = 200
  /// It is with the one who has the booking that is moved.
  static let keepsStaff = 80
  /// Nothing is sooner, where no day was asked for.
  static let soonest = 250
  /// Nothing is earlier in the window that was asked for.
  static let earliestInWindow = 10
  /// Each half hour after the first start that could be had.
  static let halfHourLater = -1
  /// No gap to what the staff has before it, or after it.
  static let meetsBooking = 30
  /// It starts or ends with the working time.
  static let meetsShift = 15
  /// What stays free beside it can hold any service.
  static let keepsStretch = 6
  /// What stays free beside it can hold none; for each side.
  static let leavesGap = -20
  /// It is with the usual one, and each of the last eight visits that were.
  static let usualStaff = 20
  static let visitWithStaff = 5
  /// It is at the usual hour, and each of the last eight visits that were.
  static let usualHour = 15
  static let visitAroundHour = 7
  /// Less for each five minutes that such a visit was away from it.
  static let fiveMinutesFromHour = 1
  /// Each half hour that the staff has less to do that day than another who could
  /// do it, up to a bound.
  static let halfHourLighter = 1
  static let lighterLoadAtMost = 10
  /// It joins a class that takes place anyway.
  static let joinsClass = 12

  /// One person does all services of a visit.
  static let oneStaff = 25
  /// Each five minutes that the customer waits between the services of a visit.
  static let fiveMinutesWaiting = -2

  /// More than all that can speak for a later start than the first: how far on it
  /// is enough to look.
  static let mostForLater =
    2 * meetsBooking + keepsStretch + usualStaff + VisitHistory.length * visitWithStaff
    + usualHour + VisitHistory.length * visitAroundHour + lighterLoadAtMost + joinsClass
    + keepsStaff
    - 2 * leavesGap
}

/// Adds up a slot's points, and its facts if they are wanted.
struct Tally {
  private(set) var points = 0
  private(set) var facts: [WeighedFact]?

  init(withFacts: Bool) {
    facts = withFacts ? [] : nil
  }

  mutating func add(_ points: Int, _ fact: @autoclosure () -> Fact) {
    self.points += points
    facts?.append(WeighedFact(fact(), points: points))
  }

  /// The facts, the weightiest first.
  var rationale: Rationale {
    let numbered = (facts ?? []).enumerated()
    let sorted = numbered.sorted {
      (-abs($0.element.points), $0.offset) < (-abs($1.element.points), $1.offset)
    }
    return Rationale(facts: sorted.map(\.element))
  }
}

/// Weighs the slots of one request.
struct Ranking {
  let request: SlotRequest
  let history: VisitHistory
  /// The first start of the windows that could be had; nil if there is none.
  let first: Int?
  /// Whether no day was asked for: the windows begin now and go on for days.
  let isOpenEnded: Bool
  /// How many could do it at all.
  let eligible: Int

  /// Adds up what speaks for and against a start with someone; `others` are all
  /// who could do it then, this one in.
  func tally(
    _ start: Int, _ index: Int, others: [Int], shift: Shift, outlook: Outlook, withFacts: Bool
  ) -> Tally {
    var tally = Tally(withFacts: withFacts)
    let clock = outlook.days.clock
    func wall(_ seconds: Int) -> LocalDateTime {
      LocalDateTime(wallSeconds: clock.wall(seconds))
    }
    addFit(start, wall, to: &tally)
    addStaff(start, index, others, outlook, to: &tally)
    addNeighbours(start, index, shift, outlook, clock, to: &tally)
    addHabits(outlook.inquiry.terms[index].staff.id, wall(start).time, to: &tally)
    return tally
  }

  private func addFit(_ start: Int, _ wall: (Int) -> LocalDateTime, to tally: inout Tally) {
    if let asked = request.preferred {
      let minutes = abs(start - asked.seconds) / 60
      if minutes == 0 {
        tally.add(Weights.atAskedTime, .atAskedTime(wall(start)))
      } else {
        tally.add(
          minutes * Weights.minuteFromAskedTime,
          .nearAskedTime(wall(asked.seconds), minutesAway: minutes))
      }
    }
    if let window = request.windows.first(where: { $0.contains(Instant(seconds: start)) }),
      window.minutes <= 7 * 1440
    {
      tally.add(
        Weights.inAskedWindow,
        .inAskedWindow(start: wall(window.start.seconds), end: wall(window.end.seconds)))
    }
    // Where a time was asked for, near it is what counts, not early.
    guard request.preferred == nil, let first,
      request.windows.contains(where: { $0.contains(Instant(seconds: start)) })
    else { return }
    if start > first {
      let minutes = (start - first) / 60
      tally.add(minutes / 30 * Weights.halfHourLater, .later(minutes: minutes, than: wall(first)))
    } else if isOpenEnded {
      tally.add(Weights.soonest, .soonest)
    } else {
      tally.add(Weights.earliestInWindow, .earliestInWindow(wall(start)))
    }
  }

  private func addStaff(
    _ start: Int, _ index: Int, _ others: [Int], _ outlook: Outlook, to tally: inout Tally
  ) {
    let staff = outlook.inquiry.terms[index].staff.id
    if request.staff.contains(staff) { tally.add(Weights.askedStaff, .askedStaff(staff)) }
    if outlook.inquiry.moving?.staff == staff { tally.add(Weights.keepsStaff, .keepsStaff(staff)) }
    if others.count == 1 {
      if eligible > 1 { tally.add(0, .onlyStaff(staff)) }
      return
    }
    let loads = outlook.loads.minutes(on: outlook.days.clock.day(start), in: outlook)
    guard let busiest = others.max(by: { loads[$0] < loads[$1] }), loads[busiest] > loads[index]
    else { return }
    let points = (loads[busiest] - loads[index]) / 30 * Weights.halfHourLighter
    // What counts nothing is no reason.
    guard points > 0 else { return }
    tally.add(
      min(points, Weights.lighterLoadAtMost),
      .lighterLoad(
        staff, minutes: loads[index], other: outlook.inquiry.terms[busiest].staff.id,
        otherMinutes: loads[busiest]))
  }

  private func addNeighbours(
    _ start: Int, _ index: Int, _ shift: Shift, _ outlook: Outlook, _ clock: WallClock,
    to tally: inout Tally
  ) {
    func wall(_ seconds: Int) -> LocalDateTime {
      LocalDateTime(wallSeconds: clock.wall(seconds))
    }
    let terms = outlook.inquiry.terms[index]
    let lane = outlook.lanes[index]
    let beside = Neighbours(start, terms: terms, shift: shift, lane: lane)
    if let id = beside.previous?.owner.booking {
      tally.add(
        Weights.meetsBooking,
        .followsBooking(id, endsAt: wall(beside.before.end)))
    } else if beside.startsShift {
      tally.add(Weights.meetsShift, .startsWindow(wall(start)))
    }
    if let id = beside.next?.owner.booking {
      tally.add(
        Weights.meetsBooking,
        .precedesBooking(id, startsAt: wall(beside.after.start)))
    } else if beside.endsShift {
      tally.add(Weights.meetsShift, .endsWindow(wall(start + terms.duration)))
    }
    let shortest = outlook.inquiry.shortest[index] * 60
    let longest = outlook.inquiry.longestOfAny[index] * 60
    let day = clock.day(start)
    let date = Stretch(clock.seconds(day: day, minute: 0), clock.seconds(day: day + 1, minute: 0))
    for side in [beside.before, beside.after] where !side.isEmpty {
      if side.end - side.start < shortest {
        tally.add(
          Weights.leavesGap,
          .leavesGap(
            minutes: (side.end - side.start) / 60, start: wall(side.start), end: wall(side.end)))
      } else if beside.before.isEmpty != beside.after.isEmpty,
        // What lies beyond the date was not read.
        let rest = side.intersection(date), rest.end - rest.start >= longest
      {
        tally.add(
          Weights.keepsStretch,
          .keepsStretch(
            minutes: (rest.end - rest.start) / 60, start: wall(rest.start), end: wall(rest.end)))
      }
    }
    if terms.isClass {
      let taken = Occupancy.peak(
        of: terms.service.id, in: lane, during: Stretch(start, start + terms.duration).span)
      if taken > 0 {
        tally.add(
          Weights.joinsClass, .joinsClass(taken: taken, capacity: terms.service.capacity))
      }
    }
  }

  private func addHabits(_ staff: StaffID, _ time: ClockTime, to tally: inout Tally) {
    let all = history.visits.count
    if let visits = history.staffVisits[staff] {
      tally.add(
        Weights.usualStaff + visits * Weights.visitWithStaff,
        .usualStaff(staff, visits: visits, of: all))
    }
    let distances = history.distances(from: time)
    if distances.count >= VisitHistory.fewest {
      let points = distances.reduce(Weights.usualHour) {
        $0 + Weights.visitAroundHour - $1 / 5 * Weights.fiveMinutesFromHour
      }
      tally.add(points, .usualHour(time, visits: distances.count, of: all))
    }
  }
}
