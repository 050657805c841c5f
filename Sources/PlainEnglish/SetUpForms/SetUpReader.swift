import CivilTime

/// Reads sentences that set the business up: "Sam works Tue to Sat 9 to 5".
///
/// Each form is a function from the items of a clause to a change, or nil. They
/// are tried in order; the first that fits holds.
struct SetUpReader {
  let scan: SetUpScan
  let whens: [When]
  let text: String
  let expecting: Expectation?

  /// What a clause sets, or nil if it sets nothing.
  func read() -> SetUp? {
    guard let first = scan.items.first, !startsAsQuestion(first) else { return nil }
    // "Sam is back at work" ends an absence and sets no hours.
    if scan.has("back"), scan.has("is"), member != nil { return nil }
    // What is negated in it is the day, not the rule.
    return shiftForms() ?? unsaidEdge() ?? sameDay() ?? takingBack() ?? forms()
  }

  /// What a clause sets that takes nothing back.
  func forms() -> SetUp? {
    startOwn() ?? serviceForms() ?? edgeForms() ?? staffForms() ?? hoursForms()
      ?? ruleForms() ?? customerForms()
  }

  /// What becomes of a sentence.
  struct Outcome {
    /// What it sets; nothing if it is no such sentence.
    var changes: [SetUp] = []
    /// The words of it that no change uses.
    ///
    /// With any, nothing is to be done: what is said of one is not done while what is
    /// said of another is dropped.
    var left: [LeftWords] = []
  }

  /// All that a sentence sets: several subjects, several stretches of days with
  /// their hours, or several dates, are a change each.
  func readAll() -> Outcome {
    guard let first = scan.items.first, !startsAsQuestion(first) else { return Outcome() }
    if let dated = hoursThenMonth() { return dated }
    if isOpener(0), let dated = readDuring() { return dated }
    if let plan = modelled() ?? weeklyPlan() ?? pickedSkills() ?? strayNegation() ?? uncounted() {
      return plan
    }
    if let rooms = roomsOfWhich() ?? ofStrangeService() { return rooms }
    if let several = SetUpSegments(scan)?.read() { return several.sharingPeriod }
    if let dated = readDuring() { return dated }
    let hired = hiring()
    if !hired.isEmpty { return outcome(hired) }
    if let change = introduction() { return outcome([change]) }
    let menu = menu()
    if !menu.isEmpty { return outcome(menu) }
    let subjects = scan.subjects()
    guard subjects.count > 1 else { return outcome(readOne()) }
    var changes: [SetUp] = []
    var left: [LeftWords] = []
    for part in subjects {
      if let room = countOfThem(part, after: changes.last) ?? needOfOne(part, after: changes.last) {
        changes.append(room)
        continue
      }
      let own = SetUpReader(
        scan: part, whens: part.whens(of: whens), text: text, expecting: expecting
      )
      let read = own.outcome(own.readOne())
      changes += read.changes
      left += read.changes.isEmpty ? part.leftWords : read.left
    }
    return changes.isEmpty ? Outcome() : Outcome(changes: changes, left: left)
  }

  /// "a haircut needs a chair, and we have two": how many of what was just spoken of.
  private func countOfThem(_ part: SetUpScan, after last: SetUp?) -> SetUp? {
    guard case .needs(_, let name)? = last, part.isWord(0, "we", "there", "theres"),
      let number = part.items.indices.first(where: { part.number(at: $0) != nil }),
      number <= 3, let count = part.number(at: number),
      number + 1 == part.items.count || part.isWord(number + 1, "of")
    else { return nil }
    return .resource(name: name, quantity: count)
  }

  /// Some changes with the words that none of them uses.
  private func outcome(_ changes: [SetUp]) -> Outcome {
    guard !changes.isEmpty else { return Outcome() }
    // Of a telephone number each figure is its own.
    if changes.contains(where: { if case .customerPhone = $0 { true } else { false } }) {
      return Outcome(changes: changes)
    }
    let isTakenBack = takingBack() != nil
    let positive = isTakenBack ? [self.positive].compactMap { $0 } : []
    let account = SetUpAccount(changes + positive, isTakenBack: isTakenBack)
    return Outcome(changes: changes, left: scan.leftovers(of: account))
  }

  /// All that a sentence of one subject sets.
  private func readOne() -> [SetUp] {
    let groups = scan.stretches()
    if groups.count > 1 {
      let changes = groups.compactMap {
        SetUpReader(scan: $0, whens: whens, text: text, expecting: expecting).read()
      }
      // Only the first can mean that there are no other hours.
      if changes.count == groups.count {
        if changes.count == 2, let whole = changes[0].with(breaksOf: changes[1]) { return [whole] }
        if let shared = changes.sharingBreaks { return shared }
        return changes.prefix(1) + changes.dropFirst().map(\.besideOthers)
      }
    }
    let several = severalRules()
    if !several.isEmpty { return several }
    guard let change = read() else { return [] }
    return (forEachDate(change) ?? besides(change)).flatMap(\.perDay)
  }

  /// A change once for each of the dates that are named: "closed on the 4th and the
  /// 5th"; nil if there are not several.
  private func forEachDate(_ change: SetUp) -> [SetUp]? {
    guard change.when != nil else { return nil }
    // What stands in brackets is the reason, though it may be a day's name.
    let end = scan.aside?.start ?? .max
    var named: [When] = []
    for when in whens
    where when.span.lowerBound < end && when.start != nil && !when.isTimeOnly
      && !scan.isWithinWindow(when.span) && !isOccasion(when)
    {
      // A date may be said and then meant again.
      if !named.contains(where: { $0.span == when.span }) { named.append(when) }
    }
    guard named.count > 1 else { return nil }
    named = named.inSequence
    let windows = scan.windows.map(\.window)
    guard change.hasOwnWindows else { return named.map { change.on($0, windows: nil) } }
    // "open on 6 December 10 to 11 and 2 to 3" is one date with two windows.
    let days = named.map { $0.start?.date }
    return named.indices.filter { days.firstIndex(of: days[$0]) == $0 }.map { first in
      let own = named.indices.filter { days[$0] == days[first] }.map {
        windows.count == named.count ? windows[$0] : nil
      }
      return change.on(named[first], windows: own.contains(nil) ? nil : own.compactMap { $0 })
    }
  }

  /// Whether a day is only the reason for others: "closed for Christmas from the 24th to
  /// the 2nd".
  private func isOccasion(_ when: When) -> Bool {
    guard whens.count > 1, let reason = scan.first("for") else { return false }
    return scan.items.indices.contains(reason + 1)
      && scan.line.span(ofTokens: scan.items[reason + 1].tokens).overlaps(when.span)
  }

  /// A change with what the same sentence says beside it.
  private func besides(_ change: SetUp) -> [SetUp] {
    switch change {
    case .skills(let first, let services, let mode):
      // "Sam and Alex do blow-dries" is said of both.
      return [change]
        + scan.mentions(.staff).filter { $0.entries != first.entries }.map {
          .skills(staff: $0, services: services, mode)
        }
    case .block(let first?, let when, let reason):
      return [change]
        + scan.mentions(.staff).filter { $0.entries != first.entries }.map {
          .block($0, when, reason: reason)
        }
    case .timeOff(let first, let when, let reason):
      return [change]
        + scan.mentions(.staff).filter { $0.entries != first.entries }.map {
          .timeOff($0, when, reason: reason)
        }
    case .staffHours(let first, let days, windows: [], breaks: [], let onlyThese)
    where scan.has("off"):
      return [change]
        + scan.mentions(.staff).filter { $0.entries != first.entries }.map {
          .staffHours($0, days: days, windows: [], breaks: [], onlyThese: onlyThese)
        }
    case .staffHours(let member, let days, let windows, breaks: [], _) where !windows.isEmpty:
      // "Sam works 10 to 6 with no break".
      guard let no = scan.first("no", "without"),
        scan.isBreak(no + 1) || scan.isWord(no + 1, "a", "any") && scan.isBreak(no + 2)
      else { return [change] }
      return [change, .noBreaks(member, days: days)]
    default: return [change]
    }
  }

  private func startsAsQuestion(_ first: SetUpScan.Item) -> Bool {
    scan.isWord(0, in: Self.questions)
  }

  /// Whether a sentence that begins with a word, if that is no name, asks.
  static func startsAsQuestion(_ parts: LineParts, _ first: Int) -> Bool {
    let index = Int(parts.words[first].token)
    let token = parts.line.tokens[index]
    guard token.kind == .word, questions.contains(where: { parts.line.isWord(token, $0) }) else {
      return false
    }
    return !parts.names.contains { $0.tokens.lowerBound == index }
  }

  private static let questions: [StaticString] = [
    "what", "when", "who", "where", "which", "why", "how", "is", "are", "does", "do", "did",
    "can", "could", "would", "will", "am", "if", "suppose",
  ]

  /// "start my own book", "leave the sample behind".
  private func startOwn() -> SetUp? {
    guard scan.has("own", "fresh", "scratch", "sample", "empty"), scan.items.count <= 8,
      whens.isEmpty
    else { return nil }
    if scan.has("start", "begin", "open", "use"),
      scan.has("book", "salon", "business", "fresh", "scratch"), !scan.has("again", "over")
    {
      return .startOwnBook
    }
    if scan.has("leave", "clear", "remove", "drop", "delete"), let sample = scan.first("sample"),
      sample + 1 == scan.items.count || scan.isWord(sample + 1, "book", "data", "behind", "salon")
    {
      return .startOwnBook
    }
    return nil
  }

  // MARK: For the forms

  /// The first mention of a kind, known or not.
  func mention(_ kind: NameKind) -> NameMention? {
    scan.firstMention(kind)
  }

  /// A member of staff that the book has and who is the sentence's subject, or
  /// all of them.
  var member: NameMention? { scan.firstKnown(.staff) ?? everyone }

  /// "everyone", "both", "all of us", as a sentence's subject.
  private var everyone: NameMention? {
    guard let words = scan.everyone(at: 0) ?? lastEveryone, var mention = unknown(.staff, words)
    else { return nil }
    mention.isAll = true
    return mention
  }

  /// "lunch is 12 to 1 for everyone".
  private var lastEveryone: Range<Int>? {
    guard scan.has("lunch", "break"),
      let index = scan.first("everyone", "everybody"), scan.isWord(index - 1, "for")
    else { return nil }
    return index..<index + 1
  }

  /// "everything", "all services".
  var everything: NameMention? {
    let index = scan.first("everything", "all")
    guard let index,
      scan.isWord(index, "everything") || scan.isWord(index + 1, "services", "treatments"),
      var mention = unknown(.service, index..<index + 1)
    else { return nil }
    mention.isAll = true
    return mention
  }

  /// Someone the book does not know, of whom a sentence says how they work:
  /// "Nora works Monday to Friday".
  var stranger: NameMention? {
    guard member == nil, let verb = scan.first("works", "does"), (1...2).contains(verb),
      (0..<verb).allSatisfy({ scan.isPersonLike($0, inList: false) }), mention(.customer) == nil
    else { return nil }
    return unknown(.staff, 0..<verb)
  }

  /// A service that the book has.
  var service: NameMention? { scan.firstKnown(.service) }

  /// A mention of some words that the book has no name for.
  func unknown(_ kind: NameKind, _ range: Range<Int>) -> NameMention? {
    guard let first = range.first, let last = range.last, scan.items.indices.contains(last) else {
      return nil
    }
    let tokens = scan.items[first].tokens.lowerBound..<scan.items[last].tokens.upperBound
    return NameMention(
      kind: kind, entries: [], text: scan.text(range), span: scan.line.span(ofTokens: tokens))
  }

  /// The days that a sentence names by date.
  var dates: When? {
    let holiday = holidayAsReason?.span
    return whens.first { !$0.isTimeOnly && $0.role != .not && $0.span != holiday } ?? whens.first
  }

  /// Names after a marker: "Alex", "Alex and Sam", up to a comma or a word that
  /// ends it.
  func freeNames(from start: Int, until stop: Int? = nil) -> [String] {
    var names: [String] = []
    var first: Int?
    let end = stop ?? scan.items.count
    for index in start..<max(start, end) {
      let isJoint: Bool
      if case .comma = scan.items[index].value {
        isJoint = true
      } else {
        isJoint = scan.isWord(index, "and", "as", "to", "please")
      }
      if isJoint {
        if let begin = first { names.append(scan.text(begin..<index)) }
        first = nil
        if scan.isWord(index, "as", "to", "please") { return names }
      } else if first == nil {
        first = index
      }
    }
    if let begin = first, begin < end { names.append(scan.text(begin..<end)) }
    return names.filter { !$0.isEmpty }
  }
}
