/// What a draft says to what was offered or asked.
extension RequestBuilder {
  /// Whether something was put to the person that a yes or a no answers.
  var isOffered: Bool {
    expecting == .confirmation || expecting == .choice
  }

  /// Whether an intent can be an answer to what was offered.
  func answersOffer(_ intent: Intent?) -> Bool {
    switch intent {
    case nil, Intent.none?, .correct?, .availability?, .book?, .move?, .list?: true
    default: false
    }
  }

  func stance(_ draft: Clause) -> Act? {
    let plain = plainStance(draft)
    guard isOffered, let plain, plain == .affirm || plain == .select else { return plain }
    return switch ClauseConsent(parts: parts).consent(of: draft) {
    case .full: plain
    case .refuses(.choice): .negate
    default: nil
    }
  }

  /// What the words of agreement and refusal alone say.
  private func plainStance(_ draft: Clause) -> Act? {
    if draft.isAside { return nil }
    var talk = draft.talk
    if !answersOffer(draft.intent) {
      talk.subtract([.accept, .approval, .reject, .putOff, .any])
    }
    let wantsMore = draft.intent != nil && draft.intent != Intent.none
    switch expecting {
    case .confirmation, .choice:
      if talk.contains(.noFirst) || amends(draft) { return .negate }
      if draft.corrects || talk.contains(.stop), draft.hasTime, !talk.contains(.yes) {
        return .negate
      }
      // "sure, let me check with him" does not agree yet.
      if talk.contains(.wait), !draft.hasTime, talk.isDisjoint(with: .refusal) { return nil }
      if !talk.isDisjoint(with: .agreement), ClauseConsent(parts: parts).isInDoubt(draft) {
        return nil
      }
      if asksForOther(draft) { return .alternatives }
      if talk.contains(.complete) { return talk.isDisjoint(with: .closing) ? .affirm : .negate }
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
      if isOfOtherWorld(draft) { return nil }
      if wantsMore || draft.hasTime { return talk.contains(.no) && draft.corrects ? .negate : nil }
      if talk.contains(.noFirst), talk.isDisjoint(with: [.done, .thanks]) { return .negate }
      if !talk.isDisjoint(with: [.reject]) { return .negate }
      if talk.contains(.yes), talk.contains(.pure), !talk.contains(.thanks) { return .affirm }
      return nil
    }
  }

  /// Whether something else is asked for, whatever is said before it.
  ///
  /// "great, is there anything later", "perfect, do you have anything earlier".
  private func asksForOther(_ draft: Clause) -> Bool {
    guard draft.alternative != nil, draft.choice == nil, !draft.hasTime else { return false }
    return draft.words.dropFirst().contains { index in
      let word = parts.words[index]
      guard index + 1 < draft.words.upperBound else { return false }
      let next = parts.words[index + 1]
      return parts.isWord(index, "is") && next.is(.there)
        || parts.isWord(index, "do") && next.is(.you)
        || parts.isWord(index, "have") && next.is(.you)
        || word.is(.anything) && word.breakBefore != .none
    }
  }

  /// "I don't want any alarms": refuses what no desk has offered.
  private func isOfOtherWorld(_ draft: Clause) -> Bool {
    let classes = parts.classes(of: draft)
    return !draft.talk.contains(.pure)
      && !classes.isDisjoint(with: [.scope, .travel, .weather, .reminder])
      && classes.isDisjoint(with: [.desk, .calendar])
  }

  func acts(_ draft: Clause, _ intent: Intent) -> [Act] {
    var acts: [Act] = []
    if let stance = stance(draft) { acts.append(stance) }
    if draft.hasTime { acts.append(.inform) }
    if draft.intent == .book, intent != Intent.none, !(isOffered && acts.first == .affirm) {
      acts.append(.book)
    }
    if !draft.topics.isEmpty, !draft.hasTime, draft.intent != .list || draft.topics == [.address],
      asksToo(intent),
      acts.first != .select
    {
      acts.append(.ask)
    }
    if !draft.talk.isDisjoint(with: [.thanks, .praise]), !asksHow(draft) { acts.append(.thank) }
    let isDone = draft.talk.contains(.done) && !(isOffered && acts.first == .affirm)
    if draft.talk.contains(.bye) && !asksHow(draft) || isDone {
      acts.append(.bye)
    }
    return acts
  }
}
