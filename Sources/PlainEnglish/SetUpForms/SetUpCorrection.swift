import CivilTime

/// What a line makes of a rule that was just set: "actually make it 20", "cancel that".
///
/// A value that is said takes the place of the one of its kind in the words that set the
/// rule; these are then read as ever, so that every rule can be corrected that can be set.
public enum SetUpCorrection: Hashable, Sendable {
  /// The rule is not to be.
  case takesBack
  /// The rule is to be what these words say.
  case says(String)
  /// Another rule, told by what is otherwise in it: "and Priya too".
  case adds(String)
  /// The words of the rule have several values of the kind that is said.
  case unclear

  /// Reads a line as a correction.
  ///
  /// - Parameters:
  ///   - line: What is said now.
  ///   - rule: The words by which the rule was set.
  ///   - context: The names of both.
  public init?(_ line: String, of rule: String, in context: ReadingContext) {
    let reader = SetUpCorrectionReader(line, of: rule, in: context)
    guard let correction = reader.read() else { return nil }
    self = correction
  }
}

/// Reads a correction of a rule.
struct SetUpCorrectionReader {
  private let line: SetUpScan
  private let rule: SetUpScan
  private let slots: [SetUpSlot]
  private let context: ReadingContext

  init(_ line: String, of rule: String, in context: ReadingContext) {
    var context = context
    context.expecting = nil
    self.context = context
    self.line = Self.scan(line, in: context)
    self.rule = Self.scan(rule, in: context)
    slots = self.rule.slots()
  }

  private static func scan(_ text: String, in context: ReadingContext) -> SetUpScan {
    let parts = LineReader(index: .shared, context: context).parts(of: Tokenizer.tokenize(text))
    return SetUpScan(
      parts.line.tokens.indices, of: parts.line, names: parts.names, words: parts.words,
      in: context)
  }

  func read() -> SetUpCorrection? {
    guard line.items.count <= 14, !line.isAsked else { return nil }
    if let further = addition() { return further }
    let lead = leadEnd
    if takesBack(from: lead) { return .takesBack }
    if lead > 0, let whole = wholeSentence(from: lead) { return whole }
    let start = verbEnd(from: lead) ?? lead
    let (end, isMarkedBehind) = valueEnd(from: start)
    guard start < end, start > 0 || isMarkedBehind else { return nil }
    return replacing(by: start..<end)
  }

  // MARK: The parts of a correction

  /// "and Priya too", "same for colours", "and 10 a week".
  private func addition() -> SetUpCorrection? {
    var start = 0
    var end = line.items.count
    while line.isWord(start, "and", "also", "plus", "same", "likewise", "for")
      || line.isWord(start, "the") && line.isWord(start + 1, "same")
    { start += 1 }
    var isMarked = start > 0 && !line.isWord(0, "for")
    while end > start + 1 {
      if line.isWord(end - 1, "too", "also", "please") || line.isComma(end - 1) {
        isMarked = isMarked || line.isWord(end - 1, "too", "also")
        end -= 1
      } else if line.isWord(end - 1, "well"), line.isWord(end - 2, "as") {
        isMarked = true
        end -= 2
      } else {
        break
      }
    }
    guard isMarked, start < end, case .says(let words)? = replacing(by: start..<end) else {
      return nil
    }
    return .adds(words)
  }

  /// Where the words end that only say that something is corrected: "no, sorry, I meant".
  private var leadEnd: Int {
    var index = 0
    while true {
      if line.isWord(index, "no"), isNoOf(index + 1) {
        return index
      } else if index > 0, line.isComma(index) {
        index += 1
      } else if line.isWord(
        index, "no", "nope", "nah", "actually", "sorry", "oops", "whoops", "wait", "hmm", "hm",
        "oh",
        "ah", "well", "correction", "rather", "apologies", "ok", "okay", "um", "er")
      {
        index += 1
      } else if line.isWord(index, "i"), line.isWord(index + 1, "mean", "meant") {
        index += 2
      } else if index > 0, line.isWord(index, "or", "not"), line.isWord(index + 1, "rather", "that")
      {
        index += 2
      } else {
        return index
      }
    }
  }

  /// "no longer", "no lunch", "no shaves on Tuesdays", "no Sundays": what is not to be, and no
  /// objection.
  private func isNoOf(_ next: Int) -> Bool {
    guard line.items.indices.contains(next) else { return false }
    if case .name(let name) = line.items[next].value { return name.mention.kind == .service }
    if case .days(_, isWeekly: true) = line.items[next].value { return true }
    guard line.items[next].isWord else { return false }
    return !line.isWord(
      next, "actually", "sorry", "wait", "i", "make", "it", "that", "this", "not", "from", "until",
      "till", "on", "at", "the", "to", "for", "oops", "rather", "please", "cancel", "scrap", "undo",
      "forget", "drop", "take", "change", "set", "better", "ok", "okay", "a", "an", "per", "lets",
      "tomorrow", "today", "next")
  }

  /// Where "make it", "change that to" or "it should be" ends.
  private func verbEnd(from start: Int) -> Int? {
    var index = start
    if line.isWord(index, "better", "please", "lets", "let", "just") { index += 1 }
    if line.isWord(index, "us"), index > start { index += 1 }
    if line.isWord(index, "say"), index > start { return index + 1 }
    if line.isWord(index, "make", "set", "change", "have", "put", "turn", "switch"),
      line.isWord(index + 1, "it", "that", "this", "them", "those")
    {
      index += 2
      while line.isWord(index, "to", "into", "be") { index += 1 }
      return index
    }
    if line.isWord(index, "it", "that", "this", "they"),
      line.isWord(index + 1, "should", "must", "needs", "is", "was", "has", "are")
    {
      index += 2
      while line.isWord(index, "be", "have", "been", "to", "meant", "supposed", "read", "say") {
        index += 1
      }
      return index
    }
    return nil
  }

  /// Where the value ends, and whether words behind it say that it takes another's place.
  private func valueEnd(from start: Int) -> (end: Int, isMarked: Bool) {
    var end = line.items.count
    var isMarked = false
    // "20, not 15".
    if let not = line.first("not", from: start + 1), saysOldValue(behind: not) {
      (end, isMarked) = (not, true)
    }
    while end > start + 1 {
      if line.isComma(end - 1) || line.isWord(end - 1, "please", "then", "thanks", "and") {
        end -= 1
      } else if line.isWord(end - 1, "instead", "rather", "actually", "sorry") {
        (end, isMarked) = (end - 1, true)
      } else if line.isWord(end - 1, "mean", "meant"), line.isWord(end - 2, "i") {
        (end, isMarked) = (end - 2, true)
      } else if line.isWord(end - 1, "all"), line.isWord(end - 2, "after") {
        (end, isMarked) = (end - 2, true)
      } else {
        break
      }
    }
    return (end, isMarked)
  }

  /// Whether nothing but values of the rule stand behind "not".
  private func saysOldValue(behind not: Int) -> Bool {
    guard not + 1 < line.items.count else { return false }
    let rest = line.only(not + 1..<line.items.count)
    let values = rest.slots()
    return !values.isEmpty && rest.items.count <= 4 && rest.saysOnly(values, or: rest.only(0..<0))
  }

  /// "cancel that", "scrap the last one", "take it back".
  private func takesBack(from start: Int) -> Bool {
    var index = start
    while line.isWord(index, "please", "just", "lets", "let", "us", "can", "you") { index += 1 }
    let isNever = line.isWord(index, "never") && line.isWord(index + 1, "mind")
    guard
      isNever
        || line.isWord(
          index, "cancel", "undo", "scrap", "scratch", "drop", "remove", "forget", "delete",
          "revert",
          "reverse", "ignore", "take", "lose", "strike", "withdraw", "skip")
    else { return false }
    index += isNever ? 2 : 1
    var isObject = false
    while index < line.items.count {
      if line.isWord(
        index, "that", "it", "this", "one", "last", "rule", "setting", "change", "limit", "cap",
        "notice", "break", "block", "closure", "buffer", "service", "restriction")
      {
        isObject = true
      } else if !line.isComma(index),
        !line.isWord(
          index, "the", "back", "again", "please", "about", "out", "away", "sorry", "thanks", "now",
          "bit", "altogether", "completely")
      {
        return false
      }
      index += 1
    }
    // "remove the service" may be any; "remove that limit" is this one.
    return isObject && line.has("that", "it", "this", "one", "last")
  }

  /// "no, closed on 26 December": the rule said anew, of the same subject.
  private func wholeSentence(from lead: Int) -> SetUpCorrection? {
    guard lead < line.items.count, !line.has("also", "too", "either"), !line.isComma(lead) else {
      return nil
    }
    let text = line.text(lead..<line.items.count)
    let (new, old) = (setUps(text), setUps(rule.text(rule.items.indices)))
    guard let new, let old, new.count == old.count,
      zip(new, old).allSatisfy({ $0.isOfSameRule(as: $1) })
    else { return nil }
    return .says(text)
  }

  private func setUps(_ text: String) -> [SetUp]? {
    let requests = Reader().read(text, in: context).requests
    let changes = requests.compactMap(\.setUp)
    let isWhole = requests.allSatisfy { $0.left.isEmpty }
    return !changes.isEmpty && changes.count == requests.count && isWhole ? changes : nil
  }

  // MARK: Replacing

  /// The rule with some values in the place of its own.
  private func replacing(by range: Range<Int>) -> SetUpCorrection? {
    let value = line.only(range)
    if let edge = edge(value) { return edge }
    let values = value.slots()
    guard !values.isEmpty, value.saysOnly(values, or: rule) else { return nil }
    var changes: [SetUpSlot.Change] = []
    for new in values {
      let fitting = rule.changes(of: slots, by: new, saying: value.line)
      guard let first = fitting.first else { return nil }
      guard fitting.count == 1 else { return .unclear }
      changes.append(first)
    }
    return .says(rule.text(with: changes))
  }

  /// "until 6", "from 10": one end of the only hours.
  private func edge(_ value: SetUpScan) -> SetUpCorrection? {
    let isEnd = value.isWord(0, "until", "till", "to")
    guard isEnd || value.isWord(0, "from"), value.items.count == 2 else { return nil }
    let hours = slots.filter { $0.kind == .window }
    guard hours.count == 1, let window = hours.first, !slots.contains(where: { $0.kind == .clock }),
      let new = value.slots().first, new.kind == .clock,
      let end = rule.end(isEnd ? .end : .start, ofWindow: window)
    else { return nil }
    return .says(rule.text(with: [SetUpSlot.Change(span: end, text: value.line.text(new.span))]))
  }
}

extension SetUp {
  /// Whether both are the same rule of the same subject, whatever the values.
  fileprivate func isOfSameRule(as other: SetUp) -> Bool {
    switch (self, other) {
    case (.changeService(let one, _), .changeService(let two, _)): one.entries == two.entries
    case (.limit(let one, _, _), .limit(let two, _, _)): one.isSame(as: two)
    case (.skillTerms(let one, let first, _, _), .skillTerms(let two, let second, _, _)):
      one.entries == two.entries && first.entries == second.entries
    case (.timeOff(let one, _, _), .timeOff(let two, _, _)): one.entries == two.entries
    case (.block(let one, _, _), .block(let two, _, _)): one?.entries == two?.entries
    case (.staffOn(let one, _, _), .staffOn(let two, _, _)): one.entries == two.entries
    case (.closedOn, .closedOn), (.openOn, .openOn), (.closedPartly, .closedPartly): true
    case (.step, .step), (.notice, .notice), (.noticeDays, .noticeDays), (.horizon, .horizon),
      (.cancellationCutoff, .cancellationCutoff):
      true
    case (.resource(let one, _), .resource(let two, _)): one == two
    default: false
    }
  }
}

extension SetUp.LimitScope {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.everything, .everything), (.customer, .customer): true
    case (.service(let one), .service(let two)), (.staff(let one), .staff(let two)),
      (.customerOf(let one), .customerOf(let two)):
      one.entries == two.entries
    case (.serviceOf(let one, let first), .serviceOf(let two, let second)):
      one.entries == two.entries && first.entries == second.entries
    default: false
    }
  }
}
