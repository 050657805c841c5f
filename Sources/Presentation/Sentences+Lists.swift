import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func listLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .month(let month, let marked, let today):
      MonthPicture(
        month: month, marked: Set(marked), today: today,
        firstWeekday: business.settings.firstWeekday
      ).lines(wording)
    case .bookings(let bookings, let heading): self.bookings(bookings, heading)
    case .onDuty(let date, let duties, let staff): onDuty(date, duties, staff)
    case .blocked(let date, let blocks): blocked(date, blocks)
    case .freePeople(let date, let moment, let free): freePeople(date, moment, free)
    case .hasNoTime(let member, let start, let obstacles, let free):
      hasNoTime(member, start, obstacles, free)
    case .noneArrived(let date): say("Nobody is marked as arrived on \(wording.date(date)).")
    case .ofCustomer(let answer): customerAnswer(answer)
    case .nobodyBeside(let booking, let isBefore):
      say(
        "\(wording.name(booking.staff)) has nobody \(isBefore ? "before" : "after") that on "
          + "\(wording.shortDate(booking.start.date)).")
    case .nonePending: say("No booking waits to be confirmed.")
    case .noBookings(let heading): noBookings(heading)
    case .nothingAt(let moment, let member):
      // A customer is told of none but their own.
      say(
        "Nothing \(business.settings.isCustomerView ? "of yours " : "")is booked "
          + "\(member.map { "with \(wording.name($0)) " } ?? "")on \(wording.moment(moment)).")
    case .services(let services): self.services(services)
    case .staff(let staff): self.staff(staff)
    case .rota(let staff): staff.flatMap { rota($0) }
    case .customerCount(let count):
      say("There \(count == 1 ? "is" : "are") \(wording.count(count, "customer")).")
    case .counted(let count, let heading): counted(count, heading)
    case .settings(let blocks):
      SettingsSentences(wording: wording, blocks: blocks).lines().flatMap { say($0) }
    case .emptyList(let kind): say(empty(kind))
    case .customer(let customer, let visits): self.customer(customer, visits)
    case .customers(let customers, let total): self.customers(customers, total)
    case .history(let entries): history(entries)
    case .load(let report): load(report)
    case .takings(let report): takings(report)
    case .people(let report): people(report)
    case .openOn, .openWeek, .closedDays, .does, .dateIs, .asItIs: ruleLines(statement)
    case .clock(let now): say("It is \(wording.clock(now.time)) on \(wording.date(now.date)).")
    default: nil
    }
  }

  private func bookings(_ bookings: [Booking], _ heading: Statement.ListHeading) -> [String] {
    var lines: [String] = []
    var day: CalendarDate?
    var rows: [[String]] = []
    for booking in bookings {
      if booking.start.date != day {
        lines += layout.table(rows)
        rows = []
        day = booking.start.date
        lines.append(wording.date(booking.start.date))
      }
      rows.append(row(booking))
    }
    return lines + layout.table(rows) + rulesSetAside(in: bookings)
  }

  private func row(_ booking: Booking) -> [String] {
    [
      wording.number(booking.id), wording.clocks(booking.start, until: booking.span.end),
      wording.name(booking.service), "with \(wording.name(booking.staff))",
      booking.customer.map { "for \(wording.name($0))" }
        ?? (booking.bookedBy.isEmpty ? "" : "for \(booking.bookedBy)"),
      marks(of: booking),
    ]
  }

  private func onDuty(
    _ date: CalendarDate, _ duties: [Statement.Duty], _ staff: StaffID?
  ) -> [String] {
    guard !duties.isEmpty else {
      let who = staff.map { "\(wording.name($0)) does not work" } ?? "Nobody works"
      return say("\(who) on \(wording.date(date)).")
    }
    let names = duties.map { duty in
      "\(wording.name(duty.staff)) \(clocks(duty.spans).joined(separator: " and "))"
    }
    return say("In on \(wording.date(date)): \(names.joined(separator: "; ")).")
  }

  /// Who is blocked on a date, when and why: "Sam 14:00–15:00 (dentist)".
  private func blocked(_ date: CalendarDate, _ blocks: [Block]) -> [String] {
    let day = LocalDateTime(date, .midnight)
    let next = LocalDateTime(date.adding(days: 1), .midnight)
    let texts = blocks.map { block in
      let isWhole = block.start <= day && next <= block.end
      let clocks =
        isWhole ? "all day" : wording.clocks(Span(start: block.span.start, end: block.span.end))
      return "\(wording.name(block.staff)) \(clocks)"
        + (block.reason.isEmpty ? "" : " (\(block.reason))")
    }
    return say("Blocked on \(wording.date(date)): \(texts.joined(separator: "; ")).")
  }

  private func freePeople(
    _ date: CalendarDate, _ moment: Instant?, _ free: [Statement.Duty]
  ) -> [String] {
    guard let moment else {
      guard !free.isEmpty else { return say("Nobody has time on \(wording.date(date)).") }
      let names = free.map { duty in
        "\(wording.name(duty.staff)) \(clocks(duty.spans).joined(separator: ", "))"
      }
      return say("Free on \(wording.date(date)): \(names.joined(separator: "; ")).")
    }
    let start = wording.moment(context.zone.local(moment))
    guard !free.isEmpty else { return say("Nobody has time on \(start).") }
    let names = free.map { duty in
      let end = duty.spans.last.map { " until \(wording.clock(of: $0.end))" }
      return wording.name(duty.staff) + (end ?? "")
    }
    return say("Free on \(start): \(wording.list(names)).")
  }

  private func hasNoTime(
    _ member: StaffID, _ start: LocalDateTime, _ obstacles: [Obstacle], _ free: [Span]
  ) -> [String] {
    let name = wording.name(member)
    return refused("\(name) has no time on \(wording.moment(start))", obstacles, of: start)
      + say(
        free.isEmpty
          ? "\(name) has nothing free that day."
          : "\(name) is free that day: \(clocks(free).joined(separator: ", ")).")
  }

  private func clocks(_ spans: [Span]) -> [String] {
    spans.map { wording.clocks($0) }
  }

  private func noBookings(_ heading: Statement.ListHeading) -> [String] {
    let whose = heading.isMine ? "You have no bookings" : "There are no bookings"
    let filter = filter(heading.customer, heading.service, nil)
    let with = heading.staff.map { " with \(wording.name($0))" } ?? ""
    var when = ""
    if let first = heading.first, let last = heading.last {
      when =
        first == last
        ? " on \(wording.date(first))" : " from \(wording.date(first)) to \(wording.date(last))"
    } else {
      when = " ahead"
    }
    return say("\(whose)\(filter)\(with)\(when). Try: book \(example.withArticle) tomorrow")
  }

  private func services(_ services: [Service]) -> [String] {
    layout.table(
      services.enumerated().map { index, service in
        [
          "\(index + 1))", service.icon, service.name, wording.length(service.length),
          service.price.map { wording.money($0) } ?? "",
        ]
      })
  }

  private func staff(_ staff: [Staff]) -> [String] {
    staff.flatMap { member -> [String] in
      let skills =
        switch member.skills {
        case .everything: "does everything"
        case .only(let ids): "does \(wording.list(ids.map { wording.name($0) }))"
        }
      let hours = member.hours.map { HoursSentence.text($0, wording) } ?? "the opening hours"
      return layout.wrapped("\(member.name): \(hours); \(skills)", indent: "  ")
    }
  }

  private func rota(_ member: Staff) -> [String] {
    let lines = SettingsSentences(wording: wording).rota(of: member)
    return lines.isEmpty
      ? say("\(member.name) works the opening hours.")
      : lines.flatMap { say($0.capitalizedFirst + ".") }
  }

  private func counted(_ count: Int, _ heading: Statement.ListHeading) -> [String] {
    let filter = filter(heading.customer, heading.service, nil)
    let with = heading.staff.map { " with \(wording.name($0))" } ?? ""
    var when = " ahead"
    if let first = heading.first, let last = heading.last {
      when =
        first == last
        ? " on \(wording.date(first))" : " from \(wording.date(first)) to \(wording.date(last))"
    }
    return say("\(wording.count(count, "booking"))\(filter)\(with)\(when).")
  }

  private func empty(_ kind: NameKind) -> String {
    switch kind {
    case .service:
      "There are no services yet. Try: add service Haircut, 45 min, \(wording.examples.money(35))"
    case .staff: "There is nobody here yet. Try: add staff Sam"
    case .customer:
      "There are no customers yet: they are added by booking. Try: book \(example.withArticle) for Dana tomorrow"
    case .resource: "There are no rooms yet. Try: there is one quiet room"
    }
  }

  private func customer(_ customer: Customer, _ visits: [Booking]) -> [String] {
    let phone = customer.phone.isEmpty ? "" : ", \(customer.phone)"
    let zone = customer.zone.map { _ in say(SettingsSentences.zone(of: customer) + ".") } ?? []
    let notes = zone + customer.notes.split(separator: "\n").flatMap { say("Note: \($0)") }
    guard !visits.isEmpty else {
      return say("\(customer.name)\(phone): no visits yet.") + notes
    }
    let rows = visits.map { visit in
      [
        wording.number(visit.id), wording.shortMoment(visit.start), wording.name(visit.service),
        "with \(wording.name(visit.staff))",
        marks(of: visit),
      ]
    }
    return say("\(customer.name)\(phone):") + notes + layout.table(rows)
      + rulesSetAside(in: visits)
  }

  private func customers(_ customers: [Customer], _ total: Int) -> [String] {
    layout.table(customers.map { [$0.name, $0.phone] })
      + (total > customers.count ? say("There are more; name one to see them.") : [])
  }

  private func history(_ entries: [JournalEntry]) -> [String] {
    guard !entries.isEmpty else { return say("Nothing has been changed yet.") }
    let undone = Set(entries.filter { $0.undoes != nil }.map(\.id))
    return layout.table(
      entries.map { entry in
        let at = context.zone.local(entry.note.at)
        let moment = "\(wording.shortDate(at.date)) \(wording.clock(of: entry.note.at))"
        return [moment, entry.note.who, line(entry, undos: undone)]
      })
  }

  private func line(_ entry: JournalEntry, undos: Set<Int>) -> String {
    let changes = ChangeSentences(wording: wording)
    guard let other = entry.undoes else {
      return changes.text(of: entry) + (entry.undoneBy == nil ? "" : " (taken back)")
    }
    if undos.contains(other) { return "made again: \(changes.text(of: entry))" }
    var inverse = entry
    inverse.edits = entry.edits.reversed().map(\.inverse)
    return "took back: \(changes.text(of: inverse))"
  }
}
