/// Clauses without a verb of the desk, whose object alone tells what they want.
extension FrameReader {
  /// Reads a wish, a look-up, a weak question or a fragment.
  mutating func readRest(_ clause: inout Clause, from start: Int) {
    let all = parts.tail(from: start, of: clause)
    if !all.isDisjoint(with: [.weather, .reminder]) { return }
    if let wanted = askedOfOthers(clause) {
      clause.intent = wanted
      return
    }
    if wantsClock(clause, from: start) {
      clause.intent = .time
      return
    }
    if let asked = seen.asked,
      settle(&clause, weakQuestion(asked..<clause.words.upperBound, clause)) || seen.shown == nil
    {
      return
    }
    if let shown = seen.shown {
      let range = shown..<clause.words.upperBound
      // "pull the review off my calendar"
      let isPulled = expecting == nil && all.contains(.calendar) && leavesCalendar(range)
      settle(&clause, isPulled ? .wants(.cancel) : shows(range, &clause))
      return
    }
    if seen.forbids || seen.states { return }
    if let ruling = done(clause, all, from: start) ?? wished(&clause, all) {
      settle(&clause, ruling)
    } else {
      settle(&clause, fragment(clause, all, from: start))
    }
  }

  /// "could I get the date please": nothing but the time of day or the date is wanted.
  private func wantsClock(_ clause: Clause, from start: Int) -> Bool {
    let range = start..<clause.words.upperBound
    if seen.asked != nil || seen.shown != nil || seen.wants || seen.requests,
      parts.isClockOnly(range)
    {
      return true
    }
    guard seen.wants || seen.requests,
      let last = parts.cues(parts.acts, in: range).last(where: {
        $0.kind == .want
          || $0.kind == .request && !parts.words[$0.start].classes.contains(.polite)
      })
    else { return false }
    return parts.isClockOnly(last.end..<clause.words.upperBound)
  }

  /// What is to be done to something, whatever verb says so.
  private func done(_ clause: Clause, _ all: WordClasses, from start: Int) -> Ruling? {
    if seen.wants || seen.isBound || seen.requests, let wanted = wantedDone(clause) {
      return .wants(wanted)
    }
    if let wanted = destined(clause, from: start) { return .wants(wanted) }
    // "I'd like the lunch taken off my calendar"
    if seen.wants || seen.requests, expecting == nil, all.contains(.calendar),
      leavesCalendar(start..<clause.words.upperBound)
    {
      return .wants(.cancel)
    }
    if seen.wants || seen.isBound, isToGoAway(clause) { return .wants(.cancel) }
    return seen.wants && wantsChanged(clause) ? .changes : nil
  }

  /// "I need my 10 o'clock gone", "I want the game cancelled", "get lunch moved to 2".
  func wantedDone(_ clause: Clause) -> Intent? {
    guard !seen.forbids, let done = parts.first([.gone, .shifted], in: clause.words),
      done > clause.words.lowerBound + 1, endsThing(done, clause)
    else { return nil }
    let before = parts.words[done - 1]
    // "the slot that Grace cancelled", "the one she moved" tells what somebody did.
    guard !parts.isPerson(done - 1) || isBehindWith(done - 1, clause), !before.is(.that),
      !before.is(.was), before.classes.isDisjoint(with: .person)
    else { return nil }
    return parts.isKind(done, .gone) ? .cancel : .move
  }

  /// Whether nothing more is named behind a word but when, where and with whom.
  private func endsThing(_ index: Int, _ clause: Clause) -> Bool {
    guard index + 1 < clause.words.upperBound else { return true }
    let next = parts.words[index + 1]
    return parts.timeOfWord[index + 1] >= 0 || next.breakBefore != .none || next.isPreposition
      || next.leadsSomewhere || next.is(.with) || next.is(.because)
      || !next.classes.isDisjoint(with: [.polite, .stop])
  }

  /// "the meeting with Bob removed": a name that only tells which one.
  private func isBehindWith(_ index: Int, _ clause: Clause) -> Bool {
    guard let name = parts.name(at: index), name.words.lowerBound > clause.words.lowerBound else {
      return false
    }
    return parts.words[name.words.lowerBound - 1].is(.with)
  }

  /// "nix the lunch from my calendar", "stick a visit on my calendar": whatever
  /// the verb, where the thing goes says what is wanted.
  private func destined(_ clause: Clause, from start: Int) -> Intent? {
    guard seen.asked == nil, seen.shown == nil, expecting == nil,
      let calendar = (start..<clause.words.upperBound).last(where: {
        parts.words[$0].classes.contains(.calendar)
      })
    else { return nil }
    var first = start
    while first < calendar, parts.isFiller(first..<first + 1) || parts.words[first].isAsking {
      first += 1
    }
    // The verb: a word that is no thing, before a thing.
    // "I added …" tells what was done.
    if first > start, parts.words[first - 1].classes.contains(.person),
      first < start + 2 || parts.words[first - 2].classes.isDisjoint(with: .can)
    {
      return nil
    }
    guard first + 1 < calendar, !parts.words[first].is(.not), !parts.words[first].is(.next),
      !parts.tail(from: first, of: clause).contains(.several), parts.timeOfWord[first] < 0,
      !parts.isName(first),
      parts.words[first].classes.isDisjoint(with: [
        .event, .desk, .calendar, .determiner, .poss, .be, .ask, .person, .pronoun, .good, .free,
      ])
    else { return nil }
    var before = calendar - 1
    while before > first, !parts.words[before].leadsSomewhere { before -= 1 }
    guard before > first + 1 || before > first && parts.isName(first + 1) else { return nil }
    if parts.words[before].is(.from) || parts.words[before].is(.off) { return .cancel }
    if parts.words[before].is(.of) {
      // "off of", "out of"
      return parts.words[before - 1].is(.off) || parts.words[before - 1].is(.out) ? .cancel : nil
    }
    return parts.words[before].is(.for) || parts.words[before].is(.by) ? nil : .book
  }

  /// "my 9 am needs to go away", "the lunch with Bob has to go".
  private func isToGoAway(_ clause: Clause) -> Bool {
    guard expecting == nil, let go = clause.words.last(where: { parts.words[$0].is(.go) }),
      go > clause.words.lowerBound + 2, parts.words[go - 1].is(.to),
      (go + 1..<max(go + 1, clause.words.upperBound)).allSatisfy({
        parts.words[$0].is(.away) || !parts.words[$0].classes.isDisjoint(with: [.polite, .stop])
      })
    else { return false }
    let first = parts.words[clause.words.lowerBound]
    return first.is(.the) || first.classes.contains(.poss)
  }

  /// "I'd like my shift on Friday to begin at 7": what is there, and when it is to be.
  private func wantsChanged(_ clause: Clause) -> Bool {
    guard clause.hasTime, !parts.classes(of: clause).contains(.calendar) else { return false }
    return clause.words.dropFirst(2).dropLast(2).contains { to in
      guard parts.words[to].is(.to),
        parts.isKind(to + 1, .beginning) || parts.words[to + 1].isSpanWord,
        // "I'd like the appointment to be at 3" wishes for one.
        clause.corrects || !parts.words[to + 1].is(.be),
        (to + 1..<min(to + 4, clause.words.upperBound)).contains(where: {
          parts.timeOfWord[$0] >= 0
        })
      else { return false }
      return (clause.words.lowerBound..<to).contains {
        parts.timeOfWord[$0] < 0
          && (parts.words[$0].classes.contains(.poss)
            || parts.words[$0].is(.the) && !parts.words[$0 + 1].classes.contains(.desk))
      }
    }
  }
}
