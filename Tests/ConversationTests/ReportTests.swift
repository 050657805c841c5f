import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Figures")
struct ReportTests {
  private func table(_ line: String, in desk: inout TestDesk) throws -> DataTable {
    try #require(desk.say(line).table)
  }

  @Test("how full each day is, of what is worked")
  func load() throws {
    var desk = try TestDesk()
    let week = try table("how busy is next week?", in: &desk)
    #expect(week.rows.count == 7)
    #expect(week.rows[0].first == .date(CalendarDate(year: 2026, month: 12, clampedDay: 7)))
    // Priya 7 h 30 min and Alex 6 h 30 min; 45 minutes booked.
    #expect(
      Array(week.rows[0].dropFirst(2)) == [
        .number(1), .number(840), .number(45), .number(5), .number(1),
      ])
    #expect(Array(week.rows[6].dropFirst(2)) == Array(repeating: .number(0), count: 5))
  }

  @Test("a month is shown by weeks, and one person's hours are theirs alone")
  func hours() throws {
    var desk = try TestDesk()
    let march = try table("Sam's hours in March", in: &desk)
    #expect(march.name == "hours")
    #expect(march.rows.count == 5)
    let minutes = march.rows.reduce(0) { sum, row in
      if case .number(let number) = row[3] { sum + number } else { sum }
    }
    // Tuesday to Saturday, 22 days of seven and a half hours, but that the salon
    // closes an hour sooner on the four Saturdays.
    #expect(minutes == 22 * 450 - 4 * 60)
  }

  @Test("what was taken, and what is still to come")
  func takings() throws {
    var desk = try TestDesk()
    let reply = desk.say("what did we take this month?")
    guard case .takings(let report)? = reply.statements.first else {
      Issue.record("no takings")
      return
    }
    #expect(report.total == Money(hundredths: 32100))
    #expect(report.ahead.amount == Money(hundredths: 12000))
    let people = try table("takings by person this month", in: &desk)
    #expect(people.columns == ["staff", "visits", "amount"])
  }

  @Test("who did not come, how often and when last")
  func noShows() throws {
    var desk = try TestDesk()
    #expect(try table("who has no-shows?", in: &desk).rows.isEmpty)
    desk.say("B-4 was a no-show")
    #expect(
      try table("who has no-shows?", in: &desk).rows == [
        [
          .text("Luis Romero"), .text("07700 900104"), .number(1),
          .date(CalendarDate(year: 2026, month: 11, clampedDay: 25)),
        ]
      ])
  }

  @Test(
    "empty books have figures too",
    arguments: [
      "how busy is next week?", "what did we take this month?", "who has no-shows?",
      "takings last year as CSV",
    ])
  func empty(_ line: String) throws {
    var desk = try TestDesk(sample: .none)
    #expect(desk.say(line).outcome == .done)
  }

  @Test("a list as CSV: a line of names, then a line a row, quoted where needed")
  func csv() throws {
    var desk = try TestDesk()
    desk.say("add customer Anna \"Annie\" Lee, Esq")
    let table = DataTable(
      "t", ["name", "amount", "day", "at"],
      [
        [
          .text("A \"B\", C"), .money(Money(hundredths: -1205)),
          .date(CalendarDate(year: 2026, month: 12, clampedDay: 1)), .moment(desk.now),
        ], [.text("two\nlines"), .none, .none, .none],
      ])
    #expect(
      table.csv(in: desk.zone)
        == "name,amount,day,at\r\n\"A \"\"B\"\", C\",-12.05,2026-12-01,2026-11-30 10:00\r\n"
        + "\"two\nlines\",,,\r\n")
  }

  @Test("what was shown is saved, and a list is written where that is asked for")
  func files() throws {
    var desk = try TestDesk()
    #expect(desk.say("save that as nothing.csv").outcome == .refused)
    desk.say("what did we take this month?")
    #expect(desk.say("save that as takings.csv").outcome == .done)
    #expect(
      desk.files.texts["takings.csv"]?.hasPrefix("service,visits,amount\r\nHaircut,5,175.00")
        == true)
    desk.say("export next week's bookings to week.csv")
    #expect(desk.files.texts["week.csv"]?.split(separator: "\r\n").count == 7)
    #expect(
      desk.say("today as CSV").statements.contains { if case .csv = $0 { true } else { false } })
    #expect(desk.say("back up the book to copy.db").outcome == .done)
  }
}
