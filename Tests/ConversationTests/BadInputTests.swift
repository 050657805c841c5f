import Testing

@testable import Conversation

@Suite("Bad input")
struct BadInputTests {
  @Test(
    "is answered, changes nothing, and the session goes on",
    arguments: [
      "", "   ", "\u{0}", "\u{1B}[2J\u{7}", "\u{FFFD}\u{FFFD}", "purple seven under sideways",
      "book a haircut on 31 June at 9", "book a haircut tomorrow at 03:00",
      "book a moon landing tomorrow", "book a haircut with Zebedee tomorrow",
      "cancel B-9999", "move B-9999 to Friday", "2", "yes", "no",
      String(repeating: "a", count: 5_000), String(repeating: "book ", count: 900),
      String(repeating: "x", count: 200_000), "book a haircut unless it rains cats",
    ])
  func survives(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let reply = desk.say(line)
    #expect(!reply.statements.isEmpty)
    #expect(try desk.standing() == before)
    desk.say("never mind")
    #expect(desk.say("book a haircut tomorrow at 3").kind == .suggestion)
  }

  @Test("a line over the limit is refused by its length")
  func tooLong() throws {
    var desk = try TestDesk()
    let reply = desk.say(String(repeating: "x", count: 100_001))
    #expect(reply.statements == [.tooLong(bytes: 100_001, limit: 100_000)])
    #expect(reply.outcome == .notUnderstood)
  }
}
