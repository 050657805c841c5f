/// What a clause says to what was offered, as it is read: whether a yes or a choice in it is one.
///
/// "the first one is too early" names an offer and refuses it, "yes, if my boss lets me" and
/// "sure, let me check" agree to nothing yet, "is that the one with Mark?" asks. A yes or a
/// choice that is none books what nobody wanted, and so the words beside it are looked at here;
/// what the whole of a request says is read by ``ConsentReader``, once it answers something.
struct ClauseConsent {
  let parts: LineParts

  /// What a clause says that a yes or a choice was found in.
  func consent(of draft: Clause) -> Consent {
    // Who asks for the telephone number, or names a time, has taken it.
    guard draft.topics.isEmpty, !draft.hasTime else {
      return draft.words.contains { parts.words[$0].is(.unless) } ? .waits(.something) : .full
    }
    if isAsked(draft) { return .asks(.ofProposal) }
    switch verdict(of: draft) {
    case .doubtful?: return .waits(.something)
    // "yes, but the first one is bad" says both.
    case .against?: return .refuses(draft.talk.contains(.yes) ? .unsaid : .choice)
    case nil: return .full
    }
  }

  /// Whether what sounds like a yes is none: "fine by me, he says it's too early", "right, and
  /// then?", "no, that's perfect".
  func isInDoubt(_ draft: Clause) -> Bool {
    let talk = draft.talk
    if talk.contains(.pure) {
      let last = draft.words.upperBound - 1
      if draft.isQuestion, !draft.hasTime, last > draft.words.lowerBound,
        parts.words[last].is(.then) || parts.words[last].isJoint
      {
        return true
      }
      return talk.contains(.noFirst) && talk.isDisjoint(with: [.reject, .putOff, .stop, .keep])
        && talk.isDisjoint(with: [.thanks, .done, .bye])
    }
    return draft.words.dropLast().contains { index in
      parts.words[index].is(.too) && parts.isKind(index + 1, .excess)
    }
  }

  private enum Verdict {
    case against, doubtful
  }

  /// "is that the one with Mark?", "what was the second one again", "tell me about the
  /// first": asks about what was offered.
  private func isAsked(_ draft: Clause) -> Bool {
    guard
      let head = draft.words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite]) && !parts.words[$0].isJoint
      }), draft.words.count > 1
    else { return false }
    let isAlone = draft.talk.contains(.pure) && draft.choice == nil
    if isAlone {
      // "sure?", "yes to what"
      return draft.words.contains { $0 > head && parts.words[$0].is(.what) }
        && !draft.words.contains { parts.words[$0].is(.i) || parts.words[$0].is(.we) }
    }
    guard draft.choice != nil || draft.alternative != nil || isAbout(head + 1) else { return false }
    if draft.words.contains(where: { parts.words[$0].classes.contains(.can) }) { return false }
    let isTelling = parts.words[head].is(.tell) || parts.words[head].is(.wonder)
    let isHelping =
      ["is", "was", "are", "does", "did", "were", "do"].contains { parts.isWord(head, $0) }
      && draft.alternative == nil
    return isTelling || parts.words[head].classes.contains(.ask) && !isWhatOf(head) || isHelping
  }

  /// "that", "this", "there": of what was offered.
  private func isAbout(_ index: Int) -> Bool {
    index < parts.words.count
      && (parts.words[index].classes.contains(.pronoun) || parts.words[index].is(.there))
  }

  /// "what about the second one", "how about 3", "why not": a wish.
  private func isWhatOf(_ head: Int) -> Bool {
    head + 1 < parts.words.count
      && (parts.words[head + 1].is(.about) || parts.words[head + 1].is(.not)
        || parts.words[head].is(.why))
  }

  private func verdict(of draft: Clause) -> Verdict? {
    var words = draft.words
    if draft.talk.contains(.yes),
      let end = words.dropFirst().first(where: {
        parts.words[$0].breakBefore >= .comma && !parts.isKind($0, .condition)
          && !parts.isKind($0, .doubt) && !parts.words[$0].is(.no)
      })
    {
      // "yes, David and I did not meet": what follows the yes is another matter.
      words = words.lowerBound..<end
    }
    if isIndifferent(words) { return nil }
    for index in words where parts.timeOfWord[index] < 0 {
      let next = index + 1 < words.upperBound ? index + 1 : index
      if parts.isKind(index, .condition), next > index, !saysPolitely(index, words) {
        return .doubtful
      }
      if parts.isKind(index, .doubt) { return .doubtful }
      // "yeah, no", but not "yes, no problem"
      if parts.words[index].is(.no), index > words.lowerBound,
        next == index || !parts.isKind(next, .harmless)
      {
        return .doubtful
      }
      if parts.words[index].is(.not) {
        if parts.isKind(next, .unobjected) || isWord(next, ["sure"]) && next > index {
          return isWord(next, ["sure"]) ? .doubtful : nil
        }
        // "I don't see why not", "couldn't be better"
        if index > words.lowerBound, parts.words[index - 1].is(.why) || saysBest(next, words) {
          return nil
        }
        if words.contains(where: { $0 > index && parts.words[$0].is(.why) }) { return nil }
        // "can't say yes", "not sure if"
        if parts.words[next].is(.say) { return .doubtful }
        return .against
      }
      if isAgainst(index, next, draft) { return .against }
    }
    return nil
  }

  /// "… be better", "… be happier".
  private func saysBest(_ index: Int, _ words: Range<Int>) -> Bool {
    parts.words[index].is(.be) && index + 1 < words.upperBound
      && isWord(index + 1, ["better", "happier"])
  }

  private func isAgainst(_ index: Int, _ next: Int, _ draft: Clause) -> Bool {
    if parts.isKind(index, .refusing) { return true }
    // "no good", "no use"
    if parts.words[index].is(.no), next > index {
      return parts.words[next].is(.good) || parts.words[next].is(.use)
    }
    if parts.words[index].is(.too), parts.isKind(next, .excess) { return true }
    // "… is bad", "… are both wrong"
    guard parts.isKind(index, .bad), index > draft.words.lowerBound else { return false }
    return (draft.words.lowerBound..<index).contains { parts.words[$0].classes.contains(.be) }
  }

  /// "I don't mind which", "no preference": readiness, though it is denied.
  private func isIndifferent(_ words: Range<Int>) -> Bool {
    words.contains { parts.isKind($0, .indifferent) }
  }

  /// "if you could", "if possible", "if that's ok with you": a courtesy and no condition.
  private func saysPolitely(_ index: Int, _ words: Range<Int>) -> Bool {
    guard parts.words[index].is(.if), index + 1 < words.upperBound else { return false }
    let rest = index + 1..<words.upperBound
    if parts.words[rest.lowerBound].is(.possible) || parts.words[rest.lowerBound].is(.you) {
      return true
    }
    return rest.prefix(5).contains { parts.isKind($0, .courteous) }
  }

  private func isWord(_ index: Int, _ words: [StaticString]) -> Bool {
    words.contains { parts.isWord(index, $0) }
  }

}
