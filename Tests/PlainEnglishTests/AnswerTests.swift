import CivilTime
import Testing

@testable import PlainEnglish

/// Answers to what the desk has just asked.
@Suite struct AnswerTests {
  private func main(_ line: String, _ expecting: Asked?) -> Request {
    Desk.read(line, expecting: expecting).main
  }

  @Test(arguments: [
    "yes", "yeah", "Yep, that's right", "sure thing", "that works", "perfect, thanks",
    "sounds good to me", "go ahead", "book it", "please do", "that's fine by me", "absolutely!",
    "ok", "I confirm", "it is", "thats great", "lovely, book it please",
    "you may", "you can do that", "yes, you should", "you have it right", "you've got it all right",
    "those details are right", "it all checks out", "good to go", "that suits me well",
    "no objections", "I'd appreciate that", "that is just what I asked for", "right you are",
    "okie doke", "I'm all for it", "it is indeed", "I couldn't agree more", "well, why not",
    "lovely, reserve that slot",
  ])
  func `a yes in other words is a yes`(line: String) {
    #expect(Desk.read(line, expecting: .confirmation).acts.contains(.affirm))
    #expect(!Desk.read(line, expecting: .confirmation).acts.contains(.negate))
  }

  @Test(arguments: [
    "no", "nope", "not really", "no thanks", "that doesn't work", "that's wrong", "not now",
    "maybe later", "I don't think so", "never mind", "forget it", "none of those work",
    "that won't do", "No, I'm okay", "not at the moment", "that is not what I asked for",
    "it isn't quite right", "nothing of the kind", "I'll have to decline",
    "I'm going to have to say no",
    "it wasn't what I was hoping for", "there must be some mistake",
  ])
  func `a no in other words is a no`(line: String) {
    #expect(Desk.read(line, expecting: .confirmation).acts.contains(.negate))
    #expect(!Desk.read(line, expecting: .confirmation).acts.contains(.affirm))
  }

  @Test(arguments: [
    ("Right, that's it.", Asked.confirmation, [Act.affirm]), ("that's it", .choice, [.affirm]),
    ("that's it, thanks", .choice, [.negate, .thank, .bye]),
    ("That was the last thing, thank you.", .more, [.negate, .thank, .bye]),
    ("No thanks, I'll try again later.", .more, [.negate, .thank]),
    ("Hold on, let's do it on the 5th at 9:30", .confirmation, [.negate, .inform]),
    ("I'm off on Tuesday, so that day at 10", .date, [.inform]),
    ("Yes please, book that one.", .choice, [.affirm]),
    ("It's all correct. Does this place do nails?", .confirmation, [.affirm]),
  ])
  func `an answer says what it says and no more`(line: String, asked: Asked, acts: [Act]) {
    #expect(Desk.read(line, expecting: asked).acts.filter { $0 != .ask } == acts)
  }

  @Test(arguments: [
    ("2", Choice.index(2)), ("the second one", .index(2)), ("number 3", .index(3)),
    ("the last one", .index(-1)), ("the later one", .later), ("whichever is sooner", .earlier),
    ("the cheapest", .cheapest), ("the shortest one", .shortest), ("both of them", .all),
    ("the other one", .other), ("that one", .it), ("the one with Priya", .described),
  ])
  func `a choice is an act of its own`(line: String, choice: Choice) {
    let request = main(line, .choice)
    #expect(request.choice == choice)
    #expect(request.acts == [.select])
    #expect(request.intent == .affirm)
  }

  @Test(arguments: ["on the 2nd", "same time on the 3rd", "no, on the 1st"])
  func `an ordinal after on is a day, no place in a list`(line: String) {
    let request = main(line, .choice)
    #expect(request.choice == nil)
    #expect(request.when != nil)
  }

  @Test(arguments: [
    ("anything else?", Alternative.different), ("earlier", .earlier(minutes: nil)),
    ("something earlier please", .earlier(minutes: nil)), ("another day", .otherDay),
    ("a different time", .otherTime), ("someone else", .otherStaff),
    ("something cheaper", .cheaper), ("too late", .earlier(minutes: nil)),
    ("later", .later(minutes: nil)),
  ])
  func `a change of direction names no value`(line: String, alternative: Alternative) {
    let request = main(line, .confirmation)
    #expect(request.alternative == alternative)
    #expect(request.whens.isEmpty && request.duration == nil)
  }

  @Test(arguments: [
    "no, make it 4", "actually, 4 would be better", "how about 4pm?", "make it 4 please",
    "4pm instead", "let's say 4 pm", "hmm, 16:00",
  ])
  func `a new value rejects the old one`(line: String) {
    let request = main(line, .confirmation)
    #expect(request.intent == .correct)
    #expect(request.acts.contains(.inform) && request.acts.contains(.negate))
    #expect(request.when?.start?.time.minuteOfDay == 16 * 60)
  }

  @Test(arguments: ["with Sam", "not Priya", "Sam please", "a colour instead"])
  func `a name alone is a new value too`(line: String) {
    #expect(main(line, .confirmation).intent == .correct)
  }

  @Test(arguments: [
    ("4:30", Asked.time), ("at 4:30 please", .time), ("Friday", .date),
    ("the 8th", .date), ("I'd like Friday", .date), ("on Friday if possible", .date),
  ])
  func `a bare value answers the question`(line: String, expecting: Asked) {
    let request = main(line, expecting)
    #expect(request.whens.count == 1)
    #expect(request.acts.contains(.inform) && !request.acts.contains(.negate))
  }

  @Test func `a yes with a question is one request with a topic`() {
    let requests = Desk.read("yes, and how much is it?", expecting: .confirmation).requests
    #expect(requests.map(\.intent) == [.affirm])
    #expect(requests.first?.topics == [.price])
    #expect(requests.first?.acts == [.affirm, .ask])
  }

  @Test func `a yes with a command is two requests`() {
    let requests = Desk.read("yes, and add it to my calendar", expecting: .confirmation).requests
    #expect(requests.map(\.intent) == [.affirm, .calendar])
  }

  @Test(arguments: [
    "whatever", "any is fine", "I don't mind", "either works for me", "you choose",
    "it doesn't matter",
  ])
  func `no preference`(line: String) {
    #expect(main(line, .choice).intent == .any)
  }

  @Test(arguments: ["never mind", "forget it", "leave it", "drop it", "stop", "scratch that"])
  func `putting an end to it`(line: String) {
    #expect(main(line, .confirmation).intent == .stop)
  }

  @Test(arguments: [
    ("that's all, thanks", [Act.negate, .thank, .bye]), ("no thank you", [.negate, .thank]),
    ("I'm good", [.negate, .bye]), ("no", [.negate]),
  ])
  func `nothing more is wanted`(line: String, acts: [Act]) {
    #expect(Set(Desk.read(line, expecting: .more).acts) == Set(acts))
  }

  @Test(arguments: [
    ("hello", Intent.hello), ("good morning", .hello), ("thanks a lot", .thank),
    ("cheers", .thank), ("bye", .bye), ("see you tomorrow", .bye), ("help", .help),
    ("what can you do?", .help), ("say that again", .repeat), ("pardon?", .repeat),
    ("what do you mean?", .explain), ("what time is it?", .time), ("what's the date?", .time),
    ("do you happen to have the time?", .time), ("ignore what I just said", .stop),
    ("what's the weather like?", .none), ("play some music", .none),
    ("set an alarm for 6", .none), ("delete all my data", .none),
  ])
  func `talk is told from requests`(line: String, intent: Intent) {
    #expect(main(line, nil).intent == intent)
  }

  @Test(arguments: ["see you tomorrow", "not right now", "thanks, that's all for today"])
  func `a time within a farewell or a no is none`(line: String) {
    let whens = Desk.read(line, expecting: .confirmation).requests.flatMap(\.whens)
    #expect(whens.isEmpty)
  }
}
