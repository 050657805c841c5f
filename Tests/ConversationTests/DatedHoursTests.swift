import CivilTime
import Scheduling
import Testing

@testable import Conversation

/// Hours that hold from a date on: kept, used by the finder, shown, and taken back.
@Suite("Hours from a date on")
struct DatedHoursTests {
  private func sam(_ desk: TestDesk) throws -> Staff {
    try #require(try desk.book.business().staff.first { $0.name == "Sam" })
  }

  private func windows(_ desk: TestDesk, _ date: String) throws -> [Int] {
    let day = try #require(CalendarDate(iso: date))
    return try sam(desk).weeklyWindows(on: day)?.flatMap { [$0.startMinute, $0.endMinute] } ?? []
  }

  @Test("only from then on, and undo takes it back")
  func from() throws {
    var desk = try TestDesk()
    desk.say("from 4 January Sam works Mondays 10 to 6")
    #expect(try windows(desk, "2026-12-28") == [])
    #expect(try windows(desk, "2027-01-04") == [600, 1080])
    #expect(try windows(desk, "2027-01-05") == [540, 1020])
    desk.say("undo")
    #expect(try windows(desk, "2027-01-04") == [])
  }

  @Test("between two dates, and what is said last holds")
  func between() throws {
    var desk = try TestDesk()
    desk.say("Sam works Mondays 10 to 6 from 7 December to 28 December")
    desk.say("from 21 December Sam works Mondays 12 to 4")
    #expect(try windows(desk, "2026-12-14") == [600, 1080])
    #expect(try windows(desk, "2026-12-21") == [720, 960])
    #expect(try windows(desk, "2027-02-01") == [720, 960])
  }

  @Test("once they hold they are the hours of the week")
  func settled() throws {
    var desk = try TestDesk()
    desk.say("from 7 December Sam works Mondays 10 to 6")
    desk.now = desk.zone.instant(try #require(LocalDateTime(iso: "2026-12-15T10:00")))
    desk.say("Sam works Tuesdays 10 to 6")
    desk.say("leave them")
    let sam = try sam(desk)
    #expect(sam.datedHours.isEmpty)
    #expect(sam.hours?[.monday].first?.startMinute == 600)
    #expect(sam.hours?[.tuesday].first?.startMinute == 600)
  }

  @Test("bookings that lie in the hours that end are asked about")
  func broken() throws {
    var desk = try TestDesk()
    let reply = desk.say("from 10 December Sam does not work on Fridays")
    #expect(reply.kind == .question)
    desk.say("leave them")
    #expect(try windows(desk, "2026-12-04") == [540, 1020])
    #expect(try windows(desk, "2026-12-11") == [])
  }
}

/// Customers in another zone.
@Suite("A customer elsewhere")
struct TheirClockTests {
  @Test("their time is read on their clock and told on both")
  func both() throws {
    var desk = try TestDesk()
    desk.say("Dana is in New York")
    let reply = desk.say("book a haircut for Dana on Friday at 11am her time with Priya")
    let told = reply.statements.compactMap { statement -> Span? in
      if case .onTheirClock(_, let span) = statement { span } else { nil }
    }
    #expect(told.count == 1)
    let start = try #require(told.first?.start)
    #expect(desk.zone.local(start) == LocalDateTime(iso: "2026-12-04T16:00"))
  }

  @Test("where the business is needs no saying")
  func here() throws {
    var desk = try TestDesk()
    #expect(desk.say("Dana is in London").statements == [.alreadySo])
    let reply = desk.say("book a haircut for Dana on Friday at 11am her time")
    #expect(
      reply.statements.contains { if case .zoneUnknown = $0 { true } else { false } })
  }
}
