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
    return parts.whens(in: parts.span(draft.words)).contains { $0.role == .not }
      || parts.names(in: draft.words).contains { $0.mention.isExcluded }
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
