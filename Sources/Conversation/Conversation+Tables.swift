import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// What statements list, as typed rows; nil if they list nothing.
  func table(of statements: [Statement], _ turn: Turn) throws(BookError) -> DataTable? {
    for statement in statements {
      if let table = try Tables(turn: turn).table(of: statement) { return table }
    }
    return nil
  }
}

/// Turns what is listed into typed rows.
private struct Tables {
  let turn: Turn

  private typealias Cell = DataTable.Cell

  func table(of statement: Statement) throws(BookError) -> DataTable? {
    switch statement {
    case .bookings(let bookings, _): try self.bookings(bookings)
    case .daySheet(_, let rows): try bookings(rows.map(\.booking))
    case .customer(_, let visits): try bookings(visits)
    case .noBookings: try bookings([])
    case .customers(let customers, _):
      DataTable(
        "customers", ["name", "phone", "notes"],
        customers.map { [.text($0.name), .optional($0.phone), .optional($0.notes)] })
    case .services(let services): self.services(services)
    case .staff(let staff): self.staff(staff)
    case .wishes(let wishes): try self.wishes(wishes)
    case .load(let report): load(report)
    case .takings(let report): takings(report)
    case .people(let report): people(report)
    case .freeStarts(_, _, let slots, _, _):
      DataTable(
        "free", ["start", "end", "service", "staff"],
        slots.map { slot in
          [
            .moment(slot.span.start), .moment(slot.span.end), service(slot.service),
            .text(slot.candidates.map { name($0) }.joined(separator: ", ")),
          ]
        })
    default: nil
    }
  }

  // MARK: Lists

  private func bookings(_ bookings: [Booking]) throws(BookError) -> DataTable {
    var rows: [[Cell]] = []
    for booking in bookings {
      let customer = try booking.customer.map { id throws(BookError) in try turn.book.customer(id) }
      rows.append([
        .text("B-\(booking.id.rawValue)"), .moment(booking.span.start), .moment(booking.span.end),
        .number(booking.length), service(booking.service), .text(name(booking.staff)),
        .optional(customer??.name ?? booking.bookedBy), .optional(customer??.phone),
        .text(booking.status.rawValue), booking.price.map { .money($0) } ?? .none,
        .optional(booking.notes),
        .optional(booking.overrides.map(\.rawValue).joined(separator: ", ")),
      ])
    }
    return DataTable(
      "bookings",
      [
        "id", "start", "end", "minutes", "service", "staff", "customer", "phone", "status", "price",
        "notes", "against_rules",
      ], rows)
  }

  private func services(_ services: [Service]) -> DataTable {
    DataTable(
      "services", ["name", "category", "minutes", "price", "places"],
      services.map { service in
        [
          .text(service.name), .optional(service.category), .number(service.length),
          service.price.map { .money($0) } ?? .none, .number(service.capacity),
        ]
      })
  }

  private func staff(_ staff: [Staff]) -> DataTable {
    DataTable(
      "staff", ["name", "services"],
      staff.map { member in
        let own = turn.business.activeServices.filter { member.does($0.id) }.map(\.name)
        return [.text(member.name), .text(own.joined(separator: ", "))]
      })
  }

  private func wishes(_ wishes: [Wish]) throws(BookError) -> DataTable {
    var rows: [[Cell]] = []
    for wish in wishes {
      let customer = try wish.customer.map { id throws(BookError) in try turn.book.customer(id) }
      rows.append([
        .optional(customer??.name), .optional(customer??.phone),
        wish.service.map { service($0) } ?? .none, .optional(wish.staff.map { name($0) }),
        .moment(turn.zone.instant(wish.start)), .moment(turn.zone.instant(wish.end)),
      ])
    }
    return DataTable("waitlist", ["customer", "phone", "service", "staff", "from", "to"], rows)
  }

  // MARK: Figures

  private func load(_ report: LoadReport) -> DataTable {
    DataTable(
      report.aim == .hours ? "hours" : "load",
      ["first", "last", "days_worked", "minutes_worked", "minutes_booked", "percent", "bookings"],
      report.rows.map { row in
        [
          .date(row.first), .date(row.last), .number(row.days), .number(row.open),
          .number(row.booked), .number(row.percent), .number(row.count),
        ]
      })
  }

  private func takings(_ report: TakingsReport) -> DataTable {
    let isByStaff = report.rows.contains { $0.staff != nil }
    return DataTable(
      "takings", [isByStaff ? "staff" : "service", "visits", "amount"],
      report.rows.map { row in
        [
          row.service.map { service($0) } ?? .optional(row.staff.map { name($0) }),
          .number(row.count), .money(row.amount),
        ]
      })
  }

  private func people(_ report: PeopleReport) -> DataTable {
    let (name, count) =
      switch report.kind {
      case .noShows: ("no-shows", "no_shows")
      case .cancellations: ("cancellations", "cancellations")
      case .absentees: ("absentees", "visits")
      case .visits: ("customers", "visits")
      }
    return DataTable(
      name, ["customer", "phone", count, "last"],
      report.rows.map { row in
        [.optional(row.name), .optional(row.phone), .number(row.count), .date(row.last)]
      })
  }

  // MARK: Names

  private func service(_ id: ServiceID) -> Cell {
    .optional(turn.business.service(id)?.name)
  }

  private func name(_ id: StaffID) -> String {
    turn.business.staff(id)?.name ?? ""
  }
}
