import CivilTime
import Conversation
import Explainer
import Scheduling

extension Sentences {
  /// The least changes by which something could be had, step by step.
  func ways(_ ways: [Way], _ party: Draft.Party) -> [String] {
    if let way = ways.first, way.steps.isEmpty {
      return say("It can be had as it is: \(wording.shortSlot(way.slot)).")
        + say("Nothing has been changed. “do it” proposes it.")
    }
    let head =
      ways.first.map { $0.steps.count == 1 ? "One step makes it possible:" : "Two steps would do:" }
      ?? ""
    var lines = say(head)
    for (number, way) in ways.enumerated() {
      let steps = way.steps.map { step($0, way.slot) }
      let slot = "then \(wording.shortSlot(way.slot))."
      let mark = ways.count > 1 ? "\(number + 1)) " : ""
      lines += layout.wrapped(
        "  \(mark)\(steps.joined(separator: " ")) \(slot.capitalizedFirst)"
          .replacingLeadingBlanks, indent: "     "
      ).map(\.restoringLeadingBlanks)
    }
    let does =
      ways.count > 1 ? "“do it” does the first, “do 2” the second." : "“do it” does that."
    return lines + say("Nothing has been changed. \(does)")
  }

  private func step(_ step: Way.Step, _ slot: Slot) -> String {
    switch step {
    case .otherStaff(let staff): return "Take \(wording.name(staff))."
    case .move(let booking, let target):
      return
        "Move \(wording.reference(booking.id)) with \(wording.name(booking.staff)) from "
        + "\(wording.clock(booking.start.time)) to \(wording.clock(target.start.time))."
    case .setAside(let rule, let obstacles): return setAside(rule, obstacles, slot)
    }
  }

  /// A rule that is set aside, as what people would do: hours are changed for that
  /// day, all else is so for this once.
  private func setAside(_ rule: Rule, _ obstacles: [Obstacle], _ slot: Slot) -> String {
    switch obstacles.first {
    case .runsPastClosing(let closes, let ends)?:
      return
        "Close at \(wording.clock(wording.endClock(ends, after: slot.start))) instead of "
        + "\(wording.clock(wording.endClock(closes, after: slot.start)))."
    case .runsPastShift(let staff, let until, let ends)?:
      return
        "\(wording.name(staff)) stays until "
        + "\(wording.clock(wording.endClock(ends, after: slot.start))) instead of "
        + "\(wording.clock(wording.endClock(until, after: slot.start)))."
    case .onBreak(let staff, let start, let end)?:
      return
        "Book into \(wording.possessive(wording.name(staff))) break, "
        + "\(wording.clocks(start, end)), this once."
    case .notWorking(let staff, let date, let windows)?:
      let stays = stretched(windows, slot)
      guard !windows.isEmpty else {
        return "\(wording.name(staff)) comes in on \(wording.date(date)), \(visit(slot))."
      }
      return stays == nil
        ? "\(wording.name(staff)) works \(visit(slot)) too."
        : "\(wording.name(staff)) works \(stays ?? "")."
    case .closed(let date, let windows, _)?:
      let stays = stretched(windows, slot).map { "Open \($0)." }
      guard !windows.isEmpty else {
        return "Open on \(wording.date(date)), \(visit(slot))."
      }
      return stays == nil
        ? "Open \(visit(slot)) too." : stays ?? ""
    case let obstacle?:
      let all = obstacles.count > 1 ? "all of it " : ""
      return
        "Set this aside \(all)for once: \(wording.clause(obstacle, of: slot.start))."
    case nil: return "Set this aside for once: \(wording.name(rule))."
    }
  }

  private func visit(_ slot: Slot) -> String {
    wording.clocks(slot.start, slot.end(in: context.zone))
  }

  /// What becomes of hours that a visit touches: "from 08:30 instead of 09:00"; nil if
  /// it lies apart from them.
  private func stretched(_ windows: [ClockRange], _ slot: Slot) -> String? {
    let start = slot.start.time.minuteOfDay
    let end = start + slot.length
    guard let first = windows.first, let last = windows.last else { return nil }
    if start < first.startMinute, end >= first.startMinute, end <= first.endMinute {
      return
        "from \(wording.clock(slot.start.time)) instead of \(wording.clock(first.start))"
    }
    if end > last.endMinute, start <= last.endMinute, start >= last.startMinute {
      return
        "until \(wording.clock(wording.endClock(slot.end(in: context.zone), after: slot.start)))"
        + " instead of \(wording.clock(last.end))"
    }
    return nil
  }
}
