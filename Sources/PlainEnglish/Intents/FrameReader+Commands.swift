/// Verbs that tell the desk to do something: what holds for them all.
extension FrameReader {
  /// Takes a verb in; returns whether it decides the clause.
  mutating func applyCommand(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    let range = cue.end..<clause.words.upperBound
    let rest = parts.tail(from: cue.end, of: clause)
    let object = ObjectWords(
      range, rest,
      isDesk: !rest.isDisjoint(with: [.desk, .event, .calendar])
        || parts.hasName(clause, .service))
    if let ruling = elsewhere(cue, object) { return settle(&clause, ruling) }
    if forbids(cue, clause) {
      seen.forbids = true
      clause.forbids = clause.forbids || cue.kind.changesBooking
    }
    if seen.forbids || !isVerb(cue, clause) || isDecidedAgainst(cue, clause) { return false }
    if let ruling = whateverVerb(cue, object, clause) { return settle(&clause, ruling) }
    return settle(&clause, byVerb(cue, object, &clause))
  }

  /// What no desk does to anything, or to such a thing.
  private func elsewhere(_ cue: CueSpan, _ object: ObjectWords) -> Ruling? {
    if object.classes.contains(.reminder) || keepsList(cue, object) { return .beside }
    if object.classes.contains(.scope), object.classes.isDisjoint(with: [.desk, .calendar]),
      !booksEvent(cue, object.range)
    {
      return .beyond
    }
    return nil
  }

  /// What the way of saying it decides, whichever verb it is.
  private mutating func whateverVerb(
    _ cue: CueSpan, _ object: ObjectWords, _ clause: Clause
  ) -> Ruling? {
    if callsUp(cue, object.range, clause) { return .beyond }
    if bringsGuest(cue, object.range) { return .changes }
    if tellsPast(cue, clause) {
      seen.states = true
      return .passes
    }
    if asksWhatIsHad(cue, clause) { return .wants(.list) }
    if takesBackWords(cue, clause) { return .passes }
    if asksWhatIsDone(cue, clause), !parts.classes(of: clause).isDisjoint(with: [.desk, .event]) {
      return .wants(.list)
    }
    if clause.intent == nil, seen.asked == nil, getsDone(cue), let wanted = wantedDone(clause) {
      // "get my table cancelled", "have my appointment moved"
      return .wants(wanted)
    }
    return nil
  }

  /// What each verb does to its object.
  private mutating func byVerb(
    _ cue: CueSpan, _ object: ObjectWords, _ clause: inout Clause
  ) -> Ruling {
    switch cue.kind {
    case .bookVerb: books(cue, object, clause)
    case .bookMe: booksForMe(cue, object, clause)
    case .makeVerb:
      isSetAlready(cue, clause) || !isLeading(cue, object, clause)
        ? .passes : makes(cue, object, &clause)
    case .cancelVerb: cancels(cue, object, &clause)
    case .removeVerb: removes(cue, object, &clause)
    case .takeVerb: takesAway(object, &clause)
    case .changeVerb: alters(cue, object, &clause) ?? moves(cue, object, &clause)
    case .moveVerb, .showVerb: moves(cue, object, &clause)
    case .inviteVerb: invites(object, clause)
    default: .passes
    }
  }

  /// Whether a verb is what the clause tells to do, and no word within it.
  func isLeading(_ cue: CueSpan, _ object: ObjectWords, _ clause: Clause) -> Bool {
    isLead(clause.words.lowerBound..<cue.start) || seen.requests || seen.wants || seen.isBound
      || !object.classes.isDisjoint(with: [.desk, .calendar]) && seen.asked == nil
        && seen.shown == nil && !parts.words[cue.start].isParticiple
      || isAskedOfOthers(cue, clause)
  }

  /// "put milk on the list": of a list that is no desk's.
  private func keepsList(_ cue: CueSpan, _ object: ObjectWords) -> Bool {
    guard parts.isList(object.range), parts.first(.guest, in: object.range) == nil else {
      return false
    }
    let isNameOff = cue.kind == .cancelVerb && parts.words[cue.end - 1].is(.off)
    return !isNameOff && !(isOffered && movesPerson(cue, object.range))
  }

  /// "take Ike off the list", "put Faith on it": who comes along.
  private func movesPerson(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    (cue.kind == .takeVerb || cue.kind == .makeVerb || cue.kind == .removeVerb)
      && range.first.map(isTaken) == true
  }

  /// "I decided not to go to the wedding": nothing to be done.
  private func isDecidedAgainst(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start > clause.words.lowerBound + 1, parts.words[cue.start - 1].is(.to) else {
      return false
    }
    return parts.words[cue.start - 2].is(.not)
  }

  /// "make a call to the dentist": telephones, and books nothing.
  private func callsUp(_ cue: CueSpan, _ range: Range<Int>, _ clause: Clause) -> Bool {
    guard expecting == nil, cue.kind == .makeVerb,
      parts.words[cue.start].is(.make) || parts.words[cue.start].is(.place),
      let call = range.prefix(3).first(where: { parts.words[$0].is(.call) })
    else { return false }
    return call + 1 >= clause.words.upperBound && !clause.hasTime
      || call + 1 < clause.words.upperBound && parts.words[call + 1].is(.to)
        && parts.timeOfWord[call + 1] < 0
  }

  /// "add Jake as a guest for the barbecue", "include Carla in the 2 pm meeting".
  private func bringsGuest(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    guard cue.kind == .makeVerb || cue.kind == .inviteVerb else { return false }
    if parts.first(.guest, in: range) != nil {
      return range.contains { isUnknownName($0) } || range.contains { parts.isWord($0, "as") }
    }
    return parts.words[cue.start].is(.include)
      && range.dropLast(2).contains {
        parts.words[$0].is(.in) && parts.timeOfWord[$0] < 0
          && !parts.words[$0 + 1].classes.isDisjoint(with: [.determiner, .poss])
          && parts.words[$0 + 1].is(.a) == false
      }
  }

  /// "call the grill and get me a table": what they are called for the desk can do.
  private func isAskedOfOthers(_ cue: CueSpan, _ clause: Clause) -> Bool {
    cue.start > clause.words.lowerBound + 1 && parts.words[cue.start - 1].isJoint
      && parts.isKind(clause.words.lowerBound, .calling)
  }

  /// Whether what is to be done to something may stand behind it: "get it cancelled".
  private func getsDone(_ cue: CueSpan) -> Bool {
    if cue.kind == .makeVerb { return true }
    return (cue.kind == .bookVerb || cue.kind == .bookMe)
      && !parts.kinds.isDisjoint(with: [.gone, .shifted])
      && parts.isKind(cue.start, .getting)
  }

  /// "have the Webers got a booking": a question, not a wish to have one.
  private func asksWhatIsHad(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start == clause.words.lowerBound,
      parts.words[cue.start].is(.have) || parts.words[cue.start].is(.has)
    else { return false }
    return clause.words.dropFirst(2).prefix(4).contains {
      parts.words[$0].is(.got) || parts.words[$0].is(.been)
    }
  }

  /// "cancel my last request", "scratch what I said": what was said is taken back, no
  /// booking.
  private func takesBackWords(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.kind == .cancelVerb || cue.kind == .removeVerb, expecting == nil else { return false }
    let range = cue.end..<clause.words.upperBound
    // "… what I said just now" is of no day.
    guard !clause.hasTime || range.allSatisfy({ parts.timeOfWord[$0] < 0 || isMoment($0) }) else {
      return false
    }
    guard parts.classes(range).isDisjoint(with: [.desk, .calendar]), parts.names(in: range).isEmpty
    else { return false }
    let said = EvidencePicture(range, of: parts)
    return said.unknown == 0
      && (!said.seen.isDisjoint(with: [.talkThing, .speech, .ask])
        || said.seen.isSuperset(of: [.you, .perform]))
  }

  private func isMoment(_ index: Int) -> Bool {
    parts.words[index].is(.now) || parts.words[index].is(.just) || parts.words[index].is(.right)
  }

  /// "have any meetings been booked for Monday": a helping verb at the head, and what
  /// was done.
  private func asksWhatIsDone(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.kind == .bookVerb || cue.kind == .makeVerb, cue.start > clause.words.lowerBound + 1,
      parts.words[cue.start].isParticiple, expecting == nil
    else { return false }
    let head = parts.words[clause.words.lowerBound]
    return head.is(.have) || head.is(.has) || head.classes.contains(.be)
  }

  /// "arrange a call with the bank": what is booked stands next to the verb, and who it
  /// is with is no matter.
  private func booksEvent(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    let near = parts.classes(range.lowerBound..<min(range.lowerBound + 3, range.upperBound))
    return near.contains(.event) && near.contains(.determiner) && near.isDisjoint(with: .scope)
  }
}
