import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Habits")
struct HabitTests {
  private func desk() throws -> TestDesk {
    var desk = try TestDesk(now: "2026-10-30T08:00")
    for day in ["2026-10-30", "2026-11-06", "2026-11-13", "2026-11-20"] {
      desk.now = desk.zone.instant(try #require(LocalDateTime(iso: "\(day)T08:00")))
      desk.say("book a haircut for Kim Bell with Sam today at 15:00")
      desk.say("yes")
    }
    desk.now = desk.zone.instant(try #require(LocalDateTime(iso: "2026-11-30T10:00")))
    return desk
  }

  private func usual(_ reply: Reply) -> Statement.UsualTime? {
    reply.statements.compactMap { statement in
      if case .atUsualTime(let usual) = statement { usual } else { nil }
    }.first
  }

  @Test("the usual day, hour and person are taken where they are left open, and said")
  func taken() throws {
    var desk = try desk()
    let reply = desk.say("book Kim in")
    let usual = try #require(self.usual(reply))
    #expect(usual.weekday == .friday && usual.minute == 900 && usual.then == usual.of)
    #expect(reply.slots.first?.start.description == "2026-12-04T15:00")
    #expect(reply.slots.first?.staff == usual.staff)
  }

  @Test("what was said stands")
  func said() throws {
    var desk = try desk()
    #expect(
      desk.say("book Kim a haircut on Thursday at 11").slots.first?.start.description
        == "2026-12-03T11:00")
    let other = desk.say("book Kim a haircut on Saturday with Alex")
    #expect(usual(other)?.staff == nil)
    #expect(other.slots.first?.start.description == "2026-12-05T15:00")
  }

  @Test("a habit refuses nothing: what is taken is passed over")
  func passedOver() throws {
    var desk = try desk()
    desk.say("closed on Friday 4 December")
    desk.say("leave them")
    #expect(desk.say("book Kim in").slots.first?.start.description == "2026-12-11T15:00")
  }

  @Test("who is in a hurry, or takes anyone, has no habit", arguments: ["asap", "with anyone"])
  func none(_ words: String) throws {
    var desk = try desk()
    #expect(usual(desk.say("book Kim a haircut \(words)"))?.staff == nil)
  }
}
