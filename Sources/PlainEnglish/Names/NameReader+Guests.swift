/// Names of people that stand right before a name of the book, and belong to it.
extension NameReader {
  /// Somebody whom the book need not have, before what they are to get.
  func guest(before name: FoundName, at index: Int, _ reached: Int) -> FoundName? {
    guard name.mention.kind == .service else { return nil }
    return reached == 0
      ? inFront(of: name, at: index) ?? given(name, at: index, reached)
      : given(name, at: index, reached)
  }

  /// The name that a line of catchwords begins with: "kim: haircut thursday", "Kim Lee,
  /// haircut, thursday".
  private func inFront(of name: FoundName, at index: Int) -> FoundName? {
    guard name.mention.kind == .service, index < 4, chunks[index].isAfterBreak,
      (0..<index).allSatisfy({ place in
        (chunks[place].isUnknown || chunks[place].isForename && !chunks[place].isTimeWord)
          && (place == 0 || !chunks[place].isAfterBreak)
      })
    else { return nil }
    let end = chunks.line.tokens[chunks[index - 1].tokens.upperBound]
    guard end.word == .colon || chunks[0].isProper(in: chunks.line) else { return nil }
    return self.name(.customer, [], 0..<index)
  }

  /// The name between a booking verb and a service, in capitals or not: "book kevin bacon
  /// haircut fri", "book will colour".
  private func given(_ name: FoundName, at index: Int, _ reached: Int) -> FoundName? {
    guard !chunks[index].isAfterBreak else { return nil }
    var start = index
    while start > reached, index - start < 4, !chunks[start].isAfterBreak,
      isNameless(start - 1)
    {
      start -= 1
    }
    guard start < index, start > 0, !chunks[start].isAfterBreak,
      chunks[start - 1].classes.contains(.beforeGuest)
    else { return nil }
    return self.name(.customer, [], start..<index)
  }

  /// Whether a piece means nothing else that a name before a service could be.
  private func isNameless(_ index: Int) -> Bool {
    !chunks[index].isPossessive && (chunks[index].isUnknown || chunks[index].isForename)
  }

  /// The whole of a name of which the book has only the last word: "Mary Jane van der Berg" is
  /// not Hannah Berg.
  func longer(_ name: FoundName, at index: Int, _ reached: Int, end: Int) -> FoundName? {
    guard index > reached, name.mention.kind != .service, name.mention.kind != .resource,
      name.mention.entries.allSatisfy({ isLastWord(index, of: $0) })
    else { return nil }
    var start = index
    while start > reached, index - start < 5, !chunks[start].isAfterBreak,
      chunks.isParticle(start - 1) || isOwnName(start - 1)
    {
      start -= 1
    }
    return start < index ? self.name(name.mention.kind, [], start..<end) : nil
  }

  /// Whether a piece is no first word of a name.
  private func isLastWord(_ index: Int, of entry: NameEntry) -> Bool {
    entry.words.count > 1 && !chunks.matches(index, entry.words[0])
  }
}

extension NameChunks {
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le", "ter",
    "ten", "zu", "bin", "ibn", "al", "el", "st",
  ]

  /// Whether a small word joins the words of a name: "van" and "der" of "Eva van der Berg".
  func isParticle(_ index: Int) -> Bool {
    guard index > 0, length(index) <= 5, !self[index].isAfterBreak, self[index].tokens.count == 1,
      Self.particles.contains(text(index))
    else { return false }
    var next = index + 1
    while next < count, next < index + 3, Self.particles.contains(text(next)) { next += 1 }
    return next < count && !self[next].isAfterBreak && self[next].isProper(in: line)
      && !self[next].isTimeWord
  }
}
