import CivilTime
import Scheduling

/// Works out each number of what stands against a start anew, minute by minute.
struct ObstacleCheck {
  let oracle: MinuteOracle
  let person: MinuteOracle.Person
  /// The wall time that was asked for.
  let asked: LocalDateTime

  private var start: Int { oracle.minute(asked) }
  private var visit: Range<Int> { start..<start + person.length }
  private var staff: Staff { person.staff }

  /// The first of some obstacles that is not true.
  func firstUntrue(_ obstacles: [Obstacle]) -> Obstacle? { obstacles.first { !isTrue($0) } }

  func isTrue(_ obstacle: Obstacle) -> Bool {
    switch obstacle {
    case .past(let now):
      return now == oracle.scene.zone.local(oracle.scene.now)
        && oracle.seconds(start) < oracle.scene.now.seconds
    case .skipped(let time, let resumes):
      return time == asked && shows(resumes, start) && !shows(asked, start)
    case .lengthOutside(let limits, let asked):
      return asked == person.length && !limits.contains(asked)
        && (oracle.service.lengthLimits.map { $0 == limits } ?? (limits.count == 1))
    case .cannotDo(let id, let service):
      return id == staff.id && service == oracle.service.id
        && !(staff.isActive && staff.does(service))
    case .nobodyDoes(let service):
      return service == oracle.service.id
        && (!oracle.service.isActive
          || !oracle.scene.business.staff.contains { $0.isActive && $0.does(service) })
    case .closed, .runsPastClosing, .notWorking, .runsPastShift, .onBreak, .timeOff:
      return isTrueOfHours(obstacle)
    case .notice, .tooSoon, .horizon, .limit: return isTrueOfPolicy(obstacle)
    case .offGrid, .notAFixedStart, .wastes: return isTrueOfOffer(obstacle)
    case .booked, .buffer, .blocked, .held, .full, .resourceTaken, .customerBusy:
      return isTrueOfBookings(obstacle)
    }
  }

  private func shows(_ local: LocalDateTime, _ minute: Int) -> Bool {
    oracle.wall.indices.contains(minute) && local.wallSeconds == oracle.wall[minute] * 60
  }

  /// Whether something holds from the start of the visit up to a wall time, and
  /// there no longer.
  private func ends(_ holds: [Bool], at time: LocalDateTime) -> Bool {
    var minute = start
    while minute < holds.count, holds[minute] { minute += 1 }
    return minute > start && shows(time, minute)
  }

  // MARK: Hours

  private func isTrueOfHours(_ obstacle: Obstacle) -> Bool {
    let day = oracle.wall[start] / 1440
    switch obstacle {
    case .closed(let date, let windows, let reason):
      let reasons = oracle.scene.business.overrides.filter {
        $0.staff == nil && $0.date == date
      }.map(\.reason)
      return date.dayNumber == day && windows == oracle.opening(day) ?? [] && !person.open[start]
        && (reason.isEmpty || reasons.contains(reason))
    case .runsPastClosing(let closes, let end):
      return ends(person.open, at: closes) && shows(end, visit.upperBound)
        && visit.contains { !person.open[$0] }
    case .notWorking(let id, let date, let windows):
      return id == staff.id && date.dayNumber == day && !person.own[start]
        && windows == oracle.windows(of: staff, day).windows
    case .runsPastShift(let id, let until, let end):
      return id == staff.id && ends(person.own, at: until) && shows(end, visit.upperBound)
        && visit.contains { !person.own[$0] }
    case .onBreak(let id, let from, let to):
      let pause = oracle.minute(from)..<max(oracle.minute(from), oracle.minute(to))
      return id == staff.id && pause.overlaps(visit) && pause.allSatisfy { person.paused[$0] }
    case .timeOff(let id, let from, let to, let reason):
      return id == staff.id
        && oracle.scene.business.absences.contains {
          $0.staff == id && $0.start == from && $0.end == to && $0.reason == reason
        } && visit.contains { person.away[$0] && oracle.minute(from) <= $0 }
    default: return false
    }
  }

  // MARK: Rules

  private func isTrueOfPolicy(_ obstacle: Obstacle) -> Bool {
    let policy = oracle.policy
    let now = oracle.scene.now
    switch obstacle {
    case .notice(let minutes, let earliest):
      return oracle.notice == minutes
        && earliest == oracle.scene.zone.local(now.adding(minutes: minutes))
        && oracle.seconds(start) < now.seconds + minutes * 60
    case .tooSoon(let days, let first):
      return days > 0 && oracle.noticeDays == days && first.dayNumber == oracle.firstDay
        && oracle.wall[start] / 1440 < oracle.firstDay
    case .horizon(let days, let last):
      return policy.horizonDays == days
        && oracle.scene.zone.local(now).date.adding(days: days) == last
        && oracle.wall[start] / 1440 > last.dayNumber
    case .limit(let limit, let booked):
      return policy.limits.contains(limit) && booked >= limit.most
        && oracle.count(limit, start, person) == booked
    default: return false
    }
  }

  private func isTrueOfOffer(_ obstacle: Obstacle) -> Bool {
    switch obstacle {
    case .notAFixedStart(let times, let weekday):
      switch oracle.service.starts {
      case .standard, .every: return false
      case .fixed(let own):
        if weekday != nil || Set(times) != Set(own) { return false }
      case .weekly(let own):
        let day = CalendarDate(dayNumber: oracle.wall[start] / 1440).weekday
        if weekday != day || times != own[day] { return false }
      }
      return oracle.isFixedStart(start) == false
    case .offGrid(let step, let before, let after):
      let own: Int
      switch oracle.service.starts {
      case .standard: own = oracle.policy.step
      case .every(let minutes): own = minutes
      case .fixed, .weekly: return false
      }
      let (low, high) = person.gridBeside(start, step: own)
      return step == own && isShown(before, low) && isShown(after, high)
    case .wastes(let minutes, let from, let to):
      let (before, after) = oracle.stretchesBeside(start, person)
      return minutes < oracle.lengths(person).min() ?? 0 && !before.isEmpty && !after.isEmpty
        && [before, after].contains {
          $0.count == minutes && shows(from, $0.lowerBound) && shows(to, $0.upperBound)
        }
    default: return false
    }
  }

  private func isShown(_ time: LocalDateTime?, _ minute: Int?) -> Bool {
    guard let time, let minute else { return time == nil && minute == nil }
    return shows(time, minute)
  }

  // MARK: Bookings

  private func isTrueOfBookings(_ obstacle: Obstacle) -> Bool {
    let owned = oracle.pieces(visit, person.before, person.after, person.processing)
    let seen = oracle.pieces(visit, 0, 0, person.processing)
    func meets(_ one: [Range<Int>], _ two: [Range<Int>]) -> Bool {
      one.contains { piece in two.contains { $0.overlaps(piece) } }
    }
    switch obstacle {
    case .booked(let id, let number, let from, let to):
      guard id == staff.id, let other = taking(number, from, to), other.staff == id else {
        return false
      }
      return meets(seen, visits(of: other))
    case .buffer(let id, let number, let minutes, let from, let to):
      guard id == staff.id, let other = taking(number, from, to), other.staff == id else {
        return false
      }
      let kept =
        oracle.minute(other.span.start) < start
        ? other.bufferAfter + person.before : person.after + other.bufferBefore
      let pieces = oracle.pieces(
        oracle.minute(other.span.start)..<oracle.minute(other.span.end), other.bufferBefore,
        other.bufferAfter, other.processing)
      return minutes == kept && !meets(seen, visits(of: other)) && meets(owned, pieces)
    case .blocked(let id, let number, let from, let to, let minutes):
      guard id == staff.id,
        let block = oracle.scene.blocks.first(where: { $0.id == number && $0.staff == id })
      else { return false }
      let range = oracle.minute(block.span.start)..<oracle.minute(block.span.end)
      let kept = range.lowerBound < start ? person.before : person.after
      return shows(from, range.lowerBound) && shows(to, range.upperBound) && meets(owned, [range])
        && minutes == (meets(seen, [range]) ? 0 : kept)
    case .held(let id, let until):
      return oracle.scene.holds.contains {
        $0.booking.staff == id && oracle.scene.now < $0.until
          && oracle.scene.zone.local($0.until) == until
      }
    case .full(let capacity, let taken, let asked):
      return capacity == oracle.service.capacity && asked == person.seats
        && taken + asked > capacity
        && (owned.map { oracle.peak(in: $0, person) }.contains(taken))
    case .resourceTaken(let room, let number, let quantity, let from, let to):
      let own = oracle.scene.business.resources.first { $0.id == room }?.quantity ?? 1
      guard person.needs.contains(room), quantity == own else { return false }
      guard number.rawValue != 0 else { return shows(from, start) && shows(to, visit.upperBound) }
      return taking(number, from, to)?.resources.contains(room) ?? false
    case .customerBusy(let customer, let number, let from, let to):
      guard customer == oracle.scene.request.customer, let other = taking(number, from, to) else {
        return false
      }
      let range = oracle.minute(other.span.start)..<oracle.minute(other.span.end)
      return other.customer == customer && range.overlaps(visit)
    default: return false
    }
  }

  /// The booking of a number, if it takes time and is from when to when it is said
  /// to be.
  private func taking(_ id: BookingID, _ from: LocalDateTime, _ to: LocalDateTime) -> Booking? {
    guard id != oracle.scene.request.moving,
      let booking = oracle.scene.bookings.first(where: { $0.id == id }), oracle.blocks(booking),
      shows(from, oracle.minute(booking.span.start)), shows(to, oracle.minute(booking.span.end))
    else { return nil }
    return booking
  }

  private func visits(of booking: Booking) -> [Range<Int>] {
    oracle.pieces(
      oracle.minute(booking.span.start)..<oracle.minute(booking.span.end), 0, 0,
      booking.processing)
  }
}

extension MinuteOracle {
  /// The most places of the person's class that are taken at one minute.
  func peak(in minutes: Range<Int>, _ person: Person) -> Int {
    // Nobody joins a visit that is for one.
    guard service.capacity > 1 else { return 0 }
    return minutes.map { minute in
      person.takings.filter { taking in
        taking.service == service.id && taking.pieces.contains { $0.contains(minute) }
      }.reduce(0) { $0 + $1.seats }
    }.max() ?? 0
  }
}
