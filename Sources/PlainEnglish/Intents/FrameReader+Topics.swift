/// What is named first and asked about behind it, and orders that only name things.
extension FrameReader {
  /// "the dentist, what time", "book club, what day is it": a thing of the calendar, and when
  /// or where it is.
  func asksOfTopic(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard expecting == nil, cue.start > clause.words.lowerBound,
      parts.words[cue.start].breakBefore == .comma || cue.end == clause.words.upperBound
        || cue.end + 1 == clause.words.upperBound && parts.words[cue.end].classes.contains(.pronoun)
    else { return false }
    switch cue.kind {
    case .clock, .whatDay, .when: break
    case .question:
      guard clause.isAboutPlace || clause.topics == [.address] || asksRoom(cue) else {
        return false
      }
    default: return false
    }
    return isThing(clause.words.lowerBound..<cue.start)
      // "…, what time is it in Rome"
      && !(cue.end..<clause.words.upperBound).contains { parts.words[$0].is(.in) }
  }

  /// "book" in "book club".
  private func isBeforeClub(_ index: Int, _ range: Range<Int>) -> Bool {
    index + 1 < range.upperBound && parts.isKind(index + 1, .bookish)
  }

  /// "which room".
  private func asksRoom(_ cue: CueSpan) -> Bool {
    (cue.start..<min(cue.end + 1, parts.words.count)).contains {
      parts.words[$0].classes.contains(.thing)
    }
  }

  /// Whether a thing of the calendar is all that is named, with its time and its people.
  private func isThing(_ range: Range<Int>) -> Bool {
    var isThing = false
    for index in range where parts.timeOfWord[index] < 0 {
      let word = parts.words[index]
      guard
        word.classes.isDisjoint(with: [
          .be, .can, .person, .ask, .want, .book, .cancel, .move, .show, .scope, .weather,
          .reminder,
        ]) || word.classes.contains(.desk) || isBeforeClub(index, range)
      else { return false }
      isThing =
        isThing || !word.classes.isDisjoint(with: [.event, .desk]) || parts.isName(index)
        || isBeforeClub(index, range)
        || word.isUnknown && index > range.lowerBound
          && !parts.words[index - 1].classes.isDisjoint(with: [.determiner, .poss])
    }
    return isThing
  }

  /// "my appointment got moved to Thursday at 2", "the dinner on Friday is now at 8": it is
  /// elsewhere than the book has it.
  func tellsShift(_ clause: Clause, _ all: WordClasses) -> Bool {
    guard clause.hasTime, !clause.isQuestion, clause.words.count > 3,
      parts.words[clause.words.lowerBound].classes.isDisjoint(with: [.be, .ask, .can])
        || parts.words[clause.words.lowerBound].classes.contains(.can) && clause.corrects,
      !all.isDisjoint(with: [.event, .desk, .poss, .pronoun])
    else { return false }
    let shifted = parts.first(.shifted, in: clause.words).map { index in
      index > clause.words.lowerBound
        && (parts.words[index - 1].is(.got) || parts.words[index - 1].classes.contains(.be)
          || parts.words[index - 1].classes.contains(.very) && index > clause.words.lowerBound + 1
            && parts.words[index - 2].is(.got))
        && (index + 1..<min(index + 4, clause.words.upperBound)).contains {
          parts.timeOfWord[$0] >= 0
        }
    }
    if shifted == true || isOtherwise(clause, all) { return true }
    return clause.words.dropFirst().dropLast().contains {
      parts.words[$0].is(.now) && parts.words[$0 - 1].classes.contains(.be)
        && parts.timeOfWord[$0 + 1] >= 0
    }
  }

  /// "supper will be on Saturday instead of Friday", "the game starts at 3, not 2", "can my
  /// haircut be on Friday instead".
  private func isOtherwise(_ clause: Clause, _ all: WordClasses) -> Bool {
    guard expecting == nil,
      all.contains(.be) || !parts.kinds.isDisjoint(with: [.beginning, .starting]),
      !all.isDisjoint(with: [.event, .desk]) || parts.hasKnownName(clause),
      all.isDisjoint(with: [.want, .book])
    else { return false }
    let isSet = clause.words.contains {
      parts.words[$0].classes.contains(.be) || parts.isKind($0, .beginning)
        || parts.isKind($0, .starting)
    }
    guard isSet else { return false }
    if clause.corrects { return true }
    return clause.words.dropFirst(3).dropLast().contains {
      parts.words[$0].is(.not)
        && (parts.timeOfWord[$0 + 1] >= 0 || parts.words[$0 + 1].isNumber
          || parts.words[$0 + 1].classes.contains(.number))
        && parts.words[$0 + 1].breakBefore == .none
    }
  }

  /// "calendar please, June 8, dentist", "Tuesday at noon, coffee with Bill, on my calendar":
  /// the calendar and what is to stand there, each by itself, and when.
  func ordersEntry(_ clause: Clause, _ all: WordClasses) -> Bool {
    guard expecting == nil, all.contains(.calendar), clause.hasTime, !clause.isQuestion,
      all.isDisjoint(with: [.several, .list, .attribute, .be, .can, .ask, .scope, .free]),
      let calendar = clause.words.first(where: { parts.words[$0].classes.contains(.calendar) }),
      let thing = clause.words.last(where: { isEntry($0) || parts.isKind($0, .entry) })
    else { return false }
    // "calendar entry for July 4th"
    let next = calendar + 1
    if next < clause.words.upperBound, isEntry(next) || parts.isKind(next, .entry) { return true }
    return (min(calendar, thing) + 1...max(calendar, thing)).contains {
      parts.words[$0].breakBefore == .comma
    }
  }

  /// What can stand in a calendar as a new entry, its title or a service.
  private func isEntry(_ index: Int) -> Bool {
    guard parts.timeOfWord[index] < 0 else { return false }
    if parts.isName(index) { return parts.nameKind(at: index) == .service }
    let classes = parts.words[index].classes
    return classes.contains(.event) && classes.isDisjoint(with: .calendar)
  }

  /// "dentist appointment details", "yoga class address please": what is told of a thing.
  func namesFact(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { index in
      let word = parts.words[index]
      // "meeting start Friday at 7" tells when.
      guard word.classes.contains(.attribute), parts.timeOfWord[index] < 0, !word.is(.start),
        !word.is(.end)
      else { return false }
      return !parts.words[index - 1].classes.isDisjoint(with: [.event, .desk])
        && parts.words[index].breakBefore == .none
        && (index + 1..<max(index + 1, range.upperBound)).allSatisfy {
          parts.timeOfWord[$0] >= 0 || parts.words[$0].isPreposition
            || !parts.words[$0].classes.isDisjoint(with: [.polite, .stop, .poss, .determiner])
        }
    }
  }
}
