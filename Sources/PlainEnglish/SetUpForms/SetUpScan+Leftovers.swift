import CivilTime

/// What of a sentence the changes that it was read as say nothing of.
///
/// A set-up sentence of which a name, a number, a time or a word with a meaning of
/// its own was not used is not done: "2 hours' notice for colours" is no notice for
/// everything.
extension SetUpScan {
  /// The words that are not used, each with what leads to it; empty if all is.
  func leftovers(of account: SetUpAccount) -> [LeftWords] {
    let unused = items.indices.filter { !isUsed($0, account) }
    guard let first = unused.first, var last = unused.last else { return [] }
    // "for new customers".
    while items.indices.contains(last + 1), items[last + 1].isWord,
      Self.topics[line.foldedText(line.tokens[items[last + 1].tokens.lowerBound])] != nil
    {
      last += 1
    }
    var start = first
    while start > 0, leads(start - 1), start - 1 < first { start -= 1 }
    let tokens = items[start].tokens.lowerBound..<items[last].tokens.upperBound
    // One stretch, so that it reads as it was said.
    return [
      LeftWords(text: line.text(ofTokens: tokens), span: line.span(ofTokens: tokens), matters: true)
    ]
  }

  /// Whether a word only leads to the next.
  private func leads(_ index: Int) -> Bool {
    isWord(
      index, "for", "on", "in", "of", "with", "per", "at", "from", "to", "by", "and", "the", "a",
      "an", "each", "every", "during", "until", "after", "before", "as", "our", "but")
  }

  private func isUsed(_ index: Int, _ account: SetUpAccount) -> Bool {
    let item = items[index]
    let span = line.span(ofTokens: item.tokens)
    if account.whens.contains(where: { $0.span.overlaps(span) }) { return true }
    if account.mentions.contains(where: { $0.span.overlaps(span) }) { return true }
    if isWord(index, "over") {
      // "closed over the weekend", "over Christmas": only leads to when.
      let next = isWord(index + 1, "the") ? index + 2 : index + 1
      guard items.indices.contains(next) else { return false }
      let span = line.span(ofTokens: items[next].tokens)
      return account.whens.contains { $0.span.overlaps(span) }
    }
    let text = line.text(ofTokens: item.tokens)
    if !account.words.isEmpty, account.words.isSuperset(of: Folding.words(text)) { return true }
    // Of "a piano lesson needs a piano" the first is of what the book may not have.
    if !account.things.isEmpty, kind(index + 1) != .service,
      account.things.isSuperset(of: Folding.words(text))
    {
      return true
    }
    switch item.value {
    case .comma: return true
    case .name(let found):
      if isBreak(index) { return account.topics.contains(.breaks) }
      if isServiceWord(index), isWord(index - 1, "add", "create", "new", "offer") { return true }
      if found.mention.kind == .resource, account.isAnyRoom { return true }
      return !found.mention.entries.isEmpty
        && account.mentions.contains { $0.entries == found.mention.entries }
    case .number(let number):
      return account.isAnyNumber || account.counts.contains(number)
        || account.monthDays.contains(number)
        || account.minutes.contains(number)
        || account.prices.contains(number * 100)
        || account.bounds.contains(number * 60) || account.bounds.contains(number * 60 + 720)
        || account.minutes.contains(number * 1440)
    case .price(let price): return account.prices.contains(price)
    case .length(let length): return isUsed(length, account)
    case .window(let window):
      return account.bounds.contains(window.startMinute)
        && account.bounds.contains(window.endMinute % 1440)
    case .clock(let time):
      return account.bounds.contains(time.minuteOfDay)
        || account.bounds.contains((time.minuteOfDay + 720) % 1440)
    case .days(let days, _):
      if days.count == 7, item.tokens.contains(where: { line.isWord(line.tokens[$0], "week") }) {
        return account.periods.contains(.week)
          || account.isOfEachDay && !account.topics.contains(.bounds)
      }
      return account.days.isSuperset(of: days) || account.isOfEachDay && days.count == 7
    case .word where account.isAnyWord: return true
    case .word: return isUsedWord(index, account)
    }
  }

  private func isUsed(_ length: CivilDuration, _ account: SetUpAccount) -> Bool {
    if length == CivilDuration(days: 1), account.periods.contains(.day) { return true }
    if length == CivilDuration(days: 7), account.periods.contains(.week) { return true }
    if length == CivilDuration(months: 1), account.periods.contains(.month) { return true }
    if let minutes = length.exactMinutes, account.minutes.contains(minutes) { return true }
    let days = length.days + length.months / 12 * 365 + length.months % 12 * 30
    return days > 0 && account.minutes.contains(days * 1440)
  }

  // MARK: Words

  private func isUsedWord(_ index: Int, _ account: SetUpAccount) -> Bool {
    let token = line.tokens[items[index].tokens.lowerBound]
    let text = line.foldedText(token)
    // "£1 a minute" is no price of the whole.
    if Self.periods.contains(text), isWord(index - 1, "a", "an", "per", "each"), index > 1,
      case .price = items[index - 2].value
    {
      return false
    }
    // "from £150" is no price.
    if text == "from", items.indices.contains(index + 1), case .price = items[index + 1].value {
      return false
    }
    if isPartOfWindow(index) { return true }
    if isAtOnce(index) { return account.isOfOneMoment }
    if let topic = Self.topics[text] { return !account.topics.isDisjoint(with: topic) }
    if Self.plainWords.contains(text) { return true }
    if Self.periods.contains(text) { return true }
    let classes = classes(index)
    if !classes.isDisjoint(with: Self.plainClasses) { return true }
    return isSupposed
  }

  private static let plainClasses: WordClasses = [
    .be, .can, .poss, .determiner, .person, .pronoun, .very, .polite, .good, .right, .setup,
    .setupOfName, .make, .change, .want, .business, .trade, .working,
  ]

  private static let periods: Set<String> = [
    "day", "days", "week", "weeks", "month", "months", "daily", "weekly", "monthly", "hour",
    "hours", "minute", "minutes", "time", "times", "once", "twice", "night", "nights",
  ]

  /// Words that say nothing which a form would have to use.
  private static let plainWords: Set<String> = [
    "and", "to", "for", "from", "of", "with", "at", "in", "on", "by", "as", "until", "till",
    "between", "per", "up", "down", "than", "or", "please", "also", "too", "now", "so", "well",
    "okay", "hi", "hello", "hey", "actually", "always", "usually", "normally", "generally",
    "usual", "normal", "regular", "both", "all", "any", "same", "own", "there", "here", "us", "me",
    "them", "him", "it", "arrives", "arriving", "that", "which", "who", "whole", "entire",
    "everyone", "everybody",
    "everything", "nothing", "book", "booking", "bookings", "booked", "appointment",
    "appointments", "visit", "visits", "session", "sessions", "add", "adds", "added", "let", "lets",
    "set", "sets", "put", "give", "gives", "get", "gets", "keep", "keeps", "leave", "leaves",
    "allow", "allows", "make", "makes", "have", "has", "having", "got", "need", "needs", "require",
    "requires", "required", "use", "uses", "show", "switch", "turn", "stay", "stays", "come",
    "comes", "finish", "finishes", "start", "starts", "starting", "begin", "begins", "end", "ends",
    "stop", "stops", "go", "goes", "going", "work", "works", "working", "open", "opens", "opening",
    "cost", "costs", "charge", "charges", "price", "priced", "take", "takes", "taken", "last",
    "lasts", "lasting", "long", "each", "every", "minimum", "following", "namely", "list",
    "services", "treatments", "available", "offered", "offer", "offers", "offering", "provide",
    "sell", "must", "should", "shall", "might", "mode", "saving", "grid", "interval", "intervals",
    "increments", "blocks", "only", "just", "mainly", "currently", "exclusively", "solely", "raise",
    "raised", "lower", "lowered", "hire", "hired", "employ", "rename", "call", "called", "named",
    "name", "names", "category", "icon", "capacity", "seats", "fits", "fit", "limit", "limited",
    "notice", "format", "mins", "out", "salon", "shop", "clinic", "studio", "business",
    "place", "company", "ve", "re", "s", "half", "quarter", "oclock", "noon", "midday", "midnight",
    "schedule", "shift", "team", "back", "bank", "public", "national", "federal", "statutory",
    "legal", "stat", "busy", "anytime", "closure", "closures", "absence", "lunchtime", "happens",
    "happen", "year", "years", "beginning", "happy", "rule", "far", "how", "past", "confirming",
    "approving", "approved", "confirm", "approve", "fixed", "shop", "our", "use", "closed", "close",
    "closes", "closing", "shut", "shuts",
    "can", "cannot", "does", "do", "did", "doing", "learned", "learnt", "teach", "teaches", "leads",
    "lead", "runs", "run", "perform", "performs", "offer", "able", "available",
    "scratch", "fresh", "sample", "data", "behind", "view", "clock", "dates", "date", "am", "pm",
    "block", "blocked", "limits", "cap", "stop", "lift", "remove", "removed", "delete", "cancel",
    "drop", "discontinue", "retire", "scrap", "clear", "away", "off", "rid", "take", "slots",
    "slot", "hold", "holds", "held", "had", "done", "being", "be", "more", "fewer", "less",
    "charged", "during", "within", "people", "places", "persons", "participants", "one", "ones",
    "change", "update", "updated", "accept", "accepted", "made", "allowed", "again", "given",
    "forget", "leaving", "leaves", "quits", "resigns", "stopped", "same-day", "sameday", "calendar",
    "latest", "fine", "ok", "okay", "possible", "welcome", "is", "cheaper",
    "dearer", "shorter", "higher", "rise", "rises",
    "are", "will", "lunchtime",
  ]

  /// Words that speak of a matter, and the changes that are about it.
  private static let topics: [String: SetUpAccount.Topics] = {
    var table: [String: SetUpAccount.Topics] = [:]
    func row(_ topics: SetUpAccount.Topics, _ words: String) {
      for word in words.split(separator: " ") { table[String(word)] = topics }
    }
    row(
      .customers,
      "customer customers client clients guest guests patient patients person member members")
    row(.breaks, "break breaks lunch pause lunchbreak tea siesta")
    row(.buffers, "before after afterwards beforehand buffer buffers cleaning clean cleanup")
    row(
      .buffers, "turnaround prep preparation tidying tidy airing gap gaps either sides side spare")
    row(.processing, "processing developing development")
    row([.processing, .buffers], "free")
    row(
      .things,
      """
      room rooms chair chairs bed beds machine machines sink sinks basin basins court courts laser \
      lasers bay bays station stations couch couches desk desks cabin cabins
      """)
    row(.newThings, "new another")
    row(.bounds, "least most maximum max ahead advance earlier later sooner early late")
    row([.bounds, .negations], "longer")
    row([.bounds, .buffers], "up")
    row([.processing, .newThings, .bounds], "first then")
    row([.extras, .newThings], "extra additional further second")
    row(
      .negations,
      """
      no not never isnt arent doesnt dont wont wasnt werent didnt cant without anymore none nobody \
      neither nor unblock unblocked
      """)
    row(.holidays, "holiday holidays vacation wants wanted asked requested")
    row([.holidays, .buffers], "leave")
    row(.exchanges, "instead rather swap swaps exchange trade")
    row([], "except unless but however if when while unlike excluding besides apart")
    return table
  }()
}
