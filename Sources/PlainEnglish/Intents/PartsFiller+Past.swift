import CivilTime

/// Times of what has been: "what did we take in October?" is the October behind us.
extension PartsFiller {
  /// Puts the times of a question that is asked in the past tense, or of figures that only
  /// the past can have, before now: a weekday, a day of a month or a month without its year
  /// is otherwise the next one.
  func fillPast(_ request: inout Request, _ words: Range<Int>) {
    guard request.intent == .report || request.intent == .list, !request.whens.isEmpty else {
      return
    }
    let isCounted =
      request.intent == .report || request.whens.allSatisfy { $0.grain >= .month }
      || words.contains { parts.isWord($0, "many") }
    let isPast = asksOfPast(words, countsDone: isCounted)
    guard isPast || request.report.map(Self.isOfPast) ?? false && !looksAhead(words) else {
      return
    }
    for index in request.whens.indices {
      guard let start = request.whens[index].start, start > now else { continue }
      // "takings in December" in November is what is still to come.
      if isPast || now.date.days(until: start.date) > Self.halfYear {
        moveBack(&request.whens[index])
      }
    }
  }

  /// In days; a month that is further ahead than behind is the one behind.
  private static let halfYear = 183

  /// Figures of what has been taken or has not come.
  private static func isOfPast(_ report: Report) -> Bool {
    switch report {
    case .takings, .noShows: true
    case .cancellations, .load, .hours, .busiest, .quietest, .bestCustomers, .absentees: false
    }
  }

  /// "who came in October", "how busy was Friday": a question with its verb in the past.
  ///
  /// Where a figure or a month is asked for, "did" tells it as well; "how did I answer the
  /// invitation for Wednesday" asks of no past Wednesday.
  private func asksOfPast(_ words: Range<Int>, countsDone: Bool) -> Bool {
    let verbs = countsDone ? ["did", "had", "been"] + Self.pastVerbs : Self.pastVerbs
    guard verbs.contains(where: { parts.line.mayHave($0) }),
      let verb = words.first(where: { index in verbs.contains { parts.isWord(index, $0) } })
    else { return false }
    return (words.lowerBound..<verb).contains { parts.words[$0].classes.contains(.ask) }
  }

  private func looksAhead(_ words: Range<Int>) -> Bool {
    words.contains { index in
      ["next", "coming", "will", "upcoming"].contains { parts.isWord(index, $0) }
    }
  }

  /// Back by the unit that comes round again, by what its words name.
  private func moveBack(_ when: inout When) {
    let tokens = parts.line.tokens.filter { when.span.contains(Int($0.start)) }
    let isDated = tokens.contains { token in
      token.kind == .number && token.digits == 4
        || ["next", "this", "coming"].contains { parts.line.isWord(token, $0) }
    }
    guard !isDated else { return }
    let back: (CalendarDate) -> CalendarDate
    if tokens.contains(where: { $0.word == .month }) {
      back = { $0.adding(months: -12) }
    } else if tokens.contains(where: { $0.word == .weekday }) {
      back = { $0.adding(days: -7) }
    } else if when.grain == .day, tokens.contains(where: { $0.kind == .number }),
      !tokens.contains(where: { $0.word == .unit })
    {
      back = { $0.adding(months: -1) }
    } else {
      return
    }
    when.start = when.start.map { LocalDateTime(back($0.date), $0.time) }
    when.end = when.end.map { LocalDateTime(back($0.date), $0.time) }
    when.otherReading = nil
    when.notes.removeAll { $0.reason == .nextOccurrence }
  }

  private static let pastVerbs: [StaticString] = ["was", "were", "came", "took"]
}
