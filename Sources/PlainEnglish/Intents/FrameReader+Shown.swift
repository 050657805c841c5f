/// Verbs of showing, read with what they show.
extension FrameReader {
  /// "show me …", "I need to see …".
  func readShown(_ clause: inout Clause, _ range: Range<Int>) {
    let rest = parts.tail(from: range.lowerBound, of: clause)
    let isDesk =
      !rest.isDisjoint(with: [.event, .desk, .calendar]) || parts.hasBookingNumber(range)
    let verb = parts.words[range.lowerBound - 1]
    // "see that the lunch gets cancelled"
    if expecting == nil, let done = parts.first([.gone, .shifted], in: range),
      done > range.lowerBound + 1,
      parts.words[done - 1].is(.get) || parts.isWord(done - 1, "gets"),
      let wanted = wantedDone(clause)
    {
      clause.intent = wanted
      return
    }
    // "can the dentist see me on Monday?"
    if verb.is(.see), let first = range.first, parts.words[first].is(.me) {
      clause.intent = clause.hasTime ? .availability : .book
      return
    }
    // "can I see her on the 13th?" wants to be with her.
    if verb.is(.see), seen.requests || seen.wants || seen.isBound, clause.hasTime,
      let first = range.first, isPerson(first), first + 1 < range.upperBound,
      parts.timeOfWord[first + 1] >= 0,
      seen.requests || rest.isDisjoint(with: [.calendar, .several, .desk, .event])
    {
      clause.isWish = true
      clause.intent = isOffered ? .correct : .book
      return
    }
    // "I will see you on Friday" shows nothing.
    if verb.is(.see), let first = range.first, parts.words[first].is(.you) { return }
    if expecting == nil, parts.words[range.lowerBound - 1].is(.pull),
      range.dropLast().contains(where: {
        parts.words[$0].is(.from) && (parts.timeOfWord[$0] >= 0 || parts.timeOfWord[$0 + 1] >= 0)
      }), isDesk
    {
      // "pull the planning meeting from Monday"
      clause.intent = .cancel
      return
    }
    if isOffered, parts.isTimeOnly(range) {
      // "let me see Thursday" asks for another time.
      clause.corrects = true
      clause.intent = .correct
      return
    }
    if isOffered, clause.hasTime, !isDesk, clause.corrects,
      range.contains(where: { parts.words[$0].is(.instead) })
    {
      // "let me have it on the 9th instead": what was offered should be otherwise.
      clause.intent = .correct
      return
    }
    // "give me the second slot" chooses.
    if isOffered, !clause.hasTime, rest.contains(.ordinal), rest.contains(.desk) { return }
    if isOffered, verb.is(.confirm) {
      clause.talk.insert(.accept)
      return
    }
    if seen.wants, verb.is(.see), rest.isDisjoint(with: [.calendar, .several, .poss]),
      // "I want to see my Friday" looks at it.
      clause.hasTime, !range.contains(where: { parts.words[$0].classes.contains(.poss) })
    {
      clause.isWish = true
      clause.intent = .book
      return
    }
    if !rest.isDisjoint(with: [.scope, .travel]), rest.isDisjoint(with: [.desk, .calendar]) {
      return
    }
    if givesTime(range, clause) {
      // "give Priya the 11:45 with Sam"
      clause.intent = .book
      return
    }
    if !isDesk, !parts.hasKnownName(clause), bringsThing(range) { return }
    if getsNew(range, rest) {
      // "get me a meeting room from 2 to 3"
      clause.intent = .book
      return
    }
    if parts.isClockOnly(range) {
      clause.intent = .time
      return
    }
    if !clause.topics.isEmpty, !isDesk { return }
    if rest.contains(.free), !rest.contains(.calendar) {
      clause.intent = .availability
    } else if isDesk || range.first.map({ isUnnamedThing($0, in: range) }) == true
      || (clause.hasTime || isMyDay(range)) && !rest.contains(.scope)
    {
      clause.intent =
        parts.isList(range) && !rest.contains(.calendar) && !rest.contains(.event)
          && !range.contains(where: parts.isDayList)
        ? Intent.none : .list
    }
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
