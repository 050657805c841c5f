/// Numbers that tell one thing of many: "room 3", "order 1234", "bay 2".
enum ThingNumbers {
  /// Adds the tokens of all of them that no name has, which no rule may take for a time.
  static func append(
    of line: TokenizedLine, names: [FoundName], to found: inout [Range<Int>]
  ) {
    for index in line.tokens.indices.dropFirst()
    where (line.tokens[index].kind == .number && isOne(index, line) || countsPlaces(index, line))
      && !names.contains(where: { $0.tokens.contains(index) })
    {
      found.append(index..<index + 1)
    }
  }

  /// Whether a token is the number of the thing that is named before it.
  ///
  /// "a room 3 on Friday", "the room 3 on Friday" is a room at that hour.
  private static func isOne(_ index: Int, _ line: TokenizedLine) -> Bool {
    let thing = line.token(index - 1)
    return thing.kind == .word && thing.word.mayBeThing && line.token(index).isSpaced
      && !thing.traits.contains(.plural) && isTold(index, line) && isNumbered(thing, line)
      && !isAny(line.token(index - 2), line)
  }

  /// "the first two on Friday", "her last 2 of the day": how many, and no hour.
  private static func countsPlaces(_ index: Int, _ line: TokenizedLine) -> Bool {
    let token = line.tokens[index]
    guard index > 1, token.kind == .number || token.word == .cardinal,
      (2...9).contains(token.number),
      line.isWord(line.tokens[index - 1], "first") || line.isWord(line.tokens[index - 1], "last")
    else { return false }
    switch line.token(index + 1).word {
    case .on, .of, .relativeDay, .weekday: return true
    default: return false
    }
  }

  /// Whether what follows leaves a number to the thing before it: another time, or what
  /// begins a time of its own.
  private static func isTold(_ index: Int, _ line: TokenizedLine) -> Bool {
    let next = line.token(index + 1)
    switch next.word {
    case .on, .at, .relativeDay, .tonight, .weekday, .this, .next, .from, .for, .by, .after,
      .before,
      .between:
      return true
    default:
      return line.tokens[index].digits >= 3 && index + 1 == line.tokens.count
    }
  }

  private static func isAny(_ token: Token, _ line: TokenizedLine) -> Bool {
    token.word == .a || token.word == .the || any.contains { line.isWord(token, $0) }
  }

  private static let any: [StaticString] = ["an", "any", "some", "one", "another"]

  /// Whether things of a kind are told apart by numbers.
  private static func isNumbered(_ token: Token, _ line: TokenizedLine) -> Bool {
    numbered.contains { line.isWord(token, $0) }
  }

  private static let numbered: [StaticString] = [
    "room", "bay", "table", "chair", "seat", "bed", "suite", "studio", "station", "court", "lane",
    "pitch", "hall", "unit", "apartment", "apt", "flat", "house", "floor", "level", "desk", "booth",
    "order", "invoice", "ticket", "case", "ref", "reference", "receipt", "job", "account", "flight",
    "gate", "platform", "route", "bus", "page", "chapter", "grade", "line", "box", "locker", "door",
    "lift", "ramp", "pump", "machine", "van", "car", "batch", "lot", "version",
  ]
}

extension Word {
  /// Whether a word of the grammar may be the name of a thing as well: of those before a
  /// number nearly none is.
  fileprivate var mayBeThing: Bool {
    switch self {
    case .at, .on, .for, .from, .to, .and, .or, .between, .until, .by, .before, .after, .around,
      .the, .of, .in, .weekday, .month, .relativeDay, .past, .cardinal, .part, .tonight:
      false
    default: true
    }
  }
}
