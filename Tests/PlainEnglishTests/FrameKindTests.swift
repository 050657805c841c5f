import Testing

@testable import PlainEnglish

/// The frames that people put the same wish in, kind by kind, with what looks like it and
/// wants something else.
@Suite struct FrameKindTests {
  private func intent(_ line: String, _ expecting: Asked? = nil) -> Intent {
    Desk.read(line, expecting: expecting).main.intent
  }

  @Test(arguments: [
    ("diary, Friday 3pm, lesson for Mum", Intent.book),
    ("calendar entry for 4 July: regatta at the lake", .book),
    ("Tuesday at noon, coffee with Bill, on my calendar", .book),
    ("can we do drinks on Friday at 6", .book),
    ("make it so I have a massage on Fridays at 4", .book),
    ("save the evening of 9 June for the recital", .book),
    ("phone the grill and get me a table for two", .book),
    ("send Lena an invite for coffee on Friday at 2", .book),
    ("I'd like supper with Ann on Friday at 7, could you set it up", .book),
    ("my son's match is on Thursday at 6, put that down", .book),
    ("let's schedule lunch on Friday", .book),
    ("block my calendar tomorrow from 2 to 4", .book),
    ("calendar for 8 June please", .list), ("agenda, Friday", .list),
    ("schedule for today", .list), ("go to my calendar", .list),
    ("call Mum and tell her I'm late", Intent.none),
  ])
  func `what is to be booked, in another frame`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("is it possible to get my appointment cancelled", Intent.cancel),
    ("I need my reservation cancelled at the Mill", .cancel),
    ("could you have the surveyor's visit scrapped", .cancel),
    ("see that the lunch gets cancelled", .cancel),
    ("look up the lunch with Ann and delete it", .cancel),
    ("I have a lesson on Friday, cancel that one", .cancel),
    ("we don't need the table tonight, please cancel it", .cancel),
    ("my 9 am needs to go away", .cancel), ("take Bob's party off of 9 June", .cancel),
    ("I'm not seeing the vet on Monday after all", .cancel),
    ("could I have my lesson rescheduled", .move),
    ("have my call with Brent end at 11 instead", .move),
    ("I'd like my shift on Friday to begin at 7", .move),
    ("my checkup got moved to Thursday at 2", .move),
    ("the supper on Friday is now at 8", .move),
    ("book the slot that was cancelled", .book),
    ("I'd like the appointment to be at 3 on Friday", .book),
    ("update my calendar by removing the party", .cancel),
    ("edit my schedule and delete the 3 pm lesson", .cancel),
    ("what I have on Monday needs to be deleted", .cancel),
    ("supper will be on Saturday instead of Friday", .move),
    ("add Jake as a guest for the barbecue on Sunday", .move),
    ("make my appointment earlier", .move), ("I won't make my lesson on Friday", .cancel),
    ("is it possible to get an appointment on Friday", .book),
  ])
  func `what is to go or to move, the verb behind it`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("the dentist, what time", Intent.list), ("yoga class, what day is it", .list),
    ("the party on Saturday, which room", .list), ("dentist appointment details please", .list),
    ("who's my next customer", .list), ("what's left today", .list),
    ("I'd like to see my appointments for June", .list),
    ("have a look at my diary for Thursday", .list),
    ("I need to hear about my meetings tomorrow", .list),
    ("find the time of the party", .list), ("check what time I'm seeing the vet", .list),
    ("where is the office party", .list), ("what's at 3", .list),
    ("ask the Mill if they have my reservation", .list),
    ("make sure I have a table at 8", .list), ("upcoming meetings", .list),
    ("what about the lesson on the 26th?", .list),
    ("how's Tuesday", .availability), ("how is tomorrow for you", .availability),
    ("does the Mill have a table for 4", .availability),
    ("can you see if I have a clash at 3 on Tuesday", .availability),
    ("sorry, what day is it", .time), ("how about the date", .time),
    ("tell me how late it is", .time), ("could I get the time now", .time),
    ("how's your day going", .hello),
    ("I'd like to see Ann on Friday", .book),
    ("how long is the match going to last", .list), ("is Dan coming to the party", .list),
    ("is the table for 7 confirmed", .list), ("staff meeting today?", .list),
    ("bring Fido to the vet on Wednesday at 2", .book),
  ])
  func `what is asked, in another frame`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    "what's on at the cinema", "when was Mozart born", "what am I called in here",
    "what time does the bakery close tonight", "any concerts near me this weekend",
    "order my usual curry for tonight", "where should we eat tonight",
    "book a hotel room in Oslo for 3 May", "change my name to King", "I love Mondays",
    "make me a coffee", "make the room warmer", "restore factory settings",
    "ask Mum when she is coming", "give me a heads up before my meetings",
    "can the dryer run at 3", "what did I buy on Tuesday", "list my purchases for May",
    "I want next Friday off", "get me a round trip to Oslo", "change what you call me",
    "make a call to the dentist", "I watched a film last night", "where am I right now",
    "what's the fastest way to the office", "reserve a seat on the train to York",
  ])
  func `what is for nobody at a desk`(line: String) {
    #expect(intent(line) == Intent.none)
  }

  @Test(arguments: [
    ("looks good but Tom is joining", Intent.correct), ("yes, with Ann included", .correct),
    ("I forgot, Pedro is coming along", .correct), ("call it Book Club", .correct),
    ("take Ike off the list and put Faith on", .correct), ("don't forget Ann", .correct),
    ("Oh, and Dan should be there too", .correct), ("with Julie too", .correct),
    ("just me and Jim", .correct), ("let's do it earlier", .correct),
    ("I have to agree", .affirm), ("that will do it", .affirm), ("make the change", .affirm),
    ("you have my blessing", .affirm), ("perfect, thanks", .affirm),
    ("that would be wrong", .negate), ("not what I'm after", .negate),
    ("you've got it all wrong", .negate), ("that's the wrong booking", .negate),
    ("that's way off", .negate),
  ])
  func `what is said to what was put to one`(line: String, expected: Intent) {
    #expect(intent(line, .confirmation) == expected)
  }

  @Test(arguments: ["I pick 2", "I'll take 2", "2nd", "gonna go with 2"])
  func `one of several is chosen`(line: String) {
    let main = Desk.read(line, expecting: .choice).main
    #expect(main.intent == .affirm)
    #expect(main.choice == .index(2))
  }

  @Test(arguments: [
    ("could you back up and repeat that", Intent.repeat), ("I missed your last words", .repeat),
    ("say it in a different way", .explain), ("I didn't get your point", .explain),
    ("what am I allowed to ask", .help), ("I could use some help", .help),
    ("do nothing", .stop), ("thanks for your patience", .thank),
    ("hello, did you sleep well", .hello), ("sleep well", .bye),
  ])
  func `what is said to the desk about the talk`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test func `each kind of words has a bit of its own, and a line has the kinds of its words`() {
    var taken: Set<UInt64> = []
    for row in WordKindRow.all {
      #expect(row.kind.rawValue.nonzeroBitCount == 1)
      #expect(taken.insert(row.kind.rawValue).inserted)
    }
    #expect(MemoryLayout<CueWord>.stride == 48)
  }
}
