import CivilTime

/// When somebody is there, in other words than "works" and "is off".
extension SetUpRewording {
  /// "Sam is available Tuesday to Friday 10 to 4", "Sam's schedule: Mon 9 to 5", "Sam stays
  /// until 7 on Thursday", "Sam is on a course on 7 January".
  func presence(_ who: Int) -> [String]? {
    let next = who + 1
    if isOwner(who), scan.isWord(next, "schedule", "rota", "shifts", "working") {
      var start = next + 1
      while scan.isWord(start, "is", "are", "hours", "week") || scan.isComma(start) { start += 1 }
      guard saysWhen(start..<scan.items.count), !scan.windows.isEmpty else { return nil }
      return ["\(name(who)) works \(text(from: start))"]
    }
    if scan.isWord(next, "stays"), let until = scan.first("until", "till"), until == next + 1 {
      return ["\(name(who)) works \(text(from: until))"]
    }
    if let early = workEnd(who) ?? homeward(who) { return early }
    var verb = next
    if scan.isWord(verb, "is") { verb += 1 } else if !isOwner(who) { return nil }
    if scan.isWord(verb, "available"), !scan.windows.isEmpty, saysWhen(verb + 1..<scan.items.count)
    {
      return ["\(name(who)) works \(text(from: verb + 1))"]
    }
    return thereFrom(who, verb) ?? elsewhere(who, verb)
  }

  /// "Sam doesn't work past 3 on Wednesdays".
  private func workEnd(_ who: Int) -> [String]? {
    guard scan.isWord(who + 1, "doesnt", "wont"), scan.isWord(who + 2, "work", "stay"),
      scan.isWord(who + 3, "past", "beyond"), who + 4 < scan.items.count
    else { return nil }
    var end = scan.items.count
    while scan.isWord(end - 1, "anymore", "more", "any", "longer", "now") { end -= 1 }
    guard end > who + 4 else { return nil }
    return ["\(name(who)) finishes at \(text(who + 4..<end))"]
  }

  /// "Sam goes home at 3 on Friday", "Sam knocks off early tomorrow".
  private func homeward(_ who: Int) -> [String]? {
    let verb = scan.isWord(who + 1, "is") ? who + 2 : who + 1
    guard
      scan.isWord(verb, "goes", "heads", "going", "heading", "off") && scan.isWord(verb + 1, "home")
        || scan.isWord(verb, "knocks", "clocks", "knocking", "clocking")
          && scan.isWord(verb + 1, "off"),
      verb + 2 < scan.items.count
    else { return nil }
    // "is going home at 2", of no day that is named, is said of today.
    let isToday = verb > who + 1 && !scan.hasDate && scan.days.isEmpty
    return ["\(name(who)) finishes \(text(from: verb + 2))" + (isToday ? " today" : "")]
  }

  /// "Sam is in from 10 on Wednesday", "Sam is only here until 2 on Thursday".
  private func thereFrom(_ who: Int, _ verb: Int) -> [String]? {
    var next = verb
    while scan.isWord(next, "only", "just") { next += 1 }
    guard scan.isWord(next, "in", "here"), scan.windows.isEmpty,
      saysWhen(next + 1..<scan.items.count)
    else { return nil }
    if scan.isWord(next + 1, "only", "just") { next += 1 }
    if scan.isWord(next + 1, "until", "till") {
      return ["\(name(who)) works \(text(from: next + 1))"]
    }
    guard scan.isWord(next + 1, "from"), isTimeOfDay(next + 2) else { return nil }
    return ["\(name(who)) starts at \(text(from: next + 2))"]
  }

  private func isTimeOfDay(_ index: Int) -> Bool {
    if case .clock? = item(index) { return true }
    // "from 10 December" is a date.
    return scan.number(at: index).map { (1...23).contains($0) } ?? false
      && scan.isWord(index + 1, "on", "this", "tomorrow", "today", "every")
  }

  /// "Sam is on a course on 7 and 8 January", "Sam is at a conference on Friday".
  private func elsewhere(_ who: Int, _ verb: Int) -> [String]? {
    guard scan.isWord(verb, "on", "at") else { return nil }
    var noun = verb + 1
    while scan.isWord(noun, "a", "an", "the", "his", "her", "their", "training") { noun += 1 }
    guard
      scan.isWord(
        noun, "course", "conference", "seminar", "workshop", "convention", "congress", "honeymoon",
        "wedding", "funeral", "fair", "trip", "retreat") || scan.isWord(noun - 1, "training"),
      noun > verb + 1
    else { return nil }
    let reason = scan.isWord(noun - 1, "training") ? "training" : scan.text(noun..<noun + 1)
    let rest = scan.isWord(noun, "course", "day") || reason != "training" ? noun + 1 : noun
    guard rest < scan.items.count, saysWhen(rest..<scan.items.count) else { return nil }
    if scan.windows.isEmpty { return ["\(name(who)) is off \(text(from: rest)) (\(reason))"] }
    return ["block \(name(who)) \(text(from: rest)) (\(reason))"]
  }

  /// "Sam comes back on the 8th", "Sam starts on 1 January": no form keeps a day on which
  /// somebody begins; the items that say so.
  func unsettableReturn() -> Range<Int>? {
    guard let who = only(.staff), who == 0, mention(.service) == nil, scan.windows.isEmpty,
      scan.hasDate || !scan.days.isEmpty
    else { return nil }
    if scan.isWord(1, "comes", "returns") || scan.isWord(1, "is"), scan.isWord(2, "back", "on") {
      return scan.isWord(1, "is") ? nil : 1..<scan.items.count
    }
    guard scan.isWord(1, "starts", "joins"), scan.isWord(2, "on"),
      !scan.has("at", "earlier", "later")
    else { return nil }
    return 1..<scan.items.count
  }

  /// "make Sam's lunch an hour": from when has to be said, too.
  func lengthOfLunch() -> Range<Int>? {
    guard scan.isWord(0, "make", "set", "change"), let who = only(.staff), who == 1,
      scan.isBreak(2), let (index, _) = scan.minutes(), index > 2, scan.windows.isEmpty,
      !scan.has("later", "earlier", "at", "longer", "shorter")
    else { return nil }
    return index..<scan.items.count
  }

  /// "keep 2 to 3 free on Thursday for Sam": nobody is to be booked then.
  func keptFree() -> [String]? {
    guard scan.isWord(0, "keep", "leave"), let (index, _) = scan.windows.first, index <= 2,
      scan.windows.count == 1, let free = scan.first("free", "clear"), mention(.service) == nil
    else { return nil }
    var end = scan.items.count
    var who = ""
    if let member = only(.staff) {
      guard member + 1 == end, scan.isWord(member - 1, "for") else { return nil }
      who = "\(name(member)) "
      end = member - 1
    }
    guard free == index + 1, free + 1 < end, saysWhen(free + 1..<end) else { return nil }
    return ["block \(who)\(text(free + 1..<end)) from \(scan.text(index..<index + 1))"]
  }
}
