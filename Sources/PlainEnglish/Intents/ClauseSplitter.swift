/// Cuts a line into clauses: at the ends of sentences, and where a new verb or
/// question follows a comma, an "and" or a "then".
enum ClauseSplitter {
  static func clauses(of parts: LineParts, common: CommonWords) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var act = 0
    for position in parts.words.indices {
      while act < parts.acts.count, parts.acts[act].end <= position { act += 1 }
      guard position > start else { continue }
      let word = parts.words[position]
      if word.breakBefore >= .clause {
        result.append(start..<position)
        start = position
      } else if startsClause(position, parts, act, common), hasFrame(parts, start..<position) {
        result.append(start..<position)
        start = position
      }
    }
    if start < parts.words.count { result.append(start..<parts.words.count) }
    return result
  }

  /// Whether a verb or a question begins here, after something that joins.
  private static func startsClause(
    _ position: Int, _ parts: LineParts, _ act: Int, _ common: CommonWords
  ) -> Bool {
    guard parts.timeOfWord[position] < 0 else { return false }
    let word = parts.words[position]
    var next = position
    if common.isJoint(word.id) {
      next += 1
      while next < parts.words.count, common.isJoint(parts.words[next].id) { next += 1 }
    } else if word.breakBefore != .comma {
      return false
    }
    guard let cue = parts.acts.dropFirst(act).first(where: { $0.start >= position }),
      cue.start == next
    else { return false }
    return opens(cue.kind)
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

  /// Whether something is said before: a verb or question, or an answer.
  private static func hasFrame(_ parts: LineParts, _ range: Range<Int>) -> Bool {
    for cue in parts.acts where cue.start >= range.lowerBound && cue.end <= range.upperBound {
      switch cue.kind {
      case .want, .request, .statement: continue
      default: return true
      }
    }
    for cue in parts.talk where cue.start >= range.lowerBound && cue.end <= range.upperBound {
      if cue.kind != .filler { return true }
    }
    return false
  }
}
