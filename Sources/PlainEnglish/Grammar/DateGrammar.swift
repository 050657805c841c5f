import CivilTime

/// Finds the phrases of a line that say when, how often and how long.
///
/// The first of two stages: it knows nothing of now. What it finds, a
/// ``Resolver`` works out.
public enum DateGrammar {
  /// A length that a line names.
  struct LengthPhrase: Hashable, Sendable {
    var length: LengthExpression
    var tokens: Range<Int>
  }

  /// All that a line says about time, before now is known.
  struct Scan: Sendable {
    var phrases: [TimePhrase] = []
    var lengths: [LengthPhrase] = []
    /// The repetitions: more than one if days have times of their own.
    var recurrences: [RecurrencePhrase] = []
  }

  /// The time phrases of a line, in order.
  ///
  /// - Complexity: Linear in the length of the line.
  public static func scan(
    _ line: TokenizedLine, in context: ReadingContext, names: [Range<Int>] = []
  ) -> [TimePhrase] {
    scanAll(line, in: context, names: names).phrases
  }

  /// All that a line says about time.
  static func scanAll(
    _ line: TokenizedLine, in context: ReadingContext, names: [Range<Int>] = [],
    breaks: [RequestBreak] = []
  ) -> Scan {
    var line = line
    for range in names {
      for index in range where index < line.tokens.count {
        line.tokens[index].traits.insert(.name)
      }
    }
    line.readProposals()
    let scanner = PhraseScanner(line, in: context)
    var scan = Scan()
    var taken: [Range<Int>] = []
    let recurrences = scanner.recurrences()
    if let first = recurrences.first,
      !(first.isDescription && scanner.namesDays(orPeriod: first.isPartOnly))
    {
      taken = recurrences.flatMap(\.tokens)
      scan.recurrences = recurrences
    }
    scanner.collect(into: &scan, skipping: taken)
    scanner.dropTitles(&scan.phrases)
    scanner.dropPoliteWords(&scan.phrases, hasRecurrence: !scan.recurrences.isEmpty)
    scanner.assignRoles(&scan.phrases)
    scanner.markEnds(&scan.phrases)
    scanner.turnOwnHours(&scan.phrases)
    scanner.setOwnDaysAside(&scan.phrases)
    scanner.joinApart(&scan.phrases, breaks: breaks)
    scanner.joinLength(&scan)
    return scan
  }
}

extension TokenizedLine {
  /// Lets "about" of "how about 3" and "what about 3" lead to a time as "at" does: it
  /// proposes one and is no "about" of the nearly.
  fileprivate mutating func readProposals() {
    guard says.contains(.around) else { return }
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].word == .around {
      let before = tokens[index - 1]
      let next = tokens[index + 1]
      guard next.kind == .number || next.word == .cardinal || next.word == .month else { continue }
      if isWord(tokens[index], "about"), isWord(before, "how") || isWord(before, "what") {
        tokens[index].word = .at
      }
    }
  }
}

extension PhraseScanner {
  /// Walks over the line and collects phrases and lengths.
  func collect(into scan: inout DateGrammar.Scan, skipping taken: [Range<Int>]) {
    var index = 0
    var skip = 0
    while index < tokens.count {
      if skip < taken.count, taken[skip].lowerBound <= index {
        index = max(index, taken[skip].upperBound)
        skip += 1
        continue
      }
      let limit = skip < taken.count ? taken[skip].lowerBound : tokens.count
      if canStartList(index), let list = numberList(index), let end = list.last?.tokens.upperBound,
        end <= limit
      {
        scan.phrases += list
        index = end
      } else if let list = nthList(index), let end = list.last?.tokens.upperBound, end <= limit {
        scan.phrases += list
        index = end
      } else if canStart(index), let draft = phrase(index), draft.end <= limit {
        append(draft, to: &scan)
        index = max(draft.end, index + 1)
      } else if let last = scan.phrases.last?.tokens.upperBound, mayGoOn(index, behind: last),
        let further = further(index, behind: scan.phrases.last)
          ?? afterRefused(index, behind: scan.phrases.last)
      {
        scan.phrases.append(further)
        index = further.tokens.upperBound
      } else if let second = secondHour(index, behind: scan.phrases.last) {
        scan.phrases.append(second)
        index = second.tokens.upperBound
      } else if canStartLength(index), let length = lengthMention(index) {
        scan.lengths.append(length)
        index = length.tokens.upperBound
      } else {
        index = figuresEnd(index)
      }
    }
  }

  /// Behind a token, and behind all figures that hang together with it: what
  /// was no date as a whole ("3-7-27", "18/13/2022") is none in parts.
  private func figuresEnd(_ index: Int) -> Int {
    guard tokens[index].kind == .number else { return index + 1 }
    var end = index + 1
    while isGlued(end), tokens[end].kind == .symbol, isGlued(end + 1), isNumber(end + 1) {
      end += 2
    }
    return end
  }

  /// Whether the line names a single day, or a period where that may be.
  fileprivate func namesDays(orPeriod: Bool) -> Bool {
    var scan = DateGrammar.Scan()
    collect(into: &scan, skipping: [])
    return scan.phrases.contains { phrase in
      guard case .on(let date?, _) = phrase.expression else { return false }
      return date.isSingle || orPeriod
    }
  }

  /// Whether a phrase can begin with a token; most words of a line are done
  /// with here.
  private func canStart(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.traits.contains(.name) { return false }
    switch token.word {
    case .unknown:
      if token.kind == .number { return true }
      if token.kind == .symbol { return false }
      return HolidayTable.english.isHead(token.hash, line.foldedBytes(token))
    case .comma, .period, .question, .exclamation, .semicolon, .colon, .otherSymbol, .slash,
      .dash, .ampersand, .dollar, .quote, .hash, .percent, .underscore, .closeParenthesis,
      .openParenthesis:
      return false
    case .to: return isBareHourAfterChange(index)
    case .meridiem: return isHalfBeforeDay(index)
    case .plus: return index > 0  // at the head of a line it belongs to no clause
    case .x: return isWord(index + 1, "mas") || isWord(index + 2, "mas")
    case .most: return isWord(index, "latest")
    case .of, .and, .or, .than, .verb, .move, .instead, .count, .street, .thing, .more,
      .but, .least, .change, .time, .name, .zone, .negation, .ordinalEnding,
      .except, .possible, .work, .polite, .aside:
      return token.word == .ordinalEnding
    default: return true
    }
  }

  /// "change it to 3": the new hour.
  private func isBareHourAfterChange(_ index: Int) -> Bool {
    guard word(index - 1) != .up || isMoveVerb(before: index), let number = cardinal(index + 1),
      number.value <= 2400, !isPronoun(index + 1), !isCount(number.end), length(index + 1) == nil
    else { return false }
    let end = number.end
    guard
      isEnd(end) || isWord(end, "and") || word(end) == .dash && cardinal(end + 1) == nil,
      !(word(end) == .colon || word(end) == .period && isNumber(end + 1))
    else { return false }
    return firstChange < index
  }

  private func append(_ draft: PhraseDraft, to scan: inout DateGrammar.Scan) {
    if let ends = draft.ends, draft.length == nil, isMove(before: draft.start, scan.phrases),
      let pair = movedEnds(ends, draft)
    {
      scan.phrases.append(pair.0)
      scan.phrases.append(pair.1)
      return
    }
    var phrase = draft.phrase
    // A sign at the head of a line is no part of a clause.
    if tokens[draft.start].kind == .symbol, draft.start + 1 < draft.end {
      phrase.tokens = draft.start + 1..<draft.end
    }
    phrase.isMisspelled = phrase.tokens.contains { tokens[$0].traits.contains(.misspelled) }
    scan.phrases.append(phrase)
    if let length = draft.length {
      scan.lengths.append(.init(length: length, tokens: phrase.tokens))
    }
  }

  /// Whether a list of numbers can begin with a token.
  private func canStartList(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .cardinal, .at: return true
    case .unknown: return tokens[index].kind == .number || isWord(index, "either")
    default: return isWord(index, "either")
    }
  }

  /// Whether a token can go on with what a phrase that ends at another says: right behind
  /// it, or with "the … after" a few words on.
  private func mayGoOn(_ index: Int, behind last: Int) -> Bool {
    switch tokens[index].word {
    case .but, .comma, .or, .and, .ampersand: return true
    case .the: return index - last <= 5
    default: return false
    }
  }

  private func canStartLength(_ index: Int) -> Bool {
    if tokens[index].traits.contains(.name) { return false }
    switch tokens[index].word {
    case .a, .half, .quarter, .vagueNumber, .cardinal, .another, .all, .for: return true
    case .unit: return word(index + 1) == .and && token(index).value == TimeUnit.hour.rawValue
    case .unknown: return tokens[index].kind == .number
    default: return false
    }
  }

  /// A length that is no time from now: "for an hour", "a 2 hour slot".
  private func lengthMention(_ index: Int) -> DateGrammar.LengthPhrase? {
    if word(index) == .all {
      // "all week", "whole day": so long, where a length is asked for.
      guard word(index - 1) == .for || word(index - 1) == .the || word(index - 1) == .a else {
        return nil
      }
      let next = word(index + 1) == .dash ? index + 2 : index + 1
      guard let unit = unit(next) else { return nil }
      return .init(
        length: LengthExpression(unit.length(1), grain: unit.grain), tokens: index..<next + 1)
    }
    if word(index) == .for {
      guard word(index + 1) == .the, let unit = unit(index + 2), unit.isClock || unit == .day,
        isEnd(index + 3)
      else { return nil }
      return .init(
        length: LengthExpression(unit.length(1), grain: unit.grain), tokens: index..<index + 3)
    }
    if let number = cardinal(index), number.value > 0,
      [.dash, .to, .or].contains(word(number.end)), let length = length(number.end + 1),
      isNumber(number.end + 1) || word(number.end + 1) == .cardinal
    {
      // "30-45 minutes": the longer fits both.
      return .init(length: length.value, tokens: index..<length.end)
    }
    if isPronoun(index), word(index + 1) == .day,
      [.next, .this, .in, .coming].contains(word(index + 2))
    {
      return nil  // "one day next week"
    }
    guard let length = length(index), isLengthPlace(index, length) else { return nil }
    return .init(length: length.value, tokens: index..<length.end)
  }

  private func isLengthPlace(_ index: Int, _ length: Match<LengthExpression>) -> Bool {
    if word(length.end) == .ago { return false }
    let value = length.value.length
    return value.months > 0 || value.days > 0 || value.seconds > 0
  }
}
