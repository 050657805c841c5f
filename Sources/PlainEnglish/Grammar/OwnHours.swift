import CivilTime

/// What somebody says of their own hours, which tells from when on they can come: "I work until
/// 5", "I'm away until the 14th", "I get off at 5, anything after that".
extension PhraseScanner {
  /// Turns an end of what keeps somebody away into the start of what is wanted.
  func turnOwnHours(_ phrases: inout [TimePhrase]) {
    for index in phrases.indices where phrases[index].role == .at {
      let tokens = phrases[index].tokens
      if let bounded = referredBack(to: phrases[index]) {
        phrases[index].expression = bounded
        phrases[index].rule = .bound
        continue
      }
      guard
        let turned = phrases[index].expression.behindItsEnd(isHour: word(tokens.lowerBound) == .at),
        isKept(before: tokens.lowerBound), !isBeforeThen(behind: tokens.upperBound)
      else { continue }
      phrases[index].expression = turned
      phrases[index].rule = .bound
    }
  }

  /// "I fly on Sunday, so before that", "there is a match at 4, something after that": a time is
  /// named only as the limit of the one that is wanted.
  private func referredBack(to phrase: TimePhrase) -> TimeExpression? {
    var index = phrase.tokens.upperBound
    let last = index + 4
    while index < last, word(index) != .before, word(index) != .after { index += 1 }
    guard index < last, index > phrase.tokens.upperBound, unit(index - 1) == nil,
      word(index - 1) != .day, isWord(index + 1, in: ["that", "then"]),
      isEnd(index + 2) || word(index + 2) == .on
    else { return nil }
    let bound: Bound = word(index) == .before ? .before : .after
    switch phrase.expression {
    case .on(let date, .at(let point)?): return .on(date, .bounded(bound, point))
    case .on(let date?, nil) where date.isSingle: return .on(.bounded(bound, date), nil)
    default: return nil
    }
  }

  /// "so before then": the end is the limit after all.
  private func isBeforeThen(behind end: Int) -> Bool {
    (end..<end + 4).contains { word($0) == .before && isWord($0 + 1, in: ["then", "that"]) }
  }

  /// Whether somebody is kept until a token: "I work", "I'm in a meeting", "the kids are at
  /// school", "I finish".
  private func isKept(before start: Int) -> Bool {
    let isHour = word(start) == .at
    for index in stride(from: start - 1, through: max(0, start - 5), by: -1) {
      switch word(index) {
      case .ending: return isWord(index, "finish") && isOneself(index - 1)
      case .comma, .period, .question, .and, .but, .to, .verb, .negation, .not: return false
      case .work: if !isHour { return hasSubject(before: index) }
      default:
        if isWord(index, in: isHour ? Self.leavingWords : Self.keepingWords) {
          return hasSubject(before: index)
        }
      }
    }
    return false
  }

  private static let keepingWords: [StaticString] = [
    "away", "busy", "unavailable", "abroad", "booked", "tied", "class", "school", "meeting",
    "meetings", "holiday", "vacation", "travelling", "traveling", "out", "off",
  ]

  private static let leavingWords: [StaticString] = ["off", "done"]

  /// Whether somebody speaks of themselves, or of their own, a few words before a token.
  private func hasSubject(before index: Int) -> Bool {
    for before in stride(from: index - 1, through: max(0, index - 4), by: -1) {
      if isOneself(before) || isWord(before, in: ["kids", "children", "son", "daughter"]) {
        return true
      }
      switch word(before) {
      case .verb, .to, .negation, .not, .comma, .period, .but: return false
      default: break
      }
    }
    return false
  }

  private func isOneself(_ index: Int) -> Bool {
    isWord(index, in: ["i", "im", "ive", "we", "weve"])
  }

  /// "4 instead of 3 on Friday", "at 4, not 3, on Friday": the day that is said with the hour
  /// that is replaced is the day of the new one.
  func shareDayOfReplaced(_ phrases: inout [TimePhrase]) {
    for index in phrases.indices.dropFirst() where phrases[index].role == .not {
      guard phrases[index - 1].role == .at || phrases[index - 1].role == .to,
        case .on(nil, .at(let hour)?) = phrases[index - 1].expression,
        case .on(let date?, .at?) = phrases[index].expression, date.isSingle
      else { continue }
      let gap = phrases[index - 1].tokens.upperBound..<phrases[index].tokens.lowerBound
      guard (1...3).contains(gap.count) else { continue }
      phrases[index - 1].expression = .on(date, .at(hour))
      phrases[index - 1].rule = .dateAndClock
    }
  }
}

extension TimeExpression {
  /// What is behind the end that it names; nil if it names none.
  ///
  /// - Parameter isHour: Whether a clock time is such an end too: "I get off at 5".
  /// - Returns: The same time, open from there on.
  fileprivate func behindItsEnd(isHour: Bool) -> TimeExpression? {
    switch self {
    case .on(let date, .bounded(.until, let point)?): .on(date, .bounded(.after, point))
    case .on(.bounded(.until, let day)?, nil): .on(.bounded(.after, day), nil)
    case .bounded(.until, .on(let date?, .at(let point)?)): .on(date, .bounded(.after, point))
    case .on(let date, .at(let point)?) where isHour: .on(date, .bounded(.after, point))
    default: nil
    }
  }
}
