extension Clause {
  /// Takes in a clause that says more of the same request.
  mutating func merge(_ next: Clause) {
    let own = core ?? words
    words = words.lowerBound..<next.words.upperBound
    core = own
    if let wanted = next.intent,
      intent == nil || intent == Intent.none
        || (intent == .list || intent == .late) && (wanted == .cancel || wanted == .move)
    {
      intent = wanted
      core = next.core ?? next.words
    }
    let isPure = talk.contains(.pure) && next.talk.contains(.pure)
    var further = next.talk
    if !talk.isDisjoint(with: .agreement) { further.remove(.noFirst) }
    talk.formUnion(further)
    if !isPure { talk.remove(.pure) }
    corrects = corrects || next.corrects
    isElliptic = isElliptic && next.isElliptic
    hasTime = hasTime || next.hasTime
    forbids = forbids || next.forbids
    seeks = seeks || next.seeks
    isQuestion = isQuestion || next.isQuestion
    why = why ?? next.why
    choice = choice ?? next.choice
    alternative = alternative ?? next.alternative
    status = status ?? next.status
    report = report ?? next.report
    note = note ?? next.note
    for topic in next.topics where !topics.contains(topic) { topics.append(topic) }
  }
}
