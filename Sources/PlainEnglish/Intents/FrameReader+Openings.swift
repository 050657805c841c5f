/// Weak questions about times: whether there is room, whether one suits, which it is.
extension FrameReader {
  /// What is asked of room: "any tables left", "how does Tuesday look?".
  func ofRoom(_ object: ObjectWords, _ clause: Clause) -> Ruling? {
    let (range, rest) = (object.range, object.classes)
    // "does the trip overlap with anything?"
    if !isOffered, parts.first(.clashing, in: range) != nil { return .wants(.availability) }
    if object.isBeyond { return nil }
    if looksAtTime(range) {
      return .wants(rest.contains(.calendar) || isMyDay(range) ? .list : .availability)
    }
    if expecting == nil, offersRoom(range) { return .wants(.availability) }
    guard rest.contains(.free) || isLeft(range) else { return nil }
    if isOpenElsewhere(range) { return .wants(Intent.none) }
    return .wants(rest.contains(.calendar) ? .list : .availability)
  }

  /// What is asked of a time: whether it suits, what is then, which it is.
  func ofTime(_ object: ObjectWords, _ clause: Clause) -> Ruling? {
    let (range, rest) = (object.range, object.classes)
    // "can it be at 5?", "how's Tuesday?": what is offered is to be otherwise.
    if isOffered, clause.hasTime, parts.isTimeOnly(range),
      rest.contains(.can) || parts.words[range.lowerBound].is(.how)
    {
      return .changes
    }
    if !isOffered {
      if !object.isBeyond, isClear(range) { return .wants(.availability) }
      if clause.hasTime, holds(range) { return .wants(.list) }
      if !object.isBeyond, asksWhetherItSuits(clause, range) { return .wants(.availability) }
    }
    if expecting == nil, clause.hasTime, asksWhatIsAt(range) { return .wants(.list) }
    let isOfTime =
      parts.isClockOnly(range) || rest.contains(.holiday) && !object.isDesk
      || parts.isTimeOnly(range)
    return isOfTime ? .wants(.time) : nil
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

  /// "does the grill have a table for 4": whether they have room.
  private func offersRoom(_ range: Range<Int>) -> Bool {
    guard let room = parts.first(.seating, in: range), room > range.lowerBound + 2,
      !isAboutMe(range.lowerBound..<room)
    else { return false }
    return !parts.words[room - 1].classes.isDisjoint(with: [.determiner, .free])
      && !parts.words[room - 1].is(.the)
      && (max(range.lowerBound, room - 3)..<room).contains { parts.words[$0].isHaving }
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

  /// "what's at 3": what stands there.
  private func asksWhatIsAt(_ range: Range<Int>) -> Bool {
    guard range.count > 3, let first = range.first else { return false }
    return parts.words[first].is(.what) && parts.words[first + 1].is(.is)
      && (parts.words[first + 2].is(.at) || parts.words[first + 2].is(.on))
      && parts.isTimeOnly(first + 2..<range.upperBound)
  }
}
