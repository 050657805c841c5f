import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What only asks, wishes or supposes leaves the rules as they are.
@Suite("Rules that are asked about")
struct RuleQuestionTests {
  private func unchanged(_ line: String) throws -> Reply {
    var desk = try TestDesk()
    let before = try desk.book.business()
    let reply = desk.say(line)
    #expect(try desk.book.business() == before)
    return reply
  }

  @Test(
    "a series is wished for, and makes no timetable",
    arguments: [
      "beard trim every Wednesday at 2 five times", "blow-dry Fridays at 11 for 4 sessions",
      "haircut Mondays and Thursdays at 3, 8 of them", "haircut every week on Friday at 3, 6 times",
    ])
  func series(line: String) throws {
    let reply = try unchanged(line)
    #expect(reply.statements.contains { if case .series = $0 { true } else { false } })
  }

  @Test(
    "a visit told in the present is a visit",
    arguments: [
      "blow-dry takes place Friday at 3", "beard trim that starts at 2 on Thursday",
      "the haircut starts at 11 on Wednesday",
    ])
  func visit(line: String) throws { #expect(try !unchanged(line).slots.isEmpty) }

  @Test("two times behind a service are asked about, and with a verb set")
  func twoTimes() throws {
    let reply = try unchanged("blow-dry every Tuesday at 10 and 2")
    #expect(reply.statements.contains { if case .wouldChange = $0 { true } else { false } })
    var desk = try TestDesk()
    #expect(desk.say("blow-dries start at 10 and 2 on Tuesdays").kind == .changed)
  }

  @Test(
    "what a series cannot keep to is pointed at",
    arguments: ["haircut most Mondays at 4", "haircut every Monday at 4 or 5"])
  func besideSeries(line: String) throws {
    let reply = try unchanged(line)
    #expect(reply.statements.contains { if case .unsure = $0 { true } else { false } })
  }

  struct Asked: CustomStringConvertible {
    var line: String
    var isSo: Bool
    var description: String { line }

    init(_ line: String, _ isSo: Bool) {
      self.line = line
      self.isSo = isSo
    }
  }

  @Test(
    "a question behind a sentence, or turned round, is answered from the book",
    arguments: [
      Asked("Sam is away tomorrow, isn't he?", false),
      Asked("Sam works Saturdays, doesn't he?", true),
      Asked("Priya works Tuesdays, doesn't she?", false),
      Asked("we're closed on the 21st, aren't we?", false),
      Asked("we are shut on Sundays, aren't we?", true),
      Asked("beard trims cost £20, don't they?", false),
      Asked("a colour is two hours, right?", true),
      Asked("don't you open on Tuesdays?", true),
      Asked("doesn't Sam do colours?", false),
      Asked("isn't the salon closed on Sundays?", true),
      Asked("is a blow-dry £25?", true),
      Asked("does a colour take an hour?", false),
      Asked("does Priya work Saturdays?", false),
      Asked("is Sam off on Mondays?", true),
      Asked("are you open before 9 on Saturday?", false),
      Asked("has Sam got the 18th off?", false),
      Asked("can Sam do colours?", false),
      Asked("Alex starts at 9, doesn't he?", true),
      Asked("bookings need 2 hours' notice, don't they?", false),
      Asked("we close at 6 on Fridays, don't we?", true),
    ])
  func asked(row: Asked) throws {
    let reply = try unchanged(row.line)
    #expect(reply.statements.first == .answered(row.isSo))
    #expect(reply.statements.count > 1)
  }

  @Test(
    "no yes is told where it could be false",
    arguments: [
      "is a haircut more than £30?", "are you open this weekend?", "Sam isn't in on Friday, is he?",
      "are you open at 7 on Thursday?",
    ])
  func withoutYes(line: String) throws {
    let reply = try unchanged(line)
    #expect(!reply.statements.isEmpty)
    #expect(!reply.statements.contains { if case .answered = $0 { true } else { false } })
  }

  @Test(
    "a denial takes no price away",
    arguments: ["haircuts don't cost £50", "a colour doesn't cost £85"])
  func denial(line: String) throws { _ = try unchanged(line) }

  @Test(
    "what might be is asked about",
    arguments: [
      "Sam might be off on the 21st", "Priya may be away on Monday the 21st",
      "Sam could be off on the 21st", "Sam would like to be off on the 21st",
      "Alex wants Monday the 21st off", "Sam needs the 21st off", "haircuts might cost £40",
      "we could close at 4 on the 21st",
    ])
  func unsettled(line: String) throws { #expect(try unchanged(line).kind == .question) }

  @Test(
    "a day that ends early has to be told when",
    arguments: [
      "close early on Friday", "closing early tomorrow", "should we close early on Thursday?",
      "Sam finishes early on Friday", "we're opening late tomorrow",
    ])
  func early(line: String) throws {
    let reply = try unchanged(line)
    #expect(
      reply.statements.contains {
        if case .badValue(.missingEdge) = $0 { true } else { false }
      })
  }
}

@Suite("Dates and hours that are asked for")
struct HoursQuestionTests {
  private func answer(_ line: String) throws -> [Statement] {
    var desk = try TestDesk()
    return desk.say(line).statements
  }

  private func date(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(iso: text))
  }

  @Test("a date is told")
  func dates() throws {
    #expect(try answer("when is Easter?") == [.dateIs(date("2027-03-28"), daysAhead: 118)])
    #expect(
      try answer("what day is the 3rd of January?") == [.dateIs(date("2027-01-03"), daysAhead: 34)])
    #expect(
      try answer("what's the date on Saturday?") == [.dateIs(date("2026-12-05"), daysAhead: 5)])
    #expect(
      try answer("how many days until Christmas?") == [.dateIs(date("2026-12-25"), daysAhead: 25)])
    let now = try #require(LocalDateTime(iso: "2026-11-30T10:00"))
    #expect(try answer("what's today's date?") == [.clock(now)])
  }

  @Test("opening hours are told of the day that is asked about")
  func opening() throws {
    let saturday = Statement.openOn(
      try date("2026-12-05"), [try #require(ClockRange(startMinute: 540, endMinute: 960))])
    #expect(try answer("what time do you open on Saturday?") == [saturday])
    #expect(try answer("how late are you open on Saturday?") == [saturday])
    #expect(try answer("opening hours on Saturday") == [saturday])
    #expect(try answer("when are we closed?") == [.closedDays([.sunday], [])])
  }

  @Test("what somebody does, and who does something")
  func skills() throws {
    let desk = try TestDesk()
    let business = try desk.book.business()
    let priya = try #require(business.activeStaff.first { $0.name == "Priya" })
    let does = business.activeServices.map(\.id).filter { priya.does($0) }
    #expect(try answer("what does Priya do?") == [.does(priya.id, does)])
    let colour = try #require(business.activeServices.first { $0.name == "Colour" })
    let staff = business.activeStaff.filter { $0.does(colour.id) }.map(\.id)
    #expect(try answer("do you do colours?") == [.whoDoes(name: "Colour", staff)])
  }

  @Test("a part of the day is all that is told of it")
  func partOfDay() throws {
    for case .bookings(let found, _) in try answer("who's in tomorrow afternoon?") {
      #expect(found.allSatisfy { $0.start.time.minuteOfDay >= 720 })
      #expect(!found.isEmpty)
    }
  }

  @Test(
    "what might be cancelled or moved is shown",
    arguments: ["I might cancel B-14", "is it too late to cancel B-14?", "we may move B-14"])
  func mightGo(line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .list)
    #expect(try desk.standing().contains { $0.id.rawValue == 14 })
  }

  @Test("what was booked already makes no booking, and an hour at which nothing is is told")
  func alreadyBooked() throws {
    var desk = try TestDesk()
    #expect(desk.say("didn't I book a haircut on Thursday?").kind == .list)
    let moment = try #require(LocalDateTime(iso: "2026-12-04T15:00"))
    #expect(
      desk.say("we've already booked Friday at 3").statements == [.nothingAt(moment, with: nil)])
  }

  @Test("a date that was is the last that has been")
  func past() throws {
    #expect(try answer("when was Easter?") == [.dateIs(date("2026-04-05"), daysAhead: -239)])
  }

  @Test("to let somebody know whether it can be moved is no place on the waitlist")
  func letKnow() throws {
    var desk = try TestDesk()
    #expect(!desk.say("let me know if I can move B-14 to Friday").slots.isEmpty)
    #expect(
      try desk.book.wishes(
        from: LocalDateTime(wallSeconds: 0), to: LocalDateTime(wallSeconds: 1 << 40)
      ).isEmpty)
  }
}

@Suite("Absences in natural words")
struct NaturalAbsenceTests {
  private func absences(_ line: String) throws -> [Absence] {
    var desk = try TestDesk()
    desk.say(line)
    return try desk.book.business().absences
  }

  @Test(
    "are set",
    arguments: [
      "give Alex Monday 21st off", "Alex gets the 21st off", "Sam and Alex are off on the 21st",
    ])
  func absences(line: String) throws {
    let day = try #require(LocalDateTime(iso: "2026-12-21T00:00"))
    let found: [Absence] = try absences(line)
    #expect(found.contains { $0.start == day })
  }

  @Test(
    "days come before what is said of them",
    arguments: [
      "Saturday the 19th we close at 2", "on the 19th we close at 2",
      "block Sam on the 21st all morning",
      "never book Priya after 5",
    ])
  func set(line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .changed)
  }

  @Test(
    "what cannot be had on some days offers nothing",
    arguments: [
      "colours aren't available on Saturdays", "massages are not offered after 5",
    ])
  func notToBeHad(line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).outcome == .notUnderstood)
  }
}
