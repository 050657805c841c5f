/// Finds names of the book in a line, and words that stand where a name would.
struct NameReader {
  let line: TokenizedLine
  let words: [CueWord]
  let vocabulary: any Vocabulary
  let common: CommonWords
  let expecting: Expectation?

  private let chunks: [NameChunk]

  init(
    line: TokenizedLine, words: [CueWord], vocabulary: any Vocabulary, common: CommonWords,
    expecting: Expectation?
  ) {
    self.line = line
    self.words = words
    self.vocabulary = vocabulary
    self.common = common
    self.expecting = expecting
    chunks = NameChunk.chunks(of: line, words: words)
  }

  /// An entry that fits at a place, with how many pieces of it were typed.
  private struct Match {
    var entry: NameEntry
    var count: Int
    var isFull: Bool { count == entry.words.count }
  }

  /// Finds all names, in order.
  func read() -> [FoundName] {
    var found: [FoundName] = []
    var index = 0
    while index < chunks.count {
      if let (name, next) = known(at: index, after: found) ?? unknown(at: index, after: found) {
        found.append(name)
        index = next
      } else {
        index += 1
      }
    }
    return found
  }

  // MARK: Names of the book

  private func known(at index: Int, after found: [FoundName]) -> (FoundName, Int)? {
    let matches = matches(at: index)
    guard let count = matches.map(\.count).max() else { return near(at: index, after: found) }
    let longest = matches.filter { $0.count == count }
    let full = longest.filter(\.isFull)
    // "move Priya": the customer Priya Shah rather than the stylist Priya.
    let wanted = role(at: index, count: count).map { role in
      longest.filter { $0.entry.kind == role }
    }
    let best = wanted.flatMap { $0.isEmpty ? nil : $0 } ?? (full.isEmpty ? longest : full)
    let kind = kind(of: best.map(\.entry), at: index, count: count)
    var entries = best.map(\.entry).filter { $0.kind == kind }
    guard isName(at: index, count: count, kind: kind, isFull: !full.isEmpty) else { return nil }
    var end = index + count
    // "Dana Smith" is not Dana Whitfield: a person whom the book does not have.
    if kind == .customer || kind == .staff,
      full.isEmpty || entries.allSatisfy({ $0.words.count == 1 }),
      end < chunks.count, !chunks[end - 1].isPossessive, !chunks[end].isAfterBreak,
      chunks[end].isUnknown, chunks[end].isCapitalised, full.isEmpty
    {
      entries = []
      while end < chunks.count, !chunks[end].isAfterBreak, chunks[end].isUnknown,
        chunks[end].isCapitalised
      {
        end += 1
      }
    }
    return (name(kind, entries, index..<end), end)
  }

  private func matches(at index: Int) -> [Match] {
    var result: [Match] = []
    var stems = NameForms.stems(chunks[index].text)
    if chunks[index].isPossessive, !stems.contains(chunks[index].stem) {
      stems.append(chunks[index].stem)
    }
    for stem in stems {
      for entry in vocabulary.names(startingWith: stem) {
        let count = typed(of: entry, at: index)
        if count > 0, !result.contains(where: { $0.entry == entry }) {
          result.append(Match(entry: entry, count: count))
        }
      }
    }
    return result
  }

  /// How many words of a name stand from a place on.
  private func typed(of entry: NameEntry, at index: Int) -> Int {
    var count = 0
    while count < entry.words.count, index + count < chunks.count {
      let chunk = chunks[index + count]
      if count > 0,
        chunk.isAfterBreak
          || chunks[index + count - 1].isPossessive && chunk.text != entry.words[count]
      {
        break
      }
      guard NameForms.matches(chunk, entry.words[count]) else { break }
      count += 1
    }
    return count
  }

  /// A word that only one slip parts from a name, or that is a later word of
  /// one: "Whitfield", "haircut" where the book has "Men's haircut".
  private func near(at index: Int, after found: [FoundName]) -> (FoundName, Int)? {
    let chunk = chunks[index]
    let isEvent = chunk.word < words.count && words[chunk.word].classes.contains(.event)
    guard chunk.isUnknown || isEvent, chunk.text.utf8.count >= 3 else { return nil }
    let entries = vocabulary.names(near: chunk.stem, limit: 6)
    guard !entries.isEmpty else { return nil }
    if let (exact, count) = laterWords(of: entries, at: index) {
      let kind = kind(of: exact, at: index, count: count)
      let end = index + count
      return (name(kind, exact.filter { $0.kind == kind }, index..<end), end)
    }
    guard chunk.isUnknown, let first = entries.first else { return nil }
    let kind = role(at: index, count: 1) ?? first.kind
    let fitting = entries.filter { $0.kind == kind }
    guard !fitting.isEmpty, isGuessable(at: index, kind) else { return nil }
    var guess = name(kind, Array(fitting.prefix(2)), index..<index + 1)
    guess.mention.isGuess = true
    return (guess, index + 1)
  }

  /// Entries that have the words from a place on among their later words.
  private func laterWords(
    of entries: [NameEntry], at index: Int
  ) -> (entries: [NameEntry], count: Int)? {
    var best: (entries: [NameEntry], count: Int) = ([], 0)
    for entry in entries {
      for start in entry.words.indices where NameForms.matches(chunks[index], entry.words[start]) {
        var count = 1
        while start + count < entry.words.count, index + count < chunks.count,
          !chunks[index + count].isAfterBreak,
          NameForms.matches(chunks[index + count], entry.words[start + count])
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
  private func isGuessable(at index: Int, _ kind: NameKind) -> Bool {
    if role(at: index, count: 1) != nil || chunks[index].isCapitalised { return true }
    if kind == .service { return chunks[index].text.utf8.count >= 5 }
    return expecting == .person
  }

  // MARK: Where names stand

  /// The kind of several entries that a place asks for.
  private func kind(of entries: [NameEntry], at index: Int, count: Int) -> NameKind {
    if let role = role(at: index, count: count), entries.contains(where: { $0.kind == role }) {
      return role
    }
    if chunks[index + count - 1].isPossessive, entries.contains(where: { $0.kind == .customer }),
      !followedByWork(index + count)
    {
      return .customer
    }
    let order: [NameKind] = [.service, .staff, .customer, .resource]
    return order.first { kind in entries.contains { $0.kind == kind } } ?? .service
  }

  /// The kind that the words before a place ask for.
  private func role(at index: Int, count: Int) -> NameKind? {
    guard index > 0, !chunks[index].isAfterBreak || isJoined(index) else {
      return followedByWork(index + count) ? .staff : nil
    }
    switch chunks[index - 1].text {
    case "with", "see", "by", "stylist", "barber": return .staff
    case "for", "customer", "client", "move", "cancel", "reschedule", "put", "postpone", "mark":
      return .customer
    case "dr", "doctor": return .staff
    case "service": return .service
    default: break
    }
    if followedByWork(index + count) { return .staff }
    if chunks[index - 1].text == "book" || chunks[index - 1].text == "get",
      index + count < chunks.count
    {
      let next = chunks[index + count].text
      if next == "a" || next == "an" || next == "in" { return .customer }
    }
    return nil
  }

  private func isJoined(_ index: Int) -> Bool {
    chunks[index - 1].text == "dr"
  }

  /// "Sam works", "Sam is off", "Sam does": only staff do.
  private func followedByWork(_ index: Int) -> Bool {
    guard index < chunks.count else { return false }
    switch chunks[index].text {
    case "works", "does", "doesnt", "hours", "took", "starts", "finishes", "working": return true
    case "is", "was", "has", "will", "can", "cant":
      guard index + 1 < chunks.count else { return false }
      switch chunks[index + 1].text {
      case "off", "away", "ill", "sick", "on", "unwell", "working", "out", "do", "lunch", "not":
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether words that mean something else as well are a name here.
  private func isName(at index: Int, count: Int, kind: NameKind, isFull: Bool) -> Bool {
    let chunk = chunks[index]
    let token = line.tokens[chunk.tokens.lowerBound]
    if count > 1 { return true }
    let isTimeWord = token.kind == .number || token.word != .unknown
    let id = chunk.word < words.count ? words[chunk.word].id : 0
    if kind == .service {
      let classes = chunk.word < words.count ? words[chunk.word].classes : []
      if isFull {
        return !isTimeWord || token.word == .business || token.word == .work || token.word == .verb
          || !isDate(at: index)
      }
      return id == 0 && !isTimeWord || classes.contains(.event) || !isTimeWord && classes.isEmpty
    }
    if id == 0, !isTimeWord { return true }
    if chunk.isPossessive { return !isTimeWord || chunk.isCapitalised && !isDate(at: index) }
    if isTimeWord, isDate(at: index) { return false }
    if chunks.count == 1 { return expecting == .person || !isTimeWord }
    if role(at: index, count: count) != nil { return true }
    if chunk.isCapitalised, !chunk.isAfterBreak, index > 0 { return true }
    return false
  }

  /// Whether a word stands where a date would: "in April", "April 4", "next
  /// Summer".
  private func isDate(at index: Int) -> Bool {
    if index + 1 < chunks.count, !chunks[index + 1].isAfterBreak,
      line.tokens[chunks[index + 1].tokens.lowerBound].kind == .number
    {
      return true
    }
    guard index > 0, !chunks[index].isAfterBreak else { return false }
    let before = line.tokens[chunks[index - 1].tokens.lowerBound]
    if before.kind == .number { return true }
    switch before.word {
    case .in, .on, .next, .last, .this, .every, .of, .until, .before, .after, .since, .early,
      .late, .mid, .ordinal, .coming, .previous, .by, .through:
      return true
    default: return false
    }
  }

  // MARK: Names that the book does not have

  private func unknown(at index: Int, after found: [FoundName]) -> (FoundName, Int)? {
    UnknownNames(chunks: chunks, line: line, words: words).name(at: index).map { kind, end in
      (name(kind, [], index..<end), end)
    }
  }

  private func name(_ kind: NameKind, _ entries: [NameEntry], _ range: Range<Int>) -> FoundName {
    let tokens =
      chunks[range.lowerBound].tokens.lowerBound..<chunks[range.upperBound - 1].tokens.upperBound
    var span = line.span(ofTokens: tokens)
    var text = line.text(span)
    if chunks[range.upperBound - 1].isPossessive {
      let cut = text.hasSuffix("'s") || text.hasSuffix("'S") ? 2 : text.hasSuffix("s") ? 4 : 0
      span = span.lowerBound..<max(span.lowerBound, span.upperBound - cut)
      text = line.text(span)
    }
    var mention = NameMention(kind: kind, entries: entries, text: text, span: span)
    mention.isExcluded = isExcluded(range.lowerBound)
    let first = words.firstIndex { Int($0.token) >= tokens.lowerBound } ?? 0
    let last = words.lastIndex { Int($0.token) < tokens.upperBound } ?? first
    return FoundName(mention: mention, tokens: tokens, words: first..<max(first, last) + 1)
  }

  /// "not Sam", "anyone but Sam", "except with Sam".
  private func isExcluded(_ index: Int) -> Bool {
    var before = index - 1
    if before >= 0, chunks[before].text == "with" || chunks[before].text == "for" { before -= 1 }
    guard before >= 0 else { return false }
    switch chunks[before].text {
    case "not", "except", "but", "without", "besides", "excluding":
      return chunks[before].text != "but"
        || before > 0
          && ["anyone", "anybody", "everyone", "all", "any"].contains(chunks[before - 1].text)
    default: return false
    }
  }
}
