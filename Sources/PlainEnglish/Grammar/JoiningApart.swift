import CivilTime

/// Times of which the parts stand apart: "an appointment at 3 pm with Sam on Friday".
extension PhraseScanner {
  /// Joins a day and a clock time that were said apart: "an appointment at 3 pm
  /// with Sam on Friday".
  func joinApart(_ phrases: inout [TimePhrase], breaks: [RequestBreak]) {
    guard phrases.count > 1 else { return }
    var result: [TimePhrase] = []
    result.reserveCapacity(phrases.count)
    for phrase in phrases {
      if giveToChoices(&result, phrase, breaks) || giveDay(to: &result, phrase, breaks) {
        continue
      }
      if let last = result.last, last.furtherTokens == nil, canJoin(last, phrase),
        !isParted(last, phrase, breaks),
        let joined = joined(last.expression, phrase.expression)
      {
        result[result.count - 1] = joinedPhrase(last, phrase, joined)
      } else {
        result.append(phrase)
        keepOnDay(&result)
      }
    }
    phrases = result
  }

  /// "Friday for Dana at 9 or 10": what is chosen beside an hour that was joined to a day is on
  /// that day too.
  private func keepOnDay(_ phrases: inout [TimePhrase]) {
    guard let choice = phrases.last, choice.role == .or, phrases.count > 1 else { return }
    let last = phrases[phrases.count - 2]
    if case .on(let day?, nil) = choice.expression, day.isSingle,
      case .on(_, .part(let part)?) = last.expression, let further = last.furtherTokens,
      last.tokens.lowerBound < further.lowerBound, word(last.tokens.lowerBound) == .part,
      further.upperBound + 1 == choice.tokens.lowerBound
    {
      // "an evening slot on the 3rd or 4th"
      phrases[phrases.count - 1].expression = .on(day, .part(part))
      return
    }
    guard case .on(nil, .at(let point)?) = choice.expression else { return }
    guard let further = last.furtherTokens, further.upperBound + 1 == choice.tokens.lowerBound,
      case .on(let date?, .at?) = last.expression
    else { return }
    phrases[phrases.count - 1].expression = .on(date, .at(point))
    phrases[phrases.count - 1].furtherTokens = choice.tokens
    phrases[phrases.count - 1].rule = .dateAndClock
  }

  /// "at 9 or 10 in two weeks": the day of all hours that are chosen from, said behind them.
  private func giveDay(
    to phrases: inout [TimePhrase], _ phrase: TimePhrase, _ breaks: [RequestBreak]
  ) -> Bool {
    guard phrase.role == .at, case .on(let date?, nil) = phrase.expression,
      let last = phrases.last, last.role == .or, last.furtherTokens == nil,
      !isParted(last, phrase, breaks),
      let first = phrases.lastIndex(where: { $0.role != .or }), phrases[first].role == .at,
      phrases[first...].allSatisfy(\.isHourAlone)
    else { return false }
    for index in first..<phrases.count {
      guard case .on(nil, let clock?) = phrases[index].expression else { continue }
      phrases[index].expression = .on(date, clock)
      phrases[index].rule = .dateAndClock
    }
    phrases[phrases.count - 1].furtherTokens = phrase.tokens
    return true
  }

  /// "either Monday or Tuesday would do, at 4": the clock time of all choices, said behind
  /// them.
  private func giveToChoices(
    _ phrases: inout [TimePhrase], _ phrase: TimePhrase, _ breaks: [RequestBreak]
  ) -> Bool {
    guard phrase.role == .at, case .on(nil, let clock?) = phrase.expression,
      let last = phrases.last, last.role == .or, last.furtherTokens == nil,
      !isParted(last, phrase, breaks),
      let first = phrases.lastIndex(where: { $0.role != .or }), phrases[first].role == .at,
      phrases[first...].allSatisfy(\.isDayAlone)
    else { return false }
    for index in first..<phrases.count {
      guard case .on(let date?, nil) = phrases[index].expression else { continue }
      phrases[index].expression = .on(date, clock)
      phrases[index].rule = .dateAndClock
    }
    phrases[phrases.count - 1].furtherTokens = phrase.tokens
    return true
  }

  private func joinedPhrase(
    _ first: TimePhrase, _ second: TimePhrase, _ expression: TimeExpression
  ) -> TimePhrase {
    var phrase = first
    phrase.expression = expression
    phrase.furtherTokens = second.tokens
    phrase.isApproximate = first.isApproximate || second.isApproximate
    phrase.isMisspelled = first.isMisspelled || second.isMisspelled
    phrase.rule = .dateAndClock
    if second.role != .at { phrase.role = second.role }
    return phrase
  }

  /// Whether two times belong to two requests: "a colour on Saturday, tell me what
  /// is free next week".
  private func isParted(_ first: TimePhrase, _ second: TimePhrase, _ breaks: [RequestBreak])
    -> Bool
  {
    guard !breaks.isEmpty, !isEndBehind(first, second) else { return false }
    let gap = first.tokens.upperBound..<max(first.tokens.upperBound, second.tokens.lowerBound)
    guard let between = breaks.first(where: { gap.contains($0.token) }) else { return false }
    return between.isOther || first.date != nil && second.date != nil
  }

  /// "start at noon and finish at 2": an end right behind its start.
  private func isEndBehind(_ first: TimePhrase, _ second: TimePhrase) -> Bool {
    guard case .on(nil, .bounded(.until, _)?) = second.expression else { return false }
    let gap = first.tokens.upperBound..<max(first.tokens.upperBound, second.tokens.lowerBound)
    return gap.count <= 3 && gap.contains { word($0) == .ending || word($0) == .end }
  }

  private func canJoin(_ first: TimePhrase, _ second: TimePhrase) -> Bool {
    if first.role == second.role { return first.role == .at || first.role == .to }
    return first.role == .to && second.role == .at || first.role == .at && second.role == .to
  }

  private func joined(_ first: TimeExpression, _ second: TimeExpression) -> TimeExpression? {
    switch (first, second) {
    case (.on(let date?, nil), .on(nil, let clock?)), (.on(nil, let clock?), .on(let date?, nil)):
      return .on(date.asDay(for: clock), clock)
    case (.on(let date?, nil), .lasting(.on(nil, let clock?), let length)),
      (.lasting(.on(nil, let clock?), let length), .on(let date?, nil)):
      return .lasting(.on(date, clock), length)
    case (.on(let date?, nil), .shifted(.on(nil, let clock?), let length, let forward)),
      (.shifted(.on(nil, let clock?), let length, let forward), .on(let date?, nil)):
      // "tomorrow, an hour after lunch"
      return date.isSingle ? .shifted(.on(date, clock), by: length, forward: forward) : nil
    case (.on(let date, .part(let part)?), .on(nil, let clock?)):
      if case .part = clock { return nil }
      return .on(date, clock.within(part))
    case (.on(nil, .part(let part)?), .on(let date?, .at(let point)?)):
      return .on(date, ClockExpression.at(point).within(part))
    case (.on(let date, .at(let first)?), .on(nil, .bounded(.until, let last)?)),
      (.on(let date, .bounded(.from, let first)?), .on(nil, .bounded(.until, let last)?)):
      return .on(date, .range(first, last))
    case (.on(nil, .at(let first)?), .bounded(.until, .on(let date?, .at(let last)?))),
      (.on(nil, .bounded(.from, let first)?), .bounded(.until, .on(let date?, .at(let last)?))):
      // "starting at 2 and ending at 3 on Friday"
      return .on(date, .range(first, last))
    case (.on(let left?, nil), .on(let right?, let clock)):
      return isDayApart(left, right) ? DateJoining.join(left, right).map { .on($0, clock) } : nil
    case (.on(let left?, let clock), .on(let right?, nil)):
      return isDayApart(left, right) ? DateJoining.join(left, right).map { .on($0, clock) } : nil
    default: return nil
    }
  }
}

extension PhraseScanner {
  /// Whether two dates said apart can be one: a weekday and its week, a day and
  /// its month.
  private func isDayApart(_ left: DateExpression, _ right: DateExpression) -> Bool {
    switch (left, right) {
    case (.weekday, .period), (.period, .weekday), (.monthDay, .month), (.month, .monthDay),
      (.monthDay, .period), (.period, .monthDay):
      true
    default: false
    }
  }
}

extension TimePhrase {
  /// Whether it names one day and no time of it.
  fileprivate var isDayAlone: Bool {
    guard case .on(let date?, nil) = expression else { return false }
    return date.isSingle
  }

  /// Whether it names a clock time and no day.
  fileprivate var isHourAlone: Bool {
    guard case .on(nil, .at?) = expression else { return false }
    return true
  }

  /// The days that it names.
  fileprivate var date: DateExpression? {
    if case .on(let date, _) = expression { return date }
    return nil
  }
}

extension DateExpression {
  /// A day from which something is wanted, as the day itself where a clock time
  /// is named apart from it.
  func asDay(for clock: ClockExpression) -> DateExpression {
    if case .bounded(.from, let day) = self, case .at = clock { return day }
    return self
  }
}
