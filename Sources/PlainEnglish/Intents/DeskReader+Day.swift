/// The day as it goes, who is in, and remarks.
extension DeskReader {
  /// "Sam is 20 behind", "we're running 15 late": minutes, though nobody says so.
  func runsBehind(_ clause: Clause) -> Bool {
    guard late(clause) != nil, expecting == nil || expecting == .more,
      let last = clause.words.last(where: { parts.timeOfWord[$0] < 0 && !isSmall($0) })
    else { return false }
    return parts.minutesLate(last) != nil
      && clause.words.contains {
        parts.words[$0].classes.contains(.be) || parts.words[$0].is(.running)
      }
  }

  /// "is Sam in?", "are Sam and Alex both in tomorrow?".
  func asksWhoIsIn(_ clause: Clause) -> Bool {
    guard clause.isQuestion, !isOffered, let first = clause.words.first,
      parts.words[first].classes.contains(.be), hasName(clause, .staff),
      !hasName(clause, .customer), !hasName(clause, .service), !parts.hasClock(clause),
      let last = clause.words.last(where: { parts.timeOfWord[$0] < 0 }), last > first + 1
    else { return false }
    let ends: [StaticString] = ["in", "here", "working", "off", "away", "on"]
    let joints: [StaticString] = ["both", "all", "or", "and"]
    return ends.contains { parts.isWord(last, $0) }
      && (first + 1..<last).allSatisfy { index in
        parts.timeOfWord[index] >= 0 || parts.nameKind(at: index) == .staff || isSmall(index)
          || joints.contains { parts.isWord(index, $0) }
      }
  }

  /// "note that Dana is allergic to latex", "add a note to #12: bring a towel".
  func note(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    guard leads(cue, clause), cue.end < parts.words.count else { return nil }
    if cue.end - cue.start > 1, let colon = colon(behind: cue) {
      // "note for Dana: …", "put a note on the 3 o'clock: …".
      clause.note = parts.line.text(colon..<parts.line.bytes.count)
      if ["it", "that", "this"].contains(where: { parts.isWord(cue.end, $0) }) {
        clause.choice = .it
      }
      return .note
    }
    let tells = cue.end - cue.start > 1 && parts.words[cue.end - 1].is(.that)
    guard clause.intent == nil || !clause.hasTime || tells && hasName(clause, .customer) else {
      return nil
    }
    var start = cue.end
    while start < parts.words.count,
      parts.words[start].is(.that) || parts.words[start].isPreposition
    {
      start += 1
    }
    if start > cue.end, !parts.words[start - 1].is(.that),
      let name = parts.names.first(where: { $0.words.lowerBound == start })
    {
      start = name.words.upperBound
    } else if let number = (start..<min(start + 3, parts.words.count)).first(where: {
      hasBookingNumber($0)
    }) {
      // "B-24" and "booking 24" are two words.
      start = number + 1
    }
    guard start < parts.words.count else { return nil }
    let from = Int(parts.line.tokens[Int(parts.words[start].token)].start)
    clause.note = parts.line.text(from..<parts.line.bytes.count)
    return .note
  }

  /// Where what is noted begins, behind a colon that follows whom or what it is of.
  private func colon(behind cue: CueSpan) -> Int? {
    let first = Int(parts.words[cue.end].token)
    let colon = parts.line.tokens.indices.first { index in
      index >= first && parts.line.tokens[index].word == .colon
        && index + 1 < parts.line.tokens.count
        && parts.line.tokens[index + 1].isSpaced
    }
    guard let colon else { return nil }
    return Int(parts.line.tokens[colon + 1].start)
  }

  func late(_ clause: Clause) -> Intent? {
    guard clause.intent == nil || clause.intent == Intent.none, !clause.isQuestion else {
      return nil
    }
    return isLateOnADay(clause) ? nil : .late
  }

  /// "Sam will be an hour late on Friday": of another day's hours, and not of how today goes.
  private func isLateOnADay(_ clause: Clause) -> Bool {
    guard hasName(clause, .staff), !hasName(clause, .customer), !hasName(clause, .service) else {
      return false
    }
    return clause.words.contains { index in
      let when = parts.timeOfWord[index]
      guard when >= 0 else { return false }
      let word = parts.line.tokens[Int(parts.words[index].token)].word
      return word == .weekday || word == .relativeDay && !parts.isWord(index, "today")
    }
  }
}
