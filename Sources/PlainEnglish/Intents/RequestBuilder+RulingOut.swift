/// What is ruled out beside a wish, which stays one: "a haircut next week, I can't on Monday".
extension RequestBuilder {
  /// Whether a draft that refuses something asks for a service, and only leaves a day or a person
  /// out.
  func rulesOutBesideWish(_ draft: Clause) -> Bool {
    guard expecting == nil || expecting == .more, !draft.talk.contains(.pure),
      parts.cues(parts.acts, in: draft.words).allSatisfy({ !$0.kind.changesBooking }),
      let service = parts.names(in: draft.words).first(where: {
        $0.mention.kind == .service && !$0.mention.isExcluded
      }), !isDenied(service, draft)
    else { return false }
    if parts.names(in: draft.words).contains(where: { $0.mention.isExcluded }) { return true }
    let whens = parts.whens(in: parts.span(draft.words))
    // "I can't before 11": what does suit.
    return whens.contains { $0.role == .not } || !whens.isEmpty && tellsBehindRefusal(draft)
  }

  /// "…, please don't give me Sam".
  func forbidsInIt(_ draft: Clause) -> Bool {
    parts.cues(parts.acts, in: draft.words).contains { $0.kind == .doNot }
  }

  /// Whether a time is told behind what refuses.
  private func tellsBehindRefusal(_ draft: Clause) -> Bool {
    guard
      let refusal = parts.cues(parts.talk, in: draft.words).first(where: {
        $0.kind == .reject || $0.kind == .no
      })
    else { return false }
    return (refusal.end..<max(refusal.end, draft.words.upperBound)).contains {
      parts.timeOfWord[$0] >= 0
    }
  }

  /// Whether the refusal is said of the service itself: "I don't want a haircut on Monday".
  private func isDenied(_ service: FoundName, _ draft: Clause) -> Bool {
    for index in (draft.words.lowerBound..<service.words.upperBound).reversed() {
      if parts.words[index].is(.not) || parts.words[index].is(.never) || parts.isWord(index, "no") {
        return true
      }
      if parts.words[index].breakBefore != .none { return false }
    }
    return false
  }
}
