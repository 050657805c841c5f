/// Words that turn what follows them round, and what of it was not understood.
extension LeftReader {
  /// "not …", "or …", "instead of …" in a request that changes the book, where
  /// nothing was made of it: it is asked about, not passed over.
  func turns(in words: Range<Int>, of request: Request) -> [LeftWords] {
    switch request.intent {
    case .book, .move, .cancel, .availability: break
    default: return []
    }
    for index in words {
      guard let end = turnEnd(index), !isUnderstood(index..<end, words),
        !isOfException(index, request)
      else { continue }
      let span = parts.span(index..<words.upperBound)
      return [LeftWords(text: parts.line.text(span), span: span, matters: true)]
    }
    return []
  }

  /// Whether anything in the line can turn what follows it round.
  var mayTurn: Bool {
    parts.details.contains { $0.kind == .not || $0.kind == .except || $0.kind == .or }
      || parts.acts.contains { $0.kind == .instead }
  }

  /// Whether a word leads or lies in what is left out of the bookings that are meant.
  private func isOfException(_ index: Int, _ request: Request) -> Bool {
    let span = parts.span(index..<index + 1)
    return request.exceptions.contains { $0.span.overlaps(span) }
  }

  /// The end of a wording that turns what follows it round; nil if none starts
  /// here, or it is part of a time, of an answer or of a verb ("don't").
  private func turnEnd(_ index: Int) -> Int? {
    guard parts.timeOfWord[index] < 0 else { return nil }
    if let cue = parts.cue(parts.details, startingAt: index) {
      switch cue.kind {
      case .not, .except:
        let isAnswer = parts.talkCue(at: index).map { $0.kind != .filler } ?? false
        return isAnswer ? nil : cue.end
      case .or: return parts.words[index].is(.or) ? cue.end : nil
      default: break
      }
    }
    guard let act = parts.cue(parts.acts, startingAt: index), act.kind == .instead else {
      return nil
    }
    return parts.words[act.end - 1].is(.of) ? act.end : nil
  }

  /// Whether what stands behind such a word was taken for what it turns round.
  private func isUnderstood(_ turn: Range<Int>, _ words: Range<Int>) -> Bool {
    let index = turn.lowerBound
    var next = turn.upperBound
    while next < words.upperBound, parts.timeOfWord[next] < 0, !parts.isName(next),
      parts.words[next].isPreposition || parts.words[next].is(.with)
        || !parts.words[next].classes.isDisjoint(with: [.determiner, .poss])
    {
      next += 1
    }
    guard next < words.upperBound else { return true }
    if let when = when(at: next) {
      // "or on Friday" is one of two only if a time stands before it.
      return when.role == .not || when.role == .or || when.role == .from
        || parts.words[index].is(.or) && index > 0 && parts.timeOfWord[index - 1] >= 0
    }
    if let name = parts.name(at: next) {
      if name.mention.isExcluded { return true }
      guard parts.words[index].is(.or), index > words.lowerBound,
        let before = parts.name(at: index - 1)
      else { return false }
      // Of two people who could do it either will do; for whom and what it is to be is
      // for the person to say.
      return before.mention.kind == name.mention.kind && name.mention.kind == .staff
    }
    // "but not too early": how early is not said.
    if parts.words[next].is(.too), next + 1 < words.upperBound, parts.isKind(next + 1, .excess) {
      return false
    }
    return !parts.words[next].isUnknown
  }

  private func when(at index: Int) -> When? {
    guard parts.timeOfWord[index] >= 0 else { return nil }
    let span = parts.span(index..<index + 1)
    return parts.time.whens.first {
      $0.span.lowerBound <= span.lowerBound && span.upperBound <= $0.span.upperBound
    }
  }
}
