import CivilTime

/// What part each phrase plays: asked for, ruled out, old or new time, another
/// choice; and which phrases that stand apart say one time together.
extension PhraseScanner {
  /// Gives each phrase its role by the words before it.
  func assignRoles(_ phrases: inout [TimePhrase]) {
    let hasMove = firstMove < tokens.count
    defer { markUnavailable(&phrases) }
    for index in phrases.indices {
      let start = phrases[index].tokens.lowerBound
      guard phrases[index].role == .at else {
        if phrases[index].role == .or { openChoice(&phrases, index) }
        continue
      }
      if index > 0, phrases[index - 1].role == .not,
        let kept = part(phrases[index].expression, onDayOf: phrases[index - 1].expression)
      {
        phrases[index].expression = kept
      }
      let isNext = index > 0 && isNextBest(phrases[index - 1], phrases[index])
      if !isNext,
        isExcluded(before: start, isFollowed: index + 1 < phrases.count)
          || isButOfAny(phrases, index)
      {
        phrases[index].role = .not
        takeInExcluder(&phrases, index)
        keepInPeriod(&phrases, index)
      } else if index > 0, isNext || isChoice(phrases[index - 1].tokens.upperBound..<start) {
        phrases[index].role = phrases[index - 1].role == .not ? .not : .or
        keepInPeriod(&phrases, index)
        share(&phrases, index)
        openChoice(&phrases, index)
      } else if index > 0, isList(phrases[index - 1].tokens.upperBound..<start) {
        if phrases[index - 1].role == .not,
          word(start - 1) == .and || word(start - 2) == .and || isExclusionGoingOn(phrases, index)
        {
          phrases[index].role = .not
          keepInPeriod(&phrases, index)
        }
        share(&phrases, index)
      } else if hasMove {
        moveRole(&phrases, index, start)
      }
    }
    openPeriodOfExcluded(&phrases)
    keepInLaterPeriod(&phrases)
    openDayOfExcluded(&phrases)
    openMoveOfExcluded(&phrases)
  }

  /// "not Monday", "except Friday", "any day but Friday", "instead of 3".
  func isExcluded(before start: Int, isFollowed: Bool) -> Bool {
    if isRefusedPart(start) { return true }
    var index = start - 1
    while index >= 0 {
      switch word(index) {
      case .on, .the, .for, .in, .quote, .a, .at, .over, .during: index -= 1
      case .not:
        return !isWord(index - 1, "why") && !isWord(index - 1, "if") || isWord(index - 1, "if")
      case .except: return true
      case _ where isWord(index, "nto"): return !isWord(index - 1, "why")
      case _ where isWord(index, in: ["skip", "omit", "without", "skipping"]):
        return !isOwned(index)
      case _ where isWord(index, in: ["scrap", "scratch", "forget", "ditch"]):
        return isFollowed
      case _ where isWord(index, "out") && isWord(index - 1, in: ["leave", "miss", "leaving"]):
        return true
      case .but where word(index + 1) == .for && isClauseStart(index): return true
      case .but where isWord(index - 2, "same"): return false
      case .but:
        return word(index - 1) == .day || word(index - 1) == .time || word(index - 1) == .anytime
          || isWord(index - 1, "anything")
      case .of where isWord(index - 1, "outside"): index -= 1
      case .of: return word(index - 1) == .instead
      // "Friday outside lunch"; "outside on Friday" is a place.
      case _ where isWord(index, "outside"):
        return word(start) == .part && (index == start - 1 || word(index + 1) == .of)
      case .than:
        return isWord(index - 1, "rather") || isWord(index - 2, "rather")
          || word(index - 1) == .other
      // "next week bar Monday"; "the bar on Monday" is a place.
      case _ where isWord(index, in: ["bar", "minus"]): return endsTime(index - 1)
      case .from: return isWord(index - 1, in: ["apart", "aside"])
      case .no: return token(start).traits.contains(.plural)
      default:
        return isWord(index, in: ["neither", "nor", "never"])
      }
    }
    return false
  }

  /// "I can't do mornings on Friday, afternoons are fine": another part of that day.
  private func part(
    _ expression: TimeExpression, onDayOf refused: TimeExpression
  ) -> TimeExpression? {
    guard case .on(nil, .part(let part)?) = expression,
      case .on(let day?, .part(let other)?) = refused, day.isSingle, part != other
    else { return nil }
    return .on(day, .part(part))
  }

  /// Whether a word is somebody's: "Jack's skip" is a person.
  private func isOwned(_ index: Int) -> Bool {
    token(index - 1).traits.contains(.possessive)
      || isWord(index - 1, in: ["my", "your", "his", "her", "our", "their"])
  }

  /// Whether only "and" or a comma stands between two phrases.
  func isList(_ gap: Range<Int>) -> Bool {
    !gap.isEmpty && gap.count <= 3
      && gap.allSatisfy { index in
        switch word(index) {
        case .and, .comma, .ampersand, .slash, .plus, .on, .the: true
        default: false
        }
      }
  }

  /// Whether only "or" stands between two phrases.
  private func isChoice(_ gap: Range<Int>) -> Bool {
    guard !gap.isEmpty, gap.count <= 5 else { return false }
    var hasOr = false
    for index in gap {
      switch word(index) {
      case .or: hasOr = true
      case .comma, .on, .at, .in, .the, .slash: break
      // "or failing that", "or better still"
      case .that where hasOr: break
      default:
        if !isWord(
          index,
          in: [
            "maybe", "else", "even", "possibly", "failing", "better", "still", "yet", "perhaps",
            "alternatively",
          ])
        {
          return false
        }
      }
    }
    return hasOr
  }

  private func moveRole(_ phrases: inout [TimePhrase], _ index: Int, _ start: Int) {
    var before = word(start) == .to ? start : start - 1
    while [.the, .on, .at].contains(word(before))
      || word(before) == .time && isWord(before - 1, "same") || isWord(before, "same")
    {
      before -= 1
    }
    guard before >= 0 else { return }
    if isWord(before, "off"), isMoveVerb(before: before) {
      // "move it off Monday and onto Wednesday"
      phrases[index].role = .from
      return
    }
    if isWord(before, in: ["to", "onto"]) || word(before) == .until
      || (word(before) == .for && phrases[..<index].contains { $0.role == .at })
    {
      guard let verb = moveVerb(before: before) else { return }
      for earlier in max(0, index - 8)..<index
      where phrases[earlier].role == .at && phrases[earlier].tokens.lowerBound > verb {
        phrases[earlier].role = .from
      }
      phrases[index].role = .to
    }
  }

  func isMoveVerb(before index: Int) -> Bool { moveVerb(before: index) != nil }

  private func moveVerb(before index: Int) -> Int? {
    firstMove < index && index <= tokens.count ? firstMove : nil
  }

  /// Whether a range "from 3 to 4" names an old and a new time.
  func isMove(before start: Int, _ phrases: [TimePhrase]) -> Bool {
    guard let verb = moveVerb(before: start) else { return false }
    // Of "move Dana to 3 and Omar from 4 to 5" the second has times of its own.
    let joint = tokens[verb..<start].lastIndex { $0.word == .and } ?? verb
    guard !phrases.contains(where: { $0.role == .to && $0.tokens.lowerBound > joint }) else {
      return false
    }
    // "change my status to away from 9 to 2" says to what it is changed.
    return !tokens[joint..<start].contains { $0.word == .to }
  }

  /// The ends of a range as the old and the new time.
  func movedEnds(
    _ ends: PhraseDraft.Ends, _ draft: PhraseDraft
  ) -> (TimePhrase, TimePhrase)? {
    let low = ends.low
    var second = ends.high
    if second.clock?.isAfternoon == nil, low.clock?.isAfternoon != nil, second.clock != nil,
      second.clock?.isFixed == false, second.part == nil, let hour = second.clock?.hour, hour >= 12
    {
      second.clock?.isAfternoon = nil
    }
    var old = self.draft(of: low, from: draft.start)
    old.start = draft.start
    let new = self.draft(of: second, from: low.end + 1)
    guard !old.isEmpty, !new.isEmpty else { return nil }
    var from = TimePhrase(
      old.expression, tokens: draft.start..<low.end, rule: old.rule, role: .from)
    from.isApproximate = old.isApproximate
    let to = TimePhrase(
      new.expression, tokens: low.end + 1..<draft.end, rule: new.rule, role: .to)
    return (from, to)
  }

  /// Joins a day and a clock time that were said apart: "an appointment at 3 pm
  /// with Sam on Friday".
  func joinApart(_ phrases: inout [TimePhrase], breaks: [RequestBreak]) {
    guard phrases.count > 1 else { return }
    var result: [TimePhrase] = []
    result.reserveCapacity(phrases.count)
    for phrase in phrases {
      if giveToChoices(&result, phrase, breaks) { continue }
      if let last = result.last, last.furtherTokens == nil, canJoin(last, phrase),
        !isParted(last, phrase, breaks),
        let joined = joined(last.expression, phrase.expression)
      {
        result[result.count - 1] = joinedPhrase(last, phrase, joined)
      } else {
        result.append(phrase)
      }
    }
    phrases = result
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
