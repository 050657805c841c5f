import CivilTime
import Testing

@testable import Scheduling

private let everyDay = 1...7

/// The kinds of mistakes that booking engines make, each ruled out.
@Suite("Slot rules")
struct SlotRulesTests {
  @Test("clock change: a shop open over the night of 25 hours closes by the clock on the wall")
  func longNight() throws {
    let desk = try Desk(
      "Europe/London", now: "2026-10-24T12:00", open: [(6...6, "22:00-04:00")],
      service: service(60, every: 60))
    // The hour from 1 to 2 comes twice; its second showing has no name of its own.
    #expect(
      try desk.starts("2026-10-24", "2026-10-26").map { $0.suffix(5) } == [
        "22:00", "23:00", "00:00", "01:00", "02:00", "03:00",
      ])
    let slots = try desk.finder.slots(for: desk.request("2026-10-24", "2026-10-26"))
    let hours = slots.map { ($0.span.start.seconds - slots[0].span.start.seconds) / 3600 }
    #expect(hours == [0, 1, 2, 3, 5, 6])
  }

  @Test("clock change: another day's offset is its own, not today's")
  func offsetOfTheDay() throws {
    let desk = try Desk(
      "Europe/London", now: "2026-03-27T09:00", open: [(everyDay, "09:00-10:00")],
      service: service(60))
    let slots = try desk.finder.slots(for: desk.request("2026-03-28", "2026-03-30"))
    #expect(slots.map { "\($0.start)" } == ["2026-03-28T09:00", "2026-03-29T09:00"])
    #expect(slots[1].span.start.seconds - slots[0].span.start.seconds == 23 * 3600)
  }

  @Test("a time that does not exist is refused with the time at which it goes on")
  func skippedTime() throws {
    let desk = try Desk(
      "America/New_York", now: "2026-03-06T09:00", open: [(everyDay, "00:00-24:00")],
      service: service(30, every: 30))
    #expect(
      try desk.verdict("2026-03-08T02:30", typed: true).obstacles == [
        .skipped(wall("2026-03-08T02:30"), resumes: wall("2026-03-08T03:00"))
      ])
    #expect(try desk.free("2026-03-08").contains("01:00 01:30 03:00 03:30"))
  }

  @Test("a time that exists twice means the first")
  func repeatedTime() throws {
    let desk = try Desk(
      "America/New_York", now: "2026-10-30T09:00", open: [(everyDay, "00:00-24:00")],
      service: service(30, every: 30))
    let verdict = try desk.verdict("2026-11-01T01:30")
    #expect(verdict.stands)
    #expect(verdict.slot.span.start == Instant(seconds: 1_793_511_000))  // 05:30Z
    #expect(try desk.free("2026-11-01").hasPrefix("00:00 00:30 01:00 01:30 02:00 02:30"))
  }

  @Test("a date that a zone leaves out has no starts")
  func skippedDate() throws {
    let desk = try Desk(
      "Pacific/Apia", now: "2011-12-28T09:00", open: [(everyDay, "09:00-11:00")],
      service: service(60, every: 60))
    #expect(
      try desk.starts("2011-12-29", "2012-01-01") == [
        "2011-12-29T09:00", "2011-12-29T10:00", "2011-12-31T09:00", "2011-12-31T10:00",
      ])
  }

  @Test("notice on a day of change: only the cut moves, the starts keep the wall clock")
  func noticeOverChange() throws {
    let desk = try Desk(
      "America/New_York", now: "2026-03-07T14:30", open: [(everyDay, "09:00-18:00")],
      service: service(60, every: 60)
    ) { $0.notice = 24 * 60 }
    // 24 hours later it is 15:30 on the wall.
    #expect(try desk.free("2026-03-08") == "16:00 17:00")
  }

  @Test("notice is an instant, and equal counts as enough")
  func noticeIsExact() throws {
    let desk = try Desk(
      now: "2026-11-30T17:00", open: [(everyDay, "09:00-17:00")], service: service(60)
    ) { $0.notice = 24 * 60 }
    let next = try #require(
      try desk.finder.next(for: desk.request("2026-11-30T17:00", "2026-12-10")))
    #expect(next.start == wall("2026-12-02T09:00"))
    let early = try Desk(
      now: "2026-11-30T15:00", open: [(everyDay, "09:00-17:00")], service: service(60)
    ) { $0.notice = 24 * 60 }
    let equal = try #require(
      try early.finder.next(for: early.request("2026-11-30T17:00", "2026-12-10")))
    #expect(equal.start == wall("2026-12-01T15:00"))
  }

  @Test("a service's own notice stands for that of the book")
  func ownNotice() throws {
    var slow = service(60)
    slow.notice = 24 * 60
    let desk = try Desk(
      now: "2026-11-30T12:00", open: [(everyDay, "09:00-17:00")], service: slow,
      also: [service(60, id: 2)]
    ) { $0.notice = 120 }
    #expect(try desk.starts("2026-11-30", "2026-12-02").first == "2026-12-01T12:00")
    #expect(try desk.starts("2026-11-30", "2026-12-02", service: 2).first == "2026-11-30T14:00")
  }

  @Test("no same-day bookings: the night before is soon enough")
  func sameDay() throws {
    let desk = try Desk(
      now: "2026-11-30T23:50", open: [(everyDay, "00:00-17:00")], service: service(60)
    ) { $0.noticeDays = 1 }
    #expect(try desk.starts("2026-11-30", "2026-12-02").first == "2026-12-01T00:00")
    #expect(
      try desk.verdict("2026-11-30T23:55").obstacles.contains(
        .tooSoon(days: 1, first: date("2026-12-01"))))
  }

  @Test("a limit of one weekday counts on no other, and one of a customer's visits no other")
  func narrowLimits() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-12:00")], service: service(60),
      also: [service(60, id: 2)]
    ) {
      $0.limits = [
        Policy.Limit(scope: .everything, period: .day, most: 1, weekday: .saturday),
        Policy.Limit(scope: .eachCustomerOf(ServiceID(2)), period: .week, most: 1),
      ]
    }
    try desk.book("2026-12-04T09:00", minutes: 60)
    try desk.book("2026-12-05T09:00", minutes: 60)
    #expect(try desk.free("2026-12-04").isEmpty == false)
    #expect(try desk.free("2026-12-05").isEmpty)
    try desk.book("2026-12-01T09:00", minutes: 60, service: 2, customer: 1)
    #expect(try desk.free("2026-12-02", service: 2) { $0.customer = CustomerID(1) }.isEmpty)
    #expect(
      try desk.free("2026-12-02", service: 2) { $0.customer = CustomerID(2) }.isEmpty == false)
    #expect(try desk.free("2026-12-02") { $0.customer = CustomerID(1) }.isEmpty == false)
  }

  @Test("how far ahead: the last date is in")
  func horizon() throws {
    let desk = try Desk(
      now: "2026-11-30T12:00", open: [(everyDay, "09:00-10:00")], service: service(60)
    ) { $0.horizonDays = 2 }
    #expect(
      try desk.starts("2026-11-30", "2026-12-20") == ["2026-12-01T09:00", "2026-12-02T09:00"])
    #expect(
      try desk.verdict("2026-12-03T09:00").obstacles == [
        .horizon(days: 2, last: date("2026-12-02"))
      ])
  }

  @Test("typed at the desk: grid, notice and how far ahead are remarks; a strict book refuses")
  func typedTimes() throws {
    func desk(strict: Bool) throws -> Desk {
      try Desk(
        now: "2026-11-30T12:00", open: [(everyDay, "09:00-18:00")], service: service(30)
      ) {
        $0.notice = 120
        $0.horizonDays = 3
        $0.strictStarts = strict
      }
    }
    let lenient = try desk(strict: false)
    #expect(try lenient.verdict("2026-11-30T13:07", typed: true).stands)
    #expect(
      try lenient.verdict("2026-11-30T13:07", typed: true).remarks == [
        .notice(minutes: 120, earliest: wall("2026-11-30T14:00")),
        .offGrid(step: 15, before: wall("2026-11-30T13:00"), after: wall("2026-11-30T13:15")),
      ])
    #expect(try lenient.verdict("2026-12-10T13:00", typed: true).remarks.map(\.rule) == [.horizon])
    #expect(try desk(strict: true).refusals("2026-12-01T13:07", typed: true) == [.step])
    #expect(try lenient.refusals("2026-11-30T11:00", typed: true) == [.past])
  }

  @Test("buffers add up: an owned span may touch another, never meet it")
  func buffersAddUp() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-13:00")],
      service: service(30, before: 30, every: 30))
    try desk.book("2026-11-30T10:00", minutes: 60, before: 10, after: 10)
    #expect(try desk.free("2026-11-30") == "09:00 09:20 11:40 12:00 12:30")
  }

  @Test("a neighbour outside the window that is asked about still keeps its buffer")
  func neighbourOutside() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-13:00")], service: service(30, before: 15))
    try desk.book("2026-11-30T09:30", minutes: 30, after: 15)
    let slots = try desk.finder.slots(for: desk.request("2026-11-30T10:00", "2026-11-30T10:45"))
    #expect(slots.map { "\($0.start.time)" } == ["10:30"])
  }

  @Test("a buffer may stick out of the opening hours, the visit may not")
  func bufferAtClosing() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-10:00")],
      service: service(30, before: 20, after: 20, every: 30))
    #expect(try desk.free("2026-11-30") == "09:00 09:30")
    #expect(
      try desk.verdict("2026-11-30T09:45").obstacles == [
        .runsPastClosing(closes: wall("2026-11-30T10:00"), ends: wall("2026-11-30T10:15"))
      ])
  }

  @Test(
    "grid: lengths that no step divides start on the window's own grid",
    arguments: [
      (7, "09:30 09:45 10:00"), (25, "09:30 09:45"), (45, "09:30"), (50, ""), (90, ""),
    ])
  func oddLengths(minutes: Int, expected: String) throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:30-10:15")], service: service(minutes))
    #expect(try desk.free("2026-11-30") == expected)
  }

  @Test("grid: a window of just the service's length has one start, on no full quarter")
  func exactWindow() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "10:20-11:05")], service: service(45))
    #expect(try desk.free("2026-11-30") == "10:20")
    let hourly = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:30-17:00")], service: service(60, every: 60))
    #expect(
      try hourly.free("2026-11-30") == "09:30 10:30 11:30 12:30 13:30 14:30 15:30")
    let late = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:10-10:10")], service: service(60))
    #expect(try late.free("2026-11-30") == "09:10")
  }

  @Test("grid: the first start after a visit and the last before one are offered too")
  func flushStarts() throws {
    let desk = try Desk(
      now: "2026-11-30T07:00", open: [(everyDay, "08:00-12:30")], service: service(60, every: 60))
    try desk.block("2026-11-30T10:00", "2026-11-30T10:10")
    #expect(try desk.free("2026-11-30") == "08:00 09:00 10:10 11:00")
  }

  @Test("breaks that overlap or stand in any order are taken out together")
  func overlappingBreaks() throws {
    func free(_ open: String, _ breaks: [String]) throws -> String {
      let pauses = breaks.flatMap(clockRanges)
      let desk = try Desk(
        now: "2026-11-30T07:00", open: [(everyDay, open)], service: service(30, every: 30),
        staff: [
          Staff(id: StaffID(1), name: "Sam", breaks: WeeklyHours(Weekday.allCases, pauses))
        ])
      return try desk.free("2026-11-30")
    }
    #expect(
      try free("09:00-15:00", ["10:00-12:00", "12:30-13:00", "11:45-12:45"])
        == "09:00 09:30 13:00 13:30 14:00 14:30")
    #expect(
      try free("15:00-18:30", ["16:30-17:30", "17:15-18:15"]) == "15:00 15:30 16:00")
  }

  @Test("24:00 is the end of a day, and a day of 24 hours goes over into the next")
  func midnightEnd() throws {
    let desk = try Desk(
      now: "2026-11-30T00:00", open: [(everyDay, "22:00-24:00")], service: service(60, every: 60))
    #expect(try desk.free("2026-11-30") == "22:00 23:00")
    let always = try Desk(
      now: "2026-11-30T00:00", open: [(everyDay, "00:00-24:00")],
      service: service(120, every: 60))
    #expect(try always.free("2026-11-30").hasSuffix("21:00 22:00 23:00"))
  }

  @Test(
    "limits by week and month count local dates, weeks from the book's own first day",
    arguments: [
      (Policy.Limit.Period.week, "2026-12-06", false), (.week, "2026-12-07", true),
      (.month, "2026-12-31", false), (.month, "2027-01-01", true),
    ])
  func periods(period: Policy.Limit.Period, day: String, isFree: Bool) throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-10:00")], service: service(60)
    ) { $0.limits = [Policy.Limit(scope: .staff(StaffID(1)), period: period, most: 1)] }
    try desk.book("2026-12-02T09:00", minutes: 60)
    #expect(try desk.free(day).isEmpty != isFree)
  }

  @Test("limits for each customer bind that customer alone")
  func customerLimit() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-12:00")], service: service(60, every: 60)
    ) { $0.limits = [Policy.Limit(scope: .eachCustomer, period: .day, most: 1)] }
    try desk.book("2026-11-30T09:00", minutes: 60, customer: 1)
    #expect(try desk.free("2026-11-30") { $0.customer = CustomerID(1) } == "")
    #expect(try desk.free("2026-11-30") { $0.customer = CustomerID(2) } == "10:00 11:00")
  }

  @Test("capacity is the highest number at any instant, not how many are met")
  func capacityPeak() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-11:00")],
      service: Service(
        id: ServiceID(1), name: "Class", length: 120, lengthLimits: 60...120, capacity: 2))
    try desk.book("2026-11-30T09:00", minutes: 60)
    try desk.book("2026-11-30T10:00", minutes: 60)
    #expect(try desk.refusals("2026-11-30T09:00") == [])
    #expect(try desk.refusals("2026-11-30T09:00") { $0.seats = 2 } == [.capacity])
  }

  @Test(
    "concurrency: the peak of spans is right where pair lists are not",
    arguments: [
      ([2...4, 3...7, 1...5, 3...8, 1...3, 6...7], 4), ([1...2, 2...3, 3...4], 1),
      ([1...9, 2...3, 4...5, 6...7], 2),
    ])
  func peak(spans: [ClosedRange<Int>], expected: Int) {
    let uses = spans.map { (stretch: Stretch($0.lowerBound, $0.upperBound), count: 1) }
    #expect(!ForbiddenStarts.saturated(uses, above: expected - 1).isEmpty)
    #expect(ForbiddenStarts.saturated(uses, above: expected).isEmpty)
  }

  @Test("a class is refused while a short visit of another service lies wholly inside")
  func visitInside() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-12:00")],
      service: service(60, every: 60, capacity: 4), also: [service(15, id: 2)])
    try desk.book("2026-11-30T10:15", minutes: 15, service: 2)
    #expect(try desk.refusals("2026-11-30T10:00") == [.booked])
    #expect(try desk.free("2026-11-30") == "09:00 09:15 10:30 11:00")
  }

  @Test("staff is offered only if the whole owned span is free")
  func partlyFree() throws {
    let people = [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")]
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-11:00")], service: service(60, after: 15),
      staff: people)
    try desk.book("2026-11-30T10:00", minutes: 30, staff: 1)
    let slots = try desk.finder.slots(for: desk.request("2026-11-30T09:00", "2026-11-30T09:01"))
    #expect(slots.map(\.candidates) == [[StaffID(2)]])
  }

  @Test("ties are broken by the order in the book, after the load of the day")
  func tieBreak() throws {
    let people = [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")]
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-12:00")], service: service(30),
      staff: people)
    func order(_ time: String) throws -> [Int] {
      let request = desk.request("2026-11-30T\(time)", "2026-11-30T11:30")
      return try #require(try desk.finder.slots(for: request, limit: 1).first).candidates
        .map(\.rawValue)
    }
    #expect(try order("09:00") == [1, 2])
    try desk.book("2026-11-30T11:00", minutes: 60, staff: 1)
    #expect(try order("09:00") == [2, 1])
  }

  @Test("who did a customer's last visits goes first")
  func usualStaff() throws {
    let people = [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")]
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-12:00")], service: service(30),
      staff: people)
    for day in ["2026-11-02", "2026-11-09", "2026-11-16"] {
      try desk.book("\(day)T10:00", minutes: 30, staff: 2, customer: 7)
    }
    var request = desk.request("2026-12-01", "2026-12-02")
    request.customer = CustomerID(7)
    let best = try #require(try desk.finder.suggestions(for: request, count: 1).first)
    #expect(best.staff == StaffID(2))
    let facts = best.rationale.facts.map(\.fact)
    #expect(facts.contains(.usualStaff(StaffID(2), visits: 3, of: 3)))
    #expect(best.start == wall("2026-12-01T10:00"))
    #expect(facts.contains(.usualHour(at(10), visits: 3, of: 3)))
  }

  @Test(
    "which states keep their time",
    arguments: [
      (Booking.Status.pending, true, true), (.pending, false, false), (.confirmed, false, true),
      (.arrived, true, true), (.done, true, true), (.noShow, true, true), (.cancelled, true, false),
    ])
  func states(status: Booking.Status, pendingBlocks: Bool, keeps: Bool) throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-10:00")], service: service(60)
    ) { $0.pendingBlocks = pendingBlocks }
    try desk.book("2026-11-30T09:00", minutes: 60, status: status)
    #expect(try desk.free("2026-11-30").isEmpty == keeps)
  }

  @Test("processing time: the staff is free in it, the visit's parts are not")
  func processing() throws {
    var colour = service(120, id: 1)
    colour.processing = .init(after: 30, length: 45)
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-13:00")], service: colour,
      also: [service(30, id: 2)])
    try desk.book("2026-11-30T10:00", minutes: 120)
    #expect(try desk.free("2026-11-30", service: 2).contains("09:30 10:30 10:45 12:00"))
  }

  @Test("a room that is taken refuses, two rooms do not")
  func rooms() throws {
    func free(_ quantity: Int) throws -> String {
      let desk = try Desk(
        now: "2026-11-30T08:00", open: [(everyDay, "09:00-11:00")],
        service: service(60, every: 60, needs: [1]),
        staff: [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")],
        resources: [Resource(id: ResourceID(1), name: "quiet room", quantity: quantity)])
      try desk.book("2026-11-30T09:00", minutes: 60, staff: 1)
      return try desk.free("2026-11-30")
    }
    #expect(try free(1) == "10:00")
    #expect(try free(2) == "09:00 10:00")
  }

  @Test("gap saving hides starts that leave what is too short to sell")
  func gapSaving() throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-11:00")], service: service(30)
    ) { $0.gapSaving = true }
    #expect(try desk.free("2026-11-30") == "09:00 09:30 09:45 10:00 10:30")
    #expect(
      try desk.verdict("2026-11-30T09:15").obstacles == [
        .wastes(minutes: 15, start: wall("2026-11-30T09:00"), end: wall("2026-11-30T09:15"))
      ])
  }

  @Test("a hold keeps its time until it lapses, and no longer")
  func holds() throws {
    var desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-10:00")], service: service(60))
    let begin = desk.instant("2026-11-30T09:00")
    let booking = Booking(
      service: ServiceID(1), staff: StaffID(1), start: wall("2026-11-30T09:00"), zone: "UTC",
      span: Span(start: begin, end: begin.adding(minutes: 60)), length: 60, createdAt: begin)
    let hold = Hold(booking: booking, until: desk.instant("2026-11-30T08:15"))
    _ = try desk.book.change(note("hold")) { writer throws(BookError) in
      try writer.put(.hold(hold))
    }
    #expect(
      try desk.verdict("2026-11-30T09:00").obstacles == [
        .held(StaffID(1), until: wall("2026-11-30T08:15"))
      ])
    desk.now = "2026-11-30T08:15"
    #expect(try desk.free("2026-11-30") == "09:00")
  }
}
