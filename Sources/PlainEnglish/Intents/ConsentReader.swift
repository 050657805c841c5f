/// Reads what a request says to what was proposed.
///
/// Each ``ConsentRule`` looks for one thing; the first that finds it decides. What no rule objects
/// to is agreed.
struct ConsentReader {
  let request: Request
  let proposal: Proposal?
  let line: String

  /// All its words.
  let words: AnswerWords

  /// Those of the first of its sentences, if that agrees, and else all.
  let head: [AnswerWord]

  /// Whether no sentence stands behind those.
  let isWhole: Bool

  init(_ request: Request, to proposal: Proposal?, in line: String) {
    self.request = request
    self.proposal = proposal
    self.line = line
    words = request.words
    let stops: [UInt8] = [0x21, 0x2E, 0x3B]
    let end = request.text.utf8.enumerated().first { stops.contains($0.element) }?.offset
    let first = words.prefix { $0.span.upperBound <= end ?? .max }
    isWhole = end == nil || !first.contains { $0.is(.agreeing) }
    head = Array(isWhole ? words[...] : first)
  }

  /// What the request says.
  var consent: Consent {
    guard !words.isEmpty else { return .none }
    // "book it anyway" is said of what stands against it, so that nothing else is in doubt.
    if request.intent == .override { return more() ?? .full }
    for rule in ConsentRule.allCases {
      if let consent = rule.read(self) { return consent }
    }
    return .full
  }
}

/// The rules of a consent, in the order in which they are asked.
///
/// What asks or refuses goes before what waits, as a question is answered though the yes beside
/// it would wait; what only says more comes last, as it agrees to the rest.
enum ConsentRule: String, CaseIterable {
  case putsOff
  case asksOfProposal
  case turnsDown
  case namesTheAct
  case passesOn
  case asksBack
  case hears
  case keeps
  case confirmsLater
  case waitsBeside
  case holds
  case isStrange
  case saysMore

  /// What it makes of a request; nil if it finds nothing.
  func read(_ reader: ConsentReader) -> Consent? {
    switch self {
    case .putsOff: reader.putsOff ? .waits(.moment) : nil
    case .asksOfProposal: reader.asksOfProposal ? .asks(.ofProposal) : nil
    case .turnsDown: reader.refusal.map { .refuses($0) }
    case .namesTheAct: reader.namesTheAct ? .full : nil
    case .passesOn: reader.passesOn ? reader.more() ?? .full : nil
    case .asksBack: reader.asksBack ? .asks(.back) : nil
    case .hears: reader.isOnlyHeard ? .heard : nil
    case .keeps: reader.keepsOrEnds ? .keeps : nil
    case .confirmsLater: reader.confirmsLater ? reader.waiting : nil
    case .waitsBeside: reader.isBesideWaiting ? .waits(.somebody) : nil
    case .holds: reader.isHeld ? reader.waiting : nil
    case .isStrange: reader.strange
    case .saysMore: reader.more()
    }
  }
}

extension ConsentRule {
  /// What it looks for, with what is said so, and what the line says by it: for the page that
  /// tells of the order.
  var row: (finds: String, example: String, consent: Consent) {
    switch self {
    case .putsOff: ("a moment", "yes no wait", .waits(.moment))
    case .asksOfProposal: ("a question about it", "which is the cheapest?", .asks(.ofProposal))
    case .turnsDown: ("a no beside the yes", "yes, but not the first one", .refuses(.choice))
    case .namesTheAct: ("the act by its verb", "yes, cancel it", .full)
    case .passesOn: ("somebody else’s yes", "ok she says yes", .full)
    case .asksBack: ("a question whether to do it", "ok, would that suit", .asks(.back))
    case .hears: ("that it was heard", "oh, I see", .heard)
    case .keeps: ("what is there, to be kept", "yes, keep it", .keeps)
    case .confirmsLater:
      ("what is to be confirmed yet", "I’ll call her and confirm", .waits(.somebody))
    case .waitsBeside: ("somebody to be asked beside it", "ok. Ask her first", .waits(.somebody))
    case .holds: ("a word that makes it wait", "fine, but check with her", .waits(.somebody))
    case .isStrange: ("words that mean nothing here", "ok, that gorilla", .with([]))
    case .saysMore: ("words that change it", "yes, two of them", .with([]))
    }
  }

  /// The rules as Markdown, in their order.
  static var markdown: String {
    var lines = ["| | finds | as in | consent |", "| --- | --- | --- | --- |"]
    for (index, rule) in allCases.enumerated() {
      let row = rule.row
      lines.append("| \(index + 1) | \(row.finds) | “\(row.example)” | `\(row.consent.name)` |")
    }
    return lines.joined(separator: "\n")
  }
}

extension Consent {
  /// Its name, without the words that it has.
  fileprivate var name: String {
    switch self {
    case .full: "full"
    case .with: "with"
    case .asks(let question): "asks(\(question.rawValue))"
    case .waits(let wait): "waits(\(wait.rawValue))"
    case .heard: "heard"
    case .keeps: "keeps"
    case .refuses(let refusal): "refuses(\(refusal.rawValue))"
    case .none: "none"
    }
  }
}
