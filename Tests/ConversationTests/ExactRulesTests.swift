import CivilTime
import Presentation
import Scheduling
import Testing

@testable import Conversation

/// Rules set as they are said, and what is found by them.
@Suite("Rules as they are said")
struct ExactRulesTests {
  /// An empty book with hours, two people and a service.
  private func desk(_ lines: String...) throws -> TestDesk {
    var desk = try TestDesk(sample: .none)
    for line in [
      "open Mon-Sat 9 to 6", "add staff Nell and Ravi", "add service Trim, 30 minutes, £20",
    ] + lines {
      desk.say(line)
    }
    return desk
  }

  private func member(_ name: String, _ desk: TestDesk) throws -> Staff {
    try #require(try desk.book.business().staff.first { $0.name == name })
  }

  private func window(_ start: Int, _ end: Int) throws -> ClockRange {
    try #require(ClockRange(startMinute: start, endMinute: end))
  }

  @Test(
    "someone of whom a rule speaks and who is not here is taken on with it, after a yes",
    arguments: [
      "Sana works Tuesday to Friday 9 to 5", "Sana does trims in 20 minutes for £18",
      "Sana works Mondays",
    ])
  func newHere(line: String) throws {
    var desk = try desk()
    let before = try desk.book.business()
    #expect(desk.say(line).kind == .question)
    #expect(try desk.book.business() == before)
    desk.say("no")
    #expect(try desk.book.business() == before)
    desk.say(line)
    desk.say("yes")
    let sana = try member("Sana", desk)
    #expect(sana.hours != nil || sana.terms.first?.price == Money(hundredths: 1800))
    // One sentence, one change.
    desk.say("undo")
    #expect(try desk.book.business().activeStaff == before.activeStaff)
  }

  @Test("a day on which a service is not to be had is one rule, and the next is a further one")
  func notOnDays() throws {
    var desk = try desk("add service Peel, 30 minutes, £40")
    desk.say("no trims on Mondays")
    desk.say("no peels on Tuesdays")
    #expect(try desk.book.business().settings.policy.limits.count == 2)
    desk.say("no, peels on Wednesdays")
    #expect(
      try desk.book.business().settings.policy.limits.map(\.weekday) == [.monday, .wednesday])
    desk.say("book a trim on Monday at 3")
    #expect(desk.conversation.suggestedSlot?.start.date.weekday != .monday)
  }

  @Test(
    "a rule that cannot be set books nothing",
    arguments: ["trims only in the morning", "at most 5 hours a day for Nell"])
  func unsetRules(line: String) throws {
    var desk = try desk()
    let before = try desk.book.business()
    let reply = desk.say(line)
    #expect(reply.outcome == .refused)
    #expect(desk.conversation.openQuestion == nil)
    #expect(try desk.book.business() == before)
  }

  @Test("a price in another currency's words is told to be in that of the book")
  func otherCurrency() throws {
    var desk = try desk()
    let reply = desk.say("a trim costs 40 euros")
    let isTold = reply.statements.contains { if case .pricesAreIn = $0 { true } else { false } }
    #expect(isTold)
    let plain = desk.say("a trim costs 30 pounds")
    #expect(!plain.statements.contains { if case .pricesAreIn = $0 { true } else { false } })
  }

  @Test("a slip in a name takes nobody on")
  func slipTakesNobodyOn() throws {
    var desk = try desk("add staff Roberta")
    let count = try desk.book.business().staff.count
    desk.say("Roberat works Mondays 9 to 5")
    desk.say("yes")
    #expect(try desk.book.business().staff.count == count)
  }

  @Test("“to close” is when the day that is named closes")
  func close() throws {
    var desk = try desk("open Thursday 9 to 8", "Nell works Tuesdays and Thursdays noon to close")
    let nell = try member("Nell", desk)
    #expect(nell.hours?[.tuesday] == [try window(720, 1080)])
    #expect(nell.hours?[.thursday] == [try window(720, 1200)])
    #expect(nell.hours?[.monday] == [])
    desk.say("Ravi works Saturdays from opening until 1")
    #expect(try member("Ravi", desk).hours?[.saturday] == [try window(540, 780)])
    // Each day closes at another time, and none is named.
    let before = try desk.book.business()
    desk.say("Nell works noon to close")
    #expect(try desk.book.business() == before)
  }

  @Test("a break behind midnight is on the next day")
  func night() throws {
    var desk = try desk("open every day 9am to 6am", "Ravi works Fridays 10pm to 6am")
    desk.say("Ravi has a break from 3am to 3:30am")
    let ravi = try member("Ravi", desk)
    #expect(ravi.breaks[.saturday] == [try window(180, 210)])
    #expect(ravi.breaks[.friday].isEmpty)
    desk.say("Nell works Saturdays 8pm to 4am, break midnight to 0:30")
    #expect(try member("Nell", desk).breaks[.sunday] == [try window(0, 30)])
  }

  @Test("no lunch on one Friday leaves those of the others")
  func lunch() throws {
    var desk = try desk("Nell works Mon-Fri 9 to 5, lunch 12 to 1")
    desk.say("no lunch for Nell on Friday")
    let nell = try member("Nell", desk)
    #expect(nell.breaks[.friday] == [try window(720, 780)])
    let friday = CalendarDate(year: 2026, month: 12, clampedDay: 4)
    #expect(nell.breaks(of: .friday, on: friday).isEmpty)
    #expect(!nell.breaks(of: .friday, on: friday.adding(days: 7)).isEmpty)
  }

  @Test("closing at eleven of one day is in the morning where the day is open then")
  func eleven() throws {
    var desk = try desk()
    desk.say("close at 11 on Thursday")
    let row = try #require(try desk.book.business().overrides.first)
    #expect(row.windows == [try window(540, 660)])
  }

  @Test("weekends come to weekdays, and “only” says otherwise")
  func weekends() throws {
    var desk = try desk("Nell works weekdays 9 to 5", "Nell works weekends 10 to 2")
    #expect(try member("Nell", desk).hours?[.monday].isEmpty == false)
    desk.say("Nell only works weekends 10 to 2")
    #expect(try member("Nell", desk).hours?[.monday] == [])
  }

  @Test("a limit is taken back, whether it is there or not")
  func limit() throws {
    var desk = try desk("forget the limit of 15 a month")
    #expect(try desk.book.business().settings.policy.limits.isEmpty)
    desk.say("at most 15 bookings a month")
    #expect(try desk.book.business().settings.policy.limits.count == 1)
    desk.say("forget the limit of 15 a month")
    #expect(try desk.book.business().settings.policy.limits.isEmpty)
  }

  @Test("what nobody does any more is told")
  func skills() throws {
    var desk = try desk("add service Shave, 20 minutes, £15")
    func isTold(_ reply: Reply) -> Bool {
      reply.statements.contains { statement in
        if case .nobodyDoes(let services) = statement { services.count == 1 } else { false }
      }
    }
    #expect(!isTold(desk.say("Nell does shaves")))
    #expect(isTold(desk.say("Ravi does shaves")))
  }

  @Test("who does what another does has the same hours")
  func model() throws {
    var desk = try desk(
      "add service Shave, 20 minutes, £15", "Nell only does trims", "Nell works Tue-Fri 10 to 4")
    desk.say("new stylist Otto, does everything Nell does, same hours")
    let (nell, otto) = (try member("Nell", desk), try member("Otto", desk))
    #expect(otto.skills == nell.skills && otto.hours == nell.hours)
    #expect(nell.skills != .everything)
  }

  @Test("a booking that has to move keeps the length that was agreed")
  func agreed() throws {
    var desk = try desk(
      "book a trim for Bob with Nell on Friday at 12", "yes", "a trim takes an hour")
    let reply = desk.say("Nell is off on Friday")
    let slots = reply.statements.compactMap { statement -> Slot? in
      if case .rearrangement(let plan) = statement { plan.rows.first?.slot } else { nil }
    }
    #expect(slots.map(\.length) == [30])
  }

  @Test("an offer is shown as the rule leaves it that was set meanwhile")
  func offer() throws {
    var desk = try desk("book a trim for Bob with Nell on Friday at 10")
    let reply = desk.say("Nell does trims in 50 minutes")
    #expect(reply.slots.map(\.length) == [50])
    let starts = desk.say("trims start at 9 and 12")
    let told = starts.statements.contains { statement in
      if case .remark(let obstacle, _) = statement { obstacle.rule == .fixedStarts } else { false }
    }
    #expect(told)
  }

  @Test("a service that there is not is not the only one that there is")
  func strange() throws {
    var desk = try desk()
    for line in [
      "book a wheel build on Thursday at 10",
      "what’s free for a wheel build on Thursday",
    ] {
      #expect(desk.say(line).kind == .notFound, "\(line)")
    }
  }

  @Test("each service of a visit has its own person, and one that is counted comes twice")
  func visit() throws {
    var desk = try desk("add service Shave, 20 minutes, £15")
    let two = desk.say("book a trim with Nell and a shave with Ravi for Kim on Friday at 9")
    let business = try desk.book.business()
    let names = two.slots.prefix(2).compactMap { business.staff($0.staff)?.name }
    #expect(names == ["Nell", "Ravi"])
    desk.say("no")
    let three = desk.say("book a trim and two shaves for Kim on Friday")
    guard case .visit(let visit)? = desk.conversation.state.table else {
      Issue.record("\(three.statements)")
      return
    }
    #expect(visit.plan?.slots.count == 3)
  }

  @Test("days on which a service is not to be had have none of it")
  func never() throws {
    var desk = try desk("no trims on Thursdays")
    #expect(desk.say("book a trim on Thursday at 10").outcome == .refused)
    #expect(desk.say("book a trim on Friday at 10").outcome != .refused)
  }

  @Test(
    "settings of these can be typed into an empty book",
    arguments: [
      "trims start at 10 past the hour", "trims start on the hour and at half past",
      "no trims on Thursdays", "there are two couches", "there are two trampolines",
      "no lunch for Nell on Friday", "Nell works Fridays 8pm to 4am, break midnight to 0:30",
    ])
  func typedBack(_ rule: String) throws {
    func settings(_ lines: [String]) throws -> [String] {
      let desk = try TestDesk(sample: .none)
      var session = DeskSession(
        Conversation(
          desk: Desk(book: desk.book, zone: desk.zone, files: TestFiles()), state: DialogueState()),
        format: .text(TextRenderer(width: 2_000)))
      for line in lines { _ = session.respond(to: line, at: desk.now) }
      return session.respond(to: "settings", at: desk.now)
    }
    let lines = try settings([
      "open Mon-Sat 9 to 6", "add staff Nell and Ravi", "add service Trim, 30 minutes, £20",
      "Nell works Mon-Fri 9 to 5, lunch 12 to 1", rule,
    ])
    #expect(try settings(lines) == lines)
  }
}
