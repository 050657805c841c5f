/// What is said of services and rooms in other words than the forms look for.
extension SetUpRewording {
  /// "yoga max 8", "a massage can only be done in the quiet room", "5 minutes between
  /// haircuts".
  func ofOffer() -> [String]? {
    if let texts = newService() ?? roomsWeHave() { return texts }
    guard mention(.staff) == nil, !scan.hasDate else { return nil }
    if let own = noticeOfEach() { return own }
    guard let service = only(.service) else { return nil }
    if scan.isWord(0, "increase", "reduce"), scan.isWord(2, "price"), scan.price != nil {
      return ["\(scan.isWord(0, "reduce") ? "lower" : "raise") \(text(from: 1))"]
    }
    return furtherStart(service) ?? places(service) ?? room(service) ?? buffer(service)
      ?? processing(service)
      ?? starts(service) ?? lengths(service) ?? limit(service)
  }

  /// "Balayage is a new service, 2 hours, £90", "set up a service Balayage, 2 hours".
  private func newService() -> [String]? {
    if scan.isWord(0, "set"), scan.isWord(1, "up"), scan.isWord(2, "a", "an", "the", "new"),
      scan.isWord(3, "service", "treatment", "class")
        || scan.isWord(3, "new") && scan.isWord(4, "service", "treatment", "class")
    {
      return ["add \(text(from: 2))"]
    }
    guard let verb = scan.first("is"), (1...3).contains(verb), scan.isWord(verb + 1, "a", "our"),
      scan.isWord(verb + 2, "new"), scan.isWord(verb + 3, "service", "treatment"),
      (0..<verb).allSatisfy({ scan.isNameItem($0) }), verb + 4 < scan.items.count
    else { return nil }
    return ["add service \(text(0..<verb)), \(text(verb + 4..<scan.items.count))"]
  }

  /// "we've got 2 chairs and each haircut needs one", "the shop has 3 chairs", "there are
  /// four chairs now".
  private func roomsWeHave() -> [String]? {
    var next = 0
    if scan.isWord(0, "weve") {
      next = 1
    } else if scan.isWord(0, "we"), scan.isWord(1, "have", "ve") {
      next = 2
    } else if scan.isWord(0, "the", "our"),
      scan.isWord(1, "shop", "salon", "studio", "clinic", "business", "place"),
      scan.isWord(2, "has", "have")
    {
      next = 3
    } else if scan.isWord(0, "there"), scan.isWord(1, "are", "is") {
      next = 2
    } else {
      return nil
    }
    let isPlain = scan.isWord(0, "there") || scan.isWord(1, "have")
    var end = scan.items.count
    let isNow = scan.isWord(next, "got", "now") || scan.isWord(end - 1, "now")
    while scan.isWord(next, "got", "now") { next += 1 }
    guard scan.number(at: next) != nil else { return nil }
    if scan.isWord(end - 1, "now") { end -= 1 }
    let joint = (next..<end).first { scan.isWord($0, "and", "so") || scan.isComma($0) }
    guard let joint else {
      guard !isPlain || isNow, end - next <= 4 else { return nil }
      return ["we have \(text(next..<end))"]
    }
    guard let service = only(.service), service > joint,
      (joint + 1..<service).allSatisfy({ scan.isWord($0, "and", "each", "a", "every", "so", "all") }
      ),
      scan.isWord(service + 1, "need", "needs", "use", "uses", "require", "requires"),
      service + 3 == end, scan.isWord(end - 1, "it", "one", "them") || scan.number(at: end - 1) == 1
    else {
      return isPlain && !isNow ? nil : ["we have \(text(next..<end))"]
    }
    // What the service needs is named as one of what there is.
    return [
      "we have \(text(next..<joint)) and \(scan.text(service..<service + 1)) need one"
    ]
  }

  /// "yoga is a class for 8", "8 people max in yoga", "set yoga capacity to 8".
  private func places(_ service: Int) -> [String]? {
    guard scan.items.count <= 11, let number = scan.items.indices.first(where: isCount),
      scan.items.indices.filter(isCount).count == 1
    else { return nil }
    let isUpTo = scan.isWord(number - 1, "to") && scan.isWord(number - 2, "up")
    let isOfPeople = scan.isWord(number + 1, "people", "persons", "students", "participants")
    // More than come together are the places that there are.
    let isOfSpots =
      number == 0 && scan.isWord(1, "spots", "places", "seats") && scan.isWord(2, "in", "for", "on")
      && (scan.number(at: 0) ?? 0) > 4
    let isFor = scan.isWord(number - 1, "for") && scan.has("class", "group")
    guard
      scan.has("capacity", "max", "maximum", "hold", "holds", "fits", "fit") || isUpTo && isOfPeople
        || scan.has("room", "space") && scan.isWord(number - 1, "for") || isFor
        || isOfSpots,
      !scan.isWord(0, "holds", "hold")
    else { return nil }
    let isOfPlaces = scan.items.indices.allSatisfy { index in
      index == service || index == number || scan.isComma(index)
        || scan.isWord(
          index, "a", "an", "the", "is", "are", "of", "to", "for", "in", "at", "per", "each",
          "every",
          "up", "can", "set", "make", "has", "class", "classes", "session", "sessions", "group",
          "capacity", "max", "maximum", "hold", "holds", "fits", "fit", "room", "space", "there",
          "theres", "people", "persons", "students", "participants", "places", "spots", "seats",
          "on", "only",
          "most", "now")
    }
    guard isOfPlaces else { return nil }
    let words = "\(scan.text(service..<service + 1)) holds \(scan.text(number..<number + 1)) people"
    return scan.text(scan.items.indices) == words ? nil : [words]
  }

  /// "add another yin on Saturdays at 9am": a start more of each week.
  private func furtherStart(_ service: Int) -> [String]? {
    guard service == 2, scan.isWord(0, "add", "run", "offer"), scan.isWord(1, "another"),
      scan.isWeekly, service + 1 < scan.items.count
    else { return nil }
    return ["\(scan.text(service..<service + 1)) also runs \(text(from: service + 1))"]
  }

  private func isCount(_ index: Int) -> Bool { scan.number(at: index) != nil }

  /// "a massage can only be done in the quiet room", "you need the quiet room for a
  /// massage", "yoga is in the studio".
  private func room(_ service: Int) -> [String]? {
    let end = scan.items.count
    guard scan.windows.isEmpty, scan.days.isEmpty, scan.number() == nil else { return nil }
    if scan.isWord(0, "you", "we"), scan.isWord(1, "need", "use"),
      let joint = scan.first("for", from: 3), service > joint, service + 1 == end
    {
      return ["\(scan.text(service..<end)) needs \(text(2..<joint))"]
    }
    guard service <= 1, let into = scan.first("in", "on", from: service + 1), into + 1 < end,
      (service + 1..<into).allSatisfy({
        scan.isWord(
          $0, "can", "only", "be", "is", "are", "done", "held", "given", "happens", "happen",
          "always", "must", "should")
      }), into > service + 1, scan.isWord(into + 1, "the", "our")
    else { return nil }
    return ["\(scan.text(service..<service + 1)) needs \(text(from: into + 1))"]
  }

  /// "5 minutes between haircuts", "10 minutes either side of a massage", "15 minutes
  /// clean-up after every massage".
  private func buffer(_ service: Int) -> [String]? {
    guard let (index, _) = scan.minutes(), service > index, service + 1 == scan.items.count,
      scan.windows.isEmpty, index == 0 || index == 1 && scan.isWord(0, "leave", "keep", "allow")
    else { return nil }
    let between = index + 1..<service
    let isSide = between.contains {
      scan.isWord($0, "after", "between", "before", "either", "both", "around")
    }
    let isPlain = between.allSatisfy {
      scan.isWord(
        $0, "after", "between", "before", "either", "both", "around", "side", "sides", "of", "a",
        "an", "the", "each", "every", "all", "clean", "up", "cleanup", "cleaning", "for", "free",
        "and", "gap", "buffer", "prep", "on")
    }
    guard isSide, isPlain else { return nil }
    let kept = between.filter { !scan.isWord($0, "each", "every", "all", "a", "an", "the") }
    let words = kept.map { scan.text($0..<$0 + 1) }.joined(separator: " ")
    let length = scan.text(index..<index + 1)
    let text = "leave \(length) \(words) \(scan.text(service..<service + 1))"
    return scan.text(scan.items.indices) == text ? nil : [text]
  }

  /// "processing time for colour is 45 min starting after 30", "colour: 30 min work, 45 min
  /// processing, 45 min finish".
  private func processing(_ service: Int) -> [String]? {
    guard scan.has("processing", "developing"), !scan.isWord(service + 1, "has", "have"),
      scan.windows.isEmpty, !scan.has("no", "not", "without", "longer")
    else { return nil }
    let what = scan.text(service..<service + 1)
    let lengths = scan.items.indices.filter {
      if case .length? = item($0) { true } else { false }
    }
    let rest = scan.items.indices.filter { $0 != service && !lengths.contains($0) }
    let isPlain = rest.allSatisfy {
      scan.isComma($0) || scan.number(at: $0) != nil
        || scan.isWord(
          $0, "processing", "developing", "time", "for", "of", "is", "are", "a", "the", "during",
          "theres", "there", "after", "starting", "from", "first", "then", "work", "finish",
          "finishing", "application", "in", "with", "has", "takes", "and")
    }
    guard isPlain else { return nil }
    if lengths.count == 3, scan.isWord(lengths[1] + 1, "processing", "developing") {
      let parts = lengths.map { scan.text($0..<$0 + 1) }
      return ["a \(what) has \(parts[0]), then \(parts[1]) processing, then \(parts[2])"]
    }
    guard let after = scan.first("after"), let middle = lengths.first(where: { $0 < after }),
      scan.items.indices.filter(isCount).count + lengths.count == 2
    else { return nil }
    var start = after + 1
    while scan.isWord(start, "the", "first", "a") { start += 1 }
    guard start + 1 == scan.items.count || start + 2 == scan.items.count else { return nil }
    let unit = scan.number(at: start) == nil ? "" : " minutes"
    return [
      "\(what) has \(scan.text(middle..<middle + 1)) of processing after "
        + "\(scan.text(start..<start + 1))\(unit)"
    ]
  }

  /// "haircuts every 20 minutes", "haircuts begin on the half hour".
  private func starts(_ service: Int) -> [String]? {
    guard service == 0, scan.windows.isEmpty, scan.price == nil else { return nil }
    if let week = onlyOnDays() { return week }
    guard scan.days.isEmpty else { return nil }
    let what = scan.text(0..<1)
    if scan.isWord(1, "begin", "begins") { return ["\(what) start \(text(from: 2))"] }
    if scan.isWord(1, "every"), scan.items.count == 3, let (index, minutes) = scan.minutes(),
      index == 2, minutes <= 180
    {
      return ["\(what) start \(text(from: 1))"]
    }
    let end = scan.isWord(scan.items.count - 1, "only") ? scan.items.count - 1 : scan.items.count
    if scan.isWord(1, "on"), end > 2, scan.text(2..<end).hasSuffix("hour") {
      return ["\(what) start \(text(1..<end))"]
    }
    return nil
  }

  /// "yoga only on Mondays at 6pm": starts of some days, and no others.
  private func onlyOnDays() -> [String]? {
    guard let only = scan.first("only"), only == 1 || only + 1 == scan.items.count,
      !scan.days.isEmpty, !scan.has("before", "after", "until", "from", "with"),
      scan.items.indices.contains(where: {
        if case .clock? = item($0) { true } else { scan.number(at: $0) != nil }
      })
    else { return nil }
    let rest = (1..<scan.items.count).filter { $0 != only }.map { scan.text($0..<$0 + 1) }
    return ["\(scan.text(0..<1)) starts only \(rest.joined(separator: " "))"]
  }

  /// "massages from 30 minutes to 2 hours", "massages are 30 to 90 minutes long".
  private func lengths(_ service: Int) -> [String]? {
    guard service <= 1, scan.isWord(service + 1, "from", "between"), scan.days.isEmpty,
      scan.price == nil, scan.items.count == service + 5,
      scan.isWord(service + 3, "to", "and"), scan.isValue(service + 2), scan.isValue(service + 4)
    else { return nil }
    return [
      "\(scan.text(service..<service + 1)) takes \(scan.text(service + 2..<service + 3)) to "
        + text(from: service + 4)
    ]
  }

  /// "cap haircuts at 4 a day".
  private func limit(_ service: Int) -> [String]? {
    guard scan.isWord(0, "cap"), service == 1, scan.isWord(2, "at", "to") else { return nil }
    return ["limit \(scan.text(1..<2)) to \(text(from: 3))"]
  }

  /// "2 hours' notice for haircuts, 1 day for colours", "haircuts need 1 hour's notice and
  /// massages a day".
  private func noticeOfEach() -> [String]? {
    guard let notice = scan.first("notice"), scan.mentions(.service).count == 2,
      let joint = (notice + 1..<scan.items.count).first(where: {
        scan.isComma($0) || scan.isWord($0, "and")
      }), !scan.only(joint..<scan.items.count).has("notice")
    else { return nil }
    var second = joint + 1
    while scan.isWord(second, "and", "but") { second += 1 }
    guard second + 1 < scan.items.count else { return nil }
    let first = text(0..<joint)
    if isKnown(.service, second), scan.items.count == second + 2, isLength(second + 1) {
      return [first, "\(scan.text(second..<second + 1)) need \(text(from: second + 1)) notice"]
    }
    if isLength(second), scan.isWord(second + 1, "for"), isKnown(.service, second + 2),
      scan.items.count == second + 3
    {
      return [first, "\(text(from: second + 2)) need \(scan.text(second..<second + 1)) notice"]
    }
    return nil
  }

  /// "no colours on Fridays", "Sam doesn't do colours on Fridays": none of them may be booked
  /// on these days.
  func neverOnDays() -> [String]? {
    guard let service = only(.service), scan.windows.isEmpty, !scan.hasDate,
      scan.isWeekly || isOfDays,
      scan.number() == nil, scan.minutes() == nil, scan.price == nil,
      service + 2 < scan.items.count,
      scan.isWord(service + 1, "on", "at"),
      (service + 2..<scan.items.count).allSatisfy({ index in
        if case .days? = item(index) { return true }
        return scan.isWord(index, "and", "or", "anymore", "every", "each")
          || scan.isWord(index, "the") && scan.isWord(index + 1, "weekend", "weekends")
      })
    else { return nil }
    let what = scan.text(service..<service + 1)
    let days = scan.days.map { "\($0)s" }.joined(separator: " and ")
    if scan.isWord(0, "no"), service == 1 || service == 2 && scan.isWord(1, "more") {
      return ["at most 0 \(what) a day on \(days)"]
    }
    guard let who = only(.staff), who == 0, service == 3, scan.isWord(1, "doesnt", "wont"),
      scan.isWord(2, "do", "offer")
    else { return nil }
    return ["at most 0 \(what) a day on \(days) for \(name(who))"]
  }

  private var isOfDays: Bool { scan.days.count > 1 }

  private func isLength(_ index: Int) -> Bool {
    if case .length? = item(index) { true } else { false }
  }
}
