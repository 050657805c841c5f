import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("What may be said to an offer")
struct OfferAnswerTests {
  /// A studio that does one thing, with one person to do it.
  private func studio() throws -> TestDesk {
    var desk = try TestDesk(sample: .none)
    desk.say("add service Lesson, 60 minutes, £30")
    desk.say("add staff Robin")
    desk.say("open every day from 8am to 8pm")
    return desk
  }

  @Test(
    "a wish for what is on the table takes nothing",
    arguments: [
      "I want to see a teacher", "I'd like a lesson with Professor Quill",
      "I need a lesson with Ms. Oakley please",
    ])
  func wish(_ line: String) throws {
    var desk = try studio()
    desk.say("book a lesson on Thursday")
    let reply = desk.say(line)
    #expect(reply.kind == .suggestion)
    #expect(try desk.standing().isEmpty)
  }

  @Test("a day said for the first time is proposed, though it was offered by chance")
  func firstDay() throws {
    var desk = try studio()
    desk.say("I'd like to make a booking")
    let reply = desk.say("Make the booking for the 30th of this month")
    #expect(reply.kind == .suggestion)
    #expect(try desk.standing().isEmpty)
    #expect(desk.say("set it for 5 pm").slots.first?.start.description == "2026-11-30T17:00")
  }

  @Test(
    "to ask whether there is anything at another time asks for that time",
    arguments: [
      "is there anything on Thursday at 4?", "anything on Thursday at 4?",
      "do you have anything on Thursday at 4pm?", "later in the day is better, say Thursday at 4",
      "it's Thursday at 4 that I want",
    ])
  func anything(_ line: String) throws {
    var desk = try studio()
    desk.say("I need a lesson tomorrow morning")
    let reply = desk.say(line)
    #expect(reply.slots.first?.start.description == "2026-12-03T16:00")
    #expect(try desk.standing().isEmpty)
  }

  @Test("a clock time asked about after a day is on that day")
  func carriedDay() throws {
    var desk = try studio()
    desk.say("do you have a lesson on the 10th?")
    #expect(
      desk.say("do you have three in the afternoon?").slots.first?.start.description
        == "2026-12-10T15:00")
    #expect(
      desk.say("it's half past two that I want").slots.first?.start.description
        == "2026-12-10T14:30")
    #expect(
      desk.say("do you have the 11th?").slots.first?.start.description == "2026-12-11T14:30")
    #expect(desk.say("great").bookings.first?.start.description == "2026-12-11T14:30")
  }

  @Test("to say when one will come agrees to it")
  func seeYou() throws {
    var desk = try studio()
    desk.say("I'd like a lesson on Thursday at 9")
    #expect(desk.say("yes, I will see you on Thursday").kind == .booked)
  }

  @Test(
    "to have all that one needs ends the matter",
    arguments: ["that's all", "that's everything, bye", "no, that's all I needed"])
  func done(_ line: String) throws {
    var desk = try studio()
    desk.say("I'd like a lesson on Thursday at 9")
    #expect(desk.say(line).statements.contains(.dropped))
    #expect(try desk.standing().isEmpty)
  }
}

@Suite("Answers that choose, wait or turn away")
struct OfferChoiceTests {
  @Test(
    "thinking aloud books nothing and keeps the question",
    arguments: ["hmm", "ok let me think", "one moment", "I'm not sure", "hold on", "let me check"])
  func thinking(_ line: String) throws {
    var desk = try TestDesk()
    let count = try desk.standing().count
    desk.say("book a haircut tomorrow afternoon")
    #expect(desk.say(line).statements == [.takeYourTime])
    #expect(try desk.standing().count == count)
    #expect(desk.say("2").kind == .booked)
  }

  @Test("the one with someone is the one of those shown")
  func described() throws {
    var desk = try TestDesk()
    let slots = desk.say("book a haircut tomorrow afternoon").slots
    let booking = try #require(desk.say("the one with Alex").bookings.first)
    #expect(booking.start == slots[1].start)
  }

  @Test("what was turned down can still be chosen, and others asked for")
  func turnedDown() throws {
    var desk = try TestDesk()
    let slots = desk.say("book a haircut tomorrow afternoon").slots
    desk.say("not really")
    let later = try #require(desk.say("something later").slots.first)
    #expect(later.span.start > slots[0].span.start)
    desk.say("no")
    #expect(desk.say("the earlier one").kind == .booked)
  }

  @Test(
    "a distance counts from what is offered",
    arguments: [
      ("15 minutes later", "2026-12-01T14:30"), ("make it an hour later", "2026-12-01T15:15"),
      ("could you make it two hours later?", "2026-12-01T16:15"),
    ])
  func distance(_ line: String, _ start: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut with Sam tomorrow at 14:15")
    #expect(desk.say(line).slots.first?.start.description == start)
  }

  @Test("a yes where nothing is asked, or after a refusal, begins nothing")
  func emptyYes() throws {
    var desk = try TestDesk()
    #expect(desk.say("yes").statements == [.nothingAsked])
    desk.say("sing me a song")
    #expect(desk.say("yes").statements == [.nothingAsked])
  }
}
