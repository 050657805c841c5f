/// What a line consists of, before anything is made of it: its words, the
/// times in it and the cues of each layer.
///
/// A class, as every reader of the parts of a line looks at the same one.
final class LineParts {
  let line: TokenizedLine
  let words: [CueWord]
  let questionMarks: [Int]
  let time: TimeReading
  let names: [FoundName]

  let talk: [CueSpan]
  let acts: [CueSpan]
  let details: [CueSpan]

  /// For each word the time, length or rule that it is part of, or −1.
  private(set) var timeOfWord: [Int16]

  /// For each word whether it is part of a time that is none, as it lies in an
  /// answer ("not right now") or in a name ("4D lashes").
  private(set) var isDropped: [Bool]

  init(
    line: TokenizedLine, words: CueLine, time: TimeReading, names: [FoundName], cues: LayeredCues
  ) {
    self.line = line
    self.words = words.words
    questionMarks = words.questionMarks
    self.time = time
    self.names = names
    talk = cues.talk
    acts = cues.act
    details = cues.detail
    timeOfWord = Array(repeating: -1, count: words.words.count)
    isDropped = Array(repeating: false, count: words.words.count)
    placeTimes()
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
        if isNone { isDropped[index] = true } else { timeOfWord[index] = Int16(number) }
      }
    }
  }

  private func isName(_ words: Range<Int>) -> Bool {
    names.contains {
      $0.words.lowerBound <= words.lowerBound && words.upperBound <= $0.words.upperBound
    }
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

  /// The UTF-8 span of some words.
  func span(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    let start = line.tokens[Int(words[first].token)].span.lowerBound
    let end = line.tokens[Int(words[last].lastToken)].span.upperBound
    return start..<max(start, end)
  }
}

/// A part of a line that wants one thing, or says one.
struct Clause {
  /// Its words, half-open.
  var words: Range<Int>
  var isQuestion = false

  /// What is said in it that answers or is talk.
  var talk = TalkSigns()

  /// What it wants, if it wants something.
  var intent: Intent?

  /// A word shows that it changes what is on the table.
  var corrects = false

  /// It names its object by a pronoun, or not at all.
  var isElliptic = false

  /// It asks for a value: the topic.
  var topics: [Topic] = []
  var why: WhyQuestion?

  /// Which of what was offered it means, and what else it would have.
  var choice: Choice?
  var alternative: Alternative?

  var status: VisitStatus?
  var report: Report?
  /// Free text: a remark, a name.
  var note: String?

  /// A time, a length or a rule of repetition is in it.
  var hasTime = false

  /// It books by a wish, or by "see" and "visit", rather than by telling to.
  var isWish = false

  /// It asks where something is.
  var isAboutPlace = false

  /// A wish or a question is in it of which nothing was made.
  var seeks = false
}

/// Answers and talk found in a clause.
struct TalkSigns: OptionSet {
  let rawValue: UInt32

  static let yes = TalkSigns(rawValue: 1 << 0)
  /// Agrees if a yes is expected.
  static let approval = TalkSigns(rawValue: 1 << 1)
  static let accept = TalkSigns(rawValue: 1 << 2)
  /// Agrees to a value that it names: "Friday works".
  static let acceptsValue = TalkSigns(rawValue: 1 << 3)
  static let no = TalkSigns(rawValue: 1 << 4)
  static let reject = TalkSigns(rawValue: 1 << 5)
  static let putOff = TalkSigns(rawValue: 1 << 6)
  static let done = TalkSigns(rawValue: 1 << 7)
  static let any = TalkSigns(rawValue: 1 << 8)
  static let stop = TalkSigns(rawValue: 1 << 9)
  static let keep = TalkSigns(rawValue: 1 << 10)
  static let wait = TalkSigns(rawValue: 1 << 11)
  static let unsure = TalkSigns(rawValue: 1 << 12)
  static let thanks = TalkSigns(rawValue: 1 << 13)
  static let praise = TalkSigns(rawValue: 1 << 14)
  static let bye = TalkSigns(rawValue: 1 << 15)
  static let hello = TalkSigns(rawValue: 1 << 16)
  static let help = TalkSigns(rawValue: 1 << 17)
  static let again = TalkSigns(rawValue: 1 << 18)
  static let unclear = TalkSigns(rawValue: 1 << 19)
  /// Nothing but talk is in the clause.
  static let pure = TalkSigns(rawValue: 1 << 20)
  /// The first sign was a no.
  static let noFirst = TalkSigns(rawValue: 1 << 21)

  /// "book it": what was spoken of is to be done.
  static let goAhead = TalkSigns(rawValue: 1 << 22)

  /// A farewell only where nothing else is said.
  static let leave = TalkSigns(rawValue: 1 << 23)

  static let agreement: TalkSigns = [.yes, .approval, .accept, .acceptsValue]
  static let refusal: TalkSigns = [.no, .reject, .putOff]
}
