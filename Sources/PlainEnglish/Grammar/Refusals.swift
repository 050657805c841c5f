import CivilTime

/// Times that do not suit, that are taken back, or that a "no" turns round: "I can't do
/// Thursday, make it Sunday", "Tuesday, no, Wednesday", "I can't come before 3".
extension PhraseScanner {
  /// Rules out days that do not suit, where another is named behind them or was
  /// offered, and times that the next one corrects.
  func markUnavailable(_ phrases: inout [TimePhrase]) {
    let answersOffer = expecting == .choice && !asksWhether
    guard phrases.count > 1 || answersOffer else { return }
    for index in phrases.indices.dropFirst() { correct(&phrases, index) }
    guard mayRefuse, let last = phrases.lastIndex(where: { $0.role == .at || $0.role == .to })
    else { return }
    var hasRefused = false
    for index in phrases.indices where phrases[index].role == .at {
      let tokens = phrases[index].tokens
      if index < last || answersOffer || isWithinWider(phrases, index) {
        if isUnableBefore(phrases[index], isMoved: firstMove < tokens.lowerBound) {
          phrases[index].role = .not
          refuseChoices(&phrases, behind: index, before: last)
        }
      } else if !phrases[..<index].contains(where: { $0.role == .at }) {
        continue
      }
      if !isOpen(phrases[index].expression), isRefused(tokens.upperBound) {
        phrases[index].role = .not
        refuseBefore(&phrases, index)
        refuseListed(&phrases, before: index)
      }
      if phrases[index].role == .not {
        hasRefused = true
        refuseBefore(&phrases, index)
        keepInPeriod(&phrases, index)
      }
    }
    if hasRefused { refuseFurther(&phrases) }
  }

  /// "I can't do Monday or Tuesday": what is named beside a day that does not suit does not
  /// suit either.
  private func refuseFurther(_ phrases: inout [TimePhrase]) {
    for index in phrases.indices.dropFirst()
    where phrases[index - 1].role == .not && isFurtherRefused(phrases, index) {
      phrases[index].role = .not
      keepInPeriod(&phrases, index)
    }
    keepInLaterPeriod(&phrases)
  }

  private func isFurtherRefused(_ phrases: [TimePhrase], _ index: Int) -> Bool {
    let gap = phrases[index - 1].tokens.upperBound..<phrases[index].tokens.lowerBound
    guard !gap.isEmpty, gap.count <= 2 else { return false }
    if phrases[index].role == .or { return true }
    guard phrases[index].role == .at, phrases[..<index].contains(where: { $0.role == .at }) else {
      return false
    }
    return word(gap.lowerBound) == .and
      ? !isPraised(phrases[index].tokens.upperBound) : isExclusionGoingOn(phrases, index)
  }

  /// "Tuesday and Wednesday are no good": neither is the day before the "and".
  private func refuseBefore(_ phrases: inout [TimePhrase], _ index: Int) {
    var earlier = index - 1
    while earlier > 0, phrases[earlier].role == .at,
      case .on(let day?, nil) = phrases[earlier].expression, day.isSingle,
      isRefused(phrases[index].tokens.upperBound),
      isList(phrases[earlier].tokens.upperBound..<phrases[earlier + 1].tokens.lowerBound),
      phrases[..<earlier].contains(where: { $0.role == .at })
    {
      phrases[earlier].role = .not
      keepInPeriod(&phrases, earlier)
      earlier -= 1
    }
  }

  private func isSingleDay(_ phrase: TimePhrase) -> Bool {
    if case .on(let day?, _) = phrase.expression { day.isSingle } else { false }
  }

  /// "next week, I can't on Monday": a day of a longer stretch that is asked for before it.
  private func isWithinWider(_ phrases: [TimePhrase], _ index: Int) -> Bool {
    guard case .on(let day?, _) = phrases[index].expression, day.isSingle else { return false }
    return phrases[..<index].contains { phrase in
      guard phrase.role == .at, case .on(let whole?, _) = phrase.expression else { return false }
      return !whole.isSingle
    }
  }

  /// "I can't do Monday or Tuesday, but …": all that is chosen from is refused.
  private func refuseChoices(_ phrases: inout [TimePhrase], behind index: Int, before last: Int) {
    var next = index + 1
    while next < phrases.count, next != last, phrases[next].role == .or,
      phrases[next].tokens.lowerBound - phrases[next - 1].tokens.upperBound <= 3
    {
      phrases[next].role = .not
      keepInPeriod(&phrases, next)
      next += 1
    }
    keepInLaterPeriod(&phrases)
  }

  /// "Monday and Tuesday don't work": all that stands before the last is refused with it.
  private func refuseListed(_ phrases: inout [TimePhrase], before index: Int) {
    var last = index
    while last > 0, phrases[last - 1].role != .not,
      isSingleDay(phrases[last - 1]) || !isSingleDay(phrases[index])
    {
      let gap = phrases[last - 1].tokens.upperBound..<phrases[last].tokens.lowerBound
      guard (1...2).contains(gap.count),
        gap.allSatisfy({ [.and, .or, .ampersand, .comma, .on].contains(word($0)) }),
        last < index || gap.contains(where: { word($0) != .comma })
      else { break }
      phrases[last - 1].role = .not
      last -= 1
    }
    keepInLaterPeriod(&phrases)
  }

  /// "I can't do Thursday", "I'm booked solid on Tuesday", "away till the 17th".
  private func isUnableBefore(_ phrase: TimePhrase, isMoved: Bool) -> Bool {
    let start = phrase.tokens.lowerBound
    if isOpen(phrase.expression) {
      guard word(start) == .until else { return false }
      return isWord(start - 1, in: ["away", "busy", "out", "off", "unavailable"])
    }
    for before in clause(before: start).reversed() {
      // "that doesn't work how about Friday" asks for it.
      if word(before) == .but || isWord(before, in: ["how", "what"]) { break }
      let isUnable =
        word(before) == .negation
        || (word(before) == .not
          && isWord(before + 1, in: ["free", "available", "able", "good", "possible", "working"]))
        || isWord(before, in: ["unable", "unavailable", "busy", "away", "swamped"])
        || word(before) == .work && isWord(before - 1, in: ["i", "we"])
        || isWord(before, "booked")
          && (isWord(before + 1, in: ["solid", "out"]) || word(before + 1) == .up
            || word(before + 1) == .on && !isMoved && isWord(before - 1, in: ["im", "am"]))
      if isUnable, start - before <= 6 { return true }
    }
    return false
  }

  /// "can't you do Thursday?" asks for it.
  private var asksWhether: Bool { word(0) == .negation || isWord(0, in: ["cant", "couldnt"]) }

  /// Whether a word of the line can say that a day does not suit.
  private var mayRefuse: Bool {
    tokens.indices.contains { index in
      switch tokens[index].word {
      case .negation, .not, .no, .all, .work: true
      case .to: isWord(index, "too")
      case .unknown: isWord(index, in: Self.refusingWords)
      default: false
      }
    }
  }

  private static let refusingWords: [StaticString] = [
    "unable", "unavailable", "busy", "away", "wont", "out", "booked", "swamped", "taken",
    "packed", "gone", "impossible", "hopeless", "excluded", "excepted", "bad", "awkward",
    "tricky", "difficult", "terrible", "awful", "rubbish",
  ]

  /// "Tuesday doesn't work, Thursday is better", "Monday is no good", "Wednesday's full",
  /// "Friday works, Thursday doesn't".
  func isRefused(_ index: Int) -> Bool {
    // "Monday excluded", "Monday aside"
    if isWord(index, in: ["excluded", "excepted"]) || isWord(index, "aside") && isEnd(index + 1) {
      return true
    }
    if isWord(index, in: ["i", "we"]), word(index + 1) == .negation {
      // "Monday I can't", "Tuesday we can't do"
      return isEnd(index + 2) || isWord(index + 2, in: ["do", "make", "manage", "come"])
    }
    if word(index) == .negation || isWord(index, "wont") {
      return isWord(index + 1, in: ["work", "suit", "fit", "do"]) || word(index + 1) == .work
        || word(index + 1) == .verb || isEnd(index + 1)
    }
    let isPossessive = token(index - 1).traits.contains(.possessive)
    if isWord(index, in: ["is", "are"]) || isPossessive {
      let next = isPossessive ? index : index + 1
      let state = isWord(next, in: ["fully", "completely"]) ? next + 1 : next
      if word(next) == .to, isWord(next, "too"), !isConditional(index) {
        return word(next + 1) == .early || word(next + 1) == .late
          || isWord(next + 1, in: ["soon", "far"])
      }
      if isEnd(state + 1) || word(state + 1) == .up || isWord(state + 1, "solid"),
        word(state) == .all || isWord(state, in: Self.refusingWords), !isConditional(index)
      {
        return true
      }
    }
    guard
      isPossessive || isWord(index, in: ["is", "are", "isnt", "arent", "wouldnt"])
        || word(index) == .not
    else { return false }
    let next =
      isPossessive || word(index) == .not || isWord(index, in: ["isnt", "arent"])
      ? index : index + 1
    return (word(next) == .no || word(next) == .not)
      && isWord(next + 1, in: ["good", "possible", "great", "ideal", "use", "convenient"])
  }

  /// "if Tuesday is full, …" still asks for it.
  private func isConditional(_ index: Int) -> Bool {
    clause(before: index).contains { isWord($0, in: ["if", "unless", "when", "once"]) }
  }

  private func isOpen(_ expression: TimeExpression) -> Bool {
    switch expression {
    case .on(_, .bounded), .on(.bounded, _), .bounded, .now: true
    default: false
    }
  }

  /// "I can't do mornings": parts of the day that never suit.
  func isRefusedPart(_ index: Int) -> Bool {
    word(index) == .part && token(index).traits.contains(.plural)
      && (word(index - 1) == .negation || word(index - 2) == .negation)
  }

  // MARK: Corrections

  /// "Tuesday, no, Wednesday", "at 3 - sorry, 4pm": the second stands for the first.
  private func correct(_ phrases: inout [TimePhrase], _ index: Int) {
    let first = phrases[index - 1]
    let second = phrases[index]
    guard first.role == .at || first.role == .to, second.role == .at,
      isCorrection(first.tokens.upperBound..<max(first.tokens.upperBound, second.tokens.lowerBound))
    else { return }
    guard case .on(let oldDate, let oldClock) = first.expression,
      case .on(let date, let clock) = second.expression
    else {
      phrases[index - 1].role = .not
      phrases[index].role = first.role
      return
    }
    // "Thursday, actually at 3" says more of it.
    if oldClock == nil && date == nil || oldDate == nil && clock == nil { return }
    phrases[index - 1].role = .not
    phrases[index].role = first.role
    // The day, or the hour, that is not corrected stays.
    if date == nil, let oldDate, clock != nil { phrases[index].expression = .on(oldDate, clock) }
    if clock == nil, date != nil, case .at? = oldClock {
      phrases[index].expression = .on(date, oldClock)
    }
  }

  /// Whether nothing but words that take something back stands between two times.
  func isCorrection(_ gap: Range<Int>) -> Bool {
    // "at 3 no 4"
    if gap.count == 1 { return word(gap.lowerBound) == .no && isNumber(gap.upperBound) }
    guard (2...8).contains(gap.count) else { return false }
    var takesBack = false
    for index in gap {
      switch word(index) {
      case .comma, .dash, .period, .otherSymbol, .exclamation, .on, .at, .that, .change, .the: break
      case .no:
        // "Friday or Saturday, no Sunday" rules it out.
        if isEnd(index + 1) || word(index + 1) == .dash || index + 1 < gap.upperBound {
          takesBack = true
        }
      case .or where isWord(index + 1, "rather"), .openParenthesis: break
      default:
        if isWord(index, in: ["sorry", "oops", "mean", "meant", "scratch", "correction"])
          || isWord(index, "rather") && word(index - 1) == .or
          || isWord(index, "well") && word(index - 1) == .openParenthesis
        {
          takesBack = true
        } else if isWord(index, "actually") {
          takesBack = true
        } else if !isWord(index, in: ["i", "wait", "actually", "rather", "it", "hang", "hold"]) {
          return false
        }
      }
    }
    return takesBack
  }

  // MARK: Bounds under a "no"

  /// The bound that one becomes where a "no" stands before it: "I can't come before 3" is
  /// from 3 on.
  func turned(_ bound: Bound, at index: Int) -> Bound {
    switch bound {
    case .until: isNegated(before: index) ? .from : bound
    case .before: isUnwanted(before: index) ? .from : bound
    case .after: isUnwanted(before: index) ? .by : bound
    default: bound
    }
  }

  /// "or after 3" behind "not before 11", "can't come before 11": the "no" holds for it too.
  func boundUnderNo(_ index: Int, behind start: Int, after draft: PhraseDraft) -> PhraseDraft? {
    guard word(index) == .or || word(index) == .and || isWord(index, "nor"),
      let match = bound(index + 1), match.bound == .after || match.bound == .before,
      word(index + 1) != .not, word(index + 1) != .no, isUnderNo(start),
      var point = point(match.end, lead: .bound)
    else { return nil }
    if let number = point.number, point.clock == nil {
      guard number <= 24, !isCount(point.end) else { return nil }
      point.clock = hour(number, at: point.numberIndex)
      point.number = nil
    }
    return bounded(match.bound == .after ? .by : .from, point, from: index, after: draft)
  }

  /// Whether a bound that begins at a token is turned by a "no".
  private func isUnderNo(_ index: Int) -> Bool {
    guard let bound = bound(index) else { return false }
    return word(index) == .not || word(index) == .no
      || turned(bound.bound, at: index) != bound.bound
  }

  private func isNegated(before index: Int) -> Bool {
    for before in stride(from: index - 1, through: max(0, index - 4), by: -1) {
      switch word(before) {
      case .negation, .not: return true
      case .comma, .period, .but: return false
      default: break
      }
    }
    return false
  }

  /// Whether what a bound leaves is refused: "can't come", "don't ring", "nothing".
  private func isUnwanted(before index: Int) -> Bool {
    for before in stride(from: index - 1, through: max(0, index - 5), by: -1) {
      switch word(before) {
      case .negation:
        if isClauseStart(before), isAsked(index) { return false }
        // "can't you come before 3?" asks for it, "we don't open before 9" tells.
        return !isWord(before + 1, in: ["you", "we", "i", "it", "that", "they"])
          && word(before + 1) != .that && !isWord(before - 1, in: ["why", "you"])
      case .not:
        return word(before - 1) == .verb
          || isWord(before + 1, in: ["free", "available", "able", "in", "here", "around", "back"])
      case .no: return isWord(before + 1, in: ["good", "use"])
      case .aside where isWord(before, "available"): break
      case .comma, .period, .but, .and, .or, .aside, .question, .than: return false
      default:
        if isWord(before, in: ["mind", "matter", "care", "hear", "know"]) { return false }
        if isWord(before, "nothing") {
          let isStart = isClauseStart(before) || token(before - 1).traits.contains(.name)
          return isStart && !isAsked(index)
        }
      }
    }
    return false
  }

  func isClauseStart(_ index: Int) -> Bool {
    index == 0 || isEnd(index - 1) || word(index - 1) == .but || word(index - 1) == .and
  }

  /// Whether the sentence ends in a question mark, looked for no further than a dozen words.
  private func isAsked(_ index: Int) -> Bool {
    for next in index..<min(tokens.count, index + 12) {
      switch word(next) {
      case .question: return true
      case .period, .exclamation: return false
      default: break
      }
    }
    return false
  }
}
