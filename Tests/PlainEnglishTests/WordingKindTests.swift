import Testing

@testable import PlainEnglish

/// Kinds of wordings beyond the plain ones, and what looks like them and wants something
/// else.
@Suite struct WordingKindTests {
  private func intent(_ line: String, _ expecting: Asked? = nil) -> Intent {
    Desk.read(line, expecting: expecting).main.intent
  }

  @Test(arguments: [
    ("pull the inventory check off my calendar", Intent.cancel),
    ("toss out the rehearsal on the 5th", .cancel), ("zap my 3 o'clock on Monday", .cancel),
    ("ditch my 9 am tomorrow", .cancel), ("there's no need for my massage on Friday", .cancel),
    ("free our calendar of meetings on Tuesday", .cancel),
    ("make my Tuesday empty", .cancel), ("please do away with Sunday's lesson", .cancel),
    ("an appointment on Monday that needs to be cancelled", .cancel),
    ("put the rehearsal off till the 20th", .move), ("kick the 3 pm meeting back to 4", .move),
    ("cut my lesson down to 20 minutes", .move), ("move the surveyor to another day", .move),
    ("my lesson on Friday, switch it to Monday", .move),
    ("add a boiler service to my diary for Monday", .book),
    ("let me have an appointment on Friday at 3", .book),
    ("grab me a table at the Mill for 7", .book),
    ("my calendar should have a regatta on the 9th", .book),
    ("block out lunch with Wilma on Friday from 12 to 1", .book),
    ("get my bike in for a once-over", .book),
  ])
  func `what a desk is told in everyday verbs`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("when did I put down the rehearsal", Intent.list), ("what time is the regatta", .list),
    ("which day is our jumble sale", .list), ("what time is the thing with Wilma", .list),
    ("walk me through my week", .list), ("I need the details of my lesson", .list),
    ("pencil me in", .book), ("update me on tomorrow's meetings", .list),
    ("I'd love to see my calendar for June", .list), ("is something planned for Sunday", .list),
    ("what is noted for the 12th", .list), ("what does next week hold for me", .list),
    ("could Wilma meet on Tuesday at 11?", .availability),
    ("does Tuesday work for Wilma?", .availability), ("is Friday morning clear?", .availability),
    ("find an empty room from 1 to 2", .list),
    ("how does someone schedule a meeting", .help), ("show me the help menu", .help),
    ("what could I use you for", .help), ("today's month and day please", .time),
  ])
  func `what a desk is asked in everyday words`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    "define itinerary", "what does agenda mean", "who invented the calendar",
    "have supper ready at 7", "get my dentist on the phone",
    "tell Wilma by mail that we cancel the lesson",
    "are they open on Christmas?", "call my hairdresser", "make it quieter",
    "what should I make for supper tonight",
    "drop Wilma a text that we're late",
  ])
  func `what no desk does, in its words`(line: String) {
    #expect(intent(line) == Intent.none)
  }

  @Test(arguments: [
    "the first one is too early", "the second one clashes with my train", "both are no good",
    "that time doesn't suit me", "I don't like either one", "neither of these is any good",
    "hard no", "she'd rather not",
  ])
  func `a verdict against what was offered is no yes`(line: String) {
    let request = Desk.read(line, expecting: .choice).main
    #expect(request.intent == .negate || request.alternative != nil || request.intent == .correct)
    #expect(!request.acts.contains(.affirm) && !request.acts.contains(.select))
  }

  @Test(arguments: [
    "sure, let me check with him", "yes, if my boss lets me", "maybe yes, maybe no",
    "fine by me, she says it's too early", "right, and then?", "yes unless it costs more",
    "is that the one with Mark?", "what was the second one again", "tell me about the first one",
    "no worries",
  ])
  func `a doubt, a condition or a question agrees to nothing`(line: String) {
    let request = Desk.read(line, expecting: .choice).main
    #expect(request.intent != .affirm && request.intent != .negate && request.intent != .any)
    #expect(!request.acts.contains(.affirm) && !request.acts.contains(.select))
  }

  @Test(arguments: [
    "no yeah that's fine", "that's not bad", "I don't see why not", "couldn't be better",
    "100 percent", "I'm down", "copy that", "y",
  ])
  func `a yes in other words`(line: String) {
    #expect(intent(line, .confirmation) == .affirm)
  }

  @Test(arguments: [
    "does she have anything else on Thursday?", "who has the 2:30?",
    "is he already booked this week?",
    "has anyone cancelled on Friday?",
  ])
  func `a question about somebody is no new value`(line: String) {
    let request = Desk.read(line, expecting: .confirmation).main
    #expect(request.intent == .list)
    #expect(request.isAside)
  }

  @Test(arguments: [
    "Friday the 14th would suit me best, at noon", "could we say the 9th, at 11:15?",
    "I can be there at 3 on Friday", "I'll take an appointment on the 7th at 2",
  ])
  func `a time that would do is asked for`(line: String) {
    #expect(intent(line) == .book)
  }
}
