import Scheduling
import Testing

@testable import Conversation

/// The questions that the answers of ``ConsentTests`` are given to.
enum ConsentCase: String, CaseIterable {
  case booking = "haircut for Omar on Friday at 3"
  case cancelling = "cancel B-24"
  case moving = "move B-24 to 4"

  /// The question that each opens.
  var question: OpenQuestion {
    switch self {
    case .booking: .bookOffer
    case .cancelling: .cancellation
    case .moving: .moveOffer
    }
  }
}

@Suite("What is a consent and what is none")
struct ConsentTests {
  /// What came of an answer.
  private struct Outcome {
    var reply: Reply
    var question: OpenQuestion?
    var isSameTable: Bool
    var isUntouched: Bool
  }

  private func answer(_ question: ConsentCase, _ answer: String) throws -> Outcome {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(question.rawValue)
    let table = desk.conversation.state.table
    try #require(table?.question == question.question)
    let reply = desk.say(answer)
    return Outcome(
      reply: reply, question: desk.conversation.openQuestion,
      isSameTable: desk.conversation.state.table == table,
      isUntouched: try desk.standing() == before)
  }

  @Test(
    "words of agreement that wait, or are only heard, put the question again",
    arguments: [
      "fine?", "agreed?", "good to go?", "noted", "good try",
      "yes I got it", "oh I see", "sure about the day", "it was fine as it was",
      "yes, two of them", "yes, in pencil", "yes no wait",
    ], ConsentCase.allCases)
  func again(_ words: String, _ question: ConsentCase) throws {
    let found = try answer(question, words)
    #expect(found.reply.statements.last == .pleaseAnswer)
    #expect(found.question == question.question && found.isSameTable && found.isUntouched)
  }

  @Test(
    "who is asked first is waited for",
    arguments: [
      "good but check with him first", "I'll ring her and confirm", "confirm it with her",
      "he has to confirm that first", "fine, but ask him first",
    ], ConsentCase.allCases)
  func waits(_ words: String, _ question: ConsentCase) throws {
    let found = try answer(question, words)
    #expect(found.reply.statements.last == .takeYourTime)
    #expect(found.question == question.question && found.isSameTable && found.isUntouched)
  }

  @Test(
    "words of agreement that ask, or speak of something else, do nothing",
    arguments: [
      "ok once she has paid", "great if Priya were free", "great if Priya were here",
      "wait until she confirms", "would that suit", "shall we do it", "should I do it",
      "is that all right", "what's good", "ok what next", "I understand", "ok I heard",
      "right, who is that", "ok just a second", "let's do it some other day",
      "good, another one like him", "perfect timing for a coffee", "yes after he has been asked",
      "can you confirm the length", "fine, but is there a cafe",
    ], ConsentCase.allCases)
  func none(_ words: String, _ question: ConsentCase) throws {
    let found = try answer(question, words)
    #expect(found.isUntouched)
    #expect(found.question != nil || found.reply.kind == .dropped)
    #expect(![.booked, .moved, .cancelled].contains(found.reply.kind))
  }

  @Test(
    "agreement in all its words does what was asked, and asks nothing",
    arguments: [
      "yes", "ok then", "yes please", "sounds good", "that works", "that's fine by me",
      "perfect, thanks", "go ahead", "please do", "sure, why not", "yes of course", "no problem",
      "she said yes", "great, I'll let him know", "yes, he will be glad", "ok good", "agreed",
      "can you do it please", "right, do it", "yes my dear",
    ], ConsentCase.allCases)
  func consent(_ words: String, _ question: ConsentCase) throws {
    let found = try answer(question, words)
    let kind: Reply.Kind =
      switch question {
      case .booking: .booked
      case .cancelling: .cancelled
      case .moving: .moved
      }
    #expect(!found.isUntouched && found.question == nil)
    #expect(found.reply.kind == kind && found.reply.bookings.count == 1)
  }

  @Test(
    "who keeps what is there changes nothing",
    arguments: ["yes keep it", "fine as it is", "good as it was", "ok, leave it there"],
    [ConsentCase.cancelling, .moving])
  func keeping(_ words: String, _ question: ConsentCase) throws {
    let found = try answer(question, words)
    #expect(found.isUntouched)
    #expect(found.reply.statements.last == .pleaseAnswer || found.question != question.question)
  }

  @Test(
    "the verb of the question is the plainest yes", arguments: ["cancel it", "yes, cancel that"])
  func verb(_ words: String) throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    #expect(desk.say(words).kind == .cancelled)
    #expect(try desk.book.booking(BookingID(24))?.status == .cancelled)
    #expect(try answer(.booking, words).isUntouched)
    #expect(try answer(.moving, words).isUntouched)
  }

  @Test(
    "nothing is cancelled by a yes that names another act",
    arguments: ["yes, move it", "yes, save it", "ok, change that then"])
  func otherVerb(_ words: String) throws {
    let found = try answer(.cancelling, words)
    #expect(found.isUntouched && found.question == .cancellation)
  }

  @Test(
    "what is agreed and to be cancelled at once is asked about",
    arguments: ["swap B-24 and B-25", "shall we open on Sunday"])
  func ended(_ line: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    let table = desk.conversation.state.table
    #expect(desk.say("yes, cancel it").statements == [.pleaseAnswer])
    #expect(desk.conversation.state.table == table)
  }

  @Test(
    "one that is too early is not taken, and the others are shown",
    arguments: ["the first one is too early", "the first one's too late", "number 1 is too early"])
  func tooEarly(_ words: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let slots = desk.say("haircut for Omar on Friday at 3").slots
    #expect(desk.say(words).slots == Array(slots.dropFirst()))
    #expect(try desk.standing() == before && desk.conversation.openQuestion == .bookOffer)
  }

  @Test("who asks for others is shown others")
  func others() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let slots = desk.say("haircut for Omar on Friday at 3").slots
    let others = desk.say("any other person then").slots
    #expect(others.first != slots.first && !others.isEmpty)
    #expect(try desk.standing() == before && desk.conversation.openQuestion == .bookOffer)
  }
}
