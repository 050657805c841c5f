/// Lines in words of the desk's that are about the words, about another place, or to another
/// person.
extension FrameReader {
  /// Whether nothing in a clause is for a desk, whatever words it has.
  func isElsewhere(_ clause: Clause) -> Bool {
    guard expecting == nil else { return false }
    let all = parts.tail(from: clause.words.lowerBound, of: clause)
    return asksMeaning(clause) || hasReady(clause) || isOnPhone(clause)
      || all.contains(.messaging) && toldByMail(clause)
      || parts.kinds.contains(.spending) && asksOfSpending(clause, all)
      || parts.kinds.contains(.vicinity) && looksAround(clause, all)
      || parts.kinds.contains(.doors) && isOfTheirDoors(clause)
  }

  /// "define schedule", "what does agenda mean", "what is the French word for meeting", "who
  /// invented the calendar".
  private func asksMeaning(_ clause: Clause) -> Bool {
    let words = clause.words
    let first = words.lowerBound
    if parts.words[first].is(.define) { return true }
    guard parts.words[first].classes.contains(.ask) else { return false }
    let last = words.upperBound - 1
    if parts.words[last].is(.mean), words.count > 3 {
      return !parts.words[last - 1].classes.contains(.pronoun) && !parts.words[last - 1].is(.you)
    }
    return words.dropLast().contains {
      parts.words[$0].is(.invented) || parts.words[$0].is(.word) && parts.words[$0 + 1].is(.for)
        || parts.isKind($0, .wordly) && parts.words[$0 + 1].is(.of)
          && $0 + 2 < words.upperBound && !parts.words[$0 + 2].classes.contains(.pronoun)
    }
  }

  /// "have dinner ready at 7", "have a pizza delivered", "get the dishwasher going".
  private func hasReady(_ clause: Clause) -> Bool {
    let first = clause.words.lowerBound
    guard parts.words[first].is(.have) || parts.words[first].is(.get) else { return false }
    return clause.words.dropFirst(2).contains { index in
      parts.timeOfWord[index] < 0
        && parts.isKind(index, .prepared)
    }
  }

  /// "get my dentist on the phone", "put me through to the dentist", "call me Jim from now on".
  private func isOnPhone(_ clause: Clause) -> Bool {
    let first = clause.words.lowerBound
    guard clause.words.count > 2 else { return false }
    if parts.words[first].is(.call), parts.words[first + 1].is(.me) { return true }
    guard parts.words[first].is(.get) || parts.words[first].is(.put) else { return false }
    return clause.words.dropFirst().contains {
      parts.words[$0].is(.through)
        || (parts.words[$0].is(.phone) || parts.words[$0].is(.line)) && parts.words[$0 - 1].is(.the)
          && parts.words[max(first, $0 - 2)].is(.on)
    }
  }

  /// "tell John by mail that we cancel the appointment": said to him, and not to the desk.
  private func toldByMail(_ clause: Clause) -> Bool {
    guard
      let first = clause.words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .can, .person])
      }), parts.isKind(first, .telling)
    else { return false }
    return (first + 2..<max(first + 2, clause.words.upperBound)).contains {
      parts.words[$0].classes.contains(.messaging) && parts.words[$0 - 1].isPreposition
    }
  }

  /// "what did I buy on Tuesday", "list my purchases for May".
  private func asksOfSpending(_ clause: Clause, _ all: WordClasses) -> Bool {
    let first = parts.words[clause.words.lowerBound]
    return (first.classes.contains(.ask) || first.classes.contains(.show) || first.is(.did))
      && all.isDisjoint(with: [.desk, .calendar]) && parts.first(.spending, in: clause.words) != nil
  }

  /// "events near me this weekend", "is there a concert in town": what there is in the place, and
  /// in nobody's calendar.
  private func looksAround(_ clause: Clause, _ all: WordClasses) -> Bool {
    guard let place = parts.first(.vicinity, in: clause.words), place > clause.words.lowerBound,
      all.isDisjoint(with: [.poss, .calendar, .business, .free]), !parts.hasKnownName(clause),
      parts.cues(parts.acts, in: clause.words).allSatisfy({
        switch $0.kind {
        case .bookVerb, .bookMe, .makeVerb, .cancelVerb, .removeVerb, .moveVerb, .changeVerb,
          .want, .cannotAttend, .statement, .duty:
          false
        default: true
        }
      })
    else { return false }
    if parts.isWord(place, "nearby") { return true }
    if parts.isWord(place, "near") {
      return place + 1 < clause.words.upperBound
        && (parts.words[place + 1].is(.me) || parts.isWord(place + 1, "here")
          || parts.isWord(place + 1, "us"))
    }
    return parts.words[place - 1].is(.in) || parts.isWord(place - 1, "around")
      || place > clause.words.lowerBound + 1 && parts.words[place - 1].classes.contains(.determiner)
        && parts.words[place - 2].is(.in)
  }

  /// "are they open on Christmas?", "what time does Costco close tonight": the doors of somebody
  /// else.
  private func isOfTheirDoors(_ clause: Clause) -> Bool {
    guard let door = parts.first(.doors, in: clause.words), door > clause.words.lowerBound,
      !parts.isNamed(clause)
    else { return false }
    if parts.words[door - 1].is(.they) { return true }
    guard
      let verb = (clause.words.lowerBound..<door).last(where: {
        parts.isKind($0, .doing) || parts.words[$0].classes.contains(.be)
      }), verb + 1 < door
    else { return false }
    let subject = verb + 1..<door
    return subject.contains { parts.words[$0].isUnknown && parts.timeOfWord[$0] < 0 }
      && subject.allSatisfy {
        parts.timeOfWord[$0] >= 0
          || parts.words[$0].classes.isDisjoint(with: [
            .desk, .calendar, .free, .thing, .person, .pronoun, .part, .time, .poss, .trade,
          ])
      }
  }

  /// "text Gwen that we're late", "send a mail to …": the first verb is one of another
  /// trade, whatever follows.
  func tellsElsewhere(_ clause: Clause) -> Bool {
    guard
      let first = clause.words.first(where: {
        parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .can, .person, .want])
          && !parts.words[$0].isJoint && !parts.words[$0].is(.to) && !parts.words[$0].is(.me)
      }), parts.timeOfWord[first] < 0, !parts.isName(first)
    else { return false }
    if parts.words[first].classes.contains(.messaging) {
      return first + 1 < clause.words.upperBound
    }
    // "order my usual curry for tonight"
    if expecting == nil, parts.isKind(first, .ordering),
      !(clause.words.lowerBound..<first).contains(where: { parts.words[$0].classes.contains(.want) }
      )
    {
      return true
    }
    // "write to Webb that we are late"
    if parts.words[first].is(.write), first + 1 < clause.words.upperBound,
      parts.words[first + 1].is(.to)
    {
      return true
    }
    // "ask Mom when she is coming"
    if parts.isWord(first, "ask"), expecting == nil, asksThem(first, clause) { return true }
    guard parts.isKind(first, .sending) else {
      return false
    }
    return parts.classes(first + 1..<min(first + 4, clause.words.upperBound)).contains(.messaging)
  }

  private func asksThem(_ ask: Int, _ clause: Clause) -> Bool {
    guard ask + 2 < clause.words.upperBound,
      parts.words[ask + 1].classes.isDisjoint(with: [.ask, .person]), !parts.words[ask + 1].is(.me),
      !parts.words[ask + 1].is(.for)
    else { return false }
    let classes = parts.classes(of: clause)
    return classes.contains(.ask) && classes.isDisjoint(with: [.calendar, .poss])
      && (ask + 2..<clause.words.upperBound).contains {
        parts.words[$0].classes.contains(.ask) && !parts.words[$0].classes.contains(.person)
      }
  }
}
