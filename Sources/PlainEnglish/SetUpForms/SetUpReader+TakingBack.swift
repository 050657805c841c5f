/// Sentences that take back what others set: "remove the limit on haircuts", "no
/// longer closed on 25 December", "Sam works his usual hours on Friday".
///
/// What a sentence says without its negation is read as any other; `SetUp.undone` is
/// what the negation of that sets. So each form has its negation, and no form asks
/// for one.
extension SetUpReader {
  /// What a sentence takes back, or nil if it takes back nothing.
  func takingBack() -> SetUp? {
    guard mention(.customer) == nil, !scan.has("book", "move", "reschedule") else { return nil }
    return removedRule() ?? absentRule() ?? asUsual() ?? negated() ?? absentOn()
  }

  // MARK: By a verb and the name of the rule

  /// "remove the limit on haircuts", "cancel Sam's time off", "lift the closure".
  private func removedRule() -> SetUp? {
    guard let verb = removal, let rule = rule(from: verb + 1) else { return nil }
    return rule
  }

  /// The index of a verb that takes something away, where a command begins.
  private var removal: Int? {
    var index = 0
    while scan.isWord(index, "please", "now", "ok", "we", "i", "also") { index += 1 }
    // "remove that limit" is of one that was spoken of.
    if scan.isWord(index + 1, "that", "this"), scan.items.count <= index + 4 { return nil }
    let takes = scan.isWord(
      index, "remove", "delete", "cancel", "lift", "drop", "end", "scrap", "clear",
      "abolish", "waive", "stop", "unset", "removed", "lifted", "dropped", "forget", "ditch", "bin")
    let takesOff = scan.isWord(index, "take", "get") && scan.isWord(index + 1, "away", "off", "rid")
    return takes || takesOff ? index : nil
  }

  /// The rule that a sentence names by its noun.
  private func rule(from start: Int) -> SetUp? {
    if let limit = scan.first("limit", "limits", "cap", "maximum", "max", from: start) {
      return unlimited(all: scan.isWord(limit, "limits"))
    }
    if scan.has("closure", "closures", "closing") {
      if scan.has("holiday", "holidays"), dates == nil {
        return .openOnHolidays(region: scan.country)
      }
      return .usualOn(nil, plain(dates), opens: false)
    }
    if let member, isAbsence(from: start) {
      return .usualOn(member, plain(dates), opens: false)
    }
    if scan.first("block", "blocks", from: start) != nil, mention(.service) == nil {
      guard member != nil || dates != nil else { return nil }
      return .unblock(member, plain(dates))
    }
    if let member, let pause = scan.items.indices.first(where: { scan.isBreak($0) }),
      isOwned(pause) || scan.has("from", "for"), !scan.isWord(start - 1, "cancel")
    {
      return .noBreaks(member, days: scan.days)
    }
    if let service, let fields = fields(from: start) { return .clearService(service, fields) }
    if let service, let room = scan.firstKnown(.resource),
      scan.has("from", "for", "of")
    {
      return .dropsNeed(service: service, resource: room.text)
    }
    if scan.first("notice", from: start) != nil, service == nil { return .notice(0) }
    if scan.first("cutoff", "deadline", from: start) != nil { return .cancellationCutoff(nil) }
    return nil
  }

  /// "time off", "day off", "holiday" behind a name.
  private func isAbsence(from start: Int) -> Bool {
    scan.first("off", from: start).map { scan.isWord($0 - 1, "time", "day", "days", "is", "being") }
      ?? (scan.first("holiday", "holidays", "leave", "vacation", "absence", from: start) != nil)
  }

  /// Whether someone's name stands right before an item: "Sam's lunch".
  private func isOwned(_ index: Int) -> Bool {
    guard index > 0, case .name = scan.items[index - 1].value else { return false }
    return true
  }

  private func unlimited(all: Bool) -> SetUp {
    if scan.has("ahead", "advance", "far") { return .horizon(days: nil) }
    let scope = limitScope()
    if all, scope == .everything, period() == nil { return .noLimits }
    return .limit(scope, .lift(period()), days: limitDays)
  }

  // MARK: By "no"

  /// "no limit on haircuts", "a colour has no processing", "Sam works without a
  /// break", "a massage needs no room".
  private func absentRule() -> SetUp? {
    guard let no = scan.first("no", "without", "unlimited"), !scan.isWord(no + 1, "longer") else {
      return nil
    }
    if scan.isWord(no, "unlimited") { return unlimited(all: false) }
    var next = no + 1
    while scan.isWord(next, "a", "an", "any", "fixed", "more", "set") { next += 1 }
    if scan.isWord(next, "limit", "limits", "cap", "maximum") {
      return unlimited(all: scan.isWord(next, "limits"))
    }
    if let member, scan.isBreak(next), scan.windows.isEmpty {
      // "no lunch for Sam on Friday" is of the one that comes.
      if isOnOneDay, let when = datedDay, when.isDayOnly {
        return .during(when, .noBreaks(member, days: scan.days))
      }
      return .noBreaks(member, days: scan.days)
    }
    if let service, let fields = fields(from: no + 1), fields != [.notice] {
      return .clearService(service, fields)
    }
    // "needs no room", where the book has a quiet room.
    if let service, scan.names.contains(where: { $0.mention.kind == .resource }),
      scan.has("needs", "need", "uses", "use", "requires")
    {
      return .clearService(service, [.needs])
    }
    return nil
  }

  /// The values of a service that some nouns name.
  private func fields(from start: Int) -> [SetUp.ServiceField]? {
    var found: [SetUp.ServiceField] = []
    let isBefore = scan.has("before", "beforehand", "prep", "preparation")
    let isAfter = scan.has("after", "afterwards", "cleaning", "clean", "cleanup", "turnaround")
    let isBuffer =
      scan.first(
        "buffer", "buffers", "cleaning", "clean", "cleanup", "turnaround", "prep", "preparation",
        "gap", "gaps", from: start) != nil
      || scan.first("time", from: start).map { scan.isWord($0 + 1, "before", "after") } ?? false
    if scan.first("processing", "developing", "development", from: start) != nil {
      found.append(.processing)
    } else if isBuffer {
      if isBefore || !isAfter { found.append(.bufferBefore) }
      if isAfter || !isBefore { found.append(.bufferAfter) }
    }
    if scan.first("starts", "start", from: start) != nil { found.append(.starts) }
    if scan.first("notice", from: start) != nil { found.append(.notice) }
    if scan.first("price", from: start) != nil { found.append(.price) }
    if scan.first("category", from: start) != nil { found.append(.category) }
    if scan.first("capacity", from: start) != nil { found.append(.capacity) }
    if scan.first("room", "rooms", "equipment", from: start) != nil, mention(.resource) == nil {
      found.append(.needs)
    }
    return found.isEmpty ? nil : found
  }

  // MARK: By what is usual

  /// "Sam works his usual hours on Friday", "we are open on 4 December after all",
  /// "unblock Sam", "haircuts can start at any time", "bookings any time ahead".
  private func asUsual() -> SetUp? {
    if scan.has("unblock", "unblocked") { return .unblock(member, plain(dates)) }
    let isAfterAll = scan.first("after").map { scan.isWord($0 + 1, "all") } ?? false
    let isUsual = scan.has("usual", "normal", "regular", "normally")
    if let member, let service, isUsual,
      scan.has("time", "price", "terms", "length", "rate", "in", "for"), whens.isEmpty
    {
      return .usualTerms(staff: member, service: service)
    }
    if let service, isUsual, scan.has("notice") { return .clearService(service, [.notice]) }
    let hasAny = scan.first("any").map { scan.isWord($0 + 1, "time") } ?? scan.has("anytime")
    if let service, hasAny, scan.has("start", "starts", "begin") {
      return .clearService(service, [.starts])
    }
    if hasAny, scan.has("ahead", "advance"), service == nil { return .horizon(days: nil) }
    let isAtWork = scan.has("open", "opens", "working", "works", "work", "in", "hours", "back")
    guard isAtWork || isAfterAll,
      !scan.has(
        "closed", "off", "close", "not", "isnt", "arent", "wont", "dont", "cant", "never", "nobody"),
      service == nil, let when = datedDay, scan.windows.isEmpty, !scan.isAsked
    else { return nil }
    // "open on 25 December" says no more than that.
    let opens =
      member == nil && scan.has("open") && scan.clockAfterPreposition() == nil
      && (scan.hasDate || isOnOneDay)
    guard isUsual && scan.has("hours", "usual") || isAfterAll || opens, isOfOneOrNone else {
      return nil
    }
    return .usualOn(member, plain(when), opens: true)
  }

  /// "open on Sunday": the one that comes.
  var isOnOneDay: Bool {
    guard scan.days.count == 1, !scan.isWeekly,
      let day = scan.items.firstIndex(where: { if case .days = $0.value { true } else { false } })
    else { return false }
    return scan.isWord(day - 1, "on", "this")
  }

  private var isOfOneOrNone: Bool { mention(.staff) == nil || member != nil }

  // MARK: By a negation

  /// "Sam no longer works Saturdays", "we are not closed on Friday".
  private func negated() -> SetUp? {
    guard let change = positive else { return nil }
    // Of one day and not of each: "Sam isn't in on Friday".
    if case .workDays(let mention, _, _) = change, !scan.isWeekly, let when = plain(datedDay) {
      return absence(of: mention, on: when)
    }
    if case .usualOn(let mention, let when?, opens: true) = change {
      return absence(of: mention, on: when)
    }
    // "Alex won't be in between 2 and 4 tomorrow" is no day of Alex's taken back.
    if case .staffOn(let mention, let when, let windows) = change, !windows.isEmpty,
      scan.has("in", "here", "around", "available", "free"),
      !scan.has("works", "work", "working", "all", "longer")
    {
      return .timeOff(mention, stretched(when), reason: nil)
    }
    return change.undone
  }

  /// Who is not in then, or that nobody is: a part of a day takes no more than that.
  private func absence(of mention: NameMention?, on when: When) -> SetUp {
    if when.isDayOnly, let mention, when.grain > .day || when.isOfSeveralDays {
      return .timeOff(mention, when, reason: nil)
    }
    if when.isDayOnly {
      return mention.map { .staffOn($0, when, windows: []) } ?? .closedOn(when, reason: nil)
    }
    return mention.map { .timeOff($0, stretched(when).toMidnight, reason: nil) }
      ?? .closedPartly(stretched(when).toMidnight, reason: nil)
  }

  /// "Sam isn't in on Friday 11 December after 3", "Sam isn't in from the 3rd to the 10th".
  private func absentOn() -> SetUp? {
    guard let member, service == nil, !scan.isAsked, scan.price == nil,
      scan.has("isnt", "not"), scan.has("in", "working", "here", "around"),
      // "can't come in tomorrow" has bookings to be looked after.
      !scan.has("come", "can", "cant", "wont", "will"),
      let when = plain(datedDay ?? dates), !when.isTimeOnly, when.start != nil
    else { return nil }
    return absence(of: member, on: when)
  }

  /// What the sentence would set without its negation.
  var positive: SetUp? {
    guard let plain = withoutNegation(), plain.scan.items.count > 1 else { return nil }
    return plain.forms() ?? plain.asUsual()
  }

  /// The sentence without the words that negate it; nil if none do.
  private func withoutNegation() -> SetUpReader? {
    var dropped: Set<Int> = []
    if let longer = scan.first("longer"), scan.isWord(longer - 1, "no") {
      dropped = [longer - 1, longer]
    } else {
      if let more = scan.first("anymore") { dropped.insert(more) }
      if let any = scan.first("any"), scan.isWord(any + 1, "more", "longer") {
        dropped.formUnion([any, any + 1])
      }
      // "not more than 4" compares.
      if dropped.isEmpty, scan.has("than", "least", "until", "before") { return nil }
      guard
        let word = scan.first(
          "not", "isnt", "arent", "doesnt", "dont", "never", "wont", "wasnt", "werent", "didnt")
      else { return nil }
      dropped.insert(word)
      if scan.isWord(word - 1, "do", "does", "did", "will") { dropped.insert(word - 1) }
    }
    var rest = scan
    rest.keep(scan.items.indices.filter { !dropped.contains($0) }.map { scan.items[$0] })
    return SetUpReader(scan: rest, whens: whens.map(plain), text: text, expecting: expecting)
  }

  /// A time without the negation that stands before it, as that is of the sentence.
  private func plain(_ when: When) -> When {
    guard when.role == .not else { return when }
    // "not in after 2" was read as before 2: the words alone say what is meant.
    let own = TimeReader().read(Tokenizer.tokenize(when.text), in: scan.context).whens
    var plain = own.count == 1 ? own[0] : when
    plain.span = when.span
    plain.text = when.text
    if plain.role == .not { plain.role = .at }
    return plain
  }

  private func plain(_ when: When?) -> When? { when.map { plain($0) } }
}

extension SetUp {
  /// What the negation of a sentence sets that sets this; nil if that says nothing.
  var undone: SetUp? {
    switch self {
    case .workDays(let mention, let days, _):
      mention.map { .staffHours($0, days: days, windows: [], breaks: [], onlyThese: false) }
        ?? .closedWeekly(days)
    case .staffHours(let mention, let days, let windows, let breaks, _):
      if windows.isEmpty {
        breaks.isEmpty
          ? .workDays(mention, days: days, onlyThese: false) : .noBreaks(mention, days: days)
      } else if days.isEmpty {
        nil
      } else {
        .staffHours(mention, days: days, windows: [], breaks: [], onlyThese: false)
      }
    case .addBreaks(let mention, let days, _): .noBreaks(mention, days: days)
    case .staffOn(let mention, let when, let windows):
      .usualOn(mention, when, opens: windows.isEmpty)
    case .timeOff(let mention, let when, _): .usualOn(mention, when, opens: false)
    case .block(let mention, let when, _): .unblock(mention, when)
    case .closedOn(let when, _), .closedPartly(let when, _): .usualOn(nil, when, opens: true)
    case .closedOnHolidays(let region): .openOnHolidays(region: region)
    case .openOnHolidays(let region): .closedOnHolidays(region: region)
    case .closedWeekly(let days): .workDays(nil, days: days, onlyThese: false)
    case .openOn(let when, _): .usualOn(nil, when, opens: false)
    case .usualOn(let mention, let when?, opens: true):
      mention.map { .staffOn($0, when, windows: []) } ?? .closedOn(when, reason: nil)
    case .openingHours(let days, _, _): days.isEmpty ? nil : .closedWeekly(days)
    case .hoursEdge(let mention, _, _, let when?): .usualOn(mention, when, opens: false)
    case .limit(let scope, .set(_, let period), let days):
      .limit(scope, .lift(period), days: days)
    case .during(let when, let change): change.undone.map { .during(when, $0) }
    case .needs(let service, let resource): .dropsNeed(service: service, resource: resource)
    case .changeService(let service, let values):
      values.fields.map { .clearService(service, $0) }
    case .skillTerms(let staff, let service, _, price: nil):
      .usualTerms(staff: staff, service: service)
    case .skills(let staff, let services, let mode):
      .skills(staff: staff, services: services, mode == .not ? .also : .not)
    case .notice: .notice(0)
    case .noticeDays: .noticeDays(0)
    case .horizon(days: .some): .horizon(days: nil)
    case .cancellationCutoff(.some): .cancellationCutoff(nil)
    case .setSwitch(let name, let isOn): .setSwitch(name, !isOn)
    default: nil
    }
  }
}

extension SetUp.ServiceValues {
  /// Which values are named, if all of them are such as can be taken away.
  ///
  /// "haircuts don't cost £40" denies that price, and not that there is one.
  fileprivate var fields: [SetUp.ServiceField]? {
    guard name == nil, length == nil, icon == nil, price == nil else { return nil }
    var found: [SetUp.ServiceField] = []
    if bufferBefore != nil { found.append(.bufferBefore) }
    if bufferAfter != nil { found.append(.bufferAfter) }
    if processing != nil { found.append(.processing) }
    if step != nil || starts != nil { found.append(.starts) }
    if capacity != nil { found.append(.capacity) }
    if category != nil { found.append(.category) }
    if lengthLimits != nil { found.append(.lengthLimits) }
    if notice != nil || noticeDays != nil { found.append(.notice) }
    return found.isEmpty ? nil : found
  }
}
