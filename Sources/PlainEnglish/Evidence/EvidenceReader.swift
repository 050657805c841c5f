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
  let words: Range<Int>

  /// What the words speak for: looked at once, and only where it is asked for.
  private lazy var picture = EvidencePicture(words, of: parts)

  init(_ words: Range<Int>, of parts: LineParts, expecting: Expectation?) {
    self.words = words
    self.parts = parts
    self.expecting = expecting
  }

  /// What the words want by what they speak for; nil if too little is
  /// there.
  ///
  /// Of readings as good as each other the first in the table is taken.
  ///
  /// Where a rule has found that no desk deals with it, only what is said to the desk
  /// itself is looked for.
  mutating func intent(onlyTalk: Bool) -> Intent? {
    guard !words.isEmpty, words.count <= Self.longest else { return nil }
    let isOffered = expecting == .confirmation || expecting == .choice
    let picture = picture
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

  /// Whether the words are about another world, and nothing of the desk's is named.
  ///
  /// What is looked after elsewhere ("my tires") may be booked, but nobody here is asked
  /// about it.
  mutating func isBeyond(asked: Bool = false) -> Bool {
    guard mayBeBeyond(asked: asked) else { return false }
    let picture = picture
    if asked, isStrange(picture) { return true }
    guard picture.seen.isDisjoint(with: .name),
      picture.seen.isDisjoint(with: .deskThing) || asked && isOthersTimetable(picture)
    else { return false }
    return words.contains { index in
      let own = picture.words[index - words.lowerBound]
      if asked, own.contains(.upkeep), !picture.seen.isDisjoint(with: [.doubt, .recent, .want]) {
        return true
      }
      return own.contains(.beyond) && !isTitle(index, picture) && !isState(index)
        && !(isPlace(index) && !(asked && isOfNothing(picture)))
        && parts.words[index].classes.isDisjoint(with: [.event, .scopeVerb])
        && !(parts.words[index].classes.contains(.travel) && !own.contains(.hailed))
    }
  }

  /// Whether a word speaks for another world, or may do so: of most lines none does,
  /// and no picture of them is needed.
  private func mayBeBeyond(asked: Bool) -> Bool {
    var unknown = 0
    for index in words where parts.timeOfWord[index] < 0 {
      let own = EvidencePicture.ofWord(index, parts)
      if !own.isDisjoint(with: [.beyond, .upkeep]) { return true }
      if parts.words[index].isUnknown { unknown += 1 }
    }
    return asked && unknown >= Self.strange
  }

  /// "the timetable of the night buses": a calendar, and nobody's here.
  private func isOthersTimetable(_ picture: EvidencePicture) -> Bool {
    picture.seen.isDisjoint(with: [.owned, .me, .you, .request])
      && words.allSatisfy {
        !picture.words[$0 - words.lowerBound].contains(.deskThing)
          || parts.words[$0].classes.contains(.calendar)
      }
  }

  /// "the pizza party", "my music lesson": what the thing is called, and no other world.
  private func isTitle(_ index: Int, _ picture: EvidencePicture) -> Bool {
    guard index + 1 < words.upperBound else { return false }
    let next = picture.words[index + 1 - words.lowerBound]
    return (next.contains(.thing) || parts.words[index + 1].classes.contains(.event))
      && !next.contains(.beyond)
  }

  /// "I'm sick": how someone is, and why something is asked for.
  private func isState(_ index: Int) -> Bool {
    index > words.lowerBound && parts.words[index].isAbsence
      && (parts.words[index - 1].classes.contains(.be) || parts.words[index - 1].is(.too))
  }

  /// "what's on at the cinema": nothing that stands in a calendar is asked about.
  private func isOfNothing(_ picture: EvidencePicture) -> Bool {
    picture.seen.isDisjoint(with: [.thing, .deskThing, .owned, .me, .name])
  }

  /// "at the Copper Kettle": where it is.
  private func isPlace(_ index: Int) -> Bool {
    (max(words.lowerBound, index - 3)..<index).contains {
      parts.words[$0].is(.at) && parts.words[$0 + 1].is(.the) && parts.timeOfWord[$0] < 0
    }
  }

  /// "what did the envoys of Sparta say at their meeting": of nobody here, of no day and
  /// no name of the book, and mostly in words that no table knows.
  private func isStrange(_ picture: EvidencePicture) -> Bool {
    picture.unknown >= Self.strange
      && picture.seen.isDisjoint(with: [.time, .placed, .name, .me, .you, .owned, .tell, .request])
  }

  /// So many words that no table knows make a line strange.
  private static let strange = 3

  /// What is longer tells a story; its words prove little.
  private static let longest = 24
}
