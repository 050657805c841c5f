import CivilTime

/// What is left out of a wider wish, and what is wanted only next: "any afternoon but
/// Wednesday", "not on Monday, Wednesday or Friday", "Friday, or if that is full, Saturday".
extension PhraseScanner {
  /// No list or clause is followed further than this.
  private static let longest = 10

  // MARK: Left out

  /// "any afternoon next week but Wednesday", "all days but Monday": what "but" leaves out of
  /// all of something.
  func isButOfAny(_ phrases: [TimePhrase], _ place: Int) -> Bool {
    // "any time but not before 11 on Thursday": the "not" is the bound's own.
    guard word(phrases[place].tokens.lowerBound) != .not else { return false }
    var index = phrases[place].tokens.lowerBound - 1
    while word(index) == .on || word(index) == .the { index -= 1 }
    guard word(index) == .but, case .on(let date?, _) = phrases[place].expression, date.isSingle,
      !isPraised(phrases[place].tokens.upperBound)
    else { return false }
    for before in stride(from: index - 1, through: max(0, index - Self.longest), by: -1) {
      switch word(before) {
      case .any, .all, .every, .anytime: return true
      case .period, .question, .exclamation, .semicolon: return false
      case .comma where before < index - 1: return false
      default:
        if isWord(before, in: ["anything", "anyday", "whichever"]) { return true }
      }
    }
    return false
  }

  /// Whether a word may end what something is left out of: "any day", "next week", "Friday".
  func endsTime(_ index: Int) -> Bool {
    switch word(index) {
    case .day, .time, .unit, .weekday, .part, .relativeDay, .month, .anytime, .year: true
    default: false
    }
  }

  /// Whether what follows a time says that it suits: "but Wednesday is best", "but Wednesday
  /// ideally".
  func isPraised(_ index: Int) -> Bool {
    let next = word(index) == .comma ? index + 1 : index
    if word(next) == .verb { return true }
    guard word(next) == .aside else { return false }
    return !isWord(next, in: ["with", "without", "if", "because", "then", "then", "was"])
  }

  /// Whether a list of days that are ruled out takes in the next one: "except Monday, Wednesday
  /// and Friday", "not on Monday, Wednesday or Friday".
  ///
  /// "not Monday, Wednesday" rules out one and asks for the other.
  func isExclusionGoingOn(_ phrases: [TimePhrase], _ index: Int) -> Bool {
    guard phrases[index].isSingleDay, phrases[index - 1].isSingleDay else { return false }
    var first = index - 1
    while first > 0, index - first < Self.longest, phrases[first - 1].role == .not,
      phrases[first].tokens.lowerBound - phrases[first - 1].tokens.upperBound <= 3
    {
      first -= 1
    }
    if isSweeping(before: phrases[first].tokens.lowerBound) { return true }
    var last = index
    while last + 1 < phrases.count, last - index < Self.longest, phrases[last + 1].isSingleDay {
      let gap = phrases[last].tokens.upperBound..<phrases[last + 1].tokens.lowerBound
      guard !gap.isEmpty, gap.count <= 3 else { return false }
      last += 1
      if gap.contains(where: { word($0) == .or || word($0) == .and }) {
        return !isPraised(phrases[last].tokens.upperBound)
      }
      guard word(gap.lowerBound) == .comma else { return false }
    }
    return false
  }

  /// Whether the words before a day leave out all that follows: "except", "other than", "apart
  /// from", "but".
  func isSweeping(before start: Int) -> Bool {
    var index = start - 1
    while word(index) == .on || word(index) == .the || word(index) == .for || word(index) == .in {
      index -= 1
    }
    switch word(index) {
    case .except, .but: return true
    case .than: return word(index - 1) == .other
    case .from: return isWord(index - 1, in: ["apart", "aside"])
    default: return false
    }
  }

  /// "any time except lunch on Friday": where nothing else is asked for, the day of the hours
  /// that are left out is.
  func openDayOfExcluded(_ phrases: inout [TimePhrase]) {
    guard phrases.count == 1, let phrase = phrases.first, phrase.role == .not,
      phrase.furtherTokens == nil, case .on(let date?, _?) = phrase.expression, date.isSingle
    else { return }
    let start = phrase.tokens.lowerBound
    guard
      (max(0, start - 6)..<start).contains(where: { word($0) == .any || word($0) == .anytime }),
      let split = phrase.tokens.dropFirst().first(where: { isDayStart($0) })
    else { return }
    phrases[0].tokens = start..<split
    phrases.append(
      TimePhrase(.on(date, nil), tokens: split..<phrase.tokens.upperBound, rule: .day))
  }

  /// "except for Tuesday, any day next week": next week's Tuesday.
  func keepInLaterPeriod(_ phrases: inout [TimePhrase]) {
    guard phrases.count > 1, phrases[0].role == .not,
      let whole = phrases.first(where: { $0.role != .not }),
      case .on(let period?, _) = whole.expression, case .period(.week, _) = period
    else { return }
    for index in phrases.indices {
      guard phrases[index].role == .not else { return }
      if case .on(.weekday(let weekday, .bare)?, let clock) = phrases[index].expression {
        phrases[index].expression = .on(.weekdayIn(weekday, period), clock)
      }
    }
  }

  /// "move it to any day but Friday": from today on.
  func openMoveOfExcluded(_ phrases: inout [TimePhrase]) {
    guard firstMove < tokens.count, let first = phrases.first,
      phrases.allSatisfy({ $0.role == .not })
    else { return }
    var index = first.tokens.lowerBound - 1
    while word(index) == .on || word(index) == .the { index -= 1 }
    guard word(index) == .but || word(index) == .except, firstMove < index else { return }
    let isAnyDay =
      (word(index - 1) == .day || word(index - 1) == .time) && word(index - 2) == .any
    guard
      isAnyDay || word(index - 1) == .anytime
        || isWord(index - 1, in: ["anywhere", "anyday", "anything"])
    else { return }
    let start = isAnyDay ? index - 2 : index - 1
    phrases.insert(
      TimePhrase(
        .on(.bounded(.from, .relative(0)), nil), tokens: start..<index, rule: .bound, role: .to),
      at: 0)
  }

  /// Counts "outside" and a slip for "not" among the words of the time that they rule out.
  func takeInExcluder(_ phrases: inout [TimePhrase], _ index: Int) {
    let tokens = phrases[index].tokens
    let low = index > 0 ? phrases[index - 1].tokens.upperBound : 0
    var start = tokens.lowerBound - 1
    while start > low, word(start) == .on || word(start) == .of || word(start) == .at { start -= 1 }
    guard start >= low, isWord(start, in: ["outside", "nto", "bar", "minus"]) else { return }
    phrases[index].tokens = start..<tokens.upperBound
  }

  private func isDayStart(_ index: Int) -> Bool {
    switch word(index) {
    case .on, .weekday, .relativeDay, .month, .next, .this, .the: true
    default: false
    }
  }

  // MARK: Next best

  /// Whether a time is wanted only if the one before it cannot be: "Friday, or if that is full,
  /// Saturday", "at 3, if not then at 4", "Friday then Saturday".
  func isNextBest(_ first: TimePhrase, _ second: TimePhrase) -> Bool {
    let start = first.tokens.upperBound
    let end = second.tokens.lowerBound
    guard start < end, end - start <= 12 else { return false }
    if isNextBestBehind(second.tokens.upperBound, start..<end) { return true }
    var isConditional = false
    var isAnd = false
    var isRefused = false
    var isThen = false
    for index in start..<end {
      switch word(index) {
      case .or, .comma, .on, .at, .in, .the, .that, .up, .verb, .semicolon: break
      case .and: isAnd = true
      case .not, .no, .negation, .all: isRefused = isRefused || isConditional
      default:
        if isWord(index, "if") {
          isConditional = true
        } else if isWord(index, "then") {
          isThen = true
        } else if isWord(index, "first"), index == start {
          // "Friday first, then Monday"
        } else if isWord(index, in: ["failing", "otherwise", "alternatively", "else"]) {
          isConditional = true
          isRefused = true
        } else if isWord(index, in: Self.refusals) {
          isRefused = isRefused || isConditional
        } else if !(isConditional && isWord(index, in: Self.plain)) {
          return false
        }
      }
    }
    if isConditional { return isRefused }
    return isThen && !isAnd && first.isSingleDay && second.isSingleDay
  }

  /// "Friday ideally, Monday if not": said behind the second.
  private func isNextBestBehind(_ index: Int, _ gap: Range<Int>) -> Bool {
    isWord(index, "if") && word(index + 1) == .not && isEnd(index + 2) && gap.count <= 4
      && gap.allSatisfy {
        word($0) == .comma || word($0) == .on || word($0) == .or
          || isWord($0, in: ["ideally", "preferably"])
      }
  }

  private static let refusals: [StaticString] = [
    "full", "taken", "booked", "busy", "unavailable", "gone", "impossible", "isnt", "doesnt",
    "wont", "nothing",
  ]

  private static let plain: [StaticString] = [
    "it", "thats", "its", "is", "available", "free", "possible", "work", "works", "suit", "good",
    "fully", "already", "out", "there", "theres", "doable", "one", "day", "time", "slot", "any",
    "can", "be", "do", "left", "you",
  ]
}

extension TimePhrase {
  /// Whether it names one day and no time of it.
  fileprivate var isSingleDay: Bool {
    guard case .on(let date?, nil) = expression else { return false }
    return date.isSingle
  }
}
