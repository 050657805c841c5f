import CivilTime
import Scheduling

extension MinuteOracle {
  /// Every rule that stands against a start with someone; the start is not a
  /// typed one.
  func rules(at start: Int, _ person: Person) -> Set<Rule> {
    var rules: Set<Rule> = []
    let moment = seconds(start)
    let visit = start..<start + person.length
    if moment < scene.now.seconds {
      rules.insert(.past)
    } else if moment < scene.now.seconds + notice * 60 || wall[start] / 1440 < firstDay {
      rules.insert(.notice)
    }
    if let days = policy.horizonDays {
      let today = scene.zone.local(scene.now).date
      if wall[start] / 1440 > today.dayNumber + days { rules.insert(.horizon) }
    }
    if !person.isLengthAllowed { rules.insert(.length) }
    let isAtWork = visit.allSatisfy { person.works[$0] }
    if !isAtWork { addHours(visit, person, &rules) }
    let isTaken = addTaken(visit, person, &rules)
    addRooms(visit, person, &rules)
    addCustomer(visit, &rules)
    if scene.business.settings.policy.limits.contains(where: { isReached($0, start, person) }) {
      rules.insert(.limit)
    }
    if isAtWork {
      if policy.gapSaving, !isTaken, wastes(start, person) { rules.insert(.gapSaving) }
      if !person.isOffered[start] {
        rules.insert(isFixedStart(start) == nil ? .step : .fixedStarts)
      }
    } else if isFixedStart(start) == false {
      rules.insert(.fixedStarts)
    }
    return rules
  }

  /// Whether a minute shows one of the service's fixed starts, which may be those of its
  /// weekday; nil if it has none.
  ///
  /// What begins at 24:00 is of the day that ends then.
  func isFixedStart(_ minute: Int) -> Bool? {
    let day = wall[minute] / 1440
    let shown = wall[minute] % 1440
    func has(_ time: Int, on day: Int) -> Bool? {
      switch service.starts {
      case .standard, .every: nil
      case .fixed(let times): times.contains { $0.minuteOfDay == time }
      case .weekly(let week):
        week[CalendarDate(dayNumber: day).weekday].contains { $0.minuteOfDay == time }
      }
    }
    guard let isOfDay = has(shown, on: day) else { return nil }
    return isOfDay || shown == 0 && has(1440, on: day - 1) == true
  }

  private func addHours(_ visit: Range<Int>, _ person: Person, _ rules: inout Set<Rule>) {
    let isClosed = !visit.allSatisfy { person.open[$0] }
    if isClosed { rules.insert(.closed) }
    if !visit.allSatisfy({ person.own[$0] }) {
      // Who keeps the opening hours is not said to be off when it is closed.
      let day = wall[visit.lowerBound] / 1440
      let hasOwnDay = (day - 1...day + 1).contains { override(of: person.staff, $0) != nil }
      let keepsHours = weekly(of: person.staff, day) == nil
      if !keepsHours || !isClosed || hasOwnDay { rules.insert(.notWorking) }
    }
    if visit.contains(where: { person.paused[$0] }) { rules.insert(.onBreak) }
    if visit.contains(where: { person.away[$0] }) { rules.insert(.timeOff) }
  }

  private func addTaken(_ visit: Range<Int>, _ person: Person, _ rules: inout Set<Rule>) -> Bool {
    let owned = pieces(visit, person.before, person.after, person.processing)
    let seen = pieces(visit, 0, 0, person.processing)
    func meets(_ one: [Range<Int>], _ two: [Range<Int>]) -> Bool {
      one.contains { piece in two.contains { $0.overlaps(piece) } }
    }
    var isTaken = false
    let isClass = service.capacity > 1
    for taking in person.takings where meets(owned, taking.pieces) {
      if isClass, taking.service == service.id { continue }
      isTaken = true
      switch taking.kind {
      case .block: rules.insert(.blocked)
      case .hold: rules.insert(.held)
      case .booking: rules.insert(meets(seen, taking.visitPieces) ? .booked : .buffer)
      }
    }
    for minute in owned.joined() {
      var places = person.seats
      if isClass {
        for taking in person.takings where taking.service == service.id {
          if taking.pieces.contains(where: { $0.contains(minute) }) { places += taking.seats }
        }
      }
      if places > service.capacity {
        isTaken = true
        rules.insert(.capacity)
        break
      }
    }
    return isTaken
  }

  private func addRooms(_ visit: Range<Int>, _ person: Person, _ rules: inout Set<Rule>) {
    let owned = visit.lowerBound - person.before..<visit.upperBound + person.after
    for room in Set(person.needs) {
      let quantity = scene.business.resources.first { $0.id == room }?.quantity ?? 1
      let others = allTakings.filter { taking in
        let isOwnSession =
          service.capacity > 1 && taking.service == service.id && taking.staff == person.staff.id
        return taking.rooms.contains(room) && taking.owned.overlaps(owned) && !isOwnSession
      }
      let isFull = owned.contains { minute in
        var sessions: Set<[Int]> = []
        for (number, other) in others.enumerated() where other.owned.contains(minute) {
          let isShared = capacity(other.service) > 1
          sessions.insert(
            isShared ? [other.service?.rawValue ?? 0, other.staff.rawValue] : [-1 - number])
        }
        return sessions.count + 1 > quantity
      }
      if isFull { rules.insert(others.contains { $0.kind == .booking } ? .resource : .held) }
    }
  }

  private func addCustomer(_ visit: Range<Int>, _ rules: inout Set<Rule>) {
    guard let customer = scene.request.customer, !scene.request.allowsCustomerOverlap else {
      return
    }
    for booking in scene.bookings where booking.customer == customer && blocks(booking) {
      if booking.id == scene.request.moving { continue }
      if visit.overlaps(minute(booking.span.start)..<minute(booking.span.end)) {
        rules.insert(.customerBusy)
      }
    }
  }

  /// Minutes of notice that the service asks for, or else the book.
  var notice: Int { hasOwnNotice ? service.notice ?? 0 : policy.notice }

  /// Dates from today on that are too soon.
  var noticeDays: Int { (hasOwnNotice ? service.noticeDays : policy.noticeDays) ?? 0 }

  /// The first date that is not too soon, as a count of days.
  var firstDay: Int { scene.zone.local(scene.now).date.dayNumber + noticeDays }

  /// The first moment that is not too soon.
  var earliest: Int {
    let clock = scene.now.seconds + notice * 60
    return noticeDays == 0 ? clock : max(clock, seconds(minute(wall: firstDay * 1440)))
  }

  private var hasOwnNotice: Bool { service.notice != nil || service.noticeDays != nil }

  private func isReached(_ limit: Policy.Limit, _ start: Int, _ person: Person) -> Bool {
    if let weekday = limit.weekday {
      if CalendarDate(dayNumber: wall[start] / 1440).weekday != weekday { return false }
    }
    switch limit.scope {
    case .everything: break
    case .service(let id): if id != service.id { return false }
    case .staff(let id): if id != person.staff.id { return false }
    case .serviceOf(let id, let staff):
      if id != service.id || staff != person.staff.id { return false }
    case .eachCustomer: if scene.request.customer == nil { return false }
    case .eachCustomerOf(let id):
      if scene.request.customer == nil || id != service.id { return false }
    }
    return count(limit, start, person) >= limit.most
  }

  /// How many bookings and running holds count against a limit on the date of a
  /// start.
  func count(_ limit: Policy.Limit, _ start: Int, _ person: Person) -> Int {
    let date = CalendarDate(dayNumber: wall[start] / 1440)
    let booked = scene.bookings.filter { blocks($0) && $0.id != scene.request.moving }
    let held = scene.holds.filter { scene.now < $0.until }.map(\.booking).filter(blocks)
    return (booked + held).count { booking in
      switch limit.scope {
      case .everything: break
      case .service(let id): if booking.service != id { return false }
      case .staff(let id): if booking.staff != id { return false }
      case .serviceOf(let id, let staff):
        if booking.service != id || booking.staff != staff { return false }
      case .eachCustomer: if booking.customer != scene.request.customer { return false }
      case .eachCustomerOf(let id):
        if booking.customer != scene.request.customer || booking.service != id { return false }
      }
      let other = booking.start.date
      switch limit.period {
      case .day: return other == date
      case .month: return other.year == date.year && other.month == date.month
      case .week: return week(other) == week(date)
      }
    }
  }

  /// The first day of a date's week, as a count of days.
  private func week(_ date: CalendarDate) -> Int {
    var day = date
    while day.weekday != scene.business.settings.firstWeekday { day = day.adding(days: -1) }
    return day.dayNumber
  }

  /// Whether a start leaves a stretch too short for anything on one side though it
  /// is flush with nothing on either.
  private func wastes(_ start: Int, _ person: Person) -> Bool {
    let (before, after) = stretchesBeside(start, person)
    return !before.isEmpty && !after.isEmpty
      && min(before.count, after.count) < lengths(person).min() ?? 0
  }

  /// The free working time right before and right after what a visit would own.
  func stretchesBeside(_ start: Int, _ person: Person) -> (before: Range<Int>, after: Range<Int>) {
    let owned = start - person.before..<start + person.length + person.after
    let isTaken = { (minute: Int) in
      person.takings.contains { $0.pieces.contains { $0.contains(minute) } }
    }
    // Buffers may stick out of the working time; then nothing is left beside them.
    var work = start
    while work > 0, person.works[work - 1] { work -= 1 }
    var low = owned.lowerBound
    while low > work, !isTaken(low - 1) { low -= 1 }
    work = start
    while work < count, person.works[work] { work += 1 }
    var high = owned.upperBound
    while high < work, !isTaken(high) { high += 1 }
    return (low..<owned.lowerBound, owned.upperBound..<high)
  }

  /// The lengths of what someone does.
  func lengths(_ person: Person, longest: Bool = false) -> [Int] {
    scene.business.services.filter { $0.isActive && person.staff.does($0.id) }.map { service in
      let own = person.staff.terms.first { $0.service == service.id }?.length ?? service.length
      return longest ? own : min(own, service.lengthLimits?.lowerBound ?? own)
    }
  }
}
