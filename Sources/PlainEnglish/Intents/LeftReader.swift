/// Finds the words that nothing was made of.
struct LeftReader {
  let parts: LineParts
  let index: CueIndex
  let vocabulary: any Vocabulary

  /// Writes into a request the left words of it over some words of the line:
  /// content words that no time, name or cue has, neighbours joined.
  func fill(_ request: inout Request, in words: Range<Int>) {
    if request.intent == .note || request.intent == .identify { return }
    let content = content(in: words)
    let isQuestion = request.why == .whatIf || !request.topics.isEmpty
    if isQuestion {
      request.left = content
      return
    }
    // A request is large: it is handed on only where the line has what it is weighed against.
    var turned = mayHang ? conditions(in: words, of: request) : []
    if turned.isEmpty, mayTurn { turned = turns(in: words, of: request) }
    if request.intent == .book, let series = request.recurrence {
      turned += besideSeries(series, in: words)
    }
    request.left =
      content.isEmpty ? turned : content.map { unsure($0, of: request) } + turned
    guard request.intent == .book || request.intent == .move else { return }
    if let lost = lostFigures(in: words, of: request) ?? lostDay(in: words, of: request)
      ?? lostMinutes(in: words, of: request) ?? likeOther(in: words, of: request)
      ?? unsetRule(in: words, of: request),
      !request.left.contains(where: { $0.span.overlaps(lost.span) })
    {
      request.left.append(lost)
    }
  }

  /// Whether anything in the line can hang on something else.
  private var mayHang: Bool {
    parts.details.contains { $0.kind == .unless || $0.kind == .except || $0.kind == .proviso }
  }

  /// "most Fridays at 3", "every Friday at 3 or 4": what a series cannot keep to.
  private func besideSeries(_ series: Recurrence, in words: Range<Int>) -> [LeftWords] {
    func left(_ range: Range<Int>) -> [LeftWords] {
      let span = parts.span(range)
      return [LeftWords(text: parts.line.text(span), span: span, matters: true)]
    }
    guard let first = words.first(where: { start(of: $0) >= series.span.lowerBound }) else {
      return []
    }
    if first > words.lowerBound, parts.isWord(first - 1, "most") || parts.isWord(first - 1, "some")
    {
      return left(first - 1..<first)
    }
    guard let next = words.first(where: { start(of: $0) >= series.span.upperBound }),
      next + 1 < words.upperBound, parts.words[next].is(.or), parts.timeOfWord[next] < 0,
      parts.words[next + 1].isNumber, parts.timeOfWord[next + 1] < 0
    else { return [] }
    return left(next..<next + 2)
  }

  private func start(of word: Int) -> Int { parts.span(word..<word + 1).lowerBound }

  /// The content words that no time, name or cue has, neighbours joined.
  private func content(in words: Range<Int>) -> [LeftWords] {
    // Of most lines every word is known.
    guard words.contains(where: { isContent($0) }) else { return [] }
    var isTaken = [Bool](repeating: false, count: words.count)
    func take(_ range: Range<Int>) {
      for index in range.clamped(to: words) { isTaken[index - words.lowerBound] = true }
    }
    for layer in [parts.talk, parts.acts, parts.details] {
      for cue in layer[layer.partitioningIndex { $0.end > words.lowerBound }...] {
        guard cue.start < words.upperBound else { break }
        take(cue.start..<cue.end)
      }
    }
    for name in parts.names(in: words) { take(name.words) }
    var result: [LeftWords] = []
    var run: Range<Int>?
    for index in words {
      let isLeft = !isTaken[index - words.lowerBound] && isContent(index)
      if isLeft {
        run = (run?.lowerBound ?? index)..<index + 1
      } else if let range = run {
        result.append(entry(range))
        run = nil
      }
    }
    if let range = run { result.append(entry(range)) }
    return result
  }

  /// Whether a word says something that was not understood.
  @inline(__always)
  private func isContent(_ index: Int) -> Bool {
    let word = parts.words[index]
    guard parts.timeOfWord[index] < 0 else { return false }
    if word.isNumber { return parts.hasPrice && isWishedPrice(index) }
    let token = parts.line.tokens[Int(word.token)]
    guard word.isUnknown else {
      return (token.word == .early || token.word == .late) && isVague(index)
    }
    return token.kind == .word && token.word == .unknown
  }

  /// "haircut on Thursday for £30": no price is agreed by that.
  private func isWishedPrice(_ index: Int) -> Bool {
    index > 0 && parts.words[index - 1].is(.for) && signOfPrice(index) != nil
  }

  /// Where the currency's sign stands before a number.
  private func signOfPrice(_ index: Int) -> Int? {
    let token = parts.line.token(Int(parts.words[index].token) - 1)
    return token.word == .dollar ? Int(token.start) : nil
  }

  /// "sometime early", "Dana, late": how early or late is not said.
  private func isVague(_ index: Int) -> Bool {
    let isLast = index + 1 == parts.words.count || parts.words[index + 1].breakBefore != .none
    guard isLast, index > 0 else { return false }
    if parts.words[index].breakBefore != .none || parts.isName(index - 1) { return true }
    switch parts.line.tokens[Int(parts.words[index - 1].token)].word {
    case .anytime, .time: return true
    default: return false
    }
  }

  private func entry(_ range: Range<Int>) -> LeftWords {
    var span = parts.span(range)
    if parts.hasPrice, let start = signOfPrice(range.lowerBound) { span = start..<span.upperBound }
    var left = LeftWords(text: parts.line.text(span), span: span)
    if saysWhoseTime(range) { left.matters = true }
    if range.count == 1 {
      let word = parts.line.foldedText(parts.line.tokens[Int(parts.words[range.lowerBound].token)])
      left.suggestions = suggestions(for: word, isVerb: isVerbPlace(range.lowerBound))
    }
    return left
  }

  /// "3pm Atlantis time": by whose clock an hour is said is no word to pass over.
  private func saysWhoseTime(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    guard range.lowerBound > 0, next < parts.words.count, parts.isWord(next, "time"),
      parts.words[next].breakBefore == .none, parts.words[range.lowerBound].isCapitalised,
      // Whose it is by a name has its own answer.
      !parts.line.token(Int(parts.words[range.lowerBound].token)).traits.contains(.possessive)
    else { return false }
    let before = parts.timeOfWord[range.lowerBound - 1]
    return before >= 0
  }

  /// Names and cue words near a word, best first, at most two.
  private func suggestions(for word: String, isVerb: Bool) -> [String] {
    if isVerb, word.utf8.count > 2 {
      let verbs = index.verbsNear(word, limit: NameDistance.slip, count: 2)
      if !verbs.isEmpty { return verbs }
    }
    let limit = NameDistance.limit(forLength: word.utf8.count)
    guard limit > 0 else { return [] }
    let commands = index.commandsNear(word, isAlone: parts.words.count == 1)
    if !commands.isEmpty { return commands }
    var found = vocabulary.names(near: word, limit: 2).map(\.name)
    if found.count < 2 { found += TimeWords.near(word, limit: limit).prefix(2 - found.count) }
    if found.count < 2 { found += index.wordsNear(word, limit: limit, count: 2 - found.count) }
    return found
  }

  /// Whether a verb of command would stand here: at the head of the line, or
  /// behind small words only.
  private func isVerbPlace(_ index: Int) -> Bool {
    guard index + 1 < parts.words.count else { return false }
    return (0..<index).allSatisfy {
      parts.words[$0].breakBefore == .none && parts.timeOfWord[$0] < 0
        && !parts.words[$0].classes.isDisjoint(with: [.stop, .polite, .can, .person, .want])
    }
  }

  /// Where a cue begins in the line.
  func start(of cue: CueSpan) -> Int { parts.span(cue.start..<cue.start + 1).lowerBound }

  /// "cancel everything on Friday excpet B-24": a word of which nothing is known, right
  /// before a number, may turn round what is done to the booking.
  ///
  /// So does a word near a day's where no day is named: "book a haircut frid at 3".
  private func unsure(_ words: LeftWords, of request: Request) -> LeftWords {
    if lacksDay(request),
      words.suggestions.count == 1 && words.suggestions.contains(where: TimeWords.isDay)
        || isLikeDay(words)
    {
      var unsure = words
      unsure.matters = true
      return unsure
    }
    guard [.cancel, .move, .mark].contains(request.intent),
      !request.bookingNumbers.isEmpty || request.choice == .all,
      let next = parts.words.indices.first(where: { index in
        parts.span(index..<index + 1).lowerBound >= words.span.upperBound
          && !parts.words[index].classes.contains(.determiner) && !parts.isWord(index, "b")
      })
    else { return words }
    let isNumber =
      parts.words[next].isNumber && BookingNumbers.isOne(Int(parts.words[next].token), parts.line)
    guard isNumber || request.choice == .all && (parts.isName(next) || parts.timeOfWord[next] >= 0)
    else { return words }
    var unsure = words
    unsure.matters = true
    return unsure
  }

  /// Whether what a courtesy says matters: what takes a booking away may hang on it.
  private func hangs(_ cue: CueSpan, _ request: Request) -> Bool {
    (request.intent == .cancel || request.intent == .mark) && parts.isWord(cue.start, "if")
  }

  /// "unless …", "if …": what it hangs on was not understood.
  private func conditions(in words: Range<Int>, of request: Request) -> [LeftWords] {
    let first = parts.details.partitioningIndex { $0.start >= words.lowerBound }
    let cues = parts.details[first...].prefix { $0.end <= words.upperBound }
      .filter {
        $0.kind == .unless || $0.kind == .except || $0.kind == .proviso && hangs($0, request)
      }
    guard !cues.isEmpty else { return [] }
    let understood = words.last {
      parts.timeOfWord[$0] >= 0 || parts.isName($0)
        || parts.words[$0].isNumber && BookingNumbers.isOne(Int(parts.words[$0].token), parts.line)
    }
    // Looked at only if a condition needs it, and once for all of a line.
    lazy var last = LastOfConditions(words, self)
    for cue in cues {
      if request.exceptions.contains(where: { $0.span.contains(start(of: cue)) }) { continue }
      let hangs = cue.end < words.upperBound && parts.isWord(cue.end, "if")
      if cue.kind == .except, !hangs, let understood, understood >= cue.start { continue }
      if cue.kind != .except, isHarmless(cue.start, last) { continue }
      let span = parts.span(cue.start..<words.upperBound)
      return [LeftWords(text: parts.line.text(span), span: span, matters: true)]
    }
    return []
  }
}

extension LeftReader {
  /// The last places of what decides whether a condition goes without saying; as each
  /// condition goes on to the end, it has what stands at or after its start.
  private struct LastOfConditions {
    /// A word that was not understood; with a name of the book it would be no doubt.
    var content, unnamedContent: Int?
    var staff: Int?
    var freedom: Int?
    var denial: Int?
    /// Whether one person and at most one time is named in the whole line.
    var isOneVisit = false

    init(_ words: Range<Int>, _ reader: LeftReader) {
      let parts = reader.parts
      for index in words {
        if reader.isContent(index) {
          content = index
          if !parts.isName(index) { unnamedContent = index }
        }
        if !parts.words[index].classes.isDisjoint(with: [.free, .can]) { freedom = index }
        if parts.words[index].is(.not) || parts.words[index].is(.never) { denial = index }
        if parts.nameKind(at: index) == .staff { staff = index }
      }
      guard staff != nil, parts.time.whens.count <= 1 else { return }
      let people = Set(parts.names.filter { $0.mention.kind == .staff }.map(\.mention.entries))
      isOneVisit = people.count == 1
    }
  }

  /// Whether a condition goes without saying, such as "if it's available".
  ///
  /// "See if …" is no condition. Where every word of one is known, nothing but the
  /// desk's own affairs is meant.
  private func isHarmless(
    _ start: Int, _ last: @autoclosure () -> LastOfConditions
  ) -> Bool {
    guard parts.isWord(start, "if") else { return false }
    if start > 0, Self.asking.contains(where: { parts.isWord(start - 1, $0) }) { return true }
    let last = last()
    func stands(_ place: Int?) -> Bool { place.map { $0 >= start } ?? false }
    guard stands(last.staff) else { return !stands(last.content) }
    // "if Sam is free at 3": what is booked with Sam at 3 hangs on that anyway; only
    // where nobody else and no other time is named, and nothing is denied.
    return last.isOneVisit && stands(last.freedom) && !stands(last.denial)
      && !stands(last.unnamedContent)
  }

  private static let asking: [StaticString] = [
    "know", "see", "check", "ask", "tell", "wonder", "wondering", "find", "out", "checking",
    "seeing", "asking", "finding", "telling",
  ]
}
