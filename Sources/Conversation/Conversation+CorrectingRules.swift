import PlainEnglish
import Scheduling

/// The rule that was set last, while it can be corrected in a word: "make it 20".
public struct RecentRule: Hashable, Sendable, Codable {
  /// The words that set it.
  public var words: String
  /// What it changed, from before it was first set; none while it is only proposed, or if
  /// it was so already.
  public var edits: [Edit] = []
  /// In how many changes.
  public var changes = 0
  /// The last of these.
  public var note: ChangeNote?
}

/// Corrections behind a rule that was just set: "actually make it 20", "cancel that".
extension Conversation {
  /// Answers a line that corrects the rule just set, or takes it back; nil if it does
  /// neither.
  mutating func correctRule(_ line: String, _ turn: Turn) throws(BookError) -> Reply? {
    guard let rule = state.recentRule, try isRecent(rule, turn) else { return nil }
    var both = turn
    both.words = rule.words + " " + line
    let context = try both.readingContext(expecting: nil)
    guard let correction = SetUpCorrection(line, of: rule.words, in: context) else { return nil }
    switch correction {
    case .takesBack:
      if state.table != nil { return drop() }
      state.recentRule = nil
      switch rule.changes {
      case 0: return Reply(.talk, [.dropped])
      case 1: return try undo(1, turn)
      default:
        // All that was said of it goes at once.
        var reply = try make(Array(rule.edits.reversed().map(\.inverse)), saying: [], turn)
        state.recentRule = nil
        if reply.kind == .changed { reply.statements = [.tookBackRule(rule.words)] }
        return reply
      }
    case .unclear:
      return Reply(.notUnderstood, [.unclearCorrection(rule: rule.words)])
    case .says(let words): return try setAnew(rule, words, context, turn)
    case .adds(let words): return try setFurther(words, context, turn)
    }
  }

  /// Whether nothing else was changed since, and nothing else is on the table.
  private func isRecent(_ rule: RecentRule, _ turn: Turn) throws(BookError) -> Bool {
    switch state.table {
    case nil: break
    case .change(let change): if change.isFreshStart { return false }
    case .rearrangement(let plan): if plan.cause != .setUp { return false }
    default: return false
    }
    guard let note = rule.note else { return true }
    return try turn.book.journal(limit: 1).first?.note == note
  }

  /// Sets a rule in other words, in the place of what it was.
  private mutating func setAnew(
    _ rule: RecentRule, _ words: String, _ context: ReadingContext, _ turn: Turn
  ) throws(BookError) -> Reply? {
    let requests = Reader().read(words, in: context).requests
    let changes = requests.compactMap(\.setUp)
    guard !changes.isEmpty, changes.count == requests.count, requests.allSatisfy(\.left.isEmpty)
    else { return nil }
    let inverse = Array(rule.edits.reversed().map(\.inverse))
    var before = turn.supposing(turn.business.applying(inverse))
    before.words = words
    var plan = SetUpPlan(turn: before)
    try plan.add(changes, note: requests.first?.note)
    if let refusal = plan.refusal { return refusal }
    state.table = nil
    state.recentRule = rule
    state.recentRule?.words = words
    let edits = UndoPlan.collapsed(inverse + plan.edits).ofSameRow
    return try make(edits, saying: plan.remarks, turn)
  }

  /// Sets another rule beside the one that was just set.
  private mutating func setFurther(_ words: String, _ context: ReadingContext, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    let requests = Reader().read(words, in: context).requests
    let changes = requests.compactMap(\.setUp)
    guard state.table == nil, !changes.isEmpty, changes.count == requests.count,
      requests.allSatisfy(\.left.isEmpty)
    else { return nil }
    begin(rule: words)
    return try setUp(changes, note: requests.first?.note, turn)
  }

  /// Remembers the words of a rule that is about to be set.
  mutating func begin(rule words: String) { state.recentRule = RecentRule(words: words) }

  /// Remembers what a rule has changed.
  mutating func keep(rule edits: [Edit], _ turn: Turn) {
    guard let rule = state.recentRule else { return }
    let own = edits.filter { edit in
      if case .booking? = edit.after ?? edit.before { false } else { true }
    }
    state.recentRule?.edits = UndoPlan.collapsed(rule.edits + own)
    state.recentRule?.changes += 1
    state.recentRule?.note = turn.note
  }

  /// Whether the rule waits for an answer.
  private var isRuleProposed: Bool {
    guard state.recentRule?.changes == 0 else { return false }
    switch state.table {
    case .change(let change)?: return !change.isFreshStart
    case .rearrangement(let plan)?: return plan.cause == .setUp
    default: return false
    }
  }

  /// Forgets the rule once something else is spoken of.
  mutating func forgetRule(behind requests: [Request]) {
    guard !requests.allSatisfy(\.leavesRule), !isRuleProposed else { return }
    state.recentRule = nil
  }
}

extension [Edit] {
  /// The edits with a service, a room or a person that goes while another comes as one that
  /// is changed: what was just added is added otherwise.
  fileprivate var ofSameRow: [Edit] {
    guard count == 2, let gone = first(where: { $0.after == nil })?.before,
      let new = first(where: { $0.before == nil })?.after
    else { return self }
    switch (gone, new) {
    case (.service(let old), .service(var row)):
      row.id = old.id
      return [Edit(before: gone, after: .service(row))]
    case (.resource(let old), .resource(var row)):
      row.id = old.id
      return [Edit(before: gone, after: .resource(row))]
    case (.staff(let old), .staff(var row)):
      row.id = old.id
      return [Edit(before: gone, after: .staff(row))]
    default: return self
    }
  }
}

extension Request {
  /// Whether the rule just set can still be meant behind it.
  fileprivate var leavesRule: Bool {
    switch intent {
    case .setUp, .settings, .services, .staff, .affirm, .negate, .thank, .help, .none, .override:
      true
    default: alternative == .leaveAsIs
    }
  }
}
