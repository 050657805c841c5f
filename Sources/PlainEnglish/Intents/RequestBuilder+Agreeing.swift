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

  /// Whether a draft says which time would do, of nothing that was offered: "Tuesday the 12th
  /// would suit me best", "could we say the 9th at noon?", "I can be there at 3".
  func proposesWhen(_ draft: Clause) -> Bool {
    guard expecting == nil, draft.topics.isEmpty, draft.intent == nil || draft.intent == .list,
      draft.talk.isDisjoint(with: .refusal), parts.hasWhen(draft), !parts.isNamed(draft),
      parts.classes(of: draft).isDisjoint(with: [.scope, .travel, .weather, .reminder, .poss]),
      !draft.words.contains(where: { parts.words[$0].is(.not) })
    else { return false }
    let words = draft.words.filter { parts.timeOfWord[$0] < 0 }
    func says(_ list: [StaticString]) -> Bool {
      words.contains { word in list.contains { parts.isWord(word, $0) } }
    }
    let suits = says(["suit", "suits"]) && (says(["me"]) || says(["us"]))
    let proposes =
      says(["say"]) && says(["shall", "could"]) && words.contains { parts.words[$0].is(.we) }
    let comes =
      says(["there", "in"]) && says(["can", "could"]) && says(["be"]) && says(["i", "we"])
    let asked = words.first.map { parts.words[$0].classes.contains(.ask) } ?? false
    return !asked && (suits && !draft.isQuestion || proposes || comes && !draft.isQuestion)
  }

  private static let agreeing: TalkSigns = TalkSigns.agreement.union([
    .goAhead, .pure, .thanks, .praise,
  ])
}
