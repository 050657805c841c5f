import CivilTime
import Scheduling

/// What a customer usually takes, with whom and when, where a request leaves it open.
extension Conversation {
  /// Fills what a draft leaves open with the habits of its customer, and says on how
  /// many visits each rests.
  ///
  /// A person and a time are taken only where they can be had: a habit must not make a
  /// refusal.
  func applyHabits(_ filling: inout Filling, _ turn: Turn) throws(BookError) {
    guard case .known(let customer) = filling.draft.party, filling.draft.moving == nil else {
      return
    }
    let habits = try Habits(of: customer, turn)
    if filling.draft.service == nil, let (service, count) = habits.service,
      turn.business.service(service)?.isActive == true
    {
      filling.draft.service = service
      filling.draft.serviceIsHabit = true
      filling.statements.append(
        .asUsual(service, customer: customer, visits: count, of: habits.visits.count))
    }
    guard let service = filling.draft.service, filling.draft.recurrence == nil,
      turn.business.service(service)?.capacity == 1
    else { return }
    var usual = Statement.UsualTime(customer: customer, of: habits.visits.count)
    try applyPerson(habits, service, &filling.draft, &usual, turn)
    try applyTime(habits, service, &filling.draft, &usual, turn)
    if usual.saysSomething { filling.statements.append(.atUsualTime(usual)) }
  }

  /// On how many of a customer's last visits their usual service rests; nil if it is
  /// not usual.
  func habit(of customer: CustomerID, takes service: ServiceID, _ turn: Turn) throws(BookError)
    -> Statement.Named.Habit?
  {
    let habits = try Habits(of: customer, turn)
    guard let (usual, count) = habits.service, usual == service else { return nil }
    return Statement.Named.Habit(customer: customer, visits: count, of: habits.visits.count)
  }

  private func applyPerson(
    _ habits: Habits, _ service: ServiceID, _ draft: inout Draft,
    _ usual: inout Statement.UsualTime,
    _ turn: Turn
  ) throws(BookError) {
    guard draft.staff.isEmpty, !draft.takesAnyone, !draft.wantsSoonest,
      let (staff, count) = habits.staff,
      !draft.excludedStaff.contains(staff), turn.business.staff(staff)?.isActive == true
    else { return }
    var trial = draft
    trial.staff = [staff]
    guard try SlotSearch(draft: trial, service: service, turn: turn).isPossible() else { return }
    draft = trial
    draft.staffIsHabit = true
    usual.staff = staff
    usual.withStaff = count
  }

  /// So many of the usual days are looked at for one at which the usual time is free.
  private static let daysTried = 4

  private func applyTime(
    _ habits: Habits, _ service: ServiceID, _ draft: inout Draft,
    _ usual: inout Statement.UsualTime,
    _ turn: Turn
  ) throws(BookError) {
    guard draft.time.clock == nil, draft.time.alternatives.isEmpty, !draft.wantsSoonest else {
      return
    }
    var trials: [WantedTime] = []
    if let day = draft.time.days?.single, let (minute, _) = habits.minute {
      trials = [WantedTime(at: LocalDateTime(day, minute: minute))]
    } else if draft.time.days == nil, let (weekday, minute, _) = habits.weekdayAndMinute {
      let today = turn.local.date
      let first = today.adding(days: (weekday.rawValue - today.weekday.rawValue + 7) % 7)
      trials = (0..<Self.daysTried).map {
        WantedTime(at: LocalDateTime(first.adding(days: 7 * $0), minute: minute))
      }
    }
    for time in trials {
      guard let exact = time.exact, exact > turn.local else { continue }
      var trial = draft
      trial.time.days = time.days
      trial.time.clock = time.clock
      guard try SlotSearch(draft: trial, service: service, turn: turn).isPossible() else {
        continue
      }
      let isDaysToo = draft.time.days == nil
      draft = trial
      draft.timeIsHabit = true
      if isDaysToo, let (weekday, minute, count) = habits.weekdayAndMinute {
        draft.time.days?.wasSaid = false
        usual.weekday = weekday
        usual.minute = minute
        usual.then = count
      } else if let (minute, count) = habits.minute {
        usual.minute = minute
        usual.then = count
      }
      return
    }
  }
}

/// What the last visits of a customer have in common.
private struct Habits {
  /// So many of the last visits are looked at.
  private static let visitsLookedAt = 8

  let visits: [Booking]

  init(of customer: CustomerID, _ turn: Turn) throws(BookError) {
    var query = BookingQuery()
    query.customer = customer
    query.span = .before(turn.now)
    query.statuses = [.pending, .confirmed, .arrived, .done]
    query.order = .latestFirst
    query.limit = Self.visitsLookedAt
    visits = try turn.book.bookings(query)
  }

  /// What most of the visits have in common: once is no habit, and half is none
  /// either.
  private func most<Value: Hashable>(_ value: (Booking) -> Value) -> (Value, Int)? {
    var counts: [Value: Int] = [:]
    for visit in visits { counts[value(visit), default: 0] += 1 }
    return counts.first { $0.value >= 2 && $0.value * 2 > visits.count }.map { ($0.key, $0.value) }
  }

  var service: (ServiceID, Int)? { most(\.service) }
  var staff: (StaffID, Int)? { most(\.staff) }
  var minute: (Int, Int)? { most(\.start.time.minuteOfDay) }

  var weekdayAndMinute: (Weekday, Int, Int)? {
    most { [$0.start.date.weekday.rawValue, $0.start.time.minuteOfDay] }.flatMap { both, count in
      Weekday(rawValue: both[0]).map { ($0, both[1], count) }
    }
  }
}
