import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("What is said, and offered, where nothing fits")
struct NothingFitsTests {
  private static let studio = CaseDesk.Business(
    zone: "Europe/London", locale: "en-GB",
    sentences: [
      "add service Portrait, 1 hour, £50", "add service Print, 30 minutes, £10",
      "add staff Noor", "add staff Ivo", "open Monday to Friday 9am to 5pm",
      "bookings up to 90 days ahead",
    ])

  // MARK: Limits

  @Test("only the limits that are reached are named")
  func limits() throws {
    let business = Self.studio.after(
      "at most 5 portraits a day", "at most 4 portraits a day for Noor",
      "at most 1 portrait a week for Noor")
    var desk = try CaseDesk(
      business, at: "2026-11-30T08:00", booked: ["a portrait for Lea with Noor on Tuesday at 10"])
    let reply = try desk.say("what's free for a portrait with Noor on Thursday")
    #expect(reply.text.contains("The rule: at most 1 Portrait booking a week for Noor."))
    #expect(reply.text.components(of: "The rule:") == 1)
  }

  @Test("a party that a limit leaves no room for is told the rule, and the nearest day")
  func partyOverLimit() throws {
    let business = Self.studio.after("at most 2 portraits a day")
    var desk = try CaseDesk(
      business, at: "2026-11-30T08:00", booked: ["a portrait for Lea with Noor on Tuesday at 10"])
    let reply = try desk.say("book a portrait for two people on Tuesday")
    #expect(reply.text.contains("Portrait for 2 people does not fit in there."))
    #expect(reply.text.contains("The rule: at most 2 Portrait bookings a day."))
    #expect(reply.reply.question == .visitOffer)
    #expect(reply.starts.allSatisfy { $0.hasPrefix("2026-12-02") })
    #expect(try desk.say("yes").reply.bookings.count == 2)
  }

  @Test("a move against a limit is offered other days than its own")
  func moveOverLimit() throws {
    let business = Self.studio.after("at most 1 portrait a day")
    var desk = try CaseDesk(
      business, at: "2026-11-30T08:00",
      booked: [
        "a portrait for Lea with Noor on Tuesday at 9", "a portrait for Pia on Wednesday at 10",
      ])
    let reply = try desk.say("move Lea's portrait to Wednesday at 11")
    #expect(reply.text.contains("At most 1 booking of Portrait a day is taken"))
    #expect(reply.reply.question == .moveOffer)
    #expect(reply.starts.first?.hasPrefix("2026-12-03") == true)
  }

  // MARK: Lengths

  @Test("a length that cannot be is told with what can, and the nearest is offered")
  func length() throws {
    let business = Self.studio.after("a portrait takes 30 to 90 minutes")
    var desk = try CaseDesk(business, at: "2026-11-30T08:00")
    let long = try desk.say("book a 3 hour portrait on Tuesday")
    #expect(
      long.text.contains(
        "Portrait can last 30 min to 1 h 30 min, not 3 h: 1 h 30 min is the nearest."))
    #expect(long.reply.slots.first?.length == 90)
    #expect(long.reply.outcome == .refused)
    #expect(try desk.say("yes").reply.bookings.first?.length == 90)
    let short = try desk.say("book a 10 minute portrait on Wednesday")
    #expect(short.reply.slots.first?.length == 30)
    try desk.say("no")
    let fixed = try desk.say("book a 20 minute print on Wednesday")
    #expect(fixed.text.contains("Print takes 30 min, not 20 min."))
    #expect(fixed.reply.slots.first?.length == 30)
    try desk.say("no")
    let possible = try desk.say("book a 45 minute portrait on Wednesday")
    #expect(!possible.text.contains("can last"))
  }

  // MARK: The waitlist

  @Test("who finds nothing is shown the waitlist, unless waiting cannot help")
  func waitlistIsShown() throws {
    var desk = try CaseDesk(
      Self.studio.after("at most 1 portrait a day"), at: "2026-11-30T08:00",
      booked: ["a portrait for Lea with Noor on Tuesday at 10"])
    let full = try desk.say("book a portrait on Tuesday for Pia")
    #expect(full.text.contains("Or say “put Pia on the waitlist”."))
    try desk.say("no thanks, never mind")
    try desk.say("book a print for me on Monday at 4pm")
    try desk.say("yes")
    let mine = try desk.say("what's free for a portrait on Tuesday")
    #expect(mine.text.contains("Or say “put me on the waitlist”."))
    let closed = try desk.say("book a portrait on Sunday for Pia")
    #expect(!closed.text.contains("waitlist"))
  }

  @Test(
    "put on the list right after is what was looked for",
    arguments: [
      "put her on the waitlist", "put Pia on the waitlist", "add her to the waiting list",
    ])
  func waitsForWhatWasAsked(_ line: String) throws {
    var desk = try CaseDesk(
      Self.studio.after("at most 1 portrait a day"), at: "2026-11-30T08:00",
      booked: ["a portrait for Lea with Noor on Tuesday at 10"])
    try desk.say("book a portrait with Ivo on Tuesday for Pia")
    let reply = try desk.say(line)
    #expect(
      reply.text.hasPrefix(
        "On the waitlist: Pia for Portrait with Ivo, Tue 1 December 2026."))
    // Nothing is left to answer, and the list by itself is shown.
    #expect(reply.reply.question == nil)
    #expect(try desk.say("waitlist").text.contains("Pia for Portrait with Ivo"))
  }

  @Test("what somebody else wanted is no wish of whom is put on the list")
  func waitsForOwn() throws {
    var desk = try CaseDesk(
      Self.studio.after("at most 1 portrait a day"), at: "2026-11-30T08:00",
      booked: ["a portrait for Lea with Noor on Tuesday at 10", "a print for Pia on Monday at 4"])
    try desk.say("book a portrait with Ivo on Tuesday for Lea")
    let reply = try desk.say("put Pia on the waitlist for Friday")
    #expect(reply.text.hasPrefix("On the waitlist: Pia, Fri 4 December 2026."))
    // Nor is what is on offer for somebody else.
    try desk.say("never mind")
    try desk.say("book a print on Wednesday")
    let other = try desk.say("put Lea on the waitlist for Friday")
    #expect(other.text.hasPrefix("On the waitlist: Lea, Fri 4 December 2026."))
  }

  @Test("whoever is named waits for what nobody could have")
  func waitsForAll() throws {
    var desk = try CaseDesk(
      Self.studio.after("at most 1 portrait a day"), at: "2026-11-30T08:00",
      booked: ["a portrait for Lea with Noor on Tuesday at 10", "a print for Pia on Monday at 4"])
    try desk.say("book a portrait on Tuesday")
    let reply = try desk.say("put Pia on the waitlist")
    #expect(reply.text.hasPrefix("On the waitlist: Pia for Portrait, Tue 1 December 2026."))
  }

  // MARK: Holds

  @Test(
    "what is held is let go by a no, and by saying so",
    arguments: [
      "no", "never mind", "release the hold", "let go of the hold", "cancel the hold",
    ])
  func letsGo(_ line: String) throws {
    var desk = try CaseDesk(Self.studio, at: "2026-11-30T08:00")
    let held = try desk.say("hold a portrait with Noor on Friday at 3pm")
    #expect(held.text.hasPrefix("Held until"))
    let reply = try desk.say(line)
    #expect(reply.text.contains("No longer held: Fri 4 Dec 15:00–16:00 with Noor."))
    #expect(try desk.desk.book.holds(at: desk.desk.now).isEmpty)
    #expect(try desk.say("is Noor free for a portrait on Friday at 3pm").clocks.first == "15:00")
  }

  @Test("so long as was said a slot is held, and its length is the service's")
  func holdLength() throws {
    var desk = try CaseDesk(Self.studio, at: "2026-11-30T08:00")
    let held = try desk.say("hold a portrait with Noor on Friday at 3pm for 25 minutes")
    #expect(held.text.hasPrefix("Held until 08:25: Fri 4 Dec 15:00–16:00 with Noor"))
  }

  @Test("of several that are held the one that is named goes")
  func whichHold() throws {
    var desk = try CaseDesk(Self.studio, at: "2026-11-30T08:00")
    #expect(try desk.say("release the hold").text.hasPrefix("Nothing is held."))
    try desk.say("hold a portrait with Noor on Friday at 3pm")
    try desk.say("book a print with Ivo on Thursday at 10")
    try desk.say("yes")
    try desk.say("hold a portrait with Ivo on Friday at 3pm")
    try desk.say("book a print with Ivo on Thursday at 11")
    try desk.say("yes")
    #expect(try desk.say("release the hold").text.hasPrefix("Several are held:"))
    let reply = try desk.say("release the hold with Ivo")
    #expect(reply.text.contains("No longer held: Fri 4 Dec 15:00–16:00 with Ivo."))
    #expect(try desk.desk.book.holds(at: desk.desk.now).count == 1)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
