import CivilTime
import Conversation
import Explainer
import Scheduling

/// New times for several bookings, and what to tell their customers.
extension Sentences {
  func rearranging(_ statement: Statement) -> [String]? {
    switch statement {
    case .rearrangement(let plan): self.plan(plan)
    case .howToFree(let plan): howToFree(plan)
    case .leftAgainstRules(let bookings):
      say(
        "\(wording.list(bookings.map { wording.number($0.id) })) "
          + "\(bookings.count == 1 ? "stays" : "stay") against the rules and "
          + "\(bookings.count == 1 ? "is" : "are") marked so.")
    case .notAway(let staff):
      say("\(wording.name(staff)) is not away now. Nothing was changed.")
    case .restStands(let count):
      say(
        "Something has been changed meanwhile, so \(wording.count(count, "change")) "
          + "\(count == 1 ? "stands" : "stand"). “history” shows them.")
    case .askHowLate(let customer):
      say(
        "How late is \(wording.name(customer))? Say: \(wording.name(customer)) is 10 minutes late")
    case .orMoveIt: say("Or say when it should be instead: “Monday at 3”.")
    case .changedMeanwhile: say("Something has changed since. This is how it would be now:")
    default: nil
    }
  }

  /// The steps by which someone would have a time for themselves; nothing is done.
  private func howToFree(_ plan: Rearrangement) -> [String] {
    let changes = ChangeSentences(wording: wording)
    let off = plan.edits.prefix(6).map { changes.text(of: $0) }
    var lines: [String] = []
    if plan.rows.isEmpty {
      lines += say("Nothing is booked then, so this is enough:")
    } else {
      lines += say("\(wording.count(plan.rows.count, "booking")) would have to go first:")
      for row in plan.rows { lines += item(self.row(row, plan)) }
      lines += say("Then:")
    }
    lines += off.flatMap(item)
    return lines + say("Nothing has been changed. “do it” asks once more, and does it.")
  }

  private func plan(_ plan: Rearrangement) -> [String] {
    var lines = say(heading(plan))
    for row in plan.rows { lines += item(self.row(row, plan)) }
    let messages = plan.rows.compactMap { message(for: $0, plan) }
    if !messages.isEmpty { lines += say("To send:") + messages.flatMap(item) }
    return lines + plan.remarks.flatMap { self.lines($0) }
  }

  private func heading(_ plan: Rearrangement) -> String {
    let count = wording.count(plan.rows.count, "booking")
    switch plan.cause {
    case .setUp:
      let changes = ChangeSentences(wording: wording)
      let what = plan.edits.prefix(2).map { changes.text(of: $0) }.joined(separator: "; ")
      let stands = plan.rows.count == 1 ? "stands" : "stand"
      return "\(count) \(stands) against this (\(what)):"
    case .absence:
      let changes = ChangeSentences(wording: wording)
      let what = plan.edits.map { changes.text(of: $0) }.joined(separator: "; ")
      return "\(what.capitalizedFirst): \(count) would move:"
    case .late(let minutes):
      return "\(wording.length(minutes)) late, so these have to move and should be told:"
    case .customerLate(let customer, let minutes):
      return "\(wording.name(customer)) is \(wording.length(minutes)) late, so this would move:"
    case .series: return "\(count) of the series would move:"
    case .asked: return "\(count) would move:"
    }
  }

  /// A line of a list, with what does not fit into it indented further.
  private func item(_ text: String) -> [String] {
    layout.wrapped("  \(text)".replacingLeadingBlanks, indent: "     ")
      .map(\.restoringLeadingBlanks)
  }

  private func row(_ row: Rearrangement.Row, _ plan: Rearrangement) -> String {
    let what = "\(wording.number(row.booking.id)) \(brief(row.booking))"
    let against = wording.list(
      Set(row.against.map(\.rule)).map { mark(of: $0, row.booking, plan) }.sorted())
    let note = row.against.isEmpty ? "" : " (\(against))"
    guard let slot = row.slot else {
      return row.stays
        ? "\(what): stays\(note)" : "\(what): nothing is free in two weeks, so it stays\(note)"
    }
    let why = row.refused.first.map { " (\(wording.clause($0, of: slot.start)))" } ?? ""
    return "\(what): to \(place(slot, besides: row.booking))\(why)\(note)"
  }

  /// What a booking would be against; of someone who leaves, that they do.
  private func mark(of rule: Rule, _ booking: Booking, _ plan: Rearrangement) -> String {
    let leaves = plan.edits.contains { edit in
      if case .staff(let member)? = edit.after {
        member.id == booking.staff && !member.isActive
      } else {
        false
      }
    }
    return rule == .skill && leaves
      ? "\(wording.name(booking.staff)) will have left" : mark(of: rule)
  }

  /// Where a booking goes: only what is new of it, and always the time.
  private func place(_ slot: Slot, besides booking: Booking) -> String {
    let clocks = wording.clocks(slot.start, until: slot.span.end)
    let day = slot.start.date == booking.start.date ? "" : "\(wording.shortDate(slot.start.date)) "
    let staff = slot.staff == booking.staff ? "" : " with \(wording.name(slot.staff))"
    let price =
      slot.price == booking.price ? "" : slot.price.map { ", \(wording.money($0))" } ?? ""
    return day + clocks + staff + price
  }

  /// What a customer should be sent; nil where nothing changes for them.
  private func message(for row: Rearrangement.Row, _ plan: Rearrangement) -> String? {
    guard let slot = row.slot, let customer = row.booking.customer, plan.cause != .series else {
      return nil
    }
    // Who is late knows it.
    if case .customerLate(customer, _) = plan.cause { return nil }
    let phone = row.phone.isEmpty ? "" : " (\(row.phone))"
    let service = wording.name(slot.service)
    let from = wording.shortMoment(row.booking.start)
    let to = "\(wording.shortMoment(slot.start)) with \(wording.name(slot.staff))"
    let other = wording.name(slot.staff)
    let isSameTime = slot.start == row.booking.start
    let away = plan.isAboutIllness ? "ill" : "away on \(wording.shortDate(row.booking.start.date))"
    let text: String
    switch plan.cause {
    case .late(let minutes):
      let clock = wording.clock(slot.start.time)
      let old = wording.clock(row.booking.start.time)
      text =
        "We are \(wording.length(minutes)) late today. Your \(service) begins at \(clock) "
        + "instead of \(old). Sorry!"
    case .customerLate:
      text =
        "We are running late today. Your \(service) begins at "
        + "\(wording.clock(slot.start.time)) instead of "
        + "\(wording.clock(row.booking.start.time)). Sorry!"
    case .absence(let staff):
      text =
        isSameTime
        ? "\(wording.name(staff)) is \(away). Your \(service) of \(from) can be with \(other) instead. "
          + "Is that all right?"
        : "\(wording.name(staff)) is \(away). Instead of \(from), your \(service) can be \(to). "
          + "Is that all right?"
    case .setUp, .series, .asked:
      text =
        isSameTime
        ? "Your \(service) of \(from) would be with \(other) instead of "
          + "\(wording.name(row.booking.staff)). Is that all right?"
        : "We have to move your \(service) of \(from) to \(to). Is that all right?"
    }
    return "\(wording.name(customer))\(phone): \(text)"
  }
}

extension Rearrangement {
  /// Whether illness was given as the reason.
  fileprivate var isAboutIllness: Bool {
    edits.contains { edit in
      if case .absence(let absence)? = edit.after { absence.reason == "ill" } else { false }
    }
  }
}
