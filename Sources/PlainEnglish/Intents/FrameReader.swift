/// Finds what a clause wants: the first verb or question in it that has an
/// object a desk deals with.
struct FrameReader {
  let parts: LineParts
  let common: CommonWords
  let expecting: Expectation?

  /// The last clause tells someone to do what a desk does not do.
  private(set) var isBeside = false

  private var wants = false
  private var requests = false
  private var states = false
  private var forbids = false
  /// The words after a verb of showing.
  private var shown: Int?
  /// The words after a weak question, such as "what is".
  private var asked: Int?

  init(parts: LineParts, common: CommonWords, expecting: Expectation?) {
    self.parts = parts
    self.common = common
    self.expecting = expecting
  }

  /// Reads the verbs and questions of a clause that talk does not cover.
  mutating func read(_ clause: inout Clause) {
    guard let end = conditionStart(clause) else { return readWhole(&clause) }
    // "5 o'clock, if they're still open": what it hangs on asks for nothing.
    let words = clause.words
    clause.words = words.lowerBound..<end
    readWhole(&clause)
    clause.words = words
  }

  /// Where a condition begins after something else was said.
  private func conditionStart(_ clause: Clause) -> Int? {
    let words = clause.words
    guard isOffered,
      let index = words.dropFirst().first(where: { parts.words[$0].id == common.if }),
      (words.lowerBound..<index).contains(where: { parts.timeOfWord[$0] >= 0 })
    else { return nil }
    return index
  }

  private mutating func readWhole(_ clause: inout Clause) {
    isBeside = false
    wants = false
    requests = false
    states = false
    forbids = false
    shown = nil
    asked = nil
    guard !clause.talk.contains(.pure) else { return }
    if declines(&clause) || repeats(&clause) { return }
    let start = answersEnd(clause)
    guard start < clause.words.upperBound else { return }
    clause.topics = topics(in: start..<clause.words.upperBound)
    clause.isAboutPlace = isAboutPlace(start..<clause.words.upperBound)
    clause.corrects = corrects(clause.words)
    let first = parts.acts.partitioningIndex { $0.start >= start }
    for cue in parts.acts[first...] {
      guard cue.start < clause.words.upperBound else { break }
      guard !isTime(cue) else { continue }
      if apply(cue, to: &clause) {
        clause.seeks = clause.intent == Intent.none && clause.topics.isEmpty
        return
      }
    }
    readRest(&clause, from: start)
    if clause.intent == nil, scopeVerbFollows(clause) { isBeside = true }
    clause.seeks =
      clause.intent == Intent.none && clause.topics.isEmpty
      || clause.intent == nil && (wants || requests || shown != nil || asked != nil)
  }

  /// Where the answers at the head of a clause end: their verbs are no commands.
  private func answersEnd(_ clause: Clause) -> Int {
    var position = clause.words.lowerBound
    var answered = position
    for cue in parts.talk[parts.talk.partitioningIndex { $0.start >= position }...] {
      guard cue.start <= position || isFiller(position..<cue.start),
        cue.end <= clause.words.upperBound
      else { break }
      switch cue.kind {
      case .thanks
      where parts.words[cue.end - 1].id == common.for
        || cue.end < clause.words.upperBound && parts.words[cue.end].id == common.for:
        // "thanks for cancelling it" tells nothing to be done.
        position = cue.end
        while position < clause.words.upperBound, parts.words[position].breakBefore == .none,
          position == cue.end || !common.isJoint(parts.words[position].id)
        {
          position += 1
        }
      case .filler:
        // "on what date …": small words alone are no answer.
        if cue.end - cue.start > 1 { return answered }
        position = cue.end
        continue
      case .yes, .no, .noThanks, .thanks, .hello, .accept, .approval: position = cue.end
      case .goAhead:
        guard endsPart(cue, clause) || clause.talk.contains(.accept) else { return answered }
        position = cue.end
      case .reject, .keep:
        guard endsPart(cue, clause) || cue.end - cue.start > 1 else { return answered }
        position = cue.end
      case .putOff, .done, .again, .unclear, .stop, .praise, .bye:
        guard endsPart(cue, clause) else { return answered }
        position = cue.end
      default: return answered
      }
      answered = position
    }
    return answered
  }

  /// Whether a cue stands before a comma, a joint or the clause's end.
  private func endsPart(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.end < clause.words.upperBound else { return true }
    let next = parts.words[cue.end]
    return next.breakBefore != .none || common.isJoint(next.id)
  }

  /// "I no longer need my appointment": takes back what is booked.
  private func declines(_ clause: inout Clause) -> Bool {
    guard expecting != .confirmation, expecting != .choice, expecting != .more else { return false }
    let rest = classes(clause.words)
    guard !rest.isDisjoint(with: [.desk, .event]), rest.isDisjoint(with: [.scope, .reminder]) else {
      return false
    }
    let first = parts.acts.partitioningIndex { $0.start >= clause.words.lowerBound }
    for cue in parts.acts[first...] where cue.kind == .cannotAttend {
      guard cue.end <= clause.words.upperBound else { return false }
      // Someone else who cannot come is moved, or taken off.
      let before = clause.words.lowerBound..<cue.start
      let isOther =
        before.contains { parts.words[$0].isCapitalised && parts.words[$0].id == 0 }
        && !before.contains { parts.words[$0].id == common.i || parts.words[$0].id == common.we }
      return decide(&clause, isOther ? .move : .cancel)
    }
    return false
  }

  /// "say what you said again".
  private func repeats(_ clause: inout Clause) -> Bool {
    guard !clause.hasTime, topics(in: clause.words).isEmpty else { return false }
    if classes(clause.words).contains(.again),
      classes(clause.words).isDisjoint(with: [.event, .calendar])
    {
      return decide(&clause, .repeat)
    }
    let first = parts.acts.partitioningIndex { $0.start >= clause.words.lowerBound }
    for cue in parts.acts[first...] where cue.kind == .speech {
      guard cue.end <= clause.words.upperBound else { return false }
      let all = classes(clause.words)
      guard all.contains(.speech), all.isDisjoint(with: [.event, .calendar]) else { return false }
      return decide(&clause, .repeat)
    }
    return false
  }

  private func isFiller(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      parts.words[$0].classes.contains(.stop) || common.isJoint(parts.words[$0].id)
    }
  }

  private func isTime(_ cue: CueSpan) -> Bool {
    (cue.start..<cue.end).allSatisfy { parts.timeOfWord[$0] >= 0 }
  }

  private func corrects(_ range: Range<Int>) -> Bool {
    for cue in parts.acts[parts.acts.partitioningIndex { $0.start >= range.lowerBound }...] {
      guard cue.start < range.upperBound else { return false }
      switch cue.kind {
      case .rather, .instead, .meant: return true
      default: continue
      }
    }
    return false
  }

  // MARK: One cue

  /// Takes a cue in; returns whether it decides the clause.
  private mutating func apply(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    switch cue.kind {
    case .want: wants = true
    case .request:
      // "please" alone asks for nothing yet.
      requests = requests || !parts.words[cue.start].classes.contains(.polite)
    case .statement: states = true
    case .doNot: forbids = true
    case .showVerb: shown = shown ?? cue.end
    case .rather, .instead: clause.corrects = true
    case .why: return explain(cue, &clause, .why)
    case .whyNot: return explain(cue, &clause, .whyNot)
    case .whyLate: return explain(cue, &clause, .whyLate)
    case .whyNothing: return explain(cue, &clause, .whyNothing)
    case .whatIf: return explain(cue, &clause, .whatIf)
    case .howCould: return explain(cue, &clause, .howCould)
    case .howRead: return explain(cue, &clause, .howRead)
    case .howSure: return explain(cue, &clause, .howSure)
    case .clock, .whatDay, .when, .listQuestion, .isThere, .freeQuestion, .question,
      .yesNoQuestion:
      return applyQuestion(cue, to: &clause)
    case .howTo:
      let isHelp = isDeskWork(cue.end..<clause.words.upperBound)
      if isHelp, clause.hasTime { return decide(&clause, .book) }
      return decide(&clause, isHelp ? .help : Intent.none)
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

  private func decide(_ clause: inout Clause, _ intent: Intent) -> Bool {
    clause.intent = intent
    return true
  }

  /// A question about a reason counts if it is about the desk: no word of it
  /// may be unknown that is no name.
  private func explain(_ cue: CueSpan, _ clause: inout Clause, _ why: WhyQuestion) -> Bool {
    let rest = cue.end..<clause.words.upperBound
    let isAboutDesk = why != .why && (clause.hasTime || isNamed(clause))
    let isKnown =
      isAboutDesk
      || rest.allSatisfy {
        parts.words[$0].id != 0 || parts.timeOfWord[$0] >= 0 || parts.words[$0].isNumber
          || parts.words[$0].isCapitalised || isName($0)
      }
    guard isKnown, classes(rest).isDisjoint(with: [.weather, .scope]) else {
      return decide(&clause, Intent.none)
    }
    let compares = parts.acts.contains {
      ($0.kind == .ratherThan || $0.kind == .instead) && rest.contains($0.start)
        && $0.end < rest.upperBound
    }
    clause.why = why == .why && compares ? .ratherThan : why
    return decide(&clause, .explain)
  }

  private mutating func applyQuestion(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    let range = cue.start..<clause.words.upperBound
    let rest = classes(range)
    if !rest.isDisjoint(with: [.weather, .reminder]) { return decide(&clause, Intent.none) }
    let after = classes(cue.end..<clause.words.upperBound)
    let isDesk = !after.isDisjoint(with: [.event, .calendar])
    if isList(range), rest.isDisjoint(with: [.desk, .calendar]) {
      return decide(&clause, Intent.none)
    }
    let isScope =
      !rest.isDisjoint(with: [.scope, .travel]) && rest.isDisjoint(with: [.desk, .calendar])
    switch cue.kind {
    case .clock:
      return isDesk && !isTimeOnly(cue.end..<clause.words.upperBound)
        ? decide(&clause, .list) : decide(&clause, .time)
    case .whatDay:
      return decide(&clause, isDesk && !rest.contains(.holiday) ? .list : .time)
    case .when:
      if rest.contains(.free) { return decide(&clause, .availability) }
      if !isDesk, rest.contains(.holiday) || isTimeOnly(cue.end..<clause.words.upperBound) {
        return decide(&clause, .time)
      }
      return decide(&clause, isScope ? Intent.none : .list)
    case .listQuestion:
      if isScope || asks(clause, rest) { return decide(&clause, Intent.none) }
      // "anything on Sunday at 11?", of what is offered, asks for another time.
      if isOffered, clause.hasTime, isAboutAnything(cue) {
        return decide(&clause, .availability)
      }
      // "does the doctor have anything on Thursday at 4?", of a very time, asks
      // whether it is free.
      if hasClock(clause), !isAboutMe(range),
        range.contains(where: { parts.words[$0].id == common.anything })
      {
        return decide(&clause, .availability)
      }
      if rest.contains(.free), !rest.contains(.calendar) { return decide(&clause, .availability) }
      return decide(&clause, .list)
    case .freeQuestion: return decide(&clause, .availability)
    case .isThere:
      if asks(clause, rest) { return decide(&clause, Intent.none) }
      if hasName(clause, .service) || hasName(clause, .staff) {
        return decide(&clause, .availability)
      }
      if rest.contains(.free) { return decide(&clause, .availability) }
      if isScope { return decide(&clause, Intent.none) }
      guard isDesk || clause.hasTime else { return false }
      let isOpen = expecting == nil || expecting == .more
      return decide(&clause, isDesk && isOpen ? .list : .availability)
    case .question, .yesNoQuestion:
      let lead = clause.words.lowerBound..<cue.start
      // "it is 12 that I want" tells.
      if cue.kind == .yesNoQuestion, cue.start > clause.words.lowerBound,
        parts.words[cue.start].id == common.is,
        parts.words[cue.start - 1].classes.contains(.pronoun)
      {
        return false
      }
      let isStart =
        clause.isQuestion || shown != nil
        || isLead(lead) && !lead.contains { parts.words[$0].classes.contains(.person) }
      if isStart, cue.kind == .question || !wants && !requests || shown != nil {
        asked = asked ?? cue.start
      }
      return false
    default: return false
    }
  }

  /// Whether a question is about "anything", not about what someone has.
  private func isAboutAnything(_ cue: CueSpan) -> Bool {
    (cue.start..<cue.end).contains { parts.words[$0].id == common.anything }
  }

  /// Whether a question asks for a value of what is on the table.
  private func asks(_ clause: Clause, _ rest: WordClasses) -> Bool {
    if clause.isAboutPlace, clause.topics == [.address],
      !rest.isDisjoint(with: [.desk, .event])
    {
      return false
    }
    return !clause.topics.isEmpty && !(rest.contains(.desk) && rest.contains(.poss))
  }

  /// Whether "where", and no word such as "address", asks for the place.
  private func isAboutPlace(_ range: Range<Int>) -> Bool {
    let first = parts.details.partitioningIndex { $0.start >= range.lowerBound }
    return parts.details[first...].contains { $0.kind == .place && $0.end <= range.upperBound }
  }

  func topics(in range: Range<Int>) -> [Topic] {
    var found: [Topic] = []
    for cue in parts.details[parts.details.partitioningIndex { $0.start >= range.lowerBound }...] {
      guard cue.end <= range.upperBound else { break }
      guard let topic = Topic(cue.kind), !found.contains(topic) else { continue }
      found.append(topic)
    }
    return found
  }

  private mutating func applyCorrection(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    let rest = classes(cue.end..<clause.words.upperBound)
    if !rest.isDisjoint(with: [.weather, .reminder]) { return decide(&clause, Intent.none) }
    switch cue.kind {
    case .howAbout:
      if !clause.topics.isEmpty, !clause.hasTime { return decide(&clause, Intent.none) }
      guard clause.hasTime || !rest.isDisjoint(with: [.event, .part, .ordinal]) else {
        return false
      }
    case .itShould:
      guard clause.hasTime || clause.corrects || expecting != nil else { return false }
    case .makeIt where isNounFirst(cue): return false
    case .makeIt where isDeterminer(cue):
      return decide(&clause, isOffered ? .correct : .move)
    case .makeIt:
      if rest.contains(.scope), !rest.contains(.event) { return decide(&clause, Intent.none) }
      if isBlank(cue.end..<clause.words.upperBound), !clause.corrects {
        // "update that for me": there is no new value.
        clause.talk.insert(.accept)
        return true
      }
    default: break
    }
    if forbids { return false }
    clause.corrects = true
    clause.isElliptic = true
    return decide(&clause, .correct)
  }

  /// "on my schedule this month": the verb is a noun.
  private func isNounFirst(_ cue: CueSpan) -> Bool {
    guard cue.start > 0, parts.words[cue.start].classes.contains(.calendar) else { return false }
    return !parts.words[cue.start - 1].classes.isDisjoint(with: [.poss, .determiner])
  }

  /// "move this morning's meeting": the pronoun belongs to a noun.
  private func isDeterminer(_ cue: CueSpan) -> Bool {
    let last = parts.words[cue.end - 1].id
    guard last == common.this || last == common.that || last == common.these,
      cue.end < parts.words.count, parts.words[cue.end].breakBefore == .none,
      cue.end - cue.start == 2
    else { return false }
    return parts.timeOfWord[cue.end] >= 0 && parts.timeOfWord[cue.end - 1] >= 0
      || parts.words[cue.end].classes.contains(.desk)
  }

  private mutating func applyCommand(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    let range = cue.end..<clause.words.upperBound
    let rest = classes(range)
    let isDesk =
      !rest.isDisjoint(with: [.desk, .event, .calendar]) || hasName(clause, .service)
    if rest.contains(.reminder) || isList(range) {
      isBeside = true
      return decide(&clause, Intent.none)
    }
    if rest.contains(.scope), rest.isDisjoint(with: [.desk, .calendar]) {
      return decide(&clause, Intent.none)
    }
    if forbids || !isVerb(cue, clause) { return false }
    let isLeading =
      isLead(clause.words.lowerBound..<cue.start) || requests || wants
      || !rest.isDisjoint(with: [.desk, .calendar]) && asked == nil && shown == nil
        && !common.isParticiple(parts.words[cue.start].id)
    switch cue.kind {
    case .bookVerb:
      if isNoun(cue) || !isLeading || asked != nil { return false }
      if shown != nil, common.isParticiple(parts.words[cue.start].id) { return false }
      return decide(&clause, .book)
    case .bookMe:
      guard asked == nil, isLeading else { return false }
      clause.isWish = true
      return decide(&clause, .book)
    case .makeVerb: return isLeading && applyMake(cue, rest, isDesk, to: &clause)
    case .cancelVerb:
      if states || asked != nil { return false }
      clause.isElliptic = isElliptic(range, clause)
      return decide(&clause, .cancel)
    case .removeVerb:
      if asked != nil { return false }
      if parts.words[cue.start].classes.contains(.quit), rest.isDisjoint(with: [.desk, .event]) {
        return false
      }
      clause.isElliptic = isElliptic(range, clause)
      let endsAt = clause.hasTime && parts.words[cue.start].id == common.end
      if endsAt || leavesEvent(range)
        || isOffered && !isDesk && !clause.hasTime && !clause.isElliptic
      {
        clause.corrects = true
        return decide(&clause, isOffered ? .correct : .move)
      }
      return decide(&clause, .cancel)
    case .moveVerb, .changeVerb:
      if asked != nil, !requests { return false }
      let isKnown =
        isDesk || hasWhen(clause) || hasKnownName(clause) || hasBookingNumber(range)
        || rest.contains(.pronoun)
        || rest.contains(.poss) && !range.contains { parts.words[$0].id == common.your }
      guard isKnown || isOffered && !rest.isDisjoint(with: [.attribute, .poss, .time])
      else { return false }
      clause.isElliptic = !isDesk
      clause.corrects = true
      // What is on the table is changed, unless something else is named.
      let isOther = rest.contains(.poss) || isNamed(clause) && cue.kind == .moveVerb
      return decide(&clause, isOffered && !isOther ? .correct : .move)
    case .inviteVerb:
      clause.corrects = true
      return decide(&clause, isOffered ? .correct : .move)
    case .takeVerb:
      guard
        range.contains(where: {
          parts.words[$0].id == common.off || parts.words[$0].id == common.out
        })
      else { return false }
      if rest.contains(.calendar) { return decide(&clause, .cancel) }
      if rest.contains(.pronoun), !isOffered { return decide(&clause, .cancel) }
      clause.corrects = true
      return isOffered ? decide(&clause, .correct) : isDesk ? decide(&clause, .move) : false
    default: return false
    }
  }

  /// Whether a verb stands where one can: at the head, after "to" or "please",
  /// after a time; "change" in "an oil change" is none.
  private func isVerb(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start > clause.words.lowerBound, cue.end - cue.start == 1 else { return true }
    let before = cue.start - 1
    let word = parts.words[before]
    if parts.words[cue.start].breakBefore != .none || parts.timeOfWord[before] >= 0 { return true }
    if common.isJoint(word.id) || common.isPreposition(word.id) || isName(before) { return true }
    if !word.classes.isDisjoint(with: [.stop, .polite, .can, .person, .good, .pronoun, .want, .be])
    {
      return true
    }
    return parts.acts.contains { $0.end == cue.start }
      || parts.talk.contains { $0.end == cue.start }
  }

  /// "make", "add", "set", "have": verbs whose object decides.
  private func applyMake(
    _ cue: CueSpan, _ rest: WordClasses, _ isDesk: Bool, to clause: inout Clause
  ) -> Bool {
    let range = cue.end..<clause.words.upperBound
    if isSeeking(cue), isClockOnly(range) { return decide(&clause, .time) }
    if !clause.topics.isEmpty, !clause.hasTime, !isDesk || isSeeking(cue) {
      return decide(&clause, Intent.none)
    }
    if rest.contains(.weather) { return decide(&clause, Intent.none) }
    if states, !requests, !wants { return false }
    if asked != nil { return false }
    if rest.contains(.calendar), range.contains(where: { common.isEmptying(parts.words[$0].id) }) {
      return decide(&clause, .cancel)
    }
    if joins(range) || changes(cue, clause) {
      clause.corrects = true
      return decide(&clause, isOffered ? .correct : .move)
    }
    guard isDesk || hasWhen(clause) || isNamed(range) else {
      guard isOffered, common.isAdding(parts.words[cue.start].id) else { return false }
      clause.corrects = true
      return decide(&clause, .correct)
    }
    return decide(&clause, .book)
  }

  private var isOffered: Bool { expecting == .confirmation || expecting == .choice }

  /// "get", "have", "need": verbs with which a value is asked for as well.
  private func isSeeking(_ cue: CueSpan) -> Bool {
    !common.isMaking(parts.words[cue.start].id) || parts.words[cue.start].id == common.have
  }

  /// Whether a clause names a day, a clock time or a repetition, not just a
  /// length.
  private func hasWhen(_ clause: Clause) -> Bool {
    guard clause.hasTime else { return false }
    let span = parts.span(clause.words)
    if let recurrence = parts.time.recurrence, span.contains(recurrence.span.lowerBound) {
      return true
    }
    return parts.time.whens.contains { span.contains($0.span.lowerBound) }
  }

  /// Whether nothing but small words is in a range.
  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let word = parts.words[index]
      return parts.timeOfWord[index] < 0
        && (word.classes.contains(.stop) || common.isPreposition(word.id) || word.id == common.me
          || word.classes.contains(.polite) || word.classes.contains(.good))
    }
  }

  // MARK: What is left

  /// A wish, a look-up, a weak question or a fragment whose object alone tells
  /// what it wants.
  private func readRest(_ clause: inout Clause, from start: Int) {
    let all = classes(start..<clause.words.upperBound)
    if !all.isDisjoint(with: [.weather, .reminder]) { return }
    let isDesk = !all.isDisjoint(with: [.event, .desk]) || hasName(clause, .service)
    if isClockOnly(start..<clause.words.upperBound),
      asked != nil || shown != nil || wants || requests
    {
      clause.intent = .time
      return
    }
    if let asked {
      readQuestion(&clause, asked..<clause.words.upperBound)
      if clause.intent != nil || shown == nil { return }
    }
    if let shown { return readShown(&clause, shown..<clause.words.upperBound) }
    if forbids || states { return }
    let isScope = all.contains(.scope) && all.isDisjoint(with: [.desk, .calendar])
    if wants, !isScope, isDesk || clause.hasTime && expecting == nil {
      if scopeVerbFollows(clause) { return }
      clause.isWish = true
      clause.intent = clause.topics.isEmpty || clause.hasTime ? .book : Intent.none
      return
    }
    if all.contains(.free), clause.hasTime || isNamed(clause), !all.contains(.poss),
      !all.contains(.scope)
    {
      clause.intent = .availability
      return
    }
    if requests || wants { return }
    readFragment(&clause, all, from: start)
  }

  /// Words without a verb: "haircut tomorrow 4", "Dana's bookings", "Friday".
  private func readFragment(_ clause: inout Clause, _ all: WordClasses, from start: Int) {
    if isOffered { return }
    if isNamed(clause),
      all.contains(.desk) && !isOnlyService(clause) || hasPossessiveName(clause) && !clause.hasTime
    {
      clause.intent = .list
    } else if isMine(clause) || all.contains(.poss) && !all.isDisjoint(with: [.desk, .event]),
      expecting == nil, all.isDisjoint(with: [.be, .can])
    {
      clause.intent = .list
    } else if clause.hasTime, isEverything(clause) {
      clause.intent = .list
    } else if hasName(clause, .service) || hasName(clause, .staff) && clause.hasTime {
      guard expecting == nil || expecting == .more, all.isDisjoint(with: [.be, .can]) else {
        return
      }
      let asksNext = clause.words.contains { parts.words[$0].id == common.next }
      clause.intent = clause.isQuestion || asksNext ? .availability : .book
    } else if all.contains(.calendar) || all.contains(.several) && clause.hasTime {
      clause.intent = clause.isQuestion && !all.contains(.several) ? nil : .list
    } else if expecting == nil, all.contains(.event), hasClock(clause) {
      // "dinner should be at 7" says what is to be otherwise.
      clause.intent = all.isDisjoint(with: [.be, .can]) ? .book : .correct
    } else if expecting == nil, clause.hasTime, isTimeOnly(start..<clause.words.upperBound) {
      clause.intent = isDays(clause) ? .list : nil
    }
  }

  /// Whether a clause names days and no clock time: "tomorrow", "next week".
  private func isDays(_ clause: Clause) -> Bool {
    let span = parts.span(clause.words)
    return parts.time.whens.contains { span.contains($0.span.lowerBound) && $0.isDayOnly }
  }

  /// Whether the only names in a clause are services.
  private func isOnlyService(_ clause: Clause) -> Bool {
    !hasName(clause, .staff) && !hasName(clause, .customer)
  }

  /// "Dana's colour".
  private func hasPossessiveName(_ clause: Clause) -> Bool {
    parts.names.contains {
      clause.words.contains($0.words.lowerBound)
        && parts.words[$0.words.upperBound - 1].isPossessive
    }
  }

  /// "my haircut", "my next haircut".
  private func isMine(_ clause: Clause) -> Bool {
    parts.names.contains { name in
      guard clause.words.contains(name.words.lowerBound), name.mention.kind == .service else {
        return false
      }
      let before = max(clause.words.lowerBound, name.words.lowerBound - 2)..<name.words.lowerBound
      return before.contains { parts.words[$0].classes.contains(.poss) }
    }
  }

  /// "everything on Friday".
  private func isEverything(_ clause: Clause) -> Bool {
    parts.details.contains {
      $0.kind == .everything && $0.start >= clause.words.lowerBound
        && $0.end <= clause.words.upperBound
    }
  }

  /// Whether a clock time is in a clause.
  private func hasClock(_ clause: Clause) -> Bool {
    let span = parts.span(clause.words)
    return parts.time.whens.contains { span.contains($0.span.lowerBound) && !$0.isDayOnly }
  }

  /// Whether a booking is named by its number: "#12".
  private func hasBookingNumber(_ range: Range<Int>) -> Bool {
    range.contains {
      parts.words[$0].isNumber && BookingNumbers.isOne(Int(parts.words[$0].token), parts.line)
    }
  }

  private func hasKnownName(_ clause: Clause) -> Bool {
    parts.names.contains {
      clause.words.contains($0.words.lowerBound) && !$0.mention.entries.isEmpty
    }
  }

  private func isNamed(_ clause: Clause) -> Bool {
    parts.names.contains { clause.words.contains($0.words.lowerBound) }
  }

  /// Whether a name of the book is in a clause.
  private func hasName(_ clause: Clause, _ kind: NameKind) -> Bool {
    parts.names.contains {
      clause.words.contains($0.words.lowerBound) && $0.mention.kind == kind
        && !$0.mention.entries.isEmpty
    }
  }

  /// "I must call …": a wish that a desk has no part in.
  private func scopeVerbFollows(_ clause: Clause) -> Bool {
    parts.acts.contains { cue in
      guard cue.kind == .want || cue.kind == .request, clause.words.contains(cue.start),
        cue.end < clause.words.upperBound
      else { return false }
      return parts.words[cue.end].classes.contains(.scopeVerb)
    }
  }

  private func readQuestion(_ clause: inout Clause, _ range: Range<Int>) {
    let rest = classes(range)
    let isDesk =
      !rest.isDisjoint(with: [.desk, .calendar]) || hasBookingNumber(range)
      || rest.contains(.event)
        && (clause.hasTime || rest.contains(.poss)
          || range.contains { parts.words[$0].isPossessive })
    let isScope =
      !rest.isDisjoint(with: [.scope, .travel]) && rest.isDisjoint(with: [.desk, .calendar])
    if asks(clause, rest), !(isDesk && clause.topics == [.length]) || hasName(clause, .service) {
      return
    }
    if rest.contains(.free), !isScope {
      clause.intent = rest.contains(.calendar) ? .list : .availability
      return
    }
    if isOffered, clause.hasTime, rest.contains(.can), isTimeOnly(range) {
      // "can it be at 5?" asks for what is offered to be otherwise.
      clause.corrects = true
      clause.intent = .correct
      return
    }
    if isClockOnly(range) || rest.contains(.holiday) || isTimeOnly(range) {
      clause.intent = .time
      return
    }
    if isScope { return }
    if isDesk || clause.hasTime && (rest.contains(.poss) || isAboutMe(range)) {
      clause.intent = .list
    }
  }

  /// "am I", "will we": what the person has to do.
  private func isAboutMe(_ range: Range<Int>) -> Bool {
    range.contains { parts.words[$0].id == common.i || parts.words[$0].id == common.we }
  }

  private func readShown(_ clause: inout Clause, _ range: Range<Int>) {
    let rest = classes(range)
    let isDesk =
      !rest.isDisjoint(with: [.event, .desk, .calendar]) || hasBookingNumber(range)
    let verb = parts.words[range.lowerBound - 1].id
    if bringsElsewhere(range) {
      clause.corrects = true
      clause.isElliptic = isElliptic(range, clause)
      clause.intent = isOffered && !isDesk ? .correct : .move
      return
    }
    // "can the dentist see me on Monday?"
    if verb == common.see, let first = range.first, parts.words[first].id == common.me {
      clause.intent = clause.hasTime ? .availability : .book
      return
    }
    // "I will see you on Friday" shows nothing.
    if verb == common.see, let first = range.first, parts.words[first].id == common.you { return }
    if isOffered, isTimeOnly(range) {
      // "let me see Thursday" asks for another time.
      clause.corrects = true
      clause.intent = .correct
      return
    }
    if isOffered, verb == common.confirm {
      clause.talk.insert(.accept)
      return
    }
    if wants, verb == common.see, rest.isDisjoint(with: [.calendar, .several, .poss]),
      clause.hasTime
    {
      clause.isWish = true
      clause.intent = .book
      return
    }
    if !rest.isDisjoint(with: [.scope, .travel]), rest.isDisjoint(with: [.desk, .calendar]) {
      return
    }
    if isClockOnly(range) {
      clause.intent = .time
      return
    }
    if !clause.topics.isEmpty, !isDesk { return }
    if rest.contains(.free), !rest.contains(.calendar) {
      clause.intent = .availability
    } else if isDesk || clause.hasTime && !rest.contains(.scope) {
      clause.intent =
        isList(range) && !rest.contains(.calendar) && !rest.contains(.event) ? Intent.none : .list
    }
  }

  /// "bring it forward an hour": a verb of showing that moves.
  private func bringsElsewhere(_ range: Range<Int>) -> Bool {
    let verb = parts.line.tokens[Int(parts.words[range.lowerBound - 1].token)]
    guard parts.line.isWord(verb, "bring") else { return false }
    return range.contains {
      parts.words[$0].id == common.forward || parts.words[$0].id == common.back
    }
  }

  // MARK: Tests

  /// Whether only small words stand before something.
  private func isLead(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let word = parts.words[index]
      return common.isJoint(word.id) || common.isPreposition(word.id) || word.id == common.me
        || parts.timeOfWord[index] >= 0
        || !word.classes.isDisjoint(with: [.stop, .polite, .good, .show, .can, .person, .want])
        || parts.talk.contains { $0.start <= index && index < $0.end && $0.kind != .filler }
    }
  }

  /// The classes of the words of a range that are no times.
  func classes(_ range: Range<Int>) -> WordClasses {
    var all: WordClasses = []
    for index in range where parts.timeOfWord[index] < 0 {
      all.formUnion(parts.words[index].classes)
    }
    return all
  }

  private func isName(_ index: Int) -> Bool {
    parts.names.contains { $0.words.contains(index) }
  }

  private func isDeskWork(_ range: Range<Int>) -> Bool {
    let rest = classes(range)
    return rest.isDisjoint(with: [.scope, .weather, .scopeVerb])
      && !rest.isDisjoint(with: [.event, .calendar, .book, .cancel])
  }

  /// Whether nothing but a time, prepositions and "fall on" is in a range.
  private func isTimeOnly(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { parts.timeOfWord[$0] >= 0 }) else { return false }
    return range.allSatisfy {
      parts.timeOfWord[$0] >= 0 || parts.words[$0].classes.contains(.stop)
        || !parts.words[$0].classes.isDisjoint(with: [
          .be, .determiner, .time, .ask, .pronoun, .can,
        ])
        || common.isPreposition(parts.words[$0].id)
    }
  }

  /// Whether a range asks for the date or the time itself: "the date", "today's
  /// date", "the time in London".
  private func isClockOnly(_ range: Range<Int>) -> Bool {
    var hasClock = false
    for index in range {
      let word = parts.words[index]
      if word.id == common.date || word.id == common.time || word.id == common.day {
        hasClock = true
        if index + 1 < range.upperBound,
          parts.words[index + 1].id == common.in
            || parts.words[index + 1].id == common.for
              && parts.words[index + 1].breakBefore == .none
        {
          return true
        }
        continue
      }
      if parts.timeOfWord[index] >= 0 || word.classes.contains(.stop)
        || !word.classes.isDisjoint(with: [.be, .determiner, .ask, .can, .right, .polite])
        || word.id == common.it || word.id == common.me || word.id == common.from
        || word.id == common.current || word.id == common.of
      {
        continue
      }
      return false
    }
    return hasClock
  }

  /// Whether a list is spoken of, not one of bookings: "my shopping list".
  private func isList(_ range: Range<Int>) -> Bool {
    let rest = classes(range)
    return rest.contains(.list) && !rest.contains(.calendar)
  }

  /// Whether a verb of booking is a noun here: "my schedule", "the booking".
  private func isNoun(_ cue: CueSpan) -> Bool {
    guard cue.end - cue.start == 1, cue.start > 0,
      !parts.words[cue.start].classes.isDisjoint(with: [.calendar, .desk])
    else { return false }
    if cue.end < parts.words.count, hasBookingNumber(cue.end..<cue.end + 1) { return true }
    return !parts.words[cue.start - 1].classes.isDisjoint(with: [.poss, .determiner])
  }

  /// Whether the object of a verb is a pronoun or missing: "cancel it".
  private func isElliptic(_ range: Range<Int>, _ clause: Clause) -> Bool {
    let rest = classes(range)
    if let first = range.first, parts.words[first].classes.contains(.pronoun),
      range.count == 1 || parts.words[first].id == common.it
    {
      return true
    }
    if range.contains(where: { parts.timeOfWord[$0] >= 0 }) { return false }
    return rest.isDisjoint(with: [.poss, .event])
      && (rest.contains(.pronoun) || range.isEmpty || isFiller(range))
  }

  /// "… to the lunch": someone or something is added to what is there.
  private func joins(_ range: Range<Int>) -> Bool {
    for index in range where parts.words[index].id == common.to && parts.timeOfWord[index] < 0 {
      guard index + 1 < range.upperBound, !common.isVerbToo(parts.words[index + 1].id) else {
        continue
      }
      let rest = classes(index + 1..<min(index + 4, range.upperBound))
      if rest.contains(.event), !rest.contains(.calendar) { return true }
      if parts.words[index + 1].classes.contains(.pronoun) { return true }
    }
    return false
  }

  /// "… from the lunch": someone is taken off what stays.
  private func leavesEvent(_ range: Range<Int>) -> Bool {
    for index in range where parts.words[index].id == common.from && parts.timeOfWord[index] < 0 {
      let rest = classes(min(index + 1, range.upperBound)..<min(index + 5, range.upperBound))
      return rest.contains(.event) && !rest.contains(.calendar)
    }
    return false
  }

  /// "make my lunch an hour later": the object is there already.
  private func changes(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let range = cue.end..<clause.words.upperBound
    guard let first = range.first, common.isMaking(parts.words[cue.start].id) else { return false }
    let rest = classes(range)
    let isThere = parts.words[first].classes.contains(.poss) || parts.words[first].id == common.the
    if isThere, !rest.contains(.calendar),
      range.contains(where: { common.isComparison(parts.words[$0].id) })
    {
      return true
    }
    guard clause.hasTime else { return false }
    if parts.words[first].classes.contains(.attribute) { return true }
    let isNew = parts.words[first].id == common.a || parts.words[first].id == common.an
    if isOffered, !isNew, !rest.contains(.calendar), common.isMaking(parts.words[cue.start].id),
      !rest.isDisjoint(with: .attribute) || parts.words[first].id == common.the
        || parts.words[first].classes.contains(.pronoun) || clause.corrects
    {
      return true
    }
    if isThere {
      let head = classes(first..<min(first + 3, range.upperBound))
      if clause.corrects { return true }
      if head.contains(.event), head.isDisjoint(with: .calendar), expecting == nil {
        if !head.contains(.desk), !rest.contains(.calendar) { return true }
      }
    }
    guard !isNew, parts.words[first].id != common.me, !rest.contains(.calendar) else {
      return false
    }
    return range.contains { setsSpan($0, range) }
  }

  /// "… start at 4", "… 2 hours long": how long or when something goes on.
  private func setsSpan(_ index: Int, _ range: Range<Int>) -> Bool {
    let id = parts.words[index].id
    guard common.isSpanWord(id), parts.timeOfWord[index] < 0 else { return false }
    if id == common.long || id == common.longer || id == common.shorter { return true }
    return (index + 1..<min(index + 3, range.upperBound)).contains { parts.timeOfWord[$0] >= 0 }
  }

  /// "called …", "with …": the object is named.
  private func isNamed(_ range: Range<Int>) -> Bool {
    range.contains {
      let id = parts.words[$0].id
      return id == common.called || id == common.named
        || id == common.with && $0 + 1 < range.upperBound && parts.words[$0 + 1].isCapitalised
    }
  }
}

extension Topic {
  /// The topic that a cue asks about.
  init?(_ cue: Cue) {
    switch cue {
    case .price: self = .price
    case .length: self = .length
    case .address, .place: self = .address
    case .phone: self = .phone
    case .whoStaff: self = .staff
    case .topic: self = .other
    default: return nil
    }
  }
}
