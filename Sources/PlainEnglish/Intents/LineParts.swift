/// What a line consists of, before anything is made of it: its words, the
/// times in it and the cues of each layer.
///
/// A class, as every reader of the parts of a line looks at the same one.
final class LineParts {
  let line: TokenizedLine
  let words: [CueWord]
  let time: TimeReading
  let names: [FoundName]
  /// The telephone number that the line tells.
  let phone: PhoneMention?

  let talk: [CueSpan]
  let acts: [CueSpan]
  let details: [CueSpan]

  /// For each word the time, length or rule that it is part of, or −1.
  var timeOfWord: TimesOfWords { TimesOfWords(words: words) }

  /// The first word that is part of a time.
  let firstTime: Int?

  /// The clauses, as ranges of words.
  let clauses: [Range<Int>]

  /// The kinds of all words, those of times too.
  let kinds: WordKinds

  /// Whether an amount of money is named.
  var hasPrice: Bool { line.says.contains(.dollar) }

  /// The words of times that are none, as they lie in an answer ("not right now")
  /// or in a name ("4D lashes"), in order.
  let dropped: [Range<Int>]

  init(
    line: TokenizedLine, words: [CueWord], time: TimeReading, names: [FoundName],
    phone: PhoneMention? = nil, cues: LayeredCues
  ) {
    var words = words
    let placing = TimePlacing.place(time.covered, in: &words, names: names, cues: cues)
    dropped = placing.dropped
    firstTime = placing.firstTime
    clauses = ClauseSplitter.clauses(of: words, cues: cues)
    // Each part is moved in where it is used last, as they are large.
    self.line = line
    self.time = time
    self.names = names
    self.phone = phone
    talk = cues.talk
    acts = cues.act
    details = cues.detail
    var kinds: WordKinds = []
    for word in words { kinds.formUnion(word.kinds) }
    self.kinds = kinds
    Self.tellTails(of: clauses, to: &words)
    self.words = words
  }

  /// Tells each word the classes of what follows it in its clause.
  private static func tellTails(of clauses: [Range<Int>], to words: inout [CueWord]) {
    for clause in clauses {
      var all: WordClasses = []
      for index in clause.reversed() {
        if words[index].time < 0 { all.formUnion(words[index].classes) }
        words[index].tail = all
      }
    }
  }

  // MARK: What lies in some words

  /// The cues of a layer that lie in some words.
  func cues(_ layer: [CueSpan], in range: Range<Int>) -> ArraySlice<CueSpan> {
    let first = layer.partitioningIndex { $0.start >= range.lowerBound }
    var end = first
    while end < layer.count, layer[end].end <= range.upperBound { end += 1 }
    return layer[first..<end]
  }

  /// The answer or talk that a word is part of.
  func talkCue(at index: Int) -> CueSpan? {
    let first = talk.partitioningIndex { $0.end > index }
    return first < talk.count && talk[first].start <= index ? talk[first] : nil
  }

  /// Whether a cue of a layer ends before a word.
  func hasCue(_ layer: [CueSpan], endingAt index: Int) -> Bool {
    let first = layer.partitioningIndex { $0.end >= index }
    return first < layer.count && layer[first].end == index
  }

  /// The cue of a layer that starts at a word.
  func cue(_ layer: [CueSpan], startingAt index: Int) -> CueSpan? {
    let first = layer.partitioningIndex { $0.start >= index }
    return first < layer.count && layer[first].start == index ? layer[first] : nil
  }

  /// The names that begin in some words.
  func names(in range: Range<Int>) -> ArraySlice<FoundName> {
    guard !names.isEmpty else { return [] }
    let first = names.partitioningIndex { $0.words.lowerBound >= range.lowerBound }
    var end = first
    while end < names.count, names[end].words.lowerBound < range.upperBound { end += 1 }
    return names[first..<end]
  }

  /// The times that begin in a span of the line.
  func whens(in span: Range<Int>) -> ArraySlice<When> {
    let whens = time.whens
    guard !whens.isEmpty else { return [] }
    let first = whens.partitioningIndex { $0.span.lowerBound >= span.lowerBound }
    var end = first
    while end < whens.count, whens[end].span.lowerBound < span.upperBound { end += 1 }
    return whens[first..<end]
  }

  /// The UTF-8 span of some words.
  func span(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    let start = line.tokens[Int(words[first].token)].span.lowerBound
    let end = line.tokens[Int(words[last].lastToken)].span.upperBound
    return start..<max(start, end)
  }
}

/// The times of the words of a line, as if they stood in a row of their own.
struct TimesOfWords {
  fileprivate let words: [CueWord]

  /// The time that a word is part of, or −1.
  @inline(__always)
  subscript(index: Int) -> Int32 { words[index].time }
}
