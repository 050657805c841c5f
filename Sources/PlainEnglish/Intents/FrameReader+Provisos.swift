/// Courtesies that a wish hangs on in words alone: "a haircut on Thursday if that's OK", "a colour
/// as soon as you can".
extension FrameReader {
  /// The words of a clause that say what is wanted, without such a courtesy and what follows it;
  /// nil if there is none.
  func behindProviso(_ clause: Clause) -> Range<Int>? {
    guard expecting == nil || expecting == .more, !parts.details.isEmpty,
      let cue = parts.cues(parts.details, in: clause.words).first(where: isProviso)
    else { return nil }
    if cue.start == clause.words.lowerBound {
      // "if you can, a haircut on Thursday"
      let rest = cue.end..<clause.words.upperBound
      return wishes(rest) ? rest : nil
    }
    let before = clause.words.lowerBound..<cue.start
    return wishes(before) ? before : nil
  }

  /// The words of a clause up to where it only says which days do not suit: "a haircut next week,
  /// Tuesday and Wednesday are no good"; nil if nothing is said of that.
  func beforeRefusal(_ clause: Clause) -> Range<Int>? {
    guard expecting == nil || expecting == .more, clause.hasTime,
      let cut = clause.words.dropFirst().first(where: {
        parts.words[$0].breakBefore == .comma || parts.words[$0].is(.but)
      })
    else { return nil }
    let before = clause.words.lowerBound..<cut
    let rest = parts.span(cut..<clause.words.upperBound)
    let told = parts.whens(in: rest)
    guard wishes(before), before.contains(where: { parts.timeOfWord[$0] >= 0 }), !told.isEmpty,
      told.allSatisfy({ $0.role == .not }),
      parts.cues(parts.acts, in: cut..<clause.words.upperBound).allSatisfy({
        !$0.kind.changesBooking
      })
    else { return nil }
    return before
  }

  private func isProviso(_ cue: CueSpan) -> Bool {
    if cue.kind == .proviso || cue.kind == .unless && parts.words[cue.start].is(.if) {
      return !isAsked(cue)
    }
    if cue.kind == .earlierOne { return parts.isWord(cue.start, "whichever") }
    return cue.kind == .soonest
      && (cue.start..<cue.end).contains { parts.words[$0].classes.contains(.can) }
  }

  /// "let me know if Sam is free": what is asked, and no condition.
  private func isAsked(_ cue: CueSpan) -> Bool {
    guard cue.start > 0 else { return false }
    return parts.isKind(cue.start - 1, [.checking, .telling])
      || ["know", "wonder", "wondering", "checking", "out", "say"].contains {
        parts.isWord(cue.start - 1, $0)
      }
  }

  /// Whether something is wished for in some words: a service, or by a verb of booking.
  private func wishes(_ words: Range<Int>) -> Bool {
    parts.names(in: words).contains { $0.mention.kind == .service }
      || parts.cues(parts.acts, in: words).contains { $0.kind == .bookVerb || $0.kind == .bookMe }
  }
}
