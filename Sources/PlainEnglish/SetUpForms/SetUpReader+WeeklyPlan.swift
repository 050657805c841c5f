import CivilTime

/// The hours of a week of which several days have their own: "Sam works Mon 9 to 1, Tue 10
/// to 6, not Wednesday", "open 9 to 6 Monday to Friday, 10 to 2 Saturday, closed Sunday".
extension SetUpReader {
  /// All that such a sentence sets; nil if it is none.
  ///
  /// Where it cannot be told which hours are of which days nothing is done, as hours that
  /// nobody said are worse than none.
  func weeklyPlan() -> Outcome? {
    guard !scan.hasDate, mention(.customer) == nil, service == nil, let subject = planSubject,
      let pieces = planPieces, WeeklyPlan.isNeeded(pieces)
    else { return nil }
    guard let plan = WeeklyPlan(pieces) else {
      let guess = subject.member.map {
        SetUp.staffHours($0, days: scan.days, windows: [], breaks: [], onlyThese: false)
      }
      return Outcome(changes: [guess ?? .closedWeekly(scan.days)], left: scan.leftWords)
    }
    let changes = changes(of: plan, subject)
    return changes.isEmpty ? nil : Outcome(changes: changes)
  }

  /// Whose hours a sentence sets.
  private struct PlanSubject {
    /// Nobody: those of the business.
    var member: NameMention?
  }

  private var planSubject: PlanSubject? {
    guard !scan.has("book", "move", "cancel", "block", "notice", "slots", "most", "longer") else {
      return nil
    }
    if let member {
      let isOne = scan.mentions(.staff).count <= 1
      return isOne && scan.has("works", "work", "working", "hours", "in", "is")
        ? PlanSubject(member: member) : nil
    }
    guard scan.names.isEmpty else { return nil }
    return scan.has("open", "opens", "opening", "hours") || isTimetableOfWeek ? PlanSubject() : nil
  }

  /// "Mon 9 to 5, Tue 10 to 6, Wed closed": the days of a week one after another, of which
  /// some have hours, as they hang on a door.
  private var isTimetableOfWeek: Bool {
    guard case .days? = scan.items.first?.value, scan.has("closed", "shut") else { return false }
    let days = scan.items.indices.filter {
      if case .days = scan.items[$0].value { true } else { false }
    }
    return days.count > 1 && !scan.windows.isEmpty
      && scan.items.indices.allSatisfy { index in
        switch scan.items[index].value {
        case .days, .window, .comma: true
        default: scan.isWord(index, "closed", "shut", "and", "from", "on", "is", "are", "we")
        }
      }
  }

  /// The sentence as the pieces of a plan; nil if it says anything else.
  private var planPieces: [WeeklyPlan.Piece]? {
    var pieces: [WeeklyPlan.Piece] = []
    for index in scan.items.indices {
      switch scan.items[index].value {
      case .days: pieces += planDays(index, behind: pieces.last)
      case .window(let window): pieces.append(.window(window))
      case .comma: pieces.append(.joint(isAnd: false))
      case .name(let name):
        guard name.mention.kind == .staff else { return nil }
      case .word:
        if scan.isBreak(index) || scan.isWord(index, "siesta") {
          pieces.append(.pause)
        } else if scan.isWord(index, "not", "never", "off", "closed", "close", "shut") {
          guard !isOfVerb(index) else { return nil }
          pieces.append(.none)
        } else if scan.isWord(index, "except", "excluding", "but", "bar", "apart") {
          pieces += [.joint(isAnd: false), .exception]
        } else if scan.isWord(index, "and", "then", "plus") {
          pieces.append(.joint(isAnd: true))
        } else if !isPlanWord(index) {
          return nil
        }
      case .number, .price, .length, .clock: return nil
      }
    }
    return pieces
  }

  /// The days of an item: of "off Tue, Wed 10 to 6" the last are those of the hours behind.
  private func planDays(_ index: Int, behind last: WeeklyPlan.Piece?) -> [WeeklyPlan.Piece] {
    guard case .days(let days, _) = scan.items[index].value else { return [] }
    let isRange = days.count > 2 && scan.only(index..<index + 1).isRangeOfDays
    let tokens = scan.items[index].tokens
    let comma = tokens.last { scan.scanner.word($0) == .comma }
    var isSplit = false
    switch last {
    // "off Tue, Wed 10 to 6", "9 to 5 on Monday, Tuesday 10 to 6".
    case WeeklyPlan.Piece.none?, .window?: isSplit = true
    default: break
    }
    guard isSplit, let comma, case .window? = item(index + 1)?.value, !isRange else {
      return [.days(days, isRange: isRange)]
    }
    let behind = (comma..<tokens.upperBound).compactMap { scan.scanner.weekday($0) }
    return [
      .days(days.filter { !behind.contains($0) }, isRange: false), .joint(isAnd: false),
      .days(behind, isRange: false),
    ]
  }

  /// Whether a negation is that of the sentence: "Sam does not work Mondays".
  private func isOfVerb(_ index: Int) -> Bool {
    scan.isWord(index, "not", "never")
      && (scan.isWord(index - 1, "does", "do", "is", "are", "was", "will", "did")
        || scan.isWord(index + 1, "work", "works", "open", "opens", "in", "working"))
  }

  private func isPlanWord(_ index: Int) -> Bool {
    scan.isWord(
      index, "works", "work", "working", "is", "in", "hours", "are", "were", "we", "our", "the",
      "open", "opens", "opening", "on", "from", "at", "with", "a", "an", "has", "have", "his",
      "her", "their", "every", "each", "for", "of", "only", "please", "now", "business", "salon",
      "shop", "everyone", "everybody", "also", "day", "to", "all", "both", "us", "between")
  }

  // MARK: What it sets

  private func changes(of plan: WeeklyPlan, _ subject: PlanSubject) -> [SetUp] {
    let isAlone = plan.entries.count == 1
    var changes: [SetUp] = []
    for (number, entry) in plan.entries.enumerated() {
      let days = entry.days
      let isWhole =
        number == 0 && (scan.has("only") || isAlone && days.count > 1 && entry.isRange)
      guard !entry.windows.isEmpty else {
        changes.append(.workDays(subject.member, days: days, onlyThese: isWhole))
        continue
      }
      if let member = subject.member {
        changes.append(
          .staffHours(
            member, days: days, windows: entry.windows, breaks: entry.breaks, onlyThese: isWhole))
      } else {
        let windows = entry.windows.flatMap { $0.without(entry.breaks) }
        let isOnly = number == 0 && scan.has("only")
        changes.append(.openingHours(days: days, windows: windows, onlyThese: isOnly))
      }
    }
    guard !plan.off.isEmpty else { return changes }
    let off = subject.member.map {
      SetUp.staffHours($0, days: plan.off, windows: [], breaks: [], onlyThese: false)
    }
    return changes + [off ?? .closedWeekly(plan.off)]
  }
}
