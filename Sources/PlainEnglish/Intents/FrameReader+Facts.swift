/// What is asked of a thing in the calendar without a question: "I need the time of my visit",
/// "the details for the gala".
extension FrameReader {
  /// What a wish for a fact asks: when something is, or where, or what day it is; nil if
  /// something is wished for rather than told.
  func wishedFact(_ clause: Clause) -> Intent? {
    guard expecting == nil,
      let want = parts.cues(parts.acts, in: clause.words).last(where: { $0.kind == .want })
    else { return nil }
    var fact = want.end
    while fact < clause.words.upperBound,
      !parts.words[fact].classes.isDisjoint(with: [.determiner, .poss, .good])
        || parts.words[fact].is(.to) || parts.words[fact].is(.have)
    {
      fact += 1
    }
    guard fact + 1 < clause.words.upperBound, fact > want.end, parts.timeOfWord[fact] < 0 else {
      return nil
    }
    // "I need a room for 3" wishes for one.
    let isNew = parts.words[fact - 1].is(.a) || parts.words[fact - 1].is(.an)
    if isNew, !parts.words[fact].is(.confirmation) { return nil }
    let isClock = parts.words[fact].is(.time) || parts.words[fact].is(.date)
    guard isClock || parts.isKind(fact, .fact),
      parts.words[fact + 1].isPreposition || parts.words[fact + 1].is(.of)
        || parts.words[fact + 1].is(.about)
    else { return nil }
    let rest = fact + 2..<clause.words.upperBound
    if isClock, parts.isTimeOnly(rest) { return .time }
    return isOfCalendar(rest) ? .list : nil
  }

  /// Whether something of the calendar is named, or a thing of somebody's.
  private func isOfCalendar(_ range: Range<Int>) -> Bool {
    let classes = parts.classes(range)
    return classes.isDisjoint(with: [.scope, .weather])
      && (!classes.isDisjoint(with: [.desk, .event, .calendar]) || classes.contains(.poss)
        || range.first.map { parts.words[$0].is(.the) } == true)
  }

  /// "the thing with Derek", "that one", "the deal with Joanna": something in the calendar
  /// whose name does not come to mind.
  func isUnnamedThing(_ index: Int, in range: Range<Int>) -> Bool {
    guard index + 1 < range.upperBound,
      !parts.words[index].classes.isDisjoint(with: [.determiner, .poss])
    else { return false }
    return parts.isKind(index + 1, .vague)
  }

  /// "ask Red Robin if they have my reservation", "can you see if I have a conflict at 3": what
  /// somebody is asked is of the calendar.
  func askedOfOthers(_ clause: Clause) -> Intent? {
    guard expecting == nil, parts.kinds.contains(.checking),
      let ask = parts.first(.checking, in: clause.words),
      let asked = (ask + 1..<clause.words.upperBound).first(where: {
        parts.words[$0].is(.if) || parts.words[$0].is(.whether)
      })
    else { return nil }
    let rest = asked + 1..<clause.words.upperBound
    if parts.first(.clashing, in: rest) != nil { return .availability }
    // Of a third one that is named.
    guard asked > ask + 1 || parts.isKind(clause.words.lowerBound, .calling),
      parts.isWord(ask, "ask")
    else { return nil }
    let classes = parts.classes(rest)
    return !classes.isDisjoint(with: [.desk, .event]) && classes.contains(.poss)
      && classes.isDisjoint(with: [.scope, .can]) ? .list : nil
  }

  /// "could Laura meet on Tuesday at 11?", "has Nina got time on Friday?", "is Simone around
  /// tomorrow?": whether somebody is free then.
  func asksWhetherSomeoneCan(_ clause: Clause) -> Bool {
    guard expecting == nil, clause.hasTime, parts.classes(of: clause).isDisjoint(with: .scope),
      let head = clause.words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite]) && !parts.words[$0].isJoint
      }), head + 2 < clause.words.upperBound
    else { return false }
    var index = head
    if parts.isKind(head, .checking),
      parts.words[head + 1].is(.if)
    {
      index = head + 2
    } else if ["can", "could", "would", "is", "has", "does"].contains(where: {
      parts.isWord(head, $0)
    }) {
      index = head + 1
    } else {
      return false
    }
    let who = index
    guard
      isUnknownName(who) || parts.isKind(who, .everybody)
        || parts.words[who].isUnknown
    else { return false }
    return (who + 1..<min(who + 4, clause.words.upperBound)).contains { can in
      parts.timeOfWord[can] < 0
        && (parts.words[can].is(.meet)
          || ["around", "make", "attend", "join", "time", "do"].contains {
            parts.isWord(can, $0)
          })
    }
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
      guard let topic = Topic(cue.kind), !found.contains(topic), !isCallers(cue) else { continue }
      found.append(topic)
    }
    return found
  }

  /// "I've got Hannah on the phone": where somebody is, and no question for a number.
  private func isCallers(_ cue: CueSpan) -> Bool {
    cue.kind == .phone && cue.start > 1 && parts.words[cue.start].is(.phone)
      && parts.words[cue.start - 1].is(.the) && parts.words[cue.start - 2].is(.on)
  }
}
