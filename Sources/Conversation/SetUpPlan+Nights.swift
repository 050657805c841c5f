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
    guard windows.contains(where: { $0.endMinute > 1440 }),
      !isWithin(pause.startMinute, pause.endMinute)
    else { return (day, pause) }
    // "Sam works Fridays 10pm to 6am, break 2am to 2:30am" is on the Saturday.
    if isWithin(pause.startMinute + 1440, pause.endMinute + 1440) { return (day.following, pause) }
    let length = pause.endMinute - pause.startMinute
    let later = pause.startMinute + 720
    guard !isWritten(pause.startMinute), isWithin(later, later + length) else {
      return (day, pause)
    }
    let isNextDay = later >= 1440
    let start = isNextDay ? later - 1440 : later
    guard let settled = ClockRange(startMinute: start, endMinute: start + length) else {
      return (day, pause)
    }
    return (isNextDay ? day.following : day, settled)
  }

  /// Whether a time stands there with its half of the day: "14:00", "2pm".
  private func isWritten(_ minute: Int) -> Bool {
    guard saysHalfOfDay else { return !isBare(minute) }
    let hour = minute / 60 % 24
    if hour > 12, Folding.words(turn.words).contains(String(hour)) { return true }
    let half = hour < 12 ? "am" : "pm"
    return Folding.fold(turn.words).filter { $0 != " " }.hours(before: half).contains(
      (hour + 11) % 12 + 1)
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

extension String {
  /// The hours that stand before "am" or "pm" where it is written without blanks: "2:30pm".
  fileprivate func hours(before half: String) -> [Int] {
    components(separatedBy: half).dropLast().compactMap { text in
      let clock = text.reversed().prefix { $0.isNumber || $0 == ":" || $0 == "." }.reversed()
      return Int(String(clock).prefix { $0.isNumber })
    }
  }

  private func components(separatedBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.indices.first(where: { rest[$0...].hasPrefix(mark) }) {
      parts.append(String(rest[..<place]))
      rest = rest[place...].dropFirst(mark.count)
    }
    return parts + [String(rest)]
  }
}
