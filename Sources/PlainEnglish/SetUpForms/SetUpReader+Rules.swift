import CivilTime

/// Policies: steps, notice, how far ahead, limits, rooms, and switches.
extension SetUpReader {
  func ruleForms() -> SetUp? {
    if let rule = step() ?? holdLength() ?? cutoff() ?? sameDay() { return rule }
    if let rule = notice() ?? leastNotice() ?? horizon() ?? limit() { return rule }
    return resource() ?? switches() ?? identity()
  }

  /// "slots every 15 minutes", "slots every 30 minutes for haircuts".
  private func step() -> SetUp? {
    guard scan.has("slots", "slot", "starts", "start", "grid", "bookings"),
      let (index, minutes) = scan.minutes(),
      scan.isWord(index - 1, "every", "each") || scan.has("steps", "step", "grid")
        || scan.isWord(index + 1, "slots", "grid", "steps", "intervals", "increments", "blocks")
        || scan.isWord(index - 1, "of")
          && scan.isWord(index - 2, "slots", "intervals", "increments", "blocks")
        || scan.text(index..<index + 1).lowercased() == "hourly"
    else { return nil }
    guard let service else { return .step(minutes) }
    var values = SetUp.ServiceValues()
    values.step = minutes
    return scan.has("slots", "slot") ? .changeService(service, values) : nil
  }

  /// "holds last 10 minutes".
  private func holdLength() -> SetUp? {
    guard scan.isWord(0, "holds"), scan.isWord(1, "last"), scan.items.count == 3 else { return nil }
    return scan.minutes().map { .holdLength($0.minutes) }
  }

  /// "2 hours' notice", "no notice", "colours need a day's notice".
  private func notice() -> SetUp? {
    guard scan.has("notice"), !isOfCancelling else { return nil }
    if let minutes = scan.minutes()?.minutes { return notice(minutes) }
    if let days = days(scan) { return notice(days * 1440) }
    return scan.has("no", "without", "any") && !scan.isAsked ? notice(0) : nil
  }

  /// Minutes of notice, of a service that is named or of all.
  private func notice(_ minutes: Int) -> SetUp? {
    guard let service else { return .notice(minutes) }
    var values = SetUp.ServiceValues()
    values.notice = minutes
    return .changeService(service, values)
  }

  /// "no same-day bookings", "bookings must be made the day before", "no bookings on
  /// the day".
  func sameDay() -> SetUp? {
    guard
      scan.has("bookings", "booking", "book", "booked", "appointments", "visits") || service != nil,
      mention(.customer) == nil, mention(.staff) == nil, !isOfCancelling, !isLimit
    else { return nil }
    if scan.has("calendar"), let days = scan.number() ?? days(scan) { return noticeDays(days) }
    let isSame =
      scan.first("same").map { same in
        scan.isWord(same + 1, "day") || scan.isComma(same + 1) && scan.isWord(same + 2, "day")
      } ?? (scan.first("sameday") != nil)
    let isOnTheDay =
      scan.first("on", "for").map { scan.isWord($0 + 1, "the") && scan.isWord($0 + 2, "day") }
      ?? false
    if isSame || isOnTheDay {
      if hasNo || scan.has("dont", "doesnt", "without", "stop") { return noticeDays(1) }
      let isAllowed = scan.has(
        "allow", "allowed", "fine", "ok", "okay", "take", "accept", "possible", "can", "welcome")
      return isAllowed && !scan.isAsked ? noticeDays(0) : nil
    }
    let isDayBefore =
      scan.first("before", "ahead", "earlier").map {
        scan.isWord($0 - 1, "day") && scan.isWord($0 - 2, "the")
      }
      ?? false
    let isDuty = scan.has("must", "only", "least", "latest", "by", "need", "needs", "have")
    return isDayBefore && isDuty ? noticeDays(1) : nil
  }

  private func noticeDays(_ days: Int) -> SetUp? {
    guard let service else { return .noticeDays(days) }
    var values = SetUp.ServiceValues()
    values.noticeDays = days
    return .changeService(service, values)
  }

  /// "bookings at least 3 hours ahead", "no bookings less than a day before".
  private func leastNotice() -> SetUp? {
    // "customers must book a day in advance", which bounds nothing from above.
    let isDuty =
      (scan.has("must", "required", "should")
        || scan.first("need", "needs", "have").map { scan.isWord($0 + 1, "to") } ?? false)
      && scan.has("ahead", "advance", "beforehand")
      && !scan.has("up", "more", "most", "within", "only", "maximum", "later")
    let isLeast =
      scan.has("least", "minimum") || scan.has("less") && scan.has("than") && hasNo || isDuty
      || scan.has("within") && scan.isWord(0, "no")
    guard isLeast, scan.has("ahead", "advance", "before", "beforehand", "prior", "within"),
      isOfBookings || isOfBookedService, !isOfCancelling
    else { return nil }
    if let minutes = scan.minutes()?.minutes { return notice(minutes) }
    return days(scan).flatMap { notice($0 * 1440) }
  }

  /// "colours must be booked a day ahead": what a service asks for, and nobody's own.
  private var isOfBookedService: Bool {
    service != nil && mention(.customer) == nil && mention(.staff) == nil
      && scan.has("booked", "bookings", "booking")
      && !scan.has("i", "my", "me", "her", "his", "was")
  }

  /// Whether a rule on bookings in general is spoken of, and nobody's own.
  private var isOfBookings: Bool {
    scan.has("bookings", "book", "booking", "appointments", "booked") && isOfAll
  }

  /// Whether nobody's own is spoken of: "I need to cancel my 60 minute haircut" sets
  /// no rule.
  private var isOfAll: Bool {
    mention(.customer) == nil && mention(.staff) == nil && service == nil
      && !scan.has("i", "my", "me", "her", "his")
  }

  private var isOfCancelling: Bool {
    scan.has("cancellations", "cancellation", "cancel", "cancelling", "cancelled")
  }

  private var hasNo: Bool {
    scan.has("no", "nobody", "none", "not", "cant", "cannot", "never", "dont", "doesnt", "stop")
  }

  /// "bookings up to 60 days ahead".
  private func horizon() -> SetUp? {
    if let last = lastDate { return last }
    // "out" says so only beside a bound: "no more than 3 months out".
    let isOut = scan.has("out") && scan.has("more", "most", "up", "only", "within", "maximum")
    guard scan.has("ahead", "advance") || isOut,
      !scan.has("cancellations", "cancellation", "cancel", "notice", "least"),
      scan.has(
        "bookings", "book", "booking", "up", "most", "more", "than", "appointments", "only", "max",
        "maximum"),
      service == nil || scan.has("out") == false,
      mention(.customer) == nil
    else { return nil }
    return days(scan).map { .horizon(days: $0) }
  }

  /// "take bookings until 31 January", "no bookings after 31 January".
  private var lastDate: SetUp? {
    guard isOfBookings, scan.windows.isEmpty, days(scan) == nil, whens.count == 1,
      whens[0].isDayOnly,
      whens[0].text.contains(where: \.isNumber) || scan.has("end")
    else { return nil }
    guard var when = whens.last else { return nil }
    let isStart = scan.isWord(
      0, "bookings", "book", "take", "accept", "allow", "people", "customers", "clients")
    let isUntil =
      isStart && scan.has("until", "till", "to") && (when.role == .to || when.start == nil)
    let isAfter = scan.isWord(0, "no") && scan.has("after", "beyond", "past")
    if isAfter, when.isOpenEnded {
      // After that day is from the next on.
      when.end = when.start
      when.start = nil
      when.isOpenEnded = false
    }
    return isUntil || isAfter ? .lastDate(when) : nil
  }

  /// The first length that is counted in days.
  private func days(_ scan: SetUpScan) -> Int? {
    for case .length(let length) in scan.items.map(\.value) {
      let days = length.days + length.months / 12 * 365 + length.months % 12 * 30
      if days > 0 { return days }
      if let minutes = length.exactMinutes, minutes % 1440 == 0, minutes > 0 {
        return minutes / 1440
      }
    }
    return nil
  }

  /// "cancellations up to 24 hours before".
  private func cutoff() -> SetUp? {
    guard scan.has("cancellations", "cancellation", "cancel", "cancelling", "cancelled"),
      scan.has("before", "ahead", "advance", "notice", "cutoff", "need", "needs", "require"),
      whens.isEmpty || scan.has("up", "least"), isOfAll
    else { return nil }
    if let minutes = scan.minutes()?.minutes { return .cancellationCutoff(minutes) }
    return days(scan).map { .cancellationCutoff($0 * 1440) }
  }

  // MARK: Switches

  private func switches() -> SetUp? {
    let isOff = scan.has(
      "off", "not", "dont", "no", "disable", "stop", "without", "never", "doesnt")
    func set(_ name: SetUp.Switch, _ isOn: Bool? = nil) -> SetUp {
      .setSwitch(name, isOn ?? !isOff)
    }
    if scan.has("gap", "gaps"), whens.isEmpty, service == nil,
      scan.has("saving", "hide", "leave", "allow", "avoid", "save", "filling")
    {
      // "leave no gaps" saves them.
      if scan.has("leave", "allow"), !scan.has("hide", "avoid") {
        return set(.gapSaving, scan.has("no"))
      }
      return set(.gapSaving, scan.has("hide", "avoid") ? !scan.has("dont", "stop") : nil)
    }
    if scan.has("strict"), scan.has("starts", "start", "grid", "times", "mode") {
      return set(.strictStarts)
    }
    // "only book on the grid", "typed times must be on the grid".
    if let grid = scan.first("grid"), scan.isWord(grid - 2, "on"), scan.has("only", "must"),
      scan.items.count <= 8
    {
      return set(.strictStarts)
    }
    if scan.isWord(0, "hide"), scan.has("starts", "slots"), scan.has("waste", "wasted") {
      return .setSwitch(.gapSaving, true)
    }
    if scan.has("pending", "unconfirmed", "provisional"), whens.isEmpty,
      scan.has("block", "blocks", "keep", "keeps", "hold", "holds", "count", "counts")
    {
      return set(.pendingBlocks)
    }
    if scan.has("bookings"), scan.has("new", "all"), scan.has("provisional", "pending"),
      scan.has("are", "be", "as", "start"), mention(.customer) == nil, whens.isEmpty
    {
      return set(.pendingFirst)
    }
    if scan.has("bookings", "booking"), mention(.customer) == nil,
      scan.has("wait", "pending", "confirmation", "approval")
        && scan.has("new", "confirmed", "first", "be", "need", "require")
        || scan.first("need", "needs", "require", "must", "have").map({
          scan.isWord($0 + 1, "confirming", "approving", "to", "be")
            && scan.has("confirming", "approving", "confirmed", "approved")
        }) ?? false
    {
      return set(.pendingFirst)
    }
    if scan.has("view"), scan.has("customer", "customers", "client") { return set(.customerView) }
    return explaining() ?? clockSwitches()
  }

  /// "explain in full", "be brief", "keep it short": how much is told from now on.
  private func explaining() -> SetUp? {
    // "explain it in more detail" asks for this once.
    let isNamed =
      scan.has("explain", "explanations", "answers", "reasons")
      && !scan.has("it", "that", "this", "more")
    let isManner = scan.isWord(0, "be", "keep", "stay") && scan.items.count <= 5
    guard isNamed || isManner, whens.isEmpty, scan.names.isEmpty else { return nil }
    if scan.has("full", "detail", "fully", "detailed", "thorough", "longer") {
      return .setSwitch(.fullExplanations, true)
    }
    return scan.has("briefly", "brief", "short", "concise", "shorter")
      ? .setSwitch(.fullExplanations, false) : nil
  }

  private func clockSwitches() -> SetUp? {
    if let manner = mannerOfWriting { return manner }
    if scan.has("clock", "time", "format"), scan.has("use", "clock", "show", "switch"),
      scan.items.count <= 8
    {
      let text = Folding.fold(text)
      let numbers = text.split { !$0.isNumber }
      if numbers.contains("24") { return .setSwitch(.clock24, true) }
      if numbers.contains("12"),
        text.split(whereSeparator: { !$0.isLetter }).contains(where: { $0.hasPrefix("hour") })
      {
        return .setSwitch(.clock24, false)
      }
    }
    if whens.isEmpty, let first = scan.first("first", from: 1), scan.items.count <= 6 {
      if scan.isWord(first - 1, "day") { return .setSwitch(.dayFirst, true) }
      if scan.isWord(first - 1, "month") { return .setSwitch(.dayFirst, false) }
    }
    if let week = scan.first("week", "weeks"), scan.items.count <= 7, scan.days.count == 1,
      scan.isWord(week + 1, "start", "starts", "begin", "begins", "from", "run", "runs")
        || scan.isWord(week + 1, "on") && scan.has("start", "begin")
    {
      return .setSwitch(.weekFromSunday, scan.days == [.sunday])
    }
    return nil
  }

  /// "use American dates", "date format dd/mm", "12h".
  private var mannerOfWriting: SetUp? {
    // The text may be that of a long line of which this is a part.
    if expecting == nil, scan.items.count <= 2, text.utf8.count <= 8, Self.isClock(text) {
      return .setSwitch(.clock24, text.contains("24"))
    }
    guard scan.has("date", "dates"), scan.items.count <= 8, scan.names.isEmpty else { return nil }
    if scan.has("american", "us", "usa") { return .setSwitch(.dayFirst, false) }
    if scan.has("british", "uk", "european", "australian") { return .setSwitch(.dayFirst, true) }
    guard scan.has("format", "as", "like", "written", "write", "show", "style") else { return nil }
    let text = Folding.fold(text)
    let isDayFirst = ["dd/mm", "dd-mm", "dd.mm", "d/m", "dmy"].contains(where: text.contains)
    let isMonthFirst = ["mm/dd", "mm-dd", "mm.dd", "m/d", "mdy"].contains(where: text.contains)
    return isDayFirst == isMonthFirst ? nil : .setSwitch(.dayFirst, isDayFirst)
  }

  /// "12h", "24-hour": how the clock is read, where nothing else is said.
  private static func isClock(_ text: String) -> Bool {
    let folded = Folding.fold(text).filter { $0 != " " && $0 != "-" && $0 != "." }
    return ["12h", "24h", "12hour", "24hour", "12hr", "24hr"].contains(folded)
  }

  // MARK: Names and money

  private func identity() -> SetUp? {
    if scan.has("prices", "currency", "money", "charge") || scan.isWord(0, "use") && whens.isEmpty,
      scan.items.count <= 7, scan.price == nil
    {
      let codes: [(code: String, words: [StaticString])] = [
        ("GBP", ["pounds", "pound", "sterling", "gbp"]), ("USD", ["dollars", "dollar", "usd"]),
        ("EUR", ["euros", "euro", "eur"]), ("AUD", ["aud"]), ("CAD", ["cad"]), ("NZD", ["nzd"]),
        ("CHF", ["francs", "chf"]), ("INR", ["rupees", "inr"]), ("JPY", ["yen", "jpy"]),
      ]
      for (code, words) in codes where words.contains(where: { scan.first($0) != nil }) {
        return .currency(code)
      }
      for index in scan.items.indices where scan.isNameItem(index) {
        let code = scan.text(index..<index + 1).uppercased()
        if DeskLocale.currencies.contains(code) { return .currency(code) }
      }
    }
    guard expecting == nil, whens.isEmpty,
      let marker = scan.first("called", "named") ?? nameMarker(), marker + 1 < scan.items.count,
      scan.has("salon", "business", "shop", "clinic", "studio", "name", "company", "place"),
      !scan.has("service", "staff", "customer", "event", "appointment", "add", "book")
    else { return nil }
    return .businessName(scan.text(marker + 1..<scan.items.count))
  }

  /// "our name is …", "call the salon …".
  private func nameMarker() -> Int? {
    if let name = scan.first("name"), scan.has("our", "my", "business", "shop"),
      scan.isWord(name + 1, "is", "to")
    {
      return name + 1
    }
    if scan.isWord(0, "call"),
      let noun = scan.first("salon", "business", "shop", "clinic", "studio")
    {
      return noun
    }
    return nil
  }
}
