/// Clauses whose object alone tells what they want.
extension FrameReader {
  /// A wish, a look-up, a weak question or a fragment whose object alone tells
  /// what it wants.
  func readRest(_ clause: inout Clause, from start: Int) {
    let all = parts.tail(from: start, of: clause)
    if !all.isDisjoint(with: [.weather, .reminder]) { return }
    let isDesk = !all.isDisjoint(with: [.event, .desk]) || parts.hasName(clause, .service)
    if parts.isClockOnly(start..<clause.words.upperBound),
      seen.asked != nil || seen.shown != nil || seen.wants || seen.requests
    {
      clause.intent = .time
      return
    }
    if let asked = seen.asked {
      readQuestion(&clause, asked..<clause.words.upperBound)
      if clause.intent != nil || seen.shown == nil { return }
    }
    if let shown = seen.shown { return readShown(&clause, shown..<clause.words.upperBound) }
    if seen.forbids || seen.states { return }
    let isScope = all.contains(.scope) && all.isDisjoint(with: [.desk, .calendar])
    if seen.wants, !isScope, isDesk || clause.hasTime && expecting == nil {
      if scopeVerbFollows(clause) { return }
      clause.isWish = true
      clause.intent = clause.topics.isEmpty || clause.hasTime ? .book : Intent.none
      return
    }
    if all.contains(.free), clause.hasTime || parts.isNamed(clause), !all.contains(.poss),
      !all.contains(.scope)
    {
      clause.intent = .availability
      return
    }
    if seen.requests || seen.wants { return }
    readFragment(&clause, all, from: start)
  }

  /// Words without a verb: "haircut tomorrow 4", "Dana's bookings", "Friday".
  func readFragment(_ clause: inout Clause, _ all: WordClasses, from start: Int) {
    if isOffered { return }
    if parts.isNamed(clause),
      all.contains(.desk) && !parts.isOnlyService(clause)
        || parts.hasPossessiveName(clause) && !clause.hasTime
    {
      clause.intent = .list
    } else if parts.isMine(clause)
      || all.contains(.poss) && !all.isDisjoint(with: [.desk, .event]),
      expecting == nil, all.isDisjoint(with: [.be, .can])
    {
      clause.intent = .list
    } else if clause.hasTime, parts.isEverything(clause) {
      clause.intent = .list
    } else if parts.hasName(clause, .service) || parts.hasName(clause, .staff) && clause.hasTime {
      guard expecting == nil || expecting == .more, all.isDisjoint(with: [.be, .can]) else {
        return
      }
      let asksNext = clause.words.contains { parts.words[$0].is(.next) }
      clause.intent = clause.isQuestion || asksNext ? .availability : .book
    } else if all.contains(.calendar) || all.contains(.several) && clause.hasTime {
      clause.intent = clause.isQuestion && !all.contains(.several) ? nil : .list
    } else if expecting == nil, all.contains(.event), parts.hasClock(clause) {
      // "dinner should be at 7" says what is to be otherwise.
      clause.intent = all.isDisjoint(with: [.be, .can]) ? .book : .correct
    } else if expecting == nil, clause.hasTime, parts.isTimeOnly(start..<clause.words.upperBound) {
      clause.intent = parts.isDays(clause) ? .list : nil
    }
  }

  /// "show me …", "I need to see …".
  func readShown(_ clause: inout Clause, _ range: Range<Int>) {
    let rest = parts.tail(from: range.lowerBound, of: clause)
    let isDesk = !rest.isDisjoint(with: [.event, .desk, .calendar])
    let verb = parts.words[range.lowerBound - 1]
    if isOffered, parts.isTimeOnly(range) {
      // "let me see Thursday" asks for another time.
      clause.corrects = true
      clause.intent = .correct
      return
    }
    if isOffered, verb.is(.confirm) {
      clause.talk.insert(.accept)
      return
    }
    if seen.wants, verb.is(.see), rest.isDisjoint(with: [.calendar, .several, .poss]),
      clause.hasTime
    {
      clause.isWish = true
      clause.intent = .book
      return
    }
    if !rest.isDisjoint(with: [.scope, .travel]), rest.isDisjoint(with: [.desk, .calendar]) {
      return
    }
    if parts.isClockOnly(range) {
      clause.intent = .time
      return
    }
    if !clause.topics.isEmpty, !isDesk { return }
    if rest.contains(.free), !rest.contains(.calendar) {
      clause.intent = .availability
    } else if isDesk || clause.hasTime && !rest.contains(.scope) {
      clause.intent =
        parts.isList(range) && !rest.contains(.calendar) && !rest.contains(.event)
        ? Intent.none : .list
    }
  }

  /// "I must call …": a wish that a desk has no part in.
  func scopeVerbFollows(_ clause: Clause) -> Bool {
    parts.cues(parts.acts, in: clause.words).contains { cue in
      guard cue.kind == .want || cue.kind == .request, cue.end < clause.words.upperBound
      else { return false }
      return parts.words[cue.end].classes.contains(.scopeVerb)
    }
  }
}
