import CivilTime
import Conversation
import Explainer
import Scheduling

extension Sentences {
  func bookingLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .booked(let booking):
      say(
        "Booked \(wording.number(booking.id)): \(wording.booking(booking)).\(overridden(booking))")
    case .newCustomer(let name): say("\(name) is new and has been added to the customers.")
    case .afterBooking:
      say("“add it to my calendar” writes a calendar file; “undo” takes it back.")
    case .justTaken(let slot, let by):
      say(
        "Just taken: \(wording.shortSlot(slot))"
          + (by.map { " is \(wording.reference($0)) now." } ?? "."))
    case .offerPassed(let slot): say("\(wording.shortSlot(slot).capitalizedFirst) has gone by.")
    case .moveProposal(let from, let to): moveProposal(from, to)
    case .moved(let from, let to):
      say(
        "Moved \(wording.number(to.id)), \(wording.title(of: to)): now "
          + "\(wording.time(to.start, wording.end(of: to))) with \(wording.name(to.staff)) "
          + "(was \(wording.shortMoment(from.start)) with \(wording.name(from.staff)))."
          + "\(overridden(to)) “undo” takes it back.")
    case .cancelProposal(let bookings, let late): cancelProposal(bookings, late)
    case .cancelled(let booking):
      say(
        "Cancelled \(wording.number(booking.id)): \(wording.booking(booking)). "
          + "“undo” brings it back.")
    case .suitsWishes(let wishes, let booking): say(suits(wishes, booking))
    case .whichBooking(let bookings): whichBooking(bookings)
    case .noSuchBooking(let number): say("There is no booking B-\(number). Try: bookings")
    case .noBookingMatches(let customer, let service, let date):
      say("There is no booking ahead\(filter(customer, service, date)). Try: bookings")
    case .alreadyCancelled(let booking):
      say("\(wording.number(booking.id)) was cancelled before. Nothing was changed.")
    case .alreadyPast(let booking):
      say(
        "\(wording.number(booking.id)) was on \(wording.moment(booking.start)), which has gone. "
          + "Nothing was changed.")
    case .marked(let booking):
      say("\(wording.number(booking.id)), \(wording.title(of: booking)): \(name(booking.status)).")
    case .noted(let booking): say("Kept with \(wording.number(booking.id)): \(booking.notes)")
    case .resized(let booking, let from):
      say(
        "\(wording.number(booking.id)) now lasts \(wording.length(booking.length)) instead of "
          + "\(wording.length(from)): \(wording.time(booking.start, wording.end(of: booking))).")
    case .sameAsBefore(let booking):
      say(
        "\(wording.number(booking.id)) is on \(wording.moment(booking.start)) already. "
          + "Nothing was changed.")
    default: nil
    }
  }

  private func overridden(_ booking: Booking) -> String {
    booking.overrides.isEmpty
      ? ""
      : " It goes against \(booking.overrides.count == 1 ? "a rule" : "rules"), as you said, and is "
        + "marked: \(rules(of: booking))."
  }

  private func moveProposal(_ from: Booking, _ to: Slot) -> [String] {
    let staff =
      from.staff == to.staff
      ? " with \(wording.name(to.staff))"
      : " with \(wording.name(to.staff)) instead of \(wording.name(from.staff))"
    return say(
      "\(wording.number(from.id)), \(wording.title(of: from)): from "
        + "\(wording.time(from.start, wording.end(of: from))) to "
        + "\(wording.time(to.start, to.end(in: context.zone)))\(staff).")
  }

  private func cancelProposal(_ bookings: [Booking], _ late: Bool) -> [String] {
    var lines = bookings.flatMap {
      say("\(wording.number($0.id)): \(wording.booking($0)).")
    }
    if late, let cutoff = business.settings.policy.cancellationCutoff {
      lines += say("This is later than \(wording.length(cutoff)) before, which your rule asks for.")
    }
    return lines
  }

  private func suits(_ wishes: [Wish], _ booking: Booking) -> String {
    let names = wishes.map { $0.customer.map { wording.name($0) } ?? "you" }
    let are = names.count > 1 || names == ["you"] ? "are" : "is"
    return
      "\(wording.list(names).capitalizedFirst) \(are) on the waitlist, and the time that is free "
      + "now would suit: \(wording.shortMoment(booking.start))."
  }

  private func whichBooking(_ bookings: [Booking]) -> [String] {
    let rows = bookings.enumerated().map { index, booking in
      ["\(index + 1))", wording.number(booking.id), brief(booking)]
    }
    return layout.table(rows)
  }

  /// "Dana’s Haircut, Tue 1 Dec 15:00–15:45 with Sam".
  func brief(_ booking: Booking) -> String {
    "\(wording.title(of: booking).capitalizedFirst), \(wording.shortDate(booking.start.date)) "
      + "\(wording.clocks(booking.start, wording.end(of: booking))) with \(wording.name(booking.staff))"
  }

  /// The rules that were set aside for a booking: "outside opening hours".
  func rules(of booking: Booking) -> String {
    let hasLeft = business.staff(booking.staff)?.isActive == false
    return wording.list(
      booking.overrides.map { rule in
        rule == .skill && hasLeft ? "\(wording.name(booking.staff)) has left" : mark(of: rule)
      })
  }

  /// What a booking that goes against a rule is.
  func mark(of rule: Rule) -> String {
    switch rule {
    case .booked: "double booking"
    case .buffer: "no time kept free beside it"
    case .notice: "at short notice"
    case .timeOff: "in time off"
    case .blocked: "in blocked time"
    case .capacity: "over capacity"
    case .resource: "without a room"
    case .skill: "not one of their services"
    case .customerBusy: "customer booked twice"
    default: wording.name(rule)
    }
  }

  /// What is to be seen of a booking in a list beside what it is: how it went, and
  /// whether it goes against a rule, which a line under the list tells.
  func marks(of booking: Booking) -> String {
    let status = booking.status == .confirmed ? "" : name(booking.status)
    guard !booking.overrides.isEmpty else { return status }
    return status.isEmpty ? "!" : "\(status) !"
  }

  /// The rules that the marked bookings of a list go against: a line for each
  /// reason.
  func rulesSetAside(in bookings: [Booking]) -> [String] {
    var reasons: [(text: String, bookings: [Booking])] = []
    for booking in bookings where !booking.overrides.isEmpty {
      let text = rules(of: booking)
      if let index = reasons.firstIndex(where: { $0.text == text }) {
        reasons[index].bookings.append(booking)
      } else {
        reasons.append((text, [booking]))
      }
    }
    return reasons.flatMap { reason in
      say("! \(wording.list(reason.bookings.map { wording.number($0.id) })): \(reason.text).")
    }
  }

  func filter(_ customer: CustomerID?, _ service: ServiceID?, _ date: CalendarDate?) -> String {
    (service.map { " of \(wording.name($0))" } ?? "")
      + (customer.map { " for \(wording.name($0))" } ?? "")
      + (date.map { " on \(wording.date($0))" } ?? "")
  }

  func name(_ status: Booking.Status) -> String {
    switch status {
    case .pending: "waits to be confirmed"
    case .confirmed: "confirmed"
    case .arrived: "arrived"
    case .done: "done"
    case .noShow: "did not come"
    case .cancelled: "cancelled"
    }
  }
}
