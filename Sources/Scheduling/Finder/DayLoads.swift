import CivilTime

/// How busy each one is on each date, and who goes first for it.
///
/// The load of a date is the time that is booked on it, buffers in: what is taken
/// twice, as by a class, counts once; blocks and holds do not count.
final class DayLoads {
  private var orders: [Int: [Int]] = [:]
  private var loads: [[Int]]?

  /// Minutes booked of each on a local date.
  func minutes(on day: Int, in outlook: Outlook) -> [Int] {
    let loads = loads ?? Self.loads(in: outlook)
    self.loads = loads
    return loads[day - outlook.days.first]
  }

  /// Some people in the standing order: who has the booking that is moved, the
  /// usual one, the least busy on the date, the first in the book.
  func order(_ staff: [Int], _ start: Int, _ usual: [StaffID: Int], in outlook: Outlook) -> [Int] {
    guard staff.count > 1 else { return staff }
    let all = order(on: outlook.days.clock.day(start), usual, in: outlook)
    if staff.count == all.count { return all }
    var isIn = Array(repeating: false, count: all.count)
    for index in staff { isIn[index] = true }
    return all.filter { isIn[$0] }
  }

  private func order(on day: Int, _ usual: [StaffID: Int], in outlook: Outlook) -> [Int] {
    if let known = orders[day] { return known }
    let loads = minutes(on: day, in: outlook)
    let keys = outlook.inquiry.terms.enumerated().map { index, terms in
      let isKept = outlook.inquiry.moving?.staff == terms.staff.id
      return (isKept ? 0 : 1, -(usual[terms.staff.id] ?? 0), loads[index], index)
    }
    let order = keys.sorted { $0 < $1 }.map(\.3)
    orders[day] = order
    return order
  }

  /// The minutes of each date and person, in one pass over what is booked.
  private static func loads(in outlook: Outlook) -> [[Int]] {
    let days = outlook.days
    let bounds = (days.first...days.last + 1).map { days.clock.seconds(day: $0, minute: 0) }
    var seconds = Array(
      repeating: Array(repeating: 0, count: outlook.lanes.count), count: bounds.count - 1)
    for (person, lane) in outlook.lanes.enumerated() {
      var reached = Int.min
      var day = 0
      for row in lane {
        guard case .booking = row.owner else { continue }
        let start = max(row.span.start.seconds, reached)
        let end = row.span.end.seconds
        guard start < end else { continue }
        reached = end
        while day + 1 < bounds.count, bounds[day + 1] <= start { day += 1 }
        var date = day
        while date + 1 < bounds.count, bounds[date] < end {
          seconds[date][person] += max(0, min(end, bounds[date + 1]) - max(start, bounds[date]))
          date += 1
        }
      }
    }
    return seconds.map { $0.map { $0 / 60 } }
  }
}
