import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func reasonLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .fullReason(let slot): fullReason(slot)
    case .bookingReason(let booking): bookingReason(booking)
    case .isFree(let slot): say("It can be had: \(wording.slot(slot)).")
    case .comparison(let chosen, let other): comparison(chosen, other)
    case .howRead(let line, _): say("You typed: \(line)")
    case .nothingToExplain:
      say("There is nothing to explain yet. Try: book a haircut tomorrow afternoon, then: why?")
    default: nil
    }
  }

  private func fullReason(_ slot: Slot) -> [String] {
    let head = "\(wording.shortSlot(slot)):"
    let reasons = wording.allReasons(for: slot.rationale, start: slot.start)
    guard !reasons.isEmpty else { return say("\(head) it is free, and nothing more decided.") }
    let shown = business.settings.explainsInFull ? reasons : Array(reasons.prefix(3))
    return say(head) + shown.flatMap { say($0) }
  }

  private func bookingReason(_ booking: Booking) -> [String] {
    let reasons = wording.allReasons(for: booking.rationale, start: booking.start)
    let head = "\(wording.number(booking.id)), \(brief(booking)):"
    guard !reasons.isEmpty else {
      return say("\(head) no reason was kept with it.")
    }
    return say(head) + reasons.prefix(3).flatMap { say($0) }
  }

  /// The facts that only one of two slots has.
  private func comparison(_ chosen: Slot, _ other: Slot) -> [String] {
    let ours = Set(chosen.rationale.facts.map(\.fact))
    let theirs = Set(other.rationale.facts.map(\.fact))
    let forOurs = chosen.rationale.facts.filter { !theirs.contains($0.fact) && $0.points > 0 }
    let forTheirs = other.rationale.facts.filter { !ours.contains($0.fact) && $0.points > 0 }
    var lines: [String] = []
    lines += advantage(of: chosen, forOurs)
    lines += advantage(of: other, forTheirs)
    return lines.isEmpty
      ? say(
        "\(wording.shortSlot(chosen)) and \(wording.shortSlot(other)) are equal; the earlier one is taken."
      )
      : lines
  }

  private func advantage(of slot: Slot, _ facts: [WeighedFact]) -> [String] {
    guard !facts.isEmpty else { return [] }
    let clauses = facts.prefix(2).map { wording.clause($0.fact, of: slot.start) }
    return say("For \(wording.shortMoment(slot.start)): \(wording.list(Array(clauses))).")
  }
}
