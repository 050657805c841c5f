/// Questions that are asked beside what is on the table: "does she have anything else that
/// day?", "who has the 2:30?".
///
/// They are about somebody and what is in the book, not about what was offered; so a time or
/// a name in them is no new value, and "anything" no readiness to take whatever there is.
extension FrameReader {
  /// What such a question wants; nil if the clause is none.
  func aside(_ clause: Clause) -> Intent? {
    guard isOffered, let head = asideHead(clause), head + 2 < clause.words.upperBound else {
      return nil
    }
    let rest = head + 1..<clause.words.upperBound
    let classes = parts.classes(rest)
    guard classes.isDisjoint(with: [.free, .scope]), !classes.contains(.can) else { return nil }
    if parts.words[head].is(.who) {
      // "who has the 2:30?"
      return parts.words[head + 1].isHaving && rest.contains(where: { parts.timeOfWord[$0] >= 0 })
        ? .list : nil
    }
    guard isHelpingVerb(head) else { return nil }
    let who = head + 1
    if parts.nameKind(at: who) == .staff {
      let isSkill =
        parts.words[head].is(.does) || parts.words[head].is(.do) || parts.words[head].is(.can)
      return isSkill && parts.hasName(clause, .service) && !clause.hasTime ? .staff : nil
    }
    guard isSomebody(who) else { return nil }
    // "does she work on Monday?" is about who works here.
    guard classes.isDisjoint(with: .working) else { return nil }
    return rest.contains(where: isOfBook) ? .list : nil
  }

  /// The first word of a clause that is not thinking aloud.
  func asideHead(_ clause: Clause) -> Int? {
    var head = clause.words.lowerBound
    while head < clause.words.upperBound {
      if let cue = parts.talkCue(at: head), cue.kind == .wait || cue.kind == .filler {
        head = cue.end
      } else if parts.words[head].classes.contains(.stop) || parts.words[head].isJoint {
        head += 1
      } else {
        return head
      }
    }
    return nil
  }

  private func isHelpingVerb(_ index: Int) -> Bool {
    parts.words[index].is(.is) || parts.words[index].is(.has) || parts.words[index].is(.have)
      || ["does", "did", "was", "do", "had"].contains { parts.isWord(index, $0) }
  }

  /// "she", "anyone", a customer.
  private func isSomebody(_ index: Int) -> Bool {
    if parts.nameKind(at: index) == .customer { return true }
    return ["he", "she", "anyone", "anybody", "someone"].contains { parts.isWord(index, $0) }
  }

  /// What somebody has in the book: "booked", "anything else", "coming".
  private func isOfBook(_ index: Int) -> Bool {
    guard parts.timeOfWord[index] < 0 else { return false }
    let word = parts.words[index]
    if !word.classes.isDisjoint(with: [.desk, .book, .calendar]) { return true }
    return ["else", "cancelled", "canceled", "coming", "due", "already"].contains {
      parts.isWord(index, $0)
    }
  }
}
