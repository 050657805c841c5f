import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Fewer places and rooms than are booked")
struct FewerPlacesTests {
  private func moved(_ reply: Reply) -> [Int] {
    for case .rearrangement(let plan) in reply.statements {
      return plan.rows.map(\.booking.id.rawValue)
    }
    return []
  }

  private func yogaDesk() throws -> TestDesk {
    var desk = try TestDesk()
    for line in [
      "add service Pilates, 1 hour, £10", "Pilates holds 8 people", "Alex does pilates",
      "book 3 places in pilates with Alex on Friday at 1pm for Omar Aziz", "yes",
      "book 5 places in pilates with Alex on Friday at 1pm for Hannah Berg", "yes",
    ] { desk.say(line) }
    return desk
  }

  @Test("who was booked last has no place left, and is asked about before anything is saved")
  func places() throws {
    var desk = try yogaDesk()
    let before = try desk.book.business()
    let last = try #require(try desk.standing().last)
    let reply = desk.say("pilates holds 4 people")
    #expect(moved(reply) == [last.id.rawValue])
    #expect(try desk.book.business() == before)
    desk.say("leave them")
    let service = try desk.book.business().activeServices.first { $0.name == "Pilates" }
    #expect(service?.capacity == 4)
  }

  @Test("as many places as are taken go against nobody")
  func enough() throws {
    var desk = try yogaDesk()
    #expect(desk.say("pilates holds 9 people").kind == .changed)
    #expect(moved(desk.say("pilates holds 8 people")).isEmpty)
  }

  @Test("two visits at one time need two rooms")
  func rooms() throws {
    var desk = try TestDesk()
    for line in [
      "there are two treatment rooms", "a head massage needs the treatment room",
      "book a head massage with Alex on Thursday at 2pm for Omar Aziz", "yes",
      "book a head massage with Priya on Thursday at 2pm for Hannah Berg", "yes",
    ] { desk.say(line) }
    let last = try #require(try desk.standing().last)
    #expect(moved(desk.say("there is one treatment room")) == [last.id.rawValue])
  }
}

@Suite("What cannot be")
struct ImpossibleServiceTests {
  @Test(
    "a processing time lies within the visit, also of a shorter one",
    arguments: [
      ["a beard trim has 30 minutes of processing after 15 minutes"],
      ["a colour has 45 minutes of processing after 30 minutes", "a colour takes 1 hour"],
      [
        "a colour has 45 minutes of processing after 30 minutes",
        "a colour takes 60 to 120 minutes",
      ],
      ["a blow-dry holds 0 people"], ["a colour has 30 minutes of processing"],
    ])
  func refused(_ lines: [String]) throws {
    var desk = try TestDesk()
    for line in lines.dropLast() { #expect(desk.say(line).kind == .changed) }
    let before = try desk.book.business()
    let reply = desk.say(try #require(lines.last))
    #expect(reply.outcome == .refused)
    #expect(try desk.book.business() == before)
  }
}

@Suite("Dates that are taken back")
struct UsualDatesTests {
  private func desk(_ lines: [String]) throws -> TestDesk {
    var desk = try TestDesk()
    for line in lines {
      desk.say(line)
      if desk.conversation.hasUnansweredQuestion { desk.say("leave them") }
    }
    return desk
  }

  @Test(
    "what was set of a date is gone",
    arguments: [
      ["closed on 6 January", "no longer closed on 6 January"],
      ["closed on 6 January", "remove the closure on 6 January"],
      ["closed on 6 January", "we are open on 6 January after all"],
      ["closed on public holidays", "no longer closed on public holidays"],
      ["Sam is off from 11 to 14 January", "Sam is not off from 11 to 14 January"],
      ["Sam is off from 11 to 14 January", "cancel Sam's time off"],
      ["on Saturday 9 January Sam works 10 to 2", "on 9 January Sam works his usual hours"],
      ["on Saturday 9 January Sam works 10 to 2", "Sam no longer works 10 to 2 on 9 January"],
    ])
  func gone(_ lines: [String]) throws {
    let plain = try TestDesk().book.business()
    let desk = try desk(lines)
    let business = try desk.book.business()
    #expect(business.overrides == plain.overrides)
    #expect(business.absences == plain.absences)
  }

  @Test("time off is cut where someone works after all")
  func cut() throws {
    let desk = try desk(["Sam is off from 11 to 14 January", "on 12 January Sam works 10 to 2"])
    let absences = try desk.book.business().absences.sorted { $0.start < $1.start }
    let starts = absences.map(\.start.date.components.day)
    #expect(starts == [11, 13])
  }

  @Test("a block that is taken back is gone")
  func unblocked() throws {
    let desk = try desk(["block Sam on Friday from 2 to 3", "remove Sam's block on Friday"])
    let all = Span(start: desk.now, end: desk.now.adding(minutes: 1440 * 30))
    #expect(try desk.book.blocks(overlapping: all).isEmpty)
  }

  @Test(
    "the limit goes and the service stays",
    arguments: ["remove the limit on colours", "no limit on colours"])
  func limit(_ line: String) throws {
    let desk = try desk(["at most 3 colours a day", line])
    let business = try desk.book.business()
    #expect(business.settings.policy.limits.isEmpty)
    #expect(business.activeServices.contains { $0.name == "Colour" })
  }
}
