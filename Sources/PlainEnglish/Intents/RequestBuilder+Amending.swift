/// A yes with a value: what is offered is to be otherwise.
extension RequestBuilder {
  /// "yes, but with Sam", "looks good, and set the place to Oslo": agrees to
  /// what is to be otherwise.
  func amends(_ draft: Clause) -> Bool {
    guard isOffered, !draft.talk.isDisjoint(with: .agreement) || draft.choice != nil else {
      return false
    }
    // "let's do it earlier"
    if !draft.hasTime, draft.talk.contains(.accept),
      draft.talk.isDisjoint(with: [.yes, .approval]),
      draft.topics.isEmpty
    {
      switch draft.alternative {
      case .later, .earlier: return true
      default: break
      }
    }
    if setsAttribute(draft) || bringsSomeone(draft) || givesTitle(draft) { return true }
    guard draft.topics.isEmpty, draft.words.contains(where: { parts.words[$0].is(.but) }) else {
      return false
    }
    if draft.talk.contains(.yes) || bringsSomeoneBehindBut(draft),
      mentionsSomeone(draft) || namesSomething(draft) || saysMoreThanYes(draft)
    {
      return true
    }
    switch draft.alternative {
    case .later, .earlier: return true
    default: return false
    }
  }

  /// "set the location to …", "name it …".
  private func setsAttribute(_ draft: Clause) -> Bool {
    parts.cues(parts.acts, in: draft.words).contains { cue in
      // "I need the address" sets nothing, nor does "all correct. Does this place …".
      guard cue.kind == .makeVerb || cue.kind == .changeVerb,
        parts.words[cue.start].classes.isDisjoint(with: [.want, .right]),
        !parts.words[cue.start].is(.get), !parts.words[cue.start].is(.have)
      else { return false }
      let reach = (cue.end..<min(cue.end + 3, draft.words.upperBound)).prefix {
        parts.words[$0].breakBefore < .sentence
      }
      return reach.contains { parts.words[$0].classes.contains(.attribute) }
    }
  }

  /// "call it Date Night", "good, name it lunch with Kim": what is offered gets a title.
  func givesTitle(_ draft: Clause) -> Bool {
    guard let verb = parts.first(.titling, in: draft.words), verb + 2 < draft.words.upperBound
    else {
      return false
    }
    return parts.words[verb + 1].classes.contains(.pronoun)
      && !parts.words[verb + 2].is(.off) && parts.timeOfWord[verb + 2] < 0
      && parts.words[verb + 2].breakBefore == .none
  }

  /// "yes, but call it a party": behind the "but" stands something that is no answer.
  private func saysMoreThanYes(_ draft: Clause) -> Bool {
    guard let but = draft.words.first(where: { parts.words[$0].is(.but) }) else { return false }
    return (but + 1..<max(but + 1, draft.words.upperBound)).contains {
      parts.timeOfWord[$0] < 0 && parts.talkCue(at: $0) == nil
        && parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .pronoun, .be])
    }
  }

  /// Whether a draft names a person, whom the book need not have.
  func mentionsSomeone(_ draft: Clause) -> Bool {
    parts.names(in: draft.words).contains { $0.mention.kind != .service }
  }

  /// Whether a draft names something of the book: "with Sam", "not Priya".
  func namesSomething(_ draft: Clause) -> Bool {
    parts.names(in: draft.words).contains { !$0.mention.entries.isEmpty }
  }
}
