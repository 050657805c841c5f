import CivilTime
import Testing

@testable import Scheduling

/// Small cases in which booking programs are known to be wrong: lengths, breaks
/// and neighbours that fall awkwardly.
@Suite("Small cases")
struct SmallCasesTests {
  private let monday = "2026-11-30"
  private let everyDay: ClosedRange<Int> = 1...7

  private func staff(breaks: String) -> [Staff] {
    [Staff(id: StaffID(1), name: "Sam", breaks: weekly([(everyDay, breaks)]))]
  }

  private func working(_ breaks: String) throws -> [String] {
    let desk = try Desk(
      now: "2026-11-29T08:00", open: [(everyDay, "09:00-19:00")], service: service(30),
      staff: staff(breaks: breaks))
    let spans = desk.finder.workingSpans(of: desk.business.staff[0], on: date(monday))
    return spans.map { "\(desk.zone.local($0.start).time)-\(desk.zone.local($0.end).time)" }
  }

  @Test("breaks that overlap, lie in one another or touch leave just what none of them covers")
  func breaks() throws {
    #expect(try working("10:00-12:00 12:30-13:00 11:45-12:45") == ["09:00-10:00", "13:00-19:00"])
    #expect(try working("16:30-17:30 17:15-18:15") == ["09:00-16:30", "18:15-19:00"])
    #expect(try working("10:00-14:00 11:00-12:00") == ["09:00-10:00", "14:00-19:00"])
    #expect(try working("12:00-13:00 13:00-13:30") == ["09:00-12:00", "13:30-19:00"])
    #expect(try working("08:00-09:30 18:30-20:00") == ["09:30-18:30"])
  }

  @Test("notice of a day is a moment: the first start is a whole day away")
  func noticeOfADay() throws {
    let desk = try Desk(
      now: "2026-11-30T17:00", open: [(everyDay, "09:00-17:00")], service: service(60, every: 60)
    ) { $0.notice = 24 * 60 }
    #expect(try desk.starts("2026-11-30", "2026-12-03").first == "2026-12-02T09:00")
    let early = try Desk(
      now: "2026-11-30T09:00", open: [(everyDay, "09:00-17:00")], service: service(60, every: 60)
    ) { $0.notice = 24 * 60 }
    #expect(try early.starts("2026-11-30", "2026-12-03").first == "2026-12-01T09:00")
  }

  @Test("a day's windows are of the offset that is in force on that day, to their last minute")
  func overrideOnTheDayOfChange() throws {
    let desk = try Desk(
      "Europe/London", now: "2026-10-20T09:00", open: [(1...5, "09:00-17:00")],
      service: service(60, every: 60),
      overrides: [DayOverride(date: date("2026-10-25"), windows: clockRanges("20:00-24:00"))])
    #expect(try desk.free("2026-10-25") == "20:00 21:00 22:00 23:00")
    let last = try desk.finder.slots(for: desk.request("2026-10-25", "2026-10-26")).last
    #expect(last?.span.end == Instant(seconds: 1_792_972_800))  // 2026-10-26T00:00Z
  }

  @Test("a buffer of the new visit alone keeps away from a visit that has none")
  func newBuffer() throws {
    let desk = try Desk(
      now: "2026-11-29T08:00", open: [(everyDay, "10:00-13:00")],
      service: service(30, before: 30, every: 30), also: [service(60, id: 2)])
    try desk.book("2026-11-30T10:00", minutes: 60, service: 2)
    #expect(try desk.free(monday) == "11:30 12:00 12:30")
  }

  @Test("a short visit off the grid: the start flush behind it comes, the grid goes on")
  func flushBehindShortVisit() throws {
    let desk = try Desk(
      now: "2026-11-29T08:00", open: [(everyDay, "08:00-12:30")],
      service: service(60, every: 60), also: [service(10, id: 2)])
    try desk.book("2026-11-30T10:00", minutes: 10, service: 2)
    #expect(try desk.free(monday) == "08:00 09:00 10:10 11:00")
  }

  @Test("two bookings one after the other leave a place for one over both")
  func peakOfTwo() throws {
    let desk = try Desk(
      now: "2026-11-29T08:00", open: [(everyDay, "09:00-11:00")],
      service: service(120, capacity: 2))
    try desk.book("2026-11-30T09:00", minutes: 60)
    try desk.book("2026-11-30T10:00", minutes: 60)
    #expect(try desk.free(monday) == "09:00")
    try desk.book("2026-11-30T09:00", minutes: 120)
    #expect(try desk.free(monday) == "")
  }

  @Test("a hold counts against a limit until it lapses")
  func heldAgainstLimit() throws {
    var desk = try Desk(
      now: "2026-11-30T08:00", open: [(everyDay, "09:00-12:00")], service: service(30, every: 30),
      staff: [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")]
    ) { $0.limits = [.init(scope: .everything, period: .day, most: 2)] }
    let booked = try desk.book("2026-11-30T09:00", minutes: 30)
    var held = booked
    held.start = wall("2026-11-30T11:00")
    held.span = Span(start: desk.instant("2026-11-30T11:00"), end: desk.instant("2026-11-30T11:30"))
    let hold = Hold(booking: held, until: desk.instant("2026-11-30T08:10"))
    _ = try desk.book.change(note("hold")) { writer throws(BookError) in
      try writer.put(.hold(hold))
    }
    #expect(try desk.free(monday) == "")
    #expect(try desk.refusals("2026-11-30T10:00", staff: 2) == [.limit])
    desk.now = "2026-11-30T08:10"
    #expect(try desk.free(monday).hasPrefix("09:00 09:30"))
  }

  @Test("moving a booking to where it is meets nothing of its own")
  func movingNowhere() throws {
    let desk = try Desk(
      now: "2026-11-29T08:00", open: [(everyDay, "09:00-12:00")],
      service: service(60, before: 15, after: 15, capacity: 2)
    ) { $0.limits = [.init(scope: .everything, period: .week, most: 1)] }
    let booked = try desk.book(
      "2026-11-30T10:00", minutes: 60, before: 15, after: 15, customer: 1, seats: 2)
    #expect(
      try desk.refusals("2026-11-30T10:00") {
        $0.moving = booked.id
        $0.customer = CustomerID(1)
        $0.seats = 2
      } == [])
  }
}
