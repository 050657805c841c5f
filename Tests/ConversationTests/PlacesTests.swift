import Conversation
import Scheduling
import Testing

@Suite struct PlacesTests {
  @Test(
    "places of a class are counted, said and kept",
    arguments: [
      "book 3 places in Yoga tomorrow at 10 for Omar", "book Yoga for 3 people tomorrow at 10",
      "book three spots in yoga tomorrow at 10",
    ])
  func places(line: String) throws {
    var desk = try TestDesk(sample: .none)
    for setUp in [
      "add service Yoga, 60 minutes, £12", "Yoga holds 8", "add staff Anya",
      "open every day 9 to 5",
    ] { desk.say(setUp) }
    #expect(desk.say(line).statements.contains(.places(3)))
    #expect(desk.say("yes").bookings.map(\.seats) == [3])
    // Five are left of eight.
    #expect(desk.say("book 6 places in Yoga tomorrow at 10").outcome == .refused)
  }
}
