import CivilTime

/// The way of one line: names, times and cues, clauses, then requests.
struct LineReader {
  let index: CueIndex
  let context: ReadingContext

  // MARK: Parts

  /// What a line consists of.
  func parts(of line: TokenizedLine, tellsTimes: Bool = false) -> LineParts {
    let phone = PhoneNumbers.first(in: line)
    let words = CueLine(line, index: index, without: phone?.tokens).words
    let names = NameReader.names(
      in: line, words: words, vocabulary: context.vocabulary, expecting: context.expecting)
    var cues = index.cues(in: words)
    if names.contains(where: { $0.words.count > 1 }) {
      cues.talk.removeAll { names.split(by: $0) }
      cues.act.removeAll { names.split(by: $0) }
      cues.detail.removeAll { names.split(by: $0) }
    }
    var time = TimeReading()
    readTime(line, names, phone, cues, words, into: &time, tellsTimes)
    return LineParts(
      line: line, words: words, time: consume time, names: names, phone: phone,
      cues: consume cues)
  }

  /// The times of a line.
  ///
  /// A bare number is an hour where a correction or a preposition says so: "make
  /// it 4".
  private func readTime(
    _ line: TokenizedLine, _ names: [FoundName], _ phone: PhoneMention?, _ cues: LayeredCues,
    _ words: [CueWord], into time: inout TimeReading, _ tellsTimes: Bool
  ) {
    let acts = cues.act
    let taken = takenTokens(line, names, phone, words, Self.greeting(cues.talk, words))
    let breaks = RequestBreak.all(in: words, acts: acts, names: names)
    TimeReader().read(
      line, in: context, names: taken, breaks: breaks, into: &time, tellsParts: tellsTimes)
    if acts.contains(where: { $0.kind == .compare }), time.whens.allSatisfy(\.isOfBareNumbers) {
      // "the difference between 1 and 2" is between what was offered.
      time = TimeReading()
      return
    }
    guard time.whens.isEmpty, namesHour(acts, words, line) || answersHour(words) else { return }
    var asked = context
    asked.expecting = .time
    time = TimeReading()
    TimeReader().read(
      line, in: asked, names: taken, breaks: breaks, into: &time, tellsParts: tellsTimes)
  }

  /// The tokens that no rule may take for a time, in order: names, and numbers that count
  /// something else.
  private func takenTokens(
    _ line: TokenizedLine, _ names: [FoundName], _ phone: PhoneMention?, _ words: [CueWord],
    _ greeting: Range<Int>?
  ) -> [Range<Int>] {
    var taken = names.isEmpty ? [] : names.map(\.tokens)
    let known = taken.count
    if let greeting { taken.append(greeting) }
    if let phone { taken.append(phone.tokens) }
    if line.tokens.contains(where: { $0.kind == .number || $0.word == .cardinal }) {
      BookingNumbers.append(of: line, to: &taken)
      PartySizes.append(of: words, line, to: &taken)
      ThingNumbers.append(of: line, names: names, to: &taken)
    }
    if taken.count > known { taken.sort { $0.lowerBound < $1.lowerBound } }
    return taken
  }

  /// The tokens of "morning!" and the like at the head of a line that goes on: no time
  /// of the day.
  private static func greeting(_ talk: [CueSpan], _ words: [CueWord]) -> Range<Int>? {
    guard let first = talk.first, first.start == 0, first.kind == .hello, first.end < words.count,
      words[first.end].breakBefore != .none
    else { return nil }
    return Int(words[0].token)..<Int(words[first.end - 1].lastToken) + 1
  }

  /// "for 5" where something was offered.
  private func answersHour(_ words: [CueWord]) -> Bool {
    guard context.expecting == .choice || context.expecting == .confirmation, words.count == 2
    else { return false }
    return words[0].isPreposition && words[1].isNumber
  }

  /// Whether a correction is followed by a bare number; of a question about a
  /// reason, "why 1 instead of 2", these are the numbers of what was offered.
  private func namesHour(_ acts: [CueSpan], _ words: [CueWord], _ line: TokenizedLine) -> Bool {
    // "go with 2", where several were offered, takes the second.
    if context.expecting == .choice,
      acts.contains(where: { $0.kind == .makeIt && words[$0.end - 1].is(.with) })
    {
      return false
    }
    let ofReasons: [Cue] = [.why, .whyNot, .compare]
    if acts.contains(where: { ofReasons.contains($0.kind) }) { return false }
    return acts.contains { cue in
      switch cue.kind {
      case .makeIt, .howAbout, .itShould, .instead, .rather, .bookVerb:
        var next = cue.end
        while next < words.count, words[next].isPreposition { next += 1 }
        return next < words.count && isHour(next, words, line)
      default: return false
      }
    }
  }

  /// Whether a word is a number from 1 to 24 after which nothing counts it:
  /// "4", "4 would be better".
  private func isHour(_ position: Int, _ words: [CueWord], _ line: TokenizedLine) -> Bool {
    let word = words[position]
    let token = line.tokens[Int(word.token)]
    guard word.token == word.lastToken, word.isNumber || token.word == .cardinal,
      (1...24).contains(token.number), !standsForThing(position, words, line)
    else { return false }
    guard position + 1 < words.count else { return true }
    let next = words[position + 1]
    return next.breakBefore != .none || next.is(.instead)
      || !next.classes.isDisjoint(with: [.stop, .be, .can, .good])
  }

  /// "book that one", "please book one": what is booked, not when.
  private func standsForThing(
    _ position: Int, _ words: [CueWord], _ line: TokenizedLine
  ) -> Bool {
    guard position > 0, line.isWord(line.tokens[Int(words[position].token)], "one") else {
      return false
    }
    let before = words[position - 1]
    return !before.classes.isDisjoint(with: [.book, .determiner, .pronoun])
  }

  // MARK: Clauses and requests

  /// What the parts of a line want.
  func requests(of parts: LineParts) -> [Request] {
    guard let phone = parts.phone else { return requestsBesidePhone(of: parts) }
    let isAlone = parts.words.allSatisfy { !$0.classes.isDisjoint(with: [.stop, .polite]) }
    if isAlone {
      let span = parts.line.span(ofTokens: phone.tokens)
      var request = Request(intent: .setUp, text: parts.line.text(span), span: span)
      request.setUp = .customerPhone(nil)
      request.note = phone.text
      return [request]
    }
    var requests = requestsBesidePhone(of: parts)
    let target = requests.lastIndex { $0.intent == .book || !$0.customers.isEmpty }
    if let target = target ?? requests.indices.last { requests[target].phone = phone.text }
    return requests
  }

  private func requestsBesidePhone(of parts: LineParts) -> [Request] {
    let clauses = self.clauses(of: parts)
    let builder = RequestBuilder(parts: parts, expecting: context.expecting)
    let filler = PartsFiller(parts: parts, now: context.now, expecting: context.expecting)
    if let place = SupposedReader.place(in: parts) {
      let supposed = SupposedReader(parts: parts, context: context, filler: filler)
      if let request = supposed.request(place) { return [request] }
    }
    let left = LeftReader(
      parts: parts, index: index, vocabulary: context.vocabulary)
    var requests: [Request] = []
    // Each is filled where it lies, as requests are large.
    func read(_ clauses: ArraySlice<Clause>, into requests: inout [Request]) {
      builder.forEachDraft(clauses) { draft in
        requests.append(Request(intent: .none, text: "", span: 0..<0))
        let last = requests.count - 1
        builder.fill(&requests[last], draft)
        filler.fill(&requests[last], words: draft.words)
        let reason = filler.reason(of: requests[last].intent, draft.words)
        left.fill(
          &requests[last], in: draft.words.lowerBound..<(reason?.lead ?? draft.words.upperBound))
        if case .some = requests[last].recurrence { requests += filler.further(of: requests[last]) }
      }
    }
    guard SetUpReader.isWorthwhile(parts, parts.words.indices) else {
      read(clauses[...], into: &requests)
      return requests
    }
    // A sentence that sets the business up stands alone; all others belong to
    // one conversation.
    var pending = 0
    for sentence in sentences(clauses, parts) {
      let changes = setUp(clauses[sentence], parts, filler)
      guard !changes.isEmpty else { continue }
      read(clauses[pending..<sentence.lowerBound], into: &requests)
      requests += changes
      pending = sentence.upperBound
    }
    read(clauses[pending...], into: &requests)
    return requests
  }

  /// The clauses of a line, each with what it wants.
  private func clauses(of parts: LineParts) -> [Clause] {
    var frames = FrameReader(parts: parts, expecting: context.expecting)
    let choices = ChoiceReader(parts: parts, index: index, expecting: context.expecting)
    let desk = DeskReader(parts: parts, expecting: context.expecting)
    var isBeside = false
    var clauses = parts.clauses.map { range in
      var clause = Clause(words: range)
      clause.isQuestion = parts.words[range.upperBound - 1].isAsked
      clause.hasTime = range.contains { parts.timeOfWord[$0] >= 0 }
      clause.talk = TalkReader.signs(in: range, of: parts)
      if hasExclusion(range, parts) { clause.talk.subtract([.any, .pure]) }
      frames.read(&clause)
      // "remind me to call and move …": what follows is no request either.
      if parts.words[range.lowerBound].breakBefore >= .sentence { isBeside = false }
      if isBeside, !isAfterCall(clause, parts) { clause.intent = Intent.none }
      isBeside = isBeside || frames.isBeside
      choices.read(&clause)
      desk.read(&clause)
      return clause
    }
    if let noted = clauses.firstIndex(where: { $0.intent == .note && parts.notesAll(of: $0) }) {
      // What stands behind the colon of a remark is no request.
      clauses.removeSubrange((noted + 1)...)
    }
    ClauseLinks(parts: parts, expecting: context.expecting).link(&clauses)
    return clauses
  }

  /// "call the grill and see if my table is still there": what is asked of them the desk
  /// can answer.
  private func isAfterCall(_ clause: Clause, _ parts: LineParts) -> Bool {
    guard clause.intent == .list || clause.intent == .book else { return false }
    return parts.words.indices.first { parts.words[$0].classes.isDisjoint(with: [.stop, .polite]) }
      .map { parts.isKind($0, .calling) } ?? false
  }

  /// "anyone but Sam" is a wish, though "anyone" alone is none.
  private func hasExclusion(_ words: Range<Int>, _ parts: LineParts) -> Bool {
    parts.names(in: words).contains(where: \.mention.isExcluded)
  }

  /// The clauses of each sentence.
  private func sentences(_ clauses: [Clause], _ parts: LineParts) -> [Range<Int>] {
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

  /// "both work for me", of what was offered, "I'm not having lunch on Friday after all",
  /// "give me notice of my visits": said of oneself, and no rule of the business.
  private func isOfWhoTypes(_ clause: Clause, _ parts: LineParts) -> Bool {
    let isOffered = context.expecting == .choice || context.expecting == .confirmation
    if isOffered, clause.talk.contains(.any) || clause.choice != nil,
      clause.talk.isDisjoint(with: .refusal)
    {
      return true
    }
    let first = clause.words.lowerBound
    if clause.words.count > 2, parts.words[first].is(.can), parts.words[first + 1].is(.not),
      parts.isWord(first + 2, "come") || parts.words[first + 2].is(.make)
    {
      return true
    }
    return parts.cues(parts.acts, in: clause.words).contains {
      $0.kind == .remind
        || $0.kind == .cannotAttend && $0.start > clause.words.lowerBound
          && parts.words[$0.start - 1].is(.i)
        || $0.kind == .cannotAttend
          && (parts.words[$0.start].is(.i) || parts.words[$0.start].is(.am))
    }
  }

  /// The changes of the business that a sentence makes.
  private func setUp(
    _ clauses: ArraySlice<Clause>, _ parts: LineParts, _ filler: PartsFiller
  ) -> [Request] {
    guard let first = clauses.first?.words.lowerBound, let end = clauses.last?.words.upperBound,
      clauses.allSatisfy({ $0.why == nil && !isOfWhoTypes($0, parts) }),
      SetUpReader.isWorthwhile(parts, first..<end)
    else { return [] }
    if let rule = AskedRule(parts, first..<end) {
      // What is only asked sets nothing, whoever else may read it.
      let span = parts.span(first..<end)
      var request = Request(intent: .list, text: parts.line.text(span), span: span)
      filler.fill(&request, words: first..<end)
      if let asked = asked(rule, like: request) { return [asked] }
      // "can you close on Friday?" asks for it.
      guard rule.isPossible || parts.isWord(min(first + 1, end - 1), "you") else { return [] }
    }
    let isRuledOut =
      SetUpReader.startsAsQuestion(parts, first) || parts.looksFor(first)
      || clauses.contains(where: parts.fillsCalendar) || parts.blocksEvent(first..<end)
    // "can you close on Christmas Day" asks for it.
    guard
      !isRuledOut || parts.isWord(min(first + 1, end - 1), "you")
        || parts.asksForTimeOff(first..<end)
    else { return [] }
    if SetUpReader.isOwnWish(clauses, parts) { return [] }
    let tokens = Int(parts.words[first].token)..<Int(parts.words[end - 1].lastToken) + 1
    let span = parts.span(first..<end)
    var request = Request(intent: .setUp, text: parts.line.text(span), span: span)
    filler.fill(&request, words: first..<end)
    let scan = SetUpScan(
      tokens, of: parts.line, names: parts.names, words: parts.words, in: context)
    if let (outcome, note) = SetUpReader.reworded(scan, expecting: context.expecting) {
      request.note = note
      return requests(outcome, like: request, phone: nil)
    }
    guard !isRuledOut else { return [] }
    let reader = SetUpReader(
      scan: scan, whens: request.whens, text: request.text, expecting: context.expecting)
    let outcome = reader.recurring(request.recurrence) ?? reader.readAll()
    return requests(outcome, like: request, phone: reader.phone)
  }

  /// A request for each change.
  ///
  /// The times of the sentence are those of the first: each change has its own, and a list of
  /// all with each would grow with the square of how many there are.
  private func requests(
    _ outcome: SetUpReader.Outcome, like request: Request, phone: String?
  ) -> [Request] {
    var further = request
    further.whens = []
    return outcome.changes.enumerated().map { number, change in
      var own = number == 0 ? request : further
      own.setUp = change
      own.left = outcome.left
      if case .customerPhone = change { own.note = phone }
      return own
    }
  }
}

extension LineParts {
  /// "add the car service to my diary": a booking, whatever it is called.
  fileprivate func fillsCalendar(_ clause: Clause) -> Bool {
    guard clause.intent == .book else { return false }
    return clause.words.dropFirst(2).contains {
      words[$0].classes.contains(.calendar)
        && !words[$0 - 1].classes.isDisjoint(with: [.poss, .determiner])
        && words[$0 - 2].leadsSomewhere
    }
  }

  /// "can Sam have the 18th off?": somebody's wish that is to be granted.
  fileprivate func asksForTimeOff(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, words[first].classes.contains(.can),
      words[last].is(.off), let name = name(at: first + 1), name.mention.kind == .staff
    else { return false }
    let verb = name.words.upperBound
    return verb < last && ["have", "take", "get"].contains { isWord(verb, $0) }
  }

  /// "look for open rooms from 9 to 10".
  fileprivate func looksFor(_ first: Int) -> Bool {
    if isKind(first, .searching) { return true }
    // "open events for today"
    guard words[first].is(.open) else { return false }
    return (first + 1..<min(first + 3, words.count)).contains {
      !words[$0].classes.isDisjoint(with: [.several, .calendar])
    }
  }

  /// "block out lunch with Hector on Monday", "block in a trip": what is done then is named,
  /// and nobody who is not to be booked.
  fileprivate func blocksEvent(_ range: Range<Int>) -> Bool {
    guard let block = range.first(where: { words[$0].classes.isDisjoint(with: [.stop, .polite]) }),
      isWord(block, "block"),
      !names(in: range).contains(where: {
        $0.mention.kind == .staff && !$0.mention.entries.isEmpty
      })
    else { return false }
    var next = block + 1
    if next < range.upperBound, words[next].is(.in) { return true }
    // "block my calendar tomorrow from 2 to 4"
    if next + 1 < range.upperBound, words[next].classes.contains(.poss),
      words[next + 1].classes.contains(.calendar)
    {
      return true
    }
    while next < range.upperBound,
      words[next].is(.out) || words[next].is(.off) || words[next].classes.contains(.determiner)
    {
      next += 1
    }
    return next < range.upperBound && timeOfWord[next] < 0 && words[next].classes.contains(.event)
      && words[next].classes.isDisjoint(with: .calendar)
  }
}

extension When {
  /// Whether its words are bare numbers and what joins them: "between 1 and 2".
  fileprivate var isOfBareNumbers: Bool {
    // "9:00 and 14:00" are times.
    !text.utf8.contains(58)
      && Folding.words(text).allSatisfy { word in
        word.allSatisfy(\.isNumber) || ["between", "and", "to", "from", "or"].contains(word)
      }
  }
}
