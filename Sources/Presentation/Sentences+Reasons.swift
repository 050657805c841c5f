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
    case .isSuggested(let slot):
      say("That is what is suggested: \(wording.slot(slot)).") + say(wording.reason(for: slot))
    case .comparison(let chosen, let other): comparison(chosen, other)
    case .sooner(let breakdown): sooner(breakdown)
    case .someFree(let free, let time): someFree(free, time)
    case .freesMost(let row): say(freesMost(row))
    case .howRead(let line, let requests): howRead(line, requests)
    case .howSure(let requests, let habits, let customer): howSure(requests, habits, customer)
    case .whatIf(let supposed): whatIf(supposed)
    case .ways(let ways, let party): self.ways(ways, party)
    case .tookLastService(let service, let customer):
      say(
        "I took \(wording.name(service)): it was what \(wording.name(customer)) had last or has next."
      )
    case .inFull(let statements): inFull(statements)
    case .noWay:
      say("No change of one or two steps would make it possible. Name another day.")
    case .nothingToExplain:
      say("There is nothing to explain yet. Try: book a haircut tomorrow afternoon, then: why?")
    default: nil
    }
  }

  private func inFull(_ statements: [Statement]) -> [String] {
    var sentences = self
    sentences.tellsAll = true
    return statements.flatMap { sentences.lines($0) }
  }

  /// One sentence, or all facts.
  private func fullReason(_ slot: Slot) -> [String] {
    reasons(slot.rationale, of: slot.start, head: "\(wording.shortSlot(slot)):")
  }

  private func bookingReason(_ booking: Booking) -> [String] {
    // Who asks for it by its number or their name is told what it is.
    let what =
      business.settings.isCustomerView
      ? "\(wording.name(booking.service)), \(place(of: booking))" : brief(booking)
    let head = "\(wording.number(booking.id)), \(what):"
    guard !booking.rationale.facts.isEmpty else {
      return say("\(head) no reason was kept with it.")
    }
    return reasons(booking.rationale, of: booking.start, head: head)
  }

  private func reasons(_ rationale: Rationale, of start: LocalDateTime, head: String) -> [String] {
    let all = rationale.facts.map { wording.clause($0.fact, of: start) }
    guard !all.isEmpty else { return say("\(head) it is free, and nothing more decided.") }
    let told = isFull ? all.map(wording.sentence) : [wording.joined(Array(all.prefix(2)))]
    return say(head) + told.flatMap { say($0) }
  }

  // MARK: Nothing, and nothing sooner

  private func sooner(_ breakdown: Breakdown) -> [String] {
    let starts = breakdown.starts == 1 ? "The one start" : "The \(breakdown.starts) starts"
    return say("\(starts) before it: \(wording.list(parts(of: breakdown))).")
  }

  private func someFree(_ free: [Statement.FreeCount], _ time: WantedTime) -> [String] {
    let when = self.time(time)
    return say("Something is free\(when.isEmpty ? "" : ", \(when)"):")
      + layout.table(
        free.map { row in
          [
            wording.name(row.service), wording.count(row.count, "free start"),
            "first \(wording.shortMoment(row.first.start)) with \(wording.name(row.first.staff))",
          ]
        })
  }

  private func freesMost(_ freeing: Breakdown.Freeing) -> String {
    let starts = wording.count(freeing.starts, "start")
    return "The single change that would free most: \(wording.change(freeing.remedy)), \(starts)."
  }

  // MARK: Rather than

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
    let told = isFull ? comparison.differences : comparison.decisive
    return say(
      "\(better) ranks before \(other), by \(wording.count(comparison.lead, "point")).")
      + told.flatMap { difference in
        facts(difference.better, of: comparison.better, named: better)
          + facts(difference.other, of: comparison.other, named: other)
      }
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
