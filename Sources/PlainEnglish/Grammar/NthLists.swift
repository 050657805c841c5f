import CivilTime

/// Lists of the nth of a period, in which each says only what differs: "the first Monday and
/// Tuesday of July", "the second and fourth Friday of the month".
extension PhraseScanner {
  /// One day of such a list, as far as it was said.
  private struct NthItem {
    var nth: Int?
    var weekday: Weekday?
    var tokens: Range<Int>
    var isOr: Bool
  }

  /// No list is followed further than this.
  private static let longestNthList = 6

  /// Whether a list of the nth can begin with a token.
  func canStartNthList(_ index: Int) -> Bool {
    let start = word(index) == .the ? index + 1 : index
    switch word(start) {
    case .ordinal, .second, .last: break
    case .unknown: guard word(start + 1) == .ordinalEnding else { return false }
    default: return false
    }
    return true
  }

  /// The days of a list whose weekday, number or period is said once for all.
  func nthList(_ index: Int) -> [TimePhrase]? {
    guard canStartNthList(index), var items = nthItems(index), items.count > 1,
      let last = items.last, last.weekday != nil
    else { return nil }
    let link = last.tokens.upperBound
    guard word(link) == .of || word(link) == .in || word(link) == .next || word(link) == .this
    else { return nil }
    var start = word(link) == .of || word(link) == .in ? link + 1 : link
    if word(start) == .the { start += 1 }
    guard let period = nthPeriod(start, hasLink: true) else { return nil }
    for place in items.indices.dropLast().reversed() where items[place].weekday == nil {
      items[place].weekday = items[place + 1].weekday
    }
    for place in items.indices.dropFirst() where items[place].nth == nil {
      items[place].nth = items[place - 1].nth
    }
    items[items.count - 1].tokens = last.tokens.lowerBound..<period.end
    return phrases(items, of: period.value, end: period.end)
  }

  private func phrases(
    _ items: [NthItem], of period: DateExpression, end: Int
  ) -> [TimePhrase]? {
    var clock: ClockExpression?
    var behind = end
    if let draft = phrase(end), draft.date == nil, draft.whole == nil, draft.length == nil {
      clock = draft.clock
      behind = draft.end
    }
    var list: [TimePhrase] = []
    for item in items {
      guard let nth = item.nth, let weekday = item.weekday else { return nil }
      list.append(
        TimePhrase(
          .on(.nth(nth, .weekday(weekday), of: period), clock), tokens: item.tokens,
          rule: .nth, role: item.isOr ? .or : .at))
    }
    if let last = list.indices.last {
      list[last].tokens = list[last].tokens.lowerBound..<behind
    }
    return list
  }

  private func nthItems(_ index: Int) -> [NthItem]? {
    var items: [NthItem] = []
    var next = index
    while items.count < Self.longestNthList {
      let low = next
      var isOr = false
      if !items.isEmpty {
        let start = behindNthJoint(next)
        guard start > next else { break }
        isOr = (next..<start).contains { word($0) == .or }
        next = start
      }
      let first = next
      if word(next) == .the { next += 1 }
      let nth = nthNumber(next)
      next = nth?.end ?? next
      let weekday = weekday(next)
      if weekday != nil { next += 1 }
      guard nth != nil || weekday != nil && !items.isEmpty else {
        next = low
        break
      }
      items.append(
        NthItem(nth: nth?.value, weekday: weekday, tokens: first..<next, isOr: isOr))
    }
    return items.isEmpty ? nil : items
  }

  private func behindNthJoint(_ index: Int) -> Int {
    var next = index
    if word(next) == .comma { next += 1 }
    switch word(next) {
    case .or, .and, .ampersand: return next + 1
    default: return next
    }
  }
}
