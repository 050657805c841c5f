import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Away, back, and cannot come")
struct AbsenceTests {
  @Test(
    "the reason is what was said",
    arguments: [
      ("Alex is ill on Friday", "ill"), ("Alex has called in sick", "ill"),
      ("Alex won't be in on Friday", ""), ("Alex can't come in tomorrow", ""),
    ])
  func reason(_ line: String, _ reason: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    guard case .rearrangement(let plan)? = reply.statements.first,
      case .absence(let absence)? = plan.edits.first?.after
    else {
      Issue.record("\(line)")
      return
    }
    #expect(absence.reason == reason)
  }

  @Test(
    "who is not in for a part of a day is off for just that part",
    arguments: [
      ("Alex won't be in till 11 tomorrow", "2026-12-01T00:00", "2026-12-01T11:00"),
      ("Alex isn't in until 11 tomorrow", "2026-12-01T00:00", "2026-12-01T11:00"),
      ("Priya won't be here after 15:00 on Friday", "2026-12-04T15:00", "2026-12-05T00:00"),
      ("Alex won't be in between 14:00 and 16:00 tomorrow", "2026-12-01T14:00", "2026-12-01T16:00"),
      ("Sam won't be in on Thursday morning", "2026-12-03T00:00", "2026-12-03T12:00"),
    ])
  func partOfDay(_ line: String, _ start: String, _ end: String) throws {
    var desk = try TestDesk()
    if case .rearrangement? = desk.say(line).statements.first { desk.say("leave them") }
    let absence = try #require(try desk.book.business().absences.last)
    #expect(absence.start.description == start)
    #expect(absence.end.description == end)
  }

  @Test("what is to be done if somebody calls off supposes nothing of the one who would get it")
  func errand() throws {
    var desk = try TestDesk()
    #expect(desk.say("if Dana cancels give it to Hannah").kind == .notUnderstood)
    #expect(desk.conversation.openQuestion == nil)
  }

  @Test(
    "who is back is in again from that day",
    arguments: ["Alex is back on Thursday", "Alex is back at work from Thursday"])
  func back(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("Alex is off from 1 to 5 December")
    desk.say("leave them")
    desk.say(line)
    let absences = try desk.book.business().absences
    #expect(absences.map(\.end.description) == ["2026-12-03T00:00"])
  }

  @Test("who is not away is not back")
  func notAway() throws {
    var desk = try TestDesk()
    let reply = desk.say("Alex is back")
    #expect(reply.statements.contains { if case .notAway = $0 { true } else { false } })
  }

  @Test(
    "a customer’s booking then is offered to be cancelled or moved",
    arguments: [
      ("Dana can't make it on Friday", 24), ("Dana can't come on Friday", 24),
      ("Mei won't be able to come tomorrow", 12), ("I can't make it on Friday", 25),
    ])
  func customer(_ line: String, _ number: Int) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.question == .cancellation)
    guard case .cancel(let cancellation)? = desk.conversation.state.table else {
      Issue.record("nothing is asked about")
      return
    }
    #expect(cancellation.bookings.map(\.rawValue) == [number])
    #expect(reply.statements.contains(.orMoveIt))
    let moved = desk.say("Monday 14 December at 3")
    #expect(moved.question == .moveOffer)
  }

  @Test("what their move leaves free is offered to those who wait")
  func freed() throws {
    var desk = try TestDesk()
    desk.say("put Mei down for a haircut with Sam on Friday at 10:30 if something opens")
    let wishes = try desk.book.wishes(
      from: desk.zone.local(desk.now), to: desk.zone.local(desk.now).adding(days: 30))
    #expect(wishes.count == 1)
    desk.say("move everything on Friday to Saturday")
    let reply = desk.say("yes")
    #expect(reply.statements.contains { if case .suitsWishes = $0 { true } else { false } })
  }
}
