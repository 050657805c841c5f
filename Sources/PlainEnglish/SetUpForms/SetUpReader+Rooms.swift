/// Rooms and equipment, and the services that need them.
extension SetUpReader {
  /// "a massage needs the quiet room", "massages take place in the quiet room".
  func needsForm() -> SetUp? {
    guard let service, scan.minutes() == nil, scan.price == nil, whens.isEmpty,
      let thing = neededThings().first
    else { return nil }
    return .needs(service: service, resource: thing)
  }

  /// The names behind a verb of need.
  func neededThings() -> [String] {
    guard
      let needs = scan.first(
        "needs", "need", "requires", "require", "uses", "use", "takes", "take", "happens", "happen"),
      isSubject(before: needs)
    else { return [] }
    var start = needs + 1
    if scan.isWord(needs, "takes", "take", "happens", "happen") {
      if scan.isWord(start, "place") { start += 1 }
      if scan.isWord(start, "in", "on", "at") { start += 1 }
    }
    var names: [String] = []
    var first = start
    for index in start...scan.items.count {
      guard index >= scan.items.count || scan.isComma(index) || scan.isWord(index, "and") else {
        continue
      }
      while first < index,
        scan.isWord(first, "the", "a", "an", "one", "our", "both") || scan.number(at: first) == 1
      {
        first += 1
      }
      // "needs two therapists": that is more than one of a kind.
      if scan.number(at: first) != nil { return names }
      // "no room" is no name, and of "the blue room instead" the last word is none.
      let name = (first..<max(first, index)).prefix { isThingWord($0) }
      if !name.isEmpty { names.append(oneThing(scan.text(name))) }
      if name.upperBound < index { return names }
      first = index + 1
    }
    return names
  }

  /// "massages need the quiet room, of which there are two".
  func roomsOfWhich() -> Outcome? {
    guard let which = scan.first("which"), scan.isWord(which - 1, "of"),
      scan.isWord(which + 1, "there"), scan.isWord(which + 2, "is", "are"),
      let count = scan.number(at: which + 3), which + 4 == scan.items.count
    else { return nil }
    let before = SetUpReader(
      scan: scan.only(0..<which - 1), whens: whens, text: text, expecting: expecting)
    let read = before.readAll()
    guard read.changes.count == 1, case .needs(_, let name)? = read.changes.first else {
      return nil
    }
    return Outcome(
      changes: [.resource(name: name, quantity: count)] + read.changes, left: read.left)
  }

  /// "we have two treatment rooms and massages need one".
  func needOfOne(_ part: SetUpScan, after last: SetUp?) -> SetUp? {
    guard case .resource(let name, _)? = last,
      let service = part.firstKnown(.service),
      part.has("need", "needs", "use", "uses"), part.number(at: part.items.count - 1) == 1
    else { return nil }
    return .needs(service: service, resource: name)
  }

  /// "yoga takes 12", "a massage needs two therapists".
  ///
  /// A number of something that is not kept, or of what is not said: nothing is done of it.
  func uncounted() -> Outcome? {
    guard let service, whens.isEmpty, mention(.staff) == nil, mention(.customer) == nil,
      scan.price == nil,
      let verb = scan.first("takes", "take", "needs", "need", "requires", "require"),
      isSubject(before: verb)
    else { return nil }
    if let vague = vagueNeed(behind: verb) { return unset(service, vague) }
    guard scan.minutes() == nil, let number = scan.number(at: verb + 1) else { return nil }
    let isNeed = scan.isWord(verb, "needs", "need", "requires", "require")
    // Whom a visit needs are those who do it, or a least number of those who come.
    if isNeed, number > 1, scan.isWord(verb + 2, "people", "persons", "person") {
      return unset(service, verb + 1..<scan.items.count)
    }
    let isBare = verb + 2 == scan.items.count
    let isOfPeople = scan.isWord(
      verb + 2, "people", "places", "persons", "customers", "seats", "clients", "participants",
      "person", "guests", "min", "mins", "hour", "hours")
    // "and massages need one" is of the room before.
    if isBare, number == 1 { return nil }
    guard isBare || number > 1 && !isOfPeople && !scan.isWord(verb, "takes", "take") else {
      return nil
    }
    return unset(service, verb + 1..<scan.items.count)
  }

  /// What no service can have: words that were not understood.
  private func unset(_ service: NameMention, _ items: Range<Int>) -> Outcome {
    Outcome(
      changes: [.changeService(service, SetUp.ServiceValues())], left: scan.only(items).leftWords)
  }

  /// "at least 3 people", "some mats", "either chair", "the hall for an hour": what is needed
  /// in a measure that is not kept.
  private func vagueNeed(behind verb: Int) -> Range<Int>? {
    guard !scan.isWord(verb, "takes", "take"), !scan.has("notice", "ahead", "advance") else {
      return nil
    }
    let all = verb + 1..<scan.items.count
    var first = verb + 1
    while scan.isWord(first, "a", "an", "the") { first += 1 }
    let isVague =
      scan.isWord(
        first, "some", "either", "enough", "several", "many", "minimum", "maximum", "more", "fewer")
      || scan.isWord(first, "at") && scan.isWord(first + 1, "least", "most")
    if isVague, scan.minutes() == nil { return all }
    let lasting = all.first { scan.isWord($0, "for") && scan.isValue($0 + 1) }
    guard let lasting, lasting > verb + 1 else { return nil }
    return lasting..<scan.items.count
  }

  private func isThingWord(_ index: Int) -> Bool {
    guard scan.isNameItem(index) else { return false }
    if case .name(let name) = scan.items[index].value {
      return name.mention.kind == .resource || name.mention.entries.isEmpty
    }
    return !scan.isWord(
      index, "no", "not", "instead", "or", "any", "longer", "more", "only", "but", "except", "in",
      "for", "on", "to", "be", "when", "if", "it", "them")
  }

  /// Whether a service stands before a verb: of "I need a haircut" it is the
  /// object.
  private func isSubject(before verb: Int) -> Bool {
    var index = verb - 1
    while scan.isWord(index, "also", "always", "now", "only", "each") { index -= 1 }
    guard let item = item(index), case .name(let name) = item.value else { return false }
    return name.mention.kind == .service
  }

  /// "needs the quiet room", as one value of several.
  func roomName(behind verb: Int) -> String {
    var first = verb + 1
    while scan.isWord(first, "the", "a", "an", "one", "our") { first += 1 }
    var end = first
    while end < scan.items.count, isThingWord(end), !scan.isWord(end, "and") { end += 1 }
    return first < end && scan.number(at: first) == nil ? oneThing(scan.text(first..<end)) : ""
  }

  /// "there is one quiet room", "we have 2 chairs", "add room Studio".
  func resource() -> SetUp? {
    if scan.isWord(0, "remove", "delete"), let mention = mention(.resource) {
      return .removeResource(mention)
    }
    if let room = namedRoom() { return room }
    let starts = scan.isWord(0, "there", "theres", "we", "add")
    guard starts, whens.isEmpty, scan.minutes() == nil, scan.price == nil else { return nil }
    guard scan.has("is", "are", "theres", "have", "room", "rooms", "add"), scan.items.count <= 9
    else { return nil }
    guard
      let index = scan.items.firstIndex(where: {
        if case .number = $0.value { true } else { false }
      })
        ?? scan.first("a", "an", "another")
    else { return nil }
    if scan.isWord(index, "another") {
      let name = scan.text(index + 1..<scan.items.count)
      return Self.isThing(name) ? .furtherResource(name: oneThing(name), total: nil) : nil
    }
    guard index + 1 < scan.items.count,
      !scan.has("nothing", "no", "service", "staff", "customer", "instead")
    else { return nil }
    var quantity = 1
    if case .number(let number) = scan.items[index].value { quantity = number }
    var start = index + 1
    let isSecond = scan.isWord(start, "second")
    let isFurther = isSecond || scan.isWord(start, "third", "more", "extra", "further", "new")
    if isFurther { start += 1 }
    let name = scan.text(start..<scan.items.count)
    guard Self.isThing(name) || isCountedThing(start..<scan.items.count) else { return nil }
    if isFurther, quantity == 1 {
      let isThird = scan.isWord(start - 1, "third")
      return .furtherResource(name: oneThing(name), total: isSecond ? 2 : isThird ? 3 : nil)
    }
    return .resource(name: oneThing(name), quantity: quantity)
  }

  /// "there are two cars": what is counted has a name of its own, whatever it is.
  private func isCountedThing(_ names: Range<Int>) -> Bool {
    guard scan.isWord(0, "there", "theres"), expecting == nil, (1...3).contains(names.count),
      scan.number(at: names.lowerBound - 1) != nil
    else { return false }
    return names.allSatisfy { index in
      if case .name(let name) = scan.items[index].value {
        return name.mention.kind == .resource || name.mention.entries.isEmpty
      }
      return scan.word(index)?.isUnknown == true && !Self.isNoThing(scan.text(index..<index + 1))
    }
  }

  /// Whether a word tells of something that is wrong, or left, and that no business keeps.
  static func isNoThing(_ word: String) -> Bool {
    let nothings: Set<String> = [
      "problem", "problems", "mistake", "mistakes", "issue", "issues", "thing", "things", "error",
      "errors", "typo", "typos", "question", "questions", "reason", "reasons", "way", "ways",
      "option", "options", "left", "missing", "wrong", "kids", "children", "adults", "dogs",
    ]
    return nothings.contains(Folding.fold(word))
  }

  /// "add room Studio": the name behind what it is.
  private func namedRoom() -> SetUp? {
    guard scan.isWord(0, "add", "create"), whens.isEmpty else { return nil }
    var index = 1
    while scan.isWord(index, "a", "an", "the", "new", "another", "our") { index += 1 }
    guard scan.isWord(index, "room", "resource", "chair", "court", "bed", "studio") else {
      return nil
    }
    index += 1
    while scan.isWord(index, "called", "named") || scan.isComma(index) { index += 1 }
    guard index < scan.items.count, scan.items.count - index <= 3,
      (index..<scan.items.count).allSatisfy({ scan.isNameItem($0) }), scan.minutes() == nil
    else { return nil }
    return .resource(name: scan.text(index..<scan.items.count), quantity: 1)
  }

  /// "there is a quiet room and a basin".
  func resources() -> [SetUp] {
    guard scan.isWord(0, "there", "theres", "we", "add") else { return [] }
    let cuts = scan.items.indices.filter {
      scan.isWord($0, "and") || scan.isComma($0)
    }.filter { scan.isWord($0 + 1, "a", "an") || scan.number(at: $0 + 1) != nil }
    guard !cuts.isEmpty else { return [] }
    var found: [SetUp] = []
    var lead: [SetUpScan.Item] = []
    if let first = scan.items.indices.first(where: {
      scan.isWord($0, "a", "an") || scan.number(at: $0) != nil
    }) {
      lead = Array(scan.items[..<first])
    }
    var start = 0
    for end in cuts + [scan.items.count] {
      var part = scan
      part.keep((start == 0 ? [] : lead) + scan.items[start..<end])
      guard
        let one = SetUpReader(scan: part, whens: whens, text: text, expecting: expecting).resource()
      else { return [] }
      found.append(one)
      start = end + 1
    }
    return found
  }

  /// Several things by the name of one: "treatment rooms" are each a treatment room.
  func oneThing(_ name: String) -> String {
    let words = name.split(separator: " ")
    guard let last = words.last, last.count > 3, last.hasSuffix("s"), !last.hasSuffix("ss"),
      Self.isThing(String(last))
    else { return name }
    let isHissing = ["ches", "shes", "sses", "xes"].contains { last.hasSuffix($0) }
    let stem =
      last.hasSuffix("ies")
      ? last.dropLast(3) + "y" : isHissing ? last.dropLast(2) : last.dropLast()
    return (words.dropLast() + [stem]).joined(separator: " ")
  }

  /// Whether words name a room or a piece of equipment.
  static func isThing(_ name: String) -> Bool {
    let last = Folding.words(name).last ?? ""
    let things: Set<String> = [
      "room", "rooms", "chair", "chairs", "bed", "beds", "table", "tables", "machine", "machines",
      "sink",
      "sinks", "basin", "basins", "studio", "studios", "court", "courts", "laser", "lasers", "bay",
      "bays",
      "station", "stations", "couch", "couches", "desk", "desks", "lamp", "lamps", "cabin",
      "cabins", "gym", "gyms", "ramp", "ramps", "surgery", "surgeries", "pool", "pools", "pitch",
      "pitches", "booth", "booths", "tub", "tubs",
    ]
    return things.contains(last)
  }
}
