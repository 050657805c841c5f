import CivilTime

/// Parts of the day as somebody's hours, and what is said of several at once.
extension SetUpRewording {
  // MARK: Parts of the day

  /// "Sam only works mornings", "Sam does mornings Mon-Wed and afternoons Thu-Fri": up to
  /// noon from when the business opens, or from noon on.
  func partOfDay(_ who: Int) -> [String]? {
    if let texts = partOff(who) { return texts }
    var next = who + 1
    while scan.isWord(next, "only", "just", "works", "does", "work", "do") { next += 1 }
    guard (who + 1..<next).contains(where: { scan.isWord($0, "works", "does", "work", "do") }),
      isHalfDay(next) || isDays(next) && isHalfDay(next + 1),
      scan.windows.isEmpty, !scan.hasDate
    else { return nil }
    var texts: [String] = []
    var half: Int?
    var days: [Weekday] = []
    for index in next...scan.items.count {
      let isEnd = index == scan.items.count || scan.isWord(index, "and") || scan.isComma(index)
      if isEnd {
        guard let part = half else {
          if index == scan.items.count || !days.isEmpty { return nil }
          continue
        }
        guard let own = hours(name(who), isMorning: isMorning(part), days) else { return nil }
        texts += own
        half = nil
        days = []
      } else if isHalfDay(index), half == nil {
        half = index
      } else if case .days(let named, _)? = item(index), days.isEmpty {
        days = named
      } else if !scan.isWord(index, "on", "only", "the", "in") {
        return nil
      }
    }
    return texts.isEmpty ? nil : texts
  }

  /// Half days of somebody whose hours cannot be told by the words.
  func unsettablePartOfDay() -> Range<Int>? {
    guard let who = only(.staff), who == 0, mention(.service) == nil, !scan.hasDate,
      scan.windows.isEmpty, scan.isWord(1, "only", "works", "does"),
      let half = scan.items.indices.first(where: { isHalfDay($0) })
    else { return nil }
    return half..<half + 1
  }

  private func hours(_ who: String, isMorning: Bool, _ days: [Weekday]) -> [String]? {
    // Without days it is on those that are worked already.
    if days.isEmpty { return [edge(who, isMorning: isMorning, [])] }
    guard let opening = scan.context.openingHours else { return nil }
    let week = (1...7).map { scan.context.now.date.adding(days: $0) }
    var texts: [String] = []
    for date in week where days.contains(date.weekday) {
      let open = opening(date)
      guard let first = open.first, let last = open.last else { return nil }
      let noon = 720
      guard
        let half = isMorning
          ? ClockRange(startMinute: first.startMinute, endMinute: noon)
          : ClockRange(startMinute: noon, endMinute: min(1440, last.endMinute))
      else { return nil }
      texts.append("\(who) works \(date.weekday) \(shown(half))")
    }
    return texts
  }

  /// "Sam doesn't work Friday mornings", "Sam takes Wednesday afternoons off": the work of
  /// these days begins at noon, or ends then.
  private func partOff(_ who: Int) -> [String]? {
    var next = who + 1
    var end = scan.items.count
    if scan.isWord(next, "takes"), scan.isWord(end - 1, "off") {
      next += 1
      end -= 1
    } else if scan.isWord(next, "has"), scan.isWord(end - 1, "off") {
      next += 1
      end -= 1
    } else if scan.isWord(next, "is"), scan.isWord(next + 1, "off", "away", "out") {
      next += 2
    } else if scan.isWord(next, "doesnt"), scan.isWord(next + 1, "work", "do") {
      next += 2
    } else {
      return nil
    }
    while scan.isWord(end - 1, "anymore", "now") { end -= 1 }
    // "every Monday morning" is each of them.
    let half = (next..<end).first {
      isHalfDay($0) || scan.isWeekly && scan.isWord($0, "morning", "afternoon")
    }
    guard let half, scan.windows.isEmpty, !scan.hasDate,
      (next..<end).allSatisfy({
        $0 == half || isDays($0) || scan.isWord($0, "on", "in", "the", "and")
      })
    else { return nil }
    return [edge(name(who), isMorning: !isMorning(half), scan.only(next..<end).days)]
  }

  private func edge(_ who: String, isMorning: Bool, _ days: [Weekday]) -> String {
    let names = days.map { "\($0)s" }.joined(separator: " and ")
    let when = days.isEmpty ? "" : " on \(names)"
    return "\(who) \(isMorning ? "finishes" : "starts") at 12:00\(when)"
  }

  private func shown(_ window: ClockRange) -> String {
    func time(_ minute: Int) -> String {
      let rest = minute % 60
      return "\(minute / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
    return "\(time(window.startMinute)) to \(time(window.endMinute))"
  }

  private func isHalfDay(_ index: Int) -> Bool { scan.isWord(index, "mornings", "afternoons") }

  private func isMorning(_ index: Int) -> Bool { scan.isWord(index, "mornings", "morning") }

  private func isDays(_ index: Int) -> Bool {
    if case .days? = item(index) { true } else { false }
  }

  // MARK: Several

  /// "on Saturday 5 December Sam and Priya work 10 to 2", "block Sam on Friday 2 to 3 and 4
  /// to 5", "Sam's lunch is 1 to 2 and Priya's is 12 to 1".
  func ofSeveral() -> [String]? {
    guard mention(.service) == nil, mention(.staff) != nil else { return nil }
    return datedTogether() ?? blockedTwice() ?? breakOfEach()
  }

  private func datedTogether() -> [String]? {
    guard scan.isWord(0, "on"), scan.hasDate,
      let first = scan.items.indices.first(where: { isKnown(.staff, $0) }), first > 1
    else { return nil }
    var members = [first]
    var next = first + 1
    while scan.isWord(next, "and") || scan.isComma(next) {
      while scan.isWord(next, "and") || scan.isComma(next) { next += 1 }
      guard isKnown(.staff, next) else { return nil }
      members.append(next)
      next += 1
    }
    guard members.count > 1, scan.isWord(next, "work", "works"),
      !(next..<scan.items.count).contains(where: { isKnown(.staff, $0) })
    else { return nil }
    let date = text(0..<first)
    return members.map { "\(date) \(name($0)) works \(text(from: next + 1))" }
  }

  private func blockedTwice() -> [String]? {
    guard scan.isWord(0, "block"), let who = only(.staff), who == 1, scan.windows.count == 2,
      let first = scan.windows.first?.index, let second = scan.windows.last?.index,
      let joint = (first + 1..<second).first(where: { scan.isWord($0, "and") || scan.isComma($0) }),
      joint == first + 1
    else { return nil }
    var start = joint
    while scan.isWord(start, "and") || scan.isComma(start) { start += 1 }
    let before = text(0..<joint)
    let isOtherDay = !scan.only(start..<scan.items.count).days.isEmpty
    guard !isOtherDay else { return [before, "block \(name(who)) \(text(from: start))"] }
    guard start == second || start + 1 == second && scan.isWord(start, "from"),
      second + 1 == scan.items.count
    else { return nil }
    var end = first
    while scan.isWord(end - 1, "from") { end -= 1 }
    return [before, "\(text(0..<end)) from \(text(from: second))"]
  }

  private func breakOfEach() -> [String]? {
    let members = scan.items.indices.filter { isKnown(.staff, $0) }
    guard members.count > 1, members.first == 0, scan.windows.count == members.count,
      scan.days.isEmpty, !scan.hasDate,
      scan.items.indices.contains(where: { scan.isBreak($0) && $0 < members[1] })
    else { return nil }
    var texts: [String] = []
    for (number, member) in members.enumerated() {
      let end = number + 1 < members.count ? members[number + 1] : scan.items.count
      var window: Int?
      for index in member + 1..<end {
        if case .window? = item(index), window == nil {
          window = index
        } else if !scan.isBreak(index), !scan.isComma(index),
          !scan.isWord(index, "is", "has", "takes", "a", "from", "and", "have")
        {
          return nil
        }
      }
      guard let window else { return nil }
      texts.append("\(name(member)) has lunch \(scan.text(window..<window + 1))")
    }
    return texts
  }
}
