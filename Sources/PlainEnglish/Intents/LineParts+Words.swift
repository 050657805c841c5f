/// What some words of a line are made of.
extension LineParts {
  /// The classes of the words from one on to the end of its clause, times left
  /// out.
  func tail(from index: Int, of clause: Clause) -> WordClasses {
    guard index < clause.words.upperBound else { return [] }
    return clause.isCut ? classes(index..<clause.words.upperBound) : words[index].tail
  }

  /// The classes of the words of a clause that are no times.
  func classes(of clause: Clause) -> WordClasses { tail(from: clause.words.lowerBound, of: clause) }

  /// The classes of the words of a range that are no times.
  func classes(_ range: Range<Int>) -> WordClasses {
    var all: WordClasses = []
    for index in range where timeOfWord[index] < 0 {
      all.formUnion(words[index].classes)
    }
    return all
  }

  /// Whether a word is of one of some kinds.
  @inline(__always)
  func isKind(_ index: Int, _ kinds: WordKinds) -> Bool {
    !words[index].kinds.isDisjoint(with: kinds)
  }

  /// The first word of one of some kinds that is no part of a time.
  func first(_ kinds: WordKinds, in range: Range<Int>) -> Int? {
    guard !self.kinds.isDisjoint(with: kinds) else { return nil }
    return range.first { isKind($0, kinds) && timeOfWord[$0] < 0 }
  }

  /// Whether a word is this one, as typed but for case.
  @inline(__always)
  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    line.isWord(line.tokens[Int(words[index].token)], text)
  }

  /// Whether a word is somebody's or something's: "Saturday's", "the team's".
  ///
  /// What a contraction is written out as owns nothing: "let's", "who's".
  func isOwner(_ index: Int) -> Bool {
    index >= 0 && line.tokens[Int(words[index].lastToken)].traits.contains(.possessive)
      && (index == 0 || words[index - 1].token != words[index].token)
  }

  /// Whether nothing but padding and joints is in a range.
  func isFiller(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      words[$0].classes.contains(.stop) || words[$0].isJoint
    }
  }

  /// Whether nothing but small words is in a range.
  func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let word = words[index]
      return timeOfWord[index] < 0
        && (word.classes.contains(.stop) || word.isPreposition || word.is(.me)
          || word.classes.contains(.polite) || word.classes.contains(.good))
    }
  }

  /// Whether nothing but a time, prepositions and "fall on" is in a range.
  func isTimeOnly(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { timeOfWord[$0] >= 0 }) else { return false }
    return range.allSatisfy {
      timeOfWord[$0] >= 0 || words[$0].classes.contains(.stop)
        || !words[$0].classes.isDisjoint(with: [
          .be, .determiner, .time, .ask, .pronoun, .can,
        ])
        || words[$0].isPreposition
    }
  }

  /// Whether a range asks for the date or the time itself: "the date", "today's
  /// date", "the time in London".
  func isClockOnly(_ range: Range<Int>) -> Bool {
    var hasClock = false
    for index in range {
      let word = words[index]
      if word.is(.date) || word.is(.time) || word.is(.day) {
        // "some time in the morning"
        if index > 0, isWord(index - 1, "some") || isWord(index - 1, "any") { return false }
        hasClock = true
        if index + 1 < range.upperBound,
          words[index + 1].is(.in)
            || words[index + 1].is(.for)
              && words[index + 1].breakBefore == .none
        {
          // "the time for my meeting"
          return words[index + 1].is(.in)
            || classes(index + 2..<max(index + 2, range.upperBound)).isDisjoint(with: [
              .desk, .event, .poss,
            ])
        }
        continue
      }
      if timeOfWord[index] >= 0 || word.classes.contains(.stop)
        || !word.classes.isDisjoint(with: [.be, .determiner, .ask, .can, .right, .polite])
        || word.is(.it) || word.is(.me) || word.is(.from)
        || word.is(.current) || word.is(.of)
      {
        continue
      }
      return false
    }
    return hasClock
  }

  /// Whether a list is spoken of, not one of bookings: "my shopping list".
  func isList(_ range: Range<Int>) -> Bool {
    var isList = false
    for index in range where timeOfWord[index] < 0 {
      let word = words[index].classes
      if word.contains(.calendar) { return false }
      // "the reservation list" is one of bookings.
      isList = isList || word.contains(.list) && !isDesk(before: index)
    }
    return isList
  }

  /// Whether a list is one of who comes at a time: "Sam's list for tomorrow", "the list
  /// for Friday".
  func isDayList(_ index: Int) -> Bool {
    guard words[index].classes.contains(.list), index > 0, index + 1 < words.count else {
      return false
    }
    let next = words[index + 1].isPreposition ? index + 2 : index + 1
    guard next < words.count, timeOfWord[next] >= 0 || timeOfWord[index + 1] >= 0 else {
      return false
    }
    return words[index - 1].is(.the) || isName(index - 1)
  }

  private func isDesk(before index: Int) -> Bool {
    index > 0 && words[index - 1].classes.contains(.desk)
  }

  /// Whether a range tells of what a desk does: "book an appointment".
  func isDeskWork(_ range: Range<Int>) -> Bool {
    let rest = classes(range)
    return rest.isDisjoint(with: [.scope, .weather, .scopeVerb])
      && !rest.isDisjoint(with: [.event, .calendar, .book, .cancel])
  }
}

extension LineParts {
  /// The minutes of a bare number before "late" or "behind": "20 behind".
  func minutesLate(_ index: Int) -> Int? {
    guard words.indices.contains(index), index > 0,
      isWord(index, "late") || isWord(index, "behind")
    else { return nil }
    let before = index - 1
    let token = line.tokens[Int(words[before].token)]
    guard words[before].isNumber || token.word == .cardinal, timeOfWord[before] < 0,
      (1...240).contains(token.number)
    else { return nil }
    return token.number
  }
}

extension LineParts {
  /// Whether all that follows a clause is the remark that it keeps: "note for Dana: …".
  func notesAll(of clause: Clause) -> Bool {
    guard let note = clause.note else { return false }
    let start = line.bytes.count - note.utf8.count
    return line.tokens.contains { $0.word == .colon && Int($0.end) <= start }
  }
}
