import CivilTime

/// Rules that no book keeps, and the time that is kept free between all visits.
extension SetUpRewording {
  /// A rule that is known by its kind and cannot be set; nil if it is none.
  func unkeptRule() -> UnkeptRule? {
    guard expecting == nil, scan.items.count <= 12 else { return nil }
    return staffChoice() ?? leastPeople() ?? hoursOfWork() ?? partOfDay() ?? someWeeks()
  }

  /// "assign to the least busy", "give it to the usual person first", "share bookings evenly",
  /// "always Sam first".
  private func staffChoice() -> UnkeptRule? {
    guard mention(.service) == nil, scan.windows.isEmpty, !scan.hasDate, scan.days.isEmpty else {
      return nil
    }
    let last = scan.items.count - 1
    if scan.isWord(0, "always"), scan.items.count <= 5, scan.isWord(last, "first"),
      scan.items.indices.contains(where: { isKnown(.staff, $0) })
    {
      return .staffChoice
    }
    guard Self.verbsOfSharing.contains(where: { scan.isWord(0, $0) }) else { return nil }
    let isShared = scan.has("evenly", "equally", "fairly")
    let isOfOne =
      scan.has("least", "less", "fewest") && scan.has("busy", "bookings")
      || scan.has("usual") && scan.isWord(last, "first")
    return isShared || isOfOne ? .staffChoice : nil
  }

  private static let verbsOfSharing: [StaticString] = [
    "assign", "give", "share", "spread", "distribute", "allocate", "split",
  ]

  /// "yoga needs at least 3 people", "minimum 3 people for yoga", "yoga only runs with 3 or more".
  private func leastPeople() -> UnkeptRule? {
    guard let service = mention(.service), scan.price == nil, scan.minutes() == nil,
      scan.windows.isEmpty, !scan.hasDate,
      let number = scan.items.indices.first(where: { scan.number(at: $0) != nil })
    else { return nil }
    let isLeast =
      scan.isWord(number - 1, "least") && scan.isWord(number - 2, "at")
      || scan.has("minimum")
      || scan.isWord(number + 1, "or") && scan.isWord(number + 2, "more")
    // "a haircut for at least 3 people" asks for one.
    let isRule =
      scan.has("needs", "need", "requires", "require", "runs", "run", "minimum", "min")
      && !scan.has("book", "i", "me", "my", "can")
    let isOfPeople = scan.has("people", "persons", "participants", "students", "clients", "guests")
    return isLeast && isOfPeople && isRule ? .leastPeople(service) : nil
  }

  /// "at most 5 hours a day for Sam", "Sam works no more than 30 hours a week".
  private func hoursOfWork() -> UnkeptRule? {
    guard mention(.service) == nil, scan.windows.isEmpty, !scan.hasDate,
      !scan.has("notice", "ahead", "advance", "before", "bookings"),
      let length = scan.minutes()?.index, scan.minutes().map({ $0.minutes >= 60 }) == true,
      scan.isWord(length - 1, "most", "max", "maximum", "than", "to")
    else { return nil }
    let isBound =
      scan.isWord(length - 1, "max", "maximum")
      || scan.isWord(length - 2, "at", "more", "up", "longer")
    // "a day", "per week" behind it says what it is a bound of.
    let unit = length + 1..<min(length + 3, scan.items.count)
    let hasUnit = unit.contains { index in
      let words = Folding.words(scan.text(index..<index + 1))
      return words.last.map { ["day", "week", "month", "daily", "weekly"].contains($0) } ?? false
    }
    return isBound && hasUnit ? .hoursOfWork(mention(.staff)) : nil
  }

  /// "colours only in the morning", "massages are only done in the afternoons".
  private func partOfDay() -> UnkeptRule? {
    guard let service = mention(.service), mention(.staff) == nil, scan.days.isEmpty,
      let named = scan.items.indices.first(where: { isKnown(.service, $0) }), named <= 1,
      let only = scan.first("only", from: named), let last = scan.items.indices.last, only < last,
      isPartOfDay(last), scan.isWord(last - 1, "in", "the") || only == last - 1,
      !scan.has("today", "tomorrow", "this")
    else { return nil }
    // "haircut only in the morning" asks for one.
    let isOfAll =
      scan.isWord(named + 1, "is", "are", "can")
      || only == named + 1 && scan.text(named..<named + 1).hasSuffix("s")
    let isPlain = (named + 1..<last).allSatisfy {
      scan.isWord(
        $0, "is", "are", "can", "be", "only", "done", "offered", "available", "booked", "given",
        "in", "the", "had")
    }
    return isOfAll && isPlain ? .partOfDay(service) : nil
  }

  private func isPartOfDay(_ index: Int) -> Bool {
    let words = Folding.words(scan.text(index..<index + 1))
    let parts: Set<String> = [
      "morning", "mornings", "afternoon", "afternoons", "evening", "evenings",
    ]
    return words.last.map(parts.contains) ?? false
  }

  /// "no colours on Mondays in January".
  private func someWeeks() -> UnkeptRule? {
    guard let service = mention(.service), mention(.staff) == nil, scan.isWord(0, "no"),
      !scan.days.isEmpty, scan.days.count < 7, isKnown(.service, 1),
      let joint = scan.first("in", "during", "until", "till", from: 3),
      scan.only(joint..<scan.items.count).hasDate
    else { return nil }
    return .daysInSomeWeeks(service, scan.days)
  }

  /// "10 minutes between appointments", "leave 5 minutes after every visit": kept free behind
  /// every service there is.
  func gapBetweenAll() -> SetUp? {
    guard expecting == nil, scan.names.isEmpty, scan.windows.isEmpty, !scan.hasDate,
      scan.items.count <= 9, let (index, minutes) = scan.minutes(), minutes > 0
    else { return nil }
    let isLed = (0..<index).allSatisfy {
      scan.isWord($0, "leave", "keep", "put", "allow", "we", "need", "want", "a", "always", "have")
    }
    let rest = index + 1..<scan.items.count
    guard isLed, let side = rest.first(where: { scan.isWord($0, "between", "after") }),
      (index + 1..<side).allSatisfy({
        scan.isWord($0, "gap", "break", "free", "buffer", "of", "clear")
      }),
      side + 1 < rest.upperBound,
      (side + 1..<rest.upperBound).allSatisfy({
        scan.isWord(
          $0, "each", "every", "all", "the", "our", "any", "appointment", "appointments", "booking",
          "bookings", "visit", "visits", "service", "services", "client", "clients", "customer",
          "customers", "please")
      })
    else { return nil }
    var values = SetUp.ServiceValues()
    values.bufferAfter = minutes
    let items = side + 1..<rest.upperBound
    let tokens =
      scan.items[items.lowerBound].tokens
      .lowerBound..<scan.items[rest.upperBound - 1].tokens.upperBound
    var every = NameMention(
      kind: .service, entries: [], text: scan.text(items), span: scan.line.span(ofTokens: tokens))
    every.isAll = true
    return .changeService(every, values)
  }
}
