/// Figures: how busy it is, what was taken, who comes most; and who works when.
extension DeskReader {
  func report(_ report: Report, _ clause: inout Clause) -> Intent? {
    clause.report = report
    return .report
  }

  /// "how busy is next week?": a time, and nothing else, is asked about.
  func load(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    let isAboutMe = clause.words.contains { index in
      // "tell me how busy it is" is about the desk.
      let isTold =
        index > clause.words.lowerBound
        && ["tell", "show", "give", "let"].contains { parts.isWord(index - 1, $0) }
      return parts.words[index].is(.i) || parts.words[index].is(.me) && !isTold
        || parts.words[index].classes.contains(.poss)
    }
    // Of a very hour it is asked whether there is room.
    guard isAboutUs(cue, clause, orOneUnknown: true), !isAboutMe, !parts.hasClock(clause),
      clause.hasTime || (cue.end..<clause.words.upperBound).contains(where: { mayBeName($0) })
    else { return nil }
    clause.report = .load
    return .report
  }

  /// "what did Sam take this month?".
  func earned(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard let first = clause.words.first, expecting == nil || expecting == .more,
      ["what", "how"].contains(where: { parts.isWord(first, $0) }),
      let who = parts.names(in: clause.words).first, who.mention.kind == .staff,
      who.words.upperBound == cue.start
    else { return false }
    return isAboutUs(cue, clause)
  }

  /// "which day is busiest next week?", "the quietest day": of days.
  func extreme(_ report: Report, _ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    guard clause.words.contains(where: { isDay($0) || parts.timeOfWord[$0] >= 0 }),
      clause.words.allSatisfy({
        cue.start <= $0 && $0 < cue.end || isDay($0) || isSmall($0) || isOfStaff($0)
          || parts.timeOfWord[$0] >= 0
      })
    else { return nil }
    return self.report(report, &clause)
  }

  /// "who are our best customers this year".
  func best(_ report: Report, _ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    leads(cue, clause) && isAboutUs(cue, clause) ? self.report(report, &clause) : nil
  }

  /// "when does Sam work?", "when is Sam off?": their hours; on a day, who is in.
  func rota(_ clause: Clause) -> Intent? {
    guard hasName(clause, .staff), !hasName(clause, .customer), !hasName(clause, .service),
      let last = clause.words.last(where: { parts.timeOfWord[$0] < 0 }),
      ["work", "in", "start", "finish", "leave"].contains(where: { parts.isWord(last, $0) })
        || !parts.words[last].classes.isDisjoint(with: [.working, .absent])
    else { return nil }
    return clause.hasTime ? .list : .staff
  }

  /// Whether nothing but a time and small words follows.
  ///
  /// One word that nobody knows may be the name of somebody who is not here.
  func isAboutUs(_ cue: CueSpan, _ clause: Clause, orOneUnknown: Bool = false) -> Bool {
    let rest = cue.end..<clause.words.upperBound
    if orOneUnknown, rest.count(where: { isUnknown($0) }) == 1 {
      return rest.allSatisfy { isUnknown($0) || isOfFigures($0) }
    }
    return rest.allSatisfy { isOfFigures($0) }
  }

  private func isDay(_ index: Int) -> Bool { parts.words[index].classes.contains(.time) }

  /// Whether a word names someone of the staff, or may.
  private func mayBeName(_ index: Int) -> Bool {
    parts.nameKind(at: index) == .staff || isUnknown(index)
  }

  private func isUnknown(_ index: Int) -> Bool {
    let word = parts.words[index]
    return word.isUnknown && !word.isNumber && parts.timeOfWord[index] < 0 && !parts.isName(index)
      && parts.line.tokens[Int(word.token)].word == .unknown && !isOfFigures(index)
  }

  private func isOfFigures(_ index: Int) -> Bool {
    [index].allSatisfy {
      parts.timeOfWord[$0] >= 0 || isSmall($0) || isOfStaff($0)
        || !parts.words[$0].classes.isDisjoint(with: [.person, .pronoun, .be, .can])
    }
  }

  /// Whether a word names someone, or says that figures are by people ("by
  /// person", "Sam’s").
  private func isOfStaff(_ index: Int) -> Bool {
    if parts.nameKind(at: index) == .staff { return true }
    let token = parts.line.tokens[Int(parts.words[index].token)]
    return Self.wordsForPeople.contains { parts.line.isWord(token, $0) }
  }

  private static let wordsForPeople: [StaticString] = [
    "per", "each", "person", "people", "staff", "stylist", "therapist", "member", "employee",
    "service", "services", "treatment",
  ]
}
