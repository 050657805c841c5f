/// Weighs what the words of a request speak for, where no rule has decided.
///
/// The rules of the clause readers name forms; a line in a form that none of them
/// has is not out of the desk's world for that. Here its words count by their
/// classes alone: what they tell to do, what they are about, how they ask. Words of
/// another world, and words that no table knows, count against. So "go over your
/// last answer again" asks for a repetition though no rule has its form. A change of
/// the book is never taken from this but a booking of what only a desk keeps, and
/// that is put to the person before it is made.
struct EvidenceReader {
  let parts: LineParts
  let expecting: Expectation?

  /// What some words want by the evidence of their words; nil if too little is
  /// there, or two readings are as good.
  ///
  /// Where a rule has found that no desk deals with it, only what is said to the desk
  /// itself is looked for.
  func intent(of words: Range<Int>, onlyTalk: Bool) -> Intent? {
    guard !words.isEmpty, words.count <= Self.longest else { return nil }
    let picture = EvidencePicture(words, of: parts)
    let isOffered = expecting == .confirmation || expecting == .choice
    var best: Hypothesis?
    for hypothesis in onlyTalk ? Hypothesis.talk : Hypothesis.all
    where !hypothesis.isAnswer || isOffered {
      guard hypothesis.isMet(by: picture) else { continue }
      guard let current = best else {
        best = hypothesis
        continue
      }
      if hypothesis.needs.count > current.needs.count { best = hypothesis }
    }
    return best?.intent
  }

  /// Whether some words are about another world, and nothing of the desk's is named.
  ///
  /// What is looked after elsewhere ("my tires") may be booked, but nobody here is asked
  /// about it.
  func isBeyond(_ words: Range<Int>, asked: Bool = false) -> Bool {
    let picture = EvidencePicture(words, of: parts)
    guard picture.seen.isDisjoint(with: [.deskThing, .name]) else { return false }
    return words.contains { index in
      let own = picture.words[index - words.lowerBound]
      if asked, own.contains(.upkeep), picture.seen.contains(.doubt) { return true }
      return own.contains(.beyond)
        && parts.words[index].classes.isDisjoint(with: [.event, .scopeVerb])
        && !(parts.words[index].classes.contains(.travel) && !own.contains(.hailed))
    }
  }

  /// What is longer tells a story; its words prove little.
  private static let longest = 24
}
