/// What the words around a place say about a name that stands there.
struct NamePlaces {
  let chunks: NameChunks
  let expecting: Expectation?

  /// The kind that the words around a place ask for.
  func role(at index: Int, count: Int) -> NameKind? {
    guard index > 0, !chunks[index].isAfterBreak || chunks[index - 1].classes.contains(.title)
    else { return isWorker(index + count) ? .staff : nil }
    let before = chunks[index - 1].classes
    if before.contains(.beforeStaff) { return .staff }
    if before.contains(.beforeCustomer) { return .customer }
    if isWorker(index + count) { return .staff }
    // "book Dana a massage", "get Dana in".
    if before.contains(.beforeGuest), index + count < chunks.count,
      chunks[index + count].classes.contains(.afterGuest)
    {
      return .customer
    }
    return nil
  }

  /// The kind of several entries that a place asks for.
  func kind(
    of entries: [NameEntry], at index: Int, count: Int, role: NameKind?
  ) -> NameKind {
    if let role, entries.contains(where: { $0.kind == role }) { return role }
    if chunks[index + count - 1].isPossessive, entries.contains(where: { $0.kind == .customer }),
      !isWorker(index + count)
    {
      return .customer
    }
    let order: [NameKind] = [.service, .staff, .customer, .resource]
    return order.first { kind in entries.contains { $0.kind == kind } } ?? .service
  }

  /// "Sam works", "Sam is off", "Sam does": only staff do.
  private func isWorker(_ index: Int) -> Bool {
    guard index < chunks.count else { return false }
    let classes = chunks[index].classes
    if classes.contains(.working) { return true }
    guard index + 1 < chunks.count, !classes.isDisjoint(with: [.be, .can, .having]) else {
      return false
    }
    return chunks[index + 1].classes.contains(.absent)
  }

  /// Whether words that mean something else as well are a name here.
  func isName(at index: Int, count: Int, kind: NameKind, isFull: Bool, role: NameKind?) -> Bool {
    if count > 1 { return isFull || role != nil && kind != .service || !isOfTime(index, count) }
    let chunk = chunks[index]
    if kind != .service, !isFull, isDayOfWeek(index, role) { return false }
    let isPlain = chunk.isUnknown
    if kind == .service {
      if isFull { return !chunk.isTimeWord || !isDate(at: index) }
      return isPlain || chunk.classes.contains(.event) || !chunk.isTimeWord && chunk.classes.isEmpty
    }
    if isPlain { return true }
    if chunk.isPossessive {
      return !chunk.isTimeWord || chunk.isCapitalised && !isDate(at: index)
    }
    if chunk.isTimeWord, isDate(at: index) { return false }
    if chunks.count == 1 { return expecting == .person || !chunk.isTimeWord }
    return role != nil || chunk.isCapitalised && !chunk.isAfterBreak && index > 0
  }

  /// Whether only words of time stand there: the "2 hours" that a 2 Hour Massage begins with.
  private func isOfTime(_ index: Int, _ count: Int) -> Bool {
    (index..<index + count).allSatisfy { chunks[$0].isTimeWord }
  }

  /// Whether a weekday is the day, though a name begins with it: "Wednesday" by itself is
  /// Wednesday Addams only where a person is named, and the day is named as well.
  private func isDayOfWeek(_ index: Int, _ role: NameKind?) -> Bool {
    guard chunks.line.tokens[chunks[index].tokens.lowerBound].word == .weekday,
      !chunks[index].isPossessive
    else { return false }
    return role == nil || !UnknownNames(chunks: chunks).hasDay(besides: index)
  }

  /// Whether a word stands where a date would: "in April", "April 4", "next
  /// Summer".
  private func isDate(at index: Int) -> Bool {
    let line = chunks.line
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

  /// "not Sam", "anyone but Sam", "except with Sam", "everything but the colour", "and no
  /// fringe trim".
  func isExcluded(_ index: Int) -> Bool {
    var before = index - 1
    while before > 0, before > index - 3, isSmall(before), !chunks[before + 1].isAfterBreak {
      before -= 1
    }
    guard before >= 0, !chunks[before + 1].isAfterBreak else { return false }
    if chunks[before].classes.contains(.excluding) { return true }
    // "a colour instead of a cut", "anyone other than Sam"
    if before > 0,
      isWord(before, ["of"]) && isWord(before - 1, ["instead"])
        || isWord(before, ["than"]) && isWord(before - 1, ["other"])
    {
      return true
    }
    // "someone who isn't Sam"
    if before > 0, isWord(before, ["isnt"]) { return isWord(before - 1, ["who", "that"]) }
    if isWord(before, ["no"]) { return before > 0 && !chunks[before].isAfterBreak }
    if before > 0, isUnwanted(before) { return true }
    guard before > 0, chunks[before].classes.contains(.excludingAny) else { return false }
    return (0..<before).contains {
      chunks[$0].classes.contains(.anyone) || isWord($0, ["everything", "anything", "every"])
    }
  }

  /// Whether a verb at a place says that what follows is not wanted: "I don't want Sam", "I'd
  /// rather not have Sam", "don't put me with Sam".
  private func isUnwanted(_ index: Int) -> Bool {
    var verb = index
    while verb > 1, isWord(verb, ["me", "us", "to"]) { verb -= 1 }
    guard verb > 0, !chunks[verb].isAfterBreak else { return false }
    if isWord(verb, ["want", "like", "fancy", "prefer"]) { return isDenied(verb - 1) }
    if isWord(verb, ["give", "put"]), verb < index || isWord(verb, ["give"]) {
      return chunks.line.tokens[chunks[verb - 1].tokens.lowerBound].word == .negation
    }
    guard isWord(verb, ["have", "see", "get", "be", "go"]), verb > 1 else { return false }
    if isWord(verb - 1, ["not"]) { return isWord(verb - 2, ["rather", "prefer"]) }
    return verb > 2 && isWord(verb - 1, ["to"]) && isWord(verb - 2, ["want"])
      && isDenied(verb - 3)
  }

  private func isDenied(_ index: Int) -> Bool {
    chunks.line.tokens[chunks[index].tokens.lowerBound].word == .negation
      || isWord(index, ["not", "never"])
  }

  /// Whether a name goes on with a list of what is ruled out: "not Sam or Alex", "anyone except
  /// Sam and Alex".
  ///
  /// Of "not Sam, Alex" the second is wanted.
  func goesOnExcluded(_ index: Int, behind last: FoundName) -> Bool {
    guard last.mention.isExcluded else { return false }
    var place = index - 1
    while place > 0, isSmall(place), !chunks[place + 1].isAfterBreak { place -= 1 }
    guard place > 0, !chunks[place + 1].isAfterBreak, isWord(place, ["or", "and", "nor"]) else {
      return false
    }
    return chunks[place - 1].tokens.upperBound == last.tokens.upperBound
  }

  /// Whether a name is ruled out with those that follow it in a list: the middle of "not Sam,
  /// Priya or Alex".
  func goesOnExcluded(_ index: Int, end: Int, behind last: FoundName) -> Bool {
    guard last.mention.isExcluded, index > 0, chunks[index].isAfterBreak,
      chunks[index - 1].tokens.upperBound == last.tokens.upperBound,
      chunks.line.tokens[chunks[index - 1].tokens.upperBound].word == .comma,
      end < chunks.count
    else { return false }
    // Looked for no further than a list of people goes.
    for place in end..<min(chunks.count, end + 6) {
      if isWord(place, ["or", "and", "nor"]) {
        return place == end || chunks[place - 1].isCapitalised
      }
      guard chunks[place].isAfterBreak, chunks[place].isCapitalised else { return false }
    }
    return false
  }

  /// Whether a word only leads to the name behind it.
  private func isSmall(_ index: Int) -> Bool {
    !isWord(index, ["no"])
      && !chunks[index].classes.isDisjoint(with: [
        .beforeStaff, .beforeCustomer, .forWhom, .determiner, .poss,
      ])
  }

  private func isWord(_ index: Int, _ words: [StaticString]) -> Bool {
    let token = chunks.line.tokens[chunks[index].tokens.lowerBound]
    return words.contains { chunks.line.isWord(token, $0) }
  }
}
