/// Who comes along to what is offered.
extension RequestBuilder {
  /// "don't forget Ann", "I forgot, Pedro is joining us": who comes along, and no answer.
  func addsSomeone(_ draft: Clause) -> Bool {
    guard isOffered, draft.intent == nil || draft.intent == Intent.none, draft.topics.isEmpty else {
      return false
    }
    if givesTitle(draft) || saysWhoComes(draft) { return true }
    if draft.talk.isDisjoint(with: .refusal), bringsSomeone(draft) { return true }
    return draft.words.dropLast().contains {
      parts.words[$0].is(.not) && parts.isWord($0 + 1, "forget")
    } && draft.words.contains { isPersonHere($0) }
  }

  /// "with Julie too", "just me and Jim", "let Amy come too", "don't invite Bob".
  private func saysWhoComes(_ draft: Clause) -> Bool {
    guard !draft.isQuestion, let who = draft.words.first(where: { isPersonHere($0) }),
      let head = draft.words.first(where: {
        !parts.words[$0].isJoint && parts.words[$0].classes.isDisjoint(with: .polite)
          && (parts.words[$0].classes.isDisjoint(with: .stop) || parts.words[$0].is(.just))
      })
    else { return false }
    if draft.talk.isDisjoint(with: .refusal) {
      if who > head, parts.words[head].is(.just) || parts.words[head].is(.only) { return true }
      let isAlong = draft.words.contains {
        parts.words[$0].is(.too) && $0 > who || parts.words[$0].is(.also)
      }
      return isAlong && (parts.words[head].is(.with) || parts.words[head].is(.let) || head == who)
    }
    return who > head
      && draft.words.dropLast().contains {
        parts.words[$0].is(.not) && parts.words[$0 + 1].classes.contains(.invite)
      }
  }

  /// "yes, with Vicky and Bo added": somebody comes along.
  func bringsSomeone(_ draft: Clause) -> Bool {
    if isOffered, draft.words.contains(where: isThere) { return true }
    guard isOffered, let coming = parts.first(.coming, in: draft.words),
      coming > draft.words.lowerBound
    else { return false }
    let reach = max(draft.words.lowerBound, coming - 5)..<coming
    guard !draft.words.contains(where: { parts.words[$0].is(.not) }), !draft.isQuestion else {
      return false
    }
    return reach.contains { isPersonHere($0) || parts.words[$0].isUnknown && isSaidOf($0, coming) }
  }

  /// "the first, but add Ann", "perfect, but Tobias is coming".
  func bringsSomeoneBehindBut(_ draft: Clause) -> Bool {
    guard let but = draft.words.first(where: { parts.words[$0].is(.but) }) else { return false }
    let rest = but + 1..<max(but + 1, draft.words.upperBound)
    return rest.contains { isPersonHere($0) } || parts.first(.coming, in: rest) != nil
  }

  /// "Dan should be there too".
  private func isThere(_ index: Int) -> Bool {
    index > 2 && parts.words[index].is(.there) && parts.words[index - 1].is(.be)
      && parts.words[index - 2].classes.contains(.can) && isPersonHere(index - 3)
  }

  /// "tom is joining".
  private func isSaidOf(_ index: Int, _ coming: Int) -> Bool {
    parts.timeOfWord[index] < 0 && index + 2 == coming
      && parts.words[index + 1].classes.contains(.be)
  }

  /// Whether a word is somebody's name, though the book need not have it.
  private func isPersonHere(_ index: Int) -> Bool {
    guard parts.timeOfWord[index] < 0 else { return false }
    if let kind = parts.nameKind(at: index) { return kind == .staff || kind == .customer }
    return parts.words[index].isCapitalised && parts.words[index].isUnknown
  }
}
