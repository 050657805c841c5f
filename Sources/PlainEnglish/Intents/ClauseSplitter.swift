/// Cuts a line into clauses: at the ends of sentences, and where a new verb or
/// question follows a comma, an "and" or a "then".
struct ClauseSplitter {
  private let parts: LineParts
  /// The first verb or question that does not end before the word looked at.
  private var act = 0
  private var talk = 0
  /// The clause so far says something: a verb or question, or an answer.
  private var isFramed = false
  private var start = 0

  private init(_ parts: LineParts) { self.parts = parts }

  /// The clauses of a line, as ranges of words.
  static func clauses(of parts: LineParts) -> [Range<Int>] {
    var splitter = ClauseSplitter(parts)
    var result: [Range<Int>] = []
    for position in parts.words.indices {
      splitter.pass(position)
      guard position > splitter.start else { continue }
      if parts.words[position].breakBefore >= .clause
        || splitter.startsClause(position) && splitter.isFramed
      {
        result.append(splitter.start..<position)
        splitter.start = position
        splitter.isFramed = false
      }
    }
    if splitter.start < parts.words.count { result.append(splitter.start..<parts.words.count) }
    return result
  }

  /// Takes in the cues that end at a word.
  private mutating func pass(_ position: Int) {
    while act < parts.acts.count, parts.acts[act].end <= position {
      if parts.acts[act].start >= start { frame(parts.acts[act].kind) }
      act += 1
    }
    while talk < parts.talk.count, parts.talk[talk].end <= position {
      if parts.talk[talk].start >= start, parts.talk[talk].kind != .filler { isFramed = true }
      talk += 1
    }
  }

  private mutating func frame(_ kind: Cue) {
    switch kind {
    case .want, .request, .statement: break
    default: isFramed = true
    }
  }

  /// Whether a verb or a question begins here, after something that joins.
  private func startsClause(_ position: Int) -> Bool {
    guard parts.timeOfWord[position] < 0 else { return false }
    let word = parts.words[position]
    var next = position
    if word.isJoint {
      next += 1
      // A row of joints is passed over once, from its last one.
      if next < parts.words.count, parts.words[next].isJoint { next += 1 }
    } else if word.breakBefore != .comma {
      return false
    }
    var first = act
    while first < parts.acts.count, parts.acts[first].start < position { first += 1 }
    guard first < parts.acts.count, parts.acts[first].start == next else { return false }
    return Self.opens(parts.acts[first].kind)
  }

  private static func opens(_ kind: Cue) -> Bool {
    switch kind {
    case .bookVerb, .bookMe, .makeVerb, .cancelVerb, .removeVerb, .moveVerb, .changeVerb,
      .inviteVerb, .showVerb, .cannotAttend, .want, .request, .makeIt, .howAbout, .itShould,
      .clock, .whatDay, .when, .listQuestion, .isThere, .freeQuestion, .question, .yesNoQuestion,
      .why, .whyNot, .whyLate, .whatIf, .howCould, .remind:
      true
    default: false
    }
  }
}
