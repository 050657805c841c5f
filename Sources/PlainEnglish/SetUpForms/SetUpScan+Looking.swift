import CivilTime

/// What stands in a clause, for the forms that look for it.
extension SetUpScan {
  /// Whether an item is a comma, a colon, or another sign that sets apart.
  func isComma(_ index: Int) -> Bool {
    guard items.indices.contains(index), case .comma = items[index].value else { return false }
    return true
  }

  /// The number at an index.
  func number(at index: Int) -> Int? {
    guard items.indices.contains(index), case .number(let number) = items[index].value else {
      return nil
    }
    return number
  }

  /// Whether an item is a number of hundredths: "10%".
  func isPercent(_ index: Int) -> Bool {
    guard number(at: index) != nil else { return false }
    let next = items[index].tokens.upperBound
    return line.tokens.indices.contains(next) && line.tokens[next].word == .percent
      || isWord(index + 1, "percent")
  }

  /// Whether an item is a price, a length or a number that stands for one.
  func isValue(_ index: Int) -> Bool {
    guard items.indices.contains(index) else { return false }
    switch items[index].value {
    case .price, .length: return true
    default: return false
    }
  }

  /// Whether an item can be part of a service's name.
  func isNameItem(_ index: Int) -> Bool {
    guard items.indices.contains(index) else { return false }
    switch items[index].value {
    case .word, .name, .number: return true
    default: return false
    }
  }

  /// Whether an item is the word "service" or "treatment", though the book may have a service
  /// of that name.
  func isServiceWord(_ index: Int) -> Bool {
    guard items.indices.contains(index), items[index].tokens.count == 1 else { return false }
    return scanner.isWord(items[index].tokens.lowerBound, in: ["service", "treatment"])
  }

  /// The classes of a word that is no name; none of anything else.
  func classes(_ index: Int) -> WordClasses { word(index)?.classes ?? [] }

  /// Whether the sentence is a question.
  var isAsked: Bool {
    guard let first = items.first?.tokens.lowerBound, let end = items.last?.tokens.upperBound
    else { return false }
    return words.contains { $0.isAsked && (first..<end).contains(Int($0.lastToken)) }
  }

  /// Whether an item names people by what they do: "stylists", "the team".
  func isTrade(_ index: Int) -> Bool {
    word(index)?.classes.contains(.trade) ?? false
  }

  /// Whether an item may be a person's name: one with a capital, or in a list of
  /// names any word that means nothing else.
  func isPersonLike(_ index: Int, inList isSurelyAList: Bool) -> Bool {
    guard items.indices.contains(index) else { return false }
    switch items[index].value {
    case .name(let name): return name.mention.kind != .service
    case .word:
      guard let word = word(index) else { return false }
      return word.isCapitalised && word.classes.isDisjoint(with: [.be, .can, .pronoun, .person])
        || isSurelyAList && word.isUnknown
    default: return false
    }
  }

  func word(_ index: Int) -> CueWord? {
    guard items.indices.contains(index), items[index].isWord else { return nil }
    let token = items[index].tokens.lowerBound
    let place = words.partitioningIndex { Int($0.token) >= token }
    return place < words.count && Int(words[place].token) == token ? words[place] : nil
  }

  /// Whether the item at an index is one of these folded words.
  func isWord(_ index: Int, _ words: StaticString...) -> Bool {
    isWord(index, in: words)
  }

  /// Whether the item at an index is one of these folded words.
  func isWord(_ index: Int, in words: [StaticString]) -> Bool {
    guard items.indices.contains(index), items[index].isWord else { return false }
    let token = line.tokens[items[index].tokens.lowerBound]
    for word in words where line.isWord(token, word) { return true }
    guard items[index].tense != .none else { return false }
    for word in words where says(index, word) { return true }
    return false
  }

  /// Whether an item's word is this one; of what is supposed, also in the past
  /// tense.
  func says(_ index: Int, _ word: StaticString) -> Bool {
    let token = line.tokens[items[index].tokens.lowerBound]
    if line.isWord(token, word) { return true }
    let tense = items[index].tense
    return tense != .none && PastForms.isPast(line.foldedBytes(token), tense, of: word)
  }

  /// The sentence without the "we" that it begins with, so that "we removed the
  /// perm" is read as "remove the perm" is.
  var withoutSubject: SetUpScan? {
    guard isWord(0, "we", "i", "you", "they"), items.count > 1 else { return nil }
    var rest = self
    rest.keep(Array(rest.items.dropFirst()))
    while rest.isWord(0, "were", "would", "should", "could", "to", "just", "did"),
      rest.items.count > 1
    {
      rest.keep(Array(rest.items.dropFirst()))
    }
    return rest
  }

  /// The sentence without a verb that only makes it possible, so that "Sam might
  /// take Friday off" is read as "Sam take Friday off" is.
  var withoutMight: SetUpScan? {
    guard let index = first("might", "may", "could", "should", "would"), index > 0 else {
      return nil
    }
    var rest = self
    rest.keep(Array(rest.items[..<index] + rest.items[(index + 1)...]))
    return rest
  }

  /// The clock time that a preposition leads to: "at 8", "until half past 7".
  func clockAfterPreposition() -> ClockPoint? {
    for index in items.indices where isWord(index, "at", "from", "until", "till", "to", "by") {
      if let clock = scanner.clock(items[index].tokens.upperBound) { return clock.point }
    }
    return nil
  }

  /// The first index at or after `start` whose item is one of these words.
  func first(_ words: StaticString..., from start: Int = 0) -> Int? {
    guard words.contains(where: { mayHave($0) }) else { return nil }
    return items.indices.dropFirst(start).first { index in
      items[index].isWord && words.contains { says(index, $0) }
    }
  }

  func has(_ words: StaticString...) -> Bool {
    for word in words where mayHave(word) {
      for index in items.indices where items[index].isWord && says(index, word) { return true }
    }
    return false
  }

  var names: [FoundName] {
    guard hasName else { return [] }
    return items.compactMap { if case .name(let name) = $0.value { name } else { nil } }
  }

  /// The first mention of a kind, known or not.
  ///
  /// Like ``firstKnown(_:)`` it looks where the names lie: nearly all forms ask for it.
  func firstMention(_ kind: NameKind) -> NameMention? {
    first { $0.kind == kind }
  }

  /// The first mention of a kind that the book has.
  func firstKnown(_ kind: NameKind) -> NameMention? {
    first { $0.kind == kind && !$0.entries.isEmpty }
  }

  private func first(where fits: (NameMention) -> Bool) -> NameMention? {
    guard hasName else { return nil }
    for item in items {
      if case .name(let name) = item.value, fits(name.mention) { return name.mention }
    }
    return nil
  }

  /// The mentions of a kind that the book has.
  func mentions(_ kind: NameKind) -> [NameMention] {
    guard hasName else { return [] }
    return names.map(\.mention).filter { $0.kind == kind && !$0.entries.isEmpty }
  }

  /// What stands in brackets at the end, and where it begins in the line.
  var aside: (text: String, start: Int)? {
    guard let last = items.last?.tokens.upperBound,
      let open = line.tokens[..<last].lastIndex(where: { $0.word == .openParenthesis }),
      let close = line.tokens[open...].firstIndex(where: { $0.word == .closeParenthesis }),
      close > open + 1, close >= last - 1
    else { return nil }
    return (line.text(ofTokens: open + 1..<close), Int(line.tokens[open].start))
  }

  var windows: [(index: Int, window: ClockRange)] {
    items.enumerated().compactMap { index, item in
      if case .window(let window) = item.value { (index, window) } else { nil }
    }
  }

  /// Whether some words are within the hours of a window: the "10" of "10 to 2" is no day.
  func isWithinWindow(_ span: Range<Int>) -> Bool {
    items.contains { item in
      guard case .window = item.value else { return false }
      let own = line.span(ofTokens: item.tokens)
      return own.lowerBound <= span.lowerBound && span.upperBound <= own.upperBound
    }
  }

  /// All weekdays that are named, in the week's order.
  var days: [Weekday] {
    var found: [Weekday] = []
    for index in items.indices {
      guard case .days(let days, _) = items[index].value else { continue }
      for day in days where !found.contains(day) { found.append(day) }
    }
    return found.sorted()
  }

  /// Whether weekdays are named as such: "Sundays", "every Sunday".
  var isWeekly: Bool {
    items.contains { if case .days(_, let isWeekly) = $0.value { isWeekly } else { false } }
  }

  /// Whether days are named from one to another, and none beside them: "Monday to
  /// Friday", "weekdays".
  var isRangeOfDays: Bool {
    items.contains { item in
      guard case .days(let days, _) = item.value, days.count > 1 else { return false }
      let isList = item.tokens.contains { token in
        scanner.word(token) == .and || scanner.word(token) == .comma
          || scanner.word(token) == .ampersand || scanner.word(token) == .slash
          || line.isWord(line.tokens[token], "and")
      }
      return !isList
    }
  }

  /// Whether something is said to come on top of what there is.
  var isExtra: Bool { has("extra", "another", "additional", "further") || hasExtraLength }

  /// "an extra hour" is one length.
  private var hasExtraLength: Bool {
    items.contains { item in
      guard case .length = item.value else { return false }
      return item.tokens.contains { scanner.isWord($0, in: ["extra", "another", "additional"]) }
    }
  }

  var price: Int? {
    for index in items.indices {
      if case .price(let price) = items[index].value { return price }
    }
    return nil
  }

  /// The first length in minutes at or after an index.
  func minutes(from start: Int = 0) -> (index: Int, minutes: Int)? {
    for index in items.indices.dropFirst(start) {
      if case .length(let length) = items[index].value, let minutes = length.exactMinutes {
        return (index, minutes)
      }
    }
    return nil
  }

  func number(from start: Int = 0) -> Int? {
    for index in items.indices.dropFirst(start) {
      if case .number(let number) = items[index].value { return number }
    }
    return nil
  }

  /// The text of some items, as typed.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, items.indices.contains(last) else {
      return ""
    }
    return line.text(
      ofTokens: items[first].tokens.lowerBound..<items[last].tokens.upperBound)
  }
}
