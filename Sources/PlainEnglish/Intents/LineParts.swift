/// What a line consists of, before anything is made of it: its words, the
/// times in it and the cues of each layer.
///
/// A class, as every reader of the parts of a line looks at the same one.
final class LineParts {
  let line: TokenizedLine
  let words: [CueWord]
  let time: TimeReading
  let names: [FoundName]

  let talk: [CueSpan]
  let acts: [CueSpan]
  let details: [CueSpan]

  /// For each word the time, length or rule that it is part of, or −1.
  private(set) var timeOfWord: [Int32]

  /// The first word that is part of a time.
  private(set) var firstTime: Int?

  /// The clauses, as ranges of words.
  private(set) var clauses: [Range<Int>] = []

  /// For each word the classes of it and of what follows in its clause.
  private(set) var tails: [WordClasses] = []

  /// For each word whether it is part of a time that is none, as it lies in an
  /// answer ("not right now") or in a name ("4D lashes").
  private(set) var isDropped: [Bool]

  init(
    line: TokenizedLine, words: CueLine, time: TimeReading, names: [FoundName], cues: LayeredCues
  ) {
    self.line = line
    self.words = words.words
    self.time = time
    self.names = names
    talk = cues.talk
    acts = cues.act
    details = cues.detail
    timeOfWord = Array(repeating: -1, count: words.words.count)
    isDropped = Array(repeating: false, count: words.words.count)
    placeTimes()
    clauses = ClauseSplitter.clauses(of: self)
    noteTails()
  }

  private func noteTails() {
    tails = Array(repeating: [], count: self.words.count)
    for clause in clauses {
      var all: WordClasses = []
      for index in clause.reversed() {
        if timeOfWord[index] < 0 { all.formUnion(self.words[index].classes) }
        tails[index] = all
      }
    }
  }

  /// Notes for each word the time that it is in.
  private func placeTimes() {
    var word = 0
    for (number, range) in time.covered.enumerated() {
      while word < words.count, Int(words[word].lastToken) < range.lowerBound { word += 1 }
      let start = word
      while word < words.count, Int(words[word].token) < range.upperBound { word += 1 }
      let isNone = isTalk(start..<word) || isName(start..<word)
      for index in start..<word {
        if isNone { isDropped[index] = true } else { timeOfWord[index] = Int32(number) }
        if !isNone, firstTime == nil { firstTime = index }
      }
    }
  }

  private func isName(_ words: Range<Int>) -> Bool {
    let first = names.partitioningIndex { $0.words.upperBound >= words.upperBound }
    return first < names.count && names[first].words.lowerBound <= words.lowerBound
  }

  private func isTalk(_ words: Range<Int>) -> Bool {
    guard !words.isEmpty else { return false }
    return holdsTime(talk, words) || holdsTime(details, words)
  }

  private func holdsTime(_ layer: [CueSpan], _ words: Range<Int>) -> Bool {
    let first = layer.partitioningIndex { $0.end > words.lowerBound }
    guard first < layer.count else { return false }
    let cue = layer[first]
    return cue.start <= words.lowerBound && cue.end >= words.upperBound && cue.kind.holdsTime
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
