import CivilTime
import Testing

@testable import PlainEnglish

/// What lines are mainly about, by the kinds of words that decide it; the desk
/// knows no names here.
@Suite struct IntentTests {
  private func intent(_ line: String, _ expecting: Asked? = nil) -> Intent {
    Desk.read(line, expecting: expecting).main.intent
  }

  @Test(arguments: [
    ("pop a fitting on my calendar for the 9th of June", Intent.book),
    ("wedge the tasting into my diary on Friday", .book),
    ("scrub the tasting with the twins from Monday's calendar", .cancel),
    ("would you please strike the hearing from my calendar", .cancel),
    ("which talks are on my calendar", .list),
  ])
  func `where a thing goes decides, whatever the verb`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("bring the budget meeting forward to Monday", Intent.move),
    ("push the tasting back by an hour", .move),
    ("pull my 4 o'clock forward to 2", .move),
    ("bring up my meetings for Monday", .list),
  ])
  func `a particle after the object belongs to the verb`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("I booked a table at Lupo for Sunday, cancel it", Intent.cancel),
    ("my sink leaks and I need a plumber, please book it", .book),
    ("diary: add a trim on Monday at 4", .book),
    ("I have to be up by 6 tomorrow so set an alarm", .none),
    ("I'm running late, push my appointment back half an hour", .move),
    ("my neck is killing me so please squeeze me in today at 3", .book),
    ("the roof leaks so book me a visit tomorrow at 9", .book),
  ])
  func `a clause is read in the light of the one before it`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("can I see her on Monday at noon?", Intent.book),
    ("could I see him tomorrow at 3", .book),
    ("can I see her bookings", .list),
  ])
  func `to see someone at a time is to be booked with them`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("help booking", Intent.help), ("help with moving", .help), ("help set up", .help),
    ("help me book a visit tomorrow at 3", .book),
    ("undo everything from today", .undo), ("undo all of today's changes", .undo),
  ])
  func `what the desk is told about itself books nothing`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("I have to dash, speak soon", Intent.bye),
    ("I must get to the pool by 7 tomorrow", .none),
    ("I have to study at the hall on Friday at 2", .book),
    ("I'd like to come in on Friday at 2", .book),
  ])
  func `a duty is a wish only if it is about the desk`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("do I need a scarf on Friday", Intent.none),
    ("will there be a thunderstorm tonight", .none),
    ("who won the game on Sunday", .none),
    ("I was wondering whether Lupo takes bookings on Sundays", .none),
    ("when do I get my paycheck", .none),
    ("do I need to be anywhere on Friday morning", .none),
  ])
  func `what no desk deals with changes nothing`(line: String, expected: Intent) {
    let read = intent(line)
    #expect(![Intent.book, .cancel, .move].contains(read), "\(read)")
  }

  @Test(arguments: [
    "how does Wednesday look", "when could Lena get in", "any chance of a trim on Friday",
    "how busy is my Wednesday", "is Friday morning still free", "how long is the wait",
  ])
  func `openings are asked for in many ways`(line: String) {
    #expect(intent(line) == .availability)
  }

  @Test(arguments: [
    "next appointment", "first booking tomorrow?", "which clients does Jo have on Monday",
    "are we still on for Friday at 8", "what day is my flight to Oslo",
  ])
  func `what is on is asked for in many ways`(line: String) {
    #expect(intent(line) == .list)
  }

  @Test(arguments: [
    ("any slot is fine", Intent.any), ("whoever is available", .any), ("I'm easy", .any),
    ("he doesn't mind", .any), ("whenever suits you", .any),
    ("the client agrees", .affirm), ("she's happy with that", .affirm), ("yesss", .affirm),
    ("yes but with Sam", .correct), ("let's not book that after all", .negate),
    ("I'm working then", .negate), ("I'd have to say no", .negate),
  ])
  func `answers to an offer`(line: String, expected: Intent) {
    #expect(intent(line, .confirmation) == expected)
  }

  @Test(arguments: [
    ("what can I ask you to do", Intent.help), ("what sort of jobs can you handle", .help),
    ("what kinds of requests can you take", .help), ("give me some examples", .help),
    ("I can't thank you enough", .thank), ("hello again", .hello), ("cya", .bye),
    ("sorry, what was that", .repeat), ("what month are we in", .time),
    ("pardon me, I missed that last part", .repeat),
  ])
  func `talk is told from requests`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    "I dropped the tasting from my calendar already, right", "I booked the hall last week",
    "did I decline the invite for the quiz", "have I cancelled anything this week",
    "what happens if someone moves a booking", "is it possible that she forgot to book",
  ])
  func `a question about what was done does it not again`(line: String) {
    let read = intent(line)
    #expect(![Intent.book, .cancel, .move].contains(read), "\(read)")
  }
}
