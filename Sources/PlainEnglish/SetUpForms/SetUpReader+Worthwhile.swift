import CivilTime

/// Whether a line can set something up at all, by its words alone.
extension SetUpReader {
  /// Whether some words can set something up: there is a word that does, or
  /// one that does beside a name of the book, a price or a number of things.
  static func isWorthwhile(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    var all: WordClasses = []
    var hasSetUp = false
    for index in words {
      let word = parts.words[index]
      if word.classes.contains(.setup) {
        if isOfRules(parts, index) { hasSetUp = true } else if isOfDayEnd(parts, index) { continue }
      }
      all.formUnion(word.classes)
    }
    if hasSetUp || all.contains(.setup) && saysWhoWorks(parts, words) { return true }
    if all.contains(.trade), !asksForTrade(parts, words, all) { return true }
    if saysManner(parts, words) { return true }
    if saysOrderOfDates(parts, words) || saysNoMore(parts, words) || saysHowMuch(parts, words) {
      return true
    }
    if saysHowFar(parts, words) || saysTimetable(parts, words) { return true }
    if saysStrangeTimetable(parts, words) { return true }
    if parts.kinds.contains(.ruling), saysRule(parts, words) { return true }
    if saysWhatThereIs(parts, words) || saysPartOfDay(parts, words) { return true }
    if parts.kinds.contains(.excepting), saysNotToBeHad(parts, words) { return true }
    if !parts.names.isEmpty, saysPresence(parts, words) || saysNever(parts, words) { return true }
    if saysUnkept(parts, words) { return true }
    // A list of prices needs no verb.
    if saysHours(parts, words) { return true }
    guard all.contains(.setupOfName) else { return words.count > 2 && parts.hasPrice }
    if !all.isDisjoint(with: [.thing, .anyone]) { return true }
    return parts.hasPrice
      || parts.names(in: words).contains { !$0.mention.entries.isEmpty }
      || introducesPeople(parts, words)
  }

  /// "close of business", "just before closing", "an hour before you close", "as close as
  /// possible", "close my booking": a "close" that closes no business.
  static func isOfDayEnd(_ parts: LineParts, _ index: Int) -> Bool {
    let closes = ["close", "closing", "closes"].contains { parts.isWord(index, $0) }
    guard closes else { return false }
    if parts.timeOfWord[index] >= 0 { return true }
    if index + 1 < parts.words.count {
      let next = parts.words[index + 1]
      if next.is(.of) || next.is(.to) && index > 0 && parts.isWord(index - 1, "as") { return true }
      if next.classes.contains(.poss), index + 2 < parts.words.count,
        parts.words[index + 2].classes.contains(.desk) || parts.name(at: index + 2) != nil
      {
        return true
      }
    }
    guard index > 0 else { return false }
    if parts.isWord(index - 1, "before") || parts.isWord(index - 1, "as") { return true }
    let before = parts.words[index - 1]
    return index > 1 && (before.is(.you) || before.is(.we)) && parts.isWord(index - 2, "before")
  }

  /// "pilates is at 6pm on Mondays": weekdays of something that the book has not.
  private static func saysStrangeTimetable(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard parts.line.says.contains(.weekday), words.count >= 4, let first = words.first,
      parts.words[first].isUnknown,
      parts.words[first + 1].is(.be)
        || ["runs", "run", "starts", "start"].contains(where: { parts.isWord(first + 1, $0) })
    else { return false }
    return words.contains { parts.line.tokens[Int(parts.words[$0].token)].word == .weekday }
  }

  /// "haircuts every 20 minutes", "set the slot interval to 20 minutes": words that are of a
  /// rule beside a service, or where nothing of the book is named.
  private static func saysRule(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard words.count <= 12, let first = words.first(where: { parts.isKind($0, .ruling) }) else {
      return false
    }
    let names = parts.names(in: words)
    func says(_ word: StaticString) -> Bool {
      parts.line.mayHave(word) && words.contains { parts.isWord($0, word) }
    }
    if let service = names.first(where: { $0.mention.kind == .service }) {
      return service.words.lowerBound <= words.lowerBound + 1 || parts.isWord(first, "either")
        || says("up") && says("people")
    }
    if names.contains(where: { $0.mention.kind == .staff }) {
      return says("never") && says("book")
        || says("only") && (says("in") || says("give") || says("gives"))
    }
    return names.isEmpty
      && (says("nothing") && (says("book") || says("take")) || says("slot") || says("interval")
        || says("window") || says("holds") || says("hold")
        || says("grid") || says("offers") || says("waste") || says("provisional")
        || says("every") && (says("appointments") || says("times"))
        || says("appointments") && (says("between") || says("hour")))
  }

  /// "colours aren't available after 5", "massages are not offered on Mondays".
  private static func saysNotToBeHad(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard let name = parts.names(in: words).first, name.mention.kind == .service,
      name.words.lowerBound <= words.lowerBound + 1
    else { return false }
    let verb = name.words.upperBound
    return verb + 2 < words.upperBound && parts.words[verb].classes.contains(.be)
      && parts.words[verb + 1].is(.not)
  }

  /// "there are two tables", "we have a gym": things of any kind, and how many of them.
  private static func saysWhatThereIs(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard (3...9).contains(words.count) else { return false }
    let first = words.lowerBound
    let line = parts.line
    func isOne(_ index: Int, _ words: StaticString...) -> Bool {
      words.contains { parts.isWord(index, $0) }
    }
    // "8 spots in yoga", "people can cancel up to 12 hours before".
    if parts.words[first].isNumber, isOne(first + 1, "spots", "places", "seats") {
      return isOne(first + 2, "in", "on")
    }
    if line.mayHave("price") || line.mayHave("prices"),
      isOne(first, "put", "increase", "reduce", "raise", "lower")
    {
      return words.contains { isOne($0, "price", "prices") }
    }
    if line.mayHave("cancel"), isOne(first, "people", "customers", "clients"),
      isOne(first + 2, "cancel")
    {
      return isOne(first + 3, "up")
    }
    guard
      line.mayHave("there") || line.mayHave("theres") || line.mayHave("we") || line.mayHave("weve"),
      isOne(first, "there", "theres", "we", "weve"),
      parts.names(in: words).allSatisfy({
        $0.mention.kind == .resource || $0.mention.entries.isEmpty
      }), let last = words.last,
      isThing(parts.line.foldedText(parts.line.tokens[Int(parts.words[last].token)]))
        || countsSomething(parts, words)
    else { return false }
    return words.prefix(4).dropFirst().contains {
      parts.words[$0].isNumber || isOne($0, "a", "one", "two", "three", "four", "five", "six")
    }
  }

  /// "there are two cars": a number of something that no table knows.
  private static func countsSomething(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    let first = words.lowerBound
    guard words.count <= 6, parts.isWord(first, "there"),
      parts.words[first + 1].classes.contains(.be)
    else { return false }
    let number = parts.words[first + 2]
    guard number.isNumber || parts.line.tokens[Int(number.token)].word == .cardinal else {
      return false
    }
    return words.dropFirst(3).allSatisfy { parts.words[$0].isUnknown || parts.isName($0) }
  }

  /// "Sam is available Tuesday to Friday 10 to 4", "Sam's schedule: Mon 9 to 5", "Sam is on a
  /// course on Friday": when somebody is there, behind the name that a line begins with.
  private static func saysPresence(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard let name = parts.names(in: words).first, name.mention.kind == .staff,
      !name.mention.entries.isEmpty, name.words.lowerBound == words.lowerBound,
      words.contains(name.words.upperBound + 1)
    else { return false }
    var next = name.words.upperBound
    func isOne(_ index: Int, _ words: StaticString...) -> Bool {
      index < parts.words.count && words.contains { parts.isWord(index, $0) }
    }
    if isOne(
      next, "schedule", "rota", "shifts", "stays", "joins", "returns", "breaks", "goes",
      "heads", "knocks", "clocks")
    {
      return true
    }
    if parts.line.says.contains(.late), isOne(next, "will", "arrives", "arriving", "comes", "gets")
    {
      return words.contains { isOne($0, "late") }
    }
    if parts.words[next].classes.contains(.be) { next += 1 }
    if isOne(next, "available") || isOne(next + 1, "home") { return true }
    if isOne(next, "not", "isnt") { return isOne(next + 1, "here", "in", "around", "available") }
    if isOne(next, "only", "just") { next += 1 }
    if isOne(next, "in", "here") { return isOne(next + 1, "from", "until", "till", "only", "just") }
    guard isOne(next, "on", "at") else { return false }
    return words.contains {
      isOne(
        $0, "course", "conference", "seminar", "workshop", "convention", "congress", "honeymoon",
        "wedding", "funeral", "fair", "trip", "retreat", "training")
    }
  }

  /// "no colours on Fridays", "perms are done by Sam and Alma".
  private static func saysNever(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    if parts.line.mayHave("by"), let by = words.first(where: { parts.isWord($0, "by") }),
      by > words.lowerBound + 2,
      ["done", "given", "taught", "led", "run"].contains(where: { parts.isWord(by - 1, $0) })
    {
      return true
    }
    guard parts.line.says.contains(.weekday), words.count >= 4, let first = words.first,
      parts.isWord(first, "no")
    else { return false }
    return parts.names(in: words).contains {
      $0.mention.kind == .service && $0.words.lowerBound <= first + 2
    }
  }

  /// "Sam only works mornings", "Priya has the same hours as Sam", "Sam has tea at 4": of
  /// somebody's time, without a word that is only of rules.
  private static func saysPartOfDay(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard
      parts.line.mayHave("mornings") || parts.line.mayHave("afternoons")
        || parts.line.mayHave("same") || parts.line.mayHave("tea") || parts.line.mayHave("comes"),
      let name = parts.names(in: words).first, name.mention.kind == .staff,
      name.words.lowerBound == words.lowerBound, words.contains(name.words.upperBound)
    else { return false }
    let verb = name.words.upperBound
    return ["works", "does", "has", "comes", "only", "doesnt", "takes"].contains {
      parts.isWord(verb, $0)
    }
  }

  /// "book up to 60 days out", "bookings until 31 January": how far ahead, and nobody's own.
  private static func saysHowFar(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard let first = words.first, words.count <= 8,
      ["book", "bookings", "take", "accept", "allow"].contains(where: { parts.isWord(first, $0) })
    else { return false }
    guard parts.names(in: words).isEmpty, parts.time.recurrence == nil else { return false }
    func says(_ word: StaticString) -> Bool {
      parts.line.mayHave(word) && words.contains { parts.isWord($0, word) }
    }
    if says("up"), says("out") || says("ahead") || says("advance") { return true }
    let isPlural = words.prefix(2).contains { parts.isWord($0, "bookings") }
    return isPlural && (says("until") || says("till") || says("to"))
      && parts.whens(in: parts.span(words)).contains { when in
        when.isDayOnly && (when.role == .to || when.start == nil)
          && (when.text.contains(where: \.isNumber) || says("end"))
      }
  }

  /// "pilates Tuesdays at 9 and 10:30", "massages are at 6pm on Mondays": a service first,
  /// and weekdays that are each of them.
  private static func saysTimetable(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard parts.line.says.contains(.weekday),
      let name = parts.names(in: words).first(where: { $0.mention.kind == .service }),
      words.prefix(2).contains(where: name.words.contains),
      words.contains(name.words.upperBound)
    else { return false }
    let next = parts.words[name.words.upperBound]
    func weekday(_ index: Int) -> Token? {
      let token = parts.line.tokens[Int(parts.words[index].token)]
      return token.word == .weekday ? token : nil
    }
    return (next.classes.contains(.be) || weekday(name.words.upperBound) != nil)
      && words.contains { weekday($0)?.traits.contains(.plural) == true }
  }

  /// Whether someone or something may be meant by "works": "that works" sets nothing.
  private static func saysWhoWorks(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    words.contains { index in
      let word = parts.words[index]
      return parts.timeOfWord[index] >= 0 || word.isNumber || parts.isName(index)
        || !word.classes.isDisjoint(with: [.anyone, .trade, .thing, .setupOfName])
        || word.isCapitalised && parts.talkCue(at: index) == nil
    }
  }

  /// Whether a trade is named only as what is wanted: "physio on Tuesday at 4".
  ///
  /// Without a verb people can be introduced by their trade, but then no time is said.
  private static func asksForTrade(
    _ parts: LineParts, _ words: Range<Int>, _ all: WordClasses
  ) -> Bool {
    guard all.isDisjoint(with: [.setup, .setupOfName, .be]), !parts.hasPrice else { return false }
    return !parts.whens(in: parts.span(words)).isEmpty || parts.time.recurrence != nil
  }

  /// "keep it short", "keep answers short": how much is to be told.
  private static func saysHowMuch(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard words.count <= 4, let first = words.first, let last = words.last else { return false }
    return parts.isWord(first, "keep")
      && (parts.isWord(last, "short") || parts.isWord(last, "brief"))
  }

  /// "date format dd/mm", "12h", "the week starts on Monday": how dates and clocks are written.
  private static func saysManner(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard words.count <= 8, let first = words.first else { return false }
    if words.count <= 2, parts.words[first].isNumber {
      let number = parts.line.tokens[Int(parts.words[first].token)].number
      let unit = parts.line.token(Int(parts.words[first].token) + 1)
      return (number == 12 || number == 24) && words.count == parts.words.count
        && (parts.line.isWord(unit, "h") || parts.line.isWord(unit, "hour")
          || parts.line.isWord(unit, "hr") || unit.word == .dash)
    }
    if parts.line.mayHave("format"), parts.line.mayHave("date") || parts.line.mayHave("dates") {
      return words.contains { parts.isWord($0, "format") }
        && words.contains { parts.isWord($0, "date") || parts.isWord($0, "dates") }
    }
    guard parts.line.mayHave("week"), parts.line.says.contains(.weekday),
      let week = words.prefix(2).first(where: { parts.isWord($0, "week") }),
      week + 1 < words.upperBound
    else { return false }
    return ["start", "starts", "begin", "begins"].contains { parts.isWord(week + 1, $0) }
  }

  /// "month first", "dates are day first".
  private static func saysOrderOfDates(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard words.count <= 5, let last = words.last, last > words.lowerBound else { return false }
    let line = parts.line
    func says(_ index: Int, _ word: StaticString) -> Bool {
      line.isWord(line.tokens[Int(parts.words[index].token)], word)
    }
    return says(last, "first") && (says(last - 1, "month") || says(last - 1, "day"))
  }

  /// "no more fringe trims", "only 4 haircuts on Saturdays", "one massage a week per head".
  private static func saysNoMore(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    guard !parts.names.isEmpty, let first = words.first, words.count >= 3,
      parts.line.mayHave("per") || parts.line.mayHave("only") || parts.line.mayHave("more")
        || parts.line.mayHave("stop")
    else { return false }
    // "stop doing fringe trims".
    let isStopped =
      parts.isWord(first, "stop")
      && (parts.isWord(first + 1, "doing") || parts.isWord(first + 1, "offering"))
    let isPer = words.contains { parts.isWord($0, "per") }
    return
      (isPer || isStopped || parts.isWord(first, "only")
      || parts.isWord(first, "no") && parts.isWord(first + 1, "more"))
      && parts.names(in: words).contains { $0.mention.kind == .service }
  }

  /// "our Saturday hours are 10 to 3", "change Sam's Fridays to 10 to 4".
  private static func saysHours(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    let line = parts.line
    guard line.says.contains(.weekday),
      !parts.names.isEmpty || line.mayHave("hours") || line.mayHave("change"),
      let first = words.first, let last = words.last,
      line.tokens[Int(parts.words[first].token)...Int(parts.words[last].lastToken)]
        .contains(where: { $0.word == .weekday })
    else { return false }
    let others = words.contains {
      parts.isWord($0, "hours") || parts.isWord($0, "change")
    }
    // "Sam's Fridays": the day right behind the name.
    return others
      || parts.names(in: words).contains { name in
        name.mention.kind == .staff && words.contains(name.words.upperBound)
          && line.tokens[Int(parts.words[name.words.upperBound].token)].word == .weekday
      }
  }

  /// Whether people may be introduced whom the book does not know: "Ana and Bo
  /// work here", "there are two of us: Ana and Bo".
  private static func introducesPeople(_ parts: LineParts, _ words: Range<Int>) -> Bool {
    let line = parts.line
    return words.contains { parts.words[$0].isCapitalised && parts.words[$0].isUnknown }
      && words.contains { index in
        let token = line.tokens[Int(parts.words[index].token)]
        return line.isWord(token, "work") || line.isWord(token, "us")
      }
  }
}
