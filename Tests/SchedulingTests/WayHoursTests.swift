import CivilTime
import Testing

@testable import Scheduling

/// The hours that a way changes keep all that was worked before.
@Suite("The hours of a way")
struct WayHoursTests {
  /// Hours of the business and of Sam, what is wanted on Sunday 6 December, and the
  /// windows that Sam has that day once it is done.
  struct Row: Sendable, CustomTestStringConvertible {
    var open: [(ClosedRange<Int>, String)]
    var works: String
    var wanted: String
    var becomes: String

    var testDescription: String { "\(works) → \(becomes)" }
  }

  @Test("where hours hold from a date on and are none else, it is the business that opens")
  func opensBusiness() throws {
    var sam = Staff(id: StaffID(1), name: "Sam")
    sam.hours = weekly([(7...7, "09:00-17:00")])
    var desk = try Desk(now: "2026-11-30T08:00", open: [], service: service(60), staff: [sam])
    let day = try desk.verdict("2026-12-06T10:00").slot.start.date
    desk.business.settings.datedHours = [
      DatedHours(from: day, days: [.sunday], hours: weekly([(7...7, "19:00-22:00")]))
    ]
    let slot = try desk.verdict("2026-12-06T10:00").slot
    let way = Way(steps: [.setAside(.closed, [])], slot: slot)
    let edits = way.hours(in: desk.business, zone: desk.zone)
    guard edits.count == 1, case .override(let row)? = edits[0].after else {
      Issue.record("not one row")
      return
    }
    #expect(row.staff == nil)
    #expect(row.windows.map { "\($0.start)-\($0.end)" } == ["10:00-11:00", "19:00-22:00"])
  }

  @Test("a visit that goes on while the clock shows an hour again has it whole")
  func secondShowing() throws {
    // The clock of Casablanca goes from three back to two.
    var sam = Staff(id: StaffID(1), name: "Sam")
    sam.hours = weekly([(1...6, "09:00-17:00")])
    let desk = try Desk(
      "Africa/Casablanca", now: "2020-04-17T08:00", open: [], service: service(90), staff: [sam])
    let slot = try desk.verdict("2020-04-19T02:15").slot
    let way = Way(steps: [.setAside(.notWorking, [])], slot: slot)
    let edits = way.hours(in: desk.business, zone: desk.zone)
    guard edits.count == 1, case .override(let row)? = edits[0].after else {
      Issue.record("not one row")
      return
    }
    #expect(row.windows.map { "\($0.start)-\($0.end)" } == ["02:15-03:00"])
  }

  @Test(
    "who comes in on a closed day keeps the evening that runs on into an open morning",
    arguments: [
      // Sunday is closed, and Monday opens at midnight.
      Row(
        open: [(1...1, "00:00-12:00"), (2...6, "09:00-17:00")],
        works: "11:00-14:00 23:00-03:00", wanted: "20:00", becomes: "20:00-21:00 24:00-03:00"),
      // Monday opens after midnight.
      Row(
        open: [(1...1, "01:00-12:00")],
        works: "23:00-03:00", wanted: "20:00", becomes: "20:00-21:00 24:00-03:00"),
      // Saturday is open until two on Sunday.
      Row(
        open: [(1...5, "09:00-17:00"), (6...6, "18:00-02:00")],
        works: "01:00-04:00", wanted: "20:00", becomes: "01:00-02:00 20:00-21:00"),
      // The business has no hours of its own.
      Row(open: [], works: "09:00-12:00", wanted: "20:00", becomes: "09:00-12:00 20:00-21:00"),
      // All that Sam has is shut.
      Row(
        open: [(1...6, "09:00-17:00")], works: "09:00-17:00", wanted: "20:00",
        becomes: "20:00-21:00"),
    ])
  func keepsHours(_ row: Row) throws {
    var sam = Staff(id: StaffID(1), name: "Sam")
    sam.hours = weekly([(7...7, row.works)])
    let desk = try Desk(
      now: "2026-11-30T08:00", open: row.open, service: service(60), staff: [sam])
    let day = "2026-12-06"
    let start = "\(day)T\(row.wanted)"
    let slot = try desk.verdict(start).slot
    let way = Way(
      steps: [.setAside(.closed, []), .setAside(.notWorking, [])], slot: slot)
    let edits = way.hours(in: desk.business, zone: desk.zone)
    guard case .override(let override)? = edits.first?.after else {
      Issue.record("no row")
      return
    }
    #expect(edits.count == 1)
    let windows = override.windows.map { window in
      window.startMinute == 1440 ? "24:00-\(window.end)" : "\(window.start)-\(window.end)"
    }
    #expect(windows.joined(separator: " ") == row.becomes)
  }

  @Test(
    "closing later is no way for a start that is off the service's own grid",
    arguments: [
      ("2026-12-04T16:30", 1), ("2026-12-04T16:45", 0), ("2026-12-04T17:00", 1),
    ])
  func offGrid(_ start: String, _ count: Int) throws {
    let desk = try Desk(
      now: "2026-11-30T08:00", open: [(1...6, "09:00-17:00")], service: service(60, every: 30))
    let moment = desk.instant(start)
    var request = desk.request(start, start)
    request.windows = [Span(start: moment, end: moment.adding(minutes: 1))]
    request.preferred = moment
    let ways = try desk.finder.ways(for: request)
    #expect(ways.count == count)
    #expect(ways.allSatisfy { $0.rulesSetAside == [.closed] })
  }
}
