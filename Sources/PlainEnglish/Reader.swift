import CivilTime

/// Reads typed lines.
public struct Reader: Sendable {
  private let index = CueIndex.shared

  /// Creates a reader.
  public init() {}

  /// Reads a line: what it wants, part by part.
  ///
  /// - Complexity: Linear in the length of the line.
  public func read(_ line: String, in context: ReadingContext) -> Utterance {
    var (parts, clauses) = read(Tokenizer.tokenize(line), in: context)
    let desk = DeskReader(parts: parts, common: index.common, expecting: context.expecting)
    for position in clauses.indices {
      ChoiceReader.read(&clauses[position], parts, expecting: context.expecting)
      desk.read(&clauses[position])
    }
    let builder = RequestBuilder(parts: parts, expecting: context.expecting)
    let filler = PartsFiller(parts: parts, common: index.common, index: index)
    let left = LeftReader(
      parts: parts, common: index.common, index: index, vocabulary: context.vocabulary)
    var requests: [Request] = []
    var pending: [Clause] = []
    func readPending() {
      for (draft, words) in builder.requests(pending) {
        var request = draft
        filler.fill(&request, words: words)
        request.left = left.left(in: words, of: request)
        requests.append(request)
      }
      pending.removeAll()
    }
    for sentence in sentences(clauses, parts) {
      let changes = setUp(clauses[sentence], parts, filler, context)
      if !changes.isEmpty {
        readPending()
        requests += changes
      } else {
        pending += clauses[sentence]
      }
    }
    readPending()
    if requests.isEmpty {
      requests = [Request(intent: .none, text: line, span: 0..<line.utf8.count)]
    }
    return Utterance(line: line, requests: requests)
  }

  /// The clauses of each sentence; all as one where none can set anything up.
  private func sentences(_ clauses: [Clause], _ parts: LineParts) -> [Range<Int>] {
    guard SetUpReader.isWorthwhile(parts.words[...]) else { return [clauses.indices] }
    var runs: [Range<Int>] = []
    var start = 0
    for index in clauses.indices.dropFirst()
    where parts.words[clauses[index].words.lowerBound].breakBefore >= .sentence {
      runs.append(start..<index)
      start = index
    }
    runs.append(start..<clauses.count)
    return runs
  }

  /// Reads a sentence as a change of the business, if it is one.
  private func setUp(
    _ clauses: ArraySlice<Clause>, _ parts: LineParts, _ filler: PartsFiller,
    _ context: ReadingContext
  ) -> [Request] {
    guard let first = clauses.first?.words.lowerBound, let end = clauses.last?.words.upperBound,
      SetUpReader.isWorthwhile(parts.words[first..<end]), clauses.allSatisfy({ $0.why == nil })
    else { return [] }
    let words = first..<end
    let tokens =
      Int(parts.words[first].token)..<Int(parts.words[end - 1].lastToken) + 1
    let span = parts.span(words)
    var request = Request(intent: .setUp, text: parts.line.text(span), span: span)
    filler.fill(&request, words: words)
    let scan = SetUpScan(tokens, of: parts.line, names: parts.names, in: context)
    let reader = SetUpReader(
      scan: scan, whens: request.whens, text: request.text, expecting: context.expecting)
    return reader.readAll().map { change in
      var own = request
      own.setUp = change
      if case .customerPhone = change { own.note = reader.phone }
      return own
    }
  }

  /// The parts of a line, and its clauses with what each wants.
  private func read(
    _ tokens: TokenizedLine, in context: ReadingContext
  ) -> (LineParts, [Clause]) {
    let cueLine = CueLine(tokens, index: index)
    let names = NameReader(
      line: tokens, words: cueLine.words, vocabulary: context.vocabulary, common: index.common,
      expecting: context.expecting
    ).read()
    let taken = (names.map(\.tokens) + BookingNumbers.tokens(of: tokens)).sorted {
      $0.lowerBound < $1.lowerBound
    }
    var time = TimeReader().read(tokens, in: context, names: taken)
    let cues = index.cues(in: cueLine.words).map { layer in
      layer.filter { cue in !names.contains { $0.isSplit(by: cue) } }
    }
    if time.whens.isEmpty,
      namesHour(cues[Int(CueLayer.act.rawValue)], cueLine.words, tokens)
        || answersHour(cueLine.words, context.expecting)
    {
      // "make it 4": the number is the hour.
      var asked = context
      asked.expecting = .time
      time = TimeReader().read(tokens, in: asked, names: taken)
    }
    var parts = LineParts(
      line: tokens, words: cueLine.words, questionMarks: cueLine.questionMarks, time: time,
      names: names, talk: cues[Int(CueLayer.talk.rawValue)],
      acts: cues[Int(CueLayer.act.rawValue)], details: cues[Int(CueLayer.detail.rawValue)],
      timeOfWord: [])
    placeTimes(in: &parts)
    var frames = FrameReader(parts: parts, common: index.common, expecting: context.expecting)
    var isBeside = false
    let clauses = ClauseSplitter.clauses(of: parts, common: index.common).map { range in
      var clause = Clause(words: range)
      clause.isQuestion = parts.questionMarks.contains(range.upperBound)
      clause.hasTime = range.contains { parts.timeOfWord[$0] >= 0 }
      clause.talk = TalkReader.signs(in: range, of: parts, common: index.common)
      if parts.names.contains(where: {
        $0.mention.isExcluded && range.contains($0.words.lowerBound)
      }) {
        clause.talk.remove(.any)
        clause.talk.remove(.pure)
      }
      frames.read(&clause)
      // "remind me to call and move …": what follows is no request either.
      if parts.words[range.lowerBound].breakBefore >= .sentence { isBeside = false }
      if isBeside { clause.intent = Intent.none }
      isBeside = isBeside || frames.isBeside
      return clause
    }
    return (parts, clauses)
  }

  /// Whether a correction is followed by a bare number.
  private func answersHour(_ words: [CueWord], _ expecting: Expectation?) -> Bool {
    guard expecting == .choice || expecting == .confirmation, words.count == 2 else { return false }
    return index.common.isPreposition(words[0].id) && words[1].isNumber
  }

  private func namesHour(_ acts: [CueSpan], _ words: [CueWord], _ tokens: TokenizedLine) -> Bool {
    acts.contains { cue in
      switch cue.kind {
      case .makeIt, .howAbout, .itShould, .instead, .rather, .bookVerb:
        var next = cue.end
        while next < words.count, index.common.isPreposition(words[next].id) { next += 1 }
        guard next < words.count, words[next].token == words[next].lastToken else { return false }
        let token = tokens.tokens[Int(words[next].token)]
        let isNumber = words[next].isNumber || token.word == .cardinal
        let isRated =
          next + 1 < words.count
          && !words[next + 1].classes.isDisjoint(with: [.be, .can, .good])
        let isLast =
          isRated || next + 1 == words.count || words[next + 1].breakBefore != .none
          || words[next + 1].classes.contains(.stop) || words[next + 1].id == index.common.instead
        return isNumber && isLast && (1...24).contains(token.number)
      default: return false
      }
    }
  }

  /// Notes for each word the time that it is in.
  ///
  /// A time that is part of an answer or a greeting ("not right now", "see you
  /// tomorrow") is none.
  private func placeTimes(in parts: inout LineParts) {
    parts.timeOfWord = Array(repeating: -1, count: parts.words.count)
    var word = 0
    for (number, range) in parts.time.covered.enumerated() {
      while word < parts.words.count, Int(parts.words[word].lastToken) < range.lowerBound {
        word += 1
      }
      let start = word
      while word < parts.words.count, Int(parts.words[word].token) < range.upperBound { word += 1 }
      guard !isTalk(start..<word, parts), !isName(start..<word, parts) else {
        parts.droppedWords.formUnion(start..<word)
        continue
      }
      for index in start..<word { parts.timeOfWord[index] = Int16(number) }
    }
  }

  /// Whether words that look like a time lie in a name: "4D lashes".
  private func isName(_ words: Range<Int>, _ parts: LineParts) -> Bool {
    parts.names.contains {
      $0.words.lowerBound <= words.lowerBound && words.upperBound <= $0.words.upperBound
    }
  }

  private func isTalk(_ words: Range<Int>, _ parts: LineParts) -> Bool {
    guard !words.isEmpty else { return false }
    return [parts.talk, parts.details].contains { layer in
      let first = layer.partitioningIndex { $0.end > words.lowerBound }
      guard first < layer.count else { return false }
      let cue = layer[first]
      return cue.start <= words.lowerBound && cue.end >= words.upperBound && holdsTime(cue.kind)
    }
  }

  /// Whether a time within a cue is no time: "not right now", "another day".
  private func holdsTime(_ kind: Cue) -> Bool {
    switch kind {
    case .otherDay, .otherTime: return true
    case .putOff, .done, .bye, .thanks, .hello, .wait, .filler, .praise, .unsure, .no: return true
    default: return false
    }
  }
}
