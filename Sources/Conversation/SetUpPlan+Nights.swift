import CivilTime
import PlainEnglish
import Scheduling

/// Bare hours of a shift that goes past midnight: of one from 20:00 to 4:00 "finishes at 2"
/// is in the night, and so is a break from 12 to 1.
extension SetUpPlan {
  /// A change of one end, in the half of the day that is nearest to where the end was.
  func ofNight(_ edge: SetUp.HoursEdge, _ windows: [ClockRange]) -> SetUp.HoursEdge {
    guard case .to(let time) = edge.change, isBare(time.minuteOfDay),
      let first = windows.map(\.startMinute).min(), let last = windows.map(\.endMinute).max(),
      last > 1440
    else { return edge }
    let old = edge.end == .start ? first : last
    func distance(_ minute: Int) -> Int {
      let behind = edge.end == .end && minute <= first ? minute + 1440 : minute
      return abs(behind - old)
    }
    let minute = time.minuteOfDay % 1440
    let other = (minute + 720) % 1440
    guard distance(other) < distance(minute), let settled = ClockTime(minuteOfDay: other) else {
      return edge
    }
    return SetUp.HoursEdge(end: edge.end, change: .to(settled))
  }

  /// A break within the shift, and the weekday on whose clock it is.
  func ofNight(
    _ pause: ClockRange, on day: Weekday, _ windows: [ClockRange]
  ) -> (Weekday, ClockRange) {
    func isWithin(_ start: Int, _ end: Int) -> Bool {
      windows.contains { $0.startMinute <= start && end <= $0.endMinute }
    }
    let length = pause.endMinute - pause.startMinute
    let later = pause.startMinute + 720
    guard windows.contains(where: { $0.endMinute > 1440 }), isBare(pause.startMinute),
      !isWithin(pause.startMinute, pause.endMinute), isWithin(later, later + length)
    else { return (day, pause) }
    let isNextDay = later >= 1440
    let start = isNextDay ? later - 1440 : later
    guard let settled = ClockRange(startMinute: start, endMinute: start + length) else {
      return (day, pause)
    }
    return (isNextDay ? day.following : day, settled)
  }

  /// Whether a time stands there as an hour of up to twelve, without its half of the day.
  private func isBare(_ minute: Int) -> Bool {
    let hour = minute / 60 % 24
    // "12:00", with both figures of each, is told on a clock of 24 hours.
    guard !saysHalfOfDay, !turn.words.contains("\(hour < 10 ? "0" : "")\(hour):") else {
      return false
    }
    return !Folding.words(turn.words).contains { $0 == String(hour) && (hour > 12 || hour == 0) }
  }
}

extension Weekday {
  /// The day behind it.
  fileprivate var following: Weekday {
    let all = Weekday.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// Whether another is the day behind it.
  func isBefore(_ other: Weekday) -> Bool { following == other }
}
