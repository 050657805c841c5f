/// Verbs that are said of what is not to be done.
extension FrameReader {
  /// Whether a verb is denied: "don't cancel", "I'm not cancelling", "I no longer want to
  /// cancel", "there's no need to move", "cancel neither", "cancel nothing".
  func forbids(_ cue: CueSpan, _ clause: Clause) -> Bool {
    if seen.forbids { return true }
    guard expecting == nil, cue.kind.changesBooking else { return false }
    if cue.end < clause.words.upperBound, isNone(cue.end) { return true }
    guard parts.words[cue.start].breakBefore == .none else { return false }
    var index = cue.start - 1
    while index >= clause.words.lowerBound, isBetween(index) { index -= 1 }
    guard index >= clause.words.lowerBound else { return false }
    if parts.words[index].is(.not) {
      // "why not cancel it", "whether or not"
      return index == clause.words.lowerBound
        || !["why", "or", "if"].contains { parts.isWord(index - 1, $0) }
    }
    // "no, cancel it" is no denial, "no need to cancel it" is.
    let isNoNeed =
      parts.isWord(index, "no")
      && ["longer", "need", "reason"].contains { parts.isWord(index + 1, $0) }
    return isNoNeed || parts.words[index].is(.never)
  }

  /// What may stand between a denial and the verb that it denies: "not want to", "no longer
  /// need to", "no need to", "not going to".
  private func isBetween(_ index: Int) -> Bool {
    guard parts.timeOfWord[index] < 0, parts.words[index].breakBefore == .none else {
      return false
    }
    if parts.words[index].is(.to) || !parts.words[index].classes.isDisjoint(with: [.want, .be]) {
      return true
    }
    return ["longer", "need", "have", "going", "reason", "wish", "like", "be", "you", "us", "me"]
      .contains { parts.isWord(index, $0) }
  }

  private func isNone(_ index: Int) -> Bool {
    ["neither", "nothing", "nobody", "none"].contains { parts.isWord(index, $0) }
  }
}

extension Cue {
  /// What a verb that takes away or moves what is booked wants.
  var intentOfBooking: Intent? {
    switch self {
    case .cancelVerb, .removeVerb: .cancel
    case .moveVerb, .changeVerb: .move
    default: nil
    }
  }

  /// Whether it is a verb that takes away or moves what is booked.
  var changesBooking: Bool {
    switch self {
    case .cancelVerb, .removeVerb, .moveVerb, .changeVerb: true
    default: false
    }
  }
}
