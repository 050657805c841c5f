import CivilTime
import Testing

@testable import Scheduling

@Suite("Several at once")
struct TogetherTests {
  private func salon(_ people: Int = 2) throws -> Desk {
    let names = ["Sam", "Priya", "Alex"]
    return try Desk(
      now: "2026-11-30T08:00", open: [(1...7, "09:00-12:00")], service: service(30),
      staff: (1...people).map { Staff(id: StaffID($0), name: names[$0 - 1]) },
      also: [service(60, after: 10, id: 2)])
  }

  private func request(
    _ desk: Desk, _ services: [Int], _ arrangement: VisitRequest.Arrangement = .backToBack
  ) -> VisitRequest {
    var request = VisitRequest(
      parts: services.map { VisitPart(service: ServiceID($0)) },
      windows: [
        Span(start: desk.instant("2026-11-30T09:00"), end: desk.instant("2026-11-30T12:00"))
      ])
    request.arrangement = arrangement
    return request
  }

  private func text(_ plan: VisitPlan) -> String {
    plan.slots.map { "\($0.service.rawValue)@\($0.start.time) \($0.staff.rawValue)" }
      .joined(separator: ", ")
  }

  @Test("two services follow one another in the order that fits, with one person if that can be")
  func backToBack() throws {
    let desk = try salon()
    let plan = try #require(
      try desk.finder.visits(for: request(desk, [2, 1]), count: 1).first)
    // The short one first: no wait for the cleaning up of the long one.
    #expect(text(plan) == "1@09:00 1, 2@09:30 1")
    #expect(plan.slots[0].rationale.facts.contains { $0.fact == .oneStaff(StaffID(1)) })
  }

  @Test("a part that would begin in the second showing of a doubled hour is no part")
  func secondShowing() throws {
    // The clocks go from 02:00 back to 01:00: an hour from 01:15 ends at the
    // second 01:15, which has no name of its own.
    let desk = try Desk(
      "Europe/London", now: "2026-10-24T08:00", open: [(1...7, "01:15-04:00")],
      service: service(60),
      staff: [Staff(id: StaffID(1), name: "Sam")], also: [service(30, id: 2)])
    var visit = VisitRequest(
      parts: [VisitPart(service: ServiceID(1)), VisitPart(service: ServiceID(2))],
      windows: [
        Span(start: desk.instant("2026-10-25T01:15"), end: desk.instant("2026-10-25T01:16"))
      ])
    visit.keepsOrder = true
    #expect(try desk.finder.visits(for: visit, count: 1).isEmpty)
    // On the day after the same hour is shown once.
    visit.windows = [
      Span(start: desk.instant("2026-10-26T01:15"), end: desk.instant("2026-10-26T01:16"))
    ]
    let plan = try #require(try desk.finder.visits(for: visit, count: 1).first)
    #expect(text(plan) == "1@01:15 1, 2@02:15 1")
  }

  @Test("an order that was said is kept, and the buffer of one person is waited for")
  func keepsOrder() throws {
    let desk = try salon(1)
    var visit = request(desk, [2, 1])
    visit.keepsOrder = true
    let plan = try #require(try desk.finder.visits(for: visit, count: 1).first)
    #expect(text(plan) == "2@09:00 1, 1@10:10 1")
    #expect(plan.slots[0].rationale.facts.contains { $0.fact == .waits(minutes: 10) })
  }

  @Test("two people share a visit where one alone has no time, unless one is wanted")
  func twoPeople() throws {
    let desk = try salon()
    try desk.book("2026-11-30T09:30", minutes: 150, staff: 1)
    try desk.book("2026-11-30T09:00", minutes: 30, staff: 2)
    try desk.book("2026-11-30T10:40", minutes: 80, staff: 2)
    var visit = request(desk, [1, 2])
    let plan = try #require(try desk.finder.visits(for: visit, count: 1).first)
    #expect(text(plan) == "1@09:00 1, 2@09:30 2")
    visit.mostStaff = 1
    #expect(try desk.finder.visits(for: visit, count: 1).isEmpty)
  }

  @Test("guests of a party come at the same time, each to someone else")
  func party() throws {
    let desk = try salon()
    try desk.book("2026-11-30T09:00", minutes: 45, staff: 2)
    let plans = try desk.finder.visits(for: request(desk, [1, 1], .sameTime), count: 20)
    #expect(!plans.isEmpty)
    for plan in plans {
      #expect(Set(plan.slots.map(\.staff)).count == 2)
      #expect(Set(plan.slots.map(\.start)).count == 1)
    }
    #expect(plans.map(\.span.start).min() == desk.instant("2026-11-30T09:45"))
    #expect(try desk.finder.visits(for: request(desk, [1, 1, 1], .sameTime), count: 1).isEmpty)
  }

  @Test("a party of one class sits in one session while there are places")
  func classParty() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(1...7, "09:00-11:00")],
      service: service(60, every: 60, capacity: 3))
    try desk.book("2026-11-30T09:00", minutes: 60, seats: 2)
    let plan = try #require(
      try desk.finder.visits(for: request(desk, [1, 1], .sameTime), count: 1).first)
    #expect(plan.slots.map { "\($0.start.time)" } == ["10:00", "10:00"])
  }

  @Test("every part of a plan can be booked after those before it")
  func plansStand() throws {
    let desk = try salon(3)
    try desk.book("2026-11-30T09:45", minutes: 45, staff: 1)
    try desk.book("2026-11-30T10:30", minutes: 30, staff: 2)
    for arrangement in [VisitRequest.Arrangement.backToBack, .sameTime] {
      let plans = try desk.finder.visits(for: request(desk, [1, 2], arrangement), count: 30)
      #expect(plans.count > 2)
      for plan in plans {
        let copy = desk.book.copy()
        for slot in plan.slots {
          let kind = try #require(desk.business.service(slot.service))
          try copy.add(
            Booking(
              service: slot.service, staff: slot.staff, start: slot.start, zone: "UTC",
              span: slot.span, length: slot.length, bufferBefore: kind.bufferBefore,
              bufferAfter: kind.bufferAfter, createdAt: slot.span.start))
        }
      }
    }
  }

  @Test("a series tells which dates stand, and the nearest slot where one does not")
  func series() throws {
    let desk = try salon(1)
    try desk.book("2026-12-08T10:00", minutes: 30)
    let candidate = Candidate(
      service: ServiceID(1), staff: StaffID(1), start: wall("2026-12-01T10:00"))
    let starts = [1, 8, 15].map { wall("2026-12-\($0 < 10 ? "0" : "")\($0)T10:00") }
    let dates = try desk.finder.series(candidate, on: starts)
    #expect(dates.map(\.verdict.stands) == [true, false, true])
    // As near as 9:30, and what it leaves can hold any service.
    #expect(dates[1].nearest?.start == wall("2026-12-08T10:30"))
    #expect(dates[1].verdict.obstacles.map(\.rule) == [.booked])
  }
}

@Suite("Answers about slots")
struct SlotAnswersTests {
  private func desk() throws -> Desk {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(1...7, "09:00-12:00")], service: service(60),
      staff: [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")],
      also: [service(30, id: 2)])
    try desk.book("2026-11-30T09:00", minutes: 150, staff: 1)
    return desk
  }

  @Test("the start that was asked for leads, off the grid too, and the rest by nearness")
  func preferred() throws {
    let desk = try desk()
    var request = desk.request("2026-11-30", "2026-12-01")
    request.preferred = desk.instant("2026-11-30T10:07")
    let best = try desk.finder.suggestions(for: request, count: 3)
    #expect(best.map { "\($0.start.time)" } == ["10:07", "10:00", "10:15"])
    #expect(best[0].rationale.facts[0].fact == .atAskedTime(wall("2026-11-30T10:07")))
    #expect(
      best[1].rationale.facts.contains {
        $0.fact == .nearAskedTime(wall("2026-11-30T10:07"), minutesAway: 7)
      })
  }

  @Test("what a rationale counts is what ranks, and the comparison tells what decides")
  func comparison() throws {
    let desk = try desk()
    let request = desk.request("2026-11-30", "2026-12-01")
    let best = try desk.finder.suggestions(for: request, count: 9)
    for (one, two) in zip(best, best.dropFirst()) {
      let comparison = try desk.finder.compared(two, one, for: request)
      #expect(comparison.better.span == one.span)
      #expect(comparison.lead == one.rationale.points - two.rationale.points)
      #expect(comparison.differences.reduce(0) { $0 + $1.points } == comparison.lead)
      #expect((comparison.tieBreak == nil) == (comparison.lead != 0))
    }
  }

  @Test("a day without a free start is broken down by rule")
  func breakdown() throws {
    let desk = try desk()
    try desk.book("2026-11-30T09:00", minutes: 180, staff: 2)
    let breakdown = try desk.finder.breakdown(of: desk.request("2026-11-30", "2026-12-01"))
    #expect(breakdown.free == 0)
    #expect(breakdown.starts == 12)
    #expect(breakdown.rows.map(\.rule) == [.booked, .closed])
    #expect(breakdown.rows.map(\.starts) == [9, 3])
    #expect(breakdown.rows[0].wouldFree == 9)
  }

  @Test("where nothing fits, each relaxation has its nearest slot")
  func relaxations() throws {
    let desk = try desk()
    var request = desk.request("2026-11-30T10:00", "2026-11-30T11:31")
    request.staff = [StaffID(1)]
    #expect(try desk.finder.slots(for: request).isEmpty)
    let found = try desk.finder.relaxations(of: request)
    func start(_ kind: Relaxation.Kind) -> String? {
      found.first { $0.kind == kind }.map { "\($0.slot.start)" }
    }
    #expect(start(.otherTime) == nil)
    #expect(start(.otherDay) == "2026-12-01T09:00")
    #expect(start(.otherStaff) == "2026-11-30T10:00")
    #expect(start(.shorterService) == "2026-11-30T11:30")
  }

  @Test("a customer who is elsewhere then is busy, unless they book for two")
  func customerBusy() throws {
    let desk = try desk()
    try desk.book("2026-12-01T09:00", minutes: 60, staff: 1, customer: 5)
    let refused = try desk.verdict("2026-12-01T09:30", staff: 2) { $0.customer = CustomerID(5) }
    #expect(
      refused.obstacles == [
        .customerBusy(
          CustomerID(5), BookingID(2), start: wall("2026-12-01T09:00"),
          end: wall("2026-12-01T10:00"))
      ])
    #expect(
      try desk.verdict("2026-12-01T09:30", staff: 2) {
        $0.customer = CustomerID(5)
        $0.allowsCustomerOverlap = true
      }.stands)
  }
}
