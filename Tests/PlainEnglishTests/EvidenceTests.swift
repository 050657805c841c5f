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
