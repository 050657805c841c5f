import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// The questions that the answers of ``ConsentTests`` are given to.
enum ConsentCase: String, CaseIterable {
  case booking = "haircut for Omar on Friday at 3"
  case cancelling = "cancel B-24"
  case moving = "move B-24 to 4"
}

@Suite("What is a consent and what is none")
struct ConsentTests {
  /// What stands after an answer, beside what stood before it.
  private func isUntouched(_ question: ConsentCase, _ answer: String) throws -> Bool {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(question.rawValue)
    desk.say(answer)
    return try desk.standing() == before
  }

  @Test(
    "words of agreement that wait, ask, or speak of something else do nothing",
    arguments: [
      "good but check with him first", "ok once she has paid", "great if Priya were free",
      "I'll ring her and confirm", "he has to confirm that first", "confirm it with Sam",
      "wait until she confirms", "would that suit", "shall we do it", "should I do it",
      "fine?", "agreed?", "good to go?", "is that all right", "what's good", "ok what next",
      "I understand", "ok I heard", "yes I got it", "oh I see", "noted", "good try",
      "right, who is that", "sure about the day", "ok just a second", "let's do it some other day",
      "good, another one like him", "perfect timing for a coffee", "yes after he has been asked",
      "can you confirm the length", "fine, but is there a cafe", "it was fine as it was",
    ], ConsentCase.allCases)
  func none(_ answer: String, _ question: ConsentCase) throws {
    #expect(try isUntouched(question, answer))
  }

  @Test(
    "agreement in all its words does what was asked",
    arguments: [
      "yes", "ok then", "yes please", "sounds good", "that works", "that's fine by me",
      "perfect, thanks", "go ahead", "please do", "sure, why not", "yes of course", "no problem",
      "she said yes", "great, I'll let him know", "yes, he will be glad", "ok good", "agreed",
      "can you do it please", "right, do it", "yes my dear",
    ], ConsentCase.allCases)
  func consent(_ answer: String, _ question: ConsentCase) throws {
    #expect(try !isUntouched(question, answer))
  }

  @Test(
    "who keeps what is there changes nothing",
    arguments: ["yes keep it", "fine as it is", "good as it was", "ok, leave it there"],
    [ConsentCase.cancelling, .moving])
  func keeping(_ answer: String, _ question: ConsentCase) throws {
    #expect(try isUntouched(question, answer))
  }

  @Test(
    "the verb of the question is the plainest yes", arguments: ["cancel it", "yes, cancel that"])
  func verb(_ answer: String) throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    desk.say(answer)
    #expect(try desk.book.booking(BookingID(24))?.status == .cancelled)
    #expect(try isUntouched(.booking, answer))
    #expect(try isUntouched(.moving, answer))
  }

  @Test("who asks for others is shown others")
  func others() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say("haircut for Omar on Friday at 3")
    #expect(desk.say("any other person then").kind == .suggestion)
    #expect(try desk.standing() == before)
  }
}

@Suite("Questions and denials change nothing")
struct OnlyAskedTests {
  @Test(
    "what became of a visit is told, not asked",
    arguments: [
      "why is Tom a no show", "did Tom arrive", "has Tom arrived", "is Tom finished",
      "Tom isn't here", "Tom's not here", "Tom is not a no show", "Tom may be a no show",
      "was Tom a no show", "Tom is not done",
    ])
  func visits(_ line: String) throws {
    var desk = try TestDesk(now: "2026-11-30T10:30")
    let before = try desk.standing()
    desk.say(line)
    #expect(try desk.standing() == before)
  }

  @Test("what is told is kept")
  func told() throws {
    var desk = try TestDesk(now: "2026-11-30T10:30")
    desk.say("Tom is here")
    #expect(try desk.book.booking(BookingID(8))?.status == .arrived)
    var other = try TestDesk(now: "2026-11-30T10:30")
    other.say("Tom did not show up")
    #expect(try other.book.booking(BookingID(8))?.status == .noShow)
  }

  @Test("a question takes nothing back", arguments: ["should I undo", "undo?", "why undo"])
  func undoing(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    desk.say("yes")
    desk.say(line)
    #expect(try desk.book.booking(BookingID(24))?.status == .cancelled)
    desk.say("can you undo that")
    #expect(try desk.book.booking(BookingID(24))?.status == .confirmed)
  }

  @Test(
    "nobody waits by a question or a no",
    arguments: ["should Mei be on the waitlist", "don't put Mei on the waitlist"])
  func waiting(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind != .changed)
  }

  @Test(
    "a rule that is asked about is asked back",
    arguments: ["should haircuts cost £40", "a colour takes 3 hours?", "shall we open on Sunday"])
  func rules(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .question)
    #expect(desk.conversation.openQuestion == .change)
    #expect(desk.say("yes").kind == .changed)
  }

  @Test("a number that is denied is not kept")
  func number() throws {
    var desk = try TestDesk()
    let before = try desk.book.journal(limit: 1)
    desk.say("Dana's number is not 07700 900888")
    #expect(try desk.book.journal(limit: 1) == before)
  }
}

@Suite("Figures as hours, and looks at the book, beside an offer")
struct HoursBesideOfferTests {
  @Test(
    "a dotted figure is an hour of the day that is offered",
    arguments: ["2.15", "no, 2.15 please", "make it 2.15"])
  func dotted(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("haircut for Omar on Friday at 3")
    let start = desk.say(line).slots.first?.start
    #expect(start == LocalDateTime(iso: "2026-12-04T14:15"))
  }

  @Test("a number that is a place and the hour that was asked for is asked about")
  func both() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let slots = desk.say("haircut for Omar on Friday at 3").slots
    #expect(desk.say("3").statements == [.placeOrHour(slots[2], number: 3)])
    #expect(try desk.standing() == before)
    desk.say("number 3")
    #expect(try desk.standing().last?.start == slots[2].start)
  }

  @Test(
    "the sides of a comparison are those that were named",
    arguments: ["compare 9:00 and 14:00", "why 9 rather than 2", "why not 2 instead of 9"])
  func sides(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Omar a beard trim on Thursday")
    let compared: [(Slot, Slot)] = desk.say(line).statements.compactMap {
      if case .comparison(let one, let other) = $0 { (one, other) } else { nil }
    }
    let hours = compared.first.map { Set([$0.0.start.time.hour, $0.1.start.time.hour]) }
    #expect(hours == [9, 14])
  }

  @Test(
    "a look at a day leaves the offer as it is", arguments: ["show Tuesday", "look at Tuesday"])
  func looking(_ line: String) throws {
    var desk = try TestDesk()
    let slots = desk.say("haircut for Omar on Friday at 3").slots
    desk.say(line)
    desk.say("yes")
    #expect(try desk.standing().last?.start == slots[0].start)
  }

  @Test("what was given up does not come back, what was put aside does")
  func givenUp() throws {
    var desk = try TestDesk()
    desk.say("haircut for Omar on Friday at 3")
    desk.say("forget that, book Mei a haircut on Friday at 2")
    desk.say("yes")
    #expect(desk.conversation.openQuestion == nil)
    desk.say("haircut for Omar on Friday at 4")
    desk.say("haircut for Tom on Thursday at 11")
    desk.say("yes")
    #expect(desk.conversation.openQuestion == .bookOffer)
  }
}
