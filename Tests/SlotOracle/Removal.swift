import CivilTime
import Scheduling

/// Takes what stands against a start out of a case: just that, and nothing else.
struct Removal {
  private(set) var scene: OracleCase
  private let start: LocalDateTime
  private let staff: StaffID

  init(
    _ obstacles: [Obstacle], of start: LocalDateTime, with staff: StaffID, from scene: OracleCase
  ) {
    self.scene = scene
    self.start = start
    self.staff = staff
    for obstacle in obstacles { remove(obstacle) }
  }

  private mutating func remove(_ obstacle: Obstacle) {
    switch obstacle {
    case .past:
      // What has lapsed since stays lapsed.
      scene.holds.removeAll { $0.until <= scene.now }
      scene.now = scene.zone.instant(start)
      dropNotice()
    case .closed, .runsPastClosing: open()
    case .notWorking, .runsPastShift: work()
    case .onBreak:
      change { member in
        member.breaks = WeeklyHours()
        member.datedHours = member.datedHours.map { row in
          var row = row
          row.breaks = nil
          return row
        }
      }
    case .timeOff: scene.business.absences.removeAll { $0.staff == staff }
    case .booked(_, let id, _, _), .buffer(_, let id, _, _, _), .customerBusy(_, let id, _, _):
      scene.bookings.removeAll { $0.id == id }
    case .blocked(_, let id, _, _, _): scene.blocks.removeAll { $0.id == id }
    case .held: scene.holds.removeAll()
    case .notice, .tooSoon: dropNotice()
    case .horizon: scene.business.settings.policy.horizonDays = nil
    case .limit(let limit, _): scene.business.settings.policy.limits.removeAll { $0 == limit }
    case .full(_, let taken, let asked):
      for index in scene.business.services.indices
      where scene.business.services[index].id == scene.request.service {
        // Two such reasons ask for as many places as the larger.
        scene.business.services[index].capacity = max(
          scene.business.services[index].capacity, taken + asked)
      }
    case .resourceTaken(let room, _, _, _, _): addRooms(room)
    case .cannotDo, .nobodyDoes:
      change {
        $0.isActive = true
        $0.skills = .everything
      }
      for index in scene.business.services.indices
      where scene.business.services[index].id == scene.request.service {
        scene.business.services[index].isActive = true
      }
    case .lengthOutside(let limits, let asked):
      for index in scene.business.services.indices
      where scene.business.services[index].id == scene.request.service {
        scene.business.services[index].lengthLimits =
          min(limits.lowerBound, asked)...max(limits.upperBound, asked)
      }
    case .offGrid, .notAFixedStart, .wastes, .skipped: break
    }
  }

  private mutating func dropNotice() {
    scene.business.settings.policy.notice = 0
    scene.business.settings.policy.noticeDays = nil
    for index in scene.business.services.indices {
      scene.business.services[index].notice = nil
      scene.business.services[index].noticeDays = nil
    }
  }

  private mutating func change(_ body: (inout Staff) -> Void) {
    for index in scene.business.staff.indices where scene.business.staff[index].id == staff {
      body(&scene.business.staff[index])
    }
  }

  private var wholeDay: [ClockRange] { [ClockRange(.midnight, .endOfDay)] }

  private var nearDates: [CalendarDate] { (-2...3).map { start.date.adding(days: $0) } }

  /// The business is open all day; who keeps its hours works them.
  private mutating func open() {
    for date in nearDates {
      // Windows that run on into the next day stay.
      let own = scene.business.overrides.filter { $0.staff == nil && $0.date == date }
      let had =
        own.isEmpty
        ? scene.business.settings.weeklyWindows(on: date) ?? [] : own.flatMap(\.windows)
      scene.business.overrides.removeAll { $0.staff == nil && $0.date == date }
      // Of who keeps the hours of its date a visit over midnight is worked to its end.
      let open = date == start.date ? ClockRange(startMinute: 0, endMinute: 2880) : nil
      scene.business.overrides.append(
        DayOverride(
          id: OverrideID(900 + date.dayNumber % 90), date: date,
          windows: had + wholeDay + [open].compactMap { $0 }))
    }
  }

  /// The person works all day.
  private mutating func work() {
    let windows = wholeDay
    let opening = scene.business.settings.openingHours ?? WeeklyHours()
    change { member in
      for index in member.datedHours.indices {
        guard var hours = member.datedHours[index].hours else { continue }
        for day in member.datedHours[index].days { hours[day] += windows }
        member.datedHours[index].hours = hours
      }
      let had = member.hours ?? opening
      var hours = WeeklyHours()
      for day in Weekday.allCases { hours[day] = WeeklyHours.merged(had[day] + windows) }
      member.hours = hours
    }
    for index in scene.business.overrides.indices
    where scene.business.overrides[index].staff == staff {
      scene.business.overrides[index].windows += windows
    }
  }

  /// There are as many more of a room as anything could take.
  private mutating func addRooms(_ room: ResourceID) {
    guard let index = scene.business.resources.firstIndex(where: { $0.id == room }) else {
      scene.business.resources.append(Resource(id: room, name: "more", quantity: 99))
      return
    }
    scene.business.resources[index].quantity += 99
  }
}
