import Scheduling
import Testing

@testable import Conversation

@Suite("Rules that no book keeps, and the time between all visits")
struct UnkeptRuleTests {
  @Test(
    "such a rule is told, and changes nothing",
    arguments: [
      "assign to the least busy", "give it to the usual person first", "share bookings evenly",
      "always Sam first", "at most 5 hours a day for Sam", "max 30 hours a week for Priya",
      "a haircut needs at least 3 people", "minimum 3 people for a haircut",
      "the minimum for a haircut is 3 people", "a haircut needs a minimum of 5 people",
      "colours only in the morning", "colours are only done in the mornings",
      "no colours on Mondays in January",
    ])
  func told(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    let reply = desk.say(line)
    #expect(reply.kind == .refused)
    let isTold = reply.statements.contains { statement in
      if case .badValue(.notKept) = statement { true } else { false }
    }
    #expect(isTold)
    #expect(try desk.book.business() == before)
  }

  @Test(
    "a wish in like words is still a wish",
    arguments: [
      "book a haircut with whoever is least busy", "haircut only in the morning",
      "a haircut tomorrow, only in the morning",
    ])
  func wished(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).question != nil)
  }

  @Test("days that are refused are not put in the place of those that were said")
  func noDays() throws {
    var desk = try TestDesk()
    desk.say("Sam only works Fridays 10 to 6")
    let before = try desk.book.business()
    desk.say("no Sundays")
    #expect(try desk.book.business().staff == before.staff)
  }

  @Test(
    "a gap between all visits is kept behind each service, and none becomes shorter",
    arguments: [
      "10 minutes between appointments", "leave 10 mins between all appointments",
      "keep a 10 minute gap between clients",
    ])
  func gap(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    desk.say(line)
    let after = try desk.book.business()
    for (old, new) in zip(before.activeServices, after.activeServices) {
      #expect(new.bufferAfter == max(10, old.bufferAfter), "\(new.name)")
    }
    desk.say("undo")
    #expect(try desk.book.business() == before)
  }
}
