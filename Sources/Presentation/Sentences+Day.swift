import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func dayLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .wishKept(let wish): say("On the waitlist: \(self.wish(wish)). I say so when it opens.")
    case .freeAlready: say("It is free now:")
    case .wishesKept(let wishes):
      say(
        "On the waitlist: \(wishes.together.map(self.wishes).joined(separator: "; ")). "
          + "I say so when one opens.")
    case .wishesDropped(let wishes):
      say("Off the waitlist: \(wishes.together.map(self.wishes).joined(separator: "; ")).")
    case .staysWaiting(let party):
      say("All right. \(name(party).map { "\($0) stays" } ?? "You stay") on the waitlist.")
    case .noSuchWish(let customer):
      say("\(customer.map { "\(wording.name($0)) is" } ?? "You are") not on the waitlist.")
    case .wishes(let wishes):
      wishes.isEmpty
        ? say(
          "Nobody is waiting. Try: put \(wording.examples.customer) down for Friday afternoon if "
            + "something opens")
        : layout.table(wishes.together.map { [self.wishes($0)] })
    case .held(let slot, let until):
      say("Held until \(wording.clock(until.time)): \(wording.shortSlot(slot)).")
    case .released(let bookings):
      say("No longer held: \(wording.list(bookings.map { place($0) })).")
    case .noHold: say("Nothing is held. Nothing was changed.")
    case .whichHold(let bookings):
      say(
        "Several are held: \(wording.list(bookings.map { place($0) })). Name the day, the time or the "
          + "person.")
    case .swapProposal(let one, let two, let first, let second):
      [(one, first), (two, second)].flatMap { before, after in
        say("\(brief(before).capitalizedFirst): to \(place(after)).")
      }
    case .cannotSwap(let one, let two):
      say("\(brief(one)) and \(brief(two)) do not fit at each other’s time. Nothing was changed.")
    case .nothingToShift(let minutes):
      say("Nothing has to move for \(wording.length(minutes)).")
    case .daySheet(let date, let rows): sheet(date, rows)
    default: nil
    }
  }

  /// Wishes that were kept by one sentence: "Dana for Colour, 12:00–17:00 on 26 days,
  /// Mon 30 November 2026 to Wed 30 December 2026".
  private func wishes(_ wishes: [Wish]) -> String {
    guard let first = wishes.first, let last = wishes.last, wishes.count > 1 else {
      return wishes.first.map { wish($0) } ?? ""
    }
    // What is left of today is no other time of the day.
    let usual = wishes[1]
    let hours = "\(wording.clock(usual.start.time))–\(wording.clock(usual.end.time))"
    let days =
      wishes.count <= 3
      ? wording.list(wishes.map { wording.date($0.start.date) })
      : "\(wishes.count) days, \(wording.date(first.start.date)) to "
        + wording.date(last.start.date)
    return "\(waiting(first)), \(hours) on \(days)"
  }

  private func wish(_ wish: Wish) -> String { "\(waiting(wish)), \(stretch(wish.start, wish.end))" }

  private func waiting(_ wish: Wish) -> String {
    let who = wish.customer.map { wording.name($0) } ?? "you"
    let what = wish.service.map { " for \(wording.name($0))" } ?? ""
    let with = wish.staff.map { " with \(wording.name($0))" } ?? ""
    return "\(who)\(what)\(with)"
  }

  /// "Fri 4 December 2026, 12:00–17:00"; of whole days only the dates.
  private func stretch(_ start: LocalDateTime, _ end: LocalDateTime) -> String {
    let last = end.adding(minutes: -1).date
    if start.date == last {
      return start.time == .midnight && end.time == .midnight
        ? wording.date(last) : wording.time(start, end)
    }
    return "\(wording.date(start.date)) to \(wording.date(last))"
  }

  private func place(_ booking: Booking) -> String {
    "\(wording.shortDate(booking.start.date)) "
      + "\(wording.clocks(booking.start, until: booking.span.end)) with \(wording.name(booking.staff))"
  }

  private func sheet(_ date: CalendarDate, _ rows: [Statement.SheetRow]) -> [String] {
    guard !rows.isEmpty else { return say("\(wording.date(date)): no bookings.") }
    let table = rows.map { row in
      [
        wording.clocks(row.booking.start, until: row.booking.span.end),
        wording.name(row.booking.service), wording.name(row.booking.staff),
        row.booking.customer.map { wording.name($0) } ?? row.booking.bookedBy, row.phone,
        marks(of: row.booking),
      ]
    }
    // Remarks have lines of their own, so that the table stays one.
    let notes = rows.filter { !$0.booking.notes.isEmpty }.flatMap { row in
      let title = wording.title(of: row.booking)
      return say("\(wording.clock(row.booking.start.time)) \(title): \(row.booking.notes)")
    }
    return say(wording.date(date)) + layout.table(table) + notes
      + rulesSetAside(in: rows.map(\.booking))
  }
}

extension [Wish] {
  /// Those that were kept by one sentence together, in the order of the first.
  fileprivate var together: [[Wish]] {
    var groups: [[Wish]] = []
    for wish in self {
      if let index = groups.firstIndex(where: { $0.first?.belongs(with: wish) == true }) {
        groups[index].append(wish)
      } else {
        groups.append([wish])
      }
    }
    return groups.map { $0.sorted { $0.start < $1.start } }
  }
}
