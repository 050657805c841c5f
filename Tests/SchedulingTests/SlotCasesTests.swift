import CivilTime
import Testing

@testable import Scheduling

private let everyDay = 1...7

/// How booking programs went wrong in public, each as a small desk of ours.
@Suite("Slot cases")
struct SlotCasesTests {
  @Test("clock change: on the day the clocks go forward the hours keep the wall clock")
  func springForward() throws {
    let desk = try Desk(
      "America/New_York", now: "2026-03-06T09:00", open: [(7...7, "13:00-18:00")],
      service: service(60, every: 60))
    #expect(try desk.free("2026-03-08") == "13:00 14:00 15:00 16:00 17:00")
    let slots = try desk.finder.slots(for: desk.request("2026-03-08", "2026-03-09"))
    #expect(slots.first?.span.start == Instant(seconds: 1_772_989_200))  // 17:00Z
  }

  @Test("clock change: a half-hour window a week is there before, on and after it")
  func weeklyWindow() throws {
    let desk = try Desk(
      "America/New_York", now: "2023-02-19T09:00", open: [(7...7, "12:30-13:00")],
      service: service(30))
    #expect(
      try desk.starts("2023-03-01", "2023-04-01") == [
        "2023-03-05T12:30", "2023-03-12T12:30", "2023-03-19T12:30", "2023-03-26T12:30",
      ])
  }

  @Test("hours past midnight: starts after it bear the next day's date")
  func pastMidnight() throws {
    let desk = try Desk(
      now: "2022-12-30T12:00", open: [(5...5, "22:30-02:00")], service: service(60, every: 30))
    #expect(
      try desk.starts("2022-12-30", "2022-12-31T12:00") == [
        "2022-12-30T22:30", "2022-12-30T23:00", "2022-12-30T23:30", "2022-12-31T00:00",
        "2022-12-31T00:30", "2022-12-31T01:00",
      ])
  }

  @Test("override of a closed day: the day is open as it says")
  func opensClosedDay() throws {
    let desk = try Desk(
      "America/New_York", now: "2023-04-17T09:00", open: [(1...5, "09:00-18:00")],
      service: service(45),
      overrides: [DayOverride(date: date("2023-04-22"), windows: clockRanges("10:00-14:00"))])
    #expect(try desk.free("2023-04-22").hasPrefix("10:00 10:15 "))
    #expect(try desk.free("2023-04-22").hasSuffix(" 13:00 13:15"))
    #expect(try desk.free("2023-04-29") == "")
  }

  @Test("two windows on one date: both are kept, and not what lies between")
  func twoWindows() throws {
    let desk = try Desk(
      now: "2023-04-17T09:00", open: [(1...6, "09:00-18:00")], service: service(30),
      overrides: [
        DayOverride(
          id: OverrideID(1), date: date("2023-04-21"), windows: clockRanges("14:00-15:00")),
        DayOverride(
          id: OverrideID(2), date: date("2023-04-21"), windows: clockRanges("10:00-11:00")),
      ])
    #expect(try desk.free("2023-04-21") == "10:00 10:15 10:30 14:00 14:15 14:30")
    #expect(
      try desk.verdict("2023-04-21T09:45", typed: true).obstacles == [
        .closed(
          date("2023-04-21"), windows: clockRanges("10:00-11:00 14:00-15:00"), reason: "")
      ])
  }

  @Test("grid: each working window has its own, from the end of the break")
  func gridAfterBreak() throws {
    let desk = try Desk(
      now: "2025-07-07T07:00", open: [(everyDay, "08:00-17:30")], service: service(60, every: 60),
      staff: [
        Staff(
          id: StaffID(1), name: "Sam",
          breaks: WeeklyHours(Weekday.allCases, clockRanges("12:00-12:30")))
      ])
    #expect(
      try desk.free("2025-07-07") == "08:00 09:00 10:00 11:00 12:30 13:30 14:30 15:30 16:30")
  }

  @Test("buffer before: the first start after a visit keeps it, the grid is not lost")
  func bufferBefore() throws {
    let desk = try Desk(
      now: "2022-03-07T08:00", open: [(everyDay, "12:30-16:00")],
      service: service(60, before: 15, every: 5))
    try desk.block("2022-03-07T12:50", "2022-03-07T13:50")
    let expected = stride(from: 845, through: 900, by: 5).map {
      "\(at($0 / 60, $0 % 60))"
    }
    #expect(try desk.free("2022-03-07") == expected.joined(separator: " "))
  }

  @Test("buffer before: it may stick out of the hours, but not into what is there")
  func bufferAfterBlock() throws {
    let desk = try Desk(
      now: "2022-08-08T08:00", open: [(everyDay, "13:30-15:30")], service: service(30, before: 15))
    try desk.block("2022-08-08T14:00", "2022-08-08T14:30")
    #expect(try desk.free("2022-08-08") == "13:30 14:45 15:00")
    let obstacles = try desk.verdict("2022-08-08T14:30").obstacles
    #expect(
      obstacles == [
        .blocked(
          StaffID(1), BlockID(1), start: wall("2022-08-08T14:00"), end: wall("2022-08-08T14:30"),
          minutes: 15)
      ])
  }

  @Test("buffer after: neither side's cleaning up may be booked over")
  func bufferAfter() throws {
    let desk = try Desk(
      now: "2018-03-05T08:00", open: [(everyDay, "09:00-12:00")],
      service: service(20, after: 5, every: 20))
    try desk.book("2018-03-05T10:00", minutes: 20, after: 5)
    let free = try desk.free("2018-03-05").split(separator: " ")
    #expect(!free.contains("10:20") && !free.contains("09:40"))
    #expect(free.contains("10:25") && free.contains("09:20") && free.contains("09:35"))
    #expect(
      try desk.verdict("2018-03-05T10:20").obstacles == [
        .buffer(
          StaffID(1), BookingID(1), minutes: 5, start: wall("2018-03-05T10:00"),
          end: wall("2018-03-05T10:20"))
      ])
  }

  @Test("no gaps: starts that press against a visit rank above those that leave holes")
  func noGaps() throws {
    let desk = try Desk(
      now: "2022-12-19T08:00", open: [(everyDay, "09:00-12:00")], service: service(30))
    try desk.book("2022-12-19T10:00", minutes: 30)
    let request = desk.request("2022-12-19T09:00", "2022-12-19T12:00")
    let best = try desk.finder.suggestions(for: request, count: 20)
    let order = best.map { "\($0.start.time)" }
    func rank(_ time: String) -> Int { order.firstIndex(of: time) ?? .max }
    for flush in ["09:30", "10:30"] {
      for loose in ["10:45", "11:00"] { #expect(rank(flush) < rank(loose)) }
    }
    let facts = Set(best.flatMap { $0.rationale.facts.map(\.fact) })
    #expect(facts.contains(.precedesBooking(BookingID(1), startsAt: wall("2022-12-19T10:00"))))
    #expect(facts.contains(.followsBooking(BookingID(1), endsAt: wall("2022-12-19T10:30"))))
  }

  @Test("a move does not count against its own limit, nor clash with itself")
  func moveWithinLimit() throws {
    let desk = try Desk(
      now: "2024-02-26T09:00", open: [(1...6, "09:00-18:00")], service: service(60)
    ) { $0.limits = [Policy.Limit(scope: .service(ServiceID(1)), period: .day, most: 1)] }
    let dana = try desk.book("2024-02-27T15:00", minutes: 60)
    #expect(try desk.refusals("2024-02-27T16:00") == [.limit])
    #expect(try desk.refusals("2024-02-27T16:00") { $0.moving = dana.id } == [])
    #expect(try desk.refusals("2024-02-27T15:30") { $0.moving = dana.id } == [])
    #expect(try desk.free("2024-02-27") == "")
    #expect(try desk.free("2024-02-27") { $0.moving = dana.id }.contains("15:15"))
  }

  @Test("day limit: days are the business's own, not those of Greenwich")
  func localDays() throws {
    let desk = try Desk(
      "Australia/Brisbane", now: "2023-10-30T09:00", open: [(1...6, "08:00-17:00")],
      service: service(60, every: 60)
    ) { $0.limits = [Policy.Limit(scope: .everything, period: .day, most: 1)] }
    try desk.book("2023-10-31T16:00", minutes: 60)
    #expect(try desk.free("2023-10-31") == "")
    #expect(
      try desk.free("2023-11-01") == "08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00")
    #expect(
      try desk.verdict("2023-10-31T08:00").obstacles == [
        .limit(Policy.Limit(scope: .everything, period: .day, most: 1), booked: 1)
      ])
  }

  @Test("two rules leave nothing: both are named")
  func noticeBeyondHorizon() throws {
    let desk = try Desk(
      "Europe/London", now: "2023-07-10T09:00", open: [(1...5, "08:00-18:00")],
      service: service(60)
    ) {
      $0.notice = 5 * 1440
      $0.horizonDays = 2
    }
    let week = desk.request("2023-07-10T09:00", "2023-07-17")
    #expect(try desk.finder.slots(for: week).isEmpty)
    let rows = try desk.finder.breakdown(of: week).rows
    #expect(Set(rows.map(\.rule)).isSuperset(of: [.notice, .horizon]))
    #expect(Set(try desk.refusals("2023-07-14T10:00")) == [.notice, .horizon])
  }

  @Test("seconds in now: the next start is offered, and can be booked")
  func secondsInNow() throws {
    let desk = try Desk(
      "America/New_York", now: "2023-02-20T10:00:30", open: [(1...6, "09:00-18:00")],
      service: service(30))
    let next = try #require(
      try desk.finder.next(for: desk.request("2023-02-20T10:00:30", "2023-03-20")))
    #expect(next.start == wall("2023-02-20T10:15"))
    #expect(next.rationale.facts.first?.fact == .soonest)
    #expect(try desk.refusals("2023-02-20T10:15") == [])
    #expect(try desk.refusals("2023-02-20T10:00") == [.past])
  }

  @Test("two classes of one coach: while one is given the other is refused")
  func twoClasses() throws {
    let desk = try Desk(
      now: "2020-12-14T08:00", open: [(everyDay, "09:00-18:00")],
      service: service(60, capacity: 3), also: [service(60, capacity: 3, id: 2)])
    for _ in 1...3 { try desk.book("2020-12-14T09:00", minutes: 60) }
    #expect(try desk.refusals("2020-12-14T09:00", service: 2).contains(.booked))
    #expect(
      try desk.verdict("2020-12-14T09:00").obstacles == [.full(capacity: 3, taken: 3, asked: 1)])
    #expect(try desk.free("2020-12-14", service: 2).hasPrefix("10:00 10:15"))
  }

  @Test("people of different days keep their own hours")
  func ownDays() throws {
    let desk = try Desk(
      now: "2022-07-25T08:00", open: [(everyDay, "08:00-18:00")], service: service(60),
      staff: [
        Staff(id: StaffID(1), name: "Sam", hours: weekly([(1...1, "09:00-11:00")])),
        Staff(id: StaffID(2), name: "Priya", hours: weekly([(5...5, "13:00-15:00")])),
      ])
    let slots = try desk.finder.slots(for: desk.request("2022-07-29T13:00", "2022-07-29T13:01"))
    #expect(slots.map(\.candidates) == [[StaffID(2)]])
    #expect(
      try desk.verdict("2022-07-29T13:00").obstacles == [
        .notWorking(StaffID(1), date("2022-07-29"), windows: [])
      ])
  }

  @Test("a zone of half hours: starts lie on the hour of its own clock")
  func halfHourZone() throws {
    let desk = try Desk(
      "Asia/Kolkata", now: "2022-03-07T08:00", open: [(everyDay, "10:00-13:00")],
      service: service(60, every: 60))
    #expect(try desk.free("2022-03-07") == "10:00 11:00 12:00")
    let slots = try desk.finder.slots(for: desk.request("2022-03-07", "2022-03-08"))
    #expect(slots.first?.span.start.seconds == 1_646_627_400)  // 04:30Z
  }

  @Test("a visit that ends at midnight leaves the next day alone")
  func endsAtMidnight() throws {
    let desk = try Desk(
      now: "2019-02-04T09:00", open: [(1...1, "18:00-24:00"), (2...2, "00:00-02:00")],
      service: service(60))
    try desk.book("2019-02-04T20:00", minutes: 240)
    #expect(try desk.free("2019-02-05") == "00:00 00:15 00:30 00:45 01:00")
    var query = BookingQuery()
    query.dates = date("2019-02-05")...date("2019-02-05")
    #expect(try desk.book.count(query) == 0)
  }
}
