import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func slotLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .suggestion(let slot, let party): say(suggestion(slot, party))
    case .reason(let slot): say(wording.reason(for: slot))
    case .others(let slots, let first, let service): others(slots, from: first, beside: service)
    case .remark(let obstacle, let start): say(remark(obstacle, start))
    case .notFree(let service, let start, let staff, let obstacles):
      notFree(service, start, staff, obstacles)
    case .notOffered(let service, let start, let staff, let obstacles):
      notOffered(service, start, staff, obstacles)
    case .againstRules(let service, let start, let obstacles):
      against(service, start, obstacles)
    case .nearest(let slots): say(nearest(slots))
    case .nothingFree(let reading): say("Nothing is free for \(self.reading(reading)).")
    case .breakdown(let breakdown): self.breakdown(breakdown)
    case .limits(let limits):
      limits.flatMap { say("The rule: \(SettingsSentences(wording: wording).limit($0)).") }
    case .relaxed(let relaxed): relaxedLines(relaxed)
    case .insteadOf(let kind): say("The nearest \(place(kind)):")
    case .orWaitlist(let party):
      say("Or say “put \(name(party) ?? "me") on the waitlist”.")
    case .lengthOutside(let service, let limits, let asked):
      say(lengthOutside(service, limits, asked))
    case .zoneUnknown(let when): say(zoneUnknown(when))
    case .onTheirClock(let customer, let span): say(onTheirClock(customer, span))
    case .theirZone(let customer): say(SettingsSentences.zone(of: customer) + ".")
    case .freeStarts(let service, let staff, let slots, let isCut, let time):
      freeStarts(service, staff, slots, isCut, time)
    case .nextOpening(let slot): say("The next opening: \(wording.slot(slot)).")
    case .nextOpenings(let slots): nextOpenings(slots)
    case .series(let series): self.series(series)
    case .visit(let visit): self.visit(visit)
    case .noVisit(let services, let asksDay):
      say(noVisit(services) + (asksDay ? " Name another day." : ""))
    case .noVisitAt(let services, let start, let free): say(noVisit(services, at: start, free))
    case .thenComes(let days):
      say("Then comes \(wording.list(days.map { wording.date($0) })).")
    case .notAtTheSameTime:
      say("There are not enough people free at the same time, so one after the other.")
    case .partOfSeries(let booking, let following, let all):
      say("\(brief(booking)) is one of a series of \(all).")
        + layout.table([
          ["1)", "just this one"], ["2)", "this and those after it (\(following))"],
          ["3)", "all that are ahead (\(all))"],
        ])
    case .asUsual(let service, let customer, let visits, let all):
      say(
        "\(wording.name(service)), as usual: "
          + (visits == all ? "all" : "\(visits)")
          + " of \(wording.possessive(wording.name(customer))) last \(all) visits were that.")
    case .atUsualTime(let usual): say(self.usual(usual))
    case .option(let slot, let number):
      say((number.map { "Number \($0): " } ?? "") + wording.slot(slot) + ".")
    case .placeOrHour(let slot, let number):
      say(
        "Number \(number) is \(wording.shortSlot(slot)). Say “number \(number)” for that, or "
          + "“at \(number)” for the hour.")
    case .whichOption(let numbers):
      say("That could be \(wording.list(numbers.map { "\($0)" }, "or")): say which.")
    case .whichSlot: say("Which of these times? Say one, and I book it.")
    case .noMoreSlots: say("There is nothing else there. Name another day or another person.")
    case .otherTime(let time, let words):
      say("If “\(words)” meant \(wording.clock(time.time)), say so.")
    case .otherDate(let date, let words):
      say("If “\(words)” meant \(wording.date(date)), say so.")
    default: nil
    }
  }

  private func suggestion(_ slot: Slot, _ party: Draft.Party) -> String {
    guard let name = name(party) else { return wording.slot(slot) + "." }
    let text = wording.slot(slot)
    let service = wording.service(slot.service, length: slot.length)
    return service + " for \(name)" + text.dropFirst(service.count) + "."
  }

  private func others(_ slots: [Slot], from first: Int, beside service: ServiceID) -> [String] {
    // Where one is not what was asked for, each says what it is.
    let isMixed = slots.contains { $0.service != service }
    let rows = slots.enumerated().map { index, slot in
      ["\(first + index))", isMixed ? wording.name(slot.service) : "", wording.shortSlot(slot)]
    }
    return ["Or:"] + layout.table(rows)
  }

  private func remark(_ obstacle: Obstacle, _ start: LocalDateTime) -> String {
    switch obstacle {
    case .offGrid(let step, _, _):
      "\(wording.clock(start.time)) is off the usual starts, which are every "
        + "\(wording.length(step)), but it fits."
    default:
      "It goes against a rule: \(wording.clause(obstacle, of: start)). I can book it all the same."
    }
  }

  /// When and with whom someone usually comes, and how often of the last times.
  private func usual(_ usual: Statement.UsualTime) -> String {
    var habits: [String] = []
    if let minute = usual.minute {
      let clock = ClockTime(minuteOfDay: minute).map { "at \(wording.clock($0))" } ?? ""
      let days = usual.weekday.map { "on \(wording.name(of: $0))s " } ?? ""
      habits.append("\(days)\(clock) (\(usual.then) of the last \(usual.of) visits)")
    }
    if let staff = usual.staff {
      let visits = habits.isEmpty ? " of the last \(usual.of) visits" : " of \(usual.of)"
      habits.append("with \(wording.name(staff)) (\(usual.withStaff)\(visits))")
    }
    return "\(wording.name(usual.customer)) usually comes \(wording.list(habits))."
  }

  private func visit(_ visit: Visit) -> [String] {
    guard let plan = visit.plans.first else { return [] }
    let isParty = visit.draft.parts?.guests.isEmpty == false
    let party = isParty ? "" : name(visit.draft.party).map { " for \($0)" } ?? ""
    let how =
      visit.draft.parts?.arrangement == .sameTime ? "At the same time" : "One after the other"
    var lines = say("\(how)\(party):")
    for (index, slot) in plan.slots.enumerated() {
      let guest = visit.guest(at: index, of: plan).map { "\(name($0)): " } ?? ""
      lines += layout.wrapped(
        "  \(guest)\(wording.slot(slot))".replacingLeadingBlanks, indent: "    "
      ).map(\.restoringLeadingBlanks)
    }
    if let first = plan.slots.first { lines += say(wording.reason(for: first)) }
    let others = visit.plans.dropFirst().enumerated().map { index, plan in
      ["\(index + 2))", plan.slots.map { brief($0) }.joined(separator: "; ")]
    }
    return lines + (others.isEmpty ? [] : ["Or:"] + layout.table(others))
  }

  private func noVisit(_ services: [ServiceID]) -> String {
    guard let first = services.first, services.contains(where: { $0 != first }) else {
      let name = services.first.map { wording.name($0) } ?? ""
      return "\(name) for \(services.count) people does not fit in there."
    }
    return "\(wording.list(services.map { wording.name($0) })) do not fit together there."
  }

  private func noVisit(_ services: [ServiceID], at start: LocalDateTime, _ free: [StaffID])
    -> String
  {
    let isOneForAll = services.allSatisfy { $0 == services.first }
    let what =
      isOneForAll
      ? "\(services.first.map { wording.name($0) } ?? "") for \(services.count) people does not fit"
      : "\(wording.list(services.map { wording.name($0) })) do not fit together"
    let names = wording.list(free.map { wording.name($0) })
    let who =
      free.isEmpty
      ? ": nobody is free then"
      : free.count < services.count
        ? ": only \(names) \(free.count == 1 ? "is" : "are") free then" : ""
    return "\(what) at \(wording.clock(start.time)) on \(wording.shortDate(start.date))\(who)."
  }

  private func lengthOutside(_ service: ServiceID, _ limits: ClosedRange<Int>, _ asked: Int)
    -> String
  {
    let nearest = min(max(asked, limits.lowerBound), limits.upperBound)
    let can =
      limits.count == 1
      ? "takes \(wording.length(limits.lowerBound))"
      : "can last \(wording.length(limits.lowerBound)) to \(wording.length(limits.upperBound))"
    return "\(wording.name(service)) \(can), not \(wording.length(asked))"
      + (limits.count == 1 ? "." : ": \(wording.length(nearest)) is the nearest.")
  }

  /// When something is on the clock of a customer elsewhere.
  private func onTheirClock(_ customer: Customer, _ span: Span) -> String {
    guard let zone = customer.zone, let rules = TimeZoneRules.find(zone) else { return "" }
    let start = rules.local(span.start)
    let end = rules.local(span.end)
    let last =
      end.date == start.date ? wording.clock(end.time) : wording.shortMoment(end)
    return "For \(customer.name), in \(ZonePlaces.place(of: zone)), that is "
      + "\(wording.shortDate(start.date)) \(wording.clock(start.time))–\(last)."
  }

  private func zoneUnknown(_ when: When?) -> String {
    let taken = when?.start.map { ", so \(wording.clock($0.time)) is the time here" } ?? ""
    return "No time zone is kept with this customer\(taken). Name it with the time: “9am New York "
      + "time”, or say where they are: “\(wording.examples.customer) is in New York”."
  }

  private func name(_ guest: Visit.Guest) -> String {
    guard guest.note.isEmpty else {
      return guest.note.hasPrefix("for ") ? String(guest.note.dropFirst(4)) : guest.note
    }
    return name(guest.party) ?? "you"
  }

  func brief(_ slot: Slot) -> String {
    "\(wording.name(slot.service)) \(wording.shortMoment(slot.start)) with \(wording.name(slot.staff))"
  }

  private func series(_ series: Series) -> [String] {
    var lines: [String] = []
    if let first = series.items.lazy.compactMap({ $0.slot ?? $0.nearest }).first {
      let party = name(series.draft.party).map { " for \($0)" } ?? ""
      lines += say(
        "\(wording.service(first.service, length: first.length))\(party), "
          + "\(wording.count(series.items.count, "date")):")
    }
    for item in series.items {
      lines += layout.wrapped(
        "  \(self.item(item))".replacingLeadingBlanks, indent: "     "
      ).map(\.restoringLeadingBlanks)
    }
    if series.items.contains(where: { $0.chosen == nil && $0.nearest != nil }) {
      lines += say("“Take the nearest” books those that do not fit beside their time.")
    }
    return lines
  }

  private func item(_ item: Series.Item) -> String {
    if let slot = item.slot { return wording.shortSlot(slot) }
    if let slot = item.chosen {
      return "\(wording.shortSlot(slot)), instead of \(wording.clock(item.start.time))"
    }
    let why = item.obstacles.first.map { wording.clause($0, of: item.start) } ?? "nothing is free"
    let refusal = "\(wording.shortMoment(item.start)): no, \(why)"
    guard let nearest = item.nearest else { return refusal }
    // The day is said already, unless it is another.
    let clocks = wording.clocks(nearest.start, until: nearest.span.end)
    let place =
      nearest.start.date == item.start.date
      ? "\(clocks) with \(wording.name(nearest.staff))" : wording.shortSlot(nearest)
    return "\(refusal); nearest \(place)"
  }

  private func relaxedLines(_ relaxed: [Relaxation]) -> [String] {
    let rows = relaxed.enumerated().map { index, relaxation in
      ["\(index + 1))", "\(name(relaxation.kind)): \(what(relaxation))"]
    }
    return ["What would work:"] + layout.table(rows)
  }

  private func what(_ relaxation: Relaxation) -> String {
    relaxation.kind == .shorterService
      ? "\(wording.name(relaxation.slot.service)), \(wording.shortSlot(relaxation.slot))"
      : wording.shortSlot(relaxation.slot)
  }

  private func place(_ kind: Relaxation.Kind) -> String {
    switch kind {
    case .otherTime: "at another time"
    case .otherDay: "on another day"
    case .otherStaff: "with someone else"
    case .shorterService: "with a shorter service"
    }
  }

  private func name(_ kind: Relaxation.Kind) -> String {
    switch kind {
    case .otherTime: "another time"
    case .otherDay: "another day"
    case .otherStaff: "someone else"
    case .shorterService: "a shorter service"
    }
  }

  private func nextOpenings(_ slots: [Slot]) -> [String] {
    let rows = slots.enumerated().map { index, slot in
      ["\(index + 1))", wording.name(slot.service), wording.shortSlot(slot)]
    }
    return ["The next opening for each service:"] + layout.table(rows)
  }
}

extension String {
  /// Leading blanks as signs that wrapping keeps.
  var replacingLeadingBlanks: String {
    let blanks = prefix { $0 == " " }.count
    return String(repeating: "\u{00A0}", count: blanks) + dropFirst(blanks)
  }

  /// The signs as blanks again.
  var restoringLeadingBlanks: String {
    String(map { $0 == "\u{00A0}" ? " " : $0 })
  }
}
