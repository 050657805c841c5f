/// Weak questions, "what is", whose object decides, and questions about a reason.
extension FrameReader {
  /// A weak question, "what is", read with what follows.
  func readQuestion(_ clause: inout Clause, _ range: Range<Int>) {
    let rest = parts.tail(from: range.lowerBound, of: clause)
    let isDesk =
      !rest.isDisjoint(with: [.desk, .calendar]) || parts.hasBookingNumber(range)
      || rest.contains(.event)
        && (clause.hasTime || rest.contains(.poss)
          || range.contains { parts.words[$0].isPossessive })
    let isScope = isBeyond(rest)
    if asksForAdvice(range) || asksTheWay(range) {
      clause.intent = Intent.none
      return
    }
    // "how long will the tasting be?", "how long is that one with Bea?"
    if clause.topics == [.length], expecting == nil, !parts.hasName(clause, .service),
      lastsAsEvent(range) || range.contains(where: { isUnnamedThing($0, in: range) }),
      range.contains(where: { parts.words[$0].is(.the) || parts.words[$0].is(.that) })
    {
      clause.intent = .list
      return
    }
    // "is Dan coming to the party", "is the table for 7 confirmed"
    if expecting == nil, rest.contains(.event), parts.words[range.lowerBound].classes.contains(.be),
      parts.first([.coming, .settled], in: range) != nil
    {
      clause.intent = .list
      return
    }
    if asks(clause, rest),
      !(isDesk && clause.topics == [.length]) || parts.hasName(clause, .service)
    {
      return
    }
    if !isOffered, parts.first(.clashing, in: range) != nil {
      // "does the trip overlap with anything?"
      clause.intent = .availability
      return
    }
    if !isScope, looksAtTime(range) {
      clause.intent = rest.contains(.calendar) || isMyDay(range) ? .list : .availability
      return
    }
    if expecting == nil, !isScope, offersRoom(range) {
      clause.intent = .availability
      return
    }
    if rest.contains(.free) || isLeft(range), !isScope {
      if isOpenElsewhere(range) {
        clause.intent = Intent.none
        return
      }
      clause.intent = rest.contains(.calendar) ? .list : .availability
      return
    }
    if isOffered, clause.hasTime, rest.contains(.can), parts.isTimeOnly(range) {
      // "can it be at 5?" asks for what is offered to be otherwise.
      clause.corrects = true
      clause.intent = .correct
      return
    }
    if isOffered, clause.hasTime, parts.isTimeOnly(range), parts.words[range.lowerBound].is(.how) {
      // "how's Tuesday?"
      clause.corrects = true
      clause.intent = .correct
      return
    }
    if !isOffered, !isScope, isClear(range) {
      clause.intent = .availability
      return
    }
    if !isOffered, clause.hasTime, holds(range) {
      clause.intent = .list
      return
    }
    if !isOffered, !isScope, asksWhetherItSuits(clause, range) {
      clause.intent = .availability
      return
    }
    if expecting == nil, clause.hasTime, asksWhatIsAt(range) {
      clause.intent = .list
      return
    }
    if parts.isClockOnly(range) || rest.contains(.holiday) && !isDesk || parts.isTimeOnly(range) {
      clause.intent = .time
      return
    }
    // "is my flight to Tulsa at 6 or 7?"
    if isScope, clause.hasTime, rest.contains(.travel), rest.contains(.poss), expecting == nil {
      clause.intent = .list
      return
    }
    if isScope { return }
    if range.contains(where: { parts.words[$0].isHaving }), parts.namesPerson(clause) {
      // "what does Sam have on Friday?"
      clause.intent = .list
      return
    }
    if clause.hasTime, parts.hasName(clause, .staff),
      range.contains(where: {
        parts.timeOfWord[$0] < 0
          && (parts.words[$0].is(.in)
            || !parts.words[$0].classes.isDisjoint(with: [.working, .absent]))
      })
    {
      // "is Sam in on Friday?"
      clause.intent = .list
      return
    }
    if expecting == nil, clause.isAboutPlace, rest.contains(.event), isTheOne(range) {
      // "where is the office party"
      clause.intent = .list
      return
    }
    if !isDesk, asksForNeed(range) { return }
    if rest.contains(.event) || clause.hasTime, isHeld(range) {
      // "where is the party being held"
      clause.intent = .list
      return
    }
    if isDesk || clause.hasTime && (rest.contains(.poss) || isAboutMe(range)) {
      clause.intent = .list
    }
  }

  /// "any tables left": what is not taken.
  func isLeft(_ range: Range<Int>) -> Bool {
    range.dropFirst(2).contains {
      parts.words[$0].is(.left) && !parts.words[$0 - 1].classes.isDisjoint(with: [.event, .desk])
    }
  }

  /// "is the library open on Sunday": a place that is none of this desk's.
  private func isOpenElsewhere(_ range: Range<Int>) -> Bool {
    guard expecting == nil, let open = range.first(where: { parts.words[$0].is(.open) }),
      let first = range.first, open > first + 1
    else { return false }
    let subject = first + 1..<open
    return subject.contains { parts.words[$0].isUnknown && parts.timeOfWord[$0] < 0 }
      && subject.allSatisfy {
        parts.timeOfWord[$0] < 0 && !parts.isName($0)
          && parts.words[$0].classes.isDisjoint(with: [
            .desk, .calendar, .free, .thing, .person, .pronoun, .part, .time,
          ])
      }
  }

  /// "is Thursday morning clear?", "is the afternoon clear on the 10th?".
  private func isClear(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains {
      parts.words[$0].is(.clear)
        && (parts.timeOfWord[$0 - 1] >= 0 || !parts.words[$0 - 1].classes.isDisjoint(with: [.part]))
    }
  }

  /// "what does next week hold for me?".
  private func holds(_ range: Range<Int>) -> Bool {
    range.dropFirst(2).contains {
      parts.words[$0].is(.hold) && parts.timeOfWord[$0 - 1] >= 0
    }
  }

  /// "what's the fastest way to the meeting", "where am I right now".
  private func asksTheWay(_ range: Range<Int>) -> Bool {
    guard expecting == nil, range.count > 2, let first = range.first else { return false }
    if parts.isWord(first, "where"), parts.words[first + 1].is(.am) || parts.words[first + 1].is(.i)
    {
      return (first + 3..<max(first + 3, range.upperBound)).allSatisfy {
        parts.words[$0].is(.now) || parts.words[$0].is(.right) || parts.words[$0].is(.at)
          || parts.words[$0].classes.contains(.stop)
      }
    }
    return range.dropFirst(2).dropLast().contains {
      parts.isWord($0, "way") && parts.words[$0 + 1].is(.to)
    }
  }

  /// "does the grill have a table for 4": whether they have room.
  private func offersRoom(_ range: Range<Int>) -> Bool {
    guard let room = parts.first(.seating, in: range), room > range.lowerBound + 2,
      !isAboutMe(range.lowerBound..<room)
    else { return false }
    return !parts.words[room - 1].classes.isDisjoint(with: [.determiner, .free])
      && !parts.words[room - 1].is(.the)
      && (max(range.lowerBound, room - 3)..<room).contains { parts.words[$0].isHaving }
  }

  /// "what's at 3": what stands there.
  private func asksWhatIsAt(_ range: Range<Int>) -> Bool {
    guard range.count > 3, let first = range.first else { return false }
    return parts.words[first].is(.what) && parts.words[first + 1].is(.is)
      && (parts.words[first + 2].is(.at) || parts.words[first + 2].is(.on))
      && parts.isTimeOnly(first + 2..<range.upperBound)
  }

  /// "the football game", and no film by its title.
  private func lastsAsEvent(_ range: Range<Int>) -> Bool {
    guard
      let event = range.last(where: {
        parts.words[$0].classes.contains(.event) && parts.timeOfWord[$0] < 0
      })
    else { return false }
    return event + 1 == range.upperBound || !parts.words[event + 1].isUnknown
  }

  /// "the office party", and no nearest one.
  private func isTheOne(_ range: Range<Int>) -> Bool {
    range.contains { parts.words[$0].is(.the) }
      && range.contains {
        parts.words[$0].classes.contains(.event) && !parts.words[$0].classes.contains(.business)
      }
      && !range.contains {
        parts.isKind($0, .nearest) || parts.words[$0].classes.contains(.good)
      }
  }

  /// "being held", "taking place".
  private func isHeld(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains {
      parts.words[$0].is(.held) && parts.words[$0 - 1].classes.contains(.be)
        || parts.words[$0].is(.place) && parts.words[$0 - 1].is(.taking)
    }
  }

  /// A question about a reason counts if it is about the desk: no word of it
  /// may be unknown that is no name.
  func explain(_ cue: CueSpan, _ clause: inout Clause, _ why: WhyQuestion) -> Bool {
    let rest = cue.end..<clause.words.upperBound
    // "explain", alone or with "that", is talk.
    if parts.line.isWord(parts.line.tokens[Int(parts.words[cue.start].token)], "explain"),
      !parts.isNamed(clause), !clause.hasTime, !parts.hasBookingNumber(rest),
      !rest.contains(where: { parts.words[$0].isNumber || isPlace($0) })
    {
      return false
    }
    if why == .howCould, let next = rest.first,
      parts.words[next].is(.to) || parts.words[next].is(.there), parts.words[next - 1].is(.get)
    {
      // "how do I get to the venue?"
      return decide(&clause, Intent.none)
    }
    let isAboutDesk = why != .why && (clause.hasTime || parts.isNamed(clause))
    // "why is the second one worse?" is about what is offered, whatever it says of it.
    let isOfOffer = isOffered && why == .why && rest.contains(where: { isPlace($0) })
    let isKnown =
      isAboutDesk || isOfOffer
      || rest.allSatisfy {
        !parts.words[$0].isUnknown || parts.timeOfWord[$0] >= 0 || parts.words[$0].isNumber
          || parts.words[$0].isCapitalised || parts.isName($0)
      }
    guard isKnown, parts.tail(from: cue.end, of: clause).isDisjoint(with: [.weather, .scope]) else {
      return decide(&clause, Intent.none)
    }
    let turns = parts.cues(parts.acts, in: rest).filter {
      $0.kind == .ratherThan || $0.kind == .instead
    }
    let compares = turns.contains { isValue($0.end, rest) }
    clause.why = why
    if compares, why == .why || why == .whyNot {
      clause.why = .ratherThan
    } else if why == .why, rest.contains(where: { parts.words[$0].is(.not) }) {
      // "why is 10 not free?" asks what stands against it.
      clause.why = .whyNot
    } else if why == .why, rest.contains(where: isOnlySome) {
      clause.why = .whyNothing
    } else if why == .why, clause.hasTime, rest.contains(where: isFull) {
      clause.why = .whyNothing
    }
    return decide(&clause, .explain)
  }

  /// "the first", "the last one": a place in a list.
  private func isPlace(_ index: Int) -> Bool {
    parts.line.tokens[Int(parts.words[index].token)].word == .ordinal
      || parts.words[index].is(.second) || parts.words[index].is(.last)
  }

  /// "briefly", "in short, please": how much is to be told, and nothing else.
  func saysHowMuch(_ cue: CueSpan, _ clause: Clause) -> Bool {
    clause.words.allSatisfy {
      (cue.start..<cue.end).contains($0)
        || !parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .determiner, .be])
    }
  }

  /// Whether a comparison names what it is of: "which is better?" alone does not.
  func asksOfTwo(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard parts.words[cue.start].is(.which) || parts.words[cue.start].is(.what),
      !(cue.start..<cue.end).contains(where: { parts.words[$0].is(.between) })
    else { return true }
    let rest = clause.words.filter { $0 < cue.start || $0 >= cue.end }
    let values = rest.filter { index in
      isValue(index, index..<index + 1)
    }
    return values.count > 1 && rest.contains { parts.words[$0].is(.or) || parts.words[$0].is(.and) }
  }

  /// "is 2 better than 3?".
  func asksWhichIsBetter(_ cue: CueSpan, _ clause: Clause) -> Bool {
    parts.words[cue.start].is(.better) && cue.start > clause.words.lowerBound
      && parts.words[clause.words.lowerBound].classes.contains(.be)
  }

  /// Whether a time, a number, a name or a place in a list stands at a word:
  /// what something else can be compared with.
  private func isValue(_ index: Int, _ rest: Range<Int>) -> Bool {
    var index = index
    while rest.contains(index),
      parts.words[index].isPreposition || parts.words[index].classes.contains(.determiner)
        || parts.words[index].is(.with) || parts.words[index].is(.the)
        || parts.words[index].is(.number) || parts.words[index].is(.option)
    {
      index += 1
    }
    guard rest.contains(index) else { return false }
    return parts.timeOfWord[index] >= 0 || parts.words[index].isNumber || parts.isName(index)
      || parts.line.tokens[Int(parts.words[index].token)].word == .ordinal
      || parts.words[index].is(.second)
  }

  /// "only 7 slots": fewer than there might be.
  private func isOnlySome(_ index: Int) -> Bool {
    guard parts.words[index].is(.only), index + 1 < parts.words.count else { return false }
    let token = parts.line.tokens[Int(parts.words[index + 1].token)]
    return parts.timeOfWord[index + 1] < 0
      && (parts.words[index + 1].isNumber || token.word == .cardinal)
  }

  /// "full", "taken": nothing is left there.
  private func isFull(_ index: Int) -> Bool {
    let token = parts.line.tokens[Int(parts.words[index].token)]
    let words: [StaticString] = ["full", "fully", "packed", "taken", "unavailable", "busy"]
    return words.contains { parts.line.isWord(token, $0) }
  }

  /// "how could Dana have a colour on Saturday?", "how could she have it at 10?".
  func asksHowSomeoneCould(_ clause: Clause) -> Bool {
    let words = clause.words.prefix(3)
    guard words.count == 3, let how = words.first,
      parts.isName(how + 2) || parts.isKind(how + 2, .others)
        || parts.hasBookingNumber(how + 2..<min(how + 4, clause.words.upperBound))
    else { return false }
    let tokens = words.map { parts.line.tokens[Int(parts.words[$0].token)] }
    return parts.line.isWord(tokens[0], "how")
      && (parts.line.isWord(tokens[1], "can") || parts.line.isWord(tokens[1], "could"))
  }

  /// Whether a question asks for a value of what is on the table.
  func asks(_ clause: Clause, _ rest: WordClasses) -> Bool {
    if clause.topics == [.address],
      clause.isAboutPlace || expecting == nil && rest.contains(.determiner),
      !rest.isDisjoint(with: [.desk, .event]) || clause.hasTime && clause.isAboutPlace
    {
      return false
    }
    // "is the budget review on Thursday or Friday"
    if clause.topics == [.other], expecting == nil, clause.hasTime, rest.contains(.event) {
      return false
    }
    if clause.topics == [.staff], expecting == nil, isAboutMe(clause.words),
      !rest.isDisjoint(with: [.desk, .event]) || clause.hasTime
    {
      return false
    }
    return !clause.topics.isEmpty && !(rest.contains(.desk) && rest.contains(.poss))
  }

  /// Whether "where", and no word such as "address", asks for the place.
  func isAboutPlace(_ range: Range<Int>) -> Bool {
    parts.cues(parts.details, in: range).contains { $0.kind == .place }
  }

  /// The values that some words ask for.
  func topics(in range: Range<Int>) -> [Topic] {
    var found: [Topic] = []
    for cue in parts.cues(parts.details, in: range) {
      guard let topic = Topic(cue.kind), !found.contains(topic) else { continue }
      found.append(topic)
    }
    return found
  }

  /// "I was wondering whether she takes bookings": only with "could" is it a wish.
  func isAskingWhether(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let last = parts.words[cue.end - 1]
    return (last.is(.if) || last.is(.whether))
      && !parts.tail(from: cue.end, of: clause).contains(.can)
  }

  /// "how's the diary looking for next week": a thing looks so, nobody looks for it.
  func isLookOfThing(_ cue: CueSpan, _ clause: Clause) -> Bool {
    parts.words[cue.start].is(.looking) && cue.start > clause.words.lowerBound
      && !parts.words[cue.start - 1].classes.isDisjoint(with: [.calendar, .desk, .event])
  }

  /// "how does Tuesday look?", "what's it looking like on the 14th?".
  private func looksAtTime(_ range: Range<Int>) -> Bool {
    guard let look = range.first(where: { parts.words[$0].isLooking }) else { return false }
    let before = range.lowerBound..<look
    return before.contains {
      parts.timeOfWord[$0] >= 0
        || !parts.words[$0].classes.isDisjoint(with: [.part, .time, .calendar])
    }
      || (look..<range.upperBound).contains { parts.timeOfWord[$0] >= 0 }
        && before.allSatisfy {
          parts.words[$0].is(.it) || parts.words[$0].is(.you) || parts.words[$0].is(.things)
            || parts.words[$0].is(.does) || parts.words[$0].is(.do)
            || !parts.words[$0].classes.isDisjoint(with: [.be, .ask, .stop])
        }
  }

  /// "would the 8th be possible?", "does Friday work?", "how is 1 pm on Tuesday?": a time,
  /// and whether it suits.
  private func asksWhetherItSuits(_ clause: Clause, _ range: Range<Int>) -> Bool {
    guard clause.hasTime else { return false }
    if parts.words[range.lowerBound].is(.how) {
      return parts.words[range.lowerBound + 1].is(.is) && isTimeForSomeone(range)
    }
    let isForSomeone = range.dropFirst().dropLast().first {
      parts.words[$0].is(.for) && parts.timeOfWord[$0] < 0
    }
    return range.contains(where: suits)
      && range.prefix(while: { $0 != isForSomeone }).allSatisfy {
        parts.timeOfWord[$0] >= 0 || suits($0) || parts.words[$0].isPreposition
          || parts.words[$0].is(.do) || parts.words[$0].is(.does)
          || !parts.words[$0].classes.isDisjoint(with: [
            .be, .can, .determiner, .stop, .polite, .person, .very,
          ])
      }
  }

  /// "how is 1 pm on Tuesday", "how's your Thursday", "how's tomorrow for you".
  private func isTimeForSomeone(_ range: Range<Int>) -> Bool {
    var end = range.upperBound
    if end > range.lowerBound + 2, parts.words[end - 2].is(.for), parts.timeOfWord[end - 2] < 0,
      !parts.words[end - 1].classes.isDisjoint(with: .person) || parts.words[end - 1].is(.me)
    {
      end -= 2
    }
    return parts.isTimeOnly(range.lowerBound..<end)
      || (range.lowerBound + 1..<end).first { parts.words[$0].is(.your) }.map {
        parts.isTimeOnly($0 + 1..<end)
      } == true
  }

  /// "possible", "convenient": whether a time suits.
  func suits(_ index: Int) -> Bool { parts.isKind(index, .suiting) }

  /// Whether something is asked about that no desk deals with.
  func isBeyond(_ rest: WordClasses) -> Bool {
    !rest.isDisjoint(with: [.scope, .travel]) && rest.isDisjoint(with: [.desk, .calendar])
  }

  /// "do I need a hat tomorrow?".
  private func asksForNeed(_ range: Range<Int>) -> Bool {
    range.contains { parts.words[$0].is(.need) }
  }

  /// "what should I make for supper tonight": what to eat or to wear, and no calendar.
  private func asksForAdvice(_ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast(2).contains {
      parts.words[$0].classes.contains(.can)
        && (parts.words[$0 + 1].is(.i) || parts.words[$0 + 1].is(.we))
        && (parts.words[$0 + 2].classes.contains(.make) && !parts.words[$0 + 2].is(.have)
          || parts.isKind($0 + 2, .consuming))
    }
  }

  /// "am I", "will we": what the person has to do.
  func isAboutMe(_ range: Range<Int>) -> Bool {
    range.contains { parts.words[$0].is(.i) || parts.words[$0].is(.we) }
  }
}
