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
    return lines
      + say(
        "Nothing has been changed. “do it” does \(ways.count > 1 ? "the first" : "that").")
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

  /// A rule that is set aside, as what people would do.
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
      return "\(wording.name(staff)) gives up the break, \(wording.clocks(start, end))."
    case .notWorking(let staff, let date, windows: [])?:
      return "\(wording.name(staff)) comes in on \(wording.date(date))."
    case .closed(let date, windows: [], _)?:
      return "Open on \(wording.date(date))."
    case let obstacle?:
      let all = obstacles.count > 1 ? " once" : ""
      return "Set a rule aside\(all): \(wording.clause(obstacle, of: slot.start))."
    case nil: return "Set a rule aside: \(wording.name(rule))."
    }
  }
}
