import CivilTime

/// Limits: how often something may be booked.
extension SetUpReader {
  /// "at most 4 haircuts a day", "at most 6 bookings a day for Sam".
  func limit() -> SetUp? {
    guard isLimit, let period = period() ?? (isOfPartOfDay ? .day : nil) else { return nil }
    guard let count = scan.number() ?? times else { return nil }
    return .limit(limitScope(), .set(most: count, period), days: limitDays)
  }

  /// The weekdays on which a limit holds; none if it holds on each.
  var limitDays: [Weekday] { scan.days.count < 7 ? scan.days : [] }

  /// "at most 4 haircuts in the morning": what is said of a part of the day is left over.
  private var isOfPartOfDay: Bool {
    (service != nil || scan.has("bookings")) && scan.number() != nil
      && (scan.hasDate || hasPartOfDay || scan.isAtOnce)
  }

  private var hasPartOfDay: Bool {
    scan.items.indices.contains { index in
      scan.items[index].tokens.contains { scan.scanner.word($0) == .part }
    }
  }

  /// Several limits of one sentence: "at most 4 haircuts and 2 colours a day", "at
  /// most 6 bookings a day for Sam and 4 for Alex", "at most 2 colours a day each for
  /// Priya and Alex".
  func limits() -> [SetUp] {
    guard isLimit, let period = period() else { return [] }
    var starts = [0]
    for index in scan.items.indices.dropFirst()
    where (scan.number(at: index) != nil || isBound(index))
      && (scan.isWord(index - 1, "and", "but") || scan.isComma(index - 1))
    {
      starts.append(index)
    }
    var found: [SetUp] = []
    // "at most 6 bookings a day and 25 a week for Sam": both are his.
    let last = starts.last.map { scan.only($0..<scan.items.count) }
    let isSharedStaff =
      last?.mentions(.staff).isEmpty == false
      && scan.mentions(.staff).count == last?.mentions(.staff).count
      && starts.count > 1 && last.map { !$0.has("bookings", "booking") } == true
      && last?.mentions(.service).isEmpty == true
      && scan.mentions(.service).count < starts.count
    var service: NameMention?
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] - 1 : scan.items.count
      let own = SetUpReader(
        scan: scan.only(start..<end), whens: whens, text: text, expecting: expecting)
      guard let count = own.scan.number() ?? own.times else { return [] }
      let ownPeriod = own.period() ?? period
      let days =
        own.limitDays.isEmpty && own.period() == nil ? limitDays : own.limitDays
      service = own.service ?? (own.saysWhat ? nil : service)
      let hasStaff = !own.scan.mentions(.staff).isEmpty
      let staff = hasStaff ? nil : isSharedStaff ? last?.mentions(.staff) : staffBeforeBound
      found += own.limitScopes(staff: staff, service: service).map {
        .limit($0, .set(most: count, ownPeriod), days: days)
      }
    }
    return found.count > 1 ? found : []
  }

  /// Whom all of a sentence is about: "Sam does at most 2 massages a day and 8 a week".
  private var staffBeforeBound: [NameMention]? {
    guard let first = scan.items.indices.first(where: { scan.number(at: $0) != nil }) else {
      return nil
    }
    let staff = scan.only(0..<first).mentions(.staff)
    return staff.isEmpty ? nil : staff
  }

  /// Whether a limit says what it counts: "3 bookings", and not "3 for Priya".
  private var saysWhat: Bool {
    scan.has("bookings", "booking", "appointments", "clients", "visits")
  }

  /// Whether a bound of its own begins at an item: "at most 4", "no more than 4".
  private func isBound(_ index: Int) -> Bool {
    scan.isWord(index, "at") && scan.isWord(index + 1, "most")
      || scan.isWord(index, "no") && scan.isWord(index + 1, "more")
  }

  /// "once a week", "twice a day".
  private var times: Int? {
    scan.has("once") ? 1 : scan.has("twice") ? 2 : nil
  }

  /// Whether a sentence sets a bound: "at most 4", "no more than 4", "limit Sam to
  /// 4".
  var isLimit: Bool {
    scan.has("maximum", "max") || saysMost || setsLimit || isUpTo
      || scan.has("more") && scan.has("than")
        && scan.has("no", "not", "cant", "doesnt", "dont", "never", "nobody", "none")
      || isForEachCustomer
  }

  /// "at most 4", and not "most Fridays".
  private var saysMost: Bool {
    guard let most = scan.first("most"), scan.items.indices.contains(most + 1) else {
      return scan.has("most")
    }
    if case .days = scan.items[most + 1].value { return scan.isWord(most - 1, "at") }
    return true
  }

  /// "limit Sam to 4", "the limit is 4 a day"; "never mind the limit of 4 a day" speaks of one
  /// that there is.
  private var setsLimit: Bool {
    guard let limit = scan.first("limit") else { return false }
    guard scan.isWord(limit - 1, "the", "that", "this", "our", "any", "my") else { return true }
    return scan.has(
      "is", "are", "be", "set", "make", "change", "put", "raise", "lower", "increase", "reduce",
      "to", "now", "should", "becomes")
  }

  /// "one massage a week per customer": a number, a unit, and whose they are.
  private var isForEachCustomer: Bool {
    scan.has("per", "each", "every") && scan.has("customer", "client", "guest", "patient", "person")
      && (scan.number() ?? times) != nil && period() != nil && mention(.customer) == nil
      && !scan.has("book", "me", "my", "i", "for") && scan.price == nil
  }

  /// "up to 4 haircuts a day", "only one colour a day", "Sam can have 6 bookings a day":
  /// a number of what is counted, with the unit that it counts by.
  private var isUpTo: Bool {
    guard
      !scan.has("book", "i", "me", "my", "holds", "hold", "ahead", "advance", "people", "for")
        || scan.has("only"), mention(.customer) == nil,
      whens.allSatisfy(\.isTimeOnly) || scan.has("only"),
      let number = scan.items.indices.first(where: { scan.number(at: $0) != nil }),
      scan.items.indices.contains(number + 1), countsByPeriod
    else { return false }
    return scan.isWord(number - 1, "to") && scan.isWord(number - 2, "up")
      || scan.isWord(number - 1, "only")
      || scan.isWord(0, "we")
        && scan.isWord(number - 1, "take", "do", "accept", "offer", "have", "allow")
        && scan.isWord(number - 2, "only")
      || scan.has("can", "sees", "takes")
        && scan.has("bookings", "booking", "clients", "customers", "appointments")
  }

  /// "a day", "per week", "/day" behind what is counted.
  private var countsByPeriod: Bool {
    guard let last = scan.items.indices.last else { return false }
    switch scan.items[last].value {
    case .days(let days, let isWeekly): return days.count == 7 || isWeekly
    case .length(let length):
      return length == CivilDuration(days: 1) || length == CivilDuration(days: 7)
        || length == CivilDuration(months: 1)
    case .word:
      return scan.isWord(last, "day", "week", "month", "daily", "weekly", "please") && last > 2
    default: return false
    }
  }

  /// The unit in which a limit counts.
  func period() -> SetUp.LimitPeriod? {
    for item in scan.items {
      switch item.value {
      case .word, .length:
        let last = item.tokens.upperBound - 1
        let token = scan.line.tokens[last]
        if scan.line.isWord(token, "day") || scan.line.isWord(token, "daily") { return .day }
        if scan.line.isWord(token, "week") || scan.line.isWord(token, "weekly") { return .week }
        if scan.line.isWord(token, "month") || scan.line.isWord(token, "monthly") { return .month }
      case .days:
        // "every week" is no day of it.
        let isWeek = item.tokens.contains { scan.line.isWord(scan.line.tokens[$0], "week") }
        return isWeek ? .week : .day
      default: continue
      }
    }
    return nil
  }

  func limitScope() -> SetUp.LimitScope { limitScopes().first ?? .everything }

  /// What a limit counts by, each of several people for themselves.
  private func limitScopes(
    staff shared: [NameMention]? = nil, service other: NameMention? = nil
  ) -> [SetUp.LimitScope] {
    let own = scan.mentions(.staff).isEmpty ? eachMember.map { [$0] } ?? [] : scan.mentions(.staff)
    let staff = shared ?? own
    let isOfCustomers =
      scan.isWord(0, "customers", "clients", "patients", "guests", "nobody", "everyone")
      && scan.has("book", "have", "can", "booking")
      || scan.has(
        "customer", "client", "customers", "clients", "guest", "patient", "person", "head")
        && scan.has("per", "each", "every", "a", "any", "customer", "for")
    if let service = service ?? other {
      if isOfCustomers, staff.isEmpty { return [.customerOf(service)] }
      return staff.isEmpty ? [.service(service)] : staff.map { .serviceOf(service, staff: $0) }
    }
    if !staff.isEmpty { return staff.map { .staff($0) } }
    return isOfCustomers ? [.customer] : [.everything]
  }

  /// "for each member of staff", "per stylist".
  private var eachMember: NameMention? {
    guard
      let each = scan.items.indices.first(where: { index in
        scan.isWord(index, "each", "every", "per")
          && (scan.isWord(index + 1, "member") || scan.isTrade(index + 1)
            || scan.isWord(index + 1, "of") && scan.isWord(index + 2, "us"))
      })
    else { return nil }
    var end = each + 2
    while scan.isWord(end, "of", "our", "the", "us") || scan.isTrade(end) { end += 1 }
    guard var mention = unknown(.staff, each..<min(end, scan.items.count)) else { return nil }
    mention.isAll = true
    return mention
  }
}
