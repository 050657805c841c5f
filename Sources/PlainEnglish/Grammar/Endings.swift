import CivilTime

/// Ends and lengths that are said apart from what they belong to: "it ends at
/// 5", "a 3 day course starting on the 15th".
extension PhraseScanner {
  /// Gives times that are ends their bound.
  func markEnds(_ phrases: inout [TimePhrase]) {
    for index in phrases.indices { markEnd(&phrases, index) }
  }

  /// "ends at 3", "change the end time to 6", "extend it to 4".
  private func markEnd(_ phrases: inout [TimePhrase], _ index: Int) {
    guard case .on(let date, .at(let point)?) = phrases[index].expression,
      isEndSaid(
        before: phrases[index].tokens.lowerBound,
        behind: index > 0 ? phrases[index - 1].tokens.upperBound : 0)
    else { return }
    if let date {
      phrases[index].expression = .bounded(.until, .on(date, .at(point)))
    } else {
      phrases[index].expression = .on(nil, .bounded(.until, point))
    }
    phrases[index].rule = .bound
  }

  /// Whether an end is spoken of before a token, and not in the time before it: "at the end of
  /// the month for Dana at 3".
  private func isEndSaid(before start: Int, behind last: Int) -> Bool {
    var index = start
    if !word(index).leadsToEnd { index -= 1 }
    while word(index).leadsToEnd || word(index) == .the { index -= 1 }
    if word(index) == .unknown, isWord(index, "be") { index -= 1 }
    if word(index) == .end || word(index) == .ending { return true }
    // "go to the 10:30 screening" is no end.
    if isWord(index, in: ["continue", "go", "goes", "last", "lasts"]), word(start - 1) != .the,
      word(index + 1) == .to
        || word(index + 1) == .on && word(index + 2) == .to
    {
      return true
    }
    // "the end time of the meeting", "extend it"
    var steps = 0
    while index > 0, steps < 7 {
      switch word(index) {
      case .end where index < last: return false
      case .end, .ending:
        return word(index + 1) == .time || word(index + 1) == .of || word(index + 1) == .for
          || isWord(index + 1, "the") || word(index + 1) == .this
      case .comma, .period, .question, .and: return false
      default:
        if isWord(index, in: ["extend", "stretch", "prolong", "lengthen"]) { return true }
      }
      index -= 1
      steps += 1
    }
    return false
  }

  private static let directions: [StaticString] = [
    "back", "forward", "forwards", "ahead", "up", "out", "by",
  ]

  /// A length of days and the day on which it starts.
  func joinLength(_ scan: inout DateGrammar.Scan) {
    joinWindow(&scan.phrases)
    guard scan.lengths.count == 1, let length = scan.lengths.first?.length,
      length.length.days > 0, length.length.months == 0, length.length.seconds == 0,
      // "push Thursday's back a week" says how far, and not how long.
      !isWord(scan.lengths[0].tokens.lowerBound - 1, in: Self.directions)
    else { return }
    let starts = scan.phrases.indices.filter {
      scan.phrases[$0].role == .at && scan.phrases[$0].expression.startDay != nil
    }
    guard starts.count == 1, scan.phrases.count == 1, let index = starts.first,
      let day = scan.phrases[index].expression.startDay
    else { return }
    scan.phrases[index].expression = .lasting(.on(day, nil), length)
    scan.phrases[index].rule = .lasting
  }
}

extension PhraseScanner {
  /// "for the next 4 days, starting tomorrow".
  private func joinWindow(_ phrases: inout [TimePhrase]) {
    guard phrases.count == 2 else { return }
    for (first, second) in [(0, 1), (1, 0)] {
      guard case .on(.window(let count, let unit)?, nil) = phrases[first].expression,
        case .on(.bounded(.from, let day)?, nil) = phrases[second].expression
      else { continue }
      var length = LengthExpression(unit.length(count), grain: unit.grain)
      length.isWorkdays = unit == .workday
      phrases[0].expression = .lasting(.on(day, nil), length)
      phrases[0].furtherTokens = phrases[1].tokens
      phrases.removeLast()
      return
    }
  }
}

extension Word {
  /// Whether it can stand between "ends" and the time: "ends at 3".
  fileprivate var leadsToEnd: Bool {
    switch self {
    case .to, .at, .for, .by, .on: true
    default: false
    }
  }
}

extension TimeExpression {
  /// The single day that it names, or from which it runs.
  var startDay: DateExpression? {
    guard case .on(let date?, nil) = self else { return nil }
    switch date {
    case .bounded(.from, let day): return day.isSingle ? day : nil
    default: return date.isSingle ? date : nil
    }
  }
}

extension DateExpression {
  /// Whether it names one day.
  var isSingle: Bool {
    switch self {
    case .relative, .weekday, .monthDay, .weekdayIn, .dayIn, .holiday, .both, .nthAfter: true
    case .nth(_, .weekday, _), .nth(_, .unit(.day), _): true
    default: false
    }
  }
}
