extension RequestBuilder {
  /// "later today I need to call the plumber", "remind me to pay the rent on Friday":
  /// something to be done that no desk does, and its time answers no offer.
  func isErrand(_ draft: Clause) -> Bool {
    guard isOffered, draft.intent == Intent.none || draft.intent == nil, !draft.isQuestion,
      draft.talk.isDisjoint(with: TalkSigns.agreement.union(.refusal)), draft.choice == nil,
      !parts.hasKnownName(draft)
    else { return false }
    return parts.cues(parts.acts, in: draft.words).contains { cue in
      guard cue.end < draft.words.upperBound else { return false }
      switch cue.kind {
      case .remind: return true
      case .duty: return isStrangeVerb(cue.end, draft)
      case .want:
        // What one would like is a wish, whatever its verb; what one needs to do is not.
        let isNeed = (cue.start..<cue.end).contains { parts.words[$0].is(.need) }
        return isNeed && parts.words[cue.end - 1].is(.to) && isStrangeVerb(cue.end, draft)
      default: return false
      }
    }
  }

  /// Whether what has to be done is nothing of a desk's; where one has to be is a reason
  /// for another time.
  private func isStrangeVerb(_ index: Int, _ draft: Clause) -> Bool {
    let verb = parts.words[index]
    guard parts.timeOfWord[index] < 0, verb.breakBefore == .none,
      verb.classes.contains(.scopeVerb) || verb.isUnknown
    else { return false }
    return (index + 1..<max(index + 1, draft.words.upperBound)).allSatisfy {
      parts.words[$0].classes.isDisjoint(with: [.desk, .event])
    }
  }
}
