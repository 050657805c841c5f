/// Reads what is only supposed: "what if Sam took Friday off?", "if we opened
/// at 8, what would be free?", "would anything break if we closed at 4?".
///
/// What is supposed is read by the forms that set the business up, with their
/// verbs in the past tense; where it is none of those it is a move, a
/// cancellation or a booking.
struct SupposedReader {
  let parts: LineParts
  let context: ReadingContext
  let filler: PartsFiller

  /// The question that some words of what is supposed make, or nil if they
  /// suppose nothing of the kind.
  func request(_ place: Place) -> Request? {
    let words = place.words
    let span = parts.span(parts.words.indices)
    var request = Request(intent: .explain, text: parts.line.text(span), span: span)
    request.why = .whatIf
    let own = parts.span(words)
    var supposed = Request(intent: .setUp, text: parts.line.text(own), span: own)
    filler.fill(&supposed, words: words)
    request.whens = supposed.whens
    request.services = supposed.services
    request.staff = supposed.staff
    request.customers = supposed.customers
    request.bookingNumbers = supposed.bookingNumbers
    request.shift = supposed.shift
    request.duration = supposed.duration
    // "what if I came at 10?" is about what I have.
    let isOfMine =
      words.contains { parts.words[$0].is(.i) }
      && [Self.moving, Self.coming, Self.cancelling].contains { has(words, $0) }
    request.isForMe = supposed.isForMe || isOfMine
    request.isForLastCustomer = supposed.isForLastCustomer
    let (changes, unread) = self.changes(words, supposed)
    if changes.isEmpty, let away = absence(words, supposed) {
      request.supposed = .changes([away])
      return request
    }
    if changes.isEmpty, isVague(words, request) {
      request.supposed = .changes([])
      return request
    }
    if !changes.isEmpty {
      request.supposed = .changes(changes)
      // What was not read of it must not be taken as done.
      request.left = unread.map { piece in
        let span = parts.span(piece)
        return LeftWords(text: parts.line.text(span), span: span, matters: true)
      }
      return request
    }
    guard !place.isToldOnly else { return nil }
    if let act = hiresNobodyNamed(words, request) ?? swaps(words, request) {
      request.supposed = act
      return request
    }
    if resizes(&request, supposed, words) { return request }
    if speaksOfIt(&request, words) { return request }
    guard let act = act(words, request) else { return nil }
    request.left = strangers(words)
    request.supposed = act
    if act == .moves { countFromBooking(&request, words) }
    return request
  }

  // MARK: Where it stands

  /// Where something is supposed.
  struct Place {
    /// Its words.
    var words: Range<Int>
    /// Whether it is told like a sentence of its own, so that it supposes a change of
    /// the business or nothing: "let's say 3 on Friday" names a time.
    var isToldOnly = false
  }

  /// The words of what is supposed; nil if nothing is.
  static func place(in parts: LineParts) -> Place? {
    if let cue = parts.acts.first(where: { $0.kind == .whatIf }), cue.end < parts.words.count {
      return Place(words: cue.end..<end(after: cue.end, parts))
    }
    return onCondition(parts) ?? told(parts)
  }

  /// "if we opened at 8, what would be free?".
  private static func onCondition(_ parts: LineParts) -> Place? {
    // "and if we closed at 4?" goes on from what was asked before.
    let lead = parts.words.firstIndex { !$0.isJoint } ?? 0
    guard let index = parts.words.firstIndex(where: { $0.is(.if) }), index >= lead,
      index + 1 < parts.words.count, isQuestionLead(lead..<index, parts),
      !isCondition(index, parts),
      // "if anything comes up, let Mei know" waits for it.
      !parts.details.contains(where: { $0.kind == .waitlist && $0.start == index }),
      !tellsWhatToDo(behind: index, parts)
    else { return nil }
    return Place(words: index + 1..<end(after: index + 1, parts))
  }

  /// "if Dana cancels give it to Hannah" is an errand for later, and supposes nothing.
  private static func tellsWhatToDo(behind condition: Int, _ parts: LineParts) -> Bool {
    let verbs: [StaticString] = ["give", "offer", "tell", "call", "text", "ring"]
    return parts.words.indices.dropFirst(condition + 3).contains { index in
      verbs.contains { parts.isWord(index, $0) }
        && parts.words[index - 1].classes.isDisjoint(with: [.person, .can])
        && !parts.isWord(index - 1, "to")
    }
  }

  /// "let's say Alex worked Sundays", "Sam might take Friday off, what then?": a
  /// sentence that is told as supposed, or asked about behind it.
  private static func told(_ parts: LineParts) -> Place? {
    let line = parts.line
    guard
      line.mayHave("what") || line.mayHave("let") || line.mayHave("lets") || line.mayHave("say")
    else { return nil }
    var start = parts.words.firstIndex { !$0.isJoint } ?? 0
    var end = parts.words.count
    var isTold = false
    if let asked = questionBehind(parts), asked > start {
      end = asked
      isTold = true
    }
    if let said = afterLetUsSay(parts, start), said < end {
      start = said
      isTold = true
    } else if start < end, parts.isWord(start, "say") {
      start += 1
      isTold = isTold || wouldBe(start, parts)
    }
    return isTold && start < end ? Place(words: start..<end, isToldOnly: true) : nil
  }

  /// "say Sam were off on Friday", "say we opened at 8": somebody, and a verb that is only
  /// supposed.
  private static func wouldBe(_ start: Int, _ parts: LineParts) -> Bool {
    guard parts.words.indices.contains(start) else { return false }
    let name = parts.name(at: start)
    guard name?.mention.kind == .staff || parts.words[start].is(.we) else { return false }
    let verb = name?.words.upperBound ?? start + 1
    return parts.words.indices.contains(verb)
      && ["were", "opened", "closed", "worked", "started", "finished", "took", "left"].contains {
        parts.isWord(verb, $0)
      }
  }

  /// Where it goes on after "let's say"; nil if it does not begin so.
  private static func afterLetUsSay(_ parts: LineParts, _ start: Int) -> Int? {
    guard parts.words.indices.contains(start) else { return nil }
    let leads: [StaticString] = ["lets", "let"]
    guard leads.contains(where: { parts.isWord(start, $0) }) else { return nil }
    let token = parts.words[start].token
    var next = start + 1
    // Short forms are two words of one token.
    while next < parts.words.count, parts.words[next].token == token { next += 1 }
    if parts.isWord(start, "let"), next < parts.words.count, parts.isWord(next, "us") { next += 1 }
    guard next < parts.words.count, parts.isWord(next, "say") else { return nil }
    return next + 1
  }

  /// Where a question behind a sentence asks what it would bring: "what then?", "what
  /// would that mean?".
  private static func questionBehind(_ parts: LineParts) -> Int? {
    guard let last = parts.words.indices.last, last > 1 else { return nil }
    let ends: [StaticString] = [
      "then", "what", "mean", "do", "change", "happen", "happens", "break",
    ]
    guard ends.contains(where: { parts.isWord(last, $0) }) else { return nil }
    let asks = max(0, last - 3)...last
    guard let what = asks.first(where: { parts.isWord($0, "what") }) else { return nil }
    let between: [StaticString] = ["would", "does", "that", "it", "this", "happens", "happen"]
    guard
      (what..<last).dropFirst().allSatisfy({ index in
        between.contains { parts.isWord(index, $0) }
      })
    else { return nil }
    return what > 0 && parts.isWord(what - 1, "then") ? what - 1 : what
  }

  /// Whether a command hangs on the condition: "if Sam is free, book me in".
  private static func isCondition(_ index: Int, _ parts: LineParts) -> Bool {
    parts.acts.contains { cue in
      guard cue.start > index else { return false }
      switch cue.kind {
      case .bookVerb, .bookMe, .cancelVerb, .moveVerb, .makeVerb, .inviteVerb:
        let before = parts.words[cue.start - 1]
        let isSubject =
          !before.classes.isDisjoint(with: [.person, .pronoun])
          || parts.name(at: cue.start - 1)?.words.upperBound == cue.start
        return !isSubject
      default: return false
      }
    }
  }

  /// Where the supposed clause ends: at the end of its sentence, or at a comma
  /// before the question that is asked of it.
  private static func end(after start: Int, _ parts: LineParts) -> Int {
    for index in start + 1..<max(parts.words.count, start + 1) {
      let word = parts.words[index]
      if word.breakBefore >= .sentence { return index }
      let asks: WordClasses = [.ask, .be, .can]
      if word.breakBefore != .none || word.is(.then),
        !word.classes.isDisjoint(with: asks) || word.is(.then)
      {
        return index
      }
    }
    return parts.words.count
  }

  /// Whether nothing but a question stands before "if": a command hangs on its
  /// condition, a question is asked of it.
  private static func isQuestionLead(_ words: Range<Int>, _ parts: LineParts) -> Bool {
    guard !words.isEmpty else { return true }
    let asksToLook: Set<String> = [
      "know", "see", "check", "ask", "tell", "wonder", "wondering", "find", "out", "only", "as",
    ]
    let last = parts.line.foldedText(
      parts.line.tokens[Int(parts.words[words.upperBound - 1].token)])
    guard !asksToLook.contains(last) else { return false }
    let first = parts.words[words.lowerBound]
    guard !first.classes.isDisjoint(with: [.ask, .be, .can]) else { return false }
    return !parts.acts.contains { cue in
      guard cue.start < words.upperBound else { return false }
      switch cue.kind {
      case .bookVerb, .bookMe, .cancelVerb, .moveVerb, .removeVerb, .inviteVerb, .request:
        return true
      default: return false
      }
    }
  }

  // MARK: What it is

  /// The changes that are supposed, and the clauses of which nothing was made.
  private func changes(_ words: Range<Int>, _ request: Request) -> ([SetUp], unread: [Range<Int>]) {
    let pieces = pieces(of: words)
    guard pieces.count > 1 else { return (read(words, request.whens), []) }
    var each = pieces.map { read($0, request.whens) }
    if let first = each.first, !first.isEmpty {
      // "Sam took Friday off and Alex too" says of Alex what it says of Sam.
      for index in pieces.indices.dropFirst() where each[index].isEmpty {
        each[index] = readAlike(pieces[index], as: pieces[0], request.whens)
      }
    }
    if each.allSatisfy({ !$0.isEmpty }) { return (each.flatMap { $0 }, []) }
    let unread = pieces.indices.dropFirst().filter { each[$0].isEmpty && isSentence(pieces[$0]) }
    guard !unread.isEmpty, each.first?.isEmpty == false else {
      return (read(words, request.whens), [])
    }
    return (each.flatMap { $0 }, unread.map { pieces[$0] })
  }

  /// Whether a clause supposes something by itself.
  private func isSentence(_ words: Range<Int>) -> Bool {
    has(words, Self.cancelling) || has(words, Self.moving) || isAlike(words)
  }

  private func isAlike(_ words: Range<Int>) -> Bool {
    guard let last = words.last else { return false }
    return parts.isWord(last, "too") || parts.isWord(last, "also")
      || words.count > 2 && parts.isWord(last, "well") && parts.isWord(last - 1, "as")
  }

  /// What a clause says that names somebody and says "too": the same as another of
  /// somebody else.
  private func readAlike(_ words: Range<Int>, as other: Range<Int>, _ whens: [When])
    -> [SetUp]
  {
    func person(_ words: Range<Int>) -> Range<Int>? {
      parts.names.first { name in
        name.mention.kind == .staff && words.contains(name.words.lowerBound)
      }?.words
    }
    guard isAlike(words), let mine = person(words), let theirs = person(other) else { return [] }
    guard let from = scan(words), var scan = scan(other) else { return [] }
    func item(_ scan: SetUpScan, _ name: Range<Int>) -> Int? {
      let token = Int(parts.words[name.lowerBound].token)
      return scan.items.firstIndex { $0.tokens.contains(token) }
    }
    guard let place = item(scan, theirs), let mention = item(from, mine) else { return [] }
    var items = scan.items
    // In the place of the other's, as items stand in the order of the line.
    items[place] = SetUpScan.Item(value: from.items[mention].value, tokens: items[place].tokens)
    scan.keep(items)
    return read(scan, other, whens)
  }

  /// The clauses of what is supposed, as "and" and commas join them.
  private func pieces(of words: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = words.lowerBound
    for index in words where index > start {
      guard parts.words[index].is(.and), parts.timeOfWord[index] < 0 else { continue }
      pieces.append(start..<index)
      start = index + 1
    }
    if start < words.upperBound { pieces.append(start..<words.upperBound) }
    return pieces
  }

  private func read(_ words: Range<Int>, _ whens: [When]) -> [SetUp] {
    scan(words).map { read($0, words, whens) } ?? []
  }

  /// The items of some words; nil if a number is below nought among them.
  private func scan(_ words: Range<Int>) -> SetUpScan? {
    guard let first = words.first, let last = words.last, !hasNegative(words) else { return nil }
    let tokens = Int(parts.words[first].token)..<Int(parts.words[last].lastToken) + 1
    return SetUpScan(
      tokens, of: parts.line, names: parts.names, words: parts.words, in: context, mood: .supposed)
  }

  private func read(_ scan: SetUpScan, _ words: Range<Int>, _ whens: [When]) -> [SetUp] {
    let span = parts.span(words)
    // "half an hour later" is by how much, and no time of today.
    let own = whens.filter { span.contains($0.span.lowerBound) && !$0.isDistance }
    for variant in [scan, scan.withoutSubject, scan.withoutMight].compactMap({ $0 }) {
      let reader = SetUpReader(
        scan: variant, whens: own, text: parts.line.text(span), expecting: nil)
      let outcome = reader.readAll()
      // Of a day that the change does not keep to, the answer says that it holds for good.
      let isWhole = outcome.left.allSatisfy { left in
        own.contains {
          $0.span.lowerBound <= left.span.lowerBound && left.span.upperBound <= $0.span.upperBound
        }
      }
      if !outcome.changes.isEmpty, isWhole { return outcome.changes.takingOnStrangers }
    }
    return []
  }

  /// Whether a number is below nought: "-5 minutes" is no five minutes.
  private func hasNegative(_ words: Range<Int>) -> Bool {
    words.contains { index in
      guard parts.words[index].isNumber else { return false }
      let start = parts.line.tokens[Int(parts.words[index].token)].span.lowerBound
      return start > 1 && parts.line.text(start - 2..<start) == " -"
    }
  }

  /// What is supposed of a booking, by its verb.
  private func act(_ words: Range<Int>, _ request: Request) -> Supposition? {
    let namesBooking =
      !request.customers.isEmpty || !request.bookingNumbers.isEmpty || request.isForMe
    if words.contains(where: { isNegation($0) }) {
      // Who does not come leaves the time empty; anything else is not known.
      return namesBooking && has(words, Self.coming) ? .cancels : nil
    }
    if has(words, Self.cancelling), namesBooking { return .cancels }
    // "what if we booked Dana at 4?" books what she has had before.
    if has(words, ["book", "books"]), !request.customers.isEmpty, request.bookingNumbers.isEmpty,
      !request.whens.isEmpty
    {
      return .books
    }
    // "haircuts needed a chair and we had one" books nothing.
    let isOfThings = words.contains { parts.words[$0].classes.contains(.thing) }
    if has(words, Self.booking), !request.services.isEmpty, !isOfThings, !isOfService(words) {
      return .books
    }
    guard !request.whens.isEmpty || !request.staff.isEmpty || request.shift != nil else {
      return nil
    }
    return namesBooking || has(words, Self.moving) ? .moves : nil
  }

  /// Whether a service is what is spoken of: "haircuts had a buffer" books nothing.
  private func isOfService(_ words: Range<Int>) -> Bool {
    let lead = words.first { !parts.words[$0].classes.contains(.determiner) }
    return lead.map { parts.nameKind(at: $0) == .service } ?? false
  }

  private func isNegation(_ index: Int) -> Bool {
    let negations: [StaticString] = ["not", "never", "no", "without"]
    return parts.words[index].is(.not) || negations.contains { parts.isWord(index, $0) }
  }

  func has(_ words: Range<Int>, _ verbs: [StaticString]) -> Bool {
    words.contains { index in
      let token = parts.line.tokens[Int(parts.words[index].token)]
      return verbs.contains { parts.line.isWord(token, $0) }
        || PastForms.isPast(parts.line.foldedBytes(token), ofAny: verbs)
    }
  }

  private static let cancelling: [StaticString] = [
    "cancel", "cancels", "drop", "drops", "miss", "misses", "skip", "skips",
  ]
  private static let coming: [StaticString] = [
    "come", "comes", "turn", "turns", "show", "shows", "make", "makes",
  ]
  private static let booking: [StaticString] = ["book", "books", "add", "have", "has", "want"]
  private static let moving: [StaticString] = [
    "move", "moves", "shift", "shifts", "reschedule", "come", "comes", "go", "goes", "swap",
    "switch", "push", "bring",
  ]
}
