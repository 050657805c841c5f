import CivilTime
import Testing

@testable import Conversation

@Suite("A time that is told beside an offer changes it, and is never passed over by a yes")
struct UnmetTests {
  private func offered() throws -> TestDesk {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 11")
    return desk
  }

  @Test(
    "a time in any wording is a new time for what is offered",
    arguments: [
      ("No. I'd like to see her at 4 in the afternoon", "2026-12-03T16:00"),
      ("I need to see him at 4 pm", "2026-12-03T16:00"),
      ("no, let me have it on the 8th instead", "2026-12-08T11:00"),
      ("give me 2 pm instead", "2026-12-03T14:00"),
      ("could you check whether they have 2 pm?", "2026-12-03T14:00"),
      ("I wonder whether you have half past 2", "2026-12-03T14:30"),
      ("is tomorrow at 3 possible?", "2026-12-01T15:00"),
    ])
  func changes(_ line: String, _ start: String) throws {
    var desk = try offered()
    desk.say(line)
    let booking = try #require(desk.say("yes").bookings.first)
    #expect(booking.start == LocalDateTime(iso: start))
  }

  @Test(
    "a look at the book leaves the offer, which a yes takes",
    arguments: [
      "who is in on Friday?", "show me Dana's bookings on Friday", "what's on at 3 today?",
    ])
  func looks(_ line: String) throws {
    var desk = try offered()
    desk.say(line)
    guard case .offer? = desk.conversation.state.table else {
      Issue.record("nothing is offered")
      return
    }
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-03T11:00"))
  }

  @Test("a choice that could be several is no choice, and a yes to it asks again")
  func several() throws {
    var desk = try TestDesk()
    desk.say("Tom wants a beard trim tomorrow afternoon")
    desk.say("the later one")
    #expect(desk.say("yes").kind == .question)
    #expect(desk.say("yes").bookings.isEmpty)
    #expect(desk.say("3").kind == .booked)
  }

  @Test(
    "all of something being right is a yes",
    arguments: ["yes, all of the details are correct", "all of these details are right"])
  func allOfIt(_ line: String) throws {
    var desk = try offered()
    #expect(desk.say(line).kind == .booked)
  }

  @Test(
    "a thanks for what was done asks for nothing",
    arguments: ["thanks for finding me a time", "thank you for booking my haircut"])
  func thanks(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.kind == .talk && desk.conversation.state.table == nil)
    #expect(reply.slots.isEmpty)
  }

  @Test("that it does not matter is no yes to another time than was asked for")
  func doesNotMatter() throws {
    var desk = try TestDesk()
    desk.say("haircut for Dana with Sam on Friday at 12:30")
    let reply = desk.say("I don't care, book it")
    #expect(reply.kind == .question && reply.asksAbout != nil)
  }
}
