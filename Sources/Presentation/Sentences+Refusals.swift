import CivilTime
import Conversation
import Explainer
import Scheduling

/// What stands against a time, and how the starts of a window fell.
extension Sentences {
  /// More reasons than these are told only where all are wanted.
  private static let mostReasons = 5

  func notFree(
    _ service: ServiceID, _ start: LocalDateTime, _ staff: [StaffID], _ obstacles: [Obstacle]
  ) -> [String] {
    refused("\(what(service, start, staff)) is not possible", obstacles, of: start)
  }

  func notOffered(
    _ service: ServiceID, _ start: LocalDateTime, _ staff: [StaffID], _ obstacles: [Obstacle]
  ) -> [String] {
    refused("\(what(service, start, staff)) is not offered", obstacles, of: start)
      + say("You can book it all the same.")
  }

  private func what(_ service: ServiceID, _ start: LocalDateTime, _ staff: [StaffID]) -> String {
    let with = staff.isEmpty ? "" : " with \(wording.list(staff.map { wording.name($0) }, "or"))"
    return "\(wording.name(service)) on \(wording.moment(start))\(with)"
  }

  func refused(_ what: String, _ obstacles: [Obstacle], of start: LocalDateTime)
    -> [String]
  {
    let clauses = wording.clauses(obstacles, of: start)
    guard let first = clauses.first else { return say(what + ".") }
    let whole = "\(what): \(first)."
    let head = Wording.isLong(whole) ? say(what + ".") + say(wording.sentence(first)) : say(whole)
    if isBrief { return head }
    let told = isFull ? clauses[...] : clauses.prefix(Self.mostReasons)
    return head + told.dropFirst().flatMap { say(wording.sentence($0)) }
      + (told.count < clauses.count ? say("More stands against it: “more” tells all.") : [])
  }

  /// What is against a time that is to be had all the same.
  func against(_ service: ServiceID, _ start: LocalDateTime, _ obstacles: [Obstacle])
    -> [String]
  {
    let clauses = wording.clauses(obstacles, of: start)
    return say(
      "\(wording.name(service)) on \(wording.moment(start)) goes against the rules: "
        + "\(clauses.joined(separator: "; ")). It would be marked so.")
  }

  func nearest(_ slots: [Slot]) -> String {
    let times = slots.map { "\(wording.clock(ofStart: $0.start)) with \(wording.name($0.staff))" }
    return times.isEmpty ? "" : "Nearest that day: \(wording.list(times))."
  }

  // MARK: Breakdowns

  func breakdown(_ breakdown: Breakdown) -> [String] {
    guard breakdown.starts > 0 else { return [] }
    let until = breakdown.last.map { " to \(wording.date($0))" } ?? ""
    return fallen("Of \(wording.count(breakdown.starts, "start"))\(until):", breakdown)
  }

  /// How the starts before a slot fell, or those after it.
  func fallen(_ breakdown: Breakdown, _ side: String) -> [String] {
    let starts = breakdown.starts == 1 ? "The one start" : "The \(breakdown.starts) starts"
    return fallen("\(starts) \(side) it:", breakdown)
  }

  private func fallen(_ head: String, _ breakdown: Breakdown) -> [String] {
    let all = parts(of: breakdown, naming: breakdown.rows.count)
    let whole = "\(head) \(wording.list(all))."
    guard Wording.isLong(whole) else { return say(whole) }
    if isBrief { return say("\(head) \(wording.list(parts(of: breakdown))).") }
    // All of them, in as many lines as they need.
    return say(head) + layout.table(all.map { [$0] })
  }

  /// How the starts fell, "6 outside working hours"; of more rules than fit into a
  /// sentence the rest together, so that the sum is right.
  private func parts(of breakdown: Breakdown) -> [String] {
    parts(of: breakdown, naming: named(of: breakdown))
  }

  /// How many of the rules are named.
  func named(of breakdown: Breakdown) -> Int {
    let rules = breakdown.rows.count { $0.starts > 0 }
    let fitting = (0...rules).last { count in
      !Wording.isLong(
        "Of \(breakdown.starts) starts to Thu 31 December 2026: "
          + wording.list(parts(of: breakdown, naming: count)))
    }
    return fitting ?? 0
  }

  private func parts(of breakdown: Breakdown, naming named: Int) -> [String] {
    let free = breakdown.free > 0 ? ["\(breakdown.free) free"] : []
    let rows = breakdown.rows.filter { $0.starts > 0 }
    let rest = rows.dropFirst(named).reduce(0) { $0 + $1.starts }
    return free + rows.prefix(named).map { "\($0.starts) \(wording.name($0.rule))" }
      + (rest > 0 ? ["\(rest) for other reasons"] : [])
  }
}
