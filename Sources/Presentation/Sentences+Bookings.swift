import CivilTime
import Conversation
import Explainer
import Scheduling

extension Sentences {
  func bookingLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .booked(let booking):
      say(
        "Booked \(wording.number(booking.id)): \(wording.booking(booking)).\(overridden(booking))"
          + (booking.status == .pending
            ? " It is pending: “confirm \(wording.number(booking.id))” confirms it." : ""))
    case .newCustomer(let name): say("\(name) is new and has been added to the customers.")
    case .cannotSend(let customer):
      say(
        "I cannot send messages. "
          + (customer.phone.isEmpty
            ? "No number of \(customer.name) is kept."
            : "\(wording.possessive(customer.name)) number is \(customer.phone)."))
    case .willNote(let text): say("Noted with it: \(text).")
    case .places(let count): say("\(count) places are wanted.")
    case .phoneNoted(let phone, let party):
      say("\(phone) will be kept with \(name(party) ?? "them") once it is booked.")
    case .whosePhone(let phone):
      say(
        "Whose number is it? Say: \(wording.possessive(wording.examples.customer)) number is "
          + phone)
    case .afterBooking:
      say("“add it to my calendar” writes a calendar file; “undo” takes it back.")
    case .justTaken(let slot, let by):
      say(
        "Just taken: \(wording.shortSlot(slot))"
          + (by.map { " is \(wording.reference($0)) now." } ?? "."))
    case .noLongerThere:
      say("What was proposed has changed since, and cannot be done. Nothing was changed.")
    case .offerPassed(let slot): say("\(wording.shortSlot(slot).capitalizedFirst) has gone by.")
    case .moveProposal(let from, let to): moveProposal(from, to)
    case .handover(let booking, let party):
      say(
        "\(wording.number(booking.id)), \(wording.title(of: booking)), would be for "
          + "\(name(party) ?? "you") instead.")
    case .reinstated(let booking):
      say(
        "\(wording.number(booking.id)) stands again: \(wording.booking(booking)).\(undo)"
      )
    case .moved(let from, let to) where from.start == to.start && from.staff == to.staff:
      say(
        "Changed \(wording.number(to.id)): it is now \(wording.booking(to)) "
          + "(was \(wording.title(of: from))).\(overridden(to))\(undo)")
    case .moved(let from, let to):
      say(
        "Moved \(wording.number(to.id)), \(wording.title(of: to)): now "
          + "\(wording.time(to.start, until: to.span.end)) with \(wording.name(to.staff)) "
          + "(was \(wording.shortMoment(from.start)) with \(wording.name(from.staff)))."
          + "\(overridden(to))\(undo)")
    case .cancelProposal(let bookings, let late): cancelProposal(bookings, late)
    case .cancelReason(let text): say("Reason: \(text).")
    case .cancelled(let booking):
      say(
        "Cancelled \(wording.number(booking.id)): \(wording.booking(booking)). "
          + (booking.cancelReason.isEmpty ? "" : "Reason: \(booking.cancelReason). ")
          + "“undo” brings it back.")
    case .cancelledAll(let bookings): cancelledAll(bookings)
    case .suitsWishes(let wishes, let booking): say(suits(wishes, booking))
    case .whichBooking(let bookings, let all): whichBooking(bookings, of: all)
    case .whichOnes:
      say("Which do you mean? Name the day, the customer or the number.")
    case .noSeries: say("No booking of a series is ahead. Try: bookings")
    case .noSuchBooking(let number): say("There is no booking B-\(number). Try: bookings")
    case .noBookingMatches(let customer, let service, let date):
      say("There is no booking ahead\(filter(customer, service, date)). Try: bookings")
    case .noBookingIn(let customer, let first, let last):
      say(
        "There is no booking ahead\(filter(customer, nil, nil)) from \(wording.date(first)) to "
          + "\(wording.date(last)); what is over is neither moved nor cancelled.")
    case .noBookingOf(let name, let customer, let others): noBooking(of: name, customer, others)
    case .alreadyCancelled(let booking):
      say("\(wording.number(booking.id)) was cancelled before. Nothing was changed.")
    case .alreadyPast(let booking):
      say(
        "\(wording.number(booking.id)) was on \(wording.moment(booking.start)), which has gone. "
          + "Nothing was changed.")
    case .marked(let booking):
      say("\(wording.number(booking.id)), \(wording.title(of: booking)): \(booking.status.words).")
    case .notDueYet(let booking):
      say(
        "\(wording.number(booking.id)), \(wording.title(of: booking)), is on "
          + "\(wording.moment(booking.start)). Nothing was changed.")
    case .notedOf(let customer):
      say("Kept with \(customer.name): \(customer.notes.split(separator: "\n").last ?? "")")
    case .details(let booking): details(booking)
    case .cannotLast(let booking, let minutes, let obstacles):
      say(
        "\(wording.number(booking.id)) can’t last \(wording.length(minutes)): "
          + "\(wording.list(obstacles.map { wording.clause($0, of: booking.start) })). "
          + "Nothing was changed.")
    case .noted(let booking):
      say(
        "Kept with \(wording.number(booking.id)): "
          + "\(booking.notes.split(separator: "\n").joined(separator: "; "))")
    case .resized(let booking, let from):
      say(
        "\(wording.number(booking.id)) now lasts \(wording.length(booking.length)) instead of "
          + "\(wording.length(from)): \(wording.time(booking.start, until: booking.span.end)).")
    case .sameAsBefore(let booking):
      say(
        "\(wording.number(booking.id)) is on \(wording.moment(booking.start)) already. "
          + "Nothing was changed.")
    default: nil
    }
  }

  /// Nothing of what was named is booked; what is, each to be named by its number.
  private func noBooking(of name: String, _ customer: CustomerID?, _ others: [Booking]) -> [String]
  {
    let whose = customer.map { " for \(wording.name($0))" } ?? ""
    guard let first = others.first else {
      return say("There is no booking of “\(name)” ahead\(whose). Try: bookings")
    }
    let number = wording.number(first.id)
    return say("There is no booking of “\(name)” ahead\(whose). There is:")
      + layout.table(others.map { [wording.number($0.id), brief($0)] })
      + say("If you mean \(others.count == 1 ? "that" : "one"), say its number: \(number).")
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
    let end = wording.end(of: from)
    if from.service != to.service {
      return say(
        "\(wording.number(from.id)), \(wording.title(of: from)) on "
          + "\(wording.time(from.start, end)): instead "
          + "\(wording.service(to.service, length: to.length)), "
          + "\(wording.time(to.start, to.end(in: context.zone)))\(staff).")
    }
    if from.start == to.start, end == to.end(in: context.zone) {
      return say(
        "\(wording.number(from.id)), \(wording.title(of: from)) on "
          + "\(wording.time(from.start, until: from.span.end)):\(staff).")
    }
    return say(
      "\(wording.number(from.id)), \(wording.title(of: from)): from "
        + "\(wording.time(from.start, until: from.span.end)) to "
        + "\(wording.time(to.start, until: to.span.end))\(staff).")
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

  private func cancelledAll(_ bookings: [Booking]) -> [String] {
    let reason = bookings.first?.cancelReason ?? ""
    return say("Cancelled \(wording.count(bookings.count, "booking")):")
      + layout.table(bookings.map { [wording.number($0.id), brief($0)] })
      + say((reason.isEmpty ? "" : "Reason: \(reason). ") + "“undo” brings them back.")
  }

  /// All that is kept of a booking.
  private func details(_ booking: Booking) -> [String] {
    var lines = say("\(wording.number(booking.id)): \(wording.booking(booking)).")
    if booking.status != .confirmed { lines += say("It is marked: \(state(of: booking)).") }
    if !booking.notes.isEmpty {
      lines += say("Note: \(booking.notes.split(separator: "\n").joined(separator: "; "))")
    }
    return lines
  }

  /// What has become of a booking, with the reason of a cancellation.
  func state(of booking: Booking) -> String {
    booking.status == .cancelled && !booking.cancelReason.isEmpty
      ? "cancelled (\(booking.cancelReason))" : booking.status.words
  }

  private func whichBooking(_ bookings: [Booking], of all: Int) -> [String] {
    let rows = bookings.enumerated().map { index, booking in
      ["\(index + 1))", wording.number(booking.id), brief(booking)]
    }
    let more = all - bookings.count
    return layout.table(rows)
      + (more > 0
        ? say("There \(more == 1 ? "is 1 more" : "are \(more) more"): name the day.") : [])
  }

  /// "Dana’s Haircut, Tue 1 Dec 15:00–15:45 with Sam".
  func brief(_ booking: Booking) -> String {
    "\(wording.title(of: booking).capitalizedFirst), \(place(of: booking))"
  }

  /// Its number, whose it is, when and with whom: "B-33, your Haircut, Fri 4 Dec …".
  func numbered(_ booking: Booking) -> String {
    "\(wording.number(booking.id)), \(wording.title(of: booking)), \(place(of: booking))"
  }

  /// When and with whom: "Fri 4 Dec 10:30–11:15 with Sam".
  func place(of booking: Booking) -> String {
    "\(wording.shortDate(booking.start.date)) "
      + "\(wording.clocks(booking.start, until: booking.span.end)) with \(wording.name(booking.staff))"
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
    let status = booking.status == .confirmed ? "" : state(of: booking)
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
}

extension Booking.Status {
  /// What has become of a booking, in a word or two.
  var words: String {
    switch self {
    case .pending: "pending"
    case .confirmed: "confirmed"
    case .arrived: "arrived"
    case .done: "done"
    case .noShow: "did not come"
    case .cancelled: "cancelled"
    }
  }
}
