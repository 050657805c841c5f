/// The names and the times of a clause.
extension LineParts {
  /// Whether a word is part of a name.
  func isName(_ index: Int) -> Bool {
    nameIndex(at: index) != nil
  }

  /// The kind of the name that a word is part of.
  func nameKind(at index: Int) -> NameKind? {
    nameIndex(at: index).map { names[$0].mention.kind }
  }

  /// Whether a word is part of somebody's name.
  func isPerson(_ index: Int) -> Bool {
    guard let kind = nameKind(at: index) else { return false }
    return kind == .staff || kind == .customer
  }

  /// The name that a word is part of.
  func name(at index: Int) -> FoundName? {
    nameIndex(at: index).map { names[$0] }
  }

  @inline(__always)
  func nameIndex(at index: Int) -> Int? {
    guard !names.isEmpty else { return nil }
    let first = names.partitioningIndex { $0.words.upperBound > index }
    return first < names.count && names[first].words.lowerBound <= index ? first : nil
  }

  /// Whether a name is in a clause.
  func isNamed(_ clause: Clause) -> Bool {
    !names(in: clause.words).isEmpty
  }

  /// Whether any name of the book is in a clause.
  func hasKnownName(_ clause: Clause) -> Bool {
    names(in: clause.words).contains { !$0.mention.entries.isEmpty }
  }

  /// Whether a name of the book is in a clause.
  func hasName(_ clause: Clause, _ kind: NameKind) -> Bool {
    names(in: clause.words).contains {
      $0.mention.kind == kind && !$0.mention.entries.isEmpty
    }
  }

  /// Whether a person is named in a clause, of the book or with a capital letter.
  func namesPerson(_ clause: Clause) -> Bool {
    names(in: clause.words).contains {
      ($0.mention.kind == .staff || $0.mention.kind == .customer)
        && (!$0.mention.entries.isEmpty || words[$0.words.lowerBound].isCapitalised)
    }
  }

  /// Whether the only names in a clause are services.
  func isOnlyService(_ clause: Clause) -> Bool {
    !hasName(clause, .staff) && !hasName(clause, .customer)
  }

  /// Whether a booking is named by its number: "#12".
  func hasBookingNumber(_ range: Range<Int>) -> Bool {
    range.contains { words[$0].isNumber && BookingNumbers.isOne(Int(words[$0].token), line) }
  }

  /// "Dana's colour".
  func hasPossessiveName(_ clause: Clause) -> Bool {
    names(in: clause.words).contains { name in
      let end = name.words.upperBound
      guard words[end - 1].isPossessive else { return false }
      // "Dana's mum wants a colour": whose she is.
      return end >= words.count || !words[end].classes.contains(.relation)
    }
  }

  /// "my haircut", "my next haircut".
  func isMine(_ clause: Clause) -> Bool {
    names(in: clause.words).contains { name in
      guard name.mention.kind == .service else { return false }
      let before = max(clause.words.lowerBound, name.words.lowerBound - 2)..<name.words.lowerBound
      return before.contains { words[$0].classes.contains(.poss) }
    }
  }

  /// "everything on Friday".
  func isEverything(_ clause: Clause) -> Bool {
    cues(details, in: clause.words).contains {
      $0.kind == .everything && timeOfWord[$0.start] < 0
    }
  }

  /// Whether a clause names a day, a clock time or a repetition, not just a
  /// length.
  func hasWhen(_ clause: Clause) -> Bool {
    guard clause.hasTime else { return false }
    let span = span(clause.words)
    if let recurrence = time.recurrence, span.contains(recurrence.span.lowerBound) {
      return true
    }
    return !whens(in: span).isEmpty
  }

  /// Whether a clock time or a repetition is in a clause.
  func hasClock(_ clause: Clause) -> Bool {
    if let recurrence = time.recurrence, span(clause.words).contains(recurrence.span.lowerBound) {
      return true
    }
    return whens(in: span(clause.words)).contains { !$0.isDayOnly }
  }

  /// Whether a clause names days and no clock time: "tomorrow", "next week".
  func isDays(_ clause: Clause) -> Bool {
    whens(in: span(clause.words)).contains(where: \.isDayOnly)
  }
}
