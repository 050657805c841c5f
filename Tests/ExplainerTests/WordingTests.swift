import CivilTime
import Scheduling
import Testing

@testable import Explainer

@Suite("Wording")
struct WordingTests {
  private func wording(_ change: (inout Settings) -> Void = { _ in }) throws -> Wording {
    var business = Business()
    change(&business.settings)
    business.services = [Service(id: ServiceID(1), name: "Haircut", length: 45)]
    business.staff = [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")]
    let now = try #require(LocalDateTime(iso: "2026-11-30T10:00"))
    return Wording(
      WordingContext(
        business: business, zone: .utc, now: now, customers: [CustomerID(7): "Dana"]))
  }

  private func american(_ settings: inout Settings) {
    settings.dayFirst = false
    settings.uses24Hours = false
    settings.currency = "USD"
  }

  @Test("a date has its weekday, in the order of the book")
  func dates() throws {
    let date = try #require(CalendarDate(year: 2026, month: 12, day: 1))
    #expect(try wording().date(date) == "Tue 1 December 2026")
    #expect(try wording(american).date(date) == "Tue, December 1, 2026")
    #expect(try wording().relativeDate(date) == "tomorrow, Tue 1 December 2026")
    #expect(try wording().shortDate(date) == "Tue 1 Dec")
    let later = try #require(CalendarDate(year: 2027, month: 1, day: 8))
    #expect(try wording().shortDate(later) == "Fri 8 Jan 2027")
  }

  @Test(
    "clock times follow the book's clock",
    arguments: [
      (0, 45, "00:00–00:45", "12:00–12:45 am"), (690, 735, "11:30–12:15", "11:30 am–12:15 pm"),
      (900, 945, "15:00–15:45", "3:00–3:45 pm"), (1380, 1440, "23:00–24:00", "11:00 pm–12:00 am"),
    ])
  func clocks(_ start: Int, _ end: Int, _ long: String, _ short: String) throws {
    let from = try #require(ClockTime(minuteOfDay: start))
    let to = try #require(ClockTime(minuteOfDay: end))
    #expect(try wording().clocks(from, to) == long)
    #expect(try wording(american).clocks(from, to) == short)
  }

  @Test(
    "lengths", arguments: [(15, "15 min"), (60, "1 h"), (90, "1 h 30 min"), (1440, "24 h")])
  func lengths(_ minutes: Int, _ text: String) throws {
    #expect(try wording().length(minutes) == text)
  }

  @Test(
    "money", arguments: [(2500, "£25", "$25"), (2550, "£25.50", "$25.50"), (5, "£0.05", "$0.05")])
  func money(_ hundredths: Int, _ pounds: String, _ dollars: String) throws {
    #expect(try wording().money(Money(hundredths: hundredths)) == pounds)
    #expect(try wording(american).money(Money(hundredths: hundredths)) == dollars)
  }

  @Test("runs of weekdays are joined")
  func weekdays() throws {
    #expect(try wording().weekdays([.monday, .tuesday, .wednesday, .friday]) == "Mon–Wed and Fri")
    #expect(try wording().weekdays(Weekday.allCases) == "every day")
    #expect(try wording().weekdays([.saturday, .sunday]) == "Sat and Sun")
  }

  @Test("a customer's view names no other customer")
  func customerView() throws {
    let start = try #require(LocalDateTime(iso: "2026-12-01T15:00"))
    let end = start.adding(minutes: 45)
    let obstacle = Obstacle.booked(StaffID(1), BookingID(3), start: start, end: end)
    let booking = Booking(
      id: BookingID(3), service: ServiceID(1), staff: StaffID(1), customer: CustomerID(7),
      start: start, zone: "UTC",
      span: Span(start: Instant(seconds: 0), end: Instant(seconds: 2700)),
      length: 45, createdAt: Instant(seconds: 0))
    var context = try wording().context
    context.bookings[BookingID(3)] = booking
    #expect(
      Wording(context).clause(obstacle, of: start)
        == "Sam has Dana’s Haircut (B-3) from 15:00 to 15:45")
    context.business.settings.isCustomerView = true
    #expect(
      Wording(context).clause(obstacle, of: start) == "Sam has another booking from 15:00 to 15:45")
  }

  @Test(
    "minutes between two visits are the other's only where they all are",
    arguments: [(10, "to clean up"), (0, "kept free in between"), (5, "kept free in between")])
  func between(after: Int, text: String) throws {
    let start = try #require(LocalDateTime(iso: "2026-12-01T15:00"))
    let booking = Booking(
      id: BookingID(3), service: ServiceID(1), staff: StaffID(1), customer: CustomerID(7),
      start: start.adding(minutes: -45), zone: "UTC",
      span: Span(start: Instant(seconds: 0), end: Instant(seconds: 2700)),
      length: 45, bufferAfter: after, createdAt: Instant(seconds: 0))
    var context = try wording().context
    context.bookings[BookingID(3)] = booking
    let obstacle = Obstacle.buffer(
      StaffID(1), BookingID(3), minutes: 10, start: booking.start, end: start)
    #expect(Wording(context).clause(obstacle, of: start).hasSuffix(", and 10 min \(text)"))
  }

  @Test("no rule shows its internal name", arguments: Rule.allCases)
  func rules(_ rule: Rule) throws {
    let name = try wording().name(rule)
    #expect(!name.isEmpty)
    #expect(name == name.lowercased())
    if rule.rawValue.contains(where: \.isUppercase) { #expect(!name.contains(rule.rawValue)) }
  }
}
