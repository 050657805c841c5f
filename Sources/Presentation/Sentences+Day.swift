import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func dayLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .wishKept(let wish): say("On the waitlist: \(self.wish(wish)). I say so when it opens.")
    case .wishes(let wishes):
      wishes.isEmpty
        ? say("Nobody is waiting. Try: put Dana down for Friday afternoon if something opens")
        : layout.table(wishes.map { [self.wish($0)] })
    case .held(let slot, let until):
      say("Held until \(wording.clock(until.time)): \(wording.shortSlot(slot)).")
    case .swapProposal(let one, let two, let first, let second):
      [(one, first), (two, second)].flatMap { before, after in
        say("\(brief(before).capitalizedFirst): to \(place(after)).")
      }
    case .cannotSwap(let one, let two):
      say("\(brief(one)) and \(brief(two)) do not fit at each other’s time. Nothing was changed.")
    case .lateProposal(let shifts): late(shifts)
    case .nothingToShift(let minutes):
      say("Nothing has to move for \(wording.length(minutes)).")
    case .illProposal(let staff, let rows): ill(staff, rows)
    case .daySheet(let date, let rows): sheet(date, rows)
    default: nil
    }
  }

  private func wish(_ wish: Wish) -> String {
    let who = wish.customer.map { wording.name($0) } ?? "you"
    let what = wish.service.map { " for \(wording.name($0))" } ?? ""
    let with = wish.staff.map { " with \(wording.name($0))" } ?? ""
    let when =
      wish.start.date == wish.end.adding(minutes: -1).date
      ? wording.time(wish.start, wish.end)
      : "\(wording.moment(wish.start)) to \(wording.moment(wish.end))"
    return "\(who)\(what)\(with), \(when)"
  }

  private func place(_ booking: Booking) -> String {
    "\(wording.shortDate(booking.start.date)) "
      + "\(wording.clocks(booking.start, wording.end(of: booking))) with \(wording.name(booking.staff))"
  }

  private func late(_ shifts: [Statement.Shift]) -> [String] {
    let rows = shifts.map { shift in
      [
        wording.number(shift.from.id), wording.title(of: shift.from).capitalizedFirst,
        "\(wording.clock(shift.from.start.time)) → \(wording.clock(shift.to.start.time))",
        "with \(wording.name(shift.to.staff))",
      ]
    }
    return say("These have to move, and should be told:") + layout.table(rows)
  }

  private func ill(_ staff: StaffID, _ rows: [Statement.Replacement]) -> [String] {
    let name = wording.name(staff)
    guard !rows.isEmpty else {
      return say("\(name) has no bookings then; the time off would be kept.")
    }
    var lines = say("\(name) has \(wording.count(rows.count, "booking")) that would move:")
    for row in rows {
      let to = row.slot.map { "to \(wording.shortSlot($0))" } ?? "nothing is free in a week"
      lines += layout.wrapped(
        "  \(brief(row.booking)): \(to)".replacingLeadingBlanks, indent: "     "
      ).map(\.restoringLeadingBlanks)
    }
    lines += say("To send:")
    for row in rows {
      guard let slot = row.slot, let customer = row.booking.customer else { continue }
      let phone = row.phone.isEmpty ? "" : " (\(row.phone))"
      lines += layout.wrapped(
        "  \(wording.name(customer))\(phone): \(name) is ill; your \(wording.name(slot.service)) can be "
          .replacingLeadingBlanks + "\(wording.shortSlot(slot)). Is that all right?",
        indent: "     "
      ).map(\.restoringLeadingBlanks)
    }
    return lines
  }

  private func sheet(_ date: CalendarDate, _ rows: [Statement.SheetRow]) -> [String] {
    guard !rows.isEmpty else { return say("\(wording.date(date)): no bookings.") }
    return say(wording.date(date))
      + layout.table(
        rows.map { row in
          [
            wording.clocks(row.booking.start, wording.end(of: row.booking)),
            wording.name(row.booking.service), wording.name(row.booking.staff),
            row.booking.customer.map { wording.name($0) } ?? row.booking.bookedBy, row.phone,
            row.booking.notes,
          ]
        })
  }
}
