/// What is said at the head of a clause before its verb, and clauses that take
/// back or ask again.
extension FrameReader {
  /// Where the answers at the head of a clause end: their verbs are no commands.
  func answersEnd(_ clause: Clause) -> Int {
    var position = clause.words.lowerBound
    var answered = position
    for cue in parts.talk[parts.talk.partitioningIndex { $0.start >= position }...] {
      guard cue.start <= position || parts.isFiller(position..<cue.start),
        cue.end <= clause.words.upperBound, !isBegun(in: cue)
      else { break }
      switch cue.kind {
      case .thanks
      where (cue.start..<cue.end).contains(where: { parts.words[$0].is(.for) })
        || cue.end < clause.words.upperBound && parts.words[cue.end].is(.for):
        // "thanks for cancelling it" tells nothing to be done, "thanks for the number" asks
        // for none.
        position = cue.end
        while position < clause.words.upperBound, parts.words[position].breakBefore == .none,
          position == cue.end || !parts.words[position].isJoint
        {
          position += 1
        }
      case .filler:
        // "on what date …": small words alone are no answer.
        if cue.end - cue.start > 1 { return answered }
        position = cue.end
        continue
      case .no where parts.words[cue.end - 1].is(.never):
        guard endsPart(cue, clause) else { return answered }
        position = cue.end
      case .accept where parts.words[cue.end - 1].is(.so) && !endsPart(cue, clause):
        // "make it so that I have yoga on Fridays"
        return answered
      case .yes, .no, .noThanks, .thanks, .hello, .accept, .approval: position = cue.end
      case .goAhead:
        guard endsPart(cue, clause) || clause.talk.contains(.accept) else { return answered }
        position = cue.end
      case .reject, .keep:
        // "don't" before a verb forbids what follows.
        let forbids = parts.words[cue.end - 1].is(.not) || cue.kind == .keep
        guard endsPart(cue, clause) || cue.end - cue.start > 1 && !forbids else { return answered }
        position = cue.end
      case .putOff, .done, .again, .unclear, .stop, .praise, .bye:
        guard endsPart(cue, clause) else { return answered }
        position = cue.end
      default: return answered
      }
      answered = position
    }
    return answered
  }

  /// "please do away with it", "we are not having lunch": what wants something begins
  /// within an answer and goes on behind it.
  private func isBegun(in cue: CueSpan) -> Bool {
    parts.cues(parts.acts, in: cue.start..<parts.words.count).prefix { $0.start < cue.end }
      .contains {
        $0.end > cue.end && ($0.kind == .cancelVerb || $0.kind == .cannotAttend)
      }
  }

  /// Whether a cue stands before a comma, a joint or the clause's end.
  func endsPart(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.end < clause.words.upperBound else { return true }
    let next = parts.words[cue.end]
    return next.breakBefore != .none || next.isJoint
  }

  /// "I no longer need my appointment": takes back what is booked.
  mutating func declines(_ clause: inout Clause) -> Bool {
    guard expecting != .confirmation, expecting != .choice, expecting != .more else { return false }
    let rest = parts.classes(of: clause)
    guard !rest.isDisjoint(with: [.desk, .event, .calendar]) || clause.hasTime,
      rest.isDisjoint(with: [.scope, .reminder])
    else {
      return false
    }
    for cue in parts.cues(parts.acts, in: clause.words) where cue.kind == .cannotAttend {
      if keepsFrom(cue, clause) {
        seen.forbids = true
        return false
      }
      let isDesk = !rest.isDisjoint(with: [.desk, .event, .calendar])
      if !isDesk || parts.words[cue.start].is(.no) && parts.hasClock(clause) {
        // "Priya no longer wants the 3 o'clock"
        let isOne =
          (parts.words[cue.start].is(.no) && parts.hasClock(clause)
            || parts.words[clause.words.lowerBound].is(.i))
          && cue.end < clause.words.upperBound
          && (parts.words[cue.end].is(.the) || parts.words[cue.end].classes.contains(.poss))
        return isOne && decide(&clause, .cancel)
      }
      // Someone else who cannot come is moved, or taken off.
      let before = clause.words.lowerBound..<cue.start
      let isOther =
        before.contains { parts.words[$0].isCapitalised && parts.words[$0].isUnknown }
        && !(before.lowerBound..<cue.end).contains {
          parts.words[$0].is(.i) || parts.words[$0].is(.we)
        }
      return decide(&clause, isOther ? .move : .cancel)
    }
    return false
  }

  /// "no more golf on my calendar please": what is there is to go.
  func endsInCalendar(_ clause: inout Clause) -> Bool {
    guard expecting == nil, clause.words.count > 3,
      parts.words[clause.words.lowerBound].is(.no),
      parts.words[clause.words.lowerBound + 1].is(.more),
      parts.classes(of: clause).contains(.calendar)
    else { return false }
    return decide(&clause, .cancel)
  }

  /// "I no longer need to move my visit": it is the change that is not wanted.
  private func keepsFrom(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let next = cue.end + (parts.words[cue.end - 1].is(.to) ? 0 : 1)
    guard next < clause.words.upperBound, parts.words[next - 1].is(.to) else { return false }
    return !parts.words[next].classes.isDisjoint(with: [.cancel, .remove, .move, .change])
  }

  /// "say what you said again".
  func repeats(_ clause: inout Clause) -> Bool {
    guard !clause.hasTime, topics(in: clause.words).isEmpty else { return false }
    // "don't finish what I asked for" is not to be said again.
    if let not = clause.words.first(where: { parts.words[$0].is(.not) }), not > 0,
      parts.words[not - 1].is(.do),
      not - 1 == clause.words.lowerBound
        || parts.words[not - 2].classes.contains(.polite)
    {
      return false
    }
    let all = parts.classes(of: clause)
    guard all.isDisjoint(with: [.event, .calendar, .scope]),
      !all.isDisjoint(with: [.again, .speech]),
      // "forget what I just said" is not to be said again.
      !EvidencePicture(clause.words, of: parts).seen.contains(.halt)
    else { return false }
    if all.contains(.again) { return decide(&clause, .repeat) }
    guard all.contains(.speech),
      parts.cues(parts.acts, in: clause.words).contains(where: { $0.kind == .speech })
    else { return false }
    return decide(&clause, .repeat)
  }
}
