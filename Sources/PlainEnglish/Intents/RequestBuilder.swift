/// Puts the clauses of a line together into requests.
struct RequestBuilder {
  let parts: LineParts
  let expecting: Expectation?

  /// Hands out the clauses of a line, those that want one thing put together.
  func forEachDraft(_ clauses: ArraySlice<Clause>, _ body: (Clause) -> Void) {
    guard var open = clauses.first else { return }
    open.isFirst = true
    for clause in clauses.dropFirst() {
      var draft = clause
      if !open.talk.isDisjoint(with: .agreement), isOffered, draft.intent == .cancel,
        draft.isElliptic
      {
        // "yes, delete it" agrees.
        draft.intent = nil
      }
      if isReason(open, for: draft) {
        open.intent = nil
        open.merge(draft)
      } else if joins(open, draft) {
        open.merge(draft)
      } else {
        body(open)
        open = draft
      }
    }
    body(open)
  }

  /// "Priya needs a later class, switch her to the 7:15": why the booking that is there
  /// is to be moved, and no wish for another.
  private func isReason(_ last: Clause, for next: Clause) -> Bool {
    last.intent == .book && last.isWish && !last.hasTime && next.intent == .move
      && next.isElliptic && last.words.contains { parts.words[$0].isComparison }
  }

  /// Whether a clause says more of the same request.
  private func joins(_ last: Clause, _ next: Clause) -> Bool {
    guard let wanted = next.intent, wanted != Intent.none else { return true }
    if last.intent == .note { return true }
    guard let before = last.intent, before != Intent.none else {
      return last.talk.isDisjoint(with: .agreement) || expecting == nil || expecting == .more
        || wanted == .correct || wanted == .book || wanted == .availability && next.hasTime
    }
    // "find my next appointment and cancel it" is one thing.
    if before == .list, next.isElliptic, wanted == .cancel || wanted == .move { return true }
    // "I'm running late, move my appointment" gives the reason first.
    if before == .late, wanted == .move || wanted == .cancel { return true }
    if wanted == .correct { return true }
    if wanted == before { return !last.hasTime || !next.hasTime || wanted == .availability }
    if before == .correct, wanted == .book || wanted == .availability || wanted == .move {
      return true
    }
    // "book a trim on Friday, and what is free next week?" wants two things.
    if wanted == .availability, before == .book { return !last.hasTime || !next.hasTime }
    return false
  }

  /// Whether a draft tells to go on: "do it", "do 2", "go ahead", "make it so".
  private func goesAhead(_ draft: Clause) -> Bool {
    if case .index? = draft.choice, parts.words[draft.words.lowerBound].is(.do) { return true }
    return draft.talk.contains(.goAhead)
      || draft.talk.contains(.accept) && draft.talk.contains(.pure)
  }

  /// Whether nothing but thinking aloud answers the question: "hmm", "let me
  /// think", "I'm not sure".
  private func isPause(_ draft: Clause) -> Bool {
    guard expecting != nil, !draft.hasTime, draft.topics.isEmpty, draft.choice == nil,
      draft.alternative == nil
    else { return false }
    if !draft.talk.isDisjoint(with: [.wait, .unsure]) { return true }
    return draft.words.allSatisfy { parts.words[$0].classes.contains(.stop) }
  }

  // MARK: Acts and intent

  /// Writes into a request what its clauses want; its parts are filled in later.
  func fill(_ request: inout Request, _ draft: Clause) {
    request.span = parts.span(draft.words)
    request.text = parts.line.text(request.span)
    request.intent = intent(draft)
    request.acts = acts(draft, request.intent)
    request.why = draft.why
    request.topics = asksToo(request.intent) && draft.choice == nil ? draft.topics : []
    request.choice = draft.choice
    request.alternative = draft.alternative
    request.status = draft.status
    request.report = draft.report
    request.note = draft.note
    request.goesAhead = goesAhead(draft)
    request.isQuestion = draft.isQuestion
    request.isAside = draft.isAside
    request.isErrand = isErrand(draft)
    request.isPause = request.intent == Intent.none && isPause(draft)
  }

  private func intent(_ draft: Clause) -> Intent {
    let ruled = ruledIntent(draft)
    var evidence = EvidenceReader(draft.words, of: parts, expecting: expecting)
    switch ruled {
    case .none where expecting == nil && draft.intent == nil && asksByTag(draft): return .list
    // "your guess is as good as mine" praises nobody.
    case .correct where movesNamed(draft) && !asksWhetherDone(draft): return .move
    case .none where draft.talk.contains(.unsure) && draft.talk.contains(.pure): return ruled
    case .none:
      return evidence.intent(onlyTalk: draft.intent != nil) ?? ruled
    case .negate where isOffered, .correct where isOffered:
      // "it does not bother me" is no refusal, "go with whatever you like" no new value.
      guard !draft.hasTime, draft.intent == nil || draft.intent == .correct,
        draft.talk.isDisjoint(with: [.pure, .no, .noFirst])
      else { return ruled }
      return evidence.intent(onlyTalk: false) == .any ? .any : ruled
    case .negate where draft.forbids && (expecting == nil || expecting == .more): return ruled
    case .negate where expecting == nil && asksByTag(draft): return .list
    case .correct where expecting == nil && asksWhetherDone(draft):
      return evidence.intent(onlyTalk: false) == .list ? .list : ruled
    case .negate, .correct:
      // "I'm not following you", "what was it that you meant": said to the desk, and no
      // answer to it.
      guard expecting == nil, !draft.hasTime, !draft.talk.contains(.pure),
        draft.intent == nil || draft.intent == .correct,
        let said = evidence.intent(onlyTalk: true), said != .negate
      else { return ruled }
      return said
    case .list, .availability, .time:
      // "which steps does cancelling a booking take"
      if ruled == .list, evidence.intent(onlyTalk: true) == .help { return .help }
      return expecting == nil && evidence.isBeyond(asked: true) ? Intent.none : ruled
    case .hello, .bye, .thank:
      // "how's the wait", "may I have the time".
      guard expecting == nil, !draft.talk.contains(.pure) else { return ruled }
      switch evidence.intent(onlyTalk: false) {
      case .availability: return .availability
      case .time: return .time
      case .help: return .help
      default: return ruled
      }
    case .book:
      return booksTravel(draft) || plansAbsence(draft) || wishesElsewhere(draft, &evidence)
        ? Intent.none : ruled
    case .cancel, .move:
      let isElsewhere =
        expecting == nil && !(ruled == .move && draft.hasTime) && !parts.hasKnownName(draft)
        && isBeyond(draft) && !isNotNeeded(draft)
      return isElsewhere ? Intent.none : ruled
    default: return ruled
    }
  }

  /// "the 9 am standup, switch it to 10": a booking that is named is moved, though "it" is
  /// said of it.
  private func movesNamed(_ draft: Clause) -> Bool {
    guard expecting == nil, draft.isElliptic, draft.corrects,
      let verb = parts.cues(parts.acts, in: draft.words).last(where: { $0.kind == .makeIt })
    else { return false }
    let before = draft.words.lowerBound..<verb.start
    return before.count > 2 && !parts.classes(before).isDisjoint(with: [.desk, .event])
      && before.contains {
        !parts.words[$0].classes.isDisjoint(with: [.poss, .determiner])
      }
  }

  /// "I don't need the airport pickup on Thursday anymore, cancel it".
  private func isNotNeeded(_ draft: Clause) -> Bool {
    draft.isElliptic && parts.classes(of: draft).contains(.event)
      || draft.isElliptic && draft.hasTime
        && parts.cues(parts.acts, in: draft.words).contains { $0.kind == .cannotAttend }
  }

  /// Whether what is told to do is about another world; the reason for it is no matter:
  /// "my heater broke, so cancel us on Thursday".
  private func isBeyond(_ draft: Clause) -> Bool {
    var words = draft.words
    // "it" is what was spoken of before.
    if let core = draft.core, !parts.classes(core).contains(.pronoun) { words = core }
    var own = EvidenceReader(words, of: parts, expecting: expecting)
    return own.isBeyond()
  }

  /// What the rules make of a draft.
  private func ruledIntent(_ draft: Clause) -> Intent {
    let talk = draft.talk
    let stance = stance(draft)
    if stance == .select { return .affirm }
    if agreesWhen(draft) || proposesWhen(draft) { return .book }
    if let wanted = draft.intent, wanted != Intent.none {
      if isOffered {
        if wanted == .cancel, draft.isElliptic {
          // "yes, delete that one" does what was asked about.
          return stance == .affirm && talk.contains(.yes) ? .cancel : .stop
        }
        if wanted == .book, draft.hasTime == false, stance == .affirm,
          talk.contains(.yes) || draft.choice != nil && !namesNew(draft)
        {
          return .affirm
        }
        if wanted == .move, draft.isElliptic { return .correct }
        if wanted == .book, draft.isWish, draft.corrects || mentionsSomeone(draft) {
          return .correct
        }
      }
      return wanted
    }
    if draft.forbids, expecting == nil || expecting == .more { return .negate }
    if amends(draft) || addsSomeone(draft) { return .correct }
    if draft.hasTime, talk.contains(.goAhead), !talk.contains(.acceptsValue) {
      // "make the appointment for the 1st" names a day, "the 1st works" agrees.
      if isOffered { return .correct }
      if expecting == nil { return .book }
    }
    // "let's do it at 7 instead"
    if draft.hasTime, draft.corrects, expecting == nil, talk.contains(.accept) { return .correct }
    if isErrand(draft) { return Intent.none }
    if draft.hasTime, isOffered || expecting == .date || expecting == .time {
      return talk.contains(.acceptsValue) || talk.contains(.accept) ? .affirm : .correct
    }
    if expecting != nil, expecting != .more, talk.isDisjoint(with: .refusal.union([.stop, .keep])),
      namesSomething(draft), !talk.contains(.yes), draft.topics.isEmpty
    {
      return .correct
    }
    return talkIntent(draft, stance)
  }

  /// "pick the first one, and make an event for Friday": more than what was offered.
  private func namesNew(_ draft: Clause) -> Bool {
    draft.words.contains { parts.words[$0].is(.a) || parts.words[$0].is(.an) }
  }

  /// Whether a question can stand beside an intent: "cancel booking number 12"
  /// asks for no number.
  func asksToo(_ intent: Intent) -> Bool {
    switch intent {
    case .cancel, .move, .correct, .setUp, .note, .mark, .swap, .resize: false
    default: true
    }
  }

  /// "yes, but with Sam", "looks good, and set the place to Oslo": agrees to
  /// what is to be otherwise.
  func amends(_ draft: Clause) -> Bool {
    guard isOffered, !draft.talk.isDisjoint(with: .agreement) || draft.choice != nil else {
      return false
    }
    // "let's do it earlier"
    if !draft.hasTime, draft.talk.contains(.accept),
      draft.talk.isDisjoint(with: [.yes, .approval]),
      draft.topics.isEmpty
    {
      switch draft.alternative {
      case .later, .earlier: return true
      default: break
      }
    }
    if setsAttribute(draft) || bringsSomeone(draft) || givesTitle(draft) { return true }
    guard draft.topics.isEmpty, draft.words.contains(where: { parts.words[$0].is(.but) }) else {
      return false
    }
    if draft.talk.contains(.yes) || bringsSomeoneBehindBut(draft),
      mentionsSomeone(draft) || namesSomething(draft) || saysMoreThanYes(draft)
    {
      return true
    }
    switch draft.alternative {
    case .later, .earlier: return true
    default: return false
    }
  }

  /// "call it Date Night", "good, name it lunch with Kim": what is offered gets a title.
  private func givesTitle(_ draft: Clause) -> Bool {
    guard let verb = parts.first(.titling, in: draft.words), verb + 2 < draft.words.upperBound
    else {
      return false
    }
    return parts.words[verb + 1].classes.contains(.pronoun)
      && !parts.words[verb + 2].is(.off) && parts.timeOfWord[verb + 2] < 0
      && parts.words[verb + 2].breakBefore == .none
  }

  /// "Dan should be there too".
  private func isThere(_ index: Int) -> Bool {
    index > 2 && parts.words[index].is(.there) && parts.words[index - 1].is(.be)
      && parts.words[index - 2].classes.contains(.can) && isPersonHere(index - 3)
  }

  /// "yes, with Vicky and Bo added": somebody comes along.
  func bringsSomeone(_ draft: Clause) -> Bool {
    if isOffered, draft.words.contains(where: isThere) { return true }
    guard isOffered, let coming = parts.first(.coming, in: draft.words),
      coming > draft.words.lowerBound
    else { return false }
    let reach = max(draft.words.lowerBound, coming - 5)..<coming
    guard !draft.words.contains(where: { parts.words[$0].is(.not) }), !draft.isQuestion else {
      return false
    }
    return reach.contains { isPersonHere($0) || parts.words[$0].isUnknown && isSaidOf($0, coming) }
  }

  /// "tom is joining".
  private func isSaidOf(_ index: Int, _ coming: Int) -> Bool {
    parts.timeOfWord[index] < 0 && index + 2 == coming
      && parts.words[index + 1].classes.contains(.be)
  }

  /// "don't forget Ann", "I forgot, Pedro is joining us": who comes along, and no answer.
  private func addsSomeone(_ draft: Clause) -> Bool {
    guard isOffered, draft.intent == nil || draft.intent == Intent.none, draft.topics.isEmpty else {
      return false
    }
    if givesTitle(draft) || saysWhoComes(draft) { return true }
    if draft.talk.isDisjoint(with: .refusal), bringsSomeone(draft) { return true }
    return draft.words.dropLast().contains {
      parts.words[$0].is(.not) && parts.isWord($0 + 1, "forget")
    } && draft.words.contains { isPersonHere($0) }
  }

  /// "the first, but add Ann", "perfect, but Tobias is coming".
  private func bringsSomeoneBehindBut(_ draft: Clause) -> Bool {
    guard let but = draft.words.first(where: { parts.words[$0].is(.but) }) else { return false }
    let rest = but + 1..<max(but + 1, draft.words.upperBound)
    return rest.contains { isPersonHere($0) } || parts.first(.coming, in: rest) != nil
  }

  /// Whether a word is somebody's name, though the book need not have it.
  private func isPersonHere(_ index: Int) -> Bool {
    guard parts.timeOfWord[index] < 0 else { return false }
    if let kind = parts.nameKind(at: index) { return kind == .staff || kind == .customer }
    return parts.words[index].isCapitalised && parts.words[index].isUnknown
  }

  /// "with Julie too", "just me and Jim", "let Amy come too", "don't invite Bob".
  private func saysWhoComes(_ draft: Clause) -> Bool {
    guard !draft.isQuestion, let who = draft.words.first(where: { isPersonHere($0) }),
      let head = draft.words.first(where: {
        !parts.words[$0].isJoint && parts.words[$0].classes.isDisjoint(with: .polite)
          && (parts.words[$0].classes.isDisjoint(with: .stop) || parts.words[$0].is(.just))
      })
    else { return false }
    if draft.talk.isDisjoint(with: .refusal) {
      if who > head, parts.words[head].is(.just) || parts.words[head].is(.only) { return true }
      let isAlong = draft.words.contains {
        parts.words[$0].is(.too) && $0 > who || parts.words[$0].is(.also)
      }
      return isAlong && (parts.words[head].is(.with) || parts.words[head].is(.let) || head == who)
    }
    return who > head
      && draft.words.dropLast().contains {
        parts.words[$0].is(.not) && parts.words[$0 + 1].classes.contains(.invite)
      }
  }

  /// "yes, but call it a party": behind the "but" stands something that is no answer.
  private func saysMoreThanYes(_ draft: Clause) -> Bool {
    guard let but = draft.words.first(where: { parts.words[$0].is(.but) }) else { return false }
    return (but + 1..<max(but + 1, draft.words.upperBound)).contains {
      parts.timeOfWord[$0] < 0 && parts.talkCue(at: $0) == nil
        && parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .pronoun, .be])
    }
  }

  /// "set the location to …", "name it …".
  private func setsAttribute(_ draft: Clause) -> Bool {
    parts.cues(parts.acts, in: draft.words).contains { cue in
      // "I need the address" sets nothing, nor does "all correct. Does this place …".
      guard cue.kind == .makeVerb || cue.kind == .changeVerb,
        parts.words[cue.start].classes.isDisjoint(with: [.want, .right]),
        !parts.words[cue.start].is(.get), !parts.words[cue.start].is(.have)
      else { return false }
      let reach = (cue.end..<min(cue.end + 3, draft.words.upperBound)).prefix {
        parts.words[$0].breakBefore < .sentence
      }
      return reach.contains { parts.words[$0].classes.contains(.attribute) }
    }
  }

  /// Whether a draft names a person, whom the book need not have.
  private func mentionsSomeone(_ draft: Clause) -> Bool {
    parts.names(in: draft.words).contains { $0.mention.kind != .service }
  }

  /// Whether a draft names something of the book: "with Sam", "not Priya".
  private func namesSomething(_ draft: Clause) -> Bool {
    parts.names(in: draft.words).contains { !$0.mention.entries.isEmpty }
  }

  /// "how do I say goodbye in German": what is asked about is not said.
  func asksHow(_ draft: Clause) -> Bool {
    guard let first = draft.words.first(where: { parts.words[$0].classes.isDisjoint(with: .stop) })
    else { return false }
    return parts.words[first].classes.contains(.ask)
      || parts.words[first].classes.contains(.scopeVerb)
  }

  private func talkIntent(_ draft: Clause, _ stance: Act?) -> Intent {
    let talk = draft.talk
    if talk.contains(.stop), stance != .affirm { return .stop }
    if talk.contains(.any), isOffered, !talk.contains(.yes), !draft.isQuestion, stance != .negate {
      return .any
    }
    if !talk.isDisjoint(with: [.unsure, .wait]), isOffered, stance == nil,
      !talk.contains(.yes) || talk.contains(.wait)
    {
      return Intent.none
    }
    if stance == .affirm { return .affirm }
    if stance == .alternatives { return .correct }
    if stance == .negate, case .later = draft.alternative, isOffered { return .correct }
    if stance == .negate, talk.isDisjoint(with: [.done, .thanks]) || isOffered { return .negate }
    if talk.contains(.bye), talk.contains(.pure) || !asksHow(draft) { return .bye }
    if talk.contains(.done) { return talk.contains(.thanks) ? .thank : .stop }
    if draft.seeks, talk.isDisjoint(with: [.done, .again, .unclear, .help]) { return Intent.none }
    if !talk.isDisjoint(with: [.thanks, .praise]), talk.contains(.pure) || !asksHow(draft) {
      return .thank
    }
    if talk.contains(.again) { return .repeat }
    if talk.contains(.unclear) { return .explain }
    if talk.contains(.help) { return .help }
    if talk.contains(.hello) { return .hello }
    // "maybe yes, maybe no"
    if isOffered, stance == nil, talk.contains(.yes) { return Intent.none }
    if !talk.isDisjoint(with: .refusal) { return .negate }
    if !draft.topics.isEmpty { return Intent.none }
    if !talk.isDisjoint(with: .agreement), talk.contains(.pure), !isOffered {
      return .thank
    }
    return Intent.none
  }
}
