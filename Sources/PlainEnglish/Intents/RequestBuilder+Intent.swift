/// What a request wants: by the rules, and where they leave it open by the evidence.
extension RequestBuilder {
  /// The intent of a draft.
  func intent(_ draft: Clause) -> Intent {
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
    case .negate where rulesOutBesideWish(draft): return .book
    case .list where draft.hasTime && forbidsInIt(draft) && rulesOutBesideWish(draft): return .book
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

  /// "how do I say goodbye in German": what is asked about is not said.
  func asksHow(_ draft: Clause) -> Bool {
    guard let first = draft.words.first(where: { parts.words[$0].classes.isDisjoint(with: .stop) })
    else { return false }
    return parts.words[first].classes.contains(.ask)
      || parts.words[first].classes.contains(.scopeVerb)
  }
}
