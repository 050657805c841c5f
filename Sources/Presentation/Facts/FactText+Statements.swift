import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// The facts of what a reply says, for `--json`.
extension FactText {
  /// The facts that a statement is worded from; none if it explains nothing.
  func facts(_ statement: Statement) -> [JSONText] {
    switch statement {
    case .fullReason(let slot): reasons("slot", place(slot), slot.rationale, of: slot.start)
    case .bookingReason(let booking):
      reasons("booking", whole(booking), booking.rationale, of: booking.start)
    case .cancelledSince(let booking): [fact("cancelled since", whole(booking))]
    case .movedSince(let booking): [fact("moved since", whole(booking))]
    case .causeOfChange(_, let from, let to, let entry):
      [fact("before", whole(from)), fact("after", whole(to))]
        + entry.edits.map {
          fact("changed", [("what", .string(ChangeSentences(wording: wording).text(of: $0)))])
        }
    case .hasNotHappened(let booking, _): [fact("unchanged", whole(booking))]
    case .isFree(let slot): [fact("free", place(slot))]
    case .planIsFree(let plan): plan.slots.map { fact("free", place($0)) }
    case .isSuggested(let slot): reasons("suggested", place(slot), slot.rationale, of: slot.start)
    case .comparison(let one, let two): [comparison(SlotComparison(one, two))]
    case .notFree(let what, let start, let asked, let obstacles),
      .notOffered(let what, let start, let asked, let obstacles):
      refused(what, at: start, asked, obstacles)
    case .remark(let remark, let start): [obstacle(remark, of: start)]
    case .nearest(let slots): slots.map { fact("nearest", place($0)) }
    case .nothingFree(let reading): [fact("nothing free", self.reading(reading))]
    case .breakdown(let breakdown): [starts("starts", breakdown)]
    case .sooner(let breakdown): [starts("earlier starts", breakdown)]
    case .freesMost(let freeing):
      [fact("frees most", remedy(freeing.remedy) + [("starts", .whole(freeing.starts))])]
    case .limits(let limits): limits.map { fact("limit", limit($0)) }
    case .relaxed(let relaxed): relaxed.enumerated().map { wouldWork($1, number: $0 + 1) }
    case .someFree(let free, let time): someFree(free, time)
    case .whatIf(let supposed): whatIf(supposed)
    case .ways(let ways, _): ways.enumerated().map { way($1, number: $0 + 1) }
    case .howRead(let line, let requests):
      [fact("line", [("words", .string(line))])] + requests.flatMap { read($0) }
    case .howSure(let requests, let habits, let customer): sure(requests, habits, customer)
    case .tookServiceOf(let visit, let isNext):
      [fact(isNext ? "next visit" : "last visit", whole(visit))]
    case .standsAs(let booking), .isInAlready(let booking), .stays(let booking):
      [fact("stands", whole(booking))]
    case .wouldMove(let booking): [fact("would move", whole(booking))]
    case .ruledOut(let staff): [fact("ruled out", [("staff", names(staff))])]
    case .ruledOutTime(let when): [fact("ruled out", [("words", .string(when.text))])]
    case .holdsForGood(let words, _): [fact("holds for good", [("words", .string(words))])]
    case .oneOfSeveral(let count): [fact("one of several", [("asked", .whole(count))])]
    case .plansOnly(let planned, let left):
      [
        fact(
          "plans only",
          [("planned", .string(planned)), ("left", .array(left.map { .string($0) }))])
      ]
    case .firstOfSeries(let date): [fact("first of series", [("date", .string("\(date)"))])]
    case .sameSlot(let slot): [fact("same", place(slot))]
    case .partBeside(let slot): [fact("goes with", place(slot))]
    case .hasGoneBy(let now): [fact("past", [("now", time(now))])]
    case .keptFromBefore(let kept): [keptFromBefore(kept)]
    case .later(let breakdown): [starts("later starts", breakdown)]
    case .asUsual(let what, let customer, let visits, let all):
      [usual(what, customer, visits, of: all)]
    case .inFull(let statements), .inBrief(let statements): statements.flatMap { facts($0) }
    case .howToFree(let plan): plan.rows.map { wouldGo($0) } + plan.edits.map { edit($0) }
    case .dutyOn(let staff, let date, let obstacles): duty(staff, date, obstacles)
    case .wasNamed(let named): [self.named(named)]
    default: []
    }
  }

  private func names(_ staff: [StaffID]) -> JSONText { .array(staff.map { self.staff($0) }) }

  private func reasons(
    _ kind: String, _ members: Members, _ rationale: Rationale, of start: LocalDateTime
  ) -> [JSONText] {
    [fact(kind, members)] + rationale.facts.map { JSONRenderer().fact($0, of: start, wording) }
  }

  private func comparison(_ comparison: SlotComparison) -> JSONText {
    let (better, other) = (comparison.better, comparison.other)
    return fact(
      "ranks before",
      [
        ("points", .whole(comparison.lead)), ("better", .object(place(better))),
        ("other", .object(place(other))),
        (
          "tie",
          comparison.tieBreak.map {
            .string($0 == .earlierStart ? "earlier start" : "first in the book")
          } ?? .null
        ),
        (
          "differences",
          .array(
            comparison.differences.map {
              .object([
                ("points", .whole($0.points)), ("better", facts($0.better, of: better.start)),
                ("other", facts($0.other, of: other.start)),
              ])
            })
        ),
      ])
  }

  // MARK: Single statements

  private func refused(
    _ what: ServiceID, at start: LocalDateTime, _ asked: [StaffID], _ obstacles: [Obstacle]
  ) -> [JSONText] {
    let what = fact(
      "refused", [("service", service(what)), ("start", time(start)), ("staff", names(asked))])
    return [what] + obstacles.map { obstacle($0, of: start) }
  }

  private func wouldWork(_ relaxation: Relaxation, number: Int) -> JSONText {
    fact(
      "would work",
      [("number", .whole(number)), ("by", .string(name(relaxation.kind)))]
        + place(relaxation.slot))
  }

  private func keptFromBefore(_ kept: Statement.Kept) -> JSONText {
    fact(
      "kept from before",
      [("staff", names(kept.staff)), ("notWith", names(kept.excluded))]
        + (kept.time.map { wanted($0) } ?? []))
  }

  private func usual(
    _ what: ServiceID, _ customer: CustomerID, _ visits: Int, of all: Int
  ) -> JSONText {
    fact(
      "usual service",
      [
        ("service", service(what)), ("customer", .string(wording.name(customer))),
        ("visits", .whole(visits)), ("of", .whole(all)),
      ])
  }

  private func wouldGo(_ row: Rearrangement.Row) -> JSONText {
    let against = (row.refused + row.against).map { obstacle($0, of: row.booking.start) }
    return fact(
      "would go",
      whole(row.booking) + [("to", row.slot.map { .object(place($0)) } ?? .null)]
        + [("against", .array(against))])
  }

  private func duty(
    _ staff: StaffID?, _ date: CalendarDate, _ obstacles: [Obstacle]
  ) -> [JSONText] {
    let who = fact(
      "duty", [("staff", staff.map { self.staff($0) } ?? .null), ("date", self.date(date))])
    return [who] + obstacles.map { obstacle($0, of: LocalDateTime(date, .midnight)) }
  }

  private func named(_ named: Statement.Named) -> JSONText {
    let customer = named.customer ?? named.habit?.customer
    let members: Members = [
      ("service", named.service.map { service($0) } ?? .null),
      ("customer", customer.map { .string(wording.name($0)) } ?? .null),
      ("visits", named.habit.map { .whole($0.visits) } ?? .null),
      ("of", named.habit.map { .whole($0.of) } ?? .null),
    ]
    // What nobody named is of the waitlist.
    return fact(named.isWaiting ? "on the waitlist" : "named", members)
  }

  // MARK: Starts

  private func starts(_ kind: String, _ breakdown: Breakdown) -> JSONText {
    let rows = breakdown.rows.map { row -> JSONText in
      .object([
        ("rule", .string(wording.name(row.rule))), ("starts", .whole(row.starts)),
        ("wouldFree", .whole(row.wouldFree)),
      ])
    }
    let refused = breakdown.rows.filter { $0.starts > 0 }
    let named = Sentences(wording: wording, layout: TextLayout(width: 10_000)).named(of: breakdown)
    let rest = refused.dropFirst(named).reduce(0) { $0 + $1.starts }
    return fact(
      kind,
      [
        ("starts", .whole(breakdown.starts)), ("free", .whole(breakdown.free)),
        ("by", .array(rows)), ("notNamed", .whole(rest)),
        ("last", breakdown.last.map(date) ?? .null),
      ])
  }

  private func someFree(_ free: [Statement.FreeCount], _ time: WantedTime) -> [JSONText] {
    [fact("asked for", wanted(time))]
      + free.map { row in
        fact(
          "free starts",
          [
            ("service", service(row.service)), ("starts", .whole(row.count)),
            ("first", row.first.map { .object(place($0)) } ?? .null),
          ] + (row.breakdown.map { [("of", starts("starts", $0))] } ?? []))
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

  private func reading(_ reading: Statement.Reading) -> Members {
    let sentences = Sentences(wording: wording, layout: TextLayout(width: 10_000))
    return [
      ("service", reading.service.map { service($0) } ?? .null), ("staff", names(reading.staff)),
      ("customer", sentences.name(reading.party).map { .string($0) } ?? .null),
    ] + wanted(reading.time)
  }

  /// Days and times that are asked for.
  private func wanted(_ time: WantedTime) -> Members {
    var members: Members = []
    if let days = time.days {
      members += [("first", date(days.first)), ("last", days.last.map(date) ?? .null)]
      if let weekdays = days.weekdays {
        members.append(("weekdays", .array(weekdays.map { .string(wording.name(of: $0)) })))
      }
    }
    if let clock = time.clock { members += self.clock(clock) }
    if !time.alternatives.isEmpty {
      members.append(("or", .array(time.alternatives.map { .object(wanted($0)) })))
    }
    return members
  }

  private func clock(_ clock: WantedTime.Clock) -> Members {
    func face(_ minute: Int) -> JSONText {
      let shown = minute > 1440 ? minute - 1440 : minute
      return .string("\(ClockTime(minuteOfDay: shown) ?? .midnight)")
    }
    return switch clock {
    case .at(let minute): [("at", face(minute))]
    case .around(let minute): [("around", face(minute))]
    case .between(let low, let high): [("from", face(low)), ("until", face(high))]
    case .from(let minute), .soonest(let minute): [("from", face(minute))]
    case .until(let minute): [("until", face(minute))]
    case .latest(let minute): [("latest", face(minute))]
    }
  }

  // MARK: What if, and how could I

  private func whatIf(_ supposed: WhatIf) -> [JSONText] {
    let effect = supposed.effect
    var facts = supposed.edits.map { edit($0) }
    facts.append(
      fact(
        "looked at",
        [
          ("first", date(effect.first)), ("last", date(effect.last)),
          ("staff", effect.staff.map { staff($0) } ?? .null),
          ("changes", .whole(supposed.edits.count)),
        ]))
    facts += effect.rows.map { row in
      fact(
        "free starts",
        [
          ("service", service(row.service)), ("before", .whole(row.before)),
          ("after", .whole(row.after)), ("gained", .array(row.gained.map { time($0) })),
          ("lost", .array(row.lost.map { time($0) })),
        ])
    }
    facts += supposed.kept.map { kept in
      fact(
        "keeps",
        [
          ("service", service(kept.service.id)), ("bookings", .whole(kept.count)),
          ("minutes", .whole(kept.service.length)), ("price", price(kept.service.price)),
        ])
    }
    if !supposed.ownHours.isEmpty {
      facts.append(fact("own hours", [("staff", names(supposed.ownHours))]))
    }
    facts.append(fact("broken", [("bookings", .whole(effect.broken.count))]))
    return facts
      + effect.broken.map { broken in
        fact(
          "would be broken",
          whole(broken.booking) + [
            ("by", .array(broken.obstacles.map { obstacle($0, of: broken.booking.start) }))
          ])
      }
  }

  private func way(_ way: Way, number: Int) -> JSONText {
    fact(
      "way",
      [
        ("number", .whole(number)), ("steps", .array(way.steps.map { step($0, way.slot) })),
        ("slot", .object(place(way.slot))),
      ])
  }

  private func step(_ step: Way.Step, _ slot: Slot) -> JSONText {
    switch step {
    case .otherStaff(let id): fact("take someone else", [("staff", staff(id))])
    case .move(let from, let to):
      fact(
        "move booking", whole(from) + [("to", .object(stretch(to.start, to.end(in: context.zone))))]
      )
    case .setAside(let rule, let obstacles):
      fact(
        "set a rule aside",
        [
          ("rule", .string(wording.name(rule))),
          ("against", .array(obstacles.map { obstacle($0, of: slot.start) })),
        ])
    }
  }
}
