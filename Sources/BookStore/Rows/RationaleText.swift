import CivilTime
import Scheduling

/// A rationale as text: `1;20 nearAskedTime 1796029200 15;5 soonest`.
///
/// The version, then each fact with its points before and its numbers behind its
/// name; wall times as everywhere in the book. Empty for no facts. A fact that is
/// not known here, or another version, makes the whole of it JSON: that takes
/// several times as long, and every booking that is listed has a rationale.
enum RationaleText {
  static func text(_ rationale: Rationale) -> String {
    if rationale.version == Rationale.currentVersion && rationale.facts.isEmpty { return "" }
    guard rationale.version == 1 else { return JSONText.encode(value: rationale) }
    var text = "1"
    for fact in rationale.facts {
      guard let (name, numbers) = parts(of: fact.fact) else {
        return JSONText.encode(value: rationale)
      }
      text += ";"
      text += String(fact.points)
      text += " "
      text += name
      for number in numbers {
        text += " "
        text += String(number)
      }
    }
    return text
  }

  /// Reads what ``text(_:)`` writes; nil for anything else.
  static func rationale(_ text: String) -> Rationale? {
    if text.isEmpty { return Rationale() }
    if text.hasPrefix("{") { return JSONText.decode(Rationale.self, from: text) }
    let parts = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts[0].elementsEqual("1".utf8) else { return nil }
    var facts: [WeighedFact] = []
    for part in parts.dropFirst() {
      guard let fact = weighedFact(part) else { return nil }
      facts.append(fact)
    }
    var rationale = Rationale(facts: facts)
    rationale.version = 1
    return rationale
  }

  private static func weighedFact(_ text: Substring.UTF8View) -> WeighedFact? {
    let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count >= 2, let points = Int(Substring(words[0])) else { return nil }
    var numbers: [Int] = []
    for word in words.dropFirst(2) {
      guard let number = Int(Substring(word)) else { return nil }
      numbers.append(number)
    }
    return fact(Substring(words[1]), numbers).map { WeighedFact($0, points: points) }
  }

  /// A fact's name and numbers; nil for one that is not known here.
  private static func parts(of fact: Fact) -> (String, [Int])? {
    switch fact {
    case .atAskedTime(let a): ("atAskedTime", [a.wallSeconds])
    case .inAskedWindow(let a, let b): ("inAskedWindow", [a.wallSeconds, b.wallSeconds])
    case .nearAskedTime(let a, let b): ("nearAskedTime", [a.wallSeconds, b])
    case .earliestInWindow(let a): ("earliestInWindow", [a.wallSeconds])
    case .soonest: ("soonest", [])
    case .askedStaff(let a): ("askedStaff", [a.rawValue])
    case .usualStaff(let a, let b, let c): ("usualStaff", [a.rawValue, b, c])
    case .usualHour(let a, let b, let c): ("usualHour", [a.minuteOfDay, b, c])
    case .onlyStaff(let a): ("onlyStaff", [a.rawValue])
    case .lighterLoad(let a, let b, let c, let d): ("lighterLoad", [a.rawValue, b, c.rawValue, d])
    case .followsBooking(let a, let b): ("followsBooking", [a.rawValue, b.wallSeconds])
    case .precedesBooking(let a, let b): ("precedesBooking", [a.rawValue, b.wallSeconds])
    case .startsWindow(let a): ("startsWindow", [a.wallSeconds])
    case .endsWindow(let a): ("endsWindow", [a.wallSeconds])
    case .keepsStretch(let a, let b, let c): ("keepsStretch", [a, b.wallSeconds, c.wallSeconds])
    case .leavesGap(let a, let b, let c): ("leavesGap", [a, b.wallSeconds, c.wallSeconds])
    case .keepsStaff(let a): ("keepsStaff", [a.rawValue])
    case .later(let a, let b): ("later", [a, b.wallSeconds])
    case .oneStaff(let a): ("oneStaff", [a.rawValue])
    case .waits(let a): ("waits", [a])
    case .joinsClass(let a, let b): ("joinsClass", [a, b])
    case .tieBreak(.earlierStart): ("earlierStart", [])
    case .tieBreak(.staffOrder): ("staffOrder", [])
    case .chosenOver(let a, let b): ("chosenOver", [a.wallSeconds, b.rawValue])
    }
  }

  private static func fact(_ name: Substring, _ n: [Int]) -> Fact? {
    switch (name, n.count) {
    case ("atAskedTime", 1): .atAskedTime(wall(n[0]))
    case ("inAskedWindow", 2): .inAskedWindow(start: wall(n[0]), end: wall(n[1]))
    case ("nearAskedTime", 2): .nearAskedTime(wall(n[0]), minutesAway: n[1])
    case ("earliestInWindow", 1): .earliestInWindow(wall(n[0]))
    case ("soonest", 0): .soonest
    case ("askedStaff", 1): .askedStaff(StaffID(n[0]))
    case ("usualStaff", 3): .usualStaff(StaffID(n[0]), visits: n[1], of: n[2])
    case ("usualHour", 3):
      ClockTime(minuteOfDay: n[0]).map { .usualHour($0, visits: n[1], of: n[2]) }
    case ("onlyStaff", 1): .onlyStaff(StaffID(n[0]))
    case ("lighterLoad", 4):
      .lighterLoad(StaffID(n[0]), minutes: n[1], other: StaffID(n[2]), otherMinutes: n[3])
    case ("followsBooking", 2): .followsBooking(BookingID(n[0]), endsAt: wall(n[1]))
    case ("precedesBooking", 2): .precedesBooking(BookingID(n[0]), startsAt: wall(n[1]))
    case ("startsWindow", 1): .startsWindow(wall(n[0]))
    case ("endsWindow", 1): .endsWindow(wall(n[0]))
    case ("keepsStretch", 3): .keepsStretch(minutes: n[0], start: wall(n[1]), end: wall(n[2]))
    case ("leavesGap", 3): .leavesGap(minutes: n[0], start: wall(n[1]), end: wall(n[2]))
    case ("keepsStaff", 1): .keepsStaff(StaffID(n[0]))
    case ("later", 2): .later(minutes: n[0], than: wall(n[1]))
    case ("oneStaff", 1): .oneStaff(StaffID(n[0]))
    case ("waits", 1): .waits(minutes: n[0])
    case ("joinsClass", 2): .joinsClass(taken: n[0], capacity: n[1])
    case ("earlierStart", 0): .tieBreak(.earlierStart)
    case ("staffOrder", 0): .tieBreak(.staffOrder)
    case ("chosenOver", 2): .chosenOver(wall(n[0]), StaffID(n[1]))
    default: nil
    }
  }

  private static func wall(_ seconds: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: seconds)
  }
}
