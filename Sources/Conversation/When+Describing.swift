import CivilTime
import PlainEnglish

extension [When] {
  /// Whether times say of a booking's start that it is meant: all of them, or one of
  /// those that an "or" offers instead of the one before it.
  func describe(_ start: LocalDateTime) -> Bool {
    let offered = filter { $0.role == .or }
    guard !offered.isEmpty else {
      let days = filter { !$0.isTimeOnly && $0.role != .not }
      // "on Thursday and Friday": no booking is on both.
      guard days.areApart else { return allSatisfy { $0.agrees(with: start) } }
      return days.contains { $0.agrees(with: start) }
        && allSatisfy { days.contains($0) || $0.agrees(with: start) }
    }
    return filter { $0.role != .or }.allSatisfy { $0.agrees(with: start) }
      || offered.contains { other in
        var when = other
        when.role = .at
        return when.agrees(with: start)
      }
  }
}

extension [When] {
  /// Whether there are several, and no two of them have a moment in common.
  fileprivate var areApart: Bool {
    guard count > 1 else { return false }
    let stretches = compactMap { when -> (LocalDateTime, LocalDateTime)? in
      guard let start = when.start, !when.isOpenEnded else { return nil }
      return (start, when.end ?? start.adding(minutes: 1))
    }.sorted { $0.0 < $1.0 }
    return stretches.count == count
      && zip(stretches, stretches.dropFirst()).allSatisfy { $0.1 <= $1.0 }
  }
}

extension When {
  /// Whether a start lies in what it names.
  func agrees(with start: LocalDateTime) -> Bool {
    guard role != .not, role != .or else { return role == .or }
    guard let from = self.start else { return end.map { start < $0 } ?? true }
    if isTimeOnly {
      if let end {
        let low = from.time.minuteOfDay
        let high = low + (end.wallSeconds - from.wallSeconds) / 60
        return (low..<max(high, low + 1)).contains(start.time.minuteOfDay)
      }
      return isOpenEnded ? start.time >= from.time : start.time == from.time
    }
    if let end { return from <= start && start < end }
    if isOpenEnded { return from <= start }
    return grain >= .day ? from.date == start.date : from == start
  }
}
