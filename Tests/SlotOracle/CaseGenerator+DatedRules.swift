import CivilTime
import Scheduling

extension OracleCase {
  /// Gives a case rules that hold from a date on or on one weekday, and those that are
  /// of one service.
  ///
  /// They are drawn apart, so that a seed stays the case that it was.
  mutating func addDatedRules(_ random: inout SeededRandom, _ day: CalendarDate) {
    for index in business.staff.indices where random.chance(12) {
      for _ in 0...random.pick(0...1) {
        business.staff[index].datedHours.append(Self.datedHours(&random, day, hasBreaks: true))
      }
    }
    if random.chance(10) {
      for _ in 0...random.pick(0...1) {
        business.settings.datedHours.append(Self.datedHours(&random, day, hasBreaks: false))
      }
    }
    for index in business.services.indices where random.chance(6) {
      if random.chance(70) {
        business.services[index].notice = random.pick([0, 30, 90, 600, 1440])
      } else {
        business.services[index].noticeDays = random.pick(1...2)
      }
    }
    if random.chance(5) { business.settings.policy.noticeDays = random.pick(1...2) }
    if random.chance(6) {
      let scopes: [Policy.Limit.Scope] = [
        .everything, .service(request.service), .eachCustomer, .eachCustomerOf(request.service),
      ]
      business.settings.policy.limits.append(
        Policy.Limit(
          scope: random.pick(scopes), period: .day, most: random.pick(0...2),
          weekday: day.adding(days: random.pick(0...1)).weekday))
    }
    if random.chance(5) {
      business.settings.policy.limits.append(
        Policy.Limit(
          scope: .eachCustomerOf(request.service), period: random.pick([.day, .week, .month]),
          most: random.pick(0...2)))
    }
  }

  private static func datedHours(
    _ random: inout SeededRandom, _ day: CalendarDate, hasBreaks: Bool
  ) -> DatedHours {
    let from = day.adding(days: random.pick(-3...2))
    let start = random.pick(0...80) * 15
    let window = ClockRange(startMinute: start, endMinute: start + random.pick(2...60) * 15)
    let windows = random.chance(20) ? [] : [window].compactMap { $0 }
    let days = Weekday.allCases.filter { _ in random.chance(60) }
    var row = DatedHours(from: from, days: days)
    if random.chance(40) { row.through = from.adding(days: random.pick(0...4)) }
    if hasBreaks, random.chance(30) {
      row.breaks = WeeklyHours(days, windows)
    } else {
      row.hours = WeeklyHours(days, windows)
    }
    return row
  }
}
