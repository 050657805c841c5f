import CivilTime

/// How busy each one is on each date, and who goes first for it.
///
/// The load of a date is the time that is booked on it, buffers in: what is taken
/// twice, as by a class, counts once; blocks and holds do not count.
final class DayLoads {
  private var orders: [Int: [Int]] = [:]
  private var minutes: [Int: [Int]] = [:]

  /// Minutes booked of each on a local date.
  func minutes(on day: Int, in outlook: Outlook) -> [Int] {
    if let known = minutes[day] { return known }
    let date = Stretch(
      outlook.days.clock.seconds(day: day, minute: 0),
      outlook.days.clock.seconds(day: day + 1, minute: 0))
    let loads = outlook.lanes.map { Self.minutes(booked: $0, within: date) }
    minutes[day] = loads
    return loads
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

  private static func minutes(booked lane: [Occupancy], within date: Stretch) -> Int {
    var sum = 0
    var reached = date.start
    for row in lane where row.span.start.seconds < date.end {
      guard case .booking = row.owner else { continue }
      let start = max(row.span.start.seconds, reached)
      let end = min(row.span.end.seconds, date.end)
      if start < end {
        sum += end - start
        reached = end
      }
    }
    return sum / 60
  }
}
