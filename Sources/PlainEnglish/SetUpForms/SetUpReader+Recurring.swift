import CivilTime

/// Sentences of dates by a rule that is not each week's: "closed on the first Monday of the
/// month", "Sam works every other Saturday 9 to 1".
extension SetUpReader {
  /// What such a sentence sets; nil if it has no such rule.
  ///
  /// It is read as if it were said of one date.
  func recurring(_ said: Recurrence?) -> Outcome? {
    guard
      scan.has(
        "closed", "close", "shut", "open", "off", "away", "works", "work", "working", "block"),
      !scan.has("book", "move", "cancel"), mention(.customer) == nil, service == nil,
      let recurrence = said ?? recurrenceOfMonth, recurrence.isOfDates
    else { return nil }
    let refused = Outcome(
      changes: [.recurring(recurrence, .closedWeekly([]))],
      left: [LeftWords(text: recurrence.text, span: recurrence.span, matters: true)])
    var kept = scan.items.indices.filter { index in
      switch scan.items[index].value {
      case .window, .clock, .comma: return true
      case .days, .word, .number, .length, .price, .name:
        return !scan.line.span(ofTokens: scan.items[index].tokens).overlaps(recurrence.span)
      }
    }
    while let last = kept.last, scan.isWord(last, "on", "the", "every", "each", "of") {
      kept.removeLast()
    }
    // Of a date that has one, as "on 25 December every year", that is the first.
    let dates = whens.filter { !$0.isTimeOnly && $0.start != nil }
    let isDated = dates.contains { !$0.span.overlaps(recurrence.span) }
    let first = scan.context.now.date.adding(days: 1).inWords
    let words = kept.map { scan.text($0..<$0 + 1) }.joined(separator: " ")
    let text = isDated ? words : "\(words) on \(first)"
    let requests = Reader().read(text, in: scan.context).requests
    guard requests.count == 1, let change = requests.first?.setUp, change.when != nil,
      requests.allSatisfy(\.left.isEmpty)
    else { return refused }
    var rule = recurrence
    if isDated { rule.start = change.when?.start }
    return Outcome(changes: [.recurring(rule, change)])
  }

  /// "the first Monday of the month", which is that of each.
  private var recurrenceOfMonth: Recurrence? {
    guard let of = scan.first("of"), scan.isWord(of + 1, "the"), scan.isWord(of + 2, "month"),
      let when = whens.first(where: { $0.text.hasSuffix("of the month") })
    else { return nil }
    let words = when.text.dropLast("of the month".count) + "of every month"
    let read = Reader().read("closed on \(words)", in: scan.context).requests
    guard var recurrence = read.compactMap(\.recurrence).first else { return nil }
    recurrence.span = when.span
    recurrence.text = when.text
    return recurrence
  }
}

extension CalendarDate {
  /// "1 December 2026".
  package var inWords: String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let parts = components
    return "\(parts.day) \(names[parts.month - 1]) \(parts.year)"
  }
}

extension Recurrence {
  /// Whether its dates are not the same days of every week.
  fileprivate var isOfDates: Bool {
    switch rule.frequency {
    case .weekly: rule.interval > 1
    case .daily: rule.interval > 1
    case .monthly, .yearly: true
    default: false
    }
  }
}
