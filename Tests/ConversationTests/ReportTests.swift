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

  @Test(
    "what is asked in the past tense, or can only have been, lies behind",
    arguments: [
      ("how busy was October?", "2026-10-01"), ("how busy was Friday?", "2026-11-27"),
      ("what did we take in January?", "2026-01-01"), ("takings in October", "2026-10-01"),
      ("takings in December", "2026-12-01"), ("how busy is January?", "2027-01-01"),
      ("what will we take on Friday?", "2026-12-04"),
    ])
  func behind(_ line: String, _ first: String) throws {
    var desk = try TestDesk()
    let begin: CalendarDate? =
      switch desk.say(line).statements.first {
      case .load(let report)?: report.first
      case .takings(let report)?: report.first
      default: nil
      }
    #expect(begin == CalendarDate(iso: first))
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

  @Test("the fullest day and the one with most room are days, though weeks are shown")
  func extremes() throws {
    var desk = try TestDesk()
    func peak(_ line: String) throws -> LoadReport.Row {
      guard case .load(let report)? = desk.say(line).statements.first else {
        throw Missing()
      }
      #expect(report.rows.count < 10)
      return try #require(report.peak)
    }
    let full = try peak("what's our busiest day in December?")
    let idle = try peak("which day next week is quietest?")
    #expect(full.first == full.last)
    #expect(full.first == CalendarDate(year: 2026, month: 12, clampedDay: 1))
    #expect(idle.first == CalendarDate(year: 2026, month: 12, clampedDay: 10))
    #expect(idle.open > 0)
  }

  @Test("who called off, who has been away for long, who comes most")
  func people() throws {
    var desk = try TestDesk()
    #expect(try table("who has cancelled this month?", in: &desk).rows.isEmpty)
    desk.say("cancel B-24")
    desk.say("yes")
    let off = try table("who has cancelled in December?", in: &desk)
    #expect(off.rows.map { $0[0] } == [.text("Dana Whitfield")])
    #expect(try table("who hasn't been in for two months?", in: &desk).rows.isEmpty)
    let away = try table("which customers haven't been here for 4 days?", in: &desk)
    #expect(
      away.rows.map { $0[0] } == [
        .text("Dana Whitfield"), .text("Mei Tanaka"), .text("Luis Romero"),
      ])
    let best = try table("who are our best customers?", in: &desk)
    #expect(best.rows.first?[2] == .number(2))
    #expect(try table("which service sells best?", in: &desk).rows.first?[0] == .text("Haircut"))
  }

  @Test("a question about someone's days is answered with their days, not with bookings")
  func rota() throws {
    var desk = try TestDesk()
    for line in ["when does Alex work?", "which days is Alex in?", "when is Alex off?"] {
      guard case .rota(let staff)? = desk.say(line).statements.first else { throw Missing() }
      #expect(staff.map(\.name) == ["Alex"])
    }
    guard
      case .onDuty(_, let duties, let who)? = desk.say("is Priya off on Saturday?").statements.last
    else { throw Missing() }
    #expect(duties.isEmpty && who != nil)
  }

  @Test("how many: the number first")
  func counts() throws {
    var desk = try TestDesk()
    guard
      case .counted(let count, _)? = desk.say("how many haircuts are there on Friday?").statements
        .first
    else { throw Missing() }
    #expect(count == 2)
    #expect(desk.say("how many customers do we have?").statements == [.customerCount(8)])
    #expect(try table("are we busy tomorrow?", in: &desk).name == "load")
  }

  private struct Missing: Error {}

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
