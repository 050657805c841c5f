/// Verbs that tell the desk to do something, read with their objects.
extension FrameReader {
  /// Takes a verb in; returns whether it decides the clause.
  mutating func applyCommand(_ cue: CueSpan, to clause: inout Clause) -> Bool {
    let range = cue.end..<clause.words.upperBound
    let rest = parts.tail(from: cue.end, of: clause)
    let isDesk =
      !rest.isDisjoint(with: [.desk, .event, .calendar]) || parts.hasName(clause, .service)
    let isNameOff = cue.kind == .cancelVerb && parts.words[cue.end - 1].is(.off)
    if rest.contains(.reminder)
      || parts.isList(range) && parts.first(.guest, in: range) == nil && !isNameOff
        && !(isOffered && movesPerson(cue, range))
    {
      isBeside = true
      return decide(&clause, Intent.none)
    }
    if rest.contains(.scope), rest.isDisjoint(with: [.desk, .calendar]), !booksEvent(cue, range) {
      clause.isBeyond = true
      return decide(&clause, Intent.none)
    }
    if forbids(cue, clause) {
      seen.forbids = true
      clause.forbids = clause.forbids || cue.kind.changesBooking
    }
    if seen.forbids || !isVerb(cue, clause) || isDecidedAgainst(cue, clause) { return false }
    if callsUp(cue, range, clause) {
      clause.isBeyond = true
      return decide(&clause, Intent.none)
    }
    if bringsGuest(cue, range) {
      clause.corrects = true
      return decide(&clause, isOffered ? .correct : .move)
    }
    if tellsPast(cue, clause) {
      seen.states = true
      return false
    }
    let isLeading =
      isLead(clause.words.lowerBound..<cue.start) || seen.requests || seen.wants
      || seen.isBound
      || !rest.isDisjoint(with: [.desk, .calendar]) && seen.asked == nil && seen.shown == nil
        && !parts.words[cue.start].isParticiple
      || isAskedOfOthers(cue, clause)
    if asksWhatIsHad(cue, clause) { return decide(&clause, .list) }
    if takesBackWords(cue, clause) { return false }
    if asksWhatIsDone(cue, clause), !parts.classes(of: clause).isDisjoint(with: [.desk, .event]) {
      return decide(&clause, .list)
    }
    if clause.intent == nil, seen.asked == nil, getsDone(cue), let wanted = wantedDone(clause) {
      // "get my table cancelled", "have my appointment moved"
      return decide(&clause, wanted)
    }
    switch cue.kind {
    // "make my appointment earlier"
    case .bookVerb
    where parts.words[cue.start].is(.make)
      && range.first.map { parts.words[$0].isComparison } == true:
      clause.corrects = true
      return decide(&clause, isOffered ? .correct : .move)
    case .bookVerb where isToBeBooked(cue, clause): return decide(&clause, .book)
    case .bookVerb:
      if isNoun(cue) || !isLeading || seen.asked != nil { return false }
      if seen.shown != nil, parts.words[cue.start].isParticiple { return false }
      return decide(&clause, .book)
    case .bookMe where movesOwn(cue, range):
      clause.corrects = true
      return decide(&clause, isOffered ? .correct : .move)
    // "I want to go to the moon"
    case .bookMe where goesNowhere(cue, clause, rest): return false
    case .bookMe where asksWhetherIMay(cue): return decide(&clause, .availability)
    case .bookMe where looksAtCalendar(cue, clause):
      seen.shown = cue.start + 1
      return false
    case .bookMe:
      guard seen.asked == nil, isLeading, !asksWhat(clause) else { return false }
      if parts.words[cue.end - 1].classes.contains(.poss), cue.end < clause.words.upperBound,
        parts.timeOfWord[cue.end] >= 0
      {
        // "I want to see my Friday" looks at it.
        seen.shown = cue.end - 1
        return false
      }
      clause.isWish = true
      return decide(&clause, .book)
    case .makeVerb where isSetAlready(cue, clause): return false
    case .makeVerb: return isLeading && applyMake(cue, rest, isDesk, to: &clause)
    // "let go of my hand"
    case .cancelVerb where !isDesk && needsThing(cue):
      return false
    case .cancelVerb:
      // "we're cancelling our booking" does it, "we have cancelled" has done so.
      let tells =
        seen.states && !parts.words[cue.start].isGerund
        // "I'm ill, please cancel my visit"
        && !(cue.start > 0 && parts.words[cue.start - 1].classes.contains(.polite))
        // "I have a haircut on Friday, cancel that one"
        && (parts.words[cue.start].breakBefore == .none || parts.words[cue.start].isParticiple)
      if tells || seen.asked != nil { return false }
      if isOffered, parts.words[cue.end - 1].is(.off), let first = range.first,
        isUnknownName(first)
      {
        // "take off Kim", of who comes along.
        clause.corrects = true
        return decide(&clause, .correct)
      }
      clause.isElliptic = isElliptic(range, clause)
      return decide(&clause, .cancel)
    case .removeVerb:
      if seen.asked != nil || isMadeClear(cue, clause) { return false }
      // "end the call"
      if parts.words[cue.start].is(.end), range.count == 2, parts.words[range.lowerBound].is(.the),
        parts.words[range.lowerBound + 1].isVerbToo
      {
        return false
      }
      if parts.words[cue.start].classes.contains(.quit),
        rest.isDisjoint(with: [.desk, .event, .calendar]), !isOwnTime(range)
      {
        return false
      }
      clause.isElliptic = isElliptic(range, clause)
      let endsAt = clause.hasTime && parts.words[cue.start].is(.end)
      if endsAt || leavesEvent(range)
        || isOffered && !isDesk && !clause.hasTime && !clause.isElliptic
      {
        clause.corrects = true
        return decide(&clause, isOffered ? .correct : .move)
      }
      return decide(&clause, .cancel)
    case .changeVerb where isSwitch(cue, range): return decide(&clause, Intent.none)
    case .changeVerb where range.first.map({ parts.words[$0].is(.me) }) == true:
      // "update me on tomorrow's visits"
      seen.shown = cue.end + 1
      return false
    // "update my calendar by removing the party"
    case .changeVerb where expecting == nil && leavesByChange(range):
      return decide(&clause, .cancel)
    // "change what you call me"
    case .changeVerb
    where expecting == nil && range.first.map { parts.words[$0].classes.contains(.ask) } == true:
      return decide(&clause, Intent.none)
    // "change my name to King"
    case .changeVerb
    where !isDesk && expecting == nil && range.count > 1
      && parts.words[range.lowerBound].classes.contains(.poss)
      && (parts.isWord(range.lowerBound + 1, "name") || parts.isWord(range.lowerBound + 1, "mind")):
      return decide(&clause, Intent.none)
    case .changeVerb where needsLength(cue) && !setsLength(range): return false
    case .changeVerb where fillsCalendar(cue, range): return decide(&clause, .book)
    case .moveVerb, .changeVerb, .showVerb:
      if seen.asked != nil, !seen.requests { return false }
      let hasNumber = parts.hasBookingNumber(range)
      let isKnown =
        isDesk || parts.hasWhen(clause) || parts.hasKnownName(clause) || parts.namesPerson(clause)
        || hasNumber || isShift(cue, clause)
        || rest.contains(.pronoun) || namesAnotherTime(range)
        || rest.contains(.poss) && !range.contains { parts.words[$0].is(.your) }
      guard isKnown || isOffered && !rest.isDisjoint(with: [.attribute, .poss, .time])
      else { return false }
      clause.isElliptic = !isDesk && !hasNumber
      clause.corrects = true
      // What is on the table is changed, unless something else is named.
      let isOther =
        rest.contains(.poss) || hasNumber || parts.isNamed(clause) && cue.kind == .moveVerb
      return decide(&clause, isOffered && !isOther ? .correct : .move)
    case .inviteVerb where invitesToNew(range, clause): return decide(&clause, .book)
    case .inviteVerb:
      if seen.asked != nil, !seen.requests { return false }
      clause.corrects = true
      return decide(&clause, isOffered ? .correct : .move)
    case .takeVerb:
      guard
        range.contains(where: {
          parts.words[$0].is(.off) || parts.words[$0].is(.out)
        })
      else { return false }
      if rest.contains(.calendar) { return decide(&clause, .cancel) }
      if rest.contains(.pronoun), !isOffered { return decide(&clause, .cancel) }
      // "take swimming off the 14th": a thing off its day.
      if let off = range.first(where: { parts.words[$0].is(.off) }), off + 1 < range.upperBound,
        off > range.lowerBound, !(range.lowerBound..<off).contains(where: isTaken),
        parts.timeOfWord[off + 1] >= 0
          || off + 2 < range.upperBound && parts.timeOfWord[off + 2] >= 0
      {
        return decide(&clause, .cancel)
      }
      // "take tomorrow's meeting off"
      if let last = range.last, parts.words[last].is(.off), isDesk,
        !range.contains(where: isUnknownName)
      {
        return decide(&clause, .cancel)
      }
      clause.corrects = true
      if isOffered { return decide(&clause, .correct) }
      // A customer out of a time is a booking less, a guest off a lunch is not.
      if parts.isNamed(clause), clause.hasTime, !rest.contains(.event) {
        return decide(&clause, .cancel)
      }
      return isDesk ? decide(&clause, .move) : false
    default: return false
    }
  }

  /// "send Lena an invite for coffee on Friday at 2": what is not there yet.
  private func invitesToNew(_ range: Range<Int>, _ clause: Clause) -> Bool {
    guard expecting == nil, parts.hasWhen(clause) else { return false }
    return range.dropLast().contains {
      guard parts.words[$0].is(.for) || parts.words[$0].is(.to), parts.timeOfWord[$0] < 0,
        parts.timeOfWord[$0 + 1] < 0
      else { return false }
      if parts.words[$0 + 1].is(.a) || parts.words[$0 + 1].is(.an) { return true }
      return parts.words[$0].is(.for) && parts.words[$0 + 1].classes.contains(.event)
    }
  }

  /// "… my calendar by removing the party", "… my schedule to delete the party".
  private func leavesByChange(_ range: Range<Int>) -> Bool {
    guard
      let calendar = range.prefix(3).first(where: {
        parts.words[$0].classes.contains(.calendar)
      }), calendar + 2 < range.upperBound,
      parts.words[calendar + 1].is(.by) || parts.words[calendar + 1].is(.to)
    else { return false }
    return !parts.words[calendar + 2].classes.isDisjoint(with: [.cancel, .remove])
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

  /// "go to the moon": a place that no table knows, and no time.
  private func goesNowhere(_ cue: CueSpan, _ clause: Clause, _ rest: WordClasses) -> Bool {
    guard expecting == nil, !clause.hasTime, parts.words[cue.start].is(.go),
      parts.words[cue.end - 1].is(.the) || parts.words[cue.end - 1].is(.a),
      cue.end < clause.words.upperBound, parts.words[cue.end].isUnknown
    else { return false }
    return rest.isDisjoint(with: [.desk, .event, .calendar, .business]) && !parts.isNamed(clause)
  }

  /// "have my call with Brent end at 11": what is there, and when it is to begin or end.
  private func movesOwn(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    (cue.start..<cue.end).contains { parts.words[$0].classes.contains(.poss) }
      && range.contains { setsSpan($0, range) }
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

  /// "take Ike off the list", "put Faith on it": who comes along.
  private func movesPerson(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    (cue.kind == .takeVerb || cue.kind == .makeVerb || cue.kind == .removeVerb)
      && range.first.map(isTaken) == true
  }

  /// A person who is taken off something; "Kevin's graduation" is none.
  private func isTaken(_ index: Int) -> Bool {
    isUnknownName(index) && !parts.isOwner(index)
  }

  /// "can a room be reserved for 8": asks for it, though the verb stands behind.
  private func isToBeBooked(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.start > clause.words.lowerBound + 2, expecting == nil,
      parts.words[cue.start - 1].is(.be),
      let first = clause.words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite])
      })
    else { return false }
    return parts.words[first].is(.can) || parts.words[first].is(.could)
  }

  /// "I'd like to see my calendar for June": looks at it, and is with nobody.
  private func looksAtCalendar(_ cue: CueSpan, _ clause: Clause) -> Bool {
    // "go to my calendar"
    if cue.end < clause.words.upperBound, parts.words[cue.end].classes.contains(.calendar),
      parts.words[cue.start].is(.go)
    {
      return true
    }
    guard parts.kinds.contains(.checking) else { return false }
    let isSeen =
      parts.words[cue.start].is(.see) || cue.end > 0 && parts.words[cue.end - 1].is(.see)
      || (cue.start..<cue.end).contains { parts.words[$0].is(.see) }
    guard isSeen else { return false }
    let near = cue.start..<min(cue.end + 3, clause.words.upperBound)
    let classes = parts.classes(near)
    if parts.classes(cue.start..<min(cue.end + 1, clause.words.upperBound)).contains(.calendar) {
      return true
    }
    // "I'd like to see my appointments", "… my next appointment"
    return classes.contains(.poss)
      && (!classes.isDisjoint(with: [.several, .calendar])
        || classes.contains(.desk) && near.contains { parts.words[$0].is(.next) })
  }

  /// Verbs that change how long something is only with the length: "cut it to 20 minutes".
  private func needsLength(_ cue: CueSpan) -> Bool {
    parts.isKind(cue.start, .cutting)
  }

  private func setsLength(_ range: Range<Int>) -> Bool {
    range.dropLast().contains {
      (parts.words[$0].is(.to) || parts.words[$0].is(.by) || parts.words[$0].is(.down))
        && parts.timeOfWord[$0] < 0
        && (parts.timeOfWord[$0 + 1] >= 0
          || $0 + 2 < range.upperBound && parts.timeOfWord[$0 + 2] >= 0)
    }
  }

  /// "check that we are set for Sunday": what is so, and nothing to be done.
  private func isSetAlready(_ cue: CueSpan, _ clause: Clause) -> Bool {
    cue.start > clause.words.lowerBound + 1 && parts.words[cue.start].is(.set)
      && parts.words[cue.start - 1].classes.contains(.be)
      && parts.words[cue.start - 2].classes.contains(.person)
  }

  /// "turn the fan down", "turn it up": what no desk does.
  private func isSwitch(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    parts.words[cue.start].is(.turn)
      && range.contains {
        parts.timeOfWord[$0] < 0
          && (parts.words[$0].is(.off) || parts.words[$0].is(.down) || parts.words[$0].is(.up)
            || parts.words[$0].is(.on))
      }
  }

  /// "see if I can come in on Monday": whether there is room is asked, and no list.
  private func asksWhetherIMay(_ cue: CueSpan) -> Bool {
    guard let asked = seen.asked, asked < cue.start else { return false }
    let between = asked..<cue.start
    return isAboutMe(between)
      && between.contains { parts.words[$0].classes.contains(.can) }
      && between.contains { parts.words[$0].is(.if) || parts.words[$0].is(.whether) }
  }

  /// "ditch my 5 pm", "lose the 3 o'clock with Brenda".
  private func isOwnTime(_ range: Range<Int>) -> Bool {
    guard expecting == nil, range.count > 1, let first = range.first else { return false }
    return !parts.words[first].classes.isDisjoint(with: [.poss, .determiner])
      && parts.timeOfWord[first + 1] >= 0
  }

  /// What cancels only a thing of the desk's: "give up my table", "get us out of our booking".
  private func needsThing(_ cue: CueSpan) -> Bool {
    if parts.words[cue.start].is(.let) || parts.words[cue.start].is(.give) { return true }
    return parts.words[cue.end - 1].is(.of) && parts.words[cue.end - 2].is(.out)
      && ["get", "gets", "want", "need", "i", "we"].contains { parts.isWord(cue.start, $0) }
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

  /// "update my calendar with a trip": something new goes into it.
  private func fillsCalendar(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    guard expecting == nil else { return false }
    if let first = range.first, parts.words[first].is(.with), cue.start > 0,
      parts.words[cue.start - 1].classes.contains(.be)
    {
      // "my calendar is to be updated with it"
      return (max(0, cue.start - 4)..<cue.start).contains {
        parts.words[$0].classes.contains(.calendar)
      }
    }
    guard
      let calendar = range.first(where: { parts.words[$0].classes.contains(.calendar) }),
      calendar + 2 < range.upperBound, parts.words[calendar + 1].is(.with),
      !parts.words[calendar + 2].is(.the)
    else { return false }
    return calendar <= range.lowerBound + 2
  }

  /// "what should I get …": asks, and wants nothing done.
  private func asksWhat(_ clause: Clause) -> Bool {
    parts.words[clause.words.lowerBound].classes.contains(.ask)
  }

  /// "clear that up" asks what was meant.
  private func isMadeClear(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard cue.end + 1 < clause.words.upperBound else { return false }
    return parts.words[cue.start].is(.clear)
      && parts.words[cue.end].classes.contains(.pronoun) && parts.words[cue.end + 1].is(.up)
  }
}
