/// What is said of the business as a whole in other words than the forms look for, and
/// what cannot be set at all.
extension SetUpRewording {
  /// "no bookings on 25 December", "make slots 20 minutes", "set the booking window to 60
  /// days".
  func ofRules() -> [String]? {
    guard mention(.staff) == nil, mention(.service) == nil, scan.price == nil else { return nil }
    return closure() ?? easter() ?? cancelling() ?? lastDay() ?? step() ?? window() ?? hold()
      ?? roundTheClock() ?? daysFirst()
  }

  /// "don't take bookings on 25 December", "no appointments on Sundays".
  private func closure() -> [String]? {
    guard expecting == nil else { return nil }
    // "book nothing on Friday afternoon".
    if scan.isWord(0, "book", "take"), scan.isWord(1, "nothing"), scan.isWord(2, "on"),
      saysWhen(3..<max(3, scan.items.count)), !scan.has("before", "after", "until", "except")
    {
      return ["closed \(text(from: 2))"]
    }
    var next = 0
    if scan.isWord(0, "we") { next += 1 }
    if scan.isWord(next, "dont"), scan.isWord(next + 1, "take", "accept", "allow") {
      next += 2
    } else if scan.isWord(next, "no"), next == 0 {
      next += 1
    } else {
      return nil
    }
    guard scan.isWord(next, "bookings", "appointments"), scan.isWord(next + 1, "on"),
      scan.windows.isEmpty, saysWhen(next + 2..<scan.items.count),
      !scan.has("before", "after", "until", "from", "except")
    else { return nil }
    return ["closed \(text(from: next + 1))"]
  }

  /// "closed for Easter": the days that are kept as holidays, and those between.
  private func easter() -> [String]? {
    guard scan.isWord(0, "closed", "shut") || scan.isWord(1, "closed", "shut", "close"),
      scan.isWord(scan.items.count - 1, "easter"), scan.items.count <= 4,
      scan.isWord(scan.items.count - 2, "for", "over", "at")
    else { return nil }
    return ["closed from Good Friday to Easter Monday"]
  }

  /// "people can cancel up to 12 hours before".
  private func cancelling() -> [String]? {
    guard scan.isWord(0, "people", "customers", "clients", "you"), scan.isWord(1, "can", "may"),
      scan.isWord(2, "cancel"), let before = scan.first("before", "ahead"),
      before + 1 == scan.items.count, scan.isWord(3, "up"), scan.isWord(4, "to"), before == 6
    else { return nil }
    return ["\(scan.text(5..<6)) notice to cancel"]
  }

  /// "bookings until the end of March only".
  private func lastDay() -> [String]? {
    let end = scan.items.count - 1
    guard scan.isWord(0, "bookings"), scan.isWord(1, "until", "till"), scan.isWord(end, "only"),
      scan.windows.isEmpty
    else { return nil }
    return [text(0..<end)]
  }

  /// "set the slot interval to 20 minutes", "appointments start every 15 minutes".
  private func step() -> [String]? {
    guard let (index, _) = scan.minutes(), scan.windows.isEmpty, scan.days.isEmpty,
      scan.has("slot", "slots", "interval", "intervals")
        || scan.has("appointments", "times") && scan.isWord(index - 1, "every"),
      !scan.isWord(0, "slots")
    else { return nil }
    let isPlain = scan.items.indices.allSatisfy { other in
      other == index
        || scan.isWord(
          other, "set", "make", "offer", "show", "have", "the", "slot", "slots", "interval",
          "intervals", "to", "every", "times", "appointments", "start", "starts", "begin", "at",
          "of", "please", "be", "should", "grid", "length", "a", "long", "we", "use", "with",
          "default", "standard")
    }
    return isPlain ? ["slots every \(scan.text(index..<index + 1))"] : nil
  }

  /// "set the booking window to 60 days".
  private func window() -> [String]? {
    guard let window = scan.first("window"), scan.isWord(window - 1, "booking"),
      scan.has("to", "is"), case .length? = item(scan.items.count - 1)
    else { return nil }
    return ["bookings up to \(text(from: scan.items.count - 1)) ahead"]
  }

  /// "keep holds for 20 minutes", "holds expire after 10 minutes", "a hold lasts 10
  /// minutes".
  private func hold() -> [String]? {
    guard let (index, _) = scan.minutes(), index + 1 == scan.items.count, scan.windows.isEmpty,
      let noun = scan.first("holds", "offers", "offer", "slots", "times") ?? scan.first("hold"),
      noun <= 2
    else { return nil }
    let isOfHolds =
      scan.isWord(noun, "holds", "hold") && noun < 2 && noun + 1 < index
      && scan.isWord(noun + 1, "last", "lasts", "expire", "expires", "are", "run", "end", "stay")
      || scan.isWord(0, "keep", "hold") && scan.isWord(index - 1, "for") && index == 3
        && scan.isWord(1, "holds", "offers", "slots", "times")
    guard isOfHolds, !(scan.isWord(0, "holds") && scan.isWord(1, "last")) else { return nil }
    return ["holds last \(text(from: index))"]
  }

  /// "open 24/7", "we're open 24 hours a day".
  private func roundTheClock() -> [String]? {
    guard let open = scan.first("open"), open <= 2 else { return nil }
    let words = Folding.words(text(from: open + 1)).joined(separator: " ")
    let isAlways = [
      "24 hours", "24 hours a day", "24 7", "round the clock", "around the clock",
      "24 hours every day", "day and night",
    ].contains(words)
    return isAlways ? ["open every day 0:00 to 24:00"] : nil
  }

  /// "on Wednesdays we close at 1", "Saturday we close at 2": the days behind what is said of them.
  private func daysFirst() -> [String]? {
    let isLed = scan.isWord(0, "on")
    if let dated = datesFirst() ?? dateFirst() { return dated }
    guard case .days? = item(isLed ? 1 : 0), scan.windows.isEmpty, !scan.hasDate else {
      return nil
    }
    var next = isLed ? 2 : 1
    while scan.isComma(next) { next += 1 }
    guard scan.isWord(next, "we"),
      scan.isWord(next + 1, "close", "open", "shut", "finish", "start"),
      scan.only(next..<scan.items.count).days.isEmpty
    else { return nil }
    let days = scan.text(0..<(isLed ? 2 : 1))
    return ["\(text(from: next)) \(isLed ? days : "on \(days)")"]
  }

  /// "tomorrow we close at 3", "the 14th we open at 11".
  private func dateFirst() -> [String]? {
    guard let we = scan.first("we"), (1...5).contains(we), scan.windows.isEmpty,
      scan.isWord(we + 1, "close", "open", "shut", "finish", "start"), we + 2 < scan.items.count
    else { return nil }
    let said = scan.only(0..<we)
    guard said.hasDate, !scan.only(we..<scan.items.count).hasDate else { return nil }
    let isLed = scan.isWord(0, "on", "tomorrow", "today", "next", "this", "from", "in", "until")
    return ["\(text(from: we)) \(isLed ? "" : "on ")\(text(0..<we))"]
  }

  /// "24 and 31 December close at 2": the dates behind what is said of them.
  private func datesFirst() -> [String]? {
    guard let verb = scan.first("close", "shut", "open", from: 1), verb <= 8, scan.windows.isEmpty,
      scan.isWord(verb + 1, "at", "until", "till"), scan.only(0..<verb).hasDate,
      !scan.only(verb..<scan.items.count).hasDate, scan.items.count <= verb + 4,
      (0..<verb).allSatisfy({ index in
        scan.isComma(index) || scan.number(at: index) != nil
          || scan.isWord(index, "on", "the", "and", "we", "of")
          || scan.isDate(scan.items[index].tokens.lowerBound)
      })
    else { return nil }
    var end = verb
    while end > 0, scan.isWord(end - 1, "we") || scan.isComma(end - 1) { end -= 1 }
    let lead = scan.isWord(0, "on") ? "" : "on "
    return ["\(text(from: verb)) \(lead)\(text(0..<end))"]
  }

  // MARK: Exceptions

  /// "closed on Mondays except 7 December", "Sam is off every Friday except 4 December":
  /// each week, and one date that is otherwise.
  func ofExceptions() -> [String]? {
    guard let except = scan.first("except", "but", from: 2), mention(.service) == nil,
      !scan.hasDateBefore(except), !scan.only(0..<except).days.isEmpty,
      scan.only(except..<scan.items.count).hasDate, scan.only(0..<except).isWeekly
    else { return nil }
    var next = except + 1
    while scan.isWord(next, "for", "on") { next += 1 }
    guard next < scan.items.count else { return nil }
    let date = text(from: next)
    let rule = text(0..<except)
    guard mention(.staff) == nil else { return nil }
    if scan.has("closed", "shut"), scan.windows.isEmpty { return [rule, "we are open on \(date)"] }
    return scan.has("open") && !scan.windows.isEmpty ? [rule, "closed on \(date)"] : nil
  }

  // MARK: What cannot be set

  /// The words of a rule that no form knows; nil if the sentence is none.
  ///
  /// Such a sentence wishes for nothing, so that nothing may be offered for it.
  func unsettable() -> Range<Int>? {
    if let words = changeOfPrices() ?? money() ?? oneAtATime() ?? strangePeriod() { return words }
    if mention(.service) == nil { return unsettableOfAll() }
    guard !scan.has("book", "i", "me", "my") || scan.has("most") else { return nil }
    // "at most 3 hours of colours a day", "at most 2 haircuts an hour".
    if scan.isWord(0, "at"), scan.isWord(1, "most"),
      scan.items.indices.contains(where: { index in
        if case .length(let length)? = item(index) { return length.exactMinutes != nil }
        return scan.isWord(index, "hour")
      })
    {
      return scan.items.indices
    }
    guard let service = scan.items.indices.first(where: { isKnown(.service, $0) }), service <= 1
    else { return nil }
    let isPlural = scan.text(service..<service + 1).hasSuffix("s")
    if let only = scan.first("only"), isPlural || scan.isWeekly,
      only == service + 1 || only + 1 == scan.items.count || scan.isWord(only + 1, "with"),
      !scan.items.indices.contains(where: { isTimeOfStart($0) }) || scan.has("before", "after")
    {
      return scan.items.indices
    }
    // "colours aren't available on Saturdays"
    if scan.isWord(service + 1, "arent", "isnt")
      || scan.isWord(service + 1, "are", "is") && scan.isWord(service + 2, "not", "never"),
      scan.has("available", "offered", "done", "bookable", "possible", "booked"),
      scan.isWeekly || saysWhen(scan.items.indices)
        || scan.has("before", "after", "until", "mornings", "afternoons", "evenings")
    {
      return scan.items.indices
    }
    guard !scan.hasDate else { return nil }
    let verb = scan.items.indices.first {
      scan.isWord($0, "need", "needs", "has", "have") && $0 == service + 1
    }
    if let verb, let except = scan.first("except", "with", "unless", from: verb),
      scan.has("processing", "room", "chair") || mention(.resource) != nil,
      except + 1 < scan.items.count, !scan.isValue(except + 1)
    {
      return except..<scan.items.count
    }
    return nil
  }

  /// "put the price of a cut up by 10%", "everything costs £2 more": the price that is
  /// meant has to be said.
  private func changeOfPrices() -> Range<Int>? {
    guard !scan.has("most", "book", "notice") else { return nil }
    if scan.isWord(0, "everything"), scan.price != nil, let more = scan.first("more", "less") {
      return more..<scan.items.count
    }
    guard scan.isWord(0, "put", "increase", "raise", "lower", "reduce"),
      scan.has("price", "prices"), let by = scan.first("by"),
      scan.isWord(0, "put") || scan.price == nil
    else { return nil }
    return by..<scan.items.count
  }

  /// "a deposit of £10 for colours", "students get 10% off": what is paid beside the price.
  private func money() -> Range<Int>? {
    if let deposit = scan.first("deposit", "deposits", "discount", "discounts", "voucher") {
      let hasValue = scan.price != nil || scan.items.indices.contains { scan.isPercent($0) }
      return hasValue ? deposit..<scan.items.count : nil
    }
    guard let percent = scan.items.indices.first(where: { scan.isPercent($0) }) else { return nil }
    let isOff =
      (percent + 1..<min(percent + 3, scan.items.count)).contains { scan.isWord($0, "off") }
    let isOfAll = scan.isWord(0, "all", "every") && scan.has("prices", "price")
    return isOff || isOfAll ? percent..<scan.items.count : nil
  }

  /// "at most 3 bookings a fortnight": limits are kept by the day, the week and the month.
  private func strangePeriod() -> Range<Int>? {
    guard scan.isWord(0, "at"), scan.isWord(1, "most") || scan.isWord(0, "no", "max", "maximum"),
      scan.items.indices.contains(where: { scan.number(at: $0) != nil }),
      !scan.has("ahead", "advance", "out", "notice", "before")
    else { return nil }
    let last = scan.items.indices.last { index in
      let word = Folding.words(scan.text(index..<index + 1)).last ?? ""
      return ["fortnight", "year", "quarter"].contains(word)
    }
    return last.map { $0..<$0 + 1 }
  }

  /// "each customer can only have one booking at a time".
  private func oneAtATime() -> Range<Int>? {
    guard scan.has("customer", "customers", "client", "clients", "person", "people"),
      scan.has("booking", "bookings", "appointment", "appointments"), mention(.staff) == nil,
      scan.isAtOnce || scan.has("open", "running") && scan.has("one", "only")
    else { return nil }
    return scan.items.indices
  }

  /// "10 minutes between appointments", "no bookings after 5".
  private func unsettableOfAll() -> Range<Int>? {
    if mention(.staff) != nil { return exceptedAbsence() }
    guard expecting == nil else { return nil }
    if scan.items.count <= 8, scan.has("appointments", "bookings", "slots"), isOnTheHour {
      return scan.items.indices
    }
    if let (index, _) = scan.minutes(), index <= 1, scan.isWord(index + 1, "between", "after"),
      scan.isWord(scan.items.count - 1, "appointments", "bookings", "visits"),
      scan.items.count <= index + 5
    {
      return scan.items.indices
    }
    let isNone =
      scan.isWord(0, "no") && scan.isWord(1, "bookings", "appointments")
      && scan.isWord(2, "before", "after") && !scan.hasDate
    return isNone && scan.items.count <= 7 ? scan.items.indices : nil
  }

  /// "Sam is off every Friday except 4 December".
  private func exceptedAbsence() -> Range<Int>? {
    guard let except = scan.first("except", "but", from: 2), scan.has("off"), scan.isWeekly,
      scan.only(except..<scan.items.count).hasDate
    else { return nil }
    return except..<scan.items.count
  }

  /// "on the hour", "on the half hour".
  private var isOnTheHour: Bool {
    guard let on = scan.first("on"), on + 1 < scan.items.count else { return false }
    let words = Folding.words(text(from: on + 1))
    return words.contains("hour")
      && words.allSatisfy { ["the", "hour", "half", "and", "quarter", "only", "on"].contains($0) }
  }

  private func isTimeOfStart(_ index: Int) -> Bool {
    switch item(index) {
    case .clock, .number: true
    default: false
    }
  }
}

extension SetUpScan {
  /// Whether a date is named before an item.
  fileprivate func hasDateBefore(_ index: Int) -> Bool { only(0..<index).hasDate }
}
