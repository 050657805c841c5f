/// Agreeing to what was not put as a question.
extension RequestBuilder {
  /// Whether a draft agrees to come and says nothing besides but when.
  ///
  /// Such are "yeah, do it. Next Tuesday" and "looks good. Saturday at 3?". A day alone,
  /// without the agreement, asks what is on.
  func agreesWhen(_ draft: Clause) -> Bool {
    guard expecting == nil, draft.topics.isEmpty, draft.intent == nil || draft.intent == .list,
      !draft.talk.isDisjoint(with: [.yes, .accept, .approval, .goAhead]),
      draft.talk.isSubset(of: Self.agreeing), parts.hasWhen(draft)
    else { return false }
    return draft.words.allSatisfy { index in
      if parts.timeOfWord[index] >= 0 { return true }
      let word = parts.words[index]
      if let cue = parts.talkCue(at: index) {
        return cue.kind == .filler || TalkSigns.of(cue.kind).isSubset(of: Self.agreeing)
      }
      return word.isPreposition || word.isJoint
        || !word.classes.isDisjoint(with: [.stop, .polite, .determiner, .good, .be, .can])
    }
  }

  private static let agreeing: TalkSigns = TalkSigns.agreement.union([
    .goAhead, .pure, .thanks, .praise,
  ])
}
