/// Sentences that say something of several people or services.
extension SetUpScan {
  /// The sentence once for each of what it speaks of.
  ///
  /// "Sam works Mondays and Priya does colours" is two, as a name with a verb of
  /// its own begins anew; "Sam and Priya work Mondays" is the same of each.
  func subjects() -> [SetUpScan] {
    var starts = [0]
    for index in items.indices.dropFirst(2)
    where isJoint(index - 1)
      && (isSubject(index) || isStranger(index)
        || isFurtherVerb(index) && names(someoneAt: starts[starts.count - 1])
        || isElliptic(index, after: starts[starts.count - 1]))
      && hasVerb(starts[starts.count - 1]..<index)
    {
      starts.append(index)
    }
    guard starts.count > 1 else { return oneForEach }
    var verb: Item?
    let parts = starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1] - 1 : items.count
      var part = only(starts[number]..<end)
      if number > 0, part.isFurtherVerb(0) {
        // "Sam works Mondays and does colours".
        part.keep(Array(items[starts[0]..<(firstVerb(from: starts[0]) ?? starts[0])]) + part.items)
      }
      if let own = part.items.indices.first(where: { part.isVerb($0) }) {
        verb = part.items[own]
      } else if let verb, !part.items.isEmpty {
        // "haircuts start every half hour, colours every hour".
        part.keep([part.items[0], verb] + part.items.dropFirst())
      }
      return part
    }
    return parts.flatMap(\.oneForEach)
  }

  /// The sentence once for each of the people that stand joined before its
  /// verb.
  private var oneForEach: [SetUpScan] {
    var index = 0
    while isWord(index, "both", "please", "now", "so", "then") { index += 1 }
    while isWord(index, "a", "an", "the") { index += 1 }
    let first = index
    var names: [Int] = []
    while isMember(index) || isService(index) {
      names.append(index)
      index += 1
      while isJoint(index),
        isMember(index + 1) || isService(index + 1) || isJoint(index + 1)
          || isWord(index + 1, "a", "an", "the") && isService(index + 2)
      {
        index += 1
        while isWord(index, "a", "an", "the") { index += 1 }
      }
    }
    if isWord(index, "both", "all", "each") { index += 1 }
    guard names.count > 1, isVerb(index) else { return [self] }
    return names.map { name in
      var one = self
      one.keep(Array(items[..<first]) + [items[name]] + items[index...])
      return one
    }
  }

  /// A verb that says something more of the same person.
  private func isFurtherVerb(_ index: Int) -> Bool {
    isWord(index, "does", "do", "works", "work", "teaches", "teach", "offers")
  }

  private func firstVerb(from start: Int) -> Int? {
    (start..<items.count).first { isVerb($0) }
  }

  /// Whether someone stands before the first verb: of the staff, or a stranger.
  private func names(someoneAt start: Int) -> Bool {
    guard let verb = firstVerb(from: start), verb > start else { return false }
    return (start..<verb).allSatisfy { index in
      isMember(index) || isJoint(index) || isPersonLike(index, inList: false)
    }
  }

  /// A name of the kind that the sentence is about, with a value and the verb of what
  /// stands before: "Sam works Mondays, Priya Tuesdays".
  private func isElliptic(_ index: Int, after start: Int) -> Bool {
    guard let kind = kind(index),
      kind == .service || kind == .staff,
      let subject = (start..<index).first(where: { self.kind($0) != nil }),
      self.kind(subject) == kind,
      isVerb(subject + 1), items.indices.contains(index + 1)
    else { return false }
    switch items[index + 1].value {
    case .price, .length, .window, .days, .number, .clock: return true
    case .word: return isWord(index + 1, "every")
    case .name, .comma: return false
    }
  }

  /// The kind of a name that the book has.
  func kind(_ index: Int) -> NameKind? {
    guard items.indices.contains(index), case .name(let name) = items[index].value,
      !name.mention.entries.isEmpty
    else { return nil }
    return name.mention.kind
  }

  /// Of some times those that lie in this part of the line.
  func whens(of whens: [When]) -> [When] {
    // A subject may stand far before what is said of it.
    whens.filter { when in
      items.contains { line.span(ofTokens: $0.tokens).contains(when.span.lowerBound) }
    }
  }

  /// The whole of it as words that were not understood.
  var leftWords: [LeftWords] {
    guard let first = items.first, let last = items.last else { return [] }
    let tokens = first.tokens.lowerBound..<last.tokens.upperBound
    return [
      LeftWords(text: line.text(ofTokens: tokens), span: line.span(ofTokens: tokens), matters: true)
    ]
  }

  /// "at a time", "at once": of what there is at the same moment.
  var isAtOnce: Bool { items.indices.contains { isAtOnce($0) } }

  /// Whether an item ends "at a time".
  func isAtOnce(_ index: Int) -> Bool {
    isWord(index, "time") && isWord(index - 1, "a", "one") && isWord(index - 2, "at")
      || isWord(index, "once") && isWord(index - 1, "at")
  }

  private func isService(_ index: Int) -> Bool { kind(index) == .service }

  private func isMember(_ index: Int) -> Bool {
    guard items.indices.contains(index), case .name(let name) = items[index].value else {
      return false
    }
    return name.mention.kind == .staff && !name.mention.entries.isEmpty
  }

  /// The words for everyone who works here, with a verb behind them: "everyone",
  /// "both of them", "the whole team".
  func everyone(at index: Int) -> Range<Int>? {
    guard Self.wholes.contains(where: mayHave) else { return nil }
    var end = index
    // "we all work Saturdays".
    if isWord(end, "we", "they", "you"), isWord(end + 1, "all", "both") {
      return isVerb(end + 2) ? index..<end + 2 : nil
    }
    while isWord(end, "the", "whole", "entire", "all", "both", "everyone", "everybody"),
      end < index + 3
    {
      end += 1
    }
    guard end > index else { return nil }
    let isWhole =
      isWord(index, "all", "both", "everyone", "everybody")
      || isWord(index + 1, "whole", "entire") || isTrade(end)
    if isWord(end, "of"), isWord(end + 1, "us", "them", "you") {
      end += 2
    } else if isTrade(end) {
      end += 1
    }
    return isWhole && isVerb(end) ? index..<end : nil
  }

  /// The words that one for everyone begins with, or has behind a "we".
  private static let wholes: [StaticString] = [
    "all", "both", "the", "everyone", "everybody", "whole", "entire",
  ]

  /// A name that has a verb of its own.
  private func isSubject(_ index: Int) -> Bool {
    if everyone(at: index) != nil { return true }
    guard case .name(let name) = items[index].value, !name.mention.entries.isEmpty,
      name.mention.kind == .staff || name.mention.kind == .service
    else { return false }
    // Of "Sam and Priya do perms" the subject begins with Sam.
    var end = index + 1
    while isMember(end - 1), isJoint(end), isMember(end + 1) { end += 2 }
    return isVerb(end)
  }

  /// Words that the book has no name for, with a verb of their own: what is said
  /// of them is not to be taken for what is said of the one before.
  private func isStranger(_ index: Int) -> Bool {
    var next = index
    while next < min(index + 4, items.count), isUnknown(next), !isVerb(next),
      !isWord(
        next, "it", "they", "he", "she", "this", "that", "which", "who", "also", "only", "and")
    {
      next += 1
    }
    return next > index && isVerb(next)
  }

  private func isUnknown(_ index: Int) -> Bool {
    switch items[index].value {
    case .word: true
    case .name(let name): name.mention.entries.isEmpty
    default: false
    }
  }

  private func isJoint(_ index: Int) -> Bool {
    isComma(index) || isWord(index, "and", "but", "while", "whereas")
  }

  private func hasVerb(_ range: Range<Int>) -> Bool {
    range.contains { isVerb($0) }
  }

  private func isVerb(_ index: Int) -> Bool {
    isWord(
      index, "works", "work", "does", "do", "is", "are", "has", "have", "takes", "take", "costs",
      "cost", "starts", "start", "finishes", "finish", "needs", "need", "can", "doesnt", "dont",
      "cant", "lasts", "last", "offers", "offer", "holds", "hold", "comes", "come", "teaches",
      "teach", "runs", "run", "leads", "lead", "performs", "perform")
  }
}
