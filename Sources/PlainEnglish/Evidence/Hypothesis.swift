/// Something that a line may want, and what its words must speak for to say so.
///
/// Each of `needs` is met by a word of its own, of any of its classes; nothing of `bars` may be
/// there. Of all whose needs are met, the one with the most needs is taken: it
/// explains most of what was said.
struct Hypothesis: Sendable {
  let intent: Intent
  let needs: Needs
  let bars: Evidence
  /// How many content words that no table knows are borne.
  let unknown: Int
  /// All that may be said besides, if anything is ruled out by not being named.
  let only: Evidence?
  /// Whether it answers only where something was put to the person.
  let isAnswer: Bool

  init(
    _ intent: Intent, _ needs: Needs, bars: Evidence, unknown: Int = 0,
    only: Evidence? = nil, isAnswer: Bool = false
  ) {
    self.intent = intent
    self.needs = needs
    self.bars = bars
    self.unknown = unknown
    self.only = only
    self.isAnswer = isAnswer
  }

  /// Whether a picture meets it.
  func isMet(by picture: EvidencePicture) -> Bool {
    let seen = picture.seen
    if !seen.isDisjoint(with: bars) || picture.unknown > unknown { return false }
    if let only, !seen.subtracting(.asks).isSubset(of: only) { return false }
    for number in 0..<needs.count where seen.isDisjoint(with: needs[number]) { return false }
    return picture.meets(needs)
  }
}

/// What a hypothesis needs: a few kinds of evidence, kept in place, as all
/// hypotheses are looked at for many a line.
struct Needs: ExpressibleByArrayLiteral, Sendable {
  private var rows = SIMD8<UInt64>()
  let count: Int

  init(arrayLiteral elements: Evidence...) {
    precondition(elements.count <= rows.scalarCount, "a hypothesis has too many needs")
    count = elements.count
    for (number, element) in elements.enumerated() { rows[number] = element.rawValue }
  }

  subscript(number: Int) -> Evidence {
    Evidence(rawValue: rows[number])
  }
}

extension Hypothesis {
  /// All that evidence can say; none of them changes the book but `book`, which
  /// must name what only a desk keeps.
  static let all: [Hypothesis] = talk + answers + questions + places + wishes

  private static let notHelp = Evidence.matter.union([
    .redo, .clarify, .halt, .wrong, .negation, .youSaid, .recent,
  ])

  /// What is said to the desk about itself.
  static let talk: [Hypothesis] = [
    // "what are you capable of", "tell me your skills"
    .init(.help, [[.you, .canYou, .youDo], .ability, [.wh, .tell]], bars: notHelp),
    // "what can you do", "what kind of things can you tell me"
    .init(
      .help, [.canYou, [.wh, .how, .tell], [.perform, .tell, .talkThing, .speech, .ability]],
      bars: notHelp),
    // "describe what you do"
    .init(.help, [.youDo, [.wh, .tell]], bars: notHelp),
    // "what can I ask you", "tell me what I should say"
    .init(
      .help, [.mayI, [.wh, .tell], [.ask, .speech, .perform]], bars: notHelp.union(.request)),
    // "what subjects can I bring to you"
    .init(
      .help, [.mayI, .talkThing, .you, [.wh, .tell]], bars: notHelp, unknown: 1),
    // "is there a list of commands you understand"
    .init(.help, [[.you, .me], .ability, .talkThing, [.polar, .wh, .tell]], bars: notHelp),
    // "what would be good questions to ask you"
    .init(.help, [.you, .talkThing, [.ask, .ability, .speech], [.wh, .tell]], bars: notHelp),
    // "are there things I may ask you"
    .init(.help, [.polar, .mayI, .ask, [.you, .talkThing]], bars: notHelp.union(.request)),
    // "what are the steps for cancelling", "how does booking work"
    .init(
      .help, [.procedure, [.wh, .tell], [.thing, .deskThing, .changeVerb, .halt]],
      bars: [.beyond, .wrong]),
    .init(
      .help, [.how, .work, [.thing, .deskThing, .changeVerb]],
      bars: [.beyond, .time, .name, .wrong]),
    // "go over that again", "say your last answer again"
    .init(
      .repeat, [.redo, [.talkThing, .speech, .that, .you, .tell]],
      bars: Evidence.matter.union([.halt, .negation, .wrong])),
    // "what did you say just now"
    .init(
      .repeat, [[.wh, .tell, .that], .youSaid],
      bars: [.thing, .deskThing, .beyond, .name, .halt, .negation, .wrong, .ability]),
    .init(
      .repeat, [.wh, .that, .youSaid],
      bars: [
        .thing, .deskThing, .beyond, .name, .halt, .negation, .wrong, .ability, .how, .greet,
      ], unknown: 1),
    // "I wasn't listening, go over it again"
    .init(
      .repeat, [.negation, .understand, .redo, [.that, .tell, .speech, .talkThing]],
      bars: Evidence.matter.union([.halt, .wrong])),
    // "put it in other words", "elaborate on that", "explain what you mean"
    .init(
      .explain, [.clarify, [.that, .talkThing, .you, .redo, .request]],
      bars: Evidence.matter.union([.halt])),
    .init(
      .explain, [.wording, .other, [.that, .talkThing, .you, .request]],
      bars: Evidence.matter.union([.halt])),
    // "tell me more on that", "in more detail please"
    .init(
      .explain, [.more, [.tell, .clarify], [.that, .request, .me, .want]],
      bars: Evidence.matter.union([.halt, .redo])),
    // "confirm my last instruction", "did you hear me", "have you understood the question"
    .init(
      .explain, [.ensure, .talkThing, [.owned, .recent, .want]],
      bars: Evidence.matter.union([.halt])),
    .init(
      .explain, [[.asks, .ensure, .tell, .request], .you, .understand],
      bars: Evidence.matter.union([.halt, .wrong, .wh, .negation])),
    // "please check your answer"
    .init(
      .explain, [.ensure, .talkThing, [.you, .request]], bars: Evidence.matter.union([.halt])),
    // "I don't get what you said"
    .init(
      .explain, [.negation, [.youSaid, .clarify, .understand]],
      bars: Evidence.matter.union([.halt])),
    .init(
      .explain, [.understand, [.youSaid, .talkThing], [.want, .request, .ability]],
      bars: Evidence.matter.union([.halt])),
    .init(
      .repeat, [.ensure, .that, [.request, .want, .polar]],
      bars: Evidence.matter.union([.halt, .talkThing, .negation, .doubt])),
    // "quit doing that", "ignore my last request"
    .init(
      .stop, [.halt, [.that, .talkThing, .you, .youSaid, .perform, .procedure, .ask, .speech]],
      bars: Evidence.matter.union([.redo, .polar])),
    .init(
      .stop, [.negation, .perform, .talkThing],
      bars: Evidence.matter.union([.wh, .redo, .wrong, .right, .clarify, .ability])),
    // "hello to you all", "how has your day been", "I hope you are well"
    .init(.hello, [.greet], bars: Evidence.matter, only: [.greet, .you, .good, .that, .fine]),
    .init(.hello, [.good, .clock, .you], bars: [], only: [.good, .clock, .you, .greet, .fine]),
    .init(
      .hello, [.how, [.you, .me]], bars: [],
      only: [.how, .wh, .you, .time, .talkThing, .clock, .good, .fine, .that, .polar]),
    .init(
      .hello, [.want, .you, .fine], bars: [], only: [.want, .me, .you, .fine, .good, .that]),
    // "talk to you another time"
    .init(
      .bye, [.converse, .you, [.laterOn, .time]],
      bars: [.thing, .deskThing, .beyond, .name, .wh, .want, .request, .mayI, .canYou, .polar]),
    // "you're doing great", "that was amazing"
    .init(
      .thank, [.good, [.you, .that, .perform]], bars: [],
      only: [.good, .fine, .you, .that, .perform, .known]),
    .init(
      .thank, [.grateful],
      bars: Evidence.matter.subtracting(.changeVerb).union([.want, .negation]),
      unknown: 1),
  ]

  /// What is said to what was offered or done.
  private static let answers: [Hypothesis] = [
    // "you have got that wrong", "I think the answer was not right"
    .init(
      .negate, [.wrong, [.you, .talkThing, .that]],
      bars: Evidence.matter.union([.negation, .wh, .clarify, .redo])),
    .init(
      .negate, [.negation, .right, [.you, .talkThing, .that]],
      bars: Evidence.matter.union([.wh, .clarify, .redo, .doubt])),
    // "you understood my command exactly"
    .init(
      .affirm, [.right, [.you, .talkThing, .that]],
      bars: Evidence.matter.union([.negation, .wrong, .asks, .ensure, .doubt, .redo]),
      isAnswer: true),
    // "I'm on board with that", "I can agree to it"
    .init(
      .affirm, [.consent, [.that, .you, .me]],
      bars: Evidence.matter.union([
        .negation, .wrong, .asks, .ensure, .doubt, .halt, .indifferent, .want, .redo,
      ]), isAnswer: true),
    .init(
      .affirm, [.understand, .you, [.fine, .good]],
      bars: Evidence.matter.union([.negation, .wrong, .asks, .ensure, .doubt]), isAnswer: true),
    // "it doesn't bother me", "I couldn't care less"
    .init(
      .any, [.negation, .indifferent], bars: Evidence.matter.union([.asks, .wrong]), isAnswer: true),
    // "any of those will do", "whichever you like"
    .init(
      .any, [.anyOf, [.good, .fine, .work, .perform, .choose]],
      bars: Evidence.matter.union([.negation, .wrong]), isAnswer: true),
    .init(.any, [.you, .choose], bars: Evidence.matter.union([.negation, .wh]), isAnswer: true),
  ]

  /// What is asked of the clock and of the calendar.
  private static let questions: [Hypothesis] = [
    .init(
      .time, [.clock, [.wh, .tell, .request, .polar, .speech, .recall, .ensure, .mayI]], bars: [],
      only: [
        .clock, .wh, .tell, .time, .that, .polar, .want, .request, .me, .you, .speech, .recall,
        .ensure, .mayI, .canYou, .placed,
      ]),
    // "the date", "time now"
    .init(.time, [.clock], bars: [], only: [.clock, .that, .time]),
    // "is it Friday already"
    .init(.time, [.polar, .that, .time], bars: [], only: [.polar, .that, .time, .still]),
    // "where am I supposed to be at 2", "do I need to be anywhere tomorrow"
    .init(
      .list, [.time, .me, .whereabouts, [.wh, .polar, .tell, .want]],
      bars: [.beyond, .changeVerb, .negation]),
    // "run me through Friday", "lay out my Saturday"
    .init(
      .list, [.tell, .time], bars: [],
      only: [.tell, .time, .placed, .me, .owned, .request, .canYou, .asks]),
    // "yoga class start time please"
    .init(
      .list, [.thing, .attribute, .clock], bars: [], unknown: 2,
      only: [.thing, .attribute, .clock, .request, .deskThing, .owned, .known, .time]),
    // "was the review moved to Friday"
    .init(
      .list, [.polar, .thing, .changeVerb],
      bars: [.beyond, .you, .me, .want, .request, .negation, .wrong, .indefinite], unknown: 2),
    // "is the review still on for Friday"
    .init(
      .list, [.polar, .still, .time],
      bars: [
        .beyond, .changeVerb, .negation, .that, .you, .me, .want, .good, .halt, .wrong, .indefinite,
      ], unknown: 3),
    .init(
      .list, [.polar, .still, .thing],
      bars: [
        .beyond, .changeVerb, .negation, .that, .you, .me, .want, .good, .halt, .wrong, .indefinite,
      ], unknown: 3),
    // "what do I need to do on Friday"
    .init(
      .list, [.wh, .me, .want, .perform, .time], bars: [.beyond, .changeVerb, .negation]),
    // "did I write down the dentist for Thursday", "is the lunch still on Friday"
    .init(
      .list, [.thing, [.wh, .polar, .tell, .ensure, .recall], [.time, .owned, .deskThing]],
      bars: [.beyond, .changeVerb, .procedure, .halt, .negation, .wrong, .indefinite], unknown: 2),
    .init(
      .list, [.deskThing, [.ensure, .recall]],
      bars: [.beyond, .changeVerb, .procedure, .halt, .negation], unknown: 3),
    // "where is my 2 o'clock", "details of the 3 pm"
    .init(
      .list, [.time, .attribute, [.wh, .tell, .owned]], bars: [.beyond, .changeVerb, .negation]),
    .init(
      .list, [.time, .record, .polar], bars: [.beyond, .changeVerb, .negation], unknown: 2),
  ]

  /// How full a place is.
  private static let places: [Hypothesis] = [
    .init(
      .availability, [.crowd, [.wh, .how, .polar, .tell]],
      bars: [.beyond, .changeVerb, .owned, .halt, .want], unknown: 2)
  ]

  /// What is wished for.
  private static let wishes: [Hypothesis] = [
    // "can you grab me an appointment"
    .init(
      .book, [.obtain, .deskThing, .indefinite, [.want, .request]],
      bars: [.beyond, .negation, .halt, .wrong, .wh, .recall, .ensure, .owned], unknown: 3)
  ]
}
