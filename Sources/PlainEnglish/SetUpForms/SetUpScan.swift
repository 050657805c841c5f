import CivilTime

/// A clause cut into what set-up sentences are made of: prices, lengths,
/// windows of the day, weekdays, names, numbers and words.
struct SetUpScan {
  /// One of these, with its tokens.
  struct Item {
    enum Value {
      case word
      case number(Int)
      /// Hundredths of the currency's unit.
      case price(Int)
      case length(CivilDuration)
      case window(ClockRange)
      case clock(ClockTime)
      case days([Weekday], isWeekly: Bool)
      indirect case name(FoundName)
      case comma
    }

    let value: Value
    let tokens: Range<Int>
    /// Whether it is a word; beside the value, as most of the forms ask for words.
    let isWord: Bool
    /// How it may stand in the past tense, where that is looked for.
    let tense: PastForms.Tense

    var isName: Bool {
      if case .name = value { true } else { false }
    }

    init(value: Value, tokens: Range<Int>, tense: PastForms.Tense = .none) {
      self.value = value
      self.tokens = tokens
      self.tense = tense
      if case .word = value { isWord = true } else { isWord = false }
    }
  }

  /// Whether a sentence says how it is to be, or how it might be.
  enum Mood {
    case said
    /// Its verbs stand in the past tense: "what if we opened at 8".
    case supposed
  }

  let line: TokenizedLine
  private(set) var items: [Item] = []
  private let mood: Mood

  /// Whether the sentence is only supposed.
  var isSupposed: Bool { mood == .supposed }

  /// A date stands in it: a month, a number of a day, "tomorrow", "next week".
  var hasDate: Bool {
    guard let first = items.first, let last = items.last else { return false }
    let tokens = first.tokens.lowerBound..<last.tokens.upperBound
    return dateTokens.contains { tokens.contains($0) }
  }

  /// The tokens by which a date is known.
  private var dateTokens: [Int] = []

  let scanner: PhraseScanner
  let context: ReadingContext

  /// A bit for each word, by its first letter and its length: most words that the
  /// forms ask for are ruled out by these.
  private var signs: UInt64 = 0
  private(set) var hasName = false

  /// The words of the line with their classes.
  let words: [CueWord]

  init(
    _ tokens: Range<Int>, of line: TokenizedLine, names: [FoundName], words: [CueWord],
    in context: ReadingContext, mood: Mood = .said
  ) {
    self.line = line
    self.mood = mood
    self.words = words
    scanner = PhraseScanner(line, in: context)
    self.context = context
    items.reserveCapacity(tokens.count)
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let found = item(at: index, names: names)
      // June, who works here, is no month.
      if isDate(index), found?.isName != true { dateTokens.append(index) }
      guard let item = found else {
        index += 1
        continue
      }
      index = item.tokens.upperBound
      append(isSupposed ? item.withTense(in: line) : item)
    }
  }

  private mutating func append(_ item: Item) {
    if item.isWord {
      let word = line.foldedBytes(line.tokens[item.tokens.lowerBound])
      if let letter = word.first { signs |= Self.sign(letter, word.count) }
      PastForms.presents(of: word, item.tense) { signs |= Self.sign($0, $1) }
    } else if case .name = item.value {
      hasName = true
    }
    items.append(item)
  }

  private static func sign(_ letter: UInt8, _ length: Int) -> UInt64 {
    1 << UInt64((Int(letter) &* 5 &+ length) & 63)
  }

  /// Whether one of the words can be this one.
  func mayHave(_ word: StaticString) -> Bool {
    signs & Self.sign(word.utf8Start.pointee, word.utf8CodeUnitCount) != 0
  }

  /// The sentence once for each stretch of days that has hours of its own.
  ///
  /// "Mon to Fri 9 to 6 and Saturday 10 to 4" is two. A break that is said with
  /// days of its own is one too: "9 to 5, break Tue to Sat 12 to 1".
  func stretches() -> [SetUpScan] {
    if let postposed = stretchesBeforeDays() { return postposed }
    var starts: [Int] = []
    var hasDays = false
    var hasWindow = false
    for (index, item) in items.enumerated() {
      switch item.value {
      case .days:
        if !hasDays || hasWindow { starts.append(isBreak(index - 1) ? index - 1 : index) }
        hasDays = true
        hasWindow = false
      case .window: hasWindow = hasDays
      default: break
      }
    }
    guard starts.count > 1, hasWindow, let first = starts.first else { return [self] }
    return starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1] : items.count
      var part = self
      part.items = Array(items[..<first] + items[starts[number]..<end])
      return part
    }
  }

  /// Whether the item at an index says that what follows is a break.
  func isBreak(_ index: Int) -> Bool {
    if isWord(index, "lunch", "break", "breaks", "pause", "lunchbreak", "tea") { return true }
    // Behind "with" a word may have been taken for a name.
    guard items.indices.contains(index), case .name(let name) = items[index].value,
      name.mention.entries.isEmpty, items[index].tokens.count == 1
    else { return false }
    return scanner.isWord(items[index].tokens.lowerBound, in: ["breaks", "break", "lunch"])
  }

  /// The sentence with just some of its items.
  func only(_ range: Range<Int>) -> SetUpScan {
    var part = self
    part.items = Array(items[range])
    return part
  }

  /// Forgets the dates that some tokens name.
  mutating func forgetDates(in tokens: Range<Int>) {
    dateTokens.removeAll(where: tokens.contains)
  }

  /// Leaves just these items.
  mutating func keep(_ kept: [Item]) {
    items = kept
  }
}

extension SetUpScan.Item {
  /// The same with how its word may stand in the past tense.
  fileprivate func withTense(in line: TokenizedLine) -> Self {
    guard isWord else { return self }
    let word = line.foldedBytes(line.tokens[tokens.lowerBound])
    return Self(value: value, tokens: tokens, tense: PastForms.tense(of: word))
  }
}
