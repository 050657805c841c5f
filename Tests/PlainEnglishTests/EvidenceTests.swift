import Testing

@testable import PlainEnglish

/// What a line wants by the classes of its words, where no rule has its form.
@Suite struct EvidenceTests {
  private func intent(_ line: String, _ expecting: Asked? = nil) -> Intent {
    Desk.read(line, expecting: expecting).main.intent
  }

  @Test(arguments: [
    "which skills do you have", "describe your abilities", "what sort of topics do you handle",
    "name the commands you understand", "what else should I ask", "in which ways can you assist",
    "which steps does cancelling a booking take",
  ])
  func `what the desk can do is asked in many ways`(line: String) {
    #expect(intent(line) == .help)
  }

  @Test(arguments: [
    ("kindly go over your statement again", Intent.repeat),
    ("which statement did you just utter", .repeat),
    ("would you clarify your last statement", .explain),
    ("put that in simpler words", .explain),
    ("I cannot grasp what you were saying", .explain),
    ("spell that out for me", .explain),
    ("desist from doing that", .stop), ("disregard my previous remark", .stop),
    ("quit whatever you are doing", .stop), ("scratch what I just said", .stop),
    ("you misunderstood my question", .negate),
  ])
  func `what is said to the desk about its words`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("can I hear that a second time", Intent.repeat), ("would you play that back", .repeat),
    ("I was not listening, go over that again", .repeat),
    ("what subjects can I bring to you", .help), ("which things do you specialise in", .help),
    ("what do I need to do to have a lesson booked", .help),
    ("describe the steps for setting up a booking", .help),
    ("current day and year please", .time), ("how many weeks until Easter", .time),
    ("on which day do I meet the surveyor", .list), ("where is the recital being held", .list),
    ("Remind me, when is my haircut?", .list),
    ("I want to confirm that we are set for lunch on Sunday", .list),
    ("does the Harbour Room have any seats left for 8", .availability),
    ("would Friday be possible", .availability), ("does Tuesday work for you", .availability),
    ("could a table be booked for 8 on Friday", .book),
    ("get the puppy in for its first checkup", .book),
    ("book a table at the Lamp and Kettle for 7", .book),
  ])
  func `what is asked in words of its own`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    "let go of our table at the Anchor", "I want the picnic on Sunday gone from my calendar",
    "no more pottery on my calendar please", "get the audit off tomorrow's calendar",
    "the recital has to come off the calendar", "call the whole thing off",
    "my heater broke, so cancel us on Thursday", "I'm ill, please cancel my visit today",
    "get us out of our booking on Friday", "I want out of my 7 pm reservation",
  ])
  func `what is to go is cancelled whatever the words`(line: String) {
    #expect(intent(line) == .cancel)
  }

  @Test(arguments: [
    "let go of my hand", "stay silent until five", "is the library open on Sunday",
    "turn the heater down", "get the laundry in for me", "the alarm at 6, cancel it",
    "how would you say good night in French", "when is the next time my employer pays me",
  ])
  func `what is of no desk changes nothing`(line: String) {
    #expect(intent(line) == Intent.none)
  }

  @Test(arguments: [
    ("would you please turn that off", Intent.stop), ("shut it off", .stop),
    ("scratch that last thing I said", .stop),
    ("abort what you are doing", .stop), ("could you go back over what you said", .repeat),
    ("explain it to me in more detail", .explain),
    ("no more, thanks", .thank), ("Lovely, I can't wait", .thank), ("top of the morning", .hello),
  ])
  func `what is said to the desk is no change`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("Hold on, this isn't the one I wanted", Intent.negate),
    ("that is far from true", .negate), ("no preference on my part", .any),
    ("take off Kim and put Lee on it", .correct), ("undo that request", .stop),
    ("I could go with yes or no", Intent.none),
  ])
  func `an answer in other words`(line: String, expected: Intent) {
    #expect(intent(line, .confirmation) == expected)
  }

  @Test(arguments: [
    ("you grasped my command exactly", Intent.affirm),
    ("whichever you like will do", .any), ("you decide", .any),
    ("that answer was mistaken", .negate), ("you have misheard me", .negate),
  ])
  func `what is answered to an offer`(line: String, expected: Intent) {
    #expect(intent(line, .choice) == expected)
  }

  @Test(arguments: [
    ("say me the hour", Intent.time), ("weekday and date please", .time),
    ("is Priya's recital still on my calendar for Friday", .list),
    ("did I jot down the dentist for Monday", .list),
    ("please verify that there is a booking for Webb", .list),
    ("is there a long queue", .availability),
    ("could you grab me an appointment on Friday at 3", .book),
  ])
  func `what is asked of the clock and the calendar`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    "clarify the butter for the sauce", "when is the gas bill due", "repeat this song",
    "stop the music", "explain how a mortgage works", "can you tell me who painted it",
    "text Webb that we are running late", "book me a taxi to the harbour", "order more cheques",
    "upload my holiday photos", "no buzzer for me tomorrow please",
    "how do you say goodbye in Welsh",
    "remove the garlic from the recipe", "cancel my subscription", "clear my browser history",
    "schedule my rent payment", "I need a rental car from the 5th to the 9th",
    "reserve a taxi for 8", "when should I change the oil",
    "please clean the flat",
  ])
  func `words of another world are not the desk's`(line: String) {
    let read = intent(line)
    #expect(
      ![Intent.book, .cancel, .move, .list, .availability, .repeat, .explain, .bye].contains(read),
      "\(read)")
  }

  @Test(arguments: [
    "plan my holiday in Norway", "I need to request leave from May 1",
    "I'd like to take next Tuesday off", "put in a request for time off from the 2nd to the 5th",
    "get me a kebab at 8", "get me up at half past 6", "have me awake by 7",
    "what is the timetable for the airport trains", "write to Webb asking when the booking is",
    "recommend a good place for a long meeting",
    "which envoys did the Spartans send while Corinth and Argos quarrelled",
  ])
  func `journeys, days off and what is fetched are not the desk's`(line: String) {
    let read = intent(line)
    #expect(
      ![Intent.book, .cancel, .move, .list, .availability, .setUp].contains(read), "\(read)")
  }

  @Test(arguments: [
    ("add my trip to Norway from June 3 to June 8 to my calendar", Intent.book),
    ("plan a trip to the coast from Friday noon until Sunday", .book),
    ("when is my pottery party", .list), ("what is on my schedule for the flight day", .list),
  ])
  func `what is entered may be called as one likes`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("walk me through Thursday", Intent.list), ("lay out my Sunday", .list),
    ("I want to see my Thursday", .list), ("read out the list for Thursday", .list),
    ("who is still to come today", .list), ("who's left this afternoon", .list),
    ("is there anyone after Priya", .list), ("is the staff outing still happening", .list),
    ("was the workshop moved to Thursday", .list), ("guitar lesson start time please", .list),
    ("I have two appointments on Thursday, don't I", .list),
    ("did the rehearsal make it into my diary", .list),
    ("next thing on my diary is what", .list), ("on which date did I put my checkup", .list),
    ("how late is it", .time), ("which date do we have", .time),
  ])
  func `what is on is asked in many ways`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: [
    ("give Priya the 10:15 with Sam on Friday", Intent.book),
    ("Priya needs an earlier slot, switch her to the 9:15", .move),
    ("Priya no longer wants the 3 o'clock on Friday, release it", .cancel),
    ("I no longer need to cancel my appointment", .none),
    ("get pottery out of my diary for Thursday", .cancel),
    ("cross pottery off Thursday", .cancel), ("empty out my Thursday", .cancel),
  ])
  func `what is done to a booking is said in many ways`(line: String, expected: Intent) {
    let read = intent(line)
    if expected == .none {
      #expect(![Intent.book, .cancel, .move].contains(read), "\(read)")
    } else {
      #expect(read == expected)
    }
  }

  @Test(arguments: [
    ("definitely no way", Intent.negate), ("absolutely not", .negate),
    ("she says that works", .affirm), ("he says no", .negate),
    ("I can agree to that", .affirm), ("I can't agree to that", .negate),
  ])
  func `stress and report change no answer`(line: String, expected: Intent) {
    #expect(intent(line, .confirmation) == expected)
  }

  @Test(arguments: [
    ("explains", Evidence.clarify), ("clarified", .clarify), ("stopping", .halt),
    ("ignoring", .halt), ("repeated", .redo), ("instructions", .procedure),
  ])
  func `a form of a word speaks for what the word does`(form: String, expected: Evidence) {
    #expect(EvidenceIndex.shared.evidence(of: Array(form.utf8)[...]).contains(expected))
  }

  @Test(arguments: [
    ("shcedule a perm on Friday", Intent.book), ("resceduled my perm to Monday", .move),
    ("what is on my calnedar on Friday", .list), ("remoove the perm on Monday", .cancel),
    ("canccel the perm on Monday", .cancel),
  ])
  func `a slip in a word of the desk is understood`(line: String, expected: Intent) {
    #expect(intent(line) == expected)
  }

  @Test(arguments: ["cancer", "updates", "orange", "harmless", "lesson"])
  func `another word is no slip`(word: String) {
    #expect(Array(word.utf8).withUnsafeBufferPointer { CueIndex.shared.meant(by: $0) } == 0)
  }
}
