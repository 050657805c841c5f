/// What the words of a request speak for, each by itself and together.
struct EvidencePicture {
  /// The evidence of each word, and of each wish and request.
  private(set) var words: [Evidence] = []
  /// All of it.
  private(set) var seen: Evidence = []
  /// How many content words no table knows.
  private(set) var unknown = 0

  /// Looks at some words of a line.
  init(_ range: Range<Int>, of parts: LineParts, index: EvidenceIndex = .shared) {
    // Wishes and requests follow the words.
    words.reserveCapacity(range.count + 4)
    for position in range {
      let found = Self.evidence(of: position, from: range.lowerBound, parts, index)
      if found.isEmpty, Self.isContent(position, parts) { unknown += 1 }
      words.append(found)
    }
    joinParticles(range, parts)
    dropAskedHalts()
    if let first = words.first, !first.isDisjoint(with: [.wh, .polar]) { words.append(.asks) }
    for cue in parts.cues(parts.acts, in: range) {
      switch cue.kind {
      case .request: words.append(.request)
      case .want, .duty: words.append(.want)
      default: break
      }
    }
    for word in words { seen.formUnion(word) }
  }

  /// "what should I stop doing" stops nothing: behind a question word nothing is told.
  private mutating func dropAskedHalts() {
    guard let first = words.firstIndex(where: { !$0.isDisjoint(with: [.wh, .polar]) }) else {
      return
    }
    for index in words.indices where index > first { words[index].remove(.halt) }
  }

  /// Whether each need is met by a word of its own: "know" alone is not both what is
  /// asked for and the asking.
  ///
  /// `taken` has a bit for each word that meets a need before the one at an index.
  func meets(_ needs: Needs, from number: Int = 0, besides taken: UInt64 = 0) -> Bool {
    guard number < needs.count else { return true }
    let need = needs[number]
    for index in 0..<min(words.count, UInt64.bitWidth) {
      let own: UInt64 = 1 << UInt64(index)
      if !words[index].isDisjoint(with: need), taken & own == 0,
        meets(needs, from: number + 1, besides: taken | own)
      {
        return true
      }
    }
    return false
  }

  private static func isContent(_ position: Int, _ parts: LineParts) -> Bool {
    let word = parts.words[position]
    return word.isUnknown && !word.isNumber
  }

  // MARK: Single words

  /// What a word can speak for at most, but for what it means beside others.
  static func ofWord(_ position: Int, _ parts: LineParts) -> Evidence {
    let word = parts.words[position]
    return own(word, parts, .shared).union(ofClasses(word, []))
  }

  private static func evidence(
    of position: Int, from start: Int, _ parts: LineParts, _ index: EvidenceIndex
  ) -> Evidence {
    if parts.timeOfWord[position] >= 0 {
      let isPlaced =
        parts.words[position].isPreposition
        || position > start && parts.words[position - 1].isPreposition
      return isPlaced ? [.time, .placed] : .time
    }
    // What would be a service that the book lacks is judged by its words.
    if let name = parts.name(at: position),
      !name.mention.entries.isEmpty || name.mention.kind != .service
    {
      return .name
    }
    let word = parts.words[position]
    if word.classes.contains(.list), parts.isDayList(position) { return .thing }
    var found = own(word, parts, index)
    // "wait, what is …" waits for nothing.
    if position == start { found.remove(.crowd) }
    if found.contains(.tell), position > start, !isVerbPlace(position, parts) {
      found.remove(.tell)
    }
    if position + 1 < parts.words.count, parts.words[position + 1].is(.not) {
      // "do not" does nothing.
      found.remove(.perform)
    }
    found.formUnion(ofClasses(word, found))
    found.formUnion(ofPlace(position, from: start, parts))
    if word.classes.contains(.determiner), !word.is(.the), found.isDisjoint(with: .that) {
      found.insert(.indefinite)
    }
    if found.isEmpty, word.isNumber || !word.isUnknown && !word.isSmallWord { found.insert(.known) }
    return found
  }

  /// What a word speaks for by itself.
  private static func own(
    _ word: CueWord, _ parts: LineParts, _ index: EvidenceIndex
  ) -> Evidence {
    guard word.id == 0 else {
      let literal = CueIndex.shared.lexicon.literal(word.id)
      return index.evidence(hash: literal.hash, literal.bytes)
    }
    let token = parts.line.tokens[Int(word.token)]
    return parts.line.withFolded(token) { index.evidence(hash: token.hash, $0) }
  }

  /// Whether a verb would stand here: behind "please", "you", "me" and the like.
  private static func isVerbPlace(_ position: Int, _ parts: LineParts) -> Bool {
    let before = parts.words[position - 1]
    return before.is(.to) || before.isJoint
      || !before.classes.isDisjoint(with: [.polite, .stop, .can, .person])
  }

  private static func ofClasses(_ word: CueWord, _ own: Evidence) -> Evidence {
    var found: Evidence = []
    let classes = word.classes
    if !classes.isDisjoint(with: [.desk, .calendar]) { found.formUnion([.thing, .deskThing]) }
    if classes.contains(.event), own.isDisjoint(with: [.clock, .work]),
      classes.isDisjoint(with: .show), !word.isVerbToo
    {
      found.insert(.thing)
    }
    if !classes.isDisjoint(with: [.scope, .travel, .weather, .reminder, .list, .scopeVerb]),
      own.isDisjoint(with: [.talkThing, .procedure, .tell, .recall, .clock])
    {
      found.insert(.beyond)
    }
    if !classes.isDisjoint(with: [.cancel, .remove, .move, .change, .book]),
      own.isDisjoint(with: [.halt, .right])
    {
      found.insert(.changeVerb)
    }
    if classes.contains(.ask) { found.insert(.wh) }
    if classes.contains(.show) { found.insert(.tell) }
    // "what is it like" wishes for nothing.
    if classes.contains(.want), !word.is(.like) { found.insert(.want) }
    if classes.contains(.polite) { found.insert(.request) }
    if classes.contains(.good) { found.insert(.good) }
    if classes.contains(.again) { found.insert(.redo) }
    if classes.contains(.attribute) { found.insert(.attribute) }
    if classes.contains(.poss) { found.insert(word.is(.your) ? .you : .owned) }
    if classes.contains(.pronoun) { found.insert(.that) }
    if word.is(.i) || word.is(.me) || word.is(.we) { found.insert(.me) }
    if word.is(.you) { found.insert(.you) }
    if word.is(.not) || word.is(.never) { found.insert(.negation) }
    return found
  }

  /// "is", "did", "have" at the head ask; "how" is a question word of its own.
  private static func ofPlace(_ position: Int, from start: Int, _ parts: LineParts) -> Evidence {
    let word = parts.words[position]
    if isSaying(position, from: start, parts) { return .youSaid }
    let pair = ofPair(position, from: start, parts)
    if !pair.isEmpty { return pair }
    if word.classes.contains(.ask) {
      return parts.line.isWord(parts.line.tokens[Int(word.token)], "how") ? .how : []
    }
    guard
      position == start || parts.words[position].breakBefore != .none
        || parts.words[position - 1].classes.contains(.stop)
    else { return [] }
    let isAsking =
      word.classes.contains(.be) || word.is(.have) || word.is(.has)
      || parts.isWord(position, "do") || parts.isWord(position, "does")
      || parts.isWord(position, "did")
    return isAsking ? .polar : []
  }

  /// "can you", "I should", "you do": who can and who does.
  private static func ofPair(_ position: Int, from start: Int, _ parts: LineParts) -> Evidence {
    guard position > start else { return [] }
    let (before, word) = (parts.words[position - 1], parts.words[position])
    let isAble = before.classes.contains(.can) || word.classes.contains(.can)
    if isAble, before.is(.you) { return .canYou }
    if isAble, word.is(.you) {
      // "can you tell me" asks for something, "what can you tell me" for what is there.
      let isAsked = position - 1 > start && parts.words[position - 2].breakBefore <= .comma
      return isAsked && parts.words[position - 2].classes.isDisjoint(with: [.stop, .polite])
        ? .canYou : .you
    }
    if isAble, before.is(.i) || word.is(.i), !parts.isWord(position, "will"),
      !parts.isWord(position - 1, "will")
    {
      return .mayI
    }
    return before.is(.you) && parts.isWord(position, "do") ? .youDo : []
  }

  /// "you said", "did you just ask", but not "can you tell".
  private static func isSaying(_ position: Int, from start: Int, _ parts: LineParts) -> Bool {
    let before = max(start, position - 3)..<position
    guard let you = before.last(where: { parts.words[$0].is(.you) }) else { return false }
    let token = parts.line.tokens[Int(parts.words[position].token)]
    let spoken = parts.line.withFolded(token) {
      EvidenceIndex.shared.evidence(hash: token.hash, $0)
    }
    guard spoken.contains(.speech) else { return false }
    let isDirect = (you + 1..<position).allSatisfy {
      let word = parts.words[$0]
      return word.is(.have) || !word.classes.isDisjoint(with: [.be, .can, .very, .stop])
    }
    return isDirect && (you == start || !parts.words[you - 1].classes.contains(.can))
  }

  // MARK: Verbs with a particle

  /// A verb that means something else with a particle behind it, up to two words
  /// on: "clear that up", "go over it".
  private struct Particle {
    let verb: StaticString
    let particle: StaticString
    let evidence: Evidence
  }

  /// The rows of a verb lie side by side.
  private static let particles: [Particle] = [
    .init(verb: "clear", particle: "up", evidence: .clarify),
    .init(verb: "spell", particle: "out", evidence: .clarify),
    .init(verb: "break", particle: "down", evidence: .clarify),
    .init(verb: "go", particle: "over", evidence: [.redo, .tell]),
    .init(verb: "run", particle: "through", evidence: .tell),
    .init(verb: "run", particle: "past", evidence: [.redo, .tell]),
    .init(verb: "run", particle: "by", evidence: [.redo, .tell]),
    .init(verb: "walk", particle: "through", evidence: .tell),
    .init(verb: "take", particle: "through", evidence: .tell),
    .init(verb: "lay", particle: "out", evidence: .tell),
    .init(verb: "on", particle: "board", evidence: .consent),
    .init(verb: "good", particle: "at", evidence: .ability),
    .init(verb: "good", particle: "for", evidence: .ability),
    .init(verb: "list", particle: "of", evidence: .tell),
    .init(verb: "knock", particle: "off", evidence: .halt),
    .init(verb: "cut", particle: "out", evidence: .halt),
    .init(verb: "leave", particle: "off", evidence: .halt),
    .init(verb: "give", particle: "up", evidence: .halt),
    .init(verb: "make", particle: "sure", evidence: .ensure),
    .init(verb: "make", particle: "clear", evidence: .clarify),
    .init(verb: "see", particle: "if", evidence: .ensure),
    .init(verb: "see", particle: "whether", evidence: .ensure),
    .init(verb: "find", particle: "out", evidence: .ensure),
    .init(verb: "never", particle: "mind", evidence: .halt),
    .init(verb: "no", particle: "matter", evidence: [.negation, .indifferent]),
    .init(verb: "say", particle: "back", evidence: [.redo, .speech]),
    .init(verb: "tell", particle: "back", evidence: [.redo, .speech]),
    .init(verb: "read", particle: "back", evidence: [.redo, .speech]),
    .init(verb: "say", particle: "over", evidence: [.redo, .speech]),
    .init(verb: "play", particle: "back", evidence: [.redo, .speech]),
    .init(verb: "second", particle: "time", evidence: .redo),
    .init(verb: "setting", particle: "up", evidence: .changeVerb),
    .init(verb: "start", particle: "over", evidence: [.redo, .speech]),
    .init(verb: "you", particle: "get", evidence: [.you, .understand]),
    .init(verb: "you", particle: "got", evidence: [.you, .understand]),
  ]

  /// For each of these verbs its rows.
  private static let particlesOfVerb: WordTable<Range<Int>> = {
    var table = WordTable<Range<Int>>(capacity: particles.count)
    for (row, particle) in particles.enumerated() {
      let verb = particle.verb.bytes
      let first = table.value(hash: WordHash.hash(verb), verb)?.lowerBound ?? row
      table.update(verb, first..<row + 1)
    }
    return table
  }()

  private mutating func joinParticles(_ range: Range<Int>, _ parts: LineParts) {
    for verb in range.dropLast() {
      let word = parts.words[verb]
      guard word.token == word.lastToken else { continue }
      let token = parts.line.tokens[Int(word.token)]
      let rows = parts.line.withFolded(token) {
        Self.particlesOfVerb.value(hash: token.hash, $0)
      }
      guard let rows else { continue }
      for row in rows { join(Self.particles[row], verb, range, parts) }
    }
  }

  private mutating func join(
    _ entry: Particle, _ verb: Int, _ range: Range<Int>, _ parts: LineParts
  ) {
    let reach = verb + 1..<min(verb + 4, range.upperBound)
    let end = reach.first { index in
      parts.words[index].token == parts.words[index].lastToken
        && parts.isWord(index, entry.particle)
    }
    guard let end else { return }
    for part in [verb, end] where words[part - range.lowerBound].isEmpty {
      if Self.isContent(part, parts) { unknown -= 1 }
    }
    words[verb - range.lowerBound] = entry.evidence
    words[end - range.lowerBound] = entry.evidence
  }
}

extension CueWord {
  /// Whether it says nothing by itself: an article, a preposition, a helping verb.
  fileprivate var isSmallWord: Bool {
    isPreposition || isJoint || `is`(.with) || `is`(.if) || `is`(.or) || `is`(.have) || `is`(.has)
      || !classes.isDisjoint(with: [
        .determiner, .be, .can, .very, .stop, .polite, .number, .person, .pronoun,
      ])
  }
}
