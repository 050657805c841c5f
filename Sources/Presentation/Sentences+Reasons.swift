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
    case .whatIf(let supposed): whatIf(supposed)
    case .ways(let ways, let party): self.ways(ways, party)
    case .noWay:
      say("No change of one or two steps would make it possible. Name another day.")
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

  /// Which of two slots ranks first, what speaks for each, and by how much.
  private func comparison(_ one: Slot, _ two: Slot) -> [String] {
    let comparison = SlotComparison(one, two)
    let better = label(comparison.better, besides: comparison.other)
    let other = label(comparison.other, besides: comparison.better)
    switch comparison.tieBreak {
    case .earlierStart:
      return say("\(better) and \(other) are equal, so the earlier one is taken.")
    case .staffOrder:
      return say("\(better) and \(other) are equal, so the first in the book is taken.")
    case nil: break
    }
    let gains = comparison.differences.filter { $0.points > 0 }.prefix(2).flatMap { difference in
      facts(difference.better.filter { $0.points > 0 }, of: comparison.better, named: better)
        + facts(difference.other.filter { $0.points < 0 }, of: comparison.other, named: other)
    }
    let losses = comparison.differences.filter { $0.points < 0 }.prefix(1).flatMap { difference in
      facts(difference.other.filter { $0.points > 0 }, of: comparison.other, named: other)
    }
    return say(
      "\(better) ranks before \(other), by \(wording.count(comparison.lead, "point")).")
      + gains + losses
  }

  /// What tells a slot from another: the clock time, or with the day or the
  /// person where those differ.
  private func label(_ slot: Slot, besides other: Slot) -> String {
    let time = wording.moment(slot.start, besides: other.start)
    return slot.start == other.start ? "\(time) with \(wording.name(slot.staff))" : time
  }

  private func facts(_ facts: [WeighedFact], of slot: Slot, named name: String) -> [String] {
    facts.flatMap { say("\(name): \(wording.clause($0.fact, of: slot.start)).") }
  }
}
