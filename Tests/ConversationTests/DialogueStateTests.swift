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
    "closed on 25 December", "swap Tom and Mei", "say that again", "earlier", "someone else", "hmm",
    "not the first one", "which is the latest?",
    "an hour later", "the day after", "the same time next week", "cancel both of them",
    "the other one",
    "cancel Grace's haircut tomorrow and move Peter's massage to Thursday at 2",
    "move B-24 back 30 minutes",
    "make B-24 15 minutes longer", "note that Dana is allergic to latex", "show B-24", "cancel it",
    "cancel everything on Friday because of the snow", "book a trim tomorrow", "1",
    "Dana's history",
    "bookings are pending until confirmed", "what's pending?", "confirm B-36", "history",
    "her colour",
    "book a haircut and a blow-dry for Tom on Friday", "what if Sam is off on Friday?", "do it",
    "put Hannah down for Friday morning if something opens", "book it anyway",
    "running 20 minutes late",
  ]

  @Test("printed, restored and gone on with, it gives the same conversation", arguments: 0..<60)
  func restored(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var kept = try TestDesk()
    var restored = try TestDesk()
    for _ in 0..<14 {
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
