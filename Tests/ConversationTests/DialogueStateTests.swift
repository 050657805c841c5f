import Foundation
import Testing

@testable import Conversation

@Suite("The state of a dialogue")
struct DialogueStateTests {
  /// Lines of all kinds; a conversation is some of them in any order.
  private static let lines = [
    "book a haircut tomorrow afternoon", "the later one", "2", "yes", "no", "no, make it 4",
    "with Alex", "on Thursday", "why this slot?", "why not 4pm?", "anything else?", "my bookings",
    "what's on Friday?", "move Tom to Thursday at 2", "cancel Mei's haircut", "undo", "redo",
    "what's the next opening?", "add staff Robin", "never mind", "book a colour next week for Dana",
    "Dana's bookings", "thanks", "book Dana a haircut every Thursday at 10:15 for 3 weeks",
    "closed on 25 December", "swap Tom and Mei", "say that again", "earlier", "someone else",
  ]

  @Test("printed, restored and gone on with, it gives the same conversation", arguments: 0..<40)
  func restored(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var kept = try TestDesk()
    var restored = try TestDesk()
    for _ in 0..<12 {
      let line = try #require(Self.lines.randomElement(using: &random))
      let expected = kept.say(line)
      let printed = try JSONEncoder().encode(restored.conversation.state)
      let state = try JSONDecoder().decode(DialogueState.self, from: printed)
      #expect(state == restored.conversation.state)
      restored.conversation = TestDesk.begin(restored.book, restored.zone, state: state)
      #expect(restored.say(line) == expected, "\(line)")
    }
  }
}

/// SplitMix64, so that a seed gives the same run everywhere.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &+ 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
