import CivilTime

/// A sentence that sets several things, cut where it begins anew: "closed on 25
/// December, open 10 to 2 on 27 December".
///
/// Each part is read as a line of its own, so that no time, number or name of one is
/// taken for the other's. What a part leaves out it has from the one before: whom it is
/// about ("Sam is off on Friday and works 10 to 2 on Saturday"), the verb ("open 9 to 5,
/// Thursdays 9 to 8"), the date ("on 12 December Sam works 10 to 2 and Priya 12 to 4").
struct SetUpSegments {
  private let scan: SetUpScan
  private let parts: [Range<Int>]

  /// The parts of a sentence; nil if it is one.
  init?(_ scan: SetUpScan) {
    self.scan = scan
    var parts: [Range<Int>] = []
    var start = 0
    var index = 1
    while index < scan.items.count {
      guard scan.isJointOfSentences(index - 1) || scan.isOfException(index),
        !scan.isJointOfSentences(index), Self.beginsAnew(scan, at: index, after: start)
      else {
        index += 1
        continue
      }
      var end = index - 1
      while end > start,
        scan.isJointOfSentences(end - 1)
          || scan.isOfException(index) && scan.isWord(end - 1, "except", "excluding", "bar")
      {
        end -= 1
      }
      parts.append(start..<end)
      start = index
      index += 1
    }
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.parts = parts + [start..<scan.items.count]
  }

  /// What each part sets, and the words of it that are not used; nil if one of them
  /// sets nothing.
  func read() -> SetUpReader.Outcome? {
    var outcome = SetUpReader.Outcome()
    for (number, part) in parts.enumerated() {
      let texts = number == 0 ? [scan.text(part)] : texts(of: part, after: leader(of: number))
      if number > 0, hasUnclearDays(part, after: leader(of: number)) {
        outcome.left += scan.only(part).leftWords
      }
      let readings = texts.lazy.map { read($0, part) }
      guard
        let best = readings.first(where: { $0?.left.isEmpty == true })
          ?? readings.first(where: { $0 != nil }),
        let reading = best
      else { return nil }
      outcome.changes += reading.changes
      outcome.left += reading.left
    }
    outcome.changes = outcome.changes.joined.sharingDaysOfEdges
    return outcome
  }

  private func read(_ text: String, _ part: Range<Int>) -> SetUpReader.Outcome? {
    var context = scan.context
    context.expecting = nil
    let requests = Reader().read(text, in: context).requests
    let changes = requests.compactMap(\.setUp)
    guard !changes.isEmpty, changes.count == requests.count else { return nil }
    let left = requests.first?.left ?? []
    return SetUpReader.Outcome(
      changes: changes,
      left: left.isEmpty ? [] : scan.only(part).leftWords)
  }

  // MARK: What a part leaves out

  /// The part from which another has what it leaves out: the last with a verb, so that of
  /// "Sam works Fridays 10 to 2, Lou 2 to 6 and Ona 3 to 7" it is the first.
  private func leader(of number: Int) -> Range<Int> {
    parts[..<number].last { part in part.contains { scan.isVerbOfSetUp($0) } } ?? parts[number - 1]
  }

  /// The weekdays of a part that the next, of somebody else, leaves out: "on Friday Sam works
  /// 10 to 2 and Lou 12 to 4"; and whether they stand before it.
  private func sharedDays(
    of part: Range<Int>, after other: Range<Int>
  ) -> (text: String, lead: Bool)? {
    guard let name = part.first(where: { scan.kind($0) == .staff }), !hasDays(part),
      !scan.only(part).windows.isEmpty, !scan.only(other).hasDate,
      other.contains(where: { scan.kind($0) == .staff })
    else { return nil }
    let named = other.filter { if case .days? = item($0) { true } else { false } }
    guard named.count == 1, let days = named.first else { return nil }
    var start = days
    while start > other.lowerBound, scan.isWord(start - 1, "on", "this", "each", "every") {
      start -= 1
    }
    let isLead = start == other.lowerBound
    // "Sam works Fridays 10 to 2 and Lou has lunch 12 to 1" says nothing of Lou's Fridays.
    guard isLead || !scan.isVerbOfSubject(name + 1) else { return nil }
    return (scan.text(start..<days + 1), isLead)
  }

  /// Whether somebody's hours are said without days or a verb behind those of several days:
  /// "Sam works Mondays 9 to 5 and Tuesdays 10 to 6, and Lou 2 to 6".
  private func hasUnclearDays(_ part: Range<Int>, after other: Range<Int>) -> Bool {
    guard scan.kind(part.lowerBound) == .staff, !hasDays(part),
      !scan.only(part).windows.isEmpty, !scan.isVerbOfSubject(part.lowerBound + 1)
    else { return false }
    return other.filter { if case .days? = item($0) { true } else { false } }.count > 1
  }

  /// The ways to complete a part by the one before, the fullest first.
  private func texts(of part: Range<Int>, after other: Range<Int>) -> [String] {
    var text = scan.text(part)
    var texts: [String] = []
    if let completed = completed(part, after: other) { text = completed }
    if let days = sharedDays(of: part, after: other) {
      // Without the days it would be said of another one, or of each.
      return days.lead ? ["\(days.text) \(text)"] : ["\(text) \(days.text)"]
    }
    if let date = date(of: other), !hasDays(part) {
      let own = withoutThatDay(part).map { completed($0, after: other) ?? scan.text($0) } ?? text
      texts += ["\(own) \(date)", "\(date) \(own)"]
    }
    return texts + [text]
  }

  /// A part with the subject or the verb of the one before, if it has none.
  private func completed(_ part: Range<Int>, after other: Range<Int>) -> String? {
    let text = scan.text(part)
    let first = part.lowerBound
    if case .days? = item(first) { return completedDays(part, after: other) }
    if let elliptic = elliptic(part, after: other) { return elliptic }
    if scan.kind(first) == .service, scan.isWord(first + 1, "every"), scan.only(other).has("slots")
    {
      let unit = scan.number(at: part.upperBound - 1) == nil ? "" : " minutes"
      return
        "\(scan.text(first..<first + 1)) start \(scan.text(first + 1..<part.upperBound))\(unit)"
    }
    // "haircuts cost £36, at most 6 a day".
    if scan.isWord(first, "at"), let number = part.first(where: { scan.number(at: $0) != nil }),
      scan.isWord(number + 1, "a", "an", "per", "each", "every"), let subject = subject(of: other)
    {
      return "\(scan.text(first..<number + 1)) \(subject) bookings "
        + scan.text(number + 1..<part.upperBound)
    }
    // "remove Alex and add Bea".
    if scan.isWord(first, "add"), part.count == 2, scan.isPersonLike(first + 1, inList: false),
      scan.isWord(other.lowerBound, "remove", "delete"),
      other.contains(where: { scan.kind($0) == .staff })
    {
      return "add staff \(scan.text(first + 1..<first + 2))"
    }
    guard scan.isVerbOfSubject(first), let subject = subject(of: other) else { return nil }
    return "\(subject) \(text)"
  }

  /// Days with hours, or that are closed, with the verb of a part before: "open Monday 9 to
  /// 5, Tuesday closed, Wednesday 9 to 7", "open every day 10 to 8 except Mondays".
  private func completedDays(_ part: Range<Int>, after other: Range<Int>) -> String? {
    let first = part.lowerBound
    let weekly = scan.only(first..<first + 1).days.map { "\($0)s" }.joined(separator: " and ")
    let isOff = part.count == 2 && scan.isWord(first + 1, "closed", "shut", "off")
    // "at most 4 a day except on Saturdays" closes on no Saturday.
    if part.count == 1, isExcepted(part), !isOfHours(other) { return nil }
    if isOff || part.count == 1 && isExcepted(part) {
      return subject(of: other).map { "\($0) does not work \(weekly)" } ?? "closed on \(weekly)"
    }
    for earlier in parts.reversed() where earlier.upperBound <= first {
      guard
        let verb = earlier.first(where: {
          scan.isVerbOfSetUp($0) && !scan.isWord($0, "closed", "close", "closes", "shut")
        })
      else { continue }
      let lead = subject(of: earlier).map { "\($0) " } ?? ""
      return "\(lead)\(scan.text(verb..<verb + 1)) \(scan.text(part))"
    }
    return nil
  }

  /// Whether a part tells when there is work, and bounds nothing else.
  private func isOfHours(_ part: Range<Int>) -> Bool {
    let only = scan.only(part)
    return only.has("open", "opens", "opening", "hours", "works", "work")
      && !only.has("most", "more", "maximum", "max", "limit", "notice", "slots", "bookings")
      && only.mentions(.service).isEmpty && !only.hasDate
  }

  /// Whether days are named as an exception: "except on Mondays".
  private func isExcepted(_ part: Range<Int>) -> Bool {
    var before = part.lowerBound - 1
    while scan.isWord(before, "on", "for") { before -= 1 }
    return scan.isWord(before, "except", "but", "excluding", "bar")
  }

  /// A name with a time or a value of its own and the verb of the part before: "Sam is off
  /// on Friday and Priya on Saturday", "block Sam from 2 to 3 and Priya from 3 to 4".
  private func elliptic(_ part: Range<Int>, after other: Range<Int>) -> String? {
    var name = part.lowerBound
    if scan.isWord(name, "a", "an", "the") { name += 1 }
    guard let kind = scan.kind(name), scan.kind(name + 1) == nil,
      !scan.isVerbOfSubject(name + 1), let verb = other.first(where: { scan.isVerbOfSetUp($0) }),
      let place = other.first(where: { scan.kind($0) == kind })
    else { return nil }
    let text = scan.text(part)
    let between = scan.text(verb..<verb + 1)
    if place > verb {
      // What is done to them, or what of theirs it is.
      let lead = subject(of: other).map { "\($0) \(between)" } ?? between
      return "\(lead) \(text)"
    }
    // "Priya does colours in 90 minutes and Alex in 100".
    if kind == .staff, let service = other.last(where: { scan.kind($0) == .service }),
      service > verb, !part.contains(where: { scan.kind($0) == .service })
    {
      return "\(scan.text(part.lowerBound..<name + 1)) \(scan.text(verb..<service + 1)) "
        + scan.text(name + 1..<part.upperBound)
    }
    // "is off" and not only "is".
    let tail = verb + 1 < other.upperBound && scan.isWord(verb + 1, "off", "away", "closed")
    let words = tail ? scan.text(verb..<verb + 2) : between
    return "\(scan.text(part.lowerBound..<name + 1)) \(words) "
      + scan.text(name + 1..<part.upperBound)
  }

  /// Whom or what a part is about: what stands before its verb.
  private func subject(of part: Range<Int>) -> String? {
    guard let verb = part.first(where: { scan.isVerbOfSubject($0) }), verb > part.lowerBound else {
      return nil
    }
    let names = part.lowerBound..<verb
    guard let first = names.first(where: { isName($0) }),
      let last = names.last(where: { isName($0) })
    else { return nil }
    return scan.text(first..<last + 1)
  }

  private func isName(_ index: Int) -> Bool {
    if case .name? = item(index) { return true }
    return scan.isWord(index, "everyone", "everybody", "we", "all", "both")
      || scan.isPersonLike(index, inList: false)
  }

  /// The words for the date of a part, if it has one date.
  private func date(of part: Range<Int>) -> String? {
    for start in part {
      for end in stride(from: part.upperBound, to: start, by: -1) {
        let only = scan.only(start..<end)
        guard only.hasDate, scan.dates(start..<end) != nil else { continue }
        let text = scan.text(start..<end)
        return scan.isWord(start, "on", "from", "this", "next", "tomorrow", "today")
          ? text : "on \(text)"
      }
    }
    return nil
  }

  /// Whether a part has days or a date of its own.
  private func hasDays(_ part: Range<Int>) -> Bool {
    let only = scan.only(part)
    return only.hasDate || !only.days.isEmpty || only.has("every", "each", "daily")
  }

  /// A part that ends in "that day" without it.
  private func withoutThatDay(_ part: Range<Int>) -> Range<Int>? {
    let end = part.upperBound
    guard part.count > 3, scan.isWord(end - 1, "day"), scan.isWord(end - 2, "that") else {
      return nil
    }
    return part.lowerBound..<end - 2
  }

  private func item(_ index: Int) -> SetUpScan.Item.Value? {
    scan.items.indices.contains(index) ? scan.items[index].value : nil
  }

  // MARK: Where a sentence begins anew

  private static func beginsAnew(_ scan: SetUpScan, at index: Int, after start: Int) -> Bool {
    // "open 9 to 6, closed for lunch 1 to 2".
    if scan.isWord(index, "closed", "close", "shut"), scan.isWord(index + 1, "for"),
      scan.isBreak(index + 2)
    {
      return false
    }
    // "open 9 to 5, closed for lunch 1 to 2" is a break of these hours.
    if scan.isLunchOfHours(index, after: start) { return false }
    if scan.isWord(
      index, "open", "opens", "opening", "closed", "close", "closes", "closing", "shut", "slots",
      "cancellations", "add", "remove", "delete", "rename", "block", "unblock", "hire", "prices")
    {
      // "open late and close early" of the hours of a service's name is rare enough.
      return true
    }
    let isBound =
      scan.isWord(index, "at") && scan.isWord(index + 1, "most", "least")
      || scan.isWord(index, "no") && scan.isWord(index + 1, "more", "notice", "limit")
      || scan.isWord(index, "bookings")
      || scan.isWord(index, "there") && scan.isVerbOfSubject(index + 1)
      || isNotice(scan, at: index)
    // Of several limits each counts what the first does.
    if isBound { return !scan.only(start..<index).isOfLimits || !scan.isWord(index, "at", "no") }
    if case .days = scan.items[index].value { return beginsWithDays(scan, at: index, after: start) }
    return beginsWithVerb(scan, at: index, after: start)
  }

  /// Days that have hours of their own, that are closed, or that are excepted.
  private static func beginsWithDays(_ scan: SetUpScan, at index: Int, after start: Int) -> Bool {
    let before = scan.only(start..<index)
    if scan.isOfException(index) { return true }
    let isClosed = scan.isWord(index + 1, "closed", "shut", "off")
    guard scan.windowFollows(index) || isClosed else { return false }
    // "Wednesday closed, Thursday 9 to 5".
    guard !before.windows.isEmpty else { return before.has("closed", "shut", "off") }
    // "open on Sunday 6 December 10 to 4 and Sunday 13 December 11 to 3".
    let isDated = before.hasDate && scan.only(index..<scan.items.count).hasDate
    return before.days.isEmpty || isClosed || isDated
  }

  /// A name or "we" with a verb, or a verb whose subject stands before.
  private static func beginsWithVerb(_ scan: SetUpScan, at index: Int, after start: Int) -> Bool {
    // Behind an elliptic part, "Sam works Fridays 10 to 2, Lou 2 to 6 and Ona 3 to 7", the verb
    // and the days are those of the first.
    let own = scan.only(start..<index)
    let lacksVerb = start > 0 && !own.items.indices.contains { own.isVerbOfSetUp($0) }
    let before = lacksVerb ? scan.only(0..<index) : own
    guard before.items.indices.contains(where: { before.isVerbOfSetUp($0) }) else { return false }
    if scan.isWord(index, "we", "everyone", "everybody") { return scan.isVerbOfSubject(index + 1) }
    // "slots every 15 minutes, colours every 30".
    if scan.kind(index) == .service, scan.isWord(index + 1, "every"), before.has("slots") {
      return true
    }
    if case .name(let name) = scan.items[index].value {
      guard name.mention.kind == .staff || name.mention.kind == .service else { return false }
      return scan.isVerbOfSubject(index + 1) || isElliptic(scan, index, before)
    }
    if scan.isWord(index, "a", "an", "the"), scan.kind(index + 1) == .service {
      return scan.isVerbOfSubject(index + 2) || isElliptic(scan, index + 1, before)
    }
    if scan.isWord(start, "add", "hire"), scan.isPersonLike(index, inList: false) {
      return scan.isVerbOfSubject(index + 1)
    }
    return scan.isVerbOfSubject(index) && !scan.isWord(index, "do", "can")
      && scan.isVerbOfSubjectAlone(index)
  }

  /// Whether a name has a time or a value of its own where one of its kind has one
  /// before.
  private static func isElliptic(_ scan: SetUpScan, _ index: Int, _ before: SetUpScan) -> Bool {
    guard let kind = scan.kind(index),
      before.items.indices.contains(where: { before.kind($0) == kind })
    else { return false }
    // "remove fringe trims and beard trims".
    if before.isWord(0, "remove", "delete"), before.items.count <= 4 {
      return index + 1 == scan.items.count
    }
    guard
      before.hasDate || !before.windows.isEmpty || before.price != nil || before.minutes() != nil
        || !before.days.isEmpty
    else { return false }
    if case .window? = scan.items.indices.contains(index + 1) ? scan.items[index + 1].value : nil,
      before.hasDate || kind == .staff && !before.days.isEmpty && !before.windows.isEmpty
    {
      return true
    }
    return scan.isWord(index + 1, "on", "from", "in", "for", "until", "every")
      || scan.isValue(index + 1)
  }

  private static func isNotice(_ scan: SetUpScan, at index: Int) -> Bool {
    guard case .length = scan.items[index].value else { return false }
    return scan.isWord(index + 1, "notice") || scan.isWord(index + 2, "notice")
  }
}

extension SetUpScan {
  fileprivate func isJointOfSentences(_ index: Int) -> Bool {
    isComma(index) || isWord(index, "and", "but", "then", "also", "while", "plus")
  }

  /// Whether an item is a verb that has somebody or something as its subject.
  fileprivate func isVerbOfSubject(_ index: Int) -> Bool {
    isWord(
      index, "works", "work", "does", "do", "is", "are", "has", "have", "takes", "take", "costs",
      "cost", "starts", "start", "finishes", "finish", "needs", "need", "can", "doesnt", "dont",
      "cant", "isnt", "arent", "lasts", "last", "holds", "hold", "comes", "leaves", "were")
  }

  /// Whether an item is a verb that stands for a sentence's own: not "is" behind "who".
  fileprivate func isVerbOfSubjectAlone(_ index: Int) -> Bool {
    !isWord(index - 1, "who", "which", "that", "to")
  }

  /// Whether a closing for lunch begins at an item, behind opening hours of some days and
  /// with none of its own.
  fileprivate func isLunchOfHours(_ index: Int, after start: Int) -> Bool {
    guard isWord(index, "closed", "close", "shut"), has("lunch", "break", "siesta") else {
      return false
    }
    let before = only(start..<index)
    let rest = only(index..<items.count)
    return rest.has("lunch", "break", "siesta") && rest.days.isEmpty && rest.windows.count == 1
      && !rest.hasDate && before.windows.count == 1 && before.has("open", "opens")
  }

  fileprivate func isVerbOfSetUp(_ index: Int) -> Bool {
    isVerbOfSubject(index)
      || isWord(
        index, "open", "opens", "closed", "close", "closes", "shut", "add", "remove", "block",
        "hire", "slots", "rename")
  }

  /// Whether a window is said for an item's days: "Thursdays 9 to 8", "Thursday from 9".
  fileprivate func windowFollows(_ index: Int) -> Bool {
    for next in index + 1..<min(index + 4, items.count) {
      if case .window = items[next].value { return true }
      let isDate =
        number(at: next) != nil || scanner.word(items[next].tokens.lowerBound) == .month
      guard isDate || isWord(next, "from", "between", "at") else { return false }
    }
    return false
  }

  /// Whether days are named as an exception to those before, and nothing more is said of
  /// them: "every day but Sunday".
  fileprivate func isOfException(_ index: Int) -> Bool {
    guard case .days(let excepted, _) = items[index].value,
      index + 1 == items.count || isJointOfSentences(index + 1)
    else { return false }
    var before = index - 1
    while isWord(before, "on", "for") { before -= 1 }
    guard before > 0, isWord(before, "except", "but", "excluding", "bar") else { return false }
    let all = only(0..<before).days
    return all.isEmpty || Set(all).isSuperset(of: excepted)
  }

  fileprivate var isOfLimits: Bool { has("most", "maximum", "max") || has("more") && has("than") }
}
