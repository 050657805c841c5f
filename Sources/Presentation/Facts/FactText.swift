import CivilTime
import Conversation
import Explainer
import Scheduling

/// Typed facts as JSON: each is an object with its kind under `fact`, the values
/// that it rests on, and mostly its words under `text`.
///
/// Times in facts are local, as the clock on the wall shows them.
struct FactText {
  typealias Members = [(String, JSONText)]

  let wording: Wording

  var context: WordingContext { wording.context }

  func fact(_ kind: String, _ members: Members, text: String = "") -> JSONText {
    .object(
      [("fact", .string(kind))] + members + (text.isEmpty ? [] : [("text", .string(text))]))
  }

  // MARK: Values

  func time(_ value: LocalDateTime) -> JSONText { .string("\(value)") }
  func date(_ value: CalendarDate) -> JSONText { .string("\(value)") }
  func staff(_ id: StaffID) -> JSONText { .string(wording.name(id)) }
  func service(_ id: ServiceID) -> JSONText { .string(wording.name(id)) }
  func price(_ money: Money?) -> JSONText {
    money.map { .string(wording.money($0)) } ?? .null
  }

  func stretch(_ start: LocalDateTime, _ end: LocalDateTime) -> Members {
    [("start", time(start)), ("end", time(end))]
  }

  /// Windows of a day; one that ends on the next day has an end beyond 24:00.
  func windows(_ windows: [ClockRange]) -> JSONText {
    .array(
      windows.map {
        .object([("start", .string("\($0.start)")), ("end", .string("\($0.end)"))])
      })
  }

  /// The days of a week that have windows.
  func hours(_ hours: WeeklyHours?) -> JSONText {
    guard let hours else { return .null }
    return .array(
      Weekday.allCases.filter { !hours[$0].isEmpty }.map { day in
        .object([("day", .string(wording.name(of: day))), ("windows", windows(hours[day]))])
      })
  }

  /// A booking that stands in the way: of a customer's view its number at most.
  func booking(_ id: BookingID) -> Members {
    let isOwn = context.bookings[id].map(context.isOwn) ?? false
    guard isOwn || !context.business.settings.isCustomerView else {
      // What class is given is no secret of those who take part.
      let kind = context.bookings[id].flatMap { context.business.service($0.service) }
      return kind.map { $0.capacity > 1 ? [("service", service($0.id))] : [] } ?? []
    }
    var members: Members = [("booking", .string(wording.number(id)))]
    if let booking = context.bookings[id] { members += whose(booking) }
    return members
  }

  func whose(_ booking: Booking) -> Members {
    [
      ("service", service(booking.service)),
      ("customer", booking.customer.map { .string(wording.name($0)) } ?? .null),
    ] + (booking.bookedBy.isEmpty ? [] : [("bookedBy", .string(booking.bookedBy))])
  }

  /// All of a booking that its line tells.
  func whole(_ booking: Booking) -> Members {
    [("booking", .string(wording.number(booking.id)))]
      + (context.business.settings.isCustomerView
        ? [("service", service(booking.service))] : whose(booking))
      + [("staff", staff(booking.staff))]
      + stretch(booking.start, wording.end(of: booking)) + [("minutes", .whole(booking.length))]
  }

  /// What, with whom, when, for how much.
  func place(_ slot: Slot) -> Members {
    [("service", service(slot.service)), ("staff", staff(slot.staff))]
      + stretch(slot.start, slot.end(in: context.zone))
      + [("minutes", .whole(slot.length)), ("price", price(slot.price))]
  }

  /// The facts of a rationale.
  func rationale(_ rationale: Rationale, of start: LocalDateTime) -> JSONText {
    facts(rationale.facts, of: start)
  }

  func facts(_ facts: [WeighedFact], of start: LocalDateTime) -> JSONText {
    .array(facts.map { JSONRenderer().fact($0, of: start, wording) })
  }

  // MARK: Limits and obstacles

  func limit(_ limit: Policy.Limit) -> Members {
    var members: Members = [("most", .whole(limit.most)), ("per", .string(limit.period.rawValue))]
    switch limit.scope {
    case .everything: break
    case .service(let id): members.append(("service", service(id)))
    case .staff(let id): members.append(("staff", staff(id)))
    case .serviceOf(let id, let person):
      members += [("service", service(id)), ("staff", staff(person))]
    case .eachCustomer: members.append(("each", .string("customer")))
    case .eachCustomerOf(let id):
      members += [("service", service(id)), ("each", .string("customer"))]
    }
    if let weekday = limit.weekday {
      members.append(("weekday", .string(wording.name(of: weekday))))
    }
    return members
  }

  /// What stands against a start.
  func obstacle(_ obstacle: Obstacle, of start: LocalDateTime) -> JSONText {
    let (kind, members) = parts(obstacle)
    return fact(
      kind, [("rule", .string(wording.name(obstacle.rule)))] + members,
      text: wording.sentence(wording.clause(obstacle, of: start)))
  }

  private func parts(_ obstacle: Obstacle) -> (String, Members) {
    switch obstacle {
    case .past(let now): ("past", [("now", time(now))])
    case .closed(let date, let windows, let reason):
      (
        "closed",
        [("date", self.date(date)), ("open", self.windows(windows)), ("reason", .string(reason))]
      )
    case .runsPastClosing(let closes, let ends):
      ("ends after closing", [("closes", time(closes)), ("ends", time(ends))])
    case .notWorking(let id, let date, let windows):
      (
        "not working",
        [("staff", staff(id)), ("date", self.date(date)), ("works", self.windows(windows))]
      )
    case .runsPastShift(let id, let until, let ends):
      (
        "ends after hours",
        [("staff", staff(id)), ("works until", time(until)), ("ends", time(ends))]
      )
    case .onBreak(let id, let from, let to): ("break", [("staff", staff(id))] + stretch(from, to))
    case .timeOff(let id, let from, let to, let reason):
      ("time off", [("staff", staff(id))] + stretch(from, to) + [("reason", .string(reason))])
    case .booked(let id, let booking, let from, let to):
      ("booked", [("staff", staff(id))] + self.booking(booking) + stretch(from, to))
    case .buffer(let id, let booking, let minutes, let from, let to):
      (
        "kept free",
        [("staff", staff(id))] + self.booking(booking) + stretch(from, to)
          + [("minutes", .whole(minutes))]
      )
    case .blocked(let id, _, let from, let to, let minutes):
      (
        "blocked", [("staff", staff(id))] + stretch(from, to) + [("minutes", .whole(minutes))]
      )
    default: others(obstacle)
    }
  }

  private func others(_ obstacle: Obstacle) -> (String, Members) {
    switch obstacle {
    case .held(let id, let until): ("held", [("staff", staff(id)), ("until", time(until))])
    case .notice(let minutes, let earliest):
      ("notice", [("minutes", .whole(minutes)), ("earliest", time(earliest))])
    case .tooSoon(let days, let first):
      ("too soon", [("days", .whole(days)), ("first", date(first))])
    case .horizon(let days, let last):
      ("too far ahead", [("days", .whole(days)), ("last", date(last))])
    case .limit(let limit, let booked):
      ("limit", self.limit(limit) + [("booked", .whole(booked))])
    case .full(let capacity, let taken, let asked):
      (
        "full",
        [("capacity", .whole(capacity)), ("taken", .whole(taken)), ("asked", .whole(asked))]
      )
    case .resourceTaken(let room, let booking, let quantity, let from, let to):
      (
        "room taken",
        [("room", .string(wording.name(room))), ("quantity", .whole(quantity))]
          + self.booking(booking) + stretch(from, to)
          + [("minutes after", .whole(context.bookings[booking]?.bufferAfter ?? 0))]
      )
    case .cannotDo(let id, let what):
      ("does not do it", [("staff", staff(id)), ("service", service(what))])
    case .nobodyDoes(let what): ("nobody does it", [("service", service(what))])
    case .offGrid(let step, let before, let after):
      (
        "off the usual starts",
        [
          ("minutes", .whole(step)), ("before", before.map(time) ?? .null),
          ("after", after.map(time) ?? .null),
        ]
      )
    case .notAFixedStart(let times, let weekday):
      (
        "not a fixed start",
        [("starts", .array(times.map { .string("\($0)") }))]
          + (weekday.map { [("weekday", .string(wording.name(of: $0)))] } ?? [])
      )
    case .wastes(let minutes, let from, let to):
      ("leaves gap", stretch(from, to) + [("minutes", .whole(minutes))])
    case .lengthOutside(let limits, let asked):
      (
        "length",
        [
          ("shortest", .whole(limits.lowerBound)), ("longest", .whole(limits.upperBound)),
          ("asked", .whole(asked)),
        ]
      )
    case .skipped(let time, let resumes):
      ("skipped by the clock", [("time", self.time(time)), ("resumes", self.time(resumes))])
    case .customerBusy(let customer, let booking, let from, let to):
      (
        "customer is busy",
        [
          ("customer", .string(wording.name(customer))),
          ("booking", .string(wording.number(booking))),
          ("staff", context.bookings[booking].map { staff($0.staff) } ?? .null),
        ] + stretch(from, to)
      )
    default: ("obstacle", [])
    }
  }

  // MARK: Changes that would help

  /// A change that people could make.
  func remedy(_ remedy: Remedy) -> Members {
    switch remedy {
    case .openLonger: [("change", .string("open longer"))]
    case .openOn(let date): [("change", .string("open")), ("date", self.date(date))]
    case .workLonger(let id): [("change", .string("work longer")), ("staff", staff(id))]
    case .workOn(let id, let date):
      [
        ("change", .string("work")), ("staff", staff(id)), ("date", self.date(date)),
        ("hours", windows(context.business.openingWindows(on: date) ?? [])),
      ]
    case .skipBreak(let id): [("change", .string("no break")), ("staff", staff(id))]
    case .comeBack(let id, let start, let end):
      [("change", .string("no time off")), ("staff", staff(id))] + stretch(start, end)
    case .moveBooking(let id): [("change", .string("move booking"))] + booking(id)
    case .unblock(let id, _): [("change", .string("unblock")), ("staff", staff(id))]
    case .release(let id): [("change", .string("release hold")), ("staff", staff(id))]
    case .shorterNotice(let minutes):
      [("change", .string("shorter notice")), ("minutes", .whole(minutes))]
    case .furtherAhead(let days): [("change", .string("further ahead")), ("days", .whole(days))]
    case .raise(let limit): [("change", .string("raise limit"))] + self.limit(limit)
    case .morePlaces(let capacity):
      [("change", .string("more places")), ("capacity", .whole(capacity))]
    case .more(let room):
      [("change", .string("more rooms")), ("room", .string(wording.name(room)))]
    case .teach(let id, let what):
      [
        ("change", .string("someone does it too")), ("staff", staff(id)),
        ("service", service(what)),
      ]
    case .otherStarts: [("change", .string("other starts"))]
    case .allowGaps: [("change", .string("allow gaps"))]
    case .otherLength: [("change", .string("other length"))]
    }
  }
}
