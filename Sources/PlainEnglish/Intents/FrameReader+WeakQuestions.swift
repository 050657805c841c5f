/// Weak questions, "what is", whose object decides.
extension FrameReader {
  /// What a weak question asks for, by the words that follow it.
  func weakQuestion(_ range: Range<Int>, _ clause: Clause) -> Ruling {
    let rest = parts.tail(from: range.lowerBound, of: clause)
    let object = ObjectWords(
      range, rest,
      isDesk: !rest.isDisjoint(with: [.desk, .calendar]) || parts.hasBookingNumber(range)
        || rest.contains(.event)
          && (clause.hasTime || rest.contains(.poss)
            || range.contains { parts.words[$0].isPossessive })
    )
    return ofOneThing(object, clause) ?? ofRoom(object, clause) ?? ofTime(object, clause)
      ?? ofWhatIsOn(object, clause)
  }

  /// What is asked of one thing: how long it is, who comes, what it costs.
  private func ofOneThing(_ object: ObjectWords, _ clause: Clause) -> Ruling? {
    let range = object.range
    if asksForAdvice(range) || asksTheWay(range) { return .wants(Intent.none) }
    let asksLength = clause.topics == [.length] && !parts.hasName(clause, .service)
    // "how long will the tasting be?", "how long is that one with Bea?"
    if asksLength, expecting == nil,
      lastsAsEvent(range) || range.contains(where: { isUnnamedThing($0, in: range) }),
      range.contains(where: { parts.words[$0].is(.the) || parts.words[$0].is(.that) })
    {
      return .wants(.list)
    }
    // "is Dan coming to the party", "is the table for 7 confirmed"
    if expecting == nil, object.classes.contains(.event),
      parts.words[range.lowerBound].classes.contains(.be),
      parts.first([.coming, .settled], in: range) != nil
    {
      return .wants(.list)
    }
    return asks(clause, object.classes) && !(object.isDesk && asksLength) ? .passes : nil
  }

  /// What is asked of the book: what stands in it, who is in.
  private func ofWhatIsOn(_ object: ObjectWords, _ clause: Clause) -> Ruling {
    let (range, rest) = (object.range, object.classes)
    if object.isBeyond {
      // "is my flight to Tulsa at 6 or 7?"
      let isOwnJourney =
        clause.hasTime && rest.contains(.travel) && rest.contains(.poss) && expecting == nil
      return isOwnJourney ? .wants(.list) : .passes
    }
    // "what does Sam have on Friday?"
    if range.contains(where: { parts.words[$0].isHaving }), parts.namesPerson(clause) {
      return .wants(.list)
    }
    if clause.hasTime, parts.hasName(clause, .staff), asksWhetherIn(range) {
      return .wants(.list)
    }
    // "where is the office party"
    if expecting == nil, clause.isAboutPlace, rest.contains(.event), isTheOne(range) {
      return .wants(.list)
    }
    if !object.isDesk, asksForNeed(range) { return .passes }
    // "where is the party being held"
    if rest.contains(.event) || clause.hasTime, isHeld(range) { return .wants(.list) }
    let isOurs =
      object.isDesk || clause.hasTime && (rest.contains(.poss) || isAboutMe(range))
    return isOurs ? .wants(.list) : .passes
  }

  /// "is Sam in on Friday?".
  private func asksWhetherIn(_ range: Range<Int>) -> Bool {
    range.contains {
      parts.timeOfWord[$0] < 0
        && (parts.words[$0].is(.in)
          || !parts.words[$0].classes.isDisjoint(with: [.working, .absent]))
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

  /// "what should I make for supper tonight": what to eat or to wear, and no calendar.
  private func asksForAdvice(_ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast(2).contains {
      parts.words[$0].classes.contains(.can)
        && (parts.words[$0 + 1].is(.i) || parts.words[$0 + 1].is(.we))
        && (parts.words[$0 + 2].classes.contains(.make) && !parts.words[$0 + 2].is(.have)
          || parts.isKind($0 + 2, .consuming))
    }
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

  /// "do I need a hat tomorrow?".
  private func asksForNeed(_ range: Range<Int>) -> Bool {
    range.contains { parts.words[$0].is(.need) }
  }

  /// "am I", "will we": what the person has to do.
  func isAboutMe(_ range: Range<Int>) -> Bool {
    range.contains { parts.words[$0].is(.i) || parts.words[$0].is(.we) }
  }
}
