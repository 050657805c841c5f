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
    "to agree and to say when begins a booking",
    arguments: [
      "Sounds lovely. This Thursday at 10?", "Yeah, let's do that. 10 am on the 3rd.",
      "Go ahead and book it for December 3rd, at 10 in the morning.",
      "Okay, I'll go with that place. Morning, 10:00 on the 3rd?",
      "She sounds good. See if I can come in on the 3rd at 10 am.", "How is 10 am on the 3rd?",
      "10 am on the 3rd is when I can come",
    ])
  func agreesWhen(_ line: String) throws {
    var desk = try studio()
    #expect(desk.say(line).slots.first?.start.description == "2026-12-03T10:00")
    #expect(try desk.standing().isEmpty)
  }

  @Test(
    "a day that was said, asked about or shown stays until another is said",
    arguments: [
      "Please do. The 3rd would suit me best.", "Yeah, do it. The 3rd.",
      "Would the 3rd be possible?",
      "What's it looking like on the 3rd?", "Do you have anything on the 3rd?",
      "What's on on the 3rd?", "I'm free on the 3rd",
      "I want to come on the 3rd, some time in the day",
    ])
  func dayStays(_ line: String) throws {
    var desk = try studio()
    desk.say(line)
    let reply = desk.say("half past 4 in the afternoon would be perfect")
    #expect(reply.slots.first?.start.description == "2026-12-03T16:30")
  }

  @Test("a day that others are asked for at an offer is the wish's day")
  func othersDay() throws {
    var desk = try studio()
    desk.say("set me up with a lesson please")
    desk.say("What do they have on Thursday? Perhaps at 1 in the afternoon?")
    let reply = desk.say("No, half past one in the afternoon")
    #expect(reply.slots.first?.start.description == "2026-12-03T13:30")
  }

  @Test(
    "a question about the business beside a yes changes nothing of what is booked",
    arguments: [
      "Yes, lovely. Is it for women and men both?", "That's it. What's the address?",
      "Right, that's it.", "All correct. Does that place do teeth whitening?",
      "yes please. I also need the address",
    ])
  func yesAndQuestion(_ line: String) throws {
    var desk = try studio()
    desk.say("book a lesson on Thursday at 10")
    #expect(desk.say(line).kind == .booked)
    #expect(try desk.standing().map(\.start.description) == ["2026-12-03T10:00"])
  }

  @Test(
    "what ends the conversation books nothing",
    arguments: [
      "That's all, thanks.", "No, that's it.", "That's it, thank you, bye.", "I'd rather not",
    ])
  func closes(_ line: String) throws {
    var desk = try studio()
    desk.say("book a lesson on Thursday at 10")
    desk.say(line)
    #expect(try desk.standing().isEmpty)
  }

  @Test(
    "another day beside a reason keeps the time",
    arguments: [
      ("Oh, that's Thursday! No, I need the 5th of December.", "2026-12-05T10:00"),
      ("Actually no, the 3rd is a Thursday. Try Monday next week, same time.", "2026-12-07T10:00"),
      ("I'd rather have the 4th, same time.", "2026-12-04T10:00"),
      ("No wait. The day after is better.", "2026-12-04T10:00"),
      ("Sorry, I'm working then. Could we do the day after, at the same time?", "2026-12-04T10:00"),
      ("That's not right, I want it at half past 11", "2026-12-03T11:30"),
      ("Hold on, let's do it on the 5th", "2026-12-05T10:00"),
      ("the same day at noon", "2026-12-03T12:00"),
      ("could it be some time on Friday morning?", "2026-12-04T10:00"),
    ])
  func anotherDay(_ line: String, start: String) throws {
    var desk = try studio()
    desk.say("book a lesson on Thursday at 10")
    #expect(desk.say(line).slots.first?.start.description == start)
    #expect(try desk.standing().isEmpty)
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

@Suite("Times that are understood beside what is offered")
struct NearOfferTests {
  /// A studio that does one thing from morning to night.
  private func studio() throws -> TestDesk {
    var desk = try TestDesk(sample: .none)
    desk.say("add service Lesson, 60 minutes, £30")
    desk.say("add staff Robin")
    desk.say("open every day from 6am to 11pm")
    return desk
  }

  @Test(
    "an answer counts from the offer",
    arguments: [
      ("the day after", "2026-12-11T20:00"), ("can we make it the day before?", "2026-12-09T20:00"),
      ("the following week please", "2026-12-17T20:00"), ("what about 7:30?", "2026-12-10T19:30"),
      ("an hour before that", "2026-12-10T19:00"), ("can it be an hour later?", "2026-12-10T21:00"),
      ("nine would be better", "2026-12-10T21:00"), ("Friday", "2026-12-11T20:00"),
      ("Friday, if that's free", "2026-12-11T20:00"), ("it has to be 8:30", "2026-12-10T20:30"),
    ])
  func beside(_ line: String, _ start: String) throws {
    var desk = try studio()
    desk.say("book a lesson on Thursday the 10th at 8 in the evening")
    #expect(desk.say(line).slots.first?.start.description == start)
    #expect(try desk.standing().isEmpty)
  }

  @Test("the other week is named where a weekday is taken for the one near the offer")
  func otherWeek() throws {
    var desk = try studio()
    desk.say("book a lesson on Thursday the 10th at 8 in the evening")
    let reply = desk.say("Friday would be better")
    #expect(
      reply.statements.contains { statement in
        if case .otherDate(let date, _) = statement {
          date.description == "2026-12-04"
        } else {
          false
        }
      })
  }

  @Test("for my son alone is one booking")
  func son() throws {
    var desk = try studio()
    desk.say("I need a lesson for my son on Friday at 3")
    desk.say("yes")
    #expect(try desk.standing().count == 1)
  }

  @Test("that it is booked anyway is said once")
  func anyway() throws {
    var desk = try studio()
    desk.say("book a lesson on Friday at 3")
    #expect(desk.say("ok, that's fine, book it anyway").bookings.count == 1)
    #expect(desk.say("book it anyway").statements == [.nothingAsked])
    #expect(try desk.standing().count == 1)
  }

  @Test("whether someone has anything at a time asks if it is free")
  func hasAnything() throws {
    var desk = try TestDesk()
    let reply = desk.say("does Sam have anything on Friday at 3 for a haircut?")
    #expect(reply.kind == .availability)
    var other = try TestDesk()
    #expect(other.say("do I have anything on Friday at 3?").kind == .list)
  }
}
