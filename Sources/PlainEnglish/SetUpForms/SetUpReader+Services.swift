import CivilTime

/// Services: adding them, their values, taking them away.
extension SetUpReader {
  func serviceForms() -> SetUp? {
    addService() ?? renameService() ?? removeService() ?? skillTerms() ?? places()
      ?? timetable() ?? changeService()
      ?? needsForm()
  }

  /// "add service Colour, 2 hours, £90, 10 minutes before and 15 after".
  private func addService() -> SetUp? {
    guard scan.isWord(0, "add", "create", "new", "offer", "start", "please", "we", "i") else {
      return nil
    }
    guard let verb = scan.first("add", "create", "new", "offer"), verb <= 3 else { return nil }
    let marker = scan.first("service", "treatment", from: verb) ?? markerThatIsAName(behind: verb)
    if let marker, marker <= verb + 3 {
      var start = marker + 1
      while scan.isWord(start, "called", "named", "for") || scan.isComma(start) { start += 1 }
      let name = serviceName(from: start, isMarked: true)
      guard !name.isEmpty else { return nil }
      let figures = leadingFigures(from: start)
      var values = values(from: figures > 0 ? words(from: start, figures).upperBound : start)
      // Of "30-Minute Facial, £40" the name alone says how long it takes.
      if values.length == nil { values.length = self.values(from: start).length }
      values.name = name
      return .addService(values)
    }
    // "add hot towel shave, 30 min, £25": a length and a price show that it is
    // no booking.
    guard scan.price != nil, scan.minutes() != nil, whens.isEmpty else { return nil }
    var start = verb + 1
    while scan.isWord(start, "a", "an", "the", "new")
      || scan.isWord(start, "class", "course", "treatment") && scan.isNameItem(start + 1)
    {
      start += 1
    }
    let name = serviceName(from: start)
    guard !name.isEmpty, mention(.staff) == nil else { return nil }
    var values = values(from: start)
    values.name = name
    return .addService(values)
  }

  /// The word "service" where the book has a service of that name: "add service Puncture".
  private func markerThatIsAName(behind verb: Int) -> Int? {
    scan.isServiceWord(verb + 1) && scan.isNameItem(verb + 2) ? verb + 1 : nil
  }

  /// The words up to the first value, without those that say what it is: "Keratin as a
  /// service", "new service called Keratin".
  private func serviceName(from start: Int, isMarked: Bool = false) -> String {
    let words = words(from: start, isMarked ? leadingFigures(from: start) : 0)
    var first = start
    while scan.isWord(first, "a", "an", "the", "new"), first + 1 < words.upperBound { first += 1 }
    if scan.isWord(first, "service", "treatment"),
      scan.isWord(first + 1, "called", "named"), first + 2 < words.upperBound
    {
      first += 2
    } else if first > start, !scan.isWord(start, "new") || first > start + 1 {
      // The article of a name is left out, "New wave" stays.
    } else {
      first = start
    }
    var last = words.upperBound
    if last - first > 3, scan.isWord(last - 1, "service", "treatment"),
      scan.isWord(last - 2, "a", "new"), scan.isWord(last - 3, "as")
    {
      last -= 3
    } else if last - first > 1, !isMarked || first > start,
      scan.isWord(last - 1, "service", "treatment")
    {
      // Of "add service Full service" it is the name.
      last -= 1
    }
    return scan.text(first..<last)
  }

  /// How many figures a name begins with: "2 Hour Massage", "1:1 Coaching".
  private func leadingFigures(from start: Int) -> Int {
    var end = start
    while let item = item(end), item.isFigure { end += 1 }
    guard end > start, let next = item(end), next.isWord || next.isName,
      !scan.isWord(
        end, "for", "at", "costs", "cost", "lasting", "takes", "which", "that", "with", "and",
        "long")
    else { return 0 }
    return end - start
  }

  /// The items up to the first value behind the figures that a name begins with.
  private func words(from start: Int, _ figures: Int = 0) -> Range<Int> {
    var end = start + figures
    while end < scan.items.count {
      switch scan.items[end].value {
      case .comma, .price, .length: return start..<end
      case .word
      where scan.isWord(
        end, "for", "at", "costs", "cost", "lasting", "takes", "which", "that", "with")
        && end > start && isValueAhead(end):
        return start..<end
      default: end += 1
      }
    }
    return start..<end
  }

  private func isValueAhead(_ index: Int) -> Bool {
    for next in index + 1..<min(index + 4, scan.items.count) {
      switch scan.items[next].value {
      case .price, .length, .number: return true
      default: continue
      }
    }
    return false
  }

  /// "rename haircut to cut", "the perm is now called wave".
  private func renameService() -> SetUp? {
    guard let service else { return nil }
    guard let name = newName() else { return nil }
    var values = SetUp.ServiceValues()
    values.name = name
    return .changeService(service, values)
  }

  /// The name behind "rename … to", "is now called".
  func newName() -> String? {
    if scan.has("rename"), let to = scan.first("to", "as", "into", from: 1),
      to + 1 < scan.items.count
    {
      return scan.text(to + 1..<scan.items.count)
    }
    if let called = scan.first("called", "named"), scan.has("is", "now", "should", "be"),
      called > 1,
      called + 1 < scan.items.count
    {
      var end = scan.items.count
      while end > called + 2, scan.isWord(end - 1, "now", "please", "again") {
        end -= 1
      }
      return scan.text(called + 1..<end)
    }
    return nil
  }

  /// "remove the perm", "we no longer offer perms".
  private func removeService() -> SetUp? {
    guard let service, whens.isEmpty, scan.price == nil, mention(.customer) == nil, member == nil,
      !scan.has("my", "booking", "bookings", "appointment", "appointments", "from", "her", "his")
    else { return nil }
    if scan.isWord(0, "remove", "delete", "drop", "stop", "discontinue", "retire", "please")
      || scan.has("offering"),
      scan.has("remove", "delete", "drop", "discontinue", "offering", "retire", "doing")
    {
      return .removeService(service)
    }
    let isNoMore =
      scan.has("longer", "anymore")
      || scan.first("any").map { scan.isWord($0 + 1, "more") } ?? false
    if isNoMore, scan.has("offer", "do", "offered", "offering", "sell") {
      return .removeService(service)
    }
    // "no more fringe trims", but not "no more than 4".
    if scan.isWord(0, "no"), scan.isWord(1, "more"), scan.items.count <= 4, scan.number() == nil {
      return .removeService(service)
    }
    return nil
  }

  /// "Priya does colours in 90 minutes for £80".
  private func skillTerms() -> SetUp? {
    guard let member = member ?? stranger, let service, mention(.customer) == nil,
      !scan.has("book", "move", "cancel", "reschedule", "me", "my"),
      scan.has(
        "does", "do", "take", "takes", "last", "lasts", "cost", "costs", "charges", "charge",
        "needs")
        || whens.isEmpty && scan.has("is", "are", "make", "set", "now")
    else {
      return nil
    }
    let length = scan.minutes()?.minutes
    guard length != nil || scan.price != nil, scan.windows.isEmpty else { return nil }
    return .skillTerms(staff: member, service: service, length: length, price: scan.price)
  }

  /// "make a haircut £35", "a colour takes 90 minutes", "a class holds 8".
  private func changeService() -> SetUp? {
    // What is said of one person's are terms of theirs.
    guard let service, member == nil, mention(.customer) == nil,
      !scan.has("book", "move", "cancel", "reschedule", "notice", "ahead", "advance"),
      // "change her haircut to 90 minutes" is about one booking.
      !scan.has("my", "her", "his", "their"),
      scan.has(
        "make", "set", "change", "takes", "take", "costs", "cost", "charge", "charges", "is", "are",
        "has", "have",
        "holds", "hold",
        "needs", "need", "lasts", "last", "start", "starts", "now", "put", "raise", "lower",
        "seats",
        "price", "can",
        "should", "give", "fits", "update", "goes", "go", "rises", "rise", "increase")
        || hasBuffer
    else { return nil }
    // "I need a 30 minute massage" wants one; of what is set the service is the
    // subject.
    let subject = scan.items.firstIndex { item in
      if case .name(let name) = item.value { name.mention == service } else { false }
    }
    if let verb = scan.first("need", "needs", "have", "want"), !hasBuffer, subject ?? 0 > verb {
      return nil
    }
    var values = values(from: 0)
    // "leave 10 minutes after haircuts" is about that and nothing else, and "put me
    // down for a 30 minute haircut" sets nothing.
    if hasBuffer, values.bufferBefore == nil, values.bufferAfter == nil { return nil }
    if scan.has("put", "leave", "keep", "booked"), !hasBuffer, values.starts == nil,
      values.category == nil,
      scan.has("me", "us", "her", "him", "them", "my") || values.price == nil
    {
      return nil
    }
    // "a haircut takes an hour" names a length, "book a haircut for an hour"
    // none for good.
    if !isPlainChange(values) { return nil }
    values.name = nil
    return .changeService(service, values)
  }

  private func isPlainChange(_ values: SetUp.ServiceValues) -> Bool {
    if !whens.isEmpty, values.starts == nil, values.step == nil, scan.windows.isEmpty == false {
      return false
    }
    return values.furtherStarts != nil || values.lengthChange != nil || values.priceChange != nil
      || values.pricePercent != nil
      || values.length != nil
      || values.price != nil || values.bufferBefore != nil
      || values.bufferAfter != nil || values.capacity != nil || values.processing != nil
      || values.step != nil || values.starts != nil || values.category != nil
      || values.lengthLimits != nil || values.icon != nil
  }

  // MARK: Values

  /// The values that the items from an index on name.
  func values(from start: Int) -> SetUp.ServiceValues {
    var values = SetUp.ServiceValues()
    if hasPercent {
      values.pricePercent = pricePercent
    } else if let change = priceChange {
      values.priceChange = change
    } else {
      values.price = scan.price
    }
    let processing = processing(from: start)
    values.processing = processing?.value
    values.length = processing?.whole
    var index = start
    while index < scan.items.count {
      if processing?.items.contains(index) == true {
        index += 1
        continue
      }
      switch scan.items[index].value {
      case .length(let length):
        if let minutes = length.exactMinutes { assign(minutes, at: index, to: &values) }
      case .number(let number) where !scan.isPercent(index):
        assign(number: number, at: index, to: &values)
      case .word where scan.isWord(index, "category"):
        let name = index + 1 < scan.items.count ? freeNames(from: index + 1).first : nil
        values.category = name.map { $0.hasPrefix("is ") ? String($0.dropFirst(3)) : $0 }
      case .word where scan.isWord(index, "needs", "requires", "uses") && index > start:
        let room = roomName(behind: index)
        if !room.isEmpty { values.needs.append(room) }
      case .word where scan.isWord(index, "icon") && index + 1 < scan.items.count:
        values.icon = scan.text(index + 1..<index + 2)
      default: break
      }
      index += 1
    }
    if scan.has("start", "starts"), let starts = startsOfEachHour {
      values.step = nil
      values.starts = starts
    } else if startsOnly, values.step == nil, !countsVisits, !isOfOneVisit {
      let starts = startTimes().sorted()
      if !starts.isEmpty {
        if scan.has("also", "too") { values.furtherStarts = starts } else { values.starts = starts }
      }
    }
    return values
  }

  /// By how much a price goes up, or down if negative: "costs £5 more", "is raised by £5".
  private var priceChange: Int? {
    let index = scan.items.firstIndex { item in
      if case .price = item.value { true } else { false }
    }
    guard let index, let price = scan.price, let sign = direction(at: index) else { return nil }
    return sign * price
  }

  /// Whether a percentage is named, which is no price.
  private var hasPercent: Bool { scan.items.indices.contains { scan.isPercent($0) } }

  /// "10% more", "20% cheaper", "cut by 5%": of the price; longer and shorter are of none.
  private var pricePercent: Int? {
    guard let index = scan.items.indices.first(where: { scan.isPercent($0) }),
      let number = scan.number(at: index), !scan.has("longer", "shorter"),
      let sign = direction(at: index)
    else { return nil }
    return sign * number
  }

  /// Whether what stands at an index comes on top of what there is, 1, or goes off it, −1.
  private func direction(at index: Int) -> Int? {
    if scan.isWord(index + 1, "more", "extra", "dearer", "higher", "longer")
      || scan.isWord(index - 1, "extra", "another", "additional")
    {
      return 1
    }
    if scan.isWord(index + 1, "less", "cheaper", "lower", "off", "shorter", "fewer") { return -1 }
    guard scan.isWord(index - 1, "by") else { return nil }
    if scan.has("raise", "raised", "up", "increase", "increases", "rises", "rise", "lengthen") {
      return 1
    }
    return scan.has("lower", "lowered", "down", "reduce", "cut", "drop", "drops", "shorten")
      ? -1 : nil
  }

  /// "haircut that starts at 3", "haircut starts at 3 on Thursday": a visit, and no rule.
  private var isOfOneVisit: Bool {
    if scan.has("only", "always") { return false }
    if scan.isWord(1, "that", "which") || scan.isWord(2, "that", "which") { return true }
    return !scan.days.isEmpty && !scan.isWeekly && scan.days.count == 1
  }

  /// The times that "start at" names: bare hours go on through the day, so that "9 and 6"
  /// is in the morning and in the evening.
  private func startTimes() -> [ClockTime] {
    let at = scan.first("at")
    var times: [ClockTime] = []
    for index in scan.items.indices {
      if case .number = scan.items[index].value {
        guard let at, index > at else { continue }
      }
      times += [startTime(index, after: times.last)].compactMap { $0 }
    }
    return times
  }

  /// The time at an item, at which something starts: bare hours go on through the day, and
  /// from one to six they are of the afternoon, unless only the morning is open then.
  func startTime(_ index: Int, after last: ClockTime?) -> ClockTime? {
    var minute: Int
    switch scan.items[index].value {
    case .clock(let time):
      guard let point = scan.scanner.clock(scan.items[index].tokens.lowerBound)?.point,
        point.isAfternoon == nil, !point.isFixed, point.part == nil, (1...12).contains(point.hour)
      else { return time }
      minute = point.hour * 60 + point.minute
      // "10:45" is of the morning, also behind "8:45pm" of another day.
      if minute < 420, !isOpenOnlyEarly(minute) { minute += 720 }
      return ClockTime(minuteOfDay: minute)
    case .number(let hour) where (1...23).contains(hour): minute = hour * 60
    default: return nil
    }
    let isLater = last.map { minute < $0.minuteOfDay } ?? false
    if isLater && minute < 720 || minute < 420 && !isOpenOnlyEarly(minute) { minute += 720 }
    return ClockTime(minuteOfDay: minute)
  }

  /// Whether the business is open at a minute of the morning, and on no day half a day later.
  private func isOpenOnlyEarly(_ minute: Int) -> Bool {
    guard let opening = scan.context.openingHours else { return false }
    let windows = (1...7).flatMap { opening(scan.context.now.date.adding(days: $0)) }
    func isOpen(_ minute: Int) -> Bool {
      windows.contains { $0.startMinute <= minute && minute < $0.endMinute }
    }
    return isOpen(minute) && !isOpen(minute + 720)
  }

  private func assign(_ minutes: Int, at index: Int, to values: inout SetUp.ServiceValues) {
    if isOfBothSides(index) {
      values.bufferBefore = minutes
      values.bufferAfter = minutes
    } else if scan.isWord(index + 1, "before", "beforehand") || scan.isWord(index - 1, "before") {
      values.bufferBefore = minutes
    } else if let side = namedBufferSide(of: index) {
      if side != .after { values.bufferBefore = minutes }
      if side != .before { values.bufferAfter = minutes }
    } else if let side = bufferSide(of: index) {
      if side != .after { values.bufferBefore = minutes }
      if side != .before { values.bufferAfter = minutes }
    } else if scan.isWord(index - 1, "every") || scan.isWord(index + 1, "steps", "step") {
      values.step = minutes
    } else if isUpperLimit(index), let first = scan.minutes(), first.index < index {
      if first.minutes < minutes {
        values.lengthLimits = first.minutes...minutes
        if values.length == first.minutes { values.length = nil }
      }
    } else if scan.has("start", "starts") {
      // "start on the half hour" is no length.
      return
    } else if values.length == nil, values.lengthLimits?.upperBound != minutes,
      !isAfterPrice(index)
    {
      if let sign = direction(at: index) {
        values.lengthChange = sign * minutes
      } else {
        values.length = minutes
      }
    }
  }

  /// "15 minutes before and after", and not "15 minutes before and 10 after".
  private func isOfBothSides(_ index: Int) -> Bool {
    let first = scan.isWord(index + 1, "before", "beforehand")
    guard first || scan.isWord(index + 1, "after", "afterwards"), scan.isWord(index + 2, "and")
    else { return false }
    return first
      ? scan.isWord(index + 3, "after", "afterwards")
      : scan.isWord(index + 3, "before", "beforehand")
  }

  private func assign(number: Int, at index: Int, to values: inout SetUp.ServiceValues) {
    if scan.isWord(
      index + 1, "people", "places", "persons", "customers", "seats", "clients", "participants",
      "person")
      || scan.isWord(index - 1, "holds", "hold", "seats", "capacity", "fits")
      || scan.isWord(index - 1, "of", "is") && scan.has("capacity")
    {
      values.capacity = number
    } else if scan.isWord(index + 1, "after", "afterwards"),
      values.bufferBefore != nil || isCountedOnBothSides
    {
      values.bufferAfter = number
    } else if scan.isWord(index + 1, "before"), values.bufferAfter != nil || isCountedOnBothSides {
      values.bufferBefore = number
    } else if scan.has("price", "costs", "cost"), values.price == nil,
      values.length == nil || scan.has("price")
    {
      values.price = number * 100
    } else if isUpperLimit(index + 2), case .length(let upper)? = item(index + 2)?.value,
      let limit = upper.exactMinutes, number < limit
    {
      // "1 to 6 hours" counts both in hours.
      let isOfHours = limit % 60 == 0 && scan.text(index + 2..<index + 3).contains("h")
      let least = isOfHours ? number * 60 : number
      if least < limit { values.lengthLimits = least...limit }
    }
  }

  /// "10 before and 20 after": minutes, as nothing else is on both sides of a visit.
  private var isCountedOnBothSides: Bool {
    func isCounted(_ word: StaticString) -> Bool {
      scan.first(word).map { scan.number(at: $0 - 1) != nil || scan.isValue($0 - 1) } ?? false
    }
    return isCounted("before") && isCounted("after")
  }

  /// "£1 a minute": what the price is for.
  private func isAfterPrice(_ index: Int) -> Bool {
    guard case .price? = item(index - 1)?.value else { return false }
    let text = scan.text(index..<index + 1)
    return text.hasPrefix("a") || text.hasPrefix("per")
  }

  /// Whether a length is the longest of those that may be chosen: "30 to 90 minutes",
  /// "between 30 and 90 minutes".
  private func isUpperLimit(_ index: Int) -> Bool {
    scan.isWord(index - 1, "to")
      || scan.isWord(index - 1, "and") && scan.isWord(index - 3, "between")
  }

  func item(_ index: Int) -> SetUpScan.Item? {
    scan.items.indices.contains(index) ? scan.items[index] : nil
  }
}

extension SetUpScan.Item {
  /// Whether it is a number, or what is counted by one.
  fileprivate var isFigure: Bool {
    switch value {
    case .number, .length, .clock: true
    default: false
    }
  }
}
