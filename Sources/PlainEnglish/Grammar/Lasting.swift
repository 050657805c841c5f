import CivilTime

/// Starts that are said with how long: "at 4 for 30 minutes", "for 3 days starting Monday",
/// "3 nights from Friday".
extension PhraseScanner {
  /// "for 30 minutes" behind a start.
  func addLength(_ draft: inout PhraseDraft) {
    var next = draft.end
    if word(next) == .comma { next += 1 }
    guard word(next) == .for, let length = length(next + 1), draft.ends == nil else { return }
    guard word(length.end) != .from, word(length.end) != .starting else { return }
    guard draft.whole == nil else { return }
    switch draft.clock {
    case .at, nil: break
    case .bounded(.from, let point): draft.clock = .at(point)
    default: return
    }
    if draft.clock == nil {
      if length.value.length.seconds != 0 { return }
      if case .bounded(.from, let day)? = draft.date { draft.date = day }
    }
    draft.length = length.value
    draft.end = length.end
    draft.rule = .lasting
  }

  /// "for 3 days starting from Monday", "for 7 hours from 9:30".
  func lengthFirst(_ index: Int) -> PhraseDraft? {
    let start = word(index) == .for ? index + 1 : index
    switch word(start) {
    case .a, .cardinal, .half, .vagueNumber: break
    default: guard isNumber(start) else { return nil }
    }
    guard let length = length(start) else { return nil }
    var next = length.end
    if word(next) == .comma { next += 1 }
    guard
      word(next) == .starting
        || (word(next) == .from && (start > index || isNights(length.end - 1)))
        || (word(next) == .beginning && word(next + 1) != .of)
    else { return nil }
    next += 1
    while word(next) == .from || word(next) == .on || word(next) == .at { next += 1 }
    if word(next) == .now { return nil }
    // "a week from Tuesday" is a day, not a week that starts on Tuesday.
    if word(next - 1) == .from, length.value.grain == .week, weekday(next) != nil { return nil }
    guard var draft = phrase(afterLength: next), draft.length == nil else { return nil }
    if draft.clock == nil, length.value.length.seconds != 0 { return nil }
    draft.start = index
    draft.length = length.value
    draft.rule = .lasting
    return draft
  }

  private func phrase(afterLength index: Int) -> PhraseDraft? {
    let lead: Lead = word(index - 1) == .at ? .clock : word(index - 1) == .on ? .day : .bound
    guard let point = point(index, lead: lead) else { return nil }
    let draft = draft(of: point, from: index)
    return draft.isEmpty ? nil : draft
  }
}
