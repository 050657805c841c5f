/// Finds what a clause wants: the first verb or question in it that has an
/// object a desk deals with.
struct FrameReader {
  let parts: LineParts
  let expecting: Expectation?

  /// The last clause tells someone to do what a desk does not do.
  var isBeside = false

  /// What was seen of the clause so far.
  var seen = Signs()

  init(parts: LineParts, expecting: Expectation?) {
    self.parts = parts
    self.expecting = expecting
  }

  /// Reads the verbs and questions of a clause that talk does not cover.
  mutating func read(_ clause: inout Clause) {
    if let start = commandStart(clause) {
      // "if Sam is free at 3 book me a haircut": it is the booking that is asked
      // for.
      let words = clause.words
      clause.words = start..<words.upperBound
      readWhole(&clause)
      clause.words = words
      return
    }
    if let rest = behindProviso(clause) ?? beforeRefusal(clause) {
      let whole = clause
      clause.words = rest
      clause.isCut = rest.upperBound < whole.words.upperBound
      readWhole(&clause)
      clause.words = whole.words
      clause.isCut = false
      // What the rest alone says nothing of, the condition may tell: "if one is available".
      if clause.intent != nil, clause.intent != Intent.none { return }
      clause = whole
    }
    let background = backgroundStart(clause)
    // "haircut after the 14th, I'm away until then" parts with nobody.
    if background != nil { clause.talk.remove(.bye) }
    guard let end = background ?? conditionStart(clause) else { return readWhole(&clause) }
    // "5 o'clock, if they're still open": what it hangs on asks for nothing.
    let words = clause.words
    clause.words = words.lowerBound..<end
    clause.isCut = true
    readWhole(&clause)
    clause.words = words
    clause.isCut = false
  }

  /// Where a booking is asked for behind the condition that a clause begins with.
  private func commandStart(_ clause: Clause) -> Int? {
    guard let first = clause.words.first, parts.words[first].is(.if) else { return nil }
    return parts.cues(parts.acts, in: clause.words).first { cue in
      guard cue.kind == .bookVerb || cue.kind == .bookMe, cue.start > first + 1 else {
        return false
      }
      let before = parts.words[cue.start - 1]
      return before.classes.isDisjoint(with: [.person, .pronoun, .be])
        && !parts.words[cue.start].isParticiple
    }?.start
  }

  /// Where a condition begins after something else was said.
  private func conditionStart(_ clause: Clause) -> Int? {
    let words = clause.words
    guard isOffered,
      let index = words.dropFirst().first(where: { parts.words[$0].is(.if) }),
      (words.lowerBound..<index).contains(where: { parts.timeOfWord[$0] >= 0 })
    else { return nil }
    return index
  }

  private mutating func readWhole(_ clause: inout Clause) {
    isBeside = false
    seen = Signs()
    guard !clause.talk.contains(.pure) else {
      // "hold on, let's do it at 5".
      clause.corrects = clause.talk.contains(.wait) && corrects(clause.words)
      return
    }
    if tellsElsewhere(clause) || isElsewhere(clause) {
      isBeside = true
      clause.isBeyond = true
      clause.intent = Intent.none
      return
    }
    if let wanted = aside(clause) {
      clause.intent = wanted
      clause.isAside = true
      clause.talk = []
      return
    }
    if asksOfSomebody(&clause) { return }
    if declines(&clause) || endsInCalendar(&clause) || repeats(&clause) { return }
    if asksHowSomeoneCould(clause) {
      clause.why = .howCould
      clause.intent = .explain
      return
    }
    let start = answersEnd(clause)
    guard start < clause.words.upperBound else { return }
    clause.topics = topics(in: start..<clause.words.upperBound)
    clause.isAboutPlace = isAboutPlace(start..<clause.words.upperBound)
    clause.corrects = corrects(clause.words)
    for cue in parts.cues(parts.acts, in: start..<clause.words.upperBound) where !isTime(cue) {
      if apply(cue, to: &clause) {
        clause.seeks =
          clause.topics.isEmpty
          && (clause.intent == Intent.none || clause.intent == nil && seen.wants)
        return
      }
    }
    readRest(&clause, from: start)
    if clause.intent == nil, scopeVerbFollows(clause) { isBeside = true }
    clause.seeks =
      clause.intent == Intent.none && clause.topics.isEmpty
      || clause.intent == nil && seen.isSeeking
  }

  /// Whether all words of a cue are part of a time.
  func isTime(_ cue: CueSpan) -> Bool {
    (cue.start..<cue.end).allSatisfy { parts.timeOfWord[$0] >= 0 }
  }

  /// Whether something was put to the person that a yes or a no answers.
  var isOffered: Bool { expecting == .confirmation || expecting == .choice }

  /// Takes a cue in; returns whether it decides the clause.
  mutating func apply(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    switch cue.kind {
    case .want where isAskingWhether(cue, clause): seen.asked = seen.asked ?? cue.end
    case .want where isLookOfThing(cue, clause) || tellsTaste(cue): break
    case .want: seen.wants = true
    case .duty: seen.isBound = true
    case .request:
      // "please" alone asks for nothing yet.
      seen.requests = seen.requests || !parts.words[cue.start].classes.contains(.polite)
    case .statement: seen.states = true
    case .doNot where asksDenied(cue, clause): break
    case .doNot: seen.forbids = true
    case .showVerb:
      if isShift(cue, clause) { return applyCommand(cue, to: &clause) }
      if parts.words[cue.start].is(.bring),
        bringsIn(cue.end..<clause.words.upperBound) || takesAlong(cue, clause)
      {
        return decide(&clause, .book)
      }
      seen.shown = seen.shown ?? cue.end
    case .rather, .instead: clause.corrects = true
    case .why: return explain(cue, &clause, .why)
    case .whyNot: return explain(cue, &clause, .whyNot)
    case .whyLate: return explain(cue, &clause, .whyLate)
    case .isEdge: return explain(cue, &clause, .isEdge)
    case .whyNothing: return explain(cue, &clause, .whyNothing)
    case .compare where !asksOfTwo(cue, clause):
      // "which is best?" asks what speaks for what is suggested.
      return expecting == .choice && cue.end == clause.words.upperBound
        && explain(cue, &clause, .why)
    case .compare: return explain(cue, &clause, .ratherThan)
    case .ratherThan where asksWhichIsBetter(cue, clause):
      return explain(cue, &clause, .ratherThan)
    case .whatIf: return explain(cue, &clause, .whatIf)
    case .howCould: return explain(cue, &clause, .howCould)
    case .howRead: return explain(cue, &clause, .howRead)
    case .howSure: return explain(cue, &clause, .howSure)
    case .briefly where saysHowMuch(cue, clause):
      clause.why = .briefly
      return decide(&clause, .explain)
    case .clock, .whatDay, .when, .listQuestion, .isThere, .freeQuestion, .question,
      .yesNoQuestion:
      return applyQuestion(cue, to: &clause)
    case .howTo:
      let isHelp = parts.isDeskWork(cue.end..<clause.words.upperBound)
      if isHelp, clause.hasTime { return decide(&clause, .book) }
      return decide(&clause, isHelp ? .help : Intent.none)
    case .remind where asksBack(cue, clause): seen.shown = seen.shown ?? cue.end
    // "remind me, what time is it": what is asked follows.
    case .remind where endsInMe(cue, clause): break
    case .remind:
      isBeside = true
      return decide(&clause, Intent.none)
    case .makeIt, .itShould, .meant, .howAbout: return applyCorrection(cue, to: &clause)
    case .bookVerb, .bookMe, .makeVerb, .cancelVerb, .takeVerb, .removeVerb, .moveVerb,
      .changeVerb, .inviteVerb:
      return applyCommand(cue, to: &clause)
    default: return false
    }
    return false
  }

  /// "bring Fido to the vet on Wednesday at 2".
  private func takesAlong(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard expecting == nil, cue.end - cue.start == 1, clause.hasTime,
      cue.end + 2 < clause.words.upperBound, !parts.words[cue.end].is(.me)
    else { return false }
    return (cue.end + 1..<clause.words.upperBound - 1).contains {
      parts.words[$0].is(.to) && parts.timeOfWord[$0] < 0
        && !parts.words[$0 + 1].classes.isDisjoint(with: [.determiner, .poss])
    }
  }

  /// "didn't I book a haircut?": asks, and forbids nothing.
  private func asksDenied(_ cue: CueSpan, _ clause: Clause) -> Bool {
    cue.start == clause.words.lowerBound && cue.end < clause.words.upperBound
      && parts.words[cue.end - 1].is(.not)
      && (parts.words[cue.end].is(.i) || parts.words[cue.end].is(.we)
        || parts.words[cue.end].is(.you))
  }

  /// "I love Mondays": no wish, as nothing would be.
  private func tellsTaste(_ cue: CueSpan) -> Bool {
    guard expecting == nil, parts.isWord(cue.end - 1, "love") || parts.isWord(cue.end - 1, "like")
    else { return false }
    return !(cue.start..<cue.end).contains { parts.words[$0].classes.contains(.can) }
      && parts.words[cue.start].is(.i)
  }

  /// "remind me what I have on Thursday", "remind me of the date": asks, and is no
  /// reminder.
  private func asksBack(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard parts.words[cue.start].is(.remind) else { return false }
    var next = cue.start + 2
    if next < clause.words.upperBound, parts.words[next].is(.again) { next += 1 }
    return next < clause.words.upperBound
      && (parts.words[next].classes.contains(.ask) || parts.words[next].is(.of))
  }

  /// Whether "remind me" is all of a clause that is not the last.
  private func endsInMe(_ cue: CueSpan, _ clause: Clause) -> Bool {
    expecting == nil && clause.words.upperBound < parts.words.count
      && cue.end + 1 >= clause.words.upperBound && parts.words[clause.words.upperBound - 1].is(.me)
  }

  /// Gives a clause its intent.
  func decide(_ clause: inout Clause, _ intent: Intent) -> Bool {
    clause.intent = intent
    return true
  }
}

extension FrameReader {
  /// What a clause says that decides nothing by itself.
  struct Signs {
    /// "I want", "I'd like".
    var wants = false
    /// "I have to".
    var isBound = false
    /// "can you", "let's".
    var requests = false
    /// "I have", "we're meeting".
    var states = false
    /// "don't".
    var forbids = false
    /// The words after a verb of showing.
    var shown: Int?
    /// The words after a weak question, such as "what is".
    var asked: Int?

    /// Something is wished for or looked for.
    var isSeeking: Bool { wants || isBound || requests || shown != nil || asked != nil }
  }
}
