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
  func request(_ words: Range<Int>) -> Request? {
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
    request.isForMe = supposed.isForMe
    request.isForLastCustomer = supposed.isForLastCustomer
    let changes = self.changes(words, supposed)
    if !changes.isEmpty {
      request.supposed = .changes(changes)
      return request
    }
    guard let act = act(words, request) else { return nil }
    request.supposed = act
    return request
  }

  // MARK: Where it stands

  /// The words of what is supposed; nil if nothing is.
  static func supposedWords(of parts: LineParts) -> Range<Int>? {
    if let cue = parts.acts.first(where: { $0.kind == .whatIf }), cue.end < parts.words.count {
      return cue.end..<end(after: cue.end, parts)
    }
    guard let index = parts.words.firstIndex(where: { $0.is(.if) }),
      index + 1 < parts.words.count, isQuestionLead(0..<index, parts), !isCondition(index, parts),
      // "if anything comes up, let Mei know" waits for it.
      !parts.details.contains(where: { $0.kind == .waitlist && $0.start == index })
    else { return nil }
    return index + 1..<end(after: index + 1, parts)
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

  private func changes(_ words: Range<Int>, _ request: Request) -> [SetUp] {
    let pieces = pieces(of: words)
    if pieces.count > 1 {
      let each = pieces.map { read($0, request.whens) }
      if each.allSatisfy({ !$0.isEmpty }) { return each.flatMap { $0 } }
    }
    return read(words, request.whens)
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
    guard let first = words.first, let last = words.last else { return [] }
    let tokens = Int(parts.words[first].token)..<Int(parts.words[last].lastToken) + 1
    let span = parts.span(words)
    let scan = SetUpScan(
      tokens, of: parts.line, names: parts.names, words: parts.words, in: context, mood: .supposed)
    let own = whens.filter { span.contains($0.span.lowerBound) }
    for variant in [scan, scan.withoutSubject].compactMap({ $0 }) {
      let reader = SetUpReader(
        scan: variant, whens: own, text: parts.line.text(span), expecting: nil)
      let outcome = reader.readAll()
      if !outcome.changes.isEmpty, outcome.left.isEmpty { return outcome.changes }
    }
    return []
  }

  /// What is supposed of a booking, by its verb.
  private func act(_ words: Range<Int>, _ request: Request) -> Supposition? {
    let namesBooking = !request.customers.isEmpty || !request.bookingNumbers.isEmpty
    if has(words, Self.cancelling), namesBooking { return .cancels }
    if has(words, Self.booking), !request.services.isEmpty { return .books }
    guard !request.whens.isEmpty || !request.staff.isEmpty || request.shift != nil else {
      return nil
    }
    return namesBooking || has(words, Self.moving) ? .moves : nil
  }

  private func has(_ words: Range<Int>, _ verbs: [StaticString]) -> Bool {
    words.contains { index in
      let token = parts.line.tokens[Int(parts.words[index].token)]
      return verbs.contains { parts.line.isWord(token, $0) }
        || PastForms.isPast(parts.line.foldedBytes(token), ofAny: verbs)
    }
  }

  private static let cancelling: [StaticString] = [
    "cancel", "cancels", "drop", "drops", "miss", "misses", "skip", "skips",
  ]
  private static let booking: [StaticString] = ["book", "books", "add", "have", "has", "want"]
  private static let moving: [StaticString] = [
    "move", "moves", "shift", "shifts", "reschedule", "come", "comes", "go", "goes", "swap",
    "switch", "push", "bring",
  ]
}
