/// Verbs of showing, read with what they show.
extension FrameReader {
  /// "show me …", "I need to see …".
  func shows(_ range: Range<Int>, _ clause: inout Clause) -> Ruling {
    let rest = parts.tail(from: range.lowerBound, of: clause)
    let object = ObjectWords(
      range, rest,
      isDesk: !rest.isDisjoint(with: [.event, .desk, .calendar]) || parts.hasBookingNumber(range))
    if expecting == nil, let wanted = seenToBeDone(range, clause) { return .wants(wanted) }
    if parts.words[range.lowerBound - 1].is(.see), let ruling = seesSomeone(object, &clause) {
      return ruling
    }
    // "pull the planning meeting from Monday"
    if expecting == nil, object.isDesk, pullsFromDay(range) { return .wants(.cancel) }
    if isOffered, let ruling = showsOffer(object, &clause) { return ruling }
    if wantsToBeThere(object, clause) { return .wishes }
    if object.isBeyond { return .passes }
    // "give Priya the 11:45 with Sam"
    if givesTime(range, clause) { return .wants(.book) }
    if !object.isDesk, !parts.hasKnownName(clause), bringsThing(range) { return .passes }
    // "get me a meeting room from 2 to 3"
    if getsNew(range, rest) { return .wants(.book) }
    if parts.isClockOnly(range) { return .wants(.time) }
    if !clause.topics.isEmpty, !object.isDesk { return .passes }
    if rest.contains(.free), !rest.contains(.calendar) { return .wants(.availability) }
    guard
      object.isDesk || range.first.map({ isUnnamedThing($0, in: range) }) == true
        || (clause.hasTime || isMyDay(range)) && !rest.contains(.scope)
    else { return .passes }
    let isOtherList =
      parts.isList(range) && rest.isDisjoint(with: [.calendar, .event])
      && !range.contains(where: parts.isDayList)
    return .wants(isOtherList ? Intent.none : .list)
  }

  /// "see that the lunch gets cancelled".
  private func seenToBeDone(_ range: Range<Int>, _ clause: Clause) -> Intent? {
    guard let done = parts.first([.gone, .shifted], in: range), done > range.lowerBound + 1,
      parts.words[done - 1].is(.get) || parts.isWord(done - 1, "gets")
    else { return nil }
    return wantedDone(clause)
  }

  /// Whom "see" is to be with: "can the dentist see me on Monday?".
  private func seesSomeone(_ object: ObjectWords, _ clause: inout Clause) -> Ruling? {
    let (range, rest) = (object.range, object.classes)
    guard let first = range.first else { return nil }
    if parts.words[first].is(.me) { return .wants(clause.hasTime ? .availability : .book) }
    // "can I see her on the 13th?" wants to be with her.
    if seen.requests || seen.wants || seen.isBound, clause.hasTime, isPerson(first),
      first + 1 < range.upperBound, parts.timeOfWord[first + 1] >= 0,
      seen.requests || rest.isDisjoint(with: [.calendar, .several, .desk, .event])
    {
      clause.isWish = true
      return .wants(isOffered ? .correct : .book)
    }
    // "I will see you on Friday" shows nothing.
    return parts.words[first].is(.you) ? .passes : nil
  }

  /// "pull … from Monday".
  private func pullsFromDay(_ range: Range<Int>) -> Bool {
    parts.words[range.lowerBound - 1].is(.pull)
      && range.dropLast().contains {
        parts.words[$0].is(.from) && (parts.timeOfWord[$0] >= 0 || parts.timeOfWord[$0 + 1] >= 0)
      }
  }

  /// What is to be seen of what was offered.
  private func showsOffer(_ object: ObjectWords, _ clause: inout Clause) -> Ruling? {
    // "let me see Thursday" asks for another time.
    if parts.isTimeOnly(object.range) { return .changes }
    // "let me have it on the 9th instead": what was offered should be otherwise.
    if clause.hasTime, !object.isDesk, clause.corrects,
      object.range.contains(where: { parts.words[$0].is(.instead) })
    {
      return .changes
    }
    // "give me the second slot" chooses.
    if !clause.hasTime, object.classes.isSuperset(of: [.ordinal, .desk]) { return .passes }
    guard parts.words[object.range.lowerBound - 1].is(.confirm) else { return nil }
    clause.talk.insert(.accept)
    return .passes
  }

  /// "I want to see the doctor on Friday"; "I want to see my Friday" looks at it.
  private func wantsToBeThere(_ object: ObjectWords, _ clause: Clause) -> Bool {
    seen.wants && parts.words[object.range.lowerBound - 1].is(.see)
      && object.classes.isDisjoint(with: [.calendar, .several, .poss]) && clause.hasTime
      && !object.range.contains { parts.words[$0].classes.contains(.poss) }
  }

  /// "walk me through my day", "how my week looks".
  func isMyDay(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains {
      parts.words[$0 - 1].classes.contains(.poss)
        && (parts.words[$0].is(.day) || parts.words[$0].is(.week) || parts.words[$0].is(.weekend)
          || parts.words[$0].is(.month))
    }
  }

  /// "get me a pizza at 7", "get me up at 6": fetches something, and shows nothing.
  private func bringsThing(_ range: Range<Int>) -> Bool {
    guard expecting == nil, let first = range.first, parts.timeOfWord[first] < 0,
      parts.words[first].classes.isDisjoint(with: [.poss, .free, .list])
    else { return false }
    let verb = max(0, range.lowerBound - 3)..<range.lowerBound
    return verb.contains { parts.words[$0].is(.get) && parts.words[$0 + 1].is(.me) }
      || parts.words[range.lowerBound - 1].is(.get) && parts.words[first].is(.me)
        && range.count > 1 && parts.timeOfWord[first + 1] < 0
  }

  /// Whether someone is to be given a time that is not theirs: "give Priya the 3 o'clock".
  private func givesTime(_ range: Range<Int>, _ clause: Clause) -> Bool {
    guard expecting == nil, parts.words[range.lowerBound - 1].is(.give), parts.hasClock(clause),
      let first = range.first, isUnknownName(first)
    else { return false }
    var next = first + 1
    while next < range.upperBound, isUnknownName(next) { next += 1 }
    guard next + 1 < range.upperBound, !parts.isOwner(next - 1) else { return false }
    return parts.words[next].is(.the) && parts.timeOfWord[next + 1] >= 0
      || parts.timeOfWord[next] >= 0 && parts.words[next].is(.the)
  }

  /// Whether what is to be got is one of what is booked, not told of.
  private func getsNew(_ range: Range<Int>, _ rest: WordClasses) -> Bool {
    guard expecting == nil,
      parts.words[range.lowerBound - 1].is(.a) || parts.words[range.lowerBound - 1].is(.an)
    else { return false }
    let verb = max(0, range.lowerBound - 3)..<range.lowerBound
    return verb.contains { parts.words[$0].is(.get) } && !rest.isDisjoint(with: [.desk, .event])
      && rest.isDisjoint(with: [.calendar, .list, .attribute, .several])
  }

  /// Whether a word is a pronoun for one who is seen: "her", "him".
  private func isPerson(_ index: Int) -> Bool {
    let token = parts.line.tokens[Int(parts.words[index].token)]
    return parts.line.isWord(token, "her") || parts.line.isWord(token, "him")
  }
}
