/// Finds names of the book in a line, and words that stand where a name would.
struct NameReader {
  let words: [CueWord]
  let vocabulary: any Vocabulary
  let expecting: Expectation?

  let chunks: NameChunks
  private let places: NamePlaces
  private let isEmpty: Bool

  /// The names in a line, in order.
  static func names(
    in line: TokenizedLine, words: [CueWord], vocabulary: any Vocabulary, expecting: Expectation?
  ) -> [FoundName] {
    guard !vocabulary.isKnownEmpty || words.dropFirst().contains(where: \.mayBeName) else {
      return []
    }
    return NameReader(line: line, words: words, vocabulary: vocabulary, expecting: expecting).read()
  }

  private init(
    line: TokenizedLine, words: [CueWord], vocabulary: any Vocabulary, expecting: Expectation?
  ) {
    self.words = words
    self.vocabulary = vocabulary
    self.expecting = expecting
    chunks = NameChunks(line, words: words)
    places = NamePlaces(chunks: chunks, expecting: expecting)
    isEmpty = vocabulary.isKnownEmpty
  }

  /// An entry that fits at a place.
  private struct Match {
    var entry: NameEntry
    /// How many pieces of the line are its words.
    var count: Int
    /// All of its words were typed.
    var isFull: Bool
  }

  private func read() -> [FoundName] {
    let unknown = UnknownNames(chunks: chunks)
    var found: [FoundName] = []
    var index = 0
    var reached = 0
    while index < chunks.count {
      if mayBeKnown(at: index), let (name, end) = known(at: index) {
        if index > reached, let guest = guest(before: name, at: index, reached) {
          found.append(guest)
        }
        found.append(longer(name, at: index, reached, end: end) ?? name)
        if found.count > 1 { goOnExcluding(&found, index, end) }
        index = end
        reached = end
      } else if let (kind, end) = unknown.name(at: index)
        ?? (index == reached + 1 ? companion(of: found, index, reached) : nil)
        ?? listed(index, behind: found, reached)
      {
        found.append(name(kind, [], index..<end))
        index = end
        reached = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// Rules out the last name too, where it goes on with what the one before it leaves out.
  private func goOnExcluding(_ found: inout [FoundName], _ index: Int, _ end: Int) {
    let last = found[found.count - 2]
    guard last.mention.isExcluded, last.mention.kind == found[found.count - 1].mention.kind,
      places.goesOnExcluded(index, behind: last)
        || places.goesOnExcluded(index, end: end, behind: last)
    else { return }
    found[found.count - 1].mention.isExcluded = true
  }

  /// The kind of a person who is named beside another whom the line has just named,
  /// "for Dana and Zog", and where that name ends.
  private func companion(of found: [FoundName], _ index: Int, _ reached: Int) -> (NameKind, Int)? {
    guard let kind = personKind(of: found), index >= 2,
      chunks.text(reached) == "and", !chunks[index].isAfterBreak,
      !chunks[index - 2].isPossessive, let end = furtherName(from: index) ?? wordName(at: index)
    else { return nil }
    return (kind, end)
  }

  // MARK: Names of the book

  private func mayBeKnown(at index: Int) -> Bool {
    !isEmpty && (chunks[index].isCapitalised || !chunks[index].classes.isSmall)
  }

  private func known(at index: Int) -> (FoundName, Int)? {
    let matches = matches(at: index)
    guard let count = matches.map(\.count).max() else { return near(at: index) }
    let longest = matches.filter { $0.count == count }
    let isFull = longest.contains(where: \.isFull)
    let role = places.role(at: index, count: count)
    let best = preferred(longest, role)
    let kind = places.kind(of: best, at: index, count: count, role: role)
    guard places.isName(at: index, count: count, kind: kind, isFull: isFull, role: role) else {
      return nil
    }
    let end = index + count
    // "for Sam Jones" is somebody else than Sam, who works here.
    let isGuest =
      kind == .staff && index > 0
      && !chunks[index - 1].classes.isDisjoint(with: [.forWhom, .beforeGuest])
    let isWhole = longest.contains { $0.isFull && $0.entry.kind == kind }
    if !isWhole, role == .customer, kind == .customer,
      chunks[index - 1].classes.contains(.beforeGuest),
      end < chunks.count, chunks[end].isUnknown, !chunks[end].isAfterBreak,
      UnknownNames(chunks: chunks).isGiven(end + 1)
    {
      // "book dana smith a haircut"
      return (name(kind, [], index..<end + 1), end + 1)
    }
    if !isWhole || isGuest, kind == .customer || kind == .staff, let far = furtherName(from: end) {
      if isGuest { return (name(.customer, [], index..<far), far) }
      // "Dana Smith" is not Dana Whitfield: a person whom the book lacks.
      return (name(kind, [], index..<far), far)
    }
    return (name(kind, best.filter { $0.kind == kind }, index..<end), end)
  }

  /// The entries of those that match best: of the kind that is asked for
  /// ("move Priya" is the customer Priya Shah), else those typed in full.
  private func preferred(_ longest: [Match], _ role: NameKind?) -> [NameEntry] {
    let wanted = longest.filter { $0.entry.kind == role }
    if !wanted.isEmpty {
      // "with Sam" is Sam, though Sam Smith works here as well.
      let whole = role == .staff ? wanted.filter(\.isFull) : []
      return (whole.isEmpty ? wanted : whole).map(\.entry)
    }
    let full = longest.filter(\.isFull)
    return (full.isEmpty ? longest : full).map(\.entry)
  }

  /// The end of capitalised words of no meaning that go on from a place.
  private func furtherName(from start: Int) -> Int? {
    var end = start
    while end < chunks.count, !chunks[end - 1].isPossessive, !chunks[end].isAfterBreak,
      chunks[end].isUnknown && chunks[end].isCapitalised || chunks.isParticle(end)
    {
      end += 1
    }
    return end > start ? end : nil
  }

  /// The end of a capitalised first name that is a word as well, where no date can be meant.
  private func wordName(at index: Int) -> Int? {
    guard chunks[index].isForename, chunks[index].isProper(in: chunks.line) else { return nil }
    let line = chunks.line
    if line.tokens[chunks[index].tokens.lowerBound].word == .weekday { return nil }
    guard index + 1 < chunks.count, !chunks[index + 1].isAfterBreak else { return index + 1 }
    return line.tokens[chunks[index + 1].tokens.lowerBound].kind == .number ? nil : index + 1
  }

  private func matches(at index: Int) -> [Match] {
    let text = chunks.text(index)
    var result: [Match] = []
    add(text, at: index, to: &result)
    if chunks[index].isPossessive { add(chunks.stem(index), at: index, to: &result) }
    if chunks[index].tokens.count > 1 {
      // "3D Lashes" has the words of a name, "3", "D", in one piece.
      add(chunks.firstWord(index), at: index, to: &result)
    }
    if result.isEmpty {
      for variant in NameForms.variants(of: text) { add(variant, at: index, to: &result) }
    }
    return result
  }

  private func add(_ word: String, at index: Int, to result: inout [Match]) {
    for entry in vocabulary.names(startingWith: word) {
      if let match = match(entry, at: index), !result.contains(where: { $0.entry == entry }) {
        result.append(match)
      }
    }
  }

  /// As much of a name as stands from a place on.
  private func match(_ entry: NameEntry, at index: Int) -> Match? {
    var place = index
    var end = index
    var word = 0
    while word < entry.words.count, place < chunks.count {
      if word > 0 {
        if chunks[place].isAfterBreak,
          !chunks.isGlued(place)
            || chunks[place - 1].isPossessive && chunks.text(place) != entry.words[word]
        {
          break
        }
        if chunks.isJoint(place, in: entry, before: word) {
          place += 1
          continue
        }
      }
      let count = chunks.words(of: entry, from: word, at: place)
      guard count > 0 else { break }
      word += count
      place += 1
      end = place
    }
    guard end > index else { return nil }
    return Match(entry: entry, count: end - index, isFull: word == entry.words.count)
  }

  // MARK: Near names

  /// A word that only one slip parts from a name, or that is a later word of
  /// one: "Whitfield", "haircut" where the book has "Men's haircut".
  private func near(at index: Int) -> (FoundName, Int)? {
    let chunk = chunks[index]
    guard chunk.isUnknown || chunk.classes.contains(.event), chunks.length(index) >= 3,
      !chunks.isBeforeSlash(index)
    else { return nil }
    let entries = vocabulary.names(near: chunks.stem(index), limit: 6)
    guard let first = entries.first else { return nil }
    if let (exact, count) = laterWords(of: entries, at: index) {
      let role = places.role(at: index, count: count)
      let kind = places.kind(of: exact, at: index, count: count, role: role)
      let end = index + count
      return (name(kind, exact.filter { $0.kind == kind }, index..<end), end)
    }
    let role = places.role(at: index, count: 1)
    let kind = role ?? first.kind
    let fitting = entries.filter { $0.kind == kind }
    guard chunk.isUnknown, !fitting.isEmpty, isGuessable(at: index, kind, role) else { return nil }
    // "hanna berg": the slip is in the first word, and the second belongs to it.
    let whole = fitting.filter {
      $0.words.count > 1 && index + 1 < chunks.count && !chunks[index + 1].isAfterBreak
        && chunks.matches(index + 1, $0.words[1])
    }
    let end = whole.isEmpty ? index + 1 : index + 2
    var guess = name(kind, Array((whole.isEmpty ? fitting : whole).prefix(2)), index..<end)
    guess.mention.isGuess = true
    return (guess, end)
  }

  /// Entries that have the words from a place on among their later words.
  private func laterWords(
    of entries: [NameEntry], at index: Int
  ) -> (entries: [NameEntry], count: Int)? {
    var best: (entries: [NameEntry], count: Int) = ([], 0)
    for entry in entries {
      for start in entry.words.indices where chunks.matches(index, entry.words[start]) {
        var count = 1
        while start + count < entry.words.count, index + count < chunks.count,
          !chunks[index + count].isAfterBreak,
          chunks.matches(index + count, entry.words[start + count])
        {
          count += 1
        }
        if count > best.count { best = ([], count) }
        if count == best.count, !best.entries.contains(entry) { best.entries.append(entry) }
      }
    }
    return best.count > 0 ? best : nil
  }

  /// Whether a slip of the pen may be guessed at: where a name stands, or in a
  /// word long enough that little else is near.
  private func isGuessable(at index: Int, _ kind: NameKind, _ role: NameKind?) -> Bool {
    if role != nil || chunks[index].isCapitalised { return true }
    if kind == .service { return chunks.length(index) >= 5 }
    return expecting == .person
  }

  // MARK: Mentions

  func name(_ kind: NameKind, _ entries: [NameEntry], _ range: Range<Int>) -> FoundName {
    let line = chunks.line
    let tokens =
      chunks[range.lowerBound].tokens.lowerBound..<chunks[range.upperBound - 1].tokens.upperBound
    var span = line.span(ofTokens: tokens)
    var text = line.text(span)
    if chunks[range.upperBound - 1].isPossessive {
      // An apostrophe is one byte, or three.
      let cut = text.hasSuffix("'s") || text.hasSuffix("'S") ? 2 : 4
      span = span.lowerBound..<max(span.lowerBound, span.upperBound - cut)
      text = line.text(span)
    }
    var mention = NameMention(kind: kind, entries: entries, text: text, span: span)
    mention.isExcluded = places.isExcluded(range.lowerBound)
    mention.isRelation =
      kind == .customer && entries.isEmpty
      && (chunks[range.lowerBound].classes.contains(.relation)
        || UnknownNames(chunks: chunks).ageEnd(at: range.lowerBound) == range.upperBound)
    let first = words.partitioningIndex { Int($0.token) >= tokens.lowerBound }
    let end = words.partitioningIndex { Int($0.token) >= tokens.upperBound }
    return FoundName(mention: mention, tokens: tokens, words: first..<max(first + 1, end))
  }
}

extension WordClasses {
  /// Whether it is a small word that begins no name.
  fileprivate var isSmall: Bool {
    !isDisjoint(with: [.stop, .polite, .pronoun, .determiner, .be, .poss, .person, .ask])
  }
}

extension CueWord {
  /// Whether it can be a name that the book has not: a word of no meaning, one
  /// with a capital letter, "my son".
  fileprivate var mayBeName: Bool {
    id == 0 && !isNumber || kinds.contains(.forename) || isCapitalised && !`is`(.i)
      || classes.contains(.relation)
  }
}

extension Vocabulary {
  /// Whether it is the one without names; a cast would look for that in the runtime's
  /// tables, line for line.
  fileprivate var isKnownEmpty: Bool { type(of: self) == EmptyVocabulary.self }
}
