import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Taking back more than one change")
struct TakingBackTests {
  private func changed(_ count: Int) throws -> TestDesk {
    var desk = try TestDesk()
    for number in 12..<12 + count {
      desk.say("cancel B-\(number)")
      desk.say("yes")
    }
    return desk
  }

  private func cancelled(_ desk: TestDesk) throws -> Int {
    var query = BookingQuery()
    query.statuses = [.cancelled]
    return try desk.book.count(query)
  }

  @Test(
    "as many as are said",
    arguments: [
      ("undo", 1), ("undo the last two changes", 2), ("undo 2", 2), ("undo the last three", 3),
      ("undo the last change", 1), ("undo twice", 2),
    ])
  func several(_ line: String, _ count: Int) throws {
    var desk = try changed(4)
    let before = try cancelled(desk)
    #expect(desk.say(line).kind == .undone)
    #expect(try cancelled(desk) == before - count)
  }

  @Test(
    "all of a day is listed and asked about",
    arguments: ["undo everything from today", "undo all my changes", "undo everything"])
  func everything(_ line: String) throws {
    var desk = try changed(3)
    let before = try cancelled(desk)
    let reply = desk.say(line)
    #expect(reply.question == .undoing)
    #expect(try cancelled(desk) == before)
    desk.say("yes")
    #expect(try cancelled(desk) == before - 3)
  }

  @Test(
    "a slip is answered with how it is taken back", arguments: ["oops", "whoops"])
  func oops(_ line: String) throws {
    var desk = try changed(1)
    let reply = desk.say(line)
    #expect(reply.statements.contains { if case .lastChange = $0 { true } else { false } })
    desk.say("book a haircut tomorrow at 3")
    #expect(desk.say("oops").question == .bookOffer)
  }
}

@Suite("Leaving with a question open")
struct LeavingTests {
  @Test(
    "what was not done is named, and the conversation is over",
    arguments: ["quit", "bye", "goodbye"])
  func named(_ line: String) throws {
    for proposal in ["book a haircut tomorrow at 3", "cancel B-12", "closed on Friday"] {
      var desk = try TestDesk()
      desk.say(proposal)
      let reply = desk.say(line)
      #expect(reply.endsConversation)
      #expect(reply.statements.contains { if case .notDone = $0 { true } else { false } })
    }
  }

  @Test("with none open nothing is said to be lost")
  func nothing() throws {
    var desk = try TestDesk()
    #expect(desk.say("quit").statements == [.goodbye])
  }

  @Test("a change that another request pushes aside is named")
  func aside() throws {
    var desk = try TestDesk()
    desk.say("closed on Friday")
    let reply = desk.say("book a colour for Dana next Thursday at 10")
    #expect(reply.statements.contains { if case .notDone = $0 { true } else { false } })
    #expect(try desk.book.business().overrides.isEmpty)
  }
}
