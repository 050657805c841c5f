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

  private func isProviso(_ cue: CueSpan) -> Bool {
    if cue.kind == .proviso { return true }
    return cue.kind == .soonest
      && (cue.start..<cue.end).contains { parts.words[$0].classes.contains(.can) }
  }

  /// Whether something is wished for in some words: a service, or by a verb of booking.
  private func wishes(_ words: Range<Int>) -> Bool {
    parts.names(in: words).contains { $0.mention.kind == .service }
      || parts.cues(parts.acts, in: words).contains { $0.kind == .bookVerb || $0.kind == .bookMe }
  }
}
