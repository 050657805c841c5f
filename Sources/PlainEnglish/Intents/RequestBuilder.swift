/// Puts the clauses of a line together into requests.
struct RequestBuilder {
  let parts: LineParts
  let expecting: Expectation?

  /// One request, before it is written down.
  private struct Draft {
    var words: Range<Int>
    var intent: Intent?
    var acts: [Act] = []
    var talk: TalkSigns = []
    var corrects = false
    var isElliptic = false
    var why: WhyQuestion?
    var topics: [Topic] = []
    var choice: Choice?
    var alternative: Alternative?
    var status: VisitStatus?
    var report: Report?
    var note: String?
    var hasTime = false
    var isWish = false
    /// It asks for something that was not understood.
    var seeks = false
    /// It is the first of its line: what is not said otherwise answers the
    /// question.
    var isFirst = false
  }

  /// The requests of a line's clauses, each with the words it covers.
  func requests(_ clauses: ArraySlice<Clause>) -> [(request: Request, words: Range<Int>)] {
    var drafts: [Draft] = []
    for clause in clauses { add(clause, to: &drafts) }
    return drafts.map { (finish($0), $0.words) }
  }

  private func add(_ clause: Clause, to drafts: inout [Draft]) {
    var draft = Draft(words: clause.words)
    draft.intent = clause.intent
    draft.talk = clause.talk
    draft.corrects = clause.corrects
    draft.isElliptic = clause.isElliptic
    draft.why = clause.why
    draft.topics = clause.topics
    draft.hasTime = clause.hasTime
    draft.choice = clause.choice
    draft.alternative = clause.alternative
    draft.status = clause.status
    draft.report = clause.report
    draft.note = clause.note
    draft.seeks = clause.seeks
    draft.isWish = clause.isWish
    draft.isFirst = drafts.isEmpty
    if let last = drafts.last, !last.talk.isDisjoint(with: .agreement), isOffered,
      draft.intent == .cancel, draft.isElliptic
    {
      // "yes, delete it" agrees.
      draft.intent = nil
    }
    guard let last = drafts.last, joins(last, draft) else {
      drafts.append(draft)
      return
    }
    merge(draft, into: &drafts[drafts.count - 1])
  }

  /// Whether a clause says more of the same request.
  private func joins(_ last: Draft, _ next: Draft) -> Bool {
    guard let wanted = next.intent, wanted != Intent.none else { return true }
    if last.intent == .note { return true }
    guard let before = last.intent, before != Intent.none else {
      return last.talk.isDisjoint(with: .agreement) || expecting == nil || expecting == .more
        || wanted == .correct || wanted == .book || wanted == .availability && next.hasTime
    }
    // "find my next appointment and cancel it" is one thing.
    if before == .list, next.isElliptic, wanted == .cancel || wanted == .move { return true }
    if wanted == .correct { return true }
    if wanted == before { return !last.hasTime || !next.hasTime || wanted == .availability }
    if before == .correct, wanted == .book || wanted == .availability || wanted == .move {
      return true
    }
    if wanted == .availability, before == .book { return true }
    return false
  }

  private func merge(_ next: Draft, into draft: inout Draft) {
    draft.words = draft.words.lowerBound..<next.words.upperBound
    if let wanted = next.intent,
      draft.intent == nil || draft.intent == Intent.none
        || draft.intent == .list && (wanted == .cancel || wanted == .move)
    {
      draft.intent = wanted
    }
    let isPure = draft.talk.contains(.pure) && next.talk.contains(.pure)
    let agrees = !draft.talk.isDisjoint(with: .agreement)
    var talk = next.talk
    if agrees { talk.remove(.noFirst) }
    draft.talk.formUnion(talk)
    if !isPure { draft.talk.remove(.pure) }
    draft.corrects = draft.corrects || next.corrects
    draft.isElliptic = draft.isElliptic && next.isElliptic
    draft.why = draft.why ?? next.why
    for topic in next.topics where !draft.topics.contains(topic) { draft.topics.append(topic) }
    draft.hasTime = draft.hasTime || next.hasTime
    draft.choice = draft.choice ?? next.choice
    draft.alternative = draft.alternative ?? next.alternative
    draft.status = draft.status ?? next.status
    draft.report = draft.report ?? next.report
    draft.note = draft.note ?? next.note
    draft.seeks = draft.seeks || next.seeks
  }

  // MARK: Acts and intent

  private func finish(_ draft: Draft) -> Request {
    let span = parts.span(draft.words)
    var request = Request(
      intent: intent(draft), text: parts.line.text(span), span: span)
    request.acts = acts(draft, request.intent)
    request.why = draft.why
    request.topics = asksToo(request.intent) && draft.choice == nil ? draft.topics : []
    request.choice = draft.choice
    request.alternative = draft.alternative
    request.status = draft.status
    request.report = draft.report
    request.note = draft.note
    request.goesAhead = goesAhead(draft)
    request.isPause = request.intent == Intent.none && isPause(draft)
    return request
  }

  /// Whether a draft tells to go on: "do it", "go ahead", "make it so".
  private func goesAhead(_ draft: Draft) -> Bool {
    draft.talk.contains(.goAhead) || draft.talk.contains(.accept) && draft.talk.contains(.pure)
  }

  /// Whether nothing but thinking aloud answers the question: "hmm", "let me
  /// think", "I'm not sure".
  private func isPause(_ draft: Draft) -> Bool {
    guard expecting != nil, !draft.hasTime, draft.topics.isEmpty, draft.choice == nil,
      draft.alternative == nil
    else { return false }
    if !draft.talk.isDisjoint(with: [.wait, .unsure]) { return true }
    return draft.words.allSatisfy { parts.words[$0].classes.contains(.stop) }
  }

  /// Whether something was put to the person that a yes or a no answers.
  private var isOffered: Bool {
    expecting == .confirmation || expecting == .choice
  }

  /// Whether an intent can be an answer to what was offered.
  private func answersOffer(_ intent: Intent?) -> Bool {
    switch intent {
    case nil, Intent.none?, .correct?, .availability?, .book?, .move?, .list?: true
    default: false
    }
  }

  private func stance(_ draft: Draft) -> Act? {
    var talk = draft.talk
    if !answersOffer(draft.intent) {
      talk.subtract([.accept, .approval, .reject, .putOff, .any])
    }
    let wantsMore = draft.intent != nil && draft.intent != Intent.none
    switch expecting {
    case .confirmation, .choice:
      if talk.contains(.noFirst) { return .negate }
      if draft.corrects, draft.hasTime, !talk.contains(.yes) { return .negate }
      if !talk.isDisjoint(with: [.yes, .accept, .acceptsValue]) { return .affirm }
      if !talk.isDisjoint(with: [.no, .reject, .putOff, .stop, .keep]) { return .negate }
      if talk.contains(.done) { return .negate }
      if !talk.isDisjoint(with: [.unsure, .wait]) { return nil }
      if talk.contains(.approval) { return .affirm }
      if talk.contains(.any) { return .affirm }
      guard draft.isFirst, answersOffer(draft.intent) else { return nil }
      if draft.choice != nil,
        draft.intent == nil || draft.intent == .correct || draft.isWish
          || draft.choice == .described
      {
        return .select
      }
      if draft.corrects, draft.hasTime || draft.intent != nil { return .negate }
      if draft.alternative != nil, !draft.hasTime { return .alternatives }
      if draft.intent == .book { return draft.isWish ? nil : .affirm }
      if draft.hasTime { return .negate }
      return nil
    case .more:
      if wantsMore || draft.hasTime { return nil }
      if !talk.isDisjoint(with: [.no, .reject, .putOff, .done]) { return .negate }
      return talk.contains(.yes) ? .affirm : nil
    case .date, .time, .service, .person:
      if !talk.isDisjoint(with: [.no, .reject]) { return .negate }
      guard talk.contains(.yes), !talk.isDisjoint(with: [.approval, .accept]) else { return nil }
      return .affirm
    case nil:
      if wantsMore || draft.hasTime { return talk.contains(.no) && draft.corrects ? .negate : nil }
      if talk.contains(.noFirst), talk.isDisjoint(with: [.done, .thanks]) { return .negate }
      if !talk.isDisjoint(with: [.reject]) { return .negate }
      if talk.contains(.yes), talk.contains(.pure), !talk.contains(.thanks) { return .affirm }
      return nil
    }
  }

  private func acts(_ draft: Draft, _ intent: Intent) -> [Act] {
    var acts: [Act] = []
    if let stance = stance(draft) { acts.append(stance) }
    if draft.hasTime { acts.append(.inform) }
    if draft.intent == .book, !(isOffered && acts.first == .affirm) { acts.append(.book) }
    if !draft.topics.isEmpty, !draft.hasTime, draft.intent != .list, asksToo(intent),
      acts.first != .select
    {
      acts.append(.ask)
    }
    if !draft.talk.isDisjoint(with: [.thanks, .praise]) { acts.append(.thank) }
    if draft.talk.contains(.bye) || draft.talk.contains(.done) {
      acts.append(.bye)
    }
    return acts
  }

  private func intent(_ draft: Draft) -> Intent {
    let talk = draft.talk
    let stance = stance(draft)
    if stance == .select { return .affirm }
    if let wanted = draft.intent, wanted != Intent.none {
      if isOffered {
        if wanted == .cancel, draft.isElliptic { return .stop }
        if wanted == .book, draft.hasTime == false, stance == .affirm, talk.contains(.yes) {
          return .affirm
        }
        if wanted == .move, draft.isElliptic { return .correct }
        if wanted == .book, draft.isWish, draft.corrects || mentionsSomeone(draft) {
          return .correct
        }
      }
      return wanted
    }
    // "make the appointment for the 1st" tells to, "the 1st works" only agrees.
    if draft.hasTime, talk.contains(.goAhead), expecting == nil || isOffered { return .book }
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

  /// Whether a question can stand beside an intent: "cancel booking number 12"
  /// asks for no number.
  private func asksToo(_ intent: Intent) -> Bool {
    switch intent {
    case .cancel, .move, .correct, .setUp, .note, .mark, .swap, .resize: false
    default: true
    }
  }

  /// Whether a draft names a person, whom the book need not have.
  private func mentionsSomeone(_ draft: Draft) -> Bool {
    parts.names.contains {
      draft.words.contains($0.words.lowerBound) && $0.mention.kind != .service
    }
  }

  /// Whether a draft names something of the book: "with Sam", "not Priya".
  private func namesSomething(_ draft: Draft) -> Bool {
    parts.names.contains {
      draft.words.contains($0.words.lowerBound) && !$0.mention.entries.isEmpty
    }
  }

  private func talkIntent(_ draft: Draft, _ stance: Act?) -> Intent {
    let talk = draft.talk
    if talk.contains(.stop), stance != .affirm { return .stop }
    if talk.contains(.any), isOffered, !talk.contains(.yes) { return .any }
    if !talk.isDisjoint(with: [.unsure, .wait]), isOffered, stance == nil, !talk.contains(.yes) {
      return Intent.none
    }
    if stance == .affirm { return .affirm }
    if stance == .alternatives { return .correct }
    if stance == .negate, case .later = draft.alternative, isOffered { return .correct }
    if stance == .negate, talk.isDisjoint(with: [.done, .thanks]) || isOffered { return .negate }
    if talk.contains(.bye) { return .bye }
    if talk.contains(.done) { return talk.contains(.thanks) ? .thank : .stop }
    if draft.seeks, talk.isDisjoint(with: [.done, .again, .unclear, .help]) { return Intent.none }
    if !talk.isDisjoint(with: [.thanks, .praise]) { return .thank }
    if talk.contains(.again) { return .repeat }
    if talk.contains(.unclear) { return .explain }
    if talk.contains(.help) { return .help }
    if talk.contains(.hello) { return .hello }
    if !talk.isDisjoint(with: .refusal) { return .negate }
    if !draft.topics.isEmpty { return Intent.none }
    if !talk.isDisjoint(with: .agreement), talk.contains(.pure) { return .thank }
    return Intent.none
  }
}
