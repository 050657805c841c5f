/// What is said of somebody's time and skills in other words than "works", "is off",
/// "block" and "does".
extension SetUpRewording {
  /// "Sam can't come in on Friday", "no bookings for Sam on Friday", "put Sam down for
  /// Tuesday to Saturday 9 to 5".
  func ofSomebodysTime() -> [String]? {
    guard let who = only(.staff), mention(.service) == nil else { return nil }
    return who == 0 ? ofSubject(who) : ofObject(who)
  }

  /// Somebody stands first: "Sam is out next Tuesday".
  private func ofSubject(_ who: Int) -> [String]? {
    var next = who + 1
    if scan.isComma(next), scan.line.tokens[scan.items[next].tokens.lowerBound].word == .colon,
      case .days? = item(next + 1)
    {
      return ["\(name(who)) works \(text(from: next + 1))"]
    }
    if let texts = ofTheirLimit(who) ?? partOfDay(who) ?? presence(who) { return texts }
    if scan.isWord(next, "comes"), scan.isWord(next + 1, "in"), scan.has("later", "earlier") {
      return ["\(name(who)) starts \(text(from: next + 2))"]
    }
    if scan.isWord(next, "has"), scan.isWord(next + 1, "tea"), next + 2 < scan.items.count {
      return ["\(name(who)) has a break \(text(from: next + 2))"]
    }
    if scan.isWord(next, "does"), saysWhen(next + 1..<scan.items.count),
      !scan.windows.isEmpty
    {
      return ["\(name(who)) works \(text(from: next + 1))"]
    }
    if let until = notInUntil(next) {
      let day = scan.hasDate || !scan.days.isEmpty ? "" : " today"
      return ["\(name(who)) is off until \(text(from: until))\(day)"]
    }
    if scan.isWord(next, "cant", "cannot", "wont"), let rest = behindComing(next + 1) {
      return absence(of: who, rest)
    }
    if scan.isWord(next, "can", "will"), scan.isWord(next + 1, "not"),
      let rest = behindComing(next + 2)
    {
      return absence(of: who, rest)
    }
    if scan.isWord(next, "off", "out", "away"), !isOwner(who), !saysWhere(next + 1) {
      return absence(of: who, next + 1)
    }
    if scan.isWord(next, "would", "could", "may", "might"),
      scan.isWord(next + 1, "like", "prefer", "love", "have", "take")
    {
      return takenOff(who, from: next + 2)
    }
    if scan.isWord(next, "hopes", "takes", "taking", "wants", "needs", "gets", "wanted") {
      return takenOff(who, from: next + 1)
    }
    if scan.isWord(next, "has"), let engaged = engagement(who, from: next + 1) { return engaged }
    let isNegated = scan.isWord(next, "isnt", "not")
    if scan.isWord(next, "is", "isnt", "will") { next += 1 } else if !isOwner(who) { return nil }
    if scan.isWord(next, "be") { next += 1 }
    if isNegated || scan.isWord(next, "not") {
      if scan.isWord(next, "not") { next += 1 }
      guard scan.isWord(next, "available", "free", "around", "here", "bookable") else { return nil }
      return absence(of: who, next + 1)
    }
    return present(who, from: next)
  }

  /// Where the hour begins of "Sam won't be in till 11", "Priya is not in before 12 on
  /// Wednesday": until then there is nobody, and of the rest nothing is said.
  private func notInUntil(_ verb: Int) -> Int? {
    var next = verb
    if scan.isWord(next, "is", "will") { next += 1 }
    guard scan.isWord(next, "isnt", "wont", "not") else { return nil }
    next += 1
    if scan.isWord(next, "be") { next += 1 }
    guard scan.isWord(next, "in", "here", "around", "back", "available", "free"),
      scan.isWord(next + 1, "until", "till", "before"), let hour = item(next + 2)
    else { return nil }
    switch hour {
    case .clock, .number: return next + 2
    default: return nil
    }
  }

  /// Behind "is" or "'s": "out on Friday", "only in 10 to 2", "working late on Friday".
  private func present(_ who: Int, from next: Int) -> [String]? {
    if scan.isWord(next, "taking", "having") { return takenOff(who, from: next + 1) }
    if scan.isWord(next, "out", "away") || isOwner(who) && scan.isWord(next, "off"),
      !saysWhere(next + 1)
    {
      return absence(of: who, next + 1)
    }
    let isOnlyIn =
      scan.isWord(next, "only") && scan.isWord(next + 1, "in")
      || scan.isWord(next, "in") && scan.isWord(next + 1, "only")
    if isOnlyIn, !scan.windows.isEmpty { return ["\(name(who)) works \(text(from: next + 2))"] }
    if scan.isWord(next, "working"), scan.isWord(next + 1, "late"),
      let until = scan.first("until", "till", from: next + 2), until > next + 2
    {
      return ["\(name(who)) works \(text(from: until)) \(text(next + 2..<until))"]
    }
    return nil
  }

  /// "away at a seminar": with its reason it is time off, as it stands.
  private func saysWhere(_ index: Int) -> Bool { scan.isWord(index, "at") }

  /// Somebody stands behind what is done: "block out Sam's diary on Friday from 2 to 3".
  private func ofObject(_ who: Int) -> [String]? {
    let rest = who + 1
    let isNoBooking =
      scan.isWord(0, "no")
      && scan.isWord(1, "bookings", "appointments", "clients", "customers", "visits")
      && scan.isWord(2, "for", "with") && who == 3
    let isNotBooked =
      scan.isWord(0, "dont", "never", "not") && scan.isWord(1, "book", "schedule") && who == 2
    if scan.isWord(0, "can", "could", "may"), who == 1, scan.isWord(2, "have", "take", "get") {
      return takenOff(who, from: 3)
    }
    if isNotBooked, expecting == nil, let edge = bookedFrom(who, rest) { return edge }
    if isNoBooking || isNotBooked, expecting == nil { return absence(of: who, rest) }
    if scan.isWord(0, "give"), who == 1 { return takenOff(who, from: 2) }
    if scan.isWord(0, "block"), who == 1, let all = scan.first("all", from: 2),
      scan.isWord(all + 1, "morning", "afternoon", "evening", "day"), saysWhen(2..<all)
    {
      // Of a date the part stands behind it as it is.
      let part = scan.isWord(all + 1, "day") ? "" : " \(text(from: all + 1))"
      return ["block \(name(who)) \(text(2..<all))\(part)"]
    }
    if scan.isWord(0, "put"), who == 1, scan.isWord(2, "down"), scan.isWord(3, "for"),
      !scan.windows.isEmpty
    {
      return ["\(name(who)) works \(text(from: 4))"]
    }
    if scan.isWord(0, "block"), scan.isWord(rest, "diary", "calendar", "column", "schedule"),
      saysWhen(rest + 1..<scan.items.count)
    {
      return ["block \(name(who)) \(text(from: rest + 1))"]
    }
    if scan.isWord(0, "cap"), who == 1, scan.isWord(2, "at") {
      return ["limit \(name(who)) to \(text(from: 3))"]
    }
    return nil
  }

  /// "never book Sam before 10", "don't book Sam after 4 on Fridays": when the work begins or
  /// ends.
  private func bookedFrom(_ who: Int, _ rest: Int) -> [String]? {
    guard scan.isWord(rest, "before", "after", "past"), scan.windows.isEmpty,
      scan.isWord(0, "never") || saysWhen(rest + 1..<scan.items.count),
      rest + 1 < scan.items.count
    else { return nil }
    let verb = scan.isWord(rest, "before") ? "starts" : "finishes"
    return ["\(name(who)) \(verb) at \(text(from: rest + 1))"]
  }

  /// Whoever is not there on some days, or during some hours.
  private func absence(of who: Int, _ rest: Int) -> [String]? {
    guard rest < scan.items.count, saysWhen(rest..<scan.items.count) else { return nil }
    let only = scan.only(rest..<scan.items.count)
    let isPartly =
      !only.windows.isEmpty && !only.isOfWrittenDates || only.has("morning", "afternoon", "evening")
    return isPartly
      ? ["block \(name(who)) \(text(from: rest))"] : ["\(name(who)) is off \(text(from: rest))"]
  }

  /// "come in on Friday", "make it on Friday", "work on Friday".
  private func behindComing(_ index: Int) -> Int? {
    if scan.isWord(index, "come"), scan.isWord(index + 1, "in") { return index + 2 }
    if scan.isWord(index, "make"), scan.isWord(index + 1, "it") { return index + 2 }
    return scan.isWord(index, "work", "do") ? index + 1 : nil
  }

  /// "taking 3 to 10 December off", "takes Wednesdays off", "would like to have Friday off".
  private func takenOff(_ who: Int, from first: Int) -> [String]? {
    let end = scan.items.count - 1
    let start =
      scan.isWord(first, "to") && scan.isWord(first + 1, "have", "take", "get") ? first + 2 : first
    guard scan.isWord(end, "off"), start < end, saysWhen(start..<end) else { return nil }
    return ["\(name(who)) is off \(text(start..<end))"]
  }

  /// "has a meeting on Friday from 2 to 3": what is not booked but takes the time.
  private func engagement(_ who: Int, from start: Int) -> [String]? {
    var noun = start
    while scan.isWord(noun, "a", "an", "the", "her", "his", "their", "staff", "team") { noun += 1 }
    guard
      scan.isWord(
        noun, "meeting", "dentist", "doctor", "doctors", "training", "course", "interview",
        "delivery", "phone", "call", "hospital"),
      let window = scan.windows.first, scan.windows.count == 1, window.index > noun,
      saysWhen(noun + 1..<scan.items.count), scan.hasDate || !scan.days.isEmpty
    else { return nil }
    return ["block \(name(who)) \(text(from: noun + 1)) (\(scan.text(noun..<noun + 1)))"]
  }

  /// "Sam only takes 6 people a day", "Sam shouldn't have more than 6 appointments a day".
  private func ofTheirLimit(_ who: Int) -> [String]? {
    var next = who + 1
    if scan.isWord(next, "only"), scan.isWord(next + 1, "takes", "sees", "has", "does") {
      next += 2
    } else if scan.isWord(next, "takes", "sees", "does"), scan.isWord(next + 1, "only") {
      next += 2
    } else if scan.isWord(next, "shouldnt", "mustnt", "cant"),
      scan.isWord(next + 1, "have", "take", "see", "do"), scan.isWord(next + 2, "more"),
      scan.isWord(next + 3, "than")
    {
      next += 4
    } else {
      return nil
    }
    guard let count = scan.number(at: next),
      scan.isWord(
        next + 1, "people", "clients", "customers", "patients", "bookings", "appointments",
        "visits",
        "guests"), next + 2 < scan.items.count
    else { return nil }
    return ["at most \(count) bookings \(text(from: next + 2)) for \(name(who))"]
  }

  func item(_ index: Int) -> SetUpScan.Item.Value? {
    scan.items.indices.contains(index) ? scan.items[index].value : nil
  }

  // MARK: Skills

  /// "nobody but Priya does massages", "Sam does everything but colours", "massages cost
  /// £45 with Priya and £50 with Sam".
  func ofSkills() -> [String]? {
    guard scan.items.indices.contains(where: { isKnown(.staff, $0) }),
      mention(.service) != nil || scan.has("everything")
    else { return nil }
    return priceWith() ?? doneBy() ?? onlyThey() ?? allButThem() ?? nothingElse() ?? notOther()
      ?? theirTerms()
      ?? termsOfEach()
  }

  /// "perms are done by Sam and Alma", "only Sam and Alma give perms", "Sam is the only one
  /// who does perms": they and nobody else.
  private func doneBy() -> [String]? {
    guard let service = only(.service), scan.windows.isEmpty, !scan.hasDate, scan.days.isEmpty,
      scan.price == nil, scan.minutes() == nil
    else { return nil }
    let what = scan.text(service..<service + 1)
    let staff = scan.items.indices.filter { isKnown(.staff, $0) }
    guard let first = staff.first, let last = staff.last,
      (first...last).allSatisfy({
        isKnown(.staff, $0) || scan.isComma($0) || scan.isWord($0, "and")
      })
    else { return nil }
    let who = staff.map { name($0) }.joined(separator: " and ")
    let verb = staff.count > 1 ? "do" : "does"
    let isEnd = last + 1 == scan.items.count
    if isEnd, scan.isWord(first - 1, "by"), service <= 1,
      (service + 1..<first - 1).allSatisfy({
        scan.isWord($0, "is", "are", "only", "done", "given", "taught", "led", "run", "always")
      }), first > service + 2
    {
      return ["only \(who) \(verb) \(what)"]
    }
    guard service + 1 == scan.items.count else { return nil }
    if first == 1, scan.isWord(0, "only"), service == last + 2,
      scan.isWord(last + 1, "give", "gives", "offer", "offers", "run", "runs")
    {
      return ["only \(who) \(verb) \(what)"]
    }
    let words = Folding.words(scan.text(last + 1..<service)).joined(separator: " ")
    let isOnly = ["is the only one who does", "are the only ones who do"].contains(words)
    return first == 0 && isOnly ? ["only \(who) \(verb) \(what)"] : nil
  }

  /// "the price of a colour with Priya is £95".
  private func priceWith() -> [String]? {
    guard let price = scan.first("price"), price <= 1, scan.isWord(price + 1, "of", "for"),
      let service = only(.service), let who = only(.staff), who == service + 2,
      scan.isWord(service + 1, "with", "by"), scan.isWord(who + 1, "is"),
      who + 3 == scan.items.count
    else { return nil }
    let value = scan.number(at: who + 2).map { "£\($0)" } ?? scan.text(who + 2..<who + 3)
    return ["\(name(who)) does \(scan.text(service..<service + 1)) for \(value)"]
  }

  private func onlyThey() -> [String]? {
    let isNobody =
      scan.isWord(0, "nobody", "noone", "none") || scan.isWord(0, "no") && scan.isWord(1, "one")
    let joint = scan.isWord(0, "no") ? 2 : 1
    guard isNobody,
      scan.isWord(joint, "but", "except")
        || scan.isWord(joint, "other") && scan.isWord(joint + 1, "than"),
      let who = only(.staff), who <= joint + 2, scan.isWord(who + 1, "does", "can", "do", "offers")
    else { return nil }
    return ["only \(text(from: who))"]
  }

  /// Somebody or something is left out of all: "everyone does yoga except Sam".
  private func allButThem() -> [String]? {
    guard let but = scan.first("except", "but", "bar", from: 2), but + 2 == scan.items.count,
      scan.has("does", "do", "can", "offers")
    else { return nil }
    if scan.isWord(0, "everyone", "everybody"), isKnown(.staff, but + 1),
      let service = only(.service)
    {
      return [
        "\(text(0..<but)) too",
        "\(name(but + 1)) does not do \(scan.text(service..<service + 1))",
      ]
    }
    if let who = only(.staff), who == 0, scan.isWord(2, "everything"), isKnown(.service, but + 1) {
      return [text(0..<but), "\(name(who)) does not do \(text(from: but + 1))"]
    }
    return nil
  }

  /// "Sam does haircuts and nothing else".
  private func nothingElse() -> [String]? {
    let end = scan.items.count
    guard let who = only(.staff), who == 0, scan.isWord(1, "does"), scan.isWord(end - 1, "else"),
      scan.isWord(end - 2, "nothing"), end > 4
    else { return nil }
    return ["\(name(who)) only does \(text(2..<end - 2))"]
  }

  /// "Priya does colours and Sam doesn't".
  private func notOther() -> [String]? {
    let end = scan.items.count
    guard end > 4, isKnown(.staff, 0), isKnown(.staff, end - 2), scan.isWord(end - 1, "doesnt"),
      scan.isWord(end - 3, "and", "but"), let service = only(.service)
    else { return nil }
    return [
      text(0..<end - 3), "\(name(end - 2)) does not do \(scan.text(service..<service + 1))",
    ]
  }

  /// "Priya's colours are £80".
  private func theirTerms() -> [String]? {
    guard let who = only(.staff), let service = only(.service), scan.windows.isEmpty, !scan.hasDate,
      scan.days.isEmpty
    else { return nil }
    let lead = scan.isWord(0, "make", "set", "change") ? 1 : 0
    guard isOwner(who), service == who + 1, who == lead else { return nil }
    return terms(of: name(who), service, service + 1..<scan.items.count)
  }

  /// What somebody needs and asks for a service, if nothing else stands there.
  private func terms(of who: String, _ service: Int, _ values: Range<Int>) -> [String]? {
    let only = scan.only(values)
    let length = only.minutes()?.minutes
    guard length != nil || only.price != nil,
      values.allSatisfy({
        scan.isValue($0) || scan.isComma($0)
          || scan.isWord(
            $0, "is", "are", "its", "it", "takes", "take", "cost", "costs", "lasts", "last", "and",
            "for", "in", "to", "now")
      }), values.filter({ scan.isValue($0) }).count == (length == nil || only.price == nil ? 1 : 2)
    else { return nil }
    var words = "\(who) does \(scan.text(service..<service + 1))"
    if let length { words += " in \(length) minutes" }
    if let price = values.first(where: { isPrice($0) }) {
      words += " for \(scan.text(price..<price + 1))"
    }
    return [words]
  }

  private func isPrice(_ index: Int) -> Bool {
    if case .price? = item(index) { true } else { false }
  }

  /// "massages cost £45 with Priya and £50 with Sam".
  private func termsOfEach() -> [String]? {
    guard let service = only(.service), service <= 1, scan.mentions(.staff).count > 1 else {
      return nil
    }
    var texts: [String] = []
    var start = service + 1
    for index in scan.items.indices where isKnown(.staff, index) {
      guard scan.isWord(index - 1, "with", "by") else { return nil }
      var first = start
      while scan.isWord(first, "and", "but") || scan.isComma(first) { first += 1 }
      guard let own = terms(of: name(index), service, first..<index - 1) else { return nil }
      texts += own
      start = index + 1
    }
    return start == scan.items.count ? texts : nil
  }
}

extension SetUpScan {
  /// Whether dates are written in figures: "12/3 to 12/10".
  fileprivate var isOfWrittenDates: Bool {
    guard let first = items.first, let last = items.last else { return false }
    return (first.tokens.lowerBound..<last.tokens.upperBound).contains {
      line.tokens[$0].word == .slash
    }
  }
}
