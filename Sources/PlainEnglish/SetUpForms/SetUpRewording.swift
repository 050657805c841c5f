/// Rules that are said in other words than the forms look for: "Sam isn't available on
/// Friday from 2 to 3", "can you cap haircuts at 4 a day".
///
/// Each becomes one or more sentences that the forms read. What is read is still held
/// against every word of these, so that nothing which was said is dropped on the way.
struct SetUpRewording {
  let scan: SetUpScan
  let expecting: Expectation?

  /// What becomes of a sentence.
  enum Result {
    /// These sentences say the same.
    case says([String])
    /// It sets just this.
    case sets(SetUp)
    /// A rule that cannot be set; the items that say so.
    case unsettable(Range<Int>)
  }

  /// The same in other words; nil if the sentence needs none.
  func read() -> Result? {
    let start = leadEnd
    if start > 0 {
      let rest = SetUpRewording(scan: scan.only(start..<scan.items.count), expecting: expecting)
      return rest.read() ?? .says([scan.text(start..<scan.items.count)])
    }
    let isOfTwo = mention(.customer) != nil || scan.names.count > 1
    if scan.isWord(0, "never"), scan.isWord(1, "book", "put", "give"), isOfTwo {
      // Whom somebody is not to be booked with is not kept.
      return .unsettable(scan.items.indices)
    }
    guard scan.items.count > 1, scan.items.count <= 24, mention(.customer) == nil else {
      return nil
    }
    if scan.isAsked {
      // "can Sam have the 18th off?"
      return scan.isWord(0, "can", "could", "may") ? ofSomebodysTime().map { .says($0) } : nil
    }
    if let rule = unkeptRule() { return .sets(.unkept(rule)) }
    if let gap = gapBetweenAll() { return .sets(gap) }
    if let edges = ofOpeningEdges() { return edges }
    if scan.isWord(0, "everyones", "everybodys"), scan.isWord(1, "off", "away", "in", "working") {
      return .says(["everyone is \(text(from: 1))"])
    }
    if let length = lengthOfLunch() { return .unsettable(length) }
    if let never = neverOnDays() ?? keptFree() { return .says(never) }
    if let texts = ofSomebodysTime() ?? ofSkills() ?? ofOffer() ?? ofRules() ?? ofExceptions()
      ?? ofSeveral()
    {
      return .says(texts)
    }
    return (unsettable() ?? unsettablePartOfDay() ?? unsettableReturn()).map { .unsettable($0) }
  }

  // MARK: What leads to a rule

  /// Where the words end that only ask for it: "can you please", "I'd like to", "let's".
  private var leadEnd: Int {
    var index = 0
    let isAsking = scan.isWord(0, "can", "could", "would", "will") && scan.isWord(1, "you")
    if isAsking {
      index = 2
    } else if scan.isWord(0, "lets", "please", "kindly") {
      index = 1
    } else if scan.isWord(0, "let"), scan.isWord(1, "us") {
      index = 2
    } else if scan.isWord(0, "id", "i", "we", "wed"), let to = scan.first("to"), to <= 4,
      (1..<to).allSatisfy({ scan.isWord($0, "would", "want", "like", "need", "d") })
    {
      index = to + 1
    } else {
      return 0
    }
    while scan.isWord(index, "please", "just", "also", "now", "kindly") { index += 1 }
    guard index < scan.items.count, mention(.customer) == nil,
      !scan.has("my", "me", "her", "his", "their", "it", "them", "im")
    else { return 0 }
    let isOfRules = Self.verbsOfRules.contains { scan.isWord(index, $0) }
    let isOfChange =
      (isAsking || scan.isWord(0, "please"))
      && scan.isWord(
        index, "make", "change", "mark", "put", "remove", "delete", "give", "rename", "allow",
        "stop", "keep", "raise", "lower", "take", "turn")
    // "I'd like to block off two hours" is an appointment of one's own.
    if scan.isWord(index, "block"), mention(.staff) == nil { return 0 }
    return isOfRules || isOfChange ? index : 0
  }

  /// What a business is told to do with its rules.
  static let verbsOfRules: [StaticString] = [
    "add", "set", "create", "offer", "close", "open", "block", "cap", "limit", "require", "hire",
    "unblock",
  ]

  // MARK: For the rules

  func mention(_ kind: NameKind) -> NameMention? { scan.firstKnown(kind) }

  /// The only name of a kind, if there is just one, by its item.
  func only(_ kind: NameKind) -> Int? {
    var found: Int?
    for index in scan.items.indices where isKnown(kind, index) {
      guard found == nil else { return nil }
      found = index
    }
    return found
  }

  func isKnown(_ kind: NameKind, _ index: Int) -> Bool {
    guard scan.items.indices.contains(index), case .name(let name) = scan.items[index].value else {
      return false
    }
    return name.mention.kind == kind && !name.mention.entries.isEmpty
  }

  /// A name without what makes it an owner: "Sam" of "Sam's".
  func name(_ index: Int) -> String {
    let text = scan.text(index..<index + 1)
    for ending in ["'s", "’s"] where text.hasSuffix(ending) { return String(text.dropLast(2)) }
    return text
  }

  /// Whether a name is written with an apostrophe: "Sam's".
  func isOwner(_ index: Int) -> Bool {
    scan.line.tokens[scan.items[index].tokens.upperBound - 1].traits.contains(.possessive)
  }

  func text(from index: Int) -> String { scan.text(index..<scan.items.count) }

  /// The items from one on without joints at either end.
  func text(_ range: Range<Int>) -> String {
    var range = range
    while let first = range.first, scan.isComma(first) { range = range.dropFirst() }
    while let last = range.last, scan.isComma(last) || scan.isWord(last, "and") {
      range = range.dropLast()
    }
    return scan.text(range)
  }

  /// Whether some items say when: days, a date, or hours.
  func saysWhen(_ range: Range<Int>) -> Bool {
    let only = scan.only(range)
    return only.hasDate || !only.days.isEmpty || !only.windows.isEmpty
  }
}

extension SetUpReader {
  /// What is set by a sentence in other words; nil if it needs none.
  ///
  /// - Parameters:
  ///   - scan: The sentence.
  ///   - expecting: What the desk has asked.
  /// - Returns: What it sets, with the reason that it gives.
  static func reworded(_ scan: SetUpScan, expecting: Expectation?) -> (Outcome, note: String?)? {
    guard !scan.context.isReworded,
      let result = SetUpRewording(scan: scan, expecting: expecting).read()
    else { return nil }
    var outcome = Outcome()
    var note: String?
    switch result {
    case .sets(let change): outcome.changes = [change]
    case .unsettable(let items):
      let service = scan.firstKnown(.service)
      let hours = scan.firstKnown(.staff).map {
        SetUp.staffHours($0, days: [], windows: [], breaks: [], onlyThese: false)
      }
      outcome.changes = [
        service.map { .changeService($0, SetUp.ServiceValues()) } ?? hours ?? .noLimits
      ]
      outcome.left = scan.only(items).leftWords
    case .says(let texts):
      var context = scan.context
      context.expecting = nil
      context.isReworded = true
      for text in texts {
        let requests = Reader().read(text, in: context).requests
        let changes = requests.compactMap(\.setUp)
        guard !changes.isEmpty, changes.count == requests.count else { return nil }
        outcome.changes += changes
        if requests.contains(where: { !$0.left.isEmpty }) { outcome.left = scan.leftWords }
        note = note ?? requests.lazy.compactMap(\.note).first
      }
    }
    return (outcome, note)
  }
}
